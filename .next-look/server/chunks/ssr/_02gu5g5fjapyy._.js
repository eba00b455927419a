module.exports = [
264141, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__378072__ = __turbopack_context__.i(378072);
;
;
function TypesetHtml({ html, className }) {
    const content = {
        dangerouslySetInnerHTML: {
            __html: html ?? ""
        }
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            isFormula(html) && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__378072__["MathStyles"], {}),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                className: className,
                suppressHydrationWarning: html === null,
                ...content
            })
        ]
    });
}
const isFormula = (html)=>html === null || html.includes('class="katex');
__turbopack_context__.s([
    "f",
    0,
    TypesetHtml
]);
}),
257845, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_AMS-Regular.25ieegmnh38ts.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
396788, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Caligraphic-Bold.06b-ya9t43ioz.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
321090, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Caligraphic-Regular.2eph4dlhid_m9.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
81380, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Fraktur-Bold.2sasz-d-jtw8y.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
79026, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Fraktur-Regular.2d10y4xmjvzlf.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
911945, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Main-Bold.3-rowy8o6_4ky.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
338342, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Main-BoldItalic.14r2naom8mrec.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
792879, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Main-Italic.0lig0v9j0700p.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
217387, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Main-Regular.1ryvsdzh2w1_e.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
449400, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Math-BoldItalic.1oopuu636h4il.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
691222, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Math-Italic.32405s1aq8vas.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
197168, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_SansSerif-Bold.0h3wi2z_eouyg.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
16073, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_SansSerif-Italic.0wkjc4dm2kcit.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
925677, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_SansSerif-Regular.2peiewu59z3d-.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
973712, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Script-Regular.11h14300o9pd0.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
104283, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Size1-Regular.03lhvx36ekcou.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
434230, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Size2-Regular.14s5gg-puz6h-.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
168492, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Size3-Regular.1n1rgzz84z8r9.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
105693, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Size4-Regular.2sgotkdv3dcyv.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
763067, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Typewriter-Regular.11gr2d2wuwz77.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
693195, ((__turbopack_context__) => {
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
    "i",
    0,
    formatMoney,
    "M",
    0,
    formatShortDay,
    "P",
    0,
    formatTime,
    "N",
    0,
    formatUntil
]);
}),
];