import type { Expression } from "../../expression/ast";
import { equation, int, negation, product, quotient, sum, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Derivation, Step } from "../../types";
import { at, derived, isZero, solvedFor, step, type Work } from "./shared";

interface General {
  /** A sum in which the constants occur to the first power. */
  readonly general: Expression;
  readonly constants: readonly string[];
}

/** The general solution, or the one that meets the conditions that are told. */
export function withConditions(
  work: Work,
  steps: readonly Step[],
  { general, constants }: General,
): Derivation | null {
  const { problem, budget } = work;
  const { conditions, dependent, variable } = problem;
  if (conditions.length === 0) return solvedFor(work, steps, general);
  if (conditions.length !== constants.length) return null;
  const slope = conditions.some(({ order }) => order === 1) ? derived(general, variable, budget) : null;
  const rows = conditions.map(({ order, at: place, value }) => {
    const side = order === 0 ? general : slope;
    return side && { left: tidy(at(side, variable, place), budget), right: value };
  });
  if (rows.includes(null)) return null;
  const told = rows as Row[];
  const found = constantsFrom(told, constants, work);
  if (!found) return null;
  const particular = tidy(substitute(general, found), budget);
  return solvedFor(
    work,
    [
      ...steps,
      step(
        "put-in-condition",
        `Put the ${told.length > 1 ? "conditions" : "condition"} in.`,
        told.map(({ left, right }) => toLatex(equation(left, right))).join(", \\quad "),
        "Only one of all these solutions goes through the point that is told.",
      ),
      step(
        "find-constant",
        `Solve for the ${told.length > 1 ? "constants" : "constant"}.`,
        [...found].map(([name, value]) => toLatex(equation(symbol(name), value))).join(", \\quad "),
        "There are as many conditions as constants.",
      ),
      step(
        "particular-solution",
        "Put it into the general solution.",
        toLatex(equation(symbol(dependent), particular)),
        "This is the solution that meets what is told.",
      ),
    ],
    particular,
  );
}

interface Row {
  readonly left: Expression;
  readonly right: Expression;
}

/** One equation in one constant, or two in two by Cramer's rule; null when they do not settle it. */
function constantsFrom(
  rows: readonly Row[],
  constants: readonly string[],
  { budget }: Work,
): ReadonlyMap<string, Expression> | null {
  const none = new Map(constants.map((name) => [name, int(0)]));
  const tidied = (e: Expression) => tidy(e, budget);
  const table = rows.map(({ left, right }) => ({
    factors: constants.map((name) => derived(left, name, budget)),
    rest: tidied(sum([right, negation(substitute(left, none))])),
  }));
  if (table.some(({ factors }) => factors.includes(null))) return null;
  const [first, second] = table;
  const [c1, c2] = constants;
  if (!first || !c1) return null;
  const [a, b] = first.factors as Expression[];
  if (!second || !c2 || !b) return !a || isZero(a) ? null : new Map([[c1, tidied(quotient(first.rest, a))]]);
  const [c, d] = second.factors as Expression[];
  if (!a || !c || !d) return null;
  const cross = (p: Expression, q: Expression, r: Expression, s: Expression) =>
    tidied(sum([product([p, q]), negation(product([r, s]))]));
  const whole = cross(a, d, b, c);
  if (isZero(whole)) return null;
  return new Map([
    [c1, tidied(quotient(cross(first.rest, d, b, second.rest), whole))],
    [c2, tidied(quotient(cross(a, second.rest, first.rest, c), whole))],
  ]);
}
