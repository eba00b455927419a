import { describe, expect, it } from "vitest";
import type { RealSet } from "../expression/real-set";
import type { AnswerValue } from "../types";
import { DOMAIN } from "./domain";
import { DOMAIN_AND_RANGE } from "./domain-and-range";
import { RANGE } from "./range";
import { between, refusedClaims } from "./testing";

const set = (unknown: string, all: RealSet): AnswerValue => ({ kind: "set", unknown, set: all });
const ROOT = "Find the domain of $f(x) = \\sqrt{2x - 8}$";
const fromFour = between("4", "", [true, false]);

describe("the check of a domain", () => {
  it.each([
    ["nothing of the right set", "x", fromFour, []],
    ["another letter", "q", fromFour, ["unknown"]],
    ["an open end", "x", between("4", "", [false, false]), ["set"]],
    ["another end", "x", between("5", "", [true, false]), ["set"]],
    ["every number", "x", between("", "", [false, false]), ["set"]],
  ])("refuses %s", (_, unknown, all, claims) => {
    expect(refusedClaims(DOMAIN, ROOT, set(unknown, all))).toEqual(claims);
  });
});

describe("the check of a range", () => {
  it.each([
    ["a wave", "Find the range of $f(x) = 3\\sin(x) + 1$", between("-2", "4", [true, true])],
    ["growth", "Find the range of $f(x) = 2^x - 3$", between("-3", "", [false, false])],
    ["a bend", "Find the range of $f(x) = |x - \\frac{1}{3}| + 4$", between("4", "", [true, false])],
    ["a root", "What is the range of $g(x) = 3 - 2\\sqrt{x + 1}$?", between("", "3", [false, true])],
    ["a parabola", "Find the range of $f(x) = x^2 - 6x + 1$", between("-8", "", [true, false])],
  ])("accepts the values of %s, and refuses other ends and letters", (_, text, all) => {
    expect(refusedClaims(RANGE, text, set("y", all))).toEqual([]);
    expect(refusedClaims(RANGE, text, set("x", all))).toEqual(["unknown"]);
    expect(refusedClaims(RANGE, text, set("y", between("", "", [false, false])))).toEqual(["set"]);
    expect(refusedClaims(RANGE, text, set("y", between("0", "1", [true, true])))).toEqual(["set"]);
  });

  it("refuses an end that is taken and left out, and a value that is left out between", () => {
    const bend = "Find the range of $f(x) = |x - 2| + 4$";
    expect(refusedClaims(RANGE, bend, set("y", between("4", "", [false, false])))).toEqual(["set"]);
    const pole = "Find the range of $f(x) = \\frac{5}{x - 1} + 2$";
    expect(refusedClaims(RANGE, pole, set("y", between("", "", [false, false])))).toEqual(["set"]);
  });
});

describe("the check of a domain and a range", () => {
  const text = "State the domain and the range of $g(x)=\\sqrt{x+5}-4$.";
  const inputs = { name: "domain", unknown: "x", set: between("-5", "", [true, false]) };
  const outputs = { name: "range", unknown: "y", set: between("-4", "", [true, false]) };
  it.each([
    ["nothing of the right ones", [inputs, outputs], []],
    ["swapped names", [{ ...inputs, name: "range" }, outputs], ["names"]],
    ["another letter", [inputs, { ...outputs, unknown: "x" }], ["unknowns"]],
    ["a wrong range", [inputs, { ...outputs, set: inputs.set }], ["sets"]],
  ])("refuses %s", (_, sets, claims) => {
    expect(refusedClaims(DOMAIN_AND_RANGE, text, { kind: "named-sets", sets })).toEqual(claims);
  });
});
