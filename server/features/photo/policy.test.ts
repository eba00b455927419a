import { describe, expect, it } from "vitest";
import { readingOf } from "./policy";

const marked = (answer: string) => {
  const reading = readingOf(answer);
  return reading && [reading.text, reading.doubtful.map((at) => reading.text[at]).join("")];
};

describe("a vision model's answer", () => {
  it.each([
    ["is plain JSON", '{"text": "3x + 1 = 7", "doubtful": ["7"]}', ["3x + 1 = 7", "7"]],
    ["stands in a fence", '```json\n{"text": "x^2 = 9", "doubtful": []}\n```', ["x^2 = 9", ""]],
    [
      "stands between words",
      'Sure! Here it is:\n{"text":"5y = 20","doubtful":["5"]}\nHope that helps.',
      ["5y = 20", "5"],
    ],
    ["comes after braces that mean nothing", 'The set {1, 2}: {"text": "a = {1}"}', ["a = {1}", ""]],
    ["has no list of doubts", '{"text": "12 - 5"}', ["12 - 5", ""]],
    ["has doubts of another kind", '{"text": "12 - 5", "doubtful": "none"}', ["12 - 5", ""]],
    ["has LaTeX that JSON mistakes", '{"text": "\\frac{1}{2} \\times 4"}', ["\\frac{1}{2} \\times 4", ""]],
    ["has LaTeX that JSON does not know", '{"text": "\\sqrt{9}"}', ["\\sqrt{9}", ""]],
    ["has lines", '{"text": "x = 1\\ny = 2"}', ["x = 1\ny = 2", ""]],
    ["doubts the same piece twice", '{"text": "7x = 17", "doubtful": ["7"]}', ["7x = 17", "77"]],
    ["doubts what is not there", '{"text": "x = 1", "doubtful": ["9", ""]}', ["x = 1", ""]],
    ["found nothing", '{"text": " "}', ["", ""]],
  ])("that %s is understood", (_what, answer, expected) => {
    expect(marked(answer)).toEqual(expected);
  });

  it.each([
    ["words only", "I cannot see anything in this picture."],
    ["JSON of another kind", '{"answer": "x = 4"}'],
    ["JSON that breaks off", '{"text": "x = '],
    ["nothing", ""],
  ])("of %s is none", (_what, answer) => {
    expect(readingOf(answer)).toBeNull();
  });

  it("is cut to what a reading may have", () => {
    const long = "{".repeat(3_000) + JSON.stringify({ text: "x".repeat(9_000) });
    expect(readingOf(long)?.text).toHaveLength(4_000);
  });
});
