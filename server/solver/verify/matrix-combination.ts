import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, equals, multiply, negate, ONE, type Rational, ZERO } from "../expression/rational";
import type { MatrixTask } from "../tasks/matrix";
import type { AnswerValue, Budget, Check } from "../types";

type Grid = Rational[][];
type Vector = readonly Rational[];

interface Setting {
  readonly named: ReadonlyMap<string, Grid>;
  readonly budget: Budget;
  /** Set when a matrix met a vector of another length. */
  misfit: boolean;
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** Checks a combination of matrices without forming one: the expression and the answer are applied to each unit
 * vector, from the right. Undefined ones are checked by sizes. */
export function verifyCombination(
  { matrices, operation }: MatrixTask,
  value: AnswerValue,
  { grids, budget }: { readonly grids: readonly Grid[]; readonly budget: Budget },
): Check {
  if (operation.kind !== "combine") return refuted("This is no combination.");
  const named = new Map(matrices.map(({ name }, i) => [name, grids[i] as Grid]));
  const size = sizeOf(operation.expression, named, budget);
  if (value.kind === "word")
    return size === "misfit"
      ? { status: "verified", evidence: ["Counting rows and columns shows that the sizes do not fit."] }
      : refuted("The sizes fit.");
  if (value.kind !== "matrix" || size === "misfit" || size === null || size === "number")
    return refuted("The answer is of another kind.");
  const [height, width] = size;
  const answer = value.rows.map((row) => row.map((each) => evaluateExact(each, new Map(), budget)));
  if (answer.length !== height || answer.some((row) => row.length !== width))
    return refuted("The answer has another size.");
  const setting: Setting = { named, budget, misfit: false };
  for (let j = 0; j < width; j += 1) {
    const unit = Array.from({ length: width }, (_, i): Rational => (i === j ? ONE : ZERO));
    const image = applied(operation.expression, unit, setting);
    if (!image || setting.misfit) return { status: "unchecked", evidence: [] };
    const column = answer.map((row) => row[j]);
    if (!column.every((each, i) => each && equals(each, image[i] ?? negate(ONE))))
      return refuted("A column is another one.");
  }
  return {
    status: "verified",
    evidence: [
      "Every column was worked out once more, by letting the matrices act on a vector one after the other.",
    ],
  };
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
