import { pointsOfGraph } from "../graph/points-of-graph";
import type { AnswerValue } from "../types";

/** The engine's answer as a student writes it: groups as one list, what one draws a graph from as its points. */
export function comparable(value: AnswerValue): AnswerValue {
  if (value.kind === "groups") return { kind: "list", items: value.groups.flat(), ordered: false };
  return value.kind === "parts"
    ? { kind: "points", unknowns: ["x", "y"], points: pointsOfGraph(value) }
    : value;
}
