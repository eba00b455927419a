import { letterRoots } from "./letter-roots";
import type { Verifier } from "./obligations";
import { rootObligations, SOLVE } from "./roots";

/** Checks an equation solved for one of several letters. */
export const SOLVE_FORMULA: Verifier<"solve"> = {
  ...SOLVE,
  roots: (problem, value, budget) =>
    rootObligations(problem, value, budget, letterRoots(problem, value.roots, budget) ?? undefined),
};
