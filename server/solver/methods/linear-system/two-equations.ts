import { number, symbol } from "../../expression/build";
import {
  absolute,
  divide,
  isNegative,
  isZero,
  lcm,
  type Rational,
  rational,
  ZERO,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { inline } from "../linear-equation/rule";
import { substituteStep, valueIn } from "./gaussian";
import { addMultiple, type Row, rowEquation, scaleRow, systemLatex } from "./row";
import { foundStep, pointOutcome, type Setting, type Solved } from "./solved-system";

/** Two equations in two unknowns with one solution, by adding or taking away multiples. Null when they do not
 * fix one point. */
export function byAddition(rows: readonly Row[], setting: Setting): Solved | null {
  const [first, second] = rows;
  if (!first || !second || rows.length !== 2 || setting.variables.length !== 2) return null;
  const [a, b, c, d] = [first, second].flatMap((row) => row.coefficients);
  if (!a || !b || !c || !d || a.n * d.n === b.n * c.n) return null;
  const single = [first, second].find((row) => row.coefficients.some(isZero));
  const { row, steps } = single ? { row: single, steps: [] } : addedUp(first, second, setting);
  return finished(row, { first, second, setting, steps });
}

interface Progress {
  readonly first: Row;
  readonly second: Row;
  readonly setting: Setting;
  readonly steps: readonly Step[];
}

/** The equation that is left when one unknown cancels. */
function addedUp(first: Row, second: Row, { variables }: Setting): { row: Row; steps: readonly Step[] } {
  const column = cheaper(first, second);
  const [m, n] = multipliers(first, second, column);
  const scaled = [scaleRow(first, m), scaleRow(second, n)] as const;
  const steps: Step[] = [];
  const changes = [change("first", m), change("second", n)].filter((text) => text !== "");
  if (changes.length > 0) {
    steps.push({
      rule: "multiply-equations",
      title: `Multiply ${changes.join(" and ")}.`,
      latex: systemLatex(scaled, variables),
      why: `Then ${inline(symbol(variables[column] ?? ""))} has the same number in front of it in both, up to the sign.`,
    });
  }
  const opposite =
    isNegative(scaled[0].coefficients[column] ?? ZERO) !== isNegative(scaled[1].coefficients[column] ?? ZERO);
  const row = addMultiple(scaled[0], scaled[1], rational(opposite ? 1n : -1n));
  steps.push({
    rule: opposite ? "add-equations" : "subtract-equations",
    title: opposite ? "Add the equations." : "Take the second equation from the first.",
    latex: toLatex(rowEquation(row, variables)),
    why: `The terms with ${inline(symbol(variables[column] ?? ""))} cancel.`,
  });
  return { row, steps };
}

const change = (which: string, factor: Rational): string =>
  factor.n === 1n ? "" : `the ${which} equation by ${inline(number(factor))}`;

/** The unknown that cancels with the smaller multipliers; with a mere addition if both are as good. */
function cheaper(first: Row, second: Row): number {
  const cost = (column: number) => {
    const [m, n] = multipliers(first, second, column);
    const same =
      isNegative(first.coefficients[column] ?? ZERO) === isNegative(second.coefficients[column] ?? ZERO);
    return 2n * (m.n + n.n) + (same ? 1n : 0n);
  };
  return cost(1) < cost(0) ? 1 : 0;
}

function multipliers(first: Row, second: Row, column: number): readonly [Rational, Rational] {
  const [a, b] = [first, second].map((row) => absolute(row.coefficients[column] ?? ZERO).n);
  const common = lcm(a ?? 1n, b ?? 1n);
  return [rational(common, a), rational(common, b)];
}

/** One value from the equation in one unknown, the other by putting it back. */
function finished(row: Row, { first, second, setting, steps }: Progress): Solved {
  const { variables } = setting;
  const column = row.coefficients.findIndex((value) => !isZero(value));
  const name = variables[column] ?? "";
  const other = variables[1 - column] ?? "";
  const known = new Map([[name, divide(row.constant, row.coefficients[column] ?? rational(1n))]]);
  const found = foundStep(name, known.get(name) ?? ZERO, setting);
  const already = toLatex(rowEquation(row, variables)) === found.latex;
  const back = simpler(first, second, 1 - column);
  const put = substituteStep(back, setting, known);
  known.set(other, valueIn(back, variables, known, other));
  const { answer, steps: last } = pointOutcome(setting, known);
  const mentions = !isZero(back.coefficients[column] ?? ZERO);
  const rest = [...(mentions ? [put] : []), foundStep(other, known.get(other) ?? ZERO, setting), ...last];
  return { answer, steps: [...steps, ...(already ? [] : [found]), ...rest] };
}

/** The equation in which the other unknown has the smaller number in front of it. */
function simpler(first: Row, second: Row, column: number): Row {
  const size = (row: Row) => absolute(row.coefficients[column] ?? ZERO).n;
  if (size(first) === 0n) return second;
  return size(second) !== 0n && size(second) < size(first) ? second : first;
}
