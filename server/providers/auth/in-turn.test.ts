import { describe, expect, it } from "vitest";
import { createInTurn } from "./in-turn";

describe("what concerns the same key", () => {
  it("runs one after the other, in order, also after a failure", async () => {
    const inTurn = createInTurn();
    const log: string[] = [];
    const step = (name: string, fails = false) =>
      inTurn("a", async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([step("one"), step("two", true), step("three")]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(log).toEqual(["one begins", "one ends", "two begins", "two ends", "three begins", "three ends"]);
  });

  it("does not wait for another key", async () => {
    const inTurn = createInTurn();
    void inTurn("a", () => new Promise(() => {}));
    expect(await inTurn("b", async () => "through")).toBe("through");
  });

  it("waits for each of several, and is waited for by whoever has one of them", async () => {
    const inTurn = createInTurn();
    const log: string[] = [];
    const step = (name: string, keys: string | readonly string[]) =>
      inTurn(keys, async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
      });
    await Promise.all([step("a", "a"), step("ba", ["b", "a"]), step("ab", ["a", "b", "a"]), step("b", "b")]);
    expect(log).toEqual(["a", "ba", "ab", "b"].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });
});
