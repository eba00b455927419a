import type { Derivation, Method } from "../../types";
import { byCompletingSquare } from "./completing-square";
import { byFactoring, factorsByHand } from "./factoring";
import { byFormula } from "./formula";
import { parabola } from "./parabola";
import type { Quadratic } from "./quadratic";
import { bySquareRootProperty, type Tools } from "./square-root-property";
import { type StandardForm, standardForm } from "./standard-form";
import { conclude, type Equation, type Worked } from "./worked";
import { byZeroProduct, writtenProduct } from "./zero-product";

/** One polynomial equation of degree two or more in one unknown: quadratics by the way a teacher would take or
 * the problem names; higher degrees when they split into linear and quadratic factors over the rationals. */
export const quadraticEquation: Method = {
  id: "quadratic-equation",
  tasks: ["solve"],
  ways: ["quadratic formula", "completing the square", "factoring"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "solve" || problem.equation.operator !== "=") return null;
    const tools = { unknown: problem.unknown, budget };
    const form = standardForm(problem.equation, problem.unknown, budget);
    if (!form || form.coefficients.length < 3) return null;
    const worked =
      form.coefficients.length === 3 ? quadratic(problem, form, tools) : higher(problem, form, tools);
    return worked && drawn(conclude(problem, worked), form, problem.unknown);
  },
};

/** With the parabola of a quadratic equation. */
function drawn(derivation: Derivation, { coefficients }: StandardForm, unknown: string): Derivation {
  const [c, b, a] = coefficients;
  const value = derivation.answer;
  if (coefficients.length !== 3 || !a || b === undefined || c === undefined || value.kind !== "roots")
    return derivation;
  return { ...derivation, draw: () => parabola({ a, b, c }, unknown, value.roots) };
}

function higher(problem: Equation, form: StandardForm, tools: Tools): Worked | null {
  const written = writtenProduct(problem.equation, tools);
  return written ?? after(form, byZeroProduct(form, tools));
}

function quadratic(problem: Equation, form: StandardForm, tools: Tools): Worked | null {
  const [c, b, a] = form.coefficients;
  if (a === undefined || b === undefined || c === undefined) return null;
  const q: Quadratic = { a, b, c };
  const named = problem.method ?? "";
  if (/complet/i.test(named)) return after(form, byCompletingSquare(q, tools.unknown));
  if (/formula/i.test(named)) return after(form, byFormula(q, tools.unknown));
  if (/factor|zero.product/i.test(named)) {
    return (
      writtenProduct(problem.equation, tools) ??
      after(form, byFactoring(q, tools.unknown) ?? byFormula(q, tools.unknown))
    );
  }
  return (
    writtenProduct(problem.equation, tools) ??
    bySquareRootProperty(problem.equation, form, tools) ??
    after(form, factorsByHand(q) ? byFactoring(q, tools.unknown) : byFormula(q, tools.unknown))
  );
}

/** The way to the standard form comes first. */
function after(form: StandardForm, worked: Worked | null): Worked | null {
  return worked && { ...worked, steps: [...form.steps, ...worked.steps] };
}
