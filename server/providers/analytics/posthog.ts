import "server-only";
import { PostHog } from "posthog-node";
import { ANALYTICS_PATH, APP, BATCH_EVENTS, FLUSH_EVERY_MS } from "@/server/features/analytics/constants";
import type { Logger } from "@/server/providers/logging/port";
import { createDelivery, type Delivery } from "./delivery";
import type { Forward } from "./forward";
import type { AnalyticsEvent, AnalyticsProvider } from "./port";

/** Events kept while the collector is away; the oldest go first. */
const QUEUED_EVENTS = 1_000;
const REQUEST_WITHIN_MS = 5_000;
const CLOSE_WITHIN_MS = 1_500;

interface PosthogOptions {
  readonly token: string;
  /** Where people reach the product, without a trailing slash. */
  readonly siteUrl: string;
  readonly forward: Forward;
  readonly log: Pick<Logger, "warn">;
  readonly flushEveryMs?: number;
  readonly queuedEvents?: number;
}

/** Reports the server's events in batches. What the collector does not take waits, in a queue of bounded length, for
 * the next batch. */
export function createPosthogAnalytics(options: PosthogOptions): AnalyticsProvider {
  const delivery = createDelivery(options.forward);
  const client = new QuietPostHog(options, delivery);
  return {
    track({ name, distinctId, profile, properties }: AnalyticsEvent) {
      try {
        const person = profile ? {} : { $process_person_profile: false };
        client.capture({ distinctId, event: name, properties: { ...properties, ...person, app: APP } });
      } catch (error) {
        options.log.warn("an analytics event was lost", { error });
      }
    },
    async close() {
      delivery.closeWithin(CLOSE_WITHIN_MS);
      try {
        await client.shutdown(CLOSE_WITHIN_MS + 500);
      } catch (error) {
        options.log.warn("analytics did not close cleanly", { error });
      }
    },
  };
}

/** Without the library's own word on the terminal about every failure, which quotes answers: forwarding has logged it. */
class QuietPostHog extends PostHog {
  constructor({ token, siteUrl, flushEveryMs, queuedEvents }: PosthogOptions, { fetch }: Delivery) {
    super(token, {
      host: `${siteUrl}${ANALYTICS_PATH}`,
      fetch,
      flushAt: BATCH_EVENTS,
      maxBatchSize: BATCH_EVENTS,
      flushInterval: flushEveryMs ?? FLUSH_EVERY_MS,
      maxQueueSize: queuedEvents ?? QUEUED_EVENTS,
      requestTimeout: REQUEST_WITHIN_MS,
      fetchRetryCount: 0,
      disableGeoip: true,
      enableExceptionAutocapture: false,
      enableLocalEvaluation: false,
      preloadFeatureFlags: false,
      sendFeatureFlagEvent: false,
    });
  }

  protected override flushAutomatic(): Promise<void> {
    return super.flushAutomatic().catch(() => {});
  }
}
