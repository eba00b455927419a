module.exports = [
374029, 550448, 
897917, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/math/math-text.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
// MERGED MODULE: [project]/app/_components/math/closing-marks.ts [app-rsc] (ecmascript)
;
/** A formula longer than this, in characters of LaTeX, may have to part on a narrow screen. */ const SHORT = 24;
const MARKS = /^[.,;:!?)\]’”]+/;
function closingMarks(latex, after) {
    return latex.length > SHORT ? "" : MARKS.exec(after)?.[0] ?? "";
}
__turbopack_context__.s([
    "f",
    0,
    closingMarks
], 550448);
// MERGED MODULE: [project]/app/_components/math/split.ts [app-rsc] (ecmascript)
;
function splitAtDollars(sentence) {
    const pieces = [];
    const pattern = /(?<!\\)\$((?:\\.|[^$\\])+)\$/g;
    let at = 0;
    for (const match of sentence.matchAll(pattern)){
        pushWords(pieces, sentence, at, match.index);
        pieces.push({
            at: match.index,
            content: match[1] ?? "",
            isMath: true
        });
        at = match.index + match[0].length;
    }
    pushWords(pieces, sentence, at, sentence.length);
    return pieces;
}
function pushWords(pieces, sentence, from, to) {
    if (from < to) pieces.push({
        at: from,
        content: sentence.slice(from, to).replaceAll("\\$", "$"),
        isMath: false
    });
}
var __TURBOPACK__imported__module__770892__ = __turbopack_context__.i(770892);
// MERGED MODULE: [project]/app/_components/math/with-marks.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
;
function WithMarks({ marks, children }) {
    if (marks === "") return children;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("span", {
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
], 897917);
;
;
;
;
;
function MathText({ text }) {
    const pieces = splitAtDollars(text);
    return pieces.map(({ at, content, isMath }, index)=>{
        const [before, after] = [
            pieces[index - 1],
            pieces[index + 1]
        ];
        if (isMath) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(WithMarks, {
            marks: after && !after.isMath ? closingMarks(content, after.content) : "",
            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__770892__["f"], {
                latex: content
            })
        }, at);
        const beside = before ? closingMarks(before.content, content) : "";
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("span", {
            children: content.slice(beside.length)
        }, at);
    });
}
__turbopack_context__.s([
    "f",
    0,
    MathText
], 374029);
}),
169558, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__885245__ = __turbopack_context__.i(885245);
;
/** Markup a part of a page comes to however little it shows, and for each character. */ const PART_COST = 2_000;
const CHARACTER_COST = 12;
async function Paced({ characters, children }) {
    await (0, __TURBOPACK__imported__module__885245__["f"])(PART_COST + CHARACTER_COST * characters);
    return children;
}
__turbopack_context__.s([
    "f",
    0,
    Paced
]);
}),
682672, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(72918);
    });
});
}),
966249, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_@vercel_oidc_dist_token_16gdpgb6w_lp0.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(860544);
    });
});
}),
];

//# sourceMappingURL=_0m41tecw1cp4z._.js.map