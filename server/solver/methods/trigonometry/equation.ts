import type { Expression } from "../../expression/ast";
import { negation, product, sum, symbol } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { type Family, fewestFamilies } from "../../expression/families";
import { roundedDouble } from "../../expression/figures";
import {
  absolute,
  divide,
  fromInt,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { TrigonometryQuestion } from "../../tasks/trigonometry";
import type { Budget, Step } from "../../types";
import { type BasicEquation, basicEquations } from "./basic-equations";
import { type Angle, firstAngles, solutionsOf } from "./basic-solutions";
import { degrees, piMultiple, type Worked, withoutRepeats } from "./worked";

type Question = Extract<TrigonometryQuestion, { readonly kind: "equation" }>;

/** Places of solutions that have no exact form. */
const PLACES = 4;
const MOST = 40;

/** All solutions of an equation in circular functions on an interval, or all of them with whole turns k. */
export function workEquation(question: Question, places: number | undefined, budget: Budget): Worked | null {
  const reduced = basicEquations(question, budget);
  if (!reduced) return null;
  const { interval, unknown } = question;
  const steps: Step[] = [...reduced.steps];
  const found: Angle[] = [];
  for (const basic of reduced.equations) {
    const base = firstAngles(basic, budget);
    if (base === null) return null;
    steps.push(basicStep(basic, base, question.degrees));
    if (interval) found.push(...solutionsOf(basic, base, interval));
  }
  if (!interval) return general(reduced.equations, { unknown, steps, budget });
  const kept = distinct(found.filter((angle) => holds(question, angle)));
  if (kept.length > MOST) return null;
  const roots = kept.map((angle) => written(angle, question.degrees, places));
  if (roots.some((root) => root === null)) return null;
  return finished(unknown, roots as Expression[], steps);
}

function finished(unknown: string, roots: readonly Expression[], steps: readonly Step[]): Worked {
  const letter = symbol(unknown);
  const latex =
    roots.length === 0 ? "\\text{no solution}" : `${toLatex(letter)} = ${roots.map(toLatex).join(",\\ ")}`;
  const last: Step = {
    rule: "angles-of-the-interval",
    title:
      roots.length === 0 ? "No angle of the interval is left." : "Take the angles that lie in the interval.",
    latex,
    why: "Angles that differ by full turns have the same values; only those of the interval count.",
  };
  return {
    steps: withoutRepeats([...steps, last]),
    answer: { kind: "roots", unknown, roots },
  };
}

/** Each first angle with k full turns added. */
function general(
  equations: readonly BasicEquation[],
  {
    unknown,
    steps,
    budget,
  }: { readonly unknown: string; readonly steps: readonly Step[]; readonly budget: Budget },
): Worked | null {
  const families: Family[] = [];
  for (const basic of equations) {
    const base = firstAngles(basic, budget);
    if (!base) return null;
    for (const { turn } of base) {
      if (!turn) return null;
      families.push(familyOf(turn, basic));
    }
  }
  const letter = symbol(unknown);
  const roots = fewestFamilies(families).map(({ start, period }) => {
    const turns = product([piMultiple(period), symbol("k")]);
    return start.n === 0n ? turns : sum([piMultiple(start), turns]);
  });
  if (roots.length === 0) return finished(unknown, [], steps);
  const latex = roots.map((root) => `${toLatex(letter)} = ${toLatex(root)}`).join(",\\ ");
  const last: Step = {
    rule: "add-full-turns-to-solutions",
    title: "Add any number $k$ of periods.",
    latex,
    why: "The function repeats itself, so every whole number $k$ gives a solution.",
  };
  return {
    steps: withoutRepeats([...steps, last]),
    answer: { kind: "roots", unknown, roots },
  };
}

/** factor · x + shift · π = turn · π + k periods, solved for x. */
function familyOf(turn: Rational, { name, factor, shift }: BasicEquation): Family {
  const period = divide(fromInt(name === "tan" ? 1 : 2), factor);
  return { start: divide(subtract(turn, shift), factor), period: absolute(period) };
}

function basicStep(basic: BasicEquation, base: readonly Angle[], inDegrees: boolean): Step {
  const shown = base.map((angle) => {
    const size = written(angle, inDegrees, undefined);
    return size ? toLatex(size) : "\\ldots";
  });
  return {
    rule: "basic-circular-equation",
    title: `Solve $\\${basic.name}(${toLatex(basic.argument)}) = ${toLatex(basic.value)}$.`,
    latex: base.length === 0 ? "\\text{no solution}" : `${toLatex(basic.argument)} = ${shown.join(",\\ ")}`,
    why:
      base.length === 0
        ? "Sine and cosine lie between $-1$ and $1$."
        : `Within one ${basic.name === "tan" ? "half turn" : "turn"}, these angles have this value.`,
  };
}

/** Whether the equation has a value at the angle and holds there. */
function holds({ equation, unknown }: Question, { size }: Angle): boolean {
  const at = new Map([[unknown, { re: size, im: 0 }]]);
  const value = evaluateComplex(sum([equation.left, negation(equation.right)]), at);
  return value !== null && Math.abs(value.re) < 1e-6;
}

function distinct(angles: readonly Angle[]): Angle[] {
  const sorted = [...angles].sort((a, b) => a.size - b.size);
  return sorted.filter((angle, at) => at === 0 || angle.size - (sorted[at - 1] as Angle).size > 1e-9);
}

function written({ turn, size }: Angle, inDegrees: boolean, places: number | undefined): Expression | null {
  if (inDegrees) {
    const exact = turn && multiply(turn, rational(180n));
    const digits = exact && terminatingDigits(exact);
    if (exact && digits !== null && digits <= 2) return degrees(decimalNode(exact, digits ?? 0));
    const rounded = roundedDouble((size * 180) / Math.PI, places ?? 1);
    return rounded && degrees(rounded);
  }
  if (turn && places === undefined) return piMultiple(turn);
  return turn ? piMultiple(turn) : roundedDouble(size, places ?? PLACES);
}
