import "server-only";
import { ordinal } from "@/server/solver/lexicon/number-words";
import { findProblem } from "./find-problem";
import { presentSolution } from "./present";
import type { Turn } from "./types";
import { walk } from "./walk";

const LEAD =
  /^(?:(?:ok|okay|now|and|so|then|next|please|pls|do|show|explain|solve|help|how|what|about|is|with|can|could|you|u|we|me|i|go|through|to|lets|let's|just|only|hint|tip|clue|for|on|of|give|need|answer|want|wheres|whats)[\s,]+)*/i;
const PART =
  /^(?:(?:the |my )?(?:part|question|number|no\.?|nr\.?|exercise|problem|q|task)\s*)?\(?([a-h]|[ivx]{1,4}|\d{1,2})[).]?(?: one)?(?: (?:please|pls|now|alone|step by step))*[\s?!.]*$/i;
const PLACED =
  /^(?:the )?(\p{L}+|\d{1,2}(?:st|nd|rd|th))(?: (?:one|part|question|problem|exercise))?(?: (?:please|pls|now|alone|step by step))*[\s?!.]*$/iu;

/** The part of a worksheet that a student names, where a worksheet is what they sent last: "part b", "now the second one".
 * @returns null where none is named */
export function sheetPart(message: string, turns: readonly Turn[]): string | null {
  const asked = message.trim().replace(LEAD, "");
  const label = PART.exec(asked)?.[1]?.toLowerCase();
  const word = PLACED.exec(asked)?.[1] ?? "";
  const place = word === "last" ? -1 : placeOf(word);
  if (label === undefined && place === null) return null;
  const parts = sheetBefore(turns);
  const part = parts.find((each) => each.label === label) ?? (place === null ? undefined : parts.at(place));
  const found = part && findProblem(part.text);
  if (found?.kind !== "worked") return null;
  const begun = { posed: null, progress: 1, hintsAsked: 1, waysAsked: 0 };
  return HINT.test(message) ? walk({ worked: found, original: found, ...begun }) : presentSolution(found);
}

const HINT = /\b(?:hint|tip|clue)\b/i;

/** From 0; null for a word that names no place. */
function placeOf(word: string): number | null {
  const place = ordinal(word.toLowerCase()) ?? (/^\d/.test(word) ? Number.parseInt(word, 10) : null);
  return place === null ? null : place - 1;
}

/** The parts of a worksheet that was sent, with no other problem behind it. */
function sheetBefore(turns: readonly Turn[]) {
  const own = turns.filter(({ role }) => role === "user").slice(0, -1);
  for (const { text } of own.toReversed()) {
    const found = findProblem(text);
    if (found.kind === "sheet") return found.result.parts ?? [];
    if (found.kind === "worked") return [];
  }
  return [];
}
