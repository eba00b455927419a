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

/** "There are now 86": of the one who had them, where it is only one. */
export function settled(entries: readonly Entry[], slot: Slot): Slot {
  if (slot.owner !== "") return slot;
  const family = entries.filter(({ slot: each }) => each.entity === slot.entity);
  const owners = new Set(family.map(({ slot: each }) => each.owner));
  const [only] = owners;
  const [first] = family;
  return owners.size === 1 && only && first && slot.place === undefined && slot.attributes.length === 0
    ? { ...slot, owner: only, attributes: first.slot.attributes }
    : slot;
}

/** Where something is taken from when it is not said: there is one place that has it. */
export function sourceOf(entries: readonly Entry[], slot: Slot): Slot {
  const sources = entries.filter(
    (each) => each.kind === "has" && each.slot.entity === slot.entity && each.slot.owner !== slot.owner,
  );
  const [only] = sources;
  if (!only || sources.length > 1) throw new Unclear(slot.entity);
  return only.slot;
}
