import "server-only";
import { findMathematics } from "./find-mathematics";
import { CLAIM_LIMITS } from "./limits";
import type { Span, Statement } from "./types";

const CONTEXT = 200;
const ROWS =
  /\\begin\{array\}(?:\{[^}]*\})?|\\(?:begin|end)\{(?:align|aligned|gather|gathered|equation|split|array|eqnarray|multline|flalign)\*?\}|&/g;
/** Words before a statement, or the name of what is worked out, inside its formula. */
const LEADING_WORDS =
  /^(?:\\(?:text|mathrm|textbf)\s*\{(?!\s*(?:let|if|when|suppose|assume|for|where|at|with|given|say|try|put|take)\b)[a-zA-Z ,.:'’-]*\}\s*(?:[=:]\s*)?|\\q?quad\s*)+(?=.*=)/i;
const ARROW = /\\(?:Rightarrow|Longrightarrow|implies|iff|Leftrightarrow|therefore)(?![a-zA-Z])|[⇒⟹⇔→∴]|=>/;
const RELATION = /[=≈<>≤≥≠]|\\(?:leq?|geq?|neq?|approx|lt|gt|equiv)(?![a-zA-Z])/;
const BOXED = "\\boxed{";

/** The statements of a reply in order: the rows of aligned equations and the sides of arrows one by one. A formula
 * without a relation states nothing, unless it is boxed. */
export function statementsOf(text: string): Statement[] {
  return statementsFrom(text, { from: 0, end: 0 });
}

/** The statements behind a place where the mathematics before is settled.
 * @param end where the statement before ends */
export function statementsFrom(
  text: string,
  { from, end: before }: { readonly from: number; readonly end: number },
): Statement[] {
  const spans = findMathematics(text.slice(from)).map((span) => ({
    ...span,
    at: span.at + from,
    end: span.end + from,
  }));
  const pieces = spans.flatMap((span) => (isStatement(span.latex) ? rowsOf(span) : []));
  let end = before;
  return pieces.map((piece) => {
    const gap = text.slice(Math.max(end, piece.at - CONTEXT), piece.at);
    end = piece.end;
    return { ...piece, gap, before: sentenceBefore(text, piece.at), after: sentenceAfter(text, piece.end) };
  });
}

type Piece = Omit<Statement, "before" | "after" | "gap">;

const isStatement = (latex: string): boolean => RELATION.test(latex) || latex.includes(BOXED);

/** Rows that begin with an equals sign go on from the row before. */
function rowsOf(span: Span): Piece[] {
  const rows: { latex: string; at: number }[] = [];
  let at = span.at;
  const pieces = span.display ? span.latex.split(/\\\\(?:\[[^\]]*\])?|\n/) : [span.latex];
  for (const [index, piece] of pieces.entries()) {
    const latex = piece.replace(ROWS, " ").trim().replace(LEADING_WORDS, "");
    const last = rows.at(-1);
    if (index > 0) at = span.at + Math.max(0, span.latex.indexOf(piece, at - span.at));
    if (/^(?:=|≈|\\approx)/.test(latex) && last) last.latex += ` ${latex}`;
    else if (latex !== "" && latex.length <= CLAIM_LIMITS.length) rows.push({ latex, at });
  }
  return rows.flatMap((row) =>
    row.latex
      .split(ARROW)
      .flatMap(calculationsIn)
      .flatMap((part) => {
        const { latex, boxed } = unboxed(part.trim());
        const bare = latex
          .replace(/\\checkmark|[✓✔✅]/g, "")
          .replace(/(?:\\[,;! ]|[.,;\s])+$/, "")
          .trim();
        return boxed || RELATION.test(bare)
          ? [{ latex: bare, at: row.at, end: span.end, boxed, ...(span.doubtful && { doubtful: true }) }]
          : [];
      }),
  );
}

/** "81 + 144 = 225 and √225 = 15": calculations that are told one after the other. */
function calculationsIn(part: string): readonly string[] {
  const pieces = part.split(/\s+and\s+/);
  return pieces.length > 1 && pieces.every((each) => RELATION.test(each) && !/[a-zA-Z]/.test(each))
    ? pieces
    : [part];
}

function unboxed(latex: string): { readonly latex: string; readonly boxed: boolean } {
  const from = latex.indexOf(BOXED);
  if (from < 0) return { latex, boxed: false };
  let depth = 1;
  let at = from + BOXED.length;
  for (; at < latex.length && depth > 0; at += 1) {
    if (latex[at] === "{") depth += 1;
    else if (latex[at] === "}") depth -= 1;
  }
  const inner = latex.slice(from + BOXED.length, depth === 0 ? at - 1 : at);
  return { latex: `${latex.slice(0, from)}${inner}${latex.slice(at)}`.trim(), boxed: true };
}

/** Where a sentence has ended, at the end of a text as well. */
const SENTENCE_END = /[.!?](?=\s|$)|\n[ \t]*(?:\n|(?:[-*•]|\d{1,2}[.)])[ \t])/g;

function sentenceBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - CONTEXT), at).replace(/(?<![\s$\\([*_])[\s$\\([*_]+$/, "");
  const ends = [...before.matchAll(SENTENCE_END)];
  const last = ends.at(-1);
  return last ? before.slice(last.index + last[0].length) : before;
}

const AFTER_END = /[.!](?=[*_)]*(?:\s|$))|\n/;

function sentenceAfter(text: string, end: number): string {
  const after = text.slice(end, end + CONTEXT);
  const stop = AFTER_END.exec(after);
  return stop ? after.slice(0, stop.index) : after;
}

/** Whether the sentence behind a statement is all there, so that more text does not change it. */
export function isWhole({ end }: Statement, text: string): boolean {
  if (text.length >= end + CONTEXT) return true;
  const stop = AFTER_END.exec(text.slice(end));
  return stop !== null && (stop[0] === "\n" || end + stop.index + 1 < text.length);
}
