import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { isNumeric } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Sentence, statementsIn } from "./sentence";

const WRITE = "(write|rewrite|express|simplify|give|state)";
const FORMS: readonly RegExp[] = [
  pattern(
    `${WRITE}{KIND}( as an? (complex|imaginary) number)? (in terms|as an?( imaginary)? multiple|as multiples) of {LETTER}( and simplify)? {M}`,
  ),
  pattern(
    `${WRITE}{KIND} {M}( as an? (complex|imaginary) number)? (in terms|as an?( imaginary)? multiple|as multiples) of {LETTER}( and simplify)?`,
  ),
];

/** "Write √(-25) in terms of i": the roots of negative numbers are worked with the imaginary unit. */
export const recogniseImaginary: Recogniser = (sentence) => {
  for (const words of FORMS) {
    const found = words.exec(sentence.words);
    const [first, second] = found?.slice(1) ?? [];
    if (!first || !second) continue;
    const pairs = [
      [first, second],
      [second, first],
    ] as const;
    for (const [letter, mark] of pairs) {
      const expression = isUnit(sentence, letter) ? expressionIn(sentence, mark) : null;
      if (!expression || !isNumeric(expression) || !some(expression, (node) => node.kind === "root"))
        continue;
      return {
        mathematics: { task: "calculate", expression },
        instruction: "Write with $i$",
        latex: toLatex(expression),
        form: { domain: "complex" },
      };
    }
  }
  return null;
};

function isUnit(sentence: Sentence, mark: string): boolean {
  if (mark === "i") return true;
  const [only, ...more] = statementsIn(sentence, mark);
  if (!only || more.length > 0) return false;
  return (only.kind === "symbol" || only.kind === "constant") && only.name === "i";
}
