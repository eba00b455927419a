import { describe, expect, it } from "vitest";
import { lastingFetch } from "./lasting-fetch";

/** Requests that stay on their way until they are answered. */
function heldRequests() {
  const lasting: (boolean | undefined)[] = [];
  const answers: (() => void)[] = [];
  const ask = lastingFetch((_input, init) => {
    lasting.push(init?.keepalive);
    return new Promise((resolve) => answers.push(() => resolve(new Response())));
  });
  return { ask, lasting, answer: () => answers.shift()?.() };
}

const change = (body: string): RequestInit => ({ method: "POST", body });

describe("what a page asks for", () => {
  it("outlives the page where it changes something, and not where it only reads", async () => {
    const { ask, lasting } = heldRequests();
    void ask("/api/trpc/chat.rename", change("{}"));
    void ask("/api/trpc/chat.list", { method: "GET" });
    void ask("/api/trpc/chat.list");
    expect(lasting).toEqual([true, undefined, undefined]);
  });

  it("is never more than browsers let outlive a page, counted together until it has arrived", async () => {
    const { ask, lasting, answer } = heldRequests();
    const first = ask("/one", change("€".repeat(15_000)));
    void ask("/two", change("€".repeat(15_000)));
    void ask("/three", change("{}"));
    answer();
    await first;
    void ask("/four", change("€".repeat(15_000)));
    expect(lasting).toEqual([true, undefined, true, true]);
  });

  it("is counted no longer where it fails", async () => {
    const lasting: (boolean | undefined)[] = [];
    const ask = lastingFetch(async (_input, init) => {
      lasting.push(init?.keepalive);
      throw new TypeError("no network");
    });
    for (const _ of [1, 2]) await expect(ask("/", change("x".repeat(15_000)))).rejects.toThrow("no network");
    expect(lasting).toEqual([true, true]);
  });
});
