import { DAY_MINUTES, type Dial } from "../expression/clock";
import { verbForm } from "../lexicon/verbs";
import { isAmong, words as listed } from "../word-list";
import { type Word, wordsOf } from "./words";

/** A time of day and so many minutes from it, which are less than none where it is earlier. */
export interface ClockShift {
  readonly start: number;
  readonly minutes: number;
  readonly dial: Dial;
}

/** "He put it in at 2:50 pm and took it out 45 minutes later. When did he take it out?" One time, one stretch after it
 * or before it, and a question for what was done then. */
export function shiftTold(prose: string): ClockShift | null {
  const words = wordsOf(prose) ?? [];
  const asked = words.findIndex(({ text }, i) => isAsking(words, i) && text !== "");
  const times = words.flatMap((_, at) => timeAt(words, at) ?? []);
  const stretches = words.flatMap((_, at) => stretchAt(words, at) ?? []);
  const [time, stretch] = [times[0], stretches[0]];
  if (asked < 0 || !time || !stretch || times.length + stretches.length > 2) return null;
  const used = (at: number): boolean => [time, stretch].some(({ from, to }) => from <= at && at < to);
  if (words.some(({ number }, at) => number !== undefined && !used(at))) return null;
  const clause = words.slice(backTo(words, stretch.from), stretch.from).map(({ text }) => text);
  const question = words.slice(asked).map(({ text }) => text);
  const isPlain = stretch.from > asked && question.some((each) => each === "it");
  const told = words.slice(backTo(words, time.from), time.from).map(({ text }) => text);
  const way = stretch.way === 0 ? wayTo(told, question) : stretch.way;
  const isOwn =
    stretch.way === 0 ? isOfSame(told, question) : isSameAct(clause, question) && isOfSame(clause, question);
  if (way === 0 || (!(isPlain && stretch.way !== 0) && !isOwn)) return null;
  const minutes = way * stretch.minutes;
  const end = time.start + minutes;
  if (time.dial === 24 && (end <= 0 || end >= DAY_MINUTES / 2)) return null;
  return { start: time.start, minutes, dial: time.dial };
}

const BEGINNING = listed("leave start begin depart set go");
const ENDING = listed("arrive end finish reach get");

/** "He leaves at 7:40 and needs 15 minutes. When does he arrive?" From the one end to the other. */
function wayTo(told: readonly string[], question: readonly string[]): 1 | -1 | 0 {
  const has = (all: readonly string[], verbs: ReadonlySet<string>): boolean =>
    all.some((each) => verbs.has(verbForm(each)?.lemma ?? ""));
  if (has(told, BEGINNING) && has(question, ENDING) && !has(question, BEGINNING)) return 1;
  return has(told, ENDING) && has(question, BEGINNING) && !has(question, ENDING) ? -1 : 0;
}

const isAsking = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === "when"
    ? isAmong(words[at + 1]?.text, "did does will is was")
    : words[at]?.text === "what" && words[at + 1]?.text === "time";

/** Where the clause begins in which a word stands. */
const backTo = (words: readonly Word[], at: number): number =>
  words.findLastIndex(({ text }, i) => i < at && isAmong(text, ". ? ! , ; and but then")) + 1;

/** What is asked about is what was done that much later. */
function isSameAct(clause: readonly string[], question: readonly string[]): boolean {
  const lemmas = new Set(clause.flatMap((each) => verbForm(each)?.lemma ?? []));
  return question.some(
    (each) => lemmas.has(verbForm(each)?.lemma ?? "") && !isAmong(each, "is was did does"),
  );
}

/** Whoever did it that much later is named in the question as well, and nobody is where nobody was. */
function isOfSame(clause: readonly string[], question: readonly string[]): boolean {
  const verb = clause.findIndex((each) => verbForm(each) !== null && verbForm(each)?.isNounToo === false);
  const named = clause.slice(0, verb).filter((each) => !isAmong(each, IDLE));
  return named.length === 0 || named.some((each) => question.includes(each));
}

const IDLE = "the a an his her their it he she they i we then also was were is had";

interface Placed {
  readonly from: number;
  readonly to: number;
}

const isWhole = (
  word: Word | undefined,
  most: number,
): word is Word & { number: NonNullable<Word["number"]> } =>
  word?.number?.value.d === 1n && word.number.unit === "" && Number(word.number.value.n) <= most;

/** "2:50 pm", "at 8:12" */
function timeAt(words: readonly Word[], at: number): (Placed & Pick<ClockShift, "start" | "dial">) | null {
  const [hours, colon, past] = words.slice(at, at + 3);
  const isExact = colon?.text === ":" && isWhole(past, 59);
  if (!isWhole(hours, 12) || words[at - 1]?.text === ":") return null;
  const next = at + (isExact ? 3 : 1);
  const half = halfAt(words, next);
  if (!isExact && !half) return null;
  const hour = Number(hours.number.value.n) % 12;
  const minutes = isExact ? Number(past.number.value.n) : 0;
  const shift = half?.text === "p" ? DAY_MINUTES / 2 : 0;
  return { from: at, to: half?.to ?? next, start: hour * 60 + minutes + shift, dial: half ? 12 : 24 };
}

/** "pm", "p.m." */
function halfAt(words: readonly Word[], at: number): { readonly text: string; readonly to: number } | null {
  const [half, dot, m] = words.slice(at, at + 3).map(({ text }) => text);
  if (isAmong(half, "am pm")) return { text: (half as string).charAt(0), to: at + 1 };
  return isAmong(half, "a p") && dot === "." && m === "m" ? { text: half as string, to: at + 3 } : null;
}

/** "2 hours 15 minutes later", "17 minutes late", "20 minutes earlier" */
function stretchAt(
  words: readonly Word[],
  from: number,
): (Placed & { readonly minutes: number; readonly way: 1 | -1 | 0 }) | null {
  let at = from;
  let minutes = 0;
  while (isWhole(words[at], 999)) {
    const unit = words[at + 1]?.text;
    const size = isAmong(unit, "hour hours h") ? 60 : isAmong(unit, "minute minutes min mins") ? 1 : 0;
    if (size === 0) return null;
    minutes += Number(words[at]?.number?.value.n) * size;
    at += words[at + 2]?.text === "and" && words[at + 3]?.number ? 3 : 2;
  }
  const behind = words[at]?.text;
  const way = isAmong(behind, "later late after afterwards")
    ? 1
    : isAmong(behind, "earlier early before")
      ? -1
      : 0;
  const isTaken = isAmong(
    words[from - 1]?.text,
    "need needs needed take takes took last lasts lasted him her it",
  );
  return (way === 0 && !isTaken) || minutes === 0 || minutes >= DAY_MINUTES || words[from - 1]?.text === "and"
    ? null
    : { from, to: at + 1, minutes, way };
}
