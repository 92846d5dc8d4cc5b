// A sheet that a finger pulls down closes. It must not fight with what scrolls in it: so only from where nothing can be
// scrolled back any further, such as its head.

/** So far it has to be pulled; less, and it goes back to its place. */
const FAR = 72;

export const pull =
  (close: () => void) =>
  (sheet: HTMLElement): (() => void) => {
    /** Where the finger came down; null: what it does is none of ours. */
    let from: Touch | null = null;
    let far = 0;
    const put = (down: number): void => {
      far = down;
      // These alone: whatever else is set on the sheet is somebody else's.
      sheet.style.translate = down ? `0 ${down}px` : "";
      sheet.style.transition = down ? "none" : "";
    };
    sheet.dataset["pull"] = "";
    sheet.ontouchstart = ({ target, touches }) => {
      let at = target as Element | null;
      while (at !== sheet && !at?.scrollTop) at = at!.parentElement;
      from = at.scrollTop ? null : touches[0]!;
    };
    sheet.ontouchmove = (event) => {
      if (!from) return;
      const { clientX, clientY } = event.touches[0]!;
      const down = clientY - from.clientY;
      // Whoever begins otherwise scrolls.
      if (!far && down <= Math.abs(clientX - from.clientX)) from = null;
      else {
        event.preventDefault();
        put(Math.max(1, down));
      }
    };
    sheet.ontouchend = sheet.ontouchcancel = ({ type }) => {
      const closes = type === "touchend" && far > FAR;
      put(0);
      if (closes) close();
    };
    return () => (sheet.ontouchstart = null);
  };
