import type { Standing } from "@/server/features/practice/types";

/** How well a skill is known, as a picture of 20 by 20: full, half, or an empty ring. */
export function StandingMark({ standing }: { readonly standing: Standing }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="shrink-0">
      {standing === "steady" && (
        <>
          <circle cx="10" cy="10" r="9" className="fill-accent" />
          <path d="M6 10.4 8.8 13 14 7.4" fill="none" strokeWidth="1.8" className="stroke-on-accent" />
        </>
      )}
      {standing === "shaky" && (
        <>
          <path d="M10 1a9 9 0 0 0 0 18Z" className="fill-accent" />
          <circle cx="10" cy="10" r="8.4" fill="none" strokeWidth="1.6" className="stroke-accent" />
        </>
      )}
      {standing === "new" && (
        <circle
          cx="10"
          cy="10"
          r="8.4"
          fill="none"
          strokeWidth="1.4"
          strokeDasharray="2.6 2.6"
          className="stroke-muted"
        />
      )}
    </svg>
  );
}
