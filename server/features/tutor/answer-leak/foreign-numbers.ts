import "server-only";
import { isAnnouncedElsewhere, operatesElsewhere } from "./announced-elsewhere";
import { folded } from "./folded";
import WORDS from "./number-words.json";
import { plainCharacters } from "./plain-characters";

interface Language {
  readonly small: string;
  readonly tens: string;
  /** Between tens and ones. */
  readonly join: string;
  readonly hundreds: string;
  readonly thousand?: string;
  /** Tens as things that are counted: "otto decine". */
  readonly ofTens?: string;
  /** A ten gives its vowel up before a vowel: "ventotto". */
  readonly elides?: boolean;
  /** The ones come first: "achtundzwanzig". */
  readonly isReversed?: boolean;
  /** Seventy and ninety are ten more than sixty and eighty. */
  readonly isByTwenties?: boolean;
  /** Where it is no word of `small`: in Turkish, 11 to 19 are "on" and a word. */
  readonly twenty?: string;
}

const LANGUAGES: readonly Language[] = Object.values(WORDS);

/** Words of other languages that are English words of another meaning as well: they are numbers where a result is
 * announced in such a language. */
const ENGLISH: ReadonlySet<string> = new Set(
  "cent on once due six sei sept sex die elf seven tres uno un une um een bir no do null zero sto oh tien".split(
    " ",
  ),
);

/** How a whole number below a million is spelled in other languages, without accents. */
export const spellingsOf = (value: number): readonly string[] =>
  [...new Set(LANGUAGES.flatMap((language) => [spelled(value, language), inTens(value, language)]))].filter(
    (each) => each !== null,
  );

/** How a whole number is spelled in one language, without accents. */
export const spelledIn = (value: number, language: keyof typeof WORDS): string | null =>
  spelled(value, WORDS[language]);

function inTens(value: number, { small, ofTens }: Language): string | null {
  const count = small.split(" ")[value / 10];
  return ofTens === undefined || count === undefined || value < 20 ? null : `${count} ${ofTens}`;
}

function spelled(value: number, language: Language): string | null {
  const small = language.small.split(" ");
  if (value < small.length) return small[value] ?? null;
  if (value < 100) return withTens(value, language, small);
  if (value >= 1000) return inThousands(value, language);
  const [exact, ...hundreds] = language.hundreds.split(" ");
  const rest = value % 100;
  const hundred = (value === 100 ? exact : hundreds[Math.floor(value / 100) - 1]) ?? "";
  return rest === 0 ? hundred : `${hundred} ${spelled(rest, language)}`;
}

function inThousands(value: number, language: Language): string | null {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  if (language.thousand === undefined || thousands >= 1000) return null;
  const count = thousands === 1 ? "" : spelled(thousands, language);
  const below = rest === 0 ? "" : spelled(rest, language);
  return count === null || below === null ? null : `${count} ${language.thousand} ${below}`.trim();
}

function withTens(
  value: number,
  { tens, join, isReversed, isByTwenties, twenty, elides }: Language,
  small: readonly string[],
): string | null {
  const ten = Math.floor(value / 10);
  if (isByTwenties && (ten === 7 || ten === 9))
    return `${tens.split(" ")[ten - 4]}${join}${small[10 + (value % 10)]}`;
  const word = ten === 1 ? small[10] : ten === 2 ? (twenty ?? small[20]) : tens.split(" ")[ten - 3];
  const one = small[value % 10];
  if (word === undefined || one === undefined) return null;
  if (value % 10 === 0) return word;
  if (elides && /^[aeiou]/.test(one)) return `${word.slice(0, -1)}${one}`;
  return isReversed ? `${one.replace(/^eins$/, "ein")}${join}${word}` : `${word}${join}${one}`;
}

/** A text with those numbers in digits that other languages' words say in it. Of a text without any it is the same. */
export function withForeignNumbers(text: string, numbers: readonly number[]): string {
  const wanted = numbers.filter((value) => Number.isSafeInteger(value) && value > 1 && value < 1_000_000);
  if (wanted.length === 0 || !/\p{L}{2}|\p{Script=Han}/u.test(text)) return text;
  let plain = folded(text);
  const before = plain;
  for (const value of wanted)
    for (const word of spellingsOf(value)) {
      const isHan = /\p{Script=Han}/u.test(word);
      // The soft sign at the end of a Russian number gives way to an ending; look-alikes are written as what they look like.
      const pattern = folded(plainCharacters(word))
        .replace(/ь$/, "(?:ь|и|ью)")
        .split(/[\s-]+/)
        .join(String.raw`[\s-]*`);
      const edges = isHan ? pattern : `(?<![\\p{L}])${pattern}(?![\\p{L}])`;
      plain = plain.replace(new RegExp(edges, "gu"), (said: string, at: number) =>
        ENGLISH.has(word) && !isAnnouncedElsewhere(plain.slice(0, at)) ? said : ` ${value} `,
      );
    }
  return plain === before ? text : plain;
}

/** Whether words of another language say one of the numbers, with nothing done to it and not as the student has it
 * before them: in a number's own language it would stand in figures.
 * @param shown what the student has, in small letters */
export function saidInForeignWords(
  text: string,
  { numbers, shown }: { readonly numbers: readonly number[]; readonly shown: string },
): boolean {
  if (operatesElsewhere(text) || withForeignNumbers(text, numbers) === text) return false;
  const before = folded(shown);
  return !numbers.some((value) =>
    spellingsOf(value).some((word) => !ENGLISH.has(word) && before.includes(word)),
  );
}
