import type { ChemistryTask } from "../../tasks/chemistry";
import type { AnswerValue } from "../../types";
import { byHand, inWords, type Written } from "./hand";
import { quantity } from "./quantity";

/** Formulas with their counts set low, oxidation numbers with their sign, shares by element. */
export function chemistryNotation(task: ChemistryTask, value: AnswerValue): Written | null {
  if (value.kind === "word") return wordNotation(task, value.word);
  if (value.kind === "named" && task.ask === "percent-composition") {
    return byHand((hand) =>
      value.values
        .map(
          ({ name, value: share, unit = "" }) => `${hand.words(`${name}: `)}${quantity(share, unit, hand)}`,
        )
        .join(hand.comma),
    );
  }
  if (value.kind !== "quantity" || task.ask !== "oxidation-number") return null;
  const isPositive = value.value.kind === "number" && value.value.value.n > 0n;
  return byHand((hand) => `${isPositive ? "+" : ""}${quantity(value.value, value.unit, hand)}`);
}

function wordNotation({ ask }: ChemistryTask, word: string): Written {
  const latex = {
    "electron-configuration": shellsLatex,
    "rate-law": rateLatex,
    balance: formulaLatex,
    "compound-formula": formulaLatex,
    "empirical-formula": formulaLatex,
    "formula-from-parts": formulaLatex,
  }[ask as string];
  return latex ? { latex: latex(word), text: word } : inWords(word);
}

/** 2Al2(SO4)3·5H2O → … with counts behind a letter or a bracket set low and charges set high. */
export const formulaLatex = (plain: string): string =>
  plain
    .replace(/\^(\d*[+-])/g, "^{$1}")
    .replace(/(?<=[A-Za-z)\]])(\d+)/g, "_{$1}")
    .replaceAll("·", " \\cdot ")
    .replaceAll(" → ", " \\to ");

/** [Ne] 3s^2 3p^4 */
const shellsLatex = (plain: string): string =>
  plain.replace(/\^(\d+)/g, "^{$1}").replace(/[A-Z][a-z]?/g, "\\mathrm{$&}");

/** rate = k[NO]^2[O2] */
const rateLatex = (plain: string): string =>
  plain
    .replace(/^rate/, "\\text{rate}")
    .replace(
      /\[([^\]]+)\](?:\^(\d+))?/g,
      (_, formula: string, count?: string) =>
        `[\\mathrm{${formulaLatex(formula)}}]${count ? `^{${count}}` : ""}`,
    );
