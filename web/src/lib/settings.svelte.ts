/** Settings of this browser: theme, palette, confirmation and more. Saved in local storage. */
import { usualLevel } from "./api";

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
  coached: boolean;
  /** The lesson on the home screen is folded to one line. */
  lessonFolded: boolean;
  /** The level of the bots chosen last; empty: the usual one. */
  level: string;
  /** Play back step by step what runs automatically. */
  playback: boolean;
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
  lessonFolded: false,
  level: "",
  playback: true,
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

/** The level for new bots of a title: the one chosen last, if the title has it, else the usual one. */
export const botLevel = (levels: readonly string[]): string => (levels.includes(settings.level) ? settings.level : usualLevel(levels));
