module.exports = [
635633, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
;
;
const WORDS = {
    answer: {
        title: "Check my answer",
        label: "Your answer",
        rows: 1,
        hint: "Only the answer, for example x = 6."
    },
    working: {
        title: "Check my working",
        label: "Your working",
        rows: 5,
        hint: "One line for each step, as in your exercise book."
    }
};
function CheckForm({ action, id, part, kind, text, open }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, {
        error: null,
        text
    });
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const { title, label, rows, hint } = WORDS[kind];
    const field = `${kind}-to-check${part ?? ""}`;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("details", {
        name: `check${part ?? ""}`,
        open: open,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("summary", {
                className: "link flex min-h-11 cursor-pointer items-center text-[15px]",
                children: title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
                ref: form,
                action: submit,
                className: "pt-1 pb-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "id",
                        value: id
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "part",
                        value: part
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "kind",
                        value: kind
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("label", {
                        htmlFor: field,
                        className: "text-sm text-muted",
                        children: [
                            label,
                            ". ",
                            hint
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("textarea", {
                        id: field,
                        name: "text",
                        rows: rows,
                        defaultValue: state.text,
                        "aria-describedby": state.error ? `${field}-error` : undefined,
                        "aria-invalid": state.error ? true : undefined,
                        autoComplete: "off",
                        autoCapitalize: "off",
                        spellCheck: false,
                        className: "field mt-1"
                    }),
                    state.error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                        id: `${field}-error`,
                        role: "alert",
                        className: "mt-1 text-sm text-danger",
                        children: state.error
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                        className: "button button-primary mt-3",
                        pendingText: "Checking…",
                        children: title
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "CheckForm",
    0,
    CheckForm
]);
}),
755371, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__666133__ = __turbopack_context__.i(666133);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__542419__ = __turbopack_context__.i(542419);
"use client";
;
;
;
;
function ChooseReading({ action, text, mode, className = "choice", children }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__542419__["f"])(action, {
        text,
        mode
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        action: submit,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "text",
                value: text
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "mode",
                value: mode
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: className,
                pendingText: "Working…",
                children: children
            }),
            state.error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "mt-1 text-sm text-danger",
                children: state.error
            })
        ]
    });
}
__turbopack_context__.s([
    "ChooseReading",
    0,
    ChooseReading
]);
}),
129851, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__787724__ = __turbopack_context__.i(787724);
var __TURBOPACK__imported__module__666133__ = __turbopack_context__.i(666133);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
;
;
;
;
function CorrectLine({ action, id, part, row, said }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, {
        error: null,
        said: null
    });
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const field = `correct-${part ?? ""}-${row}`;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("details", {
        name: `correct${part ?? ""}`,
        className: "no-print",
        open: state.error !== null || undefined,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("summary", {
                className: "correct-line link",
                title: "Change this line",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["o"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("span", {
                        className: "sr-only",
                        children: [
                            "Change “",
                            said,
                            "”"
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
                ref: form,
                action: submit,
                className: "pt-1 pb-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "id",
                        value: id
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "part",
                        value: part
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "hidden",
                        name: "row",
                        value: row
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                        htmlFor: field,
                        className: "text-sm text-muted",
                        children: "What the story should say here"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        id: field,
                        name: "said",
                        type: "text",
                        defaultValue: state.said ?? said,
                        "aria-describedby": state.error ? `${field}-error` : undefined,
                        "aria-invalid": state.error ? true : undefined,
                        autoComplete: "off",
                        className: "field mt-1"
                    }),
                    state.error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                        id: `${field}-error`,
                        role: "alert",
                        className: "mt-1 text-sm text-danger",
                        children: state.error
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                        className: "button mt-3",
                        pendingText: "Working…",
                        children: "Solve with this change"
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "CorrectLine",
    0,
    CorrectLine
]);
}),
55881, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__666133__ = __turbopack_context__.i(666133);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
var __TURBOPACK__imported__module__332923__ = __turbopack_context__.i(332923);
var __TURBOPACK__imported__module__542419__ = __turbopack_context__.i(542419);
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
;
;
;
;
;
function EditProblem({ action, text, mode }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__542419__["f"])(action, {
        text,
        mode
    });
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const id = (0, __TURBOPACK__imported__module__572131__["useId"])();
    const errorId = `${id}-error`;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        ref: form,
        action: submit,
        className: "pt-1 pb-2",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "mode",
                value: mode
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                htmlFor: id,
                className: "text-sm text-muted",
                children: "Write it another way: with brackets, or in other words."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__332923__["f"], {
                id: id,
                defaultValue: state.text,
                errorId: state.error ? errorId : undefined,
                className: "field mt-1 min-h-20"
            }),
            state.error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                id: errorId,
                role: "alert",
                className: "mt-1 text-sm text-danger",
                children: state.error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button button-primary mt-3",
                pendingText: "Working…",
                children: "Solve again"
            })
        ]
    });
}
__turbopack_context__.s([
    "EditProblem",
    0,
    EditProblem
]);
}),
697511, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
;
function HintLadder({ action, id, progress, part, answer = "answer" }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, {
        error: null
    });
    const { left, words } = progress;
    // One filled button on a page: of several parts none stands out.
    const filled = part === undefined ? "button button-primary" : "button";
    const status = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const before = (0, __TURBOPACK__imported__module__572131__["useRef"])(left);
    // The button of the steps goes with the last of them; anyone who pressed it hears that it was the last.
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (left === 0 && before.current > 0) status.current?.focus();
        before.current = left;
    }, [
        left
    ]);
    // The ladder goes when the answer comes; anyone who pressed its button is led there.
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>()=>document.getElementById(answer)?.focus(), [
        answer
    ]);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        action: submit,
        className: "no-print",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "id",
                value: id
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "part",
                value: part
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                ref: status,
                role: "status",
                tabIndex: -1,
                className: "text-[15px] text-muted",
                children: words
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "mt-3 flex flex-wrap gap-3",
                children: [
                    left > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                        name: "what",
                        value: "step",
                        className: filled,
                        children: "Show the next step"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                        name: "what",
                        value: "answer",
                        className: left > 0 ? "button" : filled,
                        children: "Show the answer"
                    })
                ]
            }),
            state.error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "mt-3 text-sm text-danger",
                children: state.error
            })
        ]
    });
}
__turbopack_context__.s([
    "HintLadder",
    0,
    HintLadder
]);
}),
];