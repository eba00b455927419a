import { symbol } from "../../expression/build";
import type { Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Option } from "../../tasks/choice";
import type { AnswerValue, Budget, Step } from "../../types";
import { exactValue } from "../comparison-sign/exact-value";
import { onOneScale } from "../comparison-sign/on-one-scale";

export interface ValuedOption extends Option {
  readonly exact: Rational;
}

/** The options with their exact values; null when one is not rational. */
export function valuedOptions(options: readonly Option[], budget: Budget): ValuedOption[] | null {
  const valued = options.flatMap((option): ValuedOption[] => {
    const exact = exactValue(option.value, budget);
    return exact ? [{ ...option, exact }] : [];
  });
  return valued.length === options.length ? valued : null;
}

/** The numbers written so that they can be compared, where they do not stand like that already. */
export function scaleStep(options: readonly ValuedOption[]): Step[] {
  const step = onOneScale(options.map(({ shown, exact }) => ({ node: shown, value: exact })));
  return step ? [step] : [];
}

/** What is answered: the letter of a lettered option, else the number as it is written in the question. */
export function optionAnswer({ shown, label }: Option): AnswerValue {
  const expression = label === undefined ? shown : symbol(label);
  return { kind: "expression", expression };
}

/** "(b) 3/4", or the number alone. */
export const optionLatex = ({ shown, label }: Option): string =>
  label === undefined ? toLatex(shown) : `\\text{(${label}) } ${toLatex(shown)}`;
