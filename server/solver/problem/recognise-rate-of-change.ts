import type { Expression } from "../expression/ast";
import { negation, quotient, sum } from "../expression/build";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { DEFAULT_NOTATION, parseExpression, parseStatement } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { isNumeric } from "./classify";
import { markedText } from "./marked-text";
import type { SourceRecogniser } from "./sentence";

const ASK = "(?:find|determine|calculate|compute|what is)";
const EACH = "(?: (?:the|a|each|every|given|following|functions?))*";
const INTERVAL =
  "(?: (?:on|over|for|from))*(?: (?:the|a|closed|given|specified|indicated|following|intervals?))*";
const LETTERS = "(?: for real numbers #\\d+(?: (?:or|and) #\\d+)*)?(?: in (?:simplest|simplified) form)?";
const FORMS = [
  new RegExp(`^${ASK} the average rate of change (?:of|for)${EACH} (#\\d+) from (#\\d+) to (#\\d+)$`),
  new RegExp(
    `^${ASK} the average rate of change(?: (?:of|for))?${EACH}${INTERVAL}${LETTERS} (#\\d+)${INTERVAL} (#\\d+)$`,
  ),
  new RegExp(`^given${EACH} (#\\d+) ${ASK} the average rate of change(?: of #\\d+)?${INTERVAL} (#\\d+)$`),
];
const COURTESY = /^(?:for|in) the following (?:exercises|problems) /;

/** "Find the average rate of change of f(x) = x² + 1 on the interval [2, 5]." */
export const recogniseRateOfChange: SourceRecogniser = ({ text, limits }) => {
  if (!/average rate of change/i.test(text)) return null;
  const { words, maths } = markedText(text);
  const found = FORMS.map((form) => form.exec(words.replace(COURTESY, ""))).find((match) => match !== null);
  if (!found) return null;
  const [first = "", ...others] = found.slice(1).map((mark) => maths[Number(mark?.slice(1))] ?? "");
  const name = /^\s*([a-zA-Z])\s*\(/.exec(first)?.[1];
  if (!name) return null;
  const notation = { ...DEFAULT_NOTATION, imaginary: false, functions: new Set([name]) };
  const statement = parseStatement(first, limits, notation);
  const ends = endsIn(others);
  if (statement.kind !== "relation" || statement.left.kind !== "function" || !ends) return null;
  const variable = statement.left.args[0];
  const [from, to] = ends;
  if (variable?.kind !== "symbol" || symbolsOf(statement.right).some((each) => each !== variable.name))
    return null;
  const at = (value: Expression) => substitute(statement.right, new Map([[variable.name, value]]));
  const expression = quotient(sum([at(to), negation(at(from))]), sum([to, negation(from)]));
  const letters = symbolsOf(expression).length > 0;
  if (!letters && !isNumeric(expression)) return null;
  return {
    mathematics: { task: letters ? "simplify" : "calculate", expression },
    instruction: "Find the average rate of change",
    assumes: "the definition of the average rate of change",
    latex: `${toLatex(statement)}, \\quad \\frac{${name}(${toLatex(to)}) - ${name}(${toLatex(from)})}{${toLatex(to)} - ${toLatex(from)}}`,
  };
};

/** The two ends in "[1, 9]", or in "x = 1" and "3". */
function endsIn(pieces: readonly string[]): readonly [Expression, Expression] | null {
  const [one = "", two] = pieces;
  if (two !== undefined) return [parseExpression(afterEquals(one)), parseExpression(afterEquals(two))];
  const interval = /^(?:\\left)?[[(]([^,[\]()]+),([^,[\]()]+?)(?:\\right)?[\])]$/.exec(
    one.replace(/(?<![.\s])[.\s]+$/, ""),
  );
  return interval ? [parseExpression(interval[1] as string), parseExpression(interval[2] as string)] : null;
}

const afterEquals = (piece: string): string => piece.replace(/^\s*[a-z]\s*=/, "");
