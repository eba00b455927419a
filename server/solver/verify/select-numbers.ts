import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { equalValues, radicalValue } from "../expression/radical-value";
import { rational } from "../expression/rational";
import { children } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { ListedNumber } from "../tasks/select-numbers";
import type { Budget, Check } from "../types";
import { picked, says } from "./claims";
import {
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";

type Question = ProblemOf<"select-numbers">;

/** Goes through the list again: a number is rational when it equals, exactly, the nearest fraction over the product
 * of the denominators written in it. */
export const SELECT_NUMBERS: Verifier<"select-numbers"> = {
  list: (problem, { items }, budget) => {
    const found = fitting(problem, budget);
    if (!found) return { items: () => UNCHECKED, complete: () => UNCHECKED, order: () => UNCHECKED };
    const chosen = picked(items.map(toLatex), found.map(shownOf));
    return { ...chosen, items: () => weakest([chosen.items, () => compared(problem)]) };
  },
  word: (problem, { word }, budget) => ({
    word: () => {
      const found = fitting(problem, budget);
      if (!found) return UNCHECKED;
      if (found.length > 0) return refuted("There are numbers of this kind.");
      return weakest([() => says(word, "none"), () => compared(problem)]);
    },
  }),
};

/** The numbers of the list that are of the kind; null when that cannot be told of all. */
function fitting({ numbers, wanted }: Question, budget: Budget): ListedNumber[] | null {
  const types = numbers.map((each) => typeOf(each, budget));
  if (types.includes(null)) return null;
  return numbers.filter((_, at) => fits(types[at] as NumberType, wanted));
}

/** As it stands in an answer; an endless decimal by the digits that are written. */
const shownOf = ({ value, latex }: ListedNumber): string =>
  value ? toLatex(value) : latex.replace(/^(-?\d*(?:\.\d+)?).*$/s, "$1");

/** A decimal that goes on without a pattern is only guessed to be irrational. */
function compared({ numbers }: Question): Check {
  const evidence =
    "Each number of the list was compared exactly with the nearest whole number and the nearest fraction.";
  return numbers.some((each) => !each.value && !each.repeats)
    ? spotChecked(evidence, "A decimal that goes on without a pattern to be seen is taken as irrational.")
    : verified(evidence);
}

/** "fraction" is a rational number that is no integer. */
type NumberType =
  | { readonly type: "integer"; readonly sign: number }
  | { readonly type: "fraction" | "irrational" };

function typeOf({ value, repeats }: ListedNumber, budget: Budget): NumberType | null {
  if (!value) return { type: repeats ? "fraction" : "irrational" };
  if (value.kind === "constant") return { type: "irrational" };
  const size = evaluateComplex(value, new Map());
  const exact = radicalValue(value, new Map(), budget).value;
  if (!size || !exact || size.im !== 0) return null;
  const isAt = (n: number, d: bigint) => {
    const near = radicalValue(number(rational(BigInt(n), d)), new Map(), budget).value;
    return near !== null && equalValues(exact, near, budget);
  };
  if (isAt(Math.round(size.re), 1n)) return { type: "integer", sign: Math.round(size.re) };
  const below = denominators(value);
  return { type: isAt(Math.round(size.re * Number(below)), below) ? "fraction" : "irrational" };
}

const denominators = (e: Expression): bigint => {
  const own = e.kind === "number" ? e.value.d : e.kind === "mixed" ? e.denominator : 1n;
  const bar = e.kind === "quotient" && e.denominator.kind === "number" ? e.denominator.value.n : 1n;
  return children(e).reduce((product, part) => product * denominators(part), own * bar);
};

function fits(number: NumberType, wanted: string): boolean {
  if (wanted === "real") return true;
  if (wanted === "irrational") return number.type === "irrational";
  if (number.type !== "integer") return wanted === "rational" && number.type === "fraction";
  if (wanted === "natural") return number.sign > 0;
  return wanted === "whole" ? number.sign >= 0 : true;
}
