import { describe, expect, it } from "vitest";
import { SEQUENCE } from "./sequence";
import { SERIES } from "./series";
import { expression, list, refusedClaims, relation, word } from "./testing";

const TERMS = "Write the first five terms of the sequence whose general term is $a_n = 4n - 9$.";
const RULE = "Write a recursive formula for the sequence: $3, 4, 6, 9, 13, \\ldots$";
const FORMULA = "What is the k'th term of 4, 11, 22, 37, 56?";
const KIND = "Determine if the sequence is arithmetic, geometric, or neither: $4, 8, 12, 16, \\ldots$";
const STEP =
  "Determine whether the sequence is geometric. If so, find the common ratio. $2, 6, 18, 60, \\ldots$";
const ENDLESS = "Find the sum of the infinite geometric series: $18 - 6 + 2 - \\frac{2}{3} + \\ldots$";
const SUM = "Find the sum of the first 20 terms of the arithmetic sequence: $3, 7, 11, 15, \\ldots$";

describe("the check of an answer about a sequence", () => {
  it.each([
    ["the terms asked for", TERMS, list("-5", "-1", "3", "7", "11"), []],
    ["a wrong term", TERMS, list("-5", "-1", "3", "8", "11"), ["items"]],
    ["a term too few", TERMS, list("-5", "-1", "3", "7"), ["complete"]],
    ["a term too many", TERMS, list("-5", "-1", "3", "7", "11", "15"), ["order"]],
    ["a formula", FORMULA, relation("a_k = 2k^2 + k + 1"), []],
    ["a formula that is no equation", FORMULA, relation("a_k < 2k^2 + k + 1"), ["relation"]],
    ["a formula of another letter", FORMULA, relation("b_k = 2k^2 + k + 1"), ["relation"]],
    ["a formula with wrong terms", FORMULA, relation("a_k = 2k^2 + k + 2"), ["relation"]],
    ["an unreduced formula", FORMULA, relation("a_k = \\frac{4k^2 + 2k + 2}{2}"), ["form"]],
    ["another kind", KIND, word("geometric"), ["word"]],
    ["a word for the kind", KIND, word("arithmetic"), []],
    ["no word at all", KIND, word("banana"), ["word"]],
    ["that there is no step", STEP, word("not geometric"), []],
    ["that another step is missing", STEP, word("not arithmetic"), ["word"]],
    ["a wrong sum", SUM, expression("821"), ["value"]],
    ["an unreduced sum", SUM, expression("\\frac{1640}{2}"), ["form"]],
    ["an endless sum", ENDLESS, expression("\\frac{27}{2}"), []],
    ["another endless sum", ENDLESS, expression("14"), ["value"]],
    ["none where there is a sum", ENDLESS, word("does not exist"), ["word"]],
    ["a list where a sum is asked for", SUM, list("1", "2"), ["items", "complete", "order"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(SEQUENCE, text, answer)).toEqual(claims);
  });

  it("wants as many first terms as a rule reaches back", () => {
    const rule = { kind: "sum", terms: [{ kind: "symbol", name: "a_n-1" }] } as const;
    const before = { kind: "symbol", name: "a_n-1" } as const;
    const next = {
      kind: "sum",
      terms: [before, { kind: "symbol", name: "n" }, { kind: "negation", operand: one }],
    } as const;
    const number = (n: bigint) => ({ kind: "number", value: { n, d: 1n } }) as const;
    const start = number(3n);
    const answer = (...items: readonly (typeof start | typeof next | typeof rule)[]) =>
      refusedClaims(SEQUENCE, RULE, { kind: "list", items, ordered: true });
    expect(answer(start, next)).toEqual([]);
    expect(answer(next)).toEqual(["complete"]);
    expect(answer(start, rule)).toEqual(["items"]);
    expect(answer(start, number(4n), next)).toEqual(["order"]);
  });
});

const one = { kind: "number", value: { n: 1n, d: 1n } } as const;

describe("the check of a sum in sigma notation", () => {
  const finite = "Find the sum: $\\sum_{k=1}^{4} (5k - 2)$";
  const endless =
    "Find the sum, if it exists: $\\sum_{k=1}^{\\infty} 5 \\cdot \\left(\\frac{1}{6}\\right)^{k-1}$";
  const growing = "Find the sum, if it exists: $\\sum_{k=1}^{\\infty} 2 \\cdot 3^{k-1}$";
  it.each([
    ["a sum", finite, expression("42"), []],
    ["another sum", finite, expression("43"), ["value"]],
    ["an unreduced sum", finite, expression("\\frac{84}{2}"), ["form"]],
    ["none where there is one", finite, word("does not exist"), ["word"]],
    ["an endless sum", endless, expression("6"), []],
    ["another endless sum", endless, expression("5"), ["value"]],
    ["that there is none", growing, word("does not exist"), []],
    ["another word", growing, word("banana"), ["word"]],
    ["a number where there is none", growing, expression("-1"), ["value"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(SERIES, text, answer)).toEqual(claims);
  });
});
