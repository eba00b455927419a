import type { Expression } from "../../expression/ast";
import { negation, product, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { add, multiply, negate, type Rational, subtract, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { bracketed, type Exact, entry, matrixLatex } from "./exact";

/** A part of an expression: a number or a matrix. */
export type Value =
  | { readonly kind: "number"; readonly value: Rational }
  | { readonly kind: "matrix"; readonly rows: Exact };

/** Thrown inside when sizes do not fit. */
export class SizesDiffer extends Error {}

export interface Desk {
  readonly matrices: ReadonlyMap<string, Exact>;
  readonly decimals: boolean;
  readonly steps: Step[];
  readonly budget: Budget;
}

const LARGEST_POWER = 12n;

/** Works an expression of matrices out, one operation a step; null for what has no meaning for matrices.
 * @throws {SizesDiffer} when a sum or product is undefined */
export function combine(e: Expression, desk: Desk): Value | null {
  if (e.kind === "symbol") {
    const rows = desk.matrices.get(e.name);
    return rows ? { kind: "matrix", rows } : null;
  }
  if (e.kind === "negation") return scaledBy(combine(e.operand, desk), { n: -1n, d: 1n }, desk);
  if (e.kind === "sum") return total(e.terms, desk);
  if (e.kind === "product")
    return e.factors.map((factor) => combine(factor, desk)).reduce((a, b) => times(a, b, desk));
  if (e.kind === "power") return raised(e.base, e.exponent, desk);
  const value = evaluateExact(e, new Map(), desk.budget);
  return value && { kind: "number", value };
}

/** The terms one after the other; a subtracted one is taken away as it stands. */
function total([first, ...others]: readonly Expression[], desk: Desk): Value | null {
  let result = first ? combine(first, desk) : null;
  for (const term of others) {
    const minus = term.kind === "negation";
    result = added(result, combine(minus ? term.operand : term, desk), { desk, minus });
  }
  return result;
}

function added(
  a: Value | null,
  b: Value | null,
  { desk, minus }: { readonly desk: Desk; readonly minus: boolean },
): Value | null {
  if (a?.kind !== "matrix" || b?.kind !== "matrix") return null;
  if (a.rows.length !== b.rows.length || a.rows[0]?.length !== b.rows[0]?.length) throw new SizesDiffer();
  const shown = (v: Rational) => entry(v, desk.decimals);
  const cells = a.rows.map((row, i) => row.map((each, j) => [each, b.rows[i]?.[j] ?? ZERO] as const));
  const rows = cells.map((row) => row.map(([x, y]) => (minus ? subtract(x, y) : add(x, y))));
  const written = cells.map((row) =>
    row.map(([x, y]) => toLatex(sum([shown(x), minus ? negation(shown(y)) : shown(y)]))),
  );
  desk.steps.push(
    {
      rule: minus ? "subtract-entries" : "add-entries",
      title: minus ? "Subtract entry by entry." : "Add entry by entry.",
      latex: bracketed(written),
      why: "Matrices of the same size are added in each place on its own.",
    },
    {
      rule: "work-out-entries",
      title: "Work out each entry.",
      latex: matrixLatex(rows, desk.decimals),
      why: "Every place has one number again.",
    },
  );
  return { kind: "matrix", rows };
}

function scaledBy(a: Value | null, factor: Rational, desk: Desk): Value | null {
  if (!a) return null;
  if (a.kind === "number") return { kind: "number", value: multiply(a.value, factor) };
  const rows = a.rows.map((row) =>
    row.map((each) => (factor.n === -1n && factor.d === 1n ? negate(each) : multiply(each, factor))),
  );
  desk.steps.push({
    rule: "scale-entries",
    title: `Multiply every entry by $${toLatex(entry(factor, desk.decimals))}$.`,
    latex: matrixLatex(rows, desk.decimals),
    why: "A number in front of a matrix multiplies each entry.",
  });
  return { kind: "matrix", rows };
}

function times(a: Value | null, b: Value | null, desk: Desk): Value | null {
  if (!a || !b) return null;
  if (a.kind === "number") return scaledBy(b, a.value, desk);
  if (b.kind === "number") return scaledBy(a, b.value, desk);
  const [height, inner, width] = [a.rows.length, a.rows[0]?.length ?? 0, b.rows[0]?.length ?? 0];
  if (inner !== b.rows.length) throw new SizesDiffer();
  desk.budget.spend(height * inner * width);
  const shown = (v: Rational) => entry(v, desk.decimals);
  const cells = a.rows.map((row) =>
    Array.from({ length: width }, (_, j) => row.map((each, k) => [each, b.rows[k]?.[j] ?? ZERO] as const)),
  );
  const written = cells.map((row) =>
    row.map((pairs) => toLatex(sum(pairs.map(([x, y]) => product([shown(x), shown(y)], true))))),
  );
  const rows = cells.map((row) =>
    row.map((pairs) => pairs.reduce((total, [x, y]) => add(total, multiply(x, y)), ZERO)),
  );
  desk.steps.push(
    {
      rule: "rows-times-columns",
      title: "Multiply each row of the first matrix by each column of the second.",
      latex: bracketed(written),
      why: "The entry in row $i$ and column $j$ is the sum of the products of row $i$ and column $j$.",
    },
    {
      rule: "work-out-entries",
      title: "Work out each entry.",
      latex: matrixLatex(rows, desk.decimals),
      why: "Every place has one number again.",
    },
  );
  return { kind: "matrix", rows };
}

function raised(base: Expression, exponent: Expression, desk: Desk): Value | null {
  const a = combine(base, desk);
  if (exponent.kind === "symbol" && exponent.name === "T" && a?.kind === "matrix")
    return transposed(a.rows, desk);
  const k = evaluateExact(exponent, new Map(), desk.budget);
  if (a?.kind !== "matrix" || k?.d !== 1n || k.n < 1n || k.n > LARGEST_POWER) return null;
  let result: Value | null = a;
  for (let i = 1n; i < k.n; i += 1n) result = times(result, a, desk);
  return result;
}

/** Rows become columns. */
export function transposed(m: Exact, { steps, decimals }: Pick<Desk, "steps" | "decimals">): Value {
  const rows = (m[0] ?? []).map((_, j) => m.map((row) => row[j] ?? ZERO));
  steps.push({
    rule: "transpose",
    title: "Write the rows as columns.",
    latex: matrixLatex(rows, decimals),
    why: "The first row becomes the first column, and so on.",
  });
  return { kind: "matrix", rows };
}
