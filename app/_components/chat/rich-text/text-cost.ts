import type { Token, Tokens } from "marked";
import { formulaCost } from "@/server/typeset/formula-cost";
import { isMath } from "./tokens";

/** Markup of an element with what React writes around it, of a link with its words for screen readers, and of one
 * character, which may have to be escaped. */
const ELEMENT = 80;
const LINK = 320;
const CHARACTER = 2;

/** What a formula costs where it is set, and where it is shown as it was written. */
export function shownFormulaCost(latex: string): number {
  const cost = formulaCost(latex);
  return cost === Number.POSITIVE_INFINITY ? ELEMENT + CHARACTER * latex.length : cost;
}

/** What a block of a text costs to show, as the length of the markup it comes to at most. */
export function blockCost(token: Token): number {
  if (isMath(token)) return ELEMENT + shownFormulaCost(token.latex);
  const own = token.type === "link" ? LINK + 2 * CHARACTER * token.raw.length : ELEMENT;
  const inside = partsOf(token);
  if (inside.length === 0) return own + CHARACTER * token.raw.length;
  return inside.reduce((sum, part) => sum + blockCost(part), own);
}

function partsOf(token: Token): readonly Token[] {
  if (token.type === "list") return (token as Tokens.List).items;
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().map((cell) => ({ type: "cell", raw: cell.text, tokens: cell.tokens }));
  }
  return ("tokens" in token && token.tokens) || [];
}
