/** Routes drawn by hand: one per train, made by choosing stops; the server finds the track between them. */
import { post } from "../../lib/api";
import type { Refusal } from "../../lib/api";
import { tooLong, type FoundRoute, type RouteChoice, type RouteRequest, type ToldRoute } from "./explained";

export interface HandTrain {
  kind: string;
  /** Stops chosen, in order. */
  stops: string[];
  /** The route over them; null until found, or if there is none. */
  route: ToldRoute | null;
  refusal: Refusal | null;
  /** Which of the ways over the same stops is drawn, and how many there are. */
  which: number;
  ways: number;
  /** No stop is added or removed until it is unlocked. */
  locked: boolean;
}

/** A stop that was pressed but cannot be added, and why. */
export interface Denied {
  stop: string;
  refusal: Refusal;
}
/** The most ways over the same stops that are looked through for one over some track. */
const WAYS = 8;

/** What a change of a route may have to bring back. */
export const keep = ({ stops, route, refusal, which, ways }: HandTrain): Omit<HandTrain, "kind" | "locked"> => ({ stops: [...stops], route, refusal, which, ways });

export class HandRoutes {
  trains = $state<HandTrain[]>([]);
  /** The train whose route is drawn now. */
  active = $state(0);
  waiting = $state(0);
  trouble = $state(false);
  /** The stop pressed last, if it cannot be added. */
  denied = $state.raw<Denied | null>(null);

  constructor(
    readonly company: string,
    kinds: readonly string[],
    protected readonly table: string,
    private readonly ask: (path: string, body: RouteRequest) => Promise<FoundRoute> = post,
  ) {
    this.trains = kinds.map((kind) => ({ kind, stops: [], route: null, refusal: null, which: 0, ways: 0, locked: false }));
  }

  current = $derived<HandTrain | null>(this.trains[this.active] ?? null);
  routes = $derived(this.trains.flatMap((train, n) => (train.route ? [{ number: n + 1, route: train.route }] : [])));
  total = $derived(this.trains.reduce((sum, train) => sum + (train.route && !train.refusal ? train.route.revenue : 0), 0));
  /** The first reason why the routes cannot be run like this. */
  refusal = $derived(this.trains.find((train) => train.stops.length && train.refusal)?.refusal ?? null);
  ready = $derived(!this.waiting && !this.trouble && this.trains.every((train) => !train.stops.length || (train.route !== null && !train.refusal)));
  /** The routes as the action names them. */
  choices = $derived<RouteChoice[]>(
    this.trains.flatMap(({ kind, route }) => (route ? [{ train: kind, stops: route.stops, cells: route.cells }] : [])),
  );

  choose(train: number): void {
    if (train >= 0 && train < this.trains.length) this.active = train;
  }

  /** A stop was pressed: it is added; the last one again changes to the next way, an earlier one cuts the route there. */
  async press(stop: string): Promise<void> {
    const train = this.current;
    if (!train || train.locked) return;
    const at = train.stops.indexOf(stop);
    if (at < 0) return this.redraw(train, [...train.stops, stop]);
    if (at < train.stops.length - 1) return this.redraw(train, train.stops.slice(0, at + 1));
    if (train.ways > 1) return this.redraw(train, train.stops, (train.which + 1) % train.ways);
  }

  /** An end of the route was dragged. At another stop of the route it is cut there; at any other stop it ends there, over
   *  as many of its stops as the train can run; on track without a stop it takes the way over that track. */
  async drag(end: string, to: string | null, cell: string | null): Promise<void> {
    const train = this.current;
    if (!train || train.locked || end === to) return;
    this.changed();
    const first = train.stops.length > 1 && train.stops[0] === end;
    const stops = first ? [...train.stops].reverse() : [...train.stops];
    const before = keep(train);
    let why: Refusal | null = null;
    if (to === null) {
      if (!train.ways) await this.redraw(train, train.stops); // a route that was taken over
      for (let which = 0; which < train.ways && which < WAYS; which++) {
        await this.redraw(train, before.stops, which);
        if (cell !== null && train.route?.cells.includes(cell)) return;
      }
    } else {
      const at = stops.indexOf(to);
      const ways = at >= 0 ? [stops.slice(0, at + 1)] : stops.map((_, less) => [...stops.slice(0, stops.length - less), to]);
      for (const way of ways) {
        await this.redraw(train, first ? way.reverse() : way);
        if (this.fits(train)) return;
        why ??= train.refusal;
      }
      if (why) this.denied = { stop: to, refusal: why };
    }
    Object.assign(train, before);
  }

  /** True if the route has a way that is not too long; it may still lack a station or another stop. */
  protected fits({ stops, route, refusal }: HandTrain): boolean {
    return stops.length < 2 || this.trouble || (route !== null && !(refusal && tooLong(refusal)));
  }

  /** What was said of the routes before no longer holds. */
  protected changed(): void {
    this.denied = null;
  }

  /** Remove the last stop. */
  async shorten(): Promise<void> {
    if (this.current && !this.current.locked) await this.redraw(this.current, this.current.stops.slice(0, -1));
  }

  async clear(): Promise<void> {
    if (this.current && !this.current.locked) await this.redraw(this.current, []);
  }

  /** Lock the route and go on to the next train without one; or unlock it. */
  lock(): void {
    const train = this.current;
    if (!train || (!train.locked && (!train.route || train.refusal))) return;
    train.locked = !train.locked;
    if (!train.locked) return;
    const next = this.trains.findIndex((other) => !other.locked);
    if (next >= 0) this.active = next;
  }

  /** Take over routes, such as those of the best run. */
  async take(routes: readonly { train: string; stops: readonly string[] }[]): Promise<void> {
    const left = [...routes];
    for (const train of this.trains) {
      const at = left.findIndex((route) => route.train === train.kind);
      Object.assign(train, { stops: at < 0 ? [] : [...left.splice(at, 1)[0]!.stops], route: null, refusal: null, which: 0, ways: 0, locked: false });
    }
    for (const train of this.trains) await this.redraw(train, train.stops);
  }

  protected async redraw(train: HandTrain, stops: readonly string[], which = 0): Promise<void> {
    train.stops = [...stops];
    if (stops.length < 2) {
      Object.assign(train, { route: null, refusal: null, which: 0, ways: 0 });
      await this.judgeOthers(train);
      return;
    }
    await this.find(train, which);
    await this.judgeOthers(train);
  }

  /** Other routes may have become possible, or impossible, with this one. */
  private async judgeOthers(changed: HandTrain): Promise<void> {
    for (const train of this.trains) if (train !== changed && train.refusal && train.stops.length > 1) await this.find(train, train.which);
  }

  /** A route was found; what is paid once may have moved between the others. */
  protected found(train: HandTrain, { others = [] }: FoundRoute): void {
    const drawn = this.trains.filter((other) => other !== train && other.route);
    if (others.length === drawn.length) drawn.forEach((other, n) => (other.route = others[n]!));
  }

  private async find(train: HandTrain, which: number): Promise<void> {
    const asked = train.stops.join(" ");
    const others = this.trains.flatMap(({ kind, route }, n) =>
      route && this.trains[n] !== train ? [{ train: kind, stops: route.stops, cells: route.cells }] : [],
    );
    this.waiting++;
    try {
      const found = await this.ask(`/tables/${this.table}/route`, { company: this.company, train: train.kind, stops: [...train.stops], others, which });
      if (train.stops.join(" ") !== asked) return; // another stop was pressed meanwhile
      Object.assign(train, { route: found.route, refusal: found.refusal, which: found.which, ways: found.ways });
      this.found(train, found);
      this.trouble = false;
    } catch {
      if (train.stops.join(" ") === asked) this.trouble = true;
    } finally {
      this.waiting--;
    }
  }
}
