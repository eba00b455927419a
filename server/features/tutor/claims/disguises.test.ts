import { describe, expect, it } from "vitest";
import { checkReply } from "./check-reply";

const PROBLEM = "Solve 2x + 3 = 7";
const outcomes = async (text: string) =>
  (await checkReply({ text, problems: [PROBLEM] }, () => 0)).claims.map(({ outcome }) => outcome);

describe("wrong mathematics", () => {
  it.each([
    ["in words", "Note that 7 × 8 is equal to 54."],
    ["in words throughout", "Seven times eight is equal to 54, so we carry on."],
    ["behind hence", "hence 7 times 8 gives 54"],
    ["as a named calculation", "The product of 7 and 8 is 54."],
    ["as a part of a whole", "20% of 50 is 15."],
    ["as an equation in a sentence", "Subtracting, 2x = 10, so that is that."],
    ["as a value in words", "Therefore x is 5."],
    ["in a cell of a table", "| step | result |\n|---|---|\n| 7 × 8 = 54 | done |"],
    ["over two formulas of a table", "| a | b |\n|---|---|\n| $7 \\times 8$ | $= 54$ |"],
    ["in a list", "- first: 7 × 8 = 54\n- then we go on"],
    ["in bold", "We get **7 × 8** = **54** here."],
    ["behind words inside its formula", "$\\text{So } 7 \\times 8 = 54$"],
    ["behind its name inside its formula", "$$\\text{Area} = 7 \\times 8 = 54$$"],
    ["in a fenced block", "```\n7 * 8 = 54\n```"],
    ["with signs of another alphabet", "So 7 ✕ 8 ＝ 54."],
    ["with digits of another alphabet", "So 𝟟 × 𝟠 = 𝟝𝟜."],
    ["with raised digits", "Then 3² + 4² = 24."],
    ["over two lines", "We work out 7 × 8\n= 54 and go on."],
    ["over two formulas", "We know $7 \\times 8$ is $54$."],
    ["in aligned rows", "\\begin{aligned} 7 \\times 8 &= 54 \\\\ &= 54 \\end{aligned}"],
    ["in an array", "$$\\begin{array}{rcl} 7 \\times 8 &=& 54 \\end{array}$$"],
    ["in a heading", "### 7 × 8 = 54"],
    ["over two cells", "| 7 × 8 | 54 |\n|---|---|"],
    ["in a sentence about the unknown", "The value of x is 5."],
  ])("is refuted %s", async (_how, text) => {
    expect(await outcomes(text)).toContain("refuted");
  });

  it.each([
    ["of an unknown program", "```text\n2x = 10\nx = 5\n```"],
    ["inside words of a formula", "$\\text{7 times 8 = 54}$"],
    ["of a function", "sin(30°) = 1"],
  ])("is at least said to be unchecked %s", async (_how, text) => {
    const found = await outcomes(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((outcome) => outcome === "unchecked")).toBe(true);
  });
});

describe("mathematics that is right, or not claimed", () => {
  it.each([
    "So 2 times 3 is 6 and that is that.",
    "10 is 2 times 5.",
    "The sum of 1 and 2 is 3 times 1.",
    "So negative 3 plus 5 is 2.",
    "The remainder of 17 divided by 5 is 2.",
    "So 17 divided by 5 is 3 with 2 left over.",
    "So half of 9 × 2 is 9.",
    "So 12½ + ½ = 13.",
    "So 2(3 + 4) = 14, and 5! = 120.",
    "So 101 + 1 = 110 in binary, and 11 + 2 = 1 on a clock.",
    "So 3 m + 20 cm = 320 cm, and $1$ hour = $60$ minutes.",
    "The ratio 3 : 4 = 6 : 8 holds.",
    "Put x = 1: 2x + 3 = 5, which is too small.",
    "Put $x = 1$: $2x + 3 = 5$, which is too small.",
    "Suppose 2x + 3 = 11. Then x = 4.",
    "Suppose $2x + 3 = 11$. Then $x = 4$.",
    "If we had $2x + 3 = 9$, then $2x = 6$ and $x = 3$. But here $x = 2$.",
    "If $x$ is $5$, then the left side is $13$.",
    "$\\text{Let } x = 5$",
    "You wrote x = 5, so let me look.",
    "| x | y |\n|---|---|\n| 1 | 5 |\n| 2 | 7 |",
    "```\nx = 5\nx = x + 1\n```",
  ])("is not called wrong: %s", async (text) => {
    expect(await outcomes(text)).not.toContain("refuted");
  });

  it("is still refuted where the supposition is the problem itself", async () => {
    expect(await outcomes("Given $2x + 3 = 7$ we get $x = 3$.")).toEqual(["refuted"]);
  });
});

describe("what is only spot-checked", () => {
  it("is told from what is proved", async () => {
    const [proved, tried] = [
      "$(x+1)^2 = x^2 + 2x + 1$",
      "$\\sin^2 x + \\cos^2 x = \\sin(x + \\pi/2)^2 + \\sin^2 x$",
    ];
    expect(await outcomes(`Expand: ${proved}.`)).toEqual(["verified"]);
    expect(await outcomes(`The identity ${tried} holds.`)).toEqual(["sampled"]);
  });
});
