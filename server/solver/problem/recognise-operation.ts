import type { Expression } from "../expression/ast";
import { product, sum } from "../expression/build";
import { calculateOrSimplify, isNumeric, multiplyOut } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, type Sentence } from "./sentence";

type Combine = (a: Expression, b: Expression) => Expression;

const plus: Combine = (a, b) => sum([a, b]);
const minus: Combine = (a, b) => sum([a, { kind: "negation", operand: b }]);
const times: Combine = (a, b) => product([a, b], true);
const over: Combine = (numerator, denominator) => ({
  kind: "quotient",
  numerator,
  denominator,
  inline: true,
});

const CALCULATE =
  "(calculate|compute|evaluate|work out|find|what is|what's|give|determine|find the value of)( the)?";

/** Two pieces of mathematics and the operation between them in words. */
const PAIRS: readonly (readonly [RegExp, Combine])[] = [
  [pattern("(add|add together|put together){EXPRESSION} {M} (and|to|with) {N}"), plus],
  [pattern(`(${CALCULATE} )?(sum|total) of{EXPRESSION} {M} and {N}`), plus],
  [pattern(`(${CALCULATE} )?{M} plus {N}`), plus],
  [pattern(`(${CALCULATE} )?{M} (minus|take away) {N}`), minus],
  [pattern(`(${CALCULATE} )?difference of{EXPRESSION} {M} and {N}`), minus],
  [pattern("(subtract|take){EXPRESSION} {M} from {N}"), (a, b) => minus(b, a)],
  [pattern(`(${CALCULATE} )?{M} less than {N}`), (a, b) => minus(b, a)],
  [pattern("multiply{EXPRESSION} {M} (and|by|with) {N}"), times],
  [pattern(`(${CALCULATE} )?product of{EXPRESSION} {M} and {N}`), times],
  [pattern(`(${CALCULATE} )?{M} (times|multiplied by) {N}`), times],
  [pattern("divide{EXPRESSION} {M} by {N}"), over],
  [pattern(`(${CALCULATE} )?{M} (divided by|over) {N}`), over],
  [pattern(`(${CALCULATE} )?quotient of{EXPRESSION} {M} and {N}`), over],
];

/** "Subtract 3 from 5", "What is the product of 4 and 7?" */
export const recognisePair: Recogniser = (sentence) => {
  for (const [words, combine] of PAIRS) {
    const found = words.exec(sentence.words);
    if (!found) continue;
    const [a, b] = [expressionIn(sentence, found[1]), expressionIn(sentence, found[2])];
    if (!a || !b) return null;
    const expression = combine(a, b);
    return combine === times ? multiplyOut(expression) : calculateOrSimplify(expression);
  }
  return null;
};

const SIMPLIFY = pattern(
  "(simplify|reduce|add|subtract|divide|add or subtract|add and subtract|multiply or divide|simplify and combine|combine|" +
    "perform the( indicated)? operations?( and simplify)?|perform the given operations?( and simplify)?|" +
    "find (the|each|every) (sum|difference|quotient)|(combine|collect|simplify by combining)( the)? like terms( in)?|" +
    "collect( the)? terms( in)?|combine( the)? terms( in)?|divide the polynomial by the (monomial|binomial)|" +
    "rationali[sz]e the (denominator|numerator)( of)?|simplify and rationali[sz]e the denominator( of)?|" +
    "write{EXPRESSION} in (simplest|lowest|simplified) (form|terms)){EXPRESSION} {M}( completely| fully)?( in lowest terms)?",
);
const MULTIPLY = pattern(
  "(multiply|find (the|each|every) product( of)?|square the binomial|square|(find|expand) the square of){EXPRESSION} {M}",
);
const EXPAND = pattern(
  "(expand|multiply out|expand and simplify|expand and collect like terms|distribute|expand (the )?brackets( in)?|" +
    "remove (the )?(brackets|parentheses)( in| from)?){EXPRESSION} {M}( fully| completely)?",
);
const WORK_OUT = pattern(
  `(${CALCULATE}|what is the value of|evaluate and simplify|simplify or evaluate|do|solve){EXPRESSION} {M}( equal( to)?)?`,
);

/** One expression to simplify, multiply out or, when it is made of numbers, to work out. */
export const recogniseOperation: Recogniser = (sentence) => {
  const at = (words: RegExp) => expressionIn(sentence, words.exec(sentence.words)?.[1]);
  const simplified = at(SIMPLIFY);
  if (simplified)
    return sentence.method === "distributive property" ? multiplyOut(simplified) : simplify(simplified);
  const multiplied = at(MULTIPLY);
  if (multiplied) return multiplyOut(squared(sentence, multiplied));
  const expanded = at(EXPAND);
  if (expanded) return isNumeric(expanded) ? calculateOrSimplify(expanded) : multiplyOut(expanded);
  const worked = at(WORK_OUT);
  return worked && workOut(worked);
};

/** "Square #0" asks for the square of what stands there; "square the binomial" shows the square already. */
function squared(sentence: Sentence, expression: Expression): Expression {
  if (!/^(?:square #|(?:find|expand) the square of )/.test(sentence.words)) return expression;
  return { kind: "power", base: expression, exponent: { kind: "number", value: { n: 2n, d: 1n } } };
}

const simplify = (expression: Expression): Recognition =>
  calculateOrSimplify(expression) ?? {
    refusal: "This is a single number already; there is nothing left to simplify.",
  };

function workOut(expression: Expression): Recognition | null {
  if (isNumeric(expression)) return calculateOrSimplify(expression);
  return null;
}
