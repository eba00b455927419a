import "server-only";
import { env } from "@/server/env";
import { createPinoLogger } from "@/server/providers/logging/pino";
import { processSlot } from "@/server/runtime";
import { noTracer } from "./none";
import type { Span, Tracer } from "./port";

const slot = processSlot<Tracer>("tracer");

/** Traces go nowhere until a collector is named: then what sends them is loaded, and not before. */
export async function startTracing(): Promise<void> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return;
  const { createOtlpTracer } = await import("./otlp");
  slot.current = createOtlpTracer({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    service: env.OTEL_SERVICE_NAME,
    log: createPinoLogger({ level: env.LOG_LEVEL }),
  });
}

/** Tells of a piece of work that has ended. Returns at once and never throws. */
export function traced(span: Span): void {
  (slot.current ?? noTracer).ended(span);
}

/** Sends what waits, in bounded time. */
export async function closeTracing(): Promise<void> {
  await slot.current?.close();
}
