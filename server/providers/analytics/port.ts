import type { EventName } from "@/server/features/analytics/types";

export interface AnalyticsEvent {
  readonly name: EventName;
  /** Whose event it is: an account's or a guest's id, or a name for this one request. */
  readonly distinctId: string;
  /** Whether the analytics service may keep a profile under that id. Only accounts have one. */
  readonly profile: boolean;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

/** Where events of the server go. */
export interface AnalyticsProvider {
  /** Queues an event and returns at once. Never throws: a failure is logged and swallowed. */
  track(event: AnalyticsEvent): void;
  /** Sends what is queued, in bounded time. */
  close(): Promise<void>;
}
