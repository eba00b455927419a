import { integerPower } from "../expression/integer";
import { placeNamed } from "../expression/place-names";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { numberNames } from "./number-names";
import { wholesIn } from "./whole-numbers";

/** Checks digits, places, names and numerals of numbers. */
export function verifyDigits(problem: Problem, value: AnswerValue, budget: Budget): Check {
  switch (problem.task) {
    case "place-digit":
      return placeDigitCheck(problem.number, problem.place, wholesIn(value)?.[0]);
    case "digit-place":
      return digitPlaceCheck(problem.written, problem.digit, wordOf(value));
    case "write-digits":
      return nameCheck(problem.words, wholesIn(value)?.[0]);
    case "name-number":
      return numberNames(problem.written).some((name) => plain(name) === plain(wordOf(value)))
        ? proved("Read back group by group, the name gives the same digits.")
        : refuted;
    case "base-conversion":
      return numeralCheck(inTen(problem.written, problem.from), wordOf(value), problem.to);
    case "base-arithmetic": {
      budget.spend(problem.left.length);
      return arithmeticCheck(problem, wordOf(value));
    }
    default:
      return refuted;
  }
}

const refuted: Check = { status: "refuted", reason: "The digits do not fit." };
const proved = (sentence: string): Check => ({ status: "verified", evidence: [sentence] });
const wordOf = (value: AnswerValue): string => (value.kind === "word" ? value.word : "");
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[-,]|\band\b/g, " ")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");

function placeDigitCheck(number: bigint, place: number, digit: bigint | undefined): Check {
  const unit = integerPower(10n, BigInt(place));
  const size = number < 0n ? -number : number;
  if (digit === undefined || digit > 9n || (size / unit) % 10n !== digit) return refuted;
  return proved(
    `$${size}$ divided by $${unit}$ is $${size / unit}$ and a rest; its last digit is $${digit}$.`,
  );
}

function digitPlaceCheck(written: string, digit: string, name: string): Check {
  const place = placeNamed(name);
  if (place === null) return refuted;
  const [whole = "", part = ""] = written.split(".");
  const found = place >= 0 ? whole.at(-1 - place) : part[-place - 1];
  return found === digit && written.split(digit).length === 2
    ? proved(`The digit $${digit}$ stands once in the number, and the ${name} place holds it.`)
    : refuted;
}

function nameCheck(words: string, value: bigint | undefined): Check {
  if (value === undefined || value < 0n) return refuted;
  return numberNames(String(value)).some((name) => plain(name) === plain(words))
    ? proved(`Read aloud, $${value}$ has the name in the question.`)
    : refuted;
}

/** The value as JavaScript reads it where it can, else by powers from the right. */
function inTen(written: string, base: number): bigint | null {
  const negative = written.startsWith("-");
  const digits = [...written.replace("-", "")].map((digit) => Number.parseInt(digit, 36));
  if (digits.length === 0 || digits.some((digit) => Number.isNaN(digit) || digit >= base)) return null;
  const value = digits
    .reverse()
    .reduce((sum, digit, at) => sum + BigInt(digit) * integerPower(BigInt(base), BigInt(at)), 0n);
  return negative ? -value : value;
}

function numeralCheck(value: bigint | null, written: string, base: number): Check {
  const back = inTen(written, base);
  if (value === null || back !== value || /^-?0\w/.test(written)) return refuted;
  return proved(`Added up by its places, the answer is $${back}$ in base ten, the number in the question.`);
}

type Arithmetic = Extract<Problem, { task: "base-arithmetic" }>;

function arithmeticCheck({ left, right, operator, base }: Arithmetic, written: string): Check {
  const [a, b, c] = [inTen(left, base), inTen(right, base), inTen(written, base)];
  if (a === null || b === null || c === null || /^-?0\w/.test(written)) return refuted;
  const holds =
    operator === "+"
      ? c - b === a
      : operator === "-"
        ? c + b === a
        : b === 0n
          ? c === 0n
          : c / b === a && c % b === 0n;
  return holds
    ? proved(`In base ten the answer is $${c}$, and undoing the calculation gives $${a}$ again.`)
    : refuted;
}
