import "server-only";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { processSlot } from "@/server/runtime";
import { createRegistry, type Registry } from "./registry";

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const ENGINE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2];
const MODEL_BUCKETS = [0.5, 1, 2.5, 5, 10, 30, 60, 120];

const STATUSES = [
  200, 201, 202, 204, 206, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 408, 409, 411, 412, 413,
  415, 422, 429, 431, 499, 500, 501, 502, 503, 504,
].map(String);

export type Metrics = ReturnType<typeof createMetrics>;

/** What is counted in one process: numbers, by words of the code's own. Never what someone wrote, and never whose it is. */
function createMetrics() {
  const registry = createRegistry();
  return { registry, ...ofRequests(registry), ...ofEngine(registry), ...ofModel(registry) };
}

const ofRequests = ({ counter, histogram }: Registry) => ({
  requests: counter({
    name: "classmate_requests_total",
    help: "Requests answered, by the class of their path and by status.",
    labels: { route: "word", status: STATUSES },
  }),
  requestSeconds: histogram({
    name: "classmate_request_duration_seconds",
    help: "From a request's head to the end of its answer.",
    labels: { route: "word" },
    buckets: REQUEST_BUCKETS,
  }),
  refusals: counter({
    name: "classmate_rate_limit_refusals_total",
    help: "Calls refused by a rate limit, by its name.",
    labels: { limit: "word" },
  }),
  security: counter({
    name: "classmate_security_events_total",
    help: "What happened to sessions and accounts, and whether it went well.",
    labels: { event: "word", ok: ["true", "false"] },
  }),
});

const ofEngine = ({ counter, histogram }: Registry) => ({
  engineJobs: counter({
    name: "classmate_engine_jobs_total",
    help: "Jobs of the engine, by how they ended.",
    labels: { job: "word", outcome: ["done", "limit", "deadline", "memory", "fault", "refused"] },
  }),
  engineSeconds: histogram({
    name: "classmate_engine_job_duration_seconds",
    help: "How long a thread worked at a job.",
    labels: { job: "word" },
    buckets: ENGINE_BUCKETS,
  }),
  engineDeaths: counter({
    name: "classmate_engine_thread_deaths_total",
    help: "Threads of the engine that died or could not be started.",
    labels: {},
  }),
  solves: counter({
    name: "classmate_solves_total",
    help: "Problems worked, by status and task.",
    labels: {
      status: ["solved", "no-solution", "unsupported", "limit-reached", "ambiguous"],
      task: "word",
    },
  }),
});

const ofModel = ({ counter, histogram }: Registry) => ({
  modelCalls: counter({
    name: "classmate_model_calls_total",
    help: "Calls of a language model, by how they ended.",
    labels: { outcome: ["finished", "cut-off", "stopped", "failed"] },
  }),
  modelSeconds: histogram({
    name: "classmate_model_call_duration_seconds",
    help: "From the first try of a call of a language model to its end.",
    labels: {},
    buckets: MODEL_BUCKETS,
  }),
  modelTokens: counter({
    name: "classmate_model_tokens_total",
    help: "Tokens read and written by a language model.",
    labels: { direction: ["input", "output"] },
  }),
});

const slot = processSlot<Metrics>("metrics");

/** The numbers of this process. */
export function metrics(): Metrics {
  slot.current ??= withProcess(createMetrics());
  return slot.current;
}

/** How finely the delay of the event loop is looked at, in milliseconds. */
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** What the process itself can be asked. The delay is of the time since the last look. */
function withProcess(all: Metrics): Metrics {
  const { gauge } = all.registry;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // The histogram counts from one look to the next of the clock: what it waited beyond that is the delay.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1_000);
  gauge(
    {
      name: "classmate_event_loop_delay_p50_seconds",
      help: "Median delay of the event loop since the last look.",
    },
    () => seconds(delay.percentile(50)),
  );
  gauge({ name: "classmate_event_loop_delay_p99_seconds", help: "99th percentile of it." }, () =>
    seconds(delay.percentile(99)),
  );
  gauge({ name: "classmate_event_loop_delay_max_seconds", help: "Longest of it." }, () => {
    const most = seconds(delay.max);
    delay.reset();
    return most;
  });
  const memory = process.memoryUsage;
  gauge({ name: "process_resident_memory_bytes", help: "Memory of the process." }, () => memory.rss());
  gauge({ name: "nodejs_heap_size_used_bytes", help: "Of the main thread's heap." }, () => memory().heapUsed);
  gauge({ name: "nodejs_external_memory_bytes", help: "Outside the heap." }, () => memory().external);
  gauge({ name: "process_uptime_seconds", help: "Since the process started." }, () => process.uptime());
  return all;
}
