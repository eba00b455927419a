import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const BEFORE = ["", "pls ", "hi can u help me with ", "Q7. ", "how do i "];
const AFTER = ["", " pls", " thx", " ??", ", show all steps"];
const small = fc.integer({ min: 2, max: 12 });

interface Question {
  /** Wordings with A, B and C for the numbers. */
  readonly wordings: readonly string[];
  /** What the answer has to be, as LaTeX without spaces; null where the numbers make no such question. */
  readonly answer: (a: number, b: number, c: number) => string | null;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const divisors = (n: number): number[] =>
  Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);

const QUESTIONS: Readonly<Record<string, Question>> = {
  "common factor": {
    wordings: [
      "find the hcf of A and B",
      "whats the GCD of A, B",
      "A and B highest common factor",
      "gcf(A, B)",
    ],
    answer: (a, b) => String(gcd(a, b)),
  },
  "common multiple": {
    wordings: ["lcm of A & B", "whats the least common multiple of A and B", "A, B lowest common multiple"],
    answer: (a, b) => String((a * b) / gcd(a, b)),
  },
  "number of factors": {
    wordings: ["how many factors does A have", "number of factors of A", "how many divisors does A have?"],
    answer: (a) => String(divisors(a).length),
  },
  "percentage of": {
    wordings: ["whats A0% of B00", "find A0 % of B00", "A0 percent of B00", "A0% of B00 =?"],
    answer: (a, b) => (a < 10 ? String(a * b * 10) : null),
  },
  "percentage off": {
    wordings: ["decrease B00 by A%", "B00 decreased by A%", "A% off B00", "reduce B00 by A%"],
    answer: (a, b) => String(b * (100 - a)),
  },
  "percentage on": {
    wordings: ["increase B00 by A%", "B00 increased by A%", "whats B00 after a A% increase"],
    answer: (a, b) => String(b * (100 + a)),
  },
  "percentage change": {
    wordings: ["percentage change from B00 to BA0", "whats the percentage increase from B00 to BA0"],
    answer: (a, b) => (a < 10 && (a * 100) % b === 0 ? `${(a * 10) / b}\\%` : null),
  },
  shares: {
    wordings: ["divide C00 in the ratio A:B", "share £C00 in ratio A:B", "split C00 into the ratio A:B"],
    answer: (a, b, c) =>
      (c * 100) % (a + b) === 0 ? `${(c * 100 * a) / (a + b)},\\${(c * 100 * b) / (a + b)}` : null,
  },
  "direct proportion": {
    wordings: [
      "y is directly proportional to x. y = A when x = 1. find y when x = B",
      "y varies directly as x, when x=1 y=A, whats y if x = B",
    ],
    answer: (a, b) => `y=${a * b}`,
  },
  "next terms": {
    wordings: ["next 2 terms of A, BA, CA", "find the next two terms A, BA, CA, ..."],
    answer: () => null,
  },
  "term of a progression": {
    wordings: [
      "find the 20th term of an arithmetic sequence with first term A and common difference B",
      "the first term of an arithmetic sequence is A and the common difference is B, find the 20th term",
    ],
    answer: (a, b) => `a_{20}=${a + 19 * b}`,
  },
  "sum of natural numbers": {
    wordings: [
      "sum of first A natural numbers",
      "sum of the numbers from 1 to A",
      "find the sum of the first A positive integers",
    ],
    answer: (a) => String((a * (a + 1)) / 2),
  },
  units: {
    wordings: ["how many cm are in A m", "convert A m to cm", "A m in cm", "how many cm r in A m"],
    answer: (a) => `${a * 100}\\text{cm}`,
  },
  binary: {
    wordings: ["convert A from decimal to binary", "A in binary"],
    answer: (a) => a.toString(2),
  },
  "simple interest": {
    wordings: [
      "find the simple interest on $A00 at B% for C years",
      "i invest $A00 at B% simple interest for C years, how much interest do i get",
    ],
    answer: (a, b, c) => `\\$${a * b * c}`,
  },
  "compound interest": {
    wordings: ["$A0000 invested at B% compound interest for 2 years, find the total amount"],
    answer: (a, b) => `\\$${a * (100 + b) ** 2}`,
  },
  "cube root": {
    wordings: ["whats the cube root of A^3", "cube root of A^3"],
    answer: (a) => String(a),
  },
};

const put = (text: string, [a, b, c]: readonly [number, number, number]): string =>
  text.replace(/[ABC](?=\d|\b|[ABC])/g, (letter) => String({ A: a, B: b, C: c }[letter as "A" | "B" | "C"]));

describe("a question about numbers in many wordings", () => {
  for (const [name, { wordings, answer }] of Object.entries(QUESTIONS))
    it(`${name}: is answered, or left alone`, () => {
      let [answered, asked] = [0, 0];
      fc.assert(
        fc.property(
          fc.tuple(small, small, small),
          fc.constantFrom(...wordings),
          fc.constantFrom(...BEFORE),
          fc.constantFrom(...AFTER),
          (numbers, wording, before, after) => {
            const wanted = answer(...numbers);
            if (wanted === null) return;
            const text = before + put(wording, numbers) + after;
            const found = solve(text);
            asked += 1;
            if (found.status !== "solved") return;
            answered += 1;
            expect(`${text}: ${(found.latex ?? "").replace(/\s/g, "")}`).toBe(`${text}: ${wanted}`);
          },
        ),
        { seed: 20261123, numRuns: 40 },
      );
      if (asked > 0) expect(answered / asked, "the share that is answered").toBeGreaterThan(0.85);
    });
});

describe("significant figures", () => {
  it("are those of the rounded number, at any size", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: -6, max: 3 }),
        fc.integer({ min: 1, max: 5 }),
        (digits, power, figures) => {
          const written = (digits * 10 ** power).toFixed(Math.max(0, -power));
          const found = solve(`round ${written} to ${figures} sf`);
          expect(found.status, written).toBe("solved");
          const shown = Number((found.latex ?? "").replace(/ \\times 10\^\{?(-?\d+)\}?/, "e$1"));
          const size = 10 ** (Math.floor(Math.log10(Number(written)) + 1e-12) - figures + 1);
          expect(Math.abs(shown - Number(written))).toBeLessThanOrEqual(size / 2 + 1e-9 * size);
        },
      ),
      { seed: 20261123, numRuns: 60 },
    );
  });

  it.each([
    ["9.996 to 3 sf", "10.0"],
    ["estimate 49.2 × 6.1 by rounding each number to 1 significant figure", "300"],
    ["sqrt(20) to three sig figs", "4.47"],
  ])("%s", (text, wanted) => expect(solve(text).latex).toBe(wanted));

  it("are refused where the method does not round", () => {
    expect(solve("differentiate x^2 to 3 significant figures").status).not.toBe("solved");
  });
});

describe("a word that changes the question", () => {
  it.each([
    "find the hcf of 12 and 18 except 6",
    "60% of a number is 45, find 10% of it",
    "a jacket costs $30 after a 25% discount, what did it cost",
    "sum of first 10 prime numbers",
    "increase 250 by 12% twice",
    "divide 60 in the ratio 2:3 but give ann 5 more",
    "next 3 prime terms 3, 7, 11, 15",
    "25% of 80 apples and 30 pears",
    "common factor of 12 and 18 that is odd",
  ])("is not read over: %s", (text) => expect(solve(text).status).not.toBe("solved"));
});

it.each(["Hi! Can you help me with this? A hill has a height of 5183 feet. Convert the height to miles."])(
  "a word that ends like a fraction makes no fraction of the answer: %s",
  (text) => {
    expect(solve(text)).toMatchObject({ status: "solved", answer: "0.98 miles" });
  },
);

describe("numbers that go on", () => {
  it.each(["...", "…", "\\ldots"])("are not those alone that are written: %s", (dots) => {
    for (const list of [
      `3, 6, 12, ${dots}, 192`,
      `2, 4, ${dots}, 20`,
      `1, 2, ${dots} , 100`,
      `3, 6, 12, ${dots}`,
    ])
      for (const asked of [
        "Find the sum of",
        "Add",
        "Find the total of",
        "What is the product of",
        "Find the mean of",
      ]) {
        const found = solve(`${asked} ${list}.`);
        const written = list.match(/\d+/g)?.map(Number) ?? [];
        const alone = [
          written.reduce((a, b) => a + b, 0),
          written.reduce((a, b) => a * b, 1),
          written.reduce((a, b) => a + b, 0) / written.length,
        ];
        expect(alone.map(String), `${asked} ${list}`).not.toContain(found.latex);
      }
  });
});
