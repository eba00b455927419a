import { describe, expect, it } from "vitest";
import { storeInMemory } from "../testing";
import { afterFirst, type DeviceSession, keepSession, sessionAt, withFirstWritten } from "./sessions";

const sessionOf = (id: string, at: number, stop = "/practice"): DeviceSession => {
  const problems = [1, 2].map((seed) => ({
    skill: "two-steps",
    name: "Two steps",
    level: 1 as const,
    seed,
    asChoice: true,
  }));
  return { id, at, stop, first: 0, length: 2, problems };
};
const SET = "/practice/sets/abcdefghijklmnopqrstuvwx";
const emptyStore = () => storeInMemory(({ at }: DeviceSession) => at);
const seeds = () => {
  let seed = 40;
  return () => ++seed;
};

describe("a session on a device", () => {
  it("goes on where it was left, and is forgotten when it is over", async () => {
    const store = emptyStore();
    await keepSession(sessionOf(SET, 1, SET), store);
    const left = afterFirst(sessionOf(SET, 1, SET));
    await keepSession(left, store);
    expect(await sessionAt(SET, seeds(), store)).toEqual(left);
    expect(left).toMatchObject({ first: 1, length: 2, problems: [{ seed: 2 }] });
    await keepSession(afterFirst(left), store);
    expect(await sessionAt(SET, seeds(), store)).toBeNull();
  });

  it("asks for an answer in writing once one was chosen, and leaves what follows as it is", () => {
    const [first, second] = withFirstWritten(sessionOf(SET, 1, SET)).problems;
    expect(first).toMatchObject({ seed: 1, asChoice: false });
    expect(second).toMatchObject({ seed: 2, asChoice: true });
  });

  it("is for what is due the one that was open last, and no set", async () => {
    const store = emptyStore();
    for (const [id, at] of [
      ["/practice/due", 1],
      ["/practice/two-steps", 2],
    ] as const)
      await keepSession(sessionOf(id, at), store);
    await keepSession(sessionOf(SET, 3, SET), store);
    expect((await sessionAt("/practice", seeds(), store))?.id).toBe("/practice/two-steps");
    expect((await sessionAt("/practice/due", seeds(), store))?.id).toBe("/practice/due");
  });

  it("is made from seeds for a skill of which none is kept, and for nothing else", async () => {
    const made = await sessionAt("/practice/add-roots", seeds(), emptyStore());
    expect(made).toMatchObject({ first: 0, length: 10, stop: "/practice" });
    expect(new Set(made?.problems.map(({ seed }) => seed)).size).toBe(10);
    for (const address of [
      "/practice",
      "/practice/sets",
      "/practice/books",
      SET,
      "/solve/add-roots",
      "/practice/A b",
    ])
      expect(await sessionAt(address, seeds(), emptyStore()), address).toBeNull();
  });

  it("crowds out those that were open longest ago", async () => {
    const store = emptyStore();
    for (let at = 0; at < 30; at += 1) await keepSession(sessionOf(`/practice/sets/${at}`, at, SET), store);
    expect(store.now().map(({ at }) => at)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  });
});
