/** A run that begins as the best one and is changed by hand: routes grow and shrink at both ends, some are locked while
 *  the others are solved again. */
import { post } from "../../lib/api";
import { tooLong, type FoundRoute, type RestOfRun, type RestRequest, type RouteRequest, type ToldRoute } from "./explained";
import { HandRoutes, keep, type HandTrain } from "./hand.svelte";

export class EditedRun extends HandRoutes {
  /** True while the trains that are not locked are solved again. */
  solving = $state(false);
  /** True if all trains that are not locked have the best routes beside the locked ones. */
  solved = $state(false);
  /** Counts the changes, so that an answer to an older question is dropped. */
  private changes = 0;

  constructor(
    company: string,
    kinds: readonly string[],
    table: string,
    ask?: (path: string, body: RouteRequest) => Promise<FoundRoute>,
    private readonly askRest: (path: string, body: RestRequest) => Promise<RestOfRun> = post,
  ) {
    super(company, kinds, table, ask);
  }

  /** Begin with routes that are known already. */
  begin(routes: readonly ToldRoute[]): void {
    const left = [...routes];
    for (const train of this.trains) {
      if (train.locked) continue;
      const at = left.findIndex((route) => route.train === train.kind);
      const route = at < 0 ? null : left.splice(at, 1)[0]!;
      Object.assign(train, { stops: route ? [...route.stops] : [], route, refusal: null, which: 0, ways: 0 });
    }
    this.denied = null;
  }

  /** A stop was pressed: an end of the route is taken off, a stop in the middle cuts the route there, another one is
   *  added at the end that reaches it. */
  override async press(stop: string): Promise<void> {
    const train = this.current;
    if (!train || train.locked) return;
    this.changed();
    const { stops } = train;
    const at = stops.indexOf(stop);
    if (at < 0) return this.lengthen(train, stop);
    if (at === 0 && stops.length > 2) return this.redraw(train, stops.slice(1));
    return this.redraw(train, at === stops.length - 1 ? stops.slice(0, -1) : stops.slice(0, at + 1));
  }

  /** Draw the next way over the same stops. */
  async turn(): Promise<void> {
    const train = this.current;
    if (!train || train.locked || train.stops.length < 2) return;
    this.changed();
    const [drawn, known] = [train.route?.cells.join(" "), train.ways > 0];
    // Of a route that was taken over it is not known which of the ways it is.
    if (!known) await this.redraw(train, train.stops);
    if (train.ways > 1 && (known || train.route?.cells.join(" ") === drawn)) await this.redraw(train, train.stops, (train.which + 1) % train.ways);
  }

  private async lengthen(train: HandTrain, stop: string): Promise<void> {
    const before = keep(train);
    await this.redraw(train, [...before.stops, stop]);
    const first = train.refusal;
    if (before.stops.length < 1 || this.fits(train)) return;
    if (before.stops.length > 1) {
      await this.redraw(train, [stop, ...before.stops]);
      if (this.fits(train)) return;
    }
    const long = [first, train.refusal].find((refusal) => refusal && tooLong(refusal));
    this.denied = { stop, refusal: (long ?? first ?? train.refusal)! };
    Object.assign(train, before);
  }

  override choose(train: number): void {
    super.choose(train);
    this.denied = null;
  }

  /** Forget all routes that are not locked. */
  clearAll(): void {
    for (const train of this.trains) if (!train.locked) Object.assign(train, { stops: [], route: null, refusal: null, which: 0, ways: 0 });
    this.changed();
  }

  protected override changed(): void {
    super.changed();
    this.changes++;
    this.solved = this.solving = false;
  }

  /** Lock a route, or unlock it; the trains that are not locked are solved again beside the locked ones. */
  async toggle(number: number): Promise<void> {
    const train = this.trains[number];
    if (!train || (!train.locked && (!train.route || train.refusal))) return;
    train.locked = !train.locked;
    if (train.locked) await this.solveRest();
  }

  /** Give all trains that are not locked the best routes beside the locked ones. */
  async solveRest(): Promise<void> {
    const kept = this.trains.filter((train) => train.locked && train.route);
    const asked = kept.map(({ kind, route }) => ({ train: kind, stops: [...route!.stops], cells: [...route!.cells] }));
    const change = ++this.changes;
    this.solving = true;
    try {
      const found = await this.askRest(`/tables/${this.table}/rest`, { company: this.company, kept: asked });
      if (found.refusal || change !== this.changes || kept.some((train) => !train.locked)) return;
      const routes = found.routes ?? [];
      kept.forEach((train, n) => (train.route = routes[n] ?? train.route));
      this.begin(routes.slice(kept.length));
      this.solved = found.proved ?? true;
      this.trouble = false;
    } catch {
      this.trouble = true;
    } finally {
      if (change === this.changes) this.solving = false;
    }
  }
}
