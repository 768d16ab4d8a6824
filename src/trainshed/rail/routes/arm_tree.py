"""Routes of trains without limit: two long arms of a station, which nearly always conflict.

As in `arm_pairs`, a route is counted at its first station t and consists of one or two arms. Here the first arm leaves
t by the earlier link. The arms form a tree, stored in preorder: `skip[i]` is the next arm after the subtree of arm i,
and `top[i]` is the highest value in that subtree. For a first arm i the best second arm is the first one in a list
sorted by value that shares no bit with i. Descendants of i have more bits, so their best second arm is worth no more.
Therefore `value of t + top[i] + best second arm of i` is an upper bound of every route over i, and prunes the tree.
"""

from __future__ import annotations

from .arm_pairs import CHECK_EVERY, VALUE, Arm, ArmSet, Pair, Second, TooManyRoutes
from .clock import Clock
from .graph import Graph

CROWD = 1_000
"""With more arms than this the clock is checked for each first arm: finding its second arm may take long."""


class ArmTree(ArmSet):
    """All arms of one station, and the routes they form."""

    __slots__ = ("_depth", "_groups", "_levels", "_lists", "_skip", "_top")

    def __init__(self, graph: Graph, station: int, shut: int, most: int, clock: Clock) -> None:
        super().__init__(graph, station, shut, clock)
        self._groups: list[tuple[int, int]] = []
        self._depth: list[int] = []
        self._grow(graph, most)
        arms = self.arms
        clock.reserve(len(arms) * 2)
        self._levels = max(self._depth, default=0) + 2
        self._top = top = [arm[1] for arm in arms]
        self._skip = skip = list(range(1, len(arms) + 1))
        for i in range(len(arms) - 1, -1, -1):
            up = arms[i][3]
            if up >= 0:
                if top[i] > top[up]:
                    top[up] = top[i]
                if skip[i] > skip[up]:
                    skip[up] = skip[i]
        self._lists: dict[int, list[Second]] = {}

    def _grow(self, graph: Graph, most: int) -> None:
        """Grow all arms in preorder; record where each first link's arms begin and end."""
        ways = graph.steps_for("free")
        onward, shut, found, depths = ways.onward, self.shut, self.arms, self._depth
        check = CHECK_EVERY
        i = 0
        for group, (need, add, worth, _, stop, link) in enumerate(ways.leaving[self.station]):
            if shut & need:
                continue
            start = i
            stack: list[Arm] = [(shut | add, worth, 0, -1, group, link, stop)]
            while stack:
                arm = stack.pop()
                bits, value, _, up, _, _, head = arm
                found.append(arm)
                depths.append(0 if up < 0 else depths[up] + 1)
                for need, add, worth, _, stop, link in onward[head]:
                    if not bits & need:
                        stack.append((bits | add, value + worth, 0, i, group, link, stop))
                i += 1
                if i == check:
                    check += CHECK_EVERY
                    self.clock.check(CHECK_EVERY)
                    self.clock.reserve(i >> 2)  # freeing the arms takes time, too
                    if i > most:
                        raise TooManyRoutes
            self._groups.append((start, i))
        self.clock.nodes += i % CHECK_EVERY
        if i > most:
            raise TooManyRoutes

    @property
    def size(self) -> int:
        """The number of arms."""
        return len(self.arms)

    def most(self) -> int:
        """An upper bound of the value of any route."""
        return self.base + 2 * max(self._top, default=0)

    def _seconds(self, group: int) -> list[Second]:
        """Second arms for the first arms of a group, best first."""
        known = self._lists.get(group)
        if known is None:
            arms, shut = self.arms, self.shut
            start = len(arms) if self.alone else self._groups[group][1]
            known = [(arms[i][1], arms[i][0] ^ shut, i) for i in range(start, len(arms))]
            self.clock.reserve(len(known))
            known.sort(key=VALUE, reverse=True)
            self._lists[group] = known
        return known

    def best(self, used: int, least: int) -> Pair | None:
        """The best route worth at least `least` that does not use `used`."""
        arms, depth, top, skip = self.arms, self._depth, self._top, self._skip
        goal = least - self.base  # the least value of the two arms together
        first = second = -1
        crowded = len(arms) > CROWD
        caps: list[int] = [0] * self._levels
        places: list[int] = [0] * self._levels
        lists: list[list[Second]] = [[]] * self._levels
        nodes = 0
        for group, (i, end) in enumerate(self._groups):
            fitting = self._seconds(group)
            if used:
                fitting = [arm for arm in fitting if not arm[1] & used]
            caps[0] = fitting[0][0] if fitting else 0
            lists[0] = fitting
            places[0] = 0
            while i < end:
                d = depth[i]
                mine, value, _, _, _, _, _ = arms[i]
                if top[i] + caps[d] < goal or mine & used:
                    i = skip[i]
                    continue
                nodes += 1
                if crowded or not nodes & 63:
                    self.clock.check()
                mine |= used
                # Down the tree the best second arm only gets worse: continue from the parent's position in the list.
                fitting, at = lists[d], places[d]
                worth, other, size = 0, -1, len(fitting)
                enough = goal - top[i]
                while at < size:
                    arm = fitting[at]
                    if arm[0] < enough:
                        break
                    if not arm[1] & mine:
                        worth, other = arm[0], arm[2]
                        break
                    at += 1
                if value + worth >= goal:
                    goal = value + worth + 1
                    first, second = i, other
                if top[i] + worth < goal:
                    i = skip[i]
                    continue
                if skip[i] - i > (size - at) >> 2 > 8:
                    # The subtree of this arm is large: keep only the second arms that fit the arm.
                    fitting = [arm for arm in fitting[at:] if not arm[1] & mine]
                    at = 0
                d += 1
                caps[d], places[d], lists[d] = worth, at, fitting
                i += 1
        self.clock.nodes += nodes
        if first < 0:
            return None
        bits = arms[first][0] | (arms[second][0] if second >= 0 else 0)
        return self.base + goal - 1, bits, first, second

    def all(self, least: int, most: int, used: int = 0) -> list[Pair]:
        """All routes worth at least `least` that do not use `used`; raise `TooManyRoutes` if there are more than
        `most`.
        """
        arms, depth, top, skip, base = self.arms, self._depth, self._top, self._skip, self.base
        goal = least - base
        found: list[Pair] = []
        crowded = len(arms) > CROWD
        caps: list[int] = [0] * self._levels
        nodes = 0
        for group, (i, end) in enumerate(self._groups):
            fitting = self._seconds(group)
            caps[0] = fitting[0][0] if fitting else 0
            while i < end:
                d = depth[i]
                mine, value, _, _, _, _, _ = arms[i]
                if top[i] + caps[d] < goal or mine & used:
                    i = skip[i]
                    continue
                nodes += 1
                if crowded or not nodes & 31:
                    self.clock.check()
                    if len(found) > most:
                        raise TooManyRoutes
                enough = goal - value
                if enough <= 0:
                    found.append((base + value, mine, i, -1))
                least_second = goal - top[i]
                cap = 0
                taboo = mine | used
                for worth, taken, other in fitting:
                    if worth < enough and (cap or worth < least_second):
                        break
                    if not taken & taboo:
                        if not cap:
                            cap = worth
                        if worth >= enough:
                            found.append((base + value + worth, mine | taken, i, other))
                caps[d + 1] = cap
                i = skip[i] if top[i] + cap < goal else i + 1
        self.clock.nodes += nodes
        return found
