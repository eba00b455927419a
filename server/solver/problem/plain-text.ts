import { Memo } from "../memo";
import { words } from "../word-list";
import type { Piece } from "./piece";

/** How a stretch of plain text without spaces looks: `letter` may be a variable or a word ("x", "a", "xy"). */
type Look = "word" | "letter" | "maths" | "operator";

interface Chunk {
  readonly look: Look;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Punctuation follows, or a line break stands before: a run of mathematics does not go across. */
  readonly endsRun: boolean;
  readonly newLine: boolean;
}

const MATHS_NAMES = new Set(
  "sqrt cbrt root sin cos tan cot sec csc arcsin arccos arctan log ln exp abs pi theta alpha beta lambda".split(
    " ",
  ),
);
const SMALL_WORDS = new Set(
  (
    "a i an as at be by do go he if in is it me my no of on or so to up us we am and are but can did for get has how " +
    "its let not now off one out per put sum the two use was way who why yes you add set try new any all ask get see ok too " +
    "cm mm km kg mg ml ft lb oz hr min sec mi pm"
  ).split(" "),
);
const NAMED_FUNCTION = words("sqrt cbrt sin cos tan cot csc arcsin arccos arctan sinh cosh tanh ln log");
const OPERATOR = /^(?:[-+*/=<>≤≥≠×÷·−–^]+|\\(?:cdot|times|div|leq?|geq?|neq?|\\)|&)$/;
const MATHS_CHARACTERS = /^[\w+\-*/^=<>≤≥≠×÷·−–().,[\]{}|%$€£√∛∜²³¹⁰⁴-⁹⁻½⅓⅔¼¾⅕-⅞πθαβλ∞\\&:;\uff01-\uff5e]+$/;
const SIGN_OR_DIGIT = /[\d+*/^=<>≤≥≠×÷·−()|%√∛²³½π\\\uff01-\uff5e]|.-/;
/** 5!/(3!2!): an exclamation mark after a digit means a factorial where nothing but numbers and signs stands. */
const FACTORIALS = /^[\d()+*/-]*\d![\d()+*/!-]*$/;
/** sin(45°): a degree sign belongs to the mathematics where a function takes the angle. */
const ANGLE_TAKEN = /(?:sin|cos|tan|sec|csc|cot)(?:\^\d|²)?\(.*°/;
/** y' and f'': the dash of a letter is a derivative, not an apostrophe. */
const DASHED_LETTER = /^[a-zA-Z]['’′]{1,4}$/;
const COUNTED = /^(?:decimal|dp|dps|d\.p|significant)/i;

/** Words and runs of mathematics in text[from, to). */
export function scanPlain(text: string, from: number, to: number): Piece[] {
  const chunks = chunksOf(text, from, to);
  const pieces: Piece[] = [];
  let run: Chunk[] = [];
  const flush = () => {
    pieces.push(...piecesOf(run, text));
    run = [];
  };
  chunks
    .map(crossAsSign)
    .map(factorialOfLetter)
    .map(secant)
    .forEach((chunk, index) => {
      if (chunk.newLine || beginsAnew(chunk, run)) flush();
      if (continues(chunk, run, chunks[index + 1])) run.push(chunk);
      else {
        flush();
        pieces.push(...wordOf(chunk));
      }
      if (chunk.endsRun && !isOpen(run)) flush();
    });
  flush();
  return pieces;
}

/** The letter x alone between two numbers is how people type a multiplication sign. */
function crossAsSign(chunk: Chunk, index: number, chunks: readonly Chunk[]): Chunk {
  const crosses = /^[xX]$/.test(chunk.text) && isNumber(chunks[index - 1]) && isNumber(chunks[index + 1]);
  return crosses && !chunks[index - 1]?.endsRun ? { ...chunk, look: "operator", text: "×" } : chunk;
}

/** "x! when x = 4": a name that is not called out, as it is at the end of a sentence ("find x! 3x = 12") and in "Solve for
 * x!". */
function factorialOfLetter(chunk: Chunk, index: number, chunks: readonly Chunk[]): Chunk {
  const next = chunks[index + 1];
  const isEnd = !next || next.newLine || next.look === "maths" || next.look === "letter";
  const isCalled = isEnd || /^for$/i.test(chunks[index - 1]?.text ?? "");
  return /^[a-zA-Z]!$/.test(chunk.text) && !isCalled ? { ...chunk, look: "maths" } : chunk;
}

/** "sec 2x": seconds have a number before them, the secant has an angle behind it. */
function secant(chunk: Chunk, index: number, chunks: readonly Chunk[]): Chunk {
  const takesAngle = /^(?:\d*[b-hj-zθαβ]|pi|π)$/.test(chunks[index + 1]?.text ?? "");
  return chunk.text === "sec" && takesAngle && !isNumber(chunks[index - 1])
    ? { ...chunk, look: "maths" }
    : chunk;
}

const isNumber = (chunk: Chunk | undefined): boolean => /^[\d.,]*\d(?:\^-?\d+)?$/.test(chunk?.text ?? "");

function chunksOf(text: string, from: number, to: number): Chunk[] {
  return [...text.slice(from, to).matchAll(/\S+/g)].map((found) => {
    const start = from + found.index;
    const end = start + found[0].length;
    const body = found[0].replace(/(?<![.,:;?])[.,:;?]+$/, "");
    const newLine = /\n\s*$/.test(text.slice(Math.max(from, start - 20), start));
    return {
      look: lookOf(body),
      text: body,
      start,
      end: start + body.length,
      endsRun: start + body.length < end,
      newLine,
    };
  });
}

const LOOKS = new Memo<Look>();

const lookOf = (typed: string): Look => LOOKS.once(typed, () => lookedAt(typed));

function lookedAt(typed: string): Look {
  const chunk = ANGLE_TAKEN.test(typed) ? typed.replaceAll("°", "") : typed;
  if (DASHED_LETTER.test(chunk)) return "maths";
  if (FACTORIALS.test(chunk)) return "maths";
  if (OPERATOR.test(chunk)) return "operator";
  if (NAMED_FUNCTION.has(chunk) || /^-[a-zA-Z]$/.test(chunk)) return "maths";
  if (
    /^[A-Z][a-z]+$/.test(chunk) ||
    !MATHS_CHARACTERS.test(chunk) ||
    /^\d+(?:st|nd|rd|th)$/i.test(chunk) ||
    /^\([a-z]\)$/i.test(chunk)
  )
    return "word";
  const names =
    chunk
      .replace(
        /\\(?:begin|end)\{[a-z]+\*?\}|\\[a-zA-Z]+|root\d+(?=\()|(?:sqrt|cbrt|sin|cos|tan|log|ln)(?=\()/g,
        " ",
      )
      .match(/[a-zA-Z]+/g) ?? [];
  const readable = names.every(
    (name) =>
      name.length === 1 || MATHS_NAMES.has(name) || (name.length < 4 && !SMALL_WORDS.has(name.toLowerCase())),
  );
  if (!readable) return "word";
  return SIGN_OR_DIGIT.test(chunk) ? "maths" : "letter";
}

/** Whether the chunk belongs to the run of mathematics before it, or begins one. */
function continues(chunk: Chunk, run: readonly Chunk[], next: Chunk | undefined): boolean {
  if (chunk.look === "word") return false;
  const before = run.at(-1);
  if (chunk.look === "operator") return true;
  if (chunk.look === "maths") return !(next && COUNTED.test(next.text) && /^\d+$/.test(chunk.text));
  const followed = next?.look === "operator" && !chunk.endsRun && !next.newLine;
  if (before?.look === "operator" || followed) return true;
  return before?.look === "maths" && chunk.text.length === 1 && !/[aAiI]/.test(chunk.text);
}

/** What takes a letter after it: a coefficient (1/2 q = 25), a function's name (6 + ln x = 10) or a sign. */
const TAKES_LETTER =
  /(?:(?:^|[-+*(=]|\d\/)\d+(?:\.\d+)?|sqrt|sin|cos|tan|cot|sec|csc|ln|log(?:_\w+)?|[-+*/=^(])$/;

/** "(2x + 1)/3 x = 3": what follows an expression without a sign and says "letter equals" is another statement. */
function beginsAnew(chunk: Chunk, run: readonly Chunk[]): boolean {
  const before = run.at(-1);
  return (
    before?.look === "maths" && /^[a-zA-Z](?:_\w+)?=/.test(chunk.text) && !TAKES_LETTER.test(before.text)
  );
}

/** A bracket in the run is still open, so that a comma does not end it: f(x, y). */
const isOpen = (run: readonly Chunk[]): boolean => {
  const text = run.map((chunk) => chunk.text).join("");
  return (text.match(/[([{]/g)?.length ?? 0) > (text.match(/[)\]}]/g)?.length ?? 0);
};

function piecesOf(run: readonly Chunk[], text: string): Piece[] {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last) return [];
  const counts =
    run.some((chunk) => chunk.look === "maths") || run.filter((chunk) => chunk.look === "letter").length > 1;
  if (!counts) return run.flatMap(wordOf);
  let written = text.slice(first.start, last.end);
  for (const { text: sign, start } of run) {
    if (sign === "×")
      written = `${written.slice(0, start - first.start)}×${written.slice(start - first.start + 1)}`;
  }
  return [{ kind: "maths", text: written, start: first.start }];
}

function wordOf(chunk: Chunk): Piece[] {
  const bare = chunk.text.replace(/’/g, "'").replace(/^[^\w$-]+|[^\w$%]+$/g, "");
  if (bare === "")
    return /\w/.test(chunk.text) || chunk.look === "operator"
      ? [{ kind: "word", text: "-", start: chunk.start }]
      : [];
  return [{ kind: "word", text: bare.length > 1 ? bare.toLowerCase() : bare, start: chunk.start }];
}
