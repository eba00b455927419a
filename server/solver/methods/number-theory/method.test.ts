import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string) => {
  const { answer: said, verification } = solve(text);
  return { said, verification };
};

describe("questions about whole numbers", () => {
  it.each([
    ["Find the prime factorization of 84.", "2 · 2 · 3 · 7"],
    ["Find the prime factorization of 84 using exponents.", "2^2 · 3 · 7"],
    ["Write 45 as a product of prime factors", "3 · 3 · 5"],
    ["Find the prime factorization: 97", "97"],
    ["What are the prime factors of 360?", "2, 3, 5"],
    ["Find the LCM of 10 and 14 using the prime factors method.", "70"],
    ["Find the least common multiple by listing multiples: 10, 14", "70"],
    ["Find the least common multiple (LCM) of 4, 6, and 9.", "36"],
    ["What is the greatest common divisor of 84 and 36?", "12"],
    ["Find the GCF of 15 and 28", "1"],
    ["Find the least common denominator: $\\frac{1}{6}$ and $\\frac{3}{8}$", "24"],
    ["What is the remainder when 1000 is divided by 7?", "6"],
    ["Is 4,371 divisible by 3?", "yes"],
    ["Determine whether each number is a multiple of 4: 66", "no"],
    ["Does 13 divide 1002?", "no"],
    ["Is 17 a factor of 289?", "yes"],
    ["Is 91 prime?", "no"],
    ["Is 91 a composite number?", "yes"],
    ["Identify the number as prime or composite: 113", "prime"],
    ["List all the multiples less than 30 for the given number: 7", "7, 14, 21, 28"],
    ["Find the first four multiples of 9", "9, 18, 27, 36"],
    ["List the factors of 28", "1, 2, 4, 7, 14, 28"],
  ])("%s", (text, said) => {
    expect(answer(text)).toEqual({ said, verification: "verified" });
  });

  it("shows other ways to a common multiple", () => {
    const ways = solve("Find the LCM of 12 and 18").alternatives.map(({ way }) => way);
    expect(ways).toEqual(["listing"]);
  });

  it("leaves letters to the algebra of common factors", () => {
    expect(solve("Find the greatest common factor: $12x^2$, $18x$").answer).toBe("6x");
  });

  it("finds the divisor and the multiple that two products share", () => {
    const factor = fc.integer({ min: 2, max: 400 });
    fc.assert(
      fc.property(factor, factor, factor, (common, a, b) => {
        const greatest = BigInt(answer(`What is the GCF of ${common * a} and ${common * b}?`).said);
        const least = BigInt(answer(`What is the LCM of ${common * a} and ${common * b}?`).said);
        expect(greatest % BigInt(common)).toBe(0n);
        expect(greatest * least).toBe(BigInt(common * a) * BigInt(common * b));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("multiplies the primes back to the number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50_000 }), (number) => {
        const product = answer(`Find the prime factorization of ${number}`).said.split(" · ").map(Number);
        expect(product.reduce((a, b) => a * b)).toBe(number);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
