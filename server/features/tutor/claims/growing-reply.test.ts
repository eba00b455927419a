import { describe, expect, it } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { checkReply, createReplyChecker } from "./check-reply";
import { startClaimVerification } from "./claim-verification";
import { createReplyReader } from "./reply-reader";
import { statementsOf } from "./statements";
import type { ReplyCheck } from "./types";

const now = () => 0;

const REPLIES: readonly (readonly [name: string, text: string, ...problems: string[]])[] = [
  [
    "steps and an answer",
    "Subtract 3 from both sides: $2x = 4$. Divide by 2: $x = 2$.\n\nCheck: $2(2) + 3 = 7$ ✓\n\n**The answer is $x = 2$.**",
    "Solve 2x + 3 = 7",
  ],
  [
    "a mistake in the middle",
    "We start.\n\n1. Add 4: $5x = 21$.\n2. So 5 + 4 = 8, and $x = \\frac{21}{5}$.\n\nThe solution is\n\n$$x = \\frac{21}{5}$$\n\nThat is all. Is $2 + 2 = 5$? Of course not.",
    "Solve 5x - 4 = 11",
  ],
  [
    "two solutions one by one, then another problem",
    "Factor: $(x-2)(x-4) = 0$.\n- $x = 2$\n- $x = 4$\n\nThe solutions are $x = 2$ or $x = 4$.\n\nNow try another problem: $3y = 12$. Its answer is $y = 5$.",
    "Solve x^2 - 6x + 8 = 0",
  ],
  [
    "aligned rows, a fence and code",
    "```js\nlet a = 2 + 2 == 5;\n\n```\n\n\\begin{align}\n3x + 1 &= 10 \\\\\n3x &= 9 \\\\\nx &= 4\n\\end{align}\n\n```math\n7 \\times 8 = 54\n```\nUse `$1 = 2$ for\n\nit. ` Then $$\\boxed{x = 4}$$",
    "Solve 3x + 1 = 10",
    "Solve x + 1 = 5",
  ],
  ["no problem at all", "If $x = 3$, then $x + 1 = 4$. 12 + 5 = 18\n\nSo $x + 1 = 5$.\nThen 1/3 ≈ 0.33."],
];

describe.each(REPLIES)("a reply of %s", (_name, text, ...problems) => {
  it("comes to the same whether it is checked as it grows by characters or all at once", async () => {
    const checker = createReplyChecker({ problems, now });
    for (let end = 0; end <= text.length; end += 1) await checker.check(text.slice(0, end), { ended: false });
    expect(await checker.check(text, { ended: true })).toEqual(await checkReply({ text, problems }, now));
  });

  it("comes to the same wherever it is looked at once before its end", async () => {
    const whole = await checkReply({ text, problems }, now);
    for (let end = 0; end <= text.length; end += 23) {
      const checker = createReplyChecker({ problems, now });
      await checker.check(text.slice(0, end), { ended: false });
      expect(await checker.check(text, { ended: true })).toEqual(whole);
    }
  });

  it("is read in part as it is read in whole", () => {
    const reader = createReplyReader();
    for (let end = 0; end <= text.length; end += 1) reader.read(text.slice(0, end), { ended: false });
    expect(reader.read(text, { ended: true })?.statements).toEqual(statementsOf(text));
  });
});

describe("a reply that grows", () => {
  const wrong = ({ claims }: ReplyCheck) => claims.filter(({ outcome }) => outcome === "refuted");

  it("has a mistake told as soon as its sentence has ended", async () => {
    const checker = createReplyChecker({ problems: [], now });
    const text = "We know that $7 \\times 8 = 54$. ";
    expect(wrong(await checker.check(text.slice(0, -1), { ended: false }))).toEqual([]);
    expect(wrong(await checker.check(text, { ended: false }))).toHaveLength(1);
  });

  it("is not blamed for the half of a statement", async () => {
    const text = "Then 7 × 8 = 56. The solutions are $x = 2$\nor $x = 3$. Done.\n";
    const checker = createReplyChecker({ problems: ["Solve x^2 - 5x + 6 = 0"], now });
    for (let end = 0; end <= text.length; end += 1)
      expect(wrong(await checker.check(text.slice(0, end), { ended: false }))).toEqual([]);
  });

  it("has each of its statements judged once", async () => {
    let judged = 0;
    const clock = () => {
      judged += 1;
      return 0;
    };
    const text = "So $2 + 2 = 4$ holds. ".repeat(30);
    await checkReply({ text, problems: [] }, clock);
    const once = judged;
    judged = 0;
    const checker = createReplyChecker({ problems: [], now: clock });
    for (let end = 0; end <= text.length; end += 1) await checker.check(text.slice(0, end), { ended: false });
    await checker.check(text, { ended: true });
    expect(judged).toBe(once);
  });

  it("has its working judged a bounded number of times for each of its lines", async () => {
    let turns = 0;
    const clock = () => {
      turns += 1;
      return 0;
    };
    const text = "So $2x = 4$ follows. ".repeat(30);
    const checker = createReplyChecker({ problems: ["Solve 2x + 3 = 7"], now: clock });
    for (let end = 0; end <= text.length; end += 1) await checker.check(text.slice(0, end), { ended: false });
    expect(turns / 2).toBeLessThan(30 + 30);
  });

  it("is told of a few times only, and at the end in full", async () => {
    const gate = startClaimVerification([{ role: "user", content: "Solve 2x + 3 = 7" }], {
      engine: createEngineInProcess(),
      onError: (error) => {
        throw error;
      },
    });
    const text = "So $2 + 2 = 4$ holds. ".repeat(30);
    const told: number[] = [];
    for (let end = 0; end <= text.length; end += 11) {
      gate.look(text.slice(0, end));
      await new Promise((resolve) => setImmediate(resolve));
      const news = gate.news();
      if (news) told.push(news.claims.length);
    }
    expect(told[0]).toBe(1);
    expect(told.length).toBeLessThan(12);
    expect((await gate.finish(text, { ended: true }))?.claims).toHaveLength(30);
  });

  it("is looked at when a sentence has ended, however small the pieces it comes in", async () => {
    const inProcess = createEngineInProcess();
    let looks = 0;
    const engine: typeof inProcess = {
      ...inProcess,
      run: (...asked) => {
        looks += 1;
        return inProcess.run(...asked);
      },
    };
    const gate = startClaimVerification([{ role: "user", content: "Solve 2x + 3 = 7" }], {
      engine,
      onError: () => {},
    });
    const text = "Take $2x + 3 = 7$ and subtract three on both of its sides.\n".repeat(6);
    for (let end = 1; end <= text.length; end += 1) {
      gate.look(text.slice(0, end));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(looks).toBeGreaterThan(1);
    expect(looks).toBeLessThanOrEqual(6);
  });
});
