import { expect, it } from "vitest";
import { solve } from "@/server/solver/solve";
import { answerLines } from "./answer-lines";

it("lists what an answer tells under several names, a line for each", () => {
  const { latex } = solve("Graph y = x^2 - 4x + 3");
  const lines = answerLines(latex);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(";\\ ")).toBe(latex);
});

it("keeps a short answer on its line", () => {
  expect(answerLines("x = 2,\\ y = 3")).toEqual(["x = 2,\\ y = 3"]);
  expect(answerLines("x = 6")).toEqual(["x = 6"]);
});

it("breaks a long row of members, and never inside brackets", () => {
  const members = ["(1,\\ 2)", "(3,\\ 4)", "(5,\\ 6)", "(7,\\ 8)", "(9,\\ 10)"];
  expect(answerLines(members.join(",\\ "))).toEqual(members);
});

it("gives each of several points its line where they say what they are", () => {
  const { latex } = solve("Find the absolute maximum and minimum of f(x) = x^3 - 3x on [0, 2]");
  const lines = answerLines(latex);
  expect(lines).toHaveLength(2);
  expect(lines.join(", ")).toBe(latex);
});
