import type { Expression, Relation } from "../../expression/ast";
import { equation, number, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Method, Problem, Step } from "../../types";
import { derive } from "../arithmetic/method";
import { linearEquation } from "../linear-equation/method";
import { linearSystem } from "../linear-system/method";
import { quadraticEquation } from "../quadratic-equation/method";
import { rationalEquation } from "../rational-equation/method";
import { substituteRelation } from "./substitute-relation";
import { storyValue } from "./values";

/** One way to give every unknown a value. */
export type Values = ReadonlyMap<string, Expression>;
/** How the conditions were solved, and every solution. */
export interface Solutions {
  readonly steps: readonly Step[];
  readonly solutions: readonly Values[];
}
interface Definition {
  readonly name: string;
  readonly value: Expression;
}

const EQUATION_METHODS: readonly Method[] = [linearEquation, rationalEquation, quadraticEquation];
const BARE = { text: "", instruction: "", latex: "", form: {} };

/** All solutions of the conditions: unknowns that are told in terms of others are replaced until one equation in
 * one unknown is left, or a linear system. Null when that is not reached. */
export function solveConditions(relations: readonly Relation[], budget: Budget): Solutions | null {
  const steps: Step[] = [];
  const definitions: Definition[] = [];
  let left = [...relations];
  while (left.length > 1) {
    budget.spend();
    const found = definitionIn(left);
    if (!found) break;
    const before = left.filter((each) => each !== found.relation);
    const after = before.map((each) => replaced(each, found));
    steps.push(...substituteRelation(found, before, after));
    definitions.push(found);
    left = after;
  }
  const solved = left.length === 1 ? single(left[0] as Relation, budget) : several(left, budget);
  if (!solved) return null;
  const solutions = solved.solutions.map((values) => completed(values, definitions, budget));
  if (solutions.some((values) => values === null)) return null;
  return { steps: [...steps, ...solved.steps], solutions: solutions as Values[] };
}

/** An equation that says outright what one unknown is in terms of others: "l = w + 12". One in numbers alone
 * first. */
function definitionIn(relations: readonly Relation[]): (Definition & { relation: Relation }) | null {
  const all = relations.flatMap((relation) => {
    const { left, right } = relation;
    if (left.kind !== "symbol" || symbolsOf(right).includes(left.name)) return [];
    return [{ name: left.name, value: right, relation }];
  });
  const wanted = all.filter(({ name, relation }) =>
    relations.some((other) => other !== relation && symbolsOf(other).includes(name)),
  );
  return wanted.find(({ value }) => symbolsOf(value).length === 0) ?? wanted[0] ?? null;
}

function replaced({ operator, left, right }: Relation, { name, value }: Definition): Relation {
  const values = new Map([[name, value]]);
  return { kind: "relation", operator, left: substitute(left, values), right: substitute(right, values) };
}

function single(relation: Relation, budget: Budget): Solutions | null {
  const letters = symbolsOf(relation);
  const unknown = letters[0];
  if (letters.length !== 1 || unknown === undefined) return null;
  if (relation.left.kind === "symbol" && symbolsOf(relation.right).length === 0) {
    return calculated(unknown, relation.right, budget);
  }
  const problem: Problem = { ...BARE, task: "solve", equation: relation, unknown };
  for (const method of EQUATION_METHODS) {
    const derivation = method.work(problem, budget);
    if (derivation?.answer.kind !== "roots") continue;
    const { roots } = derivation.answer;
    return { steps: derivation.steps, solutions: roots.map((root) => new Map([[unknown, root]])) };
  }
  return null;
}

function calculated(unknown: string, expression: Expression, budget: Budget): Solutions | null {
  const value = storyValue(expression, budget);
  if (!value?.exact) return null;
  const worked = derive({ expression, form: {}, budget, method: "story" });
  const steps = (worked?.steps ?? []).map((step) => ({ ...step, latex: `${unknown} = ${step.latex}` }));
  return { steps, solutions: [new Map([[unknown, number(value.number)]])] };
}

function several(equations: readonly Relation[], budget: Budget): Solutions | null {
  const unknowns = [...new Set(equations.flatMap((each) => symbolsOf(each)))].sort();
  const problem: Problem = { ...BARE, task: "solve-system", equations, unknowns };
  const derivation = linearSystem.work(problem, budget);
  const value = derivation?.answer;
  if (!derivation || value?.kind !== "point") return null;
  const values = new Map(value.unknowns.map((name, i) => [name, value.values[i] as Expression]));
  return { steps: derivation.steps, solutions: [values] };
}

/** The values of the unknowns that were replaced, the last one first. */
function completed(values: Values, definitions: readonly Definition[], budget: Budget): Values | null {
  const all = new Map(values);
  for (const { name, value } of [...definitions].reverse()) {
    const put = substitute(value, all);
    if (symbolsOf(put).length > 0) return null;
    const exact = storyValue(put, budget);
    if (!exact) return null;
    all.set(name, exact.exact ? number(exact.number) : put);
  }
  return all;
}

/** "w = 12": a value as an equation. */
export const valueLatex = (name: string, value: Expression): string => toLatex(equation(symbol(name), value));
