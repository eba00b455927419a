module.exports = [
486586, 457856, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/solve/step-list.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__169558__ = __turbopack_context__.i(169558);
var __TURBOPACK__imported__module__83940__ = __turbopack_context__.i(83940);
var __TURBOPACK__imported__module__374029__ = __turbopack_context__.i(374029);
// MERGED MODULE: [project]/app/_components/solve/theorem-note.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__374029__1 = __TURBOPACK__imported__module__374029__;
// MERGED MODULE: [project]/app/_components/solve/drawing.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__2 = __TURBOPACK__imported__module__907997__;
;
function Drawing({ picture }) {
    const { shows, area, lines, wrong, dashes, labels } = picture;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("svg", {
        viewBox: "0 0 120 80",
        role: "img",
        "aria-label": shows,
        fill: "none",
        stroke: "currentColor",
        strokeLinejoin: "round",
        className: "mt-2 h-auto w-60 max-w-full text-ink",
        children: [
            area && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("path", {
                d: area,
                fill: "var(--accent)",
                fillOpacity: "0.22",
                stroke: "none"
            }),
            wrong && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("path", {
                d: wrong,
                fill: "var(--danger)",
                fillOpacity: "0.16",
                stroke: "none"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("path", {
                d: lines
            }),
            wrong && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("path", {
                d: wrong,
                stroke: "var(--danger)",
                strokeWidth: "1.4",
                strokeDasharray: "3 2"
            }),
            dashes && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("path", {
                d: dashes,
                stroke: "var(--accent)",
                strokeDasharray: "3 2"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("g", {
                fill: "currentColor",
                stroke: "none",
                fontSize: "8",
                textAnchor: "middle",
                children: labels.map(([x, y, text])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("text", {
                        x: x,
                        y: y,
                        children: text
                    }, `${x} ${y}`))
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    Drawing
], 457856);
;
;
;
function TheoremNote({ theorem }) {
    const { name, says, when, example, picture } = theorem;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("details", {
        className: "no-print -mb-2.5",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("summary", {
                className: "link inline-flex min-h-11 cursor-pointer items-center text-[15px]",
                children: name
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
                className: "mb-2.5 space-y-1 text-[15px]",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                        children: says
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                        className: "text-muted",
                        children: when
                    }),
                    example && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                        className: "math-sentence",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__374029__1["f"], {
                            text: `For example: $${example}$`
                        })
                    }),
                    picture && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(Drawing, {
                        picture: picture
                    })
                ]
            })
        ]
    });
}
;
;
;
;
;
function StepList({ steps, after = 0 }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ol", {
        children: steps.map((step, index)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("li", {
                className: "sheet-row",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                        className: "sheet-margin",
                        "aria-hidden": "true",
                        children: after + index + 1
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                        className: "sheet-body",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__169558__["f"], {
                            characters: charactersOf(step),
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h3", {
                                    className: "math-sentence text-base",
                                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__374029__["f"], {
                                        text: step.title
                                    })
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__83940__["a"], {
                                    latex: step.latex,
                                    label: `After step ${index + 1}`
                                }),
                                step.why && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                                    className: "why sideways math-sentence",
                                    children: [
                                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("span", {
                                            className: "sr-only",
                                            children: "Why: "
                                        }),
                                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__374029__["f"], {
                                            text: step.why
                                        })
                                    ]
                                }),
                                step.smaller && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(SmallerSteps, {
                                    lines: step.smaller
                                }),
                                step.theorem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(TheoremNote, {
                                    theorem: step.theorem
                                })
                            ]
                        })
                    })
                ]
            }, `${step.rule} ${step.latex}`))
    });
}
/** What a step is made of, for those who want to see it line by line. */ function SmallerSteps({ lines }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("details", {
        className: "no-print -mb-2.5 open:mb-1",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("summary", {
                className: "link inline-flex min-h-11 cursor-pointer items-center text-[15px]",
                children: "Smaller steps"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ol", {
                className: "why",
                children: lines.map((latex, at)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("li", {
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__83940__["a"], {
                            latex: latex,
                            label: `Smaller step ${at + 1}`
                        })
                    }, latex))
            })
        ]
    });
}
function charactersOf({ title, latex, why, smaller = [], theorem }) {
    const beside = theorem ? theorem.says.length + theorem.when.length + theorem.example.length : 0;
    return title.length + latex.length + why.length + smaller.join("").length + beside;
}
__turbopack_context__.s([
    "f",
    0,
    StepList
], 486586);
}),
];

//# sourceMappingURL=app__components_solve_step-list_tsx_1gcfx-2qa-52c._.js.map