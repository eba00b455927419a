import { expect, it } from "vitest";
import { refuseAfterEnd } from "./end-pglite";
import { createEmptyPglite } from "./testing-pglite";

it("refuses a query that waits while the database is closed, rather than standing still", async () => {
  const pglite = refuseAfterEnd(await createEmptyPglite());
  const waiting = [1, 2, 3].map((number) => pglite.query("select $1::int as number", [number]));
  const closing = pglite.close();
  const outcomes = await Promise.allSettled(waiting);
  await closing;
  expect(outcomes.at(-1)).toMatchObject({ status: "rejected" });
  await expect(pglite.query("select 1")).rejects.toThrow("closed");
});
