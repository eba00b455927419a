import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { equals, rational } from "../expression/rational";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkIdentity } from "./identity";
import { degreeOfTerm, expandedFault, termsOf } from "./written-form";

const NAMES = ["monomial", "binomial", "trinomial"];
const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** Reads the written terms again: how many there are, the degree of each, and the term asked for. */
export function verifyPolynomialProperty(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "polynomial-property") return refuted("the task is another one");
  const { expression, asked } = problem;
  if (expandedFault(expression)) return { status: "unchecked", evidence: [] };
  const terms = termsOf(expression);
  const degrees = terms.map((term) => degreeOfTerm(term) ?? 0);
  const highest = Math.max(...degrees);
  const listed = terms.map((term, i) => `$${toLatex(term)}$: degree ${degrees[i]}`).join("; ");
  const evidence = [`Term by term: ${listed}.`];
  const verdict = (isRight: boolean): Check =>
    isRight ? { status: "verified", evidence } : refuted("the terms say otherwise");
  if (value.kind === "word")
    return verdict(asked === "type" && value.word === (NAMES[terms.length - 1] ?? "polynomial"));
  if (value.kind === "list") {
    const read = signedTerms(expression);
    const same = value.items.every((item, i) => read[i] && isSame(read[i], item, budget));
    return verdict(asked === "terms" && read.length === value.items.length && same);
  }
  if (value.kind !== "expression") return refuted("the answer has another shape");
  const given = evaluateExact(value.expression, new Map(), budget);
  if (asked === "degree" || asked === "term-count") {
    const count = asked === "degree" ? highest : terms.length;
    return verdict(given !== null && equals(given, rational(BigInt(count))));
  }
  const wanted = asked === "constant-term" ? 0 : highest;
  const leading = signedTerms(expression).filter((term) => degreeOfTerm(term) === wanted);
  const [only, ...rivals] = leading;
  if (rivals.length > 0) return { status: "unchecked", evidence: [] };
  if (!only) return verdict(given !== null && given.n === 0n);
  return verdict(isSame(asked === "leading-term" ? only : coefficientOf(only), value.expression, budget));
}

function signedTerms(e: Expression): Expression[] {
  if (e.kind === "sum") return e.terms.flatMap(signedTerms);
  if (e.kind === "negation" && e.operand.kind === "sum")
    return signedTerms(e.operand).map((operand) => ({ kind: "negation", operand }));
  return [e];
}

/** The value of the term where every letter is 1: its coefficient. */
const coefficientOf = (term: Expression): Expression =>
  term.kind === "symbol" ? { kind: "number", value: rational(1n) } : mapped(term);

function mapped(term: Expression): Expression {
  if (children(term).length === 0) return term;
  switch (term.kind) {
    case "negation":
      return { ...term, operand: coefficientOf(term.operand) };
    case "product":
      return { ...term, factors: term.factors.map(coefficientOf) };
    case "quotient":
      return { ...term, numerator: coefficientOf(term.numerator) };
    case "power":
      return { ...term, base: coefficientOf(term.base) };
    default:
      return term;
  }
}

function isSame(a: Expression, b: Expression, budget: Budget): boolean {
  if (symbolsOf(a).join() !== symbolsOf(b).join()) return false;
  const identity = checkIdentity(a, b, budget);
  return identity.equal === true && identity.proved;
}
