import { AUXILIARIES } from "../../lexicon/pronouns";
import { verbForm } from "../../lexicon/verbs";
import { isAmong, words as listed } from "../../word-list";
import type { Fact } from "../facts";
import type { StoryNumber, Word } from "../words";

type Fee = Extract<Fact, { kind: "change" }>;

/** Words without what is paid once beside a price, and what that tells. */
export interface Fees {
  readonly words: readonly Word[];
  readonly facts: readonly Fee[];
}

/** What is paid once, however much is bought. */
const FEES = listed("fee charge deposit surcharge");
/** What leads to it, and says nothing of its own. */
const LEADS = listed("plus and with , there is are was it they also adds add pay pays charges charge costs");
const MOST_SAID = 3;

interface Found {
  readonly number: StoryNumber;
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

/** "plus a fee of $7", "a $5 booking fee", "$30 to join and $12 a month", "plus $4 for delivery": paid once. Only where a
 * price for each of something is told in the same sentence. */
export function withFees(words: readonly Word[]): Fees {
  const prices = words.filter(({ number }) => number?.unit === "$").length;
  const fees = words.flatMap((_, at) => feeAt(words, at) ?? []);
  const [fee, ...others] = fees;
  if (!fee || others.length > 0 || prices !== 2) return { words, facts: [] };
  const { number, what } = fee;
  const [from, to] = spanned(words, fee);
  const span = { start: (words[fee.from] as Word).start, end: (words[fee.to - 1] as Word).end };
  const slot = { owner: "", entity: "dollar", attributes: [], purpose: what };
  const amount = { kind: "number", number } as const;
  const fact: Fee = { kind: "change", span, slot, amount, sign: -1, verb: "pay", isFee: true };
  return { words: [...words.slice(0, from), ...words.slice(to)], facts: [fact] };
}

export const isFee = (fact: Fact): boolean => fact.kind === "change" && fact.isFee === true;

/** "How much does an hour cost?" beside a fee: whether the fee counts is not said. */
export const asksOfOne = (question: readonly Word[]): boolean =>
  question.every(({ number }) => !number) &&
  question.some(({ text }) => isAmong(text, "a an one each per every"));

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? "";

/** The words that lead to it are its own where it is told last, and those that lead on where it is told first. */
function spanned(words: readonly Word[], { from, to }: Found): readonly [number, number] {
  const isLast = words.slice(to).every(({ number }) => number === undefined);
  if (!isLast) return [from, isAmong(textAt(words, to), "and plus ,") ? to + 1 : to];
  let start = from;
  while (start > 1 && LEADS.has(textAt(words, start - 1))) start -= 1;
  return [start, to];
}

function feeAt(words: readonly Word[], at: number): Found | null {
  const number = words[at]?.number;
  if (number?.unit !== "$") return null;
  const found =
    ofFee(words, at) ?? namedFee(words, at) ?? toBegin(words, at) ?? added(words, at) ?? called(words, at);
  if (!found || isForEach(words, found.to)) return null;
  return { ...found, number };
}

type Place = Omit<Found, "number">;

/** "a booking fee of $5" */
function ofFee(words: readonly Word[], at: number): Place | null {
  const fee = at - 2;
  if (textAt(words, at - 1) !== "of" || !FEES.has(textAt(words, fee))) return null;
  const from = words.findLastIndex(
    ({ text }, i) => i < fee && i >= fee - MOST_SAID && isAmong(text, "a an the"),
  );
  return from < 0 ? null : { what: textAt(words, fee), from, to: onceAfter(words, at + 1) };
}

/** "a $5 booking fee" */
function namedFee(words: readonly Word[], at: number): Place | null {
  const fee = words.findIndex(({ text }, i) => i > at && i <= at + MOST_SAID && FEES.has(text));
  const isNamed = isAmong(textAt(words, at - 1), "a an the") && fee > 0;
  return isNamed ? { what: textAt(words, fee), from: at - 1, to: onceAfter(words, fee + 1) } : null;
}

/** "$30 to join" */
function toBegin(words: readonly Word[], at: number): Place | null {
  const verb = verbForm(textAt(words, at + 2));
  const isBegun = textAt(words, at + 1) === "to" && verb?.form === "base" && BEGINNING.has(verb.lemma);
  return isBegun ? { what: verb.lemma, from: at, to: at + 3 } : null;
}

const BEGINNING = listed("start begin join enter register book enrol enroll");

/** "plus $4 for delivery" */
function added(words: readonly Word[], at: number): Place | null {
  const what = textAt(words, at + 2);
  const isAdded = textAt(words, at - 1) === "plus" && textAt(words, at + 1) === "for" && WORK.has(what);
  return isAdded ? { what, from: at, to: at + 3 } : null;
}

/** "$50 for a visit" */
function called(words: readonly Word[], at: number): Place | null {
  const what = textAt(words, at + 3);
  const isCalled =
    textAt(words, at + 1) === "for" && isAmong(textAt(words, at + 2), "a the") && VISITS.has(what);
  return isCalled ? { what, from: at, to: at + 4 } : null;
}

const VISITS = listed("visit call call-out callout booking");
const WORK = listed("delivery shipping postage insurance entry cleaning installation");

/** "per order" */
function onceAfter(words: readonly Word[], at: number): number {
  const isOnce = isAmong(textAt(words, at), "per for") && ORDERS.has(textAt(words, at + 1));
  return isOnce ? at + 2 : at;
}

const ORDERS = listed("order booking delivery shipping");

const isForEach = (words: readonly Word[], at: number): boolean =>
  isAmong(textAt(words, at), "per each every a an") ||
  (isAmong(textAt(words, at), "for on") && !AUXILIARIES.has(textAt(words, at + 1)));
