import { isKindOf } from "../../lexicon/nouns";
import { isSameAct } from "../../lexicon/verbs";
import { isAmong, words } from "../../word-list";
import type { Fact, Situation } from "../facts";

type Change = Extract<Fact, { kind: "change" }>;

/** "Dan and Eli collected 53 cans. Dan collected 29 of them. How many did Eli collect?" What several did together is all
 * that each of them did, where it is told of one of them by himself and another is asked about. */
export function jointly({ facts, question }: Situation): readonly Fact[] {
  if (question.kind !== "event" && question.kind !== "difference") return facts;
  const { owner, entity } = question.kind === "event" ? question.slot : question.left;
  const isAct = (fact: Fact): fact is Change =>
    fact.kind === "change" && isSameAct(fact.verb, question.verb) && fact.slot.entity === entity;
  const acts = facts.filter(isAct);
  const [all, ...more] = acts.filter(({ slot }) => slot.owner.includes("&"));
  const owners = all?.slot.owner.split("&") ?? [];
  const others = acts.filter((each) => each !== all);
  const isOfOthers = others.every(({ slot }) => owners.includes(slot.owner));
  if (!all || more.length > 0 || others.length === 0 || !isOfOthers || all.amount.kind !== "number")
    return facts;
  // "How many did they collect?" What each of them did is in it.
  if (!owners.includes(owner))
    return others.every(({ isSome }) => isSome)
      ? facts.filter((each) => !others.includes(each as Change))
      : facts;
  if (others.length !== owners.length - 1) return facts;
  if (question.kind === "event" && others.some(({ slot }) => slot.owner === owner)) return facts;
  const { span, slot, amount, verb } = all;
  return facts.map((fact): Fact => {
    if (fact === all) return { kind: "total", span, slot, amount, verb };
    return others.includes(fact as Change) ? ({ ...fact, isSome: undefined } as Fact) : fact;
  });
}

const SEATS: ReadonlySet<string> = words("seat chair place stool desk");
const FREE = "free empty vacant available unoccupied";

/** "44 seats. 29 children are on it. How many seats are empty?" Whoever is there takes one, and "310 seats are taken"
 * leaves the others. */
export function seated({ facts, question }: Situation): Situation {
  if (question.kind !== "part" || !SEATS.has(question.slot.entity) || !isAmong(question.part, FREE))
    return { facts, question };
  const { slot, span } = question;
  const seats = facts.filter((each) => "slot" in each && each.slot.entity === slot.entity);
  const people = facts.filter(
    (each) =>
      (each.kind === "has" || each.kind === "change") &&
      (each.slot.entity === "person" || isKindOf(each.slot.entity, "person")),
  );
  const taken = seats.filter((each) => each.kind === "change" && each.sign === -1);
  if (people.length + taken.length !== 1 || question.isNegated) return { facts, question };
  const owner = seats[0] && "slot" in seats[0] ? seats[0].slot.owner : "";
  const settled = facts.map((each): Fact => {
    if (!people.includes(each) || !(each.kind === "has" || each.kind === "change")) return each;
    const { span: at, amount } = each;
    return { kind: "change", span: at, slot: { ...slot, owner }, amount, sign: -1, verb: "take" };
  });
  return { facts: settled, question: { kind: "state", span, slot, time: "end", remains: true } };
}
