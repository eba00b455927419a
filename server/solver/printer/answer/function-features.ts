import { equation, int, symbol } from "../../expression/build";
import type { FunctionFeaturesTask } from "../../tasks/function-features";
import type { AnswerValue } from "../../types";
import { byHand, type Hand, type Written } from "./hand";

/** What is said about the graph of a function. */
export function featuresNotation(task: FunctionFeaturesTask, value: AnswerValue): Written | null {
  const { asked, unknown } = task;
  if (value.kind === "named" && asked === "extreme-value") return extreme(value);
  if (value.kind === "named" && asked === "zeros-with-multiplicity") return multiplicities(value, unknown);
  if (value.kind === "word" && asked === "end-behavior") return ends(task, value.word);
  if (value.kind === "roots" && value.roots.length > 0)
    return byHand((hand) =>
      value.roots.map((root) => hand.print(equation(symbol(value.unknown), root))).join(hand.comma),
    );
  return null;
}

type Named = Extract<AnswerValue, { kind: "named" }>;

/** minimum value 3 at x = 2 */
function extreme({ values: [height, place] }: Named): Written | null {
  if (!height || !place || height.unit || place.unit) return null;
  return byHand((hand) => {
    const at = hand.print(equation(symbol(place.name), place.value));
    return `${hand.lead(`${height.name} value`)}${hand.print(height.value)}${hand.between("at")}${at}`;
  });
}

/** x = 2 (multiplicity 3) */
function multiplicities({ values }: Named, unknown: string): Written | null {
  if (values.some(({ name, unit }, i) => unit || name !== (i % 2 === 0 ? "zero" : "multiplicity")))
    return null;
  const zeros = values.filter((_, i) => i % 2 === 0);
  const counts = values.filter((_, i) => i % 2 === 1);
  if (zeros.length !== counts.length) return null;
  return byHand((hand) =>
    zeros
      .map(({ value: at }, i) => {
        const count = hand.print(counts[i]?.value ?? int(1));
        const zero = hand.print(equation(symbol(unknown), at));
        return `${zero}${hand.isLatex ? " " : ""}${hand.words(` (multiplicity ${count})`)}`;
      })
      .join(hand.comma),
  );
}

/** In LaTeX by arrows, in text in words: "up on the left, down on the right". */
function ends({ unknown, output }: FunctionFeaturesTask, word: string): Written | null {
  const [, left, right] = /^(up|down) on the left, (up|down) on the right$/.exec(word) ?? [];
  if (!left || !right) return null;
  const { latex } = byHand(({ print }: Hand) => {
    const goes = (from: string, said: string) =>
      `${print(output)} \\to ${said === "up" ? "" : "-"}\\infty \\text{ as } ${print(symbol(unknown))} \\to ${from}\\infty`;
    return `${goes("-", left)},\\ ${goes("", right)}`;
  });
  return { latex, text: word };
}
