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
403722, ((__turbopack_context__) => {
"use strict";

;
function hasOptedOut(headers) {
    return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
}
__turbopack_context__.s([
    "f",
    0,
    hasOptedOut
]);
}),
587640, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__675882__ = __turbopack_context__.i(675882);
var __TURBOPACK__imported__module__916057__ = __turbopack_context__.i(916057);
var __TURBOPACK__imported__module__403722__ = __turbopack_context__.i(403722);
var __TURBOPACK__imported__module__100191__ = __turbopack_context__.i(100191);
var __TURBOPACK__imported__module__121646__ = __turbopack_context__.i(121646);
var __TURBOPACK__imported__module__851975__ = __turbopack_context__.i(851975);
var __TURBOPACK__imported__module__769622__ = __turbopack_context__.i(769622);
;
;
;
;
;
;
;
;
function openApiRequest({ headers, url }, { deps, gate }) {
    const jar = (0, __TURBOPACK__imported__module__121646__["K"])({
        headers,
        url
    });
    const authorization = headers.get("authorization");
    let reading;
    let minting;
    let areCookiesOut = false;
    const session = ()=>{
        reading ??= (0, __TURBOPACK__imported__module__769622__["f"])({
            deps,
            gate,
            jar,
            authorization
        });
        return reading;
    };
    const mint = async ()=>{
        const known = (await session()).scope;
        if (known) return known;
        const { scope: guest, cookieValue } = gate.mintGuest(()=>areCookiesOut);
        const options = {
            httpOnly: true,
            sameSite: "lax",
            secure: jar.secure,
            maxAge: __TURBOPACK__imported__module__851975__["M"]
        };
        jar.set({
            name: __TURBOPACK__imported__module__851975__["E"],
            value: cookieValue,
            options
        });
        return guest;
    };
    return {
        requestId: (0, __TURBOPACK__imported__module__100191__["f"])(headers) ?? deps.newId(),
        address: (0, __TURBOPACK__imported__module__675882__["W"])(headers),
        headers,
        optedOut: (0, __TURBOPACK__imported__module__403722__["f"])(headers),
        session,
        scope: async ()=>(await session()).scope,
        reader: async ()=>(await session()).scope ?? gate.mintGuest().scope,
        pending: ()=>gate.readPending({
                cookies: (0, __TURBOPACK__imported__module__916057__["n"])(headers, url),
                authorization
            }),
        scopeOrGuest () {
            minting ??= mint();
            return minting;
        },
        setCookies () {
            areCookiesOut = true;
            return jar.setCookies();
        }
    };
}
__turbopack_context__.s([
    "f",
    0,
    openApiRequest
]);
}),
703619, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__387954__ = __turbopack_context__.i(387954);
;
function createPace(slice, soon) {
    const waiting = [];
    let spent = 0;
    let planned = false;
    const plan = ()=>{
        if (planned) return;
        planned = true;
        soon(next);
    };
    const next = ()=>{
        planned = false;
        spent = 0;
        while(spent < slice){
            const first = waiting.shift();
            if (!first) break;
            spent += first.cost;
            first.resume();
        }
        if (spent > 0) plan();
    };
    return (cost)=>{
        plan();
        if (waiting.length > 0 || spent >= slice) {
            return new Promise((resume)=>waiting.push({
                    cost,
                    resume: ()=>resume()
                }));
        }
        spent += cost;
        return null;
    };
}
const pace = createPace(__TURBOPACK__imported__module__387954__["J"], (next)=>setImmediate(next));
__turbopack_context__.s([
    "m",
    0,
    createPace,
    "q",
    0,
    pace
]);
}),
];

//# sourceMappingURL=server_0faksxrnw-hni._.js.map