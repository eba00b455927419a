import type { RelationOperator } from "../../expression/ast";
import { table } from "../../table";

/** A text cut at its relation signs: one more side than signs. */
export interface Sides {
  readonly sides: readonly string[];
  readonly signs: readonly (RelationOperator | "≈")[];
}

const SIGN =
  /\\(?:leqslant|geqslant|leq|geq|neq|approx|le|ge|ne|lt|gt)(?![a-zA-Z])|<=|>=|=<|=>|!=|[=<>≤≥≠≈]/y;
const MEANING: Readonly<Record<string, RelationOperator | "≈">> = table({
  "=": "=",
  "<": "<",
  ">": ">",
  "<=": "<=",
  "=<": "<=",
  "≤": "<=",
  "\\le": "<=",
  "\\leq": "<=",
  "\\leqslant": "<=",
  ">=": ">=",
  "=>": ">=",
  "≥": ">=",
  "\\ge": ">=",
  "\\geq": ">=",
  "\\geqslant": ">=",
  "\\lt": "<",
  "\\gt": ">",
  "!=": "!=",
  "≠": "!=",
  "\\ne": "!=",
  "\\neq": "!=",
  "≈": "≈",
  "\\approx": "≈",
});

/** The sides of a statement and the signs between them; signs inside brackets and braces are not counted.
 * @example sidesOf("x = 6/2 = 3") // sides ["x ", " 6/2 ", " 3"], signs ["=", "="] */
export function sidesOf(text: string): Sides {
  const sides: string[] = [];
  const signs: (RelationOperator | "≈")[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if ("([{".includes(character)) depth += 1;
    else if (")]}".includes(character)) depth -= 1;
    if (depth > 0) continue;
    SIGN.lastIndex = at;
    const sign = SIGN.exec(text)?.[0];
    if (!sign) continue;
    sides.push(text.slice(from, at));
    signs.push(MEANING[sign] ?? "=");
    from = at + sign.length;
    at = from - 1;
  }
  return { sides: [...sides, text.slice(from)], signs };
}
