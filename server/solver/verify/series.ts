import { int } from "../expression/build";
import { roundTo } from "../expression/decimal";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isZero,
  multiply,
  type Rational,
  subtract,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { exact } from "./sequence-terms";

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** Checks a sum: the terms added from the last to the first; for infinitely many, the ratio and the sum put back. */
export function verifySeries(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "series") return refuted("This is no series.");
  const { body, index, first, last, form } = problem;
  const term = (k: bigint) => exact(substitute(body, new Map([[index, int(k)]])), budget);
  if (last === null)
    return verifyWithoutEnd(
      [0n, 1n, 2n, 3n, 4n].map((k) => term(first + k)),
      value,
      budget,
    );
  const answer = value.kind === "expression" ? exact(value.expression, budget) : null;
  let total: Rational = { n: 0n, d: 1n };
  for (let k = last; k >= first; k--) {
    const next = term(k);
    if (!next || !answer) return refuted("A term has no value.");
    total = add(total, next);
  }
  const asked = form.decimals === undefined ? total : roundTo(total, form.decimals);
  if (!answer || !equals(answer, asked)) return refuted("The terms add up to something else.");
  return {
    status: "verified",
    evidence: ["Adding the terms one by one, from the last to the first, gives the same."],
  };
}

function verifyWithoutEnd(terms: readonly (Rational | null)[], value: AnswerValue, budget: Budget): Check {
  if (terms.some((term) => !term || isZero(term))) return { status: "unchecked", evidence: [] };
  const known = terms as Rational[];
  const [a, b] = known as [Rational, Rational];
  const ratio = divide(b, a);
  if (known.some((term, i) => i > 0 && !equals(term, multiply(known[i - 1] as Rational, ratio)))) {
    return refuted("The series is not geometric.");
  }
  const settles = compare(absolute(ratio), { n: 1n, d: 1n }) < 0;
  if (value.kind === "word" && !settles) {
    return { status: "verified", evidence: ["The terms do not get smaller, so the sum never settles."] };
  }
  const sum = value.kind === "expression" ? exact(value.expression, budget) : null;
  if (!sum || !settles || !equals(subtract(sum, multiply(ratio, sum)), a))
    return refuted("The sum does not fit.");
  return {
    status: "verified",
    evidence: ["The sum minus the ratio times the sum is the first term, as it has to be."],
  };
}
