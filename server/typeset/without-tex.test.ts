import { expect, it } from "vitest";
import { withoutTex } from "./without-tex";

it.each([
  ["Solve $\\frac{x}{4} = 3$", "Solve x/4 = 3"],
  ["Solve \\(x^2 = 9\\) for $x$", "Solve x^2 = 9 for x"],
  ["\\frac{x+1}{2}\\le 5", "(x+1)/2≤ 5"],
  ["\\sqrt{48} please", "√48 please"],
  ["2\\frac{1}{3} + 4", "2 1/3 + 4"],
  ["\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}", "1 2\n3 4"],
  ["AB \\perp CD", "AB ⊥ CD"],
])("writes mathematics as it is typed: %s", (text, plain) => {
  expect(withoutTex(text)).toBe(plain);
});

it.each(["A pen costs $3 and a book $5.", "Solve 2x + 3 = 7", "What is 15% of 80?", ""])(
  "leaves other texts as they are: %s",
  (text) => {
    expect(withoutTex(text)).toBe(text);
  },
);
