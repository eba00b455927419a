import { BE, SUBJECTS } from "../../lexicon/pronouns";
import { unknownVerb, verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import type { Word } from "../words";
import type { Asked } from "./asked";
import { phrasesOf } from "./phrases";
import { aloneAs, isNounish, type VerbGroup, verbGroups } from "./verb-groups";

export type Predicate = Pick<
  Asked,
  | "subject"
  | "verb"
  | "auxiliary"
  | "isPassive"
  | "isNegated"
  | "isNeeded"
  | "isStill"
  | "isSubject"
  | "rest"
  | "unread"
>;

export const INVERTS = /^(?:do|does|did|will|would|can|could|should|must|might|has|have|had)$/;

/** What stands after the thing that is asked for. */
export function predicate(words: readonly Word[], previous: Word | undefined): Predicate {
  const [first] = words;
  if (!first) return { subject: [], rest: [] };
  if (INVERTS.test(first.text)) {
    const group = mainVerb(words.slice(1));
    const inner = group && toVerb(words.slice(1), group);
    if (group && group.start > 0) {
      const [subject, rest] = [
        phrasesOf(words.slice(1, 1 + group.start)),
        phrasesOf(words.slice((inner ?? group).head + 2)),
      ];
      return {
        subject: subject.phrases,
        verb: inner?.verb ?? group.verb,
        auxiliary: first.text,
        isNegated: group.isNegated || undefined,
        isNeeded: (inner && group.verb.lemma === "need") || undefined,
        isStill: inner ? words.some(({ text }) => text === "still") || undefined : undefined,
        rest: rest.phrases,
        unread: subject.unread ?? rest.unread,
      };
    }
  }
  const going = BE.has(first.text) ? goingOn(words) : null;
  if (going) return going;
  const unknown = INVERTS.test(first.text) ? unknownMain(words) : null;
  if (unknown) return unknown;
  const has = whoHas(words);
  if (has) return has;
  const group = firstGroup(words, previous);
  if (group && group.start === 0) return afterVerb(words, group);
  if (BE.has(first.text) || INVERTS.test(first.text)) {
    const rest = phrasesOf(words.slice(1));
    return {
      subject: [],
      verb: aloneAs(first.text),
      auxiliary: first.text,
      rest: rest.phrases,
      unread: rest.unread,
    };
  }
  const rest = phrasesOf(words);
  return { subject: [], rest: rest.phrases, unread: rest.unread };
}

/** "How many has Bo?", "how many pens have they?" */
function whoHas([first, ...words]: readonly Word[]): Predicate | null {
  if (!first || !isAmong(first.text, "has have had")) return null;
  const { phrases, unread } = phrasesOf(words);
  const [who, ...more] = phrases;
  const isSomebody = who?.kind === "noun" && (who.isName || who.pronoun !== undefined);
  return isSomebody && more.length === 0 && !unread
    ? { subject: [who], verb: aloneAs(first.text), auxiliary: first.text, rest: [] }
    : null;
}

/** "was Ben skating": what somebody is at. */
function goingOn(words: readonly Word[]): Predicate | null {
  const [auxiliary, ...rest] = words;
  const at = rest.findIndex(({ text }, i) => i > 0 && verbForm(text)?.form === "ing");
  const verb = verbForm(rest[at]?.text ?? "");
  const who = rest[at - 1];
  if (!auxiliary || !verb || !who || !(who.isCapital || SUBJECTS[who.text])) return null;
  const [subject, after] = [phrasesOf(rest.slice(0, at)), phrasesOf(rest.slice(at + 1))];
  return {
    subject: subject.phrases,
    verb,
    auxiliary: auxiliary.text,
    rest: after.phrases,
    unread: subject.unread ?? after.unread,
  };
}

/** "did Tom juggle": the word after who does it is what is done, though no table has it. */
function unknownMain(words: readonly Word[]): Predicate | null {
  const [auxiliary, ...rest] = words;
  if (!auxiliary || !isAmong(auxiliary.text, "do does did")) return null;
  const isPronoun = isAmong(rest[0]?.text, "he she it they i we you");
  const at = rest.findIndex((word, i) => i > 0 && !word.isCapital && (isPronoun || rest[i - 1]?.isCapital));
  const word = rest[at];
  if (!word || (at > 1 && isPronoun) || !isNounish(word) || verbForm(word.text)) return null;
  const [subject, after] = [phrasesOf(rest.slice(0, at)), phrasesOf(rest.slice(at + 1))];
  return {
    subject: subject.phrases,
    verb: unknownVerb(word.text, "base"),
    auxiliary: auxiliary.text,
    rest: after.phrases,
    unread: subject.unread ?? after.unread,
  };
}

/** The verb the words begin with, which the noun before them does. */
function firstGroup(words: readonly Word[], previous: Word | undefined): VerbGroup | undefined {
  const [own] = verbGroups(words);
  if (own?.start === 0 || !previous) return own;
  const [group] = verbGroups([previous, ...words]);
  return group && { ...group, start: group.start - 1, head: group.head - 1 };
}

/** "have to pay", "need to buy": what has to be done. */
function toVerb(words: readonly Word[], group: VerbGroup): VerbGroup | undefined {
  if (!isAmong(group.verb.lemma, "have need want plan get go") || words[group.head + 1]?.text !== "to")
    return undefined;
  return verbGroups(words).find(({ start, kind }) => kind === "to" && start === group.head + 2);
}

function mainVerb(words: readonly Word[]): VerbGroup | undefined {
  const groups = verbGroups(words);
  return (
    groups.find(
      ({ verb, start, kind }) =>
        kind === "finite" &&
        start > 0 &&
        (verb.form === "base" || verb.lemma === "have" || verb.form === "past" || verb.form === "participle"),
    ) ?? groups.find(({ start, kind }) => start > 0 && kind === "finite")
  );
}

function afterVerb(words: readonly Word[], group: VerbGroup): Predicate {
  const isBe = group.auxiliaries.some((each) => BE.has(each));
  const rest = phrasesOf(words.slice(group.head + 1));
  return {
    subject: [],
    verb: group.verb,
    auxiliary: group.auxiliaries[0],
    isPassive: (isBe && group.verb.lemma !== "be" && group.verb.form !== "ing") || undefined,
    isNegated: group.isNegated || undefined,
    isStill: (isBe && words.slice(group.start, group.head).some(({ text }) => text === "still")) || undefined,
    isSubject: true,
    rest: rest.phrases,
    unread: rest.unread,
  };
}
