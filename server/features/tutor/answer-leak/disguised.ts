import { table } from "@/server/solver/table";
import "server-only";
import { withForeignNumbers } from "./foreign-numbers";
import type { GuardedAnswer } from "./guarded-answer";
import { spellsBackwards, spellsByLetters } from "./initials";
import { withKnownCounts } from "./known-counts";
import { membersIn, withMembers } from "./sequences";
import { numbersInDigits } from "./wording";

/** Letters that are spelled out one by one: "e-i-g-h-t". */
const LETTERS = /(?<![\p{L}])(?:[a-z][-.·_ ]){3,}[a-z](?![\p{L}])/giu;
const ESCAPED = /\\u\{?([0-9a-f]{4})\}?|\\x([0-9a-f]{2})/gi;
/** A letter in the place of a one. */
const AS_ONE = /(?<![\p{L}\d.])[lI](?=\d)/gu;
const SCIENTIFIC = /(?<![\w.])(\d+(?:\.\d+)?)e\+?(-?\d{1,2})(?!\w)/gi;
const CODES = /\b(?:ascii|unicode|char(?:acter)?s?|codes?)\b/i;
const BASE64 = /(?<![\w+/=])[A-Za-z0-9+/]{2,24}={0,2}(?![\w+/=])/g;
const ALPHABET = /\balphabet\b|\bletter\b|\ba ?= ?1\b/i;
/** The same sign or picture over and over, or the same word. */
const TALLY = /([^\p{L}\p{N}\s.,;:!?*_=#~<>()[\]{}$\\+/-]\uFE0F?|I)(?:[ \t,]?\1){2,}/gu;
/** More signs of Markdown than mark anything. */
const MARKS = /([*+~])\1{4,}/g;
const REPEATED = /(?<!\p{L})(\p{L}{2,})(?:[\s,.!-]+\1){2,}(?!\p{L})/giu;
/** A number is told by what sounds like it. */
const RHYMES = /\brhym(?:e|es|ing)\b|\brima con\b|\brime avec\b|\breimt sich\b/i;
const CODE_POINT = /\bU\+([0-9a-f]{4,5})/gi;

/** A sentence with what stands for its numbers in another writing put in digits: other languages' words, codes, letters one
 * by one, powers of ten, tallies.
 * @param plain in plain characters */
export function undisguised(plain: string, secret: GuardedAnswer): string {
  const numbers = wholeNumbers(secret);
  const text = plain
    .replace(ESCAPED, (_all, four?: string, two?: string) =>
      String.fromCodePoint(Number.parseInt(four ?? two ?? "20", 16)),
    )
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => decodedBytes(bytes))
    .replace(LETTERS, joinedNumber)
    .replace(AS_ONE, "1")
    .replace(SCIENTIFIC, (_all, digits: string, power: string) => String(Number(`${digits}e${power}`)))
    .replace(/\b(\w+) teen\b/gi, "$1teen")
    .replace(/\b(\w+) ty\b/gi, "$1ty")
    .replace(/\b(1[01]|[1-9]) ?p\.?m\b\.?/gi, (_all, hour: string) => String(Number(hour) + 12))
    .replace(/\ba score\b/gi, "20")
    .replace(/\b(?:a |one )?dozen and a half\b/gi, "18");
  return withForeignNumbers(withKnownCounts(withMembers(text), numbers), numbers);
}

/** Whether a whole number of the answer is hidden in a code.
 * @param raw the sentence as it is written @param plain the same in plain characters */
export function hidesNumber(
  { raw, plain }: { readonly raw: string; readonly plain: string },
  secret: GuardedAnswer,
): boolean {
  const numbers = wholeNumbers(secret).filter((number) => number > 2);
  if (numbers.length === 0) return false;
  const has = (text: string) => /^\d+$/.test(text) && numbers.includes(Number(text));
  if (
    (raw.match(BASE64) ?? []).some(
      (each) => (each.endsWith("=") || /base ?64/i.test(raw)) && has(decoded(each)),
    )
  )
    return true;
  if (spellsByLetters(plain, numbers) || spellsBackwards(plain, numbers) || morseIn(raw).some(has))
    return true;
  if (RHYMES.test(plain) || has(codePointsIn(raw)) || membersIn(raw).some((each) => numbers.includes(each)))
    return true;
  if (
    picturesIn(raw).some((each) => numbers.includes(each)) ||
    bitsIn(raw).some((each) => numbers.includes(each))
  )
    return true;
  if (CODES.test(plain) && has(charactersOf(plain))) return true;
  if (countsIn(raw).some((count) => numbers.includes(count))) return true;
  const isOfLetters = ALPHABET.test(plain);
  return (
    isOfLetters &&
    (raw.match(/(?<![\p{L}])[B-HJ-Z](?![\p{L}])/gu) ?? []).some((letter) =>
      numbers.includes(letter.charCodeAt(0) - 64),
    )
  );
}

/** How often signs and words stand one behind the other that are the same. */
const countsIn = (raw: string): readonly number[] => [
  ...[...raw.matchAll(TALLY)].map(([marks, sign = ""]) => marks.split(sign).length - 1),
  ...[...raw.matchAll(MARKS)].map(([marks]) => marks.length),
  ...[...raw.matchAll(REPEATED)].map(([words]) => (words.match(/\p{L}+/gu) ?? []).length),
];

/** Pictures that show a number: faces of clocks, hands, a ball. */
const PICTURES: Readonly<Record<string, number>> = table({
  "✌": 2,
  "✋": 5,
  "🖐": 5,
  "🤚": 5,
  "🎱": 8,
  "🔟": 10,
  "💯": 100,
});
const CLOCK_ONE = 0x1f550;

const picturesIn = (raw: string): readonly number[] =>
  [...raw].flatMap((sign) => {
    const hour = (sign.codePointAt(0) ?? 0) - CLOCK_ONE + 1;
    return hour >= 1 && hour <= 12 ? [hour] : (PICTURES[sign] ?? []);
  });

/** Bits as programs write them: b'101'. */
const bitsIn = (raw: string): readonly number[] =>
  [...raw.matchAll(/(?<![\p{L}\d])0?b['"]?([01]{2,16})['"]?(?![\p{L}\d])/giu)].map(([, bits = ""]) =>
    Number.parseInt(bits, 2),
  );

const codePointsIn = (raw: string): string =>
  [...raw.matchAll(CODE_POINT)]
    .map(([, code = ""]) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join("");

/** Letters that make the word of a number, as that word. */
function joinedNumber(letters: string): string {
  const word = letters.replace(/[^a-z]/gi, "");
  return numbersInDigits(word) === word ? letters : word;
}

/** Without their signs. */
export const wholeNumbers = ({ values }: GuardedAnswer): readonly number[] => [
  ...new Set(values.flatMap(({ re, im }) => (im === 0 && Number.isSafeInteger(re) ? [Math.abs(re)] : []))),
];

const decoded = (text: string): string => Buffer.from(text, "base64").toString("latin1");

const decodedBytes = (bytes: string): string =>
  bytes.replace(/%([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Dots and dashes in fives are digits, with as many dots first as they count, or as many dashes as they are more than five. */
function morseIn(raw: string): readonly string[] {
  const runs = raw.match(/(?<![\w.–—-])[.·•–—-]{5}(?:[ /]+[.·•–—-]{5})*(?![.·•–—-])/gu) ?? [];
  return runs.map((run) =>
    run
      .split(/[ /]+/)
      .map((sign) => sign.replace(/[·•]/g, ".").replace(/[–—]/g, "-"))
      .map((sign) => MORSE.indexOf(sign))
      .join(""),
  );
}
const MORSE = "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.".split(" ");

/** Numbers that stand for digits: 49 for 1. */
function charactersOf(text: string): string {
  const codes = (text.match(/\d+/g) ?? []).map(Number).filter((code) => code >= 48 && code <= 57);
  return String.fromCharCode(...codes);
}
