import { describe, expect, it } from "vitest";
import { solve } from "@/server/solver/solve";
import { ABILITIES } from "./ability-examples";

describe("what the page says the engine can do", () => {
  it.each(ABILITIES)("%s: %s is worked out and not left unchecked", (_family, example) => {
    const { status, verification, steps } = solve(example);
    expect(status).toBe("solved");
    expect(verification).not.toBe("unchecked");
    expect(steps.length).toBeGreaterThan(0);
  });
});
