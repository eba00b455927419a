import { describe, expect, it } from "vitest";
import { formulaCost } from "@/server/typeset/formula-cost";
import { FORMULA_COST_MAX, SLICE_COST } from "@/server/typeset/limits";
import { isSet, setLatex } from "@/server/typeset/set-latex";
import { ownTypesetter } from "./typesetter-of-server";

const formulas = Array.from({ length: 400 }, (_, n) => `\\frac{${n}}{x_{${n}}} + \\sqrt{${n}y}`);

describe("formulas in the markup of a page", () => {
  it("are set a slice at a time, and others have turns in between", async () => {
    const set = formulas.map((latex) => ownTypesetter?.(latex, false));
    const waiting = set.filter((one) => typeof one !== "string");
    expect(typeof set[0]).toBe("string");
    expect(waiting.length).toBeGreaterThan(200);
    const perTurn: number[] = [];
    let isWaiting = true;
    let cost = 0;
    const countTurn = () => {
      perTurn.push(cost);
      cost = 0;
      if (isWaiting) setImmediate(countTurn);
    };
    setImmediate(countTurn);
    const html = await Promise.all(
      set.map(async (one, at) => {
        const markup = await one;
        if (typeof one !== "string") cost += formulaCost(formulas[at] ?? "");
        return markup;
      }),
    );
    isWaiting = false;
    expect(perTurn.length).toBeGreaterThan(10);
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(SLICE_COST + FORMULA_COST_MAX);
    expect(html).toEqual(formulas.map((latex) => setLatex(latex, false)));
  });

  it("wait for nobody when they have been set lately, or are shown as they were written", () => {
    setLatex("x + 1", true);
    expect(isSet("x + 1", true)).toBe(true);
    expect(typeof ownTypesetter?.("x + 1", true)).toBe("string");
    for (let count = 0; count < 500; count += 1)
      expect(typeof ownTypesetter?.(`\\def\\a{${count}}`, true)).toBe("string");
  });
});
