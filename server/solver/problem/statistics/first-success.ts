import { rational } from "../../expression/rational";
import { ordinal } from "../../lexicon/number-words";
import type { Bounds } from "../../tasks/statistics";
import { isAmong } from "../../word-list";
import { wordsOf } from "./words";

const FARTHEST = 3;

/** "Her first made shot is the third one", "first hits it by the fifth try": which try is the first that succeeds. Null
 * where none is named, and where "first" is a place that is won. */
export function firstSuccess(sentence: string): { readonly event: Bounds; readonly matched: string } | null {
  const words = wordsOf(sentence);
  const first = words.findIndex((word, at) => word === "first" && !isAmong(words[at - 1], "in on at place"));
  const at = first < 0 ? -1 : words.findIndex((word, i) => i > first && (ordinal(word) ?? 0) > 1);
  if (at < 0) return null;
  const before = words.slice(Math.max(first + 1, at - FARTHEST), at);
  const link = before.findLast((word) => isAmong(word, "on in at is by"));
  const isPlain = link !== undefined && before.slice(before.lastIndexOf(link) + 1).every(isOwner);
  if (!isPlain) return null;
  const place = rational(BigInt(ordinal(words[at] ?? "") ?? 0));
  const low = link === "by" ? null : place;
  return { event: { low, high: place, lowIncluded: true, highIncluded: true }, matched: "" };
}

const isOwner = (word: string): boolean => isAmong(word, "the her his their its your my");
