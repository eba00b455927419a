import type { Expression, Relation } from "../expression/ast";
import { some } from "../expression/walk";
import { calculateOrSimplify, isNumeric, multiplyOut } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, type Sentence, statementsIn } from "./sentence";

const CALCULATE =
  "(calculate|compute|evaluate|work out|find|what is|what's|give|determine|find the value of)( the)?";

const POSITIVE =
  "((using|with) (only )?positive exponents( only)?|without (any |using )?negative exponents|without an? negative exponent)";
const SIMPLIFY = pattern(
  "(simplify|reduce|add|subtract|divide|(add (or|and) subtract|multiply (or|and) divide)( as indicated)?|simplify and combine|combine|" +
    "perform the( indicated| given)? (operations?|addition|subtraction|multiplication|division)( and simplify)?|find (the|each|every) (sum|difference|quotient)|" +
    "find (the|each|every)( principal)?|(combine|collect|simplify by combining)( the)? like terms( in)?|" +
    "(collect|combine)( the)? terms( in)?|divide the polynomial by the (monomial|binomial)|" +
    "(simplify and )?rationali[sz]e the denominator( of)?|" +
    `(write|rewrite|express|simplify){EXPRESSION} ${POSITIVE}|` +
    "write{EXPRESSION} in (simplest|lowest|simplified) (form|terms))( the( principal)? (square|cube) root of)?{KIND} {M}( completely| fully)?( in lowest terms)?" +
    "( (where |for |if |when |assume |assuming )?{N})?",
);
const MULTIPLY = pattern("(multiply|find (the|each|every) product( of)?|square( the binomial)?){KIND} {M}");
/** What is left of "Write … in simplest form" where the words on the form are taken out. */
const WRITE = pattern(`(write|express|rewrite){EXPRESSION} {M}( ${POSITIVE})?`);
const EXPAND = pattern(
  "(expand|multiply out|expand and simplify|expand and collect like terms|distribute|expand (the )?brackets( in)?|" +
    "remove (the )?(brackets|parentheses)( in| from)?){EXPRESSION} {M}( fully| completely)?",
);
const WORK_OUT = pattern(
  `(${CALCULATE}|approximate( the| each)?( square| cube)?( roots?)?|what is the value of|evaluate and simplify|simplify or evaluate|multiply by the power of (10|ten)|do|solve)` +
    "( (the|an?) (principal )?(square|cube) root of)?{EXPRESSION} {M}( equal( to)?)?",
);

/** One expression to simplify, multiply out or, when it is made of numbers, to work out. */
export const recogniseOperation: Recogniser = (sentence) => {
  const at = (words: RegExp) => {
    const expression = expressionIn(sentence, words.exec(sentence.words)?.[1]);
    return expression && rooted(sentence, expression);
  };
  const condition = SIMPLIFY.exec(sentence.words)?.[2];
  if (condition !== undefined && !isExclusion(sentence, condition)) return null;
  const simplified = at(SIMPLIFY);
  if (simplified) {
    return sentence.method === "distributive property" ? multiplyOut(simplified) : simplify(simplified);
  }
  const written = at(WRITE);
  if (written && some(written, (node) => node.kind === "root")) return simplify(written);
  if (written && sentence.form.number === undefined && some(written, isNegativePower))
    return calculateOrSimplify(written);
  const multiplied = at(MULTIPLY);
  if (multiplied) return multiplyOut(squared(sentence, multiplied));
  const expanded = at(EXPAND);
  if (expanded) return multiplyOut(expanded);
  if (sentence.words.startsWith("approximate") && sentence.form.decimals === undefined) return null;
  const worked = at(WORK_OUT);
  return worked && isNumeric(worked) ? calculateOrSimplify(worked) : null;
};

const isNegativePower = (node: Expression | Relation): boolean =>
  node.kind === "power" &&
  (node.exponent.kind === "negation" || (node.exponent.kind === "number" && node.exponent.value.n < 0n));

/** "The square root of 49" names a root that does not stand in the mathematics; "the square root: √49" shows it.
 * Null where both would make a root of a root. */
function rooted(sentence: Sentence, expression: Expression): Expression | null {
  if (!/\broots?\b/.test(sentence.words)) return expression;
  const hasRoot = some(expression, (node) => node.kind === "root");
  if (!/\broots? of\b/.test(sentence.words)) return hasRoot ? expression : null;
  return hasRoot || /\bcube\b/.test(sentence.words)
    ? null
    : { kind: "root", radicand: expression, index: 2n };
}

/** "where x ≠ 3" only says what is left out of the domain, "assuming x > 0" that a letter is positive. */
const isExclusion = (sentence: Sentence, mark: string): boolean =>
  statementsIn(sentence, mark).every(
    (statement) =>
      statement.kind === "relation" && (statement.operator === "!=" || isPositiveLetter(statement)),
  );

/** x > 0 and x ≥ 0. */
const isPositiveLetter = ({ left, operator, right }: Relation): boolean =>
  left.kind === "symbol" && /^>=?$/.test(operator) && right.kind === "number" && right.value.n === 0n;

/** "Square #0" asks for the square of what stands there; "square the binomial" shows the square already. */
function squared(sentence: Sentence, expression: Expression): Expression {
  if (!sentence.words.startsWith("square #")) return expression;
  return { kind: "power", base: expression, exponent: { kind: "number", value: { n: 2n, d: 1n } } };
}

const simplify = (expression: Expression): Recognition =>
  calculateOrSimplify(expression) ?? {
    refusal: "This is a single number already; there is nothing left to simplify.",
  };
