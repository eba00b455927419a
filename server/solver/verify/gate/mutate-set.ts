import { int } from "../../expression/build";
import { ALL_REALS, type Interval, type RealSet } from "../../expression/real-set";
import { expressionMutants } from "./mutate-expression";

function intervalsBeside(interval: Interval): Interval[] {
  return (["low", "high"] as const).flatMap((side) => {
    const end = interval[side];
    if (end.value === null) return [{ ...interval, [side]: { value: int(1000), closed: true } }];
    return [
      { ...interval, [side]: { ...end, closed: !end.closed } },
      { ...interval, [side]: { value: null, closed: false } },
      ...expressionMutants(end.value).map((value) => ({ ...interval, [side]: { ...end, value } })),
    ];
  });
}

const BEYOND: Interval = {
  low: { value: int(12345), closed: true },
  high: { value: int(12345), closed: true },
};

/** Ends opened, closed and moved, stretches dropped and added. */
export function setsBeside(set: RealSet): RealSet[] {
  return [
    ...set.flatMap((interval, i) => intervalsBeside(interval).map((changed) => set.with(i, changed))),
    ...set.map((_, i) => set.toSpliced(i, 1)),
    [...set, BEYOND],
    [],
    ALL_REALS,
  ];
}
