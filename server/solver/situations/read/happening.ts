import { isKindOf } from "../../lexicon/nouns";
import { COMING, GOING, MOVING } from "../../lexicon/story-verbs";
import { isAmong } from "../../word-list";
import type { Fact, Sign, Slot } from "../facts";
import type { Clause } from "./clauses";
import { type Context, hasParticle, nounIn, withPreposition } from "./context";
import { motionOf } from "./motion";
import type { Quantity } from "./phrase-types";
import { type Counted, counted, isPassive, type Reading, type Rule, spanOf, topLevel } from "./statement";

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
  const things = ofThosePeople(before, counted(reading, "", own));
  if (!things) return null;
  if (isOuting(reading, things)) return null;
  const moved = movedBy(reading, things);
  if (moved) return moved;
  const isSome = own.some(({ of }) => of) || undefined;
  const sign = isSome ? directionOfSome(reading) : isJoining(reading) ? 1 : directionOf(known, clause);
  // "Some of them were spoiled": whether they still count is not said.
  if (sign === 0 && (isSome || !isPassive(reading.clause))) return null;
  return things.map(({ slot, amount, quantity }) => {
    const isSame = before && before.entity === slot.entity;
    const isBorrowed = (isSame && before.owner !== "") || undefined;
    const own = {
      ...slot,
      owner: isSame ? before.owner : "",
      place: isSame && (slot.place === undefined || isPassing(reading)) ? before.place : slot.place,
      attributes: isOfAll(quantity) && isSame ? before.attributes : slot.attributes,
    };
    known.last = own;
    return {
      kind: "change",
      span: spanOf(reading),
      slot: own,
      amount,
      sign,
      verb: motionOf(group.verb.lemma, clause.rest)?.verb ?? group.verb.lemma,
      isSome,
      isBorrowed,
    };
  });
};

/** "10 more dogs start to bark": they do so as well. */
const isJoining = ({ clause }: Reading): boolean =>
  isAmong(clause.verb?.verb.lemma, "start begin") && topLevel(clause.subject).every(({ more }) => more === 1);

/** "30 scouts go camping", "went to the zoo": who is spoken of for the first time is there, wherever they go. */
const isOuting = ({ clause, had }: Reading, things: readonly Counted[]): boolean =>
  clause.verb?.verb.lemma === "go" &&
  motionOf("go", clause.rest) === null &&
  !hasParticle(clause.rest, "home", "away", "back") &&
  things.every(({ slot }) => !had.has(slot.entity));

/** "38 passengers … 9 people got off": those passengers. */
function ofThosePeople(
  before: Slot | undefined,
  things: readonly Counted[] | null,
): readonly Counted[] | null {
  if (!before || !isKindOf(before.entity, "person")) return things;
  return (
    things?.map((each) =>
      each.slot.entity === "person" && each.slot.attributes.length === 0
        ? { ...each, slot: { ...each.slot, entity: before.entity } }
        : each,
    ) ?? null
  );
}

/** "9 of them", "4 left": of all that was spoken of, where no kind of it is named. */
const isOfAll = ({ of, noun }: Quantity): boolean => (of ? of.attributes.length === 0 : !noun);

/** "At the next stop 8 people got off": where it happens, and not where they are. */
const isPassing = ({ clause, known }: Reading): boolean =>
  directionOf(known, clause) !== 0 &&
  withPreposition([...clause.subject, ...clause.rest], "at") !== undefined;

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

/** Where something goes that neither comes nor leaves. */
const PAST = ["up", "over", "past", "by", "around", "through", "across", "along", "about"] as const;

/** "9 of them got on the bus. How many still wait?": some of those who are there come in nowhere but elsewhere. */
function directionOfSome(reading: Reading): Sign {
  const told = directionOf(reading.known, reading.clause);
  return reading.known.isRemainder && told === 1 && !isBack(reading) ? -1 : told;
}

/** "came back": they had gone before. */
const isBack = ({ clause }: Reading): boolean =>
  hasParticle(clause.rest, "back") || clause.verb?.verb.lemma === "return";

export function directionOf(known: Context, clause: Clause): Sign {
  const { lemma, class: kind } = clause.verb?.verb ?? { lemma: "", class: "act" as const };
  const isMotion = MOVING.has(lemma) || COMING.has(lemma) || GOING.has(lemma);
  if (isMotion && (hasParticle(clause.rest, ...PAST) || withPreposition(clause.rest, ...PAST))) return 0;
  const way = motionOf(lemma, clause.rest);
  if (way) return way.sign;
  if (hasParticle(clause.rest, "back") && (kind === "give" || COMING.has(lemma) || GOING.has(lemma)))
    return 1;
  if (COMING.has(lemma)) return 1;
  if (GOING.has(lemma)) return isToThem(known, clause) ? 1 : -1;
  if (kind === "lose" || kind === "destroy" || kind === "give" || kind === "take") return -1;
  return kind === "gain" || kind === "construct" ? 1 : 0;
}

/** "19 more birds flew to the fence" where some are on it: they come to those. */
const isToThem = ({ placesBefore }: Context, { rest }: Clause): boolean => {
  const to = nounIn(withPreposition(rest, "to", "onto", "into"));
  return to !== undefined && placesBefore.has(to.head) && withPreposition(rest, "from") === undefined;
};
