import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { EULER, logarithm, logarithmOf } from "../../expression/logarithm";
import { roundedValue } from "../../expression/rounded-value";
import { mapChildren, some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Derivation, Form, Step } from "../../types";
import { derive } from "../arithmetic/method";
import { condenseLogarithms } from "./condense-logarithms";
import { logarithmValue } from "./parts";

const hasLogarithm = (e: Expression): boolean => some(e, (part) => part.kind === "function");

/** The value of an expression with logarithms of numbers: exact where it comes out, else rounded as asked. */
export function logarithmNumber(expression: Expression, form: Form, budget: Budget): Derivation | null {
  const steps: Step[] = [];
  const exact = worked(expression, steps, budget);
  if (hasLogarithm(exact)) return rounded(expression, form) ?? together(expression, budget);
  const last = derive({ expression: exact, form, budget, method: "logarithm-value" });
  return last && { ...last, steps: [...steps, ...last.steps] };
}

/** None of them has a value that ends, but all of them together do: log₂ 48 − log₂ 3. */
function together(expression: Expression, budget: Budget): Derivation | null {
  const found = condenseLogarithms(expression, budget);
  return found?.answer.kind === "expression" && !hasLogarithm(found.answer.expression) ? found : null;
}

/** Logarithms that are rational numbers replaced, from the inside out. */
function worked(e: Expression, steps: Step[], budget: Budget): Expression {
  budget.spend();
  const undone = undoneBy(e);
  if (undone) {
    steps.push({
      rule: "power-undoes-logarithm",
      title: "The power undoes the logarithm to the same base.",
      latex: toLatex(undone),
      why: `$${toLatex(e)}$ raises the base to exactly the exponent that gives $${toLatex(undone)}$.`,
    });
    return undone;
  }
  const inner = mapChildren(e, (part) => worked(part, steps, budget));
  const log = logarithmOf(inner);
  const value = log && logarithmValue(log.base, log.argument, budget);
  if (!log || !value) return inner;
  const result = number(value);
  const power = toLatex({ kind: "power", base: log.base, exponent: result });
  steps.push({
    rule: "logarithm-is-exponent",
    title: `Ask which exponent the base $${toLatex(log.base)}$ needs to give $${toLatex(log.argument)}$.`,
    latex: `${toLatex(inner)} = ${toLatex(result)}`,
    why: `It is $${toLatex(result)}$, since $${power} = ${toLatex(log.argument)}$.`,
  });
  return result;
}

/** b^(log_b x) is x. */
function undoneBy(e: Expression): Expression | null {
  if (e.kind !== "power") return null;
  const log = logarithmOf(e.exponent);
  return log && toLatex(log.base) === toLatex(e.base) ? log.argument : null;
}

function rounded(expression: Expression, { decimals }: Form): Derivation | null {
  if (decimals === undefined) return null;
  const value = roundedValue(expression, decimals);
  if (!value) return null;
  const log = logarithmOf(expression);
  const natural = log && {
    kind: "quotient" as const,
    numerator: logarithm(EULER, log.argument),
    denominator: logarithm(EULER, log.base),
  };
  const change: Step[] =
    log && toLatex(log.base) !== "e" && toLatex(log.base) !== "10"
      ? [
          {
            rule: "change-of-base",
            title: "Change to the natural logarithm.",
            latex: toLatex(natural as Expression),
            why: "A logarithm to any base is the quotient of the natural logarithms of the argument and the base.",
          },
        ]
      : [];
  const answer: AnswerValue = { kind: "expression", expression: value };
  const step: Step = {
    rule: "approximate-logarithm",
    title: "Work it out with a calculator and round.",
    latex: toLatex(value),
    why: "The exact value has digits without end.",
  };
  return { method: "logarithm-value", steps: [...change, step], answer };
}
