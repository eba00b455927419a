module.exports = [
987330, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("@node-rs/bcrypt-2b27bb094203e5de", () => require("@node-rs/bcrypt-2b27bb094203e5de"));

module.exports = mod;
}),
434270, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/module-loading/track-module-loading.external.js", () => require("next/dist/server/app-render/module-loading/track-module-loading.external.js"));

module.exports = mod;
}),
478500, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:async_hooks", () => require("node:async_hooks"));

module.exports = mod;
}),
666680, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:crypto", () => require("node:crypto"));

module.exports = mod;
}),
677652, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:diagnostics_channel", () => require("node:diagnostics_channel"));

module.exports = mod;
}),
761095, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:net", () => require("node:net"));

module.exports = mod;
}),
660526, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:os", () => require("node:os"));

module.exports = mod;
}),
874096, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:perf_hooks", () => require("node:perf_hooks"));

module.exports = mod;
}),
925127, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:worker_threads", () => require("node:worker_threads"));

module.exports = mod;
}),
130146, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("pino-28069d5257187539", () => require("pino-28069d5257187539"));

module.exports = mod;
}),
349129, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
;
function asc(column) {
    return __TURBOPACK__imported__module__518899__["B"]`${column} asc`;
}
function desc(column) {
    return __TURBOPACK__imported__module__518899__["B"]`${column} desc`;
}
;
__turbopack_context__.s([
    "M",
    0,
    asc,
    "A",
    0,
    desc
]);
}),
250697, ((__turbopack_context__) => {

__turbopack_context__.q("/server/assets/worker.25itbf1du03b3.ts");}),
338587, ((__turbopack_context__) => {
"use strict";

;
const WORD = /^[a-z/][\w./-]{0,39}$/i;
const OTHER = "other";
function asWord(text) {
    return WORD.test(text) ? text : OTHER;
}
__turbopack_context__.s([
    "G",
    0,
    OTHER,
    "b",
    0,
    asWord
]);
}),
121646, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__675882__ = __turbopack_context__.i(675882);
var __TURBOPACK__imported__module__916057__ = __turbopack_context__.i(916057);
var __TURBOPACK__imported__module__172190__ = __turbopack_context__.i(172190);
;
;
;
;
function createMemoryJar({ secure, address }, present = []) {
    const cookies = new Map(present.map(({ name, value })=>[
            name,
            value
        ]));
    const written = new Map();
    return {
        getAll: ()=>[
                ...cookies
            ].map(([name, value])=>({
                    name,
                    value
                })),
        set (cookie) {
            written.set(cookie.name, cookie);
            if (cookie.options.maxAge === 0) cookies.delete(cookie.name);
            else cookies.set(cookie.name, cookie.value);
        },
        secure,
        address,
        setCookies: ()=>[
                ...written.values()
            ].map(__TURBOPACK__imported__module__916057__["M"])
    };
}
function createRequestCookieJar({ headers, url }) {
    const from = {
        secure: (0, __TURBOPACK__imported__module__172190__["o"])(headers, url),
        address: (0, __TURBOPACK__imported__module__675882__["W"])(headers)
    };
    return createMemoryJar(from, (0, __TURBOPACK__imported__module__916057__["n"])(headers, url));
}
function dropCookies(jar, start) {
    for (const { name } of jar.getAll()){
        if (name.startsWith(start)) jar.set({
            name,
            value: "",
            options: {
                path: "/",
                maxAge: 0,
                secure: jar.secure
            }
        });
    }
}
function seeOther(location, jar) {
    const headers = new Headers({
        location,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer"
    });
    for (const cookie of jar?.setCookies() ?? [])headers.append("set-cookie", cookie);
    return new Response(null, {
        status: 303,
        headers
    });
}
__turbopack_context__.s([
    "K",
    0,
    createRequestCookieJar,
    "U",
    0,
    dropCookies,
    "I",
    0,
    seeOther
]);
}),
596843, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__878175__ = __turbopack_context__.i(878175);
var __TURBOPACK__imported__module__287300__ = __turbopack_context__.i(287300);
;
;
;
const BASE64 = "base64-";
const CHUNKS_MAX = 10;
function sessionCookieName(authUrl) {
    return `sb-${new URL(authUrl).hostname.split(".")[0]}-auth-token`;
}
function joinChunks(name, cookie) {
    const whole = cookie(name);
    if (whole) return whole;
    let joined = "";
    for(let index = 0; index < CHUNKS_MAX; index += 1){
        const chunk = cookie(`${name}.${index}`);
        if (!chunk) break;
        joined += chunk;
    }
    return joined || null;
}
function isChunkOf(name, cookie) {
    return cookie === name || cookie.startsWith(`${name}.`) && /^\d+$/.test(cookie.slice(name.length + 1));
}
function expiryOf(token) {
    try {
        return (0, __TURBOPACK__imported__module__878175__["f"])(token).exp ?? 0;
    } catch  {
        return 0;
    }
}
function isDue(accessToken, nowMs) {
    return expiryOf(accessToken) * 1000 - nowMs < __TURBOPACK__imported__module__287300__["$"];
}
function readTokens(raw) {
    try {
        const json = raw.startsWith(BASE64) ? Buffer.from(raw.slice(BASE64.length), "base64url").toString("utf8") : raw;
        const session = JSON.parse(json);
        if (typeof session !== "object" || session === null) return null;
        const { access_token: access, refresh_token: refresh } = session;
        if (typeof access !== "string") return null;
        return {
            accessToken: access,
            refreshToken: typeof refresh === "string" ? refresh : null
        };
    } catch  {
        return null;
    }
}
__turbopack_context__.s([
    "Q",
    0,
    expiryOf,
    "E",
    0,
    isChunkOf,
    "t",
    0,
    isDue,
    "u",
    0,
    joinChunks,
    "D",
    0,
    readTokens,
    "F",
    0,
    sessionCookieName
]);
}),
];