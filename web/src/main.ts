import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./style.css";
import "./parts.css";
import { noAnswer } from "./lib/noAnswer";
import { show } from "./lib/settings.svelte";
import { firstLanguage, startWords } from "./lib/words.svelte";

show();
const language = firstLanguage();
const target = document.getElementById("app")!;
// Without words there is nothing to show but why: one failure is retried quietly.
await startWords(language, (times) => times > 1 && noAnswer(target, language));
target.replaceChildren();
mount(App, { target });
// Shows what is wrong when the page is opened without a connection.
if (isSecureContext) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
