import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { SequenceTask } from "../../tasks/sequence";
import type { Budget, Derivation, Form, Step } from "../../types";
import type { Fit } from "./fit";
import { termShown } from "./list-terms";
import { fitProgression, fitTerms, styleOfTask, valuesOf } from "./rule-values";
import { bareValue, termsAnswer } from "./sequence-answer";
import { shown } from "./shown";

const FARTHEST = 200n;
const METHOD = "sequence-term";

/** The rule behind listed or described terms. */
export function fitOf(task: SequenceTask, budget: Budget): Fit | null {
  if (task.given.kind === "terms") return fitTerms(task.given, budget);
  return task.given.kind === "progression" ? fitProgression(task.given, budget) : null;
}

/** The term at one position. */
export function singleTerm(
  task: SequenceTask & { readonly form: Form },
  position: bigint,
  budget: Budget,
): Derivation | null {
  if (position < 1n) return null;
  const name = `${task.name}_${position}`;
  const style = styleOfTask(task);
  const fit = fitOf(task, budget);
  if (fit) {
    const value = termShown(fit.at(position), task.form, style);
    const answer = bareValue(value);
    return {
      method: METHOD,
      steps: [...fit.steps, ...formulaStep(task, fit), put(position, named(name, value))],
      answer,
    };
  }
  if (position > FARTHEST || (task.given.kind !== "explicit" && task.given.kind !== "recursive")) return null;
  const values = valuesOf(task, Number(position), budget);
  const value = values?.at(-1);
  if (!values || !value) return null;
  const last = termShown(value, task.form, style);
  const answer = bareValue(last);
  const latex = named(name, last);
  if (task.given.kind === "explicit") return { method: METHOD, steps: [put(position, latex)], answer };
  const row = values.map((term) => toLatex(shown(term, style)));
  return {
    method: METHOD,
    steps: [
      {
        rule: "build-up-terms",
        title: "Work out one term after the other.",
        latex: shortened(row).join(", "),
        why: "A recursive rule needs the terms before, so they all come first.",
      },
      { ...put(position, latex), rule: "read-off-term", title: `Read off term $${position}$.` },
    ],
    answer,
  };
}

const named = (name: string, value: Expression): string => toLatex(equation(symbol(name), value));

const SHOWN_TERMS = 12;
const shortened = (row: readonly string[]): readonly string[] =>
  row.length <= SHOWN_TERMS ? row : [...row.slice(0, 6), "\\ldots", ...row.slice(-3)];

const put = (position: bigint, latex: string): Step => ({
  rule: "term-at-position",
  title: `Put the position $${position}$ into the formula.`,
  latex,
  why: "The formula gives every term from its position.",
});

/** The general term as a step. */
export function formulaStep(task: SequenceTask, fit: Fit): Step[] {
  const head = toLatex(symbol(`${task.name}_${task.index}`));
  const latex = `${head} = ${toLatex(fit.formula(task.index))}`;
  const why = {
    arithmetic: "The position $n$ is reached from the first term by adding the difference $n - 1$ times.",
    geometric: "The position $n$ is reached from the first term by multiplying with the ratio $n - 1$ times.",
    polynomial: "The differences fix the coefficients of the polynomial; every listed term fits it.",
    other: "Every listed term fits this formula.",
  }[fit.shape];
  return [{ rule: "write-general-term", title: "Write the general term.", latex, why }];
}

const MOST_NEXT = 40;

/** The term or terms after the listed ones. */
export function nextTerms(
  task: SequenceTask & { readonly form: Form },
  count: number | undefined,
  budget: Budget,
): Derivation | null {
  const { given } = task;
  if (given.kind !== "terms" || given.last || (count !== undefined && (count < 1 || count > MOST_NEXT)))
    return null;
  const fit = fitTerms(given, budget);
  if (!fit) return null;
  const values = Array.from({ length: count ?? 1 }, (_, i) =>
    shown(fit.at(BigInt(given.terms.length + 1 + i)), styleOfTask(task)),
  );
  const answer = count === undefined ? bareValue(values[0] as Expression) : termsAnswer(values);
  const isOne = values.length === 1;
  const step: Step = {
    rule: "next-term",
    title: `Carry the rule ${isOne ? "one term" : `$${values.length}$ terms`} further.`,
    latex: valueLatex(answer),
    why: `The rule that every listed term follows gives the next ${isOne ? "one" : "ones"}.`,
  };
  return { method: METHOD, steps: [...fit.steps, step], answer };
}
