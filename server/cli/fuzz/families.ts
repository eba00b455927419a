import type { Random } from "./random";

/** A kind of text whose cost for the engine grows with `size`, from an exercise (1) to far beyond a book's (40). */
export interface Family {
  readonly name: string;
  text(random: Random, size: number): string;
}

const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
];
const LETTERS = ["x", "y", "z", "a", "b", "c", "m", "n", "k", "w"];
const ELEMENTS = ["H", "O", "C", "N", "Na", "K", "Fe", "Cu", "S", "Cl", "P", "Ca", "Mn", "Cr", "Al", "Mg"];

const many = (count: number, each: (at: number) => string, between: string): string =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, at) => each(at)).join(between);
const nested = (depth: number, start: string, around: (inner: string) => string): string => {
  let text = start;
  for (let level = 0; level < depth; level += 1) text = around(text);
  return text;
};
const prime = (random: Random): number => random.pick(PRIMES);
const letter = (at: number): string => LETTERS[at % LETTERS.length] ?? "x";
const upTo = (random: Random, limit: number): number => 1 + random.below(Math.max(1, Math.round(limit)));
const digits = (random: Random, count: number): string =>
  `${1 + random.below(9)}${many(count, () => String(random.below(10)), "")}`;
const family = (name: string, text: Family["text"]): Family => ({ name, text });

const polynomial = (random: Random, size: number, name = "x"): string =>
  many(1 + size / 3, () => `${upTo(random, size * size)}${name}^{${random.below(size + 2)}}`, " + ");
const surds = (random: Random, size: number): string =>
  many(size, () => `\\sqrt${random.oneIn(3) ? `[${2 + random.below(5)}]` : ""}{${prime(random)}}`, " + ");
const root = (random: Random, inside: string): string => `\\sqrt[${2 + random.below(11)}]{${inside}}`;

const ALGEBRA: readonly Family[] = [
  family("composition", (random, size) => {
    const body = random.pick([
      `x^${upTo(random, 5)} + x`,
      `1/(x + ${upTo(random, 9)})`,
      "x^2 - 2",
      "\\sqrt{x + 1}",
    ]);
    return `Let f(x) = ${body}. What is ${nested(upTo(random, size), random.pick(["x", "2", "y + 1"]), (inner) => `f(${inner})`)}?`;
  }),
  family("definitions", (random, size) => {
    const told = many(
      size / 3,
      (at) =>
        `Let ${letter(at)} = ${at ? `${letter(at - 1)}^${upTo(random, size)} + ` : ""}${upTo(random, 99)}`,
      ". ",
    );
    return `${told}. What is ${letter(upTo(random, size / 3) - 1)}?`;
  }),
  family(
    "sums of radicals",
    (random, size) =>
      `Simplify ${many(size / 4, () => `(${surds(random, size / 4)})`, random.pick(["", " + ", " - "]))}`,
  ),
  family("powers of radicals", (random, size) => `(${surds(random, size / 2)})^${upTo(random, size / 2)}`),
  family(
    "fractions of radicals",
    (random, size) => `Simplify \\frac{${surds(random, size / 4)}}{${surds(random, size / 3)}}`,
  ),
  family(
    "nested radicals",
    (random, size) =>
      `Simplify ${nested(size / 2, String(prime(random)), (inner) => root(random, `${prime(random)} + ${inner}`))}`,
  ),
  family(
    "radical products",
    (random, size) =>
      `Simplify ${many(size, () => root(random, `${prime(random) * prime(random)}${letter(random.below(4))}^${upTo(random, size)}`), " ")}`,
  ),
  family(
    "multivariate powers",
    (random, size) =>
      `Expand (${many(2 + size / 8, letter, random.pick([" + ", " - 2"]))})^{${upTo(random, size * 2)}}`,
  ),
  family(
    "products of sums",
    (random, size) =>
      `Expand ${many(size / 3, () => `(${upTo(random, 9)}${letter(random.below(5))} + ${letter(random.below(5))} - ${upTo(random, size)})`, "")}`,
  ),
  family("partial fractions", (random, size) => {
    const below = many(
      1 + size / 8,
      () => `(x${random.oneIn(3) ? "^2" : ""} + ${upTo(random, 9)})^{${upTo(random, size / 2)}}`,
      "",
    );
    return `Find the partial fraction decomposition of \\frac{${polynomial(random, size / 3)}}{${below}}`;
  }),
  family(
    "rational exponents",
    (random, size) =>
      `Simplify (${many(size / 4, () => `${upTo(random, 32)}${letter(random.below(3))}^{${upTo(random, size)}/${upTo(random, size)}}`, random.pick([" + ", ""]))})^{${upTo(random, size)}/${upTo(random, size)}}`,
  ),
  family(
    "factoring",
    (random, size) =>
      `Factor ${random.oneIn(2) ? `x^{${upTo(random, size * 6)}} - ${random.pick(["1", "y^{24}", String(2 ** random.below(30))])}` : polynomial(random, size)}`,
  ),
  family(
    "factoring in letters",
    (random, size) =>
      `Factor completely ${many(size / 2, () => `${upTo(random, 99)}x^${random.below(size)}y^${random.below(size)}z^${random.below(3)}`, " + ")}`,
  ),
  family(
    "nested fractions",
    (random, size) =>
      `Simplify ${nested(size, "x", (inner) => `\\frac{${upTo(random, 99)}}{${upTo(random, 99)} + ${inner}}`)}`,
  ),
  family(
    "rational expressions",
    (random, size) =>
      `Simplify ${many(size / 4, () => `\\frac{${polynomial(random, size / 4)}}{${letter(random.below(3))}^${upTo(random, size / 3)} - ${upTo(random, 99)}}`, " + ")}`,
  ),
  family(
    "polynomial division",
    (random, size) => `Divide (${polynomial(random, size * 3)}) by (${polynomial(random, size)})`,
  ),
];

const EQUATIONS: readonly Family[] = [
  family(
    "polynomial equations",
    (random, size) => `Solve ${polynomial(random, size * 2)} = ${digits(random, size / 2)}`,
  ),
  family(
    "radical equations",
    (random, size) =>
      `Solve ${many(1 + size / 6, () => `\\sqrt{${upTo(random, size)}x + ${upTo(random, 99)}}`, " + ")} = ${upTo(random, 99)}`,
  ),
  family(
    "rational equations",
    (random, size) =>
      `Solve ${many(1 + size / 4, () => `\\frac{${upTo(random, 99)}}{x - ${upTo(random, 99)}}`, " + ")} = ${upTo(random, 9)}`,
  ),
  family(
    "absolute values",
    (random, size) =>
      `Solve ${many(size / 2, () => `|${upTo(random, 9)}x - ${upTo(random, 99)}|`, " + ")} ${random.pick(["=", "<"])} ${upTo(random, 999)}`,
  ),
  family(
    "nested bars",
    (random, size) => `Solve ${nested(size / 2, "x", (inner) => `|${inner} - ${upTo(random, 9)}|`)} = 1`,
  ),
  family(
    "inequalities",
    (random, size) => `Solve ${many(size / 2, () => `(x - ${upTo(random, 99)})^${upTo(random, 4)}`, "")} > 0`,
  ),
  family("linear systems", (random, size) => {
    const count = 2 + Math.round(size / 6);
    return `Solve ${many(count, () => `${many(count, (at) => `${digits(random, size / 6)}${letter(at)}`, " + ")} = ${digits(random, 3)}`, ", ")}`;
  }),
  family(
    "curve systems",
    (random, size) =>
      `Solve ${polynomial(random, size / 3)} + y^${upTo(random, 4)} = ${upTo(random, 99)}, ${polynomial(random, size / 4, "y")} + xy = ${upTo(random, 9)}`,
  ),
  family(
    "exponential equations",
    (random, size) =>
      `Solve ${many(1 + size / 8, () => `${upTo(random, 99)}^{${upTo(random, size)}x - ${upTo(random, 9)}}`, random.pick([" + ", ""]))} = ${upTo(random, 30)}^{${upTo(random, size)}}`,
  ),
  family(
    "logarithms",
    (random, size) =>
      `${random.pick(["Condense", "Expand", "Solve", "Simplify"])} ${many(size / 3, () => `${upTo(random, size)}\\log_{${upTo(random, 12)}}(${upTo(random, 999)}${random.pick(["", "x", "y^3"])})`, " + ")}${random.oneIn(2) ? " = 3" : ""}`,
  ),
  family(
    "trigonometry",
    (random, size) =>
      `${random.pick(["Simplify", "Solve", "Expand"])} ${many(1 + size / 6, () => `\\${random.pick(["sin", "cos", "tan"])}^{${upTo(random, size / 2)}}(${upTo(random, size)}x)`, random.pick(["", " + "]))}${random.oneIn(2) ? " = 1/2" : ""}`,
  ),
  family(
    "exact angles",
    (random, size) =>
      `Find the exact value of ${many(1 + size / 5, () => `\\cos(\\frac{${upTo(random, size)}\\pi}{${upTo(random, size * 2)}})`, random.pick(["", " + "]))}`,
  ),
];

const NUMBERS: readonly Family[] = [
  family(
    "big arithmetic",
    (random, size) => `${many(size / 2, () => digits(random, size), random.pick([" * ", " + ", " / "]))}`,
  ),
  family(
    "towers",
    (random, size) =>
      `What is ${nested(size / 5, String(upTo(random, size)), (inner) => `${upTo(random, 9)}^{${inner}}`)}?`,
  ),
  family("fraction sums", (random, size) =>
    many(
      size,
      () => `\\frac{${digits(random, size / 5)}}{${digits(random, size / 4)}}`,
      random.pick([" + ", " - "]),
    ),
  ),
  family(
    "number theory",
    (random, size) =>
      `${random.pick(["Find the prime factorization of", "List all factors of", "Is", "Find the gcd of 12 and", "Find the lcm of 99 and", "What are the prime factors of"])} ${digits(random, size)}${random.pick(["", "?", " prime?"])}`,
  ),
  family(
    "multiples",
    (random, size) =>
      `Find the ${random.pick(["lcm", "gcd"])} of ${many(size, () => digits(random, size / 5), ", ")}`,
  ),
  family("combinatorics", (random, size) =>
    random.pick([
      `What is ${upTo(random, size * 20)}!/${upTo(random, size * 10)}!`,
      `\\binom{${upTo(random, size * 30)}}{${upTo(random, size * 15)}}`,
      `How many ways are there to choose ${upTo(random, size * 9)} of ${upTo(random, size * 30)} people?`,
      `Find the coefficient of x^${upTo(random, size)} in (${upTo(random, 99)}x + ${upTo(random, 99)})^{${upTo(random, size * 4)}}`,
    ]),
  ),
  family(
    "number bases",
    (random, size) => `Write ${digits(random, size * 3)} in base ${2 + random.below(14)}`,
  ),
  family(
    "roots of numbers",
    (random, size) =>
      `Simplify ${root(random, digits(random, size))} + ${root(random, digits(random, size / 2))}`,
  ),
  family(
    "complex powers",
    (random, size) =>
      `Simplify (${upTo(random, 99)} + ${upTo(random, 99)}i)^{${upTo(random, size * 3)}} / (${upTo(random, 9)} - ${upTo(random, 9)}i)^{${upTo(random, size)}}`,
  ),
  family("scientific notation", (random, size) =>
    many(
      size / 3,
      () => `(${upTo(random, 9)}.${digits(random, 3)} \\times 10^{${upTo(random, size * 8)}})`,
      " \\times ",
    ),
  ),
];

const ANALYSIS: readonly Family[] = [
  family(
    "derivatives",
    (random, size) =>
      `Find the derivative of ${many(size / 4, () => `(${polynomial(random, size / 5)})^{${upTo(random, size)}}`, random.pick(["", " / ", " \\sin "]))}`,
  ),
  family(
    "nested derivatives",
    (random, size) =>
      `Find the derivative of ${nested(size / 3, "x", (inner) => `\\${random.pick(["sin", "ln", "cos", "sqrt"])}{(${inner} + x^${upTo(random, 5)})}`)}`,
  ),
  family(
    "higher derivatives",
    (random, size) =>
      `Find the ${random.pick(["second", "third", "fourth"])} derivative of ${many(1 + size / 8, () => `(x^${upTo(random, size)} + 1)`, "")} e^{x^${upTo(random, 4)}}`,
  ),
  family(
    "integrals",
    (random, size) =>
      `\\int ${many(1 + size / 6, () => random.pick([`x^{${upTo(random, size)}}`, `\\sin^${upTo(random, size)}(x)`, `e^{${upTo(random, 9)}x}`, `(x + ${upTo(random, 9)})^{${upTo(random, size)}}`, "\\ln(x)"]), " ")} dx`,
  ),
  family(
    "rational integrals",
    (random, size) =>
      `\\int \\frac{${polynomial(random, size / 5)}}{${many(1 + size / 10, () => `(x - ${upTo(random, 9)})^{${upTo(random, size / 3)}}`, "")}} dx`,
  ),
  family(
    "limits",
    (random, size) =>
      `\\lim_{x \\to ${random.below(5)}} \\frac{${polynomial(random, size / 2)} - ${many(1 + size / 8, () => `\\sin(${upTo(random, 9)}x)`, "")}}{x^{${upTo(random, size)}}}`,
  ),
  family(
    "series",
    (random, size) =>
      `Find the sum \\sum_{k=${random.below(5)}}^{${upTo(random, 10 ** (1 + size / 8))}} ${random.pick(["k", "k^3", `(${upTo(random, 9)}/${upTo(random, 9)})^k`, "k 2^k", "1/(k(k+1))"])}`,
  ),
  family(
    "sequences",
    (random, size) =>
      `Find the ${upTo(random, size * 9)}th term of ${many(size, () => digits(random, size / 4), ", ")}, ...`,
  ),
  family(
    "recursions",
    (random, size) =>
      `Find the first ${upTo(random, size * 3)} terms of a_1 = ${upTo(random, 99)}, a_n = ${upTo(random, 9)}a_{n-1}^${upTo(random, 3)} + ${upTo(random, 9)}`,
  ),
  family(
    "function features",
    (random, size) => `Graph f(x) = \\frac{${polynomial(random, size / 2)}}{${polynomial(random, size / 3)}}`,
  ),
  family(
    "curve studies",
    (random, size) =>
      `Find the ${random.pick(["local extrema", "inflection points", "critical points", "domain", "range"])} of f(x) = ${polynomial(random, size)}`,
  ),
  family("matrices", (random, size) => {
    const side = 2 + Math.round(size / 8);
    const matrix = () =>
      `\\begin{bmatrix}${many(side, () => many(side, () => digits(random, size / 3), " & "), " \\\\ ")}\\end{bmatrix}`;
    return `${random.pick(["Find the determinant of", "Find the inverse of", "Find the reduced row echelon form of", "Multiply"])} ${matrix()}${random.oneIn(2) ? matrix() : ""}`;
  }),
];

const SUBJECTS: readonly Family[] = [
  family("chemical equations", (random, size) => {
    const species = () => many(1 + size / 8, () => `${random.pick(ELEMENTS)}_${upTo(random, size)}`, "");
    return `Balance ${many(1 + size / 5, species, " + ")} \\rightarrow ${many(1 + size / 5, species, " + ")}`;
  }),
  family(
    "molar masses",
    (random, size) =>
      `Find the molar mass of ${nested(size / 3, random.pick(ELEMENTS), (inner) => `(${inner}${random.pick(ELEMENTS)}_${upTo(random, 99)})_${upTo(random, 99)}`)}`,
  ),
  family(
    "statistics",
    (random, size) =>
      `Find the ${random.pick(["mean", "median", "standard deviation", "variance", "mode", "quartiles"])} of ${many(size * 8, () => digits(random, random.below(1 + size / 4)), ", ")}`,
  ),
  family(
    "distributions",
    (random, size) =>
      `X ~ B(${upTo(random, 10 ** (1 + size / 12))}, 0.${digits(random, size / 4)}). Find P(X ${random.pick(["<", "=", ">"])} ${upTo(random, 10 ** (1 + size / 12))}).`,
  ),
  family(
    "units",
    (random, size) =>
      `Convert ${digits(random, size)}.${digits(random, size)} ${random.pick(["km", "mi", "m", "oz", "gal"])}/${random.pick(["h", "s", "min"])} to ${random.pick(["m/s", "ft/min", "cm", "L"])}`,
  ),
  family("stories", (random, size) =>
    many(
      1 + size / 4,
      () =>
        random.pick([
          `A train travels ${upTo(random, 999)} miles in ${upTo(random, 9)} hours.`,
          `The sum of two numbers is ${digits(random, size / 3)}.`,
          `Ann has ${upTo(random, 99)} more apples than Ben.`,
          `A rectangle is ${upTo(random, 99)} cm longer than wide.`,
          `${upTo(random, 99)}% of the ${upTo(random, 999)} students left.`,
          "How many are there?",
        ]),
      " ",
    ),
  ),
  family(
    "vectors",
    (random, size) =>
      `Find the ${random.pick(["dot product", "cross product", "angle between", "magnitude"])} of ${many(2, () => `\\langle ${many(3, () => random.pick([digits(random, size), surds(random, 1 + size / 10)]), ", ")} \\rangle`, " and ")}`,
  ),
  family(
    "conics",
    (random, size) =>
      `Find the center and foci of ${digits(random, size / 3)}x^2 + ${digits(random, size / 3)}y^2 - ${digits(random, size / 3)}x + ${digits(random, size / 4)}y = ${digits(random, size / 2)}`,
  ),
  family(
    "quantities",
    (random, size) =>
      `A force of ${digits(random, size)} N acts on a mass of ${upTo(random, 99)} kg for ${digits(random, size / 2)} s. ${many(size / 6, () => `The speed is ${upTo(random, 99)} m/s.`, " ")} Find the acceleration.`,
  ),
  family("open brackets", (random, size) =>
    many(size * 5, () => random.pick(["(", "[", "{", "\\frac{", "\\sqrt{", "|", "-", "x", "^"]), ""),
  ),
  family("words", (random, size) =>
    many(
      size * 6,
      () =>
        random.pick([
          "the",
          "sum",
          "of",
          "twice",
          "a",
          "number",
          "and",
          "five",
          "more",
          "than",
          "is",
          "hundred",
          "million",
          "thousand",
          "less",
          "product",
        ]),
      " ",
    ),
  ),
];

/** Everything that is known to grow, by the part of the engine that it is for. */
export const FAMILIES: readonly Family[] = [...ALGEBRA, ...EQUATIONS, ...NUMBERS, ...ANALYSIS, ...SUBJECTS];
