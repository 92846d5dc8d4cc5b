/** Hear of the inner width of an element as soon as it is laid out, and whenever it changes. */
export function width(hear: (width: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const sizes = new ResizeObserver(() => hear(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  };
}
