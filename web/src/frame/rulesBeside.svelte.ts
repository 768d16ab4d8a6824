/** The rules beside the table: whether they are open, at which rule, and the refusal that led there. */
export class RulesBeside {
  /** The rule to mark, or empty; null: closed. */
  rule = $state<string | null>(null);
  /** What was refused, if that led to the rules, and what of it is on the board. */
  refused = $state("");
  places = $state.raw<readonly string[]>([]);
  /** On phones they leave a strip of the board, or all of it once they were asked to show something there. */
  lowered = $state(false);
  /** How often the search in them was asked for. */
  searches = $state(0);

  search(): void {
    this.rule ??= "";
    this.searches++;
  }

  /** Open them from a link; `placesOf` finds on the board what a refusal is about. */
  open(link: HTMLAnchorElement, placesOf: (about: readonly string[]) => readonly string[]): void {
    this.rule = link.hash.slice(1);
    this.refused = link.dataset.fact ?? "";
    this.places = this.refused ? placesOf(link.dataset.about?.split(" ").filter(Boolean) ?? []) : [];
  }

  close(): void {
    this.rule = null;
    this.refused = "";
    this.searches = 0;
    this.places = [];
    this.lowered = false;
  }
}

/** The link to the rules that was pressed, unless it is to open elsewhere. */
export function rulesLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(".frame a[href^='/rules/']");
  return !link || link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey ? null : link;
}
