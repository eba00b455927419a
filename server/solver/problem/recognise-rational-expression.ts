import type { Expression } from "../expression/ast";
import { int } from "../expression/build";
import { polynomialOf } from "../expression/polynomial";
import { symbolsOf } from "../expression/walk";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import { calculateOrSimplify, solveOne } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, statementsIn } from "./sentence";

const EXCLUDED = pattern(
  "(find|determine|give|state|identify|list|what are)( the| all| any)* (excluded|restricted|non-permissible) values?( of( the variable)?| for)?{EXPRESSION} {M}",
);
const UNDEFINED = pattern(
  "(determine|find|give|state|identify|for|at)( the| all| which| what)* values?( of the variables?| of {LETTER})?" +
    "( for which| where| that makes?| is| are)?{EXPRESSION}( is| are)?( undefined| not defined)? {M}( is)?( undefined| not defined)?",
);

/** "Determine the values for which the rational expression is undefined": where the denominator is zero. */
export const recogniseUndefinedValues: Recogniser = (sentence) => {
  const excluded = EXCLUDED.exec(sentence.words)?.[1];
  const found = /\b(?:undefined|not defined)\b/.test(sentence.words) ? UNDEFINED.exec(sentence.words) : null;
  const expression = expressionIn(sentence, excluded ?? found?.[2]);
  if (expression?.kind !== "quotient" || !isPolynomial(expression.numerator)) return null;
  const below = expression.denominator;
  const [unknown, ...others] = symbolsOf(below);
  if (unknown === undefined || others.length > 0 || !isPolynomial(below)) return null;
  const recognition = solveOne({ kind: "relation", operator: "=", left: below, right: int(0) }, unknown);
  if ("refusal" in recognition) return recognition;
  return {
    ...recognition,
    instruction: "Find where the denominator is zero",
    form: { domain: "real" },
  };
};

/** Roots and functions leave out more than the zeros of a denominator. */
const isPolynomial = (e: Expression): boolean => polynomialOf(e, budget(DEFAULT_LIMITS)) !== null;

const SIMPLIFY = pattern("(simplify|reduce|divide){EXPRESSION} {M}");

/** "Simplify (x + 2)/0, x + 2 ≠ 0": what is left out of the domain stands beside the expression. */
export const recogniseWithExclusion: Recogniser = (sentence) => {
  const found = SIMPLIFY.exec(sentence.words);
  const [expression, ...others] = found ? statementsIn(sentence, found[1] as string) : [];
  if (!expression || expression.kind === "relation" || others.length === 0) return null;
  const excluded = others.every((other) => other.kind === "relation" && other.operator === "!=");
  return excluded ? calculateOrSimplify(expression) : null;
};

const FRACTIONS =
  "( the| these| those| this| each| given| following| two| pairs?| of| for| fractions| expressions| rational| algebraic| them)*";
const LCD = "(lcd|least common denominator|lowest common denominator)";
const DENOMINATOR = pattern(`(find|determine|give|what is)( the)? ${LCD}${FRACTIONS} {LIST}`);
/** "with the LCD" is also taken out of a sentence as the name of a method, so it may be missing after "equivalent". */
const REWRITE = pattern(
  `(rewrite|write)${FRACTIONS}( as equivalent( rational)? (expressions|fractions)(( with| using| over)( the)? ${LCD})?|` +
    `( with| using| over)( the)? ${LCD})${FRACTIONS} {LIST}`,
);

/** "Find the LCD for …", "Rewrite them as equivalent rational expressions with the lowest common denominator". */
export const recogniseCommonDenominator: Recogniser = (sentence) => {
  const denominator = DENOMINATOR.exec(sentence.words)?.[1];
  const list = denominator ?? REWRITE.exec(sentence.words)?.[1];
  const statements = list === undefined ? [] : statementsIn(sentence, list);
  const fractions = statements.flatMap((statement) =>
    statement.kind === "quotient" && symbolsOf(statement).length > 0 ? [statement] : [],
  );
  if (fractions.length < 2 || fractions.length !== statements.length) return null;
  if (fractions.every((fraction) => symbolsOf(fraction.denominator).length === 0)) return null;
  return {
    mathematics: {
      task: "common-denominator",
      fractions,
      asked: denominator === undefined ? "fractions" : "denominator",
    },
    instruction:
      denominator === undefined
        ? "Write with the lowest common denominator"
        : "Find the lowest common denominator",
    latex: fractions.map(toLatex).join(", \\quad "),
  };
};

/** Of a single sum it is the factor that all its terms share. */
const termsOf = (e: Expression): readonly Expression[] => (e.kind === "sum" ? e.terms : [e]);

const COMMON_FACTOR = pattern(
  "(find|determine|give|what is)( the)? (greatest common (factor|divisor)|highest common factor|gcf|gcd|hcf)( of| for)?( two or more)?{EXPRESSION} {LIST}",
);

/** "Find the greatest common factor: 12x³, 18x²": of expressions with letters; numbers are another question. */
export const recogniseGreatestCommonFactor: Recogniser = (sentence) => {
  const found = COMMON_FACTOR.exec(sentence.words);
  const statements = found ? statementsIn(sentence, found[1] as string) : [];
  const given = statements.filter((statement): statement is Expression => statement.kind !== "relation");
  if (given.length !== statements.length) return null;
  const expressions = given.flatMap((one) => (given.length === 1 ? termsOf(one) : [one]));
  if (expressions.length < 2) return null;
  if (expressions.every((expression) => symbolsOf(expression).length === 0)) return null;
  return {
    mathematics: { task: "greatest-common-factor", expressions },
    instruction: "Find the highest common factor",
    latex: expressions.map(toLatex).join(", \\quad "),
  };
};
