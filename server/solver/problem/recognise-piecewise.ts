import type { Expression, Relation } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import type { Limits } from "../limits";
import { DEFAULT_NOTATION, parseExpression, parseStatements } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { Piece } from "../tasks/piecewise";
import type { SourceRecogniser } from "./sentence";

const DEFINITION =
  /([a-zA-Z])\s*(?:\\left)?\(\s*([a-z])\s*(?:\\right)?\)\s*=\s*(?:\\left\s*\\\{|\\\{)?\s*\\begin\{(cases|array|matrix|aligned)\}(?:\{[^{}]{0,20}\})?((?:(?!\\(?:begin|end))[\s\S])*)\\end\{\3\}(?:\s*\\right\s*\.)?/;
const FIND = "(?:find|evaluate|determine|calculate|compute|give|what (?:is|are))";
const LEAD = "(?:(?:for|in) the following exercises,? )?";
const NOUN = "(?:the |this |following |given |piecewise |piecewise-defined |function )*";
const VALUES = "(?:the (?:following )?(?:function )?values?(?: of)?:? )?";
/** The definition stands as #, what is asked as the group. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?:for|let|given|consider|if|suppose)? ?${NOUN}(?:defined by |by )?# ?[.,:;]? ?${FIND} ${VALUES}([^#]+)$`,
    "i",
  ),
  new RegExp(`^${LEAD}${FIND} ${VALUES}([^#]+?),? (?:for|if|when|where|given|of) ${NOUN}#$`, "i"),
];
const MOST = 6;

/** "Let f(x) = {x + 1 if x < 0, x² if x ≥ 0}. Find f(3)." */
export const recognisePiecewise: SourceRecogniser = ({ text, limits }) => {
  const found = DEFINITION.exec(text);
  if (!found) return null;
  const [definition, name = "", unknown = "", , rows = ""] = found;
  const words = text
    .replace(definition, " # ")
    .replace(/\\(?:left|right|text|mathrm)|[${}]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/(?<![\s.?,;])[\s.?,;]+$/, "")
    .trim()
    .replace(/# ?[.,;:]/g, "#");
  const asked = FORMS.map((form) => form.exec(words)?.[1]).find((each) => each !== undefined);
  const at = asked && placesIn(asked, name, limits);
  const pieces = at && piecesIn(rows, unknown, limits);
  if (!at || !pieces) return null;
  return {
    mathematics: { task: "piecewise-value", name, unknown, pieces, at },
    instruction: at.length > 1 ? "Find each value" : `Find $${name}(${toLatex(at[0] as Expression)})$`,
    latex: `${name}(${unknown}) = \\begin{cases} ${pieces.map(rowLatex).join(" \\\\ ")} \\end{cases}`,
  };
};

/** The numbers in "f(−1), f(0) and f(2)"; null when anything else is asked. */
function placesIn(asked: string, name: string, limits: Limits): Expression[] | null {
  const parts = asked.split(/,? and |[,;]/).map((part) => part.trim());
  const at: Expression[] = [];
  for (const part of parts.filter((each) => each !== "")) {
    const argument = /^([a-zA-Z]) ?\(([^()]{1,20})\)$/.exec(part);
    if (argument?.[1] !== name) return null;
    const value = parseExpression(argument[2] as string, limits);
    if (symbolsOf(value).length > 0) return null;
    at.push(value);
  }
  return at.length > 0 && at.length <= MOST ? at : null;
}

const OTHERWISE = /^(?:otherwise|else|elsewhere)$/i;

/** Each row is a body and, after "&", a comma or "if", its condition. */
function piecesIn(rows: string, unknown: string, limits: Limits): Piece[] | null {
  const lines = rows
    .split(/\\\\/)
    .map((row) => row.trim())
    .filter((row) => row !== "");
  const pieces: Piece[] = [];
  for (const line of lines) {
    const plain = line
      .replace(/\\(?:text|mathrm|textrm)\s*\{\s*([^{}]*?)\s*\}/g, " $1 ")
      .replace(/\\(?:quad|qquad|,|;|:)(?![a-zA-Z])/g, " ");
    const [body = "", ...conditions] = plain
      .split(/&|,|;|\b(?:if|for|when|where)\b/)
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const [condition] = conditions;
    if (condition === undefined || conditions.length > 1) return null;
    const told = OTHERWISE.test(condition) ? [] : relationsIn(condition, unknown, limits);
    const expression = parseExpression(body, limits, NOTATION);
    if (!told || symbolsOf(expression).some((letter) => letter !== unknown)) return null;
    pieces.push({ body: expression, conditions: told });
  }
  return pieces.length > 1 ? pieces : null;
}

const NOTATION = { ...DEFAULT_NOTATION, imaginary: false };

function relationsIn(text: string, unknown: string, limits: Limits): Relation[] | null {
  const relations: Relation[] = [];
  for (const statement of parseStatements(text, limits, NOTATION)) {
    if (statement.kind !== "relation" || symbolsOf(statement).some((letter) => letter !== unknown))
      return null;
    relations.push(statement);
  }
  return relations.length > 0 ? relations : null;
}

const rowLatex = ({ body, conditions }: Piece): string =>
  `${toLatex(body)} & ${conditions.length === 0 ? "\\text{otherwise}" : conditions.map(toLatex).join(",\\ ")}`;
