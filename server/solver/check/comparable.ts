import type { AnswerValue } from "../types";

/** The engine's answer as a student writes it: groups as one list, the parts of a drawing as its points. */
export function comparable(value: AnswerValue): AnswerValue {
  if (value.kind === "groups") return { kind: "list", items: value.groups.flat(), ordered: false };
  if (value.kind !== "parts") return value;
  const lists = value.parts.flatMap((part) => (part.value.kind === "points" ? [part.value] : []));
  const [first] = lists;
  return first ? { ...first, points: lists.flatMap(({ points }) => points) } : value;
}
