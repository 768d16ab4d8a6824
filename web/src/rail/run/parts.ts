/** What a route's sum is made of: its stops, what feeds them, and bonuses. */
import type { ToldRoute, VisitedStop } from "./explained";

export interface Sums {
  stops: number;
  feeders: number;
  bonuses: number;
}

/** The value of a stop without what feeds it. */
export const ownValue = (visit: VisitedStop): number => visit.value - (visit.fed_by ?? []).reduce((sum, one) => sum + one.value, 0);

/** The sums of some routes. Multipliers and halves count with the stops. */
export function sumsOf(routes: readonly ToldRoute[]): Sums {
  const sums: Sums = { stops: 0, feeders: 0, bonuses: 0 };
  for (const route of routes) {
    const feeders = route.visits.reduce((sum, visit) => sum + visit.value - ownValue(visit), 0);
    const bonuses = route.bonuses.reduce((sum, bonus) => sum + bonus.value, 0);
    sums.feeders += feeders;
    sums.bonuses += bonuses;
    sums.stops += route.revenue - feeders - bonuses;
  }
  return sums;
}
