import { describe, expect, it } from "vitest";
import { SKILLS } from "./skills";
import { STANDARDS } from "./standards";

/** Grade and domain, or the category and domain of the high school; then cluster, number, and a part of it. */
const CODE =
  /^(?:[4-8]\.(?:OA|NBT|NF|MD|NS|RP|EE|F|G|SP)|HS[ANFGS]-(?:RN|SSE|APR|CED|REI|IF|BF|LE|GPE))\.[A-D]\.\d[a-d]?$/;

describe("the standards", () => {
  it("are given for every skill and for nothing else, by codes as they are written", () => {
    expect(Object.keys(STANDARDS).sort()).toEqual(SKILLS.map(({ id }) => id).sort());
    for (const [skill, codes] of Object.entries(STANDARDS))
      for (const code of codes) expect(code, skill).toMatch(CODE);
  });

  it("leave out only what goes beyond them", () => {
    const beyond = Object.entries(STANDARDS).filter(([, codes]) => codes.length === 0);
    expect(beyond.length).toBeLessThan(8);
  });
});
