import { isKindOf } from "../lexicon/nouns";
import { isHaving, isSameAct } from "../lexicon/verbs";
import { type Amount, isKnown } from "./amount";
import type { Entry } from "./entries";
import type { Slot } from "./facts";

/** An amount that is told of all of something, and the kinds that make it up. */
export interface Sum {
  readonly whole: Entry;
  readonly kinds: readonly Entry[];
}

/** "24 chargers, 5 times as many for laptops as for phones": what is told of all of them is the sum of the kinds that
 * are told by one another, because nothing else would tell how many of each there are. */
export function sumsOfKinds(entries: readonly Entry[]): readonly Sum[] {
  return entries.flatMap((whole) => {
    if (!isKnown(whole.amount) || whole.isAssumed) return [];
    const kinds = entries.filter(
      (each) => each !== whole && isAlike(each, whole) && isWithin(each.slot, whole.slot),
    );
    const letters = new Set(kinds.flatMap(({ amount }) => [...amount.letters.keys()]));
    const isTied = kinds.length > 1 && letters.size === 1 && kinds.every(({ amount }) => hasLetter(amount));
    return isTied ? [{ whole, kinds }] : [];
  });
}

const hasLetter = ({ letters }: Amount): boolean => letters.size > 0;

/** Both had, or both done in the same way. */
const isAlike = (one: Entry, other: Entry): boolean =>
  one.kind === other.kind &&
  isHaving(one.verb) === isHaving(other.verb) &&
  (one.kind === "has" || isSameAct(one.verb, other.verb));

/** A kind of the thing, or the thing with more said of it, of nobody else's. */
function isWithin(kind: Slot, whole: Slot): boolean {
  const isOwn = whole.owner === "" || kind.owner === "" || whole.owner === kind.owner;
  const isSame =
    kind.entity === whole.entity &&
    kind.attributes.length > whole.attributes.length &&
    whole.attributes.every((each) => kind.attributes.includes(each));
  return isOwn && (isSame || (kind.entity !== whole.entity && isKindOf(kind.entity, whole.entity)));
}
