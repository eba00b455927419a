import type { Expression, Relation } from "../../expression/ast";
import {
  equation,
  int,
  negation,
  number as numberExpression,
  product,
  sum,
  symbol,
} from "../../expression/build";
import { polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import { divide, equals, fromInt, multiply, negate } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { some, symbolsOf } from "../../expression/walk";
import { budget, type Limits } from "../../limits";
import { toLatex } from "../../printer/latex";
import { multiplyOut, solveOne } from "../../problem/classify";
import { polynomialDivision } from "../../problem/recognise-polynomial-division";
import { byFormula, type Recognition } from "../../problem/sentence";
import type { PolynomialDivisionTask } from "../../tasks/polynomial";
import {
  assignment,
  equation as equationFace,
  expression,
  type Face,
  inLetters,
  letter,
  value,
  whole,
} from "../faces";
import { type Frame, frame, maybe, one, several } from "../frame";

/** An equation, or a polynomial of which zeros are spoken. */
const equationOrZeros: Face<Relation> = (item, context) => {
  const told = equationFace(item, context);
  if (told) return told;
  const of = inLetters(item, context);
  return of && equation(of, int(0));
};

type Asked = PolynomialDivisionTask["asked"];

/** "Long division (x³ − 1)/(x − 1)", "synthetic division x³ − 4x + 6 by x − 2", "the remainder when … is divided by …". */
const divisionFrames: readonly Frame[] = (
  [
    ["long-division", "quotient-and-remainder"],
    ["remainder", "remainder"],
  ] as const
).flatMap(([head, asked]: readonly ["long-division" | "remainder", Asked]) => [
  frame({
    id: `polynomial-${asked}`,
    heads: [[head]],
    idle: ["divide", "is-divided-by", "by", "to", "function", "with"],
    slots: {
      dividend: one(inLetters),
      divisor: one(inLetters, { after: ["by", "is-divided-by", "divide"], beside: true }),
    },
    build: ({ dividend, divisor }) => polynomialDivision(dividend, divisor, asked),
  }),
  frame({
    id: `polynomial-${asked}-of-quotient`,
    heads: [[head]],
    idle: ["divide", "by", "to", "function"],
    slots: { of: one(expression) },
    build: ({ of }) =>
      of.kind === "quotient" ? polynomialDivision(of.numerator, of.denominator, asked) : null,
  }),
]);

/** "A quadratic with roots 2 and −5": the product of what is zero at each, multiplied out. */
const fromRoots = frame({
  id: "polynomial-from-roots",
  heads: [["roots"], ["function", "equation"]],
  idle: ["with", "in", "at"],
  slots: { roots: several(value, { least: 2, most: 5 }) },
  build: ({ roots }, _, words): Recognition | null => {
    // "Are 2 and −5 roots" asks something else.
    if (!words.has("with") || words.has("whether")) return null;
    const factors = roots.map((root): Expression => sum([symbol("x"), negation(root)]));
    return multiplyOut(product(factors));
  },
});

/** "A quadratic whose roots add to 7 and multiply to 12", with the first coefficient 1. */
const fromSumAndProduct = frame({
  id: "polynomial-from-sum-and-product",
  heads: [["roots"], ["function", "equation"], ["sum-of", "sum", "add"], ["multiply"]],
  idle: ["with", "in", "to", "region", "notation", "leave", "as", "by"],
  slots: {
    total: one(value, { after: ["sum-of", "sum", "add", "roots"] }),
    times: one(value, { after: ["multiply", "roots"] }),
  },
  build: ({ total, times }, _, words): Recognition | null => {
    if (words.has("whether") || words.has("solve")) return null;
    const [x, said] = [symbol("x"), [...words]];
    const isTotalFirst =
      Math.min(...(["sum-of", "sum", "add"] as const).map((each) => placeOf(said, each))) <
      placeOf(said, "multiply");
    const [s, p] = isTotalFirst ? [total, times] : [times, total];
    const written = sum([product([x, sum([x, negation(s)])]), p]);
    return byFormula(multiplyOut(written), "the sum and the product of the roots of $x^2 + px + q$");
  },
});
const placeOf = (said: readonly string[], word: string): number => {
  const at = said.indexOf(word);
  return at < 0 ? said.length : at;
};

/** "Partial fractions 1/(x² − 1)", "decompose … into partial fractions". */
const partialFractions = frame({
  id: "partial-fractions",
  heads: [["partial-fractions", "simpler-fractions"]],
  idle: [
    "leave",
    "as-logs",
    "sum",
    "difference",
    "or",
    "split-up",
    "share",
    "in",
    "as",
    "by",
    "to",
    "for",
    "of",
    "function",
    "factor-kind",
    "with",
    "factor",
  ],
  // "as a sum of two fractions" says how many there will be.
  slots: { of: one(inLetters), count: maybe(whole, { before: ["simpler-fractions", "partial-fractions"] }) },
  build: ({ of }): Recognition | null => {
    const [variable, other] = symbolsOf(of);
    if (!variable || other || !some(of, ({ kind }) => kind === "quotient")) return null;
    return {
      mathematics: { task: "partial-fractions", expression: of, variable },
      instruction: "Split into partial fractions",
      latex: toLatex(of),
    };
  },
});

/** "x = 2 is a root of x² + kx − 10 = 0, find k": the root is put in, and the equation solved for the other letter. */
const letterFromRoot = frame({
  id: "letter-from-root",
  heads: [["is-root-of", "roots"]],
  idle: ["equation", "function", "for", "of", "is", "in", "solve"],
  slots: {
    told: one(equationOrZeros),
    named: maybe(assignment),
    bare: maybe(value),
    unknown: one(letter),
  },
  build: ({ told, named, bare, unknown }): Recognition | null => {
    const letters = symbolsOf(told);
    const [variable, other] = letters.filter((name) => name !== unknown);
    const isClear = variable && !other && letters.length === 2 && !named !== !bare;
    const root = named?.value ?? bare;
    if (!isClear || !root || (named && named.name !== variable)) return null;
    const put = (side: Expression) => substitute(side, new Map([[variable, root]]));
    const shown = `${toLatex(told)}, \\quad ${toLatex(equation(symbol(variable), root))}`;
    const found = solveOne({ ...told, left: put(told.left), right: put(told.right) }, unknown);
    return "refusal" in found ? found : { ...found, instruction: `Find $${unknown}$`, latex: shown };
  },
});

/** "When x³ + kx − 6 is divided by x − 2 the remainder is 5", "x − 2 is a factor of x³ + kx − 6": what is left is the
 * polynomial's value at the divisor's root. */
function letterFromRest(
  {
    of,
    divisor,
    unknown,
  }: { readonly of: Expression; readonly divisor: Expression; readonly unknown: string },
  rest: Expression,
  limits: Limits,
): Recognition | null {
  const [variable, other] = symbolsOf(divisor);
  const p = polynomialOf(divisor, budget(limits));
  const [b, a, more] = (p && variable !== undefined && univariateCoefficients(p, variable)) || [];
  if (!variable || other || !a || !b || more || symbolsOf(of).length !== 2) return null;
  if (unknown === variable || !symbolsOf(of).includes(unknown)) return null;
  const root = numberExpression(negate(divide(b, a)));
  const found = solveOne(equation(substitute(of, new Map([[variable, root]])), rest), unknown);
  const shown = `P(${variable}) = ${toLatex(of)}, \\quad P(${toLatex(root)}) = ${toLatex(rest)}`;
  return "refusal" in found ? found : { ...found, instruction: `Find $${unknown}$`, latex: shown };
}

const lettersFromRests: readonly Frame[] = [
  frame({
    id: "letter-from-factor",
    heads: [["factor-of"]],
    idle: ["is", "given", "for", "of", "solve", "satisfies"],
    slots: {
      divisor: one(inLetters, { before: ["is"] }),
      of: one(inLetters, { after: ["factor-of"] }),
      unknown: one(letter),
    },
    build: (told, { limits }) => letterFromRest(told, int(0), limits),
  }),
  frame({
    id: "letter-from-remainder",
    heads: [["remainder"], ["is-divided-by"]],
    idle: ["is", "given", "for", "of", "solve"],
    slots: {
      of: one(inLetters, { before: ["is-divided-by"] }),
      divisor: one(inLetters, { after: ["is-divided-by"] }),
      rest: one(value, { after: ["is", "remainder"] }),
      unknown: one(letter),
    },
    build: ({ rest, ...told }, { limits }) => letterFromRest(told, rest, limits),
  }),
];

/** "The sum of the roots of 2x² − 3x + 5 = 0": by the coefficients, each root as often as it occurs. */
const rootsTogether = (asked: "sum" | "product"): Frame =>
  frame({
    id: `${asked}-of-roots`,
    heads: [asked === "sum" ? ["sum", "sum-of"] : ["multiply"], ["roots"]],
    idle: ["equation", "function", "of"],
    slots: { told: one(equationOrZeros) },
    build: ({ told }, { limits }): Recognition | null => {
      const [variable, other] = symbolsOf(told);
      const p = polynomialOf(sum([told.left, negation(told.right)]), budget(limits));
      const coefficients = (p && variable !== undefined && univariateCoefficients(p, variable)) || [];
      const [last, first, before] = [coefficients[0], coefficients.at(-1), coefficients.at(-2)];
      if (other || coefficients.length < 3 || !last || !first || !before) return null;
      // Whether a root that comes twice is counted twice is not said.
      if (
        coefficients.length === 3 &&
        equals(multiply(before, before), multiply(multiply(fromInt(4), first), last))
      )
        return null;
      const isTurned = asked === "sum" || coefficients.length % 2 === 0;
      const top = asked === "sum" ? before : last;
      const expression: Expression = {
        kind: "quotient",
        numerator: numberExpression(isTurned ? negate(top) : top),
        denominator: numberExpression(first),
      };
      return {
        mathematics: { task: "calculate", expression },
        instruction: `Find the ${asked} of the roots of $${toLatex(told)}$ by its coefficients`,
        latex: toLatex(expression),
        assumes: "the rule for the sum and the product of the roots",
      };
    },
  });

export const POLYNOMIAL_FRAMES: readonly Frame[] = [
  ...divisionFrames,
  fromRoots,
  fromSumAndProduct,
  partialFractions,
  letterFromRoot,
  ...lettersFromRests,
  rootsTogether("sum"),
  rootsTogether("product"),
];
