import { ANYTHING, hasKind, isKind, isKindOf } from "../lexicon/nouns";
import { isAmong } from "../word-list";
import type { Slot } from "./facts";

/** Whether what is told of one slot belongs to another: it does, it does not, or the story does not say. */
export type Match = "yes" | "no" | { readonly unsaid: readonly Dimension[] };
export type Dimension = "unit" | "owner" | "attributes" | "place" | "when" | "purpose";

export const isSameThing = (entity: string, asked: string): boolean =>
  entity === asked || isKindOf(entity, asked) || ANYTHING.has(asked);

/** Of a day only some hours are worked, or slept. */
export const isWorkingTime = (unit: string): boolean => isAmong(unit, "hour minute second");

const owners = (key: string): readonly string[] => key.split("&");

/** @param asked the slot of a question @param slot a slot something is told of */
export function matches(asked: Slot, slot: Slot): Match {
  const isInUnit = slot.unit !== undefined && slot.unit === asked.entity;
  if (!isSameThing(slot.entity, asked.entity) && !isInUnit) return "no";
  const unsaid: Dimension[] = [];
  for (const [dimension, test] of TESTS) {
    const found = test(asked, slot);
    if (found === "no") return "no";
    if (found === "unsaid") unsaid.push(dimension);
  }
  return unsaid.length === 0 ? "yes" : { unsaid };
}

type Test = (asked: Slot, slot: Slot) => "yes" | "no" | "unsaid";

const attributes: Test = (asked, slot) => {
  const missing = asked.attributes.filter((each) => !slot.attributes.includes(each));
  if (missing.length === 0) return "yes";
  return slot.attributes.length === 0 ? "unsaid" : "no";
};

const owner: Test = (asked, slot) => {
  if (asked.owner === "" || asked.owner === "*" || slot.owner === asked.owner || slot.place === asked.owner)
    return "yes";
  if (owners(asked.owner).includes(slot.owner)) return "yes";
  if (slot.owner === "") return slot.place !== undefined && asked.place === slot.place ? "yes" : "unsaid";
  return slot.owner === "*" ||
    slot.owner === "i" ||
    owners(slot.owner).some((each) => owners(asked.owner).includes(each))
    ? "unsaid"
    : "no";
};

const place: Test = (asked, slot) => {
  if (asked.place === undefined || asked.place === slot.place || asked.place === slot.owner) return "yes";
  return slot.place === undefined ? "unsaid" : "no";
};

const when: Test = (asked, slot) => {
  if (asked.when === undefined || asked.when === slot.when) return "yes";
  return slot.when === undefined ? "unsaid" : "no";
};

const purpose: Test = (asked, slot) => {
  if (asked.purpose === undefined || asked.purpose === slot.purpose) return "yes";
  if (slot.purpose === undefined) return "unsaid";
  if (isKindOf(slot.purpose, asked.purpose)) return "yes";
  // Whether a football is a toy no list says.
  return hasKind(slot.purpose) || !isKind(asked.purpose) ? "no" : "unsaid";
};

/** Pounds and cups of the same are not added. */
const unit: Test = (asked, slot) =>
  asked.unit !== undefined && slot.unit !== undefined && asked.unit !== slot.unit ? "no" : "yes";

const TESTS: readonly (readonly [Dimension, Test])[] = [
  ["unit", unit],
  ["owner", owner],
  ["attributes", attributes],
  ["place", place],
  ["when", when],
  ["purpose", purpose],
];

/** Whether nothing else is told along a dimension, so that what is not said of one can only be the same as of the
 * others. */
export function isUnopposed(asked: Slot, dimension: Dimension, slots: readonly Slot[]): boolean {
  const family = slots.filter(({ entity }) => isSameThing(entity, asked.entity));
  if (dimension === "owner") return family.every((each) => each.owner === "");
  if (dimension === "place")
    return (
      !family.some((each) => each.owner !== "" && each.owner === asked.place) &&
      family.every(
        (each) => each.place === undefined || each.place === asked.place || each.owner === asked.place,
      )
    );
  if (dimension === "purpose") return false;
  if (dimension === "when")
    return family.every((each) => each.when === undefined || each.when === asked.when);
  return (
    family.some((each) => attributes(asked, each) === "yes") &&
    family.every((each) => attributes(asked, each) !== "no")
  );
}

export const isSameSlot = (one: Slot, other: Slot): boolean =>
  one.owner === other.owner &&
  one.entity === other.entity &&
  one.attributes.length === other.attributes.length &&
  one.attributes.every((each) => other.attributes.includes(each)) &&
  (one.place === other.place || one.place === undefined || other.place === undefined);
