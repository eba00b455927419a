import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { knownPlaces } from "@/drizzle/schema";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { createKnownAddresses } from "./known-addresses";

const DAY = 86_400_000;

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

const places = () => createKnownAddresses({ ...fixtures.deps, secret: "a key for tests" });

describe("a place someone has signed in from", () => {
  it("is known for that account alone, and on every server with the same key", async () => {
    await places().keep("ada@example.org", "192.0.2.7");
    expect(await places().has("ada@example.org", "192.0.2.7")).toBe(true);
    expect(await places().has("ada@example.org", "192.0.2.8")).toBe(false);
    expect(await places().has("ben@example.org", "192.0.2.7")).toBe(false);
    const other = createKnownAddresses({ ...fixtures.deps, secret: "another key" });
    expect(await other.has("ada@example.org", "192.0.2.7")).toBe(false);
  });

  it("names neither the account nor the place to anyone who reads the database", async () => {
    await places().keep("secretive@example.org", "203.0.113.77");
    const rows = JSON.stringify(await (await fixtures.deps.db()).select().from(knownPlaces));
    expect(rows).not.toMatch(/secretive|203\.0\.113/);
  });

  it("is forgotten 90 days after the last sign-in there", async () => {
    await places().keep("cleo@example.org", "192.0.2.9");
    fixtures.pass(60 * DAY);
    await places().keep("cleo@example.org", "192.0.2.9");
    fixtures.pass(60 * DAY);
    expect(await places().has("cleo@example.org", "192.0.2.9")).toBe(true);
    fixtures.pass(31 * DAY);
    expect(await places().has("cleo@example.org", "192.0.2.9")).toBe(false);
    await places().keep("dan@example.org", "192.0.2.10");
    expect(await (await fixtures.deps.db()).select().from(knownPlaces)).toHaveLength(1);
  });
});
