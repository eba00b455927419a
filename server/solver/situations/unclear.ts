import type { Entry } from "./entries";
import type { Slot } from "./facts";
import { isSameThing } from "./match";

/** What does not fit together or cannot be told from the story; the reading is given up. */
export class Unclear extends Error {}

/** What is there, where some is there that is nobody's: what people took of it is theirs. */
export function unowned(entries: readonly Entry[], slot: Slot): readonly Entry[] {
  const family = entries.filter((each) => isSameThing(each.slot.entity, slot.entity));
  const had = family.filter(({ kind }) => kind === "has");
  if (had.some((each) => each.slot.owner === "")) return entries.filter((each) => each.slot.owner === "");
  const owners = new Set(
    (had.length > 0 ? had : family.filter(({ sign, isReceived }) => sign === 1 && !isReceived)).map(
      (each) => each.slot.owner,
    ),
  );
  if (owners.size === 1) return entries.filter((each) => owners.has(each.slot.owner));
  if (owners.size > 1 && family.some(({ sign }) => sign === -1)) throw new Unclear(slot.entity);
  return entries;
}
