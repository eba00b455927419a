import { afterAll, describe, expect, it } from "vitest";
import { paceStatements } from "./paced-pglite";
import { createEmptyPglite } from "./testing-pglite";

const pglite = await createEmptyPglite();
let clock = 0;
const turns: (() => void)[] = [];
paceStatements(pglite, { turnMs: 5, now: () => clock, soon: (next) => turns.push(next) });
afterAll(() => pglite.close());

/** The event loop goes round once. */
const goRound = () => {
  for (const next of turns.splice(0)) next();
};

/** @returns whether it had ended before the event loop went round again */
async function endsInThisTurn(work: Promise<unknown>): Promise<boolean> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  work.then(end, end);
  // PGlite answers in microtasks alone, and a real turn ends when there are none left.
  await new Promise((resolve) => setImmediate(resolve));
  return ended;
}

describe("statements of the embedded database", () => {
  it("are answered in the turn they are asked in while it is short", async () => {
    goRound();
    expect(await endsInThisTurn(pglite.query("select 1"))).toBe(true);
    clock += 4;
    expect(await endsInThisTurn(pglite.query("select 1"))).toBe(true);
  });

  it("wait for the next turn once this one has gone on for long, in a transaction too", async () => {
    goRound();
    const work = pglite.transaction(async (tx) => {
      await tx.query("create table kept (number int)");
      clock += 6;
      await tx.query("insert into kept values (1)");
    });
    const after = pglite.query<{ number: number }>("select number from kept");
    expect(await endsInThisTurn(work)).toBe(false);
    while (!(await endsInThisTurn(after))) goRound();
    expect((await after).rows).toEqual([{ number: 1 }]);
  });

  it("are refused with their own error after having waited", async () => {
    goRound();
    await pglite.query("select 1");
    clock += 6;
    const work = pglite.query("select nothing");
    expect(await endsInThisTurn(work)).toBe(false);
    while (!(await endsInThisTurn(work))) goRound();
    await expect(work).rejects.toThrow(/nothing/);
  });
});
