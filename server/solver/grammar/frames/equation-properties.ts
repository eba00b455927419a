import type { Expression, Relation } from "../../expression/ast";
import {
  sum as add,
  equation as equate,
  int,
  negation,
  power,
  product,
  symbol,
} from "../../expression/build";
import { degreeIn, type Polynomial, polynomialOf, polynomialToExpression } from "../../expression/polynomial";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { budget } from "../../limits";
import { toLatex } from "../../printer/latex";
import { solveOne, solveSeveral } from "../../problem/classify";
import { byFormula, type Recognition } from "../../problem/sentence";
import type { EquationPropertyTask } from "../../tasks/equation-property";
import { assignment, equation, equations, inLetters, letter, point } from "../faces";
import { type Frame, frame, maybe, one, several } from "../frame";

const about = (
  relation: Relation,
  property: EquationPropertyTask["property"],
  instruction: string,
): Recognition | null => {
  const [unknown, ...others] = symbolsOf(relation);
  if (unknown === undefined || others.length > 0) return null;
  return {
    mathematics: { task: "equation-property", property, equation: relation, unknown },
    instruction,
    latex: toLatex(relation),
  };
};

const QUADRATIC: readonly Concept[] = [
  "equation",
  "roots",
  "solve",
  "real",
  "function",
  "in",
  "by",
  "to",
  "with",
  "given",
];

/** What is asked of an equation, or of the expression whose zeros are meant. */
const propertyFrame = (
  property: "solution-count" | "solution-nature" | "discriminant",
  instruction: string,
  idle: readonly Concept[] = QUADRATIC,
): Frame =>
  frame({
    id: property,
    heads: [[property]],
    idle,
    slots: { equation: maybe(equation), expression: maybe(inLetters) },
    build: ({ equation: told, expression }) => {
      if ((told === undefined) === (expression === undefined)) return null;
      return about(
        told ?? equate(expression as NonNullable<typeof expression>, int(0)),
        property,
        instruction,
      );
    },
  });

/** "Classify the equation as an identity or a contradiction." */
const kindFrame = frame({
  id: "equation-kind",
  heads: [["equation-kind", "identity"]],
  idle: ["equation", "classify", "or", "as", "whether", "solve"],
  slots: { equation: maybe(equation) },
  build: ({ equation: told }) => (told ? about(told, "kind", "Say what kind of equation it is") : null),
});

/** "y = 2x + 1 and y = x² − 2, where do they meet?" */
const meetingFrame = frame({
  id: "where-curves-meet",
  heads: [["intersection"]],
  idle: ["function", "line", "solve", "equation", "between"],
  slots: { told: several(equations, { least: 2, most: 2 }) },
  build: ({ told }) => solveSeveral(told.flat()),
});

/** "For what k does x² + kx + 9 = 0 have equal roots": where the discriminant is zero. */
const equalRootsFrame = frame({
  id: "equal-roots",
  heads: [["equal-roots"]],
  idle: ["equation", "thing", "for", "all", "given", "whether"],
  slots: { of: one(equation), unknown: one(letter) },
  build: ({ of, unknown }, { limits }) => {
    const [name, ...others] = symbolsOf(of).filter((each) => each !== unknown);
    if (name === undefined || others.length > 0 || !symbolsOf(of).includes(unknown)) return null;
    const polynomial = polynomialOf(add([of.left, negation(of.right)]), budget(limits));
    if (!polynomial || degreeIn(polynomial, name) !== 2) return null;
    const [c, b, a] = [0, 1, 2].map((power) => coefficientOf(polynomial, name, power)) as unknown as Three;
    // With the letter in the leading coefficient it might be no quadratic equation.
    if (symbolsOf(a).length > 0) return null;
    const discriminant = add([power(b, int(2)), negation(product([int(4), a, c], true))]);
    return byFormula(
      solveOne(equate(discriminant, int(0)), unknown),
      "two roots are equal where the discriminant is zero",
    );
  },
});

type Three = readonly [Expression, Expression, Expression];

/** What stands before a power of a letter. */
const coefficientOf = ({ terms }: Polynomial, name: string, exponent: number): Expression =>
  polynomialToExpression({
    terms: terms
      .filter(({ exponents }) => (exponents[name] ?? 0) === exponent)
      .map(({ coefficient, exponents: { [name]: _own, ...exponents } }) => ({ coefficient, exponents })),
  });

const SOLUTION: readonly Concept[] = ["solve", "roots", "is-root-of"];

/** "For the equation √(x + 6) = x: is x = 3 a solution?" */
const isSolutionFrame = frame({
  id: "is-solution",
  heads: [["whether"], SOLUTION],
  idle: ["equation", "whether", ...SOLUTION],
  slots: {
    at: one(assignment, { after: ["whether"], before: SOLUTION }),
    of: one(equation),
  },
  build: ({ at, of }): Recognition | null =>
    symbolsOf(of).join() === at.name
      ? {
          mathematics: { task: "function-property", property: "is-solution", relations: [of], at: [at] },
          instruction: "Is this a solution?",
          latex: `${toLatex(of)}, \\quad ${toLatex(equate(symbol(at.name), at.value))}`,
        }
      : null,
});

/** "Is the point (2, 5) on y = 2x + 1?" */
const isOnGraphFrame = frame({
  id: "is-on-graph",
  heads: [
    ["lies-on", "on"],
    ["is", "whether", "auxiliary"],
  ],
  idle: ["is", "whether", "auxiliary", "point", "line", "function", "equation"],
  slots: { at: one(point), of: one(equation) },
  build: ({ at, of }): Recognition | null => {
    const [x, y] = at;
    const isOfBoth = [...symbolsOf(of)].sort().join() === "x,y";
    if (!x || !y || at.length !== 2 || !isOfBoth || at.some((each) => symbolsOf(each).length > 0))
      return null;
    return {
      mathematics: {
        task: "function-property",
        property: "is-solution",
        relations: [of],
        at: [
          { name: "x", value: x },
          { name: "y", value: y },
        ],
      },
      instruction: "Is the point on the graph?",
      latex: `${toLatex(of)}, \\quad \\left(${toLatex(x)}, ${toLatex(y)}\\right)`,
    };
  },
});

export const EQUATION_PROPERTY_FRAMES: readonly Frame[] = [
  equalRootsFrame,
  isOnGraphFrame,
  kindFrame,
  propertyFrame("solution-count", "Count the solutions", [...QUADRATIC, "discriminant"]),
  propertyFrame("solution-nature", "Count the solutions", [...QUADRATIC, "discriminant"]),
  propertyFrame("discriminant", "Find the discriminant"),
  meetingFrame,
  isSolutionFrame,
];
