import type { BarModelView } from "@/server/features/solve/types";
import { inWords, layoutOf, type PlacedBar, WIDTH } from "./bar-layout";

interface BarFigureProps {
  readonly model: BarModelView;
  /** Tells it from the others on the page. */
  readonly id: string;
}

/** A story in bars, drawn on the server: what is asked for is tinted and set in bold. */
export function BarFigure({ model, id }: BarFigureProps) {
  const { bars, height } = layoutOf(model);
  return (
    <figure>
      <svg
        viewBox={`-1 0 ${WIDTH + 2} ${height + 4}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
        className="h-auto w-full max-w-[520px] text-ink"
      >
        <title id={`${id}-title`}>Bar model of the story</title>
        <desc id={`${id}-desc`}>{inWords(model)}</desc>
        {bars.map((bar) => (
          <OneBar key={bar.y} bar={bar} />
        ))}
      </svg>
    </figure>
  );
}

function OneBar({ bar: { y, width, height, head, parts } }: { readonly bar: PlacedBar }) {
  return (
    <g className="bar-text" fill="currentColor">
      {head && (
        <>
          <text x={head.x} y={head.y} textAnchor={head.anchor}>
            {head.text}
          </text>
          <path d={`M0 ${y - 2}v-4H${width}v4`} fill="none" stroke="var(--edge)" />
        </>
      )}
      {parts.map((part) => (
        <g key={part.x} className={part.isAsked ? "bar-asked" : undefined}>
          <rect x={part.x} y={y} width={part.width} height={height} stroke="var(--ink)" />
          {part.lead !== null && (
            <path
              d={`M${part.x + part.width / 2} ${y + height}V${part.lead}`}
              stroke="var(--edge)"
              strokeDasharray="2 2"
            />
          )}
          {part.texts.map((text) => (
            <text key={`${text.y} ${text.text}`} x={text.x} y={text.y} textAnchor={text.anchor}>
              {text.text}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
