module.exports = [
553750, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
;
function FieldError({ id, message }) {
    if (!message) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
        id: id,
        role: "alert",
        className: "mt-1.5 text-sm text-danger",
        children: message
    });
}
__turbopack_context__.s([
    "f",
    0,
    FieldError
]);
}),
359266, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
;
const LOOK = {
    wrong: "bg-danger-wash text-danger",
    done: "bg-checked-wash text-checked"
};
function Note({ kind, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
        role: kind === "wrong" ? "alert" : "status",
        className: `rounded-control px-4 py-3 text-[15px] ${LOOK[kind]}`,
        children: children
    });
}
__turbopack_context__.s([
    "f",
    0,
    Note
]);
}),
149552, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__935112__ = __turbopack_context__.i(935112);
"use client";
;
;
function SubmitButton({ children, className, pendingText, name, value }) {
    const { pending } = (0, __TURBOPACK__imported__module__935112__["useFormStatus"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
        type: "submit",
        name: name,
        value: value,
        "aria-disabled": pending,
        onClick: (event)=>pending && event.preventDefault(),
        className: className,
        children: pending && pendingText ? pendingText : children
    });
}
__turbopack_context__.s([
    "SubmitButton",
    0,
    SubmitButton
]);
}),
436110, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__553750__ = __turbopack_context__.i(553750);
;
;
function TextField({ id, label, error, ...input }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                htmlFor: id,
                className: "text-[15px] font-medium",
                children: label
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                ...input,
                id: id,
                "aria-invalid": error ? true : undefined,
                "aria-describedby": error ? `${id}-error` : undefined,
                className: "field mt-1.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__553750__["f"], {
                id: `${id}-error`,
                message: error
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    TextField
]);
}),
647041, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
function useBadField(state) {
    const form = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (state) form.current?.querySelector("[aria-invalid=true]")?.focus();
    }, [
        state
    ]);
    return form;
}
__turbopack_context__.s([
    "f",
    0,
    useBadField
]);
}),
];