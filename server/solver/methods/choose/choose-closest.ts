import { number } from "../../expression/build";
import { absolute, compare, subtract } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { ClosestNumberTask } from "../../tasks/choice";
import type { Budget, Derivation, Step } from "../../types";
import { optionAnswer, valuedOptions } from "./valued-options";

/** The distance of every number from the target, then the smallest. Null when two are equally near. */
export function chooseClosest({ options, target }: ClosestNumberTask, budget: Budget): Derivation | null {
  const valued = valuedOptions(options, budget);
  const goal = valuedOptions([target], budget)?.[0];
  if (!valued || !goal) return null;
  const far = valued.map((option) => ({ option, distance: absolute(subtract(option.exact, goal.exact)) }));
  const [nearest, second] = [...far].sort((a, b) => compare(a.distance, b.distance));
  if (!nearest || (second && compare(nearest.distance, second.distance) === 0)) return null;
  const answer = optionAnswer(nearest.option);
  const distances: Step = {
    rule: "measure-distances",
    title: `Find how far each number is from $${toLatex(target.shown)}$.`,
    latex: far
      .map(({ option, distance }) => `${toLatex(option.shown)}\\colon\\ ${toLatex(number(distance))}`)
      .join(",\\quad "),
    why: "The distance of two numbers is their difference without its sign.",
  };
  const pick: Step = {
    rule: "pick-closest",
    title: "Take the one with the smallest distance.",
    latex: valueLatex(answer),
    why: `Its distance is only $${toLatex(number(nearest.distance))}$.`,
  };
  return { method: "choose", steps: [distances, pick], answer };
}
