import type { Expression } from "../../expression/ast";
import { int, number, sum } from "../../expression/build";
import { compareTerms, type Term, termToExpression, totalDegree } from "../../expression/polynomial";
import { ZERO } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { PolynomialPropertyTask } from "../../tasks/polynomial";
import type { AnswerValue, Derivation, Method, Step } from "../../types";
import { expressionAnswer } from "../expand/method";
import { math } from "../expand/rewriting";
import { hasLikeTerms, writtenTerms } from "../expand/terms";
import { classify } from "./classify-by-terms";
import { degreeOfTerms } from "./degree-of-terms";

/** Degree, name and leading term of a polynomial that is written as a sum of unlike terms. */
export const polynomialProperty: Method = {
  id: "polynomial-property",
  tasks: ["polynomial-property"],
  work(problem, budget) {
    if (problem.task !== "polynomial-property") return null;
    const terms = writtenTerms(problem.expression, budget);
    if (!terms || hasLikeTerms(terms) || terms.some(({ coefficient }) => coefficient.n === 0n)) return null;
    return found(problem, terms);
  },
};

function found({ asked }: PolynomialPropertyTask, terms: readonly Term[]): Derivation {
  switch (asked) {
    case "degree":
      return degreeOfTerms(terms);
    case "type":
      return classify(terms);
    case "term-count":
      return derivation(
        {
          rule: "count-terms",
          title: "Count the terms.",
          why: `Plus and minus signs separate ${terms.map((term) => math(termToExpression(term))).join(", ")}.`,
        },
        int(terms.length),
      );
    case "terms":
      return listTerms(terms);
    default:
      return readTerm(asked, terms);
  }
}

function listTerms(terms: readonly Term[]): Derivation {
  const items = terms.map(termToExpression);
  const latex = items.map(toLatex).join(", ");
  const step: Step = {
    rule: "list-terms",
    title: "Take the sum apart at its plus and minus signs.",
    latex,
    why: "Each part is a term; a minus sign belongs to the term after it.",
  };
  return {
    method: "polynomial-property",
    steps: [step],
    answer: { kind: "list", items, ordered: false },
  };
}

function readTerm(asked: PolynomialPropertyTask["asked"], terms: readonly Term[]): Derivation {
  const ordered = [...terms].sort(compareTerms);
  const [first] = ordered as [Term];
  if (asked === "constant-term") {
    const constant = terms.find((term) => totalDegree(term) === 0);
    return derivation(
      {
        rule: "read-constant-term",
        title: "Look for the term without a letter.",
        why: constant ? "It stays the same whatever the letters are." : "There is none, so it is $0$.",
      },
      number(constant?.coefficient ?? ZERO),
    );
  }
  const isSorted = toLatex(written(ordered)) === toLatex(written(terms));
  const step: Step = {
    rule: "order-by-degree",
    title: "Write the terms by falling degree.",
    latex: toLatex(written(ordered)),
    why: "The leading term is the one with the highest degree.",
  };
  const value = asked === "leading-term" ? termToExpression(first) : number(first.coefficient);
  const rest = derivation(
    {
      rule: "read-leading-term",
      title:
        asked === "leading-term" ? "Take the first term." : "Take the number in front of the first term.",
      why: `${math(termToExpression(first))} has the highest degree, ${totalDegree(first)}.`,
    },
    value,
  );
  return isSorted ? rest : { ...rest, steps: [step, ...rest.steps] };
}

const written = (terms: readonly Term[]): Expression => sum(terms.map(termToExpression));

function derivation(step: Omit<Step, "latex">, value: Expression): Derivation {
  const answer: AnswerValue = expressionAnswer(value);
  return { method: "polynomial-property", steps: [{ ...step, latex: valueLatex(answer) }], answer };
}
