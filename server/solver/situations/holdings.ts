import { MONEY } from "../lexicon/nouns";
import { isHaving, isSameAct } from "../lexicon/verbs";
import { type Amount, isKnown, minus, plus } from "./amount";
import type { Condition, Entry, Rate } from "./entries";
import type { Slot } from "./facts";
import { isSameThing, isUnopposed, matches } from "./match";
import type { Part } from "./parts";
import { hasKindBeside, Unclear, Unsaid, unowned } from "./unclear";

/** The account of a story: everything that is had or happens, in order. */
export class Holdings {
  readonly entries: Entry[] = [];
  readonly rates: Rate[] = [];
  readonly conditions: Condition[] = [];
  /** What has a part in an answer. */
  readonly used = new Set<Entry | Rate>();
  /** A kind is meant without what belongs to it: "more birds than storks". */
  isExact = false;
  /** What was done altogether is asked for, so that an act told by another verb may be one of it. */
  isOfAllActs = false;
  /** What the groups are filled with that are asked for, where it is said. */
  content: Slot | undefined;
  /** The one thing whose price is asked for. */
  priced: Slot | undefined;
  /** The answer is a number of groups. */
  isGrouped = false;
  readonly parts: Part[] = [];
  readonly usedParts = new Set<Part>();
  /** Everything is told, and what is looked for is the answer. */
  #isWhole = false;

  close(): void {
    this.#isWhole = true;
    this.used.clear();
    this.usedParts.clear();
  }

  /** What is had or done of a slot so far, by the verb; null where nothing is told. */
  valueOf(slot: Slot, verb: string): Amount | null {
    return isHaving(verb) ? this.stateOf(slot) : this.doneOf(slot, verb);
  }

  /** Entries of a slot; unclear when it is not said whether one belongs to it. */
  fitting(
    slot: Slot,
    among: readonly Entry[] = slot.owner === "" ? unowned(this.entries, slot) : this.entries,
  ): readonly Entry[] {
    const slots = this.entries.map((each) => each.slot);
    const isBeside = hasKindBeside(among, slot);
    const found = among.filter((entry) => {
      if (isBeside && entry.slot.entity !== slot.entity) {
        if (this.isExact) return false;
        throw new Unclear(entry.slot.entity);
      }
      const match = matches(slot, entry.slot);
      if (match === "yes" || match === "no") return match === "yes";
      if (entry.slot.owner === "i" && slots.some((each) => each.owner === slot.owner)) return false;
      if (match.unsaid.every((dimension) => isUnopposed(slot, dimension, slots))) return true;
      throw new Unsaid(entry.slot.entity);
    });
    return found;
  }

  /** How much of a slot there is now; null where nothing is told of it. */
  stateOf(slot: Slot, isHeld = false): Amount | null {
    const own = this.fitting(slot).filter(({ verb }) => verb !== "need");
    if (own.length === 0) return null;
    if (own.some(({ isUntold }) => isUntold) && this.#isWhole) throw new Unclear(slot.entity);
    const [first] = own;
    if (own.some(({ kind, sign }) => kind === "change" && sign === 0)) throw new Unsaid(slot.entity);
    if (own.every(({ isReceived }) => isReceived)) throw new Unsaid(slot.entity);
    if (!isHeld && first?.kind === "change" && first.sign === -1) throw new Unsaid(slot.entity);
    const terms = own.map(({ amount, sign }) => (sign === -1 ? minus(amount) : amount));
    for (const each of own) this.used.add(each);
    return plus(terms);
  }

  /** How much was done of a slot; null where nothing is told of it. */
  doneOf(slot: Slot, verb: string): Amount | null {
    const all = this.entries.filter(
      ({ kind, verb: own, slot: each }) => (kind === "change" || own === verb) && !isPaidForOther(this, each),
    );
    const sign = all.find((each) => isSameAct(each.verb, verb))?.sign;
    // What was baked says nothing of what was eaten.
    const changes = all.filter((each) => each.sign === sign || isSameAct(each.verb, verb));
    const byActor = new Map(
      changes.map((each) => [
        each.actor === undefined || each.actor === ""
          ? each
          : { ...each, slot: { ...each.slot, owner: each.actor } },
        each,
      ]),
    );
    const own = this.fitting(slot, [...byActor.keys()]).map((each) => byActor.get(each) as Entry);
    const same = own.filter((each) => isSameAct(each.verb, verb));
    if (same.length === 0) return null;
    const first = same[0] as Entry;
    // What is sold is not eaten: where no sum is asked for, each act is told for itself by its own verb.
    const isOfItself = !this.isOfAllActs && same.every((each) => each.verb === verb);
    const others = own.filter((each) => !isOfItself && !same.includes(each) && each.sign === first.sign);
    if (others.length > 0) throw new Unclear(verb);
    const sent = same.filter((each, i) => !same.slice(0, i).some((before) => before.amount === each.amount));
    for (const each of same) this.used.add(each);
    return plus(sent.map(({ amount }) => amount));
  }

  /** "some cards", of which nothing more is told: what the groups hold that they are shared out to. */
  isUntoldStart(slot: Slot): boolean {
    const [only, ...more] = this.fitting(slot);
    return (
      only?.kind === "has" &&
      more.length === 0 &&
      !isKnown(only.amount) &&
      this.entries.some(({ isGroup }) => isGroup)
    );
  }

  /** The same for what was done and not had: miles, hours. */
  doneOfAct(slot: Slot, verb: string): Amount | null {
    return this.entries.some(
      (each) => each.sign === 0 && each.kind === "change" && isSameAct(each.verb, verb),
    )
      ? this.doneOf(slot, verb)
      : null;
  }

  /** Before anything happened. */
  startOf(slot: Slot): Amount | null {
    const own = this.fitting(slot);
    const [first] = own;
    if (first?.kind !== "has") return null;
    for (const each of own) this.used.add(each);
    return plus(own.filter(({ kind }) => kind === "has").map(({ amount }) => amount));
  }
}

/** Money that was paid for another thing than the one whose price is asked for. */
export const isPaidForOther = ({ priced, rates }: Holdings, { entity, paidFor }: Slot): boolean =>
  priced !== undefined &&
  entity in MONEY &&
  paidFor !== undefined &&
  !isSameThing(paidFor, priced.entity) &&
  rates.some(({ per }) => per.entity === priced.entity);
