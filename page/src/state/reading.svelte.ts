/** So much lies open over the page to be read: a table at which nobody else plays by hand waits meanwhile. */
export const reading = $state({ sheets: 0 });
