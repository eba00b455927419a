module.exports = [
987330, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("@node-rs/bcrypt-2b27bb094203e5de", () => require("@node-rs/bcrypt-2b27bb094203e5de"));

module.exports = mod;
}),
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
434270, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/module-loading/track-module-loading.external.js", () => require("next/dist/server/app-render/module-loading/track-module-loading.external.js"));

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
761095, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:net", () => require("node:net"));

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
814747, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("path", () => require("path"));

module.exports = mod;
}),
130146, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("pino-28069d5257187539", () => require("pino-28069d5257187539"));

module.exports = mod;
}),
911970, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/request-context/health.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__136340__ = __turbopack_context__.i(136340);
var __TURBOPACK__imported__module__151848__ = __turbopack_context__.i(151848);
// MERGED MODULE: [project]/server/features/health/service.ts [app-route] (ecmascript)
;
;
async function readiness(deps) {
    const opened = deps.open();
    const [migrations, database, auth] = await Promise.all([
        stateOf(deps, async ()=>void await opened),
        stateOf(deps, async ()=>(await opened).ping()),
        stateOf(deps, async ()=>{
            if (!await deps.authAnswers()) throw new Error("the auth server does not answer");
        })
    ]);
    const accepting = deps.isEnding() ? "away" : "ok";
    const parts = {
        database,
        migrations,
        auth,
        accepting
    };
    return {
        status: Object.values(parts).every((state)=>state === "ok") ? "ok" : "away",
        parts
    };
}
/** What made a part away stays here: a health check is read by strangers. */ function stateOf({ patience }, look) {
    const looked = look().then(()=>"ok", ()=>"away");
    return Promise.race([
        looked,
        patience().then(()=>"away")
    ]);
}
var __TURBOPACK__imported__module__626986__ = __turbopack_context__.i(626986);
var __TURBOPACK__imported__module__646593__ = __turbopack_context__.i(646593);
// MERGED MODULE: [project]/server/shutdown-state.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__646593__1 = __TURBOPACK__imported__module__646593__;
;
;
const shuttingDown = (0, __TURBOPACK__imported__module__646593__1["f"])("shuttingDown");
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
/** How long a part may take to answer. */ const PATIENCE_MS = 1_000;
const HEADERS = {
    "cache-control": "no-store"
};
// However many ask at once, one look answers them all. One per process, also where modules are loaded twice.
const check = (0, __TURBOPACK__imported__module__646593__["f"])("readinessCheck");
async function answerReady() {
    check.current ??= look().finally(()=>{
        check.current = undefined;
    });
    const found = await check.current;
    if (found.status === "ok") return Response.json(found, {
        headers: HEADERS
    });
    return Response.json(found, {
        status: 503,
        headers: {
            ...HEADERS,
            "retry-after": "5"
        }
    });
}
function answerLive() {
    return Response.json({
        status: "ok"
    }, {
        headers: HEADERS
    });
}
function look() {
    return readiness({
        open: __TURBOPACK__imported__module__151848__["w"],
        authAnswers: ()=>(0, __TURBOPACK__imported__module__626986__["f"])().isHealthy(),
        isEnding: isShuttingDown,
        patience: ()=>(0, __TURBOPACK__imported__module__136340__["setTimeout"])(PATIENCE_MS, undefined, {
                ref: false
            })
    });
}
__turbopack_context__.s([
    "r",
    0,
    answerLive,
    "s",
    0,
    answerReady
], 911970);
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__184_d-xrhxiwi._.js.map