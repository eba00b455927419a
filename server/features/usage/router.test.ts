import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import { vendorOf } from "@/server/providers/model/ledger/testing";
import { scriptedModel } from "@/server/providers/model/testing";
import { openApiRequest } from "@/server/request-context/api-context";
import { createCaller } from "@/server/testing/api-caller";
import { createTestFixtures, createTutorDeps, type TestFixtures } from "@/server/testing/fixtures";

const root = vi.hoisted((): { tutorDeps: unknown } => ({ tutorDeps: null }));
vi.mock("@/server/composition/tutor-deps", () => ({ getTutorDeps: () => root.tutorDeps }));

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

const HOME = "203.0.113.9";

function callerWith(headers: Record<string, string>) {
  const request = openApiRequest(
    { headers: new Headers({ "x-forwarded-for": HOME, ...headers }), url: "http://classmate.example/" },
    fixtures,
  );
  return { request, usage: createCaller({ deps: fixtures.deps, request }).usage };
}

describe("usage.today", () => {
  it("tells an account how many tutor messages are left and when new ones come", async () => {
    const using = createTutorDeps(fixtures.deps, {
      chatModel: vendorOf(scriptedModel(["Hi"])),
    });
    root.tutorDeps = using;
    const userId = fixtures.deps.newId();
    const { usage } = callerWith({ authorization: `Bearer ${await fixtures.token(userId)}` });
    expect(await usage.today()).toMatchObject({ plan: "free", used: 0, limit: 25, remaining: 25 });
    const message = { id: "message-000000000001", text: "Hello" };
    await startReply(using, await fixtures.user(userId), {
      id: "chat-0000000000000001",
      message,
      address: HOME,
    });
    expect(await usage.today()).toEqual({
      plan: "free",
      used: 1,
      limit: 25,
      remaining: 24,
      resetAt: new Date("2026-01-06T00:00:00Z"),
      counts: true,
      sold: true,
    });
  });

  it("tells a visitor what a guest has, and makes nobody a guest", async () => {
    root.tutorDeps = createTutorDeps(fixtures.deps);
    const { usage, request } = callerWith({});
    expect(await usage.today()).toMatchObject({ plan: "guest", limit: 5, remaining: 5, counts: false });
    expect(request.setCookies()).toEqual([]);
  });
});
