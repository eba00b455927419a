import {
  add,
  isInteger,
  isNegative,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../expression/rational";
import { conversion, isOpposite, MEASURES, TIMES } from "../lexicon/nouns";
import { isHaving, isSameAct } from "../lexicon/verbs";
import { toWhole } from "../methods/story/written-answer";
import { isAccounted } from "./account";
import { type Amount, difference, isKnown, minus, NONE, over, plus, times, told } from "./amount";
import type { Entry, Rate } from "./entries";
import type { Fact, Question, Slot } from "./facts";
import { isSameSlot, isSameThing, matches } from "./match";
import { Unclear, World } from "./world";

/** What a story asks for, worked out from its facts. */
export interface Answer {
  readonly amount: Amount;
  readonly value: Rational;
  readonly slot: Slot;
  readonly whole?: "up" | "down";
  readonly world: World;
  readonly values: ReadonlyMap<string, Rational>;
}

/** The answer to a question about facts; null where they do not give exactly one, or one that cannot be. */
export function reason(facts: readonly Fact[], question: Question): Answer | null {
  const inTime = [...facts].sort((one, other) => Number(isStart(other)) - Number(isStart(one)));
  for (const told of [inTime, withAsked(inTime, question)]) {
    if (!told) continue;
    const found = attempt(told, question);
    if (found) return found;
  }
  return null;
}

/** Measured rather than counted: a unit itself, or something told in one. */
export const isMeasured = (world: World, { entity, unit }: Slot): boolean =>
  MEASURES.has(entity) ||
  unit !== undefined ||
  [...world.used].some(
    (each) => "slot" in each && each.slot.entity === entity && each.slot.unit !== undefined,
  ) ||
  DIMENSION.test(entity);

const DIMENSION = /^(?:age|height|length|weight|distance|width|depth)$/;

const isStart = (fact: Fact): boolean => fact.kind === "has" && fact.time === "start";

function attempt(facts: readonly Fact[], question: Question): Answer | null {
  const world = new World();
  try {
    for (const fact of inOrder(facts)) world.tell(fact);
    world.used.clear();
    const amount = asked(world, question);
    const values = amount && solved(world);
    if (!amount || !values) return null;
    const value = valueAt(amount, values);
    if (!value) return null;
    const slot = question.kind === "difference" ? question.left : question.slot;
    if (!isAccounted(world, question)) return null;
    const isWhole = isInteger(value) || isMeasured(world, slot);
    if (!isWhole && !(question.whole && world.isGrouped)) return null;
    const whole = isWhole ? undefined : question.whole;
    return { amount, value: whole ? toWhole(value, whole) : value, slot, whole, world, values };
  } catch (error) {
    if (error instanceof Unclear) return null;
    throw error;
  }
}

/** A comparison after what it compares with is told, where that is told later. */
function inOrder(facts: readonly Fact[]): readonly Fact[] {
  const result = [...facts];
  for (const fact of facts) {
    if (fact.kind !== "compare") continue;
    const from = result.indexOf(fact);
    const isRight = (each: Fact): boolean =>
      (each.kind === "has" || each.kind === "change" || (each.kind === "compare" && each !== fact)) &&
      isSameSlot(each.kind === "compare" ? each.left : each.slot, fact.right);
    if (result.slice(0, from).some(isRight)) continue;
    const later = result.findIndex((each, at) => at > from && isRight(each));
    if (later < 0) continue;
    result.splice(later + 1, 0, fact);
    result.splice(from, 1);
  }
  return result;
}

/** The facts with the amount that is asked for as an unknown, before the last that is told of the same: "He had 34. He
 * has 86 now. How many did he pick?" */
function withAsked(facts: readonly Fact[], question: Question): readonly Fact[] | null {
  if (question.kind !== "event") return null;
  const isCost = question.verb === "cost" && question.slot.entity === "dollar";
  const sign = isCost ? -1 : question.sign;
  if (sign === 0) return null;
  const { slot, verb, span } = question;
  const isAct = (fact: Fact): boolean =>
    (fact.kind === "change" || fact.kind === "transfer") && isSameAct(fact.verb, verb);
  if (facts.some(isAct)) return null;
  const at = facts.findLastIndex((fact) => fact.kind === "has" && fact.slot.entity === slot.entity);
  const last = facts[at];
  if (at < 1 || last?.kind !== "has") return null;
  const owner = isCost || slot.owner === "*" || slot.owner === "" ? last.slot.owner : slot.owner;
  const unknown: Fact = {
    kind: "change",
    span,
    slot: { ...slot, owner, attributes: last.slot.attributes, when: undefined, place: last.slot.place },
    amount: { kind: "unknown" },
    sign,
    verb,
  };
  return [...facts.slice(0, at), unknown, { ...last, time: "end" }, ...facts.slice(at + 1)];
}

function asked(world: World, question: Question): Amount | null {
  if (question.kind === "state")
    return question.time === "start"
      ? world.startOf(question.slot)
      : total(world, everybody(question), "have");
  if (question.kind === "event") {
    const [part] = world.parts;
    const isPart = part?.part === question.verb && isSameThing(part.whole.entity, question.slot.entity);
    if (isPart) return partOf(world, { ...question, kind: "part", part: question.verb, isNegated: false });
    return total(world, question.slot, question.verb);
  }
  if (question.kind === "difference") {
    const [left, right] = [question.left, question.right].map((slot) => total(world, slot, question.verb));
    if (!left || !right) return null;
    return question.sign === 1 ? difference(left, right) : difference(right, left);
  }
  if (question.kind === "each") return eachOf(world, question);
  if (question.kind === "sum") {
    const [one, other] = [question.slot, question.also].map((slot) => total(world, slot, question.verb));
    return one && other ? plus([one, other]) : null;
  }
  if (question.kind === "missing") return missing(world, question);
  return partOf(world, question);
}

/** "Altogether" counts what everybody has. */
const everybody = ({ slot, together }: Extract<Question, { kind: "state" }>): Slot =>
  together && slot.owner === "" ? { ...slot, owner: "*" } : slot;

/** How much is needed over what there is. */
function missing(world: World, { slot, verb }: Extract<Question, { kind: "missing" }>): Amount | null {
  const needs = world.entries.filter(
    (each) => each.verb === "need" && isSameThing(each.slot.entity, slot.entity),
  );
  const [need] = needs;
  if (
    !need ||
    needs.length > 1 ||
    !/^(?:need|buy|get|make|have|find|collect|earn|save|bake|pick|read|sell|add|must)$/.test(verb)
  )
    return null;
  const state = total(world, slot, "have");
  world.used.add(need);
  return state && difference(need.amount, state);
}

/** What is looked for, and the rates that have led there, so that none is gone through twice. */
interface Sought {
  readonly slot: Slot;
  readonly verb: string;
  readonly path: readonly Rate[];
}

/** How much there is or was done, counted outright, by what its groups hold, or by how many groups it makes. */
function total(world: World, slot: Slot, verb: string, path: readonly Rate[] = []): Amount | null {
  const rates = world.rates.filter((each) => !path.includes(each) && fits(slot, each.of));
  const held = rates.flatMap((each) => heldBy(world, { slot, verb, path }, each) ?? []);
  const direct = isHaving(verb) ? world.stateOf(slot, held.length > 0) : world.doneOf(slot, verb);
  const all = [...(direct ? [direct] : []), ...held];
  return all.length > 0
    ? plus(all)
    : (grouped(world, { slot, verb, path }) ?? converted(world, { slot, verb, path }));
}

const fits = (slot: Slot, thing: Slot): boolean =>
  matches(slot, { ...thing, owner: slot.owner, place: slot.place, when: slot.when }) === "yes";

function heldBy(world: World, { slot, verb, path }: Sought, rate: Rate): Amount | null {
  const { per, amount } = rate;
  const groups: Slot = {
    ...slot,
    owner: slot.owner === per.entity ? "" : slot.owner,
    place: slot.place === per.entity ? undefined : slot.place,
    entity: per.entity,
    attributes: per.attributes,
  };
  const next = [...path, rate];
  const isNamed = world.entries.some((each) => isSameThing(each.slot.entity, per.entity));
  if (!isNamed && rate.isSingle && path.length === 0) {
    world.used.add(rate);
    return isHaving(verb) && slot.entity === "dollar" ? minus(amount) : amount;
  }
  const count =
    slot.entity === "dollar" || slot.entity === "cent"
      ? pricedOf(world, { slot: groups, verb, path: next })
      : countOf(world, { slot: groups, verb, path: next });
  if (count) world.used.add(rate);
  return count && times(count, amount);
}

const countOf = (world: World, { slot, verb, path }: Sought): Amount | null =>
  durationOf(world, slot) ??
  total(world, slot, "have", path) ??
  (verb === "have" ? null : total(world, slot, verb, path));

/** How many are bought or sold, where it is money that is asked for: what is had after buying is less. */
function pricedOf(world: World, sought: Sought): Amount | null {
  const { slot, verb } = sought;
  const [bought, sold] = [world.doneOf(slot, "buy"), world.doneOf(slot, "sell")];
  if (!bought && !sold) return countOf(world, sought);
  if (!isHaving(verb)) {
    if (/^(?:spend|pay|cost)$/.test(verb)) return bought;
    return sold;
  }
  return plus([...(sold ? [sold] : []), ...(bought ? [minus(bought)] : [])]);
}

const NOTHING: Slot = { owner: "", entity: "", attributes: [] };
/** Stands on a path for a change of units, which is made once. */
const CONVERTED: Rate = { of: NOTHING, per: NOTHING, amount: NONE, isSingle: false };

/** The same in another unit that the story is told in: hours of minutes, cents of quarters. */
function converted(world: World, { slot, verb, path }: Sought): Amount | null {
  if (path.length > 0) return null;
  const units = new Set(
    [...world.entries, ...world.rates].map((each) => ("slot" in each ? each.slot.entity : each.of.entity)),
  );
  const others = [...units].filter((each) => each !== slot.entity && conversion(each, slot.entity) !== null);
  const amounts = others.map((entity) => {
    const factor = conversion(entity, slot.entity);
    const own = factor && total(world, { ...slot, entity, attributes: [] }, verb, [CONVERTED]);
    return own && factor ? times(own, told(factor)) : null;
  });
  return amounts.length > 0 && amounts.every((each) => each !== null) ? plus(amounts as Amount[]) : null;
}

/** How long something took: the one amount told in that unit. */
function durationOf(world: World, { entity, owner }: Slot): Amount | null {
  if (!TIMES.has(entity)) return null;
  const own = world.entries.filter(
    (each) =>
      each.slot.entity === entity &&
      each.sign === 0 &&
      (owner === "" || owner === "*" || each.slot.owner === owner || each.slot.owner === ""),
  );
  const verbs = new Set(own.map(({ verb }) => verb));
  if (own.length === 0 || verbs.size > 1) return null;
  for (const each of own) world.used.add(each);
  return plus(own.map(({ amount }) => amount));
}

/** So many groups as what they hold fills. */
function grouped(world: World, { slot, verb, path }: Sought): Amount | null {
  const [rate, ...more] = world.rates.filter((each) => !path.includes(each) && fits(slot, each.per));
  if (!rate || more.length > 0) return null;
  const of: Slot = { ...slot, entity: rate.of.entity, attributes: rate.of.attributes, purpose: undefined };
  const things = world.doneOfAct(of, verb) ?? total(world, of, "have", [...path, rate]);
  if (things) world.used.add(rate);
  world.isGrouped = true;
  return things && over(things, rate.amount);
}

function eachOf(world: World, { slot, per, verb }: Extract<Question, { kind: "each" }>): Amount | null {
  const groups = world.entries.filter((each) => each.slot.entity === per);
  const [group] = groups;
  if (!group || groups.length > 1) return null;
  const all = { ...slot, owner: "", place: undefined };
  const money = slot.entity === "dollar" ? (world.doneOf(all, "spend") ?? world.doneOf(all, "earn")) : null;
  const things = money ?? world.doneOfAct(all, verb) ?? total(world, all, "have");
  world.used.add(group);
  return things && over(things, group.amount);
}

function partOf(world: World, { slot, part, isNegated }: Extract<Question, { kind: "part" }>): Amount | null {
  const [told, ...more] = world.parts;
  if (!told || more.length > 0 || !isSameThing(told.whole.entity, slot.entity)) return null;
  const isOther = isOpposite(told.part, part);
  if (told.part !== part && !isOther) return null;
  const amount = world.amountOf(told.amount, told.whole);
  if (told.isNegated === (isNegated !== isOther)) return amount;
  const whole = world.stateOf(told.whole);
  return whole && difference(whole, amount);
}

type Values = ReadonlyMap<string, Rational>;

/** The unknowns from the conditions, by elimination; null when they contradict each other. Unknowns that are not
 * determined have no value. */
function solved(world: World): Values | null {
  let rows = world.conditions.map(({ left, right }) => difference(left, right));
  const known = new Map<string, Rational>();
  for (let again = true; again; ) {
    again = false;
    rows = rows.map((row) => put(row, known));
    for (const row of rows) {
      if (row.letters.size === 0 && !isZero(row.constant)) return null;
      const [only] = row.letters;
      if (row.letters.size !== 1 || !only || known.has(only[0])) continue;
      const [name, factor] = only;
      known.set(name, multiply(negate(row.constant), rational(factor.d, factor.n)));
      again = true;
    }
  }
  return known;
}

function put(row: Amount, known: Values): Amount {
  let constant = row.constant;
  const letters = new Map(row.letters);
  for (const [name, factor] of row.letters) {
    const value = known.get(name);
    if (!value) continue;
    constant = add(constant, multiply(factor, value));
    letters.delete(name);
  }
  return { ...row, constant, letters };
}

/** The value of an amount; null while a letter in it has none. */
export function valueAt(amount: Amount, values: Values): Rational | null {
  const row = put(amount, values);
  return isKnown(row) ? row.constant : null;
}

/** Nothing is ever less than none, and things that are counted whole stay whole. */
export function isPossible({ value, world, values }: Answer): boolean {
  if (isNegative(value)) return false;
  const running = new Map<string, Rational>();
  for (const { slot, amount, sign, kind } of world.entries as readonly Entry[]) {
    const size = valueAt(amount, values);
    if (!size) continue;
    if (isNegative(size)) return false;
    const key = `${slot.owner}|${slot.entity}|${slot.attributes.join(" ")}`;
    const before = running.get(key) ?? ZERO;
    const now = sign === -1 ? subtract(before, size) : add(before, size);
    if (sign === -1 && running.has(key) && isNegative(now)) return false;
    if (sign === 1 || kind === "has" || running.has(key)) running.set(key, now);
  }
  return true;
}
