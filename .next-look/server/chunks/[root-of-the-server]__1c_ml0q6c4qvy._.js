module.exports = [
987330, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("@node-rs/bcrypt-2b27bb094203e5de", () => require("@node-rs/bcrypt-2b27bb094203e5de"));

module.exports = mod;
}),
522734, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("fs", () => require("fs"));

module.exports = mod;
}),
120635, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/action-async-storage.external.js", () => require("next/dist/server/app-render/action-async-storage.external.js"));

module.exports = mod;
}),
324725, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/after-task-async-storage.external.js", () => require("next/dist/server/app-render/after-task-async-storage.external.js"));

module.exports = mod;
}),
556704, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/work-async-storage.external.js", () => require("next/dist/server/app-render/work-async-storage.external.js"));

module.exports = mod;
}),
832319, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/work-unit-async-storage.external.js", () => require("next/dist/server/app-render/work-unit-async-storage.external.js"));

module.exports = mod;
}),
559043, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/runtime-reacts.external.js", () => require("next/dist/server/runtime-reacts.external.js"));

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
347299, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:http", () => require("node:http"));

module.exports = mod;
}),
743698, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:https", () => require("node:https"));

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
81111, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:stream", () => require("node:stream"));

module.exports = mod;
}),
136340, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:timers/promises", () => require("node:timers/promises"));

module.exports = mod;
}),
925127, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:worker_threads", () => require("node:worker_threads"));

module.exports = mod;
}),
446786, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("os", () => require("os"));

module.exports = mod;
}),
814747, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("path", () => require("path"));

module.exports = mod;
}),
130146, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("pino-28069d5257187539", () => require("pino-28069d5257187539"));

module.exports = mod;
}),
396918, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
;
function asc(column) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} asc`;
}
function desc(column) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} desc`;
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
246517, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__794588__ = __turbopack_context__.i(794588);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__794588__
]);
}),
492973, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__794588__ = __turbopack_context__.i(794588);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__794588__
]);
}),
250697, ((__turbopack_context__) => {

__turbopack_context__.q("/server/assets/worker.25itbf1du03b3.ts");}),
996265, ((__turbopack_context__) => {
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
154581, ((__turbopack_context__) => {
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
229955, ((__turbopack_context__) => {
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
626687, ((__turbopack_context__) => {
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
392341, ((__turbopack_context__) => {
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