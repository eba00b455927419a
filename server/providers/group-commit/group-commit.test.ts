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
