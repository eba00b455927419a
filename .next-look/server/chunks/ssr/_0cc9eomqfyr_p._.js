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
235504, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
918409, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/account/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__316209__ = __turbopack_context__.i(316209);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-rsc] (ecmascript) <export * as z .null>
;
var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
var __TURBOPACK__imported__module__954757__ = __TURBOPACK__imported__module__954757__;
var __TURBOPACK__imported__module__817579__ = __turbopack_context__.i(817579);
;
;
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const viewerSchema = __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("kind", [
    __TURBOPACK__imported__module__26972__["z"].object({
        kind: __TURBOPACK__imported__module__899370__["z"].literal("guest"),
        id: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
        email: __TURBOPACK__imported__module__954757__.null()
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        kind: __TURBOPACK__imported__module__899370__["z"].literal("user"),
        id: __TURBOPACK__imported__module__427221__["z"].string(),
        email: __TURBOPACK__imported__module__427221__["z"].string()
    })
]);
const UNNAMED = "Tell us what to call you.";
const NAME_TOO_LONG = `A name can have at most ${__TURBOPACK__imported__module__817579__["X"]} characters.`;
const NAME_UNREADABLE = "This name contains a character that cannot be shown. Type it again.";
const displayNameSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: UNNAMED
}).trim().min(1, UNNAMED).refine((name)=>[
        ...name
    ].length <= __TURBOPACK__imported__module__817579__["X"], NAME_TOO_LONG).refine((name)=>!UNPRINTABLE.test(name), NAME_UNREADABLE);
const profileChangeSchema = __TURBOPACK__imported__module__26972__["z"].object({
    displayName: displayNameSchema
});
__turbopack_context__.s([
    "B",
    0,
    UNPRINTABLE,
    "U",
    0,
    profileChangeSchema
], 918409);
}),
];

//# sourceMappingURL=_0cc9eomqfyr_p._.js.map