import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { passedSessions, secondFactors, vendorCalls } from "@/drizzle/schema";
import { CALLS_KEPT_MS, REMOVED_AT_ONCE } from "@/server/features/ledger/constants";
import { forgetOldCalls } from "@/server/features/ledger/service";
import { forgetOldPasses, owesCode } from "@/server/features/second-factor/service";
import { LIFETIME_MS_MAX } from "@/server/features/session/constants";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";

const ADA = "11111111-1111-4111-8111-111111111111";
const EVE = "22222222-2222-4222-8222-222222222222";

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());
beforeEach(async () => {
  const db = await fixtures.deps.db();
  for (const table of [vendorCalls, passedSessions, secondFactors]) await db.delete(table);
});

const ago = (ms: number) => new Date(fixtures.deps.now().getTime() - ms);
/** Times around a limit, and far from it. */
const around = (limit: number) =>
  fc.oneof(
    fc.constantFrom(-1, 0, 1, 1_000).map((beside) => limit + beside),
    fc.nat(3 * limit),
  );

describe("requests to a model's vendor", () => {
  const call = (id: string, outcome: (typeof vendorCalls.$inferInsert)["outcome"], age: number) => ({
    id,
    runId: "run",
    instance: "gone",
    day: "2026-01-01",
    leaseUntil: ago(age),
    outcome,
    inputTokens: 1,
    outputTokens: 1,
    reservedMicros: 1,
    createdAt: ago(age + 1),
    settledAt: outcome === "open" ? null : ago(age),
  });

  it("are forgotten when they were settled long ago, and never while they are open", async () => {
    const outcomes = fc.constantFrom("open", "settled", "unsent", "expired");
    const kept = fc.array(fc.tuple(outcomes, around(CALLS_KEPT_MS)), { minLength: 1, maxLength: 30 });
    const db = await fixtures.deps.db();
    await fc.assert(
      fc.asyncProperty(kept, async (all) => {
        await db.delete(vendorCalls);
        await db
          .insert(vendorCalls)
          .values(all.map(([outcome, age], index) => call(`call-${index}`, outcome, age)));
        const isOld = ([outcome, age]: (typeof all)[number]) => outcome !== "open" && age > CALLS_KEPT_MS;
        expect(await forgetOldCalls(fixtures.deps)).toBe(all.filter(isOld).length);
        const left = await db.select({ id: vendorCalls.id }).from(vendorCalls);
        expect(left.map(({ id }) => id).sort()).toEqual(
          all.flatMap((one, index) => (isOld(one) ? [] : [`call-${index}`])).sort(),
        );
      }),
      { seed: 20261122, numRuns: 40 },
    );
  });

  it("are forgotten all of them, however many there are", async () => {
    const db = await fixtures.deps.db();
    const many = REMOVED_AT_ONCE + 1;
    await db
      .insert(vendorCalls)
      .values(Array.from({ length: many }, (_, of) => call(`call-${of}`, "settled", 2 * CALLS_KEPT_MS)));
    expect(await forgetOldCalls(fixtures.deps)).toBe(many);
    expect(await forgetOldCalls(fixtures.deps)).toBe(0);
  });
});

describe("sessions that were given their code", () => {
  it("are forgotten when they have run out, which changes nothing of who owes a code", async () => {
    const db = await fixtures.deps.db();
    await db.insert(secondFactors).values({
      userId: ADA,
      concealedSecret: "sealed",
      createdAt: ago(9 * LIFETIME_MS_MAX),
      confirmedAt: ago(9 * LIFETIME_MS_MAX),
    });
    const passes = fc.array(fc.tuple(fc.constantFrom(ADA, EVE), around(LIFETIME_MS_MAX)), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(passes, async (all) => {
        await db.delete(passedSessions);
        await db
          .insert(passedSessions)
          .values(
            all.map(([userId, age], index) => ({ sessionId: `s-${index}`, userId, passedAt: ago(age) })),
          );
        const debts = () =>
          Promise.all(
            [...all, null].map((_, index) =>
              owesCode(fixtures.deps, { userId: ADA, sessionId: `s-${index}` }),
            ),
          );
        const before = await debts();
        const isOver = ([, age]: (typeof all)[number]) => age >= LIFETIME_MS_MAX;
        expect(before).toEqual([...all.map((one) => one[0] !== ADA || isOver(one)), true]);
        expect(await forgetOldPasses(fixtures.deps)).toBe(all.filter(isOver).length);
        expect(await debts()).toEqual(before);
      }),
      { seed: 20261122, numRuns: 40 },
    );
  });
});
