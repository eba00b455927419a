import {
  add,
  compare,
  isZero,
  multiply,
  type Rational,
  rational,
  subtract,
  toNumber,
  ZERO,
} from "../../expression/rational";
import { isHaving } from "../../lexicon/verbs";
import { type Amount, isKnown } from "../amount";
import type { Entry } from "../entries";
import type { Fact, Slot, Told } from "../facts";
import { isSameThing } from "../match";
import { type Answer, valueAt } from "../reason";
import type { Solved } from "../situation";
import type { Bar, BarModel, BarPart } from "./types";
import { figureText, Names, thingText, valueText } from "./wording";

/** More parts than this are no drawing any more. */
const MOST_PARTS = 12;

/** A solved story as bars: the first drawing that shows it; null where none does. */
export function barsOf(solved: Solved, text: string): BarModel | null {
  const drawing = new Drawing(solved, text);
  return drawing.comparison() ?? drawing.fraction() ?? drawing.changes() ?? drawing.groups();
}

class Drawing {
  readonly #facts: readonly Fact[];
  readonly #question: Solved["question"];
  readonly #answer: Answer;
  readonly #names: Names;

  constructor({ facts, question, answer }: Solved, text: string) {
    this.#facts = facts;
    this.#question = question;
    this.#answer = answer;
    this.#names = new Names(text);
  }

  #value(amount: Amount): Rational | null {
    return valueAt(amount, this.#answer.values);
  }

  #part(value: Rational, label: string, { isTold = false, isAsked = false } = {}): BarPart {
    const { entity } = this.#answer.slot;
    return {
      label,
      value: valueText(value, entity),
      size: toNumber(value),
      isTold: isTold && !isAsked,
      isAsked,
    };
  }

  #whole(value: Rational, label: string, flags: { isTold?: boolean; isAsked?: boolean }): Bar["whole"] {
    const { size: _size, ...whole } = this.#part(value, label, flags);
    return whole;
  }

  /** Two that are compared, one above the other. */
  comparison(): BarModel | null {
    const question = this.#question;
    const fact = this.#facts.find(
      (each) => each.kind === "compare" && !(each.plus && each.times) && this.#isOfAsked(each),
    );
    const pair = question.kind === "difference" ? question : fact;
    if (!pair || !("left" in pair)) return null;
    const isHad = (each: Entry, slot: Slot): boolean =>
      each.slot.entity === slot.entity &&
      each.slot.owner === slot.owner &&
      (slot.attributes.length === 0 || slot.attributes.every((one) => each.slot.attributes.includes(one)));
    const [left, right] = [pair.left, pair.right].map((slot) => {
      const own = this.#answer.world.entries.filter((each) => isHad(each, slot));
      return own.length === 1 && own[0] ? { slot, entry: own[0], value: this.#value(own[0].amount) } : null;
    });
    if (!left?.value || !right?.value) return null;
    const [more, less] = compare(left.value, right.value) >= 0 ? [left, right] : [right, left];
    const [high, low] = [more.value as Rational, less.value as Rational];
    if (isZero(low)) return null;
    const isPlus = question.kind === "difference" || (fact?.kind === "compare" && fact.plus !== undefined);
    const units = isPlus ? null : unitsIn(high, low);
    if (!isPlus && units === null) return null;
    const common = { isTold: less.entry.amount.isTold === true };
    const asked = this.#isAsked(less.entry);
    const over = this.#part(subtract(high, low), "more", {
      isTold: question.kind !== "difference",
      isAsked: question.kind === "difference",
    });
    const parts = units
      ? Array.from({ length: units }, () => this.#part(low, "", { ...common, isAsked: asked }))
      : [this.#part(low, "", { ...common, isAsked: asked }), over];
    const bar = ({ slot, entry, value }: typeof more, own: readonly BarPart[]): Bar => ({
      label: this.#label(slot),
      parts: own,
      whole: this.#whole(value as Rational, "", {
        isTold: entry.amount.isTold,
        isAsked: this.#isAsked(entry),
      }),
    });
    return {
      kind: "comparison",
      bars: [bar(more, parts), bar(less, [this.#part(low, "", { ...common, isAsked: asked })])],
    };
  }

  #isOfAsked({ left, right }: Extract<Fact, { kind: "compare" }>): boolean {
    const { owner } = this.#answer.slot;
    return owner === left.owner || owner === right.owner;
  }

  #label(slot: Slot): string {
    return this.#names.of(slot.owner) || thingText(slot);
  }

  /** An entry that is asked for outright. */
  #isAsked(entry: Entry): boolean {
    const question = this.#question;
    if (question.kind !== "state" && question.kind !== "event") return false;
    const { slot } = question;
    return (
      !entry.amount.isTold &&
      isSameThing(entry.slot.entity, slot.entity) &&
      (slot.owner === "" || slot.owner === entry.slot.owner)
    );
  }

  /** A whole of which a part is told. */
  fraction(): BarModel | null {
    const question = this.#question;
    const [part] = this.#answer.world.parts;
    if (question.kind !== "part" || !part) return null;
    const whole = this.#entriesOf(part.whole);
    const [only] = whole;
    const all = only && whole.length === 1 ? this.#value(only.amount) : null;
    if (!all) return null;
    const own = this.#answer.value;
    const isOwn = question.part === part.part && question.isNegated === part.isNegated;
    const named = `${part.isNegated ? "not " : ""}${part.part}${shareOf(part.amount)}`;
    const asked = `${question.isNegated ? "not " : ""}${question.part}`;
    const rest = this.#part(subtract(all, own), isOwn ? "the others" : named, {
      isTold: !isOwn && part.amount.kind === "number",
    });
    const answer = this.#part(own, isOwn ? named : asked, { isAsked: true });
    return {
      kind: isPercent(part.amount) ? "percent" : "fraction",
      bars: [
        {
          label: "",
          parts: isOwn ? [answer, rest] : [rest, answer],
          whole: this.#whole(all, thingText(part.whole), { isTold: only?.amount.isTold }),
        },
      ],
    };
  }

  #entriesOf(slot: Slot): readonly Entry[] {
    return this.#answer.world.entries.filter(
      (each) =>
        this.#answer.world.used.has(each) && isSameThing(each.slot.entity, slot.entity) && each.sign !== 0,
    );
  }

  /** What came in over what went and what is left, or the parts of a whole. */
  changes(): BarModel | null {
    const { world, slot, value, whole } = this.#answer;
    const question = this.#question;
    if (whole !== undefined || [...world.used].some((each) => "per" in each)) return null;
    if (question.kind !== "state" && question.kind !== "event") return null;
    const own = world.entries.filter(
      (each) => isSameThing(each.slot.entity, slot.entity) && this.#isInQuestion(each) && each.sign !== 0,
    );
    const isSum = question.kind === "event" && own.every((each) => each.amount.isTold);
    const gains = own.filter(({ sign }) => isSum || sign === 1);
    const losses = own.filter(({ sign }) => !isSum && sign === -1);
    const known = [...gains, ...losses].map((each) => this.#value(each.amount));
    if (own.length < 2 || own.length > MOST_PARTS || known.some((each) => each === null)) return null;
    const all = sum(gains.map((each) => this.#value(each.amount) as Rational));
    const gone = sum(losses.map((each) => this.#value(each.amount) as Rational));
    const left = subtract(all, gone);
    if (compare(left, rational(0n)) < 0) return null;
    const isEnd = question.kind === "state" && question.time === "end" && compare(left, value) === 0;
    const isTotal = losses.length === 0 && compare(left, value) === 0;
    if (!isEnd && !isTotal && own.every((each) => each.amount.isTold)) return null;
    const isUnknownAsked = !isEnd && !isTotal;
    const into = gains.map((each, i) =>
      this.#entryPart(each, this.#gainLabel(each, i, gains), isUnknownAsked),
    );
    const thing = thingText(slot);
    const flags = { isTold: !isEnd && !isTotal && this.#isToldTotal(left) };
    if (losses.length === 0) {
      const total = this.#whole(all, thing, { ...flags, isAsked: isTotal });
      return { kind: "part-whole", bars: [{ label: "", parts: into, whole: total }] };
    }
    const out = losses.map((each) => this.#entryPart(each, this.#lossLabel(each), isUnknownAsked));
    const rest = isZero(left) && !isEnd ? [] : [this.#part(left, "left", { ...flags, isAsked: isEnd })];
    const share = this.#facts.find(isShare);
    const kind = share ? (isPercent(share.amount) ? "percent" : "fraction") : "part-whole";
    return { kind, bars: this.#inAndOut({ into, out: [...out, ...rest], all }, thing) };
  }

  /** What came in over what went and what is left; one bar where all of it was there from the start. */
  #inAndOut(
    {
      into,
      out,
      all,
    }: { readonly into: readonly BarPart[]; readonly out: readonly BarPart[]; readonly all: Rational },
    thing: string,
  ): readonly Bar[] {
    const [first, ...more] = into;
    if (first && more.length === 0) {
      const { size: _size, ...whole } = first;
      return [{ label: "", parts: out, whole: { ...whole, label: `${thing} ${first.label}`.trim() } }];
    }
    return [
      { label: "", parts: into, whole: this.#whole(all, thing, {}) },
      { label: "", parts: out, whole: null },
    ];
  }

  #isInQuestion(entry: Entry): boolean {
    const { world } = this.#answer;
    if (world.used.has(entry)) return true;
    return (
      this.#question.kind === "state" &&
      this.#question.time === "start" &&
      this.#question.slot.owner === entry.slot.owner
    );
  }

  /** Whether what the bars add up to is told of what there was in the end. */
  #isToldTotal(value: Rational): boolean {
    return this.#answer.world.conditions.some(
      ({ right }) => right.isTold && compare(right.constant, value) === 0,
    );
  }

  #entryPart(entry: Entry, label: string, mayBeAsked: boolean): BarPart {
    const value = this.#value(entry.amount) as Rational;
    const isAsked = mayBeAsked && !isKnown(entry.amount) && this.#isAsked(entry);
    return this.#part(value, label, { isTold: entry.amount.isTold, isAsked });
  }

  #gainLabel(entry: Entry, place: number, gains: readonly Entry[]): string {
    const { slot } = entry;
    const others = gains.filter(({ kind, verb }) => kind === entry.kind && verb === entry.verb);
    const isDifferent = (of: (each: Slot) => string): boolean =>
      new Set(others.map((each) => of(each.slot))).size > 1;
    if (isDifferent(({ owner }) => owner)) return this.#label(slot);
    if (isDifferent(({ attributes }) => attributes.join(" "))) return slot.attributes.join(" ");
    if (isDifferent(({ purpose = "" }) => purpose)) return slot.purpose ?? "";
    if (isDifferent(({ when = "" }) => when)) return this.#names.word(slot.when ?? "");
    if (isDifferent(({ entity }) => entity)) return thingText(slot);
    if (entry.kind === "change" && !isHaving(entry.verb)) return this.#names.verb(entry.verb);
    return place === 0 && this.#answer.world.entries.some(({ kind }) => kind === "change") ? "at first" : "";
  }

  #lossLabel({ verb, slot, amount }: Entry): string {
    const fact = this.#facts.find(
      (each) =>
        (each.kind === "transfer" || each.kind === "change") &&
        each.verb === verb &&
        this.#isOf(each, amount),
    );
    const share =
      fact && "amount" in fact && isShare(fact) && fact.amount.kind === "fraction"
        ? `${figureText(fact.amount.number)} `
        : "";
    if (fact?.kind === "transfer" && fact.to && fact.to !== slot.owner)
      return `${share}to ${this.#names.of(fact.to)}`;
    return `${share}${this.#names.verb(verb)}`;
  }

  #isOf(fact: Extract<Fact, { kind: "transfer" | "change" }>, amount: Amount): boolean {
    if (fact.amount.kind !== "number") return !amount.isTold;
    return amount.isTold === true && compare(fact.amount.number.value, amount.constant) === 0;
  }

  /** So many of each of so many, or so much for each. */
  groups(): BarModel | null {
    const { world, value, slot, whole } = this.#answer;
    if (whole !== undefined) return null;
    const counts = [...world.used].filter((each): each is Entry => "slot" in each);
    if (this.#question.kind === "each") return this.#shared(counts, this.#question.per);
    const [rate, ...more] = [...world.used].filter((each) => "per" in each);
    const [count, ...others] = counts;
    if (!rate || !count || more.length + others.length > 0 || world.isGrouped) return null;
    const times = drawable(count.amount);
    const size = rate.amount.constant;
    if (times === null || !rate.amount.isTold || compare(value, multiplied(size, times)) !== 0) return null;
    const part = this.#part(size, "", { isTold: true });
    return this.#equalParts(part, times, this.#whole(value, thingText(slot), { isAsked: true }));
  }

  #shared(counts: readonly Entry[], per: string): BarModel | null {
    const { value, slot } = this.#answer;
    const group = counts.find((each) => each.slot.entity === per);
    const [all, ...others] = counts.filter((each) => each !== group);
    const times = group && drawable(group.amount);
    const total = all && this.#value(all.amount);
    if (!times || !all || !total || others.length > 0) return null;
    if (compare(total, multiplied(value, times)) !== 0) return null;
    const whole = this.#whole(total, thingText(slot), { isTold: all.amount.isTold });
    return this.#equalParts(this.#part(value, "", { isAsked: true }), times, whole);
  }

  #equalParts(part: BarPart, times: number, whole: Bar["whole"]): BarModel {
    return { kind: "groups", bars: [{ label: "", parts: Array.from({ length: times }, () => part), whole }] };
  }
}

/** How many equal parts an amount is that is told; null where they cannot be drawn. */
function drawable({ isTold, constant: { n, d } }: Amount): number | null {
  return isTold && d === 1n && n > 1n && n <= BigInt(MOST_PARTS) ? Number(n) : null;
}

const sum = (values: readonly Rational[]): Rational => values.reduce(add, ZERO);

const multiplied = (size: Rational, times: number): Rational => multiply(size, rational(BigInt(times)));

const isShare = (fact: Fact): fact is Fact & { readonly amount: Told } =>
  "amount" in fact && "kind" in fact.amount && fact.amount.kind === "fraction";

const isPercent = (amount: Told): boolean => amount.kind === "fraction" && amount.number.unit === "%";

const shareOf = (amount: Told): string =>
  amount.kind === "fraction" ? `, ${figureText(amount.number)}` : "";

/** How often the smaller goes into the larger, where it is a whole number of times that can be drawn. */
function unitsIn(high: Rational, low: Rational): number | null {
  const times = (high.n * low.d) / (high.d * low.n);
  const isExact = times * low.n * high.d === high.n * low.d;
  return isExact && times > 1n && times <= BigInt(MOST_PARTS) ? Number(times) : null;
}
