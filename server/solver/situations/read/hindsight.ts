import { isDimension } from "../../lexicon/comparison";
import { dimensionOf, GROUPS, TIMES } from "../../lexicon/nouns";
import { ATTACHING, HARVESTING } from "../../lexicon/story-verbs";
import { isSameAct } from "../../lexicon/verbs";
import type { Fact, Question, Situation, Slot } from "../facts";
import { shareOf } from "./prices";
import { jointly, seated } from "./shared-acts";

/** What is told in the light of the whole story: some words can only be understood when all of it has been read. */
export function inHindsight(told: Situation): Situation {
  const { facts, question } = seated(told);
  const settled = weighed(atThatRate(ofTheirGroups(jointly({ facts, question })), question));
  return transplanted({ facts: taken(settled, question), question });
}

/** "Each box of markers costs $17 … on each box": the boxes of markers, where no others are told. */
function ofTheirGroups(facts: readonly Fact[]): readonly Fact[] {
  const slots = facts.flatMap((each) =>
    each.kind === "rate" ? [each.per] : "slot" in each ? [each.slot] : [],
  );
  const named = (slot: Slot, content?: string): Slot => {
    if (!GROUPS.has(slot.entity) || slot.attributes.length > 0 || isBesideOthers(facts, slot)) return slot;
    const kinds = new Map(
      slots
        .filter(({ entity, attributes }) => entity === slot.entity && attributes.length > 0)
        .map(({ attributes }) => [attributes.join(), attributes]),
    );
    const [only, ...others] = kinds.values();
    if (only && others.length === 0) return { ...slot, attributes: only };
    // "4 baskets of plums and 3 baskets of pears, 7 plums in each basket": in each of plums.
    const own = [...kinds.values()].filter((each) => content !== undefined && each.includes(content));
    return own.length === 1 && own[0] ? { ...slot, attributes: own[0] } : slot;
  };
  return facts.map((each): Fact => {
    if (each.kind === "rate") return { ...each, per: named(each.per, each.of.entity) };
    return each.kind === "has" && each.isSupposed ? { ...each, slot: named(each.slot) } : each;
  });
}

/** "4 pages of homework and 6 pages": each page is one of all of them. */
const isBesideOthers = (facts: readonly Fact[], { entity }: Slot): boolean =>
  facts.some(
    (each) =>
      each.kind === "has" &&
      !each.isSupposed &&
      each.slot.entity === entity &&
      each.slot.attributes.length === 0,
  );

type Change = Extract<Fact, { kind: "change" }>;

/** "60 miles in one hour. How far in 4 hours?" What took so long goes on at that rate where another time, or another
 * amount, is supposed. */
function atThatRate(facts: readonly Fact[], question: Question): readonly Fact[] {
  const supposed = facts.filter((each) => each.kind === "has" && each.isSupposed);
  const [only, ...more] = supposed;
  const acts = facts.filter((each): each is Change => each.kind === "change");
  const [done, time] = acts;
  if (only?.kind !== "has" || more.length > 0 || acts.length !== 2 || !done || !time) return facts;
  const isPair =
    done.span.start === time.span.start && done.verb === time.verb && done.sign + time.sign === 0;
  if (!isPair || !isTime(time.slot) || isTime(done.slot) || facts.some(({ kind }) => kind === "rate"))
    return facts;
  if (done.amount.kind !== "number" || time.amount.kind !== "number") return facts;
  if (question.kind !== "event") return facts;
  const isMeant =
    (isTime(only.slot) && question.slot.entity === done.slot.entity) ||
    (only.slot.entity === done.slot.entity && isTime(question.slot));
  if (!isMeant) return facts;
  const rate: Fact = {
    kind: "rate",
    span: done.span,
    of: { ...done.slot, owner: "", place: undefined, when: undefined },
    per: { owner: "", entity: time.slot.entity, attributes: [] },
    amount: shareOf(done.amount.number, time.amount.number),
    verb: done.verb,
  };
  return facts.flatMap((each) => (each === done ? [rate] : each === time ? [] : [each]));
}

const isTime = ({ entity }: Slot): boolean => TIMES.has(entity);

/** "Ann weighs 60 kilograms. She lost 4 kilograms", "it was 17 cm tall and grew 8 cm": of the weight, or the height, that is
 * told of the same. */
function weighed(facts: readonly Fact[]): readonly Fact[] {
  const measureOf = ({ owner, entity, attributes }: Slot): string | undefined => {
    const own = facts.flatMap((each) =>
      each.kind === "has" && isDimension(each.slot.entity) && each.slot.owner === owner ? [each.slot] : [],
    );
    const [only, ...more] = own.filter(
      ({ unit }) => unit !== undefined && dimensionOf(unit) === dimensionOf(entity),
    );
    return attributes.length === 0 && more.length === 0 ? only?.entity : undefined;
  };
  return facts.map((each) => {
    const measure = each.kind === "change" && each.sign !== 0 ? measureOf(each.slot) : undefined;
    return each.kind === "change" && measure !== undefined && dimensionOf(each.slot.entity) !== null
      ? { ...each, slot: { ...each.slot, entity: measure, unit: each.slot.entity } }
      : each;
  });
}

/** "There are 160 tomatoes in her garden. She picks 74. How many are left?" The picked ones are gone from it, where
 * nothing else is told to make it less. */
function taken(facts: readonly Fact[], question: Question): readonly Fact[] {
  if (question.kind !== "state" || !question.remains) return facts;
  const { entity } = question.slot;
  const own = facts.filter((each) => "slot" in each && each.slot.entity === entity);
  const [first, ...rest] = own;
  const isGrowing = first?.kind === "has" && first.time !== "end" && !isDimension(entity);
  const isTaken = (fact: Fact): boolean =>
    fact.kind === "change" &&
    fact.sign !== -1 &&
    (HARVESTING.has(fact.verb) || (ATTACHING.has(fact.verb) && fact.slot.place !== undefined));
  const isAttached = rest.every((each) => each.kind === "change" && ATTACHING.has(each.verb));
  const others = facts.filter(
    (each) =>
      (each.kind === "change" || each.kind === "transfer") && (!isAttached || each.slot.entity === entity),
  );
  if (!isGrowing || rest.length === 0 || !rest.every(isTaken) || others.some((each) => !rest.includes(each)))
    return facts;
  const from = isAttached ? { owner: first.slot.owner, place: first.slot.place } : {};
  return facts.map((each) =>
    each.kind === "change" && rest.includes(each)
      ? { ...each, slot: { ...each.slot, ...from }, sign: -1 }
      : each,
  );
}

/** "14 roses are in the vase. She cut some roses. Now 33 are in the vase. How many did she cut?" What is cut in one
 * place stands in the other, where there are more of it afterwards. */
function transplanted({ facts, question }: Situation): Situation {
  if (question.kind !== "event" || !HARVESTING.has(question.verb)) return { facts, question };
  const { entity } = question.slot;
  const isOwn = (each: Fact): boolean => "slot" in each && each.slot.entity === entity;
  const [before, act, after, ...more] = facts.filter(isOwn);
  if (before?.kind !== "has" || after?.kind !== "has" || act?.kind !== "change" || more.length > 0)
    return { facts, question };
  const isSomewhere = before.slot.place !== undefined && before.slot.place === after.slot.place;
  const isMeant = act.amount.kind === "unknown" && isSameAct(act.verb, question.verb) && after.time === "end";
  if (!isSomewhere || !isMeant || !isGrown(before, after)) return { facts, question };
  const there = { ...act, slot: before.slot, sign: 1 } as const;
  return {
    facts: facts.map((each) => (each === act ? there : each)),
    question: { ...question, slot: { ...question.slot, owner: "" }, sign: 1 },
  };
}

type Had = Extract<Fact, { kind: "has" }>;

function isGrown({ amount: before }: Had, { amount: after }: Had): boolean {
  if (before.kind !== "number" || after.kind !== "number") return false;
  const [one, other] = [before.number.value, after.number.value];
  return one.n * other.d < other.n * one.d;
}
