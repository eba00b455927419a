import type { TheoremView } from "@/server/features/solve/types";

/** A theorem drawn: outlines, the part that is meant, helping lines and letters. */
export function TheoremPicture({ picture }: { readonly picture: NonNullable<TheoremView["picture"]> }) {
  const { shows, area, lines, dashes, labels } = picture;
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
      <path d={lines} />
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
