import type { Budget } from "../budget";
import type { Expression } from "./ast";
import type { Interval, RealSet } from "./real-set";
import { ascending, compareExact } from "./real-set-order";

/** The line cut at ascending points into gap, point, gap, …, gap, and which of these pieces belong to a set.
 * `inside` has 2 · points + 1 entries. */
export interface Cells {
  readonly points: readonly Expression[];
  readonly inside: readonly boolean[];
}

/** The set of the pieces that are inside. */
export function setFromCells({ points, inside }: Cells): RealSet {
  const set: Interval[] = [];
  for (let from = 0; from < inside.length; from++) {
    if (!inside[from]) continue;
    let to = from;
    while (inside[to + 1]) to += 1;
    set.push({
      low: { value: lowEnd(points, from), closed: from % 2 === 1 },
      high: { value: highEnd(points, to), closed: to % 2 === 1 },
    });
    from = to;
  }
  return set;
}

/** Piece 2i is the gap below point i, piece 2i + 1 is point i itself. */
const lowEnd = (points: readonly Expression[], cell: number): Expression | null =>
  points[cell % 2 === 1 ? (cell - 1) / 2 : cell / 2 - 1] ?? null;
const highEnd = (points: readonly Expression[], cell: number): Expression | null =>
  points[cell % 2 === 1 ? (cell - 1) / 2 : cell / 2] ?? null;

/** The finite ends of a set, in order. */
export const endsOf = (set: RealSet): Expression[] =>
  set.flatMap(({ low, high }) => [low.value, high.value]).filter((value) => value !== null);

/** The numbers that `keep` accepts, told for every number in which of the sets it lies.
 * @returns null when two ends cannot be compared */
function combineSets(
  sets: readonly RealSet[],
  keep: (inside: readonly boolean[]) => boolean,
  budget: Budget,
): RealSet | null {
  const points = ascending(sets.flatMap(endsOf), budget);
  if (!points) return null;
  const pieces = sets.map((set) => piecesInside(set, points, budget));
  const inside = Array.from({ length: 2 * points.length + 1 }, (_, cell) =>
    keep(pieces.map((each) => each[cell] === true)),
  );
  return setFromCells({ points, inside });
}

/** The numbers in all of the sets. */
export const intersection = (sets: readonly RealSet[], budget: Budget): RealSet | null =>
  combineSets(sets, (inside) => inside.every(Boolean), budget);
/** The numbers in at least one of the sets. */
export const union = (sets: readonly RealSet[], budget: Budget): RealSet | null =>
  combineSets(sets, (inside) => inside.some(Boolean), budget);

function piecesInside(set: RealSet, points: readonly Expression[], budget: Budget): boolean[] {
  const place = (value: Expression) => points.findIndex((p) => compareExact(p, value, budget) === 0);
  const inside = new Array<boolean>(2 * points.length + 1).fill(false);
  for (const { low, high } of set) {
    const from = low.value ? 2 * place(low.value) + (low.closed ? 1 : 2) : 0;
    const to = high.value ? 2 * place(high.value) + (high.closed ? 1 : 0) : inside.length - 1;
    for (let cell = from; cell <= to; cell++) inside[cell] = true;
  }
  return inside;
}

/** Whether a number belongs to the set; null when it cannot be compared with an end. */
export function isInSet(set: RealSet, x: Expression, budget: Budget): boolean | null {
  for (const { low, high } of set) {
    const above = low.value ? compareExact(x, low.value, budget) : 1;
    const below = high.value ? compareExact(high.value, x, budget) : 1;
    if (above === null || below === null) return null;
    if ((above > 0 || (above === 0 && low.closed)) && (below > 0 || (below === 0 && high.closed)))
      return true;
  }
  return false;
}
