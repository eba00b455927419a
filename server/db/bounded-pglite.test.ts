import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toAppError } from "@/server/errors/normalise";
import { boundQueue, TOO_MANY_WAITING } from "./bounded-pglite";
import { createEmptyPglite } from "./testing-pglite";

const pglite = await createEmptyPglite();
beforeAll(async () => {
  await pglite.waitReady;
  boundQueue(pglite, 4);
});
afterAll(() => pglite.close());

const refused = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter((result) => result.status === "rejected").map(({ reason }) => reason.code);

describe("the queue before the embedded database", () => {
  it("refuses what comes beyond its bound at once, answers the others, and has room again afterwards", async () => {
    const ask = (count: number) => Array.from({ length: count }, () => pglite.query("select 1 as one"));
    const results = await Promise.allSettled(ask(7));
    expect(refused(results)).toEqual(Array(3).fill(TOO_MANY_WAITING));
    expect(refused(await Promise.allSettled(ask(4)))).toEqual([]);
  });

  it("lets a transaction that has begun finish, however long the queue behind it is", async () => {
    await pglite.exec("create table kept (number int)");
    let others: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
    await pglite.transaction(async (tx) => {
      others = Promise.allSettled([1, 2, 3, 4, 5].map(() => pglite.query("select 1")));
      for (const number of [1, 2, 3, 4, 5, 6]) await tx.query("insert into kept values ($1)", [number]);
    });
    expect(refused(await others)).toEqual(Array(2).fill(TOO_MANY_WAITING));
    const { rows } = await pglite.query<{ count: number }>("select count(*)::int as count from kept");
    expect(rows).toEqual([{ count: 6 }]);
  });

  it("says so with a code that everyone takes for a busy server", async () => {
    const [refusal] = (await Promise.allSettled([1, 2, 3, 4, 5].map(() => pglite.query("select 1")))).filter(
      ({ status }) => status === "rejected",
    );
    const { reason } = refusal as PromiseRejectedResult;
    const wrapped = new Error("Failed query", { cause: reason });
    expect(toAppError(wrapped)).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      retryAfterSeconds: expect.any(Number),
    });
  });

  it("has room again after a statement that failed", async () => {
    for (let time = 0; time < 6; time += 1) await expect(pglite.query("select nothing")).rejects.toThrow();
    await expect(pglite.query("select 1")).resolves.toBeDefined();
  });
});
