import type { Expression, Relation } from "../../expression/ast";
import { equation, negation, quotient, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { singleWave } from "./single-wave";

/** a sin u + b cos u = c as one wave equal to a number: sin(u + α) = c/R. Null where the two are not one wave. */
export function asWaveEquation(
  { left, right }: Relation,
  degrees: boolean,
  budget: Budget,
): { readonly relation: Relation; readonly steps: readonly Step[] } | null {
  const terms = [...termsOf(left), ...termsOf(right).map(negated)];
  const waves = terms.filter(isWave);
  const rest = terms.filter((term) => !isWave(term));
  if (waves.length !== 2 || rest.some((term) => symbolsOf(term).length > 0)) return null;
  const value = tidy(sum(rest.map(negated)), budget);
  for (const [sides, level] of [
    [waves, value],
    [waves.map(negated), tidy(negation(value), budget)],
  ] as const)
    for (const name of ["sin", "cos"] as const) {
      const worked = singleWave(sum(sides), { name, sign: null, degrees }, budget);
      const wave = worked?.answer.kind === "expression" ? worked.answer.expression : null;
      if (worked && wave) return divided(wave, level, worked.steps, budget);
    }
  return null;
}

const termsOf = (e: Expression): readonly Expression[] => (e.kind === "sum" ? e.terms : [e]);
const negated = (e: Expression): Expression => (e.kind === "negation" ? e.operand : negation(e));
const isWave = (e: Expression): boolean =>
  some(e, (part) => part.kind === "function" && (part.name === "sin" || part.name === "cos"));

/** With the amplitude brought to the other side. */
function divided(wave: Expression, level: Expression, steps: readonly Step[], budget: Budget) {
  const [amplitude, alone] = wave.kind === "product" ? wave.factors : [];
  const relation =
    amplitude && alone ? equation(alone, tidy(quotient(level, amplitude), budget)) : equation(wave, level);
  const last: Step = {
    rule: "divide-by-the-amplitude",
    title: "Put the one wave in the place of the two.",
    latex: toLatex(relation),
    why: "Both sides are divided by the amplitude.",
  };
  return { relation, steps: [...steps, last] };
}
