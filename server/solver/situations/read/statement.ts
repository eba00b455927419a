import { kindOfAll, MEASURES } from "../../lexicon/nouns";
import { isAmong, words } from "../../word-list";
import type { Fact, Slot, Told } from "../facts";
import type { Clause } from "./clauses";
import {
  type Context,
  hasParticle,
  isBareAdjective,
  isMoney,
  isTotal,
  nounIn,
  ownerOf,
  placeIn,
  quantityThing,
  remember,
  told,
  whenIn,
  withPreposition,
} from "./context";
import type { Noun, Phrase, Preposition, Quantity } from "./phrase-types";

/** A clause with what is known when it is read. */
export interface Reading {
  readonly clause: Clause;
  readonly known: Context;
  /** Who or what the verb is said of. */
  readonly owner: string;
  readonly subject: readonly Phrase[];
  /** The amounts after the verb, those after prepositions among them. */
  readonly amounts: readonly Amounted[];
  /** What was counted before this clause. */
  readonly had: ReadonlySet<string>;
  /** The amounts that have a part in the facts read. */
  readonly used: Set<Phrase>;
}

export interface Amounted {
  readonly quantity: Quantity;
  /** The preposition before it. */
  readonly after: string;
}

/** One way a clause can tell something; null when it tells something else. */
export type Rule = (reading: Reading) => readonly Fact[] | null;

/** All amounts in phrases, in order. */
export function amountsIn(phrases: readonly Phrase[], after = ""): readonly Amounted[] {
  return phrases.flatMap((phrase): readonly Amounted[] => {
    if (phrase.kind === "quantity") return [{ quantity: phrase, after }];
    return phrase.kind === "preposition" ? amountsIn(phrase.object, phrase.word) : [];
  });
}

/** "were eaten", "is paid": what the verb is done to comes before it. */
export const isPassive = ({ verb }: Clause): boolean =>
  verb !== undefined &&
  verb.verb.lemma !== "be" &&
  verb.verb.form !== "ing" &&
  verb.auxiliaries.some((each) => isAmong(each, "is are was were be been 's"));

export const spanOf = ({ clause: { start, end } }: Reading) => ({ start, end });

const nouns = (phrases: readonly Phrase[]): readonly Noun[] =>
  phrases.filter((each): each is Noun => each.kind === "noun");

/** Who the subject is; the one of the clause before where none is named. */
export function subjectOf(known: Context, clause: Clause): string {
  const own = nouns(clause.subject).filter(({ head }) => !isAmong(head, "total combined"));
  if (own.length === 0)
    return clause.subject.some(({ kind }) => kind === "quantity") || hasParticle(clause.subject, "there")
      ? ""
      : known.doer;
  const isApposed =
    own.length === 2 &&
    clause.subject.some((each) => each.kind === "particle" && each.word === ",") &&
    !clause.subject.some((each) => each.kind === "particle" && each.word === "and");
  const keys = (isApposed ? own.slice(1) : own).map((noun) => ownerOf(known, noun));
  if (keys.length > 1) for (const key of keys) remember(known, key, false);
  return [...new Set(keys)].sort().join("&");
}

export interface Counted {
  readonly quantity: Quantity;
  readonly slot: Slot;
  readonly amount: Told;
}

const UNTOLD: ReadonlySet<string> = words("some several few many any most");

/** What is counted by amounts in a row, each with its slot; one without a name is of the thing beside it. */
export function counted(
  reading: Reading,
  owner: string,
  amounts: readonly Quantity[],
  mayBeEach = false,
): readonly Counted[] | null {
  if (!mayBeEach && amounts.some(({ isEach }) => isEach)) return null;
  if (amounts.some(({ of }) => isAmong(of?.determiner, "each every"))) return null;
  // "20% of the total" is no share of a thing.
  if (amounts.some(({ of }) => SUMS.has(of?.head ?? ""))) return null;
  const { known, clause } = reading;
  const result: Counted[] = [];
  for (const [i, quantity] of amounts.entries()) {
    const next = amounts.slice(i + 1).find(({ noun }) => noun && !isBareAdjective(noun))?.noun;
    const isBare = isBareAdjective(quantity.noun);
    const borrowed =
      isBare && next ? slotFor(reading, owner, quantityThing(known, { ...quantity, noun: next })) : undefined;
    const thing = quantityThing(known, quantity, borrowed);
    if (thing.entity === "" || isThingUnsaid(quantity, thing.entity, clause)) return null;
    const slot = slotFor(reading, owner, thing, quantity);
    if (slot.when !== undefined) known.whens.add(slot.when);
    if (slot.place !== undefined) known.wheres.add(slot.place);
    const amount = toldBy(quantity, slot, known);
    if (!amount) return null;
    if (!MEASURED_TIME.has(thing.entity)) known.last = slot;
    known.entities.add(thing.entity);
    for (const each of thing.attributes) known.described.add(each);
    if (amount.kind === "unknown") known.untold.add(thing.entity);
    result.push({ quantity, slot, amount });
    if (clause.tells) reading.used.add(quantity);
  }
  if (owner !== "" || result.length > 1) {
    known.many = manyOf(result.map(({ slot }) => slot));
    known.isSeveral = new Set(result.map(({ slot: { entity } }) => entity)).size > 1;
  }
  return result;
}

/** "A book costs $8. She buys 4": not four dollars. */
const isThingUnsaid = ({ number, noun, of }: Quantity, entity: string, { verb }: Clause): boolean =>
  isMoney(entity) &&
  number?.unit === "" &&
  !noun &&
  !of &&
  isAmong(verb?.verb.lemma, "buy purchase order sell get take");

/** What things told in one breath are, all of them; none where they are one or no kind has them all. */
function manyOf(slots: readonly Slot[]): Slot | undefined {
  const [first] = slots;
  const entities = [...new Set(slots.map(({ entity }) => entity))];
  if (!first || slots.length < 2 || slots.some(({ unit }) => unit !== undefined)) return undefined;
  const entity = entities.length === 1 ? first.entity : kindOfAll(entities);
  return entity === undefined ? undefined : { owner: "", entity, attributes: [] };
}

/** A number alone that tells how much a group holds: of all that was counted in one breath before. */
export const ofMany = ({ many }: Context, quantity: Quantity): Quantity =>
  many && quantity.number?.unit === "" && !quantity.noun && !quantity.of
    ? { ...quantity, noun: nounFor(many, quantity) }
    : quantity;

const nounFor = ({ entity }: Slot, { start, end }: Quantity): Noun => ({
  kind: "noun",
  head: entity,
  attributes: [],
  isPlural: true,
  isName: false,
  start,
  end,
});

const SUMS: ReadonlySet<string> = new Set(["total", "amount", "number", "cost", "price", "bill", "value"]);
const MEASURED_TIME: ReadonlySet<string> = words("hour minute second day week month year");

export const slotFor = (
  { clause }: Reading,
  owner: string,
  { entity, attributes, unit }: Pick<Slot, "entity" | "attributes" | "unit">,
  quantity?: Quantity,
): Slot => {
  const own = quantity ? besides(clause.rest, quantity) : clause.rest;
  return {
    owner,
    entity,
    attributes,
    unit,
    place: placeIn(own) ?? placeIn(clause.subject),
    when: whenIn(own) ?? whenIn(clause.subject),
  };
};

/** The phrases that say where and when of one amount among several: those that follow it, or, where none is between
 * them, those that follow them all. */
function besides(phrases: readonly Phrase[], quantity: Quantity): readonly Phrase[] {
  const at = phrases.indexOf(quantity);
  if (at < 0) return phrases;
  const groups: Phrase[][] = [[]];
  for (const phrase of phrases) {
    if (phrase.kind === "quantity") groups.push([phrase]);
    else if (phrase.kind === "preposition" || phrase.kind === "time") groups.at(-1)?.push(phrase);
  }
  const inner = groups.slice(1, -1).some((each) => each.length > 1);
  const own = groups.find((each) => each[0] === quantity) ?? [];
  return inner ? [...(groups[0] ?? []), ...own] : phrases;
}

function toldBy(
  { number, word, except, of, noun, isMultiple, more, comparative }: Quantity,
  slot: Slot,
  known: Context,
): Told | null {
  if (isMultiple || (more === -1 && comparative)) return null;
  // "had $20 and spent half": of it, and no half of a dollar.
  const isOfMoney = isMoney(slot.entity) && !noun && number?.unit === "";
  const isShare = number?.isFraction && (of || isOfMoney || !MEASURES.has(slot.entity));
  if (number && (number.unit === "%" || isShare)) {
    const isBareShare = !of && !noun && number.unit === "" && !(number.isWord && number.value.d === 4n);
    return (of || isBareShare) && known.last
      ? { kind: "fraction", number, of: { ...slot, place: undefined, when: undefined } }
      : null;
  }
  if (number) return told(number);
  if (except) return { kind: "except", number: except, of: { ...slot, place: undefined, when: undefined } };
  if (word && UNTOLD.has(word)) return { kind: "unknown" };
  if (word && isAmong(word, "all everything rest remaining"))
    return { kind: "all", of: { ...slot, place: undefined, when: undefined } };
  return null;
}

/** Whether every amount of the clause has a part in what was read of it. */
export function isWhole({ clause, used }: Reading): boolean {
  const mayName =
    clause.verb?.isNegated ||
    clause.verb?.verb.class === "act" ||
    isAmong(
      clause.verb?.verb.lemma,
      "join leave enter board attend visit earn share divide split put pack place arrange have get sort store give take cost lend send hand bring feed serve offer pay award charge teach buy make bake be save",
    )
      ? 1
      : 0;
  if (clause.rest.some((each) => isStandard(each) && !used.has(each))) return false;
  if (clause.rest.some((each) => isPer(each) && !each.object.some((thing) => used.has(thing)))) return false;
  const stray = clause.rest.filter(
    (each) =>
      each.kind === "noun" &&
      !used.has(each) &&
      !isAmong(each.head, "total combined") &&
      !isAppended(each, clause.rest),
  );
  // "15 cups for $20 and a tray": what was paid for the tray is not said.
  const isPriced = amountsIn(clause.rest).some(({ quantity }) => quantity.number?.unit === "$");
  if (isPriced && stray.some((each) => each.kind === "noun" && /^an?$/.test(each.determiner ?? "")))
    return false;
  if (
    clause.rest.some(
      (each) =>
        each.kind === "preposition" &&
        each.object.length === 0 &&
        isAmong(each.word, "among between by with from to for of than as"),
    )
  )
    return false;
  if (
    stray.length > mayName ||
    (stray.length > 0 && stray[0] !== clause.rest[0] && clause.verb?.verb.lemma !== "be")
  )
    return false;
  return [...amountsIn(clause.subject), ...amountsIn(clause.rest)].every(
    ({ quantity }) => used.has(quantity) || isLoose(quantity),
  );
}

/** "than on Friday", "than Ben": what an amount is measured against, which no rule may pass over. */
const isStandard = (phrase: Phrase): boolean => phrase.kind === "preposition" && phrase.word === "than";

/** "a day", "per box": what makes a rate of an amount. */
const isPer = (phrase: Phrase): phrase is Preposition =>
  phrase.kind === "preposition" && phrase.word === "per";

/** What an amount is measured against, which from now on has its part. */
export function standardIn(
  { used }: Reading,
  phrases: readonly Phrase[],
  word: "than" | "as",
): Preposition | undefined {
  const standard = withPreposition(phrases, word);
  if (standard) used.add(standard);
  return standard;
}

/** What follows a preposition in a list: "on bread and cheese". */
const isAppended = (noun: Noun, phrases: readonly Phrase[]): boolean => {
  const at = phrases.indexOf(noun);
  const [joint, before] = [phrases[at - 1], phrases[at - 2]];
  return (
    joint?.kind === "particle" &&
    /^(?:and|or|,)$/.test(joint.word) &&
    ((before?.kind === "preposition" && !isForEach(before) && !isForMoney(before)) ||
      (before?.kind === "noun" && isAppended(before, phrases)))
  );
};

/** "for $20 and a tray": the tray is no part of the price. */
const isForMoney = ({ object }: Preposition): boolean =>
  object.some((each) => each.kind === "quantity" && each.number?.unit === "$");

/** "to each of the girls and the boys": both are meant, and only one is read. */
const isForEach = (phrase: Preposition): boolean =>
  isAmong(nounIn(phrase)?.determiner, "each every") ||
  phrase.object.some((each) => each.kind === "quantity" && each.isEach);

/** "one" in "one day", "all" of "in all". */
export const isLoose = ({ number, word, noun, of }: Quantity): boolean =>
  !number && word === "all" && !noun && !of;

export const topLevel = (phrases: readonly Phrase[]): readonly Quantity[] =>
  phrases.filter((each): each is Quantity => each.kind === "quantity");
/** "at first", "at the start", "originally". */
export const isAtStart = ({ clause }: Reading): boolean =>
  hasParticle([...clause.rest, ...clause.subject], "first", "originally", "initially") ||
  [...clause.rest, ...clause.subject].some(
    (each) =>
      each.kind === "preposition" &&
      each.object.some((inner) => inner.kind === "noun" && isAmong(inner.head, "start beginning first")),
  );
export const isNow = ({ clause }: Reading): boolean =>
  hasParticle([...clause.rest, ...clause.subject], "now", "left", "still", "remaining") ||
  clause.rest.some((each) => each.kind === "quantity" && each.noun?.head === "left");
export const isTogether = ({ clause }: Reading): boolean => isTotal([...clause.rest, ...clause.subject]);
export const recipientIn = (phrases: readonly Phrase[]): Noun | undefined => {
  const to = nounIn(withPreposition(phrases, "to", "with", "among", "for"));
  if (to) return to;
  const [first] = phrases;
  return first?.kind === "noun" ? first : undefined;
};
