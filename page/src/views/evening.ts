// What comes in one piece with the table. A file for each view would be one more to fetch, with nothing in it.
export { default as Replay } from "./Replay.svelte";
export { default as Replays } from "./Replays.svelte";
export { default as Room } from "./Room.svelte";
export { default as OpenTable } from "./door/OpenTable.svelte";
