import { describe, expect, it } from "vitest";
import { int } from "../expression/build";
import { ALL_REALS } from "../expression/real-set";
import { budget, DEFAULT_LIMITS } from "../limits";
import { readProblem } from "../problem/read";
import type { AnswerValue } from "../types";
import { workProblem } from "../work";
import { verifyValue } from "./verify";

/** What the verification says of the engine's own answer to a problem after a change. */
function statusAfter(text: string, change: (value: AnswerValue) => AnswerValue): string {
  const read = readProblem(text, DEFAULT_LIMITS);
  const worked = read.ok ? workProblem(read.problem, budget(DEFAULT_LIMITS)) : null;
  if (!read.ok || !worked) throw new Error(`not worked: ${text}`);
  return verifyValue(read.problem, change(worked.answer.value), budget(DEFAULT_LIMITS)).status;
}

type Kind<Name extends AnswerValue["kind"]> = Extract<AnswerValue, { readonly kind: Name }>;

const KIND = "Classify the equation as an identity or a contradiction: 2x + 1 = 7";
const EXTREMA = "Find the local extrema of f(x) = x^3 - 12x";
const INFLECTION = "Find the point of inflection of $f(x) = x^3 - 6x^2$";
const ROOT = "Find the inverse of the function $f(x) = \\sqrt{x - 6}$";
const LINEAR = "Find the inverse of f(x) = 2x + 6";
const LIKE = "Identify all sets of like terms: $5a, b^2, 7a, 3, 2b^2, 8$";
const PARABOLA = "Graph $y = x^2 - 4x + 3$";
const FRACTION = "Graph $f(x) = \\frac{x + 1}{x - 2}$";
const HOLE = "Graph $f(x) = \\frac{x^2 - 9}{x - 3}$";

const same = (value: AnswerValue): AnswerValue => value;

describe("fields that are shown", () => {
  it.each([KIND, EXTREMA, INFLECTION, ROOT, LINEAR, LIKE, PARABOLA, FRACTION, HOLE])(
    "are right in the engine's own answer: %s",
    (text) => {
      expect(statusAfter(text, same)).not.toBe("refuted");
    },
  );

  it("are refused where the solutions beside the kind of an equation are others", () => {
    const roots: AnswerValue = { kind: "roots", unknown: "x", roots: [int(4)] };
    expect(statusAfter(KIND, (value) => ({ ...(value as Kind<"word">), solutions: roots }))).toBe("refuted");
    const all: AnswerValue = { kind: "all", unknown: "x" };
    expect(statusAfter(KIND, (value) => ({ ...(value as Kind<"word">), solutions: all }))).toBe("refuted");
  });

  it("are refused where a maximum is called a minimum, or a point has no name", () => {
    const renamed = (names: readonly string[] | undefined) => (value: AnswerValue) =>
      ({ ...(value as Kind<"points">), pointNames: names }) as AnswerValue;
    expect(statusAfter(EXTREMA, renamed(["local minimum", "local maximum"]))).toBe("refuted");
    expect(statusAfter(EXTREMA, renamed(["local maximum"]))).toBe("refuted");
    expect(statusAfter(EXTREMA, renamed(undefined))).toBe("refuted");
    expect(statusAfter(INFLECTION, renamed(["local maximum"]))).toBe("refuted");
  });

  it("are refused where an inverse takes numbers that do not come back, or not all that do", () => {
    const on = (set: Kind<"set">["set"] | undefined) => (value: AnswerValue) =>
      ({ ...(value as Kind<"expression">), on: set }) as AnswerValue;
    expect(statusAfter(ROOT, on(undefined))).toBe("refuted");
    expect(statusAfter(ROOT, on(ALL_REALS))).toBe("refuted");
    const above = { low: { value: int(3), closed: true }, high: { value: null, closed: false } };
    expect(statusAfter(ROOT, on([above]))).toBe("refuted");
    expect(statusAfter(LINEAR, on([above]))).toBe("refuted");
  });

  it("are refused where terms stand in another group", () => {
    const regrouped = (change: (groups: Kind<"groups">["groups"]) => Kind<"groups">["groups"]) =>
      statusAfter(LIKE, (value) => ({ kind: "groups", groups: change((value as Kind<"groups">).groups) }));
    expect(regrouped((groups) => [groups.flat()])).toBe("refuted");
    expect(regrouped((groups) => groups.slice(1))).toBe("refuted");
    expect(regrouped(([first, ...others]) => [...(first ?? []).map((term) => [term]), ...others])).toBe(
      "refuted",
    );
  });

  it.each([PARABOLA, FRACTION, HOLE])(
    "are refused where a part of a drawing is wrong or missing: %s",
    (text) => {
      const changed = (change: (parts: Kind<"parts">["parts"]) => Kind<"parts">["parts"]) =>
        statusAfter(text, (value) => ({ kind: "parts", parts: change((value as Kind<"parts">).parts) }));
      expect(changed((parts) => parts.map((part) => ({ ...part, name: "summit" })))).toBe("refuted");
      expect(
        changed((parts) => parts.map((part, i) => (i === 0 ? { ...part, name: "y-intercept" } : part))),
      ).toBe("refuted");
      if (text !== PARABOLA) expect(changed((parts) => parts.slice(1))).toBe("refuted");
      expect(changed((parts) => [...parts, ...parts.slice(0, 1)])).toBe("refuted");
    },
  );

  it("are refused where a number is of a kind that there is none of", () => {
    const word = (said: string) => (): AnswerValue => ({ kind: "word", word: said });
    const text = "Is $\\sqrt{-49}$ a real number?";
    expect(statusAfter(text, word("not a real number"))).toBe("verified");
    expect(statusAfter(text, word("banana"))).toBe("refuted");
    expect(statusAfter("Is $\\sqrt{49}$ a real number?", word("banana"))).toBe("refuted");
  });
});
