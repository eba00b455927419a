import { DEFAULT_LIMITS } from "./limits";
import type { TextRead } from "./outcome";
import { readSettled } from "./settle";
import { readSheet } from "./worksheet/read-sheet";

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
