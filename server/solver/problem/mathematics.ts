import type { Statement } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import type { Limits } from "../limits";
import type { Notation } from "../parser/cursor";
import { DEFAULT_NOTATION, parseStatements } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { isMeasuredCalculation } from "./measured-calculation";
import type { Piece } from "./piece";

const DEFINED = /^\s*([a-zA-Z])\s*\(\s*[a-zA-Z]\s*\)\s*=/;

/** What the pieces of mathematics of one text say, read with one notation. A letter that has a value is no constant.
 * @throws {ParseError} with the position in the whole text; {LimitReached} */
export function readMathematics(
  pieces: readonly Piece[],
  words: string,
  limits: Limits,
  valued: { has(name: string): boolean } = new Set<string>(),
): Statement[][] {
  const defined = pieces.flatMap(({ text }) => DEFINED.exec(text)?.[1] ?? []);
  const euler =
    !valued.has("e") &&
    pieces.some(({ text }) =>
      /(?<![a-zA-Z\\])[a-zA-Z]?e\^(?:\{[^{}]*[a-zA-Z]|\([^()]*[a-z]|[a-z])|\\ln\b|\bln\b/.test(text),
    );
  const functions = new Set([...DEFAULT_NOTATION.functions, ...defined]);
  const read = (imaginary: boolean) =>
    parseAll(pieces, limits, { imaginary, euler, functions, trailingFactor: false });
  const plain = read(false);
  const isAsked = pieces.some(({ text }) => STANDARD_FORMS.has(text.replaceAll(" ", "")));
  return !valued.has("i") && (isAsked || isComplex(plain, words)) ? read(true) : plain;
}

/** The form in which complex numbers are written: where it is spoken of, i is their unit. */
const STANDARD_FORMS: ReadonlySet<string> = new Set(["a+bi", "a+ib", "x+yi", "x+iy"]);

const MEASURED = "These are amounts, and I can’t work this out with their units yet.";

function parseAll(pieces: readonly Piece[], limits: Limits, notation: Notation): Statement[][] {
  return pieces.map(({ text, start, delimited }) => {
    if (!delimited && isMeasuredCalculation(text)) throw new ParseError(MEASURED, start);
    try {
      return parseStatements(withCompositions(withoutGaps(text)), limits, {
        ...notation,
        trailingFactor: delimited,
      });
    } catch (error) {
      throw error instanceof ParseError ? error.within(start) : error;
    }
  });
}

/** "3/4 + 5/6 = ?" and "2 + 3 =" ask for the left side, and an empty exponent shows nothing. Offsets stay. */
export const withoutGaps = (text: string): string =>
  text.replace(/=[\s?_.]*$/, "").replace(/\^\s*\{\s*\}/g, (gap) => " ".repeat(gap.length));

const COMPOSED =
  /(?:\\left)?\(\s*([a-zA-Z])\s*(?:\\circ|∘)\s*([a-zA-Z])\s*(?:\\right)?\)\s*(?:\\left)?\(([^()]+?)(?:\\right)?\)/g;

/** (f ∘ g)(x) as f(g(x)), in as many characters, so that offsets stay. */
const withCompositions = (text: string): string =>
  text.replace(COMPOSED, (all, outer, inner, argument) =>
    `${outer}(${inner}(${argument}))`.padEnd(all.length),
  );

/** i is the imaginary unit where the words say so, or where it is the only letter of every expression it occurs in
 * and nothing is solved for, factored or expanded in i. */
function isComplex(maths: readonly (readonly Statement[])[], words: string): boolean {
  if (/\b(?:complex|imaginary)\b/.test(words)) return true;
  if (/\b(?:factor|factori[sz]e|expand|collect|for i|i is|let i|be i)\b/.test(words)) return false;
  const withI = maths.flat().filter((statement) => symbolsOf(statement).includes("i"));
  return withI.length > 0 && withI.every(isValueWithI);
}

function isValueWithI(statement: Statement): boolean {
  if (statement.kind !== "relation") return symbolsOf(statement).length === 1;
  const { left, right } = statement;
  return left.kind === "symbol" && left.name !== "i" && symbolsOf(right).join() === "i";
}
