import { describe, expect, it } from "vitest";
import { chunk } from "../testing";
import { gatherDeltas } from "./gather-deltas";

const word = (content: string) => chunk({ content });

/** What is made of a stream's text that comes at once. */
function gathered(text: string) {
  const gatherer = gatherDeltas();
  for (const line of text.split("\n").slice(0, -1)) gatherer.take(line);
  return gatherer.flush();
}

describe("the words of a stream", () => {
  it("travel together", () => {
    expect(gathered(word("a") + word("b") + word("c"))).toEqual({ text: word("abc"), words: true });
  });

  it("are told from what is not yet a word", () => {
    const role = chunk({ role: "assistant", content: "" });
    expect(gathered(role)).toEqual({ text: role, words: false });
    expect(gathered(": wait\n\n")).toEqual({ text: ": wait\n\n", words: false });
  });

  it("go before whatever else comes, in order", () => {
    const others = [
      chunk({ tool_calls: [{ index: 0 }] }),
      chunk({ content: "d" }, "stop"),
      'data: {"error":{"code":500}}\n\n',
      'data: {"cho\n\n',
      chunk({ reasoning_content: "Hm" }),
    ];
    const { text } = gathered(others.map((other) => word("b") + word("c") + other).join(""));
    expect(text).toBe(others.map((other) => word("bc") + other).join(""));
  });

  it("are handed on once", () => {
    const gatherer = gatherDeltas();
    gatherer.take(word("a").trimEnd());
    expect(gatherer.flush()).toEqual({ text: word("a"), words: true });
    expect(gatherer.flush()).toEqual({ text: "", words: false });
  });
});
