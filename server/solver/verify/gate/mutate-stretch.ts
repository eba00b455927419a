import type { Expression } from "../../expression/ast";
import { int, negation, quotient, sum } from "../../expression/build";
import type { End, Interval, RealSet } from "../../expression/real-set";

type Bound = readonly [Expression | null, boolean];
export const stretch = ([low, lowClosed]: Bound, [high, highClosed]: Bound): Interval => ({
  low: { value: low, closed: lowClosed },
  high: { value: high, closed: highClosed },
});

/** The set mirrored, moved, turned inside out; with a hole, a number or an empty stretch in it; out of order. */
export function setsAround(set: RealSet): RealSet[] {
  const minus = ({ value, closed }: End): End => ({ value: value && negation(value), closed });
  const mirror = set.map(({ low, high }) => ({ low: minus(high), high: minus(low) })).toReversed();
  return [
    mirror,
    outside(set),
    ...(set.length > 1 ? [set.toReversed()] : []),
    ...set.map((each, i) => set.toSpliced(i, 0, each)),
    ...set.flatMap((each, i) => withHole(each).map((pieces) => set.toSpliced(i, 1, ...pieces))),
    ...set.map((each, i) => set.with(i, { low: each.high, high: each.low })),
    ...set.flatMap(({ low, high }, i) =>
      low.value && high.value
        ? [set.with(i, stretch([low.value, true], [low.value, true])), set.with(i, { low, high: { ...low } })]
        : [],
    ),
    ...set.slice(1).map((each, i) => set.toSpliced(i, 2, { low: (set[i] as Interval).low, high: each.high })),
    ...set.map(({ low, high }, i) =>
      set.with(i, { low: { ...low, closed: !low.closed }, high: { ...high, closed: !high.closed } }),
    ),
  ];
}

function outside(set: RealSet): RealSet {
  const ends: Bound[] = set.flatMap(({ low, high }): Bound[] => [
    [low.value, !low.closed],
    [high.value, !high.closed],
  ]);
  const all: Bound[] = [[null, false], ...ends, [null, false]];
  return all
    .filter((_, i) => i % 2 === 0)
    .map((low, i) => stretch(low, all[2 * i + 1] as Bound))
    .filter(({ low, high }, i) => low.value !== null || high.value !== null || (i === 0 && set.length === 0));
}

/** A number within a stretch left out, far from its ends and close to them. */
function withHole({ low, high }: Interval): Interval[][] {
  const inner: Expression[] =
    low.value && high.value
      ? [quotient(sum([low.value, high.value]), int(2))]
      : low.value
        ? [sum([low.value, int(1)]), sum([low.value, int(5000)])]
        : high.value
          ? [sum([high.value, int(-1)]), sum([high.value, int(-5000)])]
          : [int(0), int(1), int(-5000)];
  return inner.map((at) => [
    { low, high: { value: at, closed: false } },
    { low: { value: at, closed: false }, high },
  ]);
}
