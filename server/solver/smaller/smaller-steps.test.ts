import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnOf } from "@/server/testing/drawn";
import { checkWorking } from "../check/check";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { unitsOf } from "../ledger";
import { solve } from "../solve";
import { PROBLEMS } from "../verify/gate/problems";
import { linesBetween } from "./lines-between";
import { parsed } from "./parsed";
import { withSmaller } from "./with-smaller";

/** The steps of a problem, each with the line before it. */
function opened(problem: string) {
  const { steps, read } = withSmaller(solve(problem), linesBetween);
  return steps.map((step, at) => ({
    step,
    before: steps[at - 1]?.latex ?? read.latex,
    smaller: step.smaller ?? [],
  }));
}

const smallerOf = (problem: string) =>
  opened(problem).flatMap(({ smaller }) => (smaller.length > 0 ? [smaller.map(({ latex }) => latex)] : []));

describe("smaller steps", () => {
  it.each<[string, string, readonly string[]]>([
    ["what is done to both sides", "3x + 4 = 19", ["3x + 4 - 4 = 19 - 4", "3x = 19 - 4", "3x = 15"]],
    [
      "the sides changing places",
      "84 = -21x",
      ["\\frac{-21x}{-21} = \\frac{84}{-21}", "x = \\frac{84}{-21}", "x = -4"],
    ],
    ["everything on one side", "x^2 + 3x = 40", ["x^2 + 3x - 40 = 40 - 40", "x^2 + 3x - 40 = 0"]],
    ["a factor and each term of a bracket", "3(x - 2) = 12", ["3x - 3 \\cdot 2 = 12", "3x - 6 = 12"]],
    ["numbers before the same letters", "3a + 2b - a + 5b", ["(3 - 1)a + (2 + 5)b", "2a + 7b"]],
    ["one part after the other", "5^2 - 6^2", ["25 - 6^2", "25 - 36"]],
    ["what a top and a bottom share", "12/36", ["\\frac{12}{3 \\cdot 12}", "\\frac{1}{3}"]],
    ["tens and units", "6*14 + 3", ["6 \\cdot 10 + 6 \\cdot 4 + 3", "60 + 24 + 3", "84 + 3"]],
    [
      "fractions over one bottom",
      "3/4 + 5/6",
      ["\\frac{3 \\cdot 3}{4 \\cdot 3} + \\frac{5 \\cdot 2}{6 \\cdot 2}", "\\frac{9 + 10}{12}"],
    ],
    [
      "the numbers for the formula",
      "2x^2 - 5x - 1 = 0",
      [
        "a = 2,\\; b = -5,\\; c = -1",
        "x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}",
        "x = \\frac{-(-5) \\pm \\sqrt{(-5)^2 - 4 \\cdot 2 \\cdot (-1)}}{2 \\cdot 2}",
      ],
    ],
    [
      "what the letters of a rule stand for",
      "derivative of x^2 sin x",
      [
        "u = x^2,\\quad v = \\sin(x)",
        "(uv)' = u'v + uv'",
        "\\frac{d}{dx}\\left[x^2\\right]\\sin(x) + x^2\\frac{d}{dx}\\left[\\sin(x)\\right]",
      ],
    ],
    ["per cent", "15% of 80", ["\\frac{15}{100} \\cdot 80", "0.15 \\cdot 80"]],
    [
      "an angle seen from half a turn",
      "cos(5pi/4)",
      ["\\cos\\left(\\pi + \\frac{\\pi}{4}\\right)", "-\\cos\\left(\\frac{\\pi}{4}\\right)"],
    ],
    [
      "degrees as they were written",
      "sin(120°)",
      ["\\sin(180^{\\circ} - 60^{\\circ})", "\\sin(60^{\\circ})"],
    ],
    [
      "one place of a quotient after the other",
      "What is the remainder when 925 is divided by 8?",
      ["925 = 100 \\cdot 8 + 125", "125 = 10 \\cdot 8 + 45", "45 = 5 \\cdot 8 + 5", "925 = 115 \\cdot 8 + 5"],
    ],
    [
      "one prime after the other",
      "Find the prime factorization of 24",
      ["2 \\cdot 12", "2 \\cdot 2 \\cdot 6", "2 \\cdot 2 \\cdot 2 \\cdot 3"],
    ],
    [
      "the places of a letter",
      "If f(x) = x^2 - 3x, find f(4).",
      ["\\square ^2 - 3\\square ", "4^2 - 3 \\cdot 4"],
    ],
    [
      "each bound by itself",
      "Evaluate the integral $\\int_1^3 x^2 dx$",
      ["\\frac{3^3}{3}", "\\frac{1^3}{3}", "\\frac{3^3}{3} - \\frac{1^3}{3}"],
    ],
    [
      "an equation multiplied",
      "2x + 3y = 12, x - y = 1",
      ["2 \\cdot (x - y) = 2 \\cdot 1", "\\begin{cases} 2x + 3y = 12 \\\\ 2x - 2y = 2 \\end{cases}"],
    ],
  ])("show %s", (_, problem, lines) => {
    expect(smallerOf(problem)).toContainEqual(lines);
  });

  it("turn the sign where the step does", () => {
    expect(smallerOf("7 - 3x < 22").at(-1)?.[0]).toMatch(/^\\frac\{-3x\}\{-3\} > \\frac\{15\}\{-3\}$/);
  });

  it("follow from the problem and lead to the step, whatever the numbers", () => {
    const whole = fc.integer({ min: -9, max: 9 }).filter((each) => each !== 0);
    fc.assert(
      fc.property(whole, whole, whole, whole, (a, b, c, d) => {
        fc.pre(a !== d);
        for (const problem of [`${a}x + (${b}) = ${c} + (${d})x`, `${a}(x + (${b})) = ${c} + (${d})x`]) {
          const lines = opened(problem).flatMap(({ step, smaller }) =>
            smaller.length > 0 ? smaller.map(({ latex }) => latex) : [step.latex],
          );
          const verdicts = checkWorking(problem, lines).lines.map(({ verdict }) => verdict);
          expect([problem, lines, verdicts.filter((verdict) => verdict !== "follows")]).toEqual([
            problem,
            lines,
            [],
          ]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("say of each equation of a story which of its facts it is", () => {
    const [first] = opened("Mia is 5 years older than Leo. Together they are 31. How old are they?").flatMap(
      ({ step, smaller }) => (step.rule === "write-conditions" ? [smaller] : []),
    );
    expect(first?.map(({ latex }) => latex)).toEqual([
      "x = y + 5",
      "\\begin{cases} x = y + 5 \\\\ x + y = 31 \\end{cases}",
    ]);
    expect(new Set(first?.map(({ why }) => why)).size).toBe(2);
  });

  it("say of a story's calculation which fact each number is from", () => {
    const facts = [
      {
        who: "Ada",
        what: "has 30 beads",
        when: "",
        sentence: "Ada has 30 beads.",
        said: "",
        span: { start: 0, end: 0 },
      },
      {
        who: "Ada",
        what: "loses 12",
        when: "",
        sentence: "Ada loses 12 beads.",
        said: "",
        span: { start: 0, end: 0 },
      },
    ];
    const step = { rule: "write-calculation", title: "Write the calculation.", latex: "30 - 12" };
    expect(linesBetween("", step, facts)).toEqual([
      { latex: "30", why: "Ada has 30 beads." },
      { latex: "30 - 12", why: "Ada loses 12 beads." },
    ]);
    expect(linesBetween("", { ...step, latex: "30 - 7" }, facts)).toEqual([]);
  });

  it("come to the same value for every angle of which it is known", () => {
    const angle = fc.tuple(
      fc.constantFrom("sin", "cos"),
      fc.integer({ min: -24, max: 24 }),
      fc.constantFrom(30, 45),
    );
    fc.assert(
      fc.property(angle, ([name, times, size]) => {
        const degrees = times * size;
        const value =
          name === "sin" ? Math.sin((degrees * Math.PI) / 180) : Math.cos((degrees * Math.PI) / 180);
        for (const { smaller } of opened(`${name}(${degrees}°)`))
          for (const { latex } of smaller) {
            const line = parsed(latex);
            const worth =
              line && line.kind !== "relation" ? evaluateComplex(line, new Map())?.re : Number.NaN;
            expect(worth, `${degrees}: ${latex}`).toBeCloseTo(value, 9);
          }
      }),
      { numRuns: 40 },
    );
  });

  it("are none where a line says several things, and where the step is of another value than the line before", () => {
    const step = { rule: "move-constant", title: "Take $2$ from both sides.", latex: "x = 1", why: "" };
    expect(linesBetween("x = 1 \\text{ or } x = 2", step)).toEqual([]);
    expect(linesBetween("x + 2", step)).toEqual([]);
    const powers = { rule: "power", title: "Work out the powers.", latex: "4 \\cdot 3", why: "" };
    expect(linesBetween("3^2 - 1", powers)).toEqual([]);
  });

  it("never say that a number is rounded to the nearest where it is not", () => {
    const step = { rule: "round-answer", title: "Round down to a whole number.", latex: "11" };
    expect(linesBetween("n = \\frac{2000}{171}", step)).toEqual([]);
    expect(linesBetween("n = \\frac{2000}{171}", { ...step, latex: "12" })).toHaveLength(2);
  });

  it("cost no more than their own share of work, however long the problem", () => {
    const long = Array.from({ length: 60 }, (_, at) => `${at + 2}x`).join(" + ");
    const result = solve(`${long} = 5`);
    expect(unitsOf(() => withSmaller(result, linesBetween))).toBeLessThanOrEqual(60_000);
  });
});

describe("every step", () => {
  const families = Object.entries(PROBLEMS).map(
    ([task, problems]) => [task, drawnOf(problems).slice(0, 4)] as const,
  );

  it.each(families)(
    "of %s has a reason of its own, and opens into two smaller ones at least or none",
    (_, problems) => {
      for (const problem of problems)
        for (const { step, before, smaller } of opened(problem)) {
          const where = `${problem}: ${step.title}`;
          expect(step.why.trim(), where).not.toBe("");
          expect(step.why, where).not.toBe(step.title);
          if (smaller.length === 0) continue;
          expect(smaller.length, where).toBeGreaterThanOrEqual(2);
          expect(smaller.at(-1)?.latex, where).toBe(step.latex);
          expect(
            smaller.every(({ why }) => why.trim() !== ""),
            where,
          ).toBe(true);
          const lines = new Set(smaller.map(({ latex }) => latex));
          expect(lines.size, where).toBe(smaller.length);
          expect(lines.has(before), where).toBe(before === step.latex);
        }
    },
  );
});
