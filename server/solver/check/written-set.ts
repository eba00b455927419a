import type { Expression } from "../expression/ast";
import type { End, Interval, RealSet } from "../expression/real-set";
import { setFromCells } from "../expression/real-set-algebra";
import { ascending } from "../expression/real-set-order";
import { budget, type Limits } from "../limits";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { readProblem } from "../problem/read";
import { workProblem } from "../work";
import { splitOutside } from "./split";

/** ]-∞, 4[ leaves its ends out as (-∞, 4) does. */
const INTERVAL = /^([[\](])(.+)([\])[])$/s;
const INFINITE = /^[-+−]?\s*(?:∞|\\infty|infinity|inf|oo)$/i;

/** A set of numbers as students write it: intervals with ∪ between them, or one or more inequalities.
 * @returns null when it is neither
 * @throws {LimitReached} */
export function readWrittenSet(text: string, limits: Limits): RealSet | null {
  const plain = inComparisons(BUILDER.exec(text.trim())?.[1] ?? text);
  return (
    withoutNumbers(plain, limits) ??
    readIntervals(plain, limits) ??
    readInequality(plain, limits) ??
    readMembers(plain, limits)
  );
}

/** {x | x > 2}, {x ∈ ℝ : x > 2} */
const BUILDER =
  /^\\?\{\s*[a-z](?:\s*(?:∈|\\in(?![a-z]))\s*(?:ℝ|R|\\mathbb\s*\{?R\}?))?\s*(?:\||:|\\mid(?![a-z])|such that)\s*(.+?)\\?\}$/s;

const COMPARISONS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:all|any|every)(?: (?:real )?(?:numbers?|values?|reals))?(?: (?:that|which) are)? (?=(?:[a-z]\s*)?[<>≤≥]|(?:greater|larger|bigger|more|less|smaller) than\b|at (?:least|most)\b)/i,
    "",
  ],
  [/^(\S+) or (?:more|greater|larger|above)$/i, ">= $1"],
  [/^(\S+) or (?:less|fewer|smaller|below)$/i, "<= $1"],
  [/\b(?:is )?(?:less|smaller) than or equal to\b|\b(?:is )?at most\b/gi, "<="],
  [/\b(?:is )?(?:greater|larger|bigger|more) than or equal to\b|\b(?:is )?at least\b/gi, ">="],
  [/\b(?:is )?(?:less|smaller) than\b/gi, "<"],
  [/\b(?:is )?(?:greater|larger|bigger|more) than\b/gi, ">"],
  [/^[a-z]\s*\([a-z]\)\s*(?=[<>≤≥])/i, "y "],
  [/^\s*(?=[<>≤≥])/, "x "],
];

/** Comparisons in words as signs. */
const inComparisons = (text: string): string =>
  COMPARISONS.reduce((rest, [words, sign]) => rest.replace(words, sign), text);

const EXCEPT =
  /^(?:(?:all|any)(?: real)? (?:numbers?|reals?|values?)(?: of [a-z])?,? (?:except|but|other than|apart from)(?: for)?|[a-z]\s*(?:≠|!=|\\neq?(?![a-z]))|(?:ℝ|R|\\mathbb\s*\{?R\}?)\s*(?:\\setminus(?![a-z])|\\|-|−)\s*\\?\{)\s*(.+?)\\?\}?$/i;

/** "x ≠ 2", "all real numbers except 1 and 2", "ℝ \\ {2}": the line without some numbers, from the smallest on. */
function withoutNumbers(text: string, limits: Limits): RealSet | null {
  const listed = EXCEPT.exec(text.trim())?.[1];
  if (listed === undefined) return null;
  const numbers = splitOutside(
    listed.replace(/\b(?:and|or)\b/gi, ",").replace(/±\s*([^\s,]+)/g, "-$1, $1"),
  ).map((each) => endValue(each.replace(/^[a-z]\s*(?:=|≠|!=|\\neq?(?![a-z]))\s*/i, ""), limits));
  if (numbers.length === 0 || !numbers.every((each) => each !== undefined && each !== null)) return null;
  const points = ascending(numbers as Expression[], budget(limits));
  return points && setFromCells({ points, inside: [...points.flatMap(() => [true, false]), true] });
}

/** (1, 4] ∪ (6, ∞).
 * @returns null when it is none
 * @throws {LimitReached} */
export function readIntervals(text: string, limits: Limits): RealSet | null {
  const plain = text
    .replace(/\\(?:left|right)(?![a-z])|\$/g, "")
    .replace(/^[a-z]\s*(?:\\in(?![a-z])|∈|in\b)/, "")
    .trim();
  const parts = plain
    .split(/\\cup(?![a-z])|∪|\bU\b|(?<=[\])[])\s*\bor\b\s*(?=[[(\]])/)
    .map((part) => intervalOf(part.trim(), limits));
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
  const parts = text.split(/\bor\b|∨|\\lor(?![a-z])/i);
  if (parts.length > MOST_AT_ONCE) return joinedInequalities(parts, limits);
  const read = readProblem(`Solve ${text}`, limits);
  const worked = read.ok ? workProblem(read.problem, budget(limits)) : null;
  const value = worked?.derivation.answer;
  return value?.kind === "set" ? value.set : null;
}

/** So many inequalities with "or" between them are read as one. */
const MOST_AT_ONCE = 2;

/** "x < -3 or -3 < x < 3 or x > 3": each by itself, in the order of the line. */
function joinedInequalities(parts: readonly string[], limits: Limits): RealSet | null {
  const sets = parts.map((part) => readInequality(part, limits));
  return sets.includes(null) ? null : (sets as RealSet[]).flat();
}

/** {3}, {1, 4} or x = 3: single numbers, in the order of the line. */
function readMembers(text: string, limits: Limits): RealSet | null {
  const inner =
    /^(?:[a-z]\s*(?:∈|\\in(?![a-z]))\s*)?\\?\{(.+?)\\?\}$/s.exec(text.trim())?.[1] ??
    /^[a-z]\s*=\s*([^=]+)$/i.exec(text.trim())?.[1];
  if (inner === undefined) return null;
  const numbers = splitOutside(inner).map((each) => endValue(each, limits));
  if (numbers.length === 0 || !numbers.every((each) => each !== undefined && each !== null)) return null;
  const points = ascending(numbers as Expression[], budget(limits));
  return points?.map((value) => ({ low: { value, closed: true }, high: { value, closed: true } })) ?? null;
}
