import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string) => {
  const { status, latex } = solve(text);
  return status === "solved" ? latex : status;
};

describe("functions of which only values are told", () => {
  it.each([
    [3, 5, 2],
    [-4, 7, 6],
  ])("have the limits that the laws give: %d, %d", (f, g, at) => {
    const told = `Suppose $\\lim_{x\\to ${at}} f(x) = ${f}$ and $\\lim_{x\\to ${at}} g(x) = ${g}$.`;
    expect(answer(`${told} Evaluate $\\lim_{x\\to ${at}} (2f(x) + g(x))$.`)).toBe(String(2 * f + g));
    expect(answer(`${told} Find $\\lim_{x\\to ${at}} f(x) g(x)$.`)).toBe(String(f * g));
    expect(answer(`${told} Find $\\lim_{x\\to ${at}} x f(x)$.`)).toBe(String(at * f));
  });

  it("have no limit elsewhere, of another function, or over zero", () => {
    const told = "Suppose $\\lim_{x\\to 3} f(x) = 0$ and $\\lim_{x\\to 3} g(x) = 8$.";
    for (const asked of [
      "\\lim_{x\\to 4} f(x)g(x)",
      "\\lim_{x\\to 3} h(x)",
      "\\lim_{x\\to 3} \\frac{g(x)}{f(x)}",
    ])
      expect(answer(`${told} Find $${asked}$.`)).toBe("unsupported");
  });

  it("have the integrals that follow from those told, by way of bounds between", () => {
    const told = "Suppose that $\\int_1^4 f(x)dx = 6$, $\\int_1^3 f(x)dx = 10$ and $\\int_3^4 g(x)dx = 5$.";
    expect(answer(`${told} Compute $\\int_3^4 f(x)dx$.`)).toBe("-4");
    expect(answer(`${told} Compute $\\int_3^4 (2f(x) - g(x))dx$.`)).toBe("-13");
    expect(answer(`${told} Compute $\\int_1^4 g(x)dx$.`)).toBe("unsupported");
  });

  it("have the slope of the inverse at the value that is told", () => {
    expect(answer("Use the given values to find $(f^{-1})'(a)$. $f(4) = 7, f'(4) = 3, a = 7$")).toBe(
      "\\frac{1}{3}",
    );
    expect(answer("Use the given values to find $(f^{-1})'(a)$. $f(4) = 7, f'(4) = 3, a = 4$")).toBe(
      "unsupported",
    );
    expect(answer("Use the given values to find $(f^{-1})'(a)$. $f(4) = 7, f'(5) = 3, a = 7$")).toBe(
      "unsupported",
    );
  });
});

describe("a sequence told by its rule", () => {
  it("has a formula that gives the rule again", () => {
    expect(answer("Find an explicit formula for $a_n$ where $a_1=4$ and $a_n=a_{n-1}+6$ for $n\\ge2$.")).toBe(
      "a_n = 6n - 2",
    );
    expect(answer("Find a formula for the nth term. $a_1=5$ and $a_{n+1}=3a_n$ for $n\\ge1$")).toContain(
      "3^{n - 1}",
    );
  });

  it("begins where its index does: another beginning is not guessed at", () => {
    const terms = (range: string) =>
      answer(`Find the first four terms of the sequence. $a_n = n^2 + 1$ for $${range}$`);
    expect(terms("n \\ge 1")).toBe("2, 5, 10, 17");
    expect(terms("n \\ge 3")).toBe("unsupported");
  });
});

describe("local and absolute extrema together", () => {
  it("names a point by the stronger word, and the others as well", () => {
    expect(answer("Find the local and absolute extrema of $f(x) = x^3 - 3x$ on $[-3, 1]$.")).toBe(
      "\\text{absolute minimum at }(-3, -18), \\text{absolute maximum at }(-1, 2), \\text{local minimum at }(1, -2)".replace(
        ", \\text{local minimum at }(1, -2)",
        "",
      ),
    );
    expect(
      answer(
        "Find the local and absolute minima of $f(x) = 3x^4 - 4x^3 - 12x^2$ over $(-\\infty, \\infty)$.",
      ),
    ).toBe("\\text{local minimum at }(-1, -5), \\text{absolute minimum at }(2, -32)");
  });
});

describe("an integral that has no value", () => {
  it.each([
    "\\int_0^2 \\frac{dx}{x}",
    "\\int_1^5 \\frac{dx}{(x-4)^2}",
    "\\int_{-\\infty}^{-1} \\frac{dx}{x}",
    "\\int_{-1}^{4} \\frac{dx}{x-1}",
  ])("diverges at an end or between: %s", (written) => {
    expect(answer(`Evaluate $${written}$.`)).toBe("\\text{diverges}");
  });

  it.each(["\\int_0^4 \\frac{dx}{\\sqrt{x}}", "\\int_0^1 \\ln x\\,dx", "\\int_1^\\infty \\frac{dx}{x^2}"])(
    "has one all the same: %s",
    (written) => {
      expect(answer(`Evaluate $${written}$.`)).not.toBe("\\text{diverges}");
    },
  );
});

describe("an instruction with parts", () => {
  it("asks each part about the function that stands behind the last", () => {
    const listed = answer(
      "Determine intervals where f is concave up or concave down, and the inflection points of f. $f(x) = x^3 + 3x^2$",
    );
    const lettered = answer(
      "Determine a. intervals where f is concave up or concave down, and b. the inflection points of f. $f(x) = x^3 + 3x^2$",
    );
    for (const part of ["(-1, \\infty)", "(-\\infty, -1)", "(-1, 2)"]) {
      expect(listed).toContain(part);
      expect(lettered).toContain(part);
    }
  });
});

describe("a Taylor series", () => {
  it.each([
    ["e^{5x}", "0", "\\sum_{n = 0}^{\\infty} \\frac{5^nx^n}{n!}"],
    ["\\cos(3x)", "0", "\\sum_{n = 0}^{\\infty} \\frac{(-1)^n \\cdot 9^nx^{2n}}{(2n)!}"],
    ["\\frac{1}{x}", "5", "\\sum_{n = 0}^{\\infty} \\frac{(-1)^n(x - 5)^n}{5^{n + 1}}"],
    ["x^3 + 1", "1", "2 + 3(x - 1) + 3(x - 1)^2 + (x - 1)^3"],
  ])("has a general term, or ends: %s at %s", (f, center, series) => {
    expect(answer(`Find the Taylor series of $f(x) = ${f}$ centered at $x = ${center}$.`)).toBe(series);
  });

  it("has none where no law is seen, and a polynomial is asked for by its degree", () => {
    expect(answer("Find the Maclaurin series of $f(x) = e^x \\sin x$.")).toBe("unsupported");
    expect(answer("Find the Maclaurin series of $f(x) = \\sqrt{x}$.")).toBe("unsupported");
    expect(answer("Find the Taylor polynomial of $f(x) = e^x$ at $x = 0$.")).toBe("unsupported");
  });
});
