import type { Expression, FunctionNode } from "../../expression/ast";
import { negation, number, sum } from "../../expression/build";
import { directionOfTurn, divideSurds, functionValue } from "../../expression/direction";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { circularValue, directionOf, halfAngleRoot, turnOf } from "../../expression/exact-angle";
import { inverseTurn } from "../../expression/inverse-turn";
import { add, multiply, negate, ONE, type Rational, rational, subtract } from "../../expression/rational";
import { addSurds, negateSurd, surdFromRational, surdToExpression } from "../../expression/surd-number";
import { mapChildren, some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Budget, Step } from "../../types";
import { call, expressionAnswer, piMultiple, rounded, type Worked, wordAnswer } from "./worked";

const CIRCULAR = new Set(["sin", "cos", "tan", "cot", "sec", "csc"]);
const TWO = rational(2n);
/** Places of a value that has no exact form. */
const PLACES = 4;

/** The value of an expression without letters: exact where the angles are known, else a decimal. */
export function workValue(e: Expression, places: number | undefined, budget: Budget): Worked | null {
  const exact = exactWorked(e, budget);
  if (exact && (places === undefined || exact.answer.kind === "word")) return exact;
  return decimalWorked(e, { places: places ?? PLACES, before: exact?.steps ?? [] });
}

function decimalWorked(
  e: Expression,
  { places, before }: { readonly places: number; readonly before: readonly Step[] },
): Worked | null {
  const value = evaluateComplex(e, new Map());
  const shown = value && Math.abs(value.im) < 1e-12 ? rounded(value.re, places) : null;
  if (!shown) return null;
  const step: Step = {
    rule: "calculator-value",
    title: "Work the value out with a calculator.",
    latex: toLatex(shown),
    why: `Rounded to ${places} decimal places. Set the calculator to the unit of the angle first.`,
  };
  return { steps: [...before, step], answer: expressionAnswer(shown) };
}

function exactWorked(e: Expression, budget: Budget): Worked | null {
  const inverse = inverseAngle(e, budget);
  if (inverse) return inverse;
  const only = e.kind === "function" && CIRCULAR.has(e.name) ? e : null;
  if (only && isUndefined(only, budget)) return undefinedWorked(only);
  const steps: Step[] = only ? singleSteps(only, budget) : [];
  const value = circularValue(e, { letters: new Map(), budget });
  if (!value) return only ? halfAngle(only, budget) : null;
  const written = surdToExpression(value);
  const replaced = only ? written : withValues(e, budget);
  if (!only && toLatex(replaced) !== toLatex(written)) {
    steps.push({
      rule: "known-circular-values",
      title: "Put in the exact values.",
      latex: toLatex(replaced),
      why: "These values are known from the right triangles with $45^{\\circ}$ and with $30^{\\circ}$ and $60^{\\circ}$.",
    });
  }
  steps.push({
    rule: only ? "known-circular-value" : "combine-exact-values",
    title: only ? "Write down the exact value." : "Work it out.",
    latex: toLatex(written),
    why: only
      ? "It is known from the unit circle."
      : "Roots multiply under one root, and none is left in a denominator.",
  });
  return { steps, answer: expressionAnswer(written) };
}

/** Each function of a known angle replaced by its value. */
function withValues(e: Expression, budget: Budget): Expression {
  if (e.kind === "function") {
    const value = circularValue(e, { letters: new Map(), budget });
    if (value) return surdToExpression(value);
  }
  return mapChildren(e, (part) => withValues(part, budget));
}

/** arcsin, arccos and arctan of a known value: an angle. */
function inverseAngle(e: Expression, budget: Budget): Worked | null {
  const [argument] = e.kind === "function" && e.name.startsWith("arc") ? e.args : [];
  if (e.kind !== "function" || !argument) return null;
  const value = circularValue(argument, { letters: new Map(), budget });
  const turn = value && inverseTurn(e.name, value, budget);
  if (!value || !turn) return null;
  const angle = piMultiple(turn);
  const direct = e.name.slice(3);
  const inner = toLatex(call(e.name, surdToExpression(value)));
  const steps: Step[] = [];
  if (inner !== toLatex(e)) {
    steps.push({
      rule: "inner-value-first",
      title: "Work out the value inside first.",
      latex: inner,
      why: "The inverse function is applied to a number.",
    });
  }
  steps.push({
    rule: "principal-angle",
    title: `Find the angle whose ${NAMES[direct] ?? direct} is $${toLatex(surdToExpression(value))}$.`,
    latex: toLatex(angle),
    why: `$\\${direct}\\left(${toLatex(angle)}\\right) = ${toLatex(surdToExpression(value))}$, and the angle lies in the range of the inverse function.`,
  });
  return { steps, answer: expressionAnswer(angle) };
}

const NAMES: Readonly<Record<string, string>> = table({ sin: "sine", cos: "cosine", tan: "tangent" });

function isUndefined({ name, args }: FunctionNode, budget: Budget): boolean {
  const direction = args[0] && directionOf(args[0], { letters: new Map(), budget });
  return direction !== null && direction !== undefined && functionValue(name, direction) === null;
}

function undefinedWorked(e: FunctionNode): Worked {
  const divisor = e.name === "tan" || e.name === "sec" ? "cosine" : "sine";
  const step: Step = {
    rule: "undefined-circular-value",
    title: `The ${divisor} of this angle is $0$.`,
    latex: "\\text{undefined}",
    why: `$\\${e.name}$ divides by the ${divisor}, and nothing can be divided by $0$.`,
  };
  return { steps: [step], answer: wordAnswer("undefined") };
}

/** The reference angle, or the sum of two known angles, on the way to one value. */
function singleSteps(e: FunctionNode, budget: Budget): Step[] {
  const turn = e.args[0] ? turnOf(e.args[0], budget) : null;
  if (!turn || 12n % turn.d !== 0n) return [];
  const steps: Step[] = [];
  const within = subtract(turn, rational(2n * floor(rational(turn.n, turn.d * 2n))));
  const direction = directionOfTurn(within);
  const reference = referenceTurn(within);
  const base = directionOfTurn(reference);
  const [value, size] = [direction && functionValue(e.name, direction), base && functionValue(e.name, base)];
  if (!value || !size) return [];
  const negative = toLatex(surdToExpression(value)) !== toLatex(surdToExpression(size));
  const angle = asWritten(e, reference);
  const plain = call(e.name, angle);
  const written = toLatex(negative ? negation(plain) : plain);
  if (written !== toLatex(e) && reference.n !== 0n) {
    steps.push({
      rule: "reference-angle",
      title: `Use the reference angle $${toLatex(angle)}$.`,
      latex: written,
      why: "The size of the value is that at the reference angle; the quadrant gives the sign.",
    });
  }
  if (reference.d === 12n && (e.name === "sin" || e.name === "cos"))
    steps.push(splitStep(e.name, reference, negative));
  return steps;
}

/** An angle as the question writes its own: in degrees, or as a part of π. */
const asWritten = ({ args: [own] }: FunctionNode, turn: Rational): Expression =>
  own?.kind === "function" && own.name === "degree"
    ? { ...own, args: [number(rational(180n * turn.n, turn.d))] }
    : piMultiple(turn);

const floor = ({ n, d }: Rational): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d));

/** The acute angle to the horizontal, for a turn from 0 to 2. */
export function referenceTurn(within: Rational): Rational {
  const past = within.n >= within.d ? subtract(within, ONE) : within;
  return 2n * past.n > past.d ? subtract(ONE, past) : past;
}

/** π/12 = π/3 - π/4 and 5π/12 = π/6 + π/4 in the formula for a sum. */
function splitStep(name: string, turn: Rational, negative: boolean): Step {
  const first = turn.n === 1n ? rational(1n, 3n) : rational(1n, 6n);
  const second = subtract(turn, first);
  const split = call(
    name,
    sum([piMultiple(first), second.n < 0n ? negation(piMultiple(negate(second))) : piMultiple(second)]),
  );
  return {
    rule: "split-into-known-angles",
    title: "Write the angle as a sum or difference of known angles.",
    latex: toLatex(negative ? negation(split) : split),
    why: "The formula for a sum or difference then needs known values only.",
  };
}

/** A value at half of a known angle: sin(π/8) = √(2 - √2)/2. */
function halfAngle(e: FunctionNode, budget: Budget): Worked | null {
  const turn = e.args[0] ? turnOf(e.args[0], budget) : null;
  const double = turn && directionOfTurn(multiply(turn, TWO));
  if (!turn || !double) return null;
  const quarter = Number(floor(multiply(turn, TWO)) & 3n);
  const unit = surdFromRational(ONE);
  const values: Readonly<Record<string, () => Expression | null>> = {
    sin: () => signed(halfAngleRoot(double.cos, -1n), quarter > 1),
    cos: () => signed(halfAngleRoot(double.cos, 1n), quarter === 1 || quarter === 2),
    tan: () => written(divideSurds(addSurds(unit, negateSurd(double.cos)), double.sin)),
    cot: () => written(divideSurds(addSurds(unit, double.cos), double.sin)),
  };
  const value = Object.hasOwn(values, e.name) ? values[e.name]?.() : null;
  if (!value) return null;
  const formula = halfFormula(e.name, add(turn, turn), quarter);
  return {
    steps: [
      {
        rule: "half-angle-formula",
        title: `The angle is half of $${toLatex(piMultiple(multiply(turn, TWO)))}$: use the half-angle formula.`,
        latex: formula,
        why: "The quadrant of the angle gives the sign before the root.",
      },
      {
        rule: "half-angle-value",
        title: "Put in the exact values.",
        latex: toLatex(value),
        why: "The fraction under the root is written with one denominator, a square.",
      },
    ],
    answer: expressionAnswer(value),
  };
}

const signed = (e: Expression, negative: boolean): Expression => (negative ? negation(e) : e);
const written = (value: ReturnType<typeof divideSurds>): Expression | null =>
  value && surdToExpression(value);

function halfFormula(name: string, double: Rational, quarter: number): string {
  const angle = toLatex(call("cos", piMultiple(double)));
  if (name === "tan") return `\\frac{1 - ${angle}}{${toLatex(call("sin", piMultiple(double)))}}`;
  if (name === "cot") return `\\frac{1 + ${angle}}{${toLatex(call("sin", piMultiple(double)))}}`;
  const minus = name === "sin" ? quarter > 1 : quarter === 1 || quarter === 2;
  return `${minus ? "-" : ""}\\sqrt{\\frac{1 ${name === "sin" ? "-" : "+"} ${angle}}{2}}`;
}

/** Whether some function of an angle stands in an expression. */
export const isCircular = (e: Expression): boolean =>
  some(e, (part) => part.kind === "function" && (CIRCULAR.has(part.name) || part.name.startsWith("arc")));
