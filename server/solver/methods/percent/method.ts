import type { Expression } from "../../expression/ast";
import { some } from "../../expression/walk";
import type { Derivation, Form, Method, Problem } from "../../types";
import type { NumberStyle } from "../arithmetic/context";
import { derive } from "../arithmetic/method";
import { type PercentSetting, partOf, rateOf, wholeOf } from "./write-percent-equation";

/** The percent relation part = rate % · whole with one number asked for. */
export const percent: Method = {
  id: "percent",
  tasks: ["percent"],
  work(problem, budget) {
    if (problem.task !== "percent") return null;
    const setting = settingOf(problem);
    if (!setting) return null;
    const form: Form = problem.rate ? problem.form : { ...problem.form, number: "percent" };
    const derivation = derive({
      expression: setting.calculation,
      form,
      budget,
      method: "percent",
      style: styleOf(problem, form),
    });
    return derivation && withSetting(setting, derivation);
  },
};

type PercentProblem = Extract<Problem, { task: "percent" }>;

function settingOf({ rate, whole, part }: PercentProblem): PercentSetting | null {
  if (rate && whole && !part) return partOf(rate, whole);
  if (rate && part && !whole) return wholeOf(rate, part);
  return part && whole && !rate ? rateOf(part, whole) : null;
}

/** Percents are worked in decimals unless the exercise has fractions in it. */
function styleOf({ rate, whole, part }: PercentProblem, form: Form): NumberStyle {
  if (form.number && form.number !== "percent") return form.number === "scientific" ? "decimal" : form.number;
  const given = [rate, whole, part].filter((number): number is Expression => number !== null);
  const fractional = given.some((number) =>
    some(number, (node) => node.kind === "mixed" || node.kind === "quotient"),
  );
  return fractional && form.number !== "percent" ? "fraction" : "decimal";
}

function withSetting({ steps }: PercentSetting, derivation: Derivation): Derivation {
  const worked = derivation.steps;
  return { ...derivation, steps: [...steps, ...worked] };
}
