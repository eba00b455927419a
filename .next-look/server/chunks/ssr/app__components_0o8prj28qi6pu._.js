module.exports = [
239457, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__83940__ = __turbopack_context__.i(83940);
var __TURBOPACK__imported__module__374029__ = __turbopack_context__.i(374029);
;
;
;
;
function SubjectCard({ subject }) {
    const { isSolved = true } = subject;
    const isRead = isSolved && subject.latex !== "";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("section", {
        "aria-label": "The problem",
        className: "sheet px-5 py-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
                className: "flex flex-wrap items-baseline justify-between gap-x-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                        className: "text-[15px] text-muted",
                        children: isRead ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__374029__["f"], {
                            text: subject.instruction
                        }) : "About this problem"
                    }),
                    subject.solveId !== undefined && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: `/solve/${subject.solveId}`,
                        className: "link text-[15px]",
                        children: isSolved ? "See the solution" : "Change its words"
                    })
                ]
            }),
            isRead ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__83940__["a"], {
                latex: subject.latex,
                label: "The problem"
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "break-words",
                children: subject.text
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    SubjectCard
]);
}),
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
];

//# sourceMappingURL=app__components_0o8prj28qi6pu._.js.map