import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser } from "./sentence";

const KIND =
  "( (for|of|with|using|when it has|where it has)( the)?( (distinct|nonrepeating|non-repeating|repeating|nonrepeated|repeated|irreducible|linear|quadratic|nonlinear|and))*( factors?| denominators?))?";
const DECOMPOSE = [
  pattern(
    `(find|write|determine|give|state|what is)( the| a)? partial[- ]fractions? decomposition( (of|for)( (the|each|this|given|following|rational|expression|expressions|function|fraction))*)?${KIND} {M}`,
  ),
  pattern(
    `(find|write|determine|give)( the| a)? decomposition of( the| each)? partial fractions?( for( the| each)?( (given|following|rational|expression|expressions))*)?${KIND} {M}`,
  ),
  pattern(
    `(decompose|split|separate|resolve|break up|express|write|rewrite)( (the|each|this|given|following|rational|expression|expressions|function|fraction))*( {M})? (into|as|in|using|by)( a| the| its)?( sum of| sum of its| method of)? partial fractions?( decomposition)?( {M})?`,
  ),
];

/** "Find the partial fraction decomposition of …". */
export const recognisePartialFractions: Recogniser = (sentence) => {
  for (const decompose of DECOMPOSE) {
    const marks = decompose
      .exec(sentence.words)
      ?.slice(1)
      .filter((mark) => mark !== undefined);
    const [mark] = marks ?? [];
    const expression = marks?.length === 1 ? expressionIn(sentence, mark) : null;
    const [variable, other] = expression ? symbolsOf(expression) : [];
    if (!expression || !variable || other || !some(expression, ({ kind }) => kind === "quotient")) continue;
    return {
      mathematics: { task: "partial-fractions", expression, variable },
      instruction: "Split into partial fractions",
      latex: toLatex(expression),
    };
  }
  return null;
};
