import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { type Recogniser, statementsIn } from "./sentence";

const KIND = "(an )?(expression or (an )?equation|equation or (an )?expression)";
const EACH = "( each| it| this| the| following| of these| of the following| one)*";
const PATTERNS = [
  pattern(`(determine|decide|tell|state|identify|say)( whether| if)?${EACH}( is| as)?( either)? ${KIND} {M}`),
  pattern(`(determine|decide|tell|state|identify|say)( whether| if)?${EACH} {M}( is| as)?( either)? ${KIND}`),
  pattern(`is {M} ${KIND}`),
  pattern(`(classify|label)${EACH} as ${KIND} {M}`),
];

/** "Determine if each is an expression or an equation: 3x − 7 = 2." */
export const recogniseStatementKind: Recogniser = (sentence) => {
  for (const words of PATTERNS) {
    const mark = words.exec(sentence.words)?.[1];
    const [statement, ...others] = mark === undefined ? [] : statementsIn(sentence, mark);
    if (!statement || others.length > 0) continue;
    return {
      mathematics: { task: "statement-kind", statement },
      instruction: "Expression or equation?",
      latex: toLatex(statement),
    };
  }
  return null;
};
