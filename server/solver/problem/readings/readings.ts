import { onLedger } from "../../ledger";
import type { Limits } from "../../limits";
import type { Edit, WayToRead } from "../../parser/parse-error";
import { LimitReached } from "../../types";
import { type ReadOutcome, readProblem } from "../read";
import { findUnclear } from "./find-unclear";
import type { Unclear } from "./unclear";

/** One way to read a text. */
export interface ReadingOfText {
  /** A text that says this and nothing else; the student's own where there is only one way. */
  readonly text: string;
  /** What sets it apart, in a few words; empty where there is only one way. */
  readonly meaning: string;
  readonly outcome: ReadOutcome;
}

export interface Readings {
  /** What to ask the student where there are several. */
  readonly question: string;
  /** At least one. Those that are no problem at all are left out while another is. */
  readonly all: readonly ReadingOfText[];
}

/** Places in one text at which the writing may be unclear; with more it is refused. */
const MOST_PLACES = 12;
const MOST_READINGS = 8;

const TOO_MANY =
  "This can be read in too many ways. Put brackets and multiplication signs where you mean them.";

/** Every way in which a text can be read.
 * @throws {LimitReached} when the text is longer or deeper than the limits */
export function readingsOf(text: string, limits: Limits): Readings {
  return onLedger(limits, () => {
    if (text.length > limits.length) throw new LimitReached("length");
    const found = expanded({ text, meaning: "", limits, places: MOST_PLACES, chosen: new Map() });
    if (!found || found.all.length > MOST_READINGS) return refused(TOO_MANY);
    const { question, all } = found;
    const [only, ...others] = all as readonly [ReadingOfText, ...ReadingOfText[]];
    return { question, all: others.length > 0 ? all : [{ ...asTyped(only, text), meaning: "" }] };
  });
}

interface Place {
  readonly text: string;
  /** What the writer means in the places before. */
  readonly meaning: string;
  readonly limits: Limits;
  /** How many more places may be unclear. */
  readonly places: number;
  /** The questions answered before, with the meaning chosen: whoever writes so twice means the same twice. */
  readonly chosen: ReadonlyMap<string, string>;
}

/** @returns null where too many places are unclear */
function expanded({ text, meaning, limits, places, chosen }: Place): Readings | null {
  const unclear = findUnclear(text, limits);
  if (!unclear) return { question: "", all: [{ text, meaning, outcome: readProblem(text, limits) }] };
  if (unclear.ways.length === 0) return refused(unclear.question);
  if (unclear.asItStands === "first") {
    const outcome = readProblem(text, limits);
    if (outcome.ok) return { question: "", all: [{ text, meaning, outcome }] };
  }
  if (places === 0) return null;
  const before = unclear.ways.find(({ meaning: each }) => chosen.get(unclear.question) === each);
  const ways = before ? [before] : unclear.ways;
  const found = ways.map((way) =>
    expanded({
      text: edited(text, way.edits),
      meaning: joined(meaning, ways.length > 1 ? way : null),
      limits,
      places: places - 1,
      chosen: new Map([...chosen, [unclear.question, way.meaning]]),
    }),
  );
  if (found.includes(null)) return null;
  const all = found.flatMap((each) => each?.all ?? []);
  const readable = all.filter(({ outcome }) => outcome.ok);
  const { question } = found.length > 1 ? unclear : (found[0] as Readings);
  if (readable.length > 0) return { question, all: readable };
  return asItStands(unclear, text, limits) ?? { question, all: all.slice(0, 1) };
}

/** The reading of a text whose unclear place turns out to be none: a "2x2 matrix". */
function asItStands({ asItStands: when }: Unclear, text: string, limits: Limits): Readings | null {
  const outcome = when ? readProblem(text, limits) : null;
  return outcome && { question: "", all: [{ text, meaning: "", outcome }] };
}

const refused = (reason: string): Readings => ({
  question: reason,
  all: [{ text: "", meaning: "", outcome: { ok: false, reading: { instruction: "", latex: "" }, reason } }],
});

const joined = (before: string, way: WayToRead | null): string =>
  [before, way?.meaning ?? ""].filter((part) => part !== "").join("; ");

/** The only reading, under the text that the student typed. */
function asTyped(reading: ReadingOfText, text: string): ReadingOfText {
  const { outcome } = reading;
  if (reading.text === text) return reading;
  if (outcome.ok) return { ...reading, text, outcome: { ...outcome, problem: { ...outcome.problem, text } } };
  const { position: _elsewhere, ...rest } = outcome;
  return { ...reading, text, outcome: rest };
}

/** A text with changes made to it. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end), text);
}
