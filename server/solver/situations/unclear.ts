import { isKindOf, MONEY } from "../lexicon/nouns";
import { isConstructing } from "../lexicon/verbs";
import type { Entry, Rate } from "./entries";
import type { Sign, Slot } from "./facts";
import { isSameSlot, isSameThing, matches } from "./match";

/** What does not fit together or cannot be told from the story; the reading is given up. */
export class Unclear extends Error {}

/** Whose something is, or whether it was there before, is not said to the account; all that is told of it may still come
 * to one amount. */
export class Unsaid extends Unclear {}

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
  const isTaken = family.some((each) => each.sign === -1 && each.slot.owner !== "*");
  if (owners.size > 1 && isTaken) throw new Unclear(slot.entity);
  return entries;
}

/** What a verb does to what there is: some of what is counted is no more of it, unless it had gone and is back. */
export function signAmong(
  entries: readonly Entry[],
  { slot, sign, isSome }: { readonly slot: Slot; readonly sign: Sign; readonly isSome?: boolean },
): Sign {
  if (!isSome || sign !== 1) return sign;
  const own = entries.filter(
    (each) => each.slot.entity === slot.entity && each.slot.owner === slot.owner && each.sign !== 0,
  );
  return own.length > 0 && own.every((each) => each.sign === 1) ? 0 : sign;
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

/** Whether anybody else has any of it: what one takes that nobody had, such as a photograph, is taken from nobody. */
export const isHeld = (entries: readonly Entry[], { entity, owner }: Slot): boolean =>
  entries.some(({ kind, slot }) => slot.entity === entity && (kind === "has" || slot.owner !== owner));

/** Where something is taken from when it is not said: there is one place that has it. */
export function sourceOf(entries: readonly Entry[], slot: Slot): Slot {
  const others = entries.filter(
    (each) =>
      each.sign === 1 &&
      each.slot.entity === slot.entity &&
      each.slot.owner !== slot.owner &&
      slot.attributes.every((one) => each.slot.attributes.includes(one)),
  );
  const had = others.filter(({ kind }) => kind === "has");
  const sources = had.length > 0 ? had : others;
  const places = new Set(sources.map((each) => `${each.slot.owner}|${each.slot.place ?? ""}`));
  const [only] = sources;
  if (!only || places.size > 1) throw new Unclear(slot.entity);
  const isOneKind = sources.every((each) => each.slot.attributes.join() === only.slot.attributes.join());
  const { owner, place } = only.slot;
  return isOneKind ? only.slot : { ...slot, owner, place };
}

/** "White shirts come in packs of 5, blue shirts in packs of 3": the packs are two kinds, which no word of theirs tells
 * apart. "Each pack has 5 white and 3 blue shirts" is told of one. */
export const isOtherKindIn = (
  { of, per, at }: Rate,
  other: Pick<Rate, "of" | "per"> & { readonly span: { readonly start: number } },
): boolean =>
  of.entity === other.of.entity &&
  !(of.entity in MONEY) &&
  isSameSlot(per, other.per) &&
  at !== other.span.start &&
  of.attributes.join() !== other.of.attributes.join();

/** "56 birds and 6 storks": whether the birds count the storks is not said. */
export function hasKindBeside(entries: readonly Entry[], { entity }: Slot): boolean {
  const had = entries.filter(({ kind }) => kind === "has");
  return (
    had.some(({ slot }) => slot.entity === entity) &&
    had.some(({ slot }) => slot.entity !== entity && isKindOf(slot.entity, entity))
  );
}

/** Whether a rate is what one of a thing costs. */
export const isPriceOf = ({ of, per, isReduction }: Rate, thing: Slot): boolean =>
  of.entity in MONEY && !isReduction && isSameSlot(per, thing);

/** The one whose something is where nobody else has any of it; null where several have. */
export function loneHolder(entries: readonly Entry[], of: Slot): Slot | null {
  const family = entries.filter(({ slot, sign }) => slot.entity === of.entity && sign !== 0);
  const holders = new Set(family.map(({ slot }) => `${slot.owner}|${slot.place ?? ""}`));
  const [first] = family;
  return first && holders.size === 1 ? { ...of, owner: first.slot.owner, place: first.slot.place } : null;
}

/** Whose it is that somebody uses up, who has none of it: of the only one who has. The same for what is put where
 * some are already. */
export function holderOf(
  entries: readonly Entry[],
  { slot, sign, verb }: { readonly slot: Slot; readonly sign: Sign; readonly verb: string },
): Slot {
  const family = entries.filter(({ slot: each, sign: own }) => each.entity === slot.entity && own !== 0);
  const isOwnMoney = slot.entity in MONEY && slot.owner !== "*";
  if (
    sign === 0 ||
    isOwnMoney ||
    family.length === 0 ||
    family.some(({ slot: each }) => each.owner === slot.owner)
  )
    return slot;
  const isPut = sign === 1 && isConstructing(verb);
  if (sign === 1 && !isPut) return slot;
  const alike = family.filter(
    ({ slot: each }) =>
      matches({ ...slot, owner: "", place: undefined, when: undefined }, each) === "yes" &&
      (sign === -1 || each.owner === "") &&
      (slot.place === undefined || each.place === undefined || slot.place === each.place),
  );
  const holders = new Set(
    alike.map(({ slot: each }) => `${each.owner}|${each.place ?? ""}|${each.attributes.join()}`),
  );
  const [first] = alike;
  if (!first || holders.size === 0) {
    if (sign === -1) throw new Unclear(slot.entity);
    return slot;
  }
  // What all of them take is of what they have together.
  if (holders.size > 1 && slot.owner === "*" && sign === -1) return slot;
  if (holders.size > 1) throw new Unsaid(slot.entity);
  return { ...slot, owner: first.slot.owner, place: first.slot.place, attributes: first.slot.attributes };
}

/** "50 red beads and 40 green ones. She lost 9 blue beads": of none that are told. */
export const isOfOtherKind = ({ owner, entity, attributes }: Slot, entries: readonly Entry[]): boolean => {
  const had = entries.filter(
    (each) => each.sign === 1 && each.slot.entity === entity && each.slot.owner === owner,
  );
  return (
    attributes.length > 0 &&
    had.length > 0 &&
    had.every(
      (each) =>
        each.slot.attributes.length > 0 && !each.slot.attributes.some((one) => attributes.includes(one)),
    )
  );
};
