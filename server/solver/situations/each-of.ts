import { conversion, MONEY } from "../lexicon/nouns";
import { type Amount, difference, minus, NONE, over, plus, times, told } from "./amount";
import type { Question, Slot } from "./facts";
import { isSameSlot, isSameThing } from "./match";
import { total } from "./totals";
import { Unclear } from "./unclear";
import type { World } from "./world";

/** How much there is for each, or what each of them cost. */
export function eachOf(
  world: World,
  { slot, per, verb }: Extract<Question, { kind: "each" }>,
): Amount | null {
  if (slot.entity === per) return null;
  const all = world.entries.filter((each) => each.slot.entity === per);
  const own = all.filter((each) => each.isGroup && each.slot.attributes.includes(slot.entity));
  const groups = all.length > 1 && own.length > 0 ? own : all;
  const [group] = groups;
  if (!group) return pricedEach(world, slot, per);
  if (groups.length > 1) return null;
  const whole = { ...slot, owner: "", place: undefined };
  const paid = moneyFor(world, whole) ?? world.doneOfAct(whole, verb);
  // What somebody had is not what was paid.
  const isPaid = whole.entity in MONEY && verb === "cost" && world.rates.length > 0;
  const things = paid ?? (isPaid ? null : total(world, whole, "have"));
  if (things && isOfSeveral(world, slot)) return null;
  world.used.add(group);
  const left = things && group.isOfRest ? restOf(world, slot, things) : things;
  return left && over(left, group.amount);
}

/** What was paid or earned for all of them, in the unit that is asked for. */
function moneyFor(world: World, whole: Slot): Amount | null {
  if (!(whole.entity in MONEY)) return null;
  for (const entity of Object.keys(MONEY)) {
    const own = { ...whole, entity };
    const paid = world.doneOf(own, "spend") ?? world.doneOf(own, "earn");
    const factor = conversion(entity, whole.entity);
    // "4 chairs for $140 and a lamp for $20": what was paid for the lamp is no part of the price of a chair.
    const sums = new Set(
      [...world.used].flatMap((each) =>
        "slot" in each && each.slot.entity === entity ? [each.slot.paidFor ?? each.slot.purpose] : [],
      ),
    );
    if (paid && sums.size > 1) throw new Unclear(entity);
    if (paid) return entity === whole.entity ? paid : factor && times(paid, told(factor));
  }
  // "She had $36 and has $6 now": what is gone was paid.
  const gone = world.entries.filter(
    (each) => each.isUntold && each.sign === -1 && each.slot.entity === whole.entity,
  );
  if (gone.length !== 1 || !gone[0]) return null;
  for (const each of world.entries) if (isSameSlot(each.slot, gone[0].slot)) world.used.add(each);
  return gone[0].amount;
}

/** What is in none of the parts that are told of all of it. */
function restOf(world: World, { entity }: Slot, all: Amount): Amount {
  const parts = world.parts.filter(
    ({ whole, amount }) => amount.kind !== "rest" && isSameThing(whole.entity, entity),
  );
  return difference(all, plus([NONE, ...parts.map((each) => world.sizeOf(each))]));
}

/** "Ann has 6 beads and Ben has 9. He shares them": whose are shared is not said, nor that all of them are. */
function isOfSeveral(world: World, { entity }: Slot): boolean {
  const holders = [...world.used].flatMap((each) =>
    "slot" in each && each.kind === "has" && each.slot.entity === entity && each.slot.owner !== ""
      ? [each.slot.owner]
      : [],
  );
  return new Set(holders).size > 1;
}

/** What is taken off a price, or put on it, told of each. */
function pricedEach(world: World, slot: Slot, per: string): Amount | null {
  const rates = world.rates.filter((each) => each.per.entity === per && each.of.entity === slot.entity);
  if (rates.length < 2 || rates.every(({ isReduction }) => !isReduction)) return null;
  for (const each of rates) world.used.add(each);
  return plus(rates.map(({ amount, isReduction }) => (isReduction ? minus(amount) : amount)));
}
