module.exports = [
742573, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
var __TURBOPACK__imported__module__36667__ = __turbopack_context__.i(36667);
var __TURBOPACK__imported__module__293667__ = __turbopack_context__.i(293667);
var __TURBOPACK__imported__module__323879__ = __turbopack_context__.i(323879);
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
function MailForm({ start, inbox }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(__TURBOPACK__imported__module__36667__["f"], start ?? __TURBOPACK__imported__module__717625__["f"]);
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    if (state.mail) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__323879__["f"], {
        sent: state,
        next: null,
        inbox: inbox
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        ref: form,
        action: submit,
        noValidate: true,
        className: "mt-6 space-y-5",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "kind",
                value: "recovery"
            }),
            state.error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "wrong",
                children: state.error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__293667__["f"], {
                value: state.values.email,
                error: state.fieldErrors.email
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button button-primary w-full",
                pendingText: "Sending…",
                children: "Send the link"
            })
        ]
    });
}
__turbopack_context__.s([
    "MailForm",
    0,
    MailForm
]);
}),
144979, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(auth)/_components/new-password-form.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__666133__ = __turbopack_context__.i(666133);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
// MERGED MODULE: [project]/server/features/auth/data:d4d8e2 [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__ = __turbopack_context__.i(405050);
/* __next_internal_action_entry_do_not_use__ [{"6045e10918e4b986e78d76d0a47b28010728231cc7":{"name":"resetPasswordAction"}},"server/features/auth/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_3 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__["createServerReference"])("6045e10918e4b986e78d76d0a47b28010728231cc7", __TURBOPACK__imported__module__405050__["callServer"], void 0, __TURBOPACK__imported__module__405050__["findSourceMapURL"], "resetPasswordAction");
;
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
function NewPasswordForm({ email, start }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])($$RSC_SERVER_ACTION_3, start ?? __TURBOPACK__imported__module__717625__["f"]);
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const { error, fieldErrors } = state;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        ref: form,
        action: submit,
        noValidate: true,
        className: "mt-6 space-y-5",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
            error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "wrong",
                children: error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "text",
                name: "username",
                autoComplete: "username",
                defaultValue: email,
                readOnly: true,
                hidden: true
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__781307__["f"], {
                isNew: true,
                error: fieldErrors.password
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button button-primary w-full",
                pendingText: "Saving…",
                children: "Save new password"
            })
        ]
    });
}
__turbopack_context__.s([
    "NewPasswordForm",
    0,
    NewPasswordForm
], 144979);
}),
];

//# sourceMappingURL=app_%28auth%29__components_1y0fhd3onwvxs._.js.map