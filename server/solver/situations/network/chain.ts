import { equals, isInteger, isNegative, isZero, ONE, rational } from "../../expression/rational";
import { TIMES } from "../../lexicon/nouns";
import { isSameAct } from "../../lexicon/verbs";
import { toWhole } from "../../methods/story/written-answer";
import { isKnown } from "../amount";
import type { Fact, Question, Slot } from "../facts";
import { type Answer, isMeasured } from "../reason";
import { Unclear } from "../unclear";
import { World } from "../world";
import { askedOf } from "./asked";
import { isMoney } from "./fitting";
import { sharesFact } from "./flow";
import { Network } from "./network";

/** The answer to a question by everything that is told: each fact has a part in it, and nothing is excused. Null
 * where one has none, or where what is told leads there in no way or in several. */
export function chain(facts: readonly Fact[], question: Question): Answer | null {
  try {
    const net = new Network(facts);
    const { amount, from, isGrouped } = askedOf(net, question);
    const used = new Set([...from, ...net.kept]);
    if (
      !isKnown(amount) ||
      facts.some(
        (each) =>
          !used.has(each) &&
          !isSpan(each, facts) &&
          !isAside(each, facts, question) &&
          !isPaidOnce(each, used),
      )
    )
      return null;
    const value = amount.constant;
    if (isNegative(value) || isZero(value)) return null;
    const world = worldOf(net);
    const slot = question.kind === "difference" ? question.left : question.slot;
    const isWhole = isInteger(value) || isMeasured(world, slot);
    const whole = isWhole ? undefined : question.whole;
    if (!isWhole && !(whole && isGrouped)) return null;
    return { amount, value: whole ? toWhole(value, whole) : value, slot, whole, world, values: new Map() };
  } catch (error) {
    if (error instanceof Unclear) return null;
    throw error;
  }
}

/** "in the two days" where two days are told of, "the two friends" where two of them are: no amount of its own. */
function isSpan(fact: Fact, facts: readonly Fact[]): boolean {
  if (fact.kind !== "has" || fact.amount.kind !== "number") return false;
  const { entity } = fact.slot;
  const isPer = facts.some(
    (each) =>
      each.kind === "rate" &&
      (TIMES.has(entity) ? TIMES.has(each.per.entity) : [each.per.entity, each.among].includes(entity)),
  );
  const told = TIMES.has(entity)
    ? facts.flatMap((each) => slotsIn(each).flatMap(({ when }) => when ?? []))
    : fact.isSupposed
      ? facts.flatMap((each) => (each === fact ? [] : doersIn(each)))
      : [];
  const count = new Set(told).size;
  return !isPer && count > 1 && equals(fact.amount.number.value, rational(BigInt(count)));
}

/** "a hat for $12": the one thing that was bought for a sum that has its part. */
const isPaidOnce = (fact: Fact, used: ReadonlySet<Fact>): boolean =>
  fact.kind === "change" &&
  isSameAct(fact.verb, "buy") &&
  fact.amount.kind === "number" &&
  equals(fact.amount.number.value, ONE) &&
  [...used].some(
    (each) => each.kind === "change" && each.slot.paidFor === fact.slot.entity && sharesFact([each], [fact]),
  );

/** "They worked for 34 days": told by itself, where nothing is told of each day, and no time or money is asked about. */
function isAside(fact: Fact, facts: readonly Fact[], question: Question): boolean {
  if (fact.kind !== "change" || fact.sign !== 0 || !TIMES.has(fact.slot.entity)) return false;
  const isTimed = facts.some(
    (each) => each.kind === "rate" && (TIMES.has(each.per.entity) || TIMES.has(each.of.entity)),
  );
  const asked = question.kind === "difference" ? question.left : question.slot;
  if (facts.some((each) => each !== fact && sharesFact([each], [fact]))) return false;
  return !isTimed && !TIMES.has(asked.entity) && !isMoney(asked);
}

const slotsIn = (fact: Fact): readonly Slot[] =>
  fact.kind === "compare" ? [fact.left, fact.right] : "slot" in fact ? [fact.slot] : [];

/** Who has or does what is told. */
const doersIn = (fact: Fact): readonly string[] => {
  const owners = fact.kind === "rate" ? [fact.doer ?? ""] : slotsIn(fact).map(({ owner }) => owner);
  return owners.filter((owner) => owner !== "" && owner !== "*");
};

/** What is told as an account, for those who look at it. */
function worldOf({ quantities, links }: Network): World {
  const world = new World();
  for (const { slot, amount, sign, verb, isHad } of quantities) {
    const entry = { kind: isHad ? ("has" as const) : ("change" as const), slot, amount, sign, verb };
    world.entries.push(entry);
    world.used.add(entry);
  }
  for (const { of, per, amount, isSingle = false } of links) {
    const rate = { of, per, amount, isSingle };
    world.rates.push(rate);
    world.used.add(rate);
  }
  return world;
}
