module.exports = [
685801, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var mod = await __turbopack_context__.y("@electric-sql/pglite-7966c14983af6418");

__turbopack_context__.n(mod);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, true);}),
950308, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]_@supabase_lite_156rmibq7puev._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(321780);
    });
});
}),
237548, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]_@supabase_lite_pglite_11prentdpc5z9._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(505582);
    });
});
}),
421610, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var mod = await __turbopack_context__.y("kysely-2ecc66d9a1f33754");

__turbopack_context__.n(mod);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, true);}),
874533, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:child_process", () => require("node:child_process"));

module.exports = mod;
}),
902157, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:fs", () => require("node:fs"));

module.exports = mod;
}),
660526, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:os", () => require("node:os"));

module.exports = mod;
}),
925127, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:worker_threads", () => require("node:worker_threads"));

module.exports = mod;
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
];