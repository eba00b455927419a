module.exports = [
901695, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/providers/tracing/otlp.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/providers/tracing/otlp-form.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__338587__ = __turbopack_context__.i(338587);
;
;
;
const KIND = {
    internal: 1,
    server: 2,
    client: 3
};
const FAILED = 2;
const SPAN_DIGITS = 16;
const SERVER_ERROR = 500;
const NANOSECONDS = 1_000_000n;
function asOtlp(span, endedAt) {
    const { name, kind, failed, attributes } = toldOf(span);
    const requestId = "requestId" in span ? span.requestId : null;
    const traceId = requestId === null ? (0, __TURBOPACK__imported__module__666680__["randomBytes"])(16).toString("hex") : traceOf(requestId);
    const root = requestId === null ? null : rootOf(traceId);
    const isRoot = span.kind === "request";
    return {
        traceId,
        spanId: isRoot && root ? root : (0, __TURBOPACK__imported__module__666680__["randomBytes"])(SPAN_DIGITS / 2).toString("hex"),
        ...!isRoot && root && {
            parentSpanId: root
        },
        name,
        kind,
        startTimeUnixNano: nanoseconds(endedAt - span.ms),
        endTimeUnixNano: nanoseconds(endedAt),
        attributes: Object.entries(attributes).map(([key, value])=>({
                key,
                value: asValue(value)
            })),
        status: failed ? {
            code: FAILED
        } : {}
    };
}
function toldOf(span) {
    switch(span.kind){
        case "request":
            {
                const [method, route] = [
                    (0, __TURBOPACK__imported__module__338587__["b"])(span.method),
                    (0, __TURBOPACK__imported__module__338587__["b"])(span.route)
                ];
                return {
                    name: `${method} ${route}`,
                    kind: KIND.server,
                    failed: span.status >= SERVER_ERROR,
                    attributes: {
                        "http.request.method": method,
                        "http.route": route,
                        "http.response.status_code": span.status
                    }
                };
            }
        case "engine":
            {
                const outcome = (0, __TURBOPACK__imported__module__338587__["b"])(span.outcome);
                return {
                    name: `engine ${(0, __TURBOPACK__imported__module__338587__["b"])(span.job)}`,
                    kind: KIND.internal,
                    failed: outcome === "fault",
                    attributes: {
                        "classmate.job": (0, __TURBOPACK__imported__module__338587__["b"])(span.job),
                        "classmate.outcome": outcome
                    }
                };
            }
        case "model":
            {
                const outcome = (0, __TURBOPACK__imported__module__338587__["b"])(span.outcome);
                return {
                    name: "model call",
                    kind: KIND.client,
                    failed: outcome === "failed" || outcome === "cut-off",
                    attributes: {
                        "classmate.outcome": outcome,
                        "gen_ai.usage.input_tokens": span.tokensIn,
                        "gen_ai.usage.output_tokens": span.tokensOut
                    }
                };
            }
    }
}
const asValue = (value)=>typeof value === "number" ? {
        intValue: String(Math.round(value))
    } : {
        stringValue: value
    };
/** A request's number is 32 hexadecimal digits, with lines between them. */ function traceOf(requestId) {
    const digits = requestId.replaceAll("-", "").toLowerCase();
    return /^[0-9a-f]{32}$/.test(digits) ? digits : digestOf(requestId).slice(0, 32);
}
const rootOf = (traceId)=>digestOf(traceId).slice(0, SPAN_DIGITS);
const digestOf = (text)=>(0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(text).digest("hex");
const nanoseconds = (ms)=>String(BigInt(Math.round(ms)) * NANOSECONDS);
;
;
/** Spans that wait for a collector which is away; the oldest go first. */ const WAITING_MAX = 4_096;
const BATCH_MAX = 512;
const FLUSH_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;
const CLOSE_WITHIN_MS = 1_500;
/** Answers after which the same batch is worth sending again. */ const LATER = new Set([
    408,
    429,
    502,
    503,
    504
]);
function createOtlpTracer(options) {
    const { now = Date.now, flushEveryMs = FLUSH_EVERY_MS } = options;
    const post = createPost(options);
    let waiting = [];
    let posting = null;
    let timer;
    const flush = (withinMs)=>{
        clearTimeout(timer);
        timer = undefined;
        posting ??= send(withinMs).finally(()=>{
            posting = null;
            if (waiting.length > 0) schedule();
        });
        return posting;
    };
    const send = async (withinMs)=>{
        const batch = waiting.slice(0, BATCH_MAX);
        if (batch.length === 0) return;
        waiting = waiting.slice(batch.length);
        if (await post(batch, withinMs) === "later") waiting = [
            ...batch,
            ...waiting
        ].slice(-WAITING_MAX);
    };
    const schedule = ()=>{
        if (timer) return;
        timer = setTimeout(()=>void flush(ANSWER_WITHIN_MS), flushEveryMs);
        timer.unref();
    };
    return {
        ended (span) {
            waiting.push(asOtlp(span, now()));
            if (waiting.length > WAITING_MAX) waiting.shift();
            if (waiting.length >= BATCH_MAX && !posting) void flush(ANSWER_WITHIN_MS);
            else schedule();
        },
        async close () {
            await posting;
            await flush(CLOSE_WITHIN_MS);
            clearTimeout(timer);
        }
    };
}
/** Sends a batch. Never throws. */ function createPost({ url, headers, service, log, fetch: send = fetch }) {
    const resource = {
        attributes: [
            {
                key: "service.name",
                value: {
                    stringValue: service
                }
            }
        ]
    };
    return async (spans, withinMs)=>{
        try {
            const response = await send(url, {
                method: "POST",
                headers: {
                    ...headers,
                    "content-type": "application/json"
                },
                body: JSON.stringify({
                    resourceSpans: [
                        {
                            resource,
                            scopeSpans: [
                                {
                                    scope: {
                                        name: "classmate"
                                    },
                                    spans
                                }
                            ]
                        }
                    ]
                }),
                redirect: "manual",
                signal: AbortSignal.timeout(withinMs)
            });
            await response.body?.cancel();
            if (response.ok) return "taken";
            log.warn("the collector of traces refused a batch", {
                status: response.status
            });
            return LATER.has(response.status) ? "later" : "refused";
        } catch (error) {
            log.warn("the collector of traces cannot be reached", {
                error
            });
            return "later";
        }
    };
}
__turbopack_context__.s([
    "createOtlpTracer",
    0,
    createOtlpTracer
], 901695);
}),
];

//# sourceMappingURL=server_providers_tracing_otlp_ts_09i93mx5xfmlo._.js.map