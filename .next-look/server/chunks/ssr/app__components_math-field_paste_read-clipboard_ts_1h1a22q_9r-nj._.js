module.exports = [
842712, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/math-field/paste/read-clipboard.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/app/_components/math-field/paste/markup-as-text.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/app/_components/math-field/paste/markup.ts [app-ssr] (ecmascript)
;
const nameOf = (node)=>node.nodeName.toLowerCase().replace(/^[a-z]+:/, "");
const textOf = (node)=>node.nodeValue ?? [
        ...node.childNodes
    ].map((child)=>textOf(child)).join("");
function findIn(node, wanted) {
    for (const child of node.childNodes){
        if (wanted(child)) return child;
        const found = findIn(child, wanted);
        if (found) return found;
    }
    return null;
}
// MERGED MODULE: [project]/app/_components/math-field/paste/mathml-as-latex.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__431445__ = __turbopack_context__.i(431445);
;
;
const FUNCTIONS = /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lim|exp|min|max)$/;
const SIGNS = (0, __TURBOPACK__imported__module__431445__["f"])({
    "−": "-",
    "×": "\\times ",
    "⋅": "\\cdot ",
    "·": "\\cdot ",
    "÷": "\\div ",
    "≤": "\\le ",
    "≥": "\\ge ",
    "≠": "\\ne ",
    "±": "\\pm ",
    "→": "\\to ",
    "∞": "\\infty ",
    π: "\\pi ",
    "%": "\\%",
    "{": "\\{",
    "}": "\\}"
});
/** What is there for machines: applied functions, times signs that are not written, spaces without a width. */ const INVISIBLE = /[\u2061-\u2064\u200b\u00ad\ufeff]/g;
const ELEMENTS = (0, __TURBOPACK__imported__module__431445__["f"])({
    mfrac: ([top, below])=>`\\frac{${top}}{${below}}`,
    msqrt: (parts)=>`\\sqrt{${parts.join("")}}`,
    mroot: ([of, index])=>`\\sqrt[${index}]{${of}}`,
    msup: ([base, power])=>`${grouped(base)}^{${power}}`,
    msub: ([base, index])=>`${grouped(base)}_{${index}}`,
    msubsup: ([base, index, power])=>`${grouped(base)}_{${index}}^{${power}}`,
    munder: ([base, below])=>`${grouped(base)}_{${below}}`,
    mover: ([base, above])=>`${grouped(base)}^{${above}}`,
    munderover: ([base, below, above])=>`${grouped(base)}_{${below}}^{${above}}`,
    mfenced: (parts)=>`\\left(${parts.join(",")}\\right)`,
    mtable: (rows)=>`\\begin{matrix}${rows.join("\\\\")}\\end{matrix}`,
    mtr: (cells)=>cells.join("&"),
    mspace: ()=>" ",
    semantics: ([shown = ""])=>shown,
    annotation: ()=>"",
    "annotation-xml": ()=>""
});
function mathmlAsLatex(math) {
    const source = findIn(math, (node)=>node.getAttribute?.("encoding") === "application/x-tex");
    return (source ? textOf(source) : write(math)).replace(/[^\S\n]+/g, " ").trim();
}
function write(node) {
    const name = nameOf(node);
    if (node.nodeValue !== null) return name === "#text" && node.nodeValue.trim() !== "" ? node.nodeValue : "";
    if (name === "mtext") return `\\text{${textOf(node)}}`;
    if (name === "mi" || name === "mn" || name === "mo") return token(textOf(node).trim());
    const parts = [
        ...node.childNodes
    ].filter((child)=>nameOf(child) !== "#text").map(write);
    return (ELEMENTS[name] ?? ((all)=>all.join("")))(parts);
}
function token(text) {
    const bare = text.replace(INVISIBLE, "").normalize("NFC");
    if (FUNCTIONS.test(bare)) return `\\${bare} `;
    return [
        ...bare
    ].map((sign)=>SIGNS[sign] ?? plainLetter(sign)).join("");
}
/** The letters that mathematics has of its own, as those of the alphabet. */ const plainLetter = (sign)=>/[\u{1d400}-\u{1d7ff}]/u.test(sign) ? sign.normalize("NFKC") : sign;
const grouped = (base = "")=>/^(?:.|\\[a-z]+ ?)$/u.test(base) ? base : `{${base}}`;
;
;
const SKIPPED = /^(?:head|style|script|title|#comment|mjx-math)$/;
const BLOCK = /^(?:p|div|li|ul|ol|tr|table|h[1-6]|pre|blockquote|section|article|dt|dd)$/;
/** Raised, and no power: "the 4th", a note. */ const NO_POWER = /^(?:st|nd|rd|th|\[.*\]|[*†‡])$/;
function markupAsText(root, notation) {
    return write1(root, notation).replace(/[^\S\n]+/g, " ").replace(/ ?\n ?/g, "\n").replace(/\n{3,}/g, "\n\n").trim();
}
function write1(node, notation) {
    const name = nameOf(node);
    if (name === "#text") return (node.nodeValue ?? "").replace(/\s+/g, " ");
    if (SKIPPED.test(name) || isForTheEyeOnly(node)) return "";
    if (name === "br") return "\n";
    if (name === "math") return formula(mathmlAsLatex(node), notation);
    const inside = [
        ...node.childNodes
    ].map((child)=>write1(child, notation)).join("");
    if (name === "sup") return raised(inside.trim());
    if (name === "sub") return `_${one(inside.trim())}`;
    if (name === "td" || name === "th") return `${inside} `;
    return BLOCK.test(name) ? `\n${inside}\n` : inside;
}
/** A typesetter puts a formula down twice: once to look at, once as mathematics. */ const isForTheEyeOnly = (node)=>/\bkatex-html\b|\bMathJax_(?:SVG|CHTML|Preview)\b/.test(node.getAttribute?.("class") ?? "");
const formula = (latex, notation)=>notation === "bare" || latex === "" ? latex : `$${latex}$`;
const raised = (text)=>{
    if (text === "" || NO_POWER.test(text)) return text;
    return text === "°" || text === "o" ? "°" : `^${one(text)}`;
};
const one = (text)=>/^(?:[\d.]+|\p{L})$/u.test(text) ? text : `(${text})`;
// MERGED MODULE: [project]/app/_components/math-field/paste/plain-as-text.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__431445__1 = __TURBOPACK__imported__module__431445__;
var __TURBOPACK__imported__module__709079__ = __turbopack_context__.i(709079);
;
;
/** Letters and digits that mathematics has of its own, as a word processor writes them. */ const MATH_LETTERS = /[\u{1d400}-\u{1d7ff}]/gu;
const SUBSCRIPTS = /[₀-₉]+/g;
const INVISIBLE1 = /[\u2061-\u2064\u200b-\u200d\u00ad\ufeff]/g;
const SIGNS1 = (0, __TURBOPACK__imported__module__431445__1["f"])({
    "\u2044": "/",
    "\u2215": "/",
    "\u22c5": "·",
    "\u2217": "*"
});
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f]/g;
const FENCE = /```[a-z]*[^\S\n]*\n?([\s\S]*?)```/gi;
const NUMBERED = /\\(?:begin|end)\{(?:equation|displaymath|math|gather)\*?\}/g;
const LINES = /\\begin\{([a-z]+\*?)\}[\s\S]*?\\end\{\1\}/g;
const REMARKS = /\\(?:label|tag\*?)\{[^{}]*\}|\\(?:nonumber|notag)(?![a-zA-Z])/g;
function plainAsText(text, notation) {
    const typed = text.replace(MATH_LETTERS, (sign)=>sign.normalize("NFKC")).replace(SUBSCRIPTS, (digits)=>`_${digits.normalize("NFKC")}`).replace(INVISIBLE1, "").replace(SPACES, " ").replace(/[\u2044\u2215\u22c5\u2217]/g, (sign)=>SIGNS1[sign] ?? sign);
    return notation === "bare" ? withoutMarks(typed) : typed;
}
function withoutMarks(text) {
    const bare = (0, __TURBOPACK__imported__module__709079__["R"])(text.replace(FENCE, "$1").replace(NUMBERED, " ")).map(({ content, math })=>math?.latex ?? content).join("");
    return bare.replace(REMARKS, "").replace(LINES, (lines)=>lines.replace(/\s+/g, " ")).replace(/[^\S\n]+/g, " ").replace(/ ?\n ?/g, "\n").replace(/\n{2,}/g, "\n").trim();
}
;
;
/** Formulas of a word processor are pictures in its markup, and on one line in its plain text. */ const DRAWN = /msEquation|<m:oMath/;
const STRUCTURED = /<su[bp]\b|<(?:\w+:)?math\b/i;
function readClipboard({ html, plain }, notation) {
    if (!STRUCTURED.test(html) || DRAWN.test(html)) return plainAsText(plain, notation);
    const page = new DOMParser().parseFromString(html, "text/html");
    return plainAsText(markupAsText(page.body, notation), notation) || plain;
}
__turbopack_context__.s([
    "readClipboard",
    0,
    readClipboard
], 842712);
}),
];

//# sourceMappingURL=app__components_math-field_paste_read-clipboard_ts_1h1a22q_9r-nj._.js.map