import type { Expression } from "../../expression/ast";
import { int, power, product, quotient, root, sum, symbol } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Layer, MeasureTask } from "../../tasks/measure";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { integral } from "../integral/method";
import { stretchesOf } from "./stretches";

export type Measured = Extract<Problem, MeasureTask>;

/** Areas, volumes, lengths and integrals of integrals: the integral is set up, then worked by its rules. */
export const measure: Method = {
  id: "measure",
  tasks: ["measure"],
  work(problem, budget) {
    if (problem.task !== "measure") return null;
    const { figure } = problem;
    const work = new IntegralWork(problem, budget);
    switch (figure.kind) {
      case "region": {
        const stretches = stretchesOf(figure, budget);
        return stretches && work.sumOf(stretches, whyOf(figure.around));
      }
      case "length":
      case "surface":
        return work.alongCurve(figure.coordinates, figure.along, figure.kind === "surface");
      case "polar-area": {
        const half = quotient(power(figure.radius, int(2)), int(2));
        return work.sumOf(
          [{ body: half, ...figure.along }],
          "The area is made of thin sectors, each half its radius squared times its angle.",
        );
      }
      case "iterated":
        return work.inLayers(figure.body, figure.layers);
    }
  },
};

function whyOf(around: "own" | "other" | null): string {
  if (around === null) return "The area is the integral of the upper curve less the lower one.";
  return around === "own"
    ? "Each cross-section is a disk or a washer: $\\pi$ times the outer radius squared less the inner one squared."
    : "Each thin shell has the volume circumference times height times thickness.";
}

type Piece = Layer & { readonly body: Expression };

class IntegralWork {
  private readonly steps: Step[] = [];

  constructor(
    private readonly problem: Measured,
    private readonly budget: Budget,
  ) {}

  /** The integrals of all pieces, added. */
  sumOf(pieces: readonly Piece[], why: string): Derivation | null {
    const written = pieces.map(asIntegral).map(toLatex).join(" + ");
    this.steps.push({ rule: "set-up-the-integral", title: "Set up the integral.", latex: written, why });
    const values = pieces.map((piece) => this.value(piece));
    return values.includes(null) ? null : this.answer(tidy(sum(values as Expression[]), this.budget));
  }

  private value(piece: Piece): Expression | null {
    const { body, variable, low, high } = piece;
    const { text, latex, instruction } = this.problem;
    const problem: Problem = {
      text,
      latex,
      instruction,
      form: {},
      task: "integral",
      expression: tidy(body, this.budget),
      variable,
      bounds: { low, high },
    };
    const worked = integral.work(problem, this.budget);
    if (worked?.answer.kind !== "expression") return null;
    this.steps.push(...worked.steps);
    return worked.answer.expression;
  }

  alongCurve(coordinates: readonly Expression[], along: Layer, isSurface: boolean): Derivation | null {
    const { variable } = along;
    const slopes = coordinates.map(
      (each) => differentiateByRules(each, { variable, budget: this.budget })?.result,
    );
    if (slopes.includes(undefined)) return null;
    const squares = slopes.map((each) => power(each as Expression, int(2)));
    const speed = tidy(root(tidy(sum(squares), this.budget)), this.budget);
    const around = coordinates[1] as Expression;
    const body = isSurface ? product([int(2), { kind: "constant", name: "pi" }, around, speed]) : speed;
    const why = isSurface
      ? "Each small piece of the curve sweeps a band: $2\\pi$ times its distance from the axis times its length."
      : "A small piece of the curve is as long as $\\sqrt{(dx)^2 + (dy)^2}$.";
    return this.sumOf([{ ...along, body }], why);
  }

  /** From the inside out. */
  inLayers(body: Expression, layers: readonly Layer[]): Derivation | null {
    let state: Expression = body;
    for (const layer of layers) {
      const value = this.value({ ...layer, body: state });
      if (!value) return null;
      state = value;
    }
    return this.answer(tidy(state, this.budget));
  }

  private answer(value: Expression): Derivation {
    const latex = toLatex(value);
    const last: Step[] =
      this.steps.at(-1)?.latex === latex
        ? []
        : [
            {
              rule: "add-the-integrals",
              title: "Put the results together.",
              latex,
              why: "The parts add up to the whole.",
            },
          ];
    return {
      method: "measure",
      steps: [...this.steps, ...last],
      answer: { kind: "expression", expression: value },
    };
  }
}

const asIntegral = ({ body, variable, low, high }: Piece): Expression => ({
  kind: "function",
  name: "integral",
  args: [body, symbol(variable), low, high],
});
