import { table } from "../table";

const EXPRESSION =
  "the this these each every both following given indicated of all any expression expressions algebraic numerical variable " +
  "numeric complex number numbers rational radical polynomial polynomials monomial monomials binomial binomials " +
  "trinomial trinomials conjugates pair binomial_coefficient binomial_coefficients problem problems exactly completely fully";
/** Nouns for a kind of expression. With "of" after them they name another task (the square of …). */
const KINDS =
  "radicals exponential fraction fractions operation operations power powers square cube root roots decimal decimals " +
  "integers integer terms mixed product products quotient quotients sum difference";

/** Nouns and adjectives that may stand between an instruction and the mathematics without changing the task. */
const NOUNS: Readonly<Record<string, string>> = table({
  EXPRESSION,
  KIND: `${EXPRESSION} (?:${KINDS.split(" ").join("|")})(?!_of)`,
  EQUATION:
    "the this these each every both following given of all any equation equations linear quadratic rational radical polynomial " +
    "exponential exponent exponents absolute value literal formula proportion proportions with and variable variables constant constants on both sides requiring " +
    "simplification below fraction fractions decimal decimals coefficients in problem problems",
  SYSTEM:
    "the this these each every following given of a all system systems equation equations linear nonlinear non-linear simultaneous " +
    "pair in with two three variables unknowns problem",
});
const SHORT: Readonly<Record<string, string>> = table({
  M: "(#\\d+)",
  N: "(#\\d+)",
  LIST: "(#\\d+(?: (?:and |or )?#\\d+)*)",
  LETTER: "(#\\d+|[A-Za-z])",
  LETTERS: "((?:#\\d+|[A-Za-z])(?: (?:and )?(?:#\\d+|[A-Za-z]))*)",
});

/** A pattern over the words of a sentence, in which mathematics stands as #0, #1, …
 *
 * A regular expression for the whole sentence in which brackets do not capture and names in braces stand for
 * more: {M} and {N} one piece of mathematics, {LIST} several, {LETTER} and {LETTERS} variables named in words or
 * mathematics (these capture); {EXPRESSION}, {KIND}, {EQUATION} and {SYSTEM} any number of nouns with the
 * space before them.
 * @example pattern("(add|sum of){EXPRESSION} {M} (and|to) {N}") */
export function pattern(template: string): RegExp {
  const body = template.replaceAll("(", "(?:").replace(/\{([A-Z]+)\}/g, (_, name: string) => {
    const nouns = NOUNS[name];
    return nouns
      ? `(?: (?:${nouns.split(" ").join("|").replaceAll("_", " ")})(?= ))*`
      : (SHORT[name] as string);
  });
  return new RegExp(`^${body}$`);
}
