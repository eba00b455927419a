/** The work on the front page, in letters: a formula would bring its fonts to every visitor. A test holds it against
 * what the engine says. */
export const SHOWN_SOLUTION = {
  text: "3(x - 2) = x/2 + 9",
  value: 6,
  evidence: "Put x = 6 back: the left side gives 3(6 − 2) = 12, the right side gives 6/2 + 9 = 12.",
  steps: [
    {
      title: "Multiply out the bracket.",
      after: "3x − 6 = x/2 + 9",
      why: "3 times everything inside: 3 · x and 3 · (−2).",
    },
    { title: "Multiply both sides by 2 to clear the fraction.", after: "6x − 12 = x + 18", why: null },
  ],
  more: 3,
} as const;

const FOLLOWS = { verdict: "follows", note: "Follows from the line above.", mistake: null } as const;

export const SHOWN_WORKING = {
  problem: "2(x + 4) = 14",
  lines: [
    {
      line: "2x + 4 = 14",
      verdict: "does-not-follow",
      mistake: "Only the first term in the bracket was multiplied",
      note: "The factor in front multiplies every term inside: 2 · x and 2 · 4. x = 5 doesn’t work in the line above.",
    },
    { line: "2x = 10", ...FOLLOWS },
    { line: "x = 5", ...FOLLOWS },
  ],
} as const;
