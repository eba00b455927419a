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
938290, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/rich-text/code-block.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__264141__ = __turbopack_context__.i(264141);
// MERGED MODULE: [project]/app/_components/chat/rich-text/languages.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__431445__ = __turbopack_context__.i(431445);
;
/** What a fence may say, and the language it is read as. */ const NAMES = (0, __TURBOPACK__imported__module__431445__["f"])({
    bash: "bash",
    c: "c",
    "c++": "cpp",
    cpp: "cpp",
    css: "css",
    html: "xml",
    java: "java",
    javascript: "javascript",
    js: "javascript",
    json: "json",
    jsx: "javascript",
    py: "python",
    python: "python",
    python3: "python",
    sh: "bash",
    shell: "bash",
    sql: "sql",
    svg: "xml",
    xml: "xml"
});
function languageOf(info) {
    const name = info?.trim().split(/[\s{,:]/)[0]?.toLowerCase() ?? "";
    return Object.hasOwn(NAMES, name) ? NAMES[name] ?? null : null;
}
"use client";
;
;
;
;
;
/** A long line scrolls sideways, with the keyboard too. */ const REACHABLE = {
    tabIndex: 0,
    role: "group",
    "aria-label": "Code"
};
/** Longer than this nobody reads it for its colours, and they would take their time. */ const LENGTH_MAX = 20_000;
function CodeBlock({ text, info, growing }) {
    const block = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const [coloured, setColoured] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const language = languageOf(info);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (growing || language === null || text.length > LENGTH_MAX || !block.current) return;
        let gone = false;
        const observer = new IntersectionObserver((entries)=>{
            if (!entries.some(({ isIntersecting })=>isIntersecting)) return;
            observer.disconnect();
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(697692)).then(({ highlight })=>gone || setColoured({
                    text,
                    html: highlight(text, language)
                }), // Without a network it stays as it is.
            ()=>undefined);
        });
        observer.observe(block.current);
        return ()=>{
            gone = true;
            observer.disconnect();
        };
    }, [
        growing,
        language,
        text
    ]);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("pre", {
        ref: block,
        ...REACHABLE,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("code", {
            children: coloured?.text === text ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__264141__["f"], {
                html: coloured.html
            }) : text
        })
    });
}
__turbopack_context__.s([
    "CodeBlock",
    0,
    CodeBlock
], 938290);
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
541576, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
"use client";
;
function HydratedMark() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
        hidden: true,
        ref: mark
    });
}
function mark(own) {
    own?.parentElement?.setAttribute("data-hydrated", "");
}
__turbopack_context__.s([
    "HydratedMark",
    0,
    HydratedMark
]);
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__1rby1gw7z87mj._.js.map