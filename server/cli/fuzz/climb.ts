import { CALL_NAMES, type Call } from "./calls";
import { FAMILIES } from "./families";
import { mutated } from "./mutate";
import type { Random } from "./random";

/** A text on its way into the engine, and where it comes from. */
export interface Try {
  readonly text: string;
  readonly call: Call;
  readonly family: string;
}

interface Kept extends Try {
  readonly ms: number;
}

/** The slowest of each family that are bred from. */
const KEPT_OF_FAMILY = 3;
const LARGEST_SIZE = 40;

/** Climbs towards the longest hold: fresh texts of every family, and changes of the slowest ones so far. */
export interface Climb {
  next(): Try;
  /** @param ms how long the engine was held */
  learn(tried: Try, ms: number): void;
}

/** @param corpus texts to breed from besides the families, such as exercises of a book */
export function climb(random: Random, corpus: readonly string[] = []): Climb {
  const kept = new Map<string, Kept[]>();
  const someKept = (): Kept | null => {
    const families = [...kept.values()];
    if (families.length === 0) return null;
    // Half of the time the slowest of three families, so that none is left alone and the steepest are climbed most.
    const drawn = [random.pick(families), random.pick(families), random.pick(families)].map((list) =>
      random.pick(list),
    );
    return random.oneIn(2) ? (drawn[0] ?? null) : drawn.reduce((a, b) => (b.ms > a.ms ? b : a));
  };
  const fresh = (): Try => {
    const call = random.oneIn(3) ? random.pick(CALL_NAMES) : "solve";
    if (corpus.length > 0 && random.oneIn(2)) return { text: random.pick(corpus), call, family: "corpus" };
    const { name, text } = random.pick(FAMILIES);
    return { text: text(random, 1 + random.below(LARGEST_SIZE)), call, family: name };
  };
  return {
    next() {
      const parent = random.oneIn(4) ? null : someKept();
      if (!parent) return fresh();
      const other = someKept()?.text ?? fresh().text;
      const call = random.oneIn(8) ? random.pick(CALL_NAMES) : parent.call;
      return { text: mutated(parent.text, other, random), call, family: parent.family };
    },
    learn(tried, ms) {
      const list = [...(kept.get(tried.family) ?? []), { ...tried, ms }];
      kept.set(tried.family, list.sort((a, b) => b.ms - a.ms).slice(0, KEPT_OF_FAMILY));
    },
  };
}
