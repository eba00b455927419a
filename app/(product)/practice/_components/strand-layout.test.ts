import { describe, expect, it } from "vitest";
import { SKILLS } from "@/server/solver/practice/skills";
import { STRANDS } from "@/server/solver/practice/types";
import { COLUMNS, layOut, leadsOf, ROWS_MAX } from "./strand-layout";

describe.each(STRANDS)("the picture of %s", (strand) => {
  const skills = SKILLS.filter((skill) => skill.strand === strand);
  const placed = layOut(skills);
  const at = new Map(placed.map((place) => [place.id, place]));

  it("has every skill once, each in a place of its own", () => {
    expect(placed).toHaveLength(skills.length);
    expect(new Set(placed.map(({ column, row }) => `${column} ${row}`)).size).toBe(skills.length);
  });

  it("has what comes first further to the left, and fits the page", () => {
    for (const [id, lead] of leadsOf(skills))
      expect(at.get(lead)?.column).toBeLessThan(at.get(id)?.column ?? -1);
    for (const { column, row } of placed) {
      expect(column).toBeLessThan(COLUMNS);
      expect(row).toBeLessThan(ROWS_MAX);
    }
  });

  it("leads no line past another skill's, so that it is plain what comes first", () => {
    const leads = leadsOf(skills);
    for (const [id, lead] of leads) {
      const [from, to] = [at.get(lead), at.get(id)];
      const others = placed.filter(
        (each) => each.column === from?.column && each.row > from.row && each.row <= (to?.row ?? -1),
      );
      expect(others.map((each) => each.id)).toEqual([]);
    }
  });
});
