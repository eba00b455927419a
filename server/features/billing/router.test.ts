import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantedDays } from "@/drizzle/schema";
import { openApiRequest } from "@/server/request-context/api-context";
import { createCaller } from "@/server/testing/api-caller";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

function callerWith(headers: Record<string, string>) {
  const request = openApiRequest(
    { headers: new Headers(headers), url: "http://classmate.example/" },
    fixtures,
  );
  return { request, caller: createCaller({ deps: fixtures.deps, request }) };
}

describe("the plan", () => {
  it("of a visitor is a guest's, and makes nobody a guest", async () => {
    const { caller, request } = callerWith({});
    expect(await caller.billing.plan()).toEqual({
      plan: "guest",
      source: null,
      until: null,
      renews: false,
      messagesPerDay: 5,
    });
    expect(request.setCookies()).toEqual([]);
  });

  it("of an account is what it has now", async () => {
    const userId = fixtures.deps.newId();
    const { caller } = callerWith({ authorization: `Bearer ${await fixtures.token(userId)}` });
    expect(await caller.billing.plan()).toMatchObject({ plan: "free", messagesPerDay: 25 });
    const db = await fixtures.deps.db();
    const grantedAt = fixtures.deps.now();
    await db
      .insert(grantedDays)
      .values({ id: fixtures.deps.newId(), userId, days: 1, reason: "thanks", grantedAt });
    const until = new Date(grantedAt.getTime() + 86_400_000);
    expect(await caller.billing.plan()).toMatchObject({ plan: "plus", source: "free-days", until });
  });
});
