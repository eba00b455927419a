import { number as numberNode } from "../../expression/build";
import { divide, fromInt, negate, ONE, type Rational } from "../../expression/rational";
import { isKindOf } from "../../lexicon/nouns";
import { isHaving, signOf } from "../../lexicon/verbs";
import type { Fact, Slot, Span, Told } from "../facts";
import { type Cell, cell, Equations, type Term } from "./equations";

/** What somebody has of something, from moment to moment. */
export interface Pot {
  readonly slot: Slot;
  /** How much there is of it at the start is told. */
  readonly isTold: boolean;
  /** Only what comes and goes beside what groups hold, so that it may be less than none. */
  readonly isBeside: boolean;
  /** One cell for each moment at which it changes, the first for the start. */
  readonly levels: Cell[];
}

export interface Deed {
  readonly slot: Slot;
  readonly verb: string;
  readonly amount: Cell;
}

/** It cannot be said which thing of the story is meant. */
export class Unsettled extends Error {}

const MINUS = negate(ONE);
export const plus = (of: Cell, factor: Rational = ONE): Term => ({ factor, of });
export const minus = (of: Cell): Term => ({ factor: MINUS, of });
export const now = ({ levels }: Pot): Cell => levels.at(-1) as Cell;

/** Whether something told is of what is meant: the same thing or a kind of it, of the same owner, place and description
 * as far as they are given. */
export function isOf(slot: Slot, meant: Slot): boolean {
  const isThing =
    slot.entity === meant.entity || isKindOf(slot.entity, meant.entity) || slot.unit === meant.entity;
  const isOwner =
    meant.owner === "" ||
    meant.owner === "*" ||
    meant.owner.split("&").includes(slot.owner) ||
    meant.owner === slot.owner ||
    meant.owner === slot.place;
  return (
    isThing &&
    isOwner &&
    meant.attributes.every((each) => slot.attributes.includes(each)) &&
    (meant.place === undefined ||
      slot.place === undefined ||
      meant.place === slot.place ||
      meant.place === slot.owner)
  );
}

const isAtOnce = (one: Slot, other: Slot): boolean =>
  one.when === undefined || other.when === undefined || one.when === other.when;

/** A story run forward: who has how much, moment by moment, with what is told as equations between the numbers. */
export class Stage {
  readonly equations = new Equations();
  readonly pots: Pot[] = [];
  readonly deeds: Deed[] = [];
  readonly rates: Extract<Fact, { kind: "rate" }>[] = [];
  readonly markups: Extract<Fact, { kind: "markup" }>[] = [];
  readonly parts: Extract<Fact, { kind: "part" }>[] = [];
  /** The one thing whose price is asked for. */
  priced: Slot | undefined;
  readonly #atFirst: Slot | null;

  /** @param atFirst of what is asked how much there was at first: nothing is taken for none of it */
  constructor(atFirst: Slot | null) {
    this.#atFirst = atFirst;
  }

  play(fact: Fact): void {
    if (fact.kind === "rate") this.rates.push(fact);
    else if (fact.kind === "part") this.parts.push(fact);
    else if (fact.kind === "markup") this.markups.push(fact);
    else if (fact.kind === "has") this.#has(fact);
    else if (fact.kind === "change") this.change(fact.slot, this.amount(fact.amount), fact);
    else if (fact.kind === "transfer") this.#transfer(fact);
    else if (fact.kind === "compare") this.#compare(fact);
    else this.equations.sum([...this.#all(fact.slot, fact.verb), minus(this.amount(fact.amount))]);
  }

  /** An amount as it is told, as a cell. */
  amount(told: Told): Cell {
    if (told.kind === "number") return cell(told.number.value);
    if (told.kind === "unknown") return cell();
    if (told.kind === "rest") throw new Unsettled();
    const whole = this.one(told.of);
    if (!whole) throw new Unsettled();
    if (told.kind === "all") return now(whole);
    if (told.kind === "except") {
      const others = cell();
      this.equations.sum([plus(now(whole)), minus(cell(told.number.value)), minus(others)]);
      return others;
    }
    const share = told.number.unit === "%" ? divide(told.number.value, fromInt(100)) : told.number.value;
    const part = cell();
    this.equations.sum([plus(now(whole), share), minus(part)]);
    return part;
  }

  /** The pot that is meant; null where there is none.
   * @throws {Unsettled} where there are several */
  one(slot: Slot): Pot | null {
    const own = this.pots.filter((pot) => isOf(pot.slot, slot));
    const exact = own.filter(
      (pot) => pot.slot.attributes.length === slot.attributes.length && pot.slot.owner === slot.owner,
    );
    const found = exact.length > 0 ? exact : own;
    if (found.length > 1) throw new Unsettled();
    return found[0] ?? null;
  }

  open(slot: Slot, start: Cell): Pot {
    const pot: Pot = { slot, levels: [start], isTold: start.value !== null, isBeside: false };
    this.pots.push(pot);
    return pot;
  }

  #has({ slot, amount, time, isSupposed, span }: Extract<Fact, { kind: "has" }>): void {
    const told = this.amount(amount);
    if (isSupposed) this.#suppose(slot, span);
    const same = this.pots.filter(
      (pot) => isOf(pot.slot, slot) && pot.slot.entity === slot.entity && pot.slot.place === slot.place,
    );
    if (same.length > 1) throw new Unsettled();
    const [pot] = same;
    // How much there is of it with what its groups hold is no moment of a pot.
    if (pot?.isBeside) throw new Unsettled();
    if (!pot) this.open(slot, told);
    else this.equations.sum([plus(time === "start" ? (pot.levels[0] as Cell) : now(pot)), minus(told)]);
  }

  /** What stands in one of the things that the question supposes stands in each of them. */
  #suppose(slot: Slot, span: Span): void {
    const inside = this.pots.filter(
      (pot) => pot.slot.owner === slot.entity || pot.slot.place === slot.entity,
    );
    for (const pot of inside) {
      const value = now(pot).value;
      if (!value) throw new Unsettled();
      this.pots.splice(this.pots.indexOf(pot), 1);
      const number = { value, shown: numberNode(value), unit: "", isFraction: false, isWord: false } as const;
      this.rates.push({
        kind: "rate",
        span,
        of: { ...pot.slot, owner: "", place: undefined },
        per: slot,
        amount: number,
      });
    }
  }

  change(
    slot: Slot,
    amount: Cell,
    { sign, verb }: { readonly sign: 1 | -1 | 0; readonly verb: string },
  ): void {
    this.deeds.push({ slot, verb, amount });
    if (sign !== 0) this.#moves(this.#changed(slot, sign), amount, sign);
  }

  #moves(pot: Pot, amount: Cell, sign: 1 | -1): void {
    const after = cell();
    this.equations.sum([plus(now(pot)), sign === 1 ? plus(amount) : minus(amount), minus(after)]);
    pot.levels.push(after);
  }

  /** Whose it is that somebody changes: their own, or the only one there is. */
  #changed(slot: Slot, sign: 1 | -1): Pot {
    const own = this.one(slot);
    if (own) return own;
    const alike = this.pots.filter((pot) => isOf(pot.slot, { ...slot, owner: "", place: undefined }));
    const isAnybodys = sign === -1 || alike.every((pot) => pot.slot.owner === "");
    if (alike.length === 1 && alike[0] && isAnybodys) return alike[0];
    if (alike.length > 1 && sign === -1) throw new Unsettled();
    const isNone = sign === 1 && !(this.#atFirst && isOf(slot, this.#atFirst));
    return this.#beside(slot) ?? this.open(slot, isNone ? cell(fromInt(0)) : cell());
  }

  #transfer({ from, to, slot, amount: given, verb }: Extract<Fact, { kind: "transfer" }>): void {
    const amount = this.amount(given);
    const shared = { ...slot, place: undefined };
    this.deeds.push({ slot, verb, amount });
    const source = from
      ? this.#ownOf({ ...shared, owner: from }, cell())
      : to && from === ""
        ? this.#only(shared, to)
        : null;
    if (source) this.#moves(source, amount, -1);
    if (to)
      this.#moves(
        this.#ownOf({ ...shared, owner: to }, from === undefined ? cell(fromInt(0)) : cell()),
        amount,
        1,
      );
  }

  #ownOf(slot: Slot, start: Cell): Pot {
    return this.one(slot) ?? this.#beside(slot) ?? this.open(slot, start);
  }

  /** What goes of something that stands in groups: the groups are counted by themselves. */
  #beside(slot: Slot): Pot | null {
    const isHeld = this.rates.some(({ of }) => isOf({ ...of, owner: slot.owner }, slot));
    if (!isHeld) return null;
    const pot: Pot = { slot, levels: [cell(fromInt(0))], isTold: true, isBeside: true };
    this.pots.push(pot);
    return pot;
  }

  /** Where something is taken from when it is not said. */
  #only(slot: Slot, except: string): Pot | null {
    const sources = this.pots.filter(
      (pot) => pot.slot.owner !== except && isOf(pot.slot, { ...slot, owner: "" }),
    );
    if (sources.length > 1) throw new Unsettled();
    return sources[0] ?? null;
  }

  #compare({
    left,
    right,
    also = [],
    verb,
    plus: more,
    sign,
    times,
  }: Extract<Fact, { kind: "compare" }>): void {
    // What one price is by another is run through by no pot.
    if (verb === "cost") throw new Unsettled();
    const others = [right, ...also].flatMap((slot) =>
      slot.owner.split("&").map((owner) => this.#either({ ...slot, owner }, verb)),
    );
    const one = this.#either(left, verb);
    const on = more ? [{ factor: sign === -1 ? MINUS : ONE, of: cell(more.value) }] : [];
    if (!times && !more) throw new Unsettled();
    this.equations.sum([...others.map((each) => plus(each, times?.value ?? ONE)), ...on, minus(one)]);
  }

  /** What somebody has or did, opened where nothing is told of it yet. */
  #either(slot: Slot, verb: string): Cell {
    if (isHaving(verb)) return now(this.one(slot) ?? this.open(slot, cell()));
    const done = this.deeds.filter(
      (deed) => deed.verb === verb && isOf(deed.slot, slot) && isAtOnce(deed.slot, slot),
    );
    if (done.length > 1) throw new Unsettled();
    if (done[0]) return done[0].amount;
    const amount = cell();
    this.change(slot, amount, { sign: signOf(verb), verb });
    return amount;
  }

  #all(slot: Slot, verb: string): readonly Term[] {
    const owners = slot.owner.split("&");
    if (owners.length > 1) return owners.map((owner) => plus(this.#either({ ...slot, owner }, verb)));
    const done = this.deeds.filter((deed) => deed.verb === verb && isOf(deed.slot, slot));
    if (isHaving(verb) || done.length === 0) throw new Unsettled();
    return done.map(({ amount }) => plus(amount));
  }
}
