import type { Expression } from "../expression/ast";
import { inListedOrder } from "../expression/listed-order";
import { symbolsOf } from "../expression/walk";
import { ascending } from "./claims";
import { letterRoots } from "./letter-roots";
import { exactly, type ProblemOf, type RootChecks, UNCHECKED, type Verifier, weakest } from "./obligations";
import { rootObligations, SOLVE } from "./roots";
import { isTranscendental } from "./transcendental-roots";

/** Checks an equation solved for one of several letters. */
export const SOLVE_FORMULA: Verifier<"solve"> = {
  ...SOLVE,
  roots: (problem, value, budget) => ({
    ...rootObligations(
      problem,
      value,
      budget,
      letterRoots(problem, value.roots, budget) ?? (isUntold(problem, value.roots) ? NONE_TOLD : undefined),
    ),
    order: () => weakest([ascending(value.roots), () => listed(value.roots)]),
  }),
};

const listed = (roots: readonly Expression[]) => {
  const order = inListedOrder(roots);
  return exactly(
    roots.every((root, at) => root === order[at]),
    "The formulas are not in order.",
  );
};

/** That there is no solution is not looked for at numbers while other letters have none. */
const isUntold = ({ equation, unknown }: ProblemOf<"solve">, roots: readonly Expression[]): boolean =>
  roots.length === 0 &&
  isTranscendental(equation, unknown) &&
  symbolsOf(equation).some((name) => name !== unknown);

const NONE_TOLD: RootChecks = { each: () => UNCHECKED, complete: () => UNCHECKED };
