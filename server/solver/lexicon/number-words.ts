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
  third: 3n,
  thirds: 3n,
  quarter: 4n,
  quarters: 4n,
  fourth: 4n,
  fourths: 4n,
  fifth: 5n,
  fifths: 5n,
  sixth: 6n,
  sixths: 6n,
  seventh: 7n,
  sevenths: 7n,
  eighth: 8n,
  eighths: 8n,
  ninth: 9n,
  ninths: 9n,
  tenth: 10n,
  tenths: 10n,
});

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

/** "two thirds", "half": a fraction in words at the beginning of a row of words. */
export function fractionAt(
  words: readonly string[],
): { readonly value: Rational; readonly length: number } | null {
  const [first = "", second = ""] = words;
  const count = single(first);
  const part = PARTS[second];
  if (count !== null && count > 0n && part !== undefined && (count === 1n) === !second.endsWith("s"))
    return { value: rational(count, part), length: 2 };
  if (first === "half") return { value: rational(1n, 2n), length: 1 };
  if (first === "a" && part !== undefined && !second.endsWith("s"))
    return { value: rational(1n, part), length: 2 };
  return null;
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
  const part = PARTS[word];
  return part === undefined || word.endsWith("s") ? null : rational(1n, part);
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
