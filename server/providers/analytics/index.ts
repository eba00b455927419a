import "server-only";
import { env } from "@/server/env";
import { createPinoLogger } from "@/server/providers/logging/pino";
import { processSlot } from "@/server/runtime";
import { createForward, type Forward } from "./forward";
import { noAnalytics } from "./none";
import type { AnalyticsProvider } from "./port";

const queue = processSlot<AnalyticsProvider>("analytics");
const forwarding = processSlot<Forward>("analyticsForward");

/** Where the server's events go; nowhere without a token. */
export function getAnalytics(): AnalyticsProvider {
  queue.current ??= create();
  return queue.current;
}

/** The way to the collector; null without a token. */
export function getForward(): Forward | null {
  if (!env.NEXT_PUBLIC_ANALYTICS_TOKEN) return null;
  forwarding.current ??= createForward({ host: env.ANALYTICS_HOST, log: logger() });
  return forwarding.current;
}

/** Sends what is queued, in bounded time. */
export async function closeAnalytics(): Promise<void> {
  await queue.current?.close();
}

function create(): AnalyticsProvider {
  const token = env.NEXT_PUBLIC_ANALYTICS_TOKEN;
  const forward = getForward();
  if (!token || !forward) return noAnalytics;
  const log = logger();
  return openedWhenUsed(async () => {
    const { createPosthogAnalytics } = await import("./posthog");
    return createPosthogAnalytics({ token, siteUrl: env.AUTH_URL.replace(/\/+$/, ""), forward, log });
  });
}

/** The library is loaded with the first event, so that a server without a token never holds it. */
function openedWhenUsed(open: () => Promise<AnalyticsProvider>): AnalyticsProvider {
  let opening: Promise<AnalyticsProvider> | undefined;
  const use = () => {
    opening ??= open().catch((error) => {
      logger().warn("the analytics library did not load", { error });
      return noAnalytics;
    });
    return opening;
  };
  return {
    track: (event) => void use().then((provider) => provider.track(event)),
    close: async () => (await opening)?.close(),
  };
}

function logger() {
  return createPinoLogger({ level: env.LOG_LEVEL });
}
