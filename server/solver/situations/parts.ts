import { isKindOf, isOpposite } from "../lexicon/nouns";
import type { Fact, Slot } from "./facts";
import { isSameThing } from "./match";

/** So much of a whole that is told to be of a kind. */
export type Part = Extract<Fact, { kind: "part" }>;

/** Whether a slot is of that kind: "girls", or the "red" ones. */
export const isNamed = ({ part, whole }: Part, { entity, attributes }: Slot): boolean =>
  part === entity || (isSameThing(whole.entity, entity) && attributes.includes(part));

/** Whether a slot is of all that are not of that kind. Who is no boy need not be a girl where people are counted. */
export const isOpposed = ({ part, whole }: Part, { entity, attributes }: Slot): boolean =>
  isOpposite(part, entity)
    ? !(whole.entity === "person" && isKindOf(part, "child"))
    : isSameThing(whole.entity, entity) && attributes.some((each) => isOpposite(part, each));
