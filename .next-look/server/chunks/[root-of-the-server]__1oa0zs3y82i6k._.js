module.exports = [
987330, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("@node-rs/bcrypt-2b27bb094203e5de", () => require("@node-rs/bcrypt-2b27bb094203e5de"));

module.exports = mod;
}),
677652, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:diagnostics_channel", () => require("node:diagnostics_channel"));

module.exports = mod;
}),
130146, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("pino-28069d5257187539", () => require("pino-28069d5257187539"));

module.exports = mod;
}),
624643, 652504, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .array>
;
var __TURBOPACK__imported__module__319281__ = __turbopack_context__.i(319281);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__319281__
], 624643);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .boolean>
;
var __TURBOPACK__imported__module__319281__1 = __TURBOPACK__imported__module__319281__;
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__319281__1
], 652504);
}),
41071, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__319281__ = __turbopack_context__.i(319281);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__319281__
]);
}),
348335, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/db/client.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__77354__ = __turbopack_context__.i(77354);
var __TURBOPACK__imported__module__229362__ = __turbopack_context__.i(229362);
// MERGED MODULE: [project]/server/db/driver.ts [middleware] (ecmascript)
;
const NEON_HOST = /(^|\.)neon\.(tech|build)$/;
function chooseDriver(databaseUrl) {
    if (databaseUrl.startsWith("pglite:")) {
        return {
            kind: "pglite",
            directory: databaseUrl.replace(/^pglite:(\/\/)?/, "")
        };
    }
    const host = new URL(databaseUrl).hostname;
    return NEON_HOST.test(host) ? {
        kind: "neon",
        url: databaseUrl
    } : {
        kind: "pg",
        url: databaseUrl
    };
}
;
;
;
;
// Development reloads modules and the proxy has its own copies of them; the process still has one database.
const database = (0, __TURBOPACK__imported__module__229362__["f"])("database");
function openDatabase() {
    if (!database.current) {
        const opening = connect(__TURBOPACK__imported__module__77354__["f"].DATABASE_URL, {
            directUrl: __TURBOPACK__imported__module__77354__["f"].DATABASE_DIRECT_URL ?? null,
            poolMax: __TURBOPACK__imported__module__77354__["f"].DATABASE_POOL_MAX
        });
        database.current = opening;
        opening.catch(()=>{
            if (database.current === opening) database.current = undefined;
        });
    }
    return database.current;
}
async function getDatabase() {
    return (await openDatabase()).database;
}
async function closeDatabase() {
    const opening = database.current;
    database.current = undefined;
    await (await opening?.catch(()=>undefined))?.close();
}
/** Opens and migrates the database a URL names. Each driver is loaded only when it is the one.
 * @param server what only a PostgreSQL server needs */ async function connect(databaseUrl, server) {
    const driver = chooseDriver(databaseUrl);
    switch(driver.kind){
        case "pglite":
            return (await __turbopack_context__.A(387642)).openPglite(driver.directory);
        case "neon":
            return (await __turbopack_context__.A(57400)).openNeon({
                ...server,
                url: driver.url
            });
        case "pg":
            return (await __turbopack_context__.A(285576)).openPg({
                ...server,
                url: driver.url
            });
    }
}
__turbopack_context__.s([
    "getDatabase",
    0,
    getDatabase,
    "openDatabase",
    0,
    openDatabase
], 348335);
}),
622188, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__478500__ = __turbopack_context__.i(478500);
;
;
const unheard = new __TURBOPACK__imported__module__478500__["AsyncLocalStorage"]();
let loading;
const loadLite = ()=>{
    loading ??= unheard.run(true, ()=>withoutWarnings(load));
    return loading;
};
const load = async ()=>({
        ...await __turbopack_context__.A(950308),
        ...await __turbopack_context__.A(237548)
    });
/** Leaves out the warnings of what runs in there, and of nothing that runs at the same time. */ async function withoutWarnings(work) {
    const { warn } = console;
    const whenHeard = (...words)=>{
        if (!unheard.getStore()) warn.apply(console, words);
    };
    console.warn = whenHeard;
    try {
        return await work();
    } finally{
        if (console.warn === whenHeard) console.warn = warn;
    }
}
__turbopack_context__.s([
    "f",
    0,
    loadLite
]);
}),
189006, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/providers/logging/pino.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__130146__ = __turbopack_context__.i(130146);
// MERGED MODULE: [project]/server/providers/logging/describe-error.ts [middleware] (ecmascript)
;
;
const DEPTH_MAX = 4;
const FRAMES_MAX = 12;
/** Errors whose message names program parts only. All others may quote what they choked on. */ const MESSAGE_IS_SAFE = new Set([
    "TypeError",
    "ReferenceError",
    "AppError",
    "LimitReached"
]);
function describeError(error, depth = 0) {
    if (!(error instanceof Error)) return {
        name: typeof error
    };
    const { code, query } = error;
    return {
        name: error.name,
        ...typeof code === "string" && {
            code
        },
        ...MESSAGE_IS_SAFE.has(error.name) && {
            message: error.message
        },
        ...typeof query === "string" && {
            query
        },
        stack: framesOf(error),
        ...error.cause !== undefined && depth < DEPTH_MAX && {
            cause: describeError(error.cause, depth + 1)
        }
    };
}
/** A stack begins with the message; only its frames are kept. A frame is told by its end, `:line:column`, which
 * a line of the message that happens to begin with "at" does not have. */ function framesOf(error) {
    const message = error.message ? (error.stack ?? "").indexOf(error.message) : -1;
    const below = message < 0 ? error.stack ?? "" : (error.stack ?? "").slice(message + error.message.length);
    return below.split("\n").map((line)=>line.trim()).filter((line)=>/^at .+:\d+:\d+\)?$/.test(line)).slice(0, FRAMES_MAX);
}
// MERGED MODULE: [project]/server/providers/logging/redact.ts [middleware] (ecmascript)
;
;
;
const CENSOR = "[redacted]";
const DEPTH_MAX1 = 8;
/** Field names that never reach a line, wherever they turn up, alone or at the end of a longer name: a second lock
 * behind the closed list of fields. */ const SECRET_NAME = /(password|passphrase|secret|token|tokens|cookie|cookies|authorization|apikey|email|emails|mail|text|input|answer|answers|content|params|body|lines|problem)$/;
/** What is secret by its looks, in a value of any name: an address of mail, a signed token. */ const SECRET_LOOK = /[\w.+-]+@[\w-]+(\.[\w-]+)+|eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
function redact(value, depth = 0) {
    if (typeof value === "string") return value.replace(SECRET_LOOK, CENSOR);
    if (typeof value !== "object" || value === null) return value;
    if (value instanceof Error) return redact(describeError(value), depth + 1);
    if (value instanceof Date) return value;
    if (depth >= DEPTH_MAX1) return CENSOR;
    if (value instanceof Map) return redact(Object.fromEntries(value), depth);
    if (Array.isArray(value) || value instanceof Set) return [
        ...value
    ].map((one)=>redact(one, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([name, inner])=>[
            name,
            isSecret(name) ? CENSOR : redact(inner, depth + 1)
        ]));
}
function isSecret(name) {
    return SECRET_NAME.test(name.toLowerCase().replace(/[-_]/g, ""));
}
;
;
;
;
const LEVELS = [
    "debug",
    "info",
    "warn",
    "error"
];
function createPinoLogger({ level, destination }) {
    const options = {
        level,
        base: null
    };
    const sink = destination ? (0, __TURBOPACK__imported__module__130146__["pino"])(options, destination) : (0, __TURBOPACK__imported__module__130146__["pino"])(options);
    const write = (at)=>(message, fields = {})=>sink[at](redact(described(fields)), message);
    return {
        debug: write("debug"),
        info: write("info"),
        warn: write("warn"),
        error: write("error")
    };
}
/** What was thrown need not be an error: a text that was thrown is someone's words too. */ function described(fields) {
    return fields.error === undefined ? fields : {
        ...fields,
        error: describeError(fields.error)
    };
}
__turbopack_context__.s([
    "createPinoLogger",
    0,
    createPinoLogger
], 189006);
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__1oa0zs3y82i6k._.js.map