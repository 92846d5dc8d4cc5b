// What lies in a row that a finger scrolls sideways: a stroke upwards over one of it does what a tap does.

/** So far the finger has to go, in CSS pixels. */
const FAR = 40;

/** Over whatever that selector names. */
export const swipe =
  (what: string) =>
  (row: HTMLElement): (() => void) => {
    /** Where the finger came down; null: what it does is none of ours. */
    let from: Touch | null = null;
    let up = 0;
    row.ontouchstart = ({ touches }) => {
      from = touches.length > 1 ? null : touches[0]!;
      up = 0;
    };
    row.ontouchmove = (event) => {
      if (!from) return;
      const { clientX, clientY } = event.touches[0]!;
      const was = up;
      up = from.clientY - clientY;
      // Whoever begins otherwise scrolls: the row, or the page.
      if (!event.cancelable || (!was && up <= 2 * Math.abs(clientX - from.clientX))) from = null;
      else event.preventDefault();
    };
    row.ontouchend = () => {
      const card = (from?.target as Element | undefined)?.closest(what);
      if (up > FAR)
        card?.dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1, pointerType: "touch" }));
      from = null;
    };
    row.ontouchcancel = () => (from = null);
    return () => (row.ontouchstart = null);
  };
