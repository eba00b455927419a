import type { End, Interval, RealSet } from "../expression/real-set";
import { budget, type Limits } from "../limits";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { readProblem } from "../problem/read";
import { workProblem } from "../work";
import { splitOutside } from "./split";

const INTERVAL = /^([[(])(.+)([\])])$/s;
const INFINITE = /^[-+−]?\s*(?:∞|\\infty|infinity|inf|oo)$/i;

/** A set of numbers as students write it: intervals with ∪ between them, or one or more inequalities.
 * @returns null when it is neither
 * @throws {LimitReached} */
export function readWrittenSet(text: string, limits: Limits): RealSet | null {
  return readIntervals(text, limits) ?? readInequality(text, limits);
}

/** (1, 4] ∪ (6, ∞).
 * @returns null when it is none
 * @throws {LimitReached} */
export function readIntervals(text: string, limits: Limits): RealSet | null {
  const plain = text
    .replace(/\\(?:left|right)(?![a-z])|\$/g, "")
    .replace(/^[a-z]\s*(?:\\in(?![a-z])|∈)/, "")
    .trim();
  const parts = plain.split(/\\cup(?![a-z])|∪|\bU\b/).map((part) => intervalOf(part.trim(), limits));
  return parts.includes(null) ? null : (parts as Interval[]);
}

function intervalOf(text: string, limits: Limits): Interval | null {
  const [, opening, inner = "", closing] = INTERVAL.exec(text) ?? [];
  const ends = splitOutside(inner);
  const [low, high] = ends.map((end) => endValue(end, limits));
  if (ends.length !== 2 || low === undefined || high === undefined) return null;
  return {
    low: endOf(low, opening === "["),
    high: endOf(high, closing === "]"),
  };
}

const endOf = (value: End["value"], closed: boolean): End => ({ value, closed: closed && value !== null });

/** Null stands for an infinite end, undefined for what cannot be read. */
function endValue(text: string, limits: Limits): End["value"] | undefined {
  if (INFINITE.test(text)) return null;
  try {
    return parseExpression(text, limits);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** The engine itself turns "x > 1 or x < -3" and "-1 < x ≤ 4" into a set. */
function readInequality(text: string, limits: Limits): RealSet | null {
  if (!/[<>≤≥]|\\[lg]e/.test(text)) return null;
  const read = readProblem(`Solve ${text}`, limits);
  const worked = read.ok ? workProblem(read.problem, budget(limits)) : null;
  const value = worked?.derivation.answer;
  return value?.kind === "set" ? value.set : null;
}
