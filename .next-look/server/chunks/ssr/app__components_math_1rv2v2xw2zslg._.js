module.exports = [
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
];

//# sourceMappingURL=app__components_math_1rv2v2xw2zslg._.js.map