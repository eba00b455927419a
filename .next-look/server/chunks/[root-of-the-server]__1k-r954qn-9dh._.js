module.exports = [
188646, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:stream/promises", () => require("node:stream/promises"));

module.exports = mod;
}),
450905, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/boot.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__136340__ = __turbopack_context__.i(136340);
var __TURBOPACK__imported__module__30926__ = __turbopack_context__.i(30926);
// MERGED MODULE: [project]/server/composition/daily-jobs.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__886438__ = __turbopack_context__.i(886438);
var __TURBOPACK__imported__module__496681__ = __turbopack_context__.i(496681);
var __TURBOPACK__imported__module__897636__ = __turbopack_context__.i(897636);
var __TURBOPACK__imported__module__352758__ = __turbopack_context__.i(352758);
var __TURBOPACK__imported__module__35597__ = __turbopack_context__.i(35597);
var __TURBOPACK__imported__module__30926__1 = __TURBOPACK__imported__module__30926__;
;
;
;
;
;
;
;
/** How long after its start a server looks for the first time, and how often from then on. */ const FIRST_MS = 2 * 60_000;
const EVERY_MS = 60 * 60_000;
const timer = (0, __TURBOPACK__imported__module__35597__["f"])("dailyJobs");
function startDailyRuns() {
    if (timer.current) return;
    setTimeout(run, FIRST_MS).unref();
    timer.current = setInterval(run, EVERY_MS).unref();
}
async function run() {
    const deps = (0, __TURBOPACK__imported__module__30926__1["getDeps"])();
    await forget(deps);
    await tidy(deps);
    try {
        const outcome = await (0, __TURBOPACK__imported__module__496681__["T"])(deps);
        if (outcome) {
            const count = outcome.customers + outcome.events;
            const reason = outcome.brokenOff ? "broken-off" : "done";
            deps.log.info("the books were reconciled", {
                operation: "billing.reconcile",
                count,
                reason
            });
        }
    } catch (error) {
        deps.log.error("the books could not be reconciled", {
            operation: "billing.reconcile",
            error
        });
    }
}
async function forget(deps) {
    const operation = "database.forget";
    try {
        const count = await (0, __TURBOPACK__imported__module__897636__["w"])(deps) + await (0, __TURBOPACK__imported__module__352758__["g"])(deps);
        if (count > 0) deps.log.info("old rows were removed", {
            operation,
            count
        });
    } catch (error) {
        deps.log.error("old rows could not be removed", {
            operation,
            error
        });
    }
}
async function tidy({ log }) {
    try {
        await (await (0, __TURBOPACK__imported__module__886438__["w"])()).tidy();
    } catch (error) {
        log.error("the database could not be tidied", {
            operation: "database.tidy",
            error
        });
    }
}
var __TURBOPACK__imported__module__301171__ = __turbopack_context__.i(301171);
// MERGED MODULE: [project]/server/composition/offer-server.ts [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/server/admission/request-log.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__414993__ = __turbopack_context__.i(414993);
var __TURBOPACK__imported__module__711471__ = __turbopack_context__.i(711471);
;
;
;
const CLIENT_GONE = 499;
/** Files of the build and looks at the server's health are what a machine asks for all day. */ const QUIET = /^\/(_next\/static|api\/health\/|api\/metrics)/;
const requestLog = (log)=>(line)=>{
        const { requests, requestSeconds } = (0, __TURBOPACK__imported__module__414993__["f"])();
        requests.add({
            route: line.path,
            status: String(line.status)
        });
        requestSeconds.observe({
            route: line.path
        }, line.ms / 1_000);
        const { requestId, method, path: route, status, ms } = line;
        if (!QUIET.test(route)) (0, __TURBOPACK__imported__module__711471__["p"])({
            kind: "request",
            requestId,
            method,
            route,
            status,
            ms
        });
        const write = QUIET.test(line.path) ? log().debug : log().info;
        write("a request was answered", {
            operation: "request",
            ...line
        });
    };
// MERGED MODULE: [project]/server/admission/routes.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__96446__ = __turbopack_context__.i(96446);
// MERGED MODULE: [project]/server/features/import/constants.ts [instrumentation] (ecmascript)
;
const FILE_BYTES_MAX = 20 * 1024 * 1024;
const FILE_FIELD = "file";
const IMPORT_PATH = "/api/import";
const CHAT_SIZE_MAX = 3_000_000;
const ITEM_LIMITS = {
    bytes: 1_500_000,
    values: 10_000
};
const AROUND_LIMITS = {
    bytes: 16_000,
    values: 100
};
const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 100_000;
const IMPORT_PROBLEMS = {
    empty: "Choose a file first: the one you got from “Download as JSON”.",
    size: "This file is larger than 20 MB, the most we can import at once.",
    format: "Classmate did not make this file. Choose the one you got from “Download as JSON”.",
    version: "This file was made by a newer version of Classmate. Update this one first.",
    damaged: "Part of this file is damaged, so nothing was imported. Download your work again and try the new file.",
    long: "A conversation in this file is longer than we can show, so nothing was imported. Remove it from the file, or split it, and try again.",
    work: "Too many problems in this file were changed outside Classmate and have to be solved again. Split it into smaller files.",
    busy: "That was too many requests in a short time. Please wait a few minutes and try again.",
    failed: "Something went wrong on our side, and nothing was imported. Please try again in a moment."
};
// MERGED MODULE: [project]/server/features/photo/constants.ts [instrumentation] (ecmascript)
;
const PHOTO_PATH = "/api/photo";
const PHOTO_BYTES_MAX = 6 * 1024 * 1024;
const PHOTO_SIDE = 2000;
const PHOTO_SIDE_MAX = 4000;
const READING_LENGTH_MAX = 4000;
const OCR_PATH = "/ocr/7.0.0";
const OCR_FILES = {
    "worker.js": {
        from: "tesseract.js/dist/worker.min.js",
        type: "text/javascript"
    },
    "core.js": {
        from: "tesseract.js-core/tesseract-core-lstm.js",
        type: "text/javascript"
    },
    "tesseract-core-lstm.wasm": {
        from: "tesseract.js-core/tesseract-core-lstm.wasm",
        type: "application/wasm"
    },
    "core-simd.js": {
        from: "tesseract.js-core/tesseract-core-simd-lstm.js",
        type: "text/javascript"
    },
    "tesseract-core-simd-lstm.wasm": {
        from: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
        type: "application/wasm"
    },
    "eng.traineddata.gz": {
        from: "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
        type: "application/gzip"
    }
};
// MERGED MODULE: [project]/server/admission/methods.ts [instrumentation] (ecmascript)
;
;
/** What the framework has handlers for. It answers the rest of what Node's server reads (TRACE, PROPFIND, …) with 500. */ const METHODS = new Set([
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS"
]);
const ALLOW = [
    ...METHODS
].join(", ");
const isMethod = (method)=>METHODS.has(method ?? "");
;
;
;
;
;
/** What may be said of a path in a log: where it leads, and nothing that someone chose. The longer before the shorter. */ const PATH_CLASSES = [
    "/_next/static",
    "/_next/image",
    "/_next",
    "/_vercel",
    "/api/admin",
    "/accuracy",
    "/api/billing/webhook",
    "/api/chat/temporary",
    "/api/chat",
    "/api/extension/token",
    "/api/health/live",
    "/api/health/ready",
    "/api/import",
    "/api/metrics",
    "/api/photo",
    "/api/trpc",
    "/api",
    "/auth/callback",
    "/auth/confirm",
    "/auth/session/token",
    "/auth/session",
    "/auth/sign-in",
    "/auth/v1",
    "/billing",
    "/chat",
    "/confirm",
    "/connect",
    "/contact",
    "/favicon.ico",
    "/history",
    "/icon.svg",
    "/inbox",
    "/manifest.webmanifest",
    "/mp",
    "/ocr",
    "/practice",
    "/privacy",
    "/reset-password",
    "/robots.txt",
    "/sandbox/checkout",
    "/sandbox/invoice",
    "/sandbox/portal",
    "/settings/export",
    "/settings",
    "/share",
    "/shared",
    "/sign-in",
    "/sign-up",
    "/solve",
    "/sw.js",
    "/terms",
    "/welcome"
];
function pathClassOf(path) {
    if (path === "/") return path;
    return PATH_CLASSES.find((known)=>path === known || path.startsWith(`${known}/`)) ?? "other";
}
const PROCEDURES = /^\/api\/trpc\/[^/?]+(?:\?|$)/;
const isApi = ({ url = "", method = "" })=>PROCEDURES.test(url) && isMethod(method);
/** A form, a batch of the longest problems, a conversation: what a page sends. */ const SMALL = {
    bytesMax: 256 * 1024,
    bytesPerSecond: 0
};
const AUTH = {
    bytesMax: 64 * 1024,
    bytesPerSecond: 0
};
const WEBHOOK = {
    bytesMax: __TURBOPACK__imported__module__96446__["U"],
    bytesPerSecond: 0
};
/** A line slower than this would take more than twenty minutes for the largest file. */ const UPLOAD_RATE = 16 * 1024;
const FORM_LINES = 64 * 1024;
const upload = (bytesMax)=>({
        bytesMax: bytesMax + FORM_LINES,
        bytesPerSecond: UPLOAD_RATE
    });
const PHOTO = upload(PHOTO_BYTES_MAX);
const IMPORT = upload(FILE_BYTES_MAX);
function bodyLimitOf(pathClass) {
    if (pathClass.startsWith("/auth/")) return AUTH;
    if (pathClass === "/api/billing/webhook") return WEBHOOK;
    if (pathClass === "/api/photo") return PHOTO;
    return pathClass === "/api/import" ? IMPORT : SMALL;
}
// MERGED MODULE: [project]/server/admission/runtime.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__35597__1 = __TURBOPACK__imported__module__35597__;
;
;
const slot = (0, __TURBOPACK__imported__module__35597__1["f"])("admission");
function keepServer(server) {
    slot.current = server;
}
const requestsUnderWay = ()=>slot.current?.admission.underWay() ?? 0;
function stopListening() {
    const server = slot.current?.server;
    server?.close();
    server?.closeIdleConnections();
}
function assertRoom(requestId) {
    slot.current?.admission.assertRoom(requestId);
}
// MERGED MODULE: [project]/server/admission/server.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__347299__ = __turbopack_context__.i(347299);
// MERGED MODULE: [project]/server/admission/admission.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__666677__ = __turbopack_context__.i(666677);
// MERGED MODULE: [project]/server/admission/canonical-target.ts [instrumentation] (ecmascript)
;
;
const PATH_LENGTH_MAX = 2_048;
/** How often an encoding may be encoded again before the whole is refused. */ const LEVELS_MAX = 3;
/** Printable ASCII, which is all that may be in a path; "#" belongs to a browser, "\" to a file system. */ const PRINTABLE = /^[\x21-\x7e]*$/;
const NEVER = /[#\\]/;
const ENCODED = /%([0-9a-f]{2})/gi;
const UNRESERVED = /[\w.~-]/;
/** Slashes, back slashes, control characters and NUL, encoded. */ const HIDDEN = /%(?:2f|5c|[01][0-9a-f]|7f)/i;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;
function readTarget(target) {
    const mark = target.indexOf("?");
    const raw = mark < 0 ? target : target.slice(0, mark);
    const query = mark < 0 ? "" : target.slice(mark);
    if (!raw.startsWith("/") || raw.length > PATH_LENGTH_MAX || target.includes("#")) return null;
    if (!PRINTABLE.test(raw) || NEVER.test(raw) || !isText(raw)) return null;
    const path = decodeUnreserved(raw);
    return isPlain(path) ? {
        path,
        url: path + query
    } : null;
}
function isText(path) {
    if (!path.includes("%")) return true;
    try {
        decodeURIComponent(path);
        return true;
    } catch  {
        return false;
    }
}
const decodeUnreserved = (path)=>path.includes("%") ? path.replace(ENCODED, (encoded, digits)=>{
        const letter = String.fromCharCode(Number.parseInt(digits, 16));
        return UNRESERVED.test(letter) ? letter : encoded;
    }) : path;
/** Whether a path means one thing, however often it is decoded. */ function isPlain(path) {
    let level = path;
    for(let depth = 0; depth <= LEVELS_MAX; depth += 1){
        if (HIDDEN.test(level) || DOT_SEGMENT.test(level) || level.includes("//")) return false;
        const next = decodeUnreserved(level.replace(/%25/gi, "%"));
        if (next === level) return true;
        level = next;
    }
    return false;
}
// MERGED MODULE: [project]/server/admission/in-flight.ts [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/server/admission/policy.ts [instrumentation] (ecmascript)
;
;
const CAPACITY = {
    room: 100,
    streams: 500
};
const PAGES_AT_ONCE = 2;
/** A client may have so many times what is free. Alone it gets two thirds, two get two fifths each, and however many take
 * all they may, something stays free for anyone who comes next (dynamic thresholds, Choudhury and Hahne 1998). */ const SHARE = 2;
const FREE = /^\/(_next\/static\/|api\/(?:health\/(?:live|ready)|metrics)$)/;
const NO_PAGE = /^\/(api|auth|mp|ocr|_next)\//;
const STREAM = /^\/api\/(chat|photo)(\/|$)/;
function kindOf({ method, path, head }) {
    if (FREE.test(path)) return "free";
    if (STREAM.test(path)) return "stream";
    if (head["next-action"] !== undefined) return "form";
    const early = head["next-router-prefetch"] ?? head["next-router-segment-prefetch"] ?? head["sec-purpose"];
    if (early !== undefined) return "ahead";
    return method === "POST" || NO_PAGE.test(path) ? "work" : "page";
}
const takesTurn = (kind)=>kind === "ahead" || kind === "page";
const fits = (used, own, { most, amount = 1 })=>used + amount <= most && own + amount <= SHARE * (most - used);
function hasRoom(kind, all, own, { room, streams }) {
    switch(kind){
        case "free":
            return true;
        case "ahead":
            return fits(all.atWork + all.waiting, own.atWork + own.waiting, {
                most: room / 2
            });
        case "page":
            return fits(all.atWork + all.waiting, own.atWork + own.waiting, {
                most: room
            });
        case "work":
            return fits(all.atWork, own.atWork, {
                most: room
            });
        case "form":
            return fits(all.atWork, own.atWork, {
                most: 2 * room
            });
        case "stream":
            return fits(all.streams, own.streams, {
                most: streams
            });
    }
}
;
;
const NONE = {
    atWork: 0,
    waiting: 0,
    streams: 0
};
const UNCOUNTED = {
    isOver: false,
    begin: ()=>{},
    leave: ()=>{}
};
function createInFlight(capacity) {
    const all = {
        ...NONE
    };
    const byClient = new Map();
    const change = (clients, field, by)=>{
        all[field] += by;
        for (const client of clients){
            const count = byClient.get(client) ?? {
                ...NONE
            };
            count[field] += by;
            if (count.atWork + count.waiting + count.streams > 0) byClient.set(client, count);
            else byClient.delete(client);
        }
    };
    const finds = (kind, clients)=>clients.every((client)=>hasRoom(kind, all, byClient.get(client) ?? NONE, capacity));
    return {
        hasRoom: finds,
        enter (kind, clients) {
            if (!finds(kind, clients)) return null;
            if (kind === "free") return UNCOUNTED;
            const isOver = kind === "form" && !finds("work", clients);
            let field = kind === "stream" ? "streams" : takesTurn(kind) ? "waiting" : "atWork";
            change(clients, field, 1);
            const move = (to)=>{
                if (field === null || field === to) return;
                change(clients, field, -1);
                if (to) change(clients, to, 1);
                field = to;
            };
            return {
                isOver,
                begin: ()=>move(kind === "stream" ? "streams" : "atWork"),
                leave: ()=>move(null)
            };
        }
    };
}
// MERGED MODULE: [project]/server/admission/one-at-a-time.ts [instrumentation] (ecmascript)
;
;
function createOneAtATime(waitingMax) {
    const lines = new WeakMap();
    const take = (socket, line, response, begin)=>{
        line.isBusy = true;
        response.once("close", ()=>{
            line.isBusy = false;
            const next = line.waiting.shift();
            if (next && !socket.destroyed) take(socket, line, next.response, next.begin);
        });
        begin();
    };
    return (response, socket, begin)=>{
        const line = lines.get(socket) ?? {
            isBusy: false,
            waiting: []
        };
        lines.set(socket, line);
        if (!line.isBusy) take(socket, line, response, begin);
        else if (line.waiting.push({
            response,
            begin
        }) > waitingMax) socket.destroy();
    };
}
// MERGED MODULE: [project]/server/admission/receive-body.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__347299__1 = __TURBOPACK__imported__module__347299__;
;
;
const hasBody = ({ headers })=>headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
function receiveBody(request, { bytesMax, reserve }) {
    const parts = [];
    let bytes = 0;
    let stop = ()=>{};
    const done = new Promise((resolve)=>{
        const keep = (part)=>{
            bytes += part.length;
            if (bytes > bytesMax) stop("too-large");
            else if (reserve(part.length)) parts.push(part);
            else stop("no-room");
        };
        const end = ()=>stop("complete");
        const gone = ()=>stop("gone");
        stop = (why)=>{
            request.off("data", keep).off("end", end).off("close", gone);
            if (why !== "complete") parts.length = 0;
            resolve(why);
        };
        request.on("data", keep).once("end", end).once("close", gone);
    });
    return {
        done,
        bytes: ()=>bytes,
        stop: (why)=>stop(why),
        replay: ()=>withBody(request, parts)
    };
}
/** A request like another one whose body has been read. What was read cannot be put back: a stream that was read from
 * counts as disturbed, and no `Request` of the web takes it for a body. */ function withBody(original, parts) {
    const { socket, method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = original;
    const request = new __TURBOPACK__imported__module__347299__1["IncomingMessage"](socket);
    Object.assign(request, {
        method,
        url,
        headers,
        rawHeaders,
        httpVersion,
        httpVersionMajor,
        httpVersionMinor
    });
    for (const part of parts)request.push(part);
    request.push(null);
    request.complete = true;
    return request;
}
// MERGED MODULE: [project]/server/admission/refuse.ts [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/server/admission/overload-response.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__342926__ = __turbopack_context__.i(342926);
var __TURBOPACK__imported__module__975974__ = __turbopack_context__.i(975974);
// MERGED MODULE: [project]/server/headers/constants.ts [instrumentation] (ecmascript)
;
/** Two years, in seconds. */ const HSTS_MAX_AGE = 2 * 365 * 24 * 60 * 60;
/** What no page of the product uses, and no script on one may use either. A photo comes from a file field, for which the
 * system asks. */ const UNUSED_FEATURES = [
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "hid",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb"
];
/** For whatever is no page: an answer of the API that a browser is led to shows nothing and runs nothing. */ const NO_PAGE1 = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
/** The reader of photos runs in a worker, which has the policy of its own file: only there may WebAssembly be compiled,
 * and it reaches nothing but its own parts. */ const PHOTO_READER = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The engine runs in a worker too, which loads its parts from this site and reaches nothing else. */ const SCRIPTS = "default-src 'none'; script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HEADERS_OF_ALL = [
    {
        key: "Content-Security-Policy",
        value: NO_PAGE1
    },
    {
        key: "X-Content-Type-Options",
        value: "nosniff"
    },
    {
        key: "X-Frame-Options",
        value: "DENY"
    },
    {
        key: "Referrer-Policy",
        value: "strict-origin-when-cross-origin"
    },
    {
        key: "Permissions-Policy",
        value: UNUSED_FEATURES.map((name)=>`${name}=()`).join(", ")
    },
    {
        key: "Cross-Origin-Opener-Policy",
        value: "same-origin"
    },
    {
        key: "Cross-Origin-Resource-Policy",
        value: "same-origin"
    }
];
const HEADERS_OF_PHOTO_READER = [
    {
        key: "Content-Security-Policy",
        value: PHOTO_READER
    }
];
const HEADERS_OF_SCRIPTS = [
    {
        key: "Content-Security-Policy",
        value: SCRIPTS
    }
];
const HEADERS_OF_HTTPS = [
    {
        key: "Strict-Transport-Security",
        value: `max-age=${HSTS_MAX_AGE}; includeSubDomains`
    }
];
const asRecord = (headers)=>Object.fromEntries(headers.map(({ key, value })=>[
            key.toLowerCase(),
            value
        ]));
const BY_HTTP = asRecord(HEADERS_OF_ALL);
const BY_HTTPS = asRecord([
    ...HEADERS_OF_ALL,
    ...HEADERS_OF_HTTPS
]);
const headersOfAll = (byHttps)=>byHttps ? BY_HTTPS : BY_HTTP;
;
;
;
;
function overloadResponse({ error, path, accept, byHttps, requestId }) {
    const shape = (0, __TURBOPACK__imported__module__975974__["f"])(error, {
        requestId
    });
    const { code, message, retryAfterSeconds } = error;
    const answer = (type, body)=>({
            status: shape.data.httpStatus,
            headers: {
                ...headersOfAll(byHttps),
                "content-type": type,
                "cache-control": "no-store",
                ...retryAfterSeconds !== undefined && {
                    "retry-after": String(retryAfterSeconds)
                }
            },
            body
        });
    const inJson = (body)=>answer("application/json", JSON.stringify(body));
    if (path.startsWith("/api/trpc/")) return inJson({
        error: __TURBOPACK__imported__module__342926__["f"].serialize(shape)
    });
    if (path.startsWith("/auth/v1/")) return inJson({
        code: shape.data.httpStatus,
        error_code: code.toLowerCase(),
        msg: message
    });
    if (path.startsWith("/api/") || !accept.includes("text/html")) return inJson({
        error: {
            code,
            message,
            requestId,
            retryAfterSeconds
        }
    });
    const page = answer("text/html; charset=utf-8", pageOf(titleOf(error), message));
    return {
        ...page,
        headers: {
            ...page.headers,
            "content-security-policy": POLICY
        }
    };
}
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const titleOf = ({ retryAfterSeconds })=>retryAfterSeconds === undefined ? "This did not work" : "Please come back in a moment";
/** A page that needs nothing else from the server that has no time. "Try again" asks for the same address. */ function pageOf(title, message) {
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto; padding: 0 1.25rem }
h1 { font-size: 1.5rem }
</style>
<h1>${title}</h1>
<p>${message}</p>
<p><a href="">Try again</a></p>
</html>
`;
}
;
;
/** Bytes of a refused request's body that are read for the sake of its connection. */ const READ_AWAY_MAX = 256 * 1024;
/** Whether a body is too long to be waited for only to be thrown away. */ const isLong = ({ headers })=>headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > READ_AWAY_MAX;
/** How long a sender may go on after being told that it is too much. One whose connection is closed in the middle of
 * sending often never reads why. */ const LINGER_MS = 5_000;
function refuse({ request, response, path, id }, error, after) {
    if (response.destroyed || response.headersSent) return;
    const { status, headers, body } = overloadResponse({
        error,
        path,
        accept: request.headers.accept ?? "",
        byHttps: request.headers["x-forwarded-proto"] === "https",
        requestId: id
    });
    if (after === "close" || after === "keep" && isLong(request)) response.setHeader("connection", "close");
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
    // What is still being sent would otherwise be before the connection's next request.
    request.resume();
    if (request.complete) return;
    const { socket } = request;
    const late = setTimeout(()=>socket.destroy(), LINGER_MS).unref();
    request.once("end", ()=>clearTimeout(late));
}
// MERGED MODULE: [project]/server/admission/render-queue.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__478500__ = __turbopack_context__.i(478500);
var __TURBOPACK__imported__module__874096__ = __turbopack_context__.i(874096);
var __TURBOPACK__imported__module__817648__ = __turbopack_context__.i(817648);
;
;
;
;
/** Who is let in bounds what waits. */ const UNBOUNDED = {
    max: Number.POSITIVE_INFINITY,
    perAddress: Number.POSITIVE_INFINITY,
    perPerson: Number.POSITIVE_INFINITY
};
function createRenderQueue({ atOnce, heldMs, lookEveryMs, isSpare }) {
    const waiting = (0, __TURBOPACK__imported__module__817648__["f"])(UNBOUNDED);
    const taken = new Set();
    let isLooking = false;
    const end = (turn)=>{
        if (turn.timer) clearTimeout(turn.timer);
        waiting.remove(turn.place, turn);
        if (taken.delete(turn)) proceed(atOnce);
    };
    /** Lets those who wait begin until so many turns are taken. */ const proceed = (most)=>{
        while(taken.size < most){
            const turn = waiting.next(()=>true);
            if (!turn) break;
            taken.add(turn);
            turn.timer = setTimeout(end, heldMs, turn).unref();
            turn.begin();
        }
        if (waiting.size === 0 || isLooking) return;
        isLooking = true;
        // What was before someone waited tells nothing.
        isSpare();
        setTimeout(lookAround, lookEveryMs).unref();
    };
    const lookAround = ()=>{
        isLooking = false;
        proceed(isSpare() ? taken.size + atOnce : atOnce);
    };
    return {
        take (place, begin) {
            // Its turn comes while someone else's work ends, whose context it must not begin in.
            const turn = {
                place,
                begin: __TURBOPACK__imported__module__478500__["AsyncResource"].bind(begin),
                timer: null
            };
            waiting.add(place, turn);
            proceed(atOnce);
            return ()=>end(turn);
        }
    };
}
/** A processor that does nothing else for so much of the time has nothing to spare. */ const BUSY = 0.9;
function spareTime() {
    let last = __TURBOPACK__imported__module__874096__["performance"].eventLoopUtilization();
    return ()=>{
        const now = __TURBOPACK__imported__module__874096__["performance"].eventLoopUtilization();
        const { utilization } = __TURBOPACK__imported__module__874096__["performance"].eventLoopUtilization(now, last);
        last = now;
        return utilization < BUSY;
    };
}
// MERGED MODULE: [project]/server/admission/uploads.ts [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/server/admission/fair-share.ts [instrumentation] (ecmascript)
;
;
;
function createFairShare(most) {
    let used = 0;
    const byClient = new Map();
    const change = (clients, by)=>{
        used += by;
        for (const client of clients){
            const left = (byClient.get(client) ?? 0) + by;
            if (left > 0) byClient.set(client, left);
            else byClient.delete(client);
        }
    };
    return {
        take (clients, amount) {
            if (!clients.every((client)=>fits(used, byClient.get(client) ?? 0, {
                    most,
                    amount
                }))) return false;
            change(clients, amount);
            return true;
        },
        give: (clients, amount)=>change(clients, -amount)
    };
}
;
;
;
function createUploads({ bodyMs, bodies, bodyBytes }, now) {
    const places = createFairShare(bodies);
    const memory = createFairShare(bodyBytes);
    const open = new Set();
    return {
        async receive (request, clients, limit) {
            if (!places.take(clients, 1)) return {
                received: "no-room",
                request,
                release: ()=>{}
            };
            let held = 0;
            const reserve = (bytes)=>{
                if (!memory.take(clients, bytes)) return false;
                held += bytes;
                return true;
            };
            const receiving = receiveBody(request, {
                bytesMax: limit.bytesMax,
                reserve
            });
            const upload = {
                receiving,
                since: now(),
                limit
            };
            open.add(upload);
            const received = await receiving.done;
            open.delete(upload);
            places.give(clients, 1);
            const release = ()=>{
                memory.give(clients, held);
                held = 0;
            };
            return {
                received,
                request: received === "complete" ? receiving.replay() : request,
                release
            };
        },
        look () {
            const time = now();
            for (const { receiving, since, limit } of open){
                const { bytesPerSecond } = limit;
                const earned = bytesPerSecond > 0 ? receiving.bytes() / bytesPerSecond * 1_000 : 0;
                if (time - since > bodyMs + earned) receiving.stop("too-slow");
            }
        }
    };
}
;
;
;
;
;
;
;
;
;
;
;
;
;
;
/** The framework, its compression and anyone who counts requests listen to one response; Node takes more than ten for a
 * leak and says so, which a library here cannot hear without failing. */ const LISTENERS_MAX = 30;
/** How long work that nobody waits for any more is believed to go on. */ const FORGOTTEN_MS = 30_000;
/** How long a rendered page keeps others waiting at most, and how often it is looked whether the processor has time. */ const TURN_MS = 500;
const LOOK_EVERY_MS = 20;
/** An answer that has waited for its reader for so long is done, as far as this process can do it. */ const READER_MS = 400;
const ENDING = "Classmate is being restarted. Nothing is lost; please try again in a few seconds.";
const UNREADABLE = "This address is not valid. Check it for stray slashes and dots.";
const TOO_SLOW = "Your request did not arrive in time. Check your connection and try again.";
class Admission {
    options;
    inFlight;
    uploads;
    inTurn;
    queue;
    /** What ends the place of each request that is being answered. */ working;
    /** Forms that were let in beyond the room there is, by their numbers. */ over;
    answering;
    refused;
    constructor(options){
        this.options = options;
        this.queue = createRenderQueue({
            atOnce: PAGES_AT_ONCE,
            heldMs: TURN_MS,
            lookEveryMs: LOOK_EVERY_MS,
            isSpare: spareTime()
        });
        this.working = new Map();
        this.over = new Set();
        this.answering = 0;
        this.refused = 0;
        const { limits, now } = options;
        this.inFlight = createInFlight(limits.capacity);
        this.uploads = createUploads(limits.uploads, now);
        this.inTurn = createOneAtATime(limits.pipelined);
    }
    /** Takes a request from Node's server. */ admit(request, response) {
        this.inTurn(response, request.socket, ()=>this.begin(request, response));
    }
    /** Ends bodies that come too slowly, and takes places from answers that only wait for their readers. */ look() {
        this.uploads.look();
        for (const [{ socket }, leave] of this.working)if (socket && this.options.waitsFor(socket) > READER_MS) leave();
    }
    /** Refuses a form that was let in beyond the room there is.
   * @throws {AppError} SERVER_BUSY */ assertRoom(requestId) {
        if (this.over.has(requestId)) throw this.busy();
    }
    /** How many requests are being answered. */ underWay() {
        return this.answering;
    }
    begin(request, response) {
        const id = (0, __TURBOPACK__imported__module__666680__["randomUUID"])();
        const target = readTarget(request.url ?? "");
        const path = target?.path ?? "/";
        const route = target ? pathClassOf(path) : "refused";
        response.setMaxListeners(LISTENERS_MAX);
        response.setHeader("x-request-id", id);
        this.writeDown({
            request,
            response,
            id,
            path: route
        });
        if (!target) {
            refuse({
                request,
                response,
                id,
                path
            }, unreadable(), "close");
            return;
        }
        if (!isMethod(request.method)) {
            response.setHeader("allow", ALLOW);
            refuse({
                request,
                response,
                id,
                path
            }, new __TURBOPACK__imported__module__666677__["f"]("METHOD_NOT_SUPPORTED"), "close");
            return;
        }
        request.url = target.url;
        this.options.note(request, id);
        const kind = kindOf({
            method: request.method ?? "GET",
            path,
            head: request.headers
        });
        const asked = {
            request,
            response,
            id,
            path,
            kind,
            route,
            clients: this.clientsOf(request)
        };
        if (hasBody(request)) void this.receive(asked);
        else this.answer(asked);
    }
    clientsOf({ socket, headers }) {
        const { addressOf, networksOf } = this.options;
        const address = addressOf(socket.remoteAddress, headers["x-forwarded-for"]?.toString());
        return networksOf(address).map(({ name })=>name);
    }
    async receive(asked) {
        const { request, response, kind, clients, route } = asked;
        const limit = bodyLimitOf(route);
        if (Number(request.headers["content-length"] ?? 0) > limit.bytesMax) return refuse(asked, new __TURBOPACK__imported__module__666677__["f"]("PAYLOAD_TOO_LARGE"), "linger");
        if (this.isClosedTo(kind) || this.options.isBounded && !this.inFlight.hasRoom(kind, clients)) return this.turnAway(asked);
        const { received, request: whole, release } = await this.uploads.receive(request, clients, limit);
        response.once("close", release);
        if (response.destroyed) release();
        switch(received){
            case "complete":
                return this.answer({
                    ...asked,
                    request: whole
                });
            case "too-large":
                return refuse(asked, new __TURBOPACK__imported__module__666677__["f"]("PAYLOAD_TOO_LARGE"), "linger");
            case "too-slow":
                return refuse(asked, new __TURBOPACK__imported__module__666677__["f"]("TIMEOUT", {
                    message: TOO_SLOW
                }), "close");
            case "no-room":
                return refuse(asked, this.busy(), "close");
            case "gone":
        }
    }
    answer(asked) {
        const { response, kind, id } = asked;
        if (response.destroyed) return;
        const place = this.enter(asked);
        if (!place) {
            this.turnAway(asked);
            return;
        }
        if (place.isOver) this.over.add(id);
        this.answering += 1;
        response.once("close", ()=>{
            this.answering -= 1;
            this.over.delete(id);
        });
        if (this.options.isBounded && takesTurn(kind)) this.queueUp(asked, place);
        else this.work(asked, place, ()=>place.leave());
    }
    enter({ kind, clients }) {
        if (!this.options.isBounded) return this.inFlight.enter("free", []);
        return this.isClosedTo(kind) ? null : this.inFlight.enter(kind, clients);
    }
    queueUp(asked, place) {
        let begun = false;
        const [narrow = null] = asked.clients;
        const wide = asked.clients.at(-1) ?? "";
        const endTurn = this.queue.take({
            address: wide,
            person: narrow
        }, ()=>{
            begun = true;
            // Its turn may come within this call, before the way to end it is known.
            this.work(asked, place, ()=>{
                queueMicrotask(()=>endTurn());
                place.leave();
            });
        });
        asked.response.once("close", ()=>{
            endTurn();
            if (!begun) place.leave();
        });
    }
    work({ request, response }, place, ended) {
        const leave = ()=>{
            this.working.delete(response);
            ended();
        };
        this.working.set(response, leave);
        place.begin();
        let settled = false;
        const settle = ()=>{
            settled = true;
            if (response.writableEnded || response.destroyed) leave();
        };
        Promise.resolve(this.options.handle(request, response)).then(settle, settle);
        response.once("finish", leave);
        response.once("close", ()=>{
            // What nobody waits for any more may go on, and keeps its place.
            if (settled) leave();
            else if (!response.writableFinished) setTimeout(leave, FORGOTTEN_MS).unref();
        });
    }
    isClosedTo(kind) {
        return this.options.isBounded && this.options.isEnding() && kind !== "free";
    }
    turnAway(asked) {
        const ending = this.options.isEnding();
        refuse(asked, this.busy(ending ? ENDING : undefined), ending ? "close" : "keep");
    }
    /** When to come back is spread over a few seconds, so that not everyone does in the same one. */ busy(message) {
        this.refused += 1;
        return new __TURBOPACK__imported__module__666677__["f"]("SERVER_BUSY", {
            retryAfterSeconds: 2 + this.refused % 4,
            ...message && {
                message
            }
        });
    }
    /** Writes a line about a request when its answer has ended. */ writeDown({ request, response, id, path }) {
        const { log, now } = this.options;
        const { socket, method = "" } = request;
        const began = now();
        const before = socket.bytesWritten;
        let isWhole = false;
        // Node says so of an answer, too, that went with its connection.
        response.once("finish", ()=>{
            isWhole = !socket.destroyed;
        });
        response.once("close", ()=>{
            const { headersSent, statusCode } = response;
            const status = headersSent ? statusCode : CLIENT_GONE;
            const bytes = socket.bytesWritten - before;
            const cut = headersSent && !isWhole && {
                cut: true
            };
            log({
                requestId: id,
                method,
                path,
                status,
                ms: Math.round(now() - began),
                bytes,
                ...cut
            });
        });
    }
}
const unreadable = ()=>new __TURBOPACK__imported__module__666677__["f"]("BAD_REQUEST", {
        message: UNREADABLE
    });
// MERGED MODULE: [project]/server/admission/connections.ts [instrumentation] (ecmascript)
;
;
const CONNECTION_LIMITS = {
    sockets: 4_096,
    socketsPerAddress: 512,
    unreadPerAddress: 64,
    unread: 512,
    stalledMs: 20_000,
    bytesPerSecond: 2 * 1024
};
function createConnections({ limits, networksOf, now }) {
    const open = new Map();
    const byPlace = new Map();
    const close = (connection)=>{
        if (!open.delete(connection.socket)) return;
        for (const { name } of connection.places){
            const others = byPlace.get(name);
            others?.delete(connection);
            if (others?.size === 0) byPlace.delete(name);
        }
    };
    const isFull = ({ name, share })=>(byPlace.get(name)?.size ?? 0) >= limits.socketsPerAddress * share;
    /** Makes room at the expense of the one who has most.
   * @returns whether there is room for a newcomer from `places` */ const makeRoom = (places)=>{
        if (open.size < limits.sockets) return true;
        let most;
        for (const others of byPlace.values())if (others.size > (most?.size ?? 1)) most = others;
        const own = Math.max(0, ...places.map(({ name })=>byPlace.get(name)?.size ?? 0));
        const newest = most && most.size > own ? [
            ...most
        ].at(-1) : undefined;
        if (!newest) return false;
        close(newest);
        newest.socket.destroy();
        return true;
    };
    return {
        add (socket) {
            const places = networksOf(socket.remoteAddress ?? "");
            if (places.some(isFull) || !makeRoom(places)) {
                socket.destroy();
                return;
            }
            const connection = {
                socket,
                places,
                waitsSince: null,
                sentThen: 0,
                sent: 0,
                movedAt: now()
            };
            open.set(socket, connection);
            for (const { name } of places)byPlace.set(name, (byPlace.get(name) ?? new Set()).add(connection));
            socket.once("close", ()=>close(connection));
        },
        waitsFor (socket) {
            const since = open.get(socket)?.waitsSince;
            return since == null ? 0 : now() - since;
        },
        look () {
            const time = now();
            const waiting = [
                ...open.values()
            ].filter((connection)=>note(connection, time));
            for (const { socket } of notReading(waiting, time, limits))socket.destroy();
        },
        count: ()=>open.size
    };
}
/** @returns whether an answer waits on this connection */ function note(connection, time) {
    const { socket } = connection;
    if (socket.writableLength === 0) {
        connection.waitsSince = null;
        return false;
    }
    const sent = sentOn(socket);
    if (connection.waitsSince === null || sent !== connection.sent) connection.movedAt = time;
    if (connection.waitsSince === null) {
        connection.waitsSince = time;
        connection.sentThen = sent;
    }
    connection.sent = sent;
    return true;
}
/** Bytes that the system has taken from this process. A part that is being sent counts as far as it has gone. */ function sentOn(socket) {
    const handle = socket._handle;
    return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
}
/** Of the connections on which an answer waits, those that take nothing or hardly anything, and those beyond what may be
 * waiting at once, the ones that have not moved for longest first. */ function notReading(waiting, time, { unread, unreadPerAddress, stalledMs, bytesPerSecond }) {
    const given = new Set();
    const counts = new Map();
    let count = 0;
    const newestFirst = waiting.toSorted((one, other)=>other.movedAt - one.movedAt);
    for (const connection of newestFirst){
        const { waitsSince, sent, sentThen, movedAt, places } = connection;
        const earned = stalledMs + (sent - sentThen) / bytesPerSecond * 1_000;
        const isLate = time - movedAt >= stalledMs || time - (waitsSince ?? time) >= earned;
        const isBeyond = places.some(({ name, share })=>(counts.get(name) ?? 0) >= unreadPerAddress * share);
        if (isLate || isBeyond || count >= unread) {
            given.add(connection);
            continue;
        }
        count += 1;
        for (const { name } of places)counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return given;
}
// MERGED MODULE: [project]/server/admission/unreadable.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__392341__ = __turbopack_context__.i(392341);
var __TURBOPACK__imported__module__666680__1 = __TURBOPACK__imported__module__666680__;
var __TURBOPACK__imported__module__347299__2 = __TURBOPACK__imported__module__347299__;
var __TURBOPACK__imported__module__666677__1 = __TURBOPACK__imported__module__666677__;
;
;
;
;
;
;
;
const CODE_OF_ERROR = (0, __TURBOPACK__imported__module__392341__["f"])({
    HPE_HEADER_OVERFLOW: {
        code: "PAYLOAD_TOO_LARGE",
        status: 431
    },
    HPE_CHUNK_EXTENSIONS_OVERFLOW: {
        code: "PAYLOAD_TOO_LARGE"
    },
    ERR_HTTP_REQUEST_TIMEOUT: {
        code: "TIMEOUT"
    }
});
/** Anyone who has gone in the middle of sending reads nothing. */ const GONE = new Set([
    "ECONNRESET",
    "HPE_INVALID_EOF_STATE"
]);
/** A first line that has everything but a method that anyone knows. */ const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r?\n/;
function answerUnreadable(error, socket, log) {
    // A response that has begun on this socket would be torn, and anyone who reset the connection reads nothing.
    const { _httpMessage: answering } = socket;
    if (!socket.writable || GONE.has(error.code ?? "") || answering?.headersSent) {
        socket.destroy(error);
        return;
    }
    const known = CODE_OF_ERROR[error.code ?? ""];
    const code = isUnknownMethod(error) ? "METHOD_NOT_SUPPORTED" : "PARSE_ERROR";
    answerOn(socket, {
        method: "",
        ...known ?? {
            code
        }
    }, log);
}
function refuseTunnel({ method = "" }, socket, log) {
    // Node leaves such a socket to anyone who takes it, with nobody to hear that its other end broke off.
    socket.on("error", ()=>socket.destroy());
    answerOn(socket, {
        code: "METHOD_NOT_SUPPORTED",
        method
    }, log);
}
const isUnknownMethod = ({ code, rawPacket })=>code === "HPE_INVALID_METHOD" && REQUEST_LINE.test(rawPacket?.toString("latin1") ?? "");
function answerOn(socket, { code, status: given, method }, log) {
    const requestId = (0, __TURBOPACK__imported__module__666680__1["randomUUID"])();
    const error = new __TURBOPACK__imported__module__666677__1["f"](code);
    const { headers, body, ...answer } = overloadResponse({
        error,
        path: "/",
        accept: "",
        byHttps: false,
        requestId
    });
    const status = given ?? answer.status;
    const lines = Object.entries({
        ...headers,
        connection: "close",
        "content-length": Buffer.byteLength(body),
        "x-request-id": requestId,
        ...code === "METHOD_NOT_SUPPORTED" && {
            allow: ALLOW
        }
    }).map(([name, value])=>`${name}: ${value}\r\n`);
    const sent = `HTTP/1.1 ${status} ${__TURBOPACK__imported__module__347299__2["STATUS_CODES"][status]}\r\n${lines.join("")}\r\n${body}`;
    socket.end(sent, ()=>socket.destroy());
    log({
        requestId,
        method,
        path: "unreadable",
        status,
        ms: 0,
        bytes: Buffer.byteLength(sent)
    });
}
;
;
;
;
;
;
const SERVER_LIMITS = {
    capacity: CAPACITY,
    connections: CONNECTION_LIMITS,
    headMs: 10_000,
    uploads: {
        bodyMs: 10_000,
        bodies: 1_024,
        bodyBytes: 96 * 1024 * 1024
    },
    pipelined: 8,
    lookEveryMs: 500
};
/** How long a connection may be idle. Longer than the minute after which usual proxies close theirs: anyone who closes while
 * the other one sends loses a request. */ const KEEP_ALIVE_MS = 75_000;
/** No request takes longer to arrive: the largest file at the slowest rate. */ const REQUEST_MS_MAX = 25 * 60_000;
const HEAD_BYTES_MAX = 16 * 1024;
function createAdmissionServer(options) {
    const { limits, networksOf, isProxy, now } = options;
    const connections = createConnections({
        limits: limits.connections,
        networksOf: (peer)=>isProxy(peer) ? [] : networksOf(options.addressOf(peer, undefined)),
        now
    });
    const admission = new Admission({
        ...options,
        waitsFor: connections.waitsFor
    });
    const server = (0, __TURBOPACK__imported__module__347299__["createServer"])({
        headersTimeout: limits.headMs,
        requestTimeout: REQUEST_MS_MAX,
        connectionsCheckingInterval: limits.lookEveryMs,
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxHeaderSize: HEAD_BYTES_MAX
    }, (request, response)=>admission.admit(request, response));
    server.on("connection", connections.add);
    server.on("clientError", (error, socket)=>answerUnreadable(error, socket, options.log));
    server.on("connect", (request, socket)=>refuseTunnel(request, socket, options.log));
    const look = ()=>{
        connections.look();
        admission.look();
    };
    server.on("listening", ()=>{
        const timer = setInterval(look, limits.lookEveryMs).unref();
        server.once("close", ()=>clearInterval(timer));
    });
    return {
        server,
        admission,
        look
    };
}
// MERGED MODULE: [project]/server/admission/web-handler.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__81111__ = __turbopack_context__.i(81111);
var __TURBOPACK__imported__module__188646__ = __turbopack_context__.i(188646);
var __TURBOPACK__imported__module__812057__ = __turbopack_context__.i(812057);
var __TURBOPACK__imported__module__727028__ = __turbopack_context__.i(727028);
;
;
;
;
;
;
/** Bytes from which an answer is worth compressing: about one packet. */ const COMPRESS_FROM = 1_200;
const compress = (0, __TURBOPACK__imported__module__812057__["promisify"])(__TURBOPACK__imported__module__727028__["gzip"]);
const onNodeServer = (handle, report)=>async (request, response)=>{
        try {
            await send(await handle(await webRequest(request, response)), request, response);
        } catch (error) {
            // A reader who has gone is no failure.
            if (response.closed) return;
            report(error);
            if (response.headersSent) response.destroy();
            else response.writeHead(500, headersOfAll(isByHttps(request))).end();
        }
    };
async function send(answer, request, response) {
    if (response.destroyed) return;
    response.statusCode = answer.status;
    for (const [name, value] of Object.entries(headersOfAll(isByHttps(request))))response.setHeader(name, value);
    for (const [name, value] of answer.headers)if (name !== "set-cookie") response.setHeader(name, value);
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader("set-cookie", cookies);
    if (request.method === "HEAD" || !answer.body) response.end();
    else if (isStreamed(answer)) await (0, __TURBOPACK__imported__module__188646__["pipeline"])(__TURBOPACK__imported__module__81111__["Readable"].fromWeb(answer.body), response);
    else await sendWhole(Buffer.from(await answer.arrayBuffer()), request, response);
}
const isByHttps = ({ headers })=>headers["x-forwarded-proto"] === "https";
async function webRequest(request, response) {
    const { method = "GET" } = request;
    const gone = new AbortController();
    response.once("close", ()=>{
        if (!response.writableFinished) gone.abort();
    });
    const hasBody = method !== "GET" && method !== "HEAD";
    return new Request(`http://localhost${request.url}`, {
        method,
        headers: webHeaders(request),
        signal: gone.signal,
        ...hasBody && {
            body: Buffer.concat(await request.toArray())
        }
    });
}
function webHeaders({ headers }) {
    const web = new Headers();
    for (const [name, value] of Object.entries(headers))for (const one of Array.isArray(value) ? value : [
        value
    ])if (one !== undefined) web.append(name, one);
    return web;
}
/** Whether the parts of an answer go out one by one, as they are made. */ const isStreamed = ({ headers })=>headers.get("transfer-encoding") === "chunked";
async function sendWhole(body, request, response) {
    if (body.length >= COMPRESS_FROM) response.appendHeader("vary", "accept-encoding");
    if (body.length < COMPRESS_FROM || !takesGzip(request)) {
        response.setHeader("content-length", body.length).end(body);
        return;
    }
    const short = await compress(body);
    response.setHeader("content-encoding", "gzip").setHeader("content-length", short.length).end(short);
}
/** Whether a request's sender reads what is compressed by gzip (RFC 9110, 12.5.3). */ const takesGzip = ({ headers })=>String(headers["accept-encoding"] ?? "").split(",").some((one)=>/^\s*(?:gzip|x-gzip)\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/i.test(one));
var __TURBOPACK__imported__module__30926__2 = __TURBOPACK__imported__module__30926__;
var __TURBOPACK__imported__module__912410__ = __turbopack_context__.i(912410);
var __TURBOPACK__imported__module__380434__ = __turbopack_context__.i(380434);
var __TURBOPACK__imported__module__573307__ = __turbopack_context__.i(573307);
var __TURBOPACK__imported__module__110690__ = __turbopack_context__.i(110690);
// MERGED MODULE: [project]/server/page-cache/theme.mjs [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__478500__1 = __TURBOPACK__imported__module__478500__;
;
const COOKIE = /(?:^|; ?)(?:__Host-)?cm-theme=(light|dark)(?:;|$)/;
const KEY = Symbol.for("classmate.theme");
// One per process: Next bundles the pages apart from the server and the memory they are kept in.
globalThis[KEY] ??= new __TURBOPACK__imported__module__478500__1["AsyncLocalStorage"]();
const requests = globalThis[KEY];
const withTheme = (cookies, work)=>requests.run(COOKIE.exec(cookies ?? "")?.[1] ?? null, work);
const chosenTheme = ()=>requests.getStore() ?? null;
var __TURBOPACK__imported__module__35597__2 = __TURBOPACK__imported__module__35597__;
// MERGED MODULE: [project]/server/shutdown-state.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__35597__3 = __TURBOPACK__imported__module__35597__;
;
;
const shuttingDown = (0, __TURBOPACK__imported__module__35597__3["f"])("shuttingDown");
function beginShutdown() {
    shuttingDown.current = true;
}
const isShuttingDown = ()=>shuttingDown.current === true;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
// Who started Next (server/cli/serve.mjs) waits here; where a host did, nobody.
const starting = (0, __TURBOPACK__imported__module__35597__2["f"])("starting");
/** Any address that is nobody's: what a trusted proxy names is believed. */ const NOBODY = "192.0.2.1";
async function prepareServer(loadApi) {
    const offer = starting.current;
    if (!offer) return ()=>{};
    const report = (error)=>(0, __TURBOPACK__imported__module__30926__2["getDeps"])().log.error("an answer could not be sent", {
            operation: "api",
            error
        });
    const api = __TURBOPACK__imported__module__912410__["f"].NODE_ENV === "production" ? onNodeServer(await loadApi(), report) : null;
    return ()=>offer((handle)=>openServer((request, response)=>api && isApi(request) ? api(request, response) : withTheme(request.headers.cookie, ()=>handle(request, response))));
}
function openServer(handle) {
    const trusted = [
        ...__TURBOPACK__imported__module__380434__["h"],
        ...__TURBOPACK__imported__module__912410__["f"].TRUSTED_PROXIES
    ];
    const proxies = (0, __TURBOPACK__imported__module__573307__["F"])(trusted);
    (0, __TURBOPACK__imported__module__110690__["trustProxies"])(trusted);
    const admission = createAdmissionServer({
        handle,
        limits: SERVER_LIMITS,
        isEnding: isShuttingDown,
        isBounded: __TURBOPACK__imported__module__912410__["f"].NODE_ENV === "production",
        addressOf: (peer, forwardedFor)=>(0, __TURBOPACK__imported__module__380434__["l"])(peer, forwardedFor, proxies),
        networksOf: __TURBOPACK__imported__module__380434__["x"],
        isProxy: (peer)=>(0, __TURBOPACK__imported__module__380434__["l"])(peer, NOBODY, proxies) === NOBODY,
        note: __TURBOPACK__imported__module__110690__["attachMetadata"],
        log: requestLog(()=>(0, __TURBOPACK__imported__module__30926__2["getDeps"])().log),
        now: ()=>performance.now()
    });
    keepServer(admission);
    return admission.server;
}
var __TURBOPACK__imported__module__726543__ = __turbopack_context__.i(726543);
var __TURBOPACK__imported__module__886438__1 = __TURBOPACK__imported__module__886438__;
var __TURBOPACK__imported__module__294860__ = __turbopack_context__.i(294860);
var __TURBOPACK__imported__module__955906__ = __turbopack_context__.i(955906);
var __TURBOPACK__imported__module__912410__1 = __TURBOPACK__imported__module__912410__;
var __TURBOPACK__imported__module__154658__ = __turbopack_context__.i(154658);
var __TURBOPACK__imported__module__826105__ = __turbopack_context__.i(826105);
var __TURBOPACK__imported__module__711471__1 = __TURBOPACK__imported__module__711471__;
// MERGED MODULE: [project]/server/shutdown.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__136340__1 = __TURBOPACK__imported__module__136340__;
var __TURBOPACK__imported__module__301171__1 = __TURBOPACK__imported__module__301171__;
var __TURBOPACK__imported__module__726543__1 = __TURBOPACK__imported__module__726543__;
var __TURBOPACK__imported__module__886438__2 = __TURBOPACK__imported__module__886438__;
var __TURBOPACK__imported__module__546555__ = __turbopack_context__.i(546555);
var __TURBOPACK__imported__module__711471__2 = __TURBOPACK__imported__module__711471__;
;
;
;
;
;
;
;
;
;
/** How long requests under way may take to finish before replies are broken off and the database is closed. */ const DRAIN_MS = 5_000;
/** How long streams have to hand on how their replies ended. */ const FLUSH_MS = 1_000;
/** What does not come to an end by then, a database that does not answer, is left. */ const GRACE_MS = 9_000;
const STUCK = 1;
const LOOK_EVERY_MS1 = 25;
const LAUNCHER_CHECK_MS = 2_000;
function closeBeforeExit() {
    const exit = process.exit.bind(process);
    let ending = false;
    for (const signal of [
        "SIGTERM",
        "SIGINT"
    ]){
        process.on(signal, ()=>{
            if (ending) return;
            ending = true;
            process.exit = ()=>undefined;
            void Promise.race([
                closeAll(),
                (0, __TURBOPACK__imported__module__136340__1["setTimeout"])(GRACE_MS, STUCK)
            ]).then(exit);
        });
    }
}
/** @returns the exit code */ async function closeAll() {
    beginShutdown();
    await until(()=>requestsUnderWay() + (0, __TURBOPACK__imported__module__726543__1["I"])() === 0, DRAIN_MS);
    const analytics = (0, __TURBOPACK__imported__module__546555__["$"])().catch(()=>undefined);
    try {
        await (0, __TURBOPACK__imported__module__726543__1["f"])();
        await until(()=>requestsUnderWay() === 0, FLUSH_MS);
        stopListening();
        await (0, __TURBOPACK__imported__module__301171__1["b"])();
        await (0, __TURBOPACK__imported__module__886438__2["y"])();
    } catch (error) {
        console.error("The database did not close cleanly.", error);
    }
    await Promise.all([
        analytics,
        (0, __TURBOPACK__imported__module__711471__2["h"])().catch(()=>undefined)
    ]);
    return 0;
}
async function until(idle, ms) {
    const deadline = performance.now() + ms;
    while(!idle() && performance.now() < deadline)await (0, __TURBOPACK__imported__module__136340__1["setTimeout"])(LOOK_EVERY_MS1);
}
function exitWithLauncher(launcherPid) {
    if (launcherPid === undefined) return;
    const check = setInterval(()=>{
        try {
            process.kill(launcherPid, 0);
        } catch  {
            clearInterval(check);
            process.kill(process.pid, "SIGTERM");
        }
    }, LAUNCHER_CHECK_MS);
    check.unref();
}
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
/** How long the engine's threads are waited for. */ const WARM_MS = 5_000;
/** How long the rest is waited for before the server listens: a database server that does not answer may be back soon. */ const LISTEN_MS = 30_000;
async function startServices() {
    let listen = ()=>{};
    try {
        (0, __TURBOPACK__imported__module__955906__["f"])();
        await (0, __TURBOPACK__imported__module__711471__1["c"])();
        listen = await prepareServer(loadApi);
        exitWithLauncher(__TURBOPACK__imported__module__912410__1["f"].LAUNCHER_PID);
        closeBeforeExit();
        startDailyRuns();
        (0, __TURBOPACK__imported__module__30926__["getDeps"])();
        await atMost(LISTEN_MS, wake());
    } catch (error) {
        if (__TURBOPACK__imported__module__154658__["I"].isInstance(error) || __TURBOPACK__imported__module__294860__["c"].isInstance(error)) {
            process.stderr.write(`${error.message}\n`);
            process.exit(1);
        }
        console.error("The database cannot be opened yet; the next request tries again.", error);
    } finally{
        listen();
    }
}
async function wake() {
    const warming = (0, __TURBOPACK__imported__module__301171__["K"])();
    await (0, __TURBOPACK__imported__module__886438__1["w"])();
    (0, __TURBOPACK__imported__module__726543__["m"])();
    const auth = (0, __TURBOPACK__imported__module__826105__["f"])();
    if (auth.kind === "embedded") await auth.isHealthy();
    await atMost(WARM_MS, warming);
}
const atMost = (ms, work)=>Promise.race([
        work,
        (0, __TURBOPACK__imported__module__136340__["setTimeout"])(ms, undefined, {
            ref: false
        })
    ]);
async function loadApi() {
    const { createApiHandler } = await __turbopack_context__.A(422231);
    return createApiHandler((0, __TURBOPACK__imported__module__30926__["compose"])());
}
__turbopack_context__.s([
    "startServices",
    0,
    startServices
], 450905);
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__1k-r954qn-9dh._.js.map