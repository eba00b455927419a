import type { Fact, Slot } from "../facts";
import { hasParticle, nounIn, ownerOf, quantityThing, remember, thingOf, withPreposition } from "./context";
import type { Noun, Phrase, Quantity } from "./phrase-types";
import { type Reading, type Rule, slotFor, spanOf, standardIn, topLevel } from "./statement";

/** "Ann has 3 more beads than Ben", "Ann has twice as many beads as Ben", "there are 5 fewer dogs than cats", "she sold
 * twice as many on Sunday". */
export const comparison: Rule = (reading) => {
  const { clause, owner } = reading;
  const own = topLevel(clause.rest);
  const isThere = hasParticle([...clause.rest, ...clause.subject], "there");
  if (own.length === 0 || (owner === "" && !isThere) || !clause.verb || clause.verb.isNegated) return null;
  const facts: Fact[] = [];
  for (const each of own) {
    const fact = compared(reading, each);
    if (!fact) return null;
    facts.push(fact);
  }
  return facts;
};

function compared(reading: Reading, own: Quantity): Fact | null {
  const { clause, known, owner } = reading;
  if (!own.number || own.number.unit === "%" || own.of) return null;
  if ((!own.isMultiple && !own.more) || (own.isMultiple && own.more === -1)) return null;
  // "1/5 times more" is a fifth of it or a fifth on top.
  if (own.isMultiple && own.more && own.number.isFraction) return null;
  const thing = quantityThing(known, own);
  if (thing.entity === "") return null;
  const left = slotFor(reading, owner, thing);
  const right = rightOf(reading, own, left);
  if (!right) return null;
  reading.used.add(own);
  known.last = left;
  known.entities.add(left.entity);
  known.entities.add(right.entity);
  if (right.owner !== owner) remember(known, right.owner, false);
  const shared = {
    kind: "compare",
    span: spanOf(reading),
    left,
    right,
    verb: clause.verb?.verb.lemma ?? "",
  } as const;
  return own.isMultiple ? { ...shared, times: own.number } : { ...shared, plus: own.number, sign: own.more };
}

/** What something is compared with: the same of somebody else, another thing, or the same at the time told before. */
function rightOf(reading: Reading, own: Quantity, left: Slot): Slot | null {
  const { clause, known, owner } = reading;
  const by = standardIn(reading, saidOf(clause.rest, own), own.isMultiple && !own.more ? "as" : "than");
  const other = nounIn(by);
  // "another 3" is no more than anything.
  if (own.more && own.comparative === undefined && !own.isMultiple) return null;
  if (by && isJoined(clause.rest, by)) return null;
  if (other && isThing(other, known.owners)) {
    const thing = thingOf(known, other);
    const right = { ...left, ...thing };
    return isSameNamed(right, left) ? null : right;
  }
  if (other && owner !== "") {
    const right = ownerOf(known, other, owner);
    return right === "" || right === owner ? null : { ...left, owner: right };
  }
  const { last } = known;
  const isTimed = last?.when !== undefined && left.when !== undefined && last.when !== left.when;
  if (!other && isTimed && last?.owner === owner && last.entity === left.entity)
    return known.verb === clause.verb?.verb.lemma ? last : null;
  // "15 cows and twice as many sheep": as what was just told of the same.
  const isBeside = last?.owner === owner && !isSameNamed(last, left) && last.when === left.when;
  if (!other && own.isMultiple && !own.more && own.noun && isBeside) return { ...left, ...named(last) };
  const [only, ...more] = known.owners.filter((each) => each !== owner);
  const isLone = !other && own.isMultiple && !own.more && only !== undefined && more.length === 0;
  return isLone && owner !== "" ? { ...left, owner: only } : null;
}

const named = ({ entity, attributes, unit }: Slot) => ({ entity, attributes, unit });
const isSameNamed = (one: Slot, other: Slot): boolean =>
  one.entity === other.entity && one.attributes.join() === other.attributes.join();

/** What stands between one amount of a list and the next: each is compared with its own. The last of them may say it for
 * all: "5 more pens and 3 more caps than Ben". */
function saidOf(phrases: readonly Phrase[], own: Quantity): readonly Phrase[] {
  const from = phrases.indexOf(own);
  const next = phrases.findIndex((each, at) => at > from && each.kind === "quantity");
  const said = next < 0 ? phrases.slice(from) : phrases.slice(from, next);
  return withPreposition(said, "as", "than") ? said : phrases.slice(from);
}

/** "as cats and dogs combined": the sum of several is no slot. */
function isJoined(phrases: readonly Phrase[], by: Phrase): boolean {
  const [joint, noun] = phrases.slice(phrases.indexOf(by) + 1);
  const isAnd = joint?.kind === "particle" && /^(?:and|or)$/.test(joint.word) && noun?.kind === "noun";
  return isAnd || hasParticle(phrases, "combined", "together", "altogether");
}

/** "tulips": a thing, not somebody who has things. */
const isThing = (
  { pronoun, isName, whose, determiner, isPlural, head }: Noun,
  owners: readonly string[],
): boolean => !pronoun && !isName && !whose && !determiner && isPlural && !owners.includes(head);
