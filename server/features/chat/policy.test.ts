import { describe, expect, it } from "vitest";
import { TITLE_LENGTH_MAX } from "./constants";
import {
  excerptOf,
  nextMessagePosition,
  present,
  replyParts,
  replyPosition,
  titleOf,
  userParts,
} from "./policy";

describe("a conversation's title", () => {
  it("is the first line of its first message", () => {
    expect(titleOf("  Solve   9x = 63\nand explain  ")).toBe("Solve 9x = 63");
  });

  it("is cut at a word and never longer than allowed", () => {
    const title = titleOf("please multiply ".repeat(20));
    expect([...title].length).toBeLessThanOrEqual(TITLE_LENGTH_MAX);
    expect(title).toMatch(/(please|multiply)…$/);
  });

  it("does not split a character made of two code units", () => {
    expect(titleOf("𝑥".repeat(200))).toBe(`${"𝑥".repeat(TITLE_LENGTH_MAX - 1)}…`);
  });
});

describe("places in a conversation", () => {
  it("gives each message an even place and its reply the next odd one", () => {
    expect(nextMessagePosition(null)).toBe(0);
    expect(replyPosition(0)).toBe(1);
    expect(nextMessagePosition(1)).toBe(2);
  });

  it("keeps the place of a reply that has not arrived yet", () => {
    expect(nextMessagePosition(0)).toBe(2);
  });
});

describe("a message as it is shown", () => {
  it("says where a reply comes from and whether it was stopped", () => {
    const parts = replyParts("Half", { source: "language-model", stopped: true });
    expect(present({ id: "r", role: "assistant", parts, position: 1 })).toEqual({
      id: "r",
      role: "assistant",
      text: "Half",
      source: "language-model",
      stopped: true,
    });
  });

  it("counts a reply of unknown origin as unchecked", () => {
    const shown = present({ id: "r", role: "assistant", parts: userParts("x = 2"), position: 1 });
    expect(shown.source).toBe("language-model");
  });
});

describe("the line that has what was searched for", () => {
  it("is found whatever its case and spaces, also across lines", () => {
    expect(excerptOf("One 3x +\n5 more\nend", "3x+5")).toEqual({
      before: "One ",
      match: "3x + 5",
      after: " more",
    });
    expect(excerptOf("First\nSolve 3x + 5 = 20\nThen", "3X+5=")).toEqual({
      before: "Solve ",
      match: "3x + 5 =",
      after: " 20",
    });
  });

  it("is shown without the marks around it, unless a mark was searched for", () => {
    const text = "**Right.** Put $x = 5$ in: $5 \\cdot 5 = 25$";
    expect(excerptOf(text, "x=5")).toEqual({
      before: "Right. Put ",
      match: "x = 5",
      after: " in: 5 · 5 = 25",
    });
    expect(excerptOf(text, "**right")?.after).toBe(".** Put $x = 5$ in: $5 \\cdot 5 = 25$");
    expect(excerptOf("It costs $5 and $10", "costs")?.after).toBe(" $5 and $10");
  });

  it("is cut on both sides, at characters and not within one", () => {
    const excerpt = excerptOf(`${"𝑥".repeat(90)}needle${"𝑦".repeat(90)}`, "needle");
    expect(excerpt).toEqual({ before: `…${"𝑥".repeat(40)}`, match: "needle", after: `${"𝑦".repeat(40)}…` });
  });

  it.each([..."\\^$.*+?()[]{}|/-%_&~#"])("finds %s as itself", (sign) => {
    expect(excerptOf(`a ${sign} b`, sign)?.match).toBe(sign);
    expect(excerptOf("ab", `a${sign}`)).toBeNull();
  });
});
