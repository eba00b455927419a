import { expect, it } from "vitest";
import { solve } from "../solve";

const answerTo = (text: string): string => solve(text).answer ?? "";

it.each([
  ["solve x squared equals 64", /8.*or.*8/],
  ["5y equals 20", /y = 4/],
  ["12 is z - 5", /z = 17/],
  ["5 is y - 2", /y = 7/],
  ["7x minus 4 is equal to 31", /x = 5/],
])("words say that two pieces of mathematics are equal: %s", (text, answer) => {
  expect(answerTo(text)).toMatch(answer);
});

it.each(["what is 5x - 2 if x is 3", "Evaluate 5x - 2 if x is 3"])(
  "a letter with a value is no equation to be solved: %s",
  (text) => {
    expect(answerTo(text)).toBe("13");
  },
);
