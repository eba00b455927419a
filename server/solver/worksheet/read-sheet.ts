import { onLedger, onShare } from "../ledger";
import type { Limits } from "../limits";
import type { Reading } from "../outcome";
import { type ReadOutcome, readProblem } from "../problem/read";
import { LimitReached } from "../types";
import { areChoices, standTogether } from "./asks-nothing";
import { splitAtAsks } from "./several-asks";
import { splitAtLines, splitAtMarkers, type WrittenPart } from "./split";
import { wordingsOf } from "./wordings";

/** More parts are not written out. */
const SHOWN_MAX = 4;

/** What is read in a text that is no single problem, without working it: for a preview while typing.
 * @returns null for a text that is no worksheet either */
export function readSheet(text: string, limits: Limits): Reading | null {
  return onLedger(limits, () => {
    const marked = splitAtMarkers(text);
    const lines = marked ? null : splitAtLines(text);
    const written = marked ?? lines ?? splitAtAsks(text);
    if (!written || areChoices(written, limits)) return null;
    const readings = written.map((part, place) =>
      onShare(written.length - place, () => readPart(part, limits)),
    );
    const found = readings.filter((reading) => reading !== null);
    const isSheet = marked
      ? found.length > 0
      : found.length === written.length && !(lines && standTogether(lines, limits));
    if (!isSheet) return null;
    const shown = written.slice(0, SHOWN_MAX).map(({ label }, place) => {
      const latex = readings[place]?.latex ?? "";
      return `\\text{(${label}) }${latex || "?"}`;
    });
    const rest = written.length > SHOWN_MAX ? ["\\dots"] : [];
    const instruction = `A worksheet with ${written.length} parts`;
    return { instruction, latex: [...shown, ...rest].join(",\\quad ") };
  });
}

function readPart(part: WrittenPart, limits: Limits): Reading | null {
  for (const text of wordingsOf(part).together) {
    const read = readOrNull(text, limits);
    if (read?.ok) return read.reading;
  }
  return null;
}

function readOrNull(text: string, limits: Limits): ReadOutcome | null {
  try {
    return readProblem(text, limits);
  } catch (error) {
    if (error instanceof LimitReached) return null;
    throw error;
  }
}
