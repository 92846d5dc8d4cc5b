/** Somebody reads the help: a table at which nobody else plays by hand waits meanwhile. */
export const reading = $state({ help: false });
