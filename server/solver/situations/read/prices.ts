import { quotient } from "../../expression/build";
import { divide, isZero } from "../../expression/rational";
import { isKindOf, MEASURES, PAIRED, plural, TIMES } from "../../lexicon/nouns";
import { isAmong, words } from "../../word-list";
import type { Fact } from "../facts";
import type { StoryNumber } from "../words";
import type { Clause } from "./clauses";
import { nounIn, thingOf, withPreposition } from "./context";
import type { Noun, Preposition, Quantity } from "./phrase-types";
import { counted, type Reading, type Rule, spanOf, topLevel } from "./statement";

const isDollars = ({ number, noun, isEach, more, isMultiple }: Quantity): boolean =>
  number !== undefined && (number.unit === "$" || noun?.head === "dollar") && !isEach && !more && !isMultiple;

/** "3 pens cost $6", "2 cakes cost $9 each": what one of them costs. */
export const priceOfMany: Rule = (reading) => {
  const { clause, known } = reading;
  const [things, ...others] = topLevel(clause.subject);
  const [paid, ...more] = topLevel(clause.rest);
  const isCost = isAmong(clause.verb?.verb.lemma, "cost be weigh") && !clause.verb?.isNegated;
  if (!isCost || !things?.number || !things.noun || others.length > 0 || !paid?.number || more.length > 0)
    return null;
  const isMoney = paid.number.unit === "$" || paid.noun?.head === "dollar" || paid.noun?.head === "cent";
  if ((!isMoney && clause.verb?.verb.lemma !== "weigh") || paid.more || paid.isMultiple) return null;
  if (things.more || things.isMultiple || things.of || things.number.isFraction) return null;
  const holder = thingOf(known, things.noun);
  const [money] = counted(reading, "", [paid], true) ?? [];
  if (!money || holder.entity === money.slot.entity) return null;
  reading.used.add(things);
  known.entities.add(holder.entity);
  known.last = { owner: "", ...holder };
  const amount = paid.isEach ? paid.number : shareOf(paid.number, things.number);
  const of = { ...money.slot, place: undefined, when: undefined };
  return [{ kind: "rate", span: spanOf(reading), of, per: { owner: "", ...holder }, amount }];
};

/** What one has of so much for so many, written as the division it is. */
export const shareOf = (all: StoryNumber, many: StoryNumber): StoryNumber =>
  isZero(many.value)
    ? all
    : { ...all, value: divide(all.value, many.value), shown: quotient(all.shown, many.shown) };

/** "There is a discount of $2 on each pack": less is paid for each. */
export const discount: Rule = (reading) => {
  const { clause, known, amounts } = reading;
  const all = [...clause.subject, ...clause.rest];
  const named = all.find((each): each is Noun => each.kind === "noun" && REDUCTION.has(each.head));
  const own = amounts.find(({ after, quantity }) => after === "of" && isDollars(quantity))?.quantity;
  const per = all
    .flatMap((each) => (each.kind === "preposition" ? (nounIn(each) ?? []) : []))
    .find(({ determiner }) => isAmong(determiner, "each every"));
  if (!named || !own?.number || !per || amounts.length > 1 || clause.verb?.isNegated) return null;
  const [money] = counted(reading, "", [own]) ?? [];
  if (!money) return null;
  reading.used.add(named);
  const of = { ...money.slot, place: undefined, when: undefined };
  const thing = { owner: "", ...thingOf(known, per) };
  return [{ kind: "rate", span: spanOf(reading), of, per: thing, amount: own.number, isReduction: true }];
};

/** "sells honey for $8 per pound", "charges $5 for a car and $6 for a truck": what each of it costs. */
export const pricePer: Rule = (reading) => {
  const { clause, known } = reading;
  if (!clause.verb || clause.verb.isNegated || !PRICING.has(clause.verb.verb.lemma)) return null;
  const facts: Fact[] = [];
  for (const [i, phrase] of clause.rest.entries()) {
    const isFor = phrase.kind === "preposition" && isAmong(phrase.word, "for at");
    const own = phrase.kind === "quantity" ? phrase : isFor ? moneyIn(phrase) : undefined;
    if (!own) continue;
    const next = clause.rest[i + 1];
    const per = next?.kind === "preposition" && isAmong(next.word, "per for") ? nounIn(next) : undefined;
    const isOne =
      isAmong(per?.determiner, "an a each every one") ||
      (next as Preposition)?.word === "per" ||
      (per !== undefined && isAnyOf(per));
    if (!isDollars(own) || !own.number || !per || !isOne || per.pronoun || TIMES.has(per.head)) return null;
    const [money] = counted(reading, "", [own]) ?? [];
    if (!money) return null;
    reading.used.add(per);
    const thing = thingOf(known, per);
    known.entities.add(thing.entity);
    const of = { ...money.slot, place: undefined, when: undefined };
    facts.push({ kind: "rate", span: spanOf(reading), of, per: { owner: "", ...thing }, amount: own.number });
  }
  return facts.length > 0 ? facts : null;
};

/** "$9 for adults": for each of them. */
const isAnyOf = ({ head, isPlural, determiner, whose }: Noun): boolean =>
  isPlural && !determiner && !whose && isKindOf(head, "person");

const PRICING: ReadonlySet<string> = words("sell charge cost rent be price");
const moneyIn = (phrase: Preposition): Quantity | undefined =>
  phrase.object.find((each): each is Quantity => each.kind === "quantity" && isDollars(each));

const REDUCTION: ReadonlySet<string> = words("discount rebate coupon reduction");

const firstNoun = ({ clause }: Reading): Noun | undefined =>
  clause.subject.find((each): each is Noun => each.kind === "noun");

/** "The cage cost $12", "It cost him $12": money for one thing. */
export const price: Rule = (reading) => {
  const { clause, known } = reading;
  const subject = firstNoun(reading);
  const own = topLevel(clause.rest);
  const [only] = own;
  if (
    !isAmong(clause.verb?.verb.lemma, "cost be") ||
    clause.verb?.isNegated ||
    !subject ||
    own.length !== 1 ||
    !only ||
    !isDollars(only)
  )
    return null;
  const holder = thingOf(known, subject);
  const before = known.last;
  const [money] = counted(reading, "", own) ?? [];
  if (!money || !only.number || holder.entity === "" || holder.entity === "dollar") return null;
  known.last = before ?? { owner: "", ...holder };
  const per = { owner: "", ...holder };
  return [
    {
      kind: "rate",
      span: spanOf(reading),
      of: { ...money.slot, place: undefined, when: undefined },
      per,
      amount: only.number,
      isSingle: !subject.isPlural || PAIRED.has(plural(subject.head)),
      isOffer: isOffered(clause, subject),
    },
  ];
};

/** "A hat costs $6": what it is sold for. One that somebody buys is told in the clause of buying it. */
export const isOffered = ({ verb }: Clause, thing: Noun | undefined): true | undefined =>
  (verb?.verb.lemma === "cost" && verb.verb.form === "s" && /^an?$/.test(thing?.determiner ?? "")) ||
  undefined;

/** "She needs 60 plates": what is to be there in the end. */
export const needing: Rule = (reading) => {
  const { clause, owner, amounts } = reading;
  const verb = clause.verb?.verb;
  const isCalled = verb?.lemma === "call" && withPreposition(clause.rest, "for") !== undefined;
  const own = isCalled
    ? amounts.filter(({ after }) => after === "for" || after === "").map(({ quantity }) => quantity)
    : topLevel(clause.rest);
  if (
    !verb ||
    (!isCalled && !isAmong(verb.lemma, "need want require")) ||
    clause.verb?.isNegated ||
    owner === "" ||
    own.length === 0
  )
    return null;
  return needed(reading, own);
};

/** So much has to be there in the end. */
export function needed(reading: Reading, own: readonly Quantity[]): readonly Fact[] | null {
  if (own.length === 0) return null;
  if (own.some(({ more, isMultiple, isEach, of, number }) => more || isMultiple || isEach || of || !number))
    return null;
  const things = counted(reading, reading.owner, own);
  for (const { slot } of things ?? []) reading.known.needs.add(slot.entity);
  return (
    things?.map(({ slot, amount }) => ({
      kind: "change",
      span: spanOf(reading),
      slot,
      amount,
      sign: 0,
      verb: "need",
    })) ?? null
  );
}

/** "He went to 5 games", "It is 10 miles to the lake". */
export const going: Rule = (reading) => {
  const { clause, owner, amounts } = reading;
  const verb = clause.verb?.verb;
  const isMoving = isAmong(verb?.lemma, "go come travel");
  if (!verb || (!isMoving && verb.class !== "act") || clause.verb?.isNegated || owner === "") return null;
  const first = amounts[0]?.after ?? "";
  if (!isAmong(first, "to with") || (first === "with" && isMoving)) return null;
  // "with 9 boys on Monday and 7 girls on Tuesday"
  const own = amounts.filter(({ after }) => after === first || after === "").map(({ quantity }) => quantity);
  if (own.some(({ noun, number }) => number?.unit !== "" || MEASURES.has(noun?.head ?? ""))) return null;
  if (
    own.length === 0 ||
    own.length !== amounts.length ||
    own.some(({ more, isMultiple, of }) => more || isMultiple || of)
  )
    return null;
  const things = counted(reading, owner, own);
  return (
    things?.map(({ slot, amount }) => ({
      kind: "change",
      span: spanOf(reading),
      slot,
      amount,
      sign: 0,
      verb: verb.lemma,
    })) ?? null
  );
};

/** "He rode 80 miles at 16 miles per hour": a distance and a speed. */
export const speed: Rule = (reading) => {
  const { clause, owner, known, amounts } = reading;
  const verb = clause.verb?.verb;
  const per = withPreposition(clause.rest, "per");
  const unit = nounIn(per);
  const [first, second, ...more] = amounts;
  const fast = amounts.find(({ after }) => after === "at")?.quantity;
  if (!verb || clause.verb?.isNegated || more.length > 0 || !first || !unit || !fast?.number || !fast.noun)
    return null;
  const length = second ? amounts.find(({ quantity }) => quantity !== fast)?.quantity : undefined;
  if (second && !length) return null;
  const done = length ? counted(reading, owner, [length]) : [];
  const [rate] = counted(reading, "", [fast]) ?? [];
  if (!rate || !done) return null;
  known.entities.add(thingOf(known, unit).entity);
  reading.used.add(unit);
  const span = spanOf(reading);
  const facts: Fact[] = done.map(({ slot, amount }) => ({
    kind: "change",
    span,
    slot: { ...slot, place: undefined },
    amount,
    sign: 0,
    verb: verb.lemma,
  }));
  return [
    ...facts,
    {
      kind: "rate",
      span,
      of: { owner: "", entity: rate.slot.entity, attributes: [] },
      per: { owner: "", ...thingOf(known, unit) },
      amount: fast.number,
    },
  ];
};
