import type { Budget } from "../../types";
import type { WrongStep } from "../working/judged";
import { pointsTheSameWay, turnedAround } from "./flipped";
import { isSameSubject } from "./matching";
import type { WrongRule } from "./misconception";

export const inequalityNotFlipped: WrongRule = {
  id: "inequality-not-flipped",
  title: "The inequality sign was not turned round",
  explanation:
    "Multiplying or dividing by a negative number turns the sign round: from $-2x < 6$ follows $x > -3$.",
  explains,
};

function explains({ before, after }: WrongStep, budget: Budget): boolean {
  if (!pointsTheSameWay(before, after)) return false;
  return [...turnedAround(before)].some((turned) => isSameSubject(turned, after, budget));
}
