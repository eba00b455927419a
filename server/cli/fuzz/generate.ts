import type { Random } from "./random";

const LETTERS = ["x", "y", "n", "a", "b", "t", "i", "e", "theta", "\\pi", "x_1", "∞"];
const SIGNS = [
  "+",
  "-",
  "−",
  "*",
  "·",
  "\\cdot",
  "\\times",
  "/",
  "÷",
  ":",
  "^",
  "=",
  "<",
  "\\le",
  "≥",
  "!=",
  ",",
];
const FUNCTIONS = [
  "sqrt",
  "\\sqrt",
  "ln",
  "log_2",
  "\\log",
  "sin",
  "\\cos^2",
  "arctan",
  "abs",
  "f",
  "|",
  "\\sqrt[3]",
];
const TASKS = [
  "Solve",
  "Solve for x:",
  "Simplify",
  "Factor completely",
  "Expand",
  "Evaluate",
  "What is",
  "Find the derivative of",
  "Find the domain of f(x) =",
  "Round to the nearest tenth:",
  "Graph",
  "Find the inverse of",
  "Let f(x) =",
  "Suppose",
  "Integrate",
  "Write the prime factorization of",
  "Find the sum of",
  "Convert 35 cm to inches and add",
  "A train travels 120 miles in 2 hours. How many",
  "Balance H_2 + O_2 ->",
];
const TAILS = [
  "",
  "",
  ".",
  "?",
  " for x",
  " when x = 3",
  " on [0, 2\\pi)",
  " to two decimal places",
  " and y = 2x",
  " cm",
];
const GARBAGE = [
  "\u0000",
  "\uD800",
  "𝔵",
  "مرحبا",
  "\\",
  "{",
  "}",
  "$",
  "$$",
  "\\frac",
  "\\begin{cases}",
  "\\end{matrix}",
  "&",
  "%",
  "^^",
  "__",
  "((((((((",
  "))))",
  "\n",
  "\t",
  "<script>",
  "'; drop table",
  "1e309",
  "0x1f",
  "9".repeat(60),
  "x".repeat(40),
  "½",
  "²³",
  "…",
];

/** Exercises as books set them; every # becomes a number. */
const EXERCISES = [
  "#x + # = #x - #",
  "Solve #(x - #) = x/# + #",
  "Solve x^2 - #x + # = 0 by completing the square",
  "Solve |#x - #| <= #",
  "Solve \\sqrt{#x + #} = x - #",
  "Solve #x + #y = #, #x - #y = #",
  "Solve #^{x-#} = #",
  "Solve \\frac{#}{x-#} + \\frac{#}{x} = #",
  "Solve x^3 - #x^2 + #x - # > 0",
  "Factor #x^3 + #x^2 - #x",
  "Expand (#x - #)^#",
  "Simplify \\sqrt{#} + #\\sqrt{#}",
  "Simplify \\frac{x^2 - #}{x^2 + #x + #}",
  "Evaluate #x^# - # when x = -#",
  "What is #% of #?",
  "# is what percent of #?",
  "# #/# + # #/#",
  "(# + #i)/(# - #i)",
  "Find the prime factorization of ##",
  "Find the lcm of #, # and #",
  "Round #.### to the nearest hundredth",
  "Find the derivative of #x^# sin(#x)",
  "\\lim_{x\\to #} \\frac{x^2-#}{x-#}",
  "\\int_0^# (#x^2 + #) dx",
  "Find the inverse of f(x) = (#x - #)/(x + #)",
  "Find the slope of the line through (#, -#) and (#, #)",
  "Find the sum of the first # terms of #, #, #, ...",
  "Let f(x) = #x^2 - # and g(x) = x + #. What is f(g(#))?",
  "The sum of two numbers is #. One is # more than the other. Find the numbers.",
  "A rectangle has length # cm and width # cm. Find its area.",
  "Find the mean of #, #, #, #",
  "Find the molar mass of C#H#O#",
  "Solve 2sin(x) = # on [0, 2\\pi)",
  "Convert # feet to metres",
];

/** A text a student might send, or someone who means to break the engine: as in a book, well formed, slightly
 * broken, rubbish, a quarter each. */
export function problemText(random: Random): string {
  switch (random.below(4)) {
    case 0:
      return exercise(random);
    case 1:
      return wellFormed(random);
    case 2:
      return broken(random.oneIn(2) ? exercise(random) : wellFormed(random), random);
    default:
      return rubbish(random);
  }
}

const exercise = (random: Random): string =>
  random.pick(EXERCISES).replace(/#/g, () => String(random.below(random.oneIn(10) ? 100_000 : 20)));

function wellFormed(random: Random): string {
  const mathematics = expression(random, 1 + random.below(random.oneIn(3) ? 7 : 3));
  const equation = random.oneIn(2)
    ? mathematics
    : `${mathematics} ${random.pick(["=", "<", "≥"])} ${expression(random, random.below(3))}`;
  const marked = random.oneIn(2) ? `$${equation}$` : equation;
  return `${random.oneIn(4) ? "" : `${random.pick(TASKS)} `}${marked}${random.pick(TAILS)}`;
}

function expression(random: Random, depth: number): string {
  if (depth <= 0 || random.oneIn(5)) return atom(random);
  const inner = () => expression(random, depth - 1 - random.below(2));
  switch (random.below(8)) {
    case 0:
      return `(${inner()})`;
    case 1:
      return `\\frac{${inner()}}{${inner()}}`;
    case 2:
      return `${random.pick(FUNCTIONS)}(${inner()})`;
    case 3:
      return `(${inner()})^${random.oneIn(2) ? `{${inner()}}` : random.below(40)}`;
    case 4:
      return `|${inner()}|`;
    default:
      return `${inner()} ${random.pick(SIGNS)} ${inner()}`;
  }
}

function atom(random: Random): string {
  switch (random.below(6)) {
    case 0:
      return random.pick(LETTERS);
    case 1:
      return `${random.below(20)}${random.pick(LETTERS)}`;
    case 2:
      return `${random.below(1000)}.${random.below(1000)}`;
    case 3:
      return String(random.below(10) ** random.below(30));
    default:
      return String(random.below(100));
  }
}

/** A few characters dropped, doubled, exchanged or put in. */
function broken(text: string, random: Random): string {
  let result = text;
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const at = random.below(result.length + 1);
    const put = random.oneIn(3) ? "" : random.pick(random.oneIn(2) ? GARBAGE : SIGNS);
    result = result.slice(0, at) + put + result.slice(at + random.below(3));
  }
  return result;
}

function rubbish(random: Random): string {
  const pieces = [...GARBAGE, ...SIGNS, ...FUNCTIONS, ...LETTERS, ...TASKS, "1", "2", "0", " "];
  let text = "";
  for (let count = random.below(30); count > 0; count -= 1) {
    text += random.pick(pieces);
    if (random.oneIn(3)) text += " ";
  }
  return random.oneIn(200) ? text.repeat(1 + random.below(60)) : text;
}
