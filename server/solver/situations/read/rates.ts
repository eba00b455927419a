import { MEASURES, MONEY } from "../../lexicon/nouns";
import type { Fact, Slot } from "../facts";
import { nounIn, type Thing, thingOf } from "./context";
import type { Noun, Phrase, Quantity } from "./phrase-types";
import { isRemainder } from "./sharing";
import { counted, type Reading, type Rule, spanOf, topLevel } from "./statement";

const isEvery = (noun: Noun | undefined): noun is Noun =>
  noun !== undefined && /^(?:each|every)$/.test(noun.determiner ?? "");
const isOne = (noun: Noun): boolean => /^(?:a|an|one|each|every)$/.test(noun.determiner ?? "");
const firstNoun = (phrases: readonly Phrase[]): Noun | undefined =>
  phrases.find((each): each is Noun => each.kind === "noun");

const HOLDS =
  /^(?:have|hold|contain|fit|carry|seat|cost|weigh|take|need|require|last|get|make|produce|earn|give|eat|use|be|read|grow|lay|pay|charge|include|store|serve|drink|receive|consist|bring|come|spend|play|collect|buy|own)$/;
const HOLDERS = /^(?:hold|contain|fit|seat|cost|weigh|come|charge)$/;

/** "Each box holds 5 tickets", "a book costs $4", "there are 6 eggs in each box", "20 miles per gallon". */
export const rate: Rule = (reading) => {
  const { clause } = reading;
  const lemma = clause.verb?.verb.lemma ?? "";
  if (clause.verb?.isNegated) return null;
  const subject = firstNoun(clause.subject);
  const own = topLevel(clause.rest);
  const per = perIn(clause.rest) ?? perIn(clause.subject);
  if (isEvery(subject) && HOLDS.test(lemma) && !per && own.length > 0) return rates(reading, own, subject);
  if (per) return perRates(reading, per, own.length > 0 ? own : topLevel(clause.subject));
  if (
    subject &&
    HOLDERS.test(lemma) &&
    own.length > 0 &&
    !own.some(({ more, isMultiple }) => more || isMultiple)
  ) {
    const isEach = own.some((each) => each.isEach);
    const isPrice = lemma === "cost" || lemma === "charge" || lemma === "weigh";
    if (
      isOne(subject) ||
      isEach ||
      (isPrice && !subject.isName && !subject.isPlural && !subject.pronoun && subject.determiner !== "the")
    )
      return rates(reading, own, subject);
  }
  return null;
};

/** The thing that "each", "every" or "per" is said of. */
function perIn(phrases: readonly Phrase[]): Noun | undefined {
  for (const phrase of phrases) {
    if (phrase.kind !== "preposition") continue;
    const noun = nounIn(phrase);
    if (phrase.word === "per" && noun) return noun;
    if (isEvery(noun) && /^(?:in|on|for|to|at|into|of|with)$/.test(phrase.word)) return noun;
  }
  return undefined;
}

function rates(reading: Reading, own: readonly Quantity[], per: Noun): readonly Fact[] | null {
  const { known } = reading;
  const holder = thingOf(known, per);
  known.entities.add(holder.entity);
  if (holder.entity === "" || own.some(({ number, more, isMultiple }) => !number || more || isMultiple))
    return null;
  const before = known.last;
  const things = counted(reading, "", own, true);
  known.last = before ?? known.last;
  return things && rateFacts(reading, things, holder);
}

function rateFacts(
  reading: Reading,
  things: NonNullable<ReturnType<typeof counted>>,
  holder: Thing,
): readonly Fact[] | null {
  const per: Slot = { owner: "", ...holder };
  const facts: Fact[] = [];
  for (const { slot, quantity } of things) {
    if (!quantity.number || (slot.entity === holder.entity && !(slot.entity in MONEY))) return null;
    facts.push({
      kind: "rate",
      span: spanOf(reading),
      of: { ...slot, owner: "", place: undefined, when: undefined },
      per,
      amount: quantity.number,
    });
  }
  return facts;
}

/** "5 on each page", "there are 31 calories in each bar", "he earns $8 per hour"; what is counted beside the rate is
 * had by the subject. */
function perRates(reading: Reading, per: Noun, all: readonly Quantity[]): readonly Fact[] | null {
  const isPut = /^(?:put|place|pack|split|sort|divide|store|arrange|organize|plant)$/.test(
    reading.clause.verb?.verb.lemma ?? "",
  );
  const beside = isPut ? all.filter(isRemainder) : [];
  for (const each of beside) reading.used.add(each);
  const told = all.filter((each) => !beside.includes(each));
  const own =
    told.length > 0
      ? told
      : reading.amounts.filter(({ after }) => after === "with").map(({ quantity }) => quantity);
  if (own.length === 0 || own.some(({ more, isMultiple }) => more || isMultiple)) return null;
  return rates(reading, own, per);
}

/** "bought 4 packs of 8 for $3 each", "6 bags with 5 each": what is counted, and what it holds or costs. */
export const counting: Rule = (reading) => {
  const { clause, owner, known, amounts } = reading;
  const group = clause.verb;
  const [first, second, ...more] = amounts;
  if (!group || !first || !second || more.length > 0 || group.isNegated) return null;
  if (
    !second.quantity.number ||
    !first.quantity.number ||
    !(second.quantity.isEach || perAfter(clause.rest, second.quantity))
  )
    return null;
  if (
    !/^(?:for|with|at|of|to|worth|)$/.test(second.after) ||
    first.quantity.isEach ||
    !first.quantity.noun ||
    first.quantity.more ||
    second.quantity.more
  )
    return null;
  const base = counted(reading, owner, [first.quantity]);
  const [holder] = base ?? [];
  if (!holder || MEASURES.has(holder.slot.entity)) return null;
  const each = counted(reading, "", [second.quantity], true);
  const [held] = each ?? [];
  known.last = holder.slot;
  if (!held || held.slot.entity === holder.slot.entity) return null;
  const [rateOf] =
    rateFacts(reading, [held], { entity: holder.slot.entity, attributes: holder.slot.attributes }) ?? [];
  const verb = group.verb;
  const sign = verb.class === "gain" || verb.class === "construct" ? 1 : verb.class === "lose" ? -1 : 0;
  const isHad = verb.lemma === "have" || verb.lemma === "be" || verb.lemma === "own";
  const told: Fact = isHad
    ? { kind: "has", span: spanOf(reading), slot: holder.slot, amount: holder.amount, time: "" }
    : {
        kind: "change",
        span: spanOf(reading),
        slot: holder.slot,
        amount: holder.amount,
        sign,
        verb: verb.lemma,
      };
  return rateOf ? [told, rateOf] : null;
};

function perAfter(phrases: readonly Phrase[], quantity: Quantity): boolean {
  return phrases.some(
    (phrase) =>
      phrase.kind === "preposition" &&
      phrase.start >= quantity.end &&
      (isEvery(nounIn(phrase)) || phrase.word === "per"),
  );
}

/** "56 books in each of his 9 shelves", "9 shelves with 56 books in each". */
export const distributed: Rule = (reading) => {
  const { clause, owner } = reading;
  const place = clause.rest.find(
    (phrase) =>
      phrase.kind === "preposition" &&
      /^(?:in|on|into|onto|at|inside|to)$/.test(phrase.word) &&
      phrase.object.some((each) => each.kind === "quantity" && each.isEach && each.number?.unit === ""),
  );
  if (
    /^(?:give|lose|destroy|take)$/.test(clause.verb?.verb.class ?? "") ||
    place?.kind !== "preposition" ||
    !clause.verb ||
    clause.verb.isNegated
  )
    return null;
  const holders = place.object.filter((each): each is Quantity => each.kind === "quantity");
  const own = topLevel(clause.rest);
  const groups = counted(reading, owner, holders, true);
  const [group] = groups ?? [];
  const things = counted(reading, "", own);
  if (!group || !things || things.length === 0) return null;
  const facts = rateFacts(reading, things, { entity: group.slot.entity, attributes: group.slot.attributes });
  return (
    facts && [
      {
        kind: "has",
        span: spanOf(reading),
        slot: { ...group.slot, place: undefined },
        amount: group.amount,
        time: "",
      },
      ...facts,
    ]
  );
};

/** "It takes 4 apples to make 1 pie." */
export const recipe = (reading: Reading, purpose: Quantity | undefined): readonly Fact[] | null => {
  const [own] = topLevel(reading.clause.rest);
  if (
    !own?.number ||
    !purpose?.number ||
    purpose.number.value.n !== 1n ||
    purpose.number.value.d !== 1n ||
    !purpose.noun
  )
    return null;
  const things = counted(reading, "", [own]);
  return things && rateFacts(reading, things, thingOf(reading.known, purpose.noun));
};
