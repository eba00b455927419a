"use client";

import { GraphPicture } from "../solve/graph-picture";
import { HEIGHT, scaleOf, WIDTH } from "../solve/graph-scale";
import type { Place } from "./place";
import { seen } from "./seen";
import type { LiveDrawing, View } from "./types";
import { useLiveGraph } from "./use-live-graph";
import { placeSaid } from "./view";

interface LiveGraphProps {
  readonly drawing: LiveDrawing;
  /** What readers hear of the picture. */
  readonly name: string;
  /** Of the picture that it stands for. */
  readonly className: string;
}

const KEYS =
  "Left and right arrow keys read values, up and down go from curve to curve, plus and minus zoom, Escape shows the whole graph.";

/** A graph from which values are read by touch, mouse or arrow keys, and which is looked at from closer. */
export function LiveGraph({ drawing, name, className }: LiveGraphProps) {
  const { view, place, surface, handlers, zoom, reset, isUsed } = useLiveGraph(drawing);
  const said = place ? (place.label ?? placeSaid(place.x, place.y, view)) : "";
  return (
    <>
      <div
        ref={surface}
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={view.x[0]}
        aria-valuemax={view.x[1]}
        aria-valuenow={place?.x ?? view.x[0]}
        aria-valuetext={said || KEYS}
        style={{ touchAction: "pan-y", maxWidth: WIDTH, cursor: "crosshair", userSelect: "none" }}
        {...handlers}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className} aria-hidden="true" data-live="">
          <GraphPicture graph={seen(drawing, view)} />
          {place && <Cursor place={place} view={view} />}
        </svg>
      </div>
      {isUsed && (
        <div className="no-print mt-2">
          {/* Readers hear it as the slider's value. */}
          <p aria-hidden="true" style={{ minHeight: "1.6em" }}>
            {said}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <button type="button" className="button" onClick={() => zoom(2)}>
              Zoom in
            </button>
            <button type="button" className="button" onClick={() => zoom(1 / 2)}>
              Zoom out
            </button>
            <button type="button" className="button" onClick={reset}>
              Whole graph
            </button>
          </div>
        </div>
      )}
    </>
  );
}

/** Where the student looks: a line up and down, and a mark on the curve. */
function Cursor({ place, view }: { readonly place: Place; readonly view: View }) {
  const scale = scaleOf(view);
  const x = scale.x(place.x);
  return (
    <g>
      <path d={`M${x} 0V${HEIGHT}`} stroke="currentColor" strokeDasharray="3 4" />
      {place.y !== null && (
        <circle
          cx={x}
          cy={scale.y(place.y)}
          r="7"
          fill="var(--sheet)"
          stroke="currentColor"
          strokeWidth="2.5"
        />
      )}
    </g>
  );
}
