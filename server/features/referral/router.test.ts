import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RATE_LIMITS } from "@/server/rate-limits/rate-limits";
import { openApiRequest } from "@/server/request-context/api-context";
import { createCaller } from "@/server/testing/api-caller";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { FIRST_ENTRY_LENGTH_MAX } from "./constants";

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

const callerWith = (headers: Record<string, string>) =>
  createCaller({
    deps: fixtures.deps,
    request: openApiRequest({ headers: new Headers(headers), url: "http://classmate.example/" }, fixtures),
  });
const visitor = () => callerWith({});
const account = async () =>
  callerWith({ authorization: `Bearer ${await fixtures.token(fixtures.deps.newId())}` });

describe("the referral procedures", () => {
  it("are for accounts only", async () => {
    await expect(visitor().referral.bind({ firstEntry: "/?c=0000000001" })).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
    await expect(visitor().referral.mine()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  });

  it("bind a newcomer who came by the link, and count them", async () => {
    const [ada, ben] = [await account(), await account()];
    const { link, code } = await ben.referral.mine();
    const { pathname, search } = new URL(link);
    expect(search).toBe(`?c=${code}`);
    expect(await ada.referral.bind({ firstEntry: `${pathname}${search}&utm_source=chat` })).toEqual({
      boundAt: fixtures.deps.now(),
      trialDays: 14,
    });
    expect(await ben.referral.mine()).toMatchObject({ newcomers: 1, rewards: { pending: 1 } });
  });

  it("take nothing but the path of an invitation", async () => {
    const ada = await account();
    const endless = `/?c=0000000001&x=${"y".repeat(FIRST_ENTRY_LENGTH_MAX)}`;
    for (const firstEntry of [
      "",
      "/",
      "/?c=",
      "/?c=U",
      "/pricing?c=0000000001",
      "~/?c=0000000001",
      endless,
    ]) {
      const call = ada.referral.bind({ firstEntry });
      await expect(call).rejects.toMatchObject({
        code: "BAD_REQUEST",
        message: expect.stringContaining("not an invitation link"),
      });
    }
    for (const input of [{}, null, { firstEntry: 7 }, { firstEntry: ["/?c=0000000001"] }]) {
      await expect(ada.referral.bind(input as never)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  it("let nobody try codes out", async () => {
    const ada = await account();
    const guess = (index: number) => ada.referral.bind({ firstEntry: `/?c=ZZZZZZZ${100 + index}` });
    for (let index = 0; index < RATE_LIMITS.referral.scope.limit; index += 1) {
      await expect(guess(index)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    }
    await expect(guess(99)).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
  });
});
