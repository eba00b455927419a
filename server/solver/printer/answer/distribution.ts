import type { DistributionTask } from "../../tasks/statistics";
import type { AnswerValue } from "../../types";
import type { Written } from "./hand";

/** What is said about a distribution: "X ~ N(3, 1/2)", its density, its possible values. */
export function distributionNotation(
  { asked }: Pick<DistributionTask, "asked">,
  value: AnswerValue,
): Written | null {
  if (value.kind !== "word") return null;
  const { word } = value;
  switch (asked.kind) {
    case "nature":
      return { latex: `X \\text{ is ${word}}`, text: word };
    case "notation":
      return { latex: namedLatex(word), text: word };
    case "density":
      return { latex: fractions(word).replace(/\^\((.*)\)$/, "^{$1}"), text: word };
    case "values":
      return { latex: word.replace("...", "\\ldots"), text: word };
    default:
      return null;
  }
}

const fractions = (text: string): string => text.replace(/(-?)(\d+)\/([\d.]+)/g, "$1\\frac{$2}{$3}");

const namedLatex = (word: string): string =>
  word.replace(
    /^X ~ (\w+)\((.*)\)$/,
    (_, name: string, values: string) => `X \\sim \\text{${name}}\\left(${fractions(values)}\\right)`,
  );
