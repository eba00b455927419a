import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import { type Rational, rational, toNumber } from "../expression/rational";
import { mapChildren, some } from "../expression/walk";
import type { AnswerValue } from "../types";
import { mapParts, partsOf } from "./answer-parts";
import { compareFigures } from "./compare-figures";
import { compareValues } from "./compare-values";
import type { Reference } from "./reference";

/** What π and e are taken for in schools. */
const TAKEN_FOR: readonly (readonly ["pi" | "e", string, Rational])[] = [
  ["pi", "\\pi \\approx 3.14", rational(314n, 100n)],
  ["pi", "\\pi \\approx \\frac{22}{7}", rational(22n, 7n)],
  ["pi", "\\pi \\approx 3.1416", rational(31416n, 10000n)],
  ["pi", "\\pi \\approx 3", rational(3n)],
  ["e", "e \\approx 2.718", rational(2718n, 1000n)],
  ["e", "e \\approx 2.72", rational(272n, 100n)],
];

/** A decimal that is π or e rounded. */
function isRounded(node: Expression, constant: number): boolean {
  if (node.kind !== "number" || (node.decimals ?? 0) < 2) return false;
  return Math.abs(toNumber(node.value) - constant) <= 0.5 * 10 ** -(node.decimals ?? 0);
}

const CONSTANTS = [
  ["pi", Math.PI],
  ["e", Math.E],
] as const;

/** An answer that says 3.14159 where it means π. */
const withConstants = (e: Expression): Expression => {
  const found = CONSTANTS.find(([, value]) => isRounded(e, value));
  return found ? { kind: "constant", name: found[0] } : mapChildren(e, withConstants);
};

/** Words for an answer that comes out with a rough value of π or e; null for any other. */
export function sloppyConstantNote(given: AnswerValue, { value, allowance }: Reference): string | null {
  const compare = (a: Expression, b: Expression) => compareFigures(a, b, allowance);
  const terms = { domain: "real", budget: allowance.budget, compare } as const;
  const meant = mapParts(given, withConstants);
  if (
    partsOf(value).some((part) => some(part, isLetter)) &&
    compareValues(meant, value, terms).verdict === "same"
  )
    return "This has the right form, with a rounded value in place of $\\pi$ or $e$. Keep the letter.";
  for (const [name, latex, rough] of TAKEN_FOR) {
    if (!partsOf(value).some((part) => some(part, (node) => isConstant(node, name)))) continue;
    const right = mapParts(value, (part) => withRough(part, name, number(rough)));
    if (compareValues(given, right, terms).verdict === "same")
      return `This is what comes out with $${latex}$. Keep more digits, or the letter.`;
  }
  return null;
}

const isLetter = (node: { readonly kind: string }): boolean =>
  isConstant(node, "pi") || isConstant(node, "e");

const isConstant = (node: { readonly kind: string }, name: string): boolean =>
  node.kind === "constant" && "name" in node && node.name === name;

const withRough = (e: Expression, name: string, rough: Expression): Expression =>
  isConstant(e, name) ? rough : mapChildren(e, (part) => withRough(part, name, rough));
