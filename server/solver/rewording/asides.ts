import { unitNamed } from "../expression/units";
import { type Concept, phraseAt } from "../lexicon/lexicon";
import {
  BOUND_FILLERS,
  IDLE,
  LIMITING,
  OF_THE_ASKER,
  OF_TIME,
  POINTING_AT_NOTHING,
} from "../lexicon/manners";
import { numberAt } from "../lexicon/number-words";
import { tokenize } from "../lexicon/tokenize";
import type { Token } from "../lexicon/tokens";
import { tellingWords } from "../problem/story/ledger/meanings";
import { isCommandWord } from "./commands";
import { isIdle } from "./headings";
import { withoutRunOnManners } from "./run-on-manners";

/** A text without what asks and tells nothing at its beginning and end. */
export interface Trimmed {
  readonly text: string;
  /** What was left out says nothing of a calculation, but might of a story. */
  readonly isFormalOnly: boolean;
}

/** What is left without sentences that are manners, or about whoever asks, and without the manners that begin and end the
 * rest: "hi, my teacher gave us this one. can someone pls tell me the slope of y = 2x? thanks". Clauses are left out in
 * the second text only: "what comes next:" may be one that asks. */
export function withoutAsides(text: string): readonly Trimmed[] {
  const plain = text.replace(PICTURES, " ").replace(BRACKETED, "");
  const [whole, inClauses] = [[SENTENCE_END], [SENTENCE_END, CLAUSE_END]].map(
    (ends) => trimmed(plain, ends) ?? { text, isFormalOnly: false },
  ) as [Trimmed, Trimmed];
  const bare = withoutRunOnManners(plain);
  return bare === null
    ? [whole, inClauses]
    : [whole, inClauses, { text: trimmed(bare, [SENTENCE_END])?.text ?? bare, isFormalOnly: true }];
}

/** @returns null where nothing would be left */
function trimmed(plain: string, ends: readonly RegExp[]): Trimmed | null {
  let [start, end] = [0, plain.length];
  let isFormalOnly = false;
  const leaves = (from: number, to: number, isFirst: boolean): boolean => {
    const kind = asideIn(plain.slice(from, to), isFirst);
    isFormalOnly ||= kind === "formal";
    return kind !== null;
  };
  for (const pattern of ends) {
    for (let next = endAfter(plain, start, end, pattern); next && leaves(start, next, true); ) {
      start = next;
      next = endAfter(plain, start, end, pattern);
    }
    for (let last = lastStart(plain, start, end, pattern); last && leaves(last, end, false); ) {
      end = last;
      last = lastStart(plain, start, end, pattern);
    }
  }
  const text = withoutManners(plain.slice(start, end).replace(LOOSE_END, "").trim());
  return text === "" ? null : { text, isFormalOnly };
}

/** "(a)", "(2)": a label, or a factor. */
const BRACKETED = /^\s*(?:\((?:[a-h]|[ivx]{1,4})\)\s+(?=[\w$\\])|\(\d{1,3}\)\s+(?=[a-z$\\]))/i;
const PICTURES =
  /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{FE0F}\u{200D}]|(?<=\s)[:;]-?[()DP](?=\s|$)/gu;
const SENTENCE_END = /[.?!]+(?:\s+|$)|\n+/g;
const CLAUSE_END = /[.?!,:;–—]+\s+|\s[-–—]\s|\n+/g;
/** The comma or dash before a clause that was left out. */
const LOOSE_END = /[,;:–—\s]+$|\s-\s*$/;

function endAfter(text: string, start: number, end: number, pattern: RegExp): number | null {
  pattern.lastIndex = start;
  const found = pattern.exec(text);
  const next = found ? found.index + found[0].length : end;
  return found && next < end ? next : null;
}

function lastStart(text: string, start: number, end: number, pattern: RegExp): number | null {
  pattern.lastIndex = 0;
  const ends = [...text.slice(start, end).matchAll(pattern)];
  const inner = ends.filter(({ index, 0: mark }) => start + index + mark.length < end).at(-1);
  return inner ? start + inner.index + inner[0].length : null;
}

/** Signs of mathematics, and digits. */
const MATHEMATICS = /[\d$\\=+*^<>√∛°%∑∫²³/{}[\]|×÷·−π∞]/;

/** Phrases that mean nothing outside a question. */
const EMPTY: ReadonlySet<Concept> = new Set<Concept>(
  "skip ask is of and for on at in to as with from by given auxiliary question-word not through whether reported".split(
    " ",
  ) as Concept[],
);

/** Whether a sentence or clause may be left out of every problem, of those that tell no story, or of none. */
function asideIn(sentence: string, isFirst: boolean): "any" | "formal" | null {
  if (MATHEMATICS.test(sentence)) return null;
  const words = wordsOf(sentence);
  if (words.length === 0) return /[\p{L}]/u.test(sentence) ? null : "any";
  if (words.some((word) => word.length === 1 && !LONE.has(word))) return null;
  const isOfAsker = words.some((word) => OF_THE_ASKER.has(word));
  if (isIdle(sentence)) {
    if (isOfAsker || !words.some((word) => OF_TIME.has(word))) return "any";
    // "What was it before?" asks for another value than "What is it now?".
    return ASKING_WHAT.has(words[0] as string) ? null : "formal";
  }
  const isOfNothing = isFirst && POINTING_AT_NOTHING.has(words[0] as string);
  return (isOfAsker || isOfNothing) && !isTelling(sentence, words) ? "formal" : null;
}

const ASKING_WHAT: ReadonlySet<string> = new Set(["what", "whats", "what's", "how"]);

const LONE: ReadonlySet<string> = new Set(["a", "i", "u", "r", "o"]);

const wordsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ kind, text: word }) => (kind === "word" ? [word] : []));

/** Whether something in a sentence may bear on a problem: a number, a unit, a word of mathematics or one that limits. */
function isTelling(sentence: string, words: readonly string[]): boolean {
  if (tellingWords(sentence.toLowerCase()).some(({ meaning }) => meaning !== "now" && meaning !== "single"))
    return true;
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    const found = phraseAt(words, at);
    if (found && !EMPTY.has(found.concept)) return true;
    if (!found && (LIMITING.has(word) || unitNamed(word) || numberAt(words.slice(at)))) return true;
    at += found?.length ?? 1;
  }
  return false;
}

/** A sentence without the manners at its beginning and end. */
function withoutManners(text: string): string {
  const tokens = tokenize(text);
  const first = askingFrom(tokens);
  let last = tokens.length;
  for (let before = mannersBefore(tokens, first, last); before !== null; ) {
    last = before;
    while (last > first && tokens[last - 1]?.kind === "mark") last -= 1;
    before = mannersBefore(tokens, first, last);
  }
  const [begin, end] = [tokens[first], tokens[last - 1]];
  if (!begin || !end || first >= last) return "";
  return text.slice(begin.start, last === tokens.length ? text.length : end.end);
}

/** Where a question begins: "can you tell me | what is the slope", "show me how to | solve 2x = 6". */
function askingFrom(tokens: readonly Token[]): number {
  let [begin, at] = [0, 0];
  let isFree = true;
  while (at < tokens.length) {
    const words = wordsFrom(tokens, at);
    const found = phraseAt(words, 0);
    if (!found || found.slips.length > 0) break;
    if (isCommandWord(words, found)) return found.concept === "ask" ? lastAsking(tokens, at) : at;
    if (found.concept !== "skip") break;
    isFree &&= found.length > 1 || !BOUND_FILLERS.has(words[0] as string);
    at += found.length;
    if (isFree && tokens[at]?.kind === "mark") at += 1;
    if (isFree) begin = at;
  }
  return begin;
}

/** Of several requests in a row the last one counts: "tell me | what is". */
function lastAsking(tokens: readonly Token[], from: number): number {
  let begin = from;
  for (let at = from; at < tokens.length; ) {
    const words = wordsFrom(tokens, at);
    const found = phraseAt(words, 0);
    if (!found || found.slips.length > 0) break;
    if (isCommandWord(words, found)) begin = at;
    else if (found.concept !== "skip") break;
    if (isCommandWord(words, found) && found.concept !== "ask") break;
    at += found.length;
  }
  return begin;
}

const wordsFrom = (tokens: readonly Token[], at: number): string[] => {
  const end = tokens.findIndex(({ kind }, index) => index >= at && kind !== "word");
  return tokens.slice(at, end < 0 ? undefined : end).map(({ text }) => text);
};

/** How many tokens of manners begin at a place. */
function mannersAt(tokens: readonly Token[], at: number): number {
  const words = wordsFrom(tokens, at);
  const found = phraseAt(words, 0);
  const isFree = found?.concept === "skip" && (found.length > 1 || !BOUND_FILLERS.has(words[0] as string));
  return found && isFree && found.slips.length === 0 ? found.length : 0;
}

const LONGEST = 8;

/** Where the manners begin that end before a place: "pls", "thank you so much". */
function mannersBefore(tokens: readonly Token[], first: number, last: number): number | null {
  let end = last;
  while (end > first && tokens[end - 1]?.kind === "mark") end -= 1;
  for (let at = Math.max(first + 1, end - LONGEST); at < end; at += 1) {
    const length = mannersAt(tokens.slice(0, end), at);
    const rest = tokens.slice(at + length, end);
    if (length > 0 && rest.every(({ kind, text }) => kind === "word" && IDLE.has(text))) return at;
  }
  return null;
}
