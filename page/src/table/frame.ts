type Attachment = (element: HTMLElement) => () => void;

/** Hear of the inner width of an element as soon as it is laid out, and whenever it changes. */
export const width = (hear: (width: number) => unknown): Attachment =>
  watch((element) => hear(element.clientWidth));

/** The same of its height. Svelte's `bind:clientHeight` asks when the element is made, which costs a layout of its own. */
export const height = (hear: (height: number) => unknown): Attachment =>
  watch((element) => hear(element.clientHeight));

function watch(look: (element: HTMLElement) => void): Attachment {
  return (element) => {
    const sizes = new ResizeObserver(() => look(element));
    sizes.observe(element);
    return () => sizes.disconnect();
  };
}
