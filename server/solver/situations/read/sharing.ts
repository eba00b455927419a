import { number as numberNode } from "../../expression/build";
import { rational } from "../../expression/rational";
import { GROUPS as GROUPED, MEASURES } from "../../lexicon/nouns";
import { GROUPING, SHARING } from "../../lexicon/story-verbs";
import { isAmong } from "../../word-list";
import type { Slot } from "../facts";
import type { StoryNumber } from "../words";
import { thingOf } from "./context";
import type { Noun, Preposition, Quantity } from "./phrase-types";
import { counted, isPassive, type Reading, type Rule, spanOf, topLevel } from "./statement";

export const isSharing = (lemma: string): boolean => SHARING.has(lemma);

/** "the rest", "all of them": what there is by then. */
export const isRemainder = ({ number, word, more }: Quantity): boolean =>
  !number && !more && isAmong(word, "rest all remaining");

/** "leaves Ben with the rest": what is left is Ben's already. */
export const leavingRest: Rule = ({ clause, amounts, used }) => {
  const isLeft =
    clause.verb?.verb.lemma === "leave" && !clause.verb.isNegated && topLevel(clause.rest).length === 0;
  const [only, ...more] = amounts;
  if (!isLeft || only?.after !== "with" || more.length > 0 || !isRemainder(only.quantity)) return null;
  used.add(only.quantity);
  return [];
};

/** What is put in groups where it is what the verb is said of: "the pears are put in 5 boxes". */
function subjectThing({ clause, known }: Reading): string | undefined {
  const noun = clause.subject.find((each): each is Noun => each.kind === "noun");
  const entity = noun && !noun.pronoun ? thingOf(known, noun).entity : undefined;
  return entity !== undefined && known.entities.has(entity) ? entity : undefined;
}

/** "Ben and Tia share 72 grapes": those who are named are the groups, as many as they are. */
export const namedSharers: Rule = (reading) => {
  const { clause, known } = reading;
  const names = clause.subject.filter((each): each is Noun => each.kind === "noun");
  const [all, ...more] = topLevel(clause.rest);
  const isShared = SHARERS.has(clause.verb?.verb.lemma ?? "") && !clause.verb?.isNegated && known.asksEach;
  const isOfNames =
    names.length > 1 &&
    names.every(({ isName, isPlural, pronoun }) => isName && !isPlural && !pronoun) &&
    clause.subject.every(
      (each) => each.kind === "noun" || (each.kind === "particle" && JOINS.has(each.word)),
    );
  if (!isShared || !isOfNames || !all?.number || more.length > 0) return null;
  if (
    all.of ||
    all.more ||
    all.isMultiple ||
    all.isEach ||
    clause.rest.some(({ kind }) => kind === "preposition")
  )
    return null;
  const [thing] = counted(reading, "", [all]) ?? [];
  if (!thing) return null;
  const value = rational(BigInt(names.length));
  const number: StoryNumber = { value, shown: numberNode(value), unit: "", isFraction: false, isWord: true };
  known.sharer = "person";
  const has = { kind: "has", span: spanOf(reading), time: "" } as const;
  const group: Slot = { owner: "", entity: "person", attributes: [] };
  return [
    { ...has, slot: thing.slot, amount: thing.amount },
    { ...has, slot: group, amount: { kind: "number", number }, isGroup: true },
  ];
};

/** "Three sisters buy a present for $42 and share the cost": those who pay are the groups. */
export const payers: Rule = (reading) => {
  const { clause, known } = reading;
  const [many, ...others] = topLevel(clause.subject);
  const price = clause.rest.find(
    (each): each is Preposition => each.kind === "preposition" && isAmong(each.word, "for at"),
  );
  const paid = price ? topLevel(price.object) : [];
  const things = clause.rest.filter((each): each is Noun => each.kind === "noun");
  const isBought = BUYING.has(clause.verb?.verb.lemma ?? "") && !clause.verb?.isNegated && known.isCostShared;
  if (!isBought || !many?.number || !many.noun || others.length > 0 || paid.length !== 1) return null;
  if (things.length !== 1 || topLevel(clause.rest).length > 0 || paid[0]?.number?.unit !== "$") return null;
  const [group] = counted(reading, "", [many]) ?? [];
  const [money] = counted(reading, "", paid) ?? [];
  if (!group || !money || many.more || many.of) return null;
  reading.used.add(things[0] as Noun);
  known.sharer = group.slot.entity;
  const has = { kind: "has", span: spanOf(reading), time: "" } as const;
  const spent = {
    ...has,
    kind: "change",
    slot: money.slot,
    amount: money.amount,
    sign: -1,
    verb: "spend",
  } as const;
  return [spent, { ...has, slot: group.slot, amount: group.amount, isGroup: true }];
};

const BUYING: ReadonlySet<string> = new Set(["buy", "purchase", "rent", "order", "hire", "get"]);
const JOINS: ReadonlySet<string> = new Set([",", "and"]);

/** "6 children share 24 balloons": those who share are the groups. */
export const sharers: Rule = (reading) => {
  const { clause, known } = reading;
  const [many, ...others] = topLevel(clause.subject);
  const [all, ...more] = topLevel(clause.rest);
  const isShared = SHARERS.has(clause.verb?.verb.lemma ?? "") && !clause.verb?.isNegated && known.asksEach;
  if (!isShared || !many?.number || !many.noun || others.length > 0 || more.length > 0 || !all?.number)
    return null;
  if (
    [many, all].some(({ of, more: compared, isMultiple, isEach }) => of || compared || isMultiple || isEach)
  )
    return null;
  if (many.number.unit !== "" || clause.rest.some(({ kind }) => kind === "preposition")) return null;
  const [group] = counted(reading, "", [many]) ?? [];
  const [thing] = counted(reading, "", [all]) ?? [];
  if (!group || !thing || group.slot.entity === thing.slot.entity) return null;
  known.sharer = group.slot.entity;
  const has = { kind: "has", span: spanOf(reading), time: "" } as const;
  return [
    { ...has, slot: thing.slot, amount: thing.amount },
    { ...has, slot: group.slot, amount: group.amount, isGroup: true },
  ];
};

const SHARERS: ReadonlySet<string> = new Set(["share", "split", "divide"]);

/** "He shares 21 bananas among 3 friends": how many groups there are. */
export const grouping: Rule = (reading) => {
  const { clause, owner } = reading;
  const verb = clause.verb;
  if (!verb || verb.isNegated || !GROUPING.has(verb.verb.lemma)) return null;
  const into = clause.rest.find(
    (phrase): phrase is Preposition =>
      phrase.kind === "preposition" &&
      isAmong(phrase.word, "among between into in onto on to with") &&
      phrase.object.some((each) => each.kind === "quantity" && each.number && each.noun),
  );
  const groups = into?.object.filter((each): each is Quantity => each.kind === "quantity") ?? [];
  if (groups.length !== 1 || groups[0]?.more || groups[0]?.isEach) return null;
  // "put in 3 cups of flour": a measure is put in, and nothing into it.
  if (groups[0]?.noun?.portion !== undefined && MEASURES.has(groups[0].noun.portion)) return null;
  const all = topLevel(isPassive(clause) ? clause.subject : clause.rest);
  const things = all.filter((each) => !isRemainder(each));
  for (const each of all) if (isRemainder(each)) reading.used.add(each);
  if (things.some(({ of, more, isMultiple, number }) => of || more || isMultiple || !number)) return null;
  const before = reading.known.last;
  const [group] = counted(reading, owner, groups) ?? [];
  reading.known.last = before;
  const own = things.length > 0 ? counted(reading, owner, things) : [];
  if (!group || !own) return null;
  reading.known.sharer = group.slot.entity;
  const span = spanOf(reading);
  const has = (slot: typeof group.slot, amount: typeof group.amount) => ({
    kind: "has" as const,
    span,
    slot: { ...slot, place: undefined },
    amount,
    time: "" as const,
  });
  const put = own[0]?.slot.entity ?? subjectThing(reading);
  const groupSlot =
    put === undefined || !GROUPED.has(group.slot.entity)
      ? group.slot
      : { ...group.slot, attributes: [...group.slot.attributes, put] };
  return [
    ...own.map(({ slot, amount }) => has(slot, amount)),
    { ...has(groupSlot, group.amount), isGroup: true, isOfRest: all.some(isRemainder) || undefined },
  ];
};
