import type { Expression } from "../expression/ast";
import { int, negation, number, product, quotient, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { type Rational, rational } from "../expression/rational";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { isAmong } from "../word-list";
import type { Writing } from "./writing";

const FUNCTIONS = "sin cos tan";
/** Degrees in half a turn. */
const HALF = 180;

type Circular = Extract<Expression, { kind: "function" }>;

/** An exact value of sine, cosine or tangent: whole turns go, the angle is seen from the nearest half turn, and the rest is read
 * off a triangle. */
export function onTheCircle(from: Expression, to: Expression): readonly Writing[] {
  if (from.kind !== "function" || !isAmong(from.name, FUNCTIONS)) return [];
  const degrees = inDegrees(from.args[0]);
  if (degrees === null) return [];
  const turned = ((degrees % 360) + 360) % 360;
  const lines: Writing[] = [];
  if (turned !== degrees) lines.push([at(from, angle(from, turned)), "A whole turn changes nothing."]);
  if (turned % 90 === 0) return isWorked(to) ? [...lines, ...onAxis(from, turned, to)] : lines;
  const sharp = Math.abs(turned - HALF * Math.round(turned / HALF));
  const acute = turned < 90 ? from : at(from, angle(from, sharp));
  if (turned > 90) lines.push(...fromHalfTurn(from, turned, sharp, isWorked(to) ? null : to));
  return isWorked(to) ? [...lines, ...offTriangle(acute, sharp, to)] : lines;
}

const isWorked = (to: Expression): boolean => !some(to, (node) => node.kind === "function");

function inDegrees(node: Expression | undefined): number | null {
  const value = node && evaluateComplex(node, new Map());
  const degrees = value ? (value.re * HALF) / Math.PI : Number.NaN;
  const whole = Math.round(degrees);
  return Math.abs(degrees - whole) < 1e-9 * (1 + Math.abs(degrees)) ? whole : null;
}

const at = (from: Circular, inside: Expression): Circular => ({ ...from, args: [inside] });

const PI: Expression = { kind: "constant", name: "pi" };
const isDegree = ({ args: [inside] }: Circular): boolean =>
  inside?.kind === "function" && inside.name === "degree";

/** As the question writes angles: in degrees, or as parts of π. */
function angle(from: Circular, degrees: number): Expression {
  if (isDegree(from)) return { kind: "function", name: "degree", args: [int(degrees)] };
  const part: Rational = rational(BigInt(degrees), BigInt(HALF));
  if (part.n === 0n) return int(0);
  const top = part.n === 1n ? PI : product([int(part.n), PI]);
  return part.d === 1n ? top : quotient(top, number(rational(part.d)));
}

/** @param to what the step says, where that is no number yet */
function fromHalfTurn(from: Circular, turned: number, sharp: number, to: Expression | null): Writing[] {
  const [isBefore, turn] = [turned < HALF || turned > 270, turned > 270 ? 2 * HALF : HALF];
  const [whole, rest] = [angle(from, turn), angle(from, sharp)];
  const written = sum([whole, isBefore ? negation(rest) : rest]);
  const sign = signs(turned)[from.name === "cos" ? 0 : from.name === "sin" ? 1 : 2];
  const name = turn === HALF ? "half a turn" : "a whole turn";
  const rule = `$\\${from.name}(${toLatex(whole)} ${isBefore ? "-" : "+"} a) = ${sign === -1 ? "-" : ""}\\${from.name}(a)$ for every angle $a$.`;
  const value = to ?? (sign === -1 ? negation(at(from, rest)) : at(from, rest));
  return [
    [
      at(from, written),
      `$${toLatex(angle(from, turned))}$ is $${toLatex(rest)}$ ${isBefore ? "short of" : "past"} ${name}.`,
    ],
    [value, rule],
  ];
}

/** Of cosine, sine and tangent. */
const signs = (turned: number): readonly [number, number, number] =>
  turned < HALF ? [-1, 1, -1] : turned < 270 ? [-1, -1, 1] : [1, -1, -1];

const HALF_TRIANGLE =
  "Half an equilateral triangle with sides of $2$ has angles of $30^{\\circ}$ and $60^{\\circ}$, and sides of $1$, $\\sqrt{3}$ and $2$.";
const HALF_SQUARE =
  "Half a square with sides of $1$ has angles of $45^{\\circ}$, and sides of $1$, $1$ and $\\sqrt{2}$.";

function offTriangle(acute: Circular, sharp: number, to: Expression): readonly Writing[] {
  if (sharp % 30 !== 0 && sharp !== 45) return [];
  const picture: Writing = [to, sharp === 45 ? HALF_SQUARE : HALF_TRIANGLE];
  if (isDegree(acute)) return [picture];
  const sign = signOf(acute, to);
  const written = at(acute, { kind: "function", name: "degree", args: [int(sharp)] });
  return [[sign === -1 ? negation(written) : written, "$\\pi$ is $180^{\\circ}$."], picture];
}

function signOf(acute: Circular, to: Expression): number {
  const [a, b] = [acute, to].map((node) => evaluateComplex(node, new Map())?.re ?? 0);
  return Math.sign((a ?? 0) * (b ?? 0));
}

function onAxis(from: Circular, turned: number, to: Expression): readonly Writing[] {
  const point = ["(1, 0)", "(0, 1)", "(-1, 0)", "(0, -1)"][turned / 90];
  const reading = {
    sin: "the sine is its second coordinate",
    cos: "the cosine is its first coordinate",
    tan: "the tangent is the second coordinate over the first",
  }[from.name as "sin" | "cos" | "tan"];
  const picture: Writing = [to, `This angle leads to $${point}$ on the circle of radius $1$: ${reading}.`];
  if (isDegree(from)) return [picture];
  const written = at(from, { kind: "function", name: "degree", args: [int(turned)] });
  return [[written, "$\\pi$ is $180^{\\circ}$."], picture];
}
