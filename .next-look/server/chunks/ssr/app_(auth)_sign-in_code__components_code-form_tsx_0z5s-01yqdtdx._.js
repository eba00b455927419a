module.exports = [
860322, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__666133__ = __turbopack_context__.i(666133);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__436110__ = __turbopack_context__.i(436110);
"use client";
;
;
;
;
;
;
const START = {
    error: null
};
function CodeForm({ action, next, start }) {
    const [{ error }, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, start ?? START);
    const goOn = next && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
        type: "hidden",
        name: "next",
        value: next
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        className: "mt-6 space-y-5",
        children: [
            error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "wrong",
                children: error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
                action: submit,
                noValidate: true,
                className: "space-y-5",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
                    goOn,
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                        id: "code",
                        name: "code",
                        label: "Code from your app",
                        inputMode: "numeric",
                        autoComplete: "one-time-code",
                        maxLength: 16
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                        className: "button button-primary w-full",
                        pendingText: "Checking…",
                        children: "Sign in"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("details", {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("summary", {
                        className: "link inline-flex min-h-11 items-center text-[15px]",
                        children: "Lost your phone? Use a recovery code"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
                        action: submit,
                        noValidate: true,
                        className: "mt-3 space-y-4",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
                            goOn,
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                                id: "recovery-code",
                                name: "code",
                                label: "Recovery code",
                                autoComplete: "off",
                                autoCapitalize: "characters",
                                spellCheck: false,
                                maxLength: 32
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                                className: "button w-full",
                                pendingText: "Checking…",
                                children: "Use the recovery code"
                            })
                        ]
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "CodeForm",
    0,
    CodeForm
]);
}),
];