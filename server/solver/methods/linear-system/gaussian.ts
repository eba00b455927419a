import type { Expression } from "../../expression/ast";
import { equation, number, symbol } from "../../expression/build";
import {
  absolute,
  divide,
  equals,
  isNegative,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { writeFamily } from "../../printer/answer/equations";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { inline } from "../linear-equation/rule";
import { family, inconsistent, inconsistentStep } from "./outcome";
import {
  addMultiple,
  combination,
  isZeroRow,
  type Row,
  rowEquation,
  scaleRow,
  systemLatex,
  wholeRow,
} from "./row";
import { foundStep, pointOutcome, putIn, type Setting, type Solved } from "./solved-system";

/** Elimination with back substitution, for systems of any shape. Null when one unknown is asked for and it is
 * not determined. */
export function byElimination(rows: readonly Row[], setting: Setting, budget: Budget): Solved | null {
  const { rows: reduced, pivots, steps } = triangular(rows, setting.variables, budget);
  const broken = reduced.find((row) => isZeroRow(row) && !isZero(row.constant));
  if (broken) return { steps: [...steps, falseRow(broken, setting), inconsistentStep], answer: inconsistent };
  const kept = reduced.slice(0, pivots.length);
  const ended =
    pivots.length === setting.variables.length
      ? backSubstitute(kept, setting)
      : familyOf(kept, pivots, setting);
  return ended && { answer: ended.answer, steps: [...steps, ...ended.steps] };
}

interface Triangle {
  readonly rows: readonly Row[];
  /** The column of the leading unknown of each kept row. */
  readonly pivots: readonly number[];
  readonly steps: readonly Step[];
}

function triangular(start: readonly Row[], variables: readonly string[], budget: Budget): Triangle {
  let rows = [...start];
  const pivots: number[] = [];
  const steps: Step[] = [];
  for (let column = 0; column < variables.length; column++) {
    budget.spend(rows.length * variables.length);
    const at = pivots.length;
    const chosen = bestPivot(rows, at, column);
    if (chosen === null) continue;
    const ordered = [
      ...rows.slice(0, at),
      rows[chosen] as Row,
      ...rows.slice(at).filter((_, i) => i + at !== chosen),
    ];
    pivots.push(column);
    const changed = ordered.map((row, i) => (i > at ? eliminated(row, ordered[at] as Row, column) : null));
    rows = ordered.map((row, i) => changed[i]?.row ?? row);
    if (changed.some((change) => change !== null)) {
      const place = { column, at, moved: chosen !== at };
      steps.push(eliminationStep({ rows, changed, variables, place }));
    }
    rows = rows.filter((row) => !isZeroRow(row) || !isZero(row.constant));
    if (rows.some(isZeroRow)) break;
  }
  return { rows, pivots, steps };
}

/** The row from `from` on whose leading coefficient is the easiest to divide by. */
function bestPivot(rows: readonly Row[], from: number, column: number): number | null {
  let best: number | null = null;
  let least: bigint | null = null;
  for (let i = from; i < rows.length; i++) {
    const value = rows[i]?.coefficients[column] ?? ZERO;
    const size = value.n < 0n ? -value.n : value.n;
    if (size !== 0n && (least === null || size < least)) [best, least] = [i, size];
  }
  return best;
}

interface Change {
  readonly row: Row;
  /** The new row is own · row - other · pivot row, then divided by what its numbers share. */
  readonly own: Rational;
  readonly other: Rational;
  readonly divided: boolean;
}

/** The row without the unknown of this column; null when it does not hold it. */
function eliminated(row: Row, pivot: Row, column: number): Change | null {
  const value = row.coefficients[column] ?? ZERO;
  const lead = pivot.coefficients[column] ?? ONE;
  if (isZero(value)) return null;
  const ratio = divide(value, lead);
  const [own, other] = [rational(ratio.d), rational(ratio.n)];
  const raw = addMultiple(scaleRow(row, own), pivot, negate(other));
  const whole = wholeRow(raw);
  const same = raw.coefficients.every((c, i) => equals(c, whole.coefficients[i] ?? ZERO));
  return { row: whole, own, other, divided: !same };
}

interface Elimination {
  readonly rows: readonly Row[];
  readonly changed: readonly (Change | null)[];
  readonly variables: readonly string[];
  readonly place: { readonly column: number; readonly at: number; readonly moved: boolean };
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

function eliminationStep({ rows, changed, variables, place }: Elimination): Step {
  const letter = inline(symbol(variables[place.column] ?? ""));
  const names = changed.flatMap((change, i) => (change ? [ORDINALS[i] ?? ""] : []));
  const pivot = ORDINALS[place.at] ?? "";
  const order = place.moved ? `The equation with the easiest ${letter} goes to the top. ` : "";
  const ways = changed.flatMap((change, i) =>
    change ? [combinationOf(change, ORDINALS[i] ?? "", pivot)] : [],
  );
  const shared = changed.some((change) => change?.divided) ? " Common factors and signs are tidied up." : "";
  return {
    rule: "eliminate-unknown",
    title: `Eliminate ${letter} from the ${names.join(" and ")} equation${names.length > 1 ? "s" : ""}.`,
    latex: systemLatex(rows, variables),
    why: `${order}${capital(ways.join("; "))}.${shared}`,
  };
}

/** "$3$ times the second equation minus $2$ times the first" */
function combinationOf({ own, other }: Change, name: string, pivot: string): string {
  const times = (factor: Rational) => (factor.n === 1n ? "" : `${inline(number(factor))} times `);
  const sign = isNegative(other) ? "plus" : "minus";
  return `${times(own)}the ${name} equation ${sign} ${times(absolute(other))}the ${pivot}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function falseRow(row: Row, { variables }: Setting): Step {
  return {
    rule: "false-statement",
    title: "Look at the equation in which every unknown has cancelled.",
    latex: toLatex(rowEquation(row, variables)),
    why: "It follows from the equations of the system.",
  };
}

/** From the last equation upwards. */
function backSubstitute(rows: readonly Row[], setting: Setting): Solved {
  const known = new Map<string, Rational>();
  const steps: Step[] = [];
  for (const [i, row] of [...rows.entries()].reverse()) {
    const name = setting.variables[i] ?? "";
    const value = valueIn(row, setting.variables, known, name);
    const others = row.coefficients.some((c, j) => j !== i && !isZero(c));
    if (others) steps.push(substituteStep(row, setting, known));
    known.set(name, value);
    steps.push(foundStep(name, value, setting));
  }
  const { answer, steps: last } = pointOutcome(setting, known);
  return { answer, steps: [...steps, ...last] };
}

export function valueIn(
  row: Row,
  variables: readonly string[],
  known: ReadonlyMap<string, Rational>,
  name: string,
): Rational {
  let rest = row.constant;
  for (const [i, other] of variables.entries()) {
    const value = known.get(other);
    if (value && other !== name) rest = subtract(rest, multiply(row.coefficients[i] ?? ZERO, value));
  }
  return divide(rest, row.coefficients[variables.indexOf(name)] ?? ONE);
}

export function substituteStep(row: Row, { variables }: Setting, known: ReadonlyMap<string, Rational>): Step {
  const used = variables.filter((name, i) => known.has(name) && !isZero(row.coefficients[i] ?? ZERO));
  const values = used.map((name) => inline(equation(symbol(name), number(known.get(name) ?? ZERO))));
  return {
    rule: "back-substitute",
    title: `Put ${values.join(" and ")} into $${toLatex(rowEquation(row, variables))}$.`,
    latex: toLatex(equation(putIn(row, variables, known), number(row.constant))),
    why: "What is known already leaves one unknown.",
  };
}

/** Each unknown in terms of the ones without a leading place. */
function familyOf(rows: readonly Row[], pivots: readonly number[], setting: Setting): Solved | null {
  const { variables, asked } = setting;
  if (asked.length < variables.length) return null;
  const free = variables.filter((_, i) => !pivots.includes(i));
  const parts = new Map<string, Row>();
  for (const name of free) parts.set(name, unit(free, name));
  for (const [i, row] of [...rows.entries()].reverse()) {
    const column = pivots[i] ?? 0;
    parts.set(variables[column] ?? "", expressed(row, column, { variables, free, parts }));
  }
  const shown = (name: string): Expression => partExpression(parts.get(name) ?? unit(free, name), free);
  const answer = family({ unknowns: asked, values: asked.map(shown), free });
  const bound = asked.filter((name) => !free.includes(name));
  return {
    answer,
    steps: familySteps(
      bound.map((name) => equation(symbol(name), shown(name))),
      writeFamily(answer).latex,
      free,
    ),
  };
}

/** coefficients over the free unknowns, `constant` is the plain number. */
const unit = (free: readonly string[], name: string): Row => ({
  coefficients: free.map((other) => (other === name ? ONE : ZERO)),
  constant: ZERO,
});

interface Partial {
  readonly variables: readonly string[];
  readonly free: readonly string[];
  readonly parts: ReadonlyMap<string, Row>;
}

function expressed(row: Row, column: number, { variables, free, parts }: Partial): Row {
  let total: Row = { coefficients: free.map(() => ZERO), constant: row.constant };
  for (const [i, name] of variables.entries()) {
    const part = parts.get(name);
    if (part && i !== column) total = addMultiple(total, part, negate(row.coefficients[i] ?? ZERO));
  }
  return scaleRow(total, divide(ONE, row.coefficients[column] ?? ONE));
}

function partExpression({ coefficients, constant }: Row, free: readonly string[]): Expression {
  const letters = combination(coefficients, free);
  if (isZero(constant)) return letters;
  if (coefficients.every(isZero)) return number(constant);
  return { kind: "sum", terms: [...(letters.kind === "sum" ? letters.terms : [letters]), number(constant)] };
}

function familySteps(
  bound: readonly ReturnType<typeof equation>[],
  latex: string,
  free: readonly string[],
): Step[] {
  const letters = free.map((name) => inline(symbol(name))).join(" and ");
  return [
    {
      rule: "solve-for-bound-unknowns",
      title: `Keep ${letters} free and solve for the rest.`,
      latex: bound.map(toLatex).join(",\\ "),
      why: "There are fewer different equations than unknowns, so the system does not fix every one.",
    },
    {
      rule: "dependent",
      title: `There are infinitely many solutions, one for every value of ${letters}.`,
      latex,
      why: "Whatever number is chosen, the others follow from it.",
    },
  ];
}
