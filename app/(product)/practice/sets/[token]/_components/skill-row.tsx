import { MathText } from "@/app/_components/math/math-text";
import type { SetReport } from "@/server/features/practice/types";

interface SkillRowProps {
  readonly skill: SetReport["skills"][number];
  readonly participants: number;
}

const BAR = { width: 240, height: 14 } as const;

/** One skill of a set: how many have met it, who is stuck, and the errors that come up, the most frequent first. */
export function SkillRow({ skill: { name, met, stuck, misconceptions }, participants }: SkillRowProps) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium">{name}</h3>
        <Bar met={met} stuck={stuck.length} participants={participants} />
      </div>
      <p className="mt-1 text-[15px] text-muted">
        {met} of {participants} {participants === 1 ? "has" : "have"} worked on it. {stuckWords(stuck)}
      </p>
      {misconceptions.length > 0 && (
        <ul className="mt-1 text-[15px]">
          {misconceptions.map(({ id, title, count }) => (
            <li key={id}>
              <MathText text={title} /> <span className="text-muted">({count})</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function stuckWords(stuck: readonly (string | null)[]): string {
  if (stuck.length === 0) return "Nobody is stuck.";
  const named = stuck.filter((name) => name !== null);
  const nameless = stuck.length - named.length;
  const others = nameless === 0 ? [] : [`${nameless} without a name`];
  return `Stuck: ${[...named, ...others].join(", ")}.`;
}

/** Solid: getting on; hatched by a dashed edge: stuck; empty: not met. The words beside it say the same. */
function Bar({
  met,
  stuck,
  participants,
}: {
  readonly met: number;
  readonly stuck: number;
  readonly participants: number;
}) {
  const wide = (count: number) => (count / Math.max(1, participants)) * BAR.width;
  return (
    <svg viewBox={`0 0 ${BAR.width} ${BAR.height}`} width={BAR.width} height={BAR.height} aria-hidden="true">
      <rect width={wide(met - stuck)} height={BAR.height} className="fill-accent" />
      <rect
        x={wide(met - stuck) + 0.5}
        y="0.5"
        width={Math.max(0, wide(stuck) - 1)}
        height={BAR.height - 1}
        fill="none"
        strokeDasharray="3 2"
        className="stroke-accent"
      />
      <path d={`M0 ${BAR.height - 0.5}H${BAR.width}`} className="stroke-edge" />
    </svg>
  );
}
