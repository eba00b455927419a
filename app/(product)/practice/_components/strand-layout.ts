import type { SkillView } from "@/server/features/practice/types";

type Linked = Pick<SkillView, "id" | "after">;

/** Where a skill is in the picture of its strand: in columns what can be met when, in rows what is side by side. */
export interface Placed {
  readonly id: string;
  readonly column: number;
  readonly row: number;
}

/** The most columns of a picture, and its rows. */
export const COLUMNS = 5;
export const ROWS_MAX = 8;

/** Places the skills of a strand as trees, each behind the one that comes first and leads to it: the first of those that follow
 * beside it, the others below, so that lines between them neither cross nor meet. Below the trees are the skills that belong
 * to no others, side by side.
 * @param skills of one strand; what comes first in others is not in its picture */
export function layOut(skills: readonly Linked[]): readonly Placed[] {
  const leads = leadsOf(skills);
  const followersOf = (id: string) => skills.filter((skill) => leads.get(skill.id) === id);
  const placed: Placed[] = [];
  let below = 0;
  const place = (id: string, column: number, row: number): void => {
    placed.push({ id, column, row });
    below = Math.max(below, row + 1);
    for (const [index, follower] of followersOf(id).entries())
      place(follower.id, column + 1, index === 0 ? row : below);
  };
  const first = skills.filter(({ id }) => !leads.has(id));
  for (const { id } of first) if (followersOf(id).length > 0) place(id, 0, below);
  const alone = first.filter(({ id }) => followersOf(id).length === 0);
  return [
    ...placed,
    ...alone.map(({ id }, index) => {
      return { id, column: index % COLUMNS, row: below + Math.floor(index / COLUMNS) };
    }),
  ];
}

/** Of what comes before each skill in its strand, the one that comes last: behind it the skill has its place. */
export function leadsOf(skills: readonly Linked[]): ReadonlyMap<string, string> {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const before = (id: string) => (byId.get(id)?.after ?? []).filter((each) => byId.has(each));
  const depthOf = (id: string): number => Math.max(-1, ...before(id).map(depthOf)) + 1;
  return new Map(
    skills.flatMap(({ id }) => {
      const [lead] = before(id).toSorted((a, b) => depthOf(b) - depthOf(a));
      return lead === undefined ? [] : [[id, lead] as const];
    }),
  );
}
