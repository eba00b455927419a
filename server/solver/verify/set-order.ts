import { evaluateComplex } from "../expression/evaluate-numeric";
import type { End, Interval, RealSet } from "../expression/real-set";

/** What is wrong with the way a set is written, as a sentence; null when nothing is: its stretches stand apart and in
 * their order, none of them is empty, and infinity belongs to none. */
export function setFault(set: RealSet): string | null {
  if (set.some(({ low, high }) => [low, high].some(({ value, closed }) => value === null && closed)))
    return "Infinity is no number of a set.";
  if (set.some(isEmpty)) return "A stretch of the set is empty.";
  return set.slice(1).some((next, i) => !isApart((set[i] as Interval).high, next.low))
    ? "The set is not in its order."
    : null;
}

function isEmpty({ low, high }: Interval): boolean {
  const [from, to] = [sizeOf(low), sizeOf(high)];
  if (from === null || to === null) return false;
  return from > to || (from === to && !(low.closed && high.closed));
}

/** Whether a stretch that ends before another one begins leaves something out between them. */
function isApart(end: End, next: End): boolean {
  if (end.value === null || next.value === null) return false;
  const [to, from] = [sizeOf(end), sizeOf(next)];
  if (to === null || from === null) return true;
  return to < from || (to === from && !end.closed && !next.closed);
}

/** Null for what is infinite, or has letters. */
function sizeOf({ value }: End): number | null {
  const size = value && evaluateComplex(value, new Map());
  return size && size.im === 0 ? size.re : null;
}
