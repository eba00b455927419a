import { number } from "../../expression/build";
import { ONE } from "../../expression/rational";
import { DAYS, GROUPS, isKindOf, MEASURES, MONEY, TIMES } from "../../lexicon/nouns";
import { isActing, isConstructing } from "../../lexicon/verbs";
import { isAmong, words } from "../../word-list";
import type { Fact, Sign, Slot } from "../facts";
import type { StoryNumber } from "../words";
import { nounIn, type Thing, thingOf } from "./context";
import type { Noun, Phrase, Quantity } from "./phrase-types";
import { isOffered, shareOf } from "./prices";
import { isRemainder } from "./sharing";
import {
  type Amounted,
  counted,
  isPassive,
  ofMany,
  type Reading,
  type Rule,
  spanOf,
  topLevel,
} from "./statement";
import { Unread } from "./unread";

const isEvery = (noun: Noun | undefined): noun is Noun =>
  noun !== undefined && isAmong(noun.determiner, "each every");
const isOne = (noun: Noun): boolean => isAmong(noun.determiner, "a an one each every");
const firstNoun = (phrases: readonly Phrase[]): Noun | undefined =>
  phrases.find((each): each is Noun => each.kind === "noun");

const HOLDS: ReadonlySet<string> = new Set(
  "have hold contain fit carry seat cost weigh take need require last get make produce earn give eat use be read grow lay pay charge include store serve drink receive consist bring come spend play collect buy own score".split(
    " ",
  ),
);
const HOLDERS: ReadonlySet<string> = words("hold contain fit seat cost weigh come charge");

/** "Each box holds 5 tickets", "a book costs $4", "there are 6 eggs in each box", "20 miles per gallon". */
export const rate: Rule = (reading) => {
  const { clause } = reading;
  const lemma = clause.verb?.verb.lemma ?? "";
  if (clause.verb?.isNegated) return null;
  const subject = firstNoun(clause.subject);
  const own = topLevel(clause.rest);
  const per = perIn(clause.rest) ?? perIn(clause.subject);
  if (isEvery(subject) && HOLDS.has(lemma) && !per && own.length > 0) return rates(reading, own, subject);
  const every = everyIn(clause.rest);
  if (every && !per) return repeated(reading, every, own.length > 0 ? own : topLevel(clause.subject));
  // "The red weights are 2 pounds each"
  const isMeasured = own.length === 1 && own.every((each) => each.isEach && isUnit(each));
  if (subject && lemma === "be" && isMeasured && !per) return rates(reading, own, subject);
  if (subject && lemma === "have" && !per && isOfItsOwn(subject, own)) return rates(reading, own, subject);
  const paired = per ? pairedRates(reading) : null;
  if (paired) return paired;
  if (per) return perRates(reading, per, own.length > 0 ? own : topLevel(clause.subject));
  if (
    subject &&
    HOLDERS.has(lemma) &&
    own.length > 0 &&
    !own.some(({ more, isMultiple }) => more || isMultiple)
  ) {
    const isEach = own.some((each) => each.isEach && lemma !== "be");
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

/** "A box of crayons has 8 crayons": any such box. */
const isOfItsOwn = ({ determiner, head, of }: Noun, own: readonly Quantity[]): boolean =>
  /^an?$/.test(determiner ?? "") &&
  GROUPS.has(head) &&
  of !== undefined &&
  own.length === 1 &&
  own.every(({ noun, more, isMultiple }) => noun?.head === of.head && !more && !isMultiple);

/** "$12 for each cap and $20 for each shirt": each amount with the thing named after it. */
function pairedRates(reading: Reading): readonly Fact[] | null {
  const { clause } = reading;
  const groups: { readonly own: Quantity; readonly said: Phrase[] }[] = [];
  for (const phrase of clause.rest) {
    if (phrase.kind === "quantity") groups.push({ own: phrase, said: [] });
    else groups.at(-1)?.said.push(phrase);
  }
  const pairs = groups.map(({ own, said }) => ({ own, per: perIn(said) }));
  if (pairs.length < 2 || pairs.filter(({ per }) => per !== undefined).length < 2) return null;
  if (new Set(pairs.map(({ per }) => per?.head)).size < 2) return null;
  const facts: Fact[] = [];
  for (const { own, per } of pairs) {
    const told = per && rates(reading, [own], per);
    if (!told) throw Unread.of(clause);
    facts.push(...told);
  }
  return facts;
}

const isUnit = ({ number, noun }: Quantity): boolean =>
  number?.unit === "$" || (noun !== undefined && MEASURES.has(noun.head));

/** "every 30 minutes", "for every 4 seeds". */
const everyIn = (phrases: readonly Phrase[]): Quantity | undefined =>
  phrases.flatMap((phrase) =>
    phrase.kind === "preposition" && phrase.word === "per"
      ? phrase.object.filter(
          (each): each is Quantity => each.kind === "quantity" && each.number !== undefined,
        )
      : [],
  )[0];

/** "2 pages every 5 minutes": so much for each of so many. */
function repeated(reading: Reading, every: Quantity, own: readonly Quantity[]): readonly Fact[] | null {
  const { number, noun, more, isMultiple } = every;
  if (number?.unit !== "" || !noun || more || isMultiple || own.length === 0) return null;
  const shared = own.map((each) => ({ ...each, number: each.number && shareOf(each.number, number) }));
  const facts = rates(reading, shared, noun);
  if (facts) for (const each of [every, ...own]) reading.used.add(each);
  return facts;
}

/** "Each album comes with a sheet", "every child gets an apple": one for each. */
export const oneEach: Rule = (reading) => {
  const { clause, known } = reading;
  const subject = firstNoun(clause.subject);
  const objects = clause.rest.flatMap((each): readonly (Noun | undefined)[] =>
    each.kind === "noun" ? [each] : each.kind === "preposition" && each.word === "with" ? [nounIn(each)] : [],
  );
  const [object, ...more] = objects;
  const isPlain = clause.rest.length === 1 && more.length === 0 && /^an?$/.test(object?.determiner ?? "");
  if (!isEvery(subject) || !HOLDS.has(clause.verb?.verb.lemma ?? "") || clause.verb?.isNegated) return null;
  if (!isPlain || !object || TIMES.has(subject.head)) return null;
  const [per, of] = [thingOf(known, subject), thingOf(known, object)];
  if (per.entity === "" || of.entity === "" || per.entity === of.entity) return null;
  for (const { entity } of [per, of]) known.entities.add(entity);
  const slots = { of: { owner: "", ...of }, per: { owner: "", ...per } };
  return [{ kind: "rate", span: spanOf(reading), ...slots, amount: ONE_OF }];
};

const ONE_OF: StoryNumber = { value: ONE, shown: number(ONE), unit: "", isFraction: false, isWord: true };

/** The thing that "each", "every" or "per" is said of. */
function perIn(phrases: readonly Phrase[]): Noun | undefined {
  for (const phrase of phrases) {
    if (phrase.kind === "noun" && isEvery(phrase) && (TIMES.has(phrase.head) || phrase.head === "time"))
      return phrase;
    // "give each cousin 5 sweets"
    if (phrase.kind === "noun" && isEvery(phrase) && phrase === phrases[0] && phrases[1]?.kind === "quantity")
      return phrase;
    if (phrase.kind !== "preposition") continue;
    const noun = nounIn(phrase);
    if (phrase.word === "per" && noun) return noun;
    const one = phrase.object.find((each): each is Quantity => each.kind === "quantity");
    const unit = noun ?? (isOneOf(one) ? one?.noun : undefined);
    if (
      phrase.word === "in" &&
      unit &&
      TIMES.has(unit.head) &&
      (unit !== noun || /^an?$/.test(unit.determiner ?? ""))
    )
      return unit;
    // "1 of each": of every kind there is, and not of each of the last.
    if (phrase.word === "of" && noun?.head === "one") return undefined;
    if (isEvery(noun) && isAmong(phrase.word, "in on for to at into of with off")) return noun;
  }
  return undefined;
}

const PARTS_OF_DAY: ReadonlySet<string> = words("morning afternoon evening night");
const isOneOf = (quantity: Quantity | undefined): boolean =>
  quantity?.number !== undefined && quantity.number.value.n === quantity.number.value.d;

function rates(reading: Reading, own: readonly Quantity[], per: Noun): readonly Fact[] | null {
  const { known } = reading;
  const named = thingOf(known, per);
  // What is done every morning is done every day.
  const isPartOfDay = PARTS_OF_DAY.has(named.entity) && isEvery(per);
  const holder = isPartOfDay ? { ...named, entity: "day" } : named;
  reading.used.add(per);
  known.entities.add(holder.entity);
  // "every school day" is not every day.
  if (TIMES.has(holder.entity) && holder.attributes.length > 0) return null;
  if (holder.entity === "" || own.some(({ number, more, isMultiple }) => !number || more || isMultiple))
    return null;
  const { last: before, many } = known;
  const sizes = own.map((each) => ofMany(known, each));
  const things = counted(reading, "", sizes, true);
  for (const each of own) reading.used.add(each);
  Object.assign(known, { last: before ?? known.last, many });
  const each = reading.clause.subject.find(
    (one): one is Noun => one.kind === "noun" && one !== per && isEvery(one) && !TIMES.has(one.head),
  );
  const among = each ? { among: thingOf(known, each).entity } : {};
  const facts =
    things && rateFacts(reading, things, holder, (entity) => ({ ...doneIn(reading, entity), ...among }));
  return (
    (isThatOne(per) &&
      !TIMES.has(per.head) &&
      facts?.map((fact) => ({ ...fact, isSingle: true, isOffer: isOffered(reading.clause, per) }))) ||
    facts
  );
}

/** "A tank holds 500 liters": that tank, where no other is counted. */
const isThatOne = ({ determiner }: Noun): boolean => /^an?$/.test(determiner ?? "");

export function rateFacts(
  reading: Reading,
  things: NonNullable<ReturnType<typeof counted>>,
  holder: Thing,
  done?: (entity: string) => Done,
): readonly Fact[] | null {
  const per: Slot = { owner: "", ...holder };
  const facts: Fact[] = [];
  // "every afternoon, Monday through Friday" is not every day.
  if (TIMES.has(holder.entity) && things.some(({ slot }) => DAYS.has((slot.when ?? "").split(" ")[0] ?? "")))
    return null;
  for (const { slot, quantity } of things) {
    if (
      !quantity.number ||
      quantity.number.unit === "%" ||
      (slot.entity === holder.entity && !(slot.entity in MONEY))
    )
      return null;
    facts.push({
      kind: "rate",
      span: spanOf(reading),
      of: { ...slot, owner: "", place: undefined, when: undefined },
      per,
      amount: quantity.number,
      ...done?.(slot.entity),
    });
  }
  return facts;
}

type Done = {
  readonly verb?: string;
  readonly sign?: Sign;
  readonly doer?: string;
  readonly among?: string;
};
const TRADING: ReadonlySet<string> = words("buy sell purchase order get rent");

/** What is done so many times or in each of so many, and whether what it is done with was had before: "He planted 8 of
 * his seeds in each pot." */
function doneIn(reading: Reading, entity: string): Done {
  const told = isOfThing(reading) ? {} : actIn(reading, entity);
  const doer = reading.owner;
  const isOwn = told.verb !== undefined && !/^(?:|\*|it)$|&/.test(doer) && !reading.known.entities.has(doer);
  return isOwn ? { ...told, doer } : told;
}

/** "Each necklace takes 8 beads": what a thing takes is needed for it, and nothing is done. */
const isOfThing = ({ clause }: Reading): boolean => {
  const subject = firstNoun(clause.subject);
  return isEvery(subject) && clause.verb?.verb.lemma === "take" && !isKindOf(subject.head, "person");
};

function actIn({ clause, known, had }: Reading, entity: string): Done {
  const group = clause.verb;
  if (!group || !isActing(group.verb.lemma) || (entity in MONEY && TRADING.has(group.verb.lemma))) return {};
  if (group.verb.lemma === "pay" && isPassive(clause)) return { verb: "earn" };
  const isPut = isConstructing(group.verb.lemma) || isAmong(group.verb.lemma, "pack fill");
  if (isPut && known.isRemainder && had.has(entity)) return { verb: group.verb.lemma, sign: -1 };
  return isPut ? { verb: group.verb.lemma, sign: 1 } : { verb: group.verb.lemma };
}

/** "5 on each page", "there are 31 calories in each bar", "he earns $8 per hour"; what is counted beside the rate is
 * had by the subject. */
function perRates(reading: Reading, per: Noun, all: readonly Quantity[]): readonly Fact[] | null {
  const isPut = isAmong(
    reading.clause.verb?.verb.lemma,
    "put place pack split sort divide store arrange organize plant",
  );
  const beside = isPut ? all.filter(isRemainder) : [];
  for (const each of beside) reading.used.add(each);
  const told = all.filter((each) => !beside.includes(each));
  const own =
    told.length > 0
      ? told
      : reading.amounts
          .filter(
            ({ after, quantity }) =>
              after === "with" || (after === "for" && TIMES.has(quantity.noun?.head ?? "")),
          )
          .map(({ quantity }) => quantity);
  if (own.length === 0 || own.some(({ more, isMultiple }) => more || isMultiple)) return null;
  const facts = rates(reading, own, per);
  const lasted = TIMES.has(per.head) ? reading.amounts.filter(isStretch) : [];
  const [time, ...others] = lasted.map(({ quantity }) => quantity).filter((each) => !own.includes(each));
  if (!facts || !time) return facts;
  return others.length > 0 ? null : [...facts, ...stretch(reading, time)];
}

/** "for 2 weeks" */
const isStretch = ({ after, quantity }: Amounted): boolean =>
  after === "for" && TIMES.has(quantity.noun?.head ?? "");

/** "4 miles a day for 2 weeks": how long what is told of each day went on. */
function stretch(reading: Reading, time: Quantity): readonly Fact[] {
  const { known, owner, clause } = reading;
  const { last } = known;
  if (owner === "" || time.more || time.isMultiple) return [];
  const told = counted(reading, owner, [time]) ?? [];
  known.last = last ?? known.last;
  const verb = clause.verb?.verb.lemma ?? "";
  return told.map(({ slot, amount }) => ({
    kind: "change",
    span: spanOf(reading),
    slot,
    amount,
    sign: 0,
    verb,
  }));
}

/** Nothing is in a dollar: "3 pens at 4 dollars each" tells a price. */
const canHold = ({ noun }: Quantity): boolean => !((noun?.head ?? "") in MONEY);

/** "56 books in each of his 9 shelves", "9 shelves with 56 books in each". */
export const distributed: Rule = (reading) => {
  const { clause, owner } = reading;
  const place = clause.rest.find(
    (phrase) =>
      phrase.kind === "preposition" &&
      isAmong(phrase.word, "in on into onto at inside to") &&
      phrase.object.some(
        (each) => each.kind === "quantity" && each.isEach && each.number?.unit === "" && canHold(each),
      ),
  );
  if (
    clause.verb?.verb.class === "take" ||
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
  const holder = { entity: group.slot.entity, attributes: group.slot.attributes };
  const facts = rateFacts(reading, things, holder, (entity) => {
    const done = doneIn(reading, entity);
    const isGone = isAmong(clause.verb?.verb.class, "give lose destroy") && !(entity in MONEY);
    if (isGone) return { ...done, sign: -1 };
    return done.sign === -1 ? done : {};
  });
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

/** "Each of the 8 tables has 4 chairs", "three friends each ate 2 slices": so many, and what each of them has or does. */
export const apiece: Rule = (reading) => {
  const { clause } = reading;
  const [many, ...more] = topLevel(clause.subject);
  const own = topLevel(clause.rest);
  const verb = clause.verb;
  if (!many?.number || !many.noun || more.length > 0 || own.length === 0 || !verb || verb.isNegated)
    return null;
  // Who gets what each of them gives is another matter.
  if (verb.verb.class === "give" || verb.verb.class === "take") return null;
  if (clause.subject.length > 1 && clause.subject.some(({ kind }) => kind === "noun")) return null;
  // "One pencil weighs 5 grams": any of them, and no number of them.
  const isAnyOne = many.number.isWord && many.number.value.n === many.number.value.d;
  const isSaidOfEach = isAnyOne || (many.isEach === true) !== own.every((each) => each.isEach);
  if (!isSaidOfEach || many.more || many.isMultiple || many.number.unit !== "") return null;
  // "One duck eats half of the bread": a share of it, and no amount for each.
  if (own.some(({ more: compared, isMultiple, of }) => compared || isMultiple || of)) return null;
  const [group] = counted(reading, "", [many], true) ?? [];
  const things = counted(reading, "", own, true);
  if (!group || !things) return null;
  const holder = { entity: group.slot.entity, attributes: group.slot.attributes };
  const facts = rateFacts(reading, things, holder, (entity) => doneIn(reading, entity));
  const has = {
    kind: "has",
    span: spanOf(reading),
    slot: group.slot,
    amount: group.amount,
    time: "",
  } as const;
  return facts && [...(isAnyOne ? [] : [{ ...has, slot: { ...group.slot, place: undefined } }]), ...facts];
};
