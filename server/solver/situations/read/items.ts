import { GROUPS, MEASURES, MONEY, TIMES } from "../../lexicon/nouns";
import { isAmong, words } from "../../word-list";
import type { Fact, Slot } from "../facts";
import { changeOf } from "./changes";
import { nounIn, type Thing, thingOf } from "./context";
import type { Noun, Phrase, Quantity } from "./phrase-types";
import { counted, type Reading, type Rule, spanOf } from "./statement";

/** One thing of a list with what is said of it: "3 shirts" and "at $15 each". */
interface Item {
  readonly count?: Quantity;
  readonly noun?: Noun;
  readonly said: Phrase[];
}

/** An amount said of an item: what each of it holds or costs, or what all of it costs. */
interface Said {
  readonly quantity: Quantity;
  readonly isEach: boolean;
  readonly after: string;
  /** "per kilogram" */
  readonly per?: Noun;
}

/** "bought 3 shirts at $15 each and 2 caps at $9 each", "6 bags with 5 pears in each", "packs of 12 pens", "a hat for
 * $12": what is counted, what each of it holds or costs, and what is paid. */
export const itemised: Rule = (reading) => {
  const { clause } = reading;
  if (!clause.verb || clause.verb.isNegated) return null;
  const items = itemsIn(clause.rest);
  if (items.length === 0 || items.every(({ said }) => saidOf(said).length === 0)) return null;
  const facts: (readonly Fact[])[] = [];
  for (const item of items) {
    const own = factsOf(reading, item);
    if (!own) return null;
    facts.push(own);
  }
  return toldApart(facts);
};

const PLACES = ["first", "second", "third", "fourth", "fifth"];

/** "4 books of 10 stamps and 6 books of 15 stamps": the first books and the second ones. */
function toldApart(items: readonly (readonly Fact[])[]): readonly Fact[] {
  const groups = items.map((facts) => facts.flatMap((each) => (each.kind === "rate" ? [each.per] : []))[0]);
  return items.flatMap((facts, at) => {
    const own = groups[at];
    const alike = groups.filter((each) => each && own && isSameGroup(each, own));
    if (!own || alike.length < 2) return facts;
    const place = PLACES[alike.indexOf(own)];
    return place === undefined ? facts : facts.map((each) => placed(each, own.entity, place));
  });
}

const isSameGroup = (one: Slot, other: Slot): boolean =>
  one.entity === other.entity && one.attributes.join() === other.attributes.join();

function placed(fact: Fact, entity: string, place: string): Fact {
  const named = (slot: Slot): Slot =>
    slot.entity === entity ? { ...slot, attributes: [place, ...slot.attributes] } : slot;
  if (fact.kind === "rate") return { ...fact, per: named(fact.per) };
  return fact.kind === "has" || fact.kind === "change" ? { ...fact, slot: named(fact.slot) } : fact;
}

/** "6 rows of 9 lettuces": how they stand, so that what is done to some of them is done to lettuces. */
const ARRANGED: ReadonlySet<string> = words("row column line circle");

const isMoney = ({ number, noun }: Quantity): boolean => number?.unit === "$" || (noun?.head ?? "") in MONEY;
const isEvery = (noun: Noun | undefined): boolean => isAmong(noun?.determiner, "each every");

function itemsIn(rest: readonly Phrase[]): readonly Item[] {
  const items: Item[] = [];
  for (const [i, phrase] of rest.entries()) {
    const isCount = phrase.kind === "quantity" && !phrase.isEach && !isMoney(phrase);
    const after = rest.slice(i + 1);
    const next = after.find((each) => each.kind !== "preposition" || quantityIn(each) !== undefined);
    const isPriced =
      phrase.kind === "noun" &&
      (!phrase.pronoun || phrase.pronoun === "it") &&
      next?.kind === "preposition" &&
      (isAmong(next.word, "for at") || (next === after[0] && holdsEach(rest.slice(i + 1, i + 3))));
    if (isCount) items.push({ count: phrase, said: [] });
    else if (isPriced) items.push({ noun: phrase, said: [] });
    else items.at(-1)?.said.push(phrase);
  }
  return items;
}

/** "bouquets with 7 roses in each" */
const holdsEach = (phrases: readonly Phrase[]): boolean =>
  saidOf(phrases).some(({ isEach, after }) => isEach && after === "with");

const quantityIn = (phrase: Phrase | undefined): Quantity | undefined =>
  phrase?.kind === "preposition"
    ? phrase.object.find((each): each is Quantity => each.kind === "quantity")
    : undefined;

function saidOf(phrases: readonly Phrase[]): readonly Said[] {
  return phrases.flatMap((phrase, i): readonly Said[] => {
    const quantity = phrase.kind === "quantity" ? phrase : quantityIn(phrase);
    if (!quantity) return [];
    const next = phrases[i + 1];
    const by = next?.kind === "preposition" ? nounIn(next) : undefined;
    const isPer = next?.kind === "preposition" && next.word === "per";
    const per = isPer || isEvery(by) ? by : undefined;
    const after = phrase.kind === "preposition" ? phrase.word : "";
    return [{ quantity, isEach: quantity.isEach === true || per !== undefined, after, per }];
  });
}

/** "3 pens at $2": what one costs. What they cost together is said with "for". */
const isUnitPrice = ({ after, quantity }: Said, count: Quantity | undefined): boolean =>
  after === "at" && isMoney(quantity) && count?.noun?.isPlural === true;

function factsOf(reading: Reading, { count, noun, said }: Item): readonly Fact[] | null {
  const { known, owner } = reading;
  const amounts = saidOf(said).map((each) =>
    isEvery(noun) || isUnitPrice(each, count) ? { ...each, isEach: true } : each,
  );
  const hasBad = amounts.some(
    ({ quantity: { number, more, isMultiple, of } }) =>
      !number || number.unit === "%" || more || isMultiple || of,
  );
  if (hasBad || (count && (!count.number || count.more || count.isMultiple))) return null;
  const base = count ? counted(reading, owner, [count]) : [];
  if (!base || (count?.of && amounts.length > 0)) return null;
  const holder =
    base[0]?.slot ??
    (noun?.pronoun ? { entity: noun.pronoun, attributes: [] } : noun && thingOf(known, noun));
  if (!holder || holder.entity === "") return null;
  // "sold it for $50", of which nothing is counted.
  if (noun?.pronoun && (amounts.some(({ isEach }) => isEach) || !isSold(reading))) return null;
  if (noun) reading.used.add(noun);
  const facts: Fact[] = base.map((each) => ofEvery(reading, each) ?? toldOf(reading, each));
  for (const each of amounts) {
    const own = amountFacts(reading, each, { holder, noun: count?.noun ?? noun });
    if (!own) return null;
    facts.push(...own);
  }
  const content = facts.find((each) => each.kind === "rate" && ARRANGED.has(holder.entity));
  if (base[0]) known.last = content?.kind === "rate" ? content.of : base[0].slot;
  if (!noun?.pronoun) known.entities.add(holder.entity);
  return ofTheirOwn(facts, holder);
}

const isSold = ({ clause: { verb } }: Reading): boolean => verb?.verb.lemma === "sell";

/** "6 rows of 8 roses and 4 rows of 5 tulips": what is said of some groups is said of these and of no others, so they are
 * told apart by what they hold. */
function ofTheirOwn(facts: readonly Fact[], { entity, attributes }: Thing | Slot): readonly Fact[] {
  const held = facts.flatMap((each) =>
    each.kind === "rate" && !(each.of.entity in MONEY) ? [...each.of.attributes, each.of.entity] : [],
  );
  const own = [...new Set([...attributes, ...held])];
  const named = (slot: Slot): Slot => (slot.entity === entity ? { ...slot, attributes: own } : slot);
  return facts.map((each): Fact => {
    if (each.kind === "rate") return { ...each, of: named(each.of), per: named(each.per) };
    return each.kind === "has" || each.kind === "change" ? { ...each, slot: named(each.slot) } : each;
  });
}

/** "Each bed has 3 rows of 7 tulips": so many rows in each. */
function ofEvery(
  reading: Reading,
  { slot, quantity }: NonNullable<ReturnType<typeof counted>>[number],
): Fact | null {
  const subject = reading.clause.subject.find((each): each is Noun => each.kind === "noun");
  if (!subject || !isEvery(subject) || !quantity.number || TIMES.has(subject.head)) return null;
  const per = { owner: "", ...thingOf(reading.known, subject) };
  reading.used.add(subject);
  const of = { ...slot, owner: "", place: undefined, when: undefined };
  return { kind: "rate", span: spanOf(reading), of, per, amount: quantity.number };
}

function toldOf(reading: Reading, each: NonNullable<ReturnType<typeof counted>>[number]): Fact {
  const lemma = reading.clause.verb?.verb.lemma ?? "";
  return isAmong(lemma, "have be own keep")
    ? { kind: "has", span: spanOf(reading), slot: each.slot, amount: each.amount, time: "" }
    : changeOf(reading, each.slot, each.amount, each.quantity);
}

interface Held {
  readonly holder: Thing | Slot;
  readonly noun: Noun | undefined;
}

function amountFacts(reading: Reading, said: Said, { holder, noun }: Held): readonly Fact[] | null {
  const { quantity, after } = said;
  const isPack = after === "of" && quantity.number?.unit === "" && isGroup(noun);
  const isRate = said.isEach || isPack;
  if (!/^(?:for|at|of|with|worth|)$/.test(after)) return null;
  if (!isRate)
    return isAmong(after, "for at") && isMoney(quantity) ? paid(reading, quantity, holder.entity) : null;
  if (said.per && !isSaidOf(reading, said.per, holder)) return null;
  if (MEASURES.has(holder.entity) && !said.per) return null;
  const { last } = reading.known;
  const [held] = counted(reading, "", [quantity], true) ?? [];
  reading.known.last = last;
  if (!held || !quantity.number || held.slot.entity === holder.entity) return null;
  const per: Slot = { owner: "", entity: holder.entity, attributes: holder.attributes };
  const of = { ...held.slot, owner: "", place: undefined, when: undefined };
  return [{ kind: "rate", span: spanOf(reading), of, per, amount: quantity.number }];
}

const isGroup = (noun: Noun | undefined): boolean =>
  noun !== undefined && (noun.isPlural || GROUPS.has(noun.head)) && !MEASURES.has(noun.head);

/** Whether "per kilogram" is said of kilograms of apples, and "for each pen" of pens. */
function isSaidOf({ known }: Reading, per: Noun, { entity, unit }: Thing | Slot): boolean {
  const own = thingOf(known, per);
  return own.entity === entity || own.entity === unit || per.head === unit || per.head === "one";
}

function paid(reading: Reading, quantity: Quantity, thing: string): readonly Fact[] | null {
  const lemma = reading.clause.verb?.verb.lemma ?? "";
  if (!isAmong(lemma, "buy purchase get order sell") || reading.owner === "") return null;
  const { last } = reading.known;
  const money = counted(reading, reading.owner, [quantity]);
  reading.known.last = last;
  const isSale = lemma === "sell";
  return (
    money?.map(
      ({ slot, amount }): Fact => ({
        kind: "change",
        span: spanOf(reading),
        slot: { ...slot, place: undefined, paidFor: isSale ? undefined : thing },
        amount,
        sign: isSale ? 1 : -1,
        verb: isSale ? "earn" : "spend",
      }),
    ) ?? null
  );
}
