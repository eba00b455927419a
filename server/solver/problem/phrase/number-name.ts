import { fromInt, type Rational, rational } from "../../expression/rational";

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: ReadonlyMap<string, number> = new Map([
  ["thousand", 1000],
  ["million", 1_000_000],
]);
const PARTS: ReadonlyMap<string, number> = new Map([
  ["half", 2],
  ["halves", 2],
  ["third", 3],
  ["fourth", 4],
  ["quarter", 4],
  ["fifth", 5],
  ["sixth", 6],
  ["seventh", 7],
  ["eighth", 8],
  ["ninth", 9],
  ["tenth", 10],
  ["eleventh", 11],
  ["twelfth", 12],
  ["hundredth", 100],
  ["thousandth", 1000],
]);

/** A number found in a row of words, and how many of the words it takes. */
export interface Named {
  readonly value: Rational;
  readonly length: number;
  /** Digits after the point, when the name is that of a decimal. */
  readonly decimals?: number;
}

const TEN_PARTS: ReadonlyMap<string, number> = new Map([
  ["tenth", 1],
  ["hundredth", 2],
  ["thousandth", 3],
]);

/** The whole number whose name begins at the place; null when none does.
 * @example cardinalAt(["one", "hundred", "sixty", "seven", "and"], 0) // 167, 4 words */
export function cardinalAt(words: readonly string[], at: number): Named | null {
  let total = 0;
  let i = at;
  for (;;) {
    const group = belowThousand(words, i);
    if (!group) break;
    const scale = SCALES.get(words[i + group.length] ?? "");
    i += group.length + (scale ? 1 : 0);
    total += group.value * (scale ?? 1);
    if (!scale || (total % 1000 !== 0 && scale < 1000)) break;
  }
  return i === at ? null : { value: fromInt(total), length: i - at };
}

interface Counted {
  readonly value: number;
  readonly length: number;
}

function belowThousand(words: readonly string[], at: number): Counted | null {
  const first = belowHundred(words, at);
  if (!first || words[at + first.length] !== "hundred") return first;
  const rest = belowHundred(words, at + first.length + 1);
  return { value: first.value * 100 + (rest?.value ?? 0), length: first.length + 1 + (rest?.length ?? 0) };
}

function belowHundred(words: readonly string[], at: number): Counted | null {
  const word = words[at] ?? "";
  const unit = UNITS.indexOf(word);
  if (unit >= 0) return { value: unit, length: 1 };
  const ten = TENS.indexOf(word);
  if (ten < 0) return null;
  const after = UNITS.indexOf(words[at + 1] ?? "");
  const joins = after >= 1 && after <= 9;
  return { value: (ten + 2) * 10 + (joins ? after : 0), length: joins ? 2 : 1 };
}

/** "three fourths", "one half": a count of equal parts; null when none begins at the place. */
export function fractionAt(words: readonly string[], at: number): Named | null {
  const top = cardinalAt(words, at);
  const name = words[at + (top?.length ?? 0)] ?? "";
  const below = PARTS.get(name) ?? PARTS.get(name.replace(/s$/, ""));
  if (!top || !below || top.value.n === 0n) return null;
  return { value: rational(top.value.n, BigInt(below)), length: top.length + 1 };
}

/** "eight and three hundredths": the name of a decimal, over all the words; null for anything else. */
export function decimalNamed(words: readonly string[]): Named | null {
  const negative = words[0] === "negative";
  const from = negative ? 1 : 0;
  const joint = words.indexOf("and");
  const whole = joint < 0 ? null : cardinalAt(words, from);
  if (joint >= 0 && (!whole || from + whole.length !== joint)) return null;
  const start = joint < 0 ? from : joint + 1;
  const top = cardinalAt(words, start);
  const place = top && decimalPlace(words.slice(start + top.length));
  if (!top || !place || top.value.n >= 10n ** BigInt(place)) return null;
  const scale = 10n ** BigInt(place);
  const size = (whole?.value.n ?? 0n) * scale + top.value.n;
  return { value: rational(negative ? -size : size, scale), length: words.length, decimals: place };
}

/** "hundredths" 2, "ten thousandths" 4. */
function decimalPlace(words: readonly string[]): number | null {
  const [first = "", second] = words;
  const own = TEN_PARTS.get((second ?? first).replace(/s$/, ""));
  if (!own || words.length > 2) return null;
  if (second === undefined) return own;
  if (own !== 3) return null;
  return first === "ten" ? 4 : first === "hundred" ? 5 : null;
}
