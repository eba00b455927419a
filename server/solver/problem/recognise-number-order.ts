import type { Expression, Statement } from "../expression/ast";
import { toLatex } from "../printer/latex";
import { isNumeric } from "./classify";
import { pattern } from "./pattern";
import { type Recogniser, statementsIn } from "./sentence";

const UP =
  "(in )?((from )?(least|smallest|lowest) to (greatest|largest|biggest|highest)|(ascending|increasing) order)";
const DOWN =
  "(in )?((from )?(greatest|largest|biggest|highest) to (least|smallest|lowest)|(descending|decreasing) order)";
const VERB = "(write|put|arrange|order|sort|list|place|rank)";
const WHAT =
  "( (the|each|these|following|given|set|sets|list|of|numbers|fractions|decimals|integers|values))*";
const directed = (direction: string): readonly RegExp[] => [
  pattern(`${VERB}${WHAT}( in order)? ${direction} {LIST}`),
  pattern(`${VERB}${WHAT} {LIST}( in order)? ${direction}`),
];
const ORDERS: readonly (readonly [boolean, readonly RegExp[]])[] = [
  [true, [...directed(UP), pattern(`sort${WHAT} {LIST}`)]],
  [false, directed(DOWN)],
];
const MOST = 20;

/** "Write the numbers in order from least to greatest: 0.4, 3/8, 1/2". */
export const recogniseNumberOrder: Recogniser = (sentence) => {
  for (const [ascending, patterns] of ORDERS) {
    for (const words of patterns) {
      const found = words.exec(sentence.words);
      const statements = found ? statementsIn(sentence, found[1] as string) : [];
      const numbers = statements.filter(isNumber);
      if (statements.length < 2 || statements.length > MOST || numbers.length !== statements.length) continue;
      return {
        mathematics: { task: "number-order", numbers, ascending },
        instruction: ascending
          ? "Put in order from least to greatest"
          : "Put in order from greatest to least",
        latex: numbers.map(toLatex).join(",\\ "),
      };
    }
  }
  return null;
};

const isNumber = (statement: Statement): statement is Expression =>
  statement.kind !== "relation" && isNumeric(statement);
