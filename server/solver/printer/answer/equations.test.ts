import { describe, expect, it } from "vitest";
import type { Expression } from "../../expression/ast";
import { int, negation, number, root } from "../../expression/build";
import { rational } from "../../expression/rational";
import { writeRoots } from "./equations";

const roots = (...found: Expression[]) => ({ kind: "roots" as const, unknown: "x", roots: found });
const five = root(int(5));

describe("solutions", () => {
  it("are put into one with ± where they are exact", () => {
    expect(writeRoots(roots(negation(five), int(0), five), {}).latex).toBe(
      "x = 0 \\text{ or } x = \\pm \\sqrt{5}",
    );
    expect(writeRoots(roots(negation(int(3)), int(3)), {}).latex).toBe("x = -3 \\text{ or } x = 3");
  });

  it("each have their rounded value beside them where decimals are asked for, in both writings", () => {
    expect(writeRoots(roots(negation(five), five), { decimals: 2 })).toEqual({
      latex: "x = -\\sqrt{5} \\approx -2.24 \\text{ or } x = \\sqrt{5} \\approx 2.24",
      text: "x = −√5 ≈ −2.24 or x = √5 ≈ 2.24",
    });
    expect(writeRoots(roots(number(rational(1n, 3n))), { decimals: 3 }).text).toBe("x = 1/3 ≈ 0.333");
    expect(writeRoots(roots(int(2), number(rational(1n, 4n))), { decimals: 2 }).text).toBe(
      "x = 2 or x = 1/4",
    );
  });

  it("are rounded to the figures that are asked for", () => {
    expect(writeRoots(roots(five), { figures: 3 }).text).toBe("x = √5 ≈ 2.24");
    expect(writeRoots(roots(number(rational(1n, 300n))), { figures: 2 }).text).toBe("x = 1/300 ≈ 0.0033");
    expect(writeRoots(roots(number(rational(29999n, 3000n))), { figures: 3 }).text).toBe(
      "x = 29999/3000 ≈ 10.0",
    );
  });

  it("are none, and none that is real where only those are asked for", () => {
    expect(writeRoots(roots(), {}).text).toBe("no solution");
    expect(writeRoots(roots(), { domain: "real" }).text).toBe("no real solution");
  });
});
