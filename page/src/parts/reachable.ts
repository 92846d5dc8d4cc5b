// What scrolls must be reachable by keyboard; what does not is no stop on the way.
import { afterFrame } from "../state/frame";

/** For `use:` or a call: looks again whenever its size or its content changes. */
export function reachable(zone: HTMLElement, label: string): { destroy(): void } {
  const look = (): void => {
    const scrolls = zone.scrollHeight > zone.clientHeight + 1;
    if (scrolls === (zone.tabIndex === 0)) return;
    if (scrolls) {
      zone.tabIndex = 0;
      zone.setAttribute("role", "group");
      zone.setAttribute("aria-label", label);
    } else {
      for (const name of ["tabindex", "role", "aria-label"]) zone.removeAttribute(name);
    }
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(zone);
  const changes = new MutationObserver(() => afterFrame(look));
  changes.observe(zone, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
