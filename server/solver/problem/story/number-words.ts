import { table } from "../../table";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const PARTS: Readonly<Record<string, number>> = table({
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  fourth: 4,
  fourths: 4,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  eighth: 8,
  eighths: 8,
  tenth: 10,
  tenths: 10,
});
const UNIT = SMALL.slice(1).join("|");
const BELOW_HUNDRED = `(?:${TENS.join("|")})(?:[- ](?:${SMALL.slice(1, 10).join("|")}))?|${UNIT}`;
const FRACTION = new RegExp(
  `\\b(one|two|three|four|five|six|seven|eight|nine)-(${Object.keys(PARTS).join("|")})\\b`,
  "g",
);
/** "Two thirds of them": several of the parts, where no hyphen says so. */
const PARTS_OF = new RegExp(
  `\\b(two|three|four|five|six|seven|eight|nine) (${Object.keys(PARTS)
    .filter((part) => part.endsWith("s"))
    .join("|")})(?= of\\b)`,
  "g",
);
const WORDS = new RegExp(
  `\\b(?:(?:${BELOW_HUNDRED}) hundred(?: (?:and )?(?:${BELOW_HUNDRED}))?|a dozen|dozen|${BELOW_HUNDRED})\\b`,
  "g",
);
/** After "one", words that make it a number rather than a pronoun. */
const AFTER_ONE =
  /^[- ](?:and a half|and one-half|more|less|fewer|foot|feet|inch|hour|minute|mile|miles|day|week|month|year|meter|yard|unit|dollar|pound)\b/;

/** A text in lower case with its number words as digits: "twenty-three" is 23, "two-thirds" 2/3, "one and a half"
 * 1 1/2, "negative five" -5, "twice" 2 times. "One" stays a word where it means a thing ("one number"). */
export function digitsForWords(text: string): string {
  return text
    .replace(/\bone and (?:a|one)[- ]half\b/g, "1 1/2")
    .replace(FRACTION, (_, top: string, part: string) => `${SMALL.indexOf(top)}/${PARTS[part] ?? 1}`)
    .replace(PARTS_OF, (_, top: string, part: string) => `${SMALL.indexOf(top)}/${PARTS[part] ?? 1}`)
    .replace(WORDS, (words: string, at: number, whole: string) =>
      words === "one" && !AFTER_ONE.test(whole.slice(at + 3)) ? words : String(numberOf(words)),
    )
    .replace(/\b(\d+) and (?:a half|1\/2)\b/g, "$1 1/2")
    .replace(/\bnegative (?=\d)/g, "-")
    .replace(/\bhalf an? (?=hour|mile|pound|cup|gallon|inch|foot|day|dozen)/g, "1/2 ")
    .replace(/\ban? hour(?= (?:later|after|before|earlier|longer|more|less|and))/g, "1 hour")
    .replace(/\b(?:twice|double)\b/g, "2 times")
    .replace(/\btriple\b/g, "3 times")
    .replace(/\bhalf (?=(?:of|as|the|that|its|his|her)\b)/g, "1/2 times ");
}

function numberOf(words: string): number {
  if (words.endsWith("dozen")) return 12;
  const [hundreds, rest] = words.includes("hundred") ? words.split(" hundred") : ["", words];
  return 100 * belowHundred(hundreds ?? "") + belowHundred((rest ?? "").replace(/^ (?:and )?/, ""));
}

function belowHundred(words: string): number {
  return words
    .split(/[- ]/)
    .reduce(
      (total, word) =>
        total +
        Math.max(0, SMALL.indexOf(word)) +
        10 * (TENS.indexOf(word) + 2 || 0) * Number(TENS.includes(word)),
      0,
    );
}
