import "server-only";
import { fraction, gcd, number, plain, polynomial, same } from "./notation";
import type { Fact, Written } from "./types";

function derivative(a: number, b: number): Fact {
  const f = polynomial(a, b, 0, 0);
  return {
    kind: "derivative",
    family: "named",
    problem: `Find the derivative of ${f}`,
    right: same(polynomial(3 * a, 2 * b, 0)),
    wrong: [same(polynomial(3 * a, b, 0)), same(polynomial(a, b, 0)), same(polynomial(3 * a, 2 * b, 1))],
    fill: { p: `$${f}$`, q: f, n: "the derivative", of: `of $${f}$` },
    beside: [
      `The power rule gives $${3 * a}x^2$ for the first term.`,
      `The derivative of $${b}x^2$ is $${2 * b}x$.`,
      `The exponent of the first term is 3.`,
      `The second derivative is $${polynomial(6 * a, 2 * b)}$.`,
    ],
  };
}

function integral(a: number, b: number): Fact {
  const f = polynomial(2 * a, b);
  return {
    kind: "integral",
    family: "named",
    problem: `Integrate ${f}`,
    right: same(`${polynomial(a, b, 0)} + C`),
    wrong: [
      same(`${polynomial(2 * a, b, 0)} + C`),
      same(`${polynomial(a, b, 1)}x + C`),
      same(`${2 * a} + C`),
    ],
    fill: { p: `$${f}$`, q: f, n: "the integral", of: `of $${f}$` },
    beside: [
      `The antiderivative of $${2 * a}x$ is $${a}x^2$.`,
      `The constant $${b}$ integrates to $${b}x$.`,
      `C is the constant of integration.`,
    ],
  };
}

function definite(a: number, top: number): Fact {
  const right = a * top * top;
  return {
    kind: "definite integral",
    family: "named",
    problem: `Find the integral of ${2 * a}x from 0 to ${top}`,
    right: number(right),
    wrong: [right + a, 2 * right, right - 1].map(number),
    fill: { n: "the integral", of: `from 0 to ${top}` },
    beside: [`The upper limit is ${top}.`, `The antiderivative is $${a}x^2$.`, `At 0 it is 0.`],
  };
}

function limit(a: number): Fact {
  return {
    kind: "limit",
    family: "named",
    problem: `Find the limit of (x^2 - ${a * a})/(x - ${a}) as x approaches ${a}`,
    right: number(2 * a),
    wrong: [a, 0, 2 * a + 1].map(number),
    fill: { n: "the limit", of: `as x approaches ${a}` },
    beside: [
      `The numerator factors as $(x - ${a})(x + ${a})$.`,
      `At x = ${a} the denominator is 0.`,
      `After cancelling, $x + ${a}$ is left.`,
    ],
  };
}

const joined = (data: readonly number[]): string => data.join(", ");

function mean(...data: readonly number[]): Fact {
  const sum = data.reduce((a, b) => a + b, 0);
  const right = sum / data.length;
  return {
    kind: "mean",
    family: "named",
    problem: `Find the mean of ${joined(data)}`,
    right: number(right),
    wrong: [right + 1, right - 0.5, sum / (data.length - 1)].map((each) => number(Number(each.toFixed(2)))),
    fill: { n: "the mean", of: `of ${joined(data)}` },
    beside: [
      `The sum is ${sum}.`,
      `There are ${data.length} numbers.`,
      `Adding them up gives ${sum}.`,
      `We divide by ${data.length}.`,
      `The largest value is ${Math.max(...data)}.`,
      `They add up to ${sum}.`,
    ],
  };
}

function median(...data: readonly number[]): Fact {
  const sorted = [...data].sort((a, b) => a - b);
  const right = sorted[(data.length - 1) / 2] as number;
  return {
    kind: "median",
    family: "named",
    problem: `Find the median of ${joined(data)}`,
    right: number(right),
    wrong: [right + 1, data[(data.length - 1) / 2] as number, right - 2]
      .filter((each) => each !== right)
      .map(number),
    fill: { n: "the median", of: `of ${joined(data)}` },
    beside: [
      `In order they are ${joined(sorted)}.`,
      `The smallest number is ${sorted[0]}.`,
      `There are ${data.length} numbers.`,
    ],
  };
}

function mode(...data: readonly number[]): Fact {
  const right = data.find((each, index) => data.indexOf(each) < index) as number;
  return {
    kind: "mode",
    family: "named",
    problem: `Find the mode of ${joined(data)}`,
    right: number(right),
    wrong: [Math.max(...data) + 1, data.find((each) => each !== right) as number].map(number),
    fill: { n: "the mode", of: `of ${joined(data)}` },
    beside: [`The largest number is ${Math.max(...data)}.`, `There are ${data.length} numbers in the list.`],
  };
}

const withUnit =
  (unit: string) =>
  (value: number): Written => ({
    tex: `${plain(value)}\\text{ ${unit.replace(/\^(\d)/, "}^$1\\text{")}}`.replace("\\text{}", ""),
    plain: `${plain(value)} ${unit}`,
  });

function area(a: number, b: number): Fact {
  const unit = withUnit("cm^2");
  return {
    kind: "area",
    family: "named",
    problem: `Find the area of a rectangle with length ${a} cm and width ${b} cm`,
    right: unit(a * b),
    wrong: [unit(2 * (a + b)), unit(a * b + 2), unit(a * b - 1)].filter(
      ({ plain: text }) => text !== unit(a * b).plain,
    ),
    fill: { n: "the area", of: "of the rectangle" },
    beside: [`The length is ${a} cm.`, `The width is ${b} cm.`, `The perimeter is ${2 * (a + b)} cm.`],
  };
}

function perimeter(a: number, b: number): Fact {
  const unit = withUnit("cm");
  return {
    kind: "perimeter",
    family: "named",
    problem: `Find the perimeter of a rectangle with length ${a} cm and width ${b} cm`,
    right: unit(2 * (a + b)),
    wrong: [unit(a + b), unit(2 * (a + b) + 2), unit(2 * (a + b) - 1)],
    fill: { n: "the perimeter", of: "of the rectangle" },
    beside: [`The length is ${a} cm.`, `Half of the perimeter is ${a + b} cm.`, `The area is ${a * b} cm^2.`],
  };
}

function volume(edge: number): Fact {
  const unit = withUnit("cm^3");
  return {
    kind: "volume",
    family: "named",
    problem: `Find the volume of a cube with edge ${edge} cm`,
    right: unit(edge ** 3),
    wrong: [unit(edge * 3), unit(6 * edge ** 2 + 1), unit(edge ** 3 + 1)],
    fill: { n: "the volume", of: "of the cube" },
    beside: [`The edge is ${edge} cm.`, `One face has an area of ${edge * edge} cm^2.`],
  };
}

function shared(name: "gcd" | "lcm", a: number, b: number): Fact {
  const divisor = gcd(a, b);
  const right = name === "gcd" ? divisor : (a * b) / divisor;
  const long = name === "gcd" ? "greatest common divisor" : "least common multiple";
  return {
    kind: name,
    family: "named",
    problem: `Find the ${long} of ${a} and ${b}`,
    right: number(right),
    wrong: [right * 2, right + 1, name === "gcd" ? 1 : a * b].filter((each) => each !== right).map(number),
    fill: { n: `the ${long}`, of: `of ${a} and ${b}` },
    beside: [
      `The first number is ${a}.`,
      `${a} is ${a / divisor} times ${divisor}.`,
      `Their product is ${a * b}.`,
    ],
  };
}

function probability(red: number, blue: number): Fact {
  const all = red + blue;
  return {
    kind: "probability",
    family: "named",
    problem: `A bag has ${red} red and ${blue} blue balls. What is the probability of drawing a red ball?`,
    right: fraction(red, all),
    wrong: [fraction(blue, all), fraction(red, blue), fraction(red + 1, all)],
    fill: { n: "the probability", of: "of drawing a red ball" },
    beside: [
      `There are ${all} balls in total.`,
      `${blue} of them are blue.`,
      `The probability of a blue ball is ${fraction(blue, all).plain}.`,
    ],
  };
}

function molarMass(formula: string, right: number): Fact {
  const unit = withUnit("g/mol");
  return {
    kind: "molar mass",
    family: "named",
    problem: `What is the molar mass of ${formula}?`,
    right: unit(right),
    wrong: [right + 2, right - 1, right * 2].map(unit),
    fill: { n: "the molar mass", of: `of ${formula}` },
    beside: [`Oxygen has a molar mass of 16.00 g/mol.`, `We add the atomic masses.`],
  };
}

function speed(distance: number, time: number): Fact {
  const unit = withUnit("m/s");
  return {
    kind: "physics",
    family: "named",
    problem: `A car travels ${distance} m in ${time} s. What is its average speed?`,
    right: unit(distance / time),
    wrong: [distance / time + 1, distance * time, distance / time - 2].map(unit),
    fill: { n: "the average speed", of: "of the car" },
    beside: [`The distance is ${distance} m.`, `The time is ${time} s.`],
  };
}

export const MEASURED_FACTS: readonly Fact[] = [
  derivative(2, 5),
  derivative(1, -4),
  derivative(4, 3),
  integral(3, 4),
  integral(1, 5),
  definite(3, 2),
  definite(1, 4),
  limit(3),
  limit(5),
  mean(4, 8, 9, 11, 13),
  mean(12, 15, 18, 7),
  mean(2, 3, 7),
  median(9, 2, 7, 4, 5),
  median(13, 4, 8, 21, 6, 9, 11),
  mode(3, 7, 3, 9, 4),
  area(8, 5),
  area(12, 7),
  perimeter(9, 4),
  volume(4),
  shared("gcd", 12, 18),
  shared("gcd", 40, 24),
  shared("lcm", 6, 8),
  shared("lcm", 9, 12),
  probability(3, 5),
  probability(4, 6),
  molarMass("H2O", 18.015),
  molarMass("CO2", 44.009),
  speed(120, 8),
  speed(100, 20),
];
