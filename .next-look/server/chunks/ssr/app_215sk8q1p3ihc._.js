module.exports = [
581140, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__535274__ = __turbopack_context__.i(535274);
var __TURBOPACK__imported__module__909226__ = __turbopack_context__.i(909226);
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
;
;
;
function AskAbout({ solveId, hasSteps, label }) {
    const id = (0, __TURBOPACK__imported__module__572131__["useId"])();
    const field = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const { push } = (0, __TURBOPACK__imported__module__50944__["useRouter"])();
    const ask = (event)=>{
        event.preventDefault();
        const text = field.current?.value.trim() ?? "";
        if (text !== "") (0, __TURBOPACK__imported__module__535274__["i"])(solveId, text);
        push(`/chat?solve=${encodeURIComponent(solveId)}`);
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        action: "/chat",
        onSubmit: ask,
        className: "no-print needs-script mt-6 flex flex-wrap items-end gap-2.5",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "solve",
                value: solveId
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "min-w-0 flex-1 basis-52",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                        htmlFor: id,
                        className: "mb-1 block text-[15px] text-muted",
                        children: label
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        ref: field,
                        id: id,
                        type: "text",
                        maxLength: __TURBOPACK__imported__module__909226__["l"],
                        placeholder: hasSteps ? "Why is that the first step?" : "How do I begin?",
                        autoComplete: "off",
                        enterKeyHint: "send",
                        className: "field"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "submit",
                className: "button min-h-12",
                children: "Ask"
            })
        ]
    });
}
__turbopack_context__.s([
    "AskAbout",
    0,
    AskAbout
]);
}),
169101, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
;
const NOT_LOADED = "This could not be loaded. Check your connection and try again.";
function ShareButton({ subject, className, children }) {
    const [Dialog, setDialog] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const [problem, setProblem] = (0, __TURBOPACK__imported__module__572131__["useState"])("");
    const open = async ()=>{
        setProblem("");
        try {
            const { ShareDialog } = await (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(510779));
            setDialog(()=>ShareDialog);
        } catch  {
            setProblem(NOT_LOADED);
        }
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "button",
                onClick: open,
                className: `${className} needs-script`,
                children: children
            }),
            problem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                role: "alert",
                className: "text-[14px] text-danger",
                children: problem
            }),
            Dialog && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Dialog, {
                subject: subject,
                onClose: ()=>setDialog(null)
            })
        ]
    });
}
__turbopack_context__.s([
    "ShareButton",
    0,
    ShareButton
]);
}),
33461, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
"use client";
;
function PrintButton() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
        type: "button",
        onClick: ()=>window.print(),
        className: "button needs-script",
        children: "Print"
    });
}
__turbopack_context__.s([
    "PrintButton",
    0,
    PrintButton
]);
}),
535274, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__395143__ = __turbopack_context__.i(395143);
var __TURBOPACK__imported__module__493754__ = __turbopack_context__.i(493754);
;
;
const storage = (0, __TURBOPACK__imported__module__395143__["f"])(()=>sessionStorage);
const keyOf = (solveId)=>`${__TURBOPACK__imported__module__493754__["k"]}ask:${solveId}`;
function carryQuestion(solveId, text) {
    storage.set(keyOf(solveId), text);
}
function takeQuestion(solveId) {
    const text = storage.get(keyOf(solveId));
    storage.remove(keyOf(solveId));
    return text;
}
__turbopack_context__.s([
    "i",
    0,
    carryQuestion,
    "v",
    0,
    takeQuestion
]);
}),
];