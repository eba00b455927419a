import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { parseExpression, parseStatement } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { Recognition, Source } from "./sentence";

const GIVEN = /\b(?:polynomial(?: function)?|expression|function|formula|equation|by)\s*\$([^$]+)\$/;
const VALUE =
  /\b(?:when|after|at|for|if)\s*\$\s*([a-z])\s*=\s*(\d+(?:\.\d+)?)(?:\s|\\text|\\,|\{|\}|°|mph|[.;,])*\$/;
const ASKS = /\bfind the (?:height|revenue|fuel efficiency|cost|temperature|profit|area|value|number)\b/i;
/** "the height of a ball $t$ seconds after": a letter that is only named. */
const LETTER = /^[a-z]$/;

/** A formula told inside a story, to be worked out at one value of its letter: "The polynomial … gives the height
 * after $t$ seconds. Find the height after $t = 3$ seconds." */
export function recogniseStoryFormula({ text, limits }: Source): Recognition | null {
  const [given, value] = [GIVEN.exec(text), VALUE.exec(text)];
  if (!given || !value || !ASKS.test(text) || text.length > limits.length) return null;
  const pieces = [...text.matchAll(/\$([^$]+)\$/g)].map((found) => (found[1] ?? "").trim());
  const others = pieces.filter(
    (piece) => piece !== given[1]?.trim() && !LETTER.test(piece) && !/^\d+$/.test(piece),
  );
  if (others.length !== 1) return null;
  const expression = rightSide((given[1] ?? "").replace(/[.,]\s*$/, ""));
  const letter = value[1] ?? "";
  if (!expression || symbolsOf(expression).join() !== letter) return null;
  const at = [{ name: letter, value: parseExpression(value[2] ?? "") }];
  return {
    mathematics: { task: "evaluate", expression, at },
    instruction: `Evaluate when $${letter} = ${value[2]}$`,
    latex: toLatex(expression),
  };
}

/** The formula itself, without the name before its equals sign. */
function rightSide(latex: string): Expression | null {
  const bare = latex.replace(/^[a-zA-Z](?:\([a-z]\))?\s*=/, "");
  const statement = parseStatement(bare);
  return statement.kind === "relation" ? null : statement;
}
