import {
  add,
  divide,
  fromInt,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
} from "../../expression/rational";
import { isOpposite, TIMES } from "../../lexicon/nouns";
import { isHaving, isSameAct, signOf } from "../../lexicon/verbs";
import { isAmong, words } from "../../word-list";
import type { Question, Sign, Slot } from "../facts";
import { type Cell, cell, type Term } from "./equations";
import { inShares } from "./shares";
import { isOf, now, type Pot, plus, type Stage, Unsettled } from "./stage";

/** What is asked for, as a sum of numbers of the story.
 * @throws {Unsettled} where it is asked for in a way that is not run through */
export function asked(stage: Stage, question: Question): readonly Term[] {
  if (stage.markups.length > 0 && question.kind !== "event") throw new Unsettled();
  if (question.whole !== undefined || (question.kind === "state" && question.over)) throw new Unsettled();
  const shares = inShares(stage, question);
  if (shares) return shares;
  if (question.kind === "difference") {
    const left = comparedTo(stage, question.left, question.verb);
    const right = comparedTo(stage, question.right, question.against ?? question.verb);
    return question.sign === 1 ? [...left, ...taken(right)] : [...right, ...taken(left)];
  }
  if (question.kind === "part") return part(stage, question);
  if (question.kind === "each") return each(stage, question);
  const { slot } = question;
  if (question.kind === "missing") {
    const needs = stage.deeds.filter(
      (deed) => deed.verb === "need" && isOf(deed.slot, { ...slot, owner: "" }),
    );
    if (needs.length !== 1) throw new Unsettled();
    return [...needs.map(({ amount }) => plus(amount)), ...taken(total(stage, slot, "have"))];
  }
  if (question.kind === "sum")
    return [...total(stage, slot, question.verb), ...total(stage, question.also, question.verb)];
  if (question.kind === "event") {
    stage.priced = question.priced;
    return inTheEnd(stage, total(stage, slot, question.verb));
  }
  if (question.time === "end") {
    const everybody = question.together && slot.owner === "" ? { ...slot, owner: "*" } : slot;
    return total(stage, everybody, "have");
  }
  const pot = stage.one(slot);
  if (!pot) throw new Unsettled();
  return [plus(pot.levels[0] as Cell)];
}

const taken = (terms: readonly Term[]): readonly Term[] =>
  terms.map(({ factor, of }) => ({ factor: negate(factor), of }));

/** So many hundredths of it for every hundred that is paid, with what is put on it or taken off it. */
const inTheEnd = ({ markups }: Stage, terms: readonly Term[]): readonly Term[] =>
  markups.reduce(
    (so, { amount, sign }) =>
      scaled(so, divide(sign === 1 ? add(HUNDRED, amount.value) : subtract(HUNDRED, amount.value), HUNDRED)),
    terms,
  );
const HUNDRED = fromInt(100);

const scaled = (terms: readonly Term[], by: Rational): readonly Term[] =>
  terms.map(({ factor, of }) => ({ factor: multiply(factor, by), of }));

/** What one thing costs by its own price, or by what was paid for it; how much there is of others, or was done. */
function comparedTo(stage: Stage, slot: Slot, verb: string): readonly Term[] {
  if (verb !== "cost" || slot.purpose === undefined) return total(stage, slot, verb);
  const prices = stage.rates.filter(({ of, per }) => MONEY.has(of.entity) && per.entity === slot.purpose);
  const [price, ...more] = prices;
  if (!price) return done(stage, slot, "spend");
  if (more.length > 0 || price.isReduction) throw new Unsettled();
  return [{ factor: price.amount.value, of: cell(ONE) }];
}

/** How much there is of something, or was done: counted, by what its groups hold, or by how many groups it fills. */
function total(stage: Stage, slot: Slot, verb: string): readonly Term[] {
  const rates = stage.rates.filter(
    ({ of, per }) =>
      isOf({ ...of, owner: slot.owner }, slot) && !(MONEY.has(of.entity) && isForOther(stage, per.entity)),
  );
  const held = rates.flatMap((rate) => {
    if (rate.isReduction || isOfSeveral(stage, rate)) throw new Unsettled();
    if (rate.verb !== undefined && !isPlain(rate.verb, verb, rate.sign)) throw new Unsettled();
    if (isOnlyOffered(stage, rate)) return [];
    if (isOneOnly(stage, rate))
      return [
        {
          factor: isHaving(verb) && MONEY.has(slot.entity) ? negate(rate.amount.value) : rate.amount.value,
          of: cell(ONE),
        },
      ];
    const groups = groupsOf(stage, slot, rate.per, verb);
    if (groups.length === 0) throw new Unsettled();
    return scaled([...groups, ...notDone(stage, rate.per)], rate.amount.value);
  });
  const all = [...counted(stage, slot, verb), ...held];
  if (all.length > 0) return all;
  const [rate, ...more] = stage.rates.filter(({ per }) => isOf({ ...per, owner: slot.owner }, slot));
  if (!rate || more.length > 0) throw new Unsettled();
  const things = { ...slot, entity: rate.of.entity, attributes: rate.of.attributes };
  const done = counted(stage, things, verb);
  return scaled(done.length > 0 ? done : counted(stage, things, "have"), divide(ONE, rate.amount.value));
}

/** Less those that it was not done with. */
const notDone = ({ parts }: Stage, per: Slot): readonly Term[] =>
  parts.flatMap(({ isNegated, whole, amount }) =>
    isNegated && amount.kind === "number" && isOf(whole, { ...per, owner: "" })
      ? [{ factor: negate(ONE), of: cell(amount.number.value) }]
      : [],
  );

/** Whether others do the same at another rate, so that whose groups are meant has to be told. */
const isOfSeveral = ({ rates }: Stage, { of, doer }: Stage["rates"][number]): boolean =>
  doer !== undefined && rates.some((each) => each.of.entity === of.entity && (each.doer ?? doer) !== doer);

/** Whether what is done so many times adds to what is asked for. */
const isPlain = (told: string, verb: string, sign: Sign = signOf(told)): boolean =>
  isHaving(verb) ? sign === 1 : isSameAct(told, verb);

/** The price of what nobody buys, where others are bought. */
function isOnlyOffered({ rates, deeds }: Stage, rate: Stage["rates"][number]): boolean {
  const isBought = (entity: string): boolean => deeds.some(({ slot }) => slot.entity === entity);
  const isBeside = rates.some(({ of, per }) => of.entity === rate.of.entity && isBought(per.entity));
  return rate.isOffer === true && !isBought(rate.per.entity) && isBeside;
}

/** The price of a single thing, of which no number is told. */
const isOneOnly = ({ pots, deeds }: Stage, { isSingle, per }: Stage["rates"][number]): boolean =>
  isSingle === true && [...pots, ...deeds].every(({ slot }) => slot.entity !== per.entity);

/** Those of a thing. One of which it is not said what kind it is, or when, may belong to those that are asked for. */
function among<Of extends { readonly slot: Slot }>(all: readonly Of[], slot: Slot): readonly Of[] {
  const { attributes, when } = slot;
  const alike = all.filter((each) => isOf(each.slot, { ...slot, attributes: [] }));
  const isTimed = when !== undefined && alike.some((each) => each.slot.when !== undefined);
  const isUnsaid = ({ slot: own }: Of): boolean =>
    (attributes.length > 0 && own.attributes.length === 0) || (isTimed && own.when === undefined);
  if (alike.some(isUnsaid)) throw new Unsettled();
  return alike.filter((each) => isOf(each.slot, slot) && (!isTimed || each.slot.when === when));
}

function counted(stage: Stage, slot: Slot, verb: string): readonly Term[] {
  return isHaving(verb) ? potsOf(stage, slot).map((pot) => plus(now(pot))) : done(stage, slot, verb);
}

/** What is meant when nobody is named: what is nobody's, or what is told from the start. */
function potsOf(stage: Stage, slot: Slot): readonly Pot[] {
  const all = among(stage.pots, slot);
  if (slot.owner !== "") return all;
  const free = all.filter((pot) => pot.slot.owner === "");
  if (free.length > 0) return free;
  const told = all.filter(({ isTold }) => isTold);
  const owners = new Set(told.map((pot) => pot.slot.owner));
  if (owners.size > 1 && told.some(({ levels }) => levels.length > 1)) throw new Unsettled();
  return told;
}

const done = (stage: Stage, slot: Slot, verb: string): readonly Term[] =>
  among(
    stage.deeds.filter(
      (deed) =>
        isSameAct(deed.verb, verb) &&
        !isForOther(stage, deed.slot.paidFor) &&
        (slot.purpose === undefined || deed.slot.purpose === slot.purpose),
    ),
    slot,
  ).map(({ amount }) => plus(amount));

/** Paid for another thing, where the one that is asked about has a price of its own. */
const isForOther = ({ priced, rates }: Stage, thing: string | undefined): boolean =>
  priced !== undefined &&
  thing !== undefined &&
  !isOf({ ...priced, entity: thing }, { ...priced, attributes: [] }) &&
  rates.some(({ per }) => per.entity === priced.entity);

const MONEY: ReadonlySet<string> = words("dollar cent");

/** How many groups of a rate there are: of time so much as it lasts, of what is priced as many as are bought or sold. */
function groupsOf(stage: Stage, slot: Slot, per: Slot, verb: string): readonly Term[] {
  const groups: Slot = { ...per, owner: slot.owner === per.entity ? "" : slot.owner };
  if (TIMES.has(per.entity))
    return stage.deeds.filter((deed) => isOf(deed.slot, groups)).map(({ amount }) => plus(amount));
  if (!MONEY.has(slot.entity)) {
    // Of groups that something was done with, those that it was done with.
    const acted = isHaving(verb) ? [] : done(stage, groups, verb);
    return acted.length > 0 ? acted : counted(stage, groups, "have");
  }
  const [bought, sold] = [done(stage, groups, "buy"), done(stage, groups, "sell")];
  if (bought.length + sold.length === 0) return counted(stage, groups, "have");
  if (isHaving(verb)) return [...sold, ...taken(bought)];
  return isAmong(verb, "spend pay cost") ? bought : sold;
}

function each(stage: Stage, { slot, per, verb }: Extract<Question, { kind: "each" }>): readonly Term[] {
  const nobodys = { ...slot, owner: "", place: undefined };
  const groups = [...stage.pots, ...stage.deeds].filter((each) => each.slot.entity === per);
  const [group] = groups;
  if (!group || groups.length > 1 || stage.parts.length > 0) throw new Unsettled();
  const own = done(stage, nobodys, verb);
  const things = own.length > 0 ? own : total(stage, nobodys, "have");
  const [share, whole] = [cell(), cell()];
  stage.equations.sum([...things, { factor: negate(ONE), of: whole }]);
  stage.equations.product(share, "levels" in group ? now(group) : group.amount, whole);
  return [plus(share)];
}

/** Those that have the named part, or have it not. */
function part(stage: Stage, question: Extract<Question, { kind: "part" }>): readonly Term[] {
  const [told, ...more] = stage.parts;
  if (!told || more.length > 0) throw new Unsettled();
  const isOther = isOpposite(told.part, question.part);
  if (told.part !== question.part && !isOther) throw new Unsettled();
  const amount = [plus(stage.amount(told.amount))];
  if (told.isNegated === (question.isNegated !== isOther)) return amount;
  const whole = stage.one(told.whole);
  if (!whole) throw new Unsettled();
  return [plus(now(whole)), ...taken(amount)];
}
