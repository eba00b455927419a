import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseTypesInUse } from "./parsers-pglite";
import { prepareStatements } from "./prepared-pglite";
import { createEmptyPglite } from "./testing-pglite";

/** Every type that PGlite itself reads, and those of which this database keeps lists. */
const TYPES = `select oid, format_type(oid, null) as name, typname from pg_type
  where typtype in ('b', 'd') and typname !~ '^(pg_|_pg_|gtsvector|_gtsvector|any)' order by oid`;
/** One value of each kind of type, in the order in which they are tried until one fits. */
const VALUES = ["1", "true", "a", "2026-01-05", "12:30:00", "[1,2]", "{}", "1 day", "(1,2)", "1,2,3,4,5"];

let plain: PGlite;
let lean: PGlite;

beforeAll(async () => {
  plain = await createEmptyPglite();
  lean = parseTypesInUse(prepareStatements(await createEmptyPglite()));
});
afterAll(async () => {
  await plain.close();
  await lean.close();
});

/** A query for one value of a type, where one of the values fits. */
async function oneOf(type: string): Promise<string | null> {
  for (const value of VALUES) {
    const query = `select $1::text::${type} as value, array[$1::text::${type}] as list`;
    const fits = await plain.query(query.replaceAll("$1", `'${value}'`)).then(
      () => true,
      () => false,
    );
    if (fits) return query.replaceAll("$1", `'${value}'`);
  }
  return null;
}

describe("what the embedded database reads of a result", () => {
  it("is the same for every type there is, alone and in a list, the first time and again", async () => {
    const { rows } = await plain.query<{ name: string }>(TYPES);
    let tried = 0;
    for (const { name } of rows) {
      const query = await oneOf(name);
      if (!query) continue;
      tried += 1;
      const expected = await plain.query(query);
      expect(await lean.query(query), name).toEqual(expected);
      expect(await lean.query(query), `${name} again`).toEqual(expected);
      const asText = await plain.exec(query);
      expect(await lean.exec(query), `${name} unprepared`).toEqual(asText);
    }
    expect(tried).toBeGreaterThan(50);
  });

  it("heeds the readers that a caller brings along", async () => {
    const parsers = { 23: (value: string) => `${value}!` };
    const { rows } = await lean.query("select 7 as number, 'a'::text as word", [], { parsers });
    expect(rows).toEqual([{ number: "7!", word: "a" }]);
  });

  it("takes no longer for the types that no result has had", async () => {
    const fresh = parseTypesInUse(await createEmptyPglite());
    await fresh.query("select 1 as number, now() as at");
    expect(Object.keys(fresh.parsers).sort()).toEqual(["1184", "23"]);
    await fresh.close();
  });
});
