import type { Expression, Relation } from "../../expression/ast";
import { equation, number, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  absolute,
  divide,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  ZERO,
} from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Problem, Step } from "../../types";
import { linearEquation } from "../linear-equation/method";
import { inline } from "../linear-equation/rule";
import { byElimination } from "./gaussian";
import { combination, type Row, rowEquation } from "./row";
import { pointOutcome, type Setting, type Solved } from "./solved-system";

/** An unknown in terms of the other one, and the equation it is put into. */
interface Plan {
  readonly name: string;
  readonly value: Expression;
  readonly into: Relation;
  readonly steps: readonly Step[];
}

/** Whether some equation says already what an unknown is. */
export const hasSolvedEquation = (equations: readonly Relation[]): boolean =>
  equations.some((e) => solvedFor(e) !== null);

/** Two equations in two unknowns with one solution, by substitution; null otherwise. */
export function bySubstitution(
  problem: Problem & { task: "solve-system" },
  rows: readonly Row[],
  tools: Tools,
): Solved | null {
  const { setting, budget } = tools;
  if (rows.length !== 2 || setting.variables.length !== 2) return null;
  const plan = written(problem.equations) ?? isolated(rows, setting);
  const other = setting.variables.find((name) => name !== plan?.name);
  if (!plan || !other) return null;
  const put = equationWith(plan);
  const inner = linearEquation.work(oneUnknown(put, other), budget);
  if (!inner) return null;
  const before = [...plan.steps, substituteStep(plan, put)];
  const value = inner.answer;
  const root = value.kind === "roots" ? value.roots[0] : undefined;
  if (!root) return withoutPoint(rows, [...before, ...inner.steps.slice(0, -1)], tools);
  const known = evaluateExact(root, new Map(), budget);
  if (!known) return null;
  const back = substitute(plan.value, new Map([[other, number(known)]]));
  const rest = evaluateExact(back, new Map(), budget);
  if (!rest) return null;
  const outcome = pointOutcome(
    setting,
    new Map([
      [other, known],
      [plan.name, rest],
    ]),
  );
  const steps = [...before, ...inner.steps, ...backSteps(plan, { other, known, back, rest })];
  return { answer: outcome.answer, steps: [...steps, ...outcome.steps] };
}

/** The other unknown has dropped out: no solution, or all points of a line. */
function withoutPoint(
  rows: readonly Row[],
  steps: readonly Step[],
  { setting, budget }: Tools,
): Solved | null {
  const ending = byElimination(rows, setting, budget);
  return (
    ending && {
      answer: ending.answer,
      steps: [...steps, ...ending.steps.slice(ending.answer.kind === "none" ? -1 : -2)],
    }
  );
}

export interface Tools {
  readonly setting: Setting;
  readonly budget: Budget;
}

function solvedFor(e: Relation): { readonly name: string; readonly value: Expression } | null {
  const sides = [
    [e.left, e.right],
    [e.right, e.left],
  ] as const;
  for (const [near, far] of sides) {
    if (near.kind === "symbol" && !symbolsOf(far).includes(near.name)) return { name: near.name, value: far };
  }
  return null;
}

function written(equations: readonly Relation[]): Plan | null {
  for (const [i, each] of equations.entries()) {
    const found = solvedFor(each);
    const into = equations[1 - i];
    if (found && into) return { ...found, into, steps: [] };
  }
  return null;
}

/** The unknown with the smallest number in front of it, solved for. */
function isolated(rows: readonly Row[], { variables }: Setting): Plan | null {
  const places = rows.flatMap((row, i) =>
    row.coefficients.map((value, column) => ({ row, i, column, size: absolute(value) })),
  );
  const [best] = places.filter(({ size }) => !isZero(size)).sort((a, b) => Number(a.size.n - b.size.n));
  const into = best && rows[1 - best.i];
  if (!best || !into) return null;
  const name = variables[best.column] ?? "";
  const lead = best.row.coefficients[best.column] ?? ONE;
  const value = expressedBy(best.row, best.column, variables);
  const step: Step = {
    rule: "solve-for-unknown",
    title: `Solve the ${best.i === 0 ? "first" : "second"} equation for ${inline(symbol(name))}.`,
    latex: toLatex(equation(symbol(name), value)),
    why:
      lead.n === 1n || lead.n === -1n
        ? "It is the easiest one to get alone."
        : "Any unknown of either equation would do.",
  };
  return { name, value, into: rowEquation(into, variables), steps: [step] };
}

function expressedBy(row: Row, column: number, variables: readonly string[]): Expression {
  const scale = divide(ONE, row.coefficients[column] ?? ONE);
  const others = row.coefficients.map((value, i) => (i === column ? ZERO : negate(multiply(value, scale))));
  const letters = combination(others, variables);
  const constant = multiply(row.constant, scale);
  if (others.every(isZero)) return number(constant);
  if (isZero(constant)) return letters;
  return { kind: "sum", terms: [letters, number(constant)] };
}

function equationWith({ name, value, into }: Plan): Relation {
  const values = new Map([[name, value]]);
  return equation(substitute(into.left, values), substitute(into.right, values));
}

const oneUnknown = (put: Relation, unknown: string): Problem & { task: "solve" } => ({
  task: "solve",
  equation: put,
  unknown,
  text: "",
  instruction: "",
  latex: toLatex(put),
  form: {},
});

function substituteStep({ name, value, into }: Plan, put: Relation): Step {
  return {
    rule: "substitute",
    title: `Put ${inline(value)} for ${inline(symbol(name))} in $${toLatex(into)}$.`,
    latex: toLatex(put),
    why: "Then only one unknown is left.",
  };
}

interface Back {
  readonly other: string;
  readonly known: Rational;
  readonly back: Expression;
  readonly rest: Rational;
}

function backSteps({ name, value }: Plan, { other, known, back, rest }: Back): Step[] {
  const result = toLatex(equation(symbol(name), number(rest)));
  const put = toLatex(equation(symbol(name), back));
  if (put === result || !symbolsOf(value).includes(other)) return [];
  return [
    {
      rule: "back-substitute",
      title: `Put ${inline(equation(symbol(other), number(known)))} into $${toLatex(equation(symbol(name), value))}$.`,
      latex: put,
      why: "What is known already gives the other unknown.",
    },
    {
      rule: "work-out-value",
      title: "Work it out.",
      latex: result,
      why: `That is the value of ${inline(symbol(name))}.`,
    },
  ];
}
