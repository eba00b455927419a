import Link from "next/link";
import type { SkillView, Standing } from "@/server/features/practice/types";
import { StandingMark } from "./standing-mark";
import { COLUMNS, layOut, leadsOf, type Placed } from "./strand-layout";

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  steady: "steady",
  shaky: "shaky",
  new: "not met yet",
};

/** How high a row of the picture is, and where in it the marks are, in pixels. */
const [ROW, MARK] = [96, 18];

const LOOKS: Readonly<Record<Standing, string>> = { steady: "", shaky: "font-medium", new: "sm:text-muted" };

interface StrandMapProps {
  readonly skills: readonly SkillView[];
  /** Of all skills. */
  readonly names: ReadonlyMap<string, string>;
}

/** The skills of a strand, each a link: on a telephone as a list, where there is room in a picture in which lines lead from
 * what comes first. The list says the same in words. */
export function StrandMap({ skills, names }: StrandMapProps) {
  const at = new Map(layOut(skills).map((place) => [place.id, place]));
  const leads = leadsOf(skills);
  const named = (ids: readonly string[]) => ids.map((each) => names.get(each) ?? each).join(" and ");
  return (
    <div className="relative pb-3">
      <Lines leads={leads} at={at} />
      <ul className="relative sm:grid sm:auto-rows-[96px] sm:grid-cols-5">
        {skills.map(({ id, name, standing, after }) => {
          const { column = 0, row = 0 } = at.get(id) ?? {};
          const besides = after.filter((each) => at.has(each) && each !== leads.get(id));
          return (
            <li key={id} style={{ gridArea: `${row + 1} / ${column + 1}` }}>
              <Link
                href={`/practice/${id}`}
                prefetch={false}
                className={`flex min-h-11 items-center gap-3 rounded-control px-1 py-1 hover:underline sm:flex-col sm:gap-1 sm:py-2 sm:text-center sm:text-sm sm:leading-tight ${LOOKS[standing]}`}
              >
                <span className="rounded-full bg-paper">
                  <StandingMark standing={standing} />
                </span>
                <span>
                  {name}
                  {after.length > 0 && (
                    <span className="block text-sm font-normal text-muted sm:sr-only">
                      after {named(after)}
                    </span>
                  )}
                  {besides.length > 0 && (
                    <span aria-hidden="true" className="hidden text-[13px] font-normal text-muted sm:block">
                      also after {named(besides)}
                    </span>
                  )}
                </span>
                <span className="ml-auto whitespace-nowrap text-sm font-normal text-muted sm:sr-only">
                  {STANDING_WORDS[standing]}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface LinesProps {
  readonly at: ReadonlyMap<string, Placed>;
  readonly leads: ReadonlyMap<string, string>;
}

/** From what comes first to what comes after it. They stretch with the page. */
function Lines({ at, leads }: LinesProps) {
  const rows = Math.max(0, ...[...at.values()].map(({ row }) => row)) + 1;
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * 100} ${rows * ROW}`}
      width="100%"
      height={rows * ROW}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 hidden stroke-edge sm:block"
    >
      {[...leads].map(([id, lead]) => {
        const [from, to] = [at.get(lead), at.get(id)];
        return from && to && <path key={id} d={lineBetween(from, to)} vectorEffect="non-scaling-stroke" />;
      })}
    </svg>
  );
}

/** Down between the columns, so that it passes between the names. */
function lineBetween(from: Placed, to: Placed): string {
  const [x, y] = [from.column * 100 + 50, from.row * ROW + MARK];
  const [right, down] = [to.column * 100 + 50, to.row * ROW + MARK];
  if (y === down) return `M${x} ${y}H${right}`;
  const turn = x + 50;
  return `M${x} ${y}H${turn - 12}C${turn} ${y} ${turn} ${y} ${turn} ${y + 12}V${down - 12}C${turn} ${down} ${turn} ${down} ${turn + 12} ${down}H${right}`;
}
