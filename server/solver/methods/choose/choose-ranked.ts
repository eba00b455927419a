import { compare } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import type { RankedNumberTask } from "../../tasks/choice";
import type { Budget, Derivation, Step } from "../../types";
import { optionAnswer, optionLatex, scaleStep, type ValuedOption, valuedOptions } from "./valued-options";

/** The numbers in order, then the one at the place asked for. Null when equal numbers stand there. */
export function chooseRanked(
  { options, rank, largest }: RankedNumberTask,
  budget: Budget,
): Derivation | null {
  const valued = valuedOptions(options, budget);
  const sorted =
    valued && [...valued].sort((a, b) => (largest ? compare(b.exact, a.exact) : compare(a.exact, b.exact)));
  const chosen = sorted?.[rank - 1];
  if (!valued || !sorted || !chosen || isTied(sorted, rank - 1)) return null;
  const answer = optionAnswer(chosen);
  const order: Step = {
    rule: "order-options",
    title: `Put the numbers in order, the ${largest ? "largest" : "smallest"} first.`,
    latex: sorted.map(optionLatex).join(",\\ "),
    why: "On the number line smaller numbers stand to the left; of two negative numbers the one farther from $0$ is smaller.",
  };
  const pick: Step = {
    rule: "pick-ranked",
    title: rank === 1 ? "Take the first one." : `Take number $${rank}$ in this order.`,
    latex: valueLatex(answer),
    why: "That is the one asked for.",
  };
  return { method: "choose", steps: [...scaleStep(valued), order, pick], answer };
}

const isTied = (sorted: readonly ValuedOption[], at: number): boolean =>
  [at - 1, at + 1].some((other) => {
    const [a, b] = [sorted[at], sorted[other]];
    return a && b && compare(a.exact, b.exact) === 0;
  });
