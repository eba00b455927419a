import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../limits";
import { solve } from "../solve";
import { offersFor } from "./offers";

/** Pieces of mathematics, and talk around them that asks for nothing the engine does. */
const MATHEMATICS = [
  "3x + 5 = 26",
  "y^2 - 9y + 14",
  "7/8 - 1/6",
  "2a - 3 < 11",
  "sqrt(48) + sqrt(3)",
  "4(p - 2)^2",
];
const TALK = [
  (maths: string) => `my notebook has ${maths} on the cover, colour it in`,
  (maths: string) => `write a poem about ${maths}`,
  (maths: string) => `who invented ${maths}?`,
  (maths: string) => `The weather was lovely. ${maths} was on the blackboard. Paint the scene.`,
];
const TEXTS = MATHEMATICS.flatMap((maths) => TALK.map((around) => around(maths)));

describe("what is offered with a refusal", () => {
  it("is there wherever there is mathematics to do something with", () => {
    const refused = TEXTS.filter((text) => solve(text).status === "unsupported");
    expect(refused.length).toBeGreaterThan(TEXTS.length / 2);
    expect(refused.filter((text) => !solve(text).offers)).toEqual([]);
  });

  it("is always answered when it is chosen", () => {
    for (const text of TEXTS)
      for (const offer of solve(text).offers ?? []) {
        const chosen = solve(offer.text);
        expect([offer.text, chosen.status]).toEqual([offer.text, "solved"]);
        expect(chosen.read).toEqual({ instruction: offer.instruction, latex: offer.latex });
      }
  });

  it.each([
    "Tom had $45. He bought 3 games for $4.50 each.",
    "Anna has 12 apples. She gives 5 apples to Ben.",
    "There are 24 red marbles and 18 blue marbles. Is the jar pretty?",
  ])("is a question that can be put to a story that asks nothing that is understood: %s", (story) => {
    const { status, offers = [] } = solve(story);
    expect(status).toBe("unsupported");
    expect(offers.filter(({ question }) => question?.endsWith("?"))).not.toEqual([]);
    for (const { text, question = "" } of offers) {
      expect(text).toContain(question);
      expect(solve(text).status).toBe("solved");
    }
  });

  it("is never a question whose answer the story tells itself", () => {
    for (const { latex } of solve("Mia has 3 hamsters and 2 parrots. Is she happy?").offers ?? [])
      expect(latex).toMatch(/[-+=]|\\cdot|\\frac/);
  });

  it.each([
    ["expand (x+3)(x-2", ["expand (x+3)(x-2)"]],
    ["((y+2)=7", ["((y+2))=7"]],
  ])("is the text with its brackets closed: %s", (text, texts) => {
    expect(solve(text)).toMatchObject({ status: "unsupported" });
    expect(solve(text).offers?.map((offer) => offer.text)).toEqual(texts);
  });

  it.each([
    ["https://example.org/algebra.pdf", /open links/],
    ["can u do q3 on page 45", /see your book/],
    ["exercise 7 page 12 pls", /see your book/],
  ])("says why there is none where the problem is elsewhere: %s", (text, reason) => {
    expect(solve(text)).toMatchObject({ status: "unsupported", reason: expect.stringMatching(reason) });
  });

  it("is a sentence that is a problem by itself, in its own words", () => {
    const { offers } = solve("I am bored. What is 15% of 80? Then tell me a joke about ducks.");
    expect(offers?.map(({ text }) => text)).toContain("What is 15% of 80?");
  });

  it("is never made of numbers found lying about", () => {
    expect(solve("Mia has 3 hamsters, 2 parrots and 40 stickers; is she happy?").offers).toBeUndefined();
  });

  it.each([
    ["does w = 4 fit in 3w - 2 = 10", "Is w = 4 a solution of 3w - 2 = 10?"],
    ["does (2, 7) fit in y = x^2 + 3", "Is (2, 7) a solution of y = x^2 + 3?"],
    ["True or false: 87 is prime", "Is 87 prime?"],
    ["is it true that 9 is a factor of 72", "Is 9 a factor of 72?"],
    ["true or false: 5/8 < 3/4", "Is 5/8 < 3/4?"],
    ["true or false: cos(2x) = 2 cos x", "Verify cos(2x) = 2 cos x"],
    ["£2.30 + 45p", "£2.30 + £0.45"],
    ["95p + £1.10 + 5p", "£0.95 + £1.10 + £0.05"],
  ])("is what a question comes to in other words: %s", (text, offer) => {
    const { status, offers } = solve(text);
    expect(status).toBe("unsupported");
    expect(offers?.map((each) => each.text)).toContain(offer);
    expect(solve(offer).status).toBe("solved");
  });

  it.each(["A concert begins at 19:30 and ends at 22:05. How long is it?", "the score was 3:5 in red"])(
    "is no time of day and no score: %s",
    (text) => {
      expect(solve(text).offers).toBeUndefined();
    },
  );

  it("is not there beside an answer", () => {
    expect(solve("2x + 3 = 7").offers).toBeUndefined();
  });

  it("is four things at most, and costs no more than the call may", () => {
    const text = `admire ${Array.from({ length: 30 }, (_, n) => `${n + 2}x + 1 = ${n + 9}`).join(" and admire ")}`;
    expect(offersFor(text, DEFAULT_LIMITS).length).toBeLessThanOrEqual(4);
    expect(offersFor(text, { ...DEFAULT_LIMITS, total: 100 })).toEqual([]);
  });
});

describe("what is said of a refusal", () => {
  it.each(["find the area of the triangle", "work out angle y", "what is the median"])(
    "is that numbers are missing, where there are none: %s",
    (text) => {
      expect(solve(text).reason).toMatch(/^There are no numbers in this/);
    },
  );

  it("is not that there is mathematics, where there is but a number", () => {
    expect(solve("who was king in 1543").reason).toMatch(/^I can’t find a question here/);
  });

  it.each(["r^2 - 7r + 10", "4w + 9", "k squared minus 16", "2t^2 - 3t - 5"])(
    "is the equation, where who asks to solve an expression has left out that it is zero: %s",
    (expression) => {
      const [first] = solve(`solve ${expression}`).offers ?? [];
      expect(first?.text).toMatch(/^Solve .* = 0$/);
    },
  );

  it.each(["2p+3q=12", "v=4u+1", "3u - 5v = 10", "2w^2 + t = 7"])(
    "is each letter to solve for, where the refusal asks for which: %s",
    (equation) => {
      const { status, offers = [] } = solve(equation);
      expect(status).toBe("unsupported");
      expect(offers.filter(({ text }) => / for \p{L}$/u.test(text))).not.toEqual([]);
    },
  );

  it.each(["5/6 as a decimal", "convert 4/11 to a decimal"])(
    "is so many places, where decimals are asked for that never end: %s",
    (text) => {
      const { status, offers = [] } = solve(text);
      expect(status).toBe("unsupported");
      expect(offers.map((offer) => offer.text)).toContainEqual(
        expect.stringMatching(/^Round .* to 2 decimal/),
      );
    },
  );

  it("is nothing to do with what only tells the value of a letter", () => {
    expect(solve("F = ma, m = 5, a = 2").offers ?? []).not.toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/[ma] = \d$/) }),
    );
  });
});
