module.exports = [
293667, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__553750__ = __turbopack_context__.i(553750);
;
;
function EmailField({ value, error }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                htmlFor: "email",
                className: "text-[15px] font-medium",
                children: "E-mail"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                id: "email",
                name: "email",
                type: "email",
                required: true,
                autoComplete: "email",
                defaultValue: value,
                "aria-invalid": error ? true : undefined,
                "aria-describedby": error ? "email-error" : undefined,
                className: "field mt-1.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__553750__["f"], {
                id: "email-error",
                message: error
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    EmailField
]);
}),
323879, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__238246__ = __turbopack_context__.i(238246);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__36667__ = __turbopack_context__.i(36667);
"use client";
;
;
;
;
;
;
function MailSent({ sent, next, inbox }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(__TURBOPACK__imported__module__36667__["f"], sent);
    const { email } = sent.values;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        className: "mt-6 space-y-5",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: state.error ? "wrong" : "done",
                children: state.error ?? state.notice
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
                className: "text-[15px] text-muted",
                children: [
                    "It goes to ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                        className: "break-all text-ink",
                        children: email
                    }),
                    ". Use the link as soon as it is there: it works once, and the message says for how long."
                ]
            }),
            inbox === "closed" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                className: "text-[15px] text-muted",
                children: "No mail server is set up, so the message stays on this machine. To read it, open the “mail” address shown in the terminal when the server started."
            }),
            inbox === "open" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__238246__["default"], {
                href: "/inbox",
                prefetch: false,
                className: "button button-primary w-full",
                children: "Open the inbox on this machine"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
                action: submit,
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "email",
                        value: email
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "kind",
                        value: sent.mail ?? "sign-in"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "again",
                        value: "1"
                    }),
                    next && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "next",
                        value: next
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                        className: "button w-full",
                        pendingText: "Sending…",
                        children: "Send it again"
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    MailSent
]);
}),
781307, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__553750__ = __turbopack_context__.i(553750);
var __TURBOPACK__imported__module__895419__ = __turbopack_context__.i(895419);
"use client";
;
;
;
;
function PasswordField({ isNew, error }) {
    const [shown, setShown] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const described = [
        isNew && "password-hint",
        error && "password-error"
    ].filter(Boolean).join(" ");
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                htmlFor: "password",
                className: "text-[15px] font-medium",
                children: "Password"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "relative mt-1.5",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        id: "password",
                        name: "password",
                        type: shown ? "text" : "password",
                        required: true,
                        minLength: isNew ? __TURBOPACK__imported__module__895419__["T"] : undefined,
                        maxLength: __TURBOPACK__imported__module__895419__["a"],
                        autoComplete: isNew ? "new-password" : "current-password",
                        "aria-invalid": error ? true : undefined,
                        "aria-describedby": described || undefined,
                        className: "field pr-20"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        "aria-pressed": shown,
                        "aria-label": "Show password",
                        onClick: ()=>setShown(!shown),
                        className: "needs-script absolute inset-y-0 right-0 min-w-16 px-3 text-sm text-muted hover:text-ink",
                        children: shown ? "Hide" : "Show"
                    })
                ]
            }),
            isNew && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
                id: "password-hint",
                className: "mt-1.5 text-sm text-muted",
                children: [
                    "At least ",
                    __TURBOPACK__imported__module__895419__["T"],
                    " characters. A few words are easier to remember than symbols."
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__553750__["f"], {
                id: "password-error",
                message: error
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    PasswordField
]);
}),
717625, ((__turbopack_context__) => {
"use strict";

const START = {
    ok: true,
    error: null,
    fieldErrors: {},
    values: {
        email: ""
    },
    notice: null,
    mail: null
};
__turbopack_context__.s([
    "f",
    0,
    START
]);
}),
36667, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__405050__ = __turbopack_context__.i(405050);
/* __next_internal_action_entry_do_not_use__ [{"60aaab10e0079dd47369211b7ba242023fa245113b":{"name":"sendMailAction"}},"server/features/auth/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_2 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__["createServerReference"])("60aaab10e0079dd47369211b7ba242023fa245113b", __TURBOPACK__imported__module__405050__["callServer"], void 0, __TURBOPACK__imported__module__405050__["findSourceMapURL"], "sendMailAction");
;
__turbopack_context__.s([
    "f",
    0,
    $$RSC_SERVER_ACTION_2
]);
}),
];