import type { Random } from "./random";

/** A little more than the engine reads at all. */
const MOST_CHARACTERS = 2100;
const OPERATORS = ["+", "-", "*", "/", "^", "=", "<", ",", "\\cdot "];
const NUMBER = /\d+/g;
const OPERATOR = /[-+*/^=<,]/g;

type Mutation = (text: string, random: Random, other: string) => string;

const place = (text: string, random: Random): number => random.below(text.length + 1);

function replaceOne(
  text: string,
  pattern: RegExp,
  random: Random,
  change: (found: string) => string,
): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { 0: old, index } = random.pick(found);
  return text.slice(0, index) + change(old) + text.slice(index + old.length);
}

/** The part of a text between a bracket and the one that closes it, or the whole mathematics behind the first words. */
function span(text: string, random: Random): readonly [from: number, to: number] {
  const opened = [...text.matchAll(/[([{]/g)].map(({ index }) => index);
  const start = opened.length > 0 && !random.oneIn(3) ? random.pick(opened) : null;
  if (start === null) return [Math.max(0, text.search(/[\\(\d]|\b[a-z]\b/)), text.length];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ("([{".includes(text[at] as string)) depth += 1;
    if (")]}".includes(text[at] as string)) depth -= 1;
    if (depth === 0) return [start, at + 1];
  }
  return [start, text.length];
}

function around(text: string, random: Random, change: (inner: string) => string): string {
  const [from, to] = span(text, random);
  return text.slice(0, from) + change(text.slice(from, to)) + text.slice(to);
}

const wrapped = (inner: string, random: Random): string =>
  random.pick([
    `(${inner})^{${1 + random.below(12)}}`,
    `\\sqrt{${inner}}`,
    `\\sqrt[${2 + random.below(6)}]{${inner}}`,
    `\\frac{1}{${inner}}`,
    `\\frac{${inner}}{${inner} + 1}`,
    `f(${inner})`,
    `|${inner}|`,
    `\\sin(${inner})`,
    `\\ln(${inner})`,
    `-(${inner})`,
  ]);

const MUTATIONS: readonly Mutation[] = [
  // Nest.
  (text, random) => around(text, random, (inner) => wrapped(inner, random)),
  // Repeat a bracket, or any stretch.
  (text, random) =>
    around(text, random, (inner) => [inner, inner].join(random.pick(["", " + ", " - ", ", ", "/"]))),
  (text, random) => {
    const [a, b] = [place(text, random), place(text, random)].sort((x, y) => x - y) as [number, number];
    return text.slice(0, b) + text.slice(a, b).repeat(1 + random.below(4)) + text.slice(b);
  },
  // Enlarge or change a number.
  (text, random) =>
    replaceOne(text, NUMBER, random, (n) => n + String(random.below(10 ** (1 + random.below(3))))),
  (text, random) =>
    replaceOne(text, NUMBER, random, (n) => String(Number(n.slice(0, 15)) + 1 + random.below(5))),
  (text, random) => replaceOne(text, NUMBER, random, () => String(random.below(100))),
  // A number becomes a letter, a root, a power or a fraction, a letter a number.
  (text, random) =>
    replaceOne(text, NUMBER, random, (n) =>
      random.pick(["x", "y", `\\sqrt{${n}}`, `${n}^{${n}}`, `\\frac{${n}}{7}`, `(${n} + x)`, `${n}!`]),
    ),
  (text, random) =>
    replaceOne(text, /\b[a-z]\b/g, random, (x) => random.pick(["2", "y", "z", `${x}^2`, `(${x} + 1)`])),
  // Exchange an operator.
  (text, random) => replaceOne(text, OPERATOR, random, () => random.pick(OPERATORS)),
  // Splice with another text.
  (text, random, other) => text.slice(0, place(text, random)) + other.slice(place(other, random)),
  (text, random, other) => {
    const [from, to] = span(other, random);
    return replaceOne(text, NUMBER, random, () => `(${other.slice(from, to)})`);
  },
];

/** A text one to three changes away from another that is meant to cost more. */
export function mutated(text: string, other: string, random: Random): string {
  let result = text;
  for (let count = 1 + random.below(3); count > 0; count -= 1)
    result = random.pick(MUTATIONS)(result, random, other);
  return result.length > MOST_CHARACTERS ? result.slice(0, MOST_CHARACTERS) : result;
}
