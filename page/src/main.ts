import "@fontsource-variable/alegreya";
import "@fontsource-variable/source-sans-3";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./state/preferences.svelte";
import { speak } from "./words/index.svelte";

// Theme and language first, so that nothing flickers.
document.documentElement.dataset["theme"] = preferences.theme;
await speak(preferences.language);
mount(App, { target: document.getElementById("page")! });
