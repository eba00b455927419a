module.exports = [
950308, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]_@supabase_lite_156rmibq7puev._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(321780);
    });
});
}),
237548, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]_@supabase_lite_pglite_11prentdpc5z9._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(505582);
    });
});
}),
936434, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/node_modules_popular-passwords_data_json_[json]_cjs_1wm1xi8m-73jd._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(220794);
    });
});
}),
441945, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__19u27x18msr64._.js",
  "server/chunks/node_modules_stripe_esm_stripe_esm_node_0fkun5-m5lqxd.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(822880);
    });
});
}),
172626, ((__turbopack_context__) => {
"use strict";

;
const SECONDS = "5";
function withRetryAfter(response) {
    const { status, statusText, body } = response;
    if (status !== 429 && status !== 503 || response.headers.has("retry-after")) return response;
    // An answer that came from elsewhere does not let its headers be changed.
    const headers = new Headers(response.headers);
    headers.set("retry-after", SECONDS);
    return new Response(body, {
        status,
        statusText,
        headers
    });
}
__turbopack_context__.s([
    "f",
    0,
    withRetryAfter
]);
}),
393960, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__0galsjrb_doj7._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/_0shebowpr8xer._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(996510);
    });
});
}),
542357, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__10-1kh-o6tplz._.js",
  "server/chunks/_1sh2_iagzqdh0._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(620345);
    });
});
}),
224462, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__0h6_yy3qkspcf._.js",
  "server/chunks/_1iw2aj-42w_ox._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(987306);
    });
});
}),
359176, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/http/limit-body.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
// MERGED MODULE: [project]/server/http/json/assert-small.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__1 = __TURBOPACK__imported__module__861839__;
var __TURBOPACK__imported__module__111313__ = __turbopack_context__.i(111313);
var __TURBOPACK__imported__module__600965__ = __turbopack_context__.i(600965);
;
;
;
;
/** Bytes of JSON that are parsed at once, whatever they hold. */ const UNSEEN_BYTES_MAX = 64 * 1024;
/** Values that a longer body may hold. What a page sends has a hundredth of it: its bytes are in its texts. */ const VALUES_MAX = 20_000;
async function assertSmallJson(bytes) {
    if (bytes.length <= UNSEEN_BYTES_MAX) return;
    try {
        const { root } = await (0, __TURBOPACK__imported__module__111313__["f"])(bytes, {});
        if (root.values > VALUES_MAX) throw new __TURBOPACK__imported__module__600965__["R"]("too many values");
    } catch (cause) {
        if (__TURBOPACK__imported__module__600965__["R"].isInstance(cause)) throw new __TURBOPACK__imported__module__861839__1["f"]("BAD_REQUEST", {
            cause
        });
        if (!(cause instanceof SyntaxError)) throw cause;
    }
}
;
;
;
const BODY_BYTES_MAX = 256 * 1024;
const URL_LENGTH_MAX = 64 * 1024;
/** How long a body may take to arrive. */ const BODY_MS_MAX = 15_000;
async function limitBody(request, withinMs = BODY_MS_MAX, bytesMax = BODY_BYTES_MAX) {
    const body = await bodyOf(request, {
        withinMs,
        bytesMax
    });
    return body ? withBody(request, body) : request;
}
async function limitJson(request, withinMs = BODY_MS_MAX) {
    const body = await bodyOf(request, {
        withinMs,
        bytesMax: BODY_BYTES_MAX
    });
    if (!body) return request;
    await assertSmallJson(body);
    return withBody(request, body);
}
async function bodyOf(request, limits) {
    if (request.url.length > URL_LENGTH_MAX) throw new __TURBOPACK__imported__module__861839__["f"]("PAYLOAD_TOO_LARGE");
    if (!request.body || request.method === "GET" || request.method === "HEAD") return null;
    const announced = Number(request.headers.get("content-length") ?? 0);
    if (announced > limits.bytesMax) throw new __TURBOPACK__imported__module__861839__["f"]("PAYLOAD_TOO_LARGE");
    return readAll(request.body, limits);
}
const withBody = ({ url, method, headers, signal }, body)=>new Request(url, {
        method,
        headers,
        signal,
        body
    });
async function readAll(body, { withinMs, bytesMax }) {
    const chunks = [];
    let size = 0;
    const reader = body.getReader();
    let timer;
    const late = new Promise((_, reject)=>{
        timer = setTimeout(()=>reject(new __TURBOPACK__imported__module__861839__["f"]("TIMEOUT")), withinMs);
    });
    try {
        for(;;){
            const part = await Promise.race([
                reader.read(),
                late
            ]);
            if (part.done) return Buffer.concat(chunks);
            size += part.value.byteLength;
            if (size > bytesMax) throw new __TURBOPACK__imported__module__861839__["f"]("PAYLOAD_TOO_LARGE");
            chunks.push(part.value);
        }
    } catch (error) {
        void reader.cancel().catch(()=>undefined);
        throw error;
    } finally{
        clearTimeout(timer);
    }
}
__turbopack_context__.s([
    "Q",
    0,
    limitBody,
    "A",
    0,
    limitJson
], 359176);
}),
878723, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__01ulvtazjhfk6._.js",
  "server/chunks/server_providers_analytics_posthog_ts_1exnzvc4x5x1c._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(698707);
    });
});
}),
268171, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_auth_delete-by-sql_ts_02xchn_i18759._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(24305);
    });
});
}),
658656, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_auth_known-addresses_ts_0wqqab2uz_p3v._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(267465);
    });
});
}),
623178, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_mail_smtp_ts_03rz7oun1lv2d._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(503661);
    });
});
}),
589254, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(76438);
    });
});
}),
221030, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_tracing_otlp_ts_09i93mx5xfmlo._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(901695);
    });
});
}),
479875, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/_1xexb67r4dv06._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(805139);
    });
});
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__0munb5la2oosw._.js.map