// What nobody needs before they look for it, and what comes in one piece then.
export { default as Coach } from "../lesson/Coach.svelte";
export { default as About } from "./About.svelte";
export { default as Characters } from "./Characters.svelte";
export { default as Learn } from "./Learn.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Tables } from "./Tables.svelte";
