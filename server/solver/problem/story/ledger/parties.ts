import { isAmong } from "../../../word-list";
import type { Story } from "../story";
import { type Effect, effectsOf } from "./effects";
import type { Account } from "./entries";
import { pieceOf, questionOf } from "./pieces";

const OBJECTS = "her|him|them|me|us";
const RELATIVE =
  "(?:mother|father|mom|mum|dad|parents?|sister|brother|friends?|uncle|aunt|cousin|grand[a-z]+|teacher|neighbou?r|boss|wife|husband|son|daughter|classmates?|roommates?|coach)";
const GIVES =
  /\b(?:gave|gives?|giving|given|sent|sends?|lent|lends?|handed|hands?|sold|sells?|donated?|donates?|mailed|loaned|loans?|passed|brought|brings?)\b/;
const OPENINGS =
  /^(?:(?:then|later|also|if|when|after that|next|finally|unfortunately|so far|now|suddenly|once|while|and|on [a-z]+|yesterday|today|tonight|this [a-z]+|last [a-z]+) ,?)*/;

/** Somebody in the question of whom the story tells nothing, though it tells of others; a person whose amounts are
 * counted in, or an amount that goes the other way, in a story of what somebody has. Null when everything belongs to
 * who is asked about. */
export const strangersIn = (account: Account): string | null =>
  unknownOwner(account) ?? otherOwner(account) ?? otherFlow(account);

const ASKS_OWNER =
  /\b(?:did|does|do|will|would|can|could|should|must|has|have|had|is|was) ([a-z]+)\b|\b([a-z]+) ?'s\b/g;

/** The people that a question asks about by name. */
const askedPeople = ({ story }: Account): string[] =>
  [...questionOf(story).matchAll(ASKS_OWNER)].flatMap(([, one, other]) => {
    const name = one ?? other ?? "";
    return story.names.has(name) ? [name] : [];
  });

function unknownOwner(account: Account): string | null {
  const { story } = account;
  const text = story.sentences.join(" . ");
  const told = new Set(text.slice(0, text.lastIndexOf(questionOf(story))).match(/[a-z]+/g) ?? []);
  if (![...story.names].some((name) => told.has(name))) return null;
  const named = questionOf(story).matchAll(/(?<!\b(?:in|at|to|for|from|on|of|the|during|by) )\b[a-z]+\b/g);
  return [...named].map(([name]) => name).find((name) => story.names.has(name) && !told.has(name)) ?? null;
}

/** In a calculation that is no sum: what one person has is asked of another. */
function otherOwner(account: Account): string | null {
  const { story, conditions } = account;
  const effects = effectsOf(account.asked);
  const [owner, ...others] = askedPeople(account);
  if (conditions.length > 0 || owner === undefined || others.length > 0) return null;
  if (!effects.some(({ scales, divides }) => scales || divides)) return null;
  const subjects = effects
    .map(({ at }) => subjectOf(story, at))
    .filter((name) => name !== null && story.names.has(name));
  return subjects.length > 0 && !subjects.includes(owner) ? owner : null;
}

/** In a sum or difference: an amount of somebody else, or one that goes the other way. */
function otherFlow(account: Account): string | null {
  const { story } = account;
  const effects = effectsOf(account.asked).filter(({ scales, divides }) => !scales && !divides);
  const question = questionOf(story);
  if (account.conditions.length > 0 || effects.length < 2 || /\bthan\b|\bdifference\b/.test(question))
    return null;
  const asked = ownerAsked(question, story.names);
  const grows = effects.every(({ negative }) => !negative);
  if (grows && (asked === null || GIVES.test(question)) && !/\bnow\b/.test(question)) return null;
  const owner = asked ?? subjectOf(story, effects[0]?.at ?? 0);
  for (const effect of effects.slice(1)) {
    const stranger = owner === null ? null : outOfPlace(story, effect, owner);
    if (stranger !== null) return stranger;
  }
  return null;
}

/** The one person a question asks about by name; null when it asks about several, or about nobody in particular. */
function ownerAsked(question: string, names: ReadonlySet<string>): string | null {
  const named = new Set((question.match(/[a-z]+/g) ?? []).filter((word) => names.has(word)));
  const several = /\b(?:together|they|and|both|combined)\b/.test(question);
  return named.size === 1 && !several ? ([...named][0] as string) : null;
}

/** The name or relative that a piece of a sentence begins with, or the piece before it; null for pronouns and things. */
function subjectOf(story: Story, at: number): string | null {
  const { text, before } = pieceOf(story, at);
  for (const words of [text, before]) {
    const start = words.replace(OPENINGS, "").trim();
    const relative = new RegExp(`^(?:his|her|their|my) (?:[a-z]+ )?${RELATIVE}\\b`).exec(start)?.[0];
    if (relative) return relative;
    const [first = ""] = start.split(/[ ']/);
    if (story.names.has(first)) return first;
    if (isAmong(first, "he she they it i we")) return null;
  }
  return null;
}

/** The subject of an amount that does not belong to the owner, or the verb that sends it the other way. */
function outOfPlace(story: Story, { at, negative }: Effect, owner: string): string | null {
  const { text } = pieceOf(story, at);
  const subject = subjectOf(story, at);
  const own = subject === null || subject === owner;
  if (own) {
    const gives = GIVES.exec(text)?.[0];
    return gives !== undefined && !negative && !isReceived(text) ? gives : null;
  }
  const toOwner = new RegExp(
    `\\b(?:${OBJECTS}|${owner}) (?:[a-z]+ )?<|\\bto (?:${OBJECTS}|${owner})\\b`,
  ).test(text);
  const fromOwner = new RegExp(`\\b(?:from|of) (?:${owner}|${OBJECTS}|his|their)\\b`).test(text);
  if (toOwner === fromOwner) return subject;
  return fromOwner === negative ? null : subject;
}

/** "She was given 5": the owner is the one who gets. */
const isReceived = (text: string): boolean =>
  /\b(?:was|were|is|got|been) (?:given|sent|handed|sold)\b/.test(text);
