import type { Expression, Relation } from "../expression/ast";
import { negation, number, product, sum, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { degreeIn, polynomialOf, variablesOf } from "../expression/polynomial";
import { divide, fromInt, negate, subtract } from "../expression/rational";
import { tidy } from "../expression/tidy";
import { symbolsOf } from "../expression/walk";
import { budget, DEFAULT_LIMITS } from "../limits";
import { itemise } from "./itemise";

/** What bounds a region: curves over one letter, and values of that letter. */
export interface Region {
  readonly variable: string;
  readonly curves: readonly Expression[];
  readonly ends: readonly Expression[];
}

/** Curves over x, or over y where one of them says what x is. */
export function regionOf(told: readonly Relation[], more: readonly Expression[]): Region | null {
  const sides = told.map(sideOf);
  if (sides.includes(null)) return null;
  const known = sides as Side[];
  const isSideways = known.some(({ name, body }) => name === "x" && symbolsOf(body).length > 0);
  const [across, up] = isSideways ? ["y", "x"] : ["x", "y"];
  if (known.some(({ name, body }) => name === across && symbolsOf(body).length > 0)) return null;
  const curves = known.filter(({ name }) => name === up).map(({ body }) => body);
  const ends = [...known.filter(({ name }) => name === across).map(({ body }) => body), ...more];
  const isOwn = curves.every((body) => symbolsOf(body).every((name) => name === across));
  return isOwn && curves.length <= 2 && ends.length <= 2
    ? { variable: across as string, curves, ends }
    : null;
}

interface Side {
  readonly name: string;
  readonly body: Expression;
}

/** y = …, x = … or f(x) = …, which is a height. */
export function sideOf(relation: Relation): Side | null {
  const { left, right } = relation;
  if (left.kind !== "function" && left.kind !== "symbol") return straightSide(relation);
  if (left.kind === "symbol") return ["x", "y"].includes(left.name) ? { name: left.name, body: right } : null;
  const [of] = left.kind === "function" && left.args.length === 1 ? left.args : [];
  if (of?.kind !== "symbol" || (of.name !== "x" && of.name !== "y")) return null;
  return { name: of.name === "x" ? "y" : "x", body: right };
}

/** x + 2y = 8 as y = (8 − x)/2. */
function straightSide({ left, right }: Relation): Side | null {
  const limits = budget(DEFAULT_LIMITS);
  const gap = polynomialOf(sum([left, negation(right)]), limits);
  const names = gap ? [...variablesOf(gap)].sort().join() : "";
  if (!gap || names !== "x,y" || degreeIn(gap, "x") !== 1 || degreeIn(gap, "y") !== 1) return null;
  const at = (x: bigint, y: bigint) =>
    evaluateExact(
      sum([left, negation(right)]),
      new Map([
        ["x", fromInt(x)],
        ["y", fromInt(y)],
      ]),
      limits,
    );
  const [none, across, up] = [at(0n, 0n), at(1n, 0n), at(0n, 1n)];
  if (!none || !across || !up) return null;
  const [byX, byY] = [subtract(across, none), subtract(up, none)];
  const body = sum([
    number(divide(negate(none), byY)),
    product([number(divide(negate(byX), byY)), symbol("x")]),
  ]);
  return { name: "y", body: tidy(body, limits) };
}

export type Axis = "x-axis" | "y-axis";

/** The axis around which something turns, and those that are named otherwise. An axis alone is the one that is turned
 * around, whatever word leads to it. */
export function axesIn(text: string): { readonly around: Axis | null; readonly sides: readonly Axis[] } {
  let around: Axis | null = null;
  let isLed = false;
  const sides: Axis[] = [];
  for (const item of itemise(text)) {
    if (item.kind !== "word") continue;
    const { concept } = item;
    const last = item.text.split(" ").at(-1) ?? "";
    if (concept === "about" || (concept === "rotate" && AROUND.has(last))) isLed = true;
    if (concept !== "x-axis" && concept !== "y-axis") continue;
    if (isLed && around === null) around = concept;
    else sides.push(concept);
    isLed = false;
  }
  const [only] = sides;
  return around === null && sides.length === 1 && only ? { around: only, sides: [] } : { around, sides };
}

const AROUND: ReadonlySet<string> = new Set(["around", "about"]);
