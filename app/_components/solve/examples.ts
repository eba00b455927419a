/** A few problems that show what can be typed, each of another kind. */
export const EXAMPLES = [
  { shown: "3(x − 2) = x/2 + 9", text: "3(x − 2) = x/2 + 9" },
  { shown: "1 1/2 + 3/4", text: "1 1/2 + 3/4" },
  { shown: "Derivative of x² sin x", text: "Find the derivative of x^2 sin x" },
  {
    shown: "Lucy has 12 apples. She gives 5 away. How many are left?",
    text: "Lucy has 12 apples. She gives 5 away. How many are left?",
  },
] as const;
