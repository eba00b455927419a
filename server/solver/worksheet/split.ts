import { itemise } from "../grammar/itemise";
import { charge } from "../ledger";
import { isIdle } from "../rewording/headings";
import { type Marker, markersIn } from "./markers";

/** One part of a worksheet as it is written. */
export interface WrittenPart {
  /** "a", "2", "iii"; "1a" for a part of a part. */
  readonly label: string;
  readonly body: string;
  /** What stands before the parts and is said of all of them; empty when nothing does. */
  readonly stem: string;
  /** What is said after the last part and holds for this one; empty when nothing does. */
  readonly tail: string;
  /** What is said after the last part and may hold for this one as well; empty when nothing does. */
  readonly perhaps: string;
}

/** Takes a text apart at its markers.
 * @returns two parts or more in order; null where there are no markers, or where what stands between them is no text of
 * its own: the arguments and terms of a formula */
export function splitAtMarkers(text: string): readonly WrittenPart[] | null {
  charge(text.length);
  const markers = markersIn(text);
  const [first] = markers ?? [];
  if (!markers || !first) return null;
  const stem = text.slice(0, first.start).replace(LOOSE_STOP, "").trim();
  const bodies = markers.map(({ end }, place) => text.slice(end, markers[place + 1]?.start).trim());
  const ending = bodies.pop() ?? "";
  const {
    body: last,
    sentence,
    reach,
  } = subjectAtEnd(ending, bodies) ?? lastSentence(ending, isInLines(text, markers));
  const whole = [...bodies.map(withoutJoint), last];
  if (!whole.every(isText)) return null;
  return markers.map(({ label }, place) => {
    const isSaid = reach === "all" || place === bodies.length;
    const said = { tail: isSaid ? sentence : "", perhaps: isSaid ? "" : sentence };
    return { label, body: whole[place] as string, stem, ...said };
  });
}

/** A space before a stop: "y = x^2 - 4 ." */
const LOOSE_STOP = /\s+(?=[.,;:]\s*$)/;

/** The parts of a part, each with what is said of all; null where it has none. */
export const splitPart = (part: WrittenPart): readonly WrittenPart[] | null =>
  splitAtMarkers(part.body)?.map(({ label, body, stem, tail, perhaps }) => ({
    label: `${part.label}${label}`,
    body,
    stem: joined(part.stem, stem),
    tail: joined(tail, part.tail),
    perhaps: joined(perhaps, part.perhaps),
  })) ?? null;

/** Lines of which each may be a problem of its own, without markers: a first line that ends in a colon is said of all, and
 * the heading of a paper of none.
 * Whether they are problems, reading has to show. */
export function splitAtLines(text: string): readonly WrittenPart[] | null {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  while (lines[0] && !lines[0].endsWith(":") && isIdle(lines[0])) lines.shift();
  const stem = lines[0]?.endsWith(":") ? (lines.shift() as string) : "";
  if (lines.length < 2 || !lines.every(isText)) return null;
  // One equation may be broken behind its sign; where all lines end in one, each asks for its value.
  const unfinished = lines.filter((line) => line.endsWith("=")).length;
  if (unfinished > 0 && unfinished < lines.length) return null;
  return lines.map((body, place) => ({ label: String(place + 1), body, stem, tail: "", perhaps: "" }));
}

export const joined = (...pieces: readonly string[]): string =>
  pieces.filter((piece) => piece !== "").join(" ");

/** What joins a part to the next one: "find a) f(3), b) f(-1) and c) f(0)". */
const withoutJoint = (body: string): string => body.replace(/(?:\s*[,;]|\s+and|\s*[,;]\s*and)$/i, "");

/** What is left between two terms of a formula begins or ends with an operation. An equals sign at the end asks for the
 * value: "3 + 4 =". */
const isText = (body: string): boolean =>
  /[\p{L}\p{N}]/u.test(body) && !/^[+*×·÷/=^<>≤≥,;:.)\]}|_]|[+*×·÷/^<≤≥([{\-−–]$/.test(body);

const SENTENCE_END = /[.?!;]\s+|\n+/g;
const REQUEST = /^(?:please )?(?:leave|give|write|express|round|state|keep|show|put)\b/i;
const MATHEMATICS = /[=+*^<>√\\]/;
const OF_ALL = /\b(?:answers|all|each|every|both|them)\b/i;
const OF_ONE = /\banswer\b/i;
const A_FORM =
  /\b(?:in terms of|exact|surds?|simplest form|lowest terms|decimals?|d\.?p|fractions?|nearest|figures|s\.?f)\b/i;

interface LastPart {
  readonly body: string;
  /** Empty where it is no more than the part's own. */
  readonly sentence: string;
  readonly reach: "all" | "perhaps";
}

/** "a. where f increases, and b. its extrema. f(x) = x² − 6x": the function that stands alone behind the last part is what all
 * parts ask about, where none of them tells one of its own. */
function subjectAtEnd(body: string, others: readonly string[]): LastPart | null {
  const tells = (text: string) =>
    itemise(text).some((item) => item.kind === "maths" && item.text.includes("="));
  const end = [...body.matchAll(SENTENCE_END)].at(-1);
  if (!end || others.some(tells)) return null;
  const sentence = body.slice(end.index + end[0].length);
  const before = body.slice(0, end.index + end[0].trimEnd().length).trim();
  const isAlone = itemise(sentence).every(({ kind }) => kind !== "word");
  return isAlone && tells(sentence) && !tells(before) ? { body: before, sentence, reach: "all" } : null;
}

/** The last part and its last sentence, where that says of all answers how they are to be written. One that only says
 * how ("leave in terms of π") may be the last part's own: in a sheet with a line for each part it is when it stands in
 * that line. Of "your answer", only the last part is meant. */
function lastSentence(body: string, inLines: boolean): LastPart {
  const end = [...body.matchAll(SENTENCE_END)].at(-1);
  const sentence = end ? body.slice(end.index + end[0].length) : "";
  const saysHow = A_FORM.test(sentence) && !OF_ONE.test(sentence);
  const ofAll = OF_ALL.test(sentence) || (saysHow && end?.[0].includes("\n"));
  const isOfOthers =
    REQUEST.test(sentence) && !MATHEMATICS.test(sentence) && (ofAll || (saysHow && !inLines));
  if (!end || !isOfOthers) return { body, sentence: "", reach: "all" };
  const before = body.slice(0, end.index + end[0].trimEnd().length).trim();
  return { body: before, sentence, reach: ofAll ? "all" : "perhaps" };
}

const isInLines = (text: string, markers: readonly Marker[]): boolean =>
  markers.slice(1).every(({ start }) => /\n[^\S\n]*$/.test(text.slice(0, start)));
