import "server-only";

/** What there is one of in a process. */
type SlotName =
  | "admission"
  | "analytics"
  | "analyticsForward"
  | "answersUnderWay"
  | "auth"
  | "codesOwed"
  | "dailyJobs"
  | "database"
  | "engine"
  | "inboxKey"
  | "metrics"
  | "rateLimiter"
  | "readinessCheck"
  | "requestMetadata"
  | "revocations"
  | "shuttingDown"
  | "starting"
  | "streamLimit"
  | "tracer"
  | "tutorServices";

// The one global of the product. server/cli/serve.mjs, which no bundler sees, fills "starting".
const root = globalThis as typeof globalThis & { classmate?: Partial<Record<SlotName, unknown>> };

/** A place for a value that a process has once, however often a bundler loads the module that makes it: for pages, for
 * route handlers, at the start, and again in development. */
export interface ProcessSlot<Value> {
  current: Value | undefined;
}

/** @returns the place of that name; its value is empty until someone fills it */
export function processSlot<Value>(name: SlotName): ProcessSlot<Value> {
  return {
    get current() {
      return root.classmate?.[name] as Value | undefined;
    },
    set current(value) {
      root.classmate ??= {};
      root.classmate[name] = value;
    },
  };
}
