import { describe, expect, it } from "vitest";
import { checkReply } from "./check-reply";
import { CHECK_TIME_MAX_MS, CLAIMS_MAX } from "./limits";
import { statementsOf } from "./statements";

const check = (text: string, ...problems: string[]) => checkReply({ text, problems }, () => 0);
const outcomes = async (text: string, ...problems: string[]) =>
  (await check(text, ...problems)).claims.map(({ kind, latex, outcome }) => `${kind} ${latex} ${outcome}`);
const refuted = async (text: string, ...problems: string[]) =>
  (await check(text, ...problems)).claims.filter(({ outcome }) => outcome === "refuted");

const LINEAR = "Solve 2x + 3 = 7";
const QUADRATIC = "Solve x^2 - 5x + 6 = 0";

describe("a calculation in a reply", () => {
  it.each([
    ["We know that $7 \\times 8 = 54$, so carry on.", "It is $56$."],
    ["Because 7 × 8 = 54, we write 54.", "It is $56$."],
    ["\\[3 + 4 = 8\\]", "It is $7$."],
    ["So \\(12 - 5 = 6\\) is left.", "It is $7$."],
    ["```math\n3 + 4 = 8\n```", "It is $7$."],
    ["- 12 + 5 = 17\n- 3 · 4 = 13", "It is $12$."],
    ["The slope is $m = \\frac{7 - 3}{4 - 2} = 3$.", "It is $2$."],
  ])("is refuted with what it really is: %s", async (text, note) => {
    expect((await refuted(text)).map((claim) => claim.note)).toEqual([note]);
  });

  it.each([
    "We know that $7 \\times 8 = 56$.",
    "7 × 8 = 56",
    "$5! = 120$",
    "$0.1 + 0.2 = 0.3$",
    "$1/3 \\approx 0.33$",
    "$\\sqrt{50} = 5\\sqrt{2}$",
  ])("is verified when it is right: %s", async (text) => {
    expect((await check(text)).claims.map(({ outcome }) => outcome)).toEqual(["verified"]);
  });

  it.each([
    "It is tempting to write $2 + 3 \\times 4 = 20$, but that is wrong.",
    "You wrote $7 \\times 8 = 54$.",
    "Is it true that $2 + 2 = 5$?",
    "17 ÷ 5 = 3 remainder 2",
    "$\\sin 30 = 0.5$",
    "$5\\text{ cm} \\times 3 = 15\\text{ cm}^2$",
    "$101_2 = 5$",
    "This is about $22 / 7 = 3.1$ when rounded.",
  ])("is not called wrong when it may be meant otherwise: %s", async (text) => {
    expect(await refuted(text)).toEqual([]);
  });
});

describe("what is no statement", () => {
  it.each([
    "It costs $5 and $10 together, on 2024-05-01, at 10:30.",
    "Use `2 + 2 = 5` as an example.",
    "```\nlet x = 7 * 8 == 54;\n```",
    "If $x = 4$, we can look at both sides. Let $a = 1$, $b = -5$ and $c = 6$.",
    "The term $2x + 3$ has two parts.",
  ])("is passed over: %s", async (text) => {
    expect(await outcomes(text, LINEAR)).toEqual([]);
  });
});

describe("the steps of a reply", () => {
  it("are verified when each follows", async () => {
    const text =
      "Subtract 3: $2x = 4$. Divide by 2: $x = 2$.\n\nCheck: $2(2) + 3 = 7$ ✓\n\n**The answer is $x = 2$.**";
    expect(await outcomes(text, LINEAR)).toEqual([
      "step 2x = 4 verified",
      "step x = 2 verified",
      "arithmetic 2(2) + 3 = 7 verified",
      "answer x = 2 verified",
    ]);
  });

  it("are refuted at the first wrong one, and the answer with it", async () => {
    const text = "Subtract 3 from both sides: $2x = 10$. Divide by 2: $x = 5$.\n\n**The answer is $x = 5$.**";
    expect(await outcomes(text, LINEAR)).toEqual([
      "step 2x = 10 refuted",
      "step x = 5 unchecked",
      "answer x = 5 refuted",
    ]);
    expect((await refuted(text, LINEAR)).map(({ note }) => note)).toEqual([
      "This line changes the answer: $x = 5$ doesn’t work in the line above.",
      "Put $x = 5$ back: the left side gives $13$, the right side $7$.",
    ]);
  });

  it("are compared with each other when the problem is not known", async () => {
    const text = "Start with $2x + 3 = 7$. Subtract 3 from both sides: $2x = 10$.";
    expect(await outcomes(text)).toEqual(["step 2x = 10 refuted"]);
  });

  it("are wrong when a solution is lost", async () => {
    const [lost] = await refuted("Dividing by x, $x^2 = 2x$ becomes $x = 2$.", "Solve x^2 = 2x");
    expect(lost?.note).toBe("This line changes the answer: $x = 0$ works in the line above, but not here.");
  });

  it("may give the solutions one by one", async () => {
    const text = "The quadratic formula gives $x = \\frac{5+1}{2} = 3$ and $x = \\frac{5-1}{2} = 2$.";
    expect(await refuted(text, QUADRATIC)).toEqual([]);
  });

  it("are refuted where an expansion is no identity", async () => {
    const [wrong] = await refuted("Expand: $(x+3)^2 = x^2 + 9$.", "Expand (x+3)^2");
    expect(wrong?.note).toBe("At $x = 2$ the left side gives $25$, the right side $13$.");
    expect(await refuted("Expand: $(x+3)^2 = x^2 + 6x + 9$.", "Expand (x+3)^2")).toEqual([]);
  });

  it("are not measured by the problem once the reply turns to another one", async () => {
    const text = "Well done. Now try another problem: solve $5x = 20$. Its answer is $x = 4$.";
    expect(await refuted(text, LINEAR)).toEqual([]);
  });
});

describe("the answer of a reply", () => {
  it.each([
    ["The solutions are $x = 2$ and $x = 4$.", QUADRATIC],
    ["Final answer: x = 2 or x = 4", QUADRATIC],
    ["The solution is $x = 2$.", QUADRATIC],
    ["The answer is 20.", "What is 2 + 3 × 4?"],
    ["$\\boxed{20}$", "What is 2 + 3 × 4?"],
    ["So the answer is $x < 5$.", "Solve x + 1 < 5"],
  ])("is disputed when it is wrong: %s", async (text, problem) => {
    expect((await refuted(text, problem)).map(({ kind }) => kind)).toEqual(["answer"]);
  });

  it.each([
    ["The solutions are $x = 2$ and $x = 3$.", QUADRATIC],
    ["One solution is $x = 2$.", QUADRATIC],
    ["The answer is $14$.", "What is 2 + 3 × 4?"],
    ["$\\boxed{14}$", "What is 2 + 3 × 4?"],
  ])("is verified when it is right: %s", async (text, problem) => {
    expect((await check(text, problem)).claims).toMatchObject([{ kind: "answer", outcome: "verified" }]);
  });

  it("may be that of the problem before", async () => {
    expect(await refuted("The answer is $x = 2$.", QUADRATIC, LINEAR)).toEqual([]);
  });
});

describe("the limits of checking", () => {
  it("looks at so many statements and says how many it left out", async () => {
    const { claims, left } = await check("2 + 2 = 4\n\n".repeat(10_000));
    expect([claims.length, left]).toEqual([CLAIMS_MAX, 10_000 - CLAIMS_MAX]);
  });

  it("stops when its time is up", async () => {
    let time = 0;
    const { claims, left } = await checkReply({ text: "2 + 2 = 4\n\n".repeat(10), problems: [] }, () => {
      time += CHECK_TIME_MAX_MS / 4;
      return time;
    });
    expect(claims.length).toBeLessThan(5);
    expect(claims.length + left).toBe(10);
  });

  it.each(["$", "`", "\\(", "\\[ 1 =", "$$", "1=", "\\begin{align}", "7 ", "= ", "\\boxed{", "(", "**"])(
    "comes to an end with a long run of %s",
    (sign) => {
      const found = statementsOf(sign.repeat(20_000));
      expect(found.every(({ at, end }) => at < end)).toBe(true);
    },
  );

  it("takes a reply cut anywhere", async () => {
    const text =
      "Money: $5. So $2x = 4$, \\(x = \\frac{4}{2} = 2\\).\n```math\n1/0 = 5\n```\n\\[\\begin{aligned} a &= b \\\\ &= 10^{10^{10}} \\end{aligned}\\] `c` $$\\boxed{x = 2}$$ ≈ 𝑥 The answer is x = 2 or";
    for (let end = 0; end <= text.length; end += 1) {
      const { claims } = await check(text.slice(0, end), LINEAR);
      expect(claims.every(({ at }) => at >= 0 && at < end)).toBe(true);
    }
  });
});
