/** What students type: of every kind that is cheap and some that are not, with numbers of their own. */
const KINDS: readonly ((n: number) => string)[] = [
  (n) => `${(n % 9) + 2}x + ${n % 13} = ${n}`,
  (n) => `Solve x^2 - ${n + 3}x + ${3 * n} = 0`,
  (n) => `${(n % 7) + 1}/${(n % 5) + 2} + ${(n % 3) + 1}/${(n % 8) + 3}`,
  (n) => `Simplify sqrt(${2 * n * n})`,
  (n) => `What is ${(n % 90) + 5}% of ${n + 40}?`,
  (n) => `Factor x^2 + ${2 * n + 1}x + ${n * (n + 1)}`,
  (n) => `Solve |2x - ${n}| < ${(n % 11) + 1}`,
  (n) => `d/dx (x^${(n % 5) + 2} + ${n}x)`,
  (n) => `mean of ${n}, ${n + 4}, ${2 * n + 1}, 9`,
  (n) =>
    `The length of a rectangle is ${(n % 9) + 2} cm more than its width. Its perimeter is ${4 * n + 2 * ((n % 9) + 2)} cm. Find the width.`,
];

/** @returns a problem; no two of the first hundred thousand numbers have the same */
export const problem = (number: number): string => KINDS[number % KINDS.length]?.(number + 2) ?? "1 + 1";
