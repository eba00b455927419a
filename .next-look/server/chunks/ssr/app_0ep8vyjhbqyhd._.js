module.exports = [
216100, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
"use client";
;
;
;
function ConnectForm({ action, fields }) {
    const [{ error }, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, {
        error: null
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        action: submit,
        className: "mt-5",
        children: [
            Object.entries(fields).map(([name, value])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                    type: "hidden",
                    name: name,
                    value: value
                }, name)),
            error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "mb-3 text-danger",
                children: error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button button-primary w-full",
                pendingText: "Letting it in…",
                children: "Let it in"
            })
        ]
    });
}
__turbopack_context__.s([
    "ConnectForm",
    0,
    ConnectForm
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
];