import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser } from "./sentence";

const FACTOR = pattern(
  "(factor|factori[sz]e)( completely| fully|( out)? the (greatest common factor|greatest common monomial factor|gcf)( from| of| in| out of)?( an?)?|" +
    "( the)? (sums?|differences?)( (and|or) (sums?|differences?))? of (two )?(cubes|squares)|( the)? perfect square trinomials?|" +
    "( the| each)? trinomials? of the form #\\d+( by finding a gcf first)?|" +
    "( the| each)? trinomials? with a? ?leading coefficient of (#\\d+|one)|{EXPRESSION}){EXPRESSION} {M}( completely| fully| by pulling out the gcf)?",
);
const GREATEST_COMMON = /greatest common factor|gcf/;

/** "Factor completely 4x² − 100", "Factorise x² − 5x + 6". */
export const recogniseFactor: Recogniser = (sentence) => {
  const expression = expressionIn(sentence, FACTOR.exec(sentence.words)?.[1]);
  if (!expression) return null;
  if (symbolsOf(expression).length === 0)
    return { refusal: "I can’t factor whole numbers yet, only expressions with letters." };
  const greatest = GREATEST_COMMON.test(sentence.words);
  return {
    mathematics: { task: "factor", expression },
    instruction: greatest ? "Take out the greatest common factor" : "Factor completely",
    latex: toLatex(expression),
  };
};
