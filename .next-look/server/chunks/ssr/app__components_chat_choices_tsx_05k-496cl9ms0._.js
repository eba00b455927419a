module.exports = [
574568, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/choices.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
// MERGED MODULE: [project]/app/_components/chat/choices-in.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__909226__ = __turbopack_context__.i(909226);
;
const LINE = /^- `([^`\n]+)`(?:: (?:([^\n]+\?)|[^\n]*))?$/gm;
function choicesIn(reply) {
    if (!reply.endsWith(__TURBOPACK__imported__module__909226__["o"])) return [];
    return [
        ...reply.matchAll(LINE)
    ].map(([, send = "", question])=>({
            send,
            shown: question ?? send
        }));
}
"use client";
;
;
function Choices({ text, onChoose }) {
    const choices = choicesIn(text);
    if (choices.length === 0) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("ul", {
        "aria-label": "Choose one",
        className: "needs-script mt-3 flex flex-wrap gap-2.5",
        children: choices.map(({ send, shown })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("li", {
                className: "max-w-full",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                    type: "button",
                    onClick: ()=>onChoose(send),
                    className: "chip pr-4 break-words",
                    children: shown
                })
            }, send))
    });
}
__turbopack_context__.s([
    "default",
    0,
    Choices
], 574568);
}),
];

//# sourceMappingURL=app__components_chat_choices_tsx_05k-496cl9ms0._.js.map