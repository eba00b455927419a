import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prepareStatements } from "./prepared-pglite";
import { createEmptyPglite } from "./testing-pglite";

const MINUTE = 60_000;
const ADD = "insert into words (id, word) values ($1, $2)";
const FIND = "select * from words where id = $1";

let pglite: PGlite;
/** Kinds of the messages that reach the database. */
let sent = "";
let time = 0;

beforeAll(async () => {
  pglite = await createEmptyPglite();
  const send = pglite.execProtocolStream.bind(pglite);
  pglite.execProtocolStream = (message, options) => {
    sent += String.fromCharCode(message[0] ?? 0);
    return send(message, options);
  };
  prepareStatements(pglite, { now: () => time, statementsMax: 12 });
});
beforeEach(async () => {
  await pglite.exec("drop table if exists words; create table words (id integer primary key, word text)");
});
afterAll(() => pglite.close());

async function kindsOf(work: () => Promise<unknown>): Promise<string> {
  sent = "";
  await work();
  return sent;
}

const find = async (id: number) => (await pglite.query(FIND, [id])).rows;

describe("statements of the embedded database", () => {
  it("are prepared once, and then only bound and run", async () => {
    await pglite.query(ADD, [1, "one"]);
    expect(await kindsOf(() => pglite.query(ADD, [2, null]))).toBe("BES");
    await find(1);
    expect(await kindsOf(async () => expect(await find(2)).toEqual([{ id: 2, word: null }]))).toBe("BES");
    expect(await find(1)).toEqual([{ id: 1, word: "one" }]);
  });

  it("see a table that has changed since", async () => {
    await pglite.query(ADD, [1, "one"]);
    await find(1);
    await pglite.exec("alter table words add column length integer default 3");
    expect(await find(1)).toEqual([{ id: 1, word: "one", length: 3 }]);
    await pglite.query("alter table words drop column word");
    expect(await find(1)).toEqual([{ id: 1, length: 3 }]);
  });

  it("go on after one that fails, alone and in a transaction", async () => {
    await pglite.query(ADD, [1, "one"]);
    await expect(pglite.query(ADD, [1, "again"])).rejects.toMatchObject({ code: "23505" });
    await expect(
      pglite.transaction(async (tx) => {
        await tx.query(ADD, [2, "two"]);
        await tx.query(ADD, [2, "again"]).catch(() => undefined);
        await tx.query(FIND, [2]);
      }),
    ).rejects.toMatchObject({ code: "25P02" });
    await pglite.query(ADD, [2, "two"]);
    expect(await find(2)).toEqual([{ id: 2, word: "two" }]);
  });

  it("are told wrong again each time they are wrong", async () => {
    const wrong = () => pglite.query("select nothing from words where id = $1", [1]);
    for (let tries = 0; tries < 2; tries += 1) await expect(wrong()).rejects.toMatchObject({ code: "42703" });
    expect(await find(1)).toEqual([]);
  });

  it("are planned again every minute, for tables grow", async () => {
    await find(1);
    time += MINUTE;
    expect(await kindsOf(() => find(1))).toBe("CDBDES");
    expect(await kindsOf(() => find(1))).toBe("BES");
  });

  it("are answered as well when there are more of them than are kept", async () => {
    for (let round = 0; round < 2; round += 1)
      for (let n = 1; n <= 20; n += 1)
        expect((await pglite.query(`select $1::integer + ${n} as sum`, [n])).rows).toEqual([{ sum: 2 * n }]);
  });

  it("are told apart by what they are asked to give", async () => {
    const [texts, numbers] = [25, 23].map(
      (type) => () => pglite.query("select $1 as x", [7], { paramTypes: [type] }),
    );
    for (let round = 0; round < 2; round += 1) {
      expect((await texts?.())?.rows).toEqual([{ x: "7" }]);
      expect((await numbers?.())?.rows).toEqual([{ x: 7 }]);
    }
  });
});
