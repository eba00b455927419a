import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { integerPower } from "../expression/integer";
import { placeName } from "../expression/place-names";
import { isInteger } from "../expression/rational";
import type { Budget, Check } from "../types";
import { inForm, says } from "./claims";
import { numberName } from "./number-names";
import { type ProblemOf, refuted, UNCHECKED, type Verifier, verified } from "./obligations";

/** Checks digits, places, names and numerals of numbers. */
export const PLACE_DIGIT: Verifier<"place-digit"> = {
  expression: ({ number, place, form }, { expression }, budget) => ({
    value: () => {
      const unit = integerPower(10n, BigInt(place));
      const size = number < 0n ? -number : number;
      const digit = wholeValue(expression, budget);
      return digit === (size / unit) % 10n
        ? verified(
            `$${size}$ divided by $${unit}$ is $${size / unit}$ and a rest; its last digit is $${digit}$.`,
          )
        : refuted("Another digit stands there.");
    },
    form: inForm(expression, form, budget),
  }),
};

const wholeValue = (expression: Expression, budget: Budget): bigint | null => {
  const value = evaluateExact(expression, new Map(), budget);
  return value && isInteger(value) ? value.n : null;
};

export const DIGIT_PLACE: Verifier<"digit-place"> = {
  word: ({ written, digit }, { word }) => ({
    word: () => {
      const [whole = "", part = ""] = written.split(".");
      const places = [
        ...[...whole].toReversed().flatMap((each, at) => (each === digit ? [at] : [])),
        ...[...part].flatMap((each, at) => (each === digit ? [-at - 1] : [])),
      ];
      const [place, ...others] = places;
      const name = place === undefined ? null : placeName(place);
      if (name === null || others.length > 0) return refuted("The digit has no one place with a name.");
      return says(
        word,
        name,
        `The digit $${digit}$ stands once in the number, and the ${name} place holds it.`,
      );
    },
  }),
};

export const WRITE_DIGITS: Verifier<"write-digits"> = {
  expression: ({ words, form }, { expression }, budget) => ({
    value: () => {
      const value = wholeValue(expression, budget);
      const name = value !== null && value >= 0n ? numberName(String(value)) : null;
      return name !== null && plain(name) === plain(words)
        ? verified(`Read aloud, $${value}$ has the name in the question.`)
        : refuted("Read aloud, it has another name.");
    },
    form: inForm(expression, form, budget),
  }),
};

/** However a question puts hyphens, commas and "and". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[-,]|\band\b/g, " ")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");

export const NAME_NUMBER: Verifier<"name-number"> = {
  word: ({ written }, { word }) => ({
    word: () => {
      const name = numberName(written);
      return name ? says(word, name, "Read back group by group, the name gives the same digits.") : UNCHECKED;
    },
  }),
};

export const BASE_CONVERSION: Verifier<"base-conversion"> = {
  word: ({ written, from, to }, { word }) => ({
    word: () => {
      const value = inTen(written, from);
      return value !== null && isNumeral(word) && inTen(word, to) === value
        ? verified(
            `Added up by its places, the answer is $${value}$ in base ten, the number in the question.`,
          )
        : refuted("It is another number.");
    },
  }),
};

export const BASE_ARITHMETIC: Verifier<"base-arithmetic"> = {
  word: (problem, { word }, budget) => ({
    word: () => {
      budget.spend(problem.left.length);
      return isNumeral(word) ? checkArithmetic(problem, word) : refuted("It is no numeral.");
    },
  }),
};

/** Written once: in small letters and without zeros in front. */
const isNumeral = (word: string): boolean => /^(?:0|-?[1-9a-z][0-9a-z]*)$/.test(word);

/** The value by powers from the right; null for what is no numeral of the base. */
function inTen(written: string, base: number): bigint | null {
  const digits = [...written.replace(/^-/, "")].map((digit) => Number.parseInt(digit, 36));
  if (digits.length === 0 || digits.some((digit) => Number.isNaN(digit) || digit >= base)) return null;
  const value = digits
    .reverse()
    .reduce((sum, digit, at) => sum + BigInt(digit) * integerPower(BigInt(base), BigInt(at)), 0n);
  return written.startsWith("-") ? -value : value;
}

/** The calculation undone. */
function checkArithmetic(
  { left, right, operator, base }: ProblemOf<"base-arithmetic">,
  written: string,
): Check {
  const [a, b, c] = [left, right, written].map((each) => inTen(each, base));
  if (typeof a !== "bigint" || typeof b !== "bigint" || typeof c !== "bigint")
    return refuted("It is no number of this base.");
  const back = {
    "+": () => c - b === a,
    "-": () => c + b === a,
    "*": () => (b === 0n ? c === 0n : c / b === a && c % b === 0n),
  };
  return back[operator]()
    ? verified(`In base ten the answer is $${c}$, and undoing the calculation gives $${a}$ again.`)
    : refuted("Undone, the calculation gives another number.");
}
