import "server-only";
import { compareUnits, isUnit } from "@/server/solver/check/unit";
import { isNone, meaningOf } from "@/server/solver/check/words";
import type { GuardedAnswer } from "../answer-leak/guarded-answer";
import { constantValue, expressionOf } from "../answer-leak/runs";
import { within } from "./verdict";

const PIECE = /[-−–]?\d[\d,]*(?:\.\d+)?(?:\s?\/\s?\d+)?/g;
const NUMBERS = /^[-−–±]?[\d.,/√π\s]+%?(?:(?:,| or | and )+[-−–±]?[\d./√π\s]+)*$/u;
/** An amount, or several of which one goes on from another: "3 h 35 min". */
const AMOUNT = /^[-−–]?\\?[$€£]?[\d.,]+(?:\/\d+)?π?\s*(?:\D|\^\d)*?(?:\s\d+\s*[a-zA-Z]+)?$/u;
const RELATION = /[=<>≤≥≈≠]/;

/** The numbers of a piece of mathematics, each fraction as one. */
export function numbersIn(text: string): readonly number[] {
  return (text.match(PIECE) ?? []).flatMap((written) => {
    const [whole = "", part] = written.replace(/[−–]/g, "-").replaceAll(",", "").split("/");
    const value = Number(whole) / (part === undefined ? 1 : Number(part));
    return Number.isFinite(value) ? [value] : [];
  });
}

/** "60 km/h" has "km/h", "$5" has "$". */
export const unitOf = (text: string): string =>
  CURRENCY.exec(text)?.[0] ??
  (text.includes("$") && !/^\$.*\$$/.test(text) ? "$" : text.replace(/^[^a-zA-Z°µ%]*/u, "").trim());
const CURRENCY = /[€£]/;

/** Whether a unit measures what the answer's does; none at all may be meant. */
export function isUnitOf(unit: string, { unitName }: GuardedAnswer): boolean {
  const { same, left, factor } = compareUnits(unit, unitName);
  return same || left || factor !== null;
}

/** Whether it is the same, in whatever spelling. */
export const isSameUnit = (unit: string, { unitName }: GuardedAnswer): boolean =>
  compareUnits(unit, unitName).same;

/** A set or a point without the brackets around it: "{7, 14}". */
export const unbracketed = (text: string): string =>
  /^[({[]/.test(text) ? text.replace(/^[({[]+|[)}\]]+$/g, "") : text;

/** Whether a piece of mathematics could be the answer by its form. */
export function isOfForm(text: string, secret: GuardedAnswer, letters: ReadonlySet<string>): boolean {
  if (isNone(text) || meaningOf(text) === "undefined") return secret.word === null;
  if (secret.kind === "set") return /[<>≤≥]/.test(text) && lettersIn(text).length === 1;
  if (RELATION.test(text)) return false;
  const bare = SEVERAL.has(secret.kind) ? unbracketed(text) : text;
  if (secret.unit) return isNumbers(bare) || (AMOUNT.test(bare) && measures(unitOf(bare), secret));
  if (secret.expressions.length > 0) {
    const own = lettersIn(text);
    return own.length > 0 && text.trim().length > 1 && own.every((letter) => letters.has(letter));
  }
  return secret.values.length > 0 && (isNumbers(bare) || (AMOUNT.test(bare) && isTold(unitOf(bare), secret)));
}

/** A unit such as the answer's; where things are counted rather than measured, one of the problem's as well. */
const measures = (unit: string, secret: GuardedAnswer): boolean =>
  isUnitOf(unit, secret) || (!isUnit(secret.unitName) && isTold(unit, secret));

/** Numbers, or one in LaTeX. */
const isNumbers = (text: string): boolean =>
  NUMBERS.test(text) ||
  ((/\\[a-zA-Z]/.test(text) || TIMES_POWER_OF_TEN.test(text)) &&
    within(() => constantValue(expressionOf(text)), null) !== null);

/** "5.6 × 10⁻⁴". */
const TIMES_POWER_OF_TEN = /^[-−]?[\d.]+\s*[×·*]\s*10(?:\^|[⁻⁰¹²³⁴-⁹])/u;

/** A unit of the problem, or none that measures: the answer is a bare number. */
const isTold = (unit: string, { problem }: GuardedAnswer): boolean =>
  unit === "" || unit === "°" || /\bunits?$/.test(unit) || problem.toLowerCase().includes(unit.toLowerCase());

const SEVERAL: ReadonlySet<GuardedAnswer["kind"]> = new Set<GuardedAnswer["kind"]>([
  "roots",
  "point",
  "points",
  "list",
]);

export const lettersIn = (text: string): readonly string[] => [
  ...new Set(text.replace(/\\?[a-zA-Z]{2,}/g, " ").match(/[a-zA-Z]/g) ?? []),
];
