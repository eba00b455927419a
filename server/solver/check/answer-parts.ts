import type { Expression } from "../expression/ast";
import type { End, RealSet } from "../expression/real-set";
import type { AnswerValue } from "../types";

type Change = (part: Expression, index: number) => Expression;

/** The same answer with every expression in it changed. */
export function mapParts(value: AnswerValue, change: Change): AnswerValue {
  let index = 0;
  const next = (part: Expression): Expression => change(part, index++);
  switch (value.kind) {
    case "expression":
      return { ...value, expression: next(value.expression) };
    case "quantity":
      return { ...value, value: next(value.value) };
    case "roots":
      return { ...value, roots: value.roots.map(next) };
    case "list":
      return { ...value, items: value.items.map(next) };
    case "point":
    case "family":
      return { ...value, values: value.values.map(next) };
    case "points":
      return { ...value, points: value.points.map((point) => point.map(next)) };
    case "named":
      return { ...value, values: value.values.map((each) => ({ ...each, value: next(each.value) })) };
    case "matrix":
      return { ...value, rows: value.rows.map((row) => row.map(next)) };
    case "relation":
      return { ...value, relation: { ...value.relation, right: next(value.relation.right) } };
    case "set":
      return { ...value, set: mapEnds(value.set, next) };
    case "named-sets":
      return { ...value, sets: value.sets.map((each) => ({ ...each, set: mapEnds(each.set, next) })) };
    default:
      return value;
  }
}

const mapEnds = (set: RealSet, next: (part: Expression) => Expression): RealSet =>
  set.map(({ low, high }) => ({ low: mapEnd(low, next), high: mapEnd(high, next) }));

const mapEnd = (end: End, next: (part: Expression) => Expression): End =>
  end.value ? { ...end, value: next(end.value) } : end;

/** The expressions an answer is made of. */
export function partsOf(value: AnswerValue): readonly Expression[] {
  const parts: Expression[] = [];
  mapParts(value, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}
