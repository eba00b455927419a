import { expect, it } from "vitest";
import { createEmptyPglite } from "./testing-pglite";
import { tidyPglite } from "./tidy-pglite";

it("keeps the embedded database from growing while rows come and go", async () => {
  const pglite = await createEmptyPglite();
  await pglite.exec("create schema other; create table other.events (id int, body text)");
  const comeAndGo = async () => {
    await pglite.exec("insert into other.events select n, repeat('x', 200) from generate_series(1, 2000) n");
    await pglite.exec("delete from other.events");
    const { rows } = await pglite.query<{ bytes: number }>(
      "select pg_relation_size('other.events')::int as bytes",
    );
    return rows[0]?.bytes ?? 0;
  };
  const once = await comeAndGo();
  expect(await comeAndGo(), "without tidying").toBeGreaterThan(once);
  for (let round = 0; round < 5; round++) {
    await tidyPglite(pglite);
    expect(await comeAndGo()).toBeLessThanOrEqual(once);
  }
  await pglite.close();
});
