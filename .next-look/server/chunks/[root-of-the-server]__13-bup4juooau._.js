module.exports = [
254799, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("crypto", () => require("crypto"));

module.exports = mod;
}),
918622, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/compiled/next-server/app-page-turbo.runtime.prod.js", () => require("next/dist/compiled/next-server/app-page-turbo.runtime.prod.js"));

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
193695, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/shared/lib/no-fallback-error.external.js", () => require("next/dist/shared/lib/no-fallback-error.external.js"));

module.exports = mod;
}),
912714, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:fs/promises", () => require("node:fs/promises"));

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
276414, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "InvariantError", {
    enumerable: true,
    get: function() {
        return InvariantError;
    }
});
class InvariantError extends Error {
    constructor(message, options){
        super(`Invariant: ${message.endsWith('.') ? message : message + '.'} This is a bug in Next.js.`, options);
        this.name = 'InvariantError';
    }
}
}),
604147, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
]);
}),
105954, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
]);
}),
446581, ((__turbopack_context__) => {
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
689988, ((__turbopack_context__) => {
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
];