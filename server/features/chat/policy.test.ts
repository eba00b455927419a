import { describe, expect, it } from "vitest";
import { TITLE_LENGTH_MAX } from "./constants";
import {
  excerptOf,
  leafUnder,
  nextMessagePosition,
  pathTo,
  present,
  replyParts,
  titleOf,
  userParts,
  versionsOf,
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
    expect(nextMessagePosition(1)).toBe(2);
  });

  it("keeps the place of a reply that has not arrived yet", () => {
    expect(nextMessagePosition(0)).toBe(2);
  });
});

describe("a message as it is shown", () => {
  it("says where a reply comes from and whether it was stopped", () => {
    const parts = replyParts("Half", { source: "language-model", stopped: true });
    expect(present({ id: "r", role: "assistant", parts, position: 1, parentId: null })).toEqual({
      id: "r",
      role: "assistant",
      text: "Half",
      source: "language-model",
      stopped: true,
    });
  });

  it("counts a reply of unknown origin as unchecked", () => {
    const shown = present({
      id: "r",
      role: "assistant",
      parts: userParts("x = 2"),
      position: 1,
      parentId: null,
    });
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

/** A conversation as a list: "c<b" says that c follows b. Capitals are the tutor's. */
const tree = (...lines: readonly string[]) =>
  lines.map((line, position) => {
    const [id = "", parentId = null] = line.split("<");
    return { id, parentId, position, role: /[A-Z]/.test(id) ? ("assistant" as const) : ("user" as const) };
  });
const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id).join("");

// a is answered by A and again by B; after A come b (edited into c) and their replies.
const BRANCHED = tree("a", "A<a", "b<A", "C<b", "B<a", "c<A", "D<c");

describe("the branch that is shown", () => {
  it.each([
    ["C", "aAbC"],
    ["D", "aAcD"],
    ["B", "aB"],
    ["b", "aAb"],
  ])("leads from the beginning to %s", (head, path) => {
    expect(idsOf(pathTo(BRANCHED, head))).toBe(path);
  });

  it.each([[null], ["gone"]])("is the one written in last when its end is %s", (head) => {
    expect(idsOf(pathTo(BRANCHED, head))).toBe("aAcD");
  });

  it("does not depend on the order of the list", () => {
    expect(idsOf(pathTo(BRANCHED.toReversed(), "C"))).toBe("aAbC");
  });

  it("is empty in an empty conversation", () => {
    expect(pathTo([], null)).toEqual([]);
    expect(pathTo([], "a")).toEqual([]);
  });

  it("ends for messages that follow themselves, each other or a missing one", () => {
    expect(idsOf(pathTo(tree("a<a"), "a"))).toBe("a");
    expect(idsOf(pathTo(tree("a<b", "b<a"), null))).toBe("ab");
    expect(idsOf(pathTo(tree("a<lost", "A<a"), null))).toBe("aA");
  });
});

describe("the versions of a message", () => {
  it("are what was written in its place, the oldest first", () => {
    expect(versionsOf(BRANCHED, "A")).toEqual({ index: 1, count: 2, previousId: null, nextId: "B" });
    expect(versionsOf(BRANCHED, "B")).toEqual({ index: 2, count: 2, previousId: "A", nextId: null });
    expect(versionsOf(BRANCHED, "c")).toMatchObject({ index: 2, count: 2, previousId: "b" });
  });

  it("are one where nothing was written again, and first messages are versions of each other", () => {
    expect(versionsOf(BRANCHED, "C")).toEqual({ index: 1, count: 1, previousId: null, nextId: null });
    expect(versionsOf(tree("a", "A<a", "b"), "b")).toMatchObject({ index: 2, count: 2 });
  });

  it("are none of a message that is not there", () => {
    expect(versionsOf(BRANCHED, "gone")).toBeNull();
  });
});

describe("the end below a message", () => {
  it.each([
    ["a", "D"],
    ["A", "D"],
    ["b", "C"],
    ["B", "B"],
    ["D", "D"],
  ])("of %s is %s", (id, leaf) => {
    expect(leafUnder(BRANCHED, id)?.id).toBe(leaf);
  });

  it("is found on broken data too", () => {
    expect(leafUnder(tree("a<b", "b<a"), "a")?.id).toBe("a");
    expect(leafUnder(BRANCHED, "gone")).toBeNull();
  });

  it("is found at once below thousands of messages", () => {
    const chain = tree("m0", ...Array.from({ length: 5000 }, (_, at) => `m${at + 1}<m${at}`));
    expect(leafUnder(chain, "m0")?.id).toBe("m5000");
    expect(pathTo(chain, null)).toHaveLength(5001);
  });
});
