import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { isSameWriting } from "@/server/solver/check/same-writing";
import { compareStep } from "@/server/solver/check/working/judge-value";
import type { Expression } from "@/server/solver/expression/ast";
import { evaluateComplex } from "@/server/solver/expression/evaluate-numeric";
import { some, symbolsOf } from "@/server/solver/expression/walk";
import { budget } from "@/server/solver/limits";
import { CLAIM_LIMITS } from "./limits";
import { type Side, sidesOfEquation } from "./reading";
import { agreeing, answering } from "./spot-check";
import { VERIFIED, type Verdict, weakest, within } from "./verdict";

/** What is evaluated on the left of an equals sign. */
const OPERATION =
  /^\s*(?:\\frac\s*\{\s*d\s*\}\s*\{\s*d\s*[a-z]\s*\}|d\/d[a-z]\s|∫|\\int(?![a-z])|\\lim(?![a-z]))/;
const REWRITING =
  /\b(?:expand\w*|factor\w*|simplif\w*|multipl\w* out|distribut\w*|identity|rule|formula|square of|squaring|binomial|always|for (?:all|any|every)|equals|rewrit\w*|equal to|the same as)\b/i;

export interface IdentityContext {
  /** Sides of equations before this one: what is said of one of them alone holds for every number. */
  readonly known: readonly string[];
  /** The sentence around the statement. */
  readonly around: string;
  /** No problem is being worked on. */
  readonly alone: boolean;
  /** An equation is being solved, so that words of rewriting may be meant of one of its sides. */
  readonly solving: boolean;
}

/** Judges a statement that two expressions with letters are equal for all numbers, or that a derivative, an integral
 * or a limit comes to something.
 * @returns null when the statement is rather a condition on its letters
 * @throws {LimitReached} */
export function checkIdentity(latex: string, context: IdentityContext): Verdict | null {
  const sides = sidesOfEquation(latex);
  const [first, second] = sides ?? [];
  if (!sides || !first || !second) return null;
  const operation = primed(first.text) ?? first.text;
  if (OPERATION.test(operation)) return workedOut(operation, second.text);
  const pairs = sides.slice(1).map((right, index) => compared(sides[index] as Side, right));
  const asserted = pairs.filter((pair) => pair !== null);
  if (asserted.length === 0) return null;
  const wrong = asserted.find(({ outcome }) => outcome === "refuted");
  if (!wrong) return asserted.length === pairs.length ? weakest(asserted) : null;
  if (sides.length > 2 || isMeantAsIdentity([first, second], context)) return wrong;
  return context.alone && !EQUATING.test(context.around) && isRewritten([first, second]) ? wrong : null;
}

/** "(x e^x)'" as "d/dx (x e^x)". */
function primed(text: string): string | null {
  const [, inner = ""] = /^\s*\((.+)\)(?:'|\^\{?\\prime\}?)\s*$/.exec(text) ?? [];
  const [letter] =
    inner.replace(/\\?[a-zA-Z]{2,}/g, " ").match(/(?<![a-zA-Z])[a-df-hj-z](?![a-zA-Z])/g) ?? [];
  return letter ? `d/d${letter} (${inner})` : null;
}

/** @returns null for sides that do not both hold letters, or whose difference is not settled */
function compared({ value: left }: Side, { value: right }: Side): Verdict | null {
  if (!left || !right || !hasLetters(left) || !hasLetters(right) || left.kind === "symbol") return null;
  // Sides without a letter in common name a part of the one by the other's: "5u^4 · 2 = 10(2x + 1)^4".
  const letters = symbolsOf(right);
  if (!symbolsOf(left).some((letter) => letters.includes(letter))) return null;
  const step = within(() => compareStep(left, right, budget(CLAIM_LIMITS)), { kind: "cannot-tell" } as const);
  if (step.kind === "same")
    return step.note === null
      ? within(() => agreeing(left, right, budget(CLAIM_LIMITS)), VERIFIED)
      : { outcome: "verified", note: step.note };
  return step.kind === "different"
    ? { outcome: "refuted", note: inSides(step.refutation.counterexample) }
    : null;
}

const inSides = (counterexample: string | null): string | null =>
  counterexample
    ?.replace("the line before gives", "the left side gives")
    .replace(", this one ", ", the right side ") ?? null;

const hasLetters = (side: Expression): boolean => symbolsOf(side).length > 0;

function isMeantAsIdentity(
  [first, second]: readonly [Side, Side],
  { known, around, solving }: IdentityContext,
): boolean {
  const isKnown = (side: Side) => known.some((each) => isSameWriting(each, side.text));
  if (isKnown(first) && !isKnown(second)) return true;
  if (!solving && isKnown(second) && !isKnown(first)) return true;
  return !solving && REWRITING.test(around) && [first, second].some(({ value }) => value && isProduct(value));
}

/** Words of equations that hold for some numbers only. */
const EQUATING =
  /\b(?:solv\w*|equations?|roots?|zeros?|solutions?|suppose|if|when|where|meets?|intersect\w*|unknown)\b/i;

/** One term is another, or a sum is a product of the same degree: nobody poses that as an equation. */
function isRewritten([first, second]: readonly [Side, Side]): boolean {
  const [left, right] = [first.value, second.value];
  if (!left || !right) return false;
  const isTerm = (side: Expression) => !some(side, ({ kind }) => kind === "sum");
  if (isTerm(left) && isTerm(right)) return isProduct(left) || isProduct(right);
  const letters = [left, right].map((side) => [...new Set(symbolsOf(side))].sort().join());
  // Of several letters a curve may be told: only a bracket that is multiplied out is surely none.
  const isOne = symbolsOf(left).every((letter) => letter === symbolsOf(left)[0]);
  if (letters[0] !== letters[1] || !(isOne || [left, right].some(isBracketTaken))) return false;
  const degrees = [left, right].map(degreeOf);
  return (
    degrees[0] !== null &&
    degrees[0] === degrees[1] &&
    Number(degrees[0]) > 1 &&
    isProduct(left) !== isProduct(right)
  );
}

/** How fast a side grows with its letters together: the degree of a polynomial. */
function degreeOf(side: Expression): number | null {
  const letters = [...new Set(symbolsOf(side))].sort();
  const at = (size: number) =>
    new Map(letters.map((letter, place) => [letter, { re: size * (1 + place / 7), im: 0 }]));
  const [near, far] = [FAR, 2 * FAR].map((size) => evaluateComplex(side, at(size)));
  if (!near || !far || near.re === 0) return null;
  return Math.round(Math.log2(Math.abs(far.re / near.re)));
}
const FAR = 2 ** 20;

const isProduct = ({ kind }: Expression): boolean =>
  kind === "product" || kind === "power" || kind === "quotient";

/** "(a + b)²" */
const isBracketTaken = (side: Expression): boolean => side.kind === "power" && side.base.kind === "sum";

function workedOut(asked: string, answer: string): Verdict | null {
  const { verdict, counterexample } = checkAnswer(asked, answer, CLAIM_LIMITS);
  if (verdict === "cannot-tell") return null;
  if (verdict === "right" || verdict === "right-wrong-form")
    return within(() => answering(asked, answer), VERIFIED);
  return { outcome: "refuted", note: ofThis(counterexample) };
}

/** A sentence about a student's answer, said of a statement. */
export const ofThis = (counterexample: string | null): string | null =>
  counterexample?.replace("your answer gives", "this gives").replace(", the question ", ", the problem ") ??
  null;
