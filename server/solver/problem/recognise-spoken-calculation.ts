import type { Expression } from "../expression/ast";
import { int, power, product, quotient, sum } from "../expression/build";
import { calculateOrSimplify, isNumeric } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Sentence } from "./sentence";

const ASK =
  "(calculate|compute|evaluate|work out|find|what is|give|determine|simplify)( the value of)?( the)?";
const ORDINALS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

type Build = (a: Expression, b: Expression) => Expression | null;

/** "−3 squared" may mean (−3)² as well as −3²; without a sign there is no doubt. */
const raised =
  (exponent: number) =>
  (a: Expression): Expression | null =>
    a.kind === "negation" ? null : power(a, int(exponent));

/** Operations said in words, on one number. "Twice 2 + 3" may end at the 2 as well. */
const ONE: readonly (readonly [RegExp, (a: Expression) => Expression | null])[] = [
  [pattern(`(${ASK} )?square of{EXPRESSION} {M}`), (a) => power(a, int(2))],
  [pattern(`(${ASK} )?cube of{EXPRESSION} {M}`), (a) => power(a, int(3))],
  [pattern(`(${ASK} )?{M} squared`), raised(2)],
  [pattern(`(${ASK} )?{M} cubed`), raised(3)],
  [pattern(`(${ASK} )?half( of)? {M}`), (a) => (a.kind === "sum" ? null : quotient(a, int(2)))],
  [
    pattern(`((${ASK} )?(twice|double( of)?)|double) {M}`),
    (a) => (a.kind === "sum" ? null : product([int(2), a], true)),
  ],
  [
    pattern(
      "(perform|do|work out|carry out)( the)?( indicated)? (division|multiplication|addition|subtraction) {M}",
    ),
    (a) => a,
  ],
];

/** The same on two numbers. */
const TWO: readonly (readonly [RegExp, Build])[] = [
  [
    pattern(`(${ASK} )?{M} (raised )?to the power( of)? {N}`),
    (a, b) => (a.kind === "negation" ? null : power(a, b)),
  ],
  [pattern(`(${ASK} )?{M} (more than|increased by|added to) {N}`), (a, b) => sum([a, b])],
  [pattern(`(${ASK} )?{M} decreased by {N}`), (a, b) => sum([a, { kind: "negation", operand: b }])],
];
const ORDINAL = pattern(`(${ASK} )?{M} (raised )?to the (${ORDINALS.join("|")}) power`);

/** "What is 7 squared?", "Find the cube of 4", "2 to the fifth power", "12 more than −5"; with letters it would be an
 * expression to write down. */
export const recogniseSpokenCalculation: Recogniser = (sentence) => {
  const expression = oneNumber(sentence) ?? twoNumbers(sentence) ?? raisedInWords(sentence);
  return expression && isNumeric(expression) ? calculateOrSimplify(expression) : null;
};

function oneNumber(sentence: Sentence): Expression | null {
  for (const [words, build] of ONE) {
    const only = expressionIn(sentence, words.exec(sentence.words)?.[1]);
    if (only) return build(only);
  }
  return null;
}

function twoNumbers(sentence: Sentence): Expression | null {
  for (const [words, build] of TWO) {
    const found = words.exec(sentence.words);
    const [a, b] = [expressionIn(sentence, found?.[1]), expressionIn(sentence, found?.[2])];
    if (a && b) return build(a, b);
  }
  return null;
}

function raisedInWords(sentence: Sentence): Expression | null {
  const base = expressionIn(sentence, ORDINAL.exec(sentence.words)?.[1]);
  const exponent = ORDINALS.findIndex((word) => sentence.words.includes(` the ${word} power`));
  return base && exponent >= 0 ? raised(exponent)(base) : null;
}
