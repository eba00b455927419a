/** Ideas by how a question begins once it has been read. None of them knows the question's numbers. */
const IDEAS: readonly (readonly [RegExp, string])[] = [
  [
    /^solve/i,
    "To solve is to find the values that make a statement true. Do the same to both sides, one step at a time, until the letter is on its own; then put the value back to check it.",
  ],
  [
    /^simplif/i,
    "To simplify is to write the same value in a shorter way: collect like terms, cancel common factors, and keep the value the same at every step.",
  ],
  [
    /^(expand|multiply out)/i,
    "To expand is to multiply each term in one bracket by each term in the other, and then to collect like terms.",
  ],
  [
    /^factor/i,
    "To factorise is the reverse of expanding: look for a factor that all terms share, then for two brackets whose product gives each term back.",
  ],
  [
    /^(differentiate|find the derivative)/i,
    "A derivative says how fast a value changes. Take the terms one at a time; products, quotients and functions of functions each have a rule.",
  ],
  [
    /^(integrate|find the integral|evaluate the integral)/i,
    "To integrate is to find what has the given derivative. Differentiate your result: it should lead back to where you began.",
  ],
  [
    /^(work out|calculate|evaluate)/i,
    "Work in order: brackets, powers, multiplication and division, addition and subtraction. Estimate first, so that you notice a slip.",
  ],
];

const ANY_QUESTION =
  "Say in your own words what is given and what is asked. Then look for what connects the two: a rule, a formula or a picture. Check at the end that your answer fits the question.";

/** @param instruction that the engine read in a question; empty where it read none */
export const ideaBehind = (instruction: string): string =>
  IDEAS.find(([begins]) => begins.test(instruction.trim()))?.[1] ?? ANY_QUESTION;
