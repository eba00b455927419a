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

/** Places the skills of a strand behind those of it that come first, in as few rows as possible. Below them are those that
 * belong to no others, side by side.
 * @param skills of one strand; what comes first in others is not in its picture */
export function layOut(skills: readonly Linked[]): readonly Placed[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const isAlone = ({ id, after }: Linked) =>
    within(after, byId).length === 0 && !skills.some((other) => other.after.includes(id));
  const linked = inColumns(
    skills.filter((skill) => !isAlone(skill)),
    byId,
  );
  const below = Math.max(-1, ...linked.map(({ row }) => row)) + 1;
  const alone = skills.filter(isAlone).map(({ id }, place) => {
    return { id, column: place % COLUMNS, row: below + Math.floor(place / COLUMNS) };
  });
  return [...linked, ...alone];
}

function inColumns(skills: readonly Linked[], byId: ReadonlyMap<string, Linked>): readonly Placed[] {
  const columnOf = (id: string): number =>
    Math.max(-1, ...within(byId.get(id)?.after ?? [], byId).map(columnOf)) + 1;
  const heights: number[] = [];
  const rows = new Map<string, number>();
  return skills
    .map((skill) => ({ ...skill, column: columnOf(skill.id) }))
    .sort((a, b) => a.column - b.column)
    .map(({ id, after, column }) => {
      // Beside what comes first, where there is room: the line between them is then a straight one.
      const wished = within(after, byId).flatMap((before) => rows.get(before) ?? [])[0] ?? 0;
      const row = Math.max(wished, heights[column] ?? 0);
      heights[column] = row + 1;
      rows.set(id, row);
      return { id, column, row };
    });
}

const within = (ids: readonly string[], skills: ReadonlyMap<string, unknown>): readonly string[] =>
  ids.filter((id) => skills.has(id));
