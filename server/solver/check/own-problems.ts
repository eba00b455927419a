/** Problems of many kinds, for tests that ask something of every answer and every step of the engine. */
const SHAPES: readonly ((a: number, b: number, c: number) => string)[] = [
  (a, b, c) => `Work out ${a}/${b + 7} + ${c}/${b + 2}`,
  (a, b, c) => `Work out ${a} - ${b} * (${c} - ${a + 4})`,
  (a, b) => `Work out (-${a})^2 - ${b}^2`,
  (a, b) => `Simplify sqrt(${a * a * (b + 1)})`,
  (a, b, c) => `Simplify ${a}x - ${b}(x - ${c})`,
  (a, b) => `Simplify (x^2 - ${a * a})/(x - ${a}) + ${b}`,
  (a, b) => `Simplify x^${a} * x^${b} / x`,
  (a, b, c) => `Expand (${a}x + ${b})(x - ${c})`,
  (a, b) => `Expand (x - ${a})^2 + ${b}`,
  (a, b) => `Factor x^2 + ${a + b}x + ${a * b}`,
  (a, b, c) => `Factor ${a}x^2 - ${a * (b + c)}x + ${a * b * c}`,
  (a, b, c) => `Solve ${a}x + ${b} = ${c}`,
  (a, b, c) => `Solve ${a}(x - ${b}) = ${a + 2}x + ${c}`,
  (a, b, c) => `Solve x/${a + 1} + ${b} = ${c}`,
  (a, b) => `Solve x^2 + ${a - b}x - ${a * b} = 0`,
  (a, b) => `Solve x^2 = ${a}x + ${b}`,
  (a, b) => `Solve (x - ${a})^2 = ${b * b}`,
  (a, b) => `Solve sqrt(x + ${a}) = ${b}`,
  (a, b) => `Solve ${a}/x + 1 = ${b + 2}`,
  (a, b) => `Solve |x - ${a}| = ${b}`,
  (a, b, c) => `Solve ${a}x - ${b} < ${c}`,
  (a, b, c) => `Solve ${c} - ${a}x >= ${b}`,
  (a, b) => `Solve |x - ${a}| <= ${b}`,
  (a, b) => `Solve x^2 - ${a + b}x + ${a * b} > 0`,
  (a, b, c) => `Solve ${a}x + y = ${b}, x - y = ${c}`,
  (a) => `Solve 2^x = ${2 ** a}`,
  (a, b) => `Evaluate x^2 - ${a}x when x = -${b}`,
  (a, b) => `What is ${a * 10}% of ${b * 20}?`,
  (a, b) => `Find the domain of f(x) = sqrt(x - ${a}) + ${b}`,
  (a, b) => `Find the inverse of f(x) = ${a}x + ${b}`,
  (a, b) => `Find the derivative of ${a}x^3 + ${b}x`,
  (a, b) => `Solve for y: ${a}x + ${b}y = 12`,
];

const NUMBERS: readonly (readonly [number, number, number])[] = [
  [2, 3, 5],
  [3, 5, 4],
  [4, 7, 9],
  [5, 2, 8],
  [6, 4, 3],
];

export const OWN_PROBLEMS: readonly string[] = SHAPES.flatMap((shape) =>
  NUMBERS.map(([a, b, c]) => shape(a, b, c)),
);
