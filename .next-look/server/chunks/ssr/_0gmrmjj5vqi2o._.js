module.exports = [
660081, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
;
/** Calls kept until the library is there. */ const WAITING_MAX = 50;
const IDLE_WITHIN_MS = 5_000;
/** For browsers that do not say when they are idle. */ const ASSUME_IDLE_MS = 1_500;
let waiting = [];
let sink = null;
let started = false;
function startAnalytics(token) {
    if (started || asksNotToBeCounted()) return started;
    started = true;
    whenIdle(()=>{
        (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(202976)).then(({ openSink })=>{
            sink = openSink(token);
            for (const call of waiting)attempt(sink, call);
            waiting = [];
        }, warn);
    });
    return true;
}
function track(name, properties) {
    pass((to)=>to.track(name, properties));
}
function identify(person, from) {
    pass((to)=>to.identify(person, from));
}
function resetAnalytics() {
    pass((to)=>to.reset());
}
function pass(call) {
    if (sink) attempt(sink, call);
    else if (waiting.length < WAITING_MAX) waiting.push(call);
}
function attempt(to, call) {
    try {
        call(to);
    } catch (error) {
        warn(error);
    }
}
function warn(error) {
    console.warn("Analytics failed.", error);
}
function whenIdle(work) {
    const settled = ()=>{
        if (typeof requestIdleCallback === "function") requestIdleCallback(work, {
            timeout: IDLE_WITHIN_MS
        });
        else setTimeout(work, ASSUME_IDLE_MS);
    };
    if (document.readyState === "complete") settled();
    else addEventListener("load", settled, {
        once: true
    });
}
function asksNotToBeCounted() {
    const privacyControl = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
    return privacyControl || navigator.doNotTrack === "1";
}
__turbopack_context__.s([
    "i",
    0,
    asksNotToBeCounted,
    "W",
    0,
    identify,
    "O",
    0,
    resetAnalytics,
    "o",
    0,
    startAnalytics,
    "H",
    0,
    track,
    "v",
    0,
    whenIdle
]);
}),
214488, ((__turbopack_context__) => {
"use strict";

/** The session's name in the browser, and of the channel over which the tabs of one browser tell each other of it: the
 * one the auth client listens to. */ const STORAGE_KEY = "cm-auth";
const ACCOUNT_KEY = "cm-account";
__turbopack_context__.s([
    "p",
    0,
    ACCOUNT_KEY,
    "A",
    0,
    STORAGE_KEY
]);
}),
608114, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_lib/auth/page-session.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__395143__ = __turbopack_context__.i(395143);
var __TURBOPACK__imported__module__214488__ = __turbopack_context__.i(214488);
// MERGED MODULE: [project]/app/_lib/auth/session-sync.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__214488__1 = __TURBOPACK__imported__module__214488__;
// MERGED MODULE: [project]/app/_lib/auth/state.ts [app-ssr] (ecmascript)
;
function nextSession(kept, { event, session }) {
    if (!session) return null;
    if (event !== "SIGNED_IN" || session.user.app_metadata.provider === "email") return session;
    return kept?.user.id === session.user.id ? kept : null;
}
function accountOf(session) {
    return session?.user.id ?? null;
}
;
;
function createSessionSync({ channel, storage, reread }) {
    let kept = null;
    let account;
    let madeFor = null;
    const listeners = new Set();
    /** @returns whether the page keeps another account's session than before */ const apply = (change)=>{
        kept = nextSession(kept, change);
        const before = account;
        account = accountOf(kept);
        if (account === before) return false;
        for (const listener of listeners)listener();
        return true;
    };
    const receive = (change)=>{
        if (apply(change)) reread();
    };
    const announce = (session)=>{
        const account = accountOf(session);
        if (storage.get(__TURBOPACK__imported__module__214488__1["p"]) === account) return;
        if (account) storage.set(__TURBOPACK__imported__module__214488__1["p"], account);
        else storage.remove(__TURBOPACK__imported__module__214488__1["p"]);
        channel?.postMessage({
            event: account ? "SIGNED_IN" : "SIGNED_OUT",
            session
        });
    };
    if (channel) {
        channel.onmessage = ({ data })=>{
            if (typeof data?.event === "string") receive(data);
        };
    }
    return {
        shows (session) {
            const left = madeFor !== null && session === null;
            madeFor = accountOf(session);
            apply({
                event: "INITIAL_SESSION",
                session
            });
            announce(session);
            return left;
        },
        receive,
        kept: ()=>kept,
        account: ()=>account,
        subscribe (listener) {
            listeners.add(listener);
            return ()=>void listeners.delete(listener);
        }
    };
}
;
;
;
let instance;
let reread = ()=>{};
function pageSession() {
    instance ??= createSessionSync({
        channel: typeof BroadcastChannel === "function" ? new BroadcastChannel(__TURBOPACK__imported__module__214488__["A"]) : null,
        storage: (0, __TURBOPACK__imported__module__395143__["f"])(()=>localStorage),
        reread: ()=>reread()
    });
    return instance;
}
function rereadBy(work) {
    reread = work;
}
__turbopack_context__.s([
    "r",
    0,
    pageSession,
    "v",
    0,
    rereadBy
], 608114);
}),
401482, ((__turbopack_context__) => {
"use strict";

/** The databases of the browser: with what was worked on this device and the server has not got yet, with what stays on it,
 * with answers of practice that wait to be sent, and with problems to practise without a network. Each is one of its own, so
 * that nothing that sends can come upon what stays. */ const OUTBOX_NAME = "cm-outbox";
const SHELF_NAME = "cm-shelf";
const ANSWERS_NAME = "cm-answers";
const SESSIONS_NAME = "cm-sessions";
function forgetProblems() {
    try {
        for (const name of [
            OUTBOX_NAME,
            SHELF_NAME,
            ANSWERS_NAME,
            SESSIONS_NAME
        ])indexedDB.deleteDatabase(name);
        // Whatever looks now is served after they are gone.
        dispatchEvent(new Event("storage"));
    } catch  {
    // A browser without storage keeps nothing.
    }
}
__turbopack_context__.s([
    "$",
    0,
    ANSWERS_NAME,
    "x",
    0,
    OUTBOX_NAME,
    "M",
    0,
    SESSIONS_NAME,
    "Z",
    0,
    SHELF_NAME,
    "Q",
    0,
    forgetProblems
]);
}),
49356, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
;
function useInBrowser() {
    return (0, __TURBOPACK__imported__module__572131__["useSyncExternalStore"])(subscribeToNothing, yes, no);
}
const subscribeToNothing = ()=>()=>{};
const yes = ()=>true;
const no = ()=>false;
__turbopack_context__.s([
    "f",
    0,
    useInBrowser
]);
}),
342602, ((__turbopack_context__, module, exports) => {
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
909270, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['contexts'].AppRouterContext;
}),
935112, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['react-ssr'].ReactDOM;
}),
187924, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['react-ssr'].ReactJsxRuntime;
}),
738783, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['react-ssr'].ReactServerDOMTurbopackClient;
}),
572131, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['react-ssr'].React;
}),
];

//# sourceMappingURL=_0gmrmjj5vqi2o._.js.map