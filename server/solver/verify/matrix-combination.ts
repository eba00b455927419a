import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, equals, multiply, negate, ONE, type Rational, ZERO } from "../expression/rational";
import type { MatrixTask } from "../tasks/matrix";
import type { Budget, Check } from "../types";
import { refuted, UNCHECKED, verified } from "./obligations";

type Grid = Rational[][];
type Vector = readonly Rational[];

interface Setting {
  readonly named: ReadonlyMap<string, Grid>;
  readonly budget: Budget;
  /** Set when a matrix met a vector of another length. */
  misfit: boolean;
}

interface Known {
  readonly grids: readonly Grid[];
  readonly budget: Budget;
}

const namesOf = ({ matrices }: MatrixTask, grids: readonly Grid[]): ReadonlyMap<string, Grid> =>
  new Map(matrices.map(({ name }, i) => [name, grids[i] as Grid]));

/** "undefined", for sizes that do not fit. */
export function misfits(task: MatrixTask, word: string, { grids, budget }: Known): Check {
  const { operation } = task;
  const size =
    operation.kind === "combine" ? sizeOf(operation.expression, namesOf(task, grids), budget) : null;
  return word === "undefined" && size === "misfit"
    ? verified("Counting rows and columns shows that the sizes do not fit.")
    : refuted("The sizes fit.");
}

/** Checks a combination of matrices without forming one: the expression and the answer are applied to each unit
 * vector, from the right. */
export function checkCombination(task: MatrixTask, answer: Grid, { grids, budget }: Known): Check {
  const { operation } = task;
  const named = namesOf(task, grids);
  const size = operation.kind === "combine" ? sizeOf(operation.expression, named, budget) : null;
  if (operation.kind !== "combine" || !Array.isArray(size)) return refuted("The answer is of another kind.");
  const [height, width] = size;
  if (answer.length !== height || answer.some((row) => row.length !== width))
    return refuted("The answer has another size.");
  const setting: Setting = { named, budget, misfit: false };
  for (let j = 0; j < width; j += 1) {
    const unit = Array.from({ length: width }, (_, i): Rational => (i === j ? ONE : ZERO));
    const image = applied(operation.expression, unit, setting);
    if (!image || setting.misfit) return UNCHECKED;
    const fits = answer.every((row, i) => equals(row[j] ?? ZERO, image[i] ?? negate(ONE)));
    if (!fits) return refuted("A column is another one.");
  }
  return verified(
    "Every column was worked out once more, by letting the matrices act on a vector one after the other.",
  );
}

function applied(e: Expression, v: Vector, setting: Setting): Vector | null {
  setting.budget.spend(v.length);
  if (e.kind === "symbol") return times(setting.named.get(e.name), v, setting);
  if (e.kind === "negation") return applied(e.operand, v, setting)?.map(negate) ?? null;
  if (e.kind === "sum") {
    return e.terms
      .map((term) => applied(term, v, setting))
      .reduce((a, b) => (a && b ? a.map((each, i) => add(each, b[i] ?? ZERO)) : null));
  }
  if (e.kind === "product") {
    return e.factors.reduceRight<Vector | null>(
      (current, factor) => current && applied(factor, current, setting),
      v,
    );
  }
  if (e.kind === "power") return powered(e.base, e.exponent, { v, setting });
  const factor = evaluateExact(e, new Map(), setting.budget);
  return factor && v.map((each) => multiply(each, factor));
}

function powered(
  base: Expression,
  exponent: Expression,
  { v, setting }: { readonly v: Vector; readonly setting: Setting },
): Vector | null {
  if (exponent.kind === "symbol") {
    const grid = base.kind === "symbol" ? setting.named.get(base.name) : undefined;
    return times(
      grid?.[0]?.map((_, j) => grid.map((row) => row[j] as Rational)),
      v,
      setting,
    );
  }
  const k = evaluateExact(exponent, new Map(), setting.budget);
  if (k?.d !== 1n || k.n < 1n || k.n > 64n) return null;
  let current: Vector | null = v;
  for (let i = 0n; i < k.n; i += 1n) current = current && applied(base, current, setting);
  return current;
}

function times(grid: Grid | undefined, v: Vector, setting: Setting): Vector | null {
  if (!grid) return null;
  if (grid[0]?.length !== v.length) setting.misfit = true;
  return grid.map((row) => row.reduce((total, each, i) => add(total, multiply(each, v[i] ?? ZERO)), ZERO));
}

type Size = readonly [number, number] | "number" | "misfit" | null;

function sizeOf(e: Expression, named: ReadonlyMap<string, Grid>, budget: Budget): Size {
  const of = (part: Expression) => sizeOf(part, named, budget);
  if (e.kind === "symbol") {
    const grid = named.get(e.name);
    return grid ? [grid.length, grid[0]?.length ?? 0] : null;
  }
  if (e.kind === "negation") return of(e.operand);
  if (e.kind === "sum")
    return e.terms
      .map(of)
      .reduce((a, b) => joined(a, b, (x, y) => (x[0] === y[0] && x[1] === y[1] ? x : "misfit")));
  if (e.kind === "product")
    return e.factors
      .map(of)
      .reduce((a, b) => joined(a, b, (x, y) => (x[1] === y[0] ? [x[0], y[1]] : "misfit")));
  if (e.kind === "power") {
    const base = of(e.base);
    if (!Array.isArray(base)) return base;
    if (e.exponent.kind === "symbol") return [base[1], base[0]];
    return base[0] === base[1] ? base : "misfit";
  }
  return evaluateExact(e, new Map(), budget) ? "number" : null;
}

function joined(
  a: Size,
  b: Size,
  match: (x: readonly [number, number], y: readonly [number, number]) => Size,
): Size {
  if (a === null || b === null) return null;
  if (a === "misfit" || b === "misfit") return "misfit";
  if (a === "number") return b;
  return b === "number" ? a : match(a, b);
}
