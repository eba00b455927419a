import type { Expression, Statement } from "../expression/ast";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import { isNumeric } from "./classify";
import { eachPart, numberPart, questionOf } from "./number-parts";
import { pattern } from "./pattern";
import {
  type Recogniser,
  type Recognition,
  type Sentence,
  type SourceRecogniser,
  statementsIn,
} from "./sentence";

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
      const { bindings } = sentence;
      const numbers = statements.filter((statement) => isNumber(statement, bindings));
      if (statements.length < 2 || statements.length > MOST || numbers.length !== statements.length) continue;
      return ordered(numbers as Expression[], ascending, bindings);
    }
  }
  return null;
};

export function ordered(
  numbers: readonly Expression[],
  ascending: boolean,
  bindings: Sentence["bindings"],
): Recognition {
  return {
    mathematics: { task: "number-order", numbers, ascending, ...(bindings && { bindings }) },
    instruction: ascending ? "Put in order from least to greatest" : "Put in order from greatest to least",
    latex: numbers.map(toLatex).join(",\\ "),
  };
}

const WORDS = `(sort|put|order|arrange)${WHAT} <>( (${UP}|${DOWN}))?`.replaceAll("(", "(?:");
const NAMED = new RegExp(`^${WORDS.replace("<>", "(.+?)")}$`, "i");
const DESCENDING = /(?:descending|decreasing) order$|to (?:least|smallest|lowest)$/i;

/** "Sort 5, p, 1 in ascending order", with letters among the numbers that a definition gives a value. */
export const recogniseNamedOrder: SourceRecogniser = (source) => {
  const { bindings } = source;
  const found = bindings ? NAMED.exec(questionOf(source)) : null;
  const numbers = found && eachPart(found[1] as string, (part) => numberPart(part, source)?.shown ?? null);
  return numbers && ordered(numbers, !DESCENDING.test(found?.[0] ?? ""), bindings);
};

const isNumber = (statement: Statement, bindings: Sentence["bindings"]): boolean =>
  statement.kind !== "relation" && isNumeric(bindings ? substitute(statement, bindings) : statement);
