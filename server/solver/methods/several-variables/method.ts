import type { Expression } from "../../expression/ast";
import { equation, int, negation, power, product, quotient, root, sum, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { SeveralVariablesTask } from "../../tasks/several-variables";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { criticalPoints } from "./critical-points";

export type Several = Extract<Problem, SeveralVariablesTask>;

/** Functions of several letters: each letter in turn is differentiated by, the others being taken for numbers. */
export const severalVariables: Method = {
  id: "several-variables",
  tasks: ["several-variables"],
  work(problem, budget) {
    if (problem.task !== "several-variables") return null;
    const work = new PartialWork(problem, budget);
    const { asked } = problem;
    switch (asked.kind) {
      case "partials":
        return work.partials(asked.orders);
      case "gradient":
        return work.list(problem.variables.map((by) => work.derivative(0, [by])));
      case "derivative":
        return work.list(problem.functions.map((_, at) => work.derivative(at, problem.variables)));
      case "divergence":
        return work.value(work.total(problem.variables.map((by, at) => work.derivative(at, [by]))));
      case "curl":
        return work.list(work.curl());
      case "directional":
        return work.value(work.along(asked.direction));
      case "greatest-change":
        return work.value(work.lengthOfGradient());
      case "tangent":
        return work.tangent(asked.relation);
      case "parametric":
        return work.value(work.alongParameter(asked.order));
      case "unit-tangent":
        return work.list(work.direction());
      case "speed":
        return work.value(work.speed());
      case "curvature":
        return work.value(work.curvature());
      case "jacobian":
        return work.value(work.jacobian());
      case "parametric-tangent":
        return work.parametricTangent();
      case "critical":
        return criticalPoints(problem, budget);
    }
  },
};

type Found = Expression | null;

class PartialWork {
  private readonly steps: Step[] = [];

  constructor(
    private readonly problem: Several,
    private readonly budget: Budget,
  ) {}

  /** One function differentiated by letters in turn; its value where a place is given. */
  derivative(of: number, letters: readonly string[]): Found {
    let state: Found = this.problem.functions[of] ?? null;
    for (const by of letters) {
      const worked = state && differentiateByRules(state, { variable: by, budget: this.budget });
      if (!worked) return null;
      state = worked.result;
      this.steps.push(...worked.steps.slice(0, -1), {
        rule: "partial-derivative",
        title: `Differentiate $${toLatex(this.problem.functions[of] as Expression)}$ by $${letters.map((each) => toLatex(symbol(each))).join(", ")}$.`,
        latex: toLatex(state),
        why: "The other letters are taken for numbers.",
      });
    }
    return state && this.there(state);
  }

  private there(e: Expression): Expression {
    const { at, variables } = this.problem;
    if (!at) return e;
    const values = new Map(variables.map((name, i) => [name, at[i] as Expression]));
    const value = tidy(substitute(e, values), this.budget);
    this.steps.push({
      rule: "put-in-the-place",
      title: "Put the coordinates in.",
      latex: toLatex(value),
      why: "The derivative at a place is its value there.",
    });
    return value;
  }

  /** dy/dt over dx/dt; the second derivative differentiates that once more, over dx/dt again. */
  alongParameter(order: 1 | 2): Found {
    const [across, up] = this.problem.functions.map((each) => this.byParameter(each));
    let state: Found = across && up ? tidy(quotient(up, across), this.budget) : null;
    if (order === 2 && across && state) {
      const bend = this.byParameter(state);
      state = bend && tidy(quotient(bend, across), this.budget);
    }
    return state && this.there(state);
  }

  /** r', each component at the place. */
  private velocity(order: 1 | 2 = 1): Expression[] | null {
    const [t] = this.problem.variables as [string];
    const found = this.problem.functions.map((_, i) => this.derivative(i, order === 1 ? [t] : [t, t]));
    return found.includes(null) ? null : (found as Expression[]);
  }

  speed(): Found {
    const velocity = this.velocity();
    return velocity && this.length(velocity);
  }

  direction(): Found[] {
    const velocity = this.velocity();
    const length = velocity && this.length(velocity);
    if (!velocity || !length || isNothing(length)) return [null];
    return velocity.map((each) => tidy(quotient(each, length), this.budget));
  }

  /** |r' × r''| over the third power of |r'|. */
  curvature(): Found {
    const [first, second] = [this.velocity(), this.velocity(2)];
    if (!first || !second) return null;
    const length = this.length(first);
    if (isNothing(length)) return null;
    const pairs =
      first.length === 2
        ? [[0, 1]]
        : [
            [1, 2],
            [2, 0],
            [0, 1],
          ];
    const across = pairs.map(([i = 0, j = 0]) =>
      tidy(
        sum([
          product([first[i] as Expression, second[j] as Expression]),
          negation(product([first[j] as Expression, second[i] as Expression])),
        ]),
        this.budget,
      ),
    );
    return tidy(quotient(this.length(across), power(length, int(3))), this.budget);
  }

  jacobian(): Found {
    const rows = this.problem.functions.map((_, i) =>
      this.problem.variables.map((by) => this.derivative(i, [by])),
    );
    const [[a, b] = [], [c, d] = []] = rows;
    return a && b && c && d ? tidy(sum([product([a, d]), negation(product([b, c]))]), this.budget) : null;
  }

  /** Through the point of the curve, with its slope there. */
  parametricTangent(): Derivation | null {
    const slope = this.alongParameter(1);
    const place = this.problem.functions.map((each) => this.there(each));
    const [x, y] = place;
    if (!slope || !x || !y || symbolsOf(slope).length > 0) return null;
    const rise = product([slope, sum([symbol("x"), negation(x)])]);
    return this.relation(symbol("y"), tidy(sum([y, rise]), this.budget));
  }

  private byParameter(e: Expression): Found {
    const [variable] = this.problem.variables as [string];
    const worked = differentiateByRules(e, { variable, budget: this.budget });
    if (worked) this.steps.push(...worked.steps);
    return worked?.result ?? null;
  }

  private gradient(): Found[] {
    return this.problem.variables.map((by) => this.derivative(0, [by]));
  }

  partials(orders: readonly (readonly string[])[]): Derivation | null {
    const found = orders.map((letters) => this.derivative(0, letters));
    return orders.length === 1 ? this.value(found[0] ?? null) : this.list(found);
  }

  total(parts: readonly Found[]): Found {
    return parts.includes(null) ? null : tidy(sum(parts as Expression[]), this.budget);
  }

  curl(): Found[] {
    const [x, y, z] = this.problem.variables;
    const pairs = [
      [2, y, 1, z],
      [0, z, 2, x],
      [1, x, 0, y],
    ] as const;
    return pairs.map(([first, by, second, over]) => {
      const [a, b] = [this.derivative(first, [by as string]), this.derivative(second, [over as string])];
      return a && b && tidy(sum([a, negation(b)]), this.budget);
    });
  }

  /** The gradient times the direction, made one long. */
  along(direction: readonly Expression[]): Found {
    const slopes = this.gradient();
    if (slopes.includes(null)) return null;
    const dot = sum(slopes.map((each, i) => product([each as Expression, direction[i] ?? int(0)])));
    return tidy(quotient(dot, this.length(direction)), this.budget);
  }

  lengthOfGradient(): Found {
    const slopes = this.gradient();
    return slopes.includes(null) ? null : this.length(slopes as Expression[]);
  }

  private length(parts: readonly Expression[]): Expression {
    return tidy(root(sum(parts.map((each) => power(each, int(2))))), this.budget);
  }

  /** The plane, or line, that the partial derivatives at the place give. */
  tangent({ left }: { readonly left: Expression }): Derivation | null {
    const { at, variables, functions } = this.problem;
    const slopes = this.gradient();
    if (!at || slopes.includes(null)) return null;
    const rises = slopes as Expression[];
    const isGraph = left.kind === "symbol" && !variables.includes(left.name);
    const height = isGraph ? this.there(functions[0] as Expression) : int(0);
    const line = (among: readonly number[], divisor: Expression) => {
      const terms = among.map((i) =>
        product([
          quotient(rises[i] as Expression, divisor),
          sum([symbol(variables[i] as string), negation(at[i] as Expression)]),
        ]),
      );
      return tidy(sum([height, ...terms]), this.budget);
    };
    const every = variables.map((_, i) => i);
    if (isGraph) return this.relation(left, line(every, int(1)));
    const last = variables.length - 1;
    const bottom = rises[last] as Expression;
    if (bottom.kind === "number" && bottom.value.n === 0n) return null;
    const rest = line(every.slice(0, last), negation(bottom));
    return this.relation(
      symbol(variables[last] as string),
      tidy(sum([rest, at[last] as Expression]), this.budget),
    );
  }

  private relation(left: Expression, right: Expression): Derivation {
    const relation = equation(left, right);
    const step: Step = {
      rule: "tangent-from-slopes",
      title: "Put the slopes and the place together.",
      latex: toLatex(relation),
      why: "Near the place the tangent rises with each letter as fast as the function does.",
    };
    return this.answer([...this.steps, step], { kind: "relation", relation });
  }

  value(found: Found): Derivation | null {
    if (!found) return null;
    const last: Step[] =
      this.steps.at(-1)?.latex === toLatex(found)
        ? []
        : [
            {
              rule: "put-parts-together",
              title: "Put the parts together.",
              latex: toLatex(found),
              why: WHY[this.problem.asked.kind] ?? "",
            },
          ];
    return this.answer([...this.steps, ...last], { kind: "expression", expression: found });
  }

  list(found: readonly Found[]): Derivation | null {
    return found.includes(null)
      ? null
      : this.answer(this.steps, { kind: "list", items: found as Expression[], ordered: true });
  }

  private answer(steps: readonly Step[], answer: Derivation["answer"]): Derivation {
    return { method: "several-variables", steps, answer };
  }
}

const isNothing = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;

const WHY: Readonly<Partial<Record<SeveralVariablesTask["asked"]["kind"], string>>> = table({
  directional: "The gradient times a vector of length $1$ in that direction is the slope in that direction.",
  "greatest-change": "A function rises fastest along its gradient, as fast as the gradient is long.",
  parametric: "The slope of the curve is $\\frac{dy}{dt}$ over $\\frac{dx}{dt}$.",
  speed: "The speed is the length of the derivative.",
  curvature: "The curvature is $|\\vec{r}' \\times \\vec{r}''|$ over $|\\vec{r}'|^3$.",
  jacobian: "The determinant of the partial derivatives says by what areas are multiplied.",
  divergence: "The divergence adds each component's derivative by its own letter.",
});
