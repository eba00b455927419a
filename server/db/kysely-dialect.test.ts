import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { Kysely } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pgliteDialect } from "./kysely-dialect";
import { createEmptyPglite } from "./testing-pglite";

interface Tables {
  entries: { author: string; n: number };
}

let pglite: PGlite;
let kysely: Kysely<Tables>;

beforeAll(async () => {
  pglite = await createEmptyPglite();
  kysely = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  await pglite.exec("create table entries (author text not null, n int not null, unique (author, n))");
});
beforeEach(async () => void (await pglite.exec("truncate entries")));
afterAll(() => pglite.close());

async function kept(author: string): Promise<number> {
  return (await pglite.query("select 1 from entries where author = $1", [author])).rows.length;
}

/** Lets others run, as a query over a network would. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("transactions of two libraries on one PGlite", () => {
  it("lose nothing and keep nothing they should not, however they overlap", async () => {
    const drizzled = drizzle({ client: pglite });
    const failures = { kysely: 0, drizzle: 0 };
    const rounds = Array.from({ length: 60 }, (_, n) => n);
    const byKysely = rounds.map((n) =>
      kysely
        .transaction()
        .execute(async (trx) => {
          await trx.insertInto("entries").values({ author: "kysely", n }).execute();
          await pause();
          if (n % 3 === 0) throw new Error("change of mind");
          await trx
            .insertInto("entries")
            .values({ author: "kysely", n: n + 1000 })
            .execute();
        })
        .catch(() => {
          failures.kysely += 1;
        }),
    );
    const byDrizzle = rounds.map((n) =>
      drizzled
        .transaction(async (tx) => {
          await tx.execute(sql`insert into entries values ('drizzle', ${n})`);
          await pause();
          if (n % 4 === 0) tx.rollback();
          await tx.execute(sql`insert into entries values ('drizzle', ${n + 1000})`);
        })
        .catch(() => {
          failures.drizzle += 1;
        }),
    );
    const alone = rounds.map((n) => kysely.insertInto("entries").values({ author: "alone", n }).execute());
    await Promise.all([...byKysely, ...byDrizzle, ...alone]);

    expect(failures).toEqual({ kysely: 20, drizzle: 15 });
    expect([await kept("kysely"), await kept("drizzle"), await kept("alone")]).toEqual([80, 90, 60]);
  });

  it("undo a transaction whose statement fails and go on", async () => {
    const broken = kysely.transaction().execute(async (trx) => {
      await trx.insertInto("entries").values({ author: "broken", n: 1 }).execute();
      await trx.insertInto("entries").values({ author: "broken", n: 1 }).execute();
    });
    await expect(broken).rejects.toThrow(/duplicate key/);
    expect(await kept("broken")).toBe(0);
    await kysely.insertInto("entries").values({ author: "after", n: 1 }).execute();
    expect(await kept("after")).toBe(1);
  });

  it("say how many rows a statement touched", async () => {
    await kysely
      .insertInto("entries")
      .values([
        { author: "x", n: 1 },
        { author: "x", n: 2 },
      ])
      .execute();
    const [result] = await kysely.deleteFrom("entries").where("author", "=", "x").execute();
    expect(result?.numDeletedRows).toBe(2n);
  });
});
