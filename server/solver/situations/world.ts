import { divide, equals, rational } from "../expression/rational";
import { MONEY } from "../lexicon/nouns";
import { COOKING, HARVESTING } from "../lexicon/story-verbs";
import { isHaving, isSameAct, isTaking, signOf } from "../lexicon/verbs";
import { type Amount, isKnown, letter, minus, NONE, plus, times, told } from "./amount";
import type { Entry, Rate } from "./entries";
import { quantityText, thingText } from "./evidence/wording";
import type { Fact, Slot, Told } from "./facts";
import { Holdings } from "./holdings";
import { sumsOfKinds } from "./kinds";
import { isSameSlot, isSameThing } from "./match";
import { isNamed, isOpposed, type Part } from "./parts";
import { comparePrices, tellRate } from "./rates";
import { holderOf, isHeld, loneHolder, settled, signAmong, sourceOf, Unclear, Unsaid } from "./unclear";
import { untoldChange } from "./untold";

const HUNDRED = rational(100n);
const LETTERS = "xyzabcdefghkmnpqrstuvw";

const NOWHERE = { start: 0, end: 0 };

/** The account of a story as it is told, fact by fact. */
export class World extends Holdings {
  readonly #open = new Set<Part>();
  readonly unknowns: { readonly letter: string; readonly means: string }[] = [];

  unknown(slot: Slot): Amount {
    const name = LETTERS[this.unknowns.length];
    if (name === undefined) throw new Unclear("unknowns");
    this.unknowns.push({ letter: name, means: quantityText(slot) });
    return letter(name);
  }

  tell(fact: Fact): void {
    const before = this.entries.length;
    this.#tell(fact);
    if (!fact.isCondition) return;
    for (let at = before; at < this.entries.length; at += 1)
      this.entries[at] = { ...(this.entries[at] as Entry), isCondition: true };
  }

  #tell(fact: Fact): void {
    if (fact.kind === "has") this.#has(fact);
    else if (fact.kind === "change") this.#change(fact);
    else if (fact.kind === "transfer") this.#transfer(fact);
    else if (fact.kind === "compare") this.#compare(fact);
    else if (fact.kind === "rate") tellRate(this, fact);
    else if (fact.kind === "part") this.parts.push(fact);
    else if (fact.kind === "total") this.#total(fact);
    else if (fact.kind === "together") this.#together(fact);
    else throw new Unclear(fact.what);
  }

  /** What is told of all of something is no more of it than its kinds are. */
  sumKinds(): void {
    for (const { whole, kinds } of sumsOfKinds(this.entries)) {
      this.entries.splice(this.entries.indexOf(whole), 1);
      this.conditions.push({
        left: plus(kinds.map(({ amount }) => amount)),
        right: whole.amount,
        says: this.#says(whole.slot),
      });
    }
  }

  #change({ slot, amount, sign, verb, isSome, isBorrowed }: Extract<Fact, { kind: "change" }>): void {
    const held = holderOf(this.entries, { slot, sign, verb });
    // "They have 12 and buy the rest": the rest of what is needed, and not all that they have once more.
    if (sign === 1 && amount.kind === "all" && !HARVESTING.has(verb) && isSameSlot(amount.of, held))
      throw new Unclear(held.entity);
    // Whether eggs that are cooked are those that were there is not said.
    const isHad = this.entries.some((each) => each.kind === "has" && isSameSlot(each.slot, held));
    if (COOKING.has(verb) && sign === 1 && isHad) throw new Unclear(held.entity);
    if (this.#isToldOfAssumed(held, amount, verb)) return;
    this.#put({
      kind: "change",
      slot: held,
      amount: this.amountOf(amount, held),
      sign: signAmong(this.entries, { slot: held, sign, isSome }),
      verb,
      actor: slot.owner,
      isBorrowed,
      isAll: sign === -1 && amount.kind === "all",
    });
  }

  /** "Ann sold twice as many as Ben. Ann sold 60": the number is that of the amount compared before, no other. */
  #isToldOfAssumed(slot: Slot, amount: Told, verb: string): boolean {
    const assumed = this.entries.find(
      (each) =>
        each.isAssumed && each.kind === "change" && isSameAct(each.verb, verb) && isSameSlot(each.slot, slot),
    );
    if (!assumed || amount.kind !== "number" || isKnown(assumed.amount) === true) return false;
    this.conditions.push({
      left: assumed.amount,
      right: this.amountOf(amount, slot),
      says: this.#says(slot),
    });
    return true;
  }

  #put(entry: Entry): void {
    // "She picked 30 in all. She picked 12 on Monday": those are among the 30.
    const isIn = ({ isSum, slot, verb }: Entry): boolean =>
      isSum === true && isSameAct(verb, entry.verb) && isSameSlot({ ...slot, place: undefined }, entry.slot);
    if (this.entries.some(isIn)) throw new Unclear(entry.slot.entity);
    this.entries.push(entry);
  }

  amountOf(amount: Told, slot: Slot): Amount {
    if (amount.kind === "number") return told(amount.number.value, amount.number.shown);
    if (amount.kind === "unknown") return this.unknown(slot);
    if (amount.kind === "rest") return this.#restOf(amount.of);
    const whole = this.#wholeOf(amount.of);
    if (!whole) throw this.#untold(amount.of);
    if (amount.kind === "all") return whole;
    if (amount.kind === "except") return plus([whole, minus(told(amount.number.value, amount.number.shown))]);
    const { value, shown, unit } = amount.number;
    const part =
      unit === "%" ? told(divide(value, HUNDRED), { kind: "percent", operand: shown }) : told(value, shown);
    return times(part, whole) ?? NONE;
  }

  /** What a share is of: what one has, or what the only one who has any has. */
  #wholeOf(of: Slot): Amount | null {
    // "60% of the students are girls. There are 300 boys": of all of them, and not of those boys.
    const isOfKind = ({ slot }: Entry, part: Part): boolean => isNamed(part, slot) || isOpposed(part, slot);
    const own = this.parts.filter(({ whole }) => isSameThing(whole.entity, of.entity));
    if (own.some((part) => this.entries.some((each) => isOfKind(each, part)))) throw new Unsaid(of.entity);
    const known = this.partOf(of) ?? this.stateOf(of);
    if (known) return known;
    const holder = loneHolder(this.entries, of);
    return holder && this.stateOf(holder);
  }

  /** So much of a whole as is told to be of the kind that is meant: "girls" of students, "red" ones of marbles; null
   * where no such part is told. */
  partOf(slot: Slot): Amount | null {
    const [part, ...more] = this.parts.filter((each) => !each.isNegated && isNamed(each, slot));
    if (!part) return this.#othersThan(slot);
    if (more.length > 0) throw new Unclear(slot.entity);
    return this.sizeOf(part);
  }

  /** The girls, where so many of the children are boys and no other part is told. */
  #othersThan(slot: Slot): Amount | null {
    const [part, ...more] = this.parts;
    if (!part || more.length > 0 || part.isNegated || part.amount.kind === "rest") return null;
    if (!isOpposed(part, slot) || this.entries.some((each) => isSameSlot(each.slot, slot))) return null;
    const whole = this.stateOf(part.whole);
    return whole && plus([whole, minus(this.sizeOf(part))]);
  }

  /** @throws {Unclear} for a part of itself: "half of the green ones were green" */
  sizeOf(part: Part): Amount {
    if (this.#open.has(part)) throw new Unclear(part.part);
    this.#open.add(part);
    this.usedParts.add(part);
    const size = this.amountOf(part.amount, part.whole);
    this.#open.delete(part);
    return size;
  }

  #restOf(whole: Slot): Amount {
    const all = this.partOf(whole) ?? this.stateOf(whole);
    const others = this.parts.filter(
      (each) => each.amount.kind !== "rest" && isSameSlot(each.whole, whole) && !each.isNegated,
    );
    // "29 were eaten and the rest were frozen": what there was by then.
    const isLess = this.entries.some(({ slot, sign }) => sign === -1 && isSameSlot(slot, whole));
    if (!all) throw this.#untold(whole);
    if (others.length === 0 && !isLess) throw new Unclear(whole.entity);
    return plus([all, ...others.map((each) => minus(this.sizeOf(each)))]);
  }

  /** How many there are of which parts are told may still follow from one of these. */
  #untold({ entity }: Slot): Unclear {
    const isTold = this.entries.some(({ slot }) => slot.entity === entity);
    return isTold ? new Unclear(entity) : new Unsaid(entity);
  }

  /** What is told to be had is the start of the account, or must agree with what it has come to. */
  #has(fact: Extract<Fact, { kind: "has" }>): void {
    const slot = settled(this.entries, fact.slot);
    if (fact.isSupposed) {
      this.#suppose(slot, this.amountOf(fact.amount, slot));
      return;
    }
    const before = this.entries.filter((each) => isSameSlot(each.slot, slot));
    const assumed = before.find((each) => each.isAssumed);
    const amount = this.amountOf(fact.amount, slot);
    // "One shelf holds 23 jars and another holds 12": what one holds is not what each of them does.
    const isOfAnother = ({ of, per }: Rate): boolean =>
      per.entity === slot.owner && isSameThing(of.entity, slot.entity) && per.attributes.length === 0;
    if (this.rates.some(isOfAnother)) throw new Unclear(slot.entity);
    const { isGroup, isOfRest } = fact;
    const entry: Entry = { kind: "has", slot, amount, sign: 1, verb: "have", isGroup, isOfRest };
    if (assumed) this.conditions.push({ left: assumed.amount, right: amount, says: this.#says(slot) });
    else if (fact.time === "start") {
      if (before.some(({ kind }) => kind === "has")) throw new Unclear(slot.entity);
      this.entries.unshift(entry);
    } else this.#now(entry, before, fact.time === "end");
  }

  /** What there is by now. */
  #now(entry: Entry, before: readonly Entry[], isEnd: boolean): void {
    const { slot, amount } = entry;
    const changes = before.filter(({ kind, sign }) => kind === "change" && sign !== 0);
    const had = before.filter(({ kind }) => kind === "has");
    if (changes.length === 0 && (had.length === 0 || !isEnd)) {
      if (had.length === 0) this.#put(entry);
      else this.#again(entry, had);
      return;
    }
    if (had.length === 0) {
      if (!isEnd) throw new Unclear(slot.entity);
      // "She picked 30 and ate some. Now she has 12": all that she has to eat is what she picked.
      const [first] = changes;
      const isFromNothing =
        first?.sign === 1 && isKnown(first.amount) && !changes.every(({ amount: each }) => isKnown(each));
      if (!isFromNothing)
        this.entries.unshift({ kind: "has", slot, amount: this.unknown(slot), sign: 1, verb: "have" });
    }
    if (changes.length === 0) this.entries.push(...untoldChange(had, amount, () => this.unknown(slot)));
    const now = this.stateOf(slot);
    if (!now) throw new Unclear(slot.entity);
    this.conditions.push({ left: now, right: amount, says: this.#says(slot) });
  }

  /** The question's own amount stands for itself: what is told of the same thing would be another. */
  #suppose(slot: Slot, amount: Amount): void {
    // "in 5 red boxes and 2 blue boxes": those are told apart.
    const isApart = ({ isSupposed, slot: own }: Entry): boolean =>
      isSupposed === true && own.attributes.length > 0 && own.attributes.join() !== slot.attributes.join();
    if (this.entries.some((each) => each.slot.entity === slot.entity && !isApart(each)))
      throw new Unclear(slot.entity);
    this.#put({ kind: "has", slot, amount, sign: 1, verb: "have", isSupposed: true });
    for (const each of this.entries.filter(
      ({ kind, slot: own }) => kind === "has" && (own.owner === slot.entity || own.place === slot.entity),
    )) {
      this.entries.splice(this.entries.indexOf(each), 1);
      this.rates.push({
        of: { ...each.slot, owner: "", place: undefined },
        per: slot,
        amount: each.amount,
        isSingle: false,
      });
    }
  }

  #total({ slot, amount: given, verb }: Extract<Fact, { kind: "total" }>): void {
    const amount = this.amountOf(given, slot);
    if (slot.owner.includes("&")) {
      this.#together({ kind: "together", span: NOWHERE, slot, amount: given, verb });
      return;
    }
    const own = this.valueOf({ ...slot, place: undefined, when: undefined }, verb);
    if (own) this.conditions.push({ left: own, right: amount, says: this.#says(slot) });
    else if (isHaving(verb)) this.#put({ kind: "has", slot, amount, sign: 1, verb });
    else this.#put({ kind: "change", slot, amount, sign: signOf(verb), verb, isSum: true });
  }

  /** Told twice: the same again, or more of it elsewhere. */
  #again(entry: Entry, had: readonly Entry[]): void {
    const same = had.some(
      ({ slot, amount }) =>
        slot.place === entry.slot.place &&
        slot.when === entry.slot.when &&
        equals(amount.constant, entry.amount.constant) &&
        amount.letters.size + entry.amount.letters.size === 0,
    );
    if (same) return;
    // "15 files on her phone … 20 files": elsewhere, or by now, is not said where one of them tells no place.
    const isApart = (one: string | undefined, other: string | undefined): boolean =>
      one !== undefined && other !== undefined && one !== other;
    if (
      !had.every(({ slot }) => isApart(slot.place, entry.slot.place) || isApart(slot.when, entry.slot.when))
    )
      throw new Unclear(entry.slot.entity);
    this.#put(entry);
  }

  #says(slot: Slot): string {
    return `This is what the story says about the ${thingText(slot)}.`;
  }

  #transfer({ from, to, slot, amount: given, verb }: Extract<Fact, { kind: "transfer" }>): void {
    const amount = this.amountOf(given, { ...slot, owner: from ?? "" });
    const shared = { kind: "change", amount, verb } as const;
    const isPlace = (key: string | undefined): boolean =>
      key !== undefined &&
      this.entries.some((each) => each.slot.place === key && each.slot.entity === slot.entity);
    const at = (key: string): Slot =>
      isPlace(key) ? { ...slot, owner: "", place: key } : { ...slot, owner: key };
    const isMove = isPlace(from) && isPlace(to);
    const isTaken = !from && isTaking(verb) && isHeld(this.entries, slot);
    // "5 jars with 12 coins each. He takes 8": out of the jars, or from elsewhere.
    const isInGroups = this.rates.some(({ of }) => !(of.entity in MONEY) && of.entity === slot.entity);
    if (!from && isTaking(verb) && !isTaken && isInGroups) throw new Unclear(slot.entity);
    if (from) this.#put({ ...shared, sign: -1, slot: at(from) });
    else if (isTaken) this.#put({ ...shared, sign: -1, slot: sourceOf(this.entries, slot) });
    if (!to) return;
    const isReceived = !isMove && from !== undefined && from !== "";
    this.#put({
      ...shared,
      sign: 1,
      isReceived,
      // "took 50 photos at the zoo": of nobody, and there.
      slot: isMove ? at(to) : { ...slot, owner: to, place: from || isTaken ? undefined : slot.place },
    });
  }

  #compare(fact: Extract<Fact, { kind: "compare" }>): void {
    const { left, right, verb, plus: more, sign, times: factor } = fact;
    if (verb === "cost") {
      comparePrices(this, fact);
      return;
    }
    const others = [right, ...(fact.also ?? [])]
      .flatMap((slot) => slot.owner.split("&").map((owner) => ({ ...slot, owner })))
      .map((slot) => this.valueOf(slot, verb) ?? this.#assumed(slot, verb));
    const scaled = factor ? times(told(factor.value, factor.shown), plus(others)) : plus(others);
    const on = more && told(more.value, more.shown);
    if ((!more && !factor) || !scaled) throw new Unclear(left.entity);
    const value = on ? plus([scaled, sign === -1 ? minus(on) : on]) : scaled;
    const known = this.entries.some((each) => isSameSlot(each.slot, left)) ? this.valueOf(left, verb) : null;
    const way = signOf(verb);
    if (known) this.conditions.push({ left: known, right: value, says: this.#says(left) });
    else if (isHaving(verb))
      this.#put({ kind: "has", slot: left, amount: value, sign: 1, verb, isAssumed: !isKnown(value) });
    else
      this.#put({
        kind: "change",
        slot: holderOf(this.entries, { slot: left, sign: way, verb }),
        amount: value,
        sign: way,
        verb,
        actor: left.owner,
        isAssumed: !isKnown(value),
      });
  }

  #assumed(slot: Slot, verb: string): Amount {
    const amount = this.unknown(slot);
    this.#put({
      kind: isHaving(verb) ? "has" : "change",
      slot,
      amount,
      sign: isHaving(verb) ? 1 : signOf(verb),
      verb,
      isAssumed: true,
    });
    return amount;
  }

  #together({ slot, amount, verb }: Extract<Fact, { kind: "together" }>): void {
    const owners = slot.owner.split("&").filter((each) => each !== "*");
    const values = owners.map(
      (owner) => this.valueOf({ ...slot, owner }, verb) ?? this.#assumed({ ...slot, owner }, verb),
    );
    if (values.length < 2) throw new Unclear(slot.entity);
    this.conditions.push({ left: plus(values), right: this.amountOf(amount, slot), says: this.#says(slot) });
  }
}
