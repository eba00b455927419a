import type { Expression } from "../../expression/ast";
import { int, power, product } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import type { Derivation, Method } from "../../types";
import { expressionAnswer } from "../expand/method";
import { singlePower } from "./single-power";

const MOST_FACTORS = 24n;

/** A power as a repeated product, and a repeated product as powers. */
export const powerNotation: Method = {
  id: "power-notation",
  tasks: ["power-notation"],
  work(problem) {
    if (problem.task !== "power-notation") return null;
    if (problem.to === "single-power") return singlePower(problem.expression, problem.base);
    return problem.to === "product" ? writtenOut(problem.expression) : gathered(problem.expression);
  },
};

function writtenOut(e: Expression): Derivation | null {
  const factors = copies(e.kind === "negation" ? e.operand : e);
  if (!factors || factors.length < 2) return null;
  const written = product(factors, true);
  const state: Expression = e.kind === "negation" ? { kind: "negation", operand: written } : written;
  return {
    method: "power-notation",
    steps: [
      {
        rule: "write-out-power",
        title: "Write each base as often as its exponent says.",
        latex: toLatex(state),
        why: "The exponent counts how often the base is a factor.",
      },
    ],
    answer: expressionAnswer(state),
  };
}

/** The factors of a power or a product of powers, one by one; null when an exponent is no small whole number. */
function copies(e: Expression): readonly Expression[] | null {
  if (e.kind === "product") {
    const parts = e.factors.map(copies);
    return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (e.kind !== "power") return e.kind === "symbol" || e.kind === "number" ? [e] : null;
  if (e.exponent.kind !== "number" || e.exponent.value.d !== 1n) return null;
  const count = e.exponent.value.n;
  if (count < 2n || count > MOST_FACTORS) return null;
  return Array.from({ length: Number(count) }, () => e.base);
}

function gathered(e: Expression): Derivation | null {
  if (e.kind !== "product") return null;
  const bases: { readonly base: Expression; count: number }[] = [];
  for (const factor of e.factors) {
    const key = toLatex(factor);
    const known = bases.find(({ base }) => toLatex(base) === key);
    if (known) known.count += 1;
    else bases.push({ base: factor, count: 1 });
  }
  if (bases.every(({ count }) => count === 1) || bases.some(({ base }) => base.kind === "power")) return null;
  const state = product(bases.map(({ base, count }) => (count === 1 ? base : power(base, int(count)))));
  return {
    method: "power-notation",
    steps: [
      {
        rule: "gather-into-power",
        title: "Count how often each factor stands there.",
        latex: toLatex(state),
        why: "A factor that is repeated is written once, with the count as its exponent.",
      },
    ],
    answer: expressionAnswer(state),
  };
}
