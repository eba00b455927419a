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
43285, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/dynamic-access-async-storage.external.js", () => require("next/dist/server/app-render/dynamic-access-async-storage.external.js"));

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
81111, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:stream", () => require("node:stream"));

module.exports = mod;
}),
224361, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("util", () => require("util"));

module.exports = mod;
}),
924951, ((__turbopack_context__, module, exports) => {
"use strict";

if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
;
else {
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    else {
        if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
        ;
        else {
            if ("TURBOPACK compile-time truthy", 1) {
                module.exports = __turbopack_context__.r(918622);
            } else //TURBOPACK unreachable
            ;
        }
    }
}
}),
575465, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(924951).vendored['react-rsc'].ReactDOM;
}),
211857, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(924951).vendored['react-rsc'].ReactServerDOMTurbopackServer;
}),
800717, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(924951).vendored['react-rsc'].React;
}),
415139, ((__turbopack_context__) => {
"use strict";

/* __next_internal_action_entry_do_not_use__ [{"809cca83be81f113c587bfbde52cf674236b322722":{"name":"$$RSC_SERVER_CACHE_0"}},"server/features/billing/loaders.ts",""] */ var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__402597__ = __turbopack_context__.i(402597);
var __TURBOPACK__imported__module__800717__ = __turbopack_context__.i(800717);
var __TURBOPACK__imported__module__118558__ = __turbopack_context__.i(118558);
var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
var __TURBOPACK__imported__module__805986__ = __turbopack_context__.i(805986);
var __TURBOPACK__imported__module__265279__ = __turbopack_context__.i(265279);
var __TURBOPACK__imported__module__333851__ = __turbopack_context__.i(333851);
var __TURBOPACK__imported__module__656105__ = __turbopack_context__.i(656105);
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
async function loadBilling({ checkout }) {
    return (0, __TURBOPACK__imported__module__656105__["B"])((0, __TURBOPACK__imported__module__843951__["b"])(), await (0, __TURBOPACK__imported__module__333851__["e"])(), {
        fresh: checkout
    });
}
const loadPlan = (0, __TURBOPACK__imported__module__800717__["cache"])(async ()=>{
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    return scope?.kind === "user" ? (0, __TURBOPACK__imported__module__805986__["f"])((0, __TURBOPACK__imported__module__656105__["M"])((0, __TURBOPACK__imported__module__843951__["b"])(), scope), null) : null;
});
function loadBillingForm() {
    return (0, __TURBOPACK__imported__module__265279__["A"])("billing");
}
const $$RSC_SERVER_CACHE_0_INNER = async function loadSale() {
    (0, __TURBOPACK__imported__module__118558__["cacheLife"])("max");
    return {
        sold: (0, __TURBOPACK__imported__module__843951__["b"])().payments !== null
    };
};
var $$RSC_SERVER_CACHE_0 = (0, __TURBOPACK__imported__module__800717__["cache"])(function loadSale() {
    return (0, __TURBOPACK__imported__module__402597__["cache"])("default", "809cca83be81f113c587bfbde52cf674236b322722", 0, $$RSC_SERVER_CACHE_0_INNER, []);
});
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])($$RSC_SERVER_CACHE_0, "809cca83be81f113c587bfbde52cf674236b322722", null);
Object["defineProperty"]($$RSC_SERVER_CACHE_0, "name", {
    value: "loadSale"
});
var loadSale = $$RSC_SERVER_CACHE_0;
__turbopack_context__.s([
    "k",
    0,
    $$RSC_SERVER_CACHE_0,
    "m",
    0,
    loadBilling,
    "E",
    0,
    loadBillingForm,
    "R",
    0,
    loadPlan,
    "e",
    0,
    loadSale
]);
}),
805986, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__190664__ = __turbopack_context__.i(190664);
var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
;
;
;
;
async function withFallback(asked, instead) {
    try {
        return await asked;
    } catch (error) {
        (0, __TURBOPACK__imported__module__673727__["unstable_rethrow"])(error);
        const { code } = (0, __TURBOPACK__imported__module__190664__["f"])(error);
        if (code !== "SERVICE_UNAVAILABLE" && code !== "TIMEOUT" && code !== "SERVER_BUSY") throw error;
        (0, __TURBOPACK__imported__module__843951__["b"])().log.warn("a part of a page is left out", {
            operation: "page",
            code,
            error
        });
        return instead;
    }
}
__turbopack_context__.s([
    "f",
    0,
    withFallback
]);
}),
];