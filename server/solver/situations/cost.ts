import { MONEY } from "../lexicon/nouns";
import type { Amount } from "./amount";
import type { Slot } from "./facts";
import type { World } from "./world";

/** What the one thing costs that a slot of money is for: its price, or what was paid for it; null where none is told,
 * or more than one. */
export function costOf(world: World, slot: Slot): Amount | null {
  const { purpose, entity } = slot;
  if (purpose === undefined) return null;
  const prices = world.rates.filter(
    ({ of, per, isReduction }) => of.entity in MONEY && per.entity === purpose && !isReduction,
  );
  const [price, ...more] = prices;
  if (!price) return world.doneOf(slot, "spend");
  if (more.length > 0 || price.of.entity !== entity) return null;
  world.used.add(price);
  return price.amount;
}

/** Whether it is asked what a thing costs, one of it, and not what was paid for all. */
export const isCost = (verb: string, { purpose, entity }: Slot): boolean =>
  verb === "cost" && purpose !== undefined && entity in MONEY;
