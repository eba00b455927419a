import type { Expression, Relation, RelationOperator, Statement } from "../../expression/ast";
import { symbol } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Condition } from "../../tasks/inequality";
import { isLabelText } from "../label";
import { LINE_LENGTH_MAX } from "../limits";
import { isAll, isNone } from "../words";
import { readWrittenAnswer, statementOf } from "../written-answer";
import { readIntervals } from "../written-set";
import type { Desk, Line } from "./line";
import { sidesOf } from "./relation-signs";
import { type Joiner, statementsIn, withoutWords } from "./spoken";

type Read = Pick<Line, "content" | "latex"> & { readonly answer?: string };

/** A line of a student's working; longer ones are cut.
 * @returns null when it cannot be read
 * @throws {LimitReached} */
export function readLine(typed: string, desk: Desk): Line | null {
  const text = withoutWords(typed.slice(0, LINE_LENGTH_MAX));
  if (text === "") return null;
  const read = readWords(text) ?? readSet(text, desk) ?? readTuples(text, desk) ?? readStatements(text, desk);
  if (!read) return null;
  const continued = read.content.kind === "chain" && /^[=≈]|^\\approx/.test(text);
  return { answer: text, ...read, continued, approximate: /≈|\\approx/.test(text) };
}

function readWords(text: string): Read | null {
  const words = text.replace(/\\text\s*\{([^{}]*)\}/g, " $1 ").trim();
  if (!/^[a-z][a-z' ,-]{3,80}$/i.test(words) || /^(?:sqrt|sin|cos|tan|log|pi)\b/.test(words)) return null;
  const said = words.toLowerCase();
  const kind = isNone(said) ? "none" : isAll(said) ? "all" : "words";
  return { content: { kind }, latex: `\\text{${said}}` };
}

function readSet(text: string, desk: Desk): Read | null {
  if (!desk.intervals && !/∞|\\infty|∪|\\cup/.test(text)) return null;
  if (/[=<>≤≥]|\\[lg]e/.test(text)) return null;
  const set = readIntervals(text, desk.limits);
  return set && { content: { kind: "set", set }, latex: text };
}

function readTuples(text: string, { limits }: Desk): Read | null {
  if (
    !/^\(.*,.*\)$/s.test(text) &&
    !/^\([a-z](?:,\s*[a-z])+\)\s*=/i.test(text) &&
    !text.startsWith("\\left(")
  )
    return null;
  const written = readWrittenAnswer(text, limits);
  if (written?.kind !== "tuples") return null;
  const latex = written.tuples
    .map((tuple) => `\\left(${tuple.map(toLatex).join(", ")}\\right)`)
    .join(",\\; ");
  return { content: { kind: "tuples", tuples: written.tuples }, latex };
}

/** One side of a statement, or the name of what is worked out: f(x), y'. */
type Side = Expression | "label";

interface Parsed {
  readonly sides: readonly Side[];
  readonly signs: readonly (RelationOperator | "≈")[];
  readonly texts: readonly string[];
}

function readStatements(text: string, desk: Desk): Read | null {
  const { parts, joiner } = statementsIn(text);
  const parsed = parts.map((part) => parseSides(part, desk));
  const [first, ...others] = parsed;
  if (!first || parsed.includes(null)) return null;
  if (others.length === 0 && first.signs.every((sign) => sign === "=" || sign === "≈")) return chainOf(first);
  return conditionOf(parsed as Parsed[], joiner, desk);
}

function parseSides(part: string, desk: Desk): Parsed | null {
  const { sides: texts, signs } = sidesOf(part);
  const sides = texts.map((text, index): Side | null => {
    if (index === 0 && signs.length > 0 && isLabelText(text, desk.letters)) return "label";
    return text.trim() === "" && index === 0 ? "label" : expressionOf(text, desk);
  });
  return sides.includes(null) ? null : { sides: sides as Side[], signs, texts };
}

function expressionOf(text: string, { limits, letters }: Desk): Expression | null {
  const statement: Statement | null = statementOf(withoutUnits(text).trim(), limits, letters);
  return statement && statement.kind !== "relation" ? statement : null;
}

/** 3 feet is read as 3. */
const withoutUnits = (text: string): string =>
  text
    .replace(/\\text\s*\{[^{}]*\}/g, " ")
    .replace(
      /(?<![a-zA-Z\\{])(?!(?:sqrt|cbrt|frac|sinh|cosh|tanh|asin|acos|atan|arc(?:sin|cos|tan))\b)[a-z]{4,}(?![a-zA-Z(}])/g,
      " ",
    );

function chainOf({ sides, texts }: Parsed): Read | null {
  const parts = sides.filter((side) => side !== "label");
  const last = texts.at(-1)?.trim() ?? "";
  const [first] = sides;
  const named = first !== undefined && first !== "label" && first.kind === "symbol" && sides.length > 1;
  if (parts.length === 0) return null;
  const label = first === "label" ? (texts[0]?.trim() ?? "") : null;
  const latex = [...(label === null ? [] : [label]), ...parts.map(toLatex)].join(" = ").trim();
  const equation = parts.length === 2 && sides.length === 2 && !named;
  const answer = equation ? texts.join("=") : named ? `${toLatex(first)} = ${last}` : last;
  return { content: { kind: "chain", parts }, latex, answer };
}

function conditionOf(parsed: readonly Parsed[], joiner: Joiner, desk: Desk): Read | null {
  const relations: Relation[][] = [];
  for (const { sides, signs } of parsed) {
    if (sides.includes("label")) return null;
    const before = relations.at(-1)?.[0];
    const each = relationsOf(sides as readonly Expression[], signs, before, desk);
    if (!each) return null;
    relations.push(each);
  }
  const parts = relations.map((each) => joined(each, "all-of"));
  const condition = joined(parts, joiner === "or" || listsValues(relations, joiner) ? "any-of" : "all-of");
  return { content: { kind: "condition", condition }, latex: conditionLatex(condition) };
}

/** A value alone in a list goes on from "x = 2" before it. */
function relationsOf(
  sides: readonly Expression[],
  signs: Parsed["signs"],
  before: Relation | undefined,
  { unknown }: Desk,
): Relation[] | null {
  const [only] = sides;
  if (only && sides.length === 1) {
    const left = before?.operator === "=" ? before.left : unknown && !before ? symbol(unknown) : null;
    return left && symbolsOf(only).length === 0
      ? [{ kind: "relation", operator: "=", left, right: only }]
      : null;
  }
  return signs.map((sign, index) => ({
    kind: "relation",
    operator: sign === "≈" ? "=" : sign,
    left: sides[index] as Expression,
    right: sides[index + 1] as Expression,
  }));
}

/** "x = 2, x = 3" names two values, "x = 2, y = 3" one solution. */
function listsValues(relations: readonly (readonly Relation[])[], joiner: Joiner): boolean {
  const [first] = relations;
  const name = first?.[0]?.left;
  if (joiner === "or" || name?.kind !== "symbol") return false;
  return relations.every(
    ([each, ...more]) =>
      each?.operator === "=" &&
      more.length === 0 &&
      each.left.kind === "symbol" &&
      each.left.name === name.name,
  );
}

function joined(parts: readonly Condition[], kind: "all-of" | "any-of"): Condition {
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind, parts };
}

function conditionLatex(condition: Condition): string {
  if (condition.kind === "relation") return toLatex(condition);
  const word = condition.kind === "any-of" ? "or" : "and";
  return condition.parts.map(conditionLatex).join(` \\text{ ${word} } `);
}
