import {
  add,
  divide,
  isInteger,
  isNegative,
  isZero,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../expression/rational";
import { isDimension } from "../lexicon/comparison";
import { isKindOf, isOpposite, MEASURES } from "../lexicon/nouns";
import { isHaving, isSameAct } from "../lexicon/verbs";
import { toWhole } from "../methods/story/written-answer";
import { words } from "../word-list";
import { isAccounted } from "./account";
import { type Amount, difference, isKnown, NONE, plus, times, told } from "./amount";
import { costOf, isCost } from "./cost";
import { eachOf } from "./each-of";
import type { Entry } from "./entries";
import type { Fact, Question, Slot } from "./facts";
import { isSameSlot, isSameThing } from "./match";
import { isBeside, isOneAccount } from "./one-account";
import { total } from "./totals";
import { isOfOtherKind, Unclear, Unsaid } from "./unclear";
import { World } from "./world";

/** What a story asks for, worked out from its facts. */
export interface Answer {
  readonly amount: Amount;
  readonly value: Rational;
  readonly slot: Slot;
  readonly whole?: "up" | "down";
  readonly world: World;
  readonly values: ReadonlyMap<string, Rational>;
}

/** The answer to a question about facts; null where they do not give exactly one, or one that cannot be, and "unclear"
 * where the story does not say which of several things is meant. */
export function reason(facts: readonly Fact[], question: Question): Answer | "unclear" | null {
  if (asksBefore(question) && !facts.some(happens)) return null;
  if (isBeside(facts, question)) return "unclear";
  if (!isOneAccount(facts, question)) return null;
  const inTime = [...facts].sort((one, other) => Number(isStart(other)) - Number(isStart(one)));
  let isUnclear = false;
  for (const version of [inTime, withAsked(inTime, question)]) {
    const found = version && attempt(version, question);
    if (found === "unclear") isUnclear = true;
    else if (found) return found;
  }
  return isUnclear ? "unclear" : null;
}

/** Measured rather than counted: a unit itself, or something told in one. */
export const isMeasured = (world: World, { entity, unit }: Slot): boolean =>
  MEASURES.has(entity) ||
  unit !== undefined ||
  [...world.used].some(
    (each) => "slot" in each && each.slot.entity === entity && each.slot.unit !== undefined,
  ) ||
  isDimension(entity);

/** A height, or so much flour, is given in the unit it is told in, where that is one. */
function inItsUnit(world: World, slot: Slot): Slot {
  if (slot.unit !== undefined || MEASURES.has(slot.entity)) return slot;
  const units = new Set(
    [...world.used].flatMap((each) =>
      "slot" in each && each.slot.entity === slot.entity ? [each.slot.unit] : [],
    ),
  );
  const [unit] = units;
  return units.size === 1 ? { ...slot, unit } : slot;
}

const isStart = (fact: Fact): boolean => fact.kind === "has" && fact.time === "start";

/** "Before that" is a time only where something came after it. */
const asksBefore = (question: Question): boolean => question.kind === "state" && question.time === "start";
const HAPPENS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["change", "transfer", "rate"]);
const happens = ({ kind }: Fact): boolean => HAPPENS.has(kind);

function attempt(facts: readonly Fact[], question: Question): Answer | "unclear" | null {
  const world = new World();
  try {
    for (const fact of inOrder(facts)) world.tell(fact);
    world.sumKinds();
    world.close();
    if (question.kind === "event") {
      const { content, priced, together = false } = question;
      Object.assign(world, { content, priced, isOfAllActs: together });
    }
    const amount = asked(world, question);
    const values = amount && solved(world);
    if (!amount || !values) return null;
    const value = valueAt(amount, values);
    if (!value) return null;
    // "How many did he buy" is not asked where it is none.
    if (isZero(value) && question.kind === "event") return null;
    if (amount.letters.size > 0) countConditions(world);
    const slot = inItsUnit(world, question.kind === "difference" ? question.left : question.slot);
    if (!isAccounted(world, question)) return null;
    const isWhole = isInteger(value) || isMeasured(world, slot);
    if (!isWhole && !(question.whole && world.isGrouped)) return null;
    const whole = isWhole ? undefined : question.whole;
    return { amount, value: whole ? toWhole(value, whole) : value, slot, whole, world, values };
  } catch (error) {
    if (error instanceof Unsaid) return null;
    if (error instanceof Unclear) return "unclear";
    throw error;
  }
}

/** What the question itself tells of the same has its part in the condition that the unknown is found by. */
function countConditions({ entries, used }: World): void {
  const own = [...used];
  for (const entry of entries)
    if (entry.isCondition && own.some((each) => "slot" in each && isSameSlot(each.slot, entry.slot)))
      used.add(entry);
}

/** A comparison after what it compares with is told, where that is told later. */
function inOrder(facts: readonly Fact[]): readonly Fact[] {
  const result = [...facts];
  for (const fact of facts) {
    if (fact.kind !== "compare") continue;
    const from = result.indexOf(fact);
    const isRight = (each: Fact): boolean =>
      (fact.verb === "cost" && each.kind === "rate" && isSameSlot(each.per, fact.right)) ||
      ((each.kind === "has" || each.kind === "change" || (each.kind === "compare" && each !== fact)) &&
        isSameSlot(each.kind === "compare" ? each.left : each.slot, fact.right));
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
    (fact.kind === "change" || fact.kind === "transfer") &&
    isSameAct(fact.verb, verb) &&
    (isSameThing(fact.slot.entity, slot.entity) || isSameThing(slot.entity, fact.slot.entity));
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
  if (question.kind === "state" && question.over) return overOf(world, question);
  if (question.kind === "state")
    return question.time === "start"
      ? world.startOf(question.slot)
      : total(world, everybody(question), "have");
  if (question.kind === "event") {
    const isPart = world.parts.some(
      ({ part, whole }) => part === question.verb && isSameThing(whole.entity, question.slot.entity),
    );
    if (isPart) return partOf(world, { ...question, kind: "part", part: question.verb, isNegated: false });
    return total(world, question.slot, question.verb);
  }
  if (question.kind === "difference") {
    world.isExact =
      isKindOf(question.left.entity, question.right.entity) ||
      isKindOf(question.right.entity, question.left.entity);
    const left = comparedOf(world, question.left, question.verb);
    const right = comparedOf(world, question.right, question.against ?? question.verb);
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

const comparedOf = (world: World, slot: Slot, verb: string): Amount | null =>
  isCost(verb, slot) ? costOf(world, slot) : ofAll(world, slot, verb);

/** What several have or did together, where something is told of each of them. */
function ofAll(world: World, slot: Slot, verb: string): Amount | null {
  const owners = slot.owner.split("&");
  if (owners.length < 2) return total(world, slot, verb);
  const amounts = owners.map((owner) => total(world, { ...slot, owner }, verb));
  return amounts.every((each) => each !== null) ? plus(amounts as Amount[]) : null;
}

/** What is there less what was done of it: "How many does he still have to peel?" */
function undone(world: World, slot: Slot, verb: string): Amount | null {
  const whole = { ...slot, owner: "" };
  const had = world.fitting(whole).filter(({ kind }) => kind === "has");
  const done = isHaving(verb) ? null : (world.doneOf(whole, verb) ?? total(world, slot, verb));
  if (had.length === 0 || !done) return null;
  for (const each of had) world.used.add(each);
  return difference(plus(had.map(({ amount }) => amount)), done);
}

/** What is left when as many full groups as there can be are made. */
function overOf(world: World, question: Extract<Question, { kind: "state" }>): Amount | null {
  const all = total(world, everybody(question), "have");
  const sizes = world.rates.filter(
    (each) => !world.used.has(each) && isSameThing(each.of.entity, question.slot.entity),
  );
  const groups = world.entries.filter(({ isGroup }) => isGroup);
  const [size, ...more] = [...sizes, ...groups];
  if (!all || [...world.used].some((each) => "per" in each)) return null;
  if (!size) return all;
  const isShared = world.rates.some(
    (each) => each !== size && "per" in size && each.per.entity === size.per.entity,
  );
  if (isShared || more.length > 0 || !isKnown(all) || !isKnown(size.amount) || isZero(size.amount.constant))
    return null;
  world.used.add(size);
  const full = toWhole(divide(all.constant, size.amount.constant), "down");
  return difference(all, times(told(full), size.amount) ?? NONE);
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
  if (!need) return undone(world, slot, verb) ?? unpaid(world, slot);
  if (needs.length > 1 || !GETTING.has(verb)) return null;
  const state = received(world, slot) ?? total(world, slot, "have");
  world.used.add(need);
  return state && difference(need.amount, state);
}

/** "She needs 50. Her uncle gave her 18": what she has been given is all that she has of it. */
function received(world: World, slot: Slot): Amount | null {
  const own = world.fitting(slot).filter(({ verb }) => verb !== "need");
  if (own.length === 0 || own.some(({ isReceived, sign }) => !isReceived || sign !== 1)) return null;
  for (const each of own) world.used.add(each);
  return plus(own.map(({ amount }) => amount));
}

/** What has to be there before there is enough. */
const GETTING: ReadonlySet<string> = words(
  "need buy get make have find collect earn save bake pick read sell add must",
);

/** "The bike costs $95. She has $40": what its price is over what there is, where nothing is bought yet. */
function unpaid(world: World, slot: Slot): Amount | null {
  const isBought = world.entries.some(({ kind, sign }) => kind === "change" && sign === -1);
  if (slot.entity !== "dollar" || isBought) return null;
  const price = total(world, { ...slot, owner: "" }, "cost");
  const state = world.stateOf(slot);
  return price && state && difference(price, state);
}

/** How many of a whole are of a kind, or not of it. */
function partOf(world: World, { slot, part, isNegated }: Extract<Question, { kind: "part" }>): Amount | null {
  const parts = world.parts.filter(({ whole }) => isSameThing(whole.entity, slot.entity));
  const own = parts.filter((each) => each.part === part);
  const [one, ...more] = own.length > 0 ? own : parts.filter((each) => isOpposite(each.part, part));
  if (!one) return isNegated ? notDone(world, slot, part) : null;
  if (more.length > 0 || (own.length === 0 && parts.length > 1)) return null;
  const amount = world.sizeOf(one);
  if (one.isNegated === (isNegated !== (own.length === 0))) return amount;
  const whole = total(world, one.whole, "have");
  return whole && difference(whole, amount);
}

/** "20 were invited and 13 came. How many did not come?" */
function notDone(world: World, slot: Slot, verb: string): Amount | null {
  const family = world.entries.filter((each) => isSameThing(each.slot.entity, slot.entity));
  const done = family.filter((each) => isSameAct(each.verb, verb));
  const [all, ...more] = family.filter((each) => !done.includes(each));
  // Of what stands in groups, they make it less.
  if (!all && done.length > 0 && done.every(({ sign }) => sign === -1)) return total(world, slot, "have");
  const isEachApart = done.length === 1 || done.every(({ slot }) => slot.when !== undefined);
  if (!all || more.length > 0 || done.length === 0 || !isEachApart || all.sign === -1) return null;
  for (const each of [all, ...done]) world.used.add(each);
  return difference(all.amount, plus(done.map(({ amount }) => amount)));
}

type Values = ReadonlyMap<string, Rational>;

/** The unknowns from the conditions, by elimination; null when they contradict each other. Unknowns that are not
 * determined have no value. */
function solved(world: World): Values | null {
  const solvedFor = new Map<string, Amount>();
  for (const { left, right } of world.conditions) {
    const row = [...solvedFor].reduce(
      (each, [name, value]) => replaced(each, name, value),
      difference(left, right),
    );
    const [pivot] = row.letters;
    if (!pivot) {
      if (!isZero(row.constant)) return null;
      continue;
    }
    const [name, factor] = pivot;
    const value = times(told(rational(-factor.d, factor.n)), { ...row, letters: without(row.letters, name) });
    if (!value) return null;
    for (const [other, each] of solvedFor) solvedFor.set(other, replaced(each, name, value));
    solvedFor.set(name, value);
  }
  return new Map(
    [...solvedFor].flatMap(([name, value]) => (isKnown(value) ? [[name, value.constant] as const] : [])),
  );
}

const without = (letters: Amount["letters"], name: string): Amount["letters"] =>
  new Map([...letters].filter(([each]) => each !== name));

/** An amount with a letter put as what it is equal to. */
function replaced(amount: Amount, name: string, value: Amount): Amount {
  const factor = amount.letters.get(name);
  const scaled = factor && times(told(factor), value);
  return scaled ? plus([{ ...amount, letters: without(amount.letters, name) }, scaled]) : amount;
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
    if (sign === -1 && !running.has(key) && isOfOtherKind(slot, world.entries)) return false;
    const before = running.get(key) ?? ZERO;
    const now = sign === -1 ? subtract(before, size) : add(before, size);
    if (sign === -1 && running.has(key) && isNegative(now)) return false;
    if (sign === 1 || kind === "has" || running.has(key)) running.set(key, now);
  }
  return true;
}
