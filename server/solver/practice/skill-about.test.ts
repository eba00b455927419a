import { describe, expect, it } from "vitest";
import { skillAbout } from "./skill-about";
import { SKILLS } from "./skills";

describe("the skill that some words are about", () => {
  it.each([
    ["two-step equations", "two-steps"],
    ["adding fractions", "add-fractions"],
    ["the quadratic formula", "quadratic-formula"],
    ["Pythagoras", "pythagoras"],
    ["rounding numbers", "round-numbers"],
  ])("of %s is %s", (words, id) => {
    expect(skillAbout(words)?.id).toBe(id);
  });

  it("is the skill itself when it is named", () => {
    for (const { id, name } of SKILLS) expect(skillAbout(name)?.id).toBe(id);
  });

  it("is none where the words say nothing of mathematics", () => {
    for (const words of ["", "42", "my cat Zoe", "the of an"]) expect(skillAbout(words)).toBeNull();
  });
});
