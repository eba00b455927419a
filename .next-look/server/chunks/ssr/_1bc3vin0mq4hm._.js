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
895419, ((__turbopack_context__) => {
"use strict";

/** Characters a new password needs at least, and may have at most. */ const PASSWORD_LENGTH_MIN = 8;
const PASSWORD_LENGTH_MAX = 256;
const HOSTED_PASSWORD_BYTES = 72;
const PROBLEMS = {
    link: "This link no longer works: it has been used or has expired. Enter your e-mail address and ask for a new one.",
    denied: "You cancelled signing in on the other site. Try again, or use your e-mail address.",
    unverified: "Your address is not confirmed on the other site. Confirm it there first, or use your e-mail address here.",
    expired: "That took too long, or it was started in another browser. Please start again.",
    busy: "That was too many requests in a short time. Please wait a few minutes and try again.",
    failed: "Signing in did not work this time. Please try again in a minute."
};
__turbopack_context__.s([
    "a",
    0,
    PASSWORD_LENGTH_MAX,
    "T",
    0,
    PASSWORD_LENGTH_MIN
]);
}),
];