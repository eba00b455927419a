import { describe, expect, it } from "vitest";
import { checkReply } from "./check-reply";

const outcomes = async (text: string, problem = "") =>
  (await checkReply({ text, problems: problem === "" ? [] : [problem] }, () => 0)).claims.map(
    ({ outcome }) => outcome,
  );

describe("what a sentence says of something that it names whole", () => {
  it.each([
    "A square with side 7 cm has an area of 42 cm².",
    "Decreasing 60 by 20% gives 50.",
    "There are 300 grams in 3 kilograms.",
    "2 hours and 15 minutes make 145 minutes.",
    "Five eighths as a decimal is 0.58.",
    "3 1/2 is the same as 9/2.",
    "91 is a prime number.",
    "The molar mass of H2O is 28 g/mol.",
    "The next number in 3, 6, 12, 24 is 36.",
    "log₃ 81 = 5",
    "cos 60° is √3/2.",
    "The charge of an electron is 1.6 × 10^-17 C.",
    "The speed of light is roughly 30,000 km/s.",
    "Balanced: N2 + H2 → NH3.",
    "log(20) + log(30) = log(50)",
    "a² · a⁵ = a¹⁰",
    "x² + 25 = (x + 5)²",
    "| Value | Frequency | Product |\n|---|---|---|\n| 3 | 4 | 12 |\n| 6 | 7 | 44 |",
  ])("is refuted where it is wrong: %s", async (text) => {
    expect(await outcomes(text)).toContain("refuted");
  });

  it.each([
    "A square with side 7 cm has an area of 49 cm².",
    "Decreasing 60 by 20% gives 48.",
    "There are 3000 grams in 3 kilograms.",
    "2 hours and 15 minutes make 135 minutes.",
    "Five eighths as a decimal is 0.625.",
    "3 1/2 is the same as 7/2.",
    "97 is a prime number.",
    "The molar mass of H2O is 18 g/mol.",
    "log₃ 81 = 4",
    "The charge of an electron is 1.6 × 10^-19 C.",
    "The speed of light is roughly 300,000 km/s.",
    "On Earth g is about 9.8 m/s², often rounded to 10.",
    "Balanced: N2 + 3H2 → 2NH3. The skeleton N2 + H2 → NH3 is not balanced.",
    "log(20) + log(30) = log(600)",
    "a² · a⁵ = a⁷",
    "Solve the equation x² + 25 = (x + 5)².",
    "Is 91 a prime number?",
    "If there were 300 grams in 3 kilograms, one would weigh 100 grams.",
    "The value of x² is 4.",
    "| Item | Price | Product |\n|---|---|---|\n| 1 | 4 | Milk |",
  ])("is left alone where it is right, or says nothing: %s", async (text) => {
    expect(await outcomes(text)).not.toContain("refuted");
  });

  it("is compared with each way in which its problem can be read", async () => {
    const problem = "Find the standard deviation of 1, 3, 5, 7";
    expect(await outcomes("The standard deviation is √5.", problem)).not.toContain("refuted");
    expect(await outcomes("The standard deviation is 4.7.", problem)).toContain("refuted");
  });
});
