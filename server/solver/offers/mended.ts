const SIGN = /[=<>≤≥≠]/g;

/** A text in which a bracket was left open, closed at the end of either side of it. */
export function withBrackets(text: string): readonly string[] {
  const open = text.split("(").length - text.split(")").length;
  if (open < 1) return [];
  const ends = [...text.matchAll(SIGN)].map(({ index }) => index);
  return [...ends, text.length].map((end) => {
    const before = text.slice(0, end).trimEnd();
    return before + ")".repeat(open) + text.slice(before.length);
  });
}
