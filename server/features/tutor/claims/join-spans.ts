import "server-only";
import type { Span } from "./types";

const RELATION = /[=≈<>≤≥≠]|\\(?:leq?|geq?|neq?|approx|lt|gt|equiv)(?![a-zA-Z])/;
const SIGN = /^(?:\$|\\\))?[\s|*_]*[=≈][\s*_]*(?:\$|\\\()?$/;
const WORDS =
  /^[\s*_$\\()]*(?:is|equals|is equal to|gives|makes|comes to|comes out (?:as|at|to))[\s*_$\\()]*$/i;
const BLANK = /^[\s|*_$\\()]*$/;
const WORKED_OUT = /[-+*/^]|\\(?:times|cdot|div|frac|sqrt)(?![a-z])|[×·÷]/;
const VALUE = /^\s*-?(?:\d[\d.,]*|\\frac\s*\{?\d+\}?\s*\{?\d+\}?)\s*$/;
const LETTER = /^\s*[a-zA-Z]\s*$/;
/** What may come behind a value that is not a part of something longer. */
const OVER =
  /^(?:\$|\\\))?[*_]*(?:[.,;:!?)\s]*$|[.,;:!?)\s]*\n|[.,;:!?)]|\s+(?:so|and|because|since|which|here|then|as)\b)/i;

/** Formulas that make one statement together: "$7 \times 8$ is $54$", "$7 \times 8$ = $54$", or one at the beginning
 * of which there is an equals sign. */
export function joinedSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const latex = before && joinedTo(before, span, text);
    if (before && latex) joined[joined.length - 1] = { ...before, latex, end: span.end };
    else joined.push(span);
  }
  return joined;
}

function joinedTo(before: Span, span: Span, text: string): string | null {
  const between = text.slice(before.end, span.at);
  if (/^\s*[=≈]/.test(span.latex) && BLANK.test(between) && !/\n[ \t]*\n/.test(between))
    return `${before.latex} ${span.latex.trim()}`;
  if (RELATION.test(before.latex) || RELATION.test(span.latex)) return null;
  const isTold = WORKED_OUT.test(before.latex) || LETTER.test(before.latex);
  if (SIGN.test(between) && (isTold || !VALUE.test(before.latex))) return `${before.latex} = ${span.latex}`;
  const isWhole = VALUE.test(span.latex) && OVER.test(text.slice(span.end, span.end + 20));
  return WORDS.test(between) && isTold && isWhole ? `${before.latex} = ${span.latex}` : null;
}
