import type { SkillView } from "@/server/features/practice/types";
import { StandingMark } from "./standing-mark";
import { layOut, type Placed } from "./strand-layout";

const [MARK, ACROSS, DOWN] = [20, 30, 26];

const centre = ({ column, row }: Placed) => ({ x: column * ACROSS + MARK / 2, y: row * DOWN + MARK / 2 });

/** The skills of a strand, joined to those of it that come first. The list below it says the same in words. */
export function StrandPicture({ skills }: { readonly skills: readonly SkillView[] }) {
  const placed = layOut(skills);
  const at = new Map(placed.map((place) => [place.id, place]));
  const most = (name: "column" | "row") => Math.max(0, ...placed.map((place) => place[name]));
  const [width, height] = [most("column") * ACROSS + MARK, most("row") * DOWN + MARK];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="shrink-0"
    >
      {skills.flatMap(({ id, after }) =>
        after.map((before) => <Line key={`${before} ${id}`} from={at.get(before)} to={at.get(id)} />),
      )}
      {skills.map(({ id, standing }) => {
        const { column = 0, row = 0 } = at.get(id) ?? {};
        return (
          <g key={id} transform={`translate(${column * ACROSS} ${row * DOWN})`}>
            <circle cx={MARK / 2} cy={MARK / 2} r={MARK / 2} className="fill-paper" />
            <StandingMark standing={standing} />
          </g>
        );
      })}
    </svg>
  );
}

/** Nothing for what comes first in another strand. */
function Line({ from, to }: { readonly from: Placed | undefined; readonly to: Placed | undefined }) {
  if (!from || !to) return null;
  const [a, b] = [centre(from), centre(to)];
  const half = b.x - ACROSS / 2;
  return (
    <path
      d={`M${a.x} ${a.y}H${half - ACROSS / 4}C${half} ${a.y} ${half} ${b.y} ${half + ACROSS / 4} ${b.y}H${b.x}`}
      fill="none"
      strokeWidth="1.5"
      className="stroke-edge"
    />
  );
}
