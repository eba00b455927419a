module.exports = [
696397, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__666133__ = __turbopack_context__.i(666133);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
var __TURBOPACK__imported__module__293667__ = __turbopack_context__.i(293667);
var __TURBOPACK__imported__module__323879__ = __turbopack_context__.i(323879);
var __TURBOPACK__imported__module__781307__ = __turbopack_context__.i(781307);
var __TURBOPACK__imported__module__717625__ = __turbopack_context__.i(717625);
"use client";
;
;
;
;
;
;
;
;
;
;
const WORDS = {
    "sign-in": {
        submit: "Sign in",
        pending: "Signing in…"
    },
    "sign-up": {
        submit: "Create account",
        pending: "Creating your account…"
    }
};
function AuthForm({ action, kind, next, start, inbox }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, start ?? __TURBOPACK__imported__module__717625__["f"]);
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const { error, fieldErrors, values } = state;
    if (state.mail) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__323879__["f"], {
        sent: state,
        next: next,
        inbox: inbox
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        ref: form,
        action: submit,
        noValidate: true,
        className: "mt-6 space-y-5",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
            next && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "next",
                value: next
            }),
            error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "wrong",
                children: error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__293667__["f"], {
                value: values.email,
                error: fieldErrors.email
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__781307__["f"], {
                isNew: kind === "sign-up",
                error: fieldErrors.password
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button button-primary w-full",
                pendingText: WORDS[kind].pending,
                children: WORDS[kind].submit
            }),
            kind === "sign-in" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button w-full",
                name: "with",
                value: "link",
                children: "E-mail me a link instead"
            })
        ]
    });
}
__turbopack_context__.s([
    "AuthForm",
    0,
    AuthForm
]);
}),
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