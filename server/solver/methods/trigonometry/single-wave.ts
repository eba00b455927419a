import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product, quotient, root, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { add, divide, equals, type Rational, rational } from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Wave } from "../../tasks/trigonometry";
import type { Budget, Step } from "../../types";
import { call, degrees, expressionAnswer, piMultiple, type Worked } from "./worked";

/** The factors of sin u and cos u in their sum. */
interface Parts {
  readonly argument: Expression;
  readonly sin: Expression;
  readonly cos: Expression;
}

/** a sin u + b cos u as R sin(u ± α) or R cos(u ± α), with R above zero and α between 0 and a quarter turn. */
export function singleWave(e: Expression, wave: Wave, budget: Budget): Worked | null {
  const parts = partsOf(e, budget);
  const sign = wave.sign ?? (parts && signFor(parts, wave.name));
  if (!parts || !sign) return null;
  // Expanded, R sin(u + α) is R cos α · sin u + R sin α · cos u, and R cos(u − α) is R cos α · cos u + R sin α · sin u.
  const along = wave.name === "sin" ? parts.sin : parts.cos;
  const other = wave.name === "sin" ? parts.cos : parts.sin;
  const isTurned = (wave.name === "sin") !== (sign === 1);
  const across = isTurned ? tidy(negation(other), budget) : other;
  const [p, q] = [squareOf(along, budget), squareOf(across, budget)];
  if (!p || !q || !isPositive(along) || !isPositive(across)) return null;
  const amplitude = tidy(root(number(add(p, q))), budget);
  const shift = angleOf({ along, across, ratio: divide(q, p) }, wave.degrees, budget);
  const argument = sum([parts.argument, sign === 1 ? shift : negation(shift)]);
  const answer = scaled(amplitude, call(wave.name, argument));
  return { steps: stepsOf({ along, across, amplitude, shift, answer }), answer: expressionAnswer(answer) };
}

const scaled = (amplitude: Expression, wave: Expression): Expression =>
  toLatex(amplitude) === "1" ? wave : product([amplitude, wave]);

interface Found {
  readonly along: Expression;
  readonly across: Expression;
  readonly amplitude: Expression;
  readonly shift: Expression;
  readonly answer: Expression;
}

function stepsOf({ along, across, amplitude, shift, answer }: Found): Step[] {
  const [p, q] = [toLatex(along), toLatex(across)];
  return [
    {
      rule: "compare-with-one-wave",
      title: "Expand the wave that is wanted, and compare the two parts.",
      latex: `R\\cos(\\alpha) = ${p},\\quad R\\sin(\\alpha) = ${q}`,
      why: "The formula for the sum of two angles holds for every value of the letter, so that both parts agree.",
    },
    {
      rule: "amplitude-of-the-wave",
      title: "Square and add.",
      latex: `R = ${toLatex(root(sum([power(along, int(2)), power(across, int(2))])))} = ${toLatex(amplitude)}`,
      why: "The squares of sine and cosine of $\\alpha$ add up to $1$.",
    },
    {
      rule: "shift-of-the-wave",
      title: "Divide.",
      latex: `\\tan(\\alpha) = ${toLatex(quotient(across, along))},\\quad \\alpha = ${toLatex(shift)}`,
      why: "Sine over cosine is the tangent, and both are positive, so that the angle is acute.",
    },
    {
      rule: "write-one-wave",
      title: "Put both together.",
      latex: toLatex(answer),
      why: "Amplitude and shift are known.",
    },
  ];
}

function partsOf(e: Expression, budget: Budget): Parts | null {
  const terms = e.kind === "sum" ? e.terms.map((term) => termOf(term, budget)) : [];
  const [one, other] = terms;
  if (!one || !other || terms.length > 2 || one.name === other.name) return null;
  if (toLatex(one.argument) !== toLatex(other.argument)) return null;
  const [sin, cos] = one.name === "sin" ? [one, other] : [other, one];
  return { argument: one.argument, sin: sin.factor, cos: cos.factor };
}

function termOf(
  e: Expression,
  budget: Budget,
): { readonly name: string; readonly argument: Expression; readonly factor: Expression } | null {
  if (e.kind === "negation") {
    const inner = termOf(e.operand, budget);
    return inner && { ...inner, factor: tidy(negation(inner.factor), budget) };
  }
  if (e.kind === "function" && (e.name === "sin" || e.name === "cos") && e.args[0])
    return { name: e.name, argument: e.args[0], factor: int(1) };
  if (e.kind !== "product") return null;
  const waves = e.factors.flatMap((factor) => termOf(factor, budget) ?? []);
  const numbers = e.factors.filter((factor) => termOf(factor, budget) === null);
  const [only] = waves;
  return only && waves.length === 1
    ? { ...only, factor: tidy(product([...numbers, only.factor]), budget) }
    : null;
}

/** Which of the two signs leads to an acute angle. */
function signFor({ sin, cos }: Parts, name: Wave["name"]): 1 | -1 {
  const other = name === "sin" ? cos : sin;
  return isPositive(other) === (name === "sin") ? 1 : -1;
}

const isPositive = (e: Expression): boolean => (evaluateComplex(e, new Map())?.re ?? 0) > 0;
const squareOf = (e: Expression, budget: Budget): Rational | null =>
  evaluateExact(tidy(power(e, int(2)), budget), new Map(), budget);

/** The squares of the tangents of angles that can be written without an inverse function. */
const KNOWN: readonly (readonly [Rational, bigint])[] = [
  [rational(1n, 3n), 30n],
  [rational(1n), 45n],
  [rational(3n), 60n],
];

function angleOf(
  {
    along,
    across,
    ratio,
  }: { readonly along: Expression; readonly across: Expression; readonly ratio: Rational },
  inDegrees: boolean,
  budget: Budget,
): Expression {
  const known = KNOWN.find(([square]) => equals(square, ratio))?.[1];
  if (known === undefined) return call("arctan", tidy(quotient(across, along), budget));
  const turn = rational(known, 180n);
  return inDegrees ? degrees(int(known)) : piMultiple(turn);
}
