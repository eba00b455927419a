import type { Expression } from "../expression/ast";
import { toLatex } from "../printer/latex";
import type { AnswerValue } from "../types";

/** The points of a graph that an answer names, each once; a hole is none. */
export function pointsOfGraph(value: AnswerValue): readonly (readonly Expression[])[] {
  if (value.kind === "points") return value.points;
  if (value.kind !== "parts") return [];
  const onGraph = value.parts.filter(({ name }) => name !== "hole");
  const all = onGraph.flatMap((part) => pointsOfGraph(part.value));
  const written = all.map((point) => point.map(toLatex).join());
  return all.filter((_, i) => written.indexOf(written[i] as string) === i);
}
