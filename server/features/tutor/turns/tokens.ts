import "server-only";
import { spelled } from "./spelled";
import { TALK, TIMES } from "./talk-words";

/** A piece of a turn. "word" is one of talk or of a problem's wording, "maths" a number, a letter that is an unknown, or
 * a sign, "mark" a mark of punctuation. */
export interface TurnToken {
  readonly kind: "word" | "maths" | "mark";
  /** A word in small letters without apostrophes and accents; else as it is typed. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const SCANNERS: readonly (readonly [TurnToken["kind"], RegExp])[] = [
  [
    "maths",
    /\$\$[^$]+\$\$|\$[^$\n]+\$|\\\([\s\S]+?\\\)|\\\[[\s\S]+?\\\]|\\begin\{[\s\S]+?\\end\{[a-z]+\*?\}/y,
  ],
  ["maths", /(?:sqrt|sin|cos|tan|sec|csc|cot|log|ln|arcsin|arccos|arctan|lim|pi)(?![\p{L}'’])/uy],
  // Faces and arrows are drawn with signs of mathematics.
  ["mark", /(?<!\S)(?:[:;=8xX][-']?[()[\]DPpOo/\\|3*]+|<3+|\^\^|<?-{1,3}>|<-{1,3}|=>)(?!\S)/y],
  ["word", /w\/(?=\s)|b\/c(?!\p{L})/iuy],
  ["word", /\p{L}\p{M}*(?:[\p{L}\p{M}]|['’](?=\p{L}|(?<=s.)\s+\p{L}))+(?:-\p{L}{2,})*/uy],
  ["word", /\d{1,2}(?:st|nd|rd|th)(?!\p{L})/iuy],
  ["maths", /\d+(?:[.,]\d+)*/y],
  [
    "mark",
    /\.{2,}|…|[.,;:?!¿¡\n"“”«»*_`~]|[\u{1F000}-\u{1FAFF}\u{2600}-\u{27BF}]|[—–](?=\s)|(?<=\s)-+(?=\s+\p{L}{2})/uy,
  ],
  ["maths", /\\[a-zA-Z]+|[^\s]/uy],
];

/** Takes a turn apart. Letters that stand against a digit or a sign are mathematics: "3x", "y =". */
export function tokensOf(text: string): readonly TurnToken[] {
  const tokens: TurnToken[] = [];
  for (let at = 0; at < text.length; ) {
    const found = tokenAt(text, at);
    if (found) tokens.push(found);
    at = found ? found.end : at + 1;
  }
  const meant = tokens.map((token, index) =>
    asMeant(token, { before: tokens[index - 1], after: tokens[index + 1] }),
  );
  return meant.map((token, at) => (isChatLetter(meant, at) ? { ...token, kind: "word" } : token));
}

/** "w" for with, "n" for and: a letter that stands free among words and is no unknown of the mathematics around it. */
function isChatLetter(tokens: readonly TurnToken[], at: number): boolean {
  const { kind, text } = tokens[at] as TurnToken;
  if (kind !== "maths" || !/^[a-z]$/i.test(text)) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before && NAMING.has(before.text)) return false;
  const isFree = (other: TurnToken | undefined): boolean =>
    other?.kind !== "maths" || (!SIGN.test(other.text) && other.text !== ")");
  const isSpaced = before?.end !== tokens[at]?.start && after?.start !== tokens[at]?.end;
  return (
    isFree(before) &&
    isFree(after) &&
    isSpaced &&
    !tokens.some((other, place) => place !== at && other.kind === "maths" && other.text.includes(text))
  );
}

/** Behind one of these a letter is an unknown. */
const NAMING: ReadonlySet<string> = new Set(
  "whats is for of find solve terms variable letter unknown value and or wrt to to is let given by".split(
    " ",
  ),
);

function tokenAt(text: string, at: number): TurnToken | null {
  for (const [kind, pattern] of SCANNERS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    return { kind, text: kind === "word" ? spelled(found) : found, start: at, end: at + found.length };
  }
  return null;
}

/** One letter is an unknown, but for the words of one letter that stand free. */
const LONE: ReadonlySet<string> = new Set(["a", "i", "u", "e", "o", "à", "é", "è"]);
const SIGN = /^[-+*/^=<>≤≥≠±×÷·²³({[|√_]|^\\/;
const OPERATION = /^[-+*/^=<>]$|^\d/;
/** Unknowns that are written together: 4xy. */
const MOST_UNKNOWNS = 3;

interface Beside {
  readonly before: TurnToken | undefined;
  readonly after: TurnToken | undefined;
}

function asMeant(token: TurnToken, { before, after }: Beside): TurnToken {
  if (token.kind === "mark") return isInside(token, { before, after }) ? { ...token, kind: "maths" } : token;
  if (token.kind === "word") {
    const isShort = token.text.length <= MOST_UNKNOWNS && !TALK.has(token.text) && !TIMES.has(token.text);
    return isShort && isGlued(token, { before, after }) ? { ...token, kind: "maths" } : token;
  }
  // Brackets around talk.
  if (token.text === "(" && after?.kind === "word" && after.text.length > 1)
    return { ...token, kind: "mark" };
  if (token.text === ")" && before?.kind === "word" && before.text.length > 1)
    return { ...token, kind: "mark" };
  if (!LONE.has(token.text.toLowerCase())) return token;
  // No unknown has an accent: "é -3?".
  const isAccented = spelled(token.text) !== token.text.toLowerCase();
  return !isAccented && besideSign(token, { before, after })
    ? token
    : { ...token, kind: "word", text: spelled(token.text) };
}

const besideSign = ({ start, end }: TurnToken, { before, after }: Beside): boolean =>
  [
    { other: before, isClose: before?.end === start },
    { other: after, isClose: after?.start === end },
  ].some(
    ({ other, isClose }) =>
      other?.kind === "maths" && (SIGN.test(other.text) || (isClose && /^\d/.test(other.text))),
  );

const isGlued = ({ start, end }: TurnToken, { before, after }: Beside): boolean =>
  (before?.end === start && OPERATION.test(before.text)) ||
  (after?.start === end && OPERATION.test(after.text));

/** A comma between numbers, a star between factors. */
const isInside = ({ text, start, end }: TurnToken, { before, after }: Beside): boolean =>
  before?.kind === "maths" &&
  after?.kind === "maths" &&
  (/^[,;*_]$/.test(text) || (text === ":" && before.end === start && after.start === end));
