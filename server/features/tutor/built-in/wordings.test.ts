import { describe, expect, it } from "vitest";
import { readSituation } from "./situation";
import { unwrapped } from "./unwrapped";

const PROBLEMS = [
  "3x + 5 = 20",
  "3x+5=20",
  "x^2 - 5x + 6 = 0",
  "factor x^2 - 49",
  "solve 4n - 7 = 21",
  "simplify 6/8",
  "what is 15% of 340",
  "find the derivative of x^3",
];
const WRAPPERS = [
  "hey can u help me w/ * pls i dont get it",
  "I'm stuck on *",
  "how do you do *",
  "can someone explain *",
  "ok so my teacher gave us * and im lost",
  "so the question is *",
  "i need to do * for homework",
  "what about *",
  "now try *",
  "what's the answer to *?",
  "i have *, where do i start?",
  "* idk how to start",
  "* help",
  "could you walk me through *? thanks",
  'my homework says "*" and I don\'t understand it',
  "* how??",
  "for number 4 it says *",
  "i have no idea how to do *",
  "pls solve this: *",
  "Let's do * next",
];
/** Written after the words were chosen; nothing was chosen by them. */
const HELD_BACK = [
  "ugh i hate this one * someone explain pls",
  "ok new question: *",
  "can we go over * again please",
  "how would i even begin with *",
  "last one for today is *",
  "my tutor set me * and i forgot how",
  "question 12: * im so confused",
  "right, *. what do i do",
];

/** How many become the problem under discussion, in place of the one before. */
const read = (wrappers: readonly string[]): number =>
  wrappers
    .flatMap((wrapper) => PROBLEMS.map((problem) => wrapper.replace("*", () => problem)))
    .filter((text) => {
      const turns = ["Solve 2t = 18", text].map((said) => ({ role: "user" as const, text: said }));
      return readSituation(turns)?.posed != null;
    }).length;

describe("a problem wrapped in talk", () => {
  it("replaces the one before it in at least 152 of 160 wordings", () => {
    expect(read(WRAPPERS)).toBeGreaterThanOrEqual(152);
  });

  it("replaces the one before it in at least 36 of 64 wordings the reading was not built for", () => {
    expect(read(HELD_BACK)).toBeGreaterThanOrEqual(36);
  });
});

describe("what poses nothing", () => {
  it.each([
    "i got 3x = 15",
    "ok so x = 4",
    "maybe 3x = 15?",
    "why is it 3x = 15",
    "it's not 3x = 15",
    "ok is it 3x = 15?",
    "so was this 3x = 15",
  ])("%j is not unwrapped", (text) => expect(unwrapped(text)).toBeNull());

  it.each(["my test is on 3/4", "I need 3 hours for 2 tests", "see you at 7"])("%j has no problem", (text) =>
    expect(unwrapped(text)).toBeNull(),
  );

  it("an answer in talk leaves the problem as it was", () => {
    const turns = ["factor w^2 + 9w + 20", "so like (w+4)(w+5)"].map((text) => ({
      role: "user" as const,
      text,
    }));
    expect(readSituation(turns)?.worked.text).toBe("factor w^2 + 9w + 20");
  });
});
