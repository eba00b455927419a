import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { roundedValue } from "../../expression/rounded-value";
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
  const statements = roots.map((root) => equation(symbol(unknown), root));
  const near = roots.map((root) => (form.decimals === undefined ? null : roundedValue(root, form.decimals)));
  if (form.decimals !== undefined && near.some((value) => value === null)) return null;
  const rounded = (i: number) => {
    const value = near[i];
    return value && toLatex(value) !== toLatex(roots[i] as Expression) ? ` \\approx ${toLatex(value)}` : "";
  };
  const latex = statements.map((statement, i) => `${toLatex(statement)}${rounded(i)}`).join(" \\text{ or } ");
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
    answer: { kind: "roots", unknown, roots },
  };
}
