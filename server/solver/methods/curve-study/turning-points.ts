import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { valueLatex } from "../../printer/answer/value";
import type { CurveStudyTask } from "../../tasks/curve-study";
import type { Budget, Derivation, Step } from "../../types";
import { valueAt } from "../derivative/put-in-value";

interface Zeros {
  readonly derivative: Expression;
  /** Where the derivative is zero, ascending. */
  readonly roots: readonly Expression[];
  readonly steps: readonly Step[];
}

interface Turn {
  readonly at: Expression;
  readonly height: Expression;
  readonly isFall: boolean;
}

/** The points at which a derivative changes its sign: extrema for the first, inflection for the second. Null when
 * it does so nowhere. */
export function turningPointsOf(
  { expression, variable, asked }: CurveStudyTask,
  { derivative, roots, steps }: Zeros,
  budget: Budget,
): Derivation | null {
  const places = roots.map((at) => evaluateComplex(at, new Map())?.re ?? Number.NaN);
  const signAt = (x: number) =>
    Math.sign(evaluateComplex(derivative, new Map([[variable, { re: x, im: 0 }]]))?.re ?? 0);
  const turns: Turn[] = [];
  for (const [i, at] of roots.entries()) {
    const here = places[i] as number;
    const left = signAt(i === 0 ? here - 1 : (here + (places[i - 1] as number)) / 2);
    const right = signAt(i === roots.length - 1 ? here + 1 : (here + (places[i + 1] as number)) / 2);
    const height = valueAt(expression, { variable, at, budget });
    if (left * right === 0 || !height) return null;
    if (left !== right) turns.push({ at, height, isFall: left > 0 });
  }
  if (turns.length === 0) return null;
  const answer = {
    kind: "points" as const,
    unknowns: [variable, "y"],
    points: turns.map(({ at, height }) => [at, height]),
    ...(asked === "extrema" && {
      pointNames: turns.map(({ isFall }) => (isFall ? "local maximum" : "local minimum")),
    }),
  };
  const step: Step = {
    rule: "sign-changes",
    title: "See where the sign of the derivative changes, and work out the values there.",
    latex: valueLatex(answer, { close: true }),
    why:
      asked === "inflection"
        ? "Where the second derivative changes its sign, the graph bends the other way from there on."
        : "From plus to minus the function turns from rising to falling, a maximum; from minus to plus, a minimum.",
  };
  return {
    method: "curve-study",
    steps: [...steps, step],
    answer,
  };
}
