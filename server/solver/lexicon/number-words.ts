import { type Rational, rational } from "../expression/rational";
import { table } from "../table";

const list = (words: string): readonly string[] => words.split(" ");

/** The words for the numbers below twenty. */
export const UNITS = list(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
/** The words for the tens, by how many; there is none for the first two. */
export const TENS = list("_ _ twenty thirty forty fifty sixty seventy eighty ninety");
const SCALES: Readonly<Record<string, bigint>> = table({ hundred: 100n, thousand: 1000n, million: 1000000n });
const ORDINALS = list(
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
);
const PARTS: Readonly<Record<string, bigint>> = table({
  half: 2n,
  halves: 2n,
  quarter: 4n,
  quarters: 4n,
  hundredth: 100n,
  hundredths: 100n,
  thousandth: 1000n,
  thousandths: 1000n,
});

/** Into how many parts the word for one, or for several of them, says that a whole is cut. */
function partsIn(word: string): bigint | null {
  const known = PARTS[word];
  if (known !== undefined) return known;
  const one = word.endsWith("ths") || word === "thirds" ? word.slice(0, -1) : word;
  const small = ORDINALS.indexOf(one);
  if (small > 2) return BigInt(small);
  const unit = UNITS.findIndex((each) => `${each}th` === one);
  if (unit > 12) return BigInt(unit);
  const ten = TENS.findIndex((each) => `${each.slice(0, -1)}ieth` === one);
  return ten >= 2 ? BigInt(ten) * 10n : null;
}

/** The value of a single number word: "seven", "thirty". */
function single(word: string): bigint | null {
  const unit = UNITS.indexOf(word);
  if (unit >= 0) return BigInt(unit);
  const ten = TENS.indexOf(word);
  return ten >= 2 ? BigInt(ten) * 10n : null;
}

/** A whole number in words at the beginning of a row of words, and how many words it takes: "two hundred and five",
 * "twenty five", "a dozen"; null where none begins. */
export function numberAt(
  words: readonly string[],
): { readonly value: Rational; readonly length: number } | null {
  let at = 0;
  let total = 0n;
  let current: bigint | null = null;
  for (; at < words.length; at += 1) {
    const word = words[at] as string;
    const value = single(word);
    const scale = SCALES[word];
    if (
      value !== null &&
      (current === null ||
        (current % 100n === 0n && value < 100n) ||
        (current % 10n === 0n && current % 100n >= 20n && value > 0n && value < 10n))
    )
      current = (current ?? 0n) + value;
    else if (scale !== undefined && (current !== null || words[at - 1] === undefined)) {
      if (current === null) return null;
      if (scale === 100n) current *= 100n;
      else {
        total += current * scale;
        current = 0n;
      }
    } else if (
      word === "and" &&
      current !== null &&
      (current > 0n ? current % 100n === 0n : total > 0n) &&
      single(words[at + 1] ?? "") !== null
    )
      continue;
    else break;
  }
  return current === null ? null : { value: rational(total + current), length: at };
}

/** "two thirds", "thirteen twenty fourths", "half": a fraction in words at the beginning of a row of words. */
export function fractionAt(
  words: readonly string[],
): { readonly value: Rational; readonly length: number } | null {
  const [first = "", second = ""] = words;
  if (first === "half") return { value: rational(1n, 2n), length: 1 };
  const count = first === "a" ? { value: rational(1n), length: 1 } : numberAt(words);
  if (first === "a" ? second.endsWith("s") : count === null || count.value.n <= 0n) return null;
  const part = count && denominatorAt(words.slice(count.length), count.value.n === 1n);
  return count && part && { value: rational(count.value.n, part.value), length: count.length + part.length };
}

/** "third" of one, "thirds" of several, "twenty fourths". */
function denominatorAt(words: readonly string[], isOne: boolean) {
  const [first = "", second = ""] = words;
  const ten = TENS.indexOf(first);
  const ending = ten >= 2 ? second : first;
  const size = isOne === !ending.endsWith("s") ? partsIn(ending) : null;
  if (
    size === null ||
    (ten >= 2 && (size < 3n || size > 9n || ORDINALS.indexOf(ending.replace(/s$/, "")) < 0))
  )
    return null;
  return ten >= 2 ? { value: BigInt(ten) * 10n + size, length: 2 } : { value: size, length: 1 };
}

/** How many times: "twice", "double", "thrice". */
export const MULTIPLES: Readonly<Record<string, Rational>> = table({
  twice: rational(2n),
  double: rational(2n),
  thrice: rational(3n),
  triple: rational(3n),
  quadruple: rational(4n),
});

/** "third" in "third of 27": an equal part that is named by itself. */
export const partNamed = (word: string): Rational | null => {
  const part = word.endsWith("s") ? null : partsIn(word);
  return part === null ? null : rational(1n, part);
};

/** Words that multiply the number before them. */
export const PACKS: Readonly<Record<string, Rational>> = table({
  dozen: rational(12n),
  dozens: rational(12n),
  pair_of: rational(2n),
});

/** "first" is 1, "third" is 3. */
export function ordinal(word: string): number | null {
  const at = ORDINALS.indexOf(word);
  return at > 0 ? at : null;
}

/** "10th" is "tenth"; null for what is no such number, or a large one. */
export const spelledOrdinal = (word: string): string | null =>
  ORDINALS.find((_, at) => at > 0 && word === `${at}${["th", "st", "nd", "rd"][at < 4 ? at : 0]}`) ?? null;
