import type { Expression } from "../../expression/ast";
import { equation, int, negation, power, product, sum, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { tidy } from "../../expression/tidy";
import type { Figure, Layer } from "../../tasks/measure";
import type { Budget, Problem } from "../../types";
import { linearEquation } from "../linear-equation/method";
import { quadraticEquation } from "../quadratic-equation/method";
import { radicalEquation } from "../radical-equation/method";

type Region = Extract<Figure, { readonly kind: "region" }>;
type Piece = Layer & { readonly body: Expression };

const GRID = 64;

/** The region cut where its curves meet, with what is integrated over each part.
 * @returns null where the meeting points are not found exactly, or the region is not clear */
export function stretchesOf(region: Region, budget: Budget): Piece[] | null {
  const { curves, variable, ends, around } = region;
  const difference = tidy(sum([curves[0], negation(curves[1])]), budget);
  const meetings = meetingsOf(difference, variable, budget);
  const places = placesOf(meetings, ends);
  if (!places) return null;
  const pieces: Piece[] = [];
  for (const [i, low] of places.slice(0, -1).entries()) {
    const high = places[i + 1] as Expression;
    const side = sideBetween(difference, variable, [size(low), size(high)]);
    if (side === null) return null;
    const [top, bottom] = side > 0 ? curves : [curves[1], curves[0]];
    const body = bodyOf([top, bottom], { variable, around, place: [size(low), size(high)] });
    if (!body) return null;
    pieces.push({ body: tidy(body, budget), variable, low, high });
  }
  return pieces;
}

const size = (e: Expression): number => evaluateComplex(e, new Map())?.re ?? Number.NaN;

function meetingsOf(difference: Expression, variable: string, budget: Budget): readonly Expression[] | null {
  const asEquation: Problem = {
    text: "",
    latex: "",
    instruction: "",
    form: { domain: "real" },
    task: "solve",
    equation: equation(difference, int(0)),
    unknown: variable,
  };
  const solved =
    linearEquation.work(asEquation, budget) ??
    quadraticEquation.work(asEquation, budget) ??
    radicalEquation.work(asEquation, budget);
  if (solved?.answer.kind === "roots") return solved.answer.roots;
  return solved?.answer.kind === "none" ? [] : null;
}

/** The ends and the meeting points between them, ascending. */
function placesOf(meetings: readonly Expression[] | null, ends: readonly Expression[]): Expression[] | null {
  const [low, high] = [...ends].sort((a, b) => size(a) - size(b));
  if (low && high) {
    const inside = (meetings ?? []).filter(
      (each) => size(each) > size(low) + 1e-9 && size(each) < size(high) - 1e-9,
    );
    return [low, ...inside, high].sort((a, b) => size(a) - size(b));
  }
  const others = (meetings ?? []).filter((each) => !low || Math.abs(size(each) - size(low)) > 1e-9);
  if (low && others.length !== 1) return null;
  const places = [...others, ...(low ? [low] : [])].sort((a, b) => size(a) - size(b));
  return places.length >= 2 ? places : null;
}

/** 1 where the first curve lies above all the way, −1 below; null where they cross or have no value. */
function sideBetween(
  difference: Expression,
  variable: string,
  [low, high]: readonly [number, number],
): 1 | -1 | null {
  const signs = new Set<number>();
  for (let k = 1; k < GRID; k += 1) {
    const x = low + ((high - low) * k) / GRID;
    const value = evaluateComplex(difference, new Map([[variable, { re: x, im: 0 }]]));
    if (!value || Math.abs(value.im) > 1e-9) return null;
    if (Math.abs(value.re) > 1e-12) signs.add(Math.sign(value.re));
  }
  const [only] = signs;
  return signs.size === 1 ? (only as 1 | -1) : null;
}

interface Turned {
  readonly variable: string;
  readonly around: Region["around"];
  readonly place: readonly [number, number];
}

/** Height, washer or shell. A region that lies on both sides of its axis covers itself when it turns: null. */
function bodyOf(
  [top, bottom]: readonly [Expression, Expression],
  { variable, around, place: [low, high] }: Turned,
): Expression | null {
  const pi: Expression = { kind: "constant", name: "pi" };
  const height = sum([top, negation(bottom)]);
  if (around === null) return height;
  if (around === "other") {
    if (low < -1e-9 && high > 1e-9) return null;
    const distance = high > 1e-9 ? symbol(variable) : negation(symbol(variable));
    return product([int(2), pi, distance, height]);
  }
  const at = (e: Expression, x: number) =>
    evaluateComplex(e, new Map([[variable, { re: x, im: 0 }]]))?.re ?? Number.NaN;
  const places = Array.from({ length: GRID - 1 }, (_, k) => low + ((high - low) * (k + 1)) / GRID);
  const isAbove = places.every((x) => at(bottom, x) > -1e-9);
  const isBelow = places.every((x) => at(top, x) < 1e-9);
  if (!isAbove && !isBelow) return null;
  const [outer, inner] = isAbove ? [top, bottom] : [bottom, top];
  return product([pi, sum([power(outer, int(2)), negation(power(inner, int(2)))])]);
}
