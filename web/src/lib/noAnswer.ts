/** What is shown while not even the words have come. These few sentences are part of the page itself. */
import type { Language } from "./words.svelte";

const SENTENCES: Record<Language, string> = {
  en: "The server does not answer. Trying again…",
  cs: "Server neodpovídá. Zkoušíme to znovu…",
  de: "Der Server antwortet nicht. Neuer Versuch …",
  pl: "Serwer nie odpowiada. Próbujemy ponownie…",
};

export function noAnswer(into: HTMLElement, language: Language): void {
  if (into.firstChild) return;
  const said = document.createElement("p");
  said.className = "no-answer";
  said.role = "alert";
  said.textContent = SENTENCES[language];
  into.append(said);
}
