import { describe, expect, it } from "vitest";
import { checkReply, createReplyChecker } from "./check-reply";

const judged = (problem: string, text: string) => checkReply({ text, problems: [problem] }, () => 0);

describe("a reply that nowhere holds the answer", () => {
  it.each([
    ["Solve 6x + 5 = 47", "Take five away and share what remains among six: eight each, which settles it."],
    ["Solve x^2 - 9x + 20 = 0", "Factorising, (x - 4)(x - 5) = 0, whence x ∈ {-4, -5}."],
    ["Solve |x - 3| = 5", "We land at 8 on one side and 2 on the other."],
    ["Convert 90 minutes to hours", "One and a quarter hours."],
    ["Solve 3x - 2 > 10", "Anything bigger than 3 will do."],
    ["What is 12% of 250?", "One percent is 2.5. Twelve of them is twenty-eight."],
    ["What is 2/3 ÷ 4/5?", "Flip the second and multiply: (2/3)·(5/4). We finish at 8/15."],
    ["Simplify sqrt(72)", "As $\\sqrt{72} = \\sqrt{36\\cdot 2}$, we can write it as $6\\sqrt{3}$."],
    ["Is 51 a prime number?", "It ends in 1 and isn't even, so yes, it is prime."],
    ["A pizza is cut into 8 slices. Tim eats 3 and Joe eats 2. How many are left?", "What stays is 4."],
  ])("is told so: %s → %s", async (problem, text) => {
    const { claims, lacks } = await judged(problem, text);
    const isRefuted = claims.some(({ outcome }) => outcome === "refuted");
    expect(isRefuted || lacks !== undefined).toBe(true);
    expect(claims.some(({ kind, outcome }) => kind === "answer" && outcome === "verified")).toBe(false);
  });

  it.each([
    ["Solve 6x + 5 = 47", "The answer isn't 6 but 7. Check: 6·7 + 5 = 42 + 5 = 47."],
    ["Solve |2x - 1| = 7", "2x − 1 = 7 → 2x = 8 → x = 4\n2x − 1 = −7 → 2x = −6 → x = −3\nSo x ∈ {−3, 4}."],
    ["Solve 5x + 2 = 3x + 14", "5x − 3x = 14 − 2, i.e. 2x = 12, i.e. x = 6."],
    ["Convert 90 minutes to hours", "90/60 = 3/2, an hour and a half."],
    ["What is 45% of 220?", "50% = 110 and 5% = 11, so 45% = 110 − 11 = 99."],
    ["A right triangle has legs 9 and 12. Find the hypotenuse.", "c = √225, which makes fifteen."],
    ["Convert 2.5 km to m", "That is 250,000 cm."],
    ["Solve 4x - 7 = 21", "Sumamos 7 y dividimos entre 4: siete."],
    ["How many ways can 5 people stand in a line?", "5! = 5 · 4 · 3 · 2 · 1 = 120."],
    ["Integrate 6x + 2", "The integral of 6x is 3x^2. The integral of 2 is 2x."],
  ])("is not confused with one that holds it in other words: %s → %s", async (problem, text) => {
    const { claims, lacks } = await judged(problem, text);
    expect(lacks).toBeUndefined();
    expect(claims.filter(({ outcome }) => outcome === "refuted")).toEqual([]);
  });

  it.each([
    ["asks", "Subtract 5 from both sides. What do you get?"],
    ["orders the next step", "You have 6x = 42. Now divide by 6."],
    ["ends on the way, with nothing but what is true", "So $6x = 42$."],
    ["says no number", "I would begin with the number that is added."],
  ])("lacks nothing where it %s", async (_how, text) => {
    expect((await judged("Solve 6x + 5 = 47", text)).lacks).toBeUndefined();
  });

  it.each([
    [
      "Solve 3x + 5 = 20",
      "Let's go step by step.\n\n1. **Subtract 5** from both sides:\n\n$$3x + 5 - 5 = 20 - 5$$",
    ],
    ["Solve 4x + 3 = 15", "Take away 3 on both sides, and $4x = 12$ is left."],
  ])("is not said to give its answer where that is a number of the problem: %s", async (problem, text) => {
    const { claims } = await judged(problem, text);
    expect(claims.filter(({ kind }) => kind === "answer")).toEqual([]);
  });

  it("lacks nothing where a part was asked for, or where it answers another problem that was talked about", async () => {
    const text = "The 5 goes first, and 42 is left.";
    const hint = createReplyChecker({ problems: ["Solve 6x + 5 = 47"], isAsked: false, now: () => 0 });
    expect((await hint.check(text, { ended: true })).lacks).toBeUndefined();
    const problems = ["Solve 6x + 5 = 47", "What is 6 × 9?"];
    expect((await checkReply({ text: "That comes to 54.", problems }, () => 0)).lacks).toBeUndefined();
  });
});
