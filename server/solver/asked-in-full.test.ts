import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "./solve";

const seeded = { seed: 20261128, numRuns: 25 };
const small = fc.integer({ min: 2, max: 90 });

/** The answer; the status where there is none. */
const answer = (text: string): string => {
  const { status, latex, parts } = solve(text);
  if (parts) return parts.map((part) => part.latex || part.status).join("; ");
  return status === "solved" ? latex : status;
};
const same = (text: string, plain: string) =>
  expect(`${text}: ${answer(text)}`).toBe(`${text}: ${answer(plain)}`);

describe("a share in a sum", () => {
  it("is one of the number behind it, and takes nothing of what stands before", () => {
    const signs = fc.constantFrom("+", "-", "*", "plus", "minus", "times");
    const sign = (word: string) => ({ plus: "+", minus: "-", times: "*" })[word] ?? word;
    fc.assert(
      fc.property(small, small, small, signs, (a, share, whole, word) => {
        same(`${a} ${word} ${share}% of ${whole}`, `${a} ${sign(word)} (${share * whole}/100)`);
        same(`${a} ${word} half of ${2 * whole}`, `${a} ${sign(word)} ${whole}`);
        same(`${a} ${word} two thirds of ${3 * whole}`, `${a} ${sign(word)} ${2 * whole}`);
        same(`work out ${a} ${word} 3/4 of ${4 * whole}`, `${a} ${sign(word)} ${3 * whole}`);
      }),
      seeded,
    );
  });

  it("leaves a fraction of a percent whole", () => {
    fc.assert(
      fc.property(small, (whole) => {
        expect(answer(`1/2% of ${200 * whole}`)).toBe(`${whole}`);
      }),
      seeded,
    );
  });
});

describe("a percentage that divides", () => {
  it("is divided by as a whole, and asked about where the bar may belong to it", () => {
    fc.assert(
      fc.property(small, fc.constantFrom(10, 20, 25, 50), (a, rate) => {
        same(`${a * 100} / ${rate}%`, `${a * 10_000} ÷ ${rate}`);
        expect(answer(`calculate ${a * 100}/${rate}%`)).toBe("ambiguous");
      }),
      seeded,
    );
  });
});

describe("amounts that are calculated with", () => {
  const kinds = [
    ["kg", "g", 1000],
    ["m", "cm", 100],
    ["m", "mm", 1000],
    ["yd", "ft", 3],
    ["km", "m", 1000],
  ] as const;
  it("are no letters, whatever stands between them", () => {
    fc.assert(
      fc.property(small, small, fc.constantFrom(...kinds), (a, b, [large, little, size]) => {
        expect(answer(`${a} ${large} + ${b} ${little}`)).toBe(`${a * size + b}\\text{ ${little}}`);
        expect(answer(`${a} ${large} - ${b} ${little} in ${little}`)).toBe(
          `${a * size - b}\\text{ ${little}}`,
        );
        expect(answer(`${a} kg * ${b} cm`)).not.toMatch(/^\d/);
      }),
      seeded,
    );
  });

  it("of money stay money", () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(answer(`$${a} + $${b}.50`)).toBe(`\\$${a + b}.50`);
        expect(answer(`$${a} * ${b}`)).toBe(`\\$${a * b}`);
        for (const unclear of [`$${a} + ${b}`, `$${a} - ${b}%`]) expect(answer(unclear)).not.toMatch(/\d/);
      }),
      seeded,
    );
  });

  it("leave products of letters alone", () => {
    expect(answer("simplify 3pt + 2pt")).toBe("5pt");
    expect(answer("3ab + 2ab")).toBe("5ab");
  });
});

describe("a letter with several values", () => {
  it("is put in with each of them", () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        fc.pre(a !== b);
        expect(answer(`evaluate 2x + 3 for x = ${a} and x = ${b}`)).toBe(`${2 * a + 3},\\ ${2 * b + 3}`);
      }),
      seeded,
    );
  });

  it("has none beside another letter", () => {
    expect(answer("evaluate x + y for x = 1, y = 2 and x = 3, y = 4")).not.toMatch(/\d/);
  });

  it("is followed from one to the next", () => {
    fc.assert(
      fc.property(small, (a) => {
        expect(answer(`evaluate 3x if x = 2y and y = ${a}`)).toBe(`${6 * a}`);
        expect(answer(`evaluate p + q where p = q + 1 and q = ${a}`)).toBe(`${2 * a + 1}`);
      }),
      seeded,
    );
  });
});

describe("two things that are asked for together", () => {
  it.each(["value", "values"])("its %s is asked for besides", (noun) => {
    for (const thing of ["derivative", "second derivative"])
      expect(answer(`Find the ${thing} of x^3 and its ${noun} at x = 2`)).toBe("unsupported");
    expect(answer("Find the derivative of x^3 at x = 2")).toBe("12");
  });

  it.each([
    ["find the discriminant and solve x^2 - 3x + 2 = 0", /^1$/],
    ["identify the conic 4x^2 - 9y^2 = 36 and find its center", /^\\left\(0, 0\\right\)$/],
    ["find the first and second derivative of x^3", /^6x$/],
    ["the sum of two numbers is 20 and their difference is 4. find their product", /12.*8/],
    ["45 is 30% of a number. what is 60% of the number?", /=/],
  ])("%s has no answer to one of them alone", (text, half) => {
    expect(answer(text)).not.toMatch(half);
  });

  it("are answered in the order in which they are asked for", () => {
    expect(answer("find the perimeter and area of a rectangle 5 by 3")).toBe(
      "\\text{perimeter} = 16,\\ \\text{area} = 15",
    );
    expect(answer("find the area and perimeter of a rectangle 5 by 3")).toBe(
      "\\text{area} = 15,\\ \\text{perimeter} = 16",
    );
  });
});

describe("things that are asked for one after the other", () => {
  const points = fc.tuple(small, small, small, small).filter(([a, , c]) => a !== c);
  it.each([
    "find the slope of the line through P and write its equation",
    "find the slope and the equation of the line through P",
    "what is the slope of the line through P? write its equation.",
    "find the equation of the line through P and find its slope",
  ])("%s has no answer that is one of them", (text) => {
    fc.assert(
      fc.property(points, ([a, b, c, d]) => {
        const found = solve(text.replace("P", `(${a}, ${b}) and (${c}, ${d})`));
        expect(found.status === "solved" ? (found.parts?.length ?? 1) : 2).toBeGreaterThan(1);
      }),
      seeded,
    );
  });

  it("are a value and a derivative of the same function", () => {
    fc.assert(
      fc.property(small, (a) => {
        expect(answer(`find f(${a}) and f'(${a}) for f(x) = x^3`)).toBe(`${a ** 3}; f'(${a}) = ${3 * a * a}`);
      }),
      seeded,
    );
  });

  it("are no slant asymptote among the horizontal and vertical ones", () => {
    fc.assert(
      fc.property(small, (a) => {
        expect(answer(`find the horizontal and vertical asymptotes of f(x) = x - ${a}/x`)).toBe(
          "\\text{none}; x = 0",
        );
        expect(answer(`find the horizontal and vertical asymptotes of f(x) = 1/(x - ${a})`)).toMatch(/y = 0/);
      }),
      seeded,
    );
  });
});

describe("a statement about numbers", () => {
  it("is true or false", () => {
    fc.assert(
      fc.property(small, small, fc.integer({ min: 0, max: 1 }), (a, b, more) => {
        expect(answer(`${a}+${b}=${a + b + more}`)).toBe(more === 0 ? "\\text{True}" : "\\text{False}");
        expect(answer(`is ${a} + ${b} = ${a + b + more} true?`)).toBe(
          more === 0 ? "\\text{True}" : "\\text{False}",
        );
      }),
      seeded,
    );
  });
});

describe("words that may reach further", () => {
  it("are asked about before a product", () => {
    for (const text of ["square root of 16 times 9", "cube of 2 times 3", "square root of 16 divided by 4"])
      expect(answer(text)).toBe("ambiguous");
    expect(answer("half of 10 times 4")).toBe("20");
  });

  it("are asked about behind a result of two numbers", () => {
    for (const [result, power] of [
      ["sum", "squared"],
      ["difference", "cubed"],
      ["product", "squared"],
    ])
      expect(answer(`the ${result} of 12 and 5 ${power}`)).toBe("ambiguous");
    expect(answer("write 0.12 repeating as a fraction")).toBe("ambiguous");
  });
});

describe("a number of times", () => {
  it("is a whole one, with what is left over", () => {
    fc.assert(
      fc.property(small, small, fc.integer({ min: 1, max: 89 }), (times, divisor, rest) => {
        fc.pre(rest < divisor);
        const dividend = times * divisor + rest;
        expect(answer(`how many times does ${divisor} go into ${dividend}?`)).toBe(
          `${times} \\text{ R } ${rest}`,
        );
      }),
      seeded,
    );
  });
});

describe("what is left out of a calculation", () => {
  it("leaves no answer", () => {
    fc.assert(
      fc.property(small, small, fc.constantFrom("+", "-"), (a, b, sign) => {
        expect(answer(`${a} + ${b} ${sign} ...`)).toBe("unsupported");
        expect(answer(`average of ${a} and ${b} plus 5`)).not.toMatch(/\d/);
        expect(answer(`find the derivative of y = ${a}x^2 with respect to t`)).toBe("unsupported");
      }),
      seeded,
    );
  });
});

describe("a unit that is asked for", () => {
  it("is that of the answer, or there is none", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (hours) => {
        expect(answer(`A 200 W bulb runs for ${hours} hours. How much energy in kWh?`)).toMatch(/kWh/);
        expect(answer(`A force of 10 N acts on ${hours} kg. What acceleration in ft/s^2?`)).toMatch(/ft/);
        const strange = `A car travels 30 km in ${hours} hours. What is the speed in cubits per fortnight?`;
        expect(answer(strange)).not.toMatch(/\d/);
        for (const unit of ["knots", "furlongs", "leagues per day", "miles per minute squared"])
          expect(answer(`A car travels 30 km in ${hours} hours. Find its speed in ${unit}.`)).not.toMatch(
            /\d.*km/,
          );
        expect(answer(`A rectangle is 3 m by ${hours} m. Find the area in acres`)).not.toMatch(/\d/);
      }),
      seeded,
    );
  });
});
