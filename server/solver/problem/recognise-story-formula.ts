import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { parseExpression, parseStatement } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { markedText } from "./marked-text";
import type { Recognition, Source } from "./sentence";

const GIVEN = /\b(?:polynomial(?: function)?|expression|function|formula|equation|by) #(\d+)/i;
const VALUE = /\b(?:when|after|at|for|if) #(\d+)/gi;
/** "t = 2", and the unit that can stand inside its delimiters. */
const AT = /^([a-z])\s*=\s*(\d+(?:\.\d+)?)(?:\s|\\text|\\,|\{|\}|°|mph|[.;,])*$/;
const ASKS = /\bfind the (?:height|revenue|fuel efficiency|cost|temperature|profit|area|value|number)\b/i;
/** "the height of a ball t seconds after": a letter that is only named, or a number that only describes. */
const IDLE = /^(?:[a-z]|\d+)$/;

/** A formula told inside a story, to be worked out at one value of its letter: "The polynomial … gives the height
 * after t seconds. Find the height after t = 3 seconds." */
export function recogniseStoryFormula({ text, limits }: Source): Recognition | null {
  if (text.length > limits.length || !ASKS.test(text)) return null;
  const { words, maths } = markedText(text);
  const given = maths[Number(GIVEN.exec(words)?.[1] ?? Number.NaN)]?.replace(/^\$+|\$+$/g, "");
  const value = [...words.matchAll(VALUE)].map(([, at]) => AT.exec(bare(maths[Number(at)]))).find(Boolean);
  const others = maths.map(bare).filter((piece) => piece !== given && !IDLE.test(piece));
  if (!given || !value || others.length !== 1) return null;
  const expression = rightSide(given.trim().replace(/[.,]\s*$/, ""));
  const letter = value[1] ?? "";
  if (!expression || symbolsOf(expression).join() !== letter) return null;
  const at = [{ name: letter, value: parseExpression(value[2] ?? "") }];
  return {
    mathematics: { task: "evaluate", expression, at },
    instruction: `Evaluate when $${letter} = ${value[2]}$`,
    latex: toLatex(expression),
  };
}

const bare = (piece: string | undefined): string => (piece ?? "").replace(/^\$+|\$+$/g, "").trim();

/** The formula itself, without the name before its equals sign. */
function rightSide(latex: string): Expression | null {
  const bare = latex.replace(/^[a-zA-Z](?:\([a-z]\))?\s*=/, "");
  const statement = parseStatement(bare);
  return statement.kind === "relation" ? null : statement;
}
