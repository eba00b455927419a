import { complementsOf } from "../../lexicon/complements";
import type { Question, Slot } from "../facts";
import type { Asked } from "./asked";
import type { Context } from "./context";
import type { Noun } from "./phrase-types";

/** "How many unbroken shells", "how many plants are alive": those that are not, or had not happen to them, what is told
 * of the others. */
export function othersAsked(known: Context, asked: Asked, slot: Slot): Question | null {
  const described =
    asked.verb?.lemma === "be" ? asked.rest.find((each): each is Noun => each.kind === "noun") : undefined;
  const words = described ? [described.head] : slot.attributes;
  const told = [...known.acts, ...known.parts];
  for (const word of words) {
    const part = told.find((each) => complementsOf(word).has(each));
    if (part === undefined || known.described.has(word)) continue;
    const attributes = slot.attributes.filter((each) => each !== word);
    const span = { start: asked.start, end: asked.end };
    return { kind: "part", span, slot: { ...slot, attributes }, part, isNegated: true };
  }
  return null;
}

/** "How many does each get?" Each of those that it is shared out to. */
export const eachSharer = ({ sharer }: Context, { subject }: Asked): string | undefined => {
  const [only, ...more] = subject;
  const isAlone = only?.kind === "particle" && only.word === "each" && more.length === 0;
  return isAlone ? sharer : undefined;
};
