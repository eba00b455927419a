import { describe, expect, it } from "vitest";
import { TITLE_LENGTH_MAX } from "./constants";
import { nextMessagePosition, present, replyParts, replyPosition, titleOf, userParts } from "./policy";

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
