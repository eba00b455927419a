import "server-only";
import { presentSolution } from "./present";
import type { Situation, Worked } from "./types";
import { WAYS, workedBy } from "./ways";

const ONLY_ONE =
  "I know only this one way for this kind of problem, so I cannot show you another. Ask “why?” and I will give the reason for each step.";

/** Works the problem by a method it was not worked by yet; each further request takes the next one. */
export function anotherWay({ worked, waysAsked }: Situation): string {
  const ways = otherWays(worked);
  const way = ways[waysAsked];
  if (way) return presentSolution(way);
  return ways.length > 0 ? "Those are all the ways I know for this problem." : ONLY_ONE;
}

/** Works the problem by the method the student names. */
export function byMethod({ worked }: Situation, name: string): string {
  const way = WAYS.find((known) => known.name.endsWith(name));
  const other = way && workedBy(way, worked);
  if (other) return presentSolution(other);
  return `I cannot work this problem by ${way?.name ?? name}. Ask for another way and I will show you what else I know.`;
}

function otherWays(worked: Worked): readonly Worked[] {
  return WAYS.filter(({ taken }) => !taken(worked.result)).flatMap((way) => workedBy(way, worked) ?? []);
}
