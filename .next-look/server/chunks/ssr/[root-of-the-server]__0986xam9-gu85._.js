module.exports = [
522734, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("fs", () => require("fs"));

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
446786, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("os", () => require("os"));

module.exports = mod;
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
304613, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
var __TURBOPACK__imported__module__204384__ = __turbopack_context__.i(204384);
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__805986__ = __turbopack_context__.i(805986);
var __TURBOPACK__imported__module__333851__ = __turbopack_context__.i(333851);
var __TURBOPACK__imported__module__195628__ = __turbopack_context__.i(195628);
var __TURBOPACK__imported__module__307302__ = __turbopack_context__.i(307302);
;
;
;
;
;
;
;
;
;
const NO_SOLVES = {
    items: [],
    nextCursor: null
};
async function loadSolve(id) {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    if (!scope || !__TURBOPACK__imported__module__195628__["W"].safeParse(id).success) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    try {
        return await (0, __TURBOPACK__imported__module__307302__["y"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), scope, id);
    } catch (error) {
        if (__TURBOPACK__imported__module__508015__["f"].isInstance(error) && error.code === "NOT_FOUND") (0, __TURBOPACK__imported__module__673727__["notFound"])();
        throw error;
    }
}
const hasModelReader = ()=>(0, __TURBOPACK__imported__module__204384__["f"])().chatModel.kind === "language-model";
async function loadSolves(options = {}) {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    const page = __TURBOPACK__imported__module__195628__["G"].safeParse({
        ...options,
        typeset: true
    });
    return scope && page.success ? (0, __TURBOPACK__imported__module__307302__["S"])((0, __TURBOPACK__imported__module__843951__["b"])(), scope, page.data) : NO_SOLVES;
}
function loadMistakes() {
    return (0, __TURBOPACK__imported__module__805986__["f"])(ownMistakes(), []);
}
async function ownMistakes() {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    return scope ? (0, __TURBOPACK__imported__module__307302__["L"])((0, __TURBOPACK__imported__module__843951__["b"])(), scope) : [];
}
__turbopack_context__.s([
    "A",
    0,
    hasModelReader,
    "S",
    0,
    loadMistakes,
    "G",
    0,
    loadSolve,
    "a",
    0,
    loadSolves
]);
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__0986xam9-gu85._.js.map