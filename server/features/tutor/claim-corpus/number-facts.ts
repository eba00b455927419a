import { table } from "@/server/solver/table";
import "server-only";
import { fraction, gcd, mixed, number, plain, spell } from "./notation";
import type { Fact } from "./types";

const SIGNS = table({
  "+": { tex: "+", said: "plus", named: "the sum of" },
  "-": { tex: "-", said: "minus", named: "the difference of" },
  "×": { tex: "\\times", said: "times", named: "the product of" },
  "÷": { tex: "\\div", said: "divided by", named: "the quotient of" },
} as const);

function arithmetic(a: number, sign: keyof typeof SIGNS, b: number): Fact {
  const right = { "+": a + b, "-": a - b, "×": a * b, "÷": a / b }[sign];
  const { tex, said, named } = SIGNS[sign];
  return {
    kind: "arithmetic",
    family: "calculation",
    problem: `What is ${a} ${sign} ${b}?`,
    right: number(right),
    wrong: [right + 2, right - 1, right + 10].map(number),
    fill: {
      p: `$${a} ${tex} ${b}$`,
      q: `${a} ${sign} ${b}`,
      spoken: `${spell(a)} ${said} ${spell(b)}`,
      named: `${named} ${a} and ${b}`,
    },
    beside: [
      `Round first: ${a} is close to ${Math.round(a / 10) * 10 || 10}.`,
      `The first number is ${a} and the second is ${b}.`,
      `A rough estimate is ${right + 3}.`,
      `That is about ${right + 1}.`,
    ],
  };
}

function fractionSum(a: number, b: number, c: number, d: number): Fact {
  const [n, m] = [a * d + c * b, b * d];
  return {
    kind: "fraction",
    family: "calculation",
    problem: `What is ${a}/${b} + ${c}/${d}?`,
    right: fraction(n, m),
    wrong: [fraction(a + c, b + d), fraction(n + 1, m), fraction(n, m + 1)],
    fill: {
      p: `$\\frac{${a}}{${b}} + \\frac{${c}}{${d}}$`,
      q: `${a}/${b} + ${c}/${d}`,
      named: `the sum of ${a}/${b} and ${c}/${d}`,
    },
    beside: [
      `The common denominator is ${m / gcd(b, d)}.`,
      `The denominators are ${b} and ${d}.`,
      `$\\frac{${a}}{${b}}$ is the same as $\\frac{${a * d}}{${b * d}}$.`,
      `That gives ${a * d} for the new numerator of the first fraction.`,
    ],
  };
}

function mixedSum(a: readonly [number, number, number], b: readonly [number, number, number]): Fact {
  const [n, m] = [(a[0] * a[2] + a[1]) * b[2] + (b[0] * b[2] + b[1]) * a[2], a[2] * b[2]];
  const [p, q] = [mixed(a[0] * a[2] + a[1], a[2]), mixed(b[0] * b[2] + b[1], b[2])];
  return {
    kind: "mixed number",
    family: "calculation",
    problem: `What is ${p.plain} + ${q.plain}?`,
    right: mixed(n, m),
    wrong: [mixed(n + m, m), mixed(n + 1, m), mixed(n - m, m)],
    fill: {
      p: `$${p.tex} + ${q.tex}$`,
      q: `${p.plain} + ${q.plain}`,
      named: `the sum of ${p.plain} and ${q.plain}`,
    },
    beside: [
      `The whole parts give ${a[0] + b[0]}.`,
      `The fractional parts are ${a[1]}/${a[2]} and ${b[1]}/${b[2]}.`,
    ],
  };
}

function percent(rate: number, whole: number): Fact {
  const right = (rate * whole) / 100;
  return {
    kind: "percent",
    family: "calculation",
    problem: `What is ${rate}% of ${whole}?`,
    right: number(right),
    wrong: [right + 3, right * 10, right + 1].map(number),
    fill: {
      p: `$${rate}\\%$ of $${whole}$`,
      q: `${rate}% of ${whole}`,
      named: `${rate} percent of ${whole}`,
    },
    beside: [
      `10% of ${whole} is ${whole / 10}.`,
      `As a decimal, ${rate}% is ${rate / 100}.`,
      `The whole is ${whole}.`,
      `One percent is ${whole / 100}.`,
    ],
  };
}

function power(base: number, exponent: number): Fact {
  const right = base ** exponent;
  return {
    kind: "power",
    family: "calculation",
    problem: `What is ${base}^${exponent}?`,
    right: number(right),
    wrong: [base * exponent, right + base, right - 1].filter((each) => each !== right).map(number),
    fill: {
      p: `$${base}^{${exponent}}$`,
      q: `${base}^${exponent}`,
      spoken: `${spell(base)} to the power of ${spell(exponent)}`,
      named: `${base} to the power of ${exponent}`,
    },
    beside: [
      `The base is ${base} and the exponent is ${exponent}.`,
      `$${base}^2 = ${base * base}$ is the first step.`,
    ],
  };
}

function root(value: number): Fact {
  return {
    kind: "root",
    family: "calculation",
    problem: `What is the square root of ${value * value}?`,
    right: number(value),
    wrong: [value + 1, value - 1, value * 2].map(number),
    fill: {
      p: `$\\sqrt{${value * value}}$`,
      q: `√${value * value}`,
      spoken: `the square root of ${value * value}`,
      named: `the square root of ${value * value}`,
    },
    beside: [
      `The radicand is ${value * value}.`,
      `${value - 1} squared is ${(value - 1) ** 2}, which is too small.`,
    ],
  };
}

function conversion(amount: number, from: string, to: string, factor: number): Fact {
  const right = amount * factor;
  const unit = (value: number) => ({ tex: `${plain(value)}\\text{ ${to}}`, plain: `${plain(value)} ${to}` });
  return {
    kind: "unit conversion",
    family: "conversion",
    problem: `Convert ${amount} ${from} to ${to}`,
    right: unit(right),
    wrong: [right * 10, right / 10, right + factor].map(unit),
    fill: { p: `${amount} ${from}`, q: `${amount} ${from}`, to },
    beside: [
      `One ${from} is ${plain(factor)} ${to}.`,
      `The factor is ${plain(factor)}.`,
      `We multiply by ${plain(factor)}.`,
    ],
  };
}

export const NUMBER_FACTS: readonly Fact[] = [
  arithmetic(7, "×", 8),
  arithmetic(45, "+", 27),
  arithmetic(61, "-", 28),
  arithmetic(96, "÷", 8),
  arithmetic(13, "×", 12),
  fractionSum(2, 3, 1, 4),
  fractionSum(1, 2, 2, 5),
  fractionSum(3, 8, 1, 6),
  mixedSum([1, 1, 2], [2, 1, 3]),
  mixedSum([3, 2, 5], [1, 1, 4]),
  percent(15, 80),
  percent(30, 250),
  percent(12, 50),
  power(2, 5),
  power(3, 4),
  power(5, 3),
  root(12),
  root(9),
  root(15),
  conversion(3, "km", "m", 1000),
  conversion(5, "hours", "minutes", 60),
  conversion(4, "kg", "g", 1000),
  conversion(7, "m", "cm", 100),
];
