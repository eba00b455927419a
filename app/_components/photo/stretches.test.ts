import { expect, it } from "vitest";
import { stretchesOf } from "./stretches";

it("puts neighbouring doubts into one mark", () => {
  const reading = { text: "3x + 17", doubtful: [0, 5, 6] };
  const shown = stretchesOf(reading).map(({ from, to, isDoubtful }) =>
    isDoubtful ? `[${reading.text.slice(from, to)}]` : reading.text.slice(from, to),
  );
  expect(shown).toEqual(["[3]", "x + ", "[17]"]);
});
