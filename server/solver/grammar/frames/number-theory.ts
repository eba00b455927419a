import type { Expression } from "../../expression/ast";
import { int, product, quotient } from "../../expression/build";
import type { Concept } from "../../lexicon/lexicon";
import { truthWordsOffered } from "../../lexicon/truth-words";
import { isWholeNumber } from "../../parser/literal";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify } from "../../problem/classify";
import { ordered } from "../../problem/recognise-number-order";
import type { Recognition } from "../../problem/sentence";
import type { CommonWay } from "../../tasks/number-theory";
import type { Mathematics } from "../../types";
import { expression, type Face, number, value, whole } from "../faces";
import { positives } from "../faces-numbers";
import { type Frame, frame, one, several } from "../frame";

/** Words that name the way to common factors and multiples. */
const WAYS = ["by", "prime-factorisation", "prime-factors", "divisors", "multiples", "ask"] as const;

function wayIn(words: ReadonlySet<Concept>): CommonWay | undefined {
  if (words.has("prime-factorisation") || words.has("prime-factors")) return "prime factors";
  return words.has("multiples") || words.has("divisors") ? "listing" : undefined;
}

const found = (mathematics: Mathematics, instruction: string, latex: string | bigint): Recognition => ({
  mathematics,
  instruction,
  latex: String(latex),
});

const commonFrame = (head: "common-factor" | "common-multiple", instruction: string): Frame =>
  frame({
    id: head,
    heads: [[head]],
    idle: WAYS,
    slots: { numbers: several(positives, { inRow: true }) },
    build: ({ numbers }, _, words) => {
      const all = numbers.flat();
      const way = wayIn(words);
      return all.length < 2
        ? null
        : found({ task: head, numbers: all, ...(way && { way }) }, instruction, all.join(",\\ "));
    },
  });

const denominatorFrame = frame({
  id: "common-denominator",
  heads: [["common-denominator"]],
  idle: ["as-fraction"],
  slots: { fractions: several(value, { least: 2 }) },
  build: ({ fractions }) => {
    const bottoms = fractions.map((each) =>
      each.kind === "quotient" && each.denominator.kind === "number" && each.denominator.value.d === 1n
        ? each.denominator.value.n
        : null,
    );
    if (!bottoms.every((bottom) => bottom !== null && bottom > 0n)) return null;
    const numbers = bottoms as bigint[];
    return found(
      { task: "common-multiple", numbers, denominators: true },
      "Find the lowest common denominator",
      numbers.join(",\\ "),
    );
  },
});

const ofNumber = (
  head: Concept,
  idle: readonly Concept[],
  read: (number: bigint, words: ReadonlySet<Concept>) => Recognition | null,
): Frame =>
  frame({
    id: `number-${head}`,
    heads: [[head]],
    idle,
    slots: { number: one(whole) },
    build: ({ number }, _, words) => (number > 0n ? read(number, words) : null),
  });

const SINGLE: readonly Frame[] = [
  ofNumber("prime-factorisation", ["as", "to", "in", "by", "factor", "index-notation"], (number, words) =>
    number > 1n
      ? found(
          { task: "prime-factorisation", number, powers: words.has("index-notation") },
          "Find the prime factorisation",
          number,
        )
      : null,
  ),
  ofNumber("factor", ["factoring-way"], (number) =>
    number > 1n
      ? found({ task: "prime-factorisation", number, powers: false }, "Find the prime factorisation", number)
      : null,
  ),
  ofNumber("prime-factors", ["all", "as", "in", "index-notation"], (number, words) => {
    if (number <= 1n) return null;
    // With exponents they are factors of a product.
    return words.has("index-notation")
      ? found({ task: "prime-factorisation", number, powers: true }, "Find the prime factorisation", number)
      : found({ task: "prime-factors", number }, "List the prime factors", number);
  }),
  ofNumber("divisors", ["all"], (number) => found({ task: "divisors", number }, "List the factors", number)),
  ofNumber("factor-count", ["all", "in"], (number) =>
    found({ task: "divisor-count", number }, "Count the factors", number),
  ),
  ofNumber("prime", [], (number) =>
    found({ task: "primality", number, asks: "prime", truth: "yes-no" }, "Is it prime?", number),
  ),
  ofNumber("composite", [], (number) =>
    found({ task: "primality", number, asks: "composite", truth: "yes-no" }, "Is it composite?", number),
  ),
  frame({
    id: "prime-or-composite",
    heads: [["prime"], ["composite"], ["or"]],
    slots: { number: one(whole) },
    build: ({ number }) =>
      found({ task: "primality", number, asks: "which", truth: "yes-no" }, "Prime or composite?", number),
  }),
];

/** It is said, so that the two numbers are not tried the other way round. */
const BY_ZERO: Recognition = { refusal: "A number cannot be divided by zero." };

const remainderOf = (dividend: bigint, divisor: bigint): Recognition | null =>
  divisor === 0n
    ? BY_ZERO
    : dividend < 0n || divisor < 0n
      ? null
      : found({ task: "remainder", dividend, divisor }, "Find the remainder", `${dividend} \\div ${divisor}`);

/** "125 ÷ 6 with remainder", "the quotient and remainder of …": both are asked for, where "the remainder" is one of them. */
const withRemainder = (dividend: bigint, divisor: bigint): Recognition | null =>
  divisor === 0n
    ? BY_ZERO
    : dividend < 0n || divisor < 0n
      ? null
      : found(
          { task: "divide-with-remainder", dividend, divisor },
          "Divide with remainder",
          `${dividend} \\div ${divisor}`,
        );

const BOTH: readonly Concept[] = ["with-remainder", "quotient"];
/** Checked by multiplying, a division that does not come out leaves a remainder. */
const CHECKED = "check-by-multiplying";

/** The two whole numbers of a quotient. */
const wholeQuotient: Face<readonly [bigint, bigint]> = (item, context) => {
  const of = expression(item, context);
  if (of?.kind !== "quotient" || of.numerator.kind !== "number" || of.denominator.kind !== "number")
    return null;
  const [top, bottom] = [of.numerator.value, of.denominator.value];
  return top.d === 1n && bottom.d === 1n ? [top.n, bottom.n] : null;
};

const DIVIDED: readonly Concept[] = ["by", "is-divided-by", "divide"];

const REMAINDERS: readonly Frame[] = [
  ...BOTH.flatMap((head): readonly Frame[] => {
    const heads: Frame["heads"] = head === "quotient" ? [[head], ["remainder"]] : [[head]];
    const idle: Frame["idle"] = ["divide", "is-divided-by", "remainder", "by", "with", "solve"];
    return [
      frame({
        id: `${head}-of-quotient`,
        heads,
        idle,
        slots: { of: one(wholeQuotient) },
        build: ({ of: [dividend, divisor] }) => withRemainder(dividend, divisor),
      }),
      frame({
        id: `${head}-of-two`,
        heads,
        idle,
        slots: { dividend: one(whole), divisor: one(whole, { after: DIVIDED }) },
        build: ({ dividend, divisor }) => withRemainder(dividend, divisor),
      }),
    ];
  }),
  frame({
    id: CHECKED,
    heads: [[CHECKED]],
    idle: ["divide", "quotient", "by"],
    slots: { of: one(wholeQuotient) },
    build: ({ of: [dividend, divisor] }) =>
      divisor > 0n && dividend % divisor !== 0n ? withRemainder(dividend, divisor) : null,
  }),
];

const DIVISIONS: readonly Frame[] = [
  frame({
    id: "remainder-of-quotient",
    heads: [["remainder"]],
    idle: ["divide"],
    slots: { of: one(wholeQuotient) },
    build: ({ of: [dividend, divisor] }) => remainderOf(dividend, divisor),
  }),
  frame({
    id: "remainder",
    heads: [["remainder", "modulo"]],
    idle: ["divide", "is-divided-by"],
    slots: {
      dividend: one(whole),
      divisor: one(whole, { after: ["by", "is-divided-by", "divide", "modulo"], beside: true }),
    },
    build: ({ dividend, divisor }) => remainderOf(dividend, divisor),
  }),
  frame({
    id: "divisible",
    heads: [["divisible"]],
    idle: ["by"],
    slots: { number: one(whole), divisor: one(whole, { after: ["divisible", "by"], beside: true }) },
    build: ({ number, divisor }, { text }) =>
      divisor === 0n || /\bgo(?:es)? into\b/i.test(text) ? null : divisibility(number, divisor),
  }),
  frame({
    id: "factor-of",
    heads: [["factor-of"]],
    slots: { divisor: one(whole), number: one(whole, { after: ["factor-of"], beside: true }) },
    build: ({ number, divisor }) => (divisor === 0n ? null : divisibility(number, divisor)),
  }),
];

const divisibility = (number: bigint, divisor: bigint): Recognition =>
  found(
    { task: "divisibility", number, divisor, truth: "yes-no" },
    "Does it divide?",
    `${number} \\div ${divisor}`,
  );

/** "Compare 3/4 and 2/3": the sign between them. */
const compareFrame = frame({
  id: "compare",
  heads: [["compare"]],
  slots: { sides: several(number, { least: 2, most: 2 }) },
  build: ({ sides: [left, right] }) =>
    left && right
      ? found(
          { task: "comparison-sign", left, right },
          "Compare",
          `${toLatex(left)} \\;\\square\\; ${toLatex(right)}`,
        )
      : null,
});

/** "How many times does 6 go into 54": a whole number of times, and what is left over. */
const goesIntoFrame = frame({
  id: "goes-into",
  heads: [["how-many-times"], ["divisible"]],
  slots: {
    divisor: one(number, { before: ["divisible"] }),
    dividend: one(number, { after: ["divisible"], beside: true }),
  },
  build: ({ divisor, dividend }) =>
    isWholeNumber(dividend) && isWholeNumber(divisor) && dividend.value.n % (divisor.value.n || 1n) !== 0n
      ? found(
          { task: "divide-with-remainder", dividend: dividend.value.n, divisor: divisor.value.n },
          "Divide with remainder",
          `${toLatex(dividend)} \\div ${toLatex(divisor)}`,
        )
      : calculateOrSimplify({ kind: "quotient", numerator: dividend, denominator: divisor, inline: true }),
});

const MOST_MULTIPLES = 200n;

const multiplesFrame = frame({
  id: "first-multiples",
  heads: [["multiples"], ["first"]],
  slots: { count: one(whole, { after: ["first"], beside: true }), of: one(whole, { after: ["multiples"] }) },
  build: ({ count, of }) =>
    count > 0n && count <= MOST_MULTIPLES && of > 0n
      ? found({ task: "multiples", of, count: Number(count) }, "List the multiples", of)
      : null,
});

const orderFrame = (head: "ascending" | "descending"): Frame =>
  frame({
    id: head,
    heads: [[head]],
    idle: ["order", "in", "from", "to"],
    slots: { numbers: several(value, { least: 2, most: 20 }) },
    build: ({ numbers }) => ordered(numbers, head === "ascending", undefined),
  });

/** "True or false: 91 is prime" is answered in its own words. */
function inOfferedWords(each: Frame): Frame {
  return {
    ...each,
    build: (values, context, words) => {
      const built = each.build(values, context, words);
      if (!built || "refusal" in built || !("truth" in built.mathematics)) return built;
      return { ...built, mathematics: { ...built.mathematics, truth: truthWordsOffered(context.text) } };
    },
  };
}

const DIGITS = "0123456789";
const BASE = 10n;

/** A number that is written in digits, with at most one point. */
const digitsOf: Face<string> = (item) =>
  [...item.text].every((each) => DIGITS.includes(each) || each === "." || each === ",")
    ? item.text.replaceAll(",", "")
    : null;

/** "The value of the 7 in 5732": the digit times what its place counts. It stands there once. */
const digitValueFrame = frame({
  id: "value-of-digit",
  heads: [["thing", "digit"], ["in"]],
  idle: ["digit", "in"],
  slots: { digit: one(digitsOf), of: one(digitsOf, { after: ["in"] }) },
  build: ({ digit, of }) => {
    const [integer = "", decimals = ""] = of.split(".");
    const at = (integer + decimals).indexOf(digit);
    if (digit.length !== 1 || integer.length + decimals.length < 2 || at < 0) return null;
    if ((integer + decimals).lastIndexOf(digit) !== at) return null;
    const place = integer.length - 1 - at;
    const unit = (exponent: number): Expression => int(BASE ** BigInt(exponent));
    const times = { kind: "number", value: { n: BigInt(digit), d: 1n } } as const;
    const expression: Expression =
      place < 0 ? quotient(times, unit(-place)) : product([times, unit(place)], true);
    const latex = `${digit} \\text{ in } ${of}`;
    const form = place < 0 ? ({ number: "decimal" } as const) : {};
    return {
      mathematics: { task: "calculate", expression },
      instruction: "Find the value of a digit",
      latex,
      form,
    };
  },
});

/** The words of a number. */
const numberInWords: Face<string> = (item, { text }) => {
  const said = text.slice(item.start, item.end).toLowerCase();
  return [...said].some((each) => DIGITS.includes(each)) || said === item.text ? null : said;
};

/** "Seven hundred and five in figures". */
const inDigitsFrame = frame({
  id: "in-digits",
  heads: [["in-digits"]],
  idle: ["leave", "convert"],
  slots: { words: one(numberInWords) },
  build: ({ words }) => found({ task: "write-digits", words }, "Write in digits", `\\text{${words}}`),
});

export const NUMBER_THEORY_FRAMES: readonly Frame[] = [
  digitValueFrame,
  inDigitsFrame,
  commonFrame("common-factor", "Find the highest common factor"),
  commonFrame("common-multiple", "Find the lowest common multiple"),
  denominatorFrame,
  ...SINGLE.map(inOfferedWords),
  ...REMAINDERS,
  ...DIVISIONS.map(inOfferedWords),
  multiplesFrame,
  compareFrame,
  goesIntoFrame,
  orderFrame("ascending"),
  orderFrame("descending"),
];
