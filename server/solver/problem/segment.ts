import { Memo } from "../memo";
import type { Piece } from "./piece";
import { scanPlain } from "./plain-text";

const DISPLAY = /\$\$([\s\S]*?)\$\$|\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]|\$((?:\\[\s\S]|[^$\\])*)\$/y;
const WORDS_INSIDE = /\\(?:text|textrm|mbox)\s*\{([^{}]*)\}/g;
const DELIMITER_WIDTH = 2;

/** "12. Solve", "3) Simplify", "7, multiply": the number of the exercise before an instruction. */
const EXERCISE_NUMBER = /^\s*\(?\d{1,3}(?:\s*[.)]|,)\s+(?=[A-Za-z][a-z]{3,}[ :.,])/;

/** "x- and y-intercepts" and "$x$-intercept", in which the hyphen is no minus. */
const INTERCEPTS = /\$?\bx\$?(?:-|-intercepts?)? and (?:the )?\$?y\$?-intercepts?|\$([xy])\$-intercepts?/g;

/** Takes a text apart into words and mathematics: what stands in $…$, \(…\) or \[…\], and the runs of the plain
 * text that look like mathematics. Words in \text{…} inside mathematics count as words of the sentence. */
export const segment = (source: string): readonly Piece[] => SEGMENTED.once(source, () => segmented(source));

const SEGMENTED = new Memo<readonly Piece[]>();

function segmented(source: string): Piece[] {
  const text = withSigns(source);
  const pieces: Piece[] = [];
  let plainFrom = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== "$" && text[at] !== "\\") continue;
    const delimited = delimitedAt(text, at);
    if (!delimited) {
      // An escaped sign (\$, \%) does not open anything.
      if (text[at] === "\\" && text[at + 1] === "$") at += 1;
      continue;
    }
    pieces.push(...scanPlain(text, plainFrom, at), ...splitWords(delimited.inner, delimited.start));
    plainFrom = delimited.end;
    at = delimited.end - 1;
  }
  return joined([...pieces, ...scanPlain(text, plainFrom, text.length)]);
}

/** Signs for "!=" and "20 percent", in as many characters, so that offsets stay. */
const withSigns = (source: string): string =>
  source
    .replace(EXERCISE_NUMBER, (number) => " ".repeat(number.length))
    .replaceAll("!=", "≠ ")
    .replace(INTERCEPTS, (words, letter?: string) =>
      (letter ? `${letter}-${/intercepts?$/.exec(words)?.[0]}` : "intercepts").padEnd(words.length),
    )
    .replace(/(?<=\d) per ?cent\b(?! (?:increase|decrease|change|more|less))/g, (word) =>
      "%".padEnd(word.length),
    );

/** A piece that begins with an equals sign continues the piece before it, as where a long equation is broken. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const before = result.at(-1);
    const continues = piece.kind === "maths" && before?.kind === "maths" && /^\s*=/.test(piece.text);
    if (!continues || before.text.includes("=")) result.push(piece);
    else result[result.length - 1] = { ...before, text: `${before.text} ${piece.text}` };
  }
  return result;
}

interface Delimited {
  readonly inner: string;
  readonly start: number;
  readonly end: number;
}

function delimitedAt(text: string, at: number): Delimited | null {
  DISPLAY.lastIndex = at;
  const found = DISPLAY.exec(text);
  if (!found) return null;
  const inner = found[1] ?? found[2] ?? found[3] ?? found[4] ?? "";
  if (found[4] !== undefined && !looksLikeMathematics(inner)) return null;
  const width = found[4] === undefined ? DELIMITER_WIDTH : 1;
  return { inner, start: at + width, end: at + found[0].length };
}

/** Between two amounts of money ("$5 and a pen for $2") stand words; inside mathematics they do not. */
export function looksLikeMathematics(inner: string): boolean {
  const bare = inner
    .replace(WORDS_INSIDE, " ")
    .replace(/\\[a-zA-Z]+|\{[a-z]{4,}\}|(?:d[a-z]){2,3}(?![a-zA-Z])/g, " ");
  // "$5 + $3.50": what ends in a sign is no whole expression.
  if (/[-+*/=<>×÷·−–]\s*$/.test(bare)) return false;
  return !/[a-zA-Z]{4,}|(?:^|\s)(?:to|of|is|and|for|the|on|in|at)(?:\s|$)/.test(bare);
}

function splitWords(inner: string, start: number): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const push = (to: number) => {
    const part = inner.slice(from, to);
    if (/[^\s.,:;?{}]/.test(part))
      pieces.push({ kind: "maths", text: part, start: start + from, delimited: true });
  };
  for (const found of inner.matchAll(WORDS_INSIDE)) {
    push(found.index);
    const words = found[1] as string;
    const offset = start + found.index + found[0].indexOf("{") + 1;
    pieces.push(
      ...scanPlain(words, 0, words.length).map((piece) => ({ ...piece, start: piece.start + offset })),
    );
    from = found.index + found[0].length;
  }
  push(inner.length);
  return pieces;
}
