import "server-only";
import { delimitedIn, partsOf } from "./formulas";
import { joinedSpans } from "./join-spans";
import { mathematicalLines, plainMathematics } from "./plain-mathematics";
import { columnStatements } from "./tables";
import type { Span } from "./types";

/** The mathematics of a reply in order: between `$`, `$$`, `\(`, `\[`, in fenced blocks of mathematics, and plain
 * lines that are equations. Code is passed over, and so is money.
 * @example findMathematics("So $x = 2$.")[0]?.latex // "x = 2" */
export function findMathematics(text: string): Span[] {
  return partsOf(text).flatMap(({ content, at, kind }) => {
    if (kind === "code") return [];
    if (kind === "math") return [{ latex: content, at, end: at + content.length, display: true }];
    const found = kind === "prose" ? inText(content) : mathematicalLines(content, kind === "listing");
    return found.map((span) => ({ ...span, at: span.at + at, end: span.end + at }));
  });
}

function inText(text: string): Span[] {
  const found = joinedSpans(text, inProse(text));
  return text.includes("|") ? [...found, ...columnStatements(text)].sort((a, b) => a.at - b.at) : found;
}

function inProse(text: string): Span[] {
  const spans: Span[] = [];
  const plain = (from: number, to: number) => {
    for (const span of plainMathematics(text.slice(from, to)))
      spans.push({ ...span, at: span.at + from, end: span.end + from });
  };
  let from = 0;
  for (const { latex, ...place } of delimitedIn(text)) {
    plain(from, place.at);
    if (latex !== null) spans.push({ ...place, latex });
    from = place.end;
  }
  plain(from, text.length);
  return spans;
}
