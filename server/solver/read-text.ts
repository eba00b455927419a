import { DEFAULT_LIMITS } from "./limits";
import { readSettled } from "./settle";
import type { Reading } from "./types";
import { readSheet } from "./worksheet/read-sheet";

/** What the engine makes of a text. */
export interface TextRead {
  /** Whether there is a problem in it that can be tried. */
  readonly ok: boolean;
  readonly reading: Reading;
  /** Why nothing was read, for the student; null when something was. */
  readonly reason: string | null;
}

/** Reads a problem or a worksheet without showing how it is worked: for a preview while typing.
 * @throws {LimitReached} */
export function readText(text: string): TextRead {
  const outcome = readSettled(text, DEFAULT_LIMITS);
  if (outcome.ok) return { ok: true, reading: outcome.reading, reason: null };
  const sheet = outcome.unclear ? null : readSheet(text, DEFAULT_LIMITS);
  return sheet
    ? { ok: true, reading: sheet, reason: null }
    : { ok: false, reading: outcome.reading, reason: outcome.reason };
}
