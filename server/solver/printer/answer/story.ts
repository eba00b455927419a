import type { StoryTask } from "../../tasks/story";
import type { AnswerValue } from "../../types";
import { byHand, type Written } from "./hand";
import { quantity } from "./quantity";

/** One amount, several with their names, or several answers of which each is possible. The letters that stood for the
 * amounts in the working are no part of it. */
export function storyNotation({ asked }: StoryTask, value: AnswerValue): Written | null {
  if (value.kind === "named")
    return byHand((hand) =>
      value.values
        .map(({ name, value: amount, unit = "" }) => {
          const written = quantity(amount, unit, hand);
          return name === "" ? written : `${hand.words(name)} = ${written}`;
        })
        .join(hand.comma),
    );
  if (value.kind !== "points" || value.unknowns.join() !== asked.map(({ label }) => label).join())
    return null;
  return byHand((hand) =>
    value.points
      .map((amounts) => amounts.map((amount, i) => quantity(amount, asked[i]?.unit ?? "", hand)).join(", "))
      .join(hand.between("or")),
  );
}
