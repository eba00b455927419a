import type { Typed } from "./typed-unit";

/** Some tokens of a text, from one of them on. */
export interface Span {
  /** The token behind it. */
  readonly end: number;
  readonly text: string;
}

interface Spans {
  readonly names: Map<number, readonly Span[]>;
  readonly formulas: Map<number, readonly Span[]>;
}

/** What has been taken out of a text: every law looks for its own letters and formulas in the same places. */
const KNOWN = new WeakMap<Typed, Spans>();

const SILENT = /[\s*·×^_()]/g;

/** A formula without what may be left out: "s=ut+1/2at2". */
export const plainFormula = (text: string): string => text.replace(SILENT, "").replaceAll("0.5", "1/2");

const LONGEST_NAME = 5;

/** What may be the name of a quantity that begins at a token, without its underscores: tokens with no space between them,
 * the longest first. */
export function namesAt(typed: Typed, at: number): readonly Span[] {
  const { names } = spansOf(typed);
  const known = names.get(at) ?? readNames(typed, at);
  names.set(at, known);
  return known;
}

function readNames({ text, tokens }: Typed, at: number): readonly Span[] {
  const found: Span[] = [];
  for (let end = at + 1; end <= at + LONGEST_NAME; end += 1) {
    if (end > at + 1 && tokens[end - 1]?.spaced) break;
    found.unshift({ end, text: text.slice(tokens[at]?.start, tokens[end - 1]?.end).replaceAll("_", "") });
  }
  return found;
}

const LONGEST_FORMULA = 24;

/** What may be a formula that begins at a token and ends where its text does, plain and in small letters, the shortest
 * first. */
export function formulasAt(typed: Typed, at: number): readonly Span[] {
  const { formulas } = spansOf(typed);
  const known = formulas.get(at) ?? readFormulas(typed, at);
  formulas.set(at, known);
  return known;
}

function readFormulas(typed: Typed, at: number): readonly Span[] {
  const { text, tokens } = typed;
  const start = tokens[at]?.start ?? 0;
  if (!text.includes("=", start)) return [];
  if (at > 0 && tokens[at]?.spaced === false && tokens[at - 1]?.kind !== "mark") return [];
  const found: Span[] = [];
  for (let end = at + 2; end <= Math.min(tokens.length, at + LONGEST_FORMULA); end += 1) {
    if (!isEnded(typed, end)) continue;
    const written = text.slice(start, tokens[end - 1]?.end);
    if (written.includes("=")) found.push({ end, text: plainFormula(written).toLowerCase() });
  }
  return found;
}

/** What follows belongs to something else. */
const isEnded = ({ tokens }: Typed, at: number): boolean =>
  tokens[at] === undefined || (tokens[at]?.spaced ?? true) || tokens[at]?.kind === "mark";

function spansOf(typed: Typed): Spans {
  const known = KNOWN.get(typed) ?? { names: new Map(), formulas: new Map() };
  KNOWN.set(typed, known);
  return known;
}
