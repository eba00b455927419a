import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Expression, Relation } from "../expression/ast";
import { number } from "../expression/build";
import { rational } from "../expression/rational";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseStatement } from "../parser/parse";
import { checkSolutions, relationHolds } from "./inequality";

const relation = (text: string): Relation => {
  const statement = parseStatement(text);
  if (statement.kind !== "relation") throw new Error(`no relation: ${text}`);
  return statement;
};
const at = (value: bigint): ReadonlyMap<string, Expression> => new Map([["x", number(rational(value))]]);
const spare = () => budget(DEFAULT_LIMITS);
const OPERATORS = ["<", "<=", ">", ">=", "=", "!="] as const;

describe("a relation at a number", () => {
  it.each([
    ["x < 4", 3n, true],
    ["x < 4", 4n, false],
    ["1/x < 4", 0n, false],
    ["\\sqrt{x} > -1", -1n, false],
  ] as const)("%s at %s: %s", (text, value, holds) => {
    expect(relationHolds(relation(text), at(value), spare())).toBe(holds);
  });

  it("is neither true nor false where the sign cannot be told", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OPERATORS),
        fc.constantFrom("\\pi", "e", "\\ln(x)", "\\sin(x)", "2^x"),
        fc.bigInt({ min: 2n, max: 40n }),
        (operator, side, value) => {
          expect(relationHolds(relation(`x ${operator} ${side} + y`), at(value), spare())).toBeNull();
        },
      ),
      { seed: 5, numRuns: 60 },
    );
  });

  it("of which nothing can be told proves and refutes no set", () => {
    const all = { unknown: "x", set: { kind: "intervals", intervals: [] } } as never;
    const found = checkSolutions(relation("x < \\pi"), all, spare());
    expect(found.status).toBe("unchecked");
  });
});
