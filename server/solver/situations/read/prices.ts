import type { Fact } from "../facts";
import { nounIn, thingOf, withPreposition } from "./context";
import type { Noun, Quantity } from "./phrase-types";
import { counted, type Reading, type Rule, spanOf, topLevel } from "./statement";

const isDollars = ({ number, noun, isEach, more, isMultiple }: Quantity): boolean =>
  number !== undefined && (number.unit === "$" || noun?.head === "dollar") && !isEach && !more && !isMultiple;

const firstNoun = ({ clause }: Reading): Noun | undefined =>
  clause.subject.find((each): each is Noun => each.kind === "noun");

/** "The cage cost $12", "It cost him $12": money for one thing. */
export const price: Rule = (reading) => {
  const { clause, known } = reading;
  const subject = firstNoun(reading);
  const own = topLevel(clause.rest);
  const [only] = own;
  if (
    !/^(?:cost|be)$/.test(clause.verb?.verb.lemma ?? "") ||
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
  known.last = before ?? known.last;
  if (!money || !only.number || holder.entity === "" || holder.entity === "dollar") return null;
  const per = { owner: "", ...holder };
  return [
    {
      kind: "rate",
      span: spanOf(reading),
      of: { ...money.slot, place: undefined, when: undefined },
      per,
      amount: only.number,
      isSingle: !subject.isPlural,
    },
  ];
};

/** "He bought a hat for $12 and 3 pens for $5": so much money is spent, and so many things are had. */
export const purchase: Rule = (reading) => {
  const { clause, known, owner, amounts } = reading;
  const verb = clause.verb?.verb;
  if (
    !verb ||
    !/^(?:buy|purchase|get|order|sell)$/.test(verb.lemma) ||
    clause.verb?.isNegated ||
    owner === ""
  )
    return null;
  const paid = amounts
    .filter(({ after, quantity }) => /^(?:for|at)$/.test(after) && isDollars(quantity))
    .map(({ quantity }) => quantity);
  const bought = topLevel(clause.rest);
  if (paid.length === 0 || paid.length + bought.length !== amounts.length) return null;
  if (
    bought.some(({ more, isMultiple, isEach, of, number }) => more || isMultiple || isEach || of || !number)
  )
    return null;
  const things = bought.length > 0 ? counted(reading, owner, bought) : [];
  const money = counted(reading, owner, paid);
  if (!things || !money) return null;
  if (things[0]) known.last = things[0].slot;
  const span = spanOf(reading);
  const isSale = verb.lemma === "sell";
  const changes: Fact[] = things.map(({ slot, amount }) => ({
    kind: "change",
    span,
    slot,
    amount,
    sign: isSale ? -1 : 1,
    verb: verb.lemma,
  }));
  return [
    ...changes,
    ...money.map(
      ({ slot, amount }): Fact => ({
        kind: "change",
        span,
        slot: { ...slot, place: undefined },
        amount,
        sign: isSale ? 1 : -1,
        verb: isSale ? "earn" : "spend",
      }),
    ),
  ];
};

/** "She needs 60 plates": what is to be there in the end. */
export const needing: Rule = (reading) => {
  const { clause, owner, amounts } = reading;
  const verb = clause.verb?.verb;
  const isCalled = verb?.lemma === "call" && withPreposition(clause.rest, "for") !== undefined;
  const own = isCalled
    ? amounts.filter(({ after }) => after === "for").map(({ quantity }) => quantity)
    : topLevel(clause.rest);
  if (
    !verb ||
    (!isCalled && !/^(?:need|want|require)$/.test(verb.lemma)) ||
    clause.verb?.isNegated ||
    owner === "" ||
    own.length === 0
  )
    return null;
  if (own.some(({ more, isMultiple, isEach, of, number }) => more || isMultiple || isEach || of || !number))
    return null;
  const things = counted(reading, owner, own);
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
};

/** "He went to 5 games", "It is 10 miles to the lake". */
export const going: Rule = (reading) => {
  const { clause, owner, amounts } = reading;
  const verb = clause.verb?.verb;
  if (!verb || !/^(?:go|come|travel)$/.test(verb.lemma) || clause.verb?.isNegated || owner === "")
    return null;
  const own = amounts.filter(({ after }) => after === "to").map(({ quantity }) => quantity);
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
