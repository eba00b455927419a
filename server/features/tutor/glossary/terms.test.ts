import { describe, expect, it } from "vitest";
import { solve } from "@/server/solver/solve";
import { termsIn } from "./find-terms";
import { TERMS } from "./terms";

describe("the glossary", () => {
  it("has about 200 terms, and no name twice", () => {
    const names = TERMS.flatMap((term) => term.names);
    expect(TERMS.length).toBeGreaterThanOrEqual(200);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("shows each term at work, once", () => {
    for (const { names, example, shown } of TERMS)
      expect([names[0], (example === undefined) !== (shown === undefined)]).toEqual([names[0], true]);
  });

  it.each(TERMS.flatMap(({ names, example = "" }) => (example === "" ? [] : [[names[0], example] as const])))(
    "%s: the engine works and checks its example",
    (_name, example) => {
      const { status, verification } = solve(example);
      expect({ status, isChecked: verification !== "unchecked" }).toEqual({
        status: "solved",
        isChecked: true,
      });
    },
  );

  it("says each term in two sentences of its own at most", () => {
    for (const { names, text } of TERMS) expect([names[0], text.length < 160]).toEqual([names[0], true]);
  });
});

describe("the terms in a question", () => {
  it.each([
    ["what is a coefficient", ["coefficient"]],
    ["what does mean mean", ["mean"]],
    ["define prime number", ["prime number"]],
    ["difference between mean and median", ["mean", "median"]],
    ["what is a coeficient", ["coefficient"]],
    ["whats a hypotenus", ["hypotenuse"]],
    ["que es un coeficiente", ["coefficient"]],
    ["what does hypotenuse mean", ["hypotenuse"]],
    ["what do you mean", []],
    ["what is the binomial theorem", ["binomial theorem"]],
    ["explain the unit circle", ["unit circle"]],
    ["whats lhopitals rule", ["lhopitals rule"]],
    ["what is a binomial", ["binomial"]],
  ])("%s", (text, ids) => expect(termsIn(text.split(" ")).ids).toEqual(ids));

  it("are found with any one neighbouring pair of letters swapped", () => {
    const long = TERMS.map(({ names }) => names[0] as string).filter((name) => /^[a-z]{8,}$/.test(name));
    const swapped = long.map((name) => [name, name.slice(0, 3) + name[4] + name[3] + name.slice(5)] as const);
    const missed = swapped.filter(([name, typed]) => !termsIn(["whats", typed]).ids.includes(name));
    expect(missed).toEqual([]);
  });
});
