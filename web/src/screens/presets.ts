/** Presets of a table setup: named sets of options. */
import type { OptionInfo, PresetInfo } from "../lib/api";

/** The options that presets differ in; the others, such as variants, stay as chosen whatever the preset. */
export function governed(presets: readonly PresetInfo[]): Set<string> {
  return new Set(presets.flatMap(({ options }) => Object.keys(options)));
}

/** The name of the preset that the chosen options amount to; empty if they are a mixture. */
export function presetOf(presets: readonly PresetInfo[], known: readonly OptionInfo[], chosen: Readonly<Record<string, unknown>>): string {
  const names = governed(presets);
  const asked = known.filter(({ name }) => names.has(name));
  const same = ({ options }: PresetInfo): boolean =>
    asked.every((option) => (chosen[option.name] ?? option.default) === (options[option.name] ?? option.default));
  return presets.find(same)?.name ?? "";
}

/** The chosen options after a preset is chosen. */
export function withPreset(presets: readonly PresetInfo[], name: string, chosen: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = governed(presets);
  const kept = Object.entries(chosen).filter(([option]) => !names.has(option));
  return { ...Object.fromEntries(kept), ...presets.find((preset) => preset.name === name)?.options };
}
