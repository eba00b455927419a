import { describe, expect, it } from "vitest";
import { presentReadings, presentRefusal } from "@/server/features/tutor/built-in/present";
import { NEEDS_LANGUAGE_MODEL } from "@/server/features/tutor/built-in/small-talk";
import { tutorReply } from "@/server/features/tutor/built-in/tutor-reply";
import { solve } from "@/server/solver/solve";
import { choicesIn } from "./choices-in";

describe("what a reply lets the student choose", () => {
  it.each(["who invented 3x + 5 = 26?", "write a poem about 7/8 - 1/6"])(
    "is each offer that goes with a refusal: %s",
    (text) => {
      const result = solve(text);
      expect(result.offers?.length).toBeGreaterThan(0);
      expect(choicesIn(presentRefusal(result)).map(({ send }) => send)).toEqual(
        result.offers?.map((offer) => offer.text),
      );
    },
  );

  it("is each reading of an ambiguous problem", () => {
    const result = solve("sin 45");
    expect(result.readings?.length).toBeGreaterThan(1);
    expect(choicesIn(presentReadings(result)).map(({ send }) => send)).toEqual(
      result.readings?.map((reading) => reading.text),
    );
  });

  it("is what can be asked, where what was asked is not understood", () => {
    const sent = choicesIn(NEEDS_LANGUAGE_MODEL).map(({ send }) => send);
    expect(sent.length).toBeGreaterThan(1);
    for (const text of sent) expect(tutorReply([{ role: "user", text }])).not.toBe(NEEDS_LANGUAGE_MODEL);
  });

  it("is a question where one is put to the student's own story", () => {
    const result = solve("Anna has 12 apples. She gives 5 apples to Ben.");
    const [first] = choicesIn(presentRefusal(result));
    expect(first?.shown).toMatch(/\?$/);
    expect(first?.send).toContain("Anna has 12 apples.");
  });

  it("is nothing in a reply that happens to have a list of code", () => {
    expect(choicesIn("Try these:\n\n- `x = 2`\n- `x = 3`\n\nWhich is right?")).toEqual([]);
  });
});
