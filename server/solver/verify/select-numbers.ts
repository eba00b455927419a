import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { equalValues, radicalValue } from "../expression/radical-value";
import { rational } from "../expression/rational";
import { children } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { ListedNumber } from "../tasks/select-numbers";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Goes through the list again: a number is rational when it equals, exactly, the nearest fraction over the product
 * of the denominators written in it. */
export function verifySelectNumbers(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "select-numbers") return { status: "refuted", reason: "The task is another one." };
  const { wanted, numbers } = problem;
  const found: ListedNumber[] = [];
  for (const each of numbers) {
    const type = typeOf(each, budget);
    if (!type) return { status: "unchecked", evidence: [] };
    if (fits(type, wanted)) found.push(each);
  }
  const count =
    value.kind === "word" && value.word === "none" ? 0 : value.kind === "list" ? value.items.length : -1;
  const same =
    value.kind !== "list" ||
    value.items.every((item, at) => !found[at]?.value || toLatex(item) === toLatex(found[at].value));
  if (count !== found.length || !same)
    return { status: "refuted", reason: "Other numbers are of this kind." };
  const isGuessed = numbers.some((each) => !each.value && !each.repeats);
  return {
    status: isGuessed ? "partial" : "verified",
    evidence: [
      "Each number of the list was compared exactly with the nearest whole number and the nearest fraction.",
      ...(isGuessed ? ["A decimal that goes on without a pattern to be seen is taken as irrational."] : []),
    ],
  };
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
