import type { Budget } from "../../types";
import type { WrongStep } from "../working/judged";
import { pointsTheSameWay, turnedAround } from "./flipped";
import { isSameSubject } from "./matching";
import type { WrongRule } from "./misconception";

export const inequalityFlippedWithoutNeed: WrongRule = {
  id: "inequality-flipped-without-need",
  title: "The inequality sign was turned round without need",
  explanation:
    "The sign turns round only when both sides are multiplied or divided by a negative number. Adding, subtracting and dividing by a positive number leave it.",
  explains,
};

function explains({ before, after }: WrongStep, budget: Budget): boolean {
  if (pointsTheSameWay(before, after)) return false;
  return [...turnedAround(before)].some((turned) => isSameSubject(turned, after, budget));
}
