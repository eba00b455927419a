import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chats } from "@/drizzle/schema";
import { type OwnPostgres, startPostgres } from "@/server/cli/test/postgres";
import { toAppError } from "@/server/errors/normalise";
import type { OpenDatabase } from "./open-database";
import { openPg } from "./open-pg";

let server: OwnPostgres;
let open: OpenDatabase;

beforeAll(async () => {
  server = await startPostgres({ durable: true });
  open = await openPg({ url: server.url, directUrl: null, poolMax: 3 });
});
afterAll(async () => {
  await open.close();
  await server.stop();
});

const chat = (id: string) => ({ id, guestId: "g1", title: "Fractions" });

/** Tries until it works; the pool is to find the server again by itself. */
async function untilItWorks(work: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(
      () =>
        work().then(
          () => "works",
          () => "fails",
        ),
      { timeout: 20_000 },
    )
    .toBe("works");
}

it("finds a server again that crashed under it, with all that was acknowledged", async () => {
  const { database } = open;
  await database.insert(chats).values(chat("kept"));
  const unfinished = database.transaction(async (tx) => {
    await tx.insert(chats).values(chat("half"));
    await server.tell("immediate");
    await server.again();
    await tx.insert(chats).values(chat("other-half"));
  });
  const fault = await unfinished.catch((error: unknown) => toAppError(error));
  expect(fault).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfterSeconds: expect.any(Number) });
  await untilItWorks(() => database.execute(sql`select 1`));
  const found = await database.select({ id: chats.id }).from(chats).where(eq(chats.guestId, "g1"));
  expect(found).toEqual([{ id: "kept" }]);
});

it("says in the table's words that a server is ending or away", async () => {
  const { database } = open;
  await server.tell("fast");
  const fault = await database.execute(sql`select 1`).catch((error: unknown) => toAppError(error));
  expect(fault).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  await server.again();
  await untilItWorks(() => database.execute(sql`select 1`));
});
