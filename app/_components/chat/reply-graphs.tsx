import type { Drawing } from "@/server/features/solve/types";
import { GraphFigure } from "../solve/graph-figure";

/** What was drawn for a reply. */
export function ReplyGraphs({ graphs }: { readonly graphs: readonly Drawing[] }) {
  return graphs.map((graph) => (
    <div key={nameOf(graph)} className="mt-4">
      <GraphFigure graph={graph} />
    </div>
  ));
}

const nameOf = ({ curves, window: { x, y } }: Drawing): string =>
  [...curves.map(({ latex }) => latex), ...x, ...y].join(" ");
