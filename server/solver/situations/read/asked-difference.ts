import { isDimension } from "../../lexicon/comparison";
import { MONEY } from "../../lexicon/nouns";
import type { Question, Slot } from "../facts";
import type { Asked } from "./asked";
import { boughtIn } from "./asked-money";
import { type Context, isTotal, nounIn, ownerOf, thingOf } from "./context";
import type { Noun, Phrase, Preposition, Time } from "./phrase-types";

/** "than on Sunday", "than on the belt", "than in the red box": the same at another time, for another purpose, at
 * another place. */
function elsewhere(known: Context, than: Preposition, slot: Slot): Slot | null {
  const time = than.object.find((each): each is Time => each.kind === "time");
  if (time) return slot.when !== undefined && slot.when !== time.when ? { ...slot, when: time.when } : null;
  const other = nounIn(than);
  if (!other || other.pronoun || known.owners.includes(other.head)) return null;
  if (slot.purpose !== undefined)
    return slot.purpose === other.head ? null : { ...slot, purpose: other.head };
  const isPlace = slot.place !== undefined && slot.place !== other.head && known.places.has(other.head);
  return isPlace && !known.entities.has(other.head) ? { ...slot, place: other.head } : null;
}

/** "How many more did she sell on Monday?" where the same is told of one other day. */
function onlyOtherTime({ whens }: Context, { when }: Slot): string | undefined {
  if (when === undefined || !whens.has(when)) return undefined;
  const [other, ...more] = [...whens].filter((each) => each !== when);
  return more.length === 0 ? other : undefined;
}

/** "How many more points did she score in the first game?" where the same is told of one other place. */
function onlyOtherPlace({ wheres }: Context, { place }: Slot): string | undefined {
  if (place === undefined || !wheres.has(place)) return undefined;
  const [other, ...more] = [...wheres].filter((each) => each !== place);
  return more.length === 0 ? other : undefined;
}

/** "How many more does Pia have than Ann and Ben together?" */
export function jointDifference(known: Context, asked: Asked, slot: Slot): Question | null {
  const than = asked.rest.find((each) => each.kind === "preposition" && each.word === "than");
  if (!asked.more || than?.kind !== "preposition" || asked.rest[0] !== than || slot.owner === "") return null;
  const joint = jointOwners(known, asked.rest, than);
  if (joint === undefined || joint.split("&").includes(slot.owner)) return null;
  const span = { start: asked.start, end: asked.end };
  const right = { ...slot, owner: joint };
  return { kind: "difference", span, verb: asked.verb?.lemma ?? "be", sign: asked.more, left: slot, right };
}

/** "than Ann and Ben together": those two, who are both spoken of. */
function jointOwners(known: Context, rest: readonly Phrase[], than: Preposition): string | undefined {
  const both = than.object.find((each) => each.kind === "quantity" && each.word === "both");
  const first = nounIn(than) ?? (both?.kind === "quantity" ? (both.noun ?? both.of) : undefined);
  const from = rest.indexOf(than) + 1;
  const after = rest.slice(from);
  const others = after.filter((each): each is Noun => each.kind === "noun");
  if (after.some((each) => each.kind !== "noun" && each.kind !== "particle")) return undefined;
  if (!first || others.length === 0 || !(both || isTotal(rest))) return undefined;
  const keys = [first, ...others].map((noun) => ownerOf(known, noun));
  const isKnown = keys.every((key) => known.owners.includes(key) || known.cast.includes(key));
  return isKnown && new Set(keys).size === keys.length ? keys.sort().join("&") : undefined;
}

/** "How much more does a net cost than a ball": one of the one thing and one of the other. */
function costDifference(known: Context, asked: Asked, slot: Slot, than: Preposition): Question | null {
  const thing = boughtIn(asked);
  const other = nounIn(than);
  if (
    !thing ||
    !other ||
    [thing, other].some(({ pronoun, isName, isPlural }) => pronoun || isName || isPlural)
  )
    return null;
  const [one, another] = [thing, other].map((noun) => thingOf(known, noun));
  if (!one || !another || one.entity === another.entity) return null;
  const span = { start: asked.start, end: asked.end };
  const of = (purpose: string): Slot => ({ owner: "", entity: slot.entity, attributes: [], purpose });
  const [left, right] = [of(one.entity), of(another.entity)];
  return { kind: "difference", span, verb: "cost", sign: asked.more ?? 1, left, right };
}

/** How many more or fewer: than what is told of another, or than what there is already. */
export function comparative(
  known: Context,
  asked: Asked,
  { slot, verb }: { readonly slot: Slot; readonly verb: string },
): Question | null {
  const span = { start: asked.start, end: asked.end };
  const than = asked.rest.find((each) => each.kind === "preposition" && each.word === "than");
  if (than?.kind === "preposition") {
    if (verb === "cost" && slot.entity in MONEY) return costDifference(known, asked, slot, than);
    const other = nounIn(than);
    const sign = asked.more ?? 1;
    const aside = elsewhere(known, than, slot);
    if (aside) return { kind: "difference", span, verb, sign, left: slot, right: aside };
    if (!other) return null;
    const thing = thingOf(known, other);
    const isThing = known.entities.has(thing.entity);
    const bare =
      other.attributes.length === 0 && !other.pronoun && !isThing && slot.attributes.length > 0
        ? { ...slot, attributes: [other.head] }
        : null;
    // "cans of plain paint than red paint": cans of that.
    if (!isThing && !other.pronoun && slot.attributes.includes(other.head) && other.attributes.length > 0) {
      const right = { ...slot, attributes: [...other.attributes, other.head] };
      return { kind: "difference", span, verb, sign, left: slot, right };
    }
    if (isThing) return { kind: "difference", span, verb, sign, left: slot, right: { ...slot, ...thing } };
    const owner = ownerOf(known, other);
    if (slot.owner !== "" && owner !== "" && known.owners.includes(owner))
      return { kind: "difference", span, verb, sign, left: slot, right: { ...slot, owner } };
    return bare && { kind: "difference", span, verb, sign, left: slot, right: bare };
  }
  const [one, ...others] = known.owners.filter((each) => each !== slot.owner && !each.includes("&"));
  if (isDimension(slot.entity) && slot.owner !== "" && one !== undefined && others.length === 0)
    return {
      kind: "difference",
      span,
      verb: "be",
      sign: asked.more ?? 1,
      left: slot,
      right: { ...slot, owner: one },
    };
  const otherTime = onlyOtherTime(known, slot);
  if (otherTime !== undefined && asked.comparative !== undefined && !asked.isNeeded)
    return {
      kind: "difference",
      span,
      verb,
      sign: asked.more ?? 1,
      left: slot,
      right: { ...slot, when: otherTime },
    };
  const otherPlace = onlyOtherPlace(known, slot);
  if (otherPlace !== undefined && asked.comparative !== undefined && !asked.isNeeded) {
    const right = { ...slot, place: otherPlace };
    return { kind: "difference", span, verb, sign: asked.more ?? 1, left: slot, right };
  }
  if (asked.more === 1 && asked.comparative !== undefined) return { kind: "missing", span, slot, verb };
  return null;
}
