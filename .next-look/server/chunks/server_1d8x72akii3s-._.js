module.exports = [
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
764229, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__190585__ = __turbopack_context__.i(190585);
var __TURBOPACK__imported__module__359176__ = __turbopack_context__.i(359176);
var __TURBOPACK__imported__module__451277__ = __turbopack_context__.i(451277);
var __TURBOPACK__imported__module__172190__ = __turbopack_context__.i(172190);
var __TURBOPACK__imported__module__587640__ = __turbopack_context__.i(587640);
;
;
;
;
;
;
;
async function answerRequest(request, operation, work) {
    const composition = (0, __TURBOPACK__imported__module__451277__["f"])();
    const opened = (0, __TURBOPACK__imported__module__587640__["f"])(request, composition);
    let response;
    try {
        (0, __TURBOPACK__imported__module__172190__["k"])(request.headers);
        response = await work(opened);
    } catch (error) {
        const context = {
            log: composition.deps.log,
            requestId: opened.requestId,
            operation
        };
        response = (0, __TURBOPACK__imported__module__190585__["f"])(error, context);
    }
    response.headers.set("x-request-id", opened.requestId);
    for (const cookie of opened.setCookies())response.headers.append("set-cookie", cookie);
    return response;
}
async function jsonOf(request) {
    const limited = await (0, __TURBOPACK__imported__module__359176__["A"])(request);
    try {
        return await limited.json();
    } catch (cause) {
        throw new __TURBOPACK__imported__module__861839__["f"]("PARSE_ERROR", {
            cause
        });
    }
}
__turbopack_context__.s([
    "y",
    0,
    answerRequest,
    "s",
    0,
    jsonOf
]);
}),
];

//# sourceMappingURL=server_1d8x72akii3s-._.js.map