import { describe, expect, it } from "vitest";
import { checkReply } from "../claims/check-reply";
import { type Half, harmless, statements, wholeReplies } from "./cases";
import type { Case } from "./types";

/** What came of judging cases: counts, and the cases themselves where it went wrong. */
interface Figures {
  readonly wrong: number;
  readonly refuted: number;
  /** Wrong ones of which nothing at all was said. */
  readonly silent: readonly Case[];
  readonly missed: readonly Case[];
  readonly right: number;
  /** Right ones in which something was called wrong. */
  readonly falselyRefuted: readonly Case[];
}

/** Judges each case as a reply to its problem. */
async function figuresOf(cases: readonly Case[]): Promise<Figures> {
  const [silent, missed, falselyRefuted]: [Case[], Case[], Case[]] = [[], [], []];
  for (const each of cases) {
    const { claims } = await checkReply({ text: each.text, problems: [each.problem] }, () => 0);
    const isRefuted = claims.some(({ outcome }) => outcome === "refuted");
    if (each.truth === "right" && isRefuted) falselyRefuted.push(each);
    if (each.truth === "wrong" && !isRefuted) missed.push(each);
    if (each.truth === "wrong" && claims.length === 0) silent.push(each);
  }
  const wrong = cases.filter(({ truth }) => truth === "wrong").length;
  return {
    wrong,
    refuted: wrong - missed.length,
    silent,
    missed,
    right: cases.length - wrong,
    falselyRefuted,
  };
}

/** Cases that went wrong, in words. */
const told = (cases: readonly { readonly problem: string; readonly text: string }[]): string =>
  cases.map(({ problem, text }) => `${problem} → ${text}`).join("\n");

/** What holds of each half of the sentences: at least so many of the wrong statements are refuted, of at most so many
 * nothing is said, and at most so many right ones are called wrong. */
const GATE: Readonly<Record<Half, { refuted: number; silent: number; falselyRefuted: number }>> = {
  tuned: { refuted: 0.24, silent: 0.74, falselyRefuted: 0.04 },
  held: { refuted: 0.12, silent: 0.86, falselyRefuted: 0.03 },
};

describe.each<Half>(["tuned", "held"])("statements worded in the %s half of the sentences", (half) => {
  const cases = statements(half);

  it("are at least 300 wrong ones and 300 right ones", () => {
    expect(cases.filter(({ truth }) => truth === "wrong").length).toBeGreaterThanOrEqual(300);
    expect(cases.filter(({ truth }) => truth === "right").length).toBeGreaterThanOrEqual(300);
  });

  it("are refuted where they are wrong and left alone where they are not", { timeout: 120_000 }, async () => {
    const { refuted, silent, falselyRefuted } = GATE[half];
    const said = await figuresOf(cases);
    expect(said.refuted / said.wrong, told(said.missed)).toBeGreaterThanOrEqual(refuted);
    expect(said.silent.length / said.wrong, told(said.silent)).toBeLessThanOrEqual(silent);
    const beside = await figuresOf(harmless(half));
    const [falsely, right] = [[...said.falselyRefuted, ...beside.falselyRefuted], said.right + beside.right];
    expect(falsely.length / right, told(falsely)).toBeLessThanOrEqual(falselyRefuted);
  });
});

describe("whole replies", () => {
  it("are refuted where they are wrong and left alone where they are not", { timeout: 120_000 }, async () => {
    const said = await figuresOf(wholeReplies());
    expect(said.wrong + said.right).toBe(60);
    expect(said.refuted, told(said.missed)).toBeGreaterThanOrEqual(6);
    expect(said.falselyRefuted.length, told(said.falselyRefuted)).toBeLessThanOrEqual(4);
  });
});
