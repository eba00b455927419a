import type { Relation, RelationOperator } from "../../expression/ast";
import { symbolsOf } from "../../expression/walk";
import { table } from "../../table";
import type { Condition } from "../../tasks/inequality";
import { relationsIn, type Subject } from "../working/subject";

const OPPOSITE: Readonly<Record<RelationOperator, RelationOperator>> = table({
  "<": ">",
  ">": "<",
  "<=": ">=",
  ">=": "<=",
  "=": "=",
  "!=": "!=",
});

/** The same with every inequality sign the other way round. */
export const flipped = (condition: Condition): Condition =>
  condition.kind === "relation"
    ? { ...condition, operator: OPPOSITE[condition.operator] }
    : { ...condition, parts: condition.parts.map(flipped) };

/** An inequality with its signs turned; nothing for other lines. */
export function* turnedAround(before: Subject): Generator<Subject> {
  if (before.kind !== "condition" || relationsIn(before.condition).some(({ operator }) => operator === "="))
    return;
  yield { kind: "condition", condition: flipped(before.condition) };
}

/** Whether the signs of two lines point the same way, seen from the side that has the letter. */
export function pointsTheSameWay(before: Subject, after: Subject): boolean {
  if (before.kind !== "condition" || after.kind !== "condition") return false;
  const [a, b] = [before, after].map(({ condition }) => relationsIn(condition)[0]);
  return a !== undefined && b !== undefined && direction(a) === direction(b);
}

const direction = ({ left, right, operator }: Relation): string => {
  const turned = symbolsOf(left).length === 0 && symbolsOf(right).length > 0;
  return (turned ? OPPOSITE[operator] : operator).charAt(0);
};
