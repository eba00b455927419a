module.exports = [
130146, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("pino-28069d5257187539", () => require("pino-28069d5257187539"));

module.exports = mod;
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

//# sourceMappingURL=%5Broot-of-the-server%5D__0_3675-smva_l._.js.map