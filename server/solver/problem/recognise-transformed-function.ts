import { evaluateExact } from "../expression/evaluate-exact";
import { fromInt, type Rational } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { DEFAULT_NOTATION, parseExpression, parseStatement } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { definitionsIn } from "./definitions";
import { movesIn } from "./graph-moves";
import { markedText } from "./marked-text";
import { countNamed } from "./number-words";
import type { SourceRecogniser } from "./sentence";

/** Words before the function that say only that a formula of the new graph is wanted. */
const LEAD = new Set(
  (
    "for in the following exercises write find give determine state a an formula equation rule of function functions new resulting " +
    "obtained that results result formed when whose graph is are given toolkit parent original basic by shifting shifted transforming " +
    "transformed moved as described below if g h f from after starting with"
  ).split(" "),
);
const NO_BUDGET = { spend: () => undefined };

/** "Write a formula for the function obtained when the graph of f(x) = |x| is shifted down 3 units." */
export const recogniseTransformedFunction: SourceRecogniser = ({ text, limits }) => {
  if (
    !/\b(?:formula|equation|rule)\b/.test(text) ||
    !/\b(?:shifted|moved|translated|reflected|stretched|compressed|shrunk)\b/.test(text)
  )
    return null;
  const { words, maths } = markedText(text.replace(/\$\s*([xy])\s*\$\s*-?\s*axis/g, "$1-axis"));
  const at = maths.findIndex((piece) => /^[a-zA-Z]\s*\(\s*[a-zA-Z]\s*\)\s*=/.test(piece));
  const [before, after, ...more] = words.split(new RegExp(`#${at}(?!\\d)`));
  if (at < 0 || before === undefined || after === undefined || more.length > 0) return null;
  if (!before.split(" ").every((word) => word === "" || LEAD.has(word) || isName(word, maths))) return null;
  const written = (maths[at] as string).replace(/(?<![\s.,;:])[\s.,;:]+$/, "");
  const name = written.charAt(0);
  const statement = parseStatement(written, limits, {
    ...DEFAULT_NOTATION,
    imaginary: false,
    functions: new Set([name]),
  });
  const [definition] = definitionsIn([statement]).definitions;
  if (!definition || symbolsOf(definition.body).join() !== definition.variable) return null;
  const moves = movesIn(after.trim().replace(/^is /, ""), (number) => numberOf(number, maths));
  return (
    moves && {
      mathematics: {
        task: "transformed-function",
        body: definition.body,
        unknown: definition.variable,
        moves,
      },
      instruction: "Write the formula of the new graph",
      latex: toLatex(statement),
    }
  );
};

/** The name of the new function: g, g(x). */
const isName = (word: string, maths: readonly string[]): boolean =>
  word.startsWith("#") && /^[a-zA-Z](?:\s*\(\s*[a-z]\s*\))?[\s,.]*$/.test(maths[Number(word.slice(1))] ?? "");

function numberOf(word: string, maths: readonly string[]): Rational | null {
  if (!word.startsWith("#")) {
    const count = countNamed(word);
    return count === null ? null : fromInt(count);
  }
  const expression = parseExpression(
    (maths[Number(word.slice(1))] ?? "").replace(/(?<![\s.,;:])[\s.,;:]+$/, ""),
  );
  return symbolsOf(expression).length === 0 ? evaluateExact(expression, new Map(), NO_BUDGET) : null;
}
