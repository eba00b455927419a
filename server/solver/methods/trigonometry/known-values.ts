import type { Expression } from "../../expression/ast";
import type { Direction } from "../../expression/direction";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { circularValue, quadrantBetween } from "../../expression/exact-angle";
import { add, negate, ONE, type Rational, rational } from "../../expression/rational";
import {
  multiplySurds,
  negateSurd,
  rationalValue,
  type SurdNumber,
  surdFromRational,
  surdRoot,
  surdToExpression,
} from "../../expression/surd-number";
import { signOfSurd } from "../../expression/surd-sign";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Arc, GivenValue, TrigonometryQuestion } from "../../tasks/trigonometry";
import type { Budget, Step } from "../../types";
import { call, type NamedValue, namedAnswer, namedLatex, rounded, type Worked } from "./worked";

type Known = Extract<TrigonometryQuestion, { readonly kind: "known" }>;
const _UNIT = surdFromRational(ONE);

/** Values that follow from one value and a quadrant, or from the sign rules and quotients. */
export function workKnown(question: Known, places: number | undefined, budget: Budget): Worked | null {
  return (
    bySymmetry(question) ??
    (question.approximate ? approximately(question, places) : exactly(question, budget))
  );
}

const PARITY: Readonly<Record<string, "odd" | "even">> = table({
  sin: "odd",
  tan: "odd",
  cot: "odd",
  csc: "odd",
  cos: "even",
  sec: "even",
});

/** The same function at an angle where it has the same value or the opposite one for every angle. */
function bySymmetry({ givens, asked }: Known): Worked | null {
  const [given] = givens;
  const [question] = asked;
  if (!given || !question || asked.length > 1 || givens.length > 1) return null;
  const sign = relativeSign(given.call, question);
  if (sign === 0 || question.kind !== "function") return null;
  const value = sign < 0 ? opposite(given.value) : given.value;
  const isMinus = question.args[0]?.kind === "negation";
  const step: Step = {
    rule: isMinus ? (sign < 0 ? "odd-function" : "even-function") : "periodic-function",
    title: isMinus
      ? `$\\${question.name}$ is an ${PARITY[question.name] ?? "odd"} function.`
      : "Compare the two angles on the unit circle.",
    latex: `${toLatex(question)} = ${toLatex(value)}`,
    why: sign < 0 ? "The value changes its sign." : "The value stays the same.",
  };
  return { steps: [step], answer: namedAnswer([{ name: question, value }]) };
}

/** 1 or -1 when one call is always that many times the other; 0 when it is not. */
function relativeSign(given: Expression, asked: Expression): number {
  const letters = [...new Set([...symbolsOf(given), ...symbolsOf(asked)])];
  const ratios = [0.7316, 1.1234, 2.2871, 4.0123].map((sample) => {
    const at = new Map(letters.map((name) => [name, { re: sample, im: 0 }]));
    return (evaluateComplex(asked, at)?.re ?? Number.NaN) / (evaluateComplex(given, at)?.re ?? Number.NaN);
  });
  const [first = 0] = ratios;
  const constant = ratios.every((ratio) => Math.abs(ratio - first) < 1e-9);
  return constant && letters.length === 1 && Math.abs(Math.abs(first) - 1) < 1e-9 ? Math.round(first) : 0;
}

const opposite = (e: Expression): Expression =>
  e.kind === "negation" ? e.operand : { kind: "negation", operand: e };

/** Powers of sine and cosine in each function. */
const POWERS: Readonly<Record<string, readonly [number, number]>> = table({
  sin: [1, 0],
  cos: [0, 1],
  tan: [1, -1],
  cot: [-1, 1],
  sec: [0, -1],
  csc: [-1, 0],
});

/** asked = first^p · second^q, for two rounded values. */
function approximately({ givens, asked }: Known, places: number | undefined): Worked | null {
  const [first, second] = givens;
  const [question] = asked;
  if (!first || !second || asked.length > 1 || question?.kind !== "function") return null;
  const names = [first.call, second.call, question].map((e) =>
    e.kind === "function" ? POWERS[e.name] : undefined,
  );
  const [a, b, goal] = names;
  if (!a || !b || !goal) return null;
  const determinant = a[0] * b[1] - a[1] * b[0];
  if (determinant === 0) return null;
  const p = (goal[0] * b[1] - goal[1] * b[0]) / determinant;
  const q = (a[0] * goal[1] - a[1] * goal[0]) / determinant;
  if (![p, q].every((power) => Number.isInteger(power))) return null;
  const values = [first, second].map(({ value }) => evaluateComplex(value, new Map())?.re ?? Number.NaN);
  const digits = Math.max(...[first, second].map(({ value }) => decimalsOf(value)));
  const value = rounded((values[0] ?? 0) ** p * (values[1] ?? 0) ** q, places ?? digits);
  if (!value) return null;
  const factors = [...factorText(first.call, p), ...factorText(second.call, q)].join(" \\cdot ");
  const steps: Step[] = [
    {
      rule: "quotient-identity",
      title: "Write the function with the two that are known.",
      latex: `${toLatex(question)} = ${factors}`,
      why: "The other functions are quotients of sine and cosine.",
    },
    {
      rule: "put-in-rounded-values",
      title: "Put in the values.",
      latex: `${toLatex(question)} = ${toLatex(value)}`,
      why: "The values are rounded, so the answer is rounded as well.",
    },
  ];
  return { steps, answer: namedAnswer([{ name: question, value }]) };
}

const factorText = (e: Expression, exponent: number): string[] =>
  exponent === 0 ? [] : [exponent === 1 ? toLatex(e) : `\\left(${toLatex(e)}\\right)^{${exponent}}`];

function decimalsOf(e: Expression): number {
  if (e.kind === "negation") return decimalsOf(e.operand);
  return e.kind === "number" ? (e.decimals ?? 0) : 0;
}

function exactly({ givens, arcs, asked }: Known, budget: Budget): Worked | null {
  const letters = new Map<string, Direction>();
  const steps: Step[] = [];
  for (const given of givens) {
    const found = directionFrom(given, arcs, budget);
    if (!found || letters.has(found.letter)) return null;
    letters.set(found.letter, found.direction);
    steps.push(pythagorasStep(found));
  }
  const values: NamedValue[] = [];
  for (const name of asked) {
    if (!symbolsOf(name).every((letter) => letters.has(letter))) return null;
    const value = circularValue(name, { letters, budget });
    if (!value) return null;
    values.push({ name, value: surdToExpression(value) });
  }
  if (values.length === 0) return null;
  const answer = namedAnswer(values);
  const last: Step = {
    rule: "follow-from-sine-and-cosine",
    title: "Put the sine and cosine into the formula for what is asked.",
    latex: namedLatex(values),
    why: "Every function of the angle, of its multiples and of sums follows from sine and cosine.",
  };
  return { steps: steps.at(-1)?.latex === last.latex ? steps : [...steps, last], answer };
}

interface Found {
  readonly letter: string;
  readonly direction: Direction;
}

function pythagorasStep({ letter, direction }: Found): Step {
  const symbol: Expression = { kind: "symbol", name: letter };
  const [sin, cos] = [direction.sin, direction.cos].map(surdToExpression) as [Expression, Expression];
  return {
    rule: "sine-and-cosine-from-one-value",
    title: `Find both sine and cosine of $${toLatex(symbol)}$.`,
    latex: `${toLatex(call("sin", symbol))} = ${toLatex(sin)},\\ ${toLatex(call("cos", symbol))} = ${toLatex(cos)}`,
    why: "Their squares add up to $1$, and the quadrant gives the signs.",
  };
}

/** Sine and cosine of the letter from one function value and the arc it lies in. */
function directionFrom(given: GivenValue, arcs: readonly Arc[], budget: Budget): Found | null {
  const { call: e } = given;
  const [argument] = e.kind === "function" ? e.args : [];
  if (e.kind !== "function" || argument?.kind !== "symbol") return null;
  const value = circularValue(given.value, { letters: new Map(), budget });
  const arc = arcs.find(({ letter }) => letter === argument.name) ?? arcs.find(({ letter }) => letter === "");
  if (!value || !arc) return null;
  const [low, high] = [radians(arc.low), radians(arc.high)];
  const quadrant = quadrantBetween(low, high);
  const sizes = sizesFrom(e.name, value);
  if (quadrant === null || !sizes) return null;
  const direction: Direction = {
    sin: quadrant > 1 ? negateSurd(sizes.sin) : sizes.sin,
    cos: quadrant === 1 || quadrant === 2 ? negateSurd(sizes.cos) : sizes.cos,
    low,
    high,
  };
  const check = circularValue(e, { letters: new Map([[argument.name, direction]]), budget });
  const fits = check && signOfSurd(check, budget) === signOfSurd(value, budget);
  return fits ? { letter: argument.name, direction } : null;
}

const radians = (turn: Rational): number => (Number(turn.n) / Number(turn.d)) * Math.PI;

/** |sin| and |cos| from one function value whose square is rational. */
function sizesFrom(name: string, value: SurdNumber): { sin: SurdNumber; cos: SurdNumber } | null {
  const square = rationalValue(multiplySurds(value, value));
  if (!square || (square.n === 0n && (name === "sec" || name === "csc"))) return null;
  const over = (s: Rational): Rational => rational(s.d, s.n);
  const beside = (s: Rational): Rational => rational(s.d, s.n + s.d);
  const sinSquare: Readonly<Record<string, () => Rational>> = {
    sin: () => square,
    cos: () => add(ONE, negate(square)),
    csc: () => over(square),
    sec: () => add(ONE, negate(over(square))),
    tan: () => add(ONE, negate(beside(square))),
    cot: () => beside(square),
  };
  const s = sinSquare[name]?.();
  if (!s || s.n < 0n || s.n > s.d) return null;
  const [sin, cos] = [surdRoot(s, 2n), surdRoot(add(ONE, negate(s)), 2n)];
  return sin && cos ? { sin, cos } : null;
}
