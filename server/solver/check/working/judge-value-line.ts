import type { Expression } from "../../expression/ast";
import { substitute } from "../../expression/substitute";
import { children, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { holdsInDoubles } from "./equation-values";
import { compareStep, judgeAside, judgeChain } from "./judge-value";
import { cannotTell, follows, type Judged } from "./judged";
import type { Desk, Line } from "./line";
import type { Position } from "./position";
import type { Start } from "./start";
import { lettersIn } from "./subject";

export interface Place {
  readonly position: Position;
  readonly desk: Desk;
}

/** A line in the working of a value: it has the value of the line before, or is a calculation on the side. */
export function judgeValueLine(
  { content }: Line,
  start: Extract<Start, { kind: "value" }>,
  { position, desk }: Place,
): Judged {
  const { budget } = desk;
  if (content.kind === "condition") {
    const numbers = lettersIn(content.condition).length === 0;
    return numbers && holdsInDoubles(content.condition, new Map()) ? follows() : cannotTell();
  }
  if (content.kind !== "chain" || position.before?.kind !== "value") return cannotTell();
  const before = position.before.expression;
  const parts = unnamed(content.parts, desk).map((part) => substitute(part, start.given));
  const [first] = parts;
  if (!first) return cannotTell();
  const labelled = parts.length < content.parts.length;
  const beside = parts.length > 1 && (isPartOf(first, before) || returns(before, position, desk));
  const judged = judgeChain(before, parts, { budget, beside });
  if (judged.verdict !== "does-not-follow") return judged;
  const last = parts.at(-1) as Expression;
  if (start.answer && compareStep(start.answer, last, budget).kind === "same") return follows(judged.next);
  if (!labelled) return judged;
  return judgeAside(parts, budget)?.verdict === "does-not-follow" ? judged : softened(judged, content.parts);
}

/** A name before the value says little; a letter of its own may name something else. */
const softened = (judged: Judged, [label]: readonly Expression[]): Judged =>
  label?.kind === "symbol" && !"yA".includes(label.name) ? cannotTell() : judged;

/** The parts without the name that stands in front of them. */
export function unnamed(parts: readonly Expression[], { letters }: Desk): readonly Expression[] {
  const [first, ...others] = parts;
  const name = first?.kind === "symbol" && !letters.has(first.name) && others.length > 0;
  return name && !others.some((part) => symbolsOf(part).includes(first.name)) ? others : parts;
}

/** Whether an expression is written inside another. */
function isPartOf(part: Expression, whole: Expression): boolean {
  const wanted = toLatex(part);
  const search = (node: Expression): boolean =>
    toLatex(node) === wanted || neighbours(node, wanted) || children(node).some(search);
  return search(whole);
}

/** Terms or factors that stand next to each other. */
function neighbours(node: Expression, wanted: string): boolean {
  const members = node.kind === "sum" ? node.terms : node.kind === "product" ? node.factors : [];
  if (members.length > 12) return false;
  return members.some((_, from) =>
    members.slice(from + 2).some((__, length) => {
      const run = members.slice(from, from + 2 + length);
      const joined: Expression =
        node.kind === "sum" ? { ...node, terms: run } : ({ ...node, factors: run } as Expression);
      return toLatex(joined) === wanted;
    }),
  );
}

/** Whether a line that comes after has the value again, so that this one stands beside the main way. */
function returns(before: Expression, { ahead }: Position, desk: Desk): boolean {
  return ahead.some(
    ({ content }) =>
      content.kind === "chain" &&
      unnamed(content.parts, desk).every((part) => compareStep(before, part, desk.budget).kind === "same"),
  );
}
