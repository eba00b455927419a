import { describe, expect, it } from "vitest";
import { SECTIONS_OF, sectionsOf, WITHOUT_SECTION } from "./sections";
import { SKILLS } from "./skills";
import { TEXTBOOKS } from "./textbooks";

describe("the sections of textbooks", () => {
  it("are given for every skill, or it is said why not, and for nothing else", () => {
    const told = [...Object.keys(SECTIONS_OF), ...Object.keys(WITHOUT_SECTION)];
    expect(told.sort()).toEqual(SKILLS.map(({ id }) => id).sort());
    for (const why of Object.values(WITHOUT_SECTION)) expect(why).toMatch(/^[A-Z].+\.$/);
  });

  it("are all found in their books", () => {
    for (const [skill, places] of Object.entries(SECTIONS_OF)) {
      expect(places.length, skill).toBeGreaterThan(0);
      expect(new Set(places).size, skill).toBe(places.length);
      expect(sectionsOf(skill), skill).toHaveLength(places.length);
    }
  });

  it("have no title that no skill belongs to, and are listed in the order of their books", () => {
    const used = new Set(Object.values(SECTIONS_OF).flat());
    for (const [name, { sections, address }] of Object.entries(TEXTBOOKS)) {
      expect(address).toMatch(/^https:\/\/openstax\.org\/details\/books\/[a-z\d-]+-2e$/);
      for (const number of Object.keys(sections))
        expect(used, `${name} ${number}`).toContain(`${name} ${number}`);
      const places = Object.keys(sections).map((number) => number.split(".").map(Number) as [number, number]);
      expect(places).toEqual(places.toSorted(([a, b], [c, d]) => a - c || b - d));
    }
  });

  it("are none for what nobody can practise", () => {
    expect(sectionsOf("constructor")).toEqual([]);
    expect(sectionsOf("definite-integrals")).toEqual([]);
  });
});
