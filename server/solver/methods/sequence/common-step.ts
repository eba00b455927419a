import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Progression, SequenceTask } from "../../tasks/sequence";
import type { Budget, Derivation, Form, Step } from "../../types";
import { fitTerms, styleOfTask } from "./rule-values";
import { bareValue, wordAnswer } from "./sequence-answer";
import { shown } from "./shown";
import { fitOf } from "./single-term";

const METHOD = "sequence-step";

/** The common difference or ratio. */
export function commonStep(
  task: SequenceTask & { readonly form: Form },
  { shape, decide }: { readonly shape: Progression; readonly decide: boolean },
  budget: Budget,
): Derivation | null {
  const fit = fitOf({ ...task, given: withShape(task, shape) }, budget);
  if (fit?.step) {
    const answer = bareValue(shown(fit.step, styleOfTask(task)));
    const [only] = fit.steps as readonly [Step];
    return { method: METHOD, steps: [{ ...only, latex: valueLatex(answer) }], answer };
  }
  if (!decide || task.given.kind !== "terms" || task.given.terms.length < 3) return null;
  const answer = wordAnswer(`not ${shape}`);
  const kind = shape === "arithmetic" ? "differences" : "ratios";
  return {
    method: METHOD,
    steps: [
      {
        rule: "no-common-step",
        title: `The ${kind} of neighbouring terms are not all the same.`,
        latex: valueLatex(answer),
        why: `A sequence is ${shape} only when they are.`,
      },
    ],
    answer,
  };
}

const withShape = ({ given }: SequenceTask, shape: Progression): SequenceTask["given"] =>
  given.kind === "terms" ? { ...given, shape } : given;

/** Whether the listed terms are arithmetic, geometric or neither. */
export function kindOfSequence(task: SequenceTask, budget: Budget): Derivation | null {
  if (task.given.kind !== "terms" || task.given.terms.length < 4) return null;
  const fit = (["arithmetic", "geometric"] as const)
    .map((shape) => fitTerms({ ...withTerms(task), shape }, budget))
    .find((found) => found?.step);
  const answer = wordAnswer(fit ? fit.shape : "neither");
  const found = fit?.step ? ` ($${toLatex(shown(fit.step, styleOfTask(task)))}$)` : "";
  return {
    method: METHOD,
    steps: [
      {
        rule: "kind-of-sequence",
        title: fit
          ? `The ${fit.shape === "arithmetic" ? "differences" : "ratios"} of neighbouring terms are all the same${found}.`
          : "Neither the differences nor the ratios of neighbouring terms are all the same.",
        latex: valueLatex(answer),
        why: "Equal differences make a sequence arithmetic, equal ratios make it geometric.",
      },
    ],
    answer,
  };
}

const withTerms = ({ given }: SequenceTask) => given as Extract<SequenceTask["given"], { kind: "terms" }>;
