import { describe, expect, it } from "vitest";
import { planFeatures } from "./plan-features";

describe("what the plans hold", () => {
  it("is told in messages where a language model answers", () => {
    expect(planFeatures(true).free).toContain("25 tutor messages a day");
    expect(planFeatures(true).plus).toEqual(["Everything in Free", "1,000 tutor messages a day"]);
  });

  it("promises nothing of Plus that the built-in tutor gives to everyone", () => {
    const { free, plus } = planFeatures(false);
    expect(free.join()).toContain("unlimited");
    expect(plus.join()).toMatch(/once a language model answers here.*Nothing more today/);
  });
});
