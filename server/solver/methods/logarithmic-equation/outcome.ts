import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { roundedValue } from "../../expression/rounded-value";
import { writeRoots } from "../../printer/answer/equations";
import { toLatex } from "../../printer/latex";
import type { Derivation, Problem, Step } from "../../types";

type Equation = Problem & { readonly task: "solve" };

interface Root {
  readonly root: Expression;
  readonly steps: readonly Step[];
}

/** The values found for the unknown as an answer, ascending; rounded values beside the exact ones when asked for. */
export function rootsDerivation(
  problem: Equation,
  method: string,
  found: readonly Root[],
  before: readonly Step[] = [],
): Derivation | null {
  const { unknown, form } = problem;
  const size = ({ root }: Root) => evaluateComplex(root, new Map())?.re ?? Number.NaN;
  const roots = [...found].sort((a, b) => size(a) - size(b)).map(({ root }) => root);
  if (form.decimals !== undefined && roots.some((root) => roundedValue(root, form.decimals ?? 0) === null))
    return null;
  const answer = { kind: "roots" as const, unknown, roots };
  const { latex } = writeRoots(answer, form);
  const steps = [...before, ...found.flatMap((one) => one.steps)];
  const last: Step[] =
    steps.at(-1)?.latex === latex
      ? []
      : [
          {
            rule: form.decimals === undefined ? "list-solutions" : "round-solutions",
            title: form.decimals === undefined ? "Write the solutions." : "Round with a calculator.",
            latex,
            why: "Each of them makes both sides equal.",
          },
        ];
  const start = toLatex(problem.equation);
  return {
    method,
    steps: [...steps, ...last].filter((step, i, list) => step.latex !== (list[i - 1]?.latex ?? start)),
    answer,
  };
}
