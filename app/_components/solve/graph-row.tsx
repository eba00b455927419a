import type { Drawing } from "@/server/features/solve/types";
import { GraphFigure } from "./graph-figure";
import { SheetRow } from "./sheet-row";

/** The drawing of the problem, where one helps. */
export function GraphRow({ graph }: { readonly graph: Drawing }) {
  return (
    <SheetRow>
      <GraphFigure graph={graph} />
    </SheetRow>
  );
}
