module.exports = [
254799, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("crypto", () => require("crypto"));

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
951187, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/lib/incremental-cache/tags-manifest.external.js", () => require("next/dist/server/lib/incremental-cache/tags-manifest.external.js"));

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
761095, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:net", () => require("node:net"));

module.exports = mod;
}),
750227, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:path", () => require("node:path"));

module.exports = mod;
}),
81111, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:stream", () => require("node:stream"));

module.exports = mod;
}),
814747, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("path", () => require("path"));

module.exports = mod;
}),
769301, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__319281__ = __turbopack_context__.i(319281);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__319281__
]);
}),
84082, ((__turbopack_context__) => {
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
865815, ((__turbopack_context__) => {
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
363430, ((__turbopack_context__) => {
"use strict";

;
;
function cookieValue(cookies, name) {
    return cookies.find((cookie)=>cookie.name === name)?.value;
}
const HOST_PREFIX = "__Host-";
function nameInBrowser(name, secure) {
    return secure ? `${HOST_PREFIX}${name}` : name;
}
function underOwnNames(cookies, secure) {
    if (!secure) return [
        ...cookies
    ];
    return cookies.filter(({ name })=>name.startsWith(HOST_PREFIX)).map(({ name, value })=>({
            name: name.slice(HOST_PREFIX.length),
            value
        }));
}
function readCookies(headers, url) {
    return underOwnNames(parseCookies(headers.get("cookie")), isSecure(headers, url));
}
function parseCookies(header) {
    return (header ?? "").split(";").flatMap((pair)=>{
        const equals = pair.indexOf("=");
        if (equals < 1) return [];
        return [
            {
                name: pair.slice(0, equals).trim(),
                value: decode(pair.slice(equals + 1).trim())
            }
        ];
    });
}
function serialiseCookie({ name, value, options }) {
    const inBrowser = nameInBrowser(name, options.secure === true);
    const parts = [
        `${inBrowser}=${encodeURIComponent(value)}`,
        `Path=${options.path ?? "/"}`
    ];
    if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
    if (options.httpOnly) parts.push("HttpOnly");
    if (options.secure) parts.push("Secure");
    const sameSite = options.sameSite === true ? "strict" : options.sameSite || "lax";
    parts.push(`SameSite=${sameSite[0]?.toUpperCase()}${sameSite.slice(1)}`);
    return parts.join("; ");
}
function decode(value) {
    if (!value.includes("%")) return value;
    try {
        return decodeURIComponent(value);
    } catch  {
        return "";
    }
}
__turbopack_context__.s([
    "P",
    0,
    cookieValue,
    "W",
    0,
    nameInBrowser,
    "h",
    0,
    underOwnNames
]);
}),
89950, ((__turbopack_context__) => {
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