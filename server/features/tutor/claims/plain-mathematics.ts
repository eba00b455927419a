import "server-only";
import { mathematicsInWords, otherEquations, phrasedMathematics } from "./mathematics-in-words";
import type { Span } from "./types";
import { withWritten, writtenStatements } from "./written-statements";

const LINE_LENGTH_MAX = 200;
/** Longer lines are no sentences. */
const PROSE_LENGTH_MAX = 5000;
/** A list mark, a quotation mark, stars and a short label before an equation that has the line to itself. */
const LEAD =
  /^[ \t]*(?:(?:[-+*•>]|#{1,6}|\d{1,2}[.)])[ \t]+)*[*_]*(?:[A-Z][A-Za-z ]{1,24}\d{0,2}[*_]*:[*_]*[ \t]*)?[*_]*/;
const TAIL = /(?<![*_\s.,;✓✔✅])[*_\s.,;✓✔✅]*$/u;
const RELATION = /[=≈<>≤≥≠]/;
/** What may be in a line that is nothing but mathematics: words only as names of functions. */
const WORD = /[a-zA-Z]{2,}/g;
const KNOWN_WORD = /^(?:sin|cos|tan|log|ln|sqrt|pi|or|and|[xyzabkmnpqt]{2,3})$/;
const CHARACTERS = /^[\w\s+\-−–*×·⋅÷/^().,%=≈<>≤≥≠!|√π²³⁴±⇒→$[\]{}]+$/u;

/** Words and signs that may state something; a line without them is not looked at. */
const STATING = /[=≈<>≤≥≠＝]|\b(?:is|equals|gives|makes|comes)\b/i;
const TABLE_ROW = /^[ \t]*\|.*\|[ \t]*$/;

/** Statements in plain text: lines that are nothing else, rows of tables, and calculations and equations within a
 * sentence. A line that begins with an equals sign goes on from the line before. */
export function plainMathematics(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const line of text.replace(/\n(?=[ \t]*[=≈][^=])/g, " ").split("\n")) {
    const found = TABLE_ROW.test(line) ? inTable(line) : STATING.test(line) ? inLine(line) : [];
    spans.push(...found.map((span) => ({ ...span, at: span.at + at, end: span.end + at })));
    at += line.length + 1;
  }
  return spans;
}

/** Lines in which nothing else than mathematics may be: code of no language. A program may give a letter a value that
 * changes; lines that are all mathematics, one of which gives no letter a value, are none.
 * @param isListing it is said to be text, which may be of any program */
export function mathematicalLines(text: string, isListing: boolean): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const lines = text.split("\n");
  const wholes = lines.filter((line) => line.trim() !== "").map(wholeLine);
  const isWorking =
    !isListing &&
    wholes.every((each) => each !== null) &&
    wholes.some((each) => each !== null && !givesValue(each));
  for (const line of lines) {
    const whole = RELATION.test(line) ? wholeLine(line) : null;
    const doubtful = !isWorking && whole !== null && /[a-zA-Z]/.test(whole.latex);
    if (whole)
      spans.push({ ...whole, at: whole.at + at, end: whole.end + at, ...(doubtful && { doubtful }) });
    at += line.length + 1;
  }
  return spans;
}

/** "x = 5" */
const givesValue = ({ latex }: Span): boolean => (latex.split("=")[0] ?? "").trim().length === 1;

function inLine(line: string): Span[] {
  const whole = wholeLine(line);
  return whole ? [whole] : inProse(line);
}

/** The finders in the order in which they are believed. */
function inProse(line: string): Span[] {
  if (line.length > PROSE_LENGTH_MAX) return [];
  const found: Span[] = [];
  for (const span of [mathematicsInWords, phrasedMathematics, otherEquations].flatMap((find) => find(line))) {
    if (!found.some((each) => each.at < span.end && span.at < each.end)) found.push(span);
  }
  return withWritten(found, writtenStatements(line));
}

function wholeLine(line: string): Span | null {
  if (line.length > LINE_LENGTH_MAX) return null;
  const lead = LEAD.exec(line)?.[0].length ?? 0;
  const rest = line.slice(lead);
  const latex = rest.slice(0, rest.length - (TAIL.exec(rest)?.[0].length ?? 0));
  const words = latex.match(WORD) ?? [];
  const fits = RELATION.test(latex.slice(1)) && CHARACTERS.test(latex) && /\d|[a-z]/.test(latex);
  if (!fits || !words.every((word) => KNOWN_WORD.test(word))) return null;
  return { latex, at: lead, end: lead + latex.length, display: true };
}

/** A row of a table states what its cells say, and that what is worked out in one is the number in the next. */
function inTable(line: string): Span[] {
  const cells: Span[] = [];
  let at = 0;
  for (const cell of line.split("|")) {
    const latex = cell.trim();
    const from = at + cell.indexOf(latex);
    if (latex !== "") cells.push({ latex, at: from, end: from + latex.length, display: false });
    at += cell.length + 1;
  }
  return cells.flatMap((cell, index): Span[] => {
    const next = cells[index + 1];
    const stated = inProse(cell.latex).map((span) => ({
      ...span,
      at: span.at + cell.at,
      end: span.end + cell.at,
    }));
    const isRow = next && WORKED_OUT.test(cell.latex) && VALUE.test(next.latex);
    if (!isRow) return stated;
    const latex = `${cell.latex} = ${next.latex.replace(/^= ?/, "")}`;
    return [...stated, { latex, at: cell.at, end: next.end, display: false, doubtful: true }];
  });
}

const WORKED_OUT = /^[\d\s.,()]+[-+−–×·⋅÷*/^][-+−–×·⋅÷*/^()\d\s.,]*\d\)?$/;
const VALUE = /^=? ?[-−]?\d[\d.,]*$/;
