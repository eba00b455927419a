import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, equals, ONE, type Rational, subtract, toNumber } from "../expression/rational";
import type { Budget, Check } from "../types";
import { inForm, itemByItem } from "./claims";
import {
  exactly,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { criticalReach } from "./statistics-area";
import { isFigure } from "./statistics-figure";

type Confidence = ProblemOf<"confidence">;

/** The interval reaches so far to both sides of the estimate that the area under the curve between its ends is the
 * level. */
export const CONFIDENCE: Verifier<"confidence"> = {
  list: (problem, { items }, budget) =>
    itemByItem(
      items,
      problem.asked === "interval"
        ? [subtract, add].map((move) => (item) => () => checkEnd(problem, { item, move }, budget))
        : [],
    ),
  expression: (problem, { expression }, budget) => ({
    value: () => checkNumber(problem, expression, budget),
    form: inForm(expression, problem.form, budget),
  }),
};

interface End {
  readonly item: Expression;
  readonly move: (centre: Rational, error: Rational) => Rational;
}

function checkEnd(problem: Confidence, { item, move }: End, budget: Budget): Check {
  const { centre, error, form } = problem;
  const wrong = refuted("An end of the interval is another one.");
  if (!centre) return UNCHECKED;
  const written = inForm(item, form, budget);
  if (error) {
    const right = isFigure(item, toNumber(move(centre, error)), { form, budget });
    return right
      ? weakest([written, () => spotChecked("The ends lie one error bound from the estimate.")])
      : wrong;
  }
  const reach = errorOf(problem, budget);
  if (reach === null) return UNCHECKED;
  const side = move === add ? 1 : -1;
  return isFigure(item, toNumber(centre) + side * reach, { form, budget })
    ? weakest([
        written,
        () => spotChecked("The area under the curve between the ends is the confidence level."),
      ])
    : wrong;
}

function checkNumber(problem: Confidence, answer: Expression, budget: Budget): Check {
  switch (problem.asked) {
    case "tail":
      return checkTail(problem, answer, budget);
    case "size":
      return checkSize(problem, answer, budget);
    case "error": {
      const error = problem.error ? toNumber(problem.error) : errorOf(problem, budget);
      if (error === null) return UNCHECKED;
      return isFigure(answer, error, { form: problem.form, budget })
        ? spotChecked("The area under the curve this far to both sides is the confidence level.")
        : refuted("The error bound is another one.");
    }
    case "interval":
      return refuted("An interval is asked for.");
  }
}

/** Two tails and the middle make up the whole area. */
function checkTail({ level, form }: Confidence, answer: Expression, budget: Budget): Check {
  if (!level) return UNCHECKED;
  const claim = evaluateExact(answer, new Map(), budget);
  const sentence = "Two tails and the middle make up the whole area.";
  if (claim && equals(add(add(claim, claim), level), ONE)) return verified(sentence);
  return isFigure(answer, (1 - toNumber(level)) / 2, { form, budget })
    ? spotChecked(sentence)
    : refuted("The tails have another area.");
}

/** How far the interval reaches to each side; null when not enough is told. */
function errorOf(problem: Confidence, budget: Budget): number | null {
  const spread = deviationOf(problem);
  const { size, level, of, known } = problem;
  if (!spread || !size || !level) return null;
  const degrees = of === "mean" && !known ? toNumber(size) - 1 : null;
  const reach = criticalReach(toNumber(level), degrees, budget);
  return reach === null ? null : reach * spread;
}

function deviationOf({ of, centre, deviation, size }: Confidence): number | null {
  const n = toNumber(size ?? ONE);
  if (of === "mean") return deviation && toNumber(deviation) / Math.sqrt(n);
  const p = centre && toNumber(centre);
  return p === null ? null : Math.sqrt((p * (1 - p)) / n);
}

/** With this size the error is small enough, and with one less it is not. The reach of the level is taken from a table
 * with three decimals, as it is in books. */
function checkSize(
  { of, centre, deviation, error, level }: Confidence,
  answer: Expression,
  budget: Budget,
): Check {
  const p = centre ? toNumber(centre) : 0.5;
  const spread = of === "mean" ? deviation && toNumber(deviation) : Math.sqrt(p * (1 - p));
  const reach = level && criticalReach(toNumber(level), null, budget);
  const size = evaluateExact(answer, new Map(), budget);
  if (!spread || !error || !reach || !size) return UNCHECKED;
  const table = Math.round(reach * 1000) / 1000;
  const errorWith = (n: number) => (table * spread) / Math.sqrt(n);
  const n = toNumber(size);
  const bound = toNumber(error) * (1 + 1e-12);
  const isLeast = n >= 1 && errorWith(n) <= bound && (n === 1 || errorWith(n - 1) > bound);
  return weakest([
    () => exactly(size.d === 1n && isLeast, "Another size is needed."),
    () => spotChecked("With this size the error bound holds, with a smaller one it does not."),
  ]);
}
