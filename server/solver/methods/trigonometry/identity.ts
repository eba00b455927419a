import type { Expression, Relation } from "../../expression/ast";
import { negation, sum } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { type Worked, wordAnswer } from "./worked";

const SAMPLES = [0.7316, 1.1234, 0.3917, 2.2871, 4.0123, 5.5011];

/** Whether an equation holds for every value of its letters. */
export function workIdentity({ left, right }: Relation, budget: Budget): Worked | null {
  const difference: Expression = sum([left, negation(right)]);
  const letters = symbolsOf(difference);
  let counter: number | null = null;
  let found = 0;
  for (const sample of SAMPLES) {
    budget.spend(10);
    const at = new Map(letters.map((name, place) => [name, { re: sample + 0.377 * place, im: 0 }]));
    const value = evaluateComplex(difference, at);
    if (!value || !Number.isFinite(value.re)) continue;
    found += 1;
    if (Math.hypot(value.re, value.im) > 1e-8) counter ??= sample;
  }
  if (found < 4) return null;
  const isTrue = counter === null;
  const step: Step = {
    rule: isTrue ? "sides-agree" : "sides-differ",
    title: isTrue ? "Both sides come to the same expression." : "The two sides differ.",
    latex: `${toLatex(left)} ${isTrue ? "=" : "\\ne"} ${toLatex(right)}`,
    why: isTrue
      ? "Written in sine and cosine, one side turns into the other."
      : `At $${letters[0] ?? "x"} = ${counter ?? 0}$, for instance, they have different values.`,
  };
  return { steps: [step], answer: wordAnswer(isTrue ? "true" : "false") };
}
