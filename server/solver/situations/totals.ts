import { conversion, dimensionOf, GROUPS, MONEY, TIMES } from "../lexicon/nouns";
import { PAYING, TAKING_IN } from "../lexicon/story-verbs";
import { isActing, isHaving, isSameAct, signOf } from "../lexicon/verbs";
import { type Amount, minus, NONE, over, plus, times, told } from "./amount";
import type { Entry, Rate } from "./entries";
import type { Sign, Slot } from "./facts";
import { isSameThing, isWorkingTime, matches } from "./match";
import { Unclear, Unsaid } from "./unclear";
import type { World } from "./world";

/** What is looked for, and the rates that have led there, so that none is gone through twice. */
interface Sought {
  readonly slot: Slot;
  readonly verb: string;
  readonly path: readonly Rate[];
}

/** How much there is or was done, counted outright, by what its groups hold, or by how many groups it makes. */
export function total(world: World, slot: Slot, verb: string, path: readonly Rate[] = []): Amount | null {
  const part = isHaving(verb) ? world.partOf(slot) : null;
  if (part) return part;
  const rates = world.rates.filter(
    (each) =>
      !path.includes(each) && fits(slot, each.of) && isDoneBy(world, slot, each) && isPricedOf(world, each),
  );
  const held = rates.flatMap((each) => heldBy(world, { slot, verb, path }, each) ?? []);
  const direct = isHaving(verb) ? world.stateOf(slot, held.length > 0) : world.doneOf(slot, verb);
  // Whether what stands in other groups is among what is told of all is not said.
  if (path.length > 0 && path[0] !== CONVERTED && direct && held.length > 0) throw new Unclear(slot.entity);
  const isUntold = direct !== null && held.length > 0 && isHaving(verb) && world.isUntoldStart(slot);
  const all = [...(direct && !isUntold ? [direct] : []), ...held];
  return all.length > 0
    ? plus(all)
    : (grouped(world, { slot, verb, path }) ?? converted(world, { slot, verb, path }));
}

/** Where the price of one thing is asked for, those of others have no part in it. */
export const isPricedOf = ({ priced }: World, { of, per }: Rate): boolean =>
  priced === undefined ||
  !(of.entity in MONEY) ||
  (isSameThing(per.entity, priced.entity) && isOfKind(per, priced));

const isOfKind = ({ attributes }: Slot, priced: Slot): boolean =>
  attributes.length === 0 || priced.attributes.every((each) => attributes.includes(each));

const fits = (slot: Slot, thing: Slot): boolean =>
  matches(slot, { ...thing, owner: slot.owner, place: slot.place, when: slot.when }) === "yes";

/** "A hat costs $6 and a coat costs $9. Ida buys 2 coats": the price of what nobody buys, where others are bought. */
export const isOnlyOffered = ({ rates, entries }: World, rate: Rate): boolean => {
  const isBought = ({ per }: Rate): boolean =>
    entries.some(
      ({ kind, slot, isSupposed }) =>
        (kind === "change" || isSupposed === true) && isSameThing(slot.entity, per.entity),
    );
  return (
    rate.isOffer === true &&
    !isBought(rate) &&
    rates.some((each) => each.of.entity === rate.of.entity && isBought(each))
  );
};

/** Whether a rate is of those that are meant, where the same is done at different rates by several. */
function isDoneBy(world: World, { owner }: Slot, { of, doer }: Rate): boolean {
  if (doer === undefined || owner === "" || owner === "*" || owner.split("&").includes(doer)) return true;
  return world.rates.every((each) => each.of.entity !== of.entity || (each.doer ?? doer) === doer);
}

/** Whose groups are counted: those of who does it, where others do it otherwise. */
const groupsOwner = (world: World, owner: string, { of, doer }: Rate): string =>
  doer !== undefined &&
  world.rates.some((each) => each.of.entity === of.entity && (each.doer ?? doer) !== doer)
    ? doer
    : owner;

function heldBy(world: World, { slot, verb, path }: Sought, rate: Rate): Amount | null {
  const { per, amount } = rate;
  const groups: Slot = {
    ...slot,
    owner: slot.owner === per.entity ? "" : groupsOwner(world, slot.owner, rate),
    place: slot.place === per.entity ? undefined : slot.place,
    entity: per.entity,
    attributes: per.attributes,
  };
  if (hasOthersBeside(world, per)) throw new Unclear(per.entity);
  const next = [...path, rate];
  const isNamed = world.entries.some((each) => isSameThing(each.slot.entity, per.entity));
  const way = directionOf(world, rate, { slot, verb, path });
  if (way === 0) return null;
  if (isOnlyOffered(world, rate)) return null;
  if (!isNamed && rate.isSingle && (path.length === 0 || !(rate.of.entity in MONEY))) {
    world.used.add(rate);
    return isHaving(verb) && slot.entity === "dollar" ? minus(amount) : amount;
  }
  const count =
    slot.entity === "dollar" || slot.entity === "cent"
      ? pricedOf(world, { slot: groups, verb, path: next })
      : countOf(world, { slot: groups, verb, path: next });
  if (count) world.used.add(rate);
  const held = count && times(count, amount);
  return held && way === -1 ? minus(held) : held;
}

/** "6 bags with 8 nuts in each. He also has 5 bags": what is in those is not said. */
function hasOthersBeside({ entries }: World, { entity, attributes }: Slot): boolean {
  const had = entries.filter(({ kind, slot }) => kind === "has" && slot.entity === entity);
  return (
    attributes.length > 0 &&
    had.some(({ slot }) => slot.attributes.length === 0) &&
    had.some(
      ({ slot }) => slot.attributes.length > 0 && attributes.every((each) => slot.attributes.includes(each)),
    )
  );
}

/** What a rate adds to what is looked for: what is spent each day makes less of what is had, what is done each day is
 * had by nobody. Nothing where it tells of another act than the one asked for.
 * @throws {Unclear} where it is not said whether it adds to what is had */
function directionOf(world: World, rate: Rate, { verb, path }: Sought): Sign {
  const { verb: told, sign, per, of, isReduction } = rate;
  if (isReduction) return -1;
  if (told === undefined || path.length > 0) return 1;
  const way = sign ?? signOf(told);
  const isAct = isActing(told);
  if (isHaving(verb)) {
    if (isAct && way === 0) throw new Unclear(of.entity);
    return way === -1 ? -1 : 1;
  }
  if (!isAct || isSameAct(told, verb)) return 1;
  // What is given to each is what is needed for all.
  if (verb === "need" && way === -1) return 1;
  if (isOtherAct(world, rate, verb)) return 0;
  const isWay = dimensionOf(of.entity) === LENGTH && way === 0 && signOf(verb) === 0;
  return isWay || (way !== 0 && way === signOf(verb) && !TIMES.has(per.entity)) ? 1 : 0;
}

/** "jogs 4 miles and swims 2 miles a day": what is swum is no part of what is jogged. */
export const isOtherAct = ({ rates }: World, { verb: told, of }: Rate, verb: string): boolean =>
  told !== undefined &&
  isActing(told) &&
  !isHaving(verb) &&
  !isSameAct(told, verb) &&
  rates.some((each) => each.of.entity === of.entity && each.verb !== undefined && isSameAct(each.verb, verb));

const LENGTH = dimensionOf("mile");

const countOf = (world: World, { slot, verb, path }: Sought): Amount | null =>
  durationOf(world, slot) ??
  durationIn(world, { slot, verb, path }) ??
  // Of crates that were sold, those that were sold count, and not those that are left.
  (isHaving(verb) ? null : world.doneOf(slot, verb)) ??
  doneAtAll(world, slot, isHaving(verb)) ??
  (path.length === 0 ? null : lessUndone(world, slot, total(world, slot, "have", path))) ??
  (verb === "have" ? null : total(world, slot, verb, path));

/** "She had 11 bags and did not recycle 4 of them": the others are meant where it is done with each. */
function lessUndone(world: World, slot: Slot, all: Amount | null): Amount | null {
  const parts = world.parts.filter(
    ({ isNegated, whole, amount }) =>
      isNegated && amount.kind === "number" && isSameThing(whole.entity, slot.entity),
  );
  return all && plus([all, ...parts.map((each) => minus(world.sizeOf(each)))]);
}

/** "12 points for each bag she recycled": the bags of which only that is told that something was done with them. */
function doneAtAll(world: World, slot: Slot, isHad: boolean): Amount | null {
  const own = world.entries.filter((each) => isSameThing(each.slot.entity, slot.entity));
  const [first] = own;
  // What is filled is still there, and what is recycled is not.
  const isFitting = ({ sign }: Entry): boolean => sign === 0 || (!isHad && sign === -1);
  const isOneAct =
    first?.kind === "change" && own.every((each) => each.verb === first.verb && isFitting(each));
  return isOneAct && first.verb !== "need" ? world.doneOf(slot, first.verb) : null;
}

/** How many are bought or sold, where it is money that is asked for: what is had after buying is less. */
function pricedOf(world: World, sought: Sought): Amount | null {
  const { slot, verb } = sought;
  const [bought, sold] = [world.doneOf(slot, "buy"), world.doneOf(slot, "sell")];
  // Whether what things cost is paid out of what there is, or comes on top of it, is not said.
  const isBeside = world.entries.some((each) => each.slot.entity === "dollar" && !TIMES.has(slot.entity));
  if (!bought && !sold && isHaving(verb) && isBeside) throw new Unsaid(slot.entity);
  if (!bought && !sold) return (isHaving(verb) ? null : world.doneOf(slot, "need")) ?? countOf(world, sought);
  if (!isHaving(verb)) {
    if (PAYING.has(verb)) return bought;
    if (TAKING_IN.has(verb)) return sold;
    throw new Unclear(verb);
  }
  return plus([...(sold ? [sold] : []), ...(bought ? [minus(bought)] : [])]);
}

const NOTHING: Slot = { owner: "", entity: "", attributes: [] };
/** Stands on a path for a change of units, which is made once. */
const CONVERTED: Rate = { of: NOTHING, per: NOTHING, amount: NONE, isSingle: false };

/** "She earns $12 an hour. How much in 5 days?" Of a day only some hours are paid. */
const isPaidByTheHour = (path: readonly Rate[], told: string, meant: string): boolean =>
  path.some(({ of }) => of.entity in MONEY) && isWorkingTime(told) !== isWorkingTime(meant);

/** The same in another unit that the story is told in: hours of minutes, cents of quarters. */
function converted(world: World, { slot, verb, path }: Sought): Amount | null {
  if (path.includes(CONVERTED) || slot.attributes.length > 0) return null;
  const units = new Set(
    [...world.entries, ...world.rates].map((each) => ("slot" in each ? each.slot.entity : each.of.entity)),
  );
  const others = [...units].filter(
    (each) =>
      each !== slot.entity &&
      conversion(each, slot.entity) !== null &&
      !isPaidByTheHour(path, each, slot.entity),
  );
  const amounts = others.map((entity) => {
    const factor = conversion(entity, slot.entity);
    const own = factor && total(world, { ...slot, entity, attributes: [] }, verb, [...path, CONVERTED]);
    return own && factor ? times(own, told(factor)) : null;
  });
  return amounts.length > 0 && amounts.every((each) => each !== null) ? plus(amounts as Amount[]) : null;
}

/** How long something took: the one amount told in that unit. */
function durationOf(world: World, { entity, owner, when }: Slot): Amount | null {
  if (!TIMES.has(entity) && entity !== "time") return null;
  const own = world.entries.filter(
    (each) =>
      each.slot.entity === entity &&
      each.sign === 0 &&
      (when === undefined || each.slot.when === undefined || each.slot.when === when) &&
      (owner === "" || owner === "*" || each.slot.owner === owner || each.slot.owner === ""),
  );
  const verbs = new Set(own.map(({ verb }) => verb));
  if (own.length === 0 || verbs.size > 1) return null;
  for (const each of own) world.used.add(each);
  return plus(own.map(({ amount }) => amount));
}

/** The same, told in another unit of time: outright, or by how much of it goes to each of so many. */
function durationIn(world: World, { slot, verb, path }: Sought): Amount | null {
  if (!TIMES.has(slot.entity) || world.entries.some((each) => each.slot.entity === slot.entity)) return null;
  const spent = world.rates.filter((each) => TIMES.has(each.of.entity) && !path.includes(each));
  const units = new Set([
    ...world.entries.map((each) => each.slot.entity),
    ...spent.map(({ of }) => of.entity),
  ]);
  const [unit, ...more] = [...units].filter(
    (each) =>
      TIMES.has(each) &&
      each !== slot.entity &&
      conversion(each, slot.entity) &&
      // Of the days on which so many hours are worked, the hours count.
      spent.every(({ per }) => per.entity !== each),
  );
  const factor = unit === undefined || more.length > 0 ? null : conversion(unit, slot.entity);
  if (!factor || unit === undefined) return null;
  if (isPaidByTheHour(path, unit, slot.entity)) return null;
  const other: Slot = { ...slot, entity: unit };
  const own = spent.some(({ of }) => of.entity === unit)
    ? total(world, other, verb, [...path, CONVERTED])
    : durationOf(world, other);
  return own && times(own, told(factor));
}

/** "He used all the rest": what the groups are made of. */
function usedUp(world: World, of: Slot): Amount | null {
  const own = world.entries.filter((each) => each.isAll && isSameThing(each.slot.entity, of.entity));
  const [only, ...more] = own;
  if (more.length > 0) throw new Unclear(of.entity);
  if (!only) return null;
  for (const each of world.entries) if (each.slot.entity === only.slot.entity) world.used.add(each);
  return only.amount;
}

/** "for the red books", "for the regular soda" where bottles of it fill them. */
function contentOf(of: Slot, content: Slot): readonly string[] {
  const own = isSameThing(content.entity, of.entity) ? [] : [content.entity];
  return [...new Set([...of.attributes, ...content.attributes, ...own])];
}

/** "bunches of tulips" are bunches, where so many tulips make one, and so are "crates of juice" where bottles of juice
 * fill them. */
function withoutContent(world: World, slot: Slot, { of, per }: Rate): Slot {
  if (per.attributes.length > 0 || !GROUPS.has(slot.entity)) return slot;
  const held = new Set([of.entity, ...of.attributes, ...kindsOf(world, of)]);
  return { ...slot, attributes: slot.attributes.filter((each) => !held.has(each)) };
}

/** What is said of the things that are told: "juice" of bottles of juice. */
const kindsOf = ({ entries }: World, { entity }: Slot): readonly string[] =>
  entries.flatMap(({ slot }) => (slot.entity === entity ? slot.attributes : []));

/** So many groups as what they hold fills. */
function grouped(world: World, { slot, verb, path }: Sought): Amount | null {
  const [rate, ...more] = world.rates.filter(
    (each) => !path.includes(each) && fits(withoutContent(world, slot, each), each.per),
  );
  if (!rate || more.length > 0) return null;
  const of: Slot = {
    ...slot,
    entity: rate.of.entity,
    attributes: [
      ...(world.content ? contentOf(rate.of, world.content) : rate.of.attributes),
      ...slot.attributes.filter(
        (each) => !rate.per.attributes.includes(each) && kindsOf(world, rate.of).includes(each),
      ),
    ],
    unit: rate.of.unit,
    purpose: undefined,
  };
  const things = usedUp(world, of) ?? world.doneOfAct(of, verb) ?? total(world, of, "have", [...path, rate]);
  if (things) world.used.add(rate);
  world.isGrouped = true;
  return things && over(things, rate.amount);
}
