import { objectsIn, parsedJson } from "@/server/objects-in";
import { READING_LENGTH_MAX } from "./constants";
import { modelReadingSchema } from "./schema";
import type { PhotoReading } from "./types";

/** Commands of LaTeX whose first letter JSON takes for an escape: `\frac` begins with a form feed. */
const MISTAKEN =
  /(?<!\\)\\(?=frac|forall|times|theta|tan|text|tau|to\b|right|rho|rangle|beta|binom|bar\b|begin|neq?\b|nu\b|not\b)/g;
/** A backslash before what JSON knows no sign for. */
const UNKNOWN = /(?<!\\)\\(?!["\\/bfnrtu])/g;
/** A page of exercises with room to spare; what is longer is no reading. */
const ANSWER_LENGTH_MAX = 20_000;
const CONTROL = /[^\P{Cc}\n]/gu;

/** Finds the reading in a vision model's answer, which may be between other words or in a fence.
 * @returns null when there is none
 * @example readingOf('Sure: {"text": "3x = 1", "doubtful": ["1"]}') // { text: "3x = 1", doubtful: [5] } */
export function readingOf(answer: string): PhotoReading | null {
  for (const candidate of objectsIn(answer.slice(0, ANSWER_LENGTH_MAX))) {
    const parsed = modelReadingSchema.safeParse(parsedJson(meant(candidate)));
    if (!parsed.success) continue;
    const text = parsed.data.text.replaceAll("\r\n", "\n").replaceAll("\t", " ").replace(CONTROL, "").trim();
    const kept = text.slice(0, READING_LENGTH_MAX);
    return { text: kept, doubtful: placesOf(parsed.data.doubtful, kept) };
  }
  return null;
}

/** JSON as it was meant: a backslash of LaTeX is one. */
const meant = (json: string): string => json.replace(MISTAKEN, "\\\\").replace(UNKNOWN, "\\\\");

/** Where pieces occur in a text, in ascending order. A piece that occurs more than once is doubtful each time. */
function placesOf(pieces: readonly string[], text: string): number[] {
  const places = new Set<number>();
  for (const piece of pieces.map((one) => one.trim()).filter((one) => one !== ""))
    for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length))
      for (let index = at; index < at + piece.length; index++) if (text[index] !== " ") places.add(index);
  return [...places].sort((a, b) => a - b);
}
