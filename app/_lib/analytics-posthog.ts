import posthog from "posthog-js/dist/module.slim";
import { ANALYTICS_PATH, BATCH_EVENTS, FLUSH_EVERY_MS } from "@/server/features/analytics/constants";
import { allowed } from "./analytics-allowed";
import type { AnalyticsSink } from "./analytics-sink";

/** Opens the library: it sends the events of the catalogue and does nothing else of all it can do. */
export function openSink(token: string): AnalyticsSink {
  posthog.init(token, {
    api_host: ANALYTICS_PATH,
    persistence: "localStorage",
    person_profiles: "identified_only",
    request_queue_config: { flush_interval_ms: FLUSH_EVERY_MS },
    before_send: (draft) => draft && allowed(draft),
    respect_dnt: true,
    opt_out_useragent_filter: true,
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_exceptions: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    disable_scroll_properties: true,
    disable_session_recording: true,
    disable_surveys: true,
    disable_conversations: true,
    disable_product_tours: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    save_referrer: false,
    save_campaign_params: false,
  });
  // Next answers a path that ends in a slash by sending the caller to the one without.
  posthog.analyticsDefaultEndpoint = "/e";
  let tracked = 0;
  return {
    track(name, properties) {
      // Events of one key leave in one request.
      const batch = Math.floor(tracked++ / BATCH_EVENTS);
      posthog.capture(name, { ...properties }, { _batchKey: `events-${batch}` });
    },
    identify({ id, email }, from) {
      if (posthog.get_distinct_id() === id) return;
      if (posthog.get_property("$user_id")) posthog.reset();
      posthog.identify(id, undefined, { email, ...(from === null ? {} : { from }) });
    },
    reset: () => posthog.reset(),
  };
}
