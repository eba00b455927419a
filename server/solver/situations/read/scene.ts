import { DAYS, TIMES } from "../../lexicon/nouns";
import { isAmong, words } from "../../word-list";
import type { Fact } from "../facts";
import type { Clause } from "./clauses";
import { type Context, nounIn, remember, thingOf, withPreposition } from "./context";
import type { Noun, Phrase } from "./phrase-types";
import { isSharing } from "./sharing";
import { amountsIn, subjectOf } from "./statement";
import { Unread } from "./unread";

export const namedIn = (phrase: Phrase): Noun | undefined =>
  phrase.kind === "preposition" ? nounIn(phrase) : phrase.kind === "noun" ? phrase : undefined;

export const isEvery = (noun: Noun | undefined): boolean => isAmong(noun?.determiner, "each every");

export const isTimed = (phrase: Phrase): boolean => {
  const noun = namedIn(phrase);
  return phrase.kind === "time" || (noun !== undefined && (TIMES.has(noun.head) || DAYS.has(noun.head)));
};

/** "They share them equally", "the same number in each box": no amount, but that the parts are alike. */
export const isEqualShare = ({ rest, subject }: Clause): boolean =>
  [...rest, ...subject].some(
    (each) =>
      (each.kind === "particle" && isAmong(each.word, "equally evenly")) ||
      (each.kind === "noun" && isAmong(each.head, "number amount")) ||
      (each.kind === "noun" && isAmong(each.portion, "number amount") && isOfEach({ rest, subject })),
  );

/** "each page has the same number of lines" */
const isOfEach = ({ rest, subject }: Pick<Clause, "rest" | "subject">): boolean =>
  [...rest, ...subject].some(
    (each) => isEvery(namedIn(each)) || amountsIn([each]).some(({ quantity }) => quantity.isEach),
  ) && withPreposition(rest, "as") === undefined;

export function equalShare(known: Context, clause: Clause): readonly Fact[] {
  if (!known.asksEach) throw Unread.of(clause);
  return [];
}

/** Verbs that change an amount without one being told. */
const RESHAPING: ReadonlySet<string> = words(
  "split share divide double triple halve increase decrease reduce",
);

/** A clause without an amount: who does something is noted; one that changes what is had by an amount it does not
 * tell makes that amount unknown. */
export function scene(known: Context, clause: Clause, isOwn: boolean): readonly Fact[] {
  const owner = subjectOf(known, clause);
  if (isOwn && owner !== "") remember(known, owner, true);
  if (isEqualShare(clause)) return equalShare(known, clause);
  const group = clause.verb;
  if (group && RESHAPING.has(group.verb.lemma) && !(known.asksEach && isSharing(group.verb.lemma)))
    throw Unread.of(clause);
  // "She does not work on Sundays" changes what is told of every day.
  if (group?.isNegated && clause.rest.some(isTimed)) throw Unread.of(clause);
  if (group) known.verb = group.verb.lemma;
  const isMade = group !== undefined && group.verb.class !== "observe" && group.verb.class !== "act";
  if (
    isMade &&
    clause.subject.some(
      (each) =>
        each.kind === "noun" &&
        !isAmong(each.pronoun, "he she") &&
        known.entities.has(thingOf(known, each).entity) &&
        !known.owners.includes(each.head),
    )
  )
    throw Unread.of(clause);
  const object = clause.rest.find((each): each is Noun => each.kind === "noun");
  if (object?.isPlural && !object.pronoun && !object.isName && !known.last && isOwn)
    known.topic = { owner: "", ...thingOf(known, object) };
  if (
    !group ||
    !object ||
    group.isNegated ||
    !isOwn ||
    group.verb.class === "observe" ||
    group.verb.class === "act"
  )
    return [];
  const thing = thingOf(known, object);
  if (!known.entities.has(thing.entity)) return [];
  if (object.pronoun || object.determiner || object.whose) throw Unread.of(clause);
  const sign = group.verb.class === "gain" || group.verb.class === "construct" ? 1 : -1;
  if (group.verb.class === "give" || group.verb.class === "take") throw Unread.of(clause);
  return [
    {
      kind: "change",
      span: { start: clause.start, end: clause.end },
      slot: { owner, ...thing },
      amount: { kind: "unknown" },
      sign,
      verb: group.verb.lemma,
    },
  ];
}
