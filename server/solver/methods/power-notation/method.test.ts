import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("powers and repeated products", () => {
  it.each([
    ["Write in expanded form: $c^4$", "c \\cdot c \\cdot c \\cdot c"],
    ["Write in expanded form: $(-7)^3$", "(-7) \\cdot (-7) \\cdot (-7)"],
    ["Write each exponential expression in expanded form: $6^2$", "6 \\cdot 6"],
    ["Write in exponential form: $m \\cdot m \\cdot m$", "m^3"],
    ["Write $2 \\cdot 2 \\cdot 5 \\cdot 5 \\cdot 5$ using exponents", "2^2 \\cdot 5^3"],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "verified" });
  });

  it.each([
    ["write-out-power", "Write in expanded form: $c^4$"],
    ["gather-into-power", "Write in exponential form: $m \\cdot m$"],
  ])("shows %s on %s", (rule, text) => {
    expect(solve(text).steps.map((step) => step.rule)).toContain(rule);
  });

  it("does not take a power of a sum for a repeated product", () => {
    expect(solve("Write in expanded form: $(x + 1)^2$").status).toBe("unsupported");
  });

  it("takes no power apart that is too long to be written", () => {
    expect(solve("Write in expanded form: $x^{5000}$").status).toBe("unsupported");
  });
});
