import { isDimension } from "../../lexicon/comparison";
import { conversion, TIMES } from "../../lexicon/nouns";
import { ordinal } from "../../lexicon/number-words";
import { BE } from "../../lexicon/pronouns";
import { signOf } from "../../lexicon/verbs";
import { table } from "../../table";
import { isAmong, words } from "../../word-list";
import type { Question, Slot, Span } from "../facts";
import { againstAsked } from "./against";
import type { Asked } from "./asked";
import { contentIn, contentOfGroups, isUnreadFor } from "./asked-content";
import { comparative, jointDifference } from "./asked-difference";
import { asksOtherCost, asksSeveralPrices, meanPriced, moneyNamed, pricedIn } from "./asked-money";
import { eachSharer, othersAsked } from "./asked-others";
import { askedSlot, eachIn, measuredBy, whenAsked } from "./asked-slot";
import { type Context, hasParticle, isTotal, nounIn, thingOf, withPreposition } from "./context";
import { motionOf } from "./motion";
import type { Noun, Phrase } from "./phrase-types";
import { reachAsked } from "./reach";
import { actName } from "./rules";
import { amountsIn } from "./statement";

/** How a number of groups that does not come out is meant: those needed, or those filled. */
const WHOLE: Readonly<Record<string, "up" | "down">> = table({
  need: "up",
  use: "up",
  require: "up",
  make: "down",
  fill: "down",
  buy: "down",
  complete: "down",
});
const HAVING: ReadonlySet<string> = words(
  "have hold contain own possess keep count leave end finish remain stay be modal",
);

/** The question in the language of facts; null where its wording is not one that is understood. */
export function questionOf(known: Context, asked: Asked): Question | null {
  const priced = meanPriced(known, asked);
  if (priced !== undefined) {
    const span = { start: asked.start, end: asked.end };
    const slot = { owner: "", entity: "dollar", attributes: [] };
    return { kind: "each", span, slot, per: priced, verb: "cost" };
  }
  // A mean, or a price for each, of something else.
  const isMoney = moneyNamed(asked) === "cost" && asked.how === "what";
  if (asked.how === "what" && asked.noun?.attributes.includes("average")) return null;
  if (isMoney && withPreposition(asked.rest, "per")) return null;
  const slot = askedSlot(known, asked);
  const joint = slot && jointDifference(known, asked, slot);
  if (joint) return joint;
  if (!slot || hasStray(known, asked) || asksOtherTime(known, asked)) return null;
  if (asksStranger(known, asked) || asksOtherCost(known, asked) || asksSeveralPrices(asked)) return null;
  const { rest, subject } = asked;
  const all = [...rest, ...subject];
  const span = { start: asked.start, end: asked.end };
  const together = isTotal(rest) || undefined;
  const each = eachIn(asked);
  const sharer = each ? undefined : eachSharer(known, asked);
  const verb = askedVerb(asked);
  if (asked.how === "fast") return speedAsked(known, slot, span);
  const isNegated = asked.isNegated || hasParticle(all, "not", "n't", "never");
  if (asked.more && (each || sharer !== undefined || asked.also || isNegated)) return null;
  const others = !each && !asked.also && !asked.more ? othersAsked(known, asked, slot) : null;
  if (others) return others;
  const per = each ? thingOf(known, each).entity : sharer;
  if (per !== undefined) return { kind: "each", span, slot, per, verb };
  if (asked.also) {
    const also = { ...slot, ...thingOf(known, asked.also) };
    // "How many weeks and days": one amount in two units, and no sum.
    return conversion(also.entity, slot.entity) ? null : { kind: "sum", span, slot, also, verb };
  }
  if (asked.reach) return reachAsked(known, asked, slot);
  if (asked.against) return againstAsked(known, asked, slot);
  if (asked.more) return comparative(known, asked, { slot, verb: askedVerb(asked) });
  if (asksOfEach(asked, slot) && !together) return null;
  const money = moneyNamed(asked);
  if (money) return { kind: "event", span, slot, verb: money, sign: signOf(money), together };
  if (asked.how === "what") return { kind: "state", span, slot, time: "end", together: true };
  if (isNegated) return negatedPart(asked, slot);
  if (verb === "miss" && known.acts.has("attend"))
    return { kind: "part", span, slot, part: "attend", isNegated: true };
  // Hours that are spent side by side are no sum of each one's.
  if (TIMES.has(slot.entity) && hasParticle(asked.rest, "together")) return null;
  return stateOrDone(known, asked, ofLasting(known, asked, slot));
}

/** "How many days will the cookies last": they are what is used up, and nobody. */
const ofLasting = ({ entities }: Context, { verb }: Asked, slot: Slot): Slot =>
  verb?.lemma === "last" && entities.has(slot.owner) ? { ...slot, owner: "" } : slot;

const STAYING: ReadonlySet<string> = words("sit stand lie live stay remain hang perch");

/** What is asked to be done: a recipe that calls for something needs it, and birds that sit somewhere are there. */
function askedVerb({ verb, auxiliary, rest }: Asked): string {
  const lemma = verb?.lemma ?? "be";
  if (STAYING.has(lemma)) return "be";
  // "are blooming", "were waiting": they are there.
  if (verb?.form === "ing" && BE.has(auxiliary ?? "") && signOf(lemma) === 0) return "be";
  return lemma === "call" && withPreposition(rest, "for") ? "need" : lemma;
}

/** What is there, or how much was done. */
function stateOrDone(known: Context, asked: Asked, slot: Slot): Question | null {
  const { rest, subject } = asked;
  const span = { start: asked.start, end: asked.end };
  const together = isTotal(rest) || undefined;
  const lemma = asked.verb?.lemma ?? "be";
  const part = partDone(known, asked);
  if (part !== undefined) return { kind: "part", span, slot, part, isNegated: false };
  if (asked.noun?.head === "change" && asked.how === "much")
    return { kind: "state", span, slot, time: "end" };
  if (isStart(asked)) return { kind: "state", span, slot, time: "start" };
  const isStaying =
    asked.verb?.form === "ing" &&
    BE.has(asked.auxiliary ?? "") &&
    signOf(lemma) === 0 &&
    !(measuredBy(asked) === "length" && TIMES.has(slot.entity));
  const isWeighed = lemma === "weigh" && slot.entity === "weight";
  // What each of several has is no one number.
  const isOfEach = hasParticle([...rest, ...subject], "each");
  if ((HAVING.has(lemma) && !asked.isPassive) || isStaying || isWeighed)
    return isOfEach ? null : state(asked, slot, together);
  if (isAmong(lemma, "start begin"))
    return withPreposition(rest, "with", "out") ? { kind: "state", span, slot, time: "start" } : null;
  if (lemma === "need" && !asked.isPassive) return needAsked(known, asked, slot);
  if (asked.isNeeded && slot.entity === "dollar") return null;
  const isOfSize = asked.each !== undefined || asked.holds !== undefined;
  if (asked.isNeeded && known.needs.has(slot.entity) && !isOfSize)
    return { kind: "missing", span, slot, verb: lemma };
  // What is still to be done is not what was done.
  if (asked.isStill) return { kind: "missing", span, slot, verb: lemma };
  const motion = motionOf(lemma, rest);
  if (motion) return { kind: "event", span, slot, verb: motion.verb, sign: motion.sign, together };
  const isAble = isAmong(asked.auxiliary, "can could") || undefined;
  // What can still be done is done with what is left.
  if (hasParticle([...rest, ...subject], "each", ...(isAble ? [] : ["still"]), "left", "remaining"))
    return null;
  return {
    kind: "event",
    span,
    slot,
    whole: WHOLE[lemma],
    content: contentIn(known, asked) ?? contentOfGroups(known, slot),
    isAble,
    priced: slot.entity === "dollar" ? pricedIn(known, asked) : undefined,
    verb: lemma,
    sign: asked.isPassive && asked.verb?.class === "act" ? 0 : signOf(lemma),
    together,
  };
}

/** "How many walk?" One of the parts that are told, by what is done in it. */
function partDone({ isParted, parts }: Context, { verb, rest }: Asked): string | undefined {
  const act = actName(verb?.lemma ?? "be", rest);
  const isIn = (one: string, other: string): boolean => `${one} `.startsWith(`${other} `);
  const [own, ...more] = [...parts].filter((each) => isParted && (isIn(act, each) || isIn(each, act)));
  return more.length === 0 ? own : undefined;
}

/** What is needed. What is still needed is less by what there is, or was made, already. */
function needAsked(known: Context, asked: Asked, slot: Slot): Question {
  const { rest, subject } = asked;
  const span = { start: asked.start, end: asked.end };
  if (hasParticle([...rest, ...subject], "still")) return { kind: "missing", span, slot, verb: "need" };
  const together = isTotal(rest) || undefined;
  const content = contentIn(known, asked);
  return { kind: "event", span, slot, verb: "need", sign: 0, together, whole: "up", content };
}

/** Words of the question that have no part in what is asked. */
function hasStray(known: Context, asked: Asked): boolean {
  const { rest, more } = asked;
  const isAmount = (phrase: Phrase | undefined): boolean =>
    phrase !== undefined && amountsIn([phrase]).some(({ quantity }) => quantity.number !== undefined);
  return rest.some((phrase, at) => {
    if (phrase.kind === "quantity" && phrase.number) return false;
    const isWhole = phrase.kind === "quantity" && known.entities.has((phrase.noun ?? phrase.of)?.head ?? "");
    if (phrase.kind === "quantity" && phrase.word === "all" && isWhole) return false;
    if (phrase.kind === "quantity")
      return phrase.word !== "all" || phrase.noun !== undefined || phrase.of !== undefined;
    // "in 5 red boxes and 2 blue boxes"
    if (phrase.kind === "particle" && phrase.word === "and" && isAmount(rest[at - 1]))
      return !isAmount(rest[at + 1]);
    if (phrase.kind === "particle")
      return isAmong(phrase.word, "and or no than as each every both other others enough only if unless");
    if (phrase.kind === "preposition" && phrase.word === "than") return more === undefined;
    // "after the second stop": a time among several, which need not be the last.
    if (phrase.kind === "preposition" && phrase.word === "after")
      return ordinal(nounIn(phrase)?.attributes[0] ?? "") !== null;
    if (phrase.kind === "preposition" && BUT_THERE.has(phrase.word)) return true;
    if (phrase.kind === "preposition" && phrase.word === "for") return isUnreadFor(known, asked, phrase);
    if (phrase.kind !== "preposition" || !isAmong(phrase.word, "in on at into inside")) return false;
    const noun = nounIn(phrase);
    return (
      noun !== undefined &&
      !noun.pronoun &&
      !isAmong(noun.head, "total all end beginning start first time once moment trip") &&
      !isEvery(noun) &&
      !known.places.has(noun.head) &&
      !known.owners.includes(noun.head) &&
      !known.entities.has(noun.head) &&
      ordinal(noun.attributes[0] ?? "") === null
    );
  });
}

/** "outside the classrooms", "without the lids": all but what is named. */
const BUT_THERE: ReadonlySet<string> = new Set(["outside", "without", "except", "besides", "beyond"]);

/** Somebody by name of whom nothing is told, in a story of others. */
const asksStranger = ({ cast, owners, places, entities }: Context, { subject }: Asked): boolean => {
  const known = new Set([...cast, ...owners, ...places, ...entities].flatMap((each) => each.split(/[& ]/)));
  return (
    cast.length > 0 &&
    subject.some((each) => each.kind === "noun" && each.isName && !each.pronoun && !known.has(each.head))
  );
};

/** "on Thursday", of which nothing is told. */
const asksOtherTime = (known: Context, { rest, subject }: Asked): boolean => {
  const { times } = known;
  const when = whenAsked(known, [...rest, ...subject]);
  return when !== undefined && NAMED_TIME.test(when) && ![...times].some((each) => each.includes(when));
};
const NAMED_TIME =
  /day$|^(?:yesterday|tomorrow|tonight)|(?:morning|afternoon|evening|night|weekend)$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$|^(?:last|next|first|second|third) /;

/** How far in how long. */
function speedAsked(known: Context, slot: Slot, span: Span): Question | null {
  const [unit, ...more] = [...known.entities].filter((each) => TIMES.has(each));
  return unit && more.length === 0 ? { kind: "each", span, slot, per: unit, verb: "travel" } : null;
}

/** "How old are they?", "what are their heights": what each of them measures is no sum, as "the sum of their heights" is. */
const asksOfEach = ({ noun }: Asked, { owner, entity }: Slot): boolean =>
  isDimension(entity) &&
  (owner === "*" || (noun?.whose === "their" && noun.isPlural && noun.determiner !== "the")) &&
  !noun?.attributes.some((each) => isAmong(each, "total combined"));

const isEvery = (noun: Noun): boolean =>
  isAmong(noun.determiner, "each every") || (/^an?$/.test(noun.determiner ?? "") && !TIMES.has(noun.head));

function state(asked: Asked, slot: Slot, together: true | undefined): Question | null {
  const span = { start: asked.start, end: asked.end };
  const described = (measuredBy(asked) !== undefined ? [] : asked.rest).filter(
    (each): each is Noun => each.kind === "noun" && !isAmong(each.head, "total combined"),
  );
  if (
    described.length === 1 &&
    asked.verb?.lemma === "be" &&
    described[0] &&
    !described[0].pronoun &&
    !described[0].determiner
  )
    return { kind: "part", span, slot, part: described[0].head, isNegated: false };
  if (described.length > 0) return null;
  const over = isOver(asked) || undefined;
  const whole = asked.noun?.attributes.some(isFull) ? "down" : undefined;
  const remains = (!over && isLeft(asked)) || undefined;
  return {
    kind: "state",
    span,
    slot: whole ? ofAny(slot) : slot,
    time: "end",
    together,
    over,
    remains,
    whole,
  };
}

/** "full boxes": those with as much in them as they hold, and no kind of boxes. */
const isFull = (word: string): boolean => isAmong(word, "full complete whole filled");
const ofAny = (slot: Slot): Slot => ({
  ...slot,
  attributes: slot.attributes.filter((each) => !isFull(each)),
});

/** "are left", "remain", "does she still have". */
const isLeft = ({ rest, subject, verb }: Asked): boolean =>
  isAmong(verb?.lemma, "leave remain") || hasParticle([...rest, ...subject], "left", "remaining", "still");

/** "left over", "leftover": of what was put in groups. */
const isOver = ({ rest }: Asked): boolean =>
  rest.some(
    (each) =>
      (each.kind === "preposition" && each.word === "over" && each.object.length === 0) ||
      (each.kind === "noun" && each.head === "leftover"),
  );

function negatedPart(asked: Asked, slot: Slot): Question | null {
  const described = asked.rest.find((each): each is Noun => each.kind === "noun");
  const part = asked.verb && asked.verb.lemma !== "be" ? asked.verb.lemma : described?.head;
  return part
    ? { kind: "part", span: { start: asked.start, end: asked.end }, slot, part, isNegated: true }
    : null;
}

function isStart({ rest, verb }: Asked): boolean {
  if (isAmong(verb?.lemma, "start begin")) return true;
  return (
    hasParticle(rest, "first", "originally", "initially", "before") ||
    rest.some(
      (each) =>
        each.kind === "preposition" &&
        (each.word === "before" ||
          each.object.some(
            (inner) => inner.kind === "noun" && isAmong(inner.head, "first start beginning"),
          ) ||
          (each.word === "to" &&
            each.object.some((inner) => inner.kind === "noun" && isAmong(inner.head, "start begin")))),
    )
  );
}
