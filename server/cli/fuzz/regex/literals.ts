/** A regular expression as it is in a source. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** The file, or where it was built. */
  readonly from: string;
}

/** Characters behind which a slash begins an expression and divides nothing. */
const BEFORE_EXPRESSION = new Set([..."(,=:[!&|?{};+-*%~^>"]);
const WORDS_BEFORE = /\b(?:return|typeof|case|in|of|do|else|void|await|yield)$/;

/** Every regular expression that is written down in a TypeScript source, in order. Comments, strings and templates are
 * passed over; what is inside a template's `${…}` is read. */
export function literalsIn(text: string, from: string): Pattern[] {
  const found: Pattern[] = [];
  let at = 0;
  while (at < text.length) {
    const end = skipped(text, at);
    if (end > at) {
      at = end;
      continue;
    }
    const pattern = text[at] === "/" && mayBegin(text, at) ? patternAt(text, at) : null;
    if (pattern) found.push({ source: pattern.source, flags: pattern.flags, from });
    at = pattern ? pattern.end : at + 1;
  }
  return found;
}

/** @returns the end of the comment or string that begins here; where it is when none does */
function skipped(text: string, at: number): number {
  const two = text.slice(at, at + 2);
  if (two === "//") return endOf(text, "\n", at);
  if (two === "/*") return endOf(text, "*/", at + 2);
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return at;
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === "\\") end += 1;
    else if (text[end] === quote) return end + 1;
    // An apostrophe in the text of a component opens nothing.
    else if (text[end] === "\n") return at + 1;
  }
  return at + 1;
}

function endOf(text: string, mark: string, at: number): number {
  const end = text.indexOf(mark, at);
  return end < 0 ? text.length : end + mark.length;
}

function mayBegin(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at).trimEnd();
  const last = before.at(-1);
  return last === undefined || BEFORE_EXPRESSION.has(last) || WORDS_BEFORE.test(before);
}

function patternAt(text: string, at: number): { source: string; flags: string; end: number } | null {
  let inClass = false;
  for (let end = at + 1; end < text.length && text[end] !== "\n"; end += 1) {
    const letter = text[end];
    if (letter === "\\") end += 1;
    else if (letter === "[") inClass = true;
    else if (letter === "]") inClass = false;
    else if (letter === "/" && !inClass) {
      const flags = /^[dgimsuvy]*/.exec(text.slice(end + 1, end + 9))?.[0] ?? "";
      const source = text.slice(at + 1, end);
      return source !== "" && isPattern(source, flags)
        ? { source, flags, end: end + 1 + flags.length }
        : null;
    }
  }
  return null;
}

function isPattern(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).flags === flags;
  } catch {
    return false;
  }
}
