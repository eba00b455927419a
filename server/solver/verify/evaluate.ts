import type { Expression } from "../expression/ast";
import { decimalText } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import type { Rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { type NumberQuestion, numberObligations, numberWord } from "./number";
import type { ProblemOf, Verifier } from "./obligations";

/** Checks an evaluation by giving the letters their values one term at a time, without rewriting the expression. */
export const EVALUATE: Verifier<"evaluate"> = {
  expression: (problem, { expression: answer }, budget) => {
    const question = questionOf(problem);
    const at = () => rationalValues(question.at, budget);
    const evidence = () => [termByTerm(problem.expression, at(), { answer, budget })];
    return numberObligations(question, answer, { evidence, budget });
  },
  word: (problem, { word }, budget) => ({ word: () => numberWord(questionOf(problem), word, budget) }),
};

const questionOf = ({ expression, at, form }: ProblemOf<"evaluate">): NumberQuestion => ({
  expression,
  at: new Map(at.map(({ name, value }) => [name, value])),
  form,
});

function rationalValues(at: ReadonlyMap<string, Expression>, budget: Budget): Map<string, Rational> {
  const values = new Map<string, Rational>();
  for (const [name, expression] of at) {
    const value = evaluateExact(expression, new Map(), budget);
    if (value) values.set(name, value);
  }
  return values;
}

function termByTerm(
  expression: Expression,
  at: ReadonlyMap<string, Rational>,
  { answer, budget }: { readonly answer: Expression; readonly budget: Budget },
): string {
  const terms = expression.kind === "sum" ? expression.terms : [];
  const values = terms.map((term) => evaluateExact(term, at, budget));
  if (values.length < 2 || values.length > 6 || values.some((value) => value === null)) {
    return `Working it out again without simplifying on the way gives exactly $${toLatex(answer)}$.`;
  }
  const shown = (values as Rational[]).map((value) => written(value));
  const parts = terms.map((term, index) => `$${toLatex(term)}$ is $${shown[index]}$`);
  const total = shown.reduce((line, text) =>
    text.startsWith("-") ? `${line} - ${text.slice(1)}` : `${line} + ${text}`,
  );
  return `Term by term: ${parts.join(", ")}; together $${total} = ${toLatex(answer)}$.`;
}

const written = (value: Rational): string => {
  if (value.d === 1n) return value.n.toString();
  const decimal = decimalText(value);
  if (!decimal.includes("ldots")) return decimal;
  return `${value.n < 0n ? "-" : ""}\\frac{${value.n < 0n ? -value.n : value.n}}{${value.d}}`;
};
