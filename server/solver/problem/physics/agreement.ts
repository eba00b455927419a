import type { Relation } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { toNumber } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import type { PhysicsTask } from "../../tasks/physics";

const CLOSE = 1e-9;

/** Whether two readings come to the same answer in the same unit, each by its own laws. */
export function agree(a: PhysicsTask, b: PhysicsTask): boolean {
  if (a.asked.unit !== b.asked.unit) return false;
  const [first, second] = [roughly(a), roughly(b)];
  return first !== null && second !== null && Math.abs(first - second) <= CLOSE * Math.abs(first);
}

/** The positive answer of a reading as a double; null where there is none. */
function roughly({ equations, known, asked }: PhysicsTask): number | null {
  const values = new Map(known.map(({ letter, si }) => [letter, toNumber(si)]));
  let open = [...equations];
  while (open.length > 0) {
    const next = open.find((each) => unknownsOf(each, values).length === 1);
    const letter = next && unknownsOf(next, values)[0];
    const root = next && letter !== undefined ? positiveRoot(next, letter, values) : null;
    if (root === null || letter === undefined) return null;
    values.set(letter, root);
    open = open.filter((each) => each !== next);
  }
  return values.get(asked.letter) ?? null;
}

const unknownsOf = (equation: Relation, values: ReadonlyMap<string, number>): string[] =>
  symbolsOf(equation).filter((letter) => !values.has(letter));

const DECADES = 30;
const HALVINGS = 80;

/** Where the sides of an equation meet for a positive value of a letter: by decades, then by halves. */
function positiveRoot(
  equation: Relation,
  letter: string,
  values: ReadonlyMap<string, number>,
): number | null {
  const gap = (exponent: number): number => {
    const at = new Map(
      [...values, [letter, 10 ** exponent] as const].map(([name, re]) => [name, { re, im: 0 }]),
    );
    const [left, right] = [evaluateComplex(equation.left, at), evaluateComplex(equation.right, at)];
    return left && right ? left.re - right.re : Number.NaN;
  };
  for (let low = -DECADES; low < DECADES; low += 1) {
    if (!(gap(low) * gap(low + 1) <= 0)) continue;
    let [from, to] = [low, low + 1];
    for (let i = 0; i < HALVINGS; i += 1) {
      const middle = (from + to) / 2;
      if (gap(from) * gap(middle) <= 0) to = middle;
      else from = middle;
    }
    return 10 ** from;
  }
  return null;
}
