import { dimensionOf, TIMES } from "../lexicon/nouns";
import { COMING, GOING } from "../lexicon/story-verbs";
import { UNHELD_WORDS } from "../lexicon/unheld-words";
import { words } from "../word-list";
import type { Fact, Question, Slot, Span } from "./facts";
import { type Word, wordsOf } from "./words";

/** A place in the words of a story where something is said that changes an amount. */
interface Said {
  readonly word: Word;
  readonly before: Word | undefined;
  /** The word before that one. */
  readonly ahead: Word | undefined;
  readonly after: Word | undefined;
  /** The word after that one. */
  readonly beyond: Word | undefined;
  /** What is told by a clause in which it is said. */
  readonly facts: readonly Fact[];
  readonly all: readonly Fact[];
  readonly question: Question;
  /** Whether the question says it. */
  readonly isAsked: boolean;
}

/** Words that change an amount and that no kind of fact holds by itself, by what they say, and where they change
 * nothing. A story that says one of them is not understood. */
interface Unheld {
  readonly phrases: readonly string[];
  readonly isIdle: (said: Said) => boolean;
}

const never = (): boolean => false;
const list = (text: string): readonly string[] => text.split("|");

const UNHELD: readonly Unheld[] = [
  { phrases: list(UNHELD_WORDS.alternating), isIdle: never },
  {
    phrases: list(UNHELD_WORDS.someDays),
    isIdle: ({ facts }) => !facts.some((each) => each.kind === "rate" && each.per.entity === "day"),
  },
  { phrases: list(UNHELD_WORDS.elsewhere), isIdle: never },
  { phrases: list(UNHELD_WORDS.atOnce), isIdle: ({ question }) => !asksTime(question) },
  {
    phrases: list(UNHELD_WORDS.lost),
    isIdle: (said) => said.isAsked || said.facts.length > 0 || asksTime(said.question) || isWhich(said),
  },
  { phrases: list(UNHELD_WORDS.unpaid), isIdle: ({ question }) => !asksMoney(question) },
  // A bound, which only frames with one hold, or a calculation in words.
  { phrases: list("at most|at least|minus"), isIdle: ({ facts, isAsked }) => facts.length === 0 && !isAsked },
  // "How long will the rest take?" Of what is left alone, and not of all of it.
  {
    phrases: list("the rest|the remaining|the others"),
    isIdle: ({ isAsked, facts, question }) =>
      !isAsked ||
      facts.length > 0 ||
      question.kind === "part" ||
      question.kind === "missing" ||
      (question.kind === "state" && (question.remains === true || question.over === true)),
  },
  // There and back again: twice as far, or what was taken is there again.
  {
    phrases: list("back|both ways|each way|round trip|round trips|return trip|return trips|there and back"),
    isIdle: ({ word, before, after, beyond, facts, question }) =>
      word.text === "back" &&
      (isNoun(before, after) ||
        isByOtherMeans(after, beyond) ||
        (facts.length > 0 && isToward(after)) ||
        (!asksLength(question) && facts.every(comesBack))),
  },
  // One of two amounts, or one and what is beyond it.
  {
    phrases: ["or"],
    isIdle: ({ after, facts }) =>
      facts.length === 0 || !(after?.number || ["more", "less", "so", "fewer"].includes(after?.text ?? "")),
  },
  // How often it was done, where it is told how much was done once.
  {
    phrases: ["times"],
    isIdle: ({ before, after, facts, all }) =>
      !before?.number ||
      COMPARING.has(after?.text ?? "") ||
      !facts.every(isOfOnce) ||
      facts.length === 0 ||
      all.some((each) => each.kind === "rate" && each.per.entity === "time"),
  },
];

const COMPARING: ReadonlySet<string> = new Set(
  "as more the that what longer bigger larger older taller heavier higher faster a an her his their its this less".split(
    " ",
  ),
);

const isOfOnce = ({ kind }: Fact): boolean => kind === "change" || kind === "has" || kind === "transfer";
const slotsOf = (question: Question) =>
  "slot" in question ? [question.slot] : [question.left, question.right];
const asksLength = (question: Question): boolean => slotsOf(question).some(({ entity }) => isLength(entity));
const isLength = (entity: string): boolean => dimensionOf(entity) === dimensionOf("meter");
const asksTime = (question: Question): boolean => slotsOf(question).some(({ entity }) => TIMES.has(entity));
const asksMoney = (question: Question): boolean =>
  slotsOf(question).some(({ entity }) => entity === "dollar" || entity === "cent");

/** "his back", "the back yard". */
const isNoun = (before: Word | undefined, after: Word | undefined): boolean =>
  ["the", "a", "his", "her", "their", "my"].includes(before?.text ?? "") ||
  ["yard", "seat", "row", "door", "pocket"].includes(after?.text ?? "");

/** "came back by bus": not in the way that is told of. */
const isByOtherMeans = (after: Word | undefined, beyond: Word | undefined): boolean =>
  (after?.text === "by" && !["the", "a", "another", "same"].includes(beyond?.text ?? "the")) ||
  (after?.text === "on" && beyond?.text === "foot");

/** "that were damaged": which of them, told of those that were counted. */
const isWhich = ({ before, ahead }: Said): boolean =>
  ["is", "are", "was", "were"].includes(before?.text ?? "") && ["that", "which"].includes(ahead?.text ?? "");

/** "0.1 miles back to the car": a way that is told by itself. */
const isToward = (after: Word | undefined): boolean => ["to", "from"].includes(after?.text ?? "");

/** What had gone is there again; how far it went is another matter. */
const comesBack = (fact: Fact): boolean =>
  fact.kind === "change" &&
  dimensionOf(fact.slot.entity) === null &&
  (fact.sign === 1 || (fact.sign === -1 && (COMING.has(fact.verb) || GOING.has(fact.verb))));

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The first words of a story that change an amount and are held by none of its facts; null where there are none.
 * @param text what the facts were read from */
export function unheldWords(text: string, facts: readonly Fact[], question: Question): string | null {
  const words = wordsOf(text) ?? [];
  for (const [at, word] of words.entries()) {
    for (const { phrases, isIdle } of UNHELD) {
      const phrase = phrases.find((each) => each.split(" ").every((part, i) => words[at + i]?.text === part));
      if (phrase === undefined) continue;
      const length = phrase.split(" ").length;
      const said = {
        word,
        before: words[at - 1],
        ahead: words[at - 2],
        after: words[at + length],
        beyond: words[at + length + 1],
        facts: facts.filter((each) => overlaps(each.span, word)),
        all: facts,
        question,
        isAsked: overlaps(question.span, word),
      };
      if (!isIdle(said)) return phrase;
    }
  }
  return null;
}

/** "Anna has 12. Ben has 3 more": whether that is more than Anna or more than before is not said where nothing is told
 * of Ben's. */
export const isMoreThanUntold = (text: string, facts: readonly Fact[], question: Question): boolean =>
  facts.some((fact, at) => {
    if (fact.kind !== "change" || fact.sign !== 1) return false;
    if (fact.verb !== "get" && question.kind !== "difference") return false;
    const said = wordsOf(text.slice(fact.span.start, fact.span.end)) ?? [];
    if (!said.some((each) => each.text === "more")) return false;
    const before = facts.slice(0, at).flatMap((each) => ("slot" in each ? [each.slot] : []));
    const alike = before.filter(({ entity }) => entity === fact.slot.entity);
    return alike.length > 0 && alike.every(({ owner }) => owner !== fact.slot.owner && owner !== "");
  });

/** "Some beads … has 9 now. How many did she have?" What stands in the text is not asked for where the first amount is
 * unknown. */
export const isToldOutright = (facts: readonly Fact[], question: Question): boolean => {
  if (question.kind !== "state" || question.time !== "end" || question.over) return false;
  if (isLastTold(facts, question.slot)) return true;
  if (question.remains) return false;
  const own = facts.flatMap((each) =>
    each.kind === "has" && each.slot.entity === question.slot.entity ? [each] : [],
  );
  const [first, ...later] = own;
  return (
    first?.amount.kind === "unknown" &&
    later.some(({ amount, slot }) => amount.kind === "number" && slot.owner === first.slot.owner)
  );
};

/** "He had 14. After some left he had 9. How many left?" What there is in the end stands in the text, so that something
 * else is asked for. */
function isLastTold(facts: readonly Fact[], { entity, owner }: Slot): boolean {
  const own = facts.filter((each) => "slot" in each && each.slot.entity === entity);
  const last = own.at(-1);
  return (
    own.length > 1 &&
    last?.kind === "has" &&
    last.time === "end" &&
    last.amount.kind === "number" &&
    (owner === "" || owner === last.slot.owner)
  );
}

/** Two parts told in one breath, "half to Ben and a third to Cora": both of all there was, or the second of what was
 * left? Only words for what is left say so. */
export function isPartOfUnclear(text: string, facts: readonly Fact[]): boolean {
  const parts = facts.filter(
    (each) =>
      "amount" in each &&
      each.kind !== "rate" &&
      each.kind !== "markup" &&
      each.amount.kind === "fraction" &&
      each.kind !== "part",
  );
  return parts.some((one, at) =>
    parts.slice(at + 1).some((other) => {
      if (!("slot" in one && "slot" in other) || !isSameThing(one.slot, other.slot)) return false;
      const said = (wordsOf(text.slice(other.span.start, other.span.end)) ?? []).map((each) => each.text);
      return !said.some((word) => OF_THE_REST.has(word));
    }),
  );
}

/** "6 are red and half of the others are blue": a share of what the part before leaves, which a part of the whole does not
 * hold. */
export function isShareOfRestLost(text: string, facts: readonly Fact[]): boolean {
  const parts = facts.filter((each) => each.kind === "part");
  const isLessened = (span: Span): boolean =>
    facts.some((each) => (each.kind === "change" || each.kind === "transfer") && each.span.end <= span.start);
  return parts.some(({ amount, span }, at) => {
    if (at === 0 && isLessened(span)) return false;
    const said = (wordsOf(text.slice(span.start, span.end)) ?? []).map((each) => each.text);
    return amount.kind === "fraction" && said.some((word) => OF_THE_REST.has(word) || OF_OTHERS.has(word));
  });
}

const OF_OTHERS: ReadonlySet<string> = words("others other");

const isSameThing = (one: Slot, other: Slot): boolean =>
  one.entity === other.entity && one.attributes.join() === other.attributes.join();

const OF_THE_REST: ReadonlySet<string> = words("rest remaining remainder left remained leftover remains");
