import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { RateLimiter } from "@/server/providers/rate-limiter/port";
import { openApiRequest } from "@/server/request-context/api-context";
import { createCaller } from "@/server/testing/api-caller";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { createCallerFactory, guestOrUserProcedure, publicProcedure, router, userProcedure } from "./init";
import { appRouter } from "./root";

const ADA = "11111111-1111-4111-8111-111111111111";

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

const contextOf = (headers: Record<string, string> = {}) => ({
  deps: fixtures.deps,
  request: openApiRequest({ headers: new Headers(headers), url: "http://classmate.example/" }, fixtures),
});
const asUser = async (headers: Record<string, string> = {}) =>
  contextOf({ authorization: `Bearer ${await fixtures.token(ADA)}`, ...headers });

const kind = z.object({ kind: z.enum(["user", "guest", "none"]) });
const ladder = createCallerFactory(
  router({
    anybody: publicProcedure.output(kind).query(() => ({ kind: "none" as const })),
    someone: guestOrUserProcedure.output(kind).query(({ ctx }) => ({ kind: ctx.scope.kind })),
    account: userProcedure.output(kind).query(({ ctx }) => ({ kind: ctx.scope.kind })),
    change: publicProcedure.output(kind).mutation(() => ({ kind: "none" as const })),
    broken: publicProcedure.output(kind).query(() => ({ kind: "secret" }) as never),
  }),
);

describe("the ladder", () => {
  it("lets a visitor up to the public and the guest rung, and no further", async () => {
    const visitor = ladder(contextOf());
    expect(await visitor.anybody()).toEqual({ kind: "none" });
    expect(await visitor.someone()).toEqual({ kind: "guest" });
    await expect(visitor.account()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  });

  it("makes nobody a guest who asks for the account's rung", async () => {
    const context = contextOf();
    await expect(ladder(context).account()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    expect(context.request.setCookies()).toEqual([]);
  });

  it("lets an account up to the top", async () => {
    const user = ladder(await asUser());
    expect([await user.someone(), await user.account()]).toEqual([{ kind: "user" }, { kind: "user" }]);
  });

  it("counts on every rung", async () => {
    const limiter = { take: () => ({ ok: false, retryAfterMs: 1 }) as const };
    const context = await asUser();
    const user = ladder({ ...context, deps: { ...fixtures.deps, limiter } });
    for (const call of [user.anybody, user.someone, user.account]) {
      await expect(call()).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
    }
  });

  it("counts a visitor who reads by address alone, so that reading leaves no entry for someone nobody meets again", async () => {
    const keys: string[] = [];
    const limiter: RateLimiter = {
      take(_rule, key) {
        keys.push(key);
        return { ok: true, remaining: 1 };
      },
    };
    const context = contextOf();
    const visitor = ladder({ ...context, deps: { ...fixtures.deps, limiter } });
    await visitor.someone();
    await visitor.someone();
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !key.startsWith("api:address:"))).toEqual([]);
  });

  it("refuses another site's change on every rung", async () => {
    const visitor = ladder(contextOf({ origin: "https://evil.example", host: "classmate.example" }));
    await expect(visitor.change()).rejects.toMatchObject({ cause: { code: "FORBIDDEN" } });
    await expect(visitor.anybody()).resolves.toEqual({ kind: "none" });
  });

  it("lets out nothing that does not fit the declared output", async () => {
    await expect(ladder(contextOf()).broken()).rejects.toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
  });
});

describe("the procedures", () => {
  it("each declare what they take and what they give", () => {
    const takesNothing = new Set([
      "account.begin",
      "account.me",
      "billing.plan",
      "practice.set.list",
      "practice.skills",
      "referral.mine",
      "usage.today",
    ]);
    for (const [path, procedure] of Object.entries<AnyTRPCProcedure>(
      (appRouter as AnyTRPCRouter)._def.procedures,
    )) {
      const { inputs, output } = procedure._def as unknown as { inputs: unknown[]; output?: unknown };
      expect([path, inputs.length > 0]).toEqual([path, !takesNothing.has(path)]);
      expect([path, output !== undefined]).toEqual([path, true]);
    }
  });

  it("say who calls", async () => {
    expect(await createCaller(await asUser()).account.me()).toEqual({
      kind: "user",
      id: ADA,
      email: `${ADA}@example.org`,
    });
  });

  it("keep a problem, list it, reveal it, for its owner only", async () => {
    const ada = createCaller(await asUser());
    const stranger = createCaller(contextOf());
    const { id } = await ada.solve.create({ text: "3 + 4", mode: "hints" });
    expect((await ada.solve.list()).items.map((item) => item.id)).toEqual([id]);
    expect(await ada.solve.reveal({ id, what: "answer" })).toMatchObject({ id, answerRevealed: true });
    await expect(stranger.solve.byId({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(stranger.solve.reveal({ id, what: "answer" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("refuse a page of the history that does not exist", async () => {
    const ada = createCaller(await asUser());
    for (const cursor of ["x", "1;drop table solves", "99999999999999999999_a", "999999999999999_a"]) {
      await expect(ada.solve.list({ cursor })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
    await expect(ada.solve.list({ limit: 101 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("judge an answer and a working without an account and without keeping anything", async () => {
    const visitor = createCaller(contextOf());
    const problem = "Solve 3x - 4 = 11";
    expect(await visitor.solve.check({ problem, answer: "x = 5" })).toMatchObject({ verdict: "right" });
    expect(await visitor.solve.check({ problem, answer: "x = 7" })).toMatchObject({ verdict: "wrong" });
    const lines = ["3x = 15", "x = 12"];
    expect(await visitor.solve.checkWorking({ problem, lines })).toMatchObject({ firstWrong: 1 });
  });

  it("name what is too long or missing in a working", async () => {
    const visitor = createCaller(contextOf());
    const problem = "Solve 3x - 4 = 11";
    for (const lines of [[], [" "], ["x".repeat(501)], Array.from({ length: 41 }, () => "x = 5")]) {
      await expect(visitor.solve.checkWorking({ problem, lines })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    }
    await expect(visitor.solve.check({ problem, answer: "" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("read ahead without keeping anything", async () => {
    const caller = createCaller(await asUser());
    const before = await caller.solve.list();
    expect(await caller.solve.read({ text: "2x + 1 = 9" })).toMatchObject({ ok: expect.any(Boolean) });
    expect(await caller.solve.list()).toEqual(before);
  });
});
