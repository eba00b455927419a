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
530385, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__351674__ = __turbopack_context__.i(351674);
;
function asc(column) {
    return __TURBOPACK__imported__module__351674__["B"]`${column} asc`;
}
function desc(column) {
    return __TURBOPACK__imported__module__351674__["B"]`${column} desc`;
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
137936, ((__turbopack_context__, module, exports) => {
"use strict";

/* eslint-disable import/no-extraneous-dependencies */ Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "registerServerReference", {
    enumerable: true,
    get: function() {
        return _server.registerServerReference;
    }
});
const _server = __turbopack_context__.r(211857);
}),
689963, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
83931, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
149310, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
811365, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
427221, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
73663, ((__turbopack_context__) => {
"use strict";

/** Whether a host name, as in `URL.hostname`, is this machine and can be nothing else. */ function isLoopback(hostname) {
    const name = hostname.toLowerCase().replace(/\.$/, "");
    if (name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || name === "::1") return true;
    const parts = name.split(".");
    return parts.length === 4 && parts[0] === "127" && parts.every((part)=>/^\d{1,3}$/.test(part));
}
__turbopack_context__.s([
    "f",
    0,
    isLoopback
]);
}),
854405, ((__turbopack_context__) => {
"use strict";

/** What makes an error's class known wherever it was loaded: each class names its own. */ class BrandedError extends Error {
    /** Whether something thrown is an error of this class or of one that extends it, whichever copy of the module made it.
   * @example AppError.isInstance(error) */ static isInstance(error) {
        // A class has the brand of the one it extends, until it names its own.
        for(let made = error?.constructor; typeof made === "function";)// biome-ignore lint/complexity/noThisInStatic: which class is meant is known where it is called.
        if (made.brand === this.brand) return true;
        else made = Object.getPrototypeOf(made);
        return false;
    }
}
__turbopack_context__.s([
    "f",
    0,
    BrandedError
]);
}),
909634, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__190664__ = __turbopack_context__.i(190664);
;
;
function reportError(log, error, { requestId, operation }) {
    const { level, http } = (0, __TURBOPACK__imported__module__190664__["g"])(error);
    const unexpected = level === "error" || error.code === "TIMEOUT";
    log[level]("a request failed", {
        requestId,
        operation,
        code: error.code,
        status: http,
        ...unexpected && {
            error: error.cause ?? error
        }
    });
}
__turbopack_context__.s([
    "f",
    0,
    reportError
]);
}),
920970, ((__turbopack_context__) => {
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
71880, ((__turbopack_context__) => {
"use strict";

/** A table that is looked up by the words of a text. It has its own entries and no others: a plain object also answers to
 * "constructor" and "toString". */ const table = (entries)=>Object.assign(Object.create(null), entries);
__turbopack_context__.s([
    "f",
    0,
    table
]);
}),
];