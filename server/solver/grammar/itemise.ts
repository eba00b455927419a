import { unitNamed } from "../expression/units";
import { isKnownWord, phraseAt } from "../lexicon/lexicon";
import { tokenize } from "../lexicon/tokenize";
import type { Token } from "../lexicon/tokens";
import { Memo } from "../memo";
import type { BreakItem, Item, MathsItem, WordItem } from "./items";
import { withNumberTokens } from "./number-tokens";
import { withOrigin } from "./origin";
import { endsRun } from "./runs";
import { withSpokenFunctions } from "./spoken-functions";
import { withSpokenSigns } from "./spoken-signs";
import { withTextApart } from "./text-in-maths";
import {
  isClosing,
  isDifferential,
  isGluedProduct,
  isLetter,
  isMathematics,
  isOpening,
  isTexted,
} from "./token-kinds";

const FOUND = new Memo<readonly Item[]>();

/** A sentence as phrases, mathematics and what separates them, in the order of the text. */
export const itemise = (text: string): readonly Item[] => FOUND.once(text, () => itemsIn(text));

function itemsIn(text: string): Item[] {
  const tokens = withSpokenSigns(
    withSpokenFunctions(
      withNumberTokens(withOrigin(withoutHyphens(withOrdinals(withTextApart(tokenize(text)))))),
    ),
  );
  const looks = looksOf(tokens);
  const items: Item[] = [];
  let run: Token[] = [];
  const flush = () => {
    items.push(...itemsOfRun(run, text));
    run = [];
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const phrase = looks[at] === "maths" && !isPowerWordAt(tokens, at) ? phraseOfLetters(tokens, at) : null;
    if (looks[at] === "maths" && phrase === null) {
      if (endsRun(run, tokens, at)) flush();
      run.push(token);
      at += 1;
      continue;
    }
    flush();
    const found = phrase ?? (looks[at] === "word" ? phraseItem(tokens, at) : null);
    if (found) items.push(found.item);
    else if (token.kind === "mark")
      items.push(...(isRestOfList(token, items) ? [goingOn(token)] : breakOf(token)));
    else if (!isOpening(token) && !isClosing(token)) items.push(phraseItem(tokens, at).item);
    at += found?.length ?? 1;
  }
  flush();
  return items;
}

type Look = "maths" | "word" | "mark";

/** Brackets around words are punctuation; a comma inside brackets of mathematics belongs to it. */
function looksOf(tokens: readonly Token[]): Look[] {
  const looks = tokens.map((token, at): Look => {
    if (isMathematics(tokens, at, isKnownWord) || isUnitAt(tokens, at)) return "maths";
    return token.kind === "word" ? "word" : "mark";
  });
  for (const [open, close] of bracketsOf(tokens)) {
    const inside = looks.slice(open + 1, close);
    const isMaths =
      inside.length > 0 &&
      tokens
        .slice(open + 1, close)
        .every((token, index) => inside[index] === "maths" || token.text === "," || token.text === ";");
    for (let at = open; at <= close; at += 1) {
      if (isMaths) looks[at] = "maths";
      else if (at === open || at === close) looks[at] = "mark";
    }
  }
  tokens.forEach((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isBetween = before?.kind === "number" && after?.kind === "number" && token.spaced === after.spaced;
    if (token.text === ":" && isBetween) looks[at] = "maths";
    if (isFactorialAt(tokens, at, looks) && !after?.text.startsWith("!")) looks[at] = "maths";
  });
  return looks;
}

/** Directly behind what it may be a factorial of. "Solve for x!" is called out, and so is a name alone at the end; elsewhere
 * a factorial that was none is refused at worst, and one that is overlooked gives a wrong answer. */
function isFactorialAt(tokens: readonly Token[], at: number, looks: readonly Look[]): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  if (token.text !== "!" || token.spaced) return false;
  if (before?.kind === "number" || isClosing(before)) return true;
  const isAlone = looks[at - 2] !== "maths" || tokens[at - 2]?.text === ",";
  const isBegun = after?.spaced === true && (after.kind === "number" || isLetter(after));
  const isEnd = after === undefined || after.kind === "mark" || isBegun;
  const isCalled = isEnd || tokens[at - 2]?.text === "for";
  return isLetter(before) && !(isAlone && isCalled);
}

/** Pairs of brackets that belong together, the inner ones first; an angle bracket opens a list only. */
function bracketsOf(tokens: readonly Token[]): [number, number][] {
  const pairs: [number, number][] = [];
  const open: number[] = [];
  tokens.forEach((token, at) => {
    if (isOpening(token) || opensVector(tokens, at)) open.push(at);
    const last = open.at(-1);
    const isAngle = last !== undefined && tokens[last]?.text === "<";
    if (last !== undefined && (isAngle ? token.text === ">" : isClosing(token))) {
      pairs.push([last, at]);
      open.pop();
    }
  });
  return pairs;
}

/** "<6, 8>" at the beginning, behind an equals sign or behind a word. */
function opensVector(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isFree =
    before === undefined ||
    before.text === "=" ||
    (before.kind === "word" && before.text.length > 1) ||
    before.kind === "mark";
  if (tokens[at]?.text !== "<" || !(isFree || tokens[at]?.spaced)) return false;
  const close = tokens.findIndex((token, index) => index > at && token.text === ">");
  const inside = tokens.slice(at + 1, close);
  return (
    close > 0 &&
    inside.some(({ text }) => text === ",") &&
    !inside.some(({ text }) => text === "=" || text === "<")
  );
}

/** A unit behind a number: "3.4 cm", "5 ft 8 in". "in" is a word unless the text ends or goes on with something else: "the 7
 * in 573". */
function isUnitAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (isPowerWordAt(tokens, at)) return true;
  const isBehind =
    endsNumber(tokens[at - 1]) || (RAISING.has(tokens[at - 1]?.text ?? "") && endsNumber(tokens[at - 2]));
  if (token.kind !== "word" || !isBehind || !unitNamed(token.text)) return false;
  const after = tokens[at + 1];
  return (
    token.text !== "in" ||
    !token.spaced ||
    after === undefined ||
    after.text === "to" ||
    !(after.kind === "word" || after.kind === "number" || isOpening(after))
  );
}

const RAISING: ReadonlySet<string> = new Set(["square", "sq", "cubic", "cu"]);
const RAISED: ReadonlySet<string> = new Set(["squared", "cubed"]);

const endsNumber = (token: Token | undefined): boolean =>
  token?.kind === "number" || token?.text === "π" || token?.text === "pi";

/** "square" in "36 square cm", "cubed" in "8 cm cubed". */
function isPowerWordAt(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  if (RAISING.has(token.text))
    return endsNumber(before) && after?.kind === "word" && unitNamed(after.text) !== null;
  const isUnit = before?.kind === "word" && unitNamed(before.text) !== null;
  return RAISED.has(token.text) && isUnit && endsNumber(tokens[at - 2]);
}

/** "x-intercept" and "slope-intercept" are two words each. */
function withoutHyphens(tokens: readonly Token[]): Token[] {
  const isHyphen = (token: Token, at: number) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (token.text !== "-" || token.spaced || after?.spaced || after?.kind !== "word") return false;
    // "A 3-digit number"
    if (before?.kind === "number") return after.text === "digit";
    if (before?.kind !== "word") return false;
    return (
      after.text.length > 1 &&
      isKnownWord(after.text) &&
      (before.text.length === 1 || isKnownWord(before.text))
    );
  };
  return tokens
    .map((token, at) => {
      const [after, noun] = [tokens[at + 1], tokens[at + 2]];
      const isNamed = token.kind === "maths" && /^[a-z]$/.test(token.text) && noun?.text === "axis";
      return isNamed && after?.text === "-" ? { ...token, kind: "word" as const } : token;
    })
    .filter((token, at) => !isHyphen(token, at) && !(token.text === "-" && isNameHyphen(tokens, at)))
    .map((token, at, kept) => {
      const before = kept[at - 1];
      return before && before.end < token.start ? { ...token, spaced: true } : token;
    });
}

/** "$x$-axis", "$p$-series": a hyphen between a letter in delimiters and the word that it names. */
function isNameHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isName = before?.kind === "maths" && before.text.length === 1;
  return (
    isName && after?.kind === "word" && after.text.length > 1 && !after.spaced && isKnownWord(after.text)
  );
}

/** "The $n$th term": the ending makes a word of the letter. */
const withOrdinals = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (isEnding(token, before)) return [];
    if (!isEnding(after, token)) return [token];
    return [{ ...token, kind: "word", text: `${token.text}th`, end: (after as Token).end }];
  });

const isEnding = (token: Token | undefined, before: Token | undefined): boolean =>
  token?.text === "th" && !token.spaced && before?.kind === "maths" && before.text.length === 1;

/** A phrase of several words that begins with a letter of mathematics: "x intercept". */
function phraseOfLetters(tokens: readonly Token[], at: number): { item: WordItem; length: number } | null {
  const token = tokens[at] as Token;
  if (!isLetter(token) && token.kind !== "word" && token.kind !== "sign") return null;
  if (isDifferential(tokens, at) || isGluedProduct(tokens, at)) return null;
  const found = phraseItem(tokens, at);
  if (!found || found.item.concept === null) return null;
  if (found.length === 1 && isUnitAt(tokens, at)) return null;
  return found.length > 1 || (token.kind === "word" && token.text.length > 1 && isKnownWord(token.text))
    ? found
    : null;
}

const wordsFrom = (tokens: readonly Token[], at: number): string[] => {
  const words: string[] = [];
  for (let index = at; index < tokens.length && words.length < LONGEST; index += 1) {
    const { kind, text } = tokens[index] as Token;
    if (kind !== "word" && kind !== "sign") break;
    // "If u = 3" gives a letter a value.
    if (index > at && isLetter(tokens[index]) && tokens[index + 1]?.text === "=") break;
    words.push(text);
  }
  return words;
};

/** More words than any phrase has. */
const LONGEST = 24;

function phraseItem(tokens: readonly Token[], at: number): { item: WordItem; length: number } {
  const words = wordsFrom(tokens, at);
  const found = phraseAt(words, 0);
  const length = found?.length ?? 1;
  const [first, last] = [tokens[at] as Token, tokens[at + length - 1] as Token];
  return {
    item: {
      kind: "word",
      concept: found?.concept ?? null,
      text: words.slice(0, length).join(" "),
      slips: found?.slips ?? [],
      start: first.start,
      end: last.end,
    },
    length,
  };
}

/** "3, 6, 12, …": the numbers that are not written count as well, so that it is no pause. */
const isRestOfList = ({ text }: Token, items: readonly Item[]): boolean =>
  /^(?:\.{2,}|…)$/.test(text) && items.at(-1)?.text === "," && items.at(-2)?.kind === "maths";

const goingOn = ({ text, start, end }: Token): WordItem => ({
  kind: "word",
  concept: "goes-on",
  text,
  slips: [],
  start,
  end,
});

function breakOf({ text, start, end }: Token): BreakItem[] {
  if (text === "," || text === ":" || text === ";") return [{ kind: "break", text, start, end }];
  return [{ kind: "break", text: ".", start, end }];
}

/** A run of tokens of mathematics; the signs around it that say nothing ("= ?") are left out. */
function itemsOfRun(run: readonly Token[], text: string): Item[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  if (first.text === "=" && run.length > 1) {
    const is: WordItem = {
      kind: "word",
      concept: "is",
      text: "=",
      slips: [],
      start: first.start,
      end: first.end,
    };
    return [is, ...itemsOfRun(run.slice(1), text)];
  }
  if (last.text === "=") return itemsOfRun(run.slice(0, -1), text);
  if (run.length === 1 && isDelimited(first, text)) return partsOf(first);
  if (!run.some(({ kind, text: sign }) => kind !== "sign" || sign === "π" || /^[\\α-ω∞½⅓⅔¼¾√]/.test(sign)))
    return run.map(({ text: sign, start, end }) => ({
      kind: "word",
      concept: phraseAt([sign], 0)?.concept ?? null,
      text: sign,
      slips: [],
      start,
      end,
    }));
  const item: MathsItem = {
    kind: "maths",
    text: writtenOut(run, text),
    delimited: false,
    droppable: run.length === 1 && isLetter(first) && isTexted(first),
    start: first.start,
    end: last.end,
  };
  return [item];
}

/** The text of a run, with what stands for a sign as that sign. */
function writtenOut(run: readonly Token[], text: string): string {
  let written = "";
  run.forEach(({ kind, start, end, as, text: inner }, index) => {
    const before = run[index - 1];
    written += before ? text.slice(before.end, start) : "";
    written += as ?? (kind === "maths" ? inner : text.slice(start, end));
  });
  return written;
}

const isDelimited = ({ kind, start }: Token, text: string): boolean =>
  kind === "maths" && !text.startsWith("\\begin", start);

/** What stands between delimiters of mathematics, each statement of a list for itself. */
function partsOf({ text, start, end }: Token): Item[] {
  const items: Item[] = [];
  const span = { start, end };
  for (const part of splitOutside(text)) {
    if (items.length > 0) items.push({ kind: "break", text: ",", ...span });
    items.push({ kind: "maths", text: part, delimited: true, droppable: false, ...span });
  }
  return items;
}

/** The parts of a list; commas within brackets, braces or a number belong to a part. */
function splitOutside(text: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (text.startsWith("\\langle", at)) depth += 1;
    if (text.startsWith("\\rangle", at)) depth -= 1;
    const isCommand = text[at - 1] === "\\";
    const isSeparator = character === ";" || (character === "," && !/^\d{3}(?!\d)/.test(text.slice(at + 1)));
    if (depth === 0 && isSeparator && !isCommand) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.filter((part) => /[^\s.?]/.test(part));
}
