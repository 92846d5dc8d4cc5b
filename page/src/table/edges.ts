// A finger that pulls a row of cards further than it goes means the row, and not the page before this one.

interface Place {
  x: number;
  y: number;
}

/** Whether a pull leads out of the row: it stands at that end, and the pull goes sideways. */
function pullsOut(
  row: Pick<HTMLElement, "scrollLeft" | "scrollWidth" | "clientWidth">,
  from: Place,
  to: Place,
): boolean {
  const across = to.x - from.x;
  if (Math.abs(across) <= Math.abs(to.y - from.y)) return false;
  return across > 0 ? row.scrollLeft <= 0 : row.scrollLeft >= row.scrollWidth - row.clientWidth - 1;
}

/** Some browsers leave the page when a row is pulled beyond its end, whatever `overscroll-behavior` says. */
export function keepInside(row: HTMLElement): () => void {
  let from: Place | null = null;
  const place = ({ touches }: TouchEvent): Place => ({ x: touches[0]!.clientX, y: touches[0]!.clientY });
  const begin = (event: TouchEvent): void => {
    from = event.touches.length === 1 ? place(event) : null;
  };
  const move = (event: TouchEvent): void => {
    if (from && event.cancelable && pullsOut(row, from, place(event))) event.preventDefault();
  };
  row.addEventListener("touchstart", begin, { passive: true });
  row.addEventListener("touchmove", move, { passive: false });
  return () => {
    row.removeEventListener("touchstart", begin);
    row.removeEventListener("touchmove", move);
  };
}
