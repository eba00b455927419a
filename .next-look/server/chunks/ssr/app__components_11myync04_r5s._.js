module.exports = [
83940, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__770892__ = __turbopack_context__.i(770892);
;
;
/** From so many signs on, a line may be wider than a telephone. */ const LONG = {
    normal: 16,
    answer: 12,
    listed: 14
};
const SIZES = {
    normal: "text-[21px] sm:text-[22px]",
    answer: "text-[28px] sm:text-[32px]",
    listed: "text-[22px] sm:text-[26px]"
};
function MathLine({ latex, label, size = "normal" }) {
    const reachable = signsOf(latex) > LONG[size] ? {
        tabIndex: 0,
        role: "group",
        "aria-label": label
    } : {};
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
        ...reachable,
        className: `math-line ${SIZES[size]}`,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__770892__["f"], {
            latex: latex,
            display: true
        })
    });
}
const TEXT = /\\(?:text|mathrm)\{([^{}]*)\}/g;
const LAYOUT = /\\(?:[dt]?frac|left|right|sqrt)(?![a-z])|[{}^_&\s]|\\[,;:! ]/gi;
const COMMAND = /\\[a-z]+/gi;
const signsOf = (latex)=>latex.replace(TEXT, "$1").replace(LAYOUT, "").replace(COMMAND, "m").length;
__turbopack_context__.s([
    "a",
    0,
    MathLine,
    "X",
    0,
    signsOf
]);
}),
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
718569, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
;
const TONES = {
    plain: "",
    checked: "sheet-body-checked",
    caution: "sheet-body-caution",
    wrong: "sheet-body-wrong",
    wash: "sheet-body-wash"
};
function SheetRow({ children, margin, tone = "plain" }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        className: "sheet-row",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                className: "sheet-margin",
                children: margin
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                className: `sheet-body ${TONES[tone]}`,
                children: children
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    SheetRow
]);
}),
];

//# sourceMappingURL=app__components_11myync04_r5s._.js.map