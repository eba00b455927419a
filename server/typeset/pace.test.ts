import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPace } from "./pace";

/** A pace whose turns of the event loop are taken by hand. */
function byHand(slice: number) {
  const planned: (() => void)[] = [];
  const pace = createPace(slice, (next) => planned.push(next));
  return { pace, turn: () => planned.splice(0).forEach((next) => void next()) };
}

describe("the pace of what is set", () => {
  it("does a slice at once, and the rest in later turns of the event loop", async () => {
    const { pace, turn } = byHand(10);
    const done: number[] = [];
    const wait = [0, 1, 2, 3].map((at) => Promise.resolve(pace(6)).then(() => done.push(at)));
    await Promise.all(wait.slice(0, 2));
    expect(done).toEqual([0, 1]);
    turn();
    await Promise.all(wait);
    expect(done).toEqual([0, 1, 2, 3]);
  });

  it("lets nobody overtake, and forgets nobody", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 }), async (costs) => {
        const { pace, turn } = byHand(20);
        const done: number[] = [];
        const all = costs.map((cost, at) => Promise.resolve(pace(cost)).then(() => done.push(at)));
        for (const _ of costs) turn();
        await Promise.all(all);
        expect(done).toEqual(costs.map((_, at) => at));
      }),
      { numRuns: 200, seed: 11 },
    );
  });

  it("never does more in one turn than a slice and one piece", async () => {
    const { pace, turn } = byHand(100);
    let spent = 0;
    const all = Array.from({ length: 50 }, () => Promise.resolve(pace(30)).then(() => (spent += 30)));
    for (let before = 0; before < 50 * 30; before = spent) {
      await Promise.all(all.slice(0, before / 30));
      await new Promise((resolve) => setImmediate(resolve));
      expect(spent - before).toBeLessThanOrEqual(130);
      turn();
    }
  });
});
