import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition } from "./sentence";

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
  if (symbolsOf(expression).length === 0) return primeFactorisation(expression);
  const greatest = GREATEST_COMMON.test(sentence.words);
  return {
    mathematics: { task: "factor", expression },
    instruction: greatest ? "Take out the greatest common factor" : "Factor completely",
    latex: toLatex(expression),
  };
};

/** "Factor 60": a number is a product of primes. */
const primeFactorisation = (e: Expression): Recognition =>
  e.kind === "number" && e.value.d === 1n && e.value.n > 1n
    ? {
        mathematics: { task: "prime-factorisation", number: e.value.n, powers: false },
        instruction: "Find the prime factorisation",
        latex: toLatex(e),
      }
    : { refusal: "Only whole numbers above 1, and expressions with letters, can be factored." };
