import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./style.css";
import "./parts.css";
import { show } from "./lib/settings.svelte";
import { startWords } from "./lib/words.svelte";

show();
await startWords().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
