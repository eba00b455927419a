import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { asWord } from "@/server/providers/metrics/word";
import type { Span } from "./port";

const KIND = { internal: 1, server: 2, client: 3 } as const;
const FAILED = 2;
const SPAN_DIGITS = 16;
const SERVER_ERROR = 500;
const NANOSECONDS = 1_000_000n;

type Value = string | number;

/** What is told of a span beside its time. */
interface Told {
  readonly name: string;
  readonly kind: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, Value>>;
}

/** A span as OTLP's JSON has it. The spans of a request have its number for their trace, which the log has as `requestId`.
 * @param endedAt in milliseconds since 1970 */
export function asOtlp(span: Span, endedAt: number): object {
  const { name, kind, failed, attributes } = toldOf(span);
  const requestId = "requestId" in span ? span.requestId : null;
  const traceId = requestId === null ? randomBytes(16).toString("hex") : traceOf(requestId);
  const root = requestId === null ? null : rootOf(traceId);
  const isRoot = span.kind === "request";
  return {
    traceId,
    spanId: isRoot && root ? root : randomBytes(SPAN_DIGITS / 2).toString("hex"),
    ...(!isRoot && root && { parentSpanId: root }),
    name,
    kind,
    startTimeUnixNano: nanoseconds(endedAt - span.ms),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: asValue(value) })),
    status: failed ? { code: FAILED } : {},
  };
}

function toldOf(span: Span): Told {
  switch (span.kind) {
    case "request": {
      const [method, route] = [asWord(span.method), asWord(span.route)];
      return {
        name: `${method} ${route}`,
        kind: KIND.server,
        failed: span.status >= SERVER_ERROR,
        attributes: {
          "http.request.method": method,
          "http.route": route,
          "http.response.status_code": span.status,
        },
      };
    }
    case "engine": {
      const outcome = asWord(span.outcome);
      return {
        name: `engine ${asWord(span.job)}`,
        kind: KIND.internal,
        failed: outcome === "fault",
        attributes: { "classmate.job": asWord(span.job), "classmate.outcome": outcome },
      };
    }
    case "model": {
      const outcome = asWord(span.outcome);
      return {
        name: "model call",
        kind: KIND.client,
        failed: outcome === "failed" || outcome === "cut-off",
        attributes: {
          "classmate.outcome": outcome,
          "gen_ai.usage.input_tokens": span.tokensIn,
          "gen_ai.usage.output_tokens": span.tokensOut,
        },
      };
    }
  }
}

const asValue = (value: Value) =>
  typeof value === "number" ? { intValue: String(Math.round(value)) } : { stringValue: value };

/** A request's number is 32 hexadecimal digits, with lines between them. */
function traceOf(requestId: string): string {
  const digits = requestId.replaceAll("-", "").toLowerCase();
  return /^[0-9a-f]{32}$/.test(digits) ? digits : digestOf(requestId).slice(0, 32);
}

const rootOf = (traceId: string): string => digestOf(traceId).slice(0, SPAN_DIGITS);

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms)) * NANOSECONDS);
