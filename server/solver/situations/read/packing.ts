import { dimensionOf, GROUPS, TIMES } from "../../lexicon/nouns";
import { table } from "../../table";
import { isAmong, words } from "../../word-list";
import type { Fact } from "../facts";
import { nounIn, placeIn, thingOf } from "./context";
import type { Noun, Phrase, Preposition, Quantity } from "./phrase-types";
import { isRemainder } from "./sharing";
import { counted, isPassive, ofMany, type Reading, type Rule, spanOf, topLevel } from "./statement";

/** What machines run on is told in these. */
const FUELS: Readonly<Record<string, true>> = table({ gallon: true, liter: true });

const quantityIn = (phrase: Preposition | undefined): Quantity | undefined =>
  phrase?.object.find((each): each is Quantity => each.kind === "quantity");

/** The amounts that are put in groups; "the rest" is what there is by then. */
function besideRest({ clause, used }: Reading): readonly Quantity[] {
  const all = topLevel(isPassive(clause) ? clause.subject : clause.rest);
  const rest = all.filter(isRemainder);
  for (const each of rest) used.add(each);
  return all.filter((each) => !rest.includes(each));
}

/** "She puts them in boxes of 6", "40 eggs come in cartons of 10": what a group holds. */
export const packing: Rule = (reading) => {
  const { clause, known, owner } = reading;
  const at = clause.rest.findIndex(
    (each) => each.kind === "preposition" && isAmong(each.word, "in into") && nounIn(each)?.isPlural,
  );
  const [into, by] = [clause.rest[at], clause.rest[at + 1]];
  if (
    into?.kind !== "preposition" ||
    by?.kind !== "preposition" ||
    !isAmong(by.word, "of with") ||
    clause.verb?.isNegated
  )
    return null;
  const size = quantityIn(by);
  const group = nounIn(into);
  const own = besideRest(reading);
  if (
    !size?.number ||
    !group ||
    size.more ||
    size.isMultiple ||
    own.some(({ number, of, more }) => !number || of || more)
  )
    return null;
  const things = own.length > 0 ? counted(reading, owner, own) : [];
  const put = putIn(clause.rest);
  const isOther = put !== undefined && known.entities.has(thingOf(known, put.of ?? put).entity);
  if (things?.length === 0 && !size.noun && (!known.last || isOther) && put) {
    known.last = { owner: "", ...thingOf(known, put.of ?? put) };
    reading.used.add(put);
  }
  // "in bags of 5 rolls each"
  const one = { ...size, isEach: undefined };
  const [held] = counted(reading, "", [things?.length === 0 && !isOther ? ofMany(known, one) : one]) ?? [];
  reading.used.add(size);
  if (!held || !things || (things.length === 0 && size.noun && known.last === undefined)) return null;
  const span = spanOf(reading);
  const per = { owner: "", ...thingOf(known, group) };
  if (per.entity === held.slot.entity) return null;
  const of = { ...held.slot, place: undefined, when: undefined };
  const rate: Fact = { kind: "rate", span, of, per, amount: size.number };
  return [
    ...things.map(
      ({ slot, amount }): Fact => ({
        kind: "has",
        span,
        slot: { ...slot, place: undefined },
        amount,
        time: "",
      }),
    ),
    rate,
  ];
};

/** "the pens", "all pens". */
const putIn = (phrases: readonly Phrase[]): Noun | undefined =>
  phrases
    .map((each) => (each.kind === "quantity" && each.word === "all" ? each.noun : each))
    .find((each): each is Noun => each?.kind === "noun" && !each.pronoun);

/** "Each apple comes in a package of 7", "white shirts can be bought in packs of 6": how many of it a group has. */
export const comingIn: Rule = (reading) => {
  const { clause, known, amounts } = reading;
  const [into, by, ...more] = clause.rest;
  const subject = clause.subject.find((each): each is Noun => each.kind === "noun");
  const isComing = clause.verb?.verb.lemma === "come" || (clause.verb !== undefined && isPassive(clause));
  if (!isComing || clause.verb?.isNegated || !subject || subject.pronoun || more.length > 0) return null;
  if (into?.kind !== "preposition" || into.word !== "in" || by?.kind !== "preposition" || by.word !== "of")
    return null;
  const [group, size] = [nounIn(into), quantityIn(by)];
  if (!group || !GROUPS.has(group.head) || !size?.number || size.noun || size.more || size.isMultiple)
    return null;
  if (size.of || size.number.unit !== "" || amounts.length > 1) return null;
  const [of, per] = [thingOf(known, subject), thingOf(known, group)];
  if (of.entity === "" || of.entity === per.entity) return null;
  for (const { entity } of [of, per]) known.entities.add(entity);
  reading.used.add(size);
  const slots = { of: { owner: "", ...of }, per: { owner: "", ...per } };
  return [{ kind: "rate", span: spanOf(reading), ...slots, amount: size.number }];
};

/** "He can fit 3 books on a shelf": how much one of the groups holds. */
export const fitting: Rule = (reading) => {
  const { clause, known } = reading;
  const [own, place, ...more] = clause.rest;
  const verb = clause.verb;
  const isAble = verb?.auxiliaries.some((each) => isAmong(each, "can could"));
  if (!verb || !isAble || verb.isNegated || !FITTING.has(verb.verb.lemma) || more.length > 0) return null;
  if (own?.kind !== "quantity" || !own.number || own.more || own.isMultiple || own.isEach || own.of)
    return null;
  const group =
    place?.kind === "preposition" && isAmong(place.word, "in on into onto") ? nounIn(place) : undefined;
  if (!group || !/^an?$/.test(group.determiner ?? "") || !GROUPS.has(group.head)) return null;
  const [held] = counted(reading, "", [ofMany(known, own)]) ?? [];
  reading.used.add(own);
  const per = { owner: "", ...thingOf(known, group) };
  if (!held || held.slot.entity === per.entity) return null;
  known.entities.add(per.entity);
  const of = { ...held.slot, place: undefined, when: undefined };
  return [{ kind: "rate", span: spanOf(reading), of, per, amount: own.number }];
};

const FITTING: ReadonlySet<string> = words("fit put pack store place hold carry");

/** "Mum cut the pizza into 12 slices", "each log was sawn into 4 pieces". */
export const cutting: Rule = (reading) => {
  const { clause, known } = reading;
  const into = clause.rest.find((each) => each.kind === "preposition" && each.word === "into");
  const pieces = into?.kind === "preposition" ? quantityIn(into) : undefined;
  const verb = clause.verb;
  const isCut = isAmong(verb?.verb.lemma, "cut slice chop break tear saw divide split");
  if (!verb || verb.isNegated || !isCut || !pieces?.number || !pieces.noun || pieces.more) return null;
  if (!PIECES.has(pieces.noun.head) || reading.amounts.length > 1 || topLevel(clause.subject).length > 0)
    return null;
  const object = [...clause.rest, ...(isPassive(clause) ? clause.subject : [])].find(
    (each): each is Noun => each.kind === "noun",
  );
  if (!object || (object.isPlural && !isEveryOne(object))) return null;
  const [told] = counted(reading, "", [pieces]) ?? [];
  if (!told) return null;
  reading.used.add(object);
  const span = spanOf(reading);
  const slot = { ...told.slot, place: undefined, when: undefined };
  const per = { owner: "", ...thingOf(known, object) };
  const rate = { kind: "rate", span, of: slot, per, amount: pieces.number } as const;
  if (isEveryOne(object)) return [rate];
  // "A pie is cut into 8": that pie, and each of them where several are told.
  const isAny = /^an?$/.test(object.determiner ?? "") && object.of === undefined;
  return isAny ? [{ ...rate, isSingle: true }] : [{ kind: "has", span, slot, amount: told.amount, time: "" }];
};

const PIECES: ReadonlySet<string> = words("piece slice part portion chunk strip section wedge segment");
const isEveryOne = ({ determiner }: Noun): boolean => isAmong(determiner, "each every");

/** "A car travels 180 miles in 3 hours": so much in so long. */
export const lasting: Rule = (reading) => {
  const { clause, owner, amounts } = reading;
  const [first, second, ...more] = amounts;
  const group = clause.verb;
  if (
    !group ||
    group.isNegated ||
    owner === "" ||
    !first ||
    !second ||
    more.length > 0 ||
    first.after !== "" ||
    !isAmong(second.after, "in for on with using")
  )
    return null;
  if (group.verb.class !== "act" && group.verb.class !== "construct" && group.verb.class !== "gain")
    return null;
  const unit = second.quantity.noun?.head ?? "";
  const isFuel = dimensionOf(unit) !== null && unit in FUELS && !isAmong(second.after, "in for");
  if (
    !second.quantity.noun ||
    !(TIMES.has(unit) ? isAmong(second.after, "in for") : isFuel) ||
    (first.quantity.noun && TIMES.has(first.quantity.noun.head))
  )
    return null;
  if (
    amounts.some(
      ({ quantity }) => quantity.more || quantity.isMultiple || quantity.isEach || !quantity.number,
    )
  )
    return null;
  const things = counted(reading, owner, [first.quantity, second.quantity]);
  const last = things?.[0]?.slot;
  if (last) reading.known.last = last;
  const verb = group.verb.lemma;
  return (
    things?.map(({ slot, amount }) => ({
      kind: "change",
      span: spanOf(reading),
      slot: { ...slot, place: undefined },
      amount,
      sign: 0,
      verb,
    })) ?? null
  );
};

/** "He works for 8 hours": how long something goes on. */
export const enduring: Rule = (reading) => {
  const { clause, owner, amounts, known } = reading;
  const [only, ...more] = amounts;
  const group = clause.verb;
  if (
    !group ||
    group.isNegated ||
    owner === "" ||
    !only ||
    more.length > 0 ||
    only.after !== "for" ||
    group.verb.class !== "act"
  )
    return null;
  const { quantity } = only;
  if (
    !quantity.number ||
    !quantity.noun ||
    !TIMES.has(quantity.noun.head) ||
    quantity.more ||
    quantity.isMultiple
  )
    return null;
  const { last } = known;
  const things = counted(reading, owner, [quantity]);
  known.last = last ?? known.last;
  return (
    things?.map(({ slot, amount }) => ({
      kind: "change",
      span: spanOf(reading),
      slot,
      amount,
      sign: 0,
      verb: group.verb.lemma,
    })) ?? null
  );
};

/** "3 birds were sitting on a fence", "Nine vans took the pupils": so many there are. */
export const mention: Rule = (reading) => {
  const { clause } = reading;
  const own = topLevel(clause.subject);
  const group = clause.verb;
  if (!group || group.isNegated || own.length === 0 || reading.amounts.length > 0) return null;
  if (
    own.some(
      ({ of, noun, more, isMultiple, isEach, word }) =>
        of || !noun || more || isMultiple || isEach || (word && !isAmong(word, "some several")),
    )
  )
    return null;
  if (clause.subject.some((each) => each.kind === "noun")) return null;
  const isStaying = group.verb.form === "ing" && placeIn(clause.rest) !== undefined;
  if (!isStaying && own.some(({ noun }) => reading.had.has(noun?.head ?? ""))) return null;
  // "60% are girls. 30 girls wear glasses": some of those girls.
  if (own.some(({ noun }) => reading.known.parts.has(noun?.head ?? ""))) return null;
  const things = counted(reading, "", own);
  return (
    things?.map(({ slot, amount }) => ({
      kind: "has",
      span: spanOf(reading),
      slot: isStaying ? slot : { ...slot, place: undefined },
      amount,
      time: "",
    })) ?? null
  );
};
