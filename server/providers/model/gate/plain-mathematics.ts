import "server-only";
import type { Span } from "./types";

const LINE_LENGTH_MAX = 200;
/** A list mark, a quotation mark, stars and a short label before an equation that has the line to itself. */
const LEAD =
  /^[ \t]*(?:(?:[-+*•>]|\d{1,2}[.)])[ \t]+)*[*_]*(?:[A-Z][A-Za-z ]{1,24}\d{0,2}[*_]*:[*_]*[ \t]*)?[*_]*/;
const TAIL = /[*_\s.,;✓✔✅]*$/u;
const RELATION = /[=≈<>≤≥≠]/;
/** What may stand in a line that is nothing but mathematics: words only as names of functions. */
const WORD = /[a-zA-Z]{2,}/g;
const KNOWN_WORD = /^(?:sin|cos|tan|log|ln|sqrt|pi|or|and|[xyzabkmnpqt]{2,3})$/;
const CHARACTERS = /^[\w\s+\-−–*×·⋅÷/^().,%=≈<>≤≥≠!|√π²³⁴±⇒→$[\]{}]+$/u;

/** A calculation inside a sentence: numbers and signs, an equals sign, a number. */
const NUMBER = String.raw`[-−]?\$?(?<![\d.,])\d[\d.,]{0,30}%?`;
const OPERATION = " ?[-+−–*×·⋅÷/^] ?";
const CALCULATION = new RegExp(
  String.raw`\(?${NUMBER}(?:\)?${OPERATION}\(?${NUMBER}\)?){1,12}(?: ?[=≈] ?${NUMBER}(?:${OPERATION}${NUMBER}){0,12}){1,6}`,
  "gu",
);
/** A calculation begins at the beginning, behind a mark, or behind a word that announces one. */
const ANNOUNCED =
  /(?:^|[:;,(—–.!?"“*_]|(?<![\w])(?:is|are|so|that|because|since|as|thus|hence|then|therefore|gives|get|have|know|see|calculate|compute|work out|fact|means|now|sum|product))\s*$/i;
/** What makes the number before it another one: "17 ÷ 5 = 3 remainder 2", "3 = 3x". */
const GOES_ON =
  /^(?:[\w²³^(/*×·÷%:]|[ ](?:r|rem|remainder|million|thousand|hundred|billion|percent|dozen|times|over|squared|cubed)\b| ?[-+−–×·÷*/=≈<>^])/i;

/** Equations that stand in plain text: lines that are nothing else, and calculations within a sentence. */
export function plainMathematics(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    if (RELATION.test(line)) {
      const whole = wholeLine(line);
      const found = whole ? [whole] : calculations(line);
      spans.push(...found.map((span) => ({ ...span, at: span.at + at, end: span.end + at })));
    }
    at += line.length + 1;
  }
  return spans;
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

function calculations(line: string): Span[] {
  const spans: Span[] = [];
  for (const found of line.matchAll(CALCULATION)) {
    const latex = found[0].replace(/[.,]+$/, "");
    const end = found.index + latex.length;
    const announced = ANNOUNCED.test(line.slice(Math.max(0, found.index - 30), found.index));
    const whole = !GOES_ON.test(line.slice(end, end + 20)) || /^[.,]/.test(line.slice(end, end + 1));
    if (announced && whole && isBalanced(latex)) spans.push({ latex, at: found.index, end, display: false });
  }
  return spans;
}

const isBalanced = (text: string): boolean => text.split("(").length === text.split(")").length;
