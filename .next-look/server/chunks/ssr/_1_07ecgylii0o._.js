module.exports = [
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
293453, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__920261__ = __turbopack_context__.i(920261);
;
/** Characters between two empty lines. What is read within a paragraph can take time that grows with its square. */ const PARAGRAPH_LENGTH_MAX = 6_000;
/** Marks that could each be the beginning of something, in one paragraph and in a text. */ const OPENERS_MAX = 400;
const OPENERS_OF_TEXT_MAX = 1_500;
/** Each of them may be looked for to the end of its paragraph: marks times characters, of all paragraphs. */ const LOOKING_MAX = 1_000_000;
const OPENERS = /[[!<`*_~$]|\\[[(]/g;
/** Quotes and lists in one another on one line. */ const NESTING_MAX = 12;
const NESTED = new RegExp(`^[ \\t]*(?:(?:>|[-+*]|\\d{1,9}[.)])[ \\t]*){${NESTING_MAX + 1}}`, "m");
/** Spaces before all items of lists together: a list is read again for each one it stands in, and each needs some more. */ const INDENTS_MAX = 3_000;
const INDENTS = /^[ \t]+(?=[-+*>]|\d{1,9}[.)])/gm;
/** Cells of one table: each row has as many as the first one, however few are written. */ const CELLS_MAX = 2_000;
const TABLE_RULE = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m;
const LINES_MAX = 1_200;
function isReadable(text) {
    if (text.length > __TURBOPACK__imported__module__920261__["E"] || text.split("\n").length > LINES_MAX) return false;
    if (NESTED.test(text) || indentsIn(text) > INDENTS_MAX || openersIn(text) > OPENERS_OF_TEXT_MAX) return false;
    const paragraphs = text.split(/\n[ \t]*\n/);
    const looking = paragraphs.reduce((sum, one)=>sum + one.length * openersIn(one), 0);
    return looking <= LOOKING_MAX && paragraphs.every(isReadableParagraph);
}
const indentsIn = (text)=>(text.match(INDENTS) ?? []).reduce((sum, { length })=>sum + length, 0);
const openersIn = (text)=>text.match(OPENERS)?.length ?? 0;
const isReadableParagraph = (paragraph)=>paragraph.length <= PARAGRAPH_LENGTH_MAX && openersIn(paragraph) <= OPENERS_MAX && cellsOf(paragraph) <= CELLS_MAX;
function cellsOf(paragraph) {
    const rule = TABLE_RULE.exec(paragraph)?.[0];
    if (!rule?.includes("|")) return 0;
    return (rule.split("|").length + 1) * paragraph.split("\n").length;
}
__turbopack_context__.s([
    "f",
    0,
    isReadable
]);
}),
431445, ((__turbopack_context__) => {
"use strict";

/** A table that is looked up by the words of a text. It has its own entries and no others: a plain object also answers to
 * "constructor" and "toString". */ const table = (entries)=>Object.assign(Object.create(null), entries);
__turbopack_context__.s([
    "f",
    0,
    table
]);
}),
];

//# sourceMappingURL=_1_07ecgylii0o._.js.map