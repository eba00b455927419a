import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const RUNS = { seed: 1, numRuns: 60 };
const entry = fc.integer({ min: -9, max: 9 });
const square = (size: number) =>
  fc.array(fc.array(entry, { minLength: size, maxLength: size }), { minLength: size, maxLength: size });
const latexOf = (rows: readonly (readonly number[])[]) =>
  `\\begin{bmatrix} ${rows.map((row) => row.join(" & ")).join(" \\\\ ")} \\end{bmatrix}`;

describe("matrices", () => {
  it.each([
    ["Find the determinant of $\\begin{bmatrix} 2 & 7 \\\\ 1 & 5 \\end{bmatrix}$", "3"],
    [
      "Evaluate the determinant: $\\begin{vmatrix} 1 & 0 & 2 \\\\ 3 & 1 & 0 \\\\ 0 & 4 & 1 \\end{vmatrix}$",
      "25",
    ],
    ["Find the determinant of [[2, 1], [4, 2]]", "0"],
    [
      "Find the inverse of [[2, 1], [5, 3]]",
      latexOf([
        [3, -1],
        [-5, 2],
      ]),
    ],
    [
      "Find the inverse of $A = \\begin{bmatrix} 2 & 0 \\\\ 0 & 4 \\end{bmatrix}$",
      "A^{-1} = \\frac{1}{4}\\begin{bmatrix} 2 & 0 \\\\ 0 & 1 \\end{bmatrix}",
    ],
    ["Find the inverse, if it exists, of [[1, 2], [2, 4]]", "\\text{no inverse}"],
    [
      "Given A = [[1, 2], [3, 4]] and B = [[0, 1], [1, 0]], find AB",
      `AB = ${latexOf([
        [2, 1],
        [4, 3],
      ])}`,
    ],
    [
      "Given A = [[1, 2], [3, 4]] and B = [[0, 1], [1, 0]], find 2A - B",
      `2A - B = ${latexOf([
        [2, 3],
        [5, 8],
      ])}`,
    ],
    ["Given A = [[1, 2], [3, 4]] and B = [[5, 6, 7]], find A + B", "\\text{undefined}"],
    [
      "Find the transpose of [[1, 2, 3], [4, 5, 6]]",
      latexOf([
        [1, 4],
        [2, 5],
        [3, 6],
      ]),
    ],
    [
      "$\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}$ Multiply row 1 by -3 and add to row 2.",
      latexOf([
        [1, 2],
        [0, -2],
      ]),
    ],
    [
      "$\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}$ Interchange rows 1 and 2",
      latexOf([
        [3, 4],
        [1, 2],
      ]),
    ],
    [
      "Write the system of equations as an augmented matrix: $\\begin{cases} 2x = 7 - y \\\\ x + 4y = 9 \\end{cases}$",
      latexOf([
        [2, 1, 7],
        [1, 4, 9],
      ]),
    ],
    [
      "Reduce to reduced row echelon form: [[1, 2, 5], [3, 4, 11]]",
      latexOf([
        [1, 0, 1],
        [0, 1, 2],
      ]),
    ],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "verified" });
  });

  it("names a minor by column letter and row, or by row and column", () => {
    const matrix = "$\\begin{vmatrix} 1 & 2 & 3 \\\\ 4 & 5 & 6 \\\\ 7 & 8 & 10 \\end{vmatrix}$";
    expect(solve(`Find the minor of $b_{3}$ ${matrix}`).latex).toBe("-6");
    expect(solve(`Find the minor $M_{32}$ ${matrix}`).latex).toBe("-6");
    expect(solve(`Find the cofactor $C_{32}$ ${matrix}`).latex).toBe("6");
  });

  it("expands along a row with zeros", () => {
    const { steps } = solve("Find the determinant of [[1, 2, 3], [0, 5, 0], [7, 8, 9]]");
    expect(steps.map(({ rule }) => rule)).toEqual([
      "expand-by-minors",
      "work-out-minors",
      "add-up-determinant",
    ]);
    expect(steps[0]?.title).toContain("second row");
  });

  it("inverts every invertible matrix and says so of the others", () => {
    fc.assert(
      fc.property(square(3), (rows) => {
        const result = solve(`Find the inverse of ${latexOf(rows)}`);
        expect(result.status).toBe("solved");
        expect(result.verification).toBe("verified");
      }),
      RUNS,
    );
  });

  it("gives a product the product of the determinants", () => {
    fc.assert(
      fc.property(
        square(2),
        square(2),
        ([[a = 0, b = 0] = [], [c = 0, d = 0] = []], [[p = 0, q = 0] = [], [r = 0, s = 0] = []]) => {
          const det = (rows: readonly (readonly number[])[]) =>
            Number(solve(`Find the determinant of ${latexOf(rows)}`).latex);
          const both = [
            [a * p + b * r, a * q + b * s],
            [c * p + d * r, c * q + d * s],
          ];
          expect(det(both)).toBe(
            det([
              [a, b],
              [c, d],
            ]) *
              det([
                [p, q],
                [r, s],
              ]) +
              0,
          );
        },
      ),
      RUNS,
    );
  });

  it.each(["Find the determinant of [[1, 2, 3], [4, 5, 6]]", "Find the inverse of [[1, 2], [3]]"])(
    "leaves %s alone",
    (text) => {
      expect(solve(text).latex).toBe("");
    },
  );
});
