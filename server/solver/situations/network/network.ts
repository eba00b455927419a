import { divide, rational } from "../../expression/rational";
import { isActing, isHaving, isSameAct, isTaking, signOf } from "../../lexicon/verbs";
import { type Amount, difference, minus, over, plus, times, told } from "../amount";
import type { Fact, Sign, Slot, Told } from "../facts";
import { Unclear } from "../unclear";
import { fitsOwner, fitsPlace, fitsThing, fitsTime, isMoney, isVery } from "./fitting";
import type { Found, Link, Quantity } from "./quantities";

type Compare = Extract<Fact, { kind: "compare" }>;
export type Markup = Extract<Fact, { kind: "markup" }>;
type Part = Extract<Fact, { kind: "part" }>;

const HUNDRED = rational(100n);

/** What a story tells as quantities that come from one another, in the order they are told. Nothing is assumed: what
 * is compared with must be told somewhere. */
export class Network {
  readonly quantities: Quantity[] = [];
  readonly links: Link[] = [];
  readonly parts: Part[] = [];
  /** What is put on all that is paid, or taken off it. */
  readonly markups: Markup[] = [];
  /** Told to be all that there is in the end, where what there was at first is not told. */
  readonly ends: Quantity[] = [];
  /** Facts that say only that what is asked about stays. */
  readonly kept: Fact[] = [];
  #open: Compare[] = [];

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) {
      this.#tell(fact);
      this.#compareOpen();
    }
    if (this.#open.length > 0) throw new Unclear("compared");
  }

  #tell(fact: Fact): void {
    if (fact.kind === "has") this.#has(fact);
    else if (fact.kind === "change") this.#change(fact);
    else if (fact.kind === "transfer") this.#transfer(fact);
    else if (fact.kind === "compare") this.#open.push(fact);
    else if (fact.kind === "part") this.parts.push(fact);
    else if (fact.kind === "rate") this.#link(fact);
    else if (fact.kind === "markup") this.markups.push(fact);
    else this.#total(fact);
  }

  #put(quantity: Quantity): void {
    this.quantities.push(quantity);
  }

  #has(fact: Extract<Fact, { kind: "has" }>): void {
    const { slot, time } = fact;
    const { amount, from } = this.#amountOf(fact.amount, slot);
    const entry: Quantity = { slot, amount, sign: 1, verb: "have", isHad: true, from: [fact, ...from] };
    const before = this.quantities.filter(
      (each) => isVery(each.slot, slot) && each.slot.owner === slot.owner && each.sign !== 0,
    );
    // What the question supposes beside what there is of it is another amount of the same.
    const isBeside = this.quantities.some(
      (each) =>
        each.isHad && each.slot.entity === slot.entity && !(isSupposed(each) && !isVery(each.slot, slot)),
    );
    if ((fact.isSupposed || fact.isCondition) && isBeside) throw new Unclear(slot.entity);
    if (time === "end" && before.length > 0) {
      if (before.some(({ isHad }) => isHad)) throw new Unclear(slot.entity);
      this.ends.push(entry);
      return;
    }
    // Two amounts of the same: now and then, here and there, or of two who are not told apart.
    if (before.some((each) => each.isHad && fitsTime(each.slot, slot) && each.slot.place === slot.place))
      throw new Unclear(slot.entity);
    if (time !== "start" && before.some(({ isHad }) => !isHad)) throw new Unclear(slot.entity);
    this.#put(entry);
  }

  #change(fact: Extract<Fact, { kind: "change" }>): void {
    const { slot, sign, verb, isSome } = fact;
    // Whoever "buys 3 dollars worth" gets no money.
    const isBought = isMoney(slot) && isSameAct(verb, "buy") && !isSameAct(verb, "earn");
    if ((isSome && !this.#isTaken(fact)) || isBought) throw new Unclear(slot.entity);
    const { amount, from } = this.#amountOf(fact.amount, slot);
    // "saves the rest": what was there is there, and was not got once more.
    const isKept = sign === 1 && fact.amount.kind === "all";
    if (isKept) this.kept.push(fact);
    this.#put({ slot, amount, sign: isKept ? 0 : sign, verb, isHad: false, from: [fact, ...from] });
  }

  /** "used 70 of the flowers": of those that were told, all of them whoever's, and fewer of them are left. */
  #isTaken({ slot, sign }: Extract<Fact, { kind: "change" }>): boolean {
    const whole = this.quantities.filter((each) => fitsThing(slot, each.slot));
    return (
      sign === -1 &&
      whole.some((each) => each.sign === 1) &&
      whole.every((each) => each.sign !== 0 && fitsOwner(slot.owner, each.slot))
    );
  }

  #transfer(fact: Extract<Fact, { kind: "transfer" }>): void {
    const { from: giver, to, slot, verb } = fact;
    const { amount, from } = this.#amountOf(fact.amount, { ...slot, owner: giver ?? "" });
    const shared = { amount, verb, isHad: false, from: [fact, ...from] };
    if (giver) this.#put({ ...shared, slot: { ...slot, owner: giver, place: undefined }, sign: -1 });
    if (to) this.#put({ ...shared, slot: { ...slot, owner: to, place: undefined }, sign: 1 });
    // Where something is taken from that somebody has is not said.
    const isHeld = isTaking(verb) && this.quantities.some((each) => fitsThing(slot, each.slot));
    if ((!giver && !to) || (!giver && isHeld)) throw new Unclear(slot.entity);
  }

  #total(fact: Extract<Fact, { kind: "total" | "together" }>): void {
    const { slot, amount, verb } = fact;
    if (fact.kind === "together" || !isMoney(slot) || amount.kind !== "number")
      throw new Unclear(slot.entity);
    const sum = told(amount.number.value, amount.number.shown);
    this.#put({ slot, amount: sum, sign: signOf(verb), verb, isHad: false, from: [fact], isSum: true });
  }

  #link(fact: Extract<Fact, { kind: "rate" }>): void {
    const { of, per, amount, isSingle, isReduction, verb, sign, doer, among } = fact;
    if (isReduction) throw new Unclear(of.entity);
    this.links.push({
      of,
      per,
      amount: told(amount.value, amount.shown),
      from: [fact],
      verb,
      sign,
      doer,
      isSingle,
      among,
    });
  }

  #amountOf(amount: Told, slot: Slot): Found {
    if (amount.kind === "number") return { amount: told(amount.number.value, amount.number.shown), from: [] };
    if (amount.kind === "unknown" || amount.kind === "rest") throw new Unclear(slot.entity);
    const whole = this.stateOf(amount.of) ?? this.stateOf({ ...amount.of, owner: "" });
    if (!whole) throw new Unclear(slot.entity);
    if (amount.kind === "all") return whole;
    const { value, shown, unit } = amount.number;
    if (amount.kind === "except") return { ...whole, amount: difference(whole.amount, told(value, shown)) };
    const share =
      unit === "%" ? told(divide(value, HUNDRED), { kind: "percent", operand: shown }) : told(value, shown);
    const part = times(share, whole.amount);
    if (!part) throw new Unclear(slot.entity);
    return { amount: part, from: whole.from };
  }

  /** How much there is by now of what somebody has; null where nothing is told of it. */
  stateOf(slot: Slot): Found | null {
    const own = this.quantities.filter(
      (each) =>
        fitsThing(slot, each.slot) &&
        (each.slot.owner === slot.owner || slot.owner === "" || each.slot.owner === "") &&
        each.sign !== 0,
    );
    const owners = new Set(own.map((each) => each.slot.owner));
    if (own.length === 0 || owners.size > 1 || own[0]?.sign === -1) return null;
    return {
      amount: plus(own.map(({ amount, sign }) => (sign === -1 ? minus(amount) : amount))),
      from: own.flatMap(({ from }) => from),
    };
  }

  #compareOpen(): void {
    for (let again = true; again; ) {
      again = false;
      for (const fact of this.#open) {
        if (!this.#compare(fact)) continue;
        this.#open = this.#open.filter((each) => each !== fact);
        again = true;
      }
    }
  }

  /** @returns whether what it compares with is told by now */
  #compare(fact: Compare): boolean {
    const { also = [], plus: more, sign, times: factor } = fact;
    if (fact.verb === "cost") return this.#comparePrices(fact);
    const { left, right, verb } = this.#ofSomebody(fact);
    const others = [right, ...also].flatMap((slot) =>
      slot.owner.split("&").map((owner) => this.#compared({ ...slot, owner }, verb)),
    );
    const own = this.#compared(left, verb);
    const known = others.filter((each) => each !== null);
    if (known.length === others.length && !own) {
      const amount = compared(plus(known.map(({ amount: each }) => each)), { more, sign, factor });
      this.#put(told_(left, verb, { amount, from: [fact, ...known.flatMap(({ from }) => from)] }));
      return true;
    }
    if (!own || others.length > 1 || known.length > 0) {
      if (own && known.length === others.length) throw new Unclear(left.entity);
      return false;
    }
    const on = more && told(more.value, more.shown);
    const less = on ? plus([own.amount, sign === -1 ? on : minus(on)]) : own.amount;
    const amount = factor ? over(less, told(factor.value, factor.shown)) : less;
    if (!amount) throw new Unclear(left.entity);
    this.#put(told_(right, verb, { amount, from: [fact, ...own.from] }));
    return true;
  }

  /** "The number of pens is twice the number of pads. He bought 8 pens": whose they are, and what is done with them, is
   * told where one of them is counted. */
  #ofSomebody({ left, right, verb }: Compare): Pick<Compare, "left" | "right" | "verb"> {
    const own = this.quantities.filter(({ slot }) => isVery(slot, left) || isVery(slot, right));
    const [only, ...more] = own;
    if (left.owner !== "" || right.owner !== "" || !only || more.length > 0 || only.slot.owner === "")
      return { left, right, verb };
    const { owner } = only.slot;
    return { left: { ...left, owner }, right: { ...right, owner }, verb: only.isHad ? verb : only.verb };
  }

  /** What is told of one side of a comparison. */
  #compared(slot: Slot, verb: string): Found | null {
    const all = this.quantities.filter(
      (each) =>
        fitsThing(slot, each.slot) &&
        isVery(slot, each.slot) &&
        (each.slot.owner === slot.owner || isThere(slot, each.slot)) &&
        (slot.when === undefined ? each.slot.when === undefined : each.slot.when === slot.when) &&
        fitsPlace(slot, each.slot),
    );
    const same = all.filter((each) =>
      each.isHad ? isHaving(verb) || !isActing(verb) : isHaving(verb) || isSameAct(each.verb, verb),
    );
    // "Ann was paid more coins than Ben. Ben received 9": both got them, and nothing else is told of his.
    const isGain = ({ isHad, sign }: Quantity): boolean => !isHad && sign === 1 && signOf(verb) === 1;
    const own = same.length > 0 || all.length > 1 ? same : all.filter(isGain);
    if (own.length === 0) return null;
    if (!isHaving(verb))
      return { amount: plus(own.map(({ amount }) => amount)), from: own.flatMap(({ from }) => from) };
    return this.stateOf(slot);
  }

  #comparePrices(fact: Compare): boolean {
    const { left, right, plus: more, sign, times: factor } = fact;
    const [price, ...others] = this.links.filter(
      ({ of, per }) => isMoney(of) && per.entity === right.entity && isVery(per, right),
    );
    if (others.length > 0 || this.links.some(({ of, per }) => isMoney(of) && isVery(per, left)))
      throw new Unclear(left.entity);
    if (!price) return false;
    const amount = compared(price.amount, { more, sign, factor });
    this.links.push({ ...price, per: left, amount, from: [fact, ...price.from], isSingle: true });
    return true;
  }
}

/** "in 5 red boxes and 2 blue boxes": each of them by itself. */
const isSupposed = ({ from: [fact] }: Quantity): boolean => fact?.kind === "has" && fact.isSupposed === true;

/** "The choir has twice as many. There are 18 in the choir": what has them is where they are. */
const isThere = ({ owner }: Slot, { owner: other, place }: Slot): boolean =>
  owner !== "" && other === "" && place === owner;

const told_ = (slot: Slot, verb: string, { amount, from }: Found): Quantity => {
  const isHad = isHaving(verb) || !isActing(verb);
  const sign: Sign = isHad ? 1 : signOf(verb);
  return { slot, amount, sign, verb: isHad ? "have" : verb, isHad, from };
};

/** So many times as much, and so much more or less. */
function compared(
  of: Amount,
  { more, sign, factor }: { more: Compare["plus"]; sign: Compare["sign"]; factor: Compare["times"] },
): Amount {
  const scaled = factor ? times(told(factor.value, factor.shown), of) : of;
  if (!scaled || (!more && !factor)) throw new Unclear("compared");
  const on = more && told(more.value, more.shown);
  return on ? plus([scaled, sign === -1 ? minus(on) : on]) : scaled;
}
