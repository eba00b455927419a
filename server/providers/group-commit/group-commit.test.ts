import { describe, expect, it } from "vitest";
import { createGroupCommit } from ".";

describe("writing in groups", () => {
  it("puts what comes while it writes into the next group, in order", async () => {
    const groups: number[][] = [];
    let release: () => void = () => {};
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    const commit = createGroupCommit<number>(
      async (items) => {
        groups.push([...items]);
        if (groups.length === 1) await first;
      },
      { gatherMs: 0 },
    );
    const one = commit.add(1);
    const rest = [2, 3, 4].map((item) => commit.add(item));
    release();
    await Promise.all([one, ...rest]);
    await commit.add(5);
    expect(groups).toEqual([[1], [2, 3, 4], [5]]);
  });

  it("tells of an item only when it has been written", async () => {
    let written = false;
    const commit = createGroupCommit<number>(
      async () => {
        await Promise.resolve();
        written = true;
      },
      { gatherMs: 0 },
    );
    await commit.add(1);
    expect(written).toBe(true);
  });

  it("waits for a database that is away, keeps the order, and says that it may have been heard before", async () => {
    const tries: [number[], boolean][] = [];
    const commit = createGroupCommit<number>(
      async (items, again) => {
        tries.push([[...items], again]);
        if (tries.length < 3) throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
      },
      { gatherMs: 0, retryAfterMs: [0, 0] },
    );
    await Promise.all([commit.add(1), commit.add(2)]);
    expect(tries.map(([, again]) => again)).toEqual([false, true, true, false]);
    expect(tries.map(([items]) => items)).toEqual([[1], [1], [1], [2]]);
  });

  it("gives up on a database that stays away", async () => {
    const commit = createGroupCommit<number>(
      () => Promise.reject(Object.assign(new Error("connect"), { code: "ECONNREFUSED" })),
      { gatherMs: 0, retryAfterMs: [0, 0] },
    );
    await expect(commit.add(1)).rejects.toThrow("connect");
  });

  it("keeps the others when one of them is refused", async () => {
    const kept: number[] = [];
    const commit = createGroupCommit<number>(
      async (items) => {
        if (items.includes(13)) throw new Error("refused");
        kept.push(...items);
      },
      { gatherMs: 1 },
    );
    const outcomes = await Promise.allSettled([1, 13, 2].map((item) => commit.add(item)));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(kept).toEqual([1, 2]);
  });
});
