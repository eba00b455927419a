module.exports = [
709079, 410275, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/rich-text/math.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/app/_components/chat/rich-text/fenced-math.ts [app-ssr] (ecmascript)
;
const FENCED = /^([ \t]*)(`{3,}|~{3,})[ \t]*(?:math|latex|tex|katex)[ \t]*\n([\s\S]*?)\n?[ \t]*\2[`~]*[ \t]*$/gim;
const OPEN_FENCE = /^[ \t]*(?:`{3,}|~{3,})[ \t]*(?:math|latex|tex|katex)?[ \t]*$/i;
const FENCE = /^[ \t]*(?:`{3,}|~{3,})/;
/** LaTeX that is a document, or a part of one, and no formula. */ const DOCUMENT = /\\(?:documentclass|usepackage|begin\s*\{(?:document|itemize|enumerate|tabular|figure)\})/;
const DELIMITERS = /^\s*(?:\$\$([\s\S]*)\$\$|\\\[([\s\S]*)\\\]|\$([^$]*)\$)\s*$/;
function withoutFences(markdown) {
    if (!/`{3}|~{3}/.test(markdown)) return markdown;
    return markdown.replace(FENCED, (whole, indent, _fence, content)=>{
        if (DOCUMENT.test(content) || content.trim() === "") return whole;
        return formulasIn(content).map((latex)=>`${indent}\\[${latex}\\]`).join("\n\n");
    });
}
/** Lines that are formulas each are set one below the other; those that hang together stay together. */ function formulasIn(content) {
    const lines = bare(content).split("\n").flatMap((line)=>line.trim() || []);
    const alone = lines.every((line)=>isBalanced(line) && !/\\begin|\\end|\\\\|^&|&$/.test(line));
    return alone ? lines.map(bare) : [
        lines.join("\n")
    ];
}
function bare(latex) {
    const [, inDollars, inBrackets, inline] = DELIMITERS.exec(latex) ?? [];
    return (inDollars ?? inBrackets ?? inline ?? latex).trim();
}
function isBalanced(line) {
    let depth = 0;
    for (const [sign] of line.matchAll(/\\.|[{}]/g)){
        if (sign === "{") depth += 1;
        if (sign === "}") depth -= 1;
        if (depth < 0) return false;
    }
    return depth === 0 && !/\\left\b(?!.*\\right\b)/.test(line);
}
function withoutOpenFence(text) {
    let at = 0;
    let opened = null;
    for (const line of text.split("\n")){
        if (FENCE.test(line)) opened = opened ? null : {
            at,
            line
        };
        at += line.length + 1;
    }
    return opened && isFormula(opened.line) ? text.slice(0, opened.at) : text;
}
const isFormula = (line)=>OPEN_FENCE.test(line) && /[a-z]/i.test(line);
__turbopack_context__.s([
    "p",
    0,
    withoutFences,
    "O",
    0,
    withoutOpenFence
], 410275);
;
const DISPLAY = /^(?:\$\$((?:\\[\s\S]|[^\\$])+)\$\$|\\\[([\s\S]+?)\\\])/;
const INLINE = /^(?:\$(?![\s$])((?:\\[\s\S]|[^\\$])+)\$(?!\d)|\\\(([\s\S]+?)\\\))/;
const BLANK_LINE = /\n[ \t]*\n/;
/** "5 and B", "20 to", "3 apples each": an amount and words, not a formula. */ const MONEY = /^\d[\d.,]*(?:k|m)?(?:\s+[a-z]{2,}|\s*[-–/,;.)(]*\s*$)/i;
/** A delimiter that opens a formula near the end of a text; an amount of money opens none. */ const OPEN = /(?<!\\)(?:\$\$|\$(?![\s$])(?!\d[\d.,]*(?:[\s.,;:!?)]|$))|\\[([])[\s\S]{0,160}$/;
function mathAt(text) {
    const display = DISPLAY.exec(text);
    const found = display ?? INLINE.exec(text);
    if (!found) return null;
    const content = found[1] ?? found[2] ?? "";
    if (content.trim() === "" || BLANK_LINE.test(content)) return null;
    const inDollars = text.startsWith("$") && !display;
    if (inDollars && (/\s$/.test(content) || /^\d/.test(content) && looksLikeMoney(content))) return null;
    return {
        raw: found[0],
        latex: content.trim(),
        display: display !== null
    };
}
function looksLikeMoney(content) {
    return /\s/.test(content) && !/[\\=^_+*<>]/.test(content) && MONEY.test(content);
}
const mathStart = (text)=>text.search(/\$|\\[([]/);
function splitMath(text) {
    const pieces = [];
    let plainFrom = 0;
    let at = 0;
    const endPlain = ()=>{
        if (plainFrom < at) pieces.push({
            at: plainFrom,
            content: text.slice(plainFrom, at),
            math: null
        });
    };
    while(at < text.length){
        const next = mathStart(text.slice(at));
        if (next < 0) break;
        at += next;
        const escaped = text[at - 1] === "\\";
        const math = escaped ? null : mathAt(text.slice(at));
        if (!math) {
            at += 1;
            continue;
        }
        endPlain();
        pieces.push({
            at,
            content: math.raw,
            math
        });
        at += math.raw.length;
        plainFrom = at;
    }
    at = text.length;
    endPlain();
    return pieces;
}
function withoutOpenMath(written) {
    const text = withoutOpenFence(written);
    const paragraph = Math.max(text.lastIndexOf("\n\n"), 0);
    const plain = splitMath(text.slice(paragraph)).at(-1);
    if (!plain || plain.math) return text;
    const open = plain.content.search(OPEN);
    return open < 0 ? text : text.slice(0, paragraph + plain.at + open);
}
__turbopack_context__.s([
    "P",
    0,
    mathAt,
    "W",
    0,
    mathStart,
    "R",
    0,
    splitMath,
    "F",
    0,
    withoutOpenMath
], 709079);
}),
];

//# sourceMappingURL=app__components_chat_rich-text_math_ts_1ikg0dowryb8r._.js.map