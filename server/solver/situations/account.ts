import { dimensionOf, GROUPS, hasKind, isKindOf, isSameKind, MONEY, TIMES } from "../lexicon/nouns";
import { isHaving, isSameAct, signOf } from "../lexicon/verbs";
import { words } from "../word-list";
import { isKnown } from "./amount";
import { isCost } from "./cost";
import type { Entry, Rate } from "./entries";
import type { Question, Slot } from "./facts";
import { isPaidForOther } from "./holdings";
import { isSameSlot, isSameThing, matches } from "./match";
import { isOnlyOffered, isOtherAct, isPricedOf } from "./totals";
import type { World } from "./world";

/** Whether everything told has a part in the answer, or is excused: it is about another thing, owner, time or act. */
export function isAccounted(world: World, question: Question): boolean {
  const slots = slotsOf(question);
  return (
    (!leavesSome(question) || hasLess(world)) &&
    isOfPriced(world, question) &&
    arePartsUsed(world, question) &&
    areRatesUsed(world, question) &&
    world.entries.every((entry) => world.used.has(entry) || isExcused(world, entry, question, slots))
  );
}

/** Where the price of one thing is asked for, no other has a part in it. */
const isOfPriced = (world: World, question: Question): boolean =>
  question.kind !== "event" ||
  question.priced === undefined ||
  [...world.used].every((each) =>
    "per" in each
      ? !(each.of.entity in MONEY) || isSameThing(each.per.entity, (question.priced as Slot).entity)
      : // What was paid for is not said, beside a thing whose price is told.
        !(each.slot.entity in MONEY) ||
        (each.slot.purpose ?? each.slot.paidFor) !== undefined ||
        world.rates.length === 0,
  );

const leavesSome = (question: Question): boolean => question.kind === "state" && question.remains === true;

/** What is left is what there was less something: where nothing used has taken any, what took it was not understood. */
const hasLess = (world: World): boolean =>
  world.usedParts.size > 0 ||
  world.isGrouped ||
  world.conditions.length > 0 ||
  [...world.used].some((each) =>
    "slot" in each
      ? each.sign === -1 || each.slot.entity in MONEY
      : each.of.entity in MONEY || (each.sign ?? signOf(each.verb ?? "")) === -1,
  );

export const slotsOf = (question: Question): readonly Slot[] =>
  question.kind === "difference"
    ? [question.left, question.right]
    : question.kind === "sum"
      ? [question.slot, question.also]
      : [question.slot];

function arePartsUsed(world: World, question: Question): boolean {
  const unused = world.parts.filter((each) => !world.usedParts.has(each));
  if (unused.length === 0) return true;
  // Nor do other kinds matter where one is asked for.
  if (question.kind === "part" && unused.every(({ part }) => part !== question.part))
    return world.usedParts.size > 0;
  // What some of the things are like says nothing of how many were bought or counted.
  const verb = "verb" in question ? question.verb : "have";
  const isDone = !isHaving(verb) && world.entries.some((each) => isSameAct(each.verb, verb));
  return (
    isDone &&
    unused.every(({ whole }) => slotsOf(question).some((slot) => isSameThing(whole.entity, slot.entity)))
  );
}

function areRatesUsed(world: World, question: Question): boolean {
  const slots = slotsOf(question);
  const verb = "verb" in question ? question.verb : "have";
  return world.rates.every(
    (each) =>
      world.used.has(each) ||
      (question.kind === "difference" && isCost(verb, question.left) && each.of.entity in MONEY) ||
      (isOtherAct(world, each, verb) && signOf(verb) === 0) ||
      isOnlyOffered(world, each) ||
      (!isPricedOf(world, each) && !hasMoney(world)) ||
      (!each.isSize &&
        !TIMES.has(each.per.entity) &&
        slots.every((slot) => matches(slot, { ...each.of, owner: slot.owner }) === "no")),
  );
}

/** Whether an amount of money has a part that is told for itself, and not by a price. */
const hasMoney = ({ used }: World): boolean =>
  [...used].some((each) => "slot" in each && each.slot.entity in MONEY);

const BUYING: ReadonlySet<string> = words("buy purchase get order sell");

function isExcused(world: World, entry: Entry, question: Question, slots: readonly Slot[]): boolean {
  const { entity } = entry.slot;
  if (entry.verb === "need" && slots.some((slot) => isSameThing(entity, slot.entity))) return false;
  if (entry.isSupposed || entry.isBorrowed || isInOtherUnit(entry, slots)) return false;
  if (entry.isGroup) return isOfOtherGroups(world, entry);
  if (entry.isCondition) return false;
  const isAsked = slots.some((slot) => isSameThing(entity, slot.entity));
  // "She used 10 of the fruits": how many of them were pears is not said.
  if (entry.sign !== 0 && slots.some((slot) => slot.entity !== entity && isKindOf(slot.entity, entity)))
    return isOfOtherOwner(entry, slots);
  if (isPaidForOther(world, entry.slot) || isOfOtherPrice(world, entry) || isOfOtherContent(world, entry))
    return true;
  const used = [...world.used];
  const things = used.flatMap((each) =>
    "slot" in each ? [each.slot.entity] : [each.per.entity, each.of.entity],
  );
  if (isGroupOfOther(world, entry, slots)) return true;
  if (TIMES.has(entity) && !isAsked) return isOfOtherTime(entry, slots);
  if (!isAsked && holdsOthers(world, entry)) return true;
  const isUsed = things.some((each) => each === entity);
  if (isBoughtOf(world, entry)) return false;
  if (isAsked && entity in MONEY && isPaidAct(entry, slots)) return false;
  const isAct = "verb" in question && !isHaving(question.verb);
  if ((isAsked || isUsed) && entry.sign === -1 && !isAct && !isOwned(world, entry)) return false;
  if (!isAsked && !isUsed && mayBeOfKind(world, entry, slots)) return false;
  if (!isAsked && !isUsed)
    return (
      !isNamedBeside(world, entry, slots) &&
      !isPaidAct(entry, slots) &&
      isOther(world, entry, [...things, ...slots.map((slot) => slot.entity)]) &&
      !isUnpriced(world, entry)
    );
  // What one is given has gone from the other.
  if (question.kind === "missing" && isHandedOver(world, entry)) return true;
  // What there is already makes less of what is needed.
  if (isAct && question.verb === "need" && isAsked) return false;
  // What was done of it leaves less to do it with.
  if (question.kind === "event" && question.isAble && isAsked && entry.kind === "change") return false;
  if (
    isAct &&
    (question.kind === "event" || question.kind === "difference" || isPaidBefore(question, entry)) &&
    (entry.kind === "has" || !isSameAct(entry.verb, question.verb))
  )
    return isAsked || holdsAsked(world, entry);
  if (question.kind === "state" && question.time === "start") return entry.kind === "change";
  if (isPassedOnTo(world, entry, question)) return true;
  const asked = isUsed && !isAsked ? slots.map((slot) => ({ ...slot, entity, attributes: [] })) : slots;
  return asked.every((slot) => matches(slot, entry.slot) === "no");
}

/** "How much did each book cost?" What there was before and after is not asked, and not told outright. */
const isPaidBefore = (question: Question, { amount }: Entry): boolean =>
  question.kind === "each" && question.slot.entity in MONEY && !isKnown(amount);

const isOfOtherOwner = ({ slot: { owner } }: Entry, slots: readonly Slot[]): boolean =>
  owner !== "" && slots.every((slot) => slot.owner !== "" && slot.owner !== owner && slot.owner !== "*");

/** What somebody got of it by one whose account is asked for. */
function isPassedOnTo(world: World, entry: Entry, question: Question): boolean {
  const used = [...world.used];
  const owners = new Set(
    used.flatMap((each) =>
      "slot" in each && each.slot.entity === entry.slot.entity ? [each.slot.owner] : [],
    ),
  );
  return (
    question.kind === "state" &&
    question.slot.owner === "" &&
    owners.size === 1 &&
    !owners.has(entry.slot.owner) &&
    isPassedOn(entry, used)
  );
}

/** The hours of yesterday, where only what was done today is asked for. */
const isOfOtherTime = ({ slot: { when } }: Entry, slots: readonly Slot[]): boolean =>
  when !== undefined && slots.every((each) => each.when !== undefined && each.when !== when);

/** Yards of the cloth of which feet are asked for. */
const isInOtherUnit = ({ slot: { entity, unit } }: Entry, slots: readonly Slot[]): boolean =>
  slots.some(
    (slot) =>
      isSameThing(entity, slot.entity) &&
      unit !== undefined &&
      slot.unit !== undefined &&
      unit !== slot.unit &&
      dimensionOf(unit) === dimensionOf(slot.unit),
  );

/** Something bought or sold, where only the price of another thing is asked for. */
const isOfOtherPrice = ({ priced }: World, { verb, slot }: Entry): boolean =>
  priced !== undefined &&
  BUYING.has(verb) &&
  !(slot.entity in MONEY) &&
  !isSameThing(slot.entity, priced.entity);

/** The teachers, where the vans for the students are asked for. */
const isOfOtherContent = ({ content, used, isGrouped }: World, entry: Entry): boolean =>
  content !== undefined &&
  isGrouped &&
  (entry.kind === "has" || entry.sign === 1) &&
  !isOfContent(entry.slot, content) &&
  [...used].some((each) => "slot" in each && isOfContent(each.slot, content));

const isOfContent = ({ entity, attributes }: Slot, content: Slot): boolean =>
  [content.entity, ...content.attributes].every(
    (each) => attributes.includes(each) || isSameThing(entity, each),
  );

/** "4 baskets of plums with 7 in each and 3 baskets of pears": those of pears, where plums are asked for. */
const isGroupOfOther = ({ used }: World, { slot }: Entry, slots: readonly Slot[]): boolean =>
  GROUPS.has(slot.entity) &&
  slot.attributes.length > 0 &&
  [...used].some(
    (each) =>
      "slot" in each &&
      each.slot.entity === slot.entity &&
      each.slot.attributes.some((one) => slots.some(({ entity }) => entity === one)),
  ) &&
  !slots.some((each) => slot.attributes.some((one) => isSameThing(one, each.entity)));

/** Groups of which is told what they hold, which nothing asks for: the bags of shells, where the beads are counted. */
const holdsOthers = (world: World, { slot }: Entry): boolean =>
  slot.attributes.length > 0 &&
  world.rates.some((each) => !world.used.has(each) && isSameSlot({ ...each.per, owner: slot.owner }, slot));

/** Groups of what is asked for: where some were sold, those that were there before have no part in it. */
const holdsAsked = (world: World, { slot }: Entry): boolean =>
  world.rates.some(
    (each) => world.used.has(each) && each.per.entity === slot.entity && !TIMES.has(slot.entity),
  );

/** "She sold some. Ben buys 7": of hers, it may be. */
const isBoughtOf = (world: World, { verb, slot }: Entry): boolean =>
  isSameAct(verb, "buy") &&
  [...world.used].some(
    (each) =>
      "slot" in each &&
      each.slot.entity === slot.entity &&
      each.slot.owner !== slot.owner &&
      isSameAct(each.verb, "sell"),
  );

/** Whether the thing is spoken of in what is asked or used, though as another part of it: "females" where "female
 * members" are counted, feet where a height is told in them. */
function isNamedBeside(world: World, { slot: { entity } }: Entry, slots: readonly Slot[]): boolean {
  const used = [...world.used].flatMap((each) => ("slot" in each ? [each.slot] : [each.of, each.per]));
  return [...slots, ...used].some(
    ({ attributes, unit, place, owner }) =>
      attributes.includes(entity) || unit === entity || place === entity || owner === entity,
  );
}

/** Miles driven, hours worked, cars washed, where money is asked for: it may well depend on them. */
const isPaidAct = ({ kind, sign, verb }: Entry, slots: readonly Slot[]): boolean =>
  kind === "change" && sign === 0 && verb !== "need" && slots.some(({ entity }) => entity in MONEY);

/** Groups that another thing was put in: "the pears into 5 groups". */
const isOfOtherGroups = (world: World, { slot }: Entry): boolean =>
  [...world.used].some(
    (each) =>
      "slot" in each &&
      each.isGroup === true &&
      each.slot.entity === slot.entity &&
      each.slot.attributes.length > 0 &&
      slot.attributes.length > 0 &&
      each.slot.attributes.every((one) => !slot.attributes.includes(one)),
  );

/** Whether a kind is asked for, "pets", that the thing may belong to though no list has it. */
function mayBeOfKind(world: World, { slot: { entity } }: Entry, slots: readonly Slot[]): boolean {
  const isByKind = slots.some((slot) =>
    [...world.used].some(
      (each) => "slot" in each && each.slot.entity !== slot.entity && isKindOf(each.slot.entity, slot.entity),
    ),
  );
  if (!isByKind || dimensionOf(entity) !== null) return false;
  return !hasKind(entity) || slots.some((slot) => isSameKind(entity, slot.entity));
}

/** Whether somebody who loses something has any: otherwise it is somebody else's. */
const isOwned = (world: World, entry: Entry): boolean => world.entries.some((each) => isSource(each, entry));

const isSource = (each: Entry, { slot, amount }: Entry): boolean =>
  (each.amount === amount && each.sign === 1) ||
  (each.slot.owner === slot.owner && each.slot.entity === slot.entity && each.sign === 1);

/** What one gave another: it counts where it came from. */
const isPassedOn = (entry: Entry, used: readonly (Entry | Rate)[]): boolean =>
  used.some((each) => "slot" in each && each.amount === entry.amount && each.sign === -1);

/** What somebody gave away, where what the other got by it is counted. */
const isHandedOver = ({ used }: World, { amount, sign }: Entry): boolean =>
  sign === -1 && [...used].some((each) => "slot" in each && each.amount === amount && each.sign === 1);

/** Another thing: of no unit of the same dimension, joined by no rate to what is used, and not told in one breath with
 * kinds of what is asked. */
function isOther(world: World, entry: Entry, things: readonly string[]): boolean {
  const { entity, unit } = entry.slot;
  const dimension = dimensionOf(entity) ?? dimensionOf(unit ?? "");
  if (dimension !== null && things.some((each) => dimensionOf(each) === dimension)) return false;
  if (GROUPS.has(entity) && entry.sign === -1) return false;
  // "A recipe needs 2 cups", of which there are 23.
  if ([...world.used].some((each) => "slot" in each && each.slot.owner === entity)) return false;
  const isJoined = world.rates.some(
    ({ of, per }) =>
      (of.entity === entity && things.includes(per.entity)) ||
      (per.entity === entity && things.includes(of.entity)),
  );
  const isAlike = world.rates.some(
    (each) =>
      world.used.has(each) && (isSameKind(each.per.entity, entity) || isSameKind(each.of.entity, entity)),
  );
  return !isJoined && !isAlike;
}

/** Something bought or sold whose price has no part in a sum of prices. */
const isUnpriced = (world: World, entry: Entry): boolean =>
  BUYING.has(entry.verb) && [...world.used].some((each) => "per" in each && each.of.entity === "dollar");
