import type { SkillsView } from "@/server/features/practice/types";
import { formatShortDay } from "@/server/format";

const [WIDTH, HEIGHT, BAR, GAP] = [360, 140, 30, 15];

/** How many skills were steady and how many shaky, week by week. */
export function WeekByWeek({ weeks }: Pick<SkillsView, "weeks">) {
  const most = Math.max(1, ...weeks.map(({ steady, shaky }) => steady + shaky));
  const high = (count: number) => (count / most) * (HEIGHT - 8);
  const last = weeks.at(-1);
  const summary = `Now ${last?.steady ?? 0} steady and ${last?.shaky ?? 0} shaky.`;
  return (
    <section aria-labelledby="weeks" className="mt-12 border-hairline border-t pt-8">
      <h2 id="weeks" className="font-serif text-[26px] leading-tight">
        Week by week
      </h2>
      <p className="mt-2 text-muted">
        A skill is steady after three right answers in a row, each with different numbers. It turns shaky
        after a slip or a long pause.
      </p>
      <svg
        viewBox={`-6 0 ${WIDTH} ${HEIGHT + 22}`}
        className="mt-5 w-full max-w-[520px]"
        role="img"
        aria-label={summary}
      >
        {weeks.map(({ endsAt, steady, shaky }, index) => (
          <g key={endsAt.toISOString()} transform={`translate(${index * (BAR + GAP)} 0)`}>
            <title>{`${formatShortDay(endsAt)}: ${steady} steady, ${shaky} shaky`}</title>
            <rect y={HEIGHT - high(steady)} width={BAR} height={high(steady)} className="fill-accent" />
            {steady > 0 && (
              <text
                x={BAR / 2}
                y={HEIGHT - high(steady) + 13}
                textAnchor="middle"
                className="fill-on-accent text-[11px] font-medium"
              >
                {steady}
              </text>
            )}
            {index % 2 === 1 && (
              <text x={BAR / 2} y={HEIGHT + 15} textAnchor="middle" className="fill-muted text-[11px]">
                {formatShortDay(endsAt).replace(/ \d{4}$/, "")}
              </text>
            )}
            <rect
              y={HEIGHT - high(steady + shaky)}
              width={BAR}
              height={high(shaky)}
              fill="none"
              strokeDasharray="3 2"
              className="stroke-accent"
            />
          </g>
        ))}
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH - 15}`} className="stroke-edge" />
      </svg>
      <p className="mt-2 text-sm text-muted">Solid: steady. Dashed: shaky.</p>
    </section>
  );
}
