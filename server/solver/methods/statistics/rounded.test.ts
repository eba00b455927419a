import { describe, expect, it } from "vitest";
import { rational } from "../../expression/rational";
import { toText } from "../../printer/text";
import { solve } from "../../solve";
import { figure, measured } from "./rounded";

const text = (e: ReturnType<typeof measured>) => e && toText(e);

describe("figures of statistics", () => {
  it("are written out as far as their bounds settle them, and no further", () => {
    const bounds = { low: rational(12344999n, 10_000_000n), high: rational(12345001n, 10_000_000n) };
    expect(text(measured(bounds, 2))).toBe("1.23");
    expect(measured(bounds, 3)).toBeNull();
    expect(text(measured(bounds))).toBe("1.2345");
  });

  it("keep the zeros of a value that is too small for its places", () => {
    expect(text(figure(rational(1n, 1_000_000n)))).toBe("0.0000");
    expect(text(figure(rational(0n)))).toBe("0");
    expect(text(figure(rational(5n, 2n)))).toBe("2.5");
    expect(text(figure(rational(5n, 2n), 3))).toBe("2.500");
  });

  it.each([
    // 5/32 = 0.15625, which lies on the edge between two roundings.
    ["X ~ B(5, 0.5). Find P(x = 4). Round to four decimal places.", "0.1563"],
    ["X ~ B(6, 0.5). Find P(x = 6). Round to five decimal places.", "0.01563"],
  ])("settle a half exactly: %s", (problem, answer) => {
    expect(solve(problem)).toMatchObject({ status: "solved", answer });
  });
});
