// The keys that do the same on every view.
import { say } from "../words/index.svelte";
import type { KeyGroup } from "./Help.svelte";

export const pageKeys = (): KeyGroup => ({
  title: say("settings-keys-everywhere"),
  keys: [
    { keys: ["Tab"], text: say("settings-keys-tab") },
    { keys: ["Enter"], text: say("settings-keys-enter") },
    { keys: ["Esc"], text: say("settings-keys-escape") },
    { keys: ["?"], text: say("settings-keys-help") },
  ],
});
