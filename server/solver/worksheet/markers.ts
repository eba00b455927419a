import { segment } from "../problem/segment";

/** The sign of one part: "(b)", "2)", "iii.". */
export interface Marker {
  /** Without its brackets or stop: "b", "2", "iii". */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** How a marker is written. Markers of one run are written alike. */
const STYLES: readonly RegExp[] = [
  /(?<!\S)\(([a-zA-Z]{1,5}|\d{1,2})\)(?![(^²³])/g,
  /(?<!\S)([a-zA-Z]{1,5}|\d{1,2})\)/g,
  /(?<!\S)([a-zA-Z]{1,5}|\d{1,2})\.(?=\s)/g,
  /(?<!\S)(?:[Qq]|[Qq]n|[Qq]ues|[Qq]uestion|[Ee]x|[Ee]xercise|[Pp]roblem|[Nn]o\.?|#)\s?#?(\d{1,2})\s?[.:)–—-](?=\s)/g,
  /([ⓐ-ⓩ①-⑳])/g,
];

/** A number and a letter: "4b)", "4(b)", "4b.". */
const LETTERED = /(?<!\S)(\d{1,2}\s?\(?[a-h])(?:\)|\.(?=\s))/g;

/** Written so only where a line begins, because "q1" is a quartile or a charge elsewhere. */
const STYLE_OF_LINES =
  /(?<!\S)(?:[Qq]|[Qq]n|[Qq]uestion|[Ee]x|[Ee]xercise|[Pp]roblem|#)\s?(\d{1,2})(?=\s+[^\s=])/g;

const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** What stands at a place of a run, in every way of counting. */
const COUNTS: readonly ((place: number) => string | undefined)[] = [
  (place) => LETTERS[place],
  (place) => LETTERS[place]?.toUpperCase(),
  (place) => String(place + 1),
  (place) => ROMAN[place],
  (place) => ROMAN[place]?.toUpperCase(),
];

/** The markers of a text that form a run: alike in style, counted in order, outside all brackets and formulas. Of several
 * runs the one that begins first; null where there is none of at least two.
 * Markers at the beginnings of lines come before the same elsewhere, which may be the ends of sentences; lines out of
 * the middle of a sheet are counted from the number of the first of them. */
export function markersIn(text: string): readonly Marker[] | null {
  const closed = closedPlaces(text);
  const writtenIn = (style: RegExp) => markersOf(text, style).filter(({ start }) => !closed[start]);
  const beginsLine = ({ start }: Marker) => /(?:^|\n)[^\S\n]*$/.test(text.slice(0, start));
  const inText = STYLES.map(writtenIn);
  const inLines = [...inText, writtenIn(STYLE_OF_LINES)].map((markers) => markers.filter(beginsLine));
  const ofLines = firstRun([
    ...inLines.flatMap((markers) => [...COUNTS, countFrom(markers[0])].map((count) => runOf(markers, count))),
    letteredRun(writtenIn(LETTERED).filter(beginsLine)),
  ]);
  const runsOf = (all: readonly (readonly Marker[])[]) =>
    firstRun(all.flatMap((markers) => COUNTS.map((count) => runOf(markers, count))));
  const ofText =
    runsOf(inText.map((markers) => markers.filter((marker) => !mayEndSentence(text, marker)))) ??
    runsOf(inText);
  return (ofLines && ofText && startOf(ofText) < startOf(ofLines) ? ofText : (ofLines ?? ofText)) ?? null;
}

/** "… and width 2. Find its area." and "… of 1, 2 and 3. 3. Find …": a number behind a word or a comma that a sentence or
 * another number comes after is the sentence's own, where there is a run without it. */
const mayEndSentence = (text: string, { start, end }: Marker): boolean =>
  text[end - 1] === "." &&
  /(?:\p{L}{2}|,)\s+$/u.test(text.slice(0, start)) &&
  /^\s+(?:\p{Lu}|\d+\.\s)/u.test(text.slice(end));

const markersOf = (text: string, style: RegExp): Marker[] =>
  [...text.matchAll(style)].map(({ 0: all, 1: label = "", index }) => ({
    label: plainLabel(label),
    start: index,
    end: index + all.length,
  }));

const countFrom =
  (first: Marker | undefined) =>
  (place: number): string =>
    String(Number(first?.label) + place);

const startOf = ([first]: readonly Marker[]): number => first?.start ?? 0;

/** Of the runs of at least two markers that begin first, the longest. */
const firstRun = (runs: readonly (readonly Marker[])[]): readonly Marker[] | undefined =>
  runs
    .filter((run) => run.length > 1)
    .toSorted((one, other) => startOf(one) - startOf(other) || other.length - one.length)[0];

function runOf(written: readonly Marker[], count: (place: number) => string | undefined): Marker[] {
  const run: Marker[] = [];
  for (const marker of written) if (marker.label === count(run.length)) run.push(marker);
  return run;
}

/** 4a, 4b, 5a: each is the next letter of the same number, or the first of the next. */
function letteredRun(written: readonly Marker[]): Marker[] {
  const run: Marker[] = [];
  for (const marker of written) {
    const before = run.at(-1)?.label;
    if (before === undefined || successorsOf(before).includes(marker.label)) run.push(marker);
  }
  return run;
}

function successorsOf(label: string): string[] {
  const number = Number.parseInt(label, 10);
  return [`${number}${LETTERS[LETTERS.indexOf(label.slice(-1)) + 1]}`, `${number + 1}a`];
}

/** ⓑ as b, ② as 2, and "4 (b" as 4b. */
const plainLabel = (label: string): string =>
  /[ⓐ-ⓩ①-⑳]/.test(label) ? label.normalize("NFKC") : label.replace(/[\s(]/g, "");

const FORMULA_END = /\$|\\[)\]]/;

/** For every place of a text whether it stands inside brackets or a formula between dollar signs. What a bracket that
 * was never opened closes is a marker's own. */
function closedPlaces(text: string): readonly boolean[] {
  const closed = new Array<boolean>(text.length).fill(false);
  for (const { start, delimited } of segment(text)) {
    const length = delimited ? text.slice(start).search(FORMULA_END) : 0;
    closed.fill(true, start, start + Math.max(0, length));
  }
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(") open.push(at);
    if (text[at] !== ")") continue;
    const from = open.pop();
    if (from !== undefined) closed.fill(true, from + 1, at);
  }
  return closed;
}
