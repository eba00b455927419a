import { writeRoots } from "../../printer/answer/equations";
import { toLatex } from "../../printer/latex";
import type { Derivation, Problem, Step } from "../../types";
import { type Roots, realOnly, rootsAnswer } from "./roots";
import { distinct } from "./standard-form";

/** A solve problem, the only task of this family. */
export type Equation = Problem & { readonly task: "solve" };

/** Steps and what they come to, before the domain is looked at. */
export interface Worked {
  readonly method: string;
  readonly steps: readonly Step[];
  readonly roots: Roots;
}

/** A sentence or a formula becomes a step. */
export const step = (
  rule: string,
  title: string,
  rest: { readonly latex: string; readonly why: string },
): Step => ({
  rule,
  title,
  ...rest,
});

/** The derivation: complex roots dropped (with a word why) when only real ones are asked for. */
export function conclude(problem: Equation, { method, steps, roots }: Worked): Derivation {
  const real = problem.form.domain === "real";
  const kept = real ? realOnly(roots) : roots;
  const answer = rootsAnswer(problem.unknown, kept);
  const dropped = kept.pairs.length < roots.pairs.length;
  const ending = dropped ? [realRootsOnly(writeRoots(answer, problem.form).latex)] : [];
  return { method, steps: distinct([...steps, ...ending], toLatex(problem.equation)), answer };
}

const realRootsOnly = (latex: string): Step =>
  step("real-roots-only", "Keep the real roots only.", {
    latex,
    why: "The square root of a negative number is not a real number.",
  });
