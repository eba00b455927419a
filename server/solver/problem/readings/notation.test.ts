import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const small = fc.integer({ min: 2, max: 40 });
const digit = fc.integer({ min: 1, max: 9 });
/** A whole number and one digit after it. */
const decimal = fc.tuple(small, digit);
const seed = { seed: 20261123, numRuns: 40 };

/** What both writings come to is the same. */
const agree = (text: string, plain: string) => {
  const [found, wanted] = [solve(text), solve(plain)];
  expect(wanted.status, plain).toBe("solved");
  expect(`${text}: ${found.latex}`).toBe(`${text}: ${wanted.latex}`);
};

describe("a decimal comma", () => {
  const WRITINGS: readonly ((a: string, b: string) => string)[] = [
    (a, b) => `${a} + ${b}`,
    (a, b) => `work out ${a} * ${b}`,
    (a, b) => `${a}x = ${b}`,
    (a, b) => `solve ${a}x - 3 = ${b}`,
    (a, b) => `calculate ${a} - ${b}`,
    (a) => `round ${a} to the nearest whole number`,
    (a) => `write ${a} as a fraction`,
    (a) => `20% of ${a}`,
  ];
  it("is read where the text shows it, as the point would be", () => {
    fc.assert(
      fc.property(fc.constantFrom(...WRITINGS), decimal, decimal, (write, first, second) => {
        agree(write(first.join(","), second.join(",")), write(first.join("."), second.join(".")));
      }),
      seed,
    );
  });

  it("is never read into a list, a point or a large number", () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        agree(`find the lcm of ${a},${b}`, `find the lcm of ${a} and ${b}`);
        agree(`midpoint of (${a},${b}) and (1,2)`, `midpoint of (${a}, ${b}) and (1, 2)`);
        agree(`solve sin x = 1 on [0,2\\pi)`, `solve sin x = 1 on [0, 2\\pi)`);
        agree(`${a},250 + 1`, `${a}250 + 1`);
      }),
      seed,
    );
  });

  it("is asked for where other decimals have one and the digits could be grouped", () => {
    expect(solve("0,5 + 1,234").status).toBe("ambiguous");
  });

  it("parts equations as well as numbers", () => {
    agree("x + y = 3,2x - y = 3", "x + y = 3 and 2x - y = 3");
  });
});

describe("digits of another script", () => {
  it.each(["-", "−", "–"])("a power of ten by a letter has its sign, however it is typed: %s", (sign) => {
    expect(solve(`3.2e5 * 2.5e${sign}3`).latex).toBe("800");
    expect(solve(`3.2e5 · 2e${sign}3`).latex).toBe("640");
  });

  const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10, 0xe50];
  it("stand for the same numbers", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZEROS), small, small, (zero, a, b) => {
        const written = (value: number) =>
          [...String(value)].map((each) => String.fromCodePoint(zero + Number(each))).join("");
        agree(`${written(a)} + ${written(b)}`, `${a} + ${b}`);
      }),
      seed,
    );
  });
});

describe("colons between more than two numbers", () => {
  it.each(["2:4:6", "simplify 2:4:6", "find the simplest form of 4 : 6 : 8", "12:18:24 as a number"])(
    "never divide: %s",
    (text) => {
      expect(solve(text).status).toBe("unsupported");
    },
  );

  it.each([
    ["Divide 60 in the ratio 1:2:3", "10,\\ 20,\\ 30"],
    ["6:3", "2"],
  ])("tell shares, and between two numbers they divide: %s", (text, answer) => {
    expect(solve(text).latex).toBe(answer);
  });
});

describe("names of functions in other countries", () => {
  it.each([
    ["sen(30°)", "sin(30°)"],
    ["tg 45°", "tan 45°"],
    ["derivative of sen x", "derivative of sin x"],
    ["\\sen(60°)", "\\sin(60°)"],
  ])("%s", (text, plain) => agree(text, plain));
});

describe("a question in another language", () => {
  const QUESTIONS: readonly (readonly [string, string])[] = [
    ["Resuelve la ecuación Ax + B = C", "Solve Ax + B = C"],
    ["calcula el A% de B", "calculate A% of B"],
    ["halla el máximo común divisor de A y B", "find the gcd of A and B"],
    ["cuánto es A + B por favor", "what is A + B"],
    ["Résoudre l'équation Ax + B = C", "Solve Ax + B = C"],
    ["Calculer le pgcd de A et B", "find the gcd of A and B"],
    ["combien fait A + B", "what is A + B"],
    ["Développer (x + A)(x - B)", "Expand (x + A)(x - B)"],
    ["Löse die Gleichung Ax + B = C nach x auf", "Solve Ax + B = C"],
    ["Berechne A : B", "calculate A / B"],
    ["Bestimme das kgV von A und B", "find the lcm of A and B"],
    ["Vereinfache Ax + Bx", "Simplify Ax + Bx"],
    ["Resolva a equação Ax + B = C", "Solve Ax + B = C"],
    ["calcule o mmc de A e B", "find the lcm of A and B"],
    ["Fatore x^2 - 49", "Factor x^2 - 49"],
    ["quanto é A + B", "what is A + B"],
  ];
  it.each(QUESTIONS)("%s", (foreign, english) => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        const put = (text: string) =>
          text.replace(/\b([ABC])(?=x|\b)/g, (_, letter: "A" | "B" | "C") =>
            String({ A: a, B: b, C: c }[letter]),
          );
        agree(put(foreign), put(english));
      }),
      { seed: 20261123, numRuns: 5 },
    );
  });

  it("is no English one whose words are spelt like foreign ones without their accents", () => {
    for (const text of ["Determine the derivative of x^2", "factorise the expression x^2 - 9"])
      expect(solve(text).status, text).toBe("solved");
  });

  it("is shown in English", () => {
    expect(solve("Löse 3x - 4 = 11 nach x auf").read.instruction).toBe("Solve for $x$");
  });

  it("is refused where a word of it is not known", () => {
    for (const text of ["Löse höchstens 2x = 4", "calcula casi el 20% de 50", "Résoudre sauf 2x = 6"])
      expect(solve(text).status, text).not.toBe("solved");
  });
});
