module.exports = [
696486, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__436110__ = __turbopack_context__.i(436110);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
"use client";
;
;
;
;
;
;
const START = {
    error: null,
    fieldErrors: {},
    codes: null
};
function ConfirmForm({ action, hasPassword, start }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, start ?? START);
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const { error, fieldErrors } = state;
    const isAboutField = Boolean(fieldErrors.code ?? fieldErrors.currentPassword);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        ref: form,
        action: submit,
        noValidate: true,
        className: "mt-6 space-y-4",
        children: [
            error && !isAboutField && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "wrong",
                children: error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                id: "code",
                name: "code",
                label: "Code shown in the app",
                inputMode: "numeric",
                autoComplete: "one-time-code",
                maxLength: 16,
                error: fieldErrors.code
            }),
            hasPassword && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                id: "current-password",
                name: "currentPassword",
                label: "Your password",
                type: "password",
                autoComplete: "current-password",
                error: fieldErrors.currentPassword
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button button-primary",
                pendingText: "Checking…",
                children: "Turn on two-step sign-in"
            })
        ]
    });
}
__turbopack_context__.s([
    "ConfirmForm",
    0,
    ConfirmForm
]);
}),
408442, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__666133__ = __turbopack_context__.i(666133);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__436110__ = __turbopack_context__.i(436110);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
"use client";
;
;
;
;
;
;
;
const START = {
    error: null,
    fieldErrors: {},
    codes: null
};
function ManageForm({ action, start }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, start ?? START);
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const { error, fieldErrors } = state;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        ref: form,
        action: submit,
        noValidate: true,
        className: "space-y-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
            error && !fieldErrors.code && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "wrong",
                children: error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                id: "code",
                name: "code",
                label: "A code from your app, or a recovery code",
                autoComplete: "one-time-code",
                maxLength: 32,
                error: fieldErrors.code
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "flex flex-wrap gap-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                        className: "button",
                        name: "what",
                        value: "codes",
                        pendingText: "One moment…",
                        children: "Make new recovery codes"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                        name: "what",
                        value: "off",
                        className: "button border-danger bg-danger-wash text-danger",
                        pendingText: "One moment…",
                        children: "Turn off two-step sign-in"
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "ManageForm",
    0,
    ManageForm
]);
}),
];