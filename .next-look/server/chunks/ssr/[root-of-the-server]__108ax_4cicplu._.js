module.exports = [
522734, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("fs", () => require("fs"));

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
507693, ((__turbopack_context__) => {
"use strict";

/** A formula longer than this, in characters of LaTeX, may have to part on a narrow screen. */ const SHORT = 24;
const MARKS = /^[.,;:!?)\]’”]+/;
function closingMarks(latex, after) {
    return latex.length > SHORT ? "" : MARKS.exec(after)?.[0] ?? "";
}
__turbopack_context__.s([
    "f",
    0,
    closingMarks
]);
}),
788240, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/math/page-ledger.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__920261__ = __turbopack_context__.i(920261);
// MERGED MODULE: [project]/server/typeset/render-ledger.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__920261__1 = __TURBOPACK__imported__module__920261__;
;
function openLedger(costMax = __TURBOPACK__imported__module__920261__1["I"], charactersMax = __TURBOPACK__imported__module__920261__1["H"]) {
    let cost = costMax;
    let characters = charactersMax;
    return {
        takeCost (wanted) {
            if (wanted > cost) return false;
            cost -= wanted;
            return true;
        },
        takeCharacters (count) {
            const shown = Math.min(count, characters);
            characters -= shown;
            return shown;
        }
    };
}
;
;
;
const pageLedger = (0, __TURBOPACK__imported__module__572131__["cache"])(()=>openLedger(("TURBOPACK compile-time truthy", 1) ? __TURBOPACK__imported__module__920261__["I"] : "TURBOPACK unreachable"));
__turbopack_context__.s([
    "f",
    0,
    pageLedger
], 788240);
}),
324797, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
;
function WithMarks({ marks, children }) {
    if (marks === "") return children;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("span", {
        className: "whitespace-nowrap",
        children: [
            children,
            marks
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    WithMarks
]);
}),
72597, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[externals]__0ylfxtixsy_kl._.js",
  "server/chunks/ssr/node_modules_@vercel_oidc_dist_1l36l_3waj_vx._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(809750);
    });
});
}),
628472, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[root-of-the-server]__1a44fz4j3mrak._.js",
  "server/chunks/ssr/node_modules_@vercel_oidc_dist_1l36l_3waj_vx._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(779476);
    });
});
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__108ax_4cicplu._.js.map