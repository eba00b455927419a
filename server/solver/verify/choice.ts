import type { Expression, RelationOperator } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { multiplyRadicals, signOfRadical } from "../expression/radical-ring";
import { radicalValue } from "../expression/radical-value";
import { toLatex } from "../printer/latex";
import type { Option } from "../tasks/choice";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Checks the choice of one number from several by the signs of differences. */
export function verifyChoice(problem: Problem, value: AnswerValue, budget: Budget): Check {
  switch (problem.task) {
    case "ranked-number":
      return rankedCheck(problem, value, budget);
    case "closest-number":
      return closestCheck(problem, value, budget);
    case "relation-truth":
      return truthCheck(problem, value, budget);
    default:
      return refuted;
  }
}

const refuted: Check = { status: "refuted", reason: "Another number should have been chosen." };
type Of<T extends Problem["task"]> = Extract<Problem, { task: T }>;

/** The option an answer names, by its letter or as it is written. */
function chosen(options: readonly Option[], value: AnswerValue): Option | null {
  if (value.kind !== "expression") return null;
  const latex = toLatex(value.expression);
  const found = options.filter(({ shown, label }) => (label ?? toLatex(shown)) === latex);
  return found.length === 1 ? (found[0] as Option) : null;
}

/** So many numbers are larger, and so many smaller, that the chosen one has the rank asked for. */
function rankedCheck(
  { options, rank, largest }: Of<"ranked-number">,
  value: AnswerValue,
  budget: Budget,
): Check {
  const choice = chosen(options, value);
  const others = choice && options.filter((option) => option !== choice);
  const signs = others?.map((other) => signOfDifference(other.value, choice?.value ?? other.value, budget));
  if (!signs || signs.some((sign) => sign === null || sign === 0)) return refuted;
  const larger = signs.filter((sign) => sign === 1).length;
  const before = largest ? larger : signs.length - larger;
  if (before !== rank - 1) return refuted;
  const word = largest ? "larger" : "smaller";
  return {
    status: "verified",
    evidence: [
      `Taking the differences one by one, exactly $${before}$ of the other numbers ${before === 1 ? "is" : "are"} ${word}.`,
    ],
  };
}

/** a is nearer to t than b when (a − t)² < (b − t)²: no absolute values. */
function closestCheck({ options, target }: Of<"closest-number">, value: AnswerValue, budget: Budget): Check {
  const choice = chosen(options, value);
  if (!choice) return refuted;
  const squared = (option: Option): Expression => {
    const difference = sum([option.value, negation(target.value)]);
    return { kind: "product", factors: [difference, difference] };
  };
  const nearest = options.every(
    (option) => option === choice || signOfDifference(squared(option), squared(choice), budget) === 1,
  );
  return nearest
    ? {
        status: "verified",
        evidence: ["The squares of the distances compare the same way: this one has the smallest."],
      }
    : refuted;
}

const HOLDS: Readonly<Record<RelationOperator, (sign: number) => boolean>> = {
  "=": (sign) => sign === 0,
  "!=": (sign) => sign !== 0,
  "<": (sign) => sign < 0,
  "<=": (sign) => sign <= 0,
  ">": (sign) => sign > 0,
  ">=": (sign) => sign >= 0,
};

function truthCheck(
  { left, right, operator }: Of<"relation-truth">,
  value: AnswerValue,
  budget: Budget,
): Check {
  const sign = signOfDifference(left.value, right.value, budget);
  if (sign === null || value.kind !== "word") return refuted;
  const right_ = HOLDS[operator](sign) ? /^(?:yes|True)$/ : /^(?:no|False)$/;
  const kind = sign === 0 ? "$0$" : sign > 0 ? "positive" : "negative";
  return right_.test(value.word)
    ? { status: "verified", evidence: [`The first number minus the second is ${kind}.`] }
    : refuted;
}

function signOfDifference(a: Expression, b: Expression, budget: Budget): -1 | 0 | 1 | null {
  const exact = radicalValue(sum([a, negation(b)]), new Map(), budget).value;
  return exact && signOfRadical(multiplyRadicals(exact.top, exact.bottom, budget), budget);
}
