import { describe, expect, it, vi } from "vitest";
import { onLedger } from "./ledger";
import { DEFAULT_LIMITS } from "./limits";
import { Memo, onceFor, onceForEach } from "./memo";

const inACall = <T>(call: () => T): T => onLedger(DEFAULT_LIMITS, call);

describe("what is found once a call", () => {
  it("is not found again, also in a call inside the call", () => {
    const memo = new Memo<number>();
    const find = vi.fn(() => 7);
    const found = inACall(() => [memo.once("a", find), inACall(() => memo.once("a", find))]);
    expect(found).toEqual([7, 7]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it("is forgotten when the call ends, and is not kept between calls", () => {
    const memo = new Memo<number>();
    const find = vi.fn(() => 7);
    inACall(() => memo.once("a", find));
    inACall(() => memo.once("a", find));
    memo.once("a", find);
    memo.once("a", find);
    expect(find).toHaveBeenCalledTimes(4);
  });

  it("is not kept when finding it fails", () => {
    const memo = new Memo<number>();
    inACall(() => {
      expect(() =>
        memo.once("a", () => {
          throw new Error("no");
        }),
      ).toThrow("no");
      expect(memo.once("a", () => 7)).toBe(7);
    });
  });

  it("stays bounded however much is asked for", () => {
    const memo = new Memo<number>();
    const find = vi.fn((at: number) => at);
    const keys = Array.from({ length: 2000 }, (_, at) => at);
    inACall(() => {
      for (const at of keys) expect(memo.once(String(at), () => find(at))).toBe(at);
      for (const at of keys) expect(memo.once(String(at), () => find(at))).toBe(at);
    });
    expect(find.mock.calls.length).toBeGreaterThan(keys.length * 1.5);
  });
});

describe("what is found once for an object", () => {
  it("is found again for another, also one that is like it", () => {
    const find = vi.fn(({ at }: { readonly at: number }) => (at > 0 ? at : null));
    const once = onceFor(find);
    const [one, like, none] = [{ at: 7 }, { at: 7 }, { at: 0 }];
    expect([once(one), once(one), once(like), once(none), once(none)]).toEqual([7, 7, 7, null, null]);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it("is found for each number by itself", () => {
    const find = vi.fn(({ by }: { readonly by: number }, at: number) => by * at);
    const once = onceForEach(find);
    const [one, other] = [{ by: 2 }, { by: 3 }];
    expect([once(one, 1), once(one, 2), once(other, 1), once(one, 1)]).toEqual([2, 4, 3, 2]);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it("is not kept when finding it fails", () => {
    let fails = true;
    const once = onceFor((_: object) => {
      if (fails) throw new Error("no");
      return 7;
    });
    const one = {};
    expect(() => once(one)).toThrow("no");
    fails = false;
    expect(once(one)).toBe(7);
  });
});
