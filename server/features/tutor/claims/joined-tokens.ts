import "server-only";
import type { Token } from "./types";

const STARTS = /^[-+−–×·⋅÷*/=<>≤≥≠≈±^]/u;
const ENDS = /[-+−–×·⋅÷*/=<>≤≥≠≈±^(]$/u;

/** Pieces of mathematics side by side are one, but for formulas with nothing between them. */
export function joined(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (const [index, each] of tokens.entries()) {
    const before = found.at(-1);
    const next = tokens[index + 1];
    // "v = u + at = 18": two letters between signs are a product.
    const isFactors =
      each.end - each.at === 2 &&
      before?.kind === "math" &&
      next?.kind === "math" &&
      ENDS.test(before.text) &&
      STARTS.test(next.text);
    const token: Token = isFactors ? { ...each, kind: "math" } : each;
    const together =
      before?.kind === "math" &&
      token.kind === "math" &&
      (!(before.formula || token.formula) || STARTS.test(token.text) || ENDS.test(before.text));
    if (!together) found.push(token);
    else
      found[found.length - 1] = {
        kind: "math",
        text: `${before.text} ${token.text}`,
        at: before.at,
        end: token.end,
        ...((before.formula || token.formula) && { formula: true }),
      };
  }
  // A dash by itself is a mark.
  return found.map((token) =>
    token.kind === "math" && /^[-−–]$/.test(token.text) ? { ...token, kind: "mark" } : token,
  );
}
