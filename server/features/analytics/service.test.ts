import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnalyticsEvent } from "@/server/providers/analytics/port";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { track } from "./service";

let fixtures: TestFixtures;
const events: AnalyticsEvent[] = [];

beforeAll(async () => {
  const analytics = { track: (event: AnalyticsEvent) => void events.push(event), close: async () => {} };
  fixtures = await createTestFixtures({ analytics });
});
beforeEach(() => {
  events.length = 0;
});
afterAll(() => fixtures.close());

const click = { mode: "hints" } as const;

describe("an event of the server", () => {
  it("of an account carries the account's id and may have a profile", async () => {
    const scope = await fixtures.user("u1");
    track(fixtures.deps, { scope, optedOut: false }, "solve_btn_clicked", click);
    expect(events).toEqual([
      { name: "solve_btn_clicked", distinctId: "u1", profile: true, properties: click },
    ]);
  });

  it("of a guest carries the guest's id and has none", () => {
    const scope = fixtures.guest();
    track(fixtures.deps, { scope, optedOut: false }, "solve_btn_clicked", click);
    expect(events[0]).toMatchObject({ distinctId: scope.guestId, profile: false });
  });

  it("of a visitor without a cookie carries a name of its own", () => {
    for (let n = 0; n < 2; n++)
      track(fixtures.deps, { scope: null, optedOut: false }, "google_sign_in_failed", { reason: "denied" });
    expect(new Set(events.map(({ distinctId }) => distinctId)).size).toBe(2);
    expect(events.every(({ profile }) => !profile)).toBe(true);
  });

  it("of someone who asks not to be counted is not reported", async () => {
    const scope = await fixtures.user("u1");
    track(fixtures.deps, { scope, optedOut: true }, "chats_msg_sent", {});
    expect(events).toEqual([]);
  });
});
