import type { TheoremView } from "@/server/features/solve/types";

/** A line drawing: outlines, the part that is meant, what went wrong, helping lines and letters. What is to be seen is said to
 * those who hear the page. */
export function Drawing({ picture }: { readonly picture: NonNullable<TheoremView["picture"]> }) {
  const { shows, area, lines, wrong, dashes, labels } = picture;
  return (
    <svg
      viewBox="0 0 120 80"
      role="img"
      aria-label={shows}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      className="mt-2 h-auto w-60 max-w-full text-ink"
    >
      {area && <path d={area} fill="var(--accent)" fillOpacity="0.22" stroke="none" />}
      {wrong && <path d={wrong} fill="var(--danger)" fillOpacity="0.16" stroke="none" />}
      <path d={lines} />
      {wrong && <path d={wrong} stroke="var(--danger)" strokeWidth="1.4" strokeDasharray="3 2" />}
      {dashes && <path d={dashes} stroke="var(--accent)" strokeDasharray="3 2" />}
      <g fill="currentColor" stroke="none" fontSize="8" textAnchor="middle">
        {labels.map(([x, y, text]) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
