import "server-only";
import type { Logger } from "@/server/providers/logging/port";
import { asOtlp } from "./otlp-form";
import type { Tracer } from "./port";

/** Spans that wait for a collector which is away; the oldest go first. */
const WAITING_MAX = 4_096;
const BATCH_MAX = 512;
const FLUSH_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;
const CLOSE_WITHIN_MS = 1_500;

/** Answers after which the same batch is worth sending again. */
const LATER = new Set([408, 429, 502, 503, 504]);

export interface OtlpOptions {
  /** Where traces are posted. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly log: Pick<Logger, "warn">;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly flushEveryMs?: number;
}

/** Posts spans to a collector in OTLP's JSON form, in batches. Nobody waits for it, and it holds no more than so many: what
 * a collector does not take is sent again with the next batch, and what it refuses is lost. */
export function createOtlpTracer(options: OtlpOptions): Tracer {
  const { now = Date.now, flushEveryMs = FLUSH_EVERY_MS } = options;
  const post = createPost(options);
  let waiting: object[] = [];
  let posting: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (withinMs: number): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    posting ??= send(withinMs).finally(() => {
      posting = null;
      if (waiting.length > 0) schedule();
    });
    return posting;
  };
  const send = async (withinMs: number) => {
    const batch = waiting.slice(0, BATCH_MAX);
    if (batch.length === 0) return;
    waiting = waiting.slice(batch.length);
    if ((await post(batch, withinMs)) === "later") waiting = [...batch, ...waiting].slice(-WAITING_MAX);
  };
  const schedule = () => {
    if (timer) return;
    timer = setTimeout(() => void flush(ANSWER_WITHIN_MS), flushEveryMs);
    timer.unref();
  };
  return {
    ended(span) {
      waiting.push(asOtlp(span, now()));
      if (waiting.length > WAITING_MAX) waiting.shift();
      if (waiting.length >= BATCH_MAX && !posting) void flush(ANSWER_WITHIN_MS);
      else schedule();
    },
    async close() {
      await posting;
      await flush(CLOSE_WITHIN_MS);
      clearTimeout(timer);
    },
  };
}

type Taken = "taken" | "refused" | "later";

/** Sends a batch. Never throws. */
function createPost({ url, headers, service, log, fetch: send = fetch }: OtlpOptions) {
  const resource = { attributes: [{ key: "service.name", value: { stringValue: service } }] };
  return async (spans: readonly object[], withinMs: number): Promise<Taken> => {
    try {
      const response = await send(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({
          resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "classmate" }, spans }] }],
        }),
        redirect: "manual",
        signal: AbortSignal.timeout(withinMs),
      });
      await response.body?.cancel();
      if (response.ok) return "taken";
      log.warn("the collector of traces refused a batch", { status: response.status });
      return LATER.has(response.status) ? "later" : "refused";
    } catch (error) {
      log.warn("the collector of traces cannot be reached", { error });
      return "later";
    }
  };
}
