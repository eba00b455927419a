import type { Expression } from "../expression/ast";
import { int, negation, power, product, sum } from "../expression/build";
import { decimalText } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import type { RadicalOutcome } from "../expression/radical-value";
import type { Rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";

const LONGEST = 24;
/** A number so small that its first decimals show nothing of it. */
const ONLY_ZEROS = /^-?0\.0+\\ldots$/;

/** One sentence that lets a student repeat the check of a calculation. */
export function calculationEvidence(
  {
    expression,
    answer,
    exact,
  }: { readonly expression: Expression; readonly answer: Expression; readonly exact: RadicalOutcome },
  budget: Budget,
): string {
  const value = (node: Expression): Rational | null => evaluateExact(node, new Map(), budget);
  const result = value(answer);
  if (expression.kind === "root") return powerBack(expression.radicand, expression.index, answer);
  if (!result) return ROOTS;
  return (
    backwards(expression, answer, value) ??
    inDecimals(expression, result, value) ??
    asOneFraction(exact, answer)
  );
}

const ROOTS = "Worked out a second time in another way, without rounding: the difference is exactly $0$.";

function powerBack(radicand: Expression, index: bigint, answer: Expression): string {
  return `Raise the answer to the power of the root: $${toLatex(power(answer, int(index)))} = ${toLatex(radicand)}$.`;
}

/** The inverse operation, where the calculation is a single one. */
function backwards(
  e: Expression,
  answer: Expression,
  value: (node: Expression) => Rational | null,
): string | null {
  if (e.kind === "quotient" && value(e.denominator)) {
    return `Multiply back: $${toLatex(product([answer, e.denominator], true))} = ${toLatex(e.numerator)}$.`;
  }
  if (e.kind !== "sum" || e.terms.length !== 2) return null;
  const [first, second] = e.terms;
  if (!first || !second || value(first)?.d !== 1n || value(second)?.d !== 1n) return null;
  const back = second.kind === "negation" ? second.operand : negation(second);
  return `Go back: $${toLatex(sum([answer, back]))} = ${toLatex(first)}$.`;
}

/** Up to four terms or factors next to each other in decimals. */
function inDecimals(
  e: Expression,
  result: Rational,
  value: (node: Expression) => Rational | null,
): string | null {
  const parts = e.kind === "sum" ? e.terms : e.kind === "product" ? e.factors : [];
  const values = parts.map(value);
  if (parts.length < 2 || parts.length > 4 || values.some((part) => part === null)) return null;
  if (values.every((part) => part?.d === 1n)) return null;
  const shown = (values as Rational[]).map((part) => decimalText(part));
  if ([...shown, decimalText(result)].some((text) => text.length > LONGEST || ONLY_ZEROS.test(text)))
    return null;
  const joined = shown.reduce((line, text) => {
    if (e.kind === "product") return `${line} \\cdot ${text.startsWith("-") ? `(${text})` : text}`;
    return text.startsWith("-") ? `${line} - ${text.slice(1)}` : `${line} + ${text}`;
  });
  return `In decimals: $${joined} = ${decimalText(result)}$.`;
}

/** The same calculation as one fraction, with nothing cancelled on the way. */
function asOneFraction({ value }: RadicalOutcome, answer: Expression): string {
  const [top] = value?.top ?? [];
  const [bottom] = value?.bottom ?? [];
  const numerator = top ? top.coefficient.toString() : "0";
  const denominator = bottom ? bottom.coefficient.toString() : "1";
  if (numerator.length + denominator.length > LONGEST || top?.index !== 1n || bottom?.index !== 1n)
    return ROOTS;
  if (denominator === "1") return `Worked out a second time in another order: $${numerator}$ again.`;
  return `Worked out again as one fraction, cancelling nothing on the way: $\\frac{${numerator}}{${denominator}} = ${toLatex(answer)}$.`;
}
