import { add, divide, isZero, multiply, type Rational, rational, subtract } from "../../expression/rational";
import { significantDigits } from "../../expression/significant";
import { table } from "../../table";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import { NUMBER, numberIn } from "./written-number";

const EACH =
  "(?:each of )?(?:the )?(?:following )?(?:numbers?|measurements?|values?|quantities|measured numbers?)?:? ?";
const UNIT = "(?: ?(?:[a-zA-Z]{1,3}|miles|seconds|grams|meters|liters|inches)(?:\\^\\d)?)?";
const FIGURES = "significant (?:figures|digits)";
const COUNT = new RegExp(
  `^(?:in the following exercises?,? )?(?:(?:indicate|determine|find|give|state|what is) the number of ${FIGURES} (?:in|of|for) ${EACH}|how many ${FIGURES} (?:are|are there|does|do) ?(?:in|contained in)? ?${EACH})(?:the (?:number|measurement) )?(${NUMBER})${UNIT}(?: have| contain)?[.?]?$`,
  "i",
);
const NOTATION = new RegExp(
  `^(?:in the following exercises?,? )?(?:express|write) ${EACH}in (?:scientific|exponential) notation with (?:the )?correct (?:number of )?${FIGURES}[:.]? ?(${NUMBER})${UNIT}[.?]?$`,
  "i",
);
const COUNTS: Readonly<Record<string, number>> = table({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
});
const ROUND = new RegExp(
  `^(?:in the following exercises?,? )?(?:round(?: off)?|express|write) ${EACH}to (${Object.keys(COUNTS).join("|")}|\\d) ${FIGURES}[:.]? ?(${NUMBER})${UNIT}[.?]?$|^(?:round(?: off)?|express|write) (${NUMBER})${UNIT} to (${Object.keys(COUNTS).join("|")}|\\d) ${FIGURES}[.?]?$`,
  "i",
);
const CALCULATE = new RegExp(
  `^(?:in the following exercises?,? )?(?:perform|do|carry out|complete) (?:each of )?(?:the following|this|these) (?:calculations?|operations?)(?: and (?:report|give|express) (?:each|the|your) (?:answer|result)s?)? (?:with|to|using) the (?:correct|proper|appropriate) number of ${FIGURES}[:.]? ?(.+?)[.?]?$`,
  "i",
);
const OPERAND = /\(?(\d[\d,]*(?:\.\d+)?(?: ?\* ?10\^-?\d{1,2})?)\)?/;

/** Questions on the digits of measured numbers: how many count, and what is left after rounding to them. */
export function readSignificantQuestion(text: string): ChemistryQuestion | null {
  const counted = COUNT.exec(text)?.[1];
  if (counted) return unclear(counted) ? null : { ask: "significant-count", written: counted };
  const powered = NOTATION.exec(text)?.[1];
  if (powered) {
    const value = numberIn(powered);
    const keep = { digits: significantDigits(powered), scientific: true } as const;
    return unclear(powered) || isZero(value) || powered.includes("*")
      ? null
      : { ask: "significant-value", value, keep, because: "asked" };
  }
  return rounded(text) ?? calculated(text);
}

/** Zeros at the end of a whole number may be measured or not. */
const unclear = (written: string): boolean => /^[\d,]*0$/.test(written.replace(/ ?\*.*$/, ""));

function rounded(text: string): ChemistryQuestion | null {
  const found = ROUND.exec(text);
  const [word, written] = [found?.[1] ?? found?.[4], found?.[2] ?? found?.[3]];
  if (!word || !written) return null;
  const digits = COUNTS[word.toLowerCase()] ?? Number(word);
  const value = numberIn(written);
  if (isZero(value) || isTie(written, digits) || digits > 9) return null;
  return { ask: "significant-value", value, keep: { digits }, because: "asked" };
}

/** Exactly in the middle books round in two ways. */
const isTie = (written: string, digits: number): boolean =>
  /^50*$/.test(
    written
      .replace(/ ?\*.*$/, "")
      .replace(/[,.]/g, "")
      .replace(/^0+/, "")
      .slice(digits),
  );

function calculated(text: string): ChemistryQuestion | null {
  const written = CALCULATE.exec(text)?.[1];
  if (!written) return null;
  const numbers: string[] = [];
  const signs: string[] = [];
  let rest = written.replace(/÷/g, "/").trim();
  for (;;) {
    const found = new RegExp(`^${OPERAND.source}`).exec(rest);
    if (!found?.[1]) return null;
    numbers.push(found[1]);
    rest = rest.slice(found[0].length).trim();
    if (rest === "") break;
    const sign = /^[*/+-]/.exec(rest)?.[0];
    if (!sign || numbers.length > 6) return null;
    signs.push(sign);
    rest = rest.slice(1).trim();
  }
  if (signs.length === 0 || numbers.some(unclear)) return null;
  return worked(numbers, signs);
}

function worked(numbers: readonly string[], signs: readonly string[]): ChemistryQuestion | null {
  const [first, ...others] = numbers.map(numberIn);
  if (!first || others.some(isZero)) return null;
  const value = others.reduce<Rational>((sum, each, i) => {
    const by = { "*": multiply, "/": divide, "+": add, "-": subtract }[signs[i] as "*"];
    return by(sum, each);
  }, first);
  if (isZero(value)) return null;
  if (signs.every((sign) => sign === "*" || sign === "/")) {
    const digits = Math.min(...numbers.map(significantDigits));
    return { ask: "significant-value", value, keep: { digits }, because: "factors" };
  }
  const plain = numbers.every((each) => !each.includes("^"));
  if (!plain || !signs.every((sign) => sign === "+" || sign === "-")) return null;
  const places = Math.min(...numbers.map((each) => each.split(".")[1]?.length ?? 0));
  return isHalf(value, places)
    ? null
    : { ask: "significant-value", value, keep: { places }, because: "places" };
}

/** Whether a value lies exactly between two numbers with so many places. */
const isHalf = (value: Rational, places: number): boolean => {
  const scaled = multiply(value, rational(2n * 10n ** BigInt(places)));
  return scaled.d === 1n && scaled.n % 2n !== 0n;
};
