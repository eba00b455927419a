import { describe, expect, it } from "vitest";
import { amissWith } from "@/server/testing/drawn-well";
import { practiceProblem } from "../../practice/problem";
import { wrongAnswersOf } from "../../practice/problem-with-error";
import { SKILLS } from "../../practice/skills";
import { WRONG_RULES } from "../misconceptions/rules";
import { checkWorking } from "../working/check-working";
import { DRAWN_ERRORS } from "./picture-of";

const pictureFor = (problem: string, line: string) => checkWorking(problem, [line]).misconception?.picture;

const textsIn = (problem: string, line: string): readonly string[] =>
  pictureFor(problem, line)?.labels.map(([, , text]) => text) ?? [];

describe("the picture of an error", () => {
  it("can be drawn for every wrong rule", () => {
    expect(DRAWN_ERRORS.toSorted()).toEqual(WRONG_RULES.map(({ id }) => id).sort());
  });

  it.each([
    ["Expand (x + 7)^2", "x^2 + 49", ["x", "7", "x", "7", "x²", "?", "?", "49"]],
    ["Expand 4(y - 3)", "4y - 3", ["y", "−3", "4", "4y", "?"]],
    ["Simplify 8 - 3(x - 2)", "8 - 3x - 6", ["x", "−2", "−3", "−3x", "?"]],
    ["Solve x + 6 = 13", "x = 19", ["x + 6", "13", "− 6", "+ 6"]],
    ["Solve 2x + 8 = 14", "x + 8 = 7", ["2x + 8", "14", "÷ 2 in part", "÷ 2"]],
    ["Work out 1/2 + 1/5", "2/7", ["1⁄2", "1⁄5", "2⁄7"]],
    ["Work out 4 - 9", "5", ["4 − 9", "?", "5", "0"]],
    ["Work out (-6)^2", "-36", ["(−6)²", "?", "−36", "0"]],
    ["Simplify sqrt(25 + 144)", "5 + 12", ["√25", "√144", "√(25 + 144)"]],
    ["Solve x^2 = 36", "x = 6", ["what is written", "?", "6"]],
    ["Solve -3x < 12", "x < -4", ["what is written", "−4", "x = −5: 15 < 12?"]],
  ] as const)("shows the numbers of %s, answered %s", (problem, line, texts) => {
    expect(textsIn(problem, line)).toEqual(texts);
  });

  it("marks what was left out, and only that", () => {
    const picture = pictureFor("Expand (x + 7)^2", "x^2 + 49");
    expect(picture?.shows).toBe(
      "A product in its parts, x + 7 by x + 7: x² and 49 as written. Left out: x times 7 and 7 times x.",
    );
    expect(picture?.wrong?.match(/Z/g)).toHaveLength(2);
    expect(picture?.area?.match(/Z/g)).toHaveLength(2);
  });

  it("says of fractions what is so of them: whether their pieces are of one size", () => {
    expect(pictureFor("Work out 1/2 + 1/5", "2/7")?.shows).toMatch(/of 1⁄2 and 1⁄5 are not of one size/);
    expect(pictureFor("Work out 1/8 + 3/8", "4/16")?.shows).toMatch(/of one size, and stay so/);
  });

  it("shows what stood there over what became of it where nothing shows more", () => {
    expect(textsIn("Simplify 9 - x + 4x", "9 - 5x")).toEqual(["9 − x + 4x", "9 − (x + 4x)"]);
  });

  it("is none for a line without a known error", () => {
    expect(pictureFor("Expand (x + 7)^2", "x^2 + 14x + 49")).toBeUndefined();
  });
});

describe("the pictures of wrong answers in practice", () => {
  const drawn = SKILLS.flatMap(({ id }) => {
    const problem = practiceProblem(id, 1, 31);
    const wrong = problem ? wrongAnswersOf(problem, 3) : [];
    const text = problem?.text ?? "";
    const right = (problem?.key ?? "").replace(/^[a-z] = /, "").replaceAll("-", "−");
    return wrong.map(({ answer, misconception: { id: error, picture } }) => {
      return { about: `${text} | ${answer}`, text, right, error, picture };
    });
  });

  it("are there for nearly all of them but those that only the right answer explains", () => {
    expect(drawn.length).toBeGreaterThan(150);
    const lacking = drawn.filter(({ picture }) => !picture);
    expect(lacking.length / drawn.length, lacking.map(({ about }) => about).join("\n")).toBeLessThan(0.1);
  });

  it("do not give the right answer away", () => {
    const told = drawn.filter(({ text, right, picture }) =>
      picture?.labels.some(([, , label]) => label === right && !text.includes(right)),
    );
    expect(told.map(({ about }) => about)).toEqual([]);
  });

  it("are drawn well: within their frame, with whole labels, and told", () => {
    for (const { about, error, picture } of drawn)
      expect(picture ? amissWith(picture) : [], `${about} (${error})`).toEqual([]);
  });
});
