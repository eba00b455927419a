import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { busyEngine } from "@/server/composition/engine/testing";
import { spawnCompiled } from "@/server/composition/engine/testing-thread";
import { captureLog } from "@/server/errors/testing";
import { createEnginePool, type EnginePool } from "@/server/providers/engine/pool";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { createApiHandler } from "./handler";

const FOREVER = "loop for ever";
/** Each heavy problem is ended after this time; a guest may use five times as much in a minute. */
const DEADLINE_MS = 200;

let fixtures: TestFixtures;
let pool: EnginePool;
beforeAll(async () => {
  fixtures = await createTestFixtures();
  pool = createEnginePool({
    workers: 2,
    spawn: spawnCompiled("__fixtures__/hostile-worker.ts"),
    log: captureLog().log,
    deadlineMs: DEADLINE_MS,
    now: () => 0,
    allowance: { guest: 5 * DEADLINE_MS, account: 10 * DEADLINE_MS, address: 5 * DEADLINE_MS },
  });
});
afterAll(async () => {
  await pool.close();
  await fixtures.close();
});

/** Calls of `solve.create` in one request. */
function create(
  engine: typeof fixtures.deps.engine,
  address: string,
  texts: readonly string[],
): Promise<Response> {
  const handle = createApiHandler({ gate: fixtures.gate, deps: { ...fixtures.deps, engine } });
  const names = texts.map(() => "solve.create").join(",");
  const inputs = Object.fromEntries(texts.map((text, index) => [index, { json: { text } }]));
  return handle(
    new Request(`http://classmate.example/api/trpc/${names}?batch=1`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify(inputs),
    }),
  );
}

describe("the engine's time over the API", () => {
  it("is charged for each call of a batch, and the rest is refused with the time to wait", async () => {
    const batch = create(
      pool,
      "198.51.100.1",
      Array.from({ length: 12 }, () => FOREVER),
    );
    const other = create(pool, "198.51.100.2", ["Solve x + 1 = 2"]);
    expect(JSON.stringify(await (await other).json())).toContain('"status":"solved"');
    const response = await batch;
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    const answers = (await response.json()).map((each: object) => JSON.stringify(each));
    const worked = answers.filter((answer: string) => answer.includes('"status":"limit-reached"'));
    const refused = answers.filter((answer: string) => answer.includes("TOO_MANY_REQUESTS"));
    expect([worked.length, refused.length]).toEqual([6, 6]);
    const later = await create(pool, "198.51.100.1", ["Solve x + 1 = 2"]);
    expect(later.status).toBe(429);
  });

  it("is refused in words where too many wait", async () => {
    const response = await create(busyEngine, "198.51.100.3", ["Solve x + 1 = 2"]);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("3");
  });
});
