import type { Expression } from "../expression/ast";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser } from "./sentence";

const WRITE = "(write|rewrite|express)";
const EACH = "( each| the| this| following| exponential| expressions?| products?| powers?| as)*";
const EXPANDED = pattern(`${WRITE}${EACH} in expanded (form|notation)( without exponents)? {M}`);
const EXPANDED_AFTER = pattern(`${WRITE}${EACH} {M} in expanded (form|notation)`);
const POWERS = pattern(`${WRITE}${EACH} (in exponential (form|notation)|using exponents|with exponents) {M}`);
const POWERS_AFTER = pattern(
  `${WRITE}${EACH} {M} (in exponential (form|notation)|using exponents|with exponents)`,
);
/** What is left of "Write x · x in exponential form" where the words on the form are taken out. */
const BARE = pattern(`${WRITE}${EACH} {M}`);

/** "Write in expanded form: a⁵", "Write in exponential form: x · x · x". */
export const recognisePowerNotation: Recogniser = (sentence) => {
  const at = (...all: RegExp[]) =>
    expressionIn(
      sentence,
      all.map((words) => words.exec(sentence.words)?.[1]).find((mark) => mark !== undefined),
    );
  const expanded = at(EXPANDED, EXPANDED_AFTER);
  if (expanded && hasPower(expanded)) return notation(expanded, "product");
  const gathered = at(POWERS, POWERS_AFTER);
  if (gathered?.kind === "product") return notation(gathered, "powers");
  const bare = sentence.form.number === "scientific" ? at(BARE) : null;
  return bare && isRepeated(bare) ? { ...notation(bare, "powers"), form: {} } : null;
};

/** A power, or a product with one: a plain number in expanded form is about place values, and a power of a sum is
 * to be multiplied out. */
function hasPower(e: Expression): boolean {
  if (e.kind === "negation") return hasPower(e.operand);
  const factors = e.kind === "product" ? e.factors : [e];
  return factors.some((factor) => factor.kind === "power") && !some(e, (part) => part.kind === "sum");
}

/** One number or letter times itself. */
function isRepeated(e: Expression): boolean {
  if (e.kind !== "product") return false;
  const [first, ...others] = e.factors.map(toLatex);
  return (
    e.factors.every(({ kind }) => kind === "symbol" || kind === "number") &&
    others.every((each) => each === first)
  );
}

const notation = (expression: Expression, to: "product" | "powers") => ({
  mathematics: { task: "power-notation" as const, expression, to },
  instruction: to === "product" ? "Write as a repeated product" : "Write with exponents",
  latex: toLatex(expression),
});

const SQUARE = pattern(
  "(complete the square|find the (number|value) that completes the square)( to make a perfect square trinomial)?( for| of)?{EXPRESSION}" +
    "( and)?( then)?( write (the|your) result as (a|the) (binomial squared?|square of a binomial|perfect square))?{EXPRESSION} {M}",
);

/** "Complete the square to make a perfect square trinomial. Then write the result as a binomial squared." */
export const recogniseCompleteSquare: Recogniser = (sentence) => {
  const found = SQUARE.exec(sentence.words);
  const expression = found && expressionIn(sentence, found[1]);
  if (!expression || !/perfect square|binomial square|square of a binomial|number|value/.test(sentence.words))
    return null;
  const [unknown, ...others] = symbolsOf(expression);
  if (unknown === undefined || others.length > 0) return null;
  const asked =
    /\bnumber\b|\bvalue\b/.test(sentence.words) && !/\bwrite\b/.test(sentence.words) ? "number" : "square";
  return {
    mathematics: { task: "complete-square", expression, unknown, asked },
    instruction: "Complete the square",
    latex: toLatex(expression),
  };
};
