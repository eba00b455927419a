import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import { currencyIn } from "../expression/currency";
import { decimalNode } from "../expression/decimal";
import { add, divide, multiply, type Rational, rational } from "../expression/rational";
import { fractionAt, numberAt, ordinal, PACKS } from "../lexicon/number-words";
import { Memo } from "../memo";
import { table } from "../table";
import { isAmong, words } from "../word-list";

/** A word, number or mark of a story with its place in the text. */
export interface Word {
  /** In small letters; "'s" and "not" are words of their own. */
  readonly text: string;
  readonly isCapital: boolean;
  readonly start: number;
  readonly end: number;
  readonly number?: StoryNumber;
  /** Joined to the word before it by a hyphen. */
  readonly joined?: boolean;
}

export interface StoryNumber {
  readonly value: Rational;
  /** As it is to be shown in a calculation. */
  readonly shown: Expression;
  readonly unit: "" | "$" | "%";
  /** Told as a part: "1/3", "half", not "2 1/2". */
  readonly isFraction: boolean;
  /** Told in letters, where "one" may be no number. */
  readonly isWord: boolean;
}

const TOKEN =
  /(?<money>[$£€]\s?)?(?<mixed>\d+\s\d+\/\d+|\d+\/\d+)(?!\d|\/)|(?<money2>[$£€]\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+)|(?<word>[a-z]+)|(?<mark>[^\s])/giy;

/** How words are typed in a hurry. */
const SHORT: Readonly<Record<string, readonly string[]>> = table({
  r: ["are"],
  u: ["you"],
  thats: ["that", "is"],
  whats: ["what", "is"],
  theres: ["there", "is"],
  hes: ["he", "is"],
  shes: ["she", "is"],
  dont: ["do", "not"],
  doesnt: ["does", "not"],
  didnt: ["did", "not"],
  isnt: ["is", "not"],
  arent: ["are", "not"],
  wasnt: ["was", "not"],
  werent: ["were", "not"],
  hasnt: ["has", "not"],
  havent: ["have", "not"],
  hadnt: ["had", "not"],
  couldnt: ["could", "not"],
  cannot: ["can", "not"],
  thier: ["their"],
  bc: ["because"],
  nd: ["and"],
  tmrw: ["tomorrow"],
  mph: ["miles", "per", "hour"],
  overall: ["altogether"],
});

const WORDS = new Memo<readonly Word[] | null>();

/** The words of a text in order; null when a number in it is written in a way no story writes one. */
export const wordsOf = (text: string): readonly Word[] | null => WORDS.once(text, () => wordsIn(text));

function wordsIn(text: string): readonly Word[] | null {
  if (currencyIn(text) === null) return null;
  if (/\/\s*0+(?!\.?\d)/.test(text)) return null;
  const words: Word[] = [];
  let hyphen = false;
  // Words such as "constructor" are no keys of the lexicon, but every table in it would answer to them.
  if (
    text.match(/[a-z]+/gi)?.some((each) => each in Object.prototype || each.toLowerCase() in Object.prototype)
  )
    return null;
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; ) {
    const space = /\s+/y;
    space.lastIndex = at;
    const skipped = space.exec(text)?.[0].length ?? 0;
    at += skipped;
    if (at >= text.length) break;
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found?.groups) return null;
    const end = at + found[0].length;
    if (found.groups.mark === "-" && words.length > 0) hyphen = true;
    else {
      const made =
        found.groups.word !== undefined
          ? spelled(found[0], { at, end })
          : found.groups.mark !== undefined
            ? mark(found[0], { at, end, text })
            : [numeric(found.groups, { at, end })];
      for (const word of made) words.push(hyphen ? { ...word, joined: true } : word);
      hyphen = false;
    }
    at = end;
  }
  return withMoney(withNumberWords(withPercent(withThatMany(withEndings(words)))));
}

/** "20 euros" are money, and so is "4.50" in a text that tells of money. */
function withMoney(words: readonly Word[]): readonly Word[] {
  const isEuro = (word: Word | undefined): boolean => isAmong(word?.text, "euro euros");
  const isOfMoney = words.some(
    (word, i) => word.number?.unit === "$" || (isEuro(word) && words[i - 1]?.number),
  );
  if (!isOfMoney || (words.some(isEuro) && words.some(({ number }) => number?.unit === "$"))) return words;
  return words.flatMap((word, i): readonly Word[] => {
    const [before, next] = [words[i - 1], words[i + 1]];
    if (isEuro(word) && before?.number?.unit === "") return [];
    const number = word.number?.unit === "" ? word.number : undefined;
    if (!number || !(isEuro(next) || isSum(word, before, next))) return [word];
    return [{ ...word, end: isEuro(next) ? (next as Word).end : word.end, number: { ...number, unit: "$" } }];
  });
}

/** "for 4.50 and", "costs 2.20": two decimals, and a number of nothing else. */
const isSum = ({ number }: Word, before: Word | undefined, next: Word | undefined): boolean =>
  number?.shown.kind === "number" &&
  number.shown.decimals === 2 &&
  isAmong(before?.text, "for at cost costs pays paid spent spends of") &&
  (next === undefined || isAmong(next.text, ". , ? ! and each but"));

const FACTORS = words("times time twice thrice half double triple");

/** "twice that amount", "3 times that number": that many. */
const withThatMany = (words: readonly Word[]): readonly Word[] =>
  words.map((word, i) =>
    isAmong(word.text, "amount number") &&
    words[i - 1]?.text === "that" &&
    FACTORS.has(words[i - 2]?.text ?? "")
      ? { ...word, text: "many" }
      : word,
  );

type Place = { readonly at: number; readonly end: number };

function spelled(text: string, { at, end }: Place): Word[] {
  const lower = text.toLowerCase();
  const isCapital = /^[A-Z]/.test(text);
  return (SHORT[lower] ?? [lower]).map((each) => ({ text: each, isCapital, start: at, end }));
}

function mark(text: string, { at, end }: Place & { readonly text: string }): Word[] {
  if (/["“”‘()*]/.test(text)) return [];
  const plain = text === "’" || text === "`" ? "'" : text === "–" || text === "—" ? "," : text;
  return [{ text: plain, isCapital: false, start: at, end }];
}

function numeric(groups: Readonly<Record<string, string | undefined>>, { at, end }: Place): Word {
  const unit = groups.money !== undefined || groups.money2 !== undefined ? "$" : "";
  const written = (groups.mixed ?? groups.digits ?? "").replace(/,/g, "");
  const [, whole, top, bottom] = /^(?:(\d+)\s)?(\d+)\/(\d+)$/.exec(written) ?? [];
  if (top !== undefined && bottom !== undefined && BigInt(bottom) !== 0n) {
    const part = rational(BigInt(top), BigInt(bottom));
    const value = rational(BigInt(whole ?? 0) * part.d + part.n, part.d);
    const shown: Expression = whole
      ? { kind: "mixed", whole: BigInt(whole), numerator: BigInt(top), denominator: BigInt(bottom) }
      : number(value);
    return {
      text: "#",
      isCapital: false,
      start: at,
      end,
      number: { value, shown, unit, isFraction: !whole, isWord: false },
    };
  }
  const [units = "0", decimals = ""] = written.split(".");
  const value = divide(rational(BigInt(units + decimals || "0")), rational(10n ** BigInt(decimals.length)));
  const shown = decimalNode(value, decimals.length);
  return {
    text: "#",
    isCapital: false,
    start: at,
    end,
    number: { value, shown, unit, isFraction: false, isWord: false },
  };
}

/** "n't", "'s" and the like as words of their own; other apostrophes and quotation marks are dropped. */
function withEndings(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as Word;
    const next = words[i + 1];
    const last = result.at(-1);
    if (word.text === "'" && next && next.start === word.end && last) {
      if (next.text === "t" && /n$/.test(last.text)) {
        result.pop();
        const stem = last.text.slice(0, -1);
        if (stem !== "")
          result.push({ ...last, text: stem === "wo" ? "will" : stem === "ca" ? "can" : stem });
        result.push({ ...next, text: "not" });
        i += 1;
        continue;
      }
      const ending = { s: "'s", re: "are", ve: "have", ll: "will", d: "would", m: "am" }[next.text];
      if (ending) {
        result.push({ ...next, text: ending });
        i += 1;
        continue;
      }
    }
    if (word.text === "'") {
      if (last && last.end === word.start && /s$/.test(last.text)) result.push({ ...word, text: "'s" });
      continue;
    }
    result.push(word);
  }
  return result;
}

function withPercent(words: readonly Word[]): Word[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    if (word.text === "%" || (word.text === "percent" && words[i - 1]?.number))
      return words[i - 1]?.number ? [] : [word];
    if (word.number && (next?.text === "%" || next?.text === "percent"))
      return [{ ...word, end: next.end, number: { ...word.number, unit: "%" as const } }];
    if (word.number && word.number.unit === "$" && (next?.text === "dollars" || next?.text === "dollar"))
      return [word];
    return [word];
  });
}

function withNumberWords(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let i = 0; i < words.length; ) {
    const word = words[i] as Word;
    const ahead = words.slice(i, i + 8).map(({ text }) => text);
    const isHalfOfGame = word.text === "half" && ordinal(words[i - 1]?.text ?? "") !== null;
    const fraction = isHalfOfGame ? null : fractionAt(ahead);
    const whole = word.number ? { value: word.number.value, length: 1 } : fraction ? null : numberAt(ahead);
    const span = whole || fraction ? null : oneTime(words, i);
    const dozen = whole ?? (word.text === "a" ? { value: rational(1n), length: 1 } : null);
    const pack = dozen && PACKS[ahead[dozen.length] ?? ""];
    if (dozen && pack) {
      result.push(made(words, { i, length: dozen.length + 1 }, multiply(dozen.value, pack), false));
      i += dozen.length + 1;
    } else if (fraction) {
      const next = ahead[fraction.length];
      const isAmount = next === "a" || next === "an";
      const half = made(
        words,
        { i, length: fraction.length + (isAmount ? 1 : 0) },
        fraction.value,
        !isAmount,
      );
      const packed = isAmount && PACKS[ahead[fraction.length + 1] ?? ""];
      result.push(
        packed
          ? made(words, { i, length: fraction.length + 2 }, multiply(fraction.value, packed), false)
          : half,
      );
      i += fraction.length + (isAmount ? 1 : 0) + (packed ? 1 : 0);
    } else if (span) {
      result.push(made(words, { i, length: 1 }, rational(1n), false));
      i += 1;
    } else if (whole && half(ahead, whole.length)) {
      // "two and a half"
      const part = half(ahead, whole.length) as NonNullable<ReturnType<typeof half>>;
      result.push(
        made(words, { i, length: whole.length + part.length }, add(whole.value, part.value), false),
      );
      i += whole.length + part.length;
    } else if (whole && !word.number) {
      result.push(made(words, { i, length: whole.length }, whole.value, false));
      i += whole.length;
    } else {
      result.push(word);
      i += 1;
    }
  }
  return result;
}

/** "for a week" lasts one. */
const oneTime = (words: readonly Word[], at: number): boolean =>
  /^an?$/.test(words[at]?.text ?? "") &&
  words[at - 1]?.text === "for" &&
  LASTING.has(words[at + 1]?.text ?? "");

const LASTING: ReadonlySet<string> = words("minute hour day week month year");

/** "and a half" after a whole number. */
function half(ahead: readonly string[], at: number): ReturnType<typeof fractionAt> {
  if (ahead[at] !== "and" || !isAmong(ahead[at + 1], "a an one two three half")) return null;
  const part = fractionAt(ahead.slice(at + 1));
  return part && { value: part.value, length: part.length + 1 };
}

function made(
  words: readonly Word[],
  { i, length }: { readonly i: number; readonly length: number },
  value: Rational,
  isFraction: boolean,
): Word {
  const [first, last] = [words[i] as Word, words[i + length - 1] as Word];
  return {
    text: "#",
    isCapital: first.isCapital,
    start: first.start,
    end: last.end,
    joined: first.joined,
    number: { value, shown: number(value), unit: "", isFraction, isWord: !first.number },
  };
}

/** Sentences, each without the mark it ends in. */
export function sentencesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const sentences: Word[][] = [[]];
  for (const word of words) {
    const last = sentences.at(-1) as Word[];
    const isShort = isAmong(last.at(-1)?.text, "mr mrs ms dr st");
    if (word.text === "." && isShort) continue;
    if (/^[.?!;:]$/.test(word.text)) sentences.push([]);
    else last.push(word);
  }
  return sentences.filter((each) => each.length > 0);
}
