import { describe, expect, it } from "vitest";
import { SKILLS } from "@/server/solver/practice/skills";
import { STRANDS } from "@/server/solver/practice/types";
import { COLUMNS, layOut, ROWS_MAX } from "./strand-layout";

describe.each(STRANDS)("the picture of %s", (strand) => {
  const skills = SKILLS.filter((skill) => skill.strand === strand);
  const placed = layOut(skills);
  const at = new Map(placed.map((place) => [place.id, place]));

  it("has every skill once, each in a place of its own", () => {
    expect(placed).toHaveLength(skills.length);
    expect(new Set(placed.map(({ column, row }) => `${column} ${row}`)).size).toBe(skills.length);
  });

  it("has what comes first further to the left, and fits the page", () => {
    for (const { id, after } of skills)
      for (const before of after)
        if (at.has(before)) expect(at.get(before)?.column).toBeLessThan(at.get(id)?.column ?? -1);
    for (const { column, row } of placed) {
      expect(column).toBeLessThan(COLUMNS);
      expect(row).toBeLessThan(ROWS_MAX);
    }
  });
});
