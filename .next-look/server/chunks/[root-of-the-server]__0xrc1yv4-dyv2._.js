module.exports = [
987330, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("@node-rs/bcrypt-2b27bb094203e5de", () => require("@node-rs/bcrypt-2b27bb094203e5de"));

module.exports = mod;
}),
254799, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("crypto", () => require("crypto"));

module.exports = mod;
}),
522734, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("fs", () => require("fs"));

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
964171, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
]);
}),
843095, ((__turbopack_context__) => {
"use strict";

;
function track({ analytics, newId }, { scope, optedOut }, name, properties) {
    if (optedOut) return;
    const distinctId = scope?.kind === "user" ? scope.userId : scope?.guestId ?? newId();
    analytics.track({
        name,
        distinctId,
        profile: scope?.kind === "user",
        properties: {
            ...properties
        }
    });
}
__turbopack_context__.s([
    "f",
    0,
    track
]);
}),
536724, ((__turbopack_context__) => {
"use strict";

/** How the product writes dates, times, numbers and money, in the interface, in mail and in exports: British English,
 * UTC where nothing else is said, US dollars. */ const DAY = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeZone: "UTC"
});
const SHORT_DAY = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeZone: "UTC"
});
const MOMENT = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC"
});
const LONG_MOMENT = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC"
});
const TIME_OF_DAY = {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23"
};
const COUNT = new Intl.NumberFormat("en-GB");
const formatDay = (date)=>DAY.format(date);
const [HOUR_MS, DAY_MS] = [
    3_600_000,
    86_400_000
];
function formatUntil(date, now) {
    const wait = date.getTime() - now.getTime();
    if (wait < HOUR_MS) return "in a few minutes";
    if (wait < 1.5 * DAY_MS) return wait < DAY_MS / 2 ? "in a few hours" : "tomorrow";
    const days = Math.round(wait / DAY_MS);
    return days < 21 ? `in ${days} days` : `on ${formatShortDay(date)}`;
}
function formatAgo(date, now) {
    const since = now.getTime() - date.getTime();
    if (since < HOUR_MS) return "a few minutes ago";
    if (since < 1.5 * DAY_MS) return since < DAY_MS / 2 ? "a few hours ago" : "yesterday";
    const days = Math.round(since / DAY_MS);
    return days < 21 ? `${days} days ago` : `on ${formatShortDay(date)}`;
}
const formatShortDay = (date)=>SHORT_DAY.format(date);
const formatMoment = (date)=>`${MOMENT.format(date)} UTC`;
const formatLongMoment = (date)=>`${LONG_MOMENT.format(date)} UTC`;
const formatTime = (date, timeZone)=>date.toLocaleTimeString("en-GB", {
        ...TIME_OF_DAY,
        timeZone
    });
const formatCount = (count)=>COUNT.format(count);
const formatShare = (share)=>`${(Math.min(Math.max(Math.floor(share * 1000), share > 0 ? 1 : 0), 1000) / 10).toFixed(1)}%`;
function formatMoney(amount, currency = "usd") {
    const format = new Intl.NumberFormat("en-US", {
        style: "currency",
        currency
    });
    const { maximumFractionDigits = 2 } = format.resolvedOptions();
    return format.format(amount / 10 ** maximumFractionDigits);
}
__turbopack_context__.s([
    "L",
    0,
    formatCount,
    "_",
    0,
    formatDay
]);
}),
463658, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__896233__ = __turbopack_context__.i(896233);
;
;
function workingFor(deps, { scope, address, requestId }) {
    const person = scope && (0, __TURBOPACK__imported__module__896233__["$"])(scope);
    const engine = deps.engine.as({
        person,
        isAccount: scope?.kind === "user",
        address,
        requestId
    });
    return {
        ...deps,
        engine
    };
}
__turbopack_context__.s([
    "f",
    0,
    workingFor
]);
}),
];