import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { PolynomialPropertyTask } from "../tasks/polynomial";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, statementsIn } from "./sentence";

type Asked = PolynomialPropertyTask["asked"];

const FIND = "(find|determine|give|identify|state|name|write|what is|what's)( the)?";
const EACH = "( of| in| for)?{EXPRESSION}";
const KINDS =
  "(as )?(a )?monomial,?( a)? binomial,?( a)?( or)?( a)? trinomial( or( an)?( other)? polynomial)?( or none of these)?";

/** What is asked, in words before the polynomial. */
const ASKED: readonly (readonly [string, Asked])[] = [
  [`${FIND} degree${EACH}`, "degree"],
  [`${FIND} (type|kind|name) of polynomial( for)?`, "type"],
  [`(determine|decide|identify|tell|state)( whether| if)?{EXPRESSION}( is| are)?( each)? ${KINDS}`, "type"],
  [`classify{EXPRESSION}( as)?( ${KINDS})?`, "type"],
  [`${FIND} leading coefficient${EACH}`, "leading-coefficient"],
  [`${FIND} leading term${EACH}`, "leading-term"],
  [`${FIND} constant term${EACH}`, "constant-term"],
  [`${FIND} number of terms${EACH}`, "term-count"],
  ["(identify|list|name|find|give)( all)? the terms( of| in){EXPRESSION}", "terms"],
  ["how many terms (does|are in){EXPRESSION}", "term-count"],
  [`${FIND} coefficient of (the|this|each)( given)? terms?`, "leading-coefficient"],
];
const BEFORE = ASKED.map(([words, asked]) => [pattern(`${words} {M}( have)?`), asked] as const);

/** The question after the polynomial: "For the polynomial … what is its degree?" */
const AFTER: readonly (readonly [RegExp, Asked])[] = [
  [pattern(`((determine|decide|tell|state)( whether| if)|is){EXPRESSION} {M}( is)? ${KINDS}`), "type"],
  ...(
    [
      ["what is (its|the) degree", "degree"],
      ["what is (its|the) leading coefficient", "leading-coefficient"],
      ["what is (its|the) leading term", "leading-term"],
      ["what is (its|the) constant( term)?", "constant-term"],
      ["how many terms does it have", "term-count"],
      [`is it ${KINDS}`, "type"],
    ] as const
  ).map(([words, asked]): readonly [RegExp, Asked] => [pattern(`for{EXPRESSION} {M} ${words}`), asked]),
];

const INSTRUCTIONS: Readonly<Record<Asked, string>> = table({
  degree: "Find the degree",
  type: "Name the kind of polynomial",
  "leading-coefficient": "Find the leading coefficient",
  "leading-term": "Find the leading term",
  "constant-term": "Find the constant term",
  "term-count": "Count the terms",
  terms: "List the terms",
});

/** "Find the degree of the polynomial: …", "Determine whether … is a monomial, binomial or trinomial". */
export const recognisePolynomialProperty: Recogniser = (sentence) => {
  for (const [words, asked] of [...BEFORE, ...AFTER]) {
    const found = words.exec(sentence.words);
    const expression = found && expressionIn(sentence, found[1]);
    if (!expression) continue;
    // Numbers have kinds of their own.
    if (asked === "type" && !/nomial/.test(sentence.words)) return null;
    // The coefficient of "the given term" is that of a single term only.
    if (/coefficient of (?:the|this|each) (?:given )?term/.test(sentence.words) && expression.kind === "sum")
      return null;
    return {
      mathematics: { task: "polynomial-property", expression, asked },
      instruction: INSTRUCTIONS[asked],
      latex: toLatex(expression),
    };
  }
  return null;
};

const COEFFICIENT = pattern(
  `${FIND} coefficient of( the)?( term (in|with|containing))? {M}( term)? (in|of)( the expansion of)?{EXPRESSION} {N}`,
);

/** "What is the coefficient of x² in (3x - 1)⁴?" */
export const recogniseCoefficient: Recogniser = (sentence) => {
  const found = COEFFICIENT.exec(sentence.words);
  const [wanted, ...others] = found ? statementsIn(sentence, found[1] as string) : [];
  const expression = found && expressionIn(sentence, found[2]);
  if (!expression || !wanted || others.length > 0 || wanted.kind === "relation") return null;
  const exponents: Record<string, number> = {};
  for (const factor of wanted.kind === "product" ? wanted.factors : [wanted]) {
    const base = factor.kind === "power" ? factor.base : factor;
    const exponent = factor.kind === "power" ? factor.exponent : null;
    if (base.kind !== "symbol" || exponents[base.name] !== undefined) return null;
    if (exponent && (exponent.kind !== "number" || exponent.value.d !== 1n)) return null;
    exponents[base.name] = exponent?.kind === "number" ? Number(exponent.value.n) : 1;
  }
  if (Object.keys(exponents).some((name) => !symbolsOf(expression).includes(name))) return null;
  return {
    mathematics: { task: "coefficient", expression, exponents },
    instruction: `Find the coefficient of $${toLatex(wanted)}$`,
    latex: toLatex(expression),
  };
};

const LIKE_TERMS = pattern(
  "(identify|find|name|list|give)( all| the)*( sets of)? like terms( in| of| from| among)?{EXPRESSION} {LIST}",
);

/** "Identify all sets of like terms: 3a, b², 5a". */
export const recogniseLikeTerms: Recogniser = (sentence) => {
  const found = LIKE_TERMS.exec(sentence.words);
  const statements = found ? statementsIn(sentence, found[1] as string) : [];
  const parts = statements.flatMap((statement) => (statement.kind === "relation" ? [] : [statement]));
  const [first] = parts;
  const terms = parts.length === 1 && first?.kind === "sum" ? first.terms : parts;
  if (terms.length < 2 || parts.length < statements.length) return null;
  return {
    mathematics: { task: "like-terms", terms },
    instruction: "Find the like terms",
    latex: terms.map(toLatex).join(", \\quad "),
  };
};
