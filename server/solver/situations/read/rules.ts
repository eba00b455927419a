import { isActing } from "../../lexicon/verbs";
import { isAmong, words } from "../../word-list";
import type { Fact, Slot, Told } from "../facts";
import { changeOf } from "./changes";
import {
  bothOf,
  type Context,
  hasParticle,
  isBareAdjective,
  nounIn,
  ownerOf,
  placeIn,
  remember,
  thingOf,
  withPreposition,
} from "./context";
import { directionOf } from "./happening";
import type { Noun, Phrase, Quantity } from "./phrase-types";
import {
  type Counted,
  counted,
  isAtStart,
  isLoose,
  isNow,
  isPassive,
  isTogether,
  type Reading,
  type Rule,
  recipientIn,
  spanOf,
  topLevel,
} from "./statement";
import { Unread } from "./unread";

/** "There are 5 birds in the tree", "5 birds are in the tree". */
export const existence: Rule = (reading) => {
  const { clause } = reading;
  const { verb } = clause;
  if (
    (verb?.verb.lemma !== "be" && verb?.verb.lemma !== "remain" && verb?.verb.lemma !== "exist") ||
    verb.isNegated
  )
    return null;
  const isThere = hasParticle([...clause.subject, ...clause.rest], "there");
  const before = topLevel(clause.subject);
  const isInEnd = isNow(reading) || verb.verb.lemma === "remain";
  if (
    !isThere &&
    (before.length === 0 ||
      (!placeIn(clause.rest) && !isInEnd) ||
      before.some(({ of, noun }) => of || (!noun && !isInEnd)))
  )
    return null;
  if (nounIn(withPreposition(clause.rest, "to"))) return null;
  const amounts = isThere ? topLevel(clause.rest) : before;
  if (amounts.some(({ comparative, isMultiple, isEach }) => comparative || isMultiple || isEach)) return null;
  const things = amounts.length > 0 ? counted(reading, "", amounts) : null;
  const all = isTogether(reading) ? bothOf(reading.known, "*") : "";
  if (
    all.includes("&") &&
    things?.every(({ slot }) => slot.place === undefined && reading.had.has(slot.entity))
  )
    return things.map(({ slot, amount }) => ({
      kind: "together",
      span: spanOf(reading),
      slot: { ...slot, owner: all },
      amount,
      verb: "have",
    }));
  const time = isAtStart(reading) ? "start" : isInEnd ? "end" : "";
  return (
    things?.map(({ slot, amount }) => ({ kind: "has", span: spanOf(reading), slot, amount, time })) ?? null
  );
};

const HAVING: ReadonlySet<string> = words(
  "have hold contain own possess keep see include house store carry count start begin end finish",
);

/** "a pond with 212 fish": what is had with what it holds. */
const hasHolder = ([first, second]: readonly Phrase[]): boolean =>
  first?.kind === "noun" &&
  first.determiner === "a" &&
  second?.kind === "preposition" &&
  second.word === "with";

/** "40 red beads and 20 more blue beads": 20, or 20 more than the red ones. */
const isMoreOfOther = ({ quantity, slot }: Counted, before: Slot | undefined): boolean =>
  quantity.more === 1 &&
  quantity.comparative !== undefined &&
  before !== undefined &&
  (slot.entity !== before.entity || slot.attributes.join() !== before.attributes.join());

/** "Ann has 5 red beads", "Ann starts with 7". */
export const having: Rule = (reading) => {
  const { clause, owner, amounts, known } = reading;
  const lemma = clause.verb?.verb.lemma ?? "";
  if (owner === "" || !HAVING.has(lemma) || clause.verb?.isNegated) return null;
  const isEdge = isAmong(lemma, "start begin end finish");
  const own = isEdge
    ? amounts.filter(({ after }) => after === "with" || after === "out").map(({ quantity }) => quantity)
    : topLevel(clause.rest).length > 0 || !hasHolder(clause.rest)
      ? topLevel(clause.rest)
      : amounts.filter(({ after }) => after === "with").map(({ quantity }) => quantity);
  if (own.length === 0 || own.some(({ more, isMultiple }) => (more && lemma !== "have") || isMultiple))
    return null;
  if (own.length > 1 && own.some(({ more }) => more)) return null;
  const before = known.last;
  const things = counted(reading, owner, own);
  if (!things || things.some((each) => isMoreOfOther(each, before))) return null;
  const time =
    isAmong(lemma, "start begin") || isAtStart(reading)
      ? "start"
      : isEdge || isNow(reading) || isAim(reading) || clause.isOutcome
        ? "end"
        : "";
  const all = isTogether(reading) ? bothOf(known, owner) : owner;
  const isAll = isTogether(reading) && all.includes("&");
  return things.map(({ slot, amount, quantity }): Fact => {
    if (isAll || (owner === "*" && isTogether(reading)))
      return { kind: "together", span: spanOf(reading), slot: { ...slot, owner: all }, amount, verb: "have" };
    if (lemma === "see") return { kind: "change", span: spanOf(reading), slot, amount, sign: 0, verb: lemma };
    // "keeps 9 and shares the rest": those 9 are not shared.
    if (lemma === "keep" && known.asksEach && reading.had.has(slot.entity))
      return { kind: "change", span: spanOf(reading), slot, amount, sign: -1, verb: lemma };
    if (quantity.more === 1)
      return { kind: "change", span: spanOf(reading), slot, amount, sign: 1, verb: "get" };
    const isBefore = time === "" && hadBefore(reading, slot);
    return { kind: "has", span: spanOf(reading), slot, amount, time: isBefore ? "start" : time };
  });
};

/** "so that she will have 22": what there is to be in the end. */
const isAim = ({ clause: { link, verb } }: Reading): boolean =>
  link === "so" && (verb?.auxiliaries.some((each) => isAmong(each, "will would can could")) ?? false);

/** "He spent $7. He had $40. How much is left": what was had of something already spoken of is what there was before. */
const hadBefore = ({ clause, known, had }: Reading, { entity }: Slot): boolean =>
  known.isRemainder && had.has(entity) && !clause.isLater && clause.verb?.auxiliaries[0] === "had";

/** "He paid with $50", "with a $50 bill": what there is for what is bought. */
export const payingWith: Rule = (reading) => {
  const { clause, owner } = reading;
  const [only, ...more] = reading.amounts;
  if (clause.verb?.verb.lemma !== "pay" || clause.verb.isNegated || owner === "") return null;
  // "with 3 $50 bills and 2 $10 bills": all of it, and not the last of it.
  if (only?.after === "with" && more.some(({ quantity }) => quantity.number?.unit === "$"))
    throw Unread.of(clause);
  if (more.length > 0) return null;
  const { number, more: compared, isMultiple } = only?.quantity ?? {};
  if (only?.after !== "with" || !number || compared || isMultiple) return null;
  const [money] = counted(reading, owner, [only.quantity]) ?? [];
  if (money?.slot.entity !== "dollar") return null;
  const slot = { ...money.slot, place: undefined };
  return [{ kind: "has", span: spanOf(reading), slot, amount: money.amount, time: "start" }];
};

/** "Ann gives Ben 3", "Ann gave 3 to Ben", "Ann gets 3 from Ben". */
export const transfer: Rule = (reading) => {
  const { clause, owner, known } = reading;
  const verb = clause.verb?.verb;
  const own = topLevel(clause.rest);
  if (!verb || owner === "" || own.length === 0 || clause.verb?.isNegated || isPassive(reading.clause))
    return null;
  if (own.some(({ isMultiple, isEach }) => isMultiple || isEach)) return null;
  const source = nounIn(withPreposition(clause.rest, "from"));
  const [whole] = own.flatMap(({ of }) =>
    of?.whose && !isAmong(of.whose, "his her their its my") ? [of.whose] : [],
  );
  const isFrom =
    verb.class === "take" ||
    (verb.class === "gain" && whole !== undefined) ||
    ((verb.class === "gain" || verb.class === "construct") && source !== undefined);
  const isFor =
    (verb.class === "gain" || verb.class === "construct") &&
    clause.rest[0]?.kind === "noun" &&
    clause.rest[1]?.kind === "quantity";
  if (isFor) return received(reading, clause.rest[0] as Noun, own);
  if (verb.class !== "give" && !isFrom) return null;
  const things = counted(reading, owner, own);
  if (!things) return null;
  const other = verb.class === "give" ? recipientIn(clause.rest) : source;
  const otherKey =
    whole && whole !== owner
      ? whole
      : other && !(verb.class === "give" && isAmong(other.head, "birthday charity"))
        ? ownerOf(known, other, owner)
        : "";
  if (otherKey !== "") remember(known, otherKey, false);
  // What was given is spoken of where it is now.
  if (verb.class === "give" && otherKey !== "" && known.last) known.last = { ...known.last, owner: otherKey };
  return things.map(({ slot, amount: told }) => {
    // "takes a third of them": of those that are taken from.
    const amount =
      isFrom && (told.kind === "fraction" || told.kind === "all")
        ? { ...told, of: { ...told.of, owner: otherKey } }
        : told;
    const plain = { ...slot, place: verb.class === "give" ? undefined : slot.place };
    const [from, to] = verb.class === "give" ? [owner, otherKey] : [otherKey, owner];
    return { kind: "transfer", span: spanOf(reading), from, to, slot: plain, amount, verb: verb.lemma };
  });
};

/** "Her mother bought her 8 dolls": what somebody gets by another. */
function received(reading: Reading, noun: Noun, own: readonly Quantity[]): readonly Fact[] | null {
  const to = ownerOf(reading.known, noun, reading.owner);
  const things = to === "" ? null : counted(reading, to, own);
  if (things) remember(reading.known, to, false);
  return (
    things?.map(({ slot, amount }) => ({
      kind: "transfer",
      span: spanOf(reading),
      to,
      slot,
      amount,
      verb: reading.clause.verb?.verb.lemma ?? "",
    })) ?? null
  );
}

const isOfSeveral = (owner: string): boolean => owner === "*" || owner.includes("&");

/** "27 on Monday and some on Tuesday. She picked 61 in all": the amounts told before are in it. */
const isOfUntold = ({ known, clause }: Reading, own: Quantity | undefined): boolean =>
  own?.noun !== undefined &&
  known.untold.has(thingOf(known, own.noun).entity) &&
  known.acts.has(clause.verb?.verb.lemma ?? "");

/** "Ann bought 5 apples", "Ann ate 3 of them", "Ann walked 5 miles". */
export const doing: Rule = (reading) => {
  const { clause, owner, amounts } = reading;
  const group = clause.verb;
  if (
    !group ||
    group.isNegated ||
    owner === "" ||
    isPassive(reading.clause) ||
    group.verb.lemma === "be" ||
    group.verb.lemma === "modal"
  )
    return null;
  if (group.verb.class === "observe" && !isAmong(group.verb.lemma, "count spot notice observe finish"))
    return null;
  if (group.verb.class === "give" || group.verb.class === "take") return null;
  if (isShown(reading)) return null;
  const own = topLevel(clause.rest);
  if (own.length === 0 || own.some(({ isMultiple, isEach }) => isMultiple || isEach)) return null;
  if (amounts.filter(({ quantity }) => !isLoose(quantity)).length !== own.length) return null;
  const things = counted(reading, owner, own);
  const isTotalled =
    own.length === 1 &&
    (own[0]?.isTotal || (isTogether(reading) && (isOfSeveral(owner) || isOfUntold(reading, own[0]))));
  if (isTotalled && things)
    return things.map(({ slot, amount }) => ({
      kind: "total",
      span: spanOf(reading),
      slot,
      amount,
      verb: group.verb.lemma,
    }));
  return things?.map((each) => changeOf(reading, each.slot, each.amount, each.quantity)) ?? null;
};

/** "The odometer read 372": what an instrument shows is no more of what was counted before. */
const isShown = ({ clause }: Reading): boolean => {
  const subject = clause.subject.find((each): each is Noun => each.kind === "noun");
  const isThing =
    subject !== undefined && !subject.isName && !subject.pronoun && subject.determiner === "the";
  const isBare = topLevel(clause.rest).some(({ noun, of, number }) => !noun && !of && number?.unit === "");
  return isThing && isBare && isAmong(clause.verb?.verb.lemma, "read show say register indicate");
};

/** "She did not recycle 4 of them": so many with which it was not done. */
export const undone: Rule = (reading) => {
  const { clause, known, owner } = reading;
  const [own, ...more] = topLevel(clause.rest);
  const isAct = clause.verb?.isNegated && isActing(clause.verb.verb.lemma) && !isPassive(clause);
  if (!clause.verb || !isAct || owner === "" || !own?.number || !own.of || more.length > 0) return null;
  if (own.more || own.isMultiple || own.isEach || own.number.unit !== "") return null;
  const whole = own.of.pronoun ? known.last : wholeIn(known, own);
  if (!whole) return null;
  reading.used.add(own);
  const part = clause.verb.verb.lemma;
  known.parts.add(part);
  return [
    {
      kind: "part",
      span: spanOf(reading),
      whole,
      part,
      isNegated: true,
      amount: { kind: "number", number: own.number },
    },
  ];
};

const STATES: ReadonlySet<string> = words("break tear crack damage ruin use miss leave burn drop lose spoil");

/** "4 of the shells were broken", "12 were red", "a third of them are boys", "the rest are girls". */
export const partOf: Rule = (reading) => {
  const { clause, known } = reading;
  const group = clause.verb;
  const [own, ...more] = topLevel(clause.subject);
  if (!group || !own || more.length > 0 || topLevel(clause.rest).length > 0 || own.more || own.isMultiple)
    return null;
  const isRest = isAmong(own.word, "rest remaining");
  const isNamedAgain = own.noun !== undefined && isSaidOfLast(reading, own.noun);
  if ((!own.of && own.noun && !isRest && !isNamedAgain) || (!own.number && !isRest)) return null;
  const whole = wholeIn(known, own, placeIn(clause.subject));
  const part = partName(reading);
  if (!whole || part === "") return null;
  reading.used.add(own);
  known.parts.add(part);
  if (!known.last) known.last = whole;
  const amount: Told = !own.number
    ? { kind: "rest", of: whole }
    : isShare(own.number)
      ? { kind: "fraction", number: own.number, of: whole }
      : { kind: "number", number: own.number };
  return [{ kind: "part", span: spanOf(reading), whole, part, isNegated: group.isNegated, amount }];
};

const isShare = (number: Quantity["number"]): boolean =>
  number !== undefined && (number.isFraction || number.unit === "%");

/** "A box has 24 pens. 9 pens are red": of those. */
function isSaidOfLast({ clause, known }: Reading, noun: Noun): boolean {
  const described = clause.rest.find((each): each is Noun => each.kind === "noun");
  return (
    clause.verb?.verb.lemma === "be" &&
    noun.attributes.length === 0 &&
    thingOf(known, noun).entity === known.last?.entity &&
    clause.rest.every((each) => each === described || each.kind === "time") &&
    isBareAdjective(described)
  );
}

/** What a part is told of: the things named last, or one of the kinds told of them. */
function wholeIn(known: Context, { of, number }: Quantity, place?: string): Slot | null {
  const { last } = known;
  if (!of || of.pronoun) return last ?? null;
  const thing = thingOf(known, of, last);
  // "A third of the guests are girls": how many they are is told behind it.
  const isAhead = isShare(number) && of.determiner === "the" && !known.entities.has(thing.entity);
  if (!last || (isAhead && !known.parts.has(thing.entity)))
    return isAhead ? { owner: "", ...thing, place } : null;
  if (thing.entity === last.entity)
    return thing.attributes.every((each) => last.attributes.includes(each)) ? last : null;
  if (known.entities.has(thing.entity)) return { owner: "", ...thing };
  return known.parts.has(thing.entity) ? { ...last, ...thing } : null;
}

/** What some are told to be or do: "boys", "red", "walk" to school. */
function partName(reading: Reading): string {
  const { clause, known } = reading;
  const { verb, isNegated } = clause.verb as NonNullable<typeof clause.verb>;
  const described = clause.rest.find((each): each is Noun => each.kind === "noun");
  if (verb.lemma === "be") return described?.head ?? "";
  if (isPassive(clause)) return directionOf(known, clause) !== 0 && !STATES.has(verb.lemma) ? "" : verb.lemma;
  if (known.isParted && !isNegated) return actName(verb.lemma, clause.rest, reading.used);
  const isLasting = directionOf(known, clause) === 0 && (verb.class === "act" || verb.class === "observe");
  const [own] = topLevel(clause.subject);
  const hasWhole = own?.of !== undefined || isAmong(own?.word, "rest remaining");
  if (!isNegated && !(isLasting && hasWhole && verb.form !== "past")) return "";
  if (described) reading.used.add(described);
  return verb.lemma;
}

/** What some do, with what they do it to or by: "go by bus", "drink tea". */
export function actName(lemma: string, rest: readonly Phrase[], used?: Set<Phrase>): string {
  const nouns = rest.flatMap((each) => (each.kind === "noun" ? [each] : []));
  for (const each of nouns) used?.add(each);
  const objects = [
    ...nouns,
    ...rest.flatMap((each) => (each.kind === "preposition" ? (nounIn(each) ?? []) : [])),
  ];
  return [lemma, ...objects.flatMap(({ attributes, head }) => [...attributes, head])].join(" ");
}
