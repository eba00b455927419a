module.exports = [
293040, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(marketing)/_components/composer.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__876656__ = __turbopack_context__.i(876656);
var __TURBOPACK__imported__module__127248__ = __turbopack_context__.i(127248);
var __TURBOPACK__imported__module__283382__ = __turbopack_context__.i(283382);
var __TURBOPACK__imported__module__332923__ = __turbopack_context__.i(332923);
var __TURBOPACK__imported__module__542419__ = __turbopack_context__.i(542419);
var __TURBOPACK__imported__module__666133__ = __turbopack_context__.i(666133);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__446287__ = __turbopack_context__.i(446287);
// MERGED MODULE: [project]/app/(marketing)/_components/examples.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__666133__1 = __TURBOPACK__imported__module__666133__;
;
;
/** The widths are given, in letters as large as the reader has them, so that the row stays as it is when the font
 * arrives. */ const EXAMPLES = [
    {
        shown: "x² − 5x + 6 = 0",
        text: "x^2 - 5x + 6 = 0",
        width: "w-[8.87em]"
    },
    {
        shown: "3/4 + 5/6",
        text: "3/4 + 5/6",
        width: "w-[6.6em]"
    },
    {
        shown: "45% of 120",
        text: "45% of 120",
        width: "w-[7.47em]"
    },
    {
        shown: "Factor 2y³ − 16y² + 32y",
        text: "Factor 2y^3 - 16y^2 + 32y",
        width: "w-[12.8em]"
    }
];
function Examples({ submit, hints }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("form", {
        action: submit,
        "aria-label": "Examples",
        className: "mt-[18px] flex flex-wrap items-center gap-2.5",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__666133__1["LeadsAway"], {}),
            hints && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("input", {
                type: "hidden",
                name: "mode",
                value: "hints"
            }),
            EXAMPLES.map(({ shown, text, width })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
                    type: "submit",
                    name: "text",
                    value: text,
                    className: `chip ${width}`,
                    children: shown
                }, text))
        ]
    });
}
// MERGED MODULE: [project]/app/(marketing)/_components/hints-toggle.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__2 = __TURBOPACK__imported__module__187924__;
;
function HintsToggle({ pressed, onToggle }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])(__TURBOPACK__imported__module__187924__2["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("button", {
                type: "button",
                "aria-pressed": pressed,
                onClick: onToggle,
                className: "button button-quiet needs-script whitespace-nowrap",
                children: "Hints first"
            }),
            pressed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("input", {
                type: "hidden",
                name: "mode",
                value: "hints"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("noscript", {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])("label", {
                    className: "button button-quiet",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("input", {
                            type: "checkbox",
                            name: "mode",
                            value: "hints",
                            className: "size-5"
                        }),
                        "Hints first"
                    ]
                })
            })
        ]
    });
}
// MERGED MODULE: [project]/app/(marketing)/_components/kept-text.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__395143__ = __turbopack_context__.i(395143);
var __TURBOPACK__imported__module__493754__ = __turbopack_context__.i(493754);
;
;
const storage = (0, __TURBOPACK__imported__module__395143__["f"])(()=>sessionStorage);
const KEY = `${__TURBOPACK__imported__module__493754__["k"]}problem`;
/** Whether the last thing that led anywhere was Back or Forward, however long the page takes to be made: only a press of the
 * student's own (a link by the keyboard is one too) begins something new. */ let wentBack = false;
if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
;
const keep = (text)=>storage.set(KEY, text);
const takeKept = ()=>wentBack && storage.get(KEY) || "";
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
;
;
;
;
const MathPanel = (0, __TURBOPACK__imported__module__446287__["f"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(856410)));
const LivePreview = (0, __TURBOPACK__imported__module__446287__["f"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(785345)));
const ERROR_ID = "problem-error";
const START = {
    text: "",
    mode: "answer"
};
function Composer({ action }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__542419__["f"])(action, START);
    const [draft, setDraft] = (0, __TURBOPACK__imported__module__572131__["useState"])(()=>state.text || takeKept());
    const [hints, setHints] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const [maths, setMaths] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const field = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    // What was said of a text is not said of the next one.
    const [left, leave] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const error = left === state ? null : state.error;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
                action: submit,
                onPaste: (0, __TURBOPACK__imported__module__127248__["f"])("bare"),
                className: "sheet composer mt-8 p-[18px] pb-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                        htmlFor: "problem",
                        className: "sr-only",
                        children: "Your problem"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__332923__["f"], {
                        ref: field,
                        id: "problem",
                        defaultValue: error ? state.text : draft,
                        errorId: error ? ERROR_ID : undefined,
                        placeholder: "2x + 3 = 7",
                        className: "composer-field",
                        onChange: ({ target: { value } })=>{
                            setDraft(value);
                            leave(state);
                            keep(value);
                        }
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                        className: "composer-dock",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("div", {
                                className: "composer-preview sideways",
                                children: draft.trim() ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__572131__["Suspense"], {
                                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(LivePreview, {
                                        text: draft
                                    })
                                }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                                    children: "Write it as you would on paper."
                                })
                            }),
                            error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                                id: ERROR_ID,
                                role: "alert",
                                className: "pb-2 text-[15px] text-danger",
                                children: error
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                                className: "composer-tools",
                                children: [
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__876656__["f"], {
                                        open: maths,
                                        onToggle: ()=>setMaths(!maths)
                                    }),
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__283382__["f"], {
                                        field: field
                                    }),
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(HintsToggle, {
                                        pressed: hints,
                                        onToggle: ()=>setHints(!hints)
                                    }),
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                                        className: "button button-primary ml-auto min-w-[72px]",
                                        pendingText: "Working…",
                                        children: "Solve"
                                    })
                                ]
                            })
                        ]
                    }),
                    maths && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__572131__["Suspense"], {
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
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Examples, {
                submit: submit,
                hints: hints
            })
        ]
    });
}
__turbopack_context__.s([
    "Composer",
    0,
    Composer
], 293040);
}),
753736, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__974425__ = __turbopack_context__.i(974425);
var __TURBOPACK__imported__module__773661__ = __turbopack_context__.i(773661);
"use client";
;
;
;
;
/** Whether this page, which is kept for when there is no network, is in the place of one of practice. */ const isInPlaceOfPractice = ()=>/^\/practice(\/|$)/.test(location.pathname);
function Stage({ children }) {
    const [sheet, show] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const [notes, note] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        const callOff = (0, __TURBOPACK__imported__module__974425__["S"])(note);
        if (isInPlaceOfPractice()) (0, __TURBOPACK__imported__module__974425__["T"])()?.then((device)=>device.goOnAt(location.pathname, show), ()=>{});
        return ()=>{
            callOff();
            // Anyone who comes back finds the page, not what was last made from it.
            show(null);
        };
    }, []);
    const [onDevice] = (0, __TURBOPACK__imported__module__572131__["useState"])(()=>({
            read: async (text)=>await (await (0, __TURBOPACK__imported__module__974425__["d"])())?.read(text) ?? null,
            solve: async (form)=>await (await (0, __TURBOPACK__imported__module__974425__["d"])())?.solve(form, show) ?? false
        }));
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__773661__["f"], {
        value: onDevice,
        children: [
            sheet,
            notes,
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("div", {
                hidden: sheet !== null,
                children: children
            })
        ]
    });
}
__turbopack_context__.s([
    "Stage",
    0,
    Stage
]);
}),
];

//# sourceMappingURL=app_17hqu1jf7i7d9._.js.map