import { isAmong } from "../../word-list";
import type { Question, Slot } from "../facts";
import type { Word } from "../words";
import type { Asked } from "./asked";
import { type Context, ownerOf } from "./context";
import { nounAt } from "./noun-phrase";
import type { Noun } from "./phrase-types";

interface Reach {
  readonly own: readonly Word[];
  readonly noun: Noun;
}

const REACHING: ReadonlySet<string> = new Set(["have", "get", "own", "make", "collect", "reach"]);

/** "must she make to have as many as Vera": the question without its end, and whom she would be level with. */
export function splitReach(words: readonly Word[]): Reach | null {
  const at = words.findIndex(
    ({ text }, i) => text === "to" && REACHING.has(words[i + 1]?.text ?? "") && words[i + 2]?.text === "as",
  );
  const isMany = isAmong(words[at + 3]?.text, "many much");
  const as = words.findIndex(({ text }, i) => i > at + 3 && text === "as");
  if (at < 0 || !isMany || as < 0 || as > at + 6) return null;
  const isEcho = isAmong(words.at(-1)?.text, "has have had did does");
  const noun = nounAt(isEcho ? words.slice(0, -1) : words, as + 1);
  return noun && noun.next === words.length - (isEcho ? 1 : 0)
    ? { own: words.slice(0, at), noun: noun.phrase }
    : null;
}

/** How many more there must be of the one's to be as many as the other's. */
export function reachAsked(
  known: Context,
  { reach, more, verb, ...asked }: Asked,
  slot: Slot,
): Question | null {
  if (!reach || more !== 1) return null;
  const owner = ownerOf(known, reach, slot.owner);
  if (owner === "" || slot.owner === "" || owner === slot.owner || !known.owners.includes(owner)) return null;
  const lemma = verb?.lemma ?? "have";
  const act = known.acts.has(lemma) && lemma !== "need" ? lemma : "have";
  const span = { start: asked.start, end: asked.end };
  return { kind: "difference", span, verb: act, sign: 1, left: { ...slot, owner }, right: slot };
}
