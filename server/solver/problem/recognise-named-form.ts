import type { Expression } from "../expression/ast";
import { polynomialOf } from "../expression/polynomial";
import { some, symbolsOf } from "../expression/walk";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { expressionIn, lettersIn, type Recogniser } from "./sentence";

const NAMED_FORM = pattern(
  "(rearrange|express|write|put|bring)( the expression)? {M} (to|as|in|into)( the form| the shape)? {N} (and )?(give|find|state|determine|what is|then give) {LETTER}",
);

/** "Rearrange (2q - 1)(q + 4) to the form a·q² + b·q + c and give b": the letter stands for one coefficient. */
export const recogniseNamedForm: Recogniser = (sentence) => {
  const found = NAMED_FORM.exec(sentence.words);
  const expression = found && expressionIn(sentence, found[1]);
  const form = found && expressionIn(sentence, found[2]);
  const letter = found && lettersIn(sentence, found[3] as string)?.[0];
  if (!expression || !form || !letter) return null;
  const [variable, ...others] = symbolsOf(expression);
  if (variable === undefined || others.length > 0 || !isPolynomial(expression)) return null;
  const places = placesIn(form, variable);
  const exponent = places?.get(letter);
  if (exponent === undefined) return null;
  return {
    mathematics: {
      task: "coefficient",
      expression,
      exponents: exponent === 0 ? {} : { [variable]: exponent },
    },
    instruction: `Collect the powers of $${toLatex({ kind: "symbol", name: variable })}$ and give $${toLatex({ kind: "symbol", name: letter })}$`,
    latex: `${toLatex(expression)} = ${toLatex(form)}`,
  };
};

/** No number is divided by zero and no letter stands below a line. */
const isPolynomial = (e: Expression): boolean =>
  !some(e, (node) => node.kind === "quotient" && symbolsOf(node.denominator).length > 0) &&
  polynomialOf(e, budget(DEFAULT_LIMITS)) !== null;

/** Which power of the variable each letter of "a·q² + b·q + c" stands before.
 * @returns null when a term has more than one letter, a letter or a power comes twice, or a number is among them */
function placesIn(form: Expression, variable: string): ReadonlyMap<string, number> | null {
  const places = new Map<string, number>();
  for (const term of form.kind === "sum" ? form.terms : [form]) {
    const factors = term.kind === "product" ? term.factors : [term];
    const letters = factors.filter((factor) => factor.kind === "symbol" && factor.name !== variable);
    const powers = factors
      .filter((factor) => !letters.includes(factor))
      .map((factor) => exponentOf(factor, variable));
    const [letter] = letters;
    const [exponent = 0] = powers;
    if (letters.length !== 1 || letter?.kind !== "symbol" || powers.length > 1 || exponent === null)
      return null;
    if (places.has(letter.name) || [...places.values()].includes(exponent)) return null;
    places.set(letter.name, exponent);
  }
  return places;
}

function exponentOf(e: Expression, variable: string): number | null {
  if (e.kind === "symbol") return e.name === variable ? 1 : null;
  if (e.kind !== "power" || e.base.kind !== "symbol" || e.base.name !== variable) return null;
  return e.exponent.kind === "number" && e.exponent.value.d === 1n && e.exponent.value.n < 100n
    ? Number(e.exponent.value.n)
    : null;
}
