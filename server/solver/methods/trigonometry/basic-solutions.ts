import { evaluateComplex } from "../../expression/evaluate-numeric";
import { circularValue } from "../../expression/exact-angle";
import { inverseTurn } from "../../expression/inverse-turn";
import {
  add,
  divide,
  fromInt,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
  toNumber,
} from "../../expression/rational";
import type { TurnInterval } from "../../tasks/trigonometry";
import type { Budget } from "../../types";
import type { BasicEquation } from "./basic-equations";

/** An angle in radians: turn·π exactly, or its size only. */
export interface Angle {
  readonly turn: Rational | null;
  readonly size: number;
}

const exact = (turn: Rational): Angle => ({ turn, size: toNumber(turn) * Math.PI });
const inexact = (size: number): Angle => ({ turn: null, size });

/** The angles of one period at which a sine, cosine or tangent has a value; null when the value is no number. */
export function firstAngles({ name, value }: BasicEquation, budget: Budget): Angle[] | null {
  const number = evaluateComplex(value, new Map());
  if (!number || Math.abs(number.im) > 1e-12) return null;
  if (name !== "tan" && Math.abs(number.re) > 1 + 1e-12) return [];
  const surd = circularValue(value, { letters: new Map(), budget });
  const turn = surd && inverseTurn(`arc${name}`, surd, budget);
  const first = turn ? exact(turn) : inexact(principal(name, number.re));
  if (name === "tan") return [first];
  const second = first.turn
    ? exact(name === "sin" ? subtract(ONE, first.turn) : negate(first.turn))
    : inexact(name === "sin" ? Math.PI - first.size : -first.size);
  const gap = Math.abs(Math.sin((first.size - second.size) / 2));
  return (gap < 1e-9 ? [first] : [first, second]).map(withinTurn);
}

const principal = (name: string, value: number): number =>
  name === "sin" ? Math.asin(value) : name === "cos" ? Math.acos(value) : Math.atan(value);

const withinTurn = (angle: Angle): Angle =>
  angle.size >= -1e-12
    ? angle
    : angle.turn
      ? exact(add(angle.turn, fromInt(2)))
      : inexact(angle.size + 2 * Math.PI);

/** Of a turn: what is as near to an end is the end. */
const SLACK = 1e-9;

/** The solutions x of factor·x + shift·π = angle + whole periods in an interval. */
export function solutionsOf(
  { name, factor, shift }: BasicEquation,
  base: readonly Angle[],
  { low, high, closed: [hasLow, hasHigh] }: TurnInterval,
): Angle[] {
  const period = fromInt(name === "tan" ? 1 : 2);
  const ends = [low, high].map((end) => toNumber(add(multiply(end, factor), shift)));
  const [from, to] = [Math.min(...ends), Math.max(...ends)].map((end) => end / toNumber(period)) as [
    number,
    number,
  ];
  const found: Angle[] = [];
  for (let k = Math.floor(from) - 3; k <= Math.ceil(to) + 3 && found.length < 200; k += 1) {
    const turns = multiply(period, fromInt(k));
    for (const { turn, size } of base) {
      const angle = turn
        ? exact(divide(subtract(add(turn, turns), shift), factor))
        : inexact((size + (toNumber(turns) - toNumber(shift)) * Math.PI) / toNumber(factor));
      const place = angle.size / Math.PI;
      const beyondLow = place - toNumber(low) + (hasLow ? SLACK : -SLACK);
      const beforeHigh = toNumber(high) - place + (hasHigh ? SLACK : -SLACK);
      if (beyondLow > 0 && beforeHigh > 0) found.push(angle);
    }
  }
  return found;
}
