import { describe, expect, it } from "vitest";
import { checkReply } from "../claims/check-reply";
import { freelyWorded, type Half, harmless, statements, wholeReplies } from "./cases";
import { generated } from "./generated";
import type { Case } from "./types";

/** What came of judging cases: counts, and the cases themselves where it went wrong. */
interface Figures {
  readonly wrong: number;
  /** Wrong ones with something called wrong in them, or said to lack the answer. */
  readonly refuted: number;
  /** Wrong ones of which nothing at all was said. */
  readonly silent: readonly Case[];
  readonly missed: readonly Case[];
  readonly right: number;
  /** Right ones in which something was called wrong. */
  readonly falselyRefuted: readonly Case[];
  /** Right ones that are said to lack the answer; a part of an answer does. */
  readonly lacking: readonly Case[];
}

/** Judges each case as a reply to its problem. */
async function figuresOf(cases: readonly Case[]): Promise<Figures> {
  const [silent, missed, falselyRefuted, lacking]: [Case[], Case[], Case[], Case[]] = [[], [], [], []];
  for (const each of cases) {
    const { claims, lacks } = await checkReply({ text: each.text, problems: [each.problem] }, () => 0);
    const isRefuted = claims.some(({ outcome }) => outcome === "refuted");
    if (each.truth === "right" && isRefuted) falselyRefuted.push(each);
    if (each.truth === "right" && lacks !== undefined) lacking.push(each);
    if (each.truth === "wrong" && !isRefuted && lacks === undefined) missed.push(each);
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
    lacking,
  };
}

/** Cases that went wrong, in words. */
const told = (cases: readonly { readonly problem: string; readonly text: string }[]): string =>
  cases.map(({ problem, text }) => `${problem} → ${text}`).join("\n");

/** What holds of either half of the sentences: at least so many of the wrong statements are refuted, of at most so many
 * nothing is said, and at most so many right ones are called wrong. */
const GATE = { refuted: 0.95, silent: 0.05, falselyRefuted: 1 / 211 };

describe.each<Half>(["tuned", "held"])("statements worded in the %s half of the sentences", (half) => {
  const cases = statements(half);

  it("are at least 150 wrong ones and 150 right ones", () => {
    expect(cases.filter(({ truth }) => truth === "wrong").length).toBeGreaterThanOrEqual(150);
    expect(cases.filter(({ truth }) => truth === "right").length).toBeGreaterThanOrEqual(150);
  });

  it("are refuted where they are wrong and left alone where they are not", { timeout: 600_000 }, async () => {
    const { refuted, silent, falselyRefuted } = GATE;
    const said = await figuresOf(cases);
    expect(said.refuted / said.wrong, told(said.missed)).toBeGreaterThanOrEqual(refuted);
    expect(said.silent.length / said.wrong, told(said.silent)).toBeLessThanOrEqual(silent);
    const beside = await figuresOf(harmless(half));
    const [falsely, right] = [[...said.falselyRefuted, ...beside.falselyRefuted], said.right + beside.right];
    expect(falsely.length / right, told(falsely)).toBeLessThanOrEqual(falselyRefuted);
  });
});

describe("whole replies", () => {
  it("are refuted where they are wrong and left alone where they are not", { timeout: 600_000 }, async () => {
    const said = await figuresOf(wholeReplies());
    expect(said.wrong + said.right).toBe(60);
    expect(said.refuted, told(said.missed)).toBeGreaterThanOrEqual(19);
    expect(told(said.falselyRefuted)).toBe("");
    expect(told(said.lacking)).toBe("");
  });
});

describe("sentences worded freely", () => {
  it("are left alone where they are right and refuted where they are wrong", {
    timeout: 600_000,
  }, async () => {
    const said = await figuresOf(freelyWorded());
    expect(told(said.falselyRefuted)).toBe("");
    expect(told(said.missed)).toBe("");
  });
});

describe("sentences whose parts are drawn", () => {
  it("are left alone where they are right, refuted where they are wrong, and never passed over in silence", {
    timeout: 600_000,
  }, async () => {
    const said = await figuresOf(generated(2, 6));
    expect(told(said.falselyRefuted)).toBe("");
    expect(told(said.lacking)).toBe("");
    expect(told(said.silent.filter((each) => said.missed.includes(each)))).toBe("");
    expect(said.refuted / said.wrong, told(said.missed)).toBeGreaterThanOrEqual(GATE.refuted);
  });
});
