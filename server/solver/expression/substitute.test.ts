import { describe, expect, it } from "vitest";
import { parseExpression } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { substitute } from "./substitute";

const put = (text: string, values: Record<string, string>) =>
  toLatex(
    substitute(
      parseExpression(text),
      new Map(Object.entries(values).map(([name, value]) => [name, parseExpression(value)])),
    ),
  );

describe("substitution", () => {
  it("replaces all letters at once", () => {
    expect(put("x + 2y", { x: "y", y: "x" })).toBe("y + 2x");
  });

  it("keeps powers and products of negative values in brackets", () => {
    expect(put("3x^2 - x", { x: "-5" })).toBe("3(-5)^2 - (-5)");
  });

  it("leaves letters without a value", () => {
    expect(put("ax + b", { x: "2" })).toContain("a");
  });
});
