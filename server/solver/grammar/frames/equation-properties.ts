import type { Relation } from "../../expression/ast";
import { equation as equate, int, symbol } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { solveSeveral } from "../../problem/classify";
import type { Recognition } from "../../problem/sentence";
import type { EquationPropertyTask } from "../../tasks/equation-property";
import { assignment, equation, equations, inLetters } from "../faces";
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

export const EQUATION_PROPERTY_FRAMES: readonly Frame[] = [
  kindFrame,
  propertyFrame("solution-count", "Count the solutions", [...QUADRATIC, "discriminant"]),
  propertyFrame("solution-nature", "Count the solutions", [...QUADRATIC, "discriminant"]),
  propertyFrame("discriminant", "Find the discriminant"),
  meetingFrame,
  isSolutionFrame,
];
