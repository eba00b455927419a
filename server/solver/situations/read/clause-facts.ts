import { MONEY, TIMES } from "../../lexicon/nouns";
import { genderOf } from "../../lexicon/pronouns";
import { isSameAct } from "../../lexicon/verbs";
import { isAmong, words } from "../../word-list";
import type { Fact, Slot } from "../facts";
import { backward, measuring } from "./ages";
import { described, isAside, withAsides } from "./asides";
import type { Clause } from "./clauses";
import { comparison, priceComparison } from "./comparisons";
import { type Context, EACH, nounIn, ownerOf, remember, thingOf, whenIn, withPreposition } from "./context";
import { eachOneIn, namedEach } from "./each";
import { happening } from "./happening";
import { itemised } from "./items";
import { comingIn, cutting, enduring, fitting, lasting, mention, packing } from "./packing";
import type { Noun, Phrase, Quantity } from "./phrase-types";
import { discount, going, needed, needing, price, priceOfMany, pricePer, speed } from "./prices";
import { apiece, distributed, oneEach, rate } from "./rates";
import { recipe, recipeOfOne } from "./recipes";
import { doing, existence, having, partOf, payingWith, transfer, undone } from "./rules";
import { equalShare, isEqualShare, isEvery, isTimed, namedIn, scene } from "./scene";
import { grouping, isRemainder, isSharing, leavingRest, namedSharers, payers, sharers } from "./sharing";
import {
  type Amounted,
  amountsIn,
  counted,
  isWhole,
  type Reading,
  type Rule,
  spanOf,
  subjectOf,
  topLevel,
} from "./statement";
import { unitContent } from "./units";
import { Unread } from "./unread";
import { groupsWithin, sizeWithin } from "./within";

const RULES: readonly Rule[] = [
  discount,
  priceComparison,
  unitContent,
  comingIn,
  fitting,
  cutting,
  distributed,
  apiece,
  backward,
  measuring,
  packing,
  lasting,
  enduring,
  itemised,
  speed,
  payingWith,
  leavingRest,
  sharers,
  namedSharers,
  payers,
  grouping,
  pricePer,
  price,
  priceOfMany,
  rate,
  comparison,
  needing,
  existence,
  partOf,
  undone,
  transfer,
  having,
  going,
  doing,
  happening,
  mention,
];

/** What the clauses of a statement tell. */
export function statements(known: Context, all: readonly Clause[]): Fact[] {
  const clauses = withSharedTime(withAsides(all)).filter((each) => !isOfNobody(each));
  return clauses.flatMap((clause, i) => {
    const facts = factsOf(known, clause, { before: clauses[i - 1], next: clauses[i + 1] });
    // Money is paid and not bought: another verb has the amount.
    if (facts.some(isMoneyBought)) throw Unread.of(clause);
    return facts;
  });
}

const isMoneyBought = (fact: Fact): boolean =>
  fact.kind === "change" &&
  fact.slot.entity in MONEY &&
  fact.sign === 1 &&
  isSameAct(fact.verb, "buy") &&
  !isSameAct(fact.verb, "earn");

/** "and no one got on": nothing comes of what nobody does. */
const isOfNobody = ({ subject, verb, rest }: Clause): boolean =>
  verb !== undefined &&
  !verb.isNegated &&
  subject.length === 1 &&
  subject.every((each) => each.kind === "noun" && each.head === "nobody") &&
  amountsIn(rest).length === 0;

/** "jogs 4 miles and swims 2 miles each day", "Ann eats 2 and Ben eats 3 per day": both each day. */
function withSharedTime(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map((clause, i) => {
    const next = clauses[i + 1];
    const often = next?.rest.at(-1);
    const isOften =
      often?.kind === "noun"
        ? isEvery(often) && TIMES.has(often.head)
        : often?.kind === "preposition" && often.word === "per" && TIMES.has(nounIn(often)?.head ?? "");
    const isSame = next?.subject.length === 0 || next?.verb?.verb.lemma === clause.verb?.verb.lemma;
    const isShared =
      next?.link === "and" &&
      isSame &&
      often !== undefined &&
      isOften &&
      next.verb?.verb.form === clause.verb?.verb.form &&
      clause.rest.length > 0 &&
      !clause.rest.some(isTimed) &&
      !clause.rest.some((each) => each.kind === "preposition" && each.word === "per");
    return isShared ? { ...clause, rest: [...clause.rest, often] } : clause;
  });
}

interface Beside {
  readonly before?: Clause;
  readonly next?: Clause;
}

/** What a clause tells.
 * @throws {Unread} where a word or an amount of it has no place */
function factsOf(known: Context, clause: Clause, { before, next }: Beside): readonly Fact[] {
  notePlaces(known, clause);
  if (known.doer === "" && clause.verb?.kind === "ing" && clause.subject.length === 0 && next)
    known.doer = subjectOf(known, next);
  const isOwn = clause.verb?.kind !== "to" && clause.verb?.kind !== "ing";
  if (!clause.tells) return scene(known, clause, isOwn && !isAside(clause));
  const within = sizeWithin(known, clause) ?? groupsWithin(known, clause);
  if (within)
    return [...within.facts, ...(within.clause ? factsOf(known, within.clause, { before, next }) : [])];
  const one = eachOneIn(known, clause);
  if (one) return factsOf(known, { ...clause, subject: [one] }, { before, next });
  const named = namedEach(clause);
  if (named) return named.flatMap((noun) => factsOf(known, { ...clause, subject: [noun] }, { before, next }));
  const stray = strayWord(clause);
  if (stray !== undefined) throw new Unread(stray);
  const amounts = [...amountsIn(clause.subject), ...amountsIn(clause.rest)];
  if (isEqualShare(clause) && amounts.every(({ quantity }) => isRemainder(quantity)))
    return equalShare(known, clause);
  const spread = isEqualShare(clause) ? spreadOver(known, clause, amounts) : null;
  if (spread) return spread;
  const needs = neededIn(known, clause);
  if (needs) return needs;
  if (!isOwn && !isDone(known, clause, before)) {
    if (isIdlePurpose(clause, amounts)) return [];
    throw Unread.of(clause);
  }
  if (isAside(clause) && clause.subject.length === 0)
    return described(known, clause, before, (own) => factsOf(known, own, {}));
  if (amounts.length === 0) {
    const one = oneEach(readingOf(known, clause, ""));
    const every = clause.subject.find((each): each is Noun => each.kind === "noun" && isEvery(each));
    if (!one || !every) throw Unread.of(clause);
    Object.assign(known, { doer: EACH, every });
    return one;
  }
  if (isGoingOn(known, clause, amounts)) return scene(known, clause, isOwn);
  const wholes = wholesOf(known, clause);
  const facts = recipeIn(known, clause, next) ?? firstRule(known, clause) ?? joined(known, clause);
  if (!facts) throw Unread.of(clause);
  return [...wholes, ...facts];
}

/** "3 of the 12 mugs": how many there are of which some are spoken of. */
function wholesOf(known: Context, clause: Clause): readonly Fact[] {
  return [...amountsIn(clause.subject), ...amountsIn(clause.rest)].flatMap(
    ({ quantity: { of } }): readonly Fact[] => {
      if (!of?.count) return [];
      const thing = thingOf(known, of);
      const owner = of.whose ? ownerOf(known, { ...of, pronoun: of.whose }) || subjectOf(known, clause) : "";
      const slot: Slot = { owner, ...thing };
      known.last = slot;
      known.entities.add(thing.entity);
      const amount = { kind: "number", number: of.count } as const;
      return [{ kind: "has", span: { start: of.start, end: of.end }, slot, amount, time: "" }];
    },
  );
}

/** "ran 3 miles on Monday and twice as far on Tuesday": the verb tells each of what is joined by itself. */
function joined(known: Context, clause: Clause): readonly Fact[] | null {
  const kept = { last: known.last, doer: known.doer, owners: known.owners, verb: known.verb };
  for (const [at, phrase] of clause.rest.entries()) {
    if (phrase.kind !== "particle" || !/^(?:and|,|but)$/.test(phrase.word)) continue;
    const [one, other] = [clause.rest.slice(0, at), clause.rest.slice(at + 1)];
    if (amountsIn(one).length === 0 || amountsIn(other).length === 0) continue;
    const first = firstRule(known, { ...clause, rest: one });
    const right = { ...clause, rest: other };
    const second = first && (firstRule(known, right) ?? joined(known, right));
    if (first && second) return [...first, ...second];
    Object.assign(known, kept);
  }
  return null;
}

function notePlaces(known: Context, clause: Clause): void {
  known.placesBefore = new Set(known.places);
  for (const phrase of [...clause.subject, ...clause.rest]) {
    const when = whenIn([phrase]);
    if (when !== undefined) known.times.add(when);
  }
  for (const phrase of [...clause.subject, ...clause.rest]) {
    const noun = namedIn(phrase);
    if (noun && !noun.pronoun) known.places.add(noun.head);
  }
}

/** A word that fits no phrase, or that changes amounts in a way no rule has taken up. */
function strayWord(clause: Clause): string | undefined {
  if (clause.unread) return clause.unread.text;
  for (const each of [...clause.subject, ...clause.rest])
    if (each.kind === "particle" && MEANINGFUL.has(each.word)) return each.word;
  // What comes for free has no part in a sum of prices, and no rule says so.
  return withPreposition([...clause.subject, ...clause.rest], "for")?.object.some(
    (each) => each.kind === "noun" && each.head === "free",
  )
    ? "free"
    : undefined;
}

/** Whether what is told after "to", "after" or "by" comes about. */
function isDone(known: Context, { verb, link }: Clause, before: Clause | undefined): boolean {
  if (verb?.kind !== "to") return isAmong(link, "after by");
  const isAble = before?.rest.some((each) => each.kind === "noun" && each.head === "able");
  return (
    (isAble && !before?.verb?.isNegated) ||
    isSharing(verb.verb.lemma) ||
    ACHIEVED.has(known.verb) ||
    (known.isHypothetical && INTENDED.has(known.verb))
  );
}

/** "to bake some cakes": what something is for, without a number, changes no amount. */
const isIdlePurpose = ({ verb, rest }: Clause, amounts: readonly Amounted[]): boolean =>
  verb?.kind === "to" &&
  amounts.length > 0 &&
  amounts.every(({ quantity }) => isAmong(quantity.word, "some several few many any")) &&
  !rest.some((each) => isEvery(namedIn(each)));

/** "Ida was sorting some of her old coins": what somebody is at, of which no number is told, and nothing before. */
const isGoingOn = (known: Context, { verb, subject }: Clause, amounts: readonly Amounted[]): boolean =>
  verb?.kind === "finite" &&
  verb.verb.form === "ing" &&
  !verb.isNegated &&
  amountsIn(subject).length === 0 &&
  amounts.every(
    ({ quantity: { word, number, noun, of } }) =>
      !number && isAmong(word, "some several few many") && !known.entities.has((noun ?? of)?.head ?? ""),
  );

/** "He needs to read 100 pages": what there is to be in the end. */
function neededIn(known: Context, clause: Clause): readonly Fact[] | null {
  if (clause.verb?.kind !== "to" || !known.asksMore || !isAmong(known.verb, "need want plan hope"))
    return null;
  const reading = readingOf(known, clause, known.doer);
  const facts = known.doer === "" ? null : needed(reading, aimedAt(reading));
  return facts && isWhole(reading) ? facts : null;
}

/** "to read 100 pages", "to buy a bike for $120": what there has to be before it can be done. */
function aimedAt({ clause: { rest, verb }, used }: Reading): readonly Quantity[] {
  const own = topLevel(rest);
  const [thing, price, ...more] = rest;
  const isBought = isSameAct(verb?.verb.lemma ?? "", "buy") && own.length === 0 && more.length === 0;
  if (!isBought || thing?.kind !== "noun" || price?.kind !== "preposition") return own;
  if (!isAmong(price.word, "for at")) return own;
  used.add(thing);
  return topLevel(price.object);
}

/** "the same number on each of the 6 pages": so many groups there are. */
function spreadOver(
  known: Context,
  clause: Clause,
  [only, ...more]: readonly Amounted[],
): readonly Fact[] | null {
  const { quantity, after } = only ?? {};
  const isIn = isAmong(after, "in into on onto to");
  if (!known.asksEach || !isIn || !quantity?.isEach || !quantity.number || more.length > 0) return null;
  const reading = readingOf(known, clause, "");
  const { last } = known;
  const [group] = counted(reading, "", [quantity], true) ?? [];
  known.last = last;
  if (!group || group.slot.entity === last?.entity) return null;
  known.sharer = group.slot.entity;
  const slot = { ...group.slot, place: undefined };
  return [{ kind: "has", span: spanOf(reading), slot, amount: group.amount, time: "", isGroup: true }];
}

const readingOf = (known: Context, clause: Clause, owner: string): Reading => ({
  clause,
  known,
  owner,
  subject: clause.subject,
  amounts: amountsIn(clause.rest),
  had: new Set(known.entities),
  used: new Set<Phrase>(),
});

/** "It takes 4 apples to make 1 pie." */
function recipeIn(known: Context, clause: Clause, next: Clause | undefined): readonly Fact[] | null {
  const isIt = clause.subject.some((each) => each.kind === "noun" && each.pronoun === "it");
  if (clause.verb?.kind === "to" && known.recipe === clause.start) return [];
  if (clause.verb?.verb.lemma !== "take" || next?.verb?.kind !== "to" || !isIt) return null;
  if (amountsIn(clause.rest).length !== 1) return null;
  const own = amountsIn(next.rest);
  const made = own.length === 0 ? next.rest.find((each): each is Noun => each.kind === "noun") : undefined;
  const facts =
    own.length === 1
      ? recipe(readingOf(known, clause, ""), own[0]?.quantity)
      : made && recipeOfOne(readingOf(known, clause, ""), made);
  if (facts) known.recipe = next.start;
  return facts ?? null;
}

/** What the first rule reads that has a place for every amount. */
function firstRule(known: Context, clause: Clause): readonly Fact[] | null {
  const owner = subjectOf(known, clause);
  if (owner === EACH)
    return known.every && clause.subject.length === 0
      ? firstRule(known, { ...clause, subject: [known.every] })
      : null;
  const kept = { last: known.last, doer: known.doer, owners: known.owners };
  const isPerEach = hasEvery(clause);
  // A rule that has looked at an amount and told nothing has not spoken of it.
  const { had } = readingOf(known, clause, owner);
  for (const rule of RULES) {
    if (isPerEach && !BY_RATE.has(rule)) continue;
    const reading = { ...readingOf(known, clause, owner), had };
    const facts = rule(reading);
    if (facts && isWhole(reading)) {
      known.verb = clause.verb?.verb.lemma ?? known.verb;
      known.acts.add(known.verb);
      known.priced = pricedIn(facts) ?? known.priced;
      known.every = clause.subject.find((each): each is Noun => each.kind === "noun" && isEvery(each));
      if (known.every) known.doer = EACH;
      else if (owner !== "" && (facts.some(isOfSomebody(owner)) || isSomebody(clause, owner)))
        remember(known, owner, true);
      return facts;
    }
    Object.assign(known, kept);
  }
  return null;
}

/** "A plumber earns $25 an hour. He works": who does something at a rate is spoken of as well. */
const isOfSomebody =
  (owner: string) =>
  (fact: Fact): boolean =>
    fact.kind !== "rate" || fact.doer === owner;

const pricedIn = (facts: readonly Fact[]): Slot | undefined =>
  facts.flatMap((each) => (each.kind === "rate" && each.of.entity in MONEY ? [each.per] : [])).at(-1);

/** Whether the subject is a person, or has a name. */
const isSomebody = ({ subject }: Clause, owner: string): boolean =>
  genderOf(owner) !== undefined || subject.some((each) => each.kind === "noun" && each.isName);

const MEANINGFUL: ReadonlySet<string> = words("each every no enough than as both yes often");
/** Rules that know what to do with "each" and "every". */
const BY_RATE: ReadonlySet<Rule> = new Set([
  discount,
  priceComparison,
  pricePer,
  unitContent,
  comingIn,
  cutting,
  distributed,
  apiece,
  itemised,
  speed,
  packing,
  grouping,
  rate,
]);

/** "to each of the children", "every day". */
const hasEvery = ({ rest, subject }: Clause): boolean =>
  [...rest, ...subject].some((phrase) => isEvery(namedIn(phrase)));

/** Verbs after which what follows "to" is done, and those after which it is only meant to be. */
const ACHIEVED: ReadonlySet<string> = words(
  "decide manage start begin have spend use go come help get share agree",
);
const INTENDED: ReadonlySet<string> = words("want plan hope need would like intend try");
