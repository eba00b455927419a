import { HOURS_AND_MINUTES } from "../../../printer/answer/quantity";
import { words } from "../../../word-list";
import { unitAt } from "../units";
import { singular } from "../wording";
import { unboundComparison } from "./comparison";
import { type Effect, effectsOf } from "./effects";
import type { Account } from "./entries";
import { isVerbAfter } from "./lemmas";
import { pieceOf, questionOf } from "./pieces";

const ENDS =
  /^(?:did|do|does|will|would|can|could|should|must|is|are|was|were|has|have|had|in|on|at|of|for|to|from|with|than|that|which|who|there|left|remain\w*|altogether|he|she|they|it|i|we|you|each|every|per|if|fit|be|been|might|may|shall|apart|away|long|wide|tall|high|deep|old|together|his|her|their|per|when|after|before|by|more|fewer|less)$/;
/** Words in a question that say nothing about which things are meant. */
const COLOURLESS = words(
  "more fewer less total whole full extra additional other different such much many of the these those complete entire",
);

/** The words that name what a question asks the number of: "how many red mugs" is red, mug. Null when it asks for
 * no number of things. */
export function askedWords(question: string): readonly string[] | null {
  const phrase = /\b(?:how many|number of) ((?:(?:more|fewer|less) )?[a-z' -]+)/.exec(question)?.[1];
  if (phrase === undefined) return null;
  const words: string[] = [];
  for (const word of phrase
    .replace(/^(?:more|fewer|less) |^of (?:the|these|those|his|her|their) /g, "")
    .split(" ")) {
    if (ENDS.test(word) || isVerbAfter(words.at(-1), word)) break;
    words.push(word);
  }
  return words.filter((word) => !COLOURLESS.has(word)).map(singular);
}

/** The word of the question that the reading does not answer to; null when it answers all of it. */
export function askedThings(account: Account): string | null {
  const question = questionOf(account.story);
  const effects = effectsOf(account.asked);
  return (
    otherUnit(account, question) ??
    untoldThing(account, question, effects) ??
    untoldKind(account, question) ??
    untoldPeriod(account, question) ??
    joinedThings(account, question, effects) ??
    otherKind(account, question, effects) ??
    otherPeriod(account, question, effects) ??
    unboundComparison(account, question, effects)
  );
}

/** The answer is given in what the question asks for: so many stamps, not so many of their owner. */
function otherUnit({ task }: Account, question: string): string | null {
  const words = askedWords(question);
  if (words === null || words.length === 0 || (task.asked.length > 1 && /\beach\b/.test(question)))
    return null;
  const asked = new Set(words);
  const fits = task.asked.some(
    ({ unit }) =>
      unit === "" ||
      (unit === "$" && /\b(?:dollars?|money|cents?)\b/.test(question)) ||
      unit.split(/[ /]/).some((word) => asked.has(singular(word))) ||
      sameMeasure(unit, words),
  );
  return fits ? null : (words.at(-1) as string);
}

/** "ft" and "feet" are one measure; a measure where things are asked for is not. */
const sameMeasure = (unit: string, words: readonly string[]): boolean => {
  const [one, other] = [unitAt(unit), words.map((word) => unitAt(word)).find((each) => each !== null)];
  return one !== null && other !== undefined && one.kind === other?.kind;
};

const isSum = (effects: readonly Effect[]): boolean =>
  effects.length > 1 && effects.every(({ scales, divides, negative }) => !scales && !divides && !negative);

/** What is asked for is told of, unless it is the name of everything that is added up ("fruit"). */
function untoldThing({ story }: Account, question: string, effects: readonly Effect[]): string | null {
  const thing = askedWords(question)?.at(-1);
  if (thing === undefined || isSum(effects) || unitAt(thing) !== null || GENERAL.has(thing)) return null;
  const text = story.sentences.join(" ");
  const told = text.slice(0, text.lastIndexOf(question)).match(/[a-z'-]+/g) ?? [];
  const units = story.quantities.map(({ unit }) => unit);
  return [...told, ...units].some((word) => singular(word) === thing) || question.includes("<")
    ? null
    : thing;
}

/** "Purple mugs" are asked for, and nothing in the story is purple. */
function untoldKind({ story }: Account, question: string): string | null {
  const asked = askedWords(question)?.slice(0, -1) ?? [];
  const kinds = asked.filter((word) => word !== "and" && !story.names.has(word));
  if (kinds.length === 0) return null;
  const words = story.sentences.join(" ").match(/[a-z'-]+/g) ?? [];
  const units = story.quantities.flatMap(({ unit }) => unit.split(" "));
  const told = [...words, ...units].map(singular);
  const isTold = (kind: string): boolean =>
    unitAt(kind) !== null || GENERAL.has(kind) || told.filter((word) => word === kind).length > 1;
  return kinds.find((kind) => !isTold(kind)) ?? null;
}

/** "On Thursday" is asked about, of which nothing is told. */
function untoldPeriod({ story }: Account, question: string): string | null {
  const text = story.sentences.join(" . ");
  return (
    question.match(PERIODS)?.find((period) => !/^(?:today|this)/.test(period) && isOnce(text, period)) ?? null
  );
}

const isOnce = (text: string, words: string): boolean => text.split(words).length === 2;

const GENERAL = words("people person thing item dollar cent coin time mile kind type number integer degree");

/** "How many apples and pears" asks for both. */
function joinedThings({ task }: Account, question: string, effects: readonly Effect[]): string | null {
  const joined = /\b(?:how many|number of) (?:[a-z'-]+ ){1,3}?and (?!how|by|then|what)[a-z'-]+/.exec(
    question,
  );
  const isTime = task.asked[0]?.unit === HOURS_AND_MINUTES;
  return joined && task.asked.length === 1 && !isTime && !isSum(effects) ? "and" : null;
}

/** Red mugs are asked for, and mugs of another colour are counted in. */
function otherKind({ story }: Account, question: string, effects: readonly Effect[]): string | null {
  const words = askedWords(question);
  if (words === null || words.length < 2) return null;
  const kinds = words.slice(0, -1);
  for (const { at, scales, divides } of effects) {
    if (scales || divides || story.quantities[at]?.kind !== "N") continue;
    const after = pieceOf(story, at).text.split(new RegExp(`<N${at}>`))[1] ?? "";
    const own: string[] = [];
    for (const word of after.trim().split(" ")) {
      if (ENDS.test(word) || word === "") break;
      own.push(singular(word));
    }
    const named = own.length > 1 ? own.slice(0, -1) : own[0] === words.at(-1) ? [] : own;
    if (named.length > 0 && !named.some((word) => kinds.includes(word)) && own.at(-1) === words.at(-1))
      return kinds[0] as string;
  }
  return null;
}

const PERIODS =
  /\b(?:today|tonight|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|nights?|weekends?|january|february|march|april|june|july|august|september|october|november|december|(?:this|last|next|first|second|third|fourth|final|previous) (?:day|week|month|year|hour|minute|half|game|round|quarter|semester|season|time|trip)|breakfast|lunch|dinner|supper|spring|summer|fall|autumn|winter)\b/g;

/** Amounts of several days are added up where one day is asked for. */
function otherPeriod({ story }: Account, question: string, effects: readonly Effect[]): string | null {
  const asked = question.match(PERIODS) ?? [];
  if (asked.length === 0 || !isSum(effects)) return null;
  const stray = effects.some(({ at }) => {
    const own: readonly string[] = pieceOf(story, at).text.match(PERIODS) ?? [];
    return own.length > 0 && !asked.some((period) => own.includes(period));
  });
  return stray ? (asked[0] as string) : null;
}
