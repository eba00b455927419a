import { number } from "../../expression/build";
import { add, divide, rational, subtract } from "../../expression/rational";
import { GROUPS } from "../../lexicon/nouns";
import { isAmong } from "../../word-list";
import type { Fact, Slot } from "../facts";
import type { StoryNumber } from "../words";
import {
  type Context,
  hasParticle,
  isBareAdjective,
  nounIn,
  ownerOf,
  quantityThing,
  remember,
  thingOf,
  withPreposition,
} from "./context";
import type { Noun, Phrase, Preposition, Quantity } from "./phrase-types";
import { type Reading, type Rule, slotFor, spanOf, standardIn, topLevel } from "./statement";
import { Unread } from "./unread";

/** "Ann has 3 more beads than Ben", "Ann has twice as many beads as Ben", "there are 5 fewer dogs than cats", "she sold
 * twice as many on Sunday", "Ann has 5 more than twice as many beads as Ben". */
export const comparison: Rule = (reading) => {
  const { clause, owner } = reading;
  const own = topLevel(clause.rest);
  const isThere = hasParticle([...clause.rest, ...clause.subject], "there");
  if (own.length === 0 || (owner === "" && !isThere) || !clause.verb || clause.verb.isNegated) return null;
  if (clause.verb.verb.lemma === "cost") return null;
  const facts: Fact[] = [];
  for (const each of own) {
    const fact = compared(reading, each);
    if (!fact) return null;
    facts.push(fact);
  }
  return facts;
};

/** "A shirt costs $5 more than a hat", "the plates cost half as much as the bowls": one price by another. */
export const priceComparison: Rule = (reading) => {
  const { clause, known, used } = reading;
  const subject = clause.subject.find((each): each is Noun => each.kind === "noun");
  const [own, ...more] = topLevel(clause.rest);
  if (clause.verb?.verb.lemma !== "cost" || clause.verb.isNegated || !own || more.length > 0) return null;
  const measure = measureOf(reading, own);
  const isMoney = !measure?.plus || measure.plus.unit === "$" || own.noun?.head === "dollar";
  if (!subject || subject.pronoun || !measure || !isMoney || measure.inner) return null;
  const by = standardIn(reading, clause.rest, own.isMultiple && !own.more ? "as" : "than");
  const other = nounIn(by);
  if (by && (!other || other.pronoun || isJoined(clause.rest, by))) return null;
  const left: Slot = { owner: "", ...thingOf(known, subject) };
  // "A hat costs $12. A cap costs $5 less": than what was priced last.
  const right = other
    ? { owner: "", ...thingOf(known, other) }
    : clause.rest.length === 1
      ? known.priced
      : undefined;
  if (!left || !right || left.entity === "" || right.entity === "" || isSameNamed(left, right)) return null;
  used.add(own);
  known.entities.add("dollar").add(left.entity).add(right.entity);
  const { times, plus, sign } = measure;
  return [{ kind: "compare", span: spanOf(reading), left, right, verb: "cost", times, plus, sign }];
};

/** How one amount is measured by another: so many times as much, and so much on top. */
interface Measure {
  readonly times?: StoryNumber;
  readonly plus?: StoryNumber;
  readonly sign?: 1 | -1;
  /** Where the thing is named, and whose it is. */
  readonly thing: Quantity;
  /** The second amount of "5 more than twice as many". */
  readonly inner?: Quantity;
  /** The other thing, where both are named: "5 more hens than twice as many ducks". */
  readonly other?: Noun;
}

const HUNDRED = rational(100n);

function measureOf({ clause }: Reading, own: Quantity): Measure | null {
  if (!own.number || (own.of && !own.isMultiple)) return null;
  if ((!own.isMultiple && !own.more) || (own.isMultiple && own.more === -1)) return null;
  // "1/5 times more" is a fifth of it or a fifth on top.
  if (own.isMultiple && own.more && own.number.isFraction) return null;
  const inner = own.more && !own.isMultiple ? multipleAfter(clause.rest, own) : undefined;
  if (inner?.number) {
    if (own.number.unit === "%" || inner.more) return null;
    const other = own.noun && inner.noun?.isPlural ? inner.noun : undefined;
    // "than twice as many ducks as Ben": both another thing and somebody else's.
    if (other && withPreposition(clause.rest, "as")) return null;
    const thing = own.noun && (other || (!inner.noun && !inner.of)) ? own : inner;
    return { times: inner.number, plus: own.number, sign: own.more, thing, inner, other };
  }
  if (own.isMultiple) return { times: own.number.unit === "%" ? share(own.number) : own.number, thing: own };
  if (own.number.unit === "%") return { times: changedBy(own.number, own.more), thing: own };
  if (own.number.isFraction && !own.noun) return null;
  return { plus: own.number, sign: own.more, thing: own };
}

/** "than twice as many" after an amount. */
function multipleAfter(phrases: readonly Phrase[], own: Quantity): Quantity | undefined {
  const next = phrases[phrases.indexOf(own) + 1];
  if (next?.kind !== "preposition" || next.word !== "than") return undefined;
  const [only] = next.object;
  return only?.kind === "quantity" && only.isMultiple && only.number ? only : undefined;
}

/** "30% as many": 30 hundredths of them. */
const share = (percentage: StoryNumber): StoryNumber => ({
  ...percentage,
  value: divide(percentage.value, HUNDRED),
  shown: { kind: "percent", operand: percentage.shown },
  unit: "",
});

/** "20% more": 120% of it. */
function changedBy(percentage: StoryNumber, way: 1 | -1 | undefined): StoryNumber {
  const value = (way === -1 ? subtract : add)(HUNDRED, percentage.value);
  return share({ ...percentage, value, shown: number(value) });
}

function compared(reading: Reading, own: Quantity): Fact | null {
  const { clause, known, owner } = reading;
  const measure = measureOf(reading, own);
  if (!measure) return null;
  const { thing: named, inner, other, times, plus, sign } = measure;
  const thing = quantityThing(known, named);
  if (thing.entity === "" || isAmong(thing.entity, "number amount")) return null;
  const left = slotFor(reading, owner, thing);
  const found = other
    ? { ...left, ...thingOf(known, other) }
    : rightOf(reading, { ...named, more: inner ? undefined : own.more }, inner ?? own, left);
  if (!found) return null;
  const { also, ...right }: Standard = found;
  reading.used.add(own);
  if (inner) {
    reading.used.add(inner);
    standardIn(reading, clause.rest.slice(clause.rest.indexOf(own)), "than");
  }
  known.last = left;
  known.entities.add(left.entity);
  known.entities.add(right.entity);
  if (right.owner !== owner) for (const each of right.owner.split("&")) remember(known, each, false);
  const verb = clause.verb?.verb.lemma ?? "";
  return { kind: "compare", span: spanOf(reading), left, right, also, verb, times, plus, sign };
}

/** What something is compared with, and what is counted together with it. */
type Standard = Slot & { readonly also?: readonly Slot[] };

/** What something is compared with: the same of somebody else, another thing, or the same at the time told before. */
function rightOf(reading: Reading, own: Quantity, at: Quantity, left: Slot): Standard | null {
  const { clause, known, owner } = reading;
  // "twice Ben's beads"
  if (own.of) return own.of.whose ? of(left, own.of.whose, owner) : null;
  const said = saidOf(clause.rest, at);
  const by = standardIn(reading, said, own.isMultiple && !own.more ? "as" : "than");
  const other = nounIn(by);
  // "as much as | Bob has in his account": who it is stands in another clause.
  if (by?.object.length === 0) throw Unread.of(clause);
  // "another 3" is no more than anything.
  if (own.more && own.comparative === undefined && !own.isMultiple) return null;
  if (by && isJoined(clause.rest, by)) return together(reading, by, left);
  if (other && (isThing(other, known.owners) || isKindOfLeft(known, other, left))) {
    const right = { ...left, ...thingOf(known, other, left) };
    return isSameNamed(right, left) ? null : right;
  }
  if (other && owner !== "") return of(left, ownerOf(known, other, owner), owner);
  const { last } = known;
  const isTimed = last?.when !== undefined && left.when !== undefined && last.when !== left.when;
  // "6 more on Sunday" is 6, or 6 more than the day before.
  if (!by && isTimed && own.more === 1 && !own.isMultiple && own.number?.unit !== "%")
    throw Unread.of(clause);
  if (!other && isTimed && last?.owner === owner && last.entity === left.entity)
    return known.verb === clause.verb?.verb.lemma ? last : null;
  // "15 cows and twice as many sheep": as what was just told of the same.
  const isBeside = last?.owner === owner && !isSameNamed(last, left) && last.when === left.when;
  if (!other && own.isMultiple && !own.more && own.noun && isBeside) {
    // "6 dogs, half as many cats and twice as many birds": all of them as the dogs.
    const isOne = known.beside?.at === clause.start;
    const slot = isOne && known.beside ? known.beside.slot : last;
    known.beside = { at: clause.start, slot };
    return { ...left, ...named(slot) };
  }
  const [only, ...more] = known.owners.filter((each) => each !== owner);
  // "a third of the amount that Ben has": whose it is stands in words that are not understood.
  const isSaidElsewhere = own.noun?.portion !== undefined && isAmong(own.noun.portion, "number amount");
  const isLone =
    !other && own.isMultiple && !own.more && only !== undefined && more.length === 0 && !isSaidElsewhere;
  return isLone && owner !== "" ? { ...left, owner: only } : null;
}

/** "orange punch" beside "cherry punch", "the cucumbers" told before: another of the same person's things. */
function isKindOfLeft(known: Context, other: Noun, left: Slot): boolean {
  const { pronoun, isName, whose, determiner, attributes, head } = other;
  const isPlain = !pronoun && !isName && !whose && !known.owners.includes(head) && !GROUPS.has(head);
  const isSame = head === left.entity && attributes.length > 0 && !determiner;
  return (
    isPlain &&
    (isSame ||
      (isBareAdjective(other) && attributes.length === 0) ||
      (determiner === "the" && head !== left.entity && known.entities.has(head)))
  );
}

const of = (left: Slot, right: string, owner: string): Slot | null =>
  right === "" || right === owner ? null : { ...left, owner: right };

const named = ({ entity, attributes, unit }: Slot) => ({ entity, attributes, unit });
const isSameNamed = (one: Slot, other: Slot): boolean =>
  one.entity === other.entity && one.attributes.join() === other.attributes.join();

/** What stands between one amount of a list and the next: each is compared with its own. The last of them may say it for
 * all: "5 more pens and 3 more caps than Ben". */
function saidOf(phrases: readonly Phrase[], own: Quantity): readonly Phrase[] {
  const from = phrases.findIndex((each) => each === own || isAround(each, own));
  const next = phrases.findIndex((each, at) => at > from && each.kind === "quantity");
  const said = next < 0 ? phrases.slice(from) : phrases.slice(from, next);
  const after = said[0]?.kind === "preposition" ? said.slice(1) : said;
  return withPreposition(after, "as", "than") ? after : phrases.slice(from);
}

const isAround = (phrase: Phrase, own: Quantity): boolean =>
  phrase.kind === "preposition" && phrase.object.includes(own);

/** The nouns joined to the one after "as" or "than": "as cats and dogs combined". */
function joinedNouns(phrases: readonly Phrase[], by: Phrase): readonly Noun[] {
  const nouns: Noun[] = [];
  for (const phrase of phrases.slice(phrases.indexOf(by) + 1)) {
    if (phrase.kind === "noun") nouns.push(phrase);
    else if (phrase.kind !== "particle" || !/^(?:and|,)$/.test(phrase.word)) break;
  }
  return nouns;
}

const isJoined = (phrases: readonly Phrase[], by: Phrase): boolean =>
  joinedNouns(phrases, by).length > 0 || hasParticle(phrases, "combined", "together", "altogether", "or");

/** "as Ann and Ben together": what those have, each counted once. */
function together(reading: Reading, by: Preposition, left: Slot): Standard | null {
  const { clause, known, owner, used } = reading;
  const first = nounIn(by);
  const nouns = joinedNouns(clause.rest, by);
  const isSaid = hasParticle(clause.rest, "combined", "together", "altogether");
  const all = first ? [first, ...nouns] : [];
  if (!isSaid || nouns.length === 0 || owner === "") return null;
  if (all.every((each) => isThing(each, known.owners))) {
    for (const each of nouns) used.add(each);
    const [right, ...also] = all.map((each) => ({ ...left, ...thingOf(known, each) }));
    return right ? { ...right, also } : null;
  }
  if (all.some((each) => isThing(each, known.owners))) return null;
  const keys = [...new Set(all.map((each) => ownerOf(known, each, owner)))];
  if (keys.length !== all.length || keys.some((each) => each === "" || each === owner || each.includes("&")))
    return null;
  for (const each of nouns) used.add(each);
  return { ...left, owner: keys.sort().join("&") };
}

/** "tulips": a thing, not somebody who has things. */
const isThing = (
  { pronoun, isName, whose, determiner, isPlural, head }: Noun,
  owners: readonly string[],
): boolean => !pronoun && !isName && !whose && !determiner && isPlural && !owners.includes(head);
