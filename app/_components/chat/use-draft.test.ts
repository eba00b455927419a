import { describe, expect, it } from "vitest";
import { unsent } from "./use-draft";

describe("a draft that was kept", () => {
  it("goes back into the field as it was typed", () => {
    expect(unsent("why step 2?\n", null)).toBe("why step 2?\n");
    expect(unsent("why step 2?", "Solve 6x = 42")).toBe("why step 2?");
  });

  it("stays out of the field while it is on its way as a message", () => {
    expect(unsent(" Solve 6x = 42\n", "Solve 6x = 42")).toBe("");
  });

  it("is none where nothing was kept", () => {
    expect(unsent(null, null)).toBe("");
  });
});
