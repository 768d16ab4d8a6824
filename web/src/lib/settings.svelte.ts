/** Settings of this browser: theme, palette, confirmation and more. Saved in local storage. */
import { usualLevel } from "./api";
import type { Pace } from "./pace";

const KEY = "trainshed-settings";

export type Theme = "system" | "light" | "dark";
export type Palette = "usual" | "clear" | "grey";
export type Confirm = "touch" | "always" | "never";

interface Settings {
  theme: Theme;
  palette: Palette;
  confirm: Confirm;
  bell: boolean;
  names: boolean;
  /** No tours, unless `tours` says otherwise. */
  coached: boolean;
  /** By title: false if its tour was finished or skipped, true if it is to be shown again. */
  tours: Readonly<Record<string, boolean>>;
  /** The lesson on the home screen is folded to one line. */
  lessonFolded: boolean;
  /** The level of the bots chosen last for any title; empty: none yet. */
  level: string;
  /** The level of the bots chosen last, by title. */
  levels: Readonly<Record<string, string>>;
  /** Play back step by step what runs automatically. */
  playback: boolean;
  /** How fast moves of others are shown one after the other. */
  pace: Pace;
  /** Four colours for routes on maps; null: the usual ones. */
  routes: readonly string[] | null;
}
/** The routes whose colours can be chosen, by the line colour they usually have. */
export const ROUTES = ["red", "blue", "purple", "green"] as const;

const usual: Settings = {
  theme: "system",
  palette: "usual",
  confirm: "touch",
  bell: false,
  names: false,
  coached: false,
  tours: {},
  lessonFolded: false,
  level: "",
  levels: {},
  playback: true,
  pace: "normal",
  routes: null,
};

function read(): Settings {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual };
  }
}

export const settings: Settings = $state(read());

const dark = matchMedia("(prefers-color-scheme: dark)");

export function show(): void {
  const night = settings.theme === "dark" || (settings.theme === "system" && dark.matches);
  document.documentElement.dataset.theme = night ? "dark" : "light";
  // The bars of the browser follow the page, also where the theme is not the system's.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = night ? "#12161f" : "#f7f3ea";
  document.documentElement.dataset.palette = settings.palette;
  const { style } = document.documentElement;
  ROUTES.forEach((line, n) => {
    const own = settings.routes?.[n];
    style.setProperty(`--route-${line}`, own ?? null);
    style.setProperty(`--route-${line}-ink`, own ? inkOn(own) : null);
  });
}

/** The colour of a number on a colour such as #c2410c. */
function inkOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => parseInt(part, 16));
  return 0.299 * r + 0.587 * g + 0.114 * b > 150 ? "#1d2433" : "#fff";
}

dark.addEventListener("change", show);

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is unavailable: the setting lasts until the page is closed.
  }
  show();
}

export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The level for new bots of a title: the one chosen last for it, else for any, if the title has it, else the usual one. */
export const botLevel = (title: string, levels: readonly string[]): string =>
  [settings.levels[title], settings.level].find((level) => level && levels.includes(level)) ?? usualLevel(levels);

/** Remember the level of bots chosen for a title. */
export function chooseLevel(title: string, level: string): void {
  set("levels", { ...settings.levels, [title]: level });
  set("level", level);
}
