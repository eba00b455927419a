import { isDimension as isMeasurable } from "../../lexicon/comparison";
import { plural, TIMES } from "../../lexicon/nouns";
import { isHaving, isTaking, signOf, verbForm } from "../../lexicon/verbs";
import { table } from "../../table";
import type { Fact, Question, Slot, Span } from "../facts";
import { isSameSlot } from "../match";
import type { StoryNumber } from "../words";
import type { StoryRow } from "./types";
import {
  amountText,
  countText,
  figureText,
  Names,
  numberText,
  placeText,
  thingText,
  verbAfter,
} from "./wording";

/** A story being put into words: its text and how it writes the names. */
interface Telling {
  readonly text: string;
  readonly names: Names;
}

type Said = Pick<StoryRow, "who" | "what">;

/** What the facts say, one row each, in the order they are told. */
export function rowsOf(facts: readonly Fact[], text: string): StoryRow[] {
  const telling: Telling = { text, names: new Names(text) };
  const told = facts.filter((fact, i) => !facts.slice(0, i).some((before) => isSame(before, fact)));
  return told.map((fact, i) => {
    const { who, what } = said(fact, telling);
    const when = whenOf(fact, telling, told.slice(0, i));
    const span = placeOf(fact.span, text);
    return {
      who,
      what,
      when,
      sentence: sentence([who, what]),
      said: text.slice(span.start, span.end),
      span,
    };
  });
}

/** A place without the marks and spaces at its ends. */
function placeOf({ start, end }: Span, text: string): Span {
  const written = text.slice(start, end);
  const before = written.length - written.replace(/^[\s,.;:?!]+/, "").length;
  const after = written.length - written.replace(/[\s,.;:?!]+$/, "").length;
  return { start: start + before, end: Math.max(start + before, end - after) };
}

/** Said again in the same words: "6 each" of two groups. */
const isSame = (one: Fact, other: Fact): boolean =>
  one.kind === "rate" &&
  other.kind === "rate" &&
  one.span.start === other.span.start &&
  isSameSlot(one.of, other.of) &&
  isSameSlot(one.per, other.per);

function sentence(words: readonly string[]): string {
  const whole = words.filter(Boolean).join(" ");
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}

function said(fact: Fact, telling: Telling): Said {
  if (fact.kind === "has") return had(fact.slot, amountText(fact.amount, fact.slot), telling);
  if (fact.kind === "change") return changed(fact, telling);
  if (fact.kind === "transfer") return handed(fact, telling);
  if (fact.kind === "part") return partly(fact, telling);
  if (fact.kind === "markup") return markedUp(fact);
  if (fact.kind === "compare") return compared(fact, telling);
  if (fact.kind === "rate") return rated(fact);
  const who = telling.names.of(fact.slot.owner) || "everybody";
  const verb = isHaving(fact.verb) ? "have" : fact.verb;
  return { who, what: `${telling.names.does("*", "", verb)} ${amountText(fact.amount, fact.slot)} in all` };
}

/** "a tip of 20% is added to the price" */
const markedUp = ({ amount, sign, what }: Extract<Fact, { kind: "markup" }>): Said => ({
  who: `${what === "off" ? "" : `the ${what} of `}${figureText(amount)}`,
  what: sign === 1 ? "is added to the price" : "is taken off the price",
});

const isAge = ({ entity }: Slot): boolean => entity === "age";
const isDimension = ({ entity }: Slot): boolean => isMeasurable(entity);

/** "5 feet" of a height, "5" where no unit is told. */
const measureText = (number: string, { unit }: Slot): string =>
  unit === undefined ? number : `${number} ${number === "1" ? unit : plural(unit)}`;

function had(slot: Slot, amount: string, { names, text }: Telling): Said {
  const who = names.of(slot.owner);
  const be = verbAfter(slot.owner, who, "be");
  if (isAge(slot)) return { who, what: `${be} ${amount.split(" ")[0]} years old` };
  if (isDimension(slot))
    return {
      who,
      what: `${verbAfter(slot.owner, who, "have")} a ${slot.entity} of ${measureText(amount.split(" ")[0] ?? "", slot)}`,
    };
  const there = placeText(text, slot.place);
  if (who === "")
    return { who: "", what: spaced(`there ${/^1 /.test(amount) ? "is" : "are"}`, amount, there) };
  return { who, what: spaced(verbAfter(slot.owner, who, "have"), amount, there) };
}

const spaced = (...words: readonly string[]): string => words.filter(Boolean).join(" ");

function changed(
  { slot, amount, sign, verb }: Extract<Fact, { kind: "change" }>,
  { names, text }: Telling,
): Said {
  const who = names.of(slot.owner);
  const what = amountText(amount, slot);
  const there = placeText(text, slot.place);
  if (who === "") {
    const more =
      amount.kind === "number" && slot.entity !== "dollar"
        ? `${what.replace(" ", sign === -1 ? " fewer " : " more ")}`
        : what;
    return { who, what: spaced("there are", sign === 0 ? what : more, there) };
  }
  const purpose = slot.purpose === undefined ? "" : `on ${names.of(slot.purpose)}`;
  return { who, what: spaced(names.does(slot.owner, who, verb), what, purpose || there) };
}

function handed(
  { from = "", to = "", slot, amount, verb }: Extract<Fact, { kind: "transfer" }>,
  { names }: Telling,
): Said {
  const [giver, taker] = [names.of(from), names.of(to)];
  const what = amountText(amount, slot);
  const isGiving = signOf(verb) === -1 && !isTaking(verb);
  if (taker === "") return { who: giver, what: spaced(names.does(from, giver, verb), what) };
  if (isGiving && giver !== "")
    return {
      who: giver,
      what: spaced(names.does(from, giver, verb), what, `${verb === "share" ? "with" : "to"} ${taker}`),
    };
  const does = names.does(to, taker, giver === "" ? "get" : verb);
  return { who: taker, what: spaced(does, what, giver && `from ${giver}`) };
}

function partly(
  { whole, part, isNegated, amount }: Extract<Fact, { kind: "part" }>,
  { names }: Telling,
): Said {
  const thing = thingText(whole);
  const number =
    "number" in amount ? figureText(amount.number) : amount.kind === "rest" ? "the rest" : "some";
  return {
    who: "",
    what: `${number} of the ${thing} are ${isNegated ? "not " : ""}${partName(part, names)}`,
  };
}

/** "red", "boys", "broken". */
const partName = (part: string, names: Names): string =>
  verbForm(part) ? names.verb(part) : names.word(part);

const MULTIPLES: Readonly<Record<string, string>> = table({
  "1/2": "half",
  "2": "twice",
  "1/3": "a third",
  "1/4": "a quarter",
});
const timesText = (times: StoryNumber): string => {
  const { n, d } = times.value;
  return MULTIPLES[d === 1n ? `${n}` : `${n}/${d}`] ?? `${figureText(times)} times`;
};

function compared(
  { left, right, verb, plus, sign, times }: Extract<Fact, { kind: "compare" }>,
  { names }: Telling,
): Said {
  if (verb === "cost") return pricedBy({ left, right, plus, sign, times });
  const who = names.of(left.owner);
  const other = comparedWith(left, right, names);
  const isMeasure = isAge(left) || isDimension(left);
  const does = names.does(left.owner, who, isMeasure || isHaving(verb) ? "have" : verb);
  if (times && plus) return { who, what: `${does} ${bothText(left, { plus, sign, times })} ${other}` };
  if (times && isMeasure) return { who, what: `${does} ${timesText(times)} the ${left.entity} of ${other}` };
  if (times) return { who, what: `${does} ${timesText(times)} as many ${thingText(left)} as ${other}` };
  if (!plus) return { who, what: "" };
  if (isAge(left))
    return {
      who,
      what: `${verbAfter(left.owner, who, "be")} ${figureText(plus)} years ${sign === -1 ? "younger" : "older"} than ${other}`,
    };
  const more = sign === -1 ? "less" : "more";
  if (isMeasure)
    return {
      who,
      what: `${does} a ${left.entity} ${measureText(figureText(plus), left)} ${more} than ${other}`,
    };
  if (left.entity === "dollar")
    return { who, what: `${does} ${countText(plus, left)} ${more} than ${other}` };
  const count = countText(plus, left).replace(" ", sign === -1 ? " fewer " : " more ");
  return { who, what: `${does} ${count} than ${other}` };
}

/** "each shirt costs $5 more than a hat" */
function pricedBy({
  left,
  right,
  plus,
  sign,
  times,
}: Omit<Extract<Fact, { kind: "compare" }>, "kind" | "span" | "verb">): Said {
  const who = `each ${thingText(left, true)}`;
  const other = `each ${thingText(right, true)}`;
  if (times) return { who, what: `costs ${timesText(times)} as much as ${other}` };
  return {
    who,
    what: `costs $${plus ? numberText(plus.value) : "0"} ${sign === -1 ? "less" : "more"} than ${other}`,
  };
}

/** "5 more than twice as many apples as", "3 years less than twice the age of". */
function bothText(
  left: Slot,
  { plus, sign, times }: { readonly plus: StoryNumber; readonly sign?: 1 | -1; readonly times: StoryNumber },
): string {
  const on = `${measureText(figureText(plus), left)} ${sign === -1 ? "less" : "more"} than ${timesText(times)}`;
  return isDimension(left) ? `${on} the ${left.entity} of` : `${on} as many ${thingText(left)} as`;
}

/** Another owner, or another thing or time of the same one. */
function comparedWith(left: Slot, right: Slot, names: Names): string {
  if (right.owner !== left.owner) return names.of(right.owner);
  if (right.entity !== left.entity || right.when === undefined) return thingText(right);
  return `on ${right.when
    .split(" ")
    .map((word) => names.word(word))
    .join(" ")}`;
}

function rated({ of, per, amount, isSingle, isReduction }: Extract<Fact, { kind: "rate" }>): Said {
  const each = `${isSingle ? "the" : "each"} ${thingText(per, true)}`;
  if (isReduction) return { who: each, what: `costs ${countText(amount, of)} less` };
  const verb = TIMES.has(per.entity)
    ? "comes to"
    : of.entity === "dollar" || of.entity === "cent"
      ? "costs"
      : "has";
  return { who: each, what: `${verb} ${countText(amount, of)}` };
}

const LATER = ["then", "after that"] as const;

/** When it is: as told, or by the order in which it is told. */
function whenOf(fact: Fact, { names }: Telling, before: readonly Fact[]): string {
  if (fact.kind === "rate" || fact.kind === "part" || fact.kind === "compare" || fact.kind === "total")
    return "";
  if (fact.kind === "together" || fact.kind === "markup") return "";
  const { when } = fact.slot;
  if (when !== undefined)
    return when
      .split(" ")
      .map((word) => names.word(word))
      .join(" ");
  if (fact.kind === "has")
    return fact.time === "end"
      ? "at the end"
      : fact.time === "start" || isFirst(before)
        ? "at the start"
        : "";
  const changes = before.filter(({ kind }) => kind === "change" || kind === "transfer").length;
  return LATER[Math.min(changes, 1)] ?? "";
}

const isFirst = (before: readonly Fact[]): boolean =>
  before.every(({ kind }) => kind !== "change" && kind !== "transfer");

/** What is asked for, as a row of its own. */
export function askedRow(question: Question, text: string): Said & Pick<StoryRow, "when"> {
  const telling: Telling = { text, names: new Names(text) };
  const isStart = question.kind === "state" && question.time === "start";
  const when = isStart ? "asked, at the start" : question.kind === "state" ? "asked, at the end" : "asked";
  return { ...askedOf(question, telling), when };
}

function askedOf(question: Question, { names, text }: Telling): Said {
  if (question.kind === "difference") {
    const [left, right] = [names.of(question.left.owner), names.of(question.right.owner)];
    const more = question.sign === -1 ? (isMoney(question.left) ? "less" : "fewer") : "more";
    const other = right && right !== left ? right : thingText(question.right);
    return {
      who: left,
      what: `how ${many(question.left)} ${more} ${thingText(question.left)} than ${other}?`,
    };
  }
  const { slot } = question;
  const who = names.of(slot.owner);
  const what = `how ${many(slot)} ${thingText(slot)}`;
  if (question.kind === "part")
    return { who, what: `${what} are ${question.isNegated ? "not " : ""}${partName(question.part, names)}?` };
  if (question.kind === "each") return { who: `each ${question.per}`, what: `${what}?` };
  if (question.kind === "sum") return { who, what: `${what} and ${thingText(question.also)}?` };
  if (question.kind === "missing") return { who, what: `needs how ${many(slot)} more ${thingText(slot)}?` };
  if (isAge(slot)) return { who, what: `${verbAfter(slot.owner, who, "be")} how old?` };
  const verb = question.kind === "event" ? question.verb : "have";
  const does = who === "" ? "" : names.does(slot.owner, who, isHaving(verb) ? "have" : verb);
  return { who, what: `${spaced(does, what, placeText(text, slot.place))}?` };
}

const isMoney = ({ entity }: Slot): boolean => entity === "dollar";
const many = (slot: Slot): string => (isMoney(slot) || isDimension(slot) || isAge(slot) ? "much" : "many");
