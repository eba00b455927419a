import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createForward } from "./forward";
import type { AnalyticsProvider } from "./port";
import { createPosthogAnalytics } from "./posthog";
import { type Behaviour, CaptureServer } from "./testing";

const SOON = { timeout: 10_000 };
const SITE = "https://classmate.example";
const ACCOUNT = "7d7f1a52-5f0c-4c7a-9f2e-0c8c1f0f7a11";

let collector: CaptureServer;
let host: string;
let warnings: string[];
let opened: AnalyticsProvider[];

beforeEach(async () => {
  collector = new CaptureServer();
  host = await collector.start();
  warnings = [];
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((analytics) => analytics.close()));
  await collector.stop();
  vi.restoreAllMocks();
});

function open(options: { flushEveryMs?: number; queuedEvents?: number; answerWithinMs?: number } = {}) {
  const log = { warn: (message: string) => void warnings.push(message) };
  const { answerWithinMs, ...rest } = options;
  const forward = createForward({ host, log, answerWithinMs });
  const analytics = createPosthogAnalytics({ token: "phc_test", siteUrl: SITE, forward, log, ...rest });
  opened.push(analytics);
  return analytics;
}

const event = (plan: string, profile = true) =>
  ({
    name: "plan_purchase_clicked",
    distinctId: profile ? ACCOUNT : "guest-1",
    profile,
    properties: { plan },
  }) as const;

const plans = () => collector.events.map(({ properties }) => properties.plan);

describe("an event", () => {
  it("arrives with its name, its owner, the product and nothing about the machine that sent it", async () => {
    const analytics = open();
    analytics.track(event("yearly"));
    await analytics.close();
    expect(collector.events).toHaveLength(1);
    const [taken] = collector.events;
    expect(taken).toMatchObject({ event: "plan_purchase_clicked", distinct_id: ACCOUNT });
    expect(taken?.properties).toMatchObject({ app: "classmate", plan: "yearly", $geoip_disable: true });
    expect(taken?.properties).not.toHaveProperty("$ip");
    expect(taken?.properties).not.toHaveProperty("$process_person_profile");
    expect(collector.taken[0]?.url).toMatch(/^\/batch\/\?/);
  });

  it("of someone without an account leaves no profile", async () => {
    const analytics = open();
    analytics.track(event("yearly", false));
    await analytics.close();
    expect(collector.events[0]?.properties).toMatchObject({
      $process_person_profile: false,
      app: "classmate",
    });
  });

  it("waits for others at most as long as it is told", async () => {
    open({ flushEveryMs: 60 }).track(event("yearly"));
    await vi.waitFor(() => expect(plans()).toEqual(["yearly"]), SOON);
  });
});

describe("a batch", () => {
  it("holds 50 events and leaves as soon as it is full", async () => {
    const analytics = open({ flushEveryMs: 60_000 });
    for (let n = 0; n < 50; n++) analytics.track(event(String(n)));
    await vi.waitFor(() => expect(collector.events).toHaveLength(50), SOON);
    for (let n = 50; n < 170; n++) analytics.track(event(String(n)));
    await analytics.close();
    expect(plans()).toEqual(Array.from({ length: 170 }, (_, n) => String(n)));
    expect(Math.max(...collector.taken.map(({ events }) => events.length))).toBe(50);
  });
});

describe("a collector in trouble", () => {
  const TROUBLES: [string, Behaviour][] = [
    ["answers 500", { kind: "fail" }],
    ["hangs up within its answer", { kind: "hang-up" }],
    ["does not answer", { kind: "silence" }],
    ["refuses", { kind: "refuse" }],
    ["sends elsewhere", { kind: "redirect" }],
  ];

  it.each(TROUBLES)(
    "that %s never throws and holds up neither a caller nor the end",
    async (_what, trouble) => {
      const terminal = [vi.spyOn(console, "error"), vi.spyOn(console, "warn"), vi.spyOn(console, "log")];
      collector.behaviour = trouble;
      const analytics = open({ flushEveryMs: 20, answerWithinMs: 200 });
      for (let n = 0; n < 120; n++) expect(analytics.track(event(String(n)))).toBeUndefined();
      await vi.waitFor(() => expect(warnings.length).toBeGreaterThan(0), SOON);
      await analytics.close();
      expect(collector.taken).toEqual([]);
      expect(warnings.join()).not.toContain("own");
      for (const said of terminal) expect(said).not.toHaveBeenCalled();
    },
  );

  it("that is not there does no harm either", async () => {
    await collector.stop();
    const analytics = open({ flushEveryMs: 20 });
    analytics.track(event("yearly"));
    await vi.waitFor(() => expect(warnings).toHaveLength(1), SOON);
    await analytics.close();
    await collector.start();
  });

  it("gets the events that waited once it is back", async () => {
    collector.behaviour = { kind: "fail" };
    const analytics = open({ flushEveryMs: 10 });
    for (const plan of ["a", "b", "c"]) analytics.track(event(plan));
    await vi.waitFor(() => expect(warnings).toHaveLength(1), SOON);
    collector.behaviour = { kind: "take" };
    await analytics.close();
    expect(plans()).toEqual(["a", "b", "c"]);
  });

  it("costs no more than the queue holds: the oldest events go first", async () => {
    collector.behaviour = { kind: "fail" };
    const analytics = open({ flushEveryMs: 10, queuedEvents: 60 });
    analytics.track(event("first"));
    await vi.waitFor(() => expect(warnings).toHaveLength(1), SOON);
    for (let n = 0; n < 500; n++) analytics.track(event(String(n)));
    collector.behaviour = { kind: "take" };
    await analytics.close();
    expect(plans()).toEqual(Array.from({ length: 60 }, (_, n) => String(440 + n)));
  });

  it("that is slow is waited for, and callers are not", async () => {
    collector.behaviour = { kind: "slow", ms: 150 };
    const analytics = open();
    expect(analytics.track(event("late"))).toBeUndefined();
    expect(plans()).toEqual([]);
    await analytics.close();
    expect(plans()).toEqual(["late"]);
  });
});

describe("after closing", () => {
  it("an event is lost without a word", async () => {
    const analytics = open({ flushEveryMs: 10 });
    await analytics.close();
    expect(() => analytics.track(event("late"))).not.toThrow();
  });
});
