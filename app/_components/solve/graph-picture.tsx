import type { Drawing } from "@/server/features/solve/types";
import { type Label, labelsOf } from "./graph-labels";
import { HEIGHT, pathOf, type Scale, scaleOf, ticksOf, WIDTH } from "./graph-scale";

const DASHES = ["", "7 5", "2 4"] as const;

/** What is inside the picture of a graph. */
export function GraphPicture({ graph }: { readonly graph: Drawing }) {
  const scale = scaleOf(graph.window);
  const labels = labelsOf(graph, scale);
  return (
    <>
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
      <g fill="var(--accent)" stroke="var(--sheet)" strokeWidth="1.5">
        {graph.points.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={scale.x(x)} cy={scale.y(y)} r="5.5" />
        ))}
      </g>
      <Labels labels={labels.axes} fill="var(--muted)" />
      <Labels labels={labels.points} fill="currentColor" />
    </>
  );
}

function Axes({ graph, scale }: { readonly graph: Drawing; readonly scale: Scale }) {
  const { x: across, y: up } = graph.window;
  const zero = { x: scale.x(clamp(0, across)), y: scale.y(clamp(0, up)) };
  const grid = [
    ...ticksOf(across).map((tick) => `M${scale.x(tick)} 0V${HEIGHT}`),
    ...ticksOf(up).map((tick) => `M0 ${scale.y(tick)}H${WIDTH}`),
  ];
  return (
    <>
      <path d={grid.join("")} stroke="var(--hairline)" />
      <path d={`M0 ${zero.y}H${WIDTH}M${zero.x} 0V${HEIGHT}`} stroke="var(--edge)" />
    </>
  );
}

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(Math.max(value, low), high);

/** Labels on a halo of paper, so that they are read over a curve. */
function Labels({ labels, fill }: { readonly labels: readonly Label[]; readonly fill: string }) {
  return (
    <g className="graph-text" fill={fill} stroke="var(--sheet)" strokeWidth="4" paintOrder="stroke">
      {labels.map(({ text, x, y, anchor }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
}
