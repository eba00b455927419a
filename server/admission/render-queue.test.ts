import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, it } from "vitest";
import { createRenderQueue, type RenderQueueLimits } from "./render-queue";

const LONG_MS = 60_000;

/** Work that takes turns, by name: what has begun, in order, and how each one ends. */
function work(limits: Partial<RenderQueueLimits> = {}) {
  const turns = createRenderQueue({
    atOnce: 2,
    heldMs: LONG_MS,
    lookEveryMs: LONG_MS,
    isSpare: () => false,
    ...limits,
  });
  const begun: string[] = [];
  const take = (name: string, address: string) =>
    turns.take({ address, person: null }, () => void begun.push(name));
  return {
    begun,
    ends: (names: string, address = "one") => [...names].map((name) => take(name, address)),
  };
}

describe("turns", () => {
  it("begin at once while few are taken, then in the order in which they were asked for", () => {
    const { begun, ends } = work();
    const [endA, endB, endC] = ends("abcd");
    expect(begun).toEqual(["a", "b"]);
    endB?.();
    expect(begun).toEqual(["a", "b", "c"]);
    endA?.();
    endC?.();
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });

  it("go round those who ask, however much one of them asks for", () => {
    const { begun, ends } = work({ atOnce: 1 });
    const [endA, ...others] = ends("abcdef", "one");
    const [endX] = ends("xy", "another");
    ends("z", "a third");
    for (const end of [endA, others[0], endX]) end?.();
    expect(begun.slice(0, 4)).toEqual(["a", "b", "x", "z"]);
  });

  it("count once however often their end is told", () => {
    const { begun, ends } = work();
    const [endA] = ends("abcd");
    for (const end of [endA, endA, endA]) end?.();
    expect(begun).toEqual(["a", "b", "c"]);
  });

  it("pass over who has left before", () => {
    const { begun, ends } = work();
    const [endA, , endC] = ends("abcd");
    endC?.();
    expect(begun).toEqual(["a", "b"]);
    endA?.();
    expect(begun).toEqual(["a", "b", "d"]);
  });

  it("come to everyone who waits where those who have one do not end", async () => {
    const { begun, ends } = work({ heldMs: 1 });
    ends("abcdef");
    await expect.poll(() => begun.join("")).toBe("abcdef");
  });

  it("come to more while the processor has time to spare", async () => {
    const { begun, ends } = work({ lookEveryMs: 1, isSpare: () => true });
    ends("abcdef");
    await expect.poll(() => begun.join("")).toBe("abcdef");
  });

  it("come to no more while it has none", async () => {
    let looks = 0;
    const isSpare = () => {
      looks += 1;
      return false;
    };
    const { begun, ends } = work({ lookEveryMs: 1, isSpare });
    ends("abc");
    await expect.poll(() => looks).toBeGreaterThan(3);
    expect(begun).toEqual(["a", "b"]);
  });

  it("begin in the context in which they were asked for", () => {
    const context = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const turns = createRenderQueue({
      atOnce: 1,
      heldMs: LONG_MS,
      lookEveryMs: LONG_MS,
      isSpare: () => false,
    });
    const see = () => void seen.push(context.getStore());
    const place = { address: "one", person: null };
    const end = context.run("first", () => turns.take(place, see));
    context.run("second", () => turns.take(place, see));
    context.run("somebody else's", end);
    expect(seen).toEqual(["first", "second"]);
  });
});
