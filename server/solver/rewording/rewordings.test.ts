import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { withoutAsides } from "./asides";
import { withoutLabel } from "./label";
import { rewordingsOf } from "./rewordings";
import { inSolveWords } from "./subject";

const trimmed = (text: string) => withoutAsides(text).at(-1)?.text;

const PROBLEMS = [
  "Factorise x^2 - 5x + 6",
  "25% of 60",
  "Find the gradient of the line through (1, 2) and (3, 8).",
  "Is 91 a prime number?",
  "72 km/h in m/s",
  "How many factors has 48?",
  "For the data 3, 5, 9 what is the mean?",
];

const BEFORE = [
  "Hi! ",
  "hey guys im really stuck on this: ",
  "Hello, I need help please. ",
  "My teacher set this one for homework. ",
  "It is raining outside. ",
  "This comes from my cousin's book. ",
  "can someone pls help me, ",
  "ok so ",
  "(b) ",
];
const BEHIND = [
  " thanks!",
  " pls",
  " Thanks in advance.",
  " thank you so much",
  " asap",
  " 🙏",
  ". I have no idea how to do this",
];

describe("asides", () => {
  it("are left out before and behind a problem, and nothing of it with them", () => {
    const withoutStop = (text = "") => text.replace(/[.?!]+$/, "");
    for (const problem of PROBLEMS)
      for (const before of ["", ...BEFORE])
        for (const behind of ["", ...BEHIND])
          expect(withoutStop(trimmed(`${before}${problem}${behind}`))).toBe(withoutStop(problem));
  });

  it.each([
    "I only want the positive solution. x^2 = 4",
    "To two decimal places. 2 / 3",
    "It is a right triangle. The legs are 3 and 4. Find the hypotenuse.",
    "This holds for integers. Solve x < 3",
    "My bag has two red balls and three blue ones. Find the probability of red.",
    "Give only one. Find a prime between 10 and 20.",
    "Exclude x = 2. Simplify (x^2 - 4)/(x - 2)",
  ])("are no sentences that may bear on the problem: %s", (text) => {
    expect(trimmed(text)).toBe(text);
  });

  it("that are about whoever asks may belong to a story", () => {
    expect(withoutAsides("My cousin is good at maths. 3 + 4")[0]).toEqual({
      text: "3 + 4",
      isFormalOnly: true,
    });
    expect(withoutAsides("Thank you for helping. 3 + 4")[0]).toEqual({ text: "3 + 4", isFormalOnly: false });
  });

  it("are labels where they can be no mathematics", () => {
    for (const label of ["#4", "Q7.", "Question 3:", "12.", "12)", "b)", "4b)", "12 a)", "no. 5"]) {
      expect(withoutLabel(`${label} x/5 + 2 = 6`).trim()).toBe("x/5 + 2 = 6");
      expect(solve(`${label} x/5 + 2 = 6`).latex).toBe("x = 20");
    }
    for (const text of [
      "3. 5 + 2",
      "(2) 3",
      "4(b)",
      "4(b) + 3",
      "3(a) - 2",
      "(2) + 3",
      "12 x + 3",
      "b + 2",
    ]) {
      expect(withoutLabel(text)).toBe(text);
      expect(trimmed(text)).toBe(text);
    }
  });

  it.each(["", "hi", "thanks!", "help me pls", "🙏", "..."])("are not all of a text: %j", (text) => {
    expect(trimmed(text)).toBe(text);
  });
});

describe("other wordings", () => {
  const wordings = (text: string) => [...rewordingsOf(text)].map((each) => each.text);

  it.each([
    ["of the equation x^2 - 5x + 6 = 0, find the roots", "find the roots of the equation x^2 - 5x + 6 = 0"],
    ["x^2 - 9, put into brackets", "put into brackets: x^2 - 9"],
    ["Determine the sum: 2/5 + 1/5", "Find the sum: 2/5 + 1/5"],
    ["whats the units digit of 472", "What is the units digit of 472"],
    ["simplfy 3x + 4x", "simplify 3x + 4x"],
  ])("of %s has %s among them", (text, wording) => {
    expect(wordings(text)).toContain(wording);
  });

  it("never repeat the text or one another", () => {
    for (const problem of PROBLEMS) {
      const all = [problem, ...wordings(problem)];
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it.each([
    ["can you tell me what is the mean of 3 and 5", "what is the mean of 3 and 5"],
    ["show me how to solve 2x = 6", "solve 2x = 6"],
    ["i need to find out what the lcm of 4 and 6 is", "what the lcm of 4 and 6 is"],
  ])("of %s leave the last request", (text, wording) => {
    expect(wordings(text)).toContain(wording);
  });

  it("leave a verb between two numbers where it is", () => {
    for (const text of ["Does 12 divide 36?", "#4 Does 12 divide 36?", "12 times 3"])
      expect(wordings(text).join("|")).not.toMatch(/(?:^|\|)(?:divide|times|multiply) /i);
  });

  it("turn no proof into a question", () => {
    expect(wordings("Show that 2 is a root of x^2 - 4 = 0").join("|")).not.toMatch(/find|what is/i);
  });
});

describe("a problem in other words", () => {
  it.each([
    ["whats the units digit of 24275?", "5"],
    ["-52 / (-4), divide", "13"],
    ["My brother is asleep. find the reciprocal of 0.6, thanks", "\\frac{5}{3}"],
    ["find whether 7 is a solution of x + 5 = 12", "\\text{yes}"],
  ])("has the same answer: %s", (text, answer) => {
    expect(solve(text).latex).toBe(answer);
  });

  it("shows which words were read as others", () => {
    expect(solve("fnid the units digit of 24275").read.instruction).toContain("“fnid” read as “find”");
  });

  it("keeps the reason for which it was refused as it is typed", () => {
    expect(solve("hi, paint the fence").reason).toBe(solve("Paint the fence").reason);
  });
});

describe("a letter that is to stand alone", () => {
  it.each([
    ["make a the subject of v = u + at", "a = \\frac{v - u}{t}"],
    ["Make x the subject of the formula y = mx + c", "x = \\frac{y - c}{m}"],
    ["make x the subject of y = (ax+b)/(cx+d)", "x = \\frac{b - dy}{cy - a}"],
    ["Rearrange $A = \\pi r^2$ to make $r$ the subject.", "r = \\pm \\sqrt{\\frac{A}{\\pi}}"],
    ["rearrange y = kx + w for x", "x = \\frac{y - w}{k}"],
    ["change the subject of V = IR to R", "R = \\frac{V}{I}"],
    ["isolate q in p = q + 3w", "q = p - 3w"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("is no word", () => {
    expect(inSolveWords("isolate oxygen in 2H = O")).toBeNull();
    expect(inSolveWords("make the most of x = 3")).toBeNull();
  });
});
