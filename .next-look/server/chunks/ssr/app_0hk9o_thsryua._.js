module.exports = [
639178, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/practice/answer-form.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__7897__ = __turbopack_context__.i(7897);
var __TURBOPACK__imported__module__446287__ = __turbopack_context__.i(446287);
var __TURBOPACK__imported__module__49356__ = __turbopack_context__.i(49356);
var __TURBOPACK__imported__module__876656__ = __turbopack_context__.i(876656);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
// MERGED MODULE: [project]/app/_components/practice/choice-field.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
;
function ChoiceField({ choices, chosen, describedBy, isAway }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("fieldset", {
        "aria-describedby": describedBy,
        hidden: isAway,
        disabled: isAway,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("legend", {
                className: "text-[15px] font-medium",
                children: "Choose your answer"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("div", {
                className: "mt-1.5 grid gap-2 sm:grid-cols-2",
                children: choices.map(({ text, shown })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("label", {
                        className: "flex min-h-12 min-w-0 items-center gap-3 rounded-control border border-hairline px-3 py-1 [--surface:var(--sheet)] hover:bg-wash hover:[--surface:var(--wash)] has-checked:border-accent",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("input", {
                                type: "radio",
                                name: "answer",
                                value: text,
                                required: true,
                                defaultChecked: text === chosen,
                                "aria-label": text,
                                className: "size-5 shrink-0"
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("span", {
                                className: "math-line min-w-0 text-lg",
                                children: shown
                            })
                        ]
                    }, text))
            })
        ]
    });
}
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
const MathPanel = (0, __TURBOPACK__imported__module__446287__["f"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(856410)));
/** What has been written of answers and not been sent yet: a hint comes with a page of its own. */ const drafts = new Map();
const NOT_ARRIVED = "We could not reach Classmate. Your answer is still here: try again in a moment.";
function AnswerForm(props) {
    const { about, fields, tryId, answer, isAgain, hasHints, choices } = props;
    const { action, error } = useKeptAnswer(props);
    const [maths, setMaths] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const draft = drafts.get(about);
    const [writes, setWrites] = (0, __TURBOPACK__imported__module__572131__["useState"])(draft !== undefined);
    const isWritten = writes || choices.length === 0;
    // A hint takes away nothing of what has been written so far.
    const given = error?.answer ?? (answer || (draft ?? ""));
    const describedBy = error ? "answer-error" : undefined;
    const field = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const hidden = Object.entries({
        ...fields,
        id: tryId
    }).map(([name, value])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
            type: "hidden",
            name: name,
            value: value
        }, name));
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
                action: action,
                children: [
                    hidden,
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "what",
                        value: "answer"
                    }),
                    isWritten && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(WrittenField, {
                        field: field,
                        answer: given,
                        describedBy: describedBy,
                        onWrite: (text)=>drafts.set(about, text)
                    }),
                    choices.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(ChoiceField, {
                        choices: choices,
                        chosen: given,
                        describedBy: describedBy,
                        isAway: isWritten
                    }),
                    error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                        id: "answer-error",
                        role: "alert",
                        className: "mt-1 text-sm text-danger",
                        children: NOT_ARRIVED
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                        className: "mt-3 flex items-center gap-3",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                                className: "button button-primary min-w-0 flex-1 sm:flex-none",
                                pendingText: "Checking…",
                                children: isAgain ? "Try again" : "Check"
                            }),
                            isWritten && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__876656__["f"], {
                                open: maths,
                                onToggle: ()=>setMaths(!maths)
                            }),
                            choices.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                                type: "button",
                                className: "button needs-script",
                                onClick: ()=>setWrites(!writes),
                                children: isWritten ? "Choose instead" : "Write it instead"
                            })
                        ]
                    }),
                    isWritten && maths && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__572131__["Suspense"], {
                        fallback: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("div", {
                            className: "math-panel-place"
                        }),
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(MathPanel, {
                            field: field,
                            notation: "bare",
                            onClose: ()=>setMaths(false)
                        })
                    })
                ]
            }, tryId),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
                action: action,
                className: "mt-3 flex gap-3",
                children: [
                    hidden,
                    hasHints && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "submit",
                        name: "what",
                        value: "hint",
                        className: "button",
                        children: "A hint"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "submit",
                        name: "what",
                        value: "reveal",
                        className: "button",
                        children: "Show the steps"
                    })
                ]
            })
        ]
    });
}
function WrittenField({ field, answer, describedBy, onWrite }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                htmlFor: "answer",
                className: "text-[15px] font-medium",
                children: "Your answer"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("textarea", {
                ref: field,
                id: "answer",
                name: "answer",
                rows: 1,
                required: true,
                defaultValue: answer,
                "aria-invalid": describedBy ? true : undefined,
                "aria-describedby": describedBy,
                autoComplete: "off",
                autoCapitalize: "off",
                spellCheck: false,
                enterKeyHint: "send",
                onChange: ({ target: { value } })=>onWrite(value),
                onKeyDown: submitOnEnter,
                className: "field mt-1.5 resize-none"
            })
        ]
    });
}
/** The action as the page's script does it: no answer is lost with the network. The server's page, and a browser without
 * JavaScript, get the action itself. */ function useKeptAnswer({ action }) {
    const inBrowser = (0, __TURBOPACK__imported__module__49356__["f"])();
    const goOnHere = (0, __TURBOPACK__imported__module__572131__["use"])(__TURBOPACK__imported__module__7897__["f"]);
    const [error, setError] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    if (!inBrowser || !goOnHere) return {
        action,
        error
    };
    const kept = async (form)=>{
        setError(null);
        try {
            await action(form);
        } catch (failure) {
            (0, __TURBOPACK__imported__module__50944__["unstable_rethrow"])(failure);
            if (!await goOnHere(form)) setError({
                answer: String(form.get("answer") ?? "")
            });
        }
    };
    return {
        action: kept,
        error
    };
}
/** An Enter that ends a composition belongs to the input method. */ function submitOnEnter(event) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
}
__turbopack_context__.s([
    "AnswerForm",
    0,
    AnswerForm
], 639178);
}),
7897, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
;
const SessionContext = /*#__PURE__*/ (0, __TURBOPACK__imported__module__572131__["createContext"])(null);
__turbopack_context__.s([
    "f",
    0,
    SessionContext
]);
}),
];

//# sourceMappingURL=app_0hk9o_thsryua._.js.map