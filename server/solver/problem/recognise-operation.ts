import type { Expression, Relation } from "../expression/ast";
import { product, sum } from "../expression/build";
import { mapChildren, some } from "../expression/walk";
import { isLiteralFraction } from "../parser/literal";
import { toLatex } from "../printer/latex";
import { calculateOrSimplify, isNumeric, multiplyOut } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, type Sentence, statementsIn } from "./sentence";

type Combine = (a: Expression, b: Expression) => Expression;

const plus: Combine = (a, b) => sum([a, b]);
const minus: Combine = (a, b) => sum([a, { kind: "negation", operand: b }]);
const apart: Combine = (a, b) => ({ kind: "absolute", operand: minus(a, b) });
const times: Combine = (a, b) => product([a, b], true);
const shareOf: Combine = (a, b) => product([a, b], true);
const over: Combine = (numerator, denominator) => ({
  kind: "quotient",
  numerator,
  denominator,
  inline: true,
});

const CALCULATE =
  "(calculate|compute|evaluate|work out|find|what is|what's|give|determine|find the value of)( the)?";

/** Any number of pieces: "Find the sum of 3, 5 and 7", "Add: 4a, −3b, −8a". */
const LISTS: readonly (readonly [RegExp, Combine])[] = [
  [pattern(`(add|sum|add together|(${CALCULATE} |the )?(sum|total) of){KIND} {LIST}`), plus],
  [pattern(`(multiply|(${CALCULATE} |the )?product of){KIND} {LIST}`), times],
];

/** Two pieces of mathematics and the operation between them in words. */
const PAIRS: readonly (readonly [RegExp, Combine])[] = [
  [pattern("(add|add together|put together){KIND} {M} (and|to|with) {N}"), plus],
  [pattern(`(${CALCULATE} |the )?(sum|total) of{KIND} {M} and {N}`), plus],
  [pattern(`(${CALCULATE} )?{M} plus {N}`), plus],
  [pattern(`(${CALCULATE} |the )?(distance|difference) between{EXPRESSION} {M} and {N}`), apart],
  [pattern(`(${CALCULATE} )?{M} (minus|take away) {N}`), minus],
  [pattern(`(${CALCULATE} |the )?difference of{KIND} {M} and {N}`), minus],
  [pattern("(subtract|take){KIND} {M} from {N}"), (a, b) => minus(b, a)],
  [pattern(`(${CALCULATE} )?{M} less than {N}`), (a, b) => minus(b, a)],
  [pattern("multiply{KIND} {M} (and|by|with) {N}"), times],
  [pattern(`(${CALCULATE} |the )?product of{KIND} {M} and {N}`), times],
  [pattern(`(${CALCULATE} )?{M} (times|multiplied by) {N}`), times],
  [pattern(`(${CALCULATE} )?{M} of {N}`), shareOf],
  [pattern("divide{KIND} {M} by {N}"), over],
  [pattern(`(${CALCULATE} )?{M} (divided by|over) {N}`), over],
  [pattern(`(${CALCULATE} |the )?quotient of{KIND} {M} and {N}`), over],
];

/** "Subtract 3 from 5", "What is the product of 4 and 7?" */
export const recognisePair: Recogniser = (sentence) => {
  for (const [words, combine] of PAIRS) {
    const found = words.exec(sentence.words);
    if (!found) continue;
    const [a, b] = [expressionIn(sentence, found[1]), expressionIn(sentence, found[2])];
    if (!a || !b || (combine === shareOf && !isLiteralFraction(a))) continue;
    const expression = combine(a, b);
    return combine === times ? multiplyOut(expression) : calculateOrSimplify(expression);
  }
  return recogniseList(sentence);
};

const recogniseList: Recogniser = (sentence) => {
  for (const [words, combine] of LISTS) {
    const found = words.exec(sentence.words);
    const statements = found ? statementsIn(sentence, found[1] as string) : [];
    const parts = statements.filter((statement) => statement.kind !== "relation");
    if (parts.length < 2 || parts.length !== statements.length) continue;
    const expression = parts.reduce(combine);
    return combine === times ? multiplyOut(expression) : calculateOrSimplify(expression);
  }
  return null;
};

const inverseOf = (name: string): readonly RegExp[] => [
  pattern(`((find|what is|give|write|state|name)( (the|its))? )?(${name})( of| for)?{EXPRESSION} {M}`),
  pattern(`for{EXPRESSION} {M} (find|give|write|state)( (the|its))? (${name})`),
  pattern(`what( number)? is (the|an?) (${name})( of| for)?{EXPRESSION} {M}`),
];
const RECIPROCAL = inverseOf("reciprocal|multiplicative inverse");
const OPPOSITE = inverseOf("opposite|additive inverse|negative");
const SIZE = inverseOf("absolute value|magnitude");
const ONE: Expression = { kind: "number", value: { n: 1n, d: 1n } };

/** "Find the reciprocal of 3/4", "For the number −8 find the additive inverse", "the absolute value of −7". */
export const recogniseInverse: Recogniser = (sentence) => {
  const named = (patterns: readonly RegExp[]) => {
    for (const words of patterns) {
      const expression = expressionIn(sentence, words.exec(sentence.words)?.[1]);
      if (expression) return expression;
    }
    return null;
  };
  const reciprocal = named(RECIPROCAL);
  if (reciprocal)
    return inverse(reciprocal, { kind: "quotient", numerator: ONE, denominator: reciprocal }, "reciprocal");
  const opposite = named(OPPOSITE);
  if (opposite) return inverse(opposite, { kind: "negation", operand: opposite }, "opposite");
  const sized = named(SIZE);
  const shown = sized && some(sized, (node) => node.kind === "absolute");
  return sized && inverse(sized, shown ? sized : { kind: "absolute", operand: sized }, "absolute value");
};

const CONJUGATE = pattern("((find|what is|give|state)( the)? )?(complex )?conjugate( of)?{EXPRESSION} {M}");

/** "Find the complex conjugate of 2 - 5i." */
export const recogniseConjugate: Recogniser = (sentence) => {
  const number = expressionIn(sentence, CONJUGATE.exec(sentence.words)?.[1]);
  return number && some(number, isImaginaryUnit)
    ? inverse(number, conjugated(number), "complex conjugate")
    : null;
};

const isImaginaryUnit = (node: Expression | Relation): boolean =>
  node.kind === "constant" && node.name === "i";

const conjugated = (node: Expression): Expression =>
  isImaginaryUnit(node) ? { kind: "negation", operand: node } : mapChildren(node, conjugated);

function inverse(number: Expression, expression: Expression, name: string): Recognition | null {
  if (!isNumeric(number)) return null;
  return {
    mathematics: { task: "calculate", expression },
    instruction: `Find the ${name}`,
    latex: toLatex(number),
  };
}

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
