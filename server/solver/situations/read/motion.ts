import { INWARDS, MOVING, OUTWARDS } from "../../lexicon/story-verbs";
import type { Sign } from "../facts";
import { hasParticle, isTotal, withPreposition } from "./context";
import type { Phrase } from "./phrase-types";

export interface Motion {
  readonly sign: Sign;
  /** A verb that says the same without the word after it. */
  readonly verb: string;
}

/** "got off", "climbed in": which way those go of whom it is told; null where the verb says it itself. */
export function motionOf(lemma: string, rest: readonly Phrase[]): Motion | null {
  if (!MOVING.has(lemma)) return null;
  if (hasParticle(rest, ...OUTWARDS) || withPreposition(rest, ...OUTWARDS))
    return { sign: -1, verb: "depart" };
  const into = rest.some((each) => each.kind === "preposition" && INWARDS.has(each.word) && !isTotal([each]));
  return into || hasParticle(rest, ...INWARDS) ? { sign: 1, verb: "board" } : null;
}
