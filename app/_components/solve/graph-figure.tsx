import type { Drawing } from "@/server/features/solve/types";
import { MathText } from "../math/math-text";
import { GraphPicture } from "./graph-picture";
import { HEIGHT, WIDTH } from "./graph-scale";
import { HydratedMark } from "./hydrated-mark";

/** Curves on a plane with axes, drawn on the server: no script, sharp at any size, printable. Where there is a script, it
 * finds the picture and makes it one to read values from (`live-graph`). */
export function GraphFigure({ graph }: { readonly graph: Drawing }) {
  const names = graph.curves.flatMap(({ latex }) => (latex ? [`$${latex}$`] : []));
  const points = graph.points.map(({ label }) => label).filter(Boolean);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Graph. Marked points: ${points.join(", ") || "none"}.`}
        className="h-auto w-full max-w-[520px] text-ink"
      >
        <GraphPicture graph={graph} />
      </svg>
      <figcaption className="math-sentence mt-1 text-[15px] text-muted">
        <MathText text={names.join(", ")} />
      </figcaption>
      <HydratedMark />
    </figure>
  );
}
