import type { Expression } from "../expression/ast";
import { equation, int, negation, product, sum, symbol } from "../expression/build";
import { calculateOrSimplify, isNumeric, solveOne } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Sentence } from "./sentence";

const ASK = "(calculate|compute|evaluate|work out|find|what is|give|determine)( the value of)?( the)?";
const UP = "(increased|raised)";
const DOWN = "(decreased|reduced|lowered|discounted)";
const A_NUMBER = "((find|what is) )?(a|A|some|what|the|which) (certain )?number";
const COMES_TO = "(is|equals|gives|is equal to|becomes)";

interface Change {
  readonly words: RegExp;
  /** Which of the two pieces is the percentage. */
  readonly rate: 1 | 2;
  readonly falls: boolean;
}

const CHANGES: readonly Change[] = [
  { words: pattern(`(${ASK} )?{M} ${UP} by {N}`), rate: 2, falls: false },
  { words: pattern(`(${ASK} )?{M} ${DOWN} by {N}`), rate: 2, falls: true },
  { words: pattern("(increase|raise) {M} by {N}"), rate: 2, falls: false },
  { words: pattern("(decrease|reduce|lower|discount) {M} by {N}"), rate: 2, falls: true },
  { words: pattern(`(${ASK} )?{M} (more|greater|higher|larger) than {N}`), rate: 1, falls: false },
  { words: pattern(`(${ASK} )?{M} (less|lower|smaller|fewer) than {N}`), rate: 1, falls: true },
];
const SOUGHT: readonly Change[] = [
  { words: pattern(`${A_NUMBER} ${UP} by {M} ${COMES_TO} {N}`), rate: 1, falls: false },
  { words: pattern(`${A_NUMBER} ${DOWN} by {M} ${COMES_TO} {N}`), rate: 1, falls: true },
];

/** "What is 195 decreased by 25%?", "20% less than 50", "A number increased by 15% is 92": a percentage by which a
 * number changes is a percentage of that number. */
export const recognisePercentChange: Recogniser = (sentence) => {
  for (const change of CHANGES) {
    const found = piecesOf(change, sentence);
    if (found) return calculateOrSimplify(changed(found.whole, found.rate, change));
  }
  for (const change of SOUGHT) {
    const found = piecesOf(change, sentence);
    if (found) return solveOne(equation(changed(symbol("x"), found.rate, change), found.whole));
  }
  return null;
};

function piecesOf({ words, rate }: Change, sentence: Sentence) {
  const found = words.exec(sentence.words);
  const pieces = [expressionIn(sentence, found?.[1]), expressionIn(sentence, found?.[2])];
  const [percent, whole] = rate === 1 ? pieces : pieces.toReversed();
  return percent?.kind === "percent" && whole && whole.kind !== "percent" && isNumeric(whole)
    ? { rate: percent, whole }
    : null;
}

export const changed = (
  whole: Expression,
  rate: Expression,
  { falls }: { readonly falls: boolean },
): Expression =>
  product([whole, sum([{ kind: "percent", operand: int(100) }, falls ? negation(rate) : rate])]);
