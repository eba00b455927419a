import { valueLatex } from "../../printer/answer/value";
import type { AnswerValue, Derivation, Step } from "../../types";

/** A derivation whose answer is a word. The last step may show the reason instead of the word. */
export function inWords(word: string, steps: readonly Step[]): Derivation {
  const answer: AnswerValue = { kind: "word", word };
  const last = steps.at(-1);
  if (last && last.latex === valueLatex(answer)) return { method: "function-property", steps, answer };
  const closing: Step = {
    rule: "say-in-words",
    title: "Answer the question.",
    latex: valueLatex(answer),
    why: last?.why ?? "",
  };
  return { method: "function-property", steps: [...steps, closing], answer };
}
