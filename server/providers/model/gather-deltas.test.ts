import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GATHER_MS, gatherDeltas } from "./gather-deltas";
import { chunk } from "./testing";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const sent: string[] = [];
  const gatherer = gatherDeltas((text) => sent.push(text));
  const packet = (text: string) => {
    for (const line of text.split("\n").slice(0, -1)) gatherer.take(line);
    gatherer.packetTaken();
  };
  return { sent, gatherer, packet };
}

const word = (content: string) => chunk({ content });

describe("the words of a stream", () => {
  it("are sent at once when they are the first", () => {
    const { sent, packet } = opened();
    packet(chunk({ role: "assistant", content: "" }));
    packet(word("Hel"));
    expect(sent.join("")).toBe(chunk({ role: "assistant", content: "" }) + word("Hel"));
  });

  it("travel together when they follow soon, and no later than their time", () => {
    const { sent, packet } = opened();
    for (const each of ["a", "b", "c"]) packet(word(each));
    expect(sent).toEqual([word("a")]);
    vi.advanceTimersByTime(GATHER_MS);
    expect(sent).toEqual([word("a"), word("bc")]);
  });

  it("are not held when they come slowly", () => {
    const { sent, packet } = opened();
    for (const each of ["a", "b", "c"]) {
      packet(word(each));
      vi.advanceTimersByTime(GATHER_MS);
    }
    expect(sent).toEqual([word("a"), word("b"), word("c")]);
  });

  it("are held no longer than so many", () => {
    const { sent, packet } = opened();
    packet(word("a"));
    for (let index = 0; index < 50; index += 1) packet(word("x".repeat(100)));
    expect(sent.length).toBeGreaterThan(1);
  });

  it("go before whatever else comes, in order", () => {
    const { sent, packet } = opened();
    const others = [
      chunk({ tool_calls: [{ index: 0 }] }),
      chunk({ content: "d" }, "stop"),
      'data: {"error":{"code":500}}\n\n',
      'data: {"cho\n\n',
      chunk({ reasoning_content: "Hm" }),
    ];
    packet(word("a"));
    for (const other of others) packet(word("b") + word("c") + other);
    vi.advanceTimersByTime(GATHER_MS);
    expect(sent.join("")).toBe(word("a") + others.map((other) => word("bc") + other).join(""));
  });

  it("are dropped with a reply that is not wanted any more", () => {
    const { sent, packet, gatherer } = opened();
    packet(word("a") + word("b"));
    packet(word("c"));
    gatherer.discard();
    vi.advanceTimersByTime(GATHER_MS);
    expect(sent).toEqual([word("ab")]);
  });
});
