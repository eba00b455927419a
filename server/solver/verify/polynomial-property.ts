import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { equals, rational } from "../expression/rational";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { itemByItem, says, tidy } from "./claims";
import { checkIdentity } from "./identity";
import {
  exactly,
  type Obligation,
  type ProblemOf,
  refuted,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { degreeOfTerm, expandedFault, termsOf } from "./written-form";

const NAMES = ["monomial", "binomial", "trinomial"];

type Question = ProblemOf<"polynomial-property">;

/** Reads the written terms again: how many there are, the degree of each, and the term asked for. */
export const POLYNOMIAL_PROPERTY: Verifier<"polynomial-property"> = {
  word: (problem, { word }) => ({
    word: () => {
      if (problem.asked !== "type") return refuted("No name is asked for.");
      const name = NAMES[termsOf(problem.expression).length - 1] ?? "polynomial";
      return weakest([() => says(word, name), termByTerm(problem)]);
    },
  }),
  list: (problem, { items }, budget) => {
    const read = problem.asked === "terms" ? signedTerms(problem.expression) : [];
    const { items: same, ...others } = itemByItem(
      items,
      read.map(
        (term) => (item) => () =>
          weakest([tidy(item), () => exactly(isSame(term, item, budget), "It is another term.")]),
      ),
    );
    return { ...others, items: () => weakest([same, termByTerm(problem)]) };
  },
  expression: (problem, { expression }, budget) => ({
    value: () => weakest([() => checkNumberOrTerm(problem, expression, budget), termByTerm(problem)]),
    form: tidy(expression),
  }),
};

/** The degree of every term as it is written; not to be told where like terms or brackets are left. */
const termByTerm =
  ({ expression }: Question): Obligation =>
  () => {
    if (expandedFault(expression)) return UNCHECKED;
    const listed = termsOf(expression).map((term) => `$${toLatex(term)}$: degree ${degreeOfTerm(term)}`);
    return verified(`Term by term: ${listed.join("; ")}.`);
  };

function checkNumberOrTerm({ expression, asked }: Question, answer: Expression, budget: Budget): Check {
  const terms = termsOf(expression);
  const highest = Math.max(...terms.map((term) => degreeOfTerm(term) ?? 0));
  const given = evaluateExact(answer, new Map(), budget);
  const is = (count: number) =>
    exactly(given !== null && equals(given, rational(BigInt(count))), "The terms say otherwise.");
  switch (asked) {
    case "degree":
      return is(highest);
    case "term-count":
      return is(terms.length);
    case "type":
    case "terms":
      return refuted("No number or term is asked for.");
    default: {
      const wanted = asked === "constant-term" ? 0 : highest;
      const [only, ...rivals] = signedTerms(expression).filter((term) => degreeOfTerm(term) === wanted);
      if (rivals.length > 0) return UNCHECKED;
      if (!only) return is(0);
      const right = asked === "leading-coefficient" ? coefficientOf(only) : only;
      return exactly(isSame(right, answer, budget), "The terms say otherwise.");
    }
  }
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
