import type { Expression, Statement } from "../expression/ast";
import { product } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { PolynomialDivisionTask } from "../tasks/polynomial";
import { solveOne } from "./classify";
import { pattern } from "./pattern";
import { type Recogniser, type Recognition, type Sentence, statementsIn } from "./sentence";

const USING =
  "((use|using|by|with) (the )?(synthetic( division)?|long( division)?|polynomial( long)? division|remainder theorem|factor theorem|division algorithm)( or (synthetic|long) division)?( to)? )?";
const FIND = "(find|determine|give|calculate|compute|what (is|are)) ";
const WHOLE = "the (quotient and (the )?remainder|quotient and (the )?remainder of (the|this) division)";

/** [the words, the question, which mark is the dividend, which the divisor (0: the dividend is written as a quotient)] */
const FORMS: readonly (readonly [RegExp, PolynomialDivisionTask["asked"], number, number])[] = [
  [
    pattern(`${USING}${FIND}${WHOLE}( when| if| of| for)?{EXPRESSION} {M}( is)? divided by{EXPRESSION} {N}`),
    "quotient-and-remainder",
    1,
    2,
  ],
  [pattern(`${USING}${FIND}${WHOLE}( of| for)?{EXPRESSION} {M}`), "quotient-and-remainder", 1, 0],
  [
    pattern(
      `${USING}${FIND}the remainder( when| if| of| for)?( the)?{EXPRESSION} {M}( is)? divided by{EXPRESSION} {N}`,
    ),
    "remainder",
    1,
    2,
  ],
  [pattern(`${USING}${FIND}the remainder( of| for)?{EXPRESSION}( the division)? {M}`), "remainder", 1, 0],
  [
    pattern("(if|when){EXPRESSION} {M} is divided by{EXPRESSION} {N},? what is the remainder"),
    "remainder",
    1,
    2,
  ],
  [
    pattern(`${USING}(divide|divide each polynomial) (specify|state|give) ${WHOLE} {M}`),
    "quotient-and-remainder",
    1,
    0,
  ],
  [
    pattern(
      `${USING}(determine|decide|find out|tell|check)( whether| if){EXPRESSION} {M}( is)? a factor of{EXPRESSION} {N}`,
    ),
    "is-factor",
    2,
    1,
  ],
  [pattern("is{EXPRESSION} {M} a factor of{EXPRESSION} {N}"), "is-factor", 2, 1],
];

/** The divisor comes first in these. */
const LISTED = pattern(
  `${USING}(determine|decide)( whether| if) the first expression is a factor of the second( expression)?( if (it is|so)( then)? (indicate|give|write|find) the factori[sz]ation)? {LIST}`,
);

/** "Find the quotient and remainder when … is divided by …", "Determine whether x - 2 is a factor of …". */
export const recognisePolynomialDivision: Recogniser = (sentence) => {
  for (const [words, asked, dividend, divisor] of FORMS) {
    const found = words.exec(sentence.words);
    if (!found) continue;
    const [above, below] =
      divisor === 0
        ? quotientIn(sentence, found[dividend])
        : [bodyIn(sentence, found[dividend]), bodyIn(sentence, found[divisor])];
    if (above && below) return polynomialDivision(above, below, asked);
  }
  return recogniseListed(sentence);
};

function recogniseListed(sentence: Sentence): Recognition | null {
  const found = LISTED.exec(sentence.words);
  const statements = found ? statementsIn(sentence, found[1] as string) : [];
  const [divisor, dividend, ...others] = statements.map(bodyOf);
  if (!divisor || !dividend || others.length > 0) return null;
  const asked = /factori[sz]ation/.test(sentence.words) ? "factor-if" : "is-factor";
  return polynomialDivision(dividend, divisor, asked);
}

/** Both are polynomials in one letter at least by their letters; the method looks closer. */
export function polynomialDivision(
  dividend: Expression,
  divisor: Expression,
  asked: PolynomialDivisionTask["asked"],
): Recognition | null {
  const [unknown, ...others] = symbolsOf({ kind: "relation", operator: "=", left: dividend, right: divisor });
  if (unknown === undefined || others.length > 0) return null;
  const latex =
    asked === "is-factor" || asked === "factor-if"
      ? `${toLatex(divisor)}, \\quad ${toLatex(dividend)}`
      : toLatex({ kind: "quotient", numerator: dividend, denominator: divisor, inline: true });
  const instruction = {
    "quotient-and-remainder": "Find the quotient and the remainder",
    remainder: "Find the remainder",
    "is-factor": "Decide whether the first is a factor of the second",
    "factor-if": "Decide whether the first is a factor of the second",
  }[asked];
  return {
    mathematics: { task: "polynomial-division", dividend, divisor, unknown, asked },
    instruction,
    latex,
  };
}

function bodyIn(sentence: Sentence, mark: string | undefined): Expression | null {
  const [only, ...others] = mark === undefined ? [] : statementsIn(sentence, mark);
  return only && others.length === 0 ? bodyOf(only) : null;
}

/** An expression, or the right side of f(x) = …; null for any other statement. */
function bodyOf(statement: Statement): Expression | null {
  if (statement.kind !== "relation") return statement;
  const { left, right, operator } = statement;
  const isName =
    (left.kind === "function" && left.args.length === 1 && left.args[0]?.kind === "symbol") ||
    (left.kind === "product" &&
      left.factors.length === 2 &&
      left.factors.every(({ kind }) => kind === "symbol"));
  return operator === "=" && isName ? right : null;
}

/** "(x³ + 1) ÷ (x - 2)" is read as one quotient. */
function quotientIn(sentence: Sentence, mark: string | undefined): [Expression | null, Expression | null] {
  const body = bodyIn(sentence, mark);
  if (body?.kind === "quotient") return [body.numerator, body.denominator];
  if (body?.kind !== "product") return [null, null];
  const last = body.factors.at(-1);
  return last?.kind === "quotient" && body.factors.length === 2
    ? [product([...body.factors.slice(0, -1), last.numerator]), last.denominator]
    : [null, null];
}

const GIVEN_FACTOR = pattern(
  "use the (given factor and the )?factor theorem (and the given factor )?to find all( the)?( real)? (zeros|zeroes|roots) (for|of) " +
    "(the|this|each)( given)? polynomial( functions?)?( and (the|one)( given)? factor)? {LIST}",
);

/** "Use the given factor and the Factor Theorem to find all real zeros": the zeros are the roots of polynomial = 0. */
export const recogniseGivenFactor: Recogniser = (sentence) => {
  const found = GIVEN_FACTOR.exec(sentence.words);
  const statements = found ? statementsIn(sentence, found[1] as string) : [];
  const [polynomial, factor, ...others] = statements.map(bodyOf);
  const [unknown, ...letters] = polynomial ? symbolsOf(polynomial) : [];
  if (!polynomial || !factor || others.length > 0 || unknown === undefined || letters.length > 0) return null;
  const zero: Expression = { kind: "number", value: { n: 0n, d: 1n } };
  const recognition = solveOne({ kind: "relation", operator: "=", left: polynomial, right: zero }, unknown);
  if ("refusal" in recognition) return recognition;
  return /\breal\b/.test(sentence.words) ? { ...recognition, form: { domain: "real" } } : recognition;
};
