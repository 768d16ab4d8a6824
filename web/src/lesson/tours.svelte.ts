/** The tours of the games' first rounds: for whom they are on, and what the table's menu does with them. The tours
 *  themselves are fetched later. */
import { set, settings } from "../lib/settings.svelte";

class Tours {
  /** True once a table is shown: until then nothing is fetched for a tour. */
  ready = $state(false);
  /** The list of cards is shown. */
  listing = $state(false);

  /** True until the tour of the title was finished or skipped, unless the settings want no tours at all. */
  on = (title: string): boolean => settings.tours[title] ?? !settings.coached;
  end = (title: string): void => set("tours", { ...settings.tours, [title]: false });
  async again(title: string): Promise<void> {
    const { beginAgain } = await import("./storage");
    beginAgain(title);
    set("tours", { ...settings.tours, [title]: true });
  }
}

export const tours = new Tours();
