import { isDimension } from "../../lexicon/comparison";
import { DAYS } from "../../lexicon/nouns";
import type { Fact } from "../facts";
import type { Asked } from "./asked";
import { type Context, hasParticle, ownerOf } from "./context";
import type { Noun, Phrase, Quantity } from "./phrase-types";

/** What the question supposes to happen first, and the question without the words for it. */
export interface Supposed {
  readonly facts: readonly Fact[];
  readonly rest: readonly Phrase[];
}

/** "How old will he be in 9 years", "was he 4 years ago": everybody grows by a year in each. */
export function laterAge(known: Context, { adjective, subject, rest, start, end }: Asked): Supposed | null {
  if (adjective !== "old" || !known.entities.has("age")) return null;
  const phrase = rest.find((each) => yearsIn(each) !== undefined);
  const years = phrase && yearsIn(phrase);
  const who = [...subject, ...rest].find((each): each is Noun => each.kind === "noun");
  const isAgo = hasParticle(rest, "ago");
  const isLater = (phrase?.kind === "preposition" && phrase.word === "in") || hasParticle(rest, "later");
  if (!phrase || !years?.number || !who || isAgo === isLater) return null;
  const slot = { owner: ownerOf(known, who), entity: "age", attributes: [] };
  const amount = { kind: "number", number: years.number } as const;
  return {
    facts: [{ kind: "change", span: { start, end }, slot, amount, sign: isAgo ? -1 : 1, verb: "grow" }],
    rest: rest.filter((each) => each !== phrase && !(each.kind === "particle" && LATER.has(each.word))),
  };
}

const LATER: ReadonlySet<string> = new Set(["ago", "later"]);

function yearsIn(phrase: Phrase): Quantity | undefined {
  const quantity =
    phrase.kind === "quantity"
      ? phrase
      : phrase.kind === "preposition"
        ? phrase.object.find((each): each is Quantity => each.kind === "quantity")
        : undefined;
  const isPlain = quantity?.number?.unit === "" && !quantity.more && !quantity.isMultiple;
  return isPlain && quantity.noun?.head === "year" && !isDimension(quantity.noun.head) ? quantity : undefined;
}

/** "in those two nights", "for 2 hours": as many times as are told by name, so that it supposes nothing new. */
export function isToldTime({ times }: Context, { number, noun }: Quantity): boolean {
  const own = [...times].filter((each) => noun !== undefined && each.split(" ").at(-1) === noun.head);
  const named = noun?.head === "day" ? [...times].filter((each) => DAYS.has(each)) : [];
  return [own, named].some(
    (each) => number?.value.d === 1n && each.length > 1 && BigInt(each.length) === number.value.n,
  );
}
