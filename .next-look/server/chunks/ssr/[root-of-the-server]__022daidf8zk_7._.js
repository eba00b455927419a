module.exports = [
677652, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:diagnostics_channel", () => require("node:diagnostics_channel"));

module.exports = mod;
}),
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
84275, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
const NOTE_MS = 2000;
function CopyButton({ text, name }) {
    const [note, setNote] = (0, __TURBOPACK__imported__module__572131__["useState"])("");
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (!note) return;
        const timer = setTimeout(()=>setNote(""), NOTE_MS);
        return ()=>clearTimeout(timer);
    }, [
        note
    ]);
    const copy = async ()=>{
        try {
            await navigator.clipboard.writeText(typeof text === "string" ? text : text());
            setNote("Copied");
        } catch  {
            setNote("Not copied");
        }
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("button", {
        type: "button",
        onClick: copy,
        className: "button needs-script grid",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                "aria-hidden": note ? "true" : undefined,
                className: `col-start-1 row-start-1 ${note ? "invisible" : ""}`,
                children: name
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                role: "status",
                className: "col-start-1 row-start-1",
                children: note
            })
        ]
    });
}
__turbopack_context__.s([
    "CopyButton",
    0,
    CopyButton
]);
}),
553750, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
;
function FieldError({ id, message }) {
    if (!message) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
        id: id,
        role: "alert",
        className: "mt-1.5 text-sm text-danger",
        children: message
    });
}
__turbopack_context__.s([
    "f",
    0,
    FieldError
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
];