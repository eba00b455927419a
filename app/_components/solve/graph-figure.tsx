import type { Drawing } from "@/server/features/solve/types";
import { MathText } from "../math/math-text";
import { HEIGHT, pathOf, type Scale, scaleOf, ticksOf, WIDTH } from "./graph-scale";

const DASHES = ["", "7 5", "2 4"] as const;
const LABEL_GAP = 9;
const TICK_DROP = 20;
const EDGE = 14;
/** Below this a label above its point would leave the picture. */
const TOP_ROOM = 20;

/** Curves on a plane with axes, drawn on the server: no script, sharp at any size, printable. */
export function GraphFigure({ graph }: { readonly graph: Drawing }) {
  const scale = scaleOf(graph.window);
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
        <Axes graph={graph} scale={scale} />
        {graph.curves.map(({ latex, stretches }, index) => (
          <path
            key={`${latex} ${stretches[0]?.[1]?.join(" ")}`}
            d={stretches.map((stretch) => pathOf(stretch, scale)).join("")}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2.2"
            vectorEffect="non-scaling-stroke"
            strokeDasharray={DASHES[index % DASHES.length]}
          />
        ))}
        {graph.points.map(({ x, y, label }) => (
          <MarkedPoint key={`${x} ${y} ${label}`} x={scale.x(x)} y={scale.y(y)} label={label} />
        ))}
      </svg>
      <figcaption className="math-sentence mt-1 text-[15px] text-muted">
        <MathText text={names.join(", ")} />
      </figcaption>
    </figure>
  );
}

function Axes({ graph, scale }: { readonly graph: Drawing; readonly scale: Scale }) {
  const { x: across, y: up } = graph.window;
  const zero = { x: scale.x(clamp(0, across)), y: scale.y(clamp(0, up)) };
  return (
    <g stroke="var(--hairline)" fill="var(--muted)" className="graph-text">
      {ticksOf(across)
        .filter(isInside(scale.x, WIDTH))
        .map((tick) => (
          <g key={tick}>
            <path d={`M${scale.x(tick)} 0V${HEIGHT}`} />
            <text
              x={scale.x(tick)}
              y={Math.min(zero.y + TICK_DROP, HEIGHT - 4)}
              textAnchor="middle"
              stroke="none"
            >
              {written(tick)}
            </text>
          </g>
        ))}
      {ticksOf(up)
        .filter(isInside(scale.y, HEIGHT))
        .map((tick) => (
          <g key={tick}>
            <path d={`M0 ${scale.y(tick)}H${WIDTH}`} />
            <text x={Math.max(zero.x - 5, 26)} y={scale.y(tick) + 4} textAnchor="end" stroke="none">
              {written(tick)}
            </text>
          </g>
        ))}
      <path d={`M0 ${zero.y}H${WIDTH}M${zero.x} 0V${HEIGHT}`} stroke="var(--edge)" />
    </g>
  );
}

/** Whether the label of a tick has room in the picture. */
const isInside = (place: (tick: number) => number, length: number) => (tick: number) =>
  place(tick) > EDGE && place(tick) < length - EDGE;

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(Math.max(value, low), high);

const written = (tick: number): string => String(tick).replace("-", "−");

interface MarkedPointProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

/** The label stands above, towards the middle, on a halo of paper so that it is read over a curve. */
function MarkedPoint({ x, y, label }: MarkedPointProps) {
  const leftwards = x > WIDTH / 2;
  return (
    <g>
      <circle cx={x} cy={y} r="5.5" fill="var(--accent)" stroke="var(--sheet)" strokeWidth="1.5" />
      <text
        x={leftwards ? x - LABEL_GAP : x + LABEL_GAP}
        y={y < TOP_ROOM ? y + TOP_ROOM : y - LABEL_GAP}
        textAnchor={leftwards ? "end" : "start"}
        className="graph-text"
        fill="currentColor"
        stroke="var(--sheet)"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {label}
      </text>
    </g>
  );
}
