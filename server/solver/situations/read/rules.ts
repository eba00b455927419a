import type { Fact, Sign, Slot, Told } from "../facts";
import { changeOf } from "./changes";
import type { Clause } from "./clauses";
import {
  bothOf,
  type Context,
  hasParticle,
  nounIn,
  ownerOf,
  placeIn,
  remember,
  thingOf,
  withPreposition,
} from "./context";
import type { Noun, Phrase, Quantity } from "./phrase-types";
import {
  type Counted,
  counted,
  isAtStart,
  isNow,
  isPassive,
  isTogether,
  type Reading,
  type Rule,
  recipientIn,
  spanOf,
  topLevel,
} from "./statement";

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
  if (
    !isThere &&
    (before.length === 0 ||
      (!placeIn(clause.rest) && !isNow(reading)) ||
      before.some(({ of, noun }) => of || !noun))
  )
    return null;
  if (nounIn(withPreposition(clause.rest, "to"))) return null;
  const amounts = isThere ? topLevel(clause.rest) : before;
  if (amounts.some(({ comparative, isMultiple, isEach }) => comparative || isMultiple || isEach)) return null;
  const things = amounts.length > 0 ? counted(reading, "", amounts) : null;
  const time = isAtStart(reading) ? "start" : isNow(reading) || verb.verb.lemma === "remain" ? "end" : "";
  return (
    things?.map(({ slot, amount }) => ({ kind: "has", span: spanOf(reading), slot, amount, time })) ?? null
  );
};

const HAVING =
  /^(?:have|hold|contain|own|possess|keep|see|include|house|store|carry|count|start|begin|end|finish)$/;

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
  if (owner === "" || !HAVING.test(lemma) || clause.verb?.isNegated) return null;
  const isEdge = /^(?:start|begin|end|finish)$/.test(lemma);
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
    /^(?:start|begin)$/.test(lemma) || isAtStart(reading) ? "start" : isEdge || isNow(reading) ? "end" : "";
  const all = isTogether(reading) ? bothOf(known, owner) : owner;
  const isAll = isTogether(reading) && all.includes("&");
  return things.map(({ slot, amount, quantity }): Fact => {
    if (isAll || (owner === "*" && isTogether(reading)))
      return { kind: "together", span: spanOf(reading), slot: { ...slot, owner: all }, amount, verb: "have" };
    if (lemma === "see") return { kind: "change", span: spanOf(reading), slot, amount, sign: 0, verb: lemma };
    if (quantity.more === 1)
      return { kind: "change", span: spanOf(reading), slot, amount, sign: 1, verb: "get" };
    const isBefore = time === "" && hadBefore(reading, slot);
    return { kind: "has", span: spanOf(reading), slot, amount, time: isBefore ? "start" : time };
  });
};

/** "He spent $7. He had $40. How much is left": what was had of something already spoken of is what there was before. */
const hadBefore = ({ clause, known, had }: Reading, { entity }: Slot): boolean =>
  known.isRemainder && had.has(entity) && !clause.isLater && clause.verb?.auxiliaries[0] === "had";

/** "He paid with $50", "with a $50 bill": what there is for what is bought. */
export const payingWith: Rule = (reading) => {
  const { clause, owner } = reading;
  const [only, ...more] = reading.amounts;
  if (clause.verb?.verb.lemma !== "pay" || clause.verb.isNegated || owner === "" || more.length > 0)
    return null;
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
    of?.whose && !/^(?:his|her|their|its|my)$/.test(of.whose) ? [of.whose] : [],
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
      : other && !(verb.class === "give" && /^(?:birthday|charity)$/.test(other.head))
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
  if (group.verb.class === "observe" && !/^(?:count|spot|notice|observe|finish)$/.test(group.verb.lemma))
    return null;
  if (group.verb.class === "give" || group.verb.class === "take") return null;
  const own = topLevel(clause.rest);
  if (own.length === 0 || own.some(({ isMultiple, isEach }) => isMultiple || isEach)) return null;
  if (amounts.length !== own.length) return null;
  const things = counted(reading, owner, own);
  const isTotalled =
    own.length === 1 && (own[0]?.isTotal || (isTogether(reading) && (owner === "*" || owner.includes("&"))));
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

/** "17 are eaten by a dog", "2 more players joined", "5 birds flew away", "9 get off". */
export const happening: Rule = (reading) => {
  const { clause, known } = reading;
  const group = clause.verb;
  const own = topLevel(clause.subject);
  if (
    !group ||
    own.length === 0 ||
    topLevel(clause.rest).length > 0 ||
    group.isNegated ||
    group.verb.lemma === "be" ||
    group.verb.lemma === "have"
  )
    return null;
  if (
    own.some(
      ({ isMultiple, comparative, isEach }) =>
        isMultiple || isEach || (comparative !== undefined && comparative !== "more"),
    )
  )
    return null;
  if (clause.subject.some((each) => each.kind === "noun")) return null;
  if (own.some(({ isTotal }) => isTotal)) return null;
  if (group.verb.form === "ing") return null;
  const before = known.last;
  const things = counted(reading, "", own);
  if (!things) return null;
  const moved = movedBy(reading, things);
  if (moved) return moved;
  const isSome = own.some(({ of }) => of) || undefined;
  const sign = isSome ? directionOfSome(reading) : directionOf(clause);
  // "Some of them were spoiled": whether they still count is not said.
  if (sign === 0 && (isSome || !isPassive(reading.clause))) return null;
  return things.map(({ slot, amount, quantity }) => {
    const isSame = before && before.entity === slot.entity;
    const isBorrowed = (isSame && before.owner !== "") || undefined;
    const own = {
      ...slot,
      owner: isSame ? before.owner : "",
      place: isSame && (slot.place === undefined || isPassing(reading)) ? before.place : slot.place,
      attributes: quantity.of || !quantity.noun ? (before?.attributes ?? []) : slot.attributes,
    };
    known.last = own;
    return {
      kind: "change",
      span: spanOf(reading),
      slot: own,
      amount,
      sign,
      verb: group.verb.lemma,
      isSome,
      isBorrowed,
    };
  });
};

/** "At the next stop 8 people got off": where it happens, and not where they are. */
const isPassing = ({ clause }: Reading): boolean =>
  directionOf(clause) !== 0 && withPreposition([...clause.subject, ...clause.rest], "at") !== undefined;

/** "6 birds flew from the tree to the fence": gone from one place and come to another. */
function movedBy({ clause, known, ...reading }: Reading, things: readonly Counted[]): readonly Fact[] | null {
  const [from, to] = ["from", "to"].map((word) => nounIn(withPreposition(clause.rest, word)));
  if (!from || !to || !known.places.has(from.head) || isPassive(clause)) return null;
  const verb = clause.verb?.verb.lemma ?? "";
  const span = spanOf({ clause, known, ...reading });
  return things.map(({ slot, amount }) => {
    known.last = { ...slot, owner: "", place: to.head };
    return {
      kind: "transfer",
      span,
      from: from.head,
      to: to.head,
      slot: { ...slot, place: undefined },
      amount,
      verb,
    };
  });
}

const IN = /^(?:join|come|arrive|enter|board|return|hatch|bloom|land|climb)$/;
const OUT = /^(?:leave|go|die|fly|escape|depart|fall|swim|walk|run|pop|disappear|vanish|drive)$/;

const MOVING = /^(?:get|hop|step|climb|go)$/;
/** Where something goes that neither comes nor leaves. */
const PAST = ["up", "over", "past", "by", "around", "through", "across", "along", "about"] as const;

/** "9 of them got on the bus. How many still wait?": some of those who are there come in nowhere but elsewhere. */
function directionOfSome(reading: Reading): Sign {
  const told = directionOf(reading.clause);
  return reading.known.isRemainder && told === 1 && !isBack(reading) ? -1 : told;
}

/** "came back": they had gone before. */
const isBack = ({ clause }: Reading): boolean =>
  hasParticle(clause.rest, "back") || clause.verb?.verb.lemma === "return";

function directionOf(clause: Clause): Sign {
  const { lemma, class: kind } = clause.verb?.verb ?? { lemma: "", class: "act" as const };
  const isMotion = MOVING.test(lemma) || IN.test(lemma) || OUT.test(lemma);
  if (isMotion && (hasParticle(clause.rest, ...PAST) || withPreposition(clause.rest, ...PAST))) return 0;
  if (MOVING.test(lemma)) {
    if (hasParticle(clause.rest, "off", "out", "away", "down") || withPreposition(clause.rest, "off", "out"))
      return -1;
    if (hasParticle(clause.rest, "on", "in") || withPreposition(clause.rest, "on", "onto", "in", "into"))
      return 1;
  }
  if (hasParticle(clause.rest, "back") && (kind === "give" || IN.test(lemma) || OUT.test(lemma))) return 1;
  if (IN.test(lemma)) return 1;
  if (OUT.test(lemma)) return -1;
  if (kind === "lose" || kind === "destroy" || kind === "give" || kind === "take") return -1;
  return kind === "gain" || kind === "construct" ? 1 : 0;
}

const STATES = /^(?:break|tear|crack|damage|ruin|use|miss|leave|burn|drop|lose|spoil)$/;

/** "4 of the shells were broken", "12 were red", "a third of them are boys", "the rest are girls". */
export const partOf: Rule = (reading) => {
  const { clause, known } = reading;
  const group = clause.verb;
  const [own, ...more] = topLevel(clause.subject);
  if (!group || !own || more.length > 0 || topLevel(clause.rest).length > 0 || own.more || own.isMultiple)
    return null;
  const isRest = /^(?:rest|remaining)$/.test(own.word ?? "");
  if ((!own.of && own.noun && !isRest) || (!own.number && !isRest)) return null;
  const whole = wholeIn(known, own);
  const part = partName(reading);
  if (!whole || part === "") return null;
  reading.used.add(own);
  known.parts.add(part);
  const isShare = own.number?.isFraction || own.number?.unit === "%";
  const amount: Told = !own.number
    ? { kind: "rest", of: whole }
    : isShare
      ? { kind: "fraction", number: own.number, of: whole }
      : { kind: "number", number: own.number };
  return [{ kind: "part", span: spanOf(reading), whole, part, isNegated: group.isNegated, amount }];
};

/** What a part is told of: the things named last, or one of the kinds told of them. */
function wholeIn(known: Context, { of }: Quantity): Slot | null {
  const { last } = known;
  if (!last || !of || of.pronoun) return last ?? null;
  const thing = thingOf(known, of);
  if (thing.entity === last.entity)
    return thing.attributes.every((each) => last.attributes.includes(each)) ? last : null;
  if (known.entities.has(thing.entity)) return { owner: "", ...thing };
  return known.parts.has(thing.entity) ? { ...last, ...thing } : null;
}

/** What some are told to be or do: "boys", "red", "walk" to school. */
function partName(reading: Reading): string {
  const { clause } = reading;
  const { verb, isNegated } = clause.verb as NonNullable<typeof clause.verb>;
  const described = clause.rest.find((each): each is Noun => each.kind === "noun");
  if (verb.lemma === "be") return described?.head ?? "";
  if (isPassive(clause)) return directionOf(clause) !== 0 && !STATES.test(verb.lemma) ? "" : verb.lemma;
  const isLasting = directionOf(clause) === 0 && (verb.class === "act" || verb.class === "observe");
  const hasWhole = topLevel(clause.subject)[0]?.of !== undefined;
  if (!isNegated && !(isLasting && hasWhole && verb.form !== "past")) return "";
  if (described) reading.used.add(described);
  return verb.lemma;
}
