module.exports = [
962842, 248965, 
329648, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/solve/answer-row.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__83940__ = __turbopack_context__.i(83940);
var __TURBOPACK__imported__module__374029__ = __turbopack_context__.i(374029);
// MERGED MODULE: [project]/app/_components/solve/answer-lines.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__83940__1 = __TURBOPACK__imported__module__83940__;
;
/** What stands between the things an answer tells, each under its name, and between the members of a list. */ const THINGS = ";\\ ";
const MEMBERS = ",\\ ";
/** Between points that each say what they are. */ const NAMED = {
    separator: ", ",
    before: "\\text{"
};
/** A list of so many signs may be wider than a telephone. */ const LONG = 20;
function answerLines(latex) {
    const things = splitAt(latex, THINGS);
    if (things.length > 1 || (0, __TURBOPACK__imported__module__83940__1["X"])(latex) <= LONG) return things;
    const members = splitAt(latex, MEMBERS);
    return members.length > 1 ? members : splitAt(latex, NAMED.separator, NAMED.before);
}
const OPENING = /[{([]/;
const CLOSING = /[})\]]/;
/** Parts of a formula between separators that stand in no bracket, and before what is named. */ function splitAt(latex, separator, before = "") {
    const parts = [
        ""
    ];
    let depth = 0;
    for(let at = 0; at < latex.length; at += 1){
        const sign = latex[at];
        if (depth === 0 && latex.startsWith(separator + before, at)) {
            parts.push("");
            at += separator.length - 1;
            continue;
        }
        if (OPENING.test(sign)) depth += 1;
        if (CLOSING.test(sign)) depth = Math.max(0, depth - 1);
        parts[parts.length - 1] += sign;
    }
    return parts;
}
var __TURBOPACK__imported__module__718569__ = __turbopack_context__.i(718569);
var __TURBOPACK__imported__module__17810__ = __turbopack_context__.i(17810);
;
;
;
;
;
;
const TONES = {
    verified: "checked",
    partial: "caution",
    unchecked: "wash"
};
const UNCHECKED_NOTE = "No second way of working confirmed this answer. Check it before you rely on it.";
function AnswerRow({ solve, id = "answer", name = "Answer", note }) {
    const { status, verification, evidence } = solve;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__718569__["f"], {
        tone: TONES[verification],
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("section", {
            id: id,
            tabIndex: -1,
            "aria-label": name,
            className: "outline-none",
            children: [
                status === "no-solution" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(NoSolution, {
                    answer: solve.answer
                }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Answer, {
                    solve: solve
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                    className: "mt-1.5 flex flex-wrap items-center gap-x-3",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__17810__["f"], {
                            status: verification
                        }),
                        note && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("span", {
                            className: "text-[15px] text-muted",
                            children: note
                        })
                    ]
                }),
                verification === "unchecked" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                    className: "mt-2 text-[15px] text-muted",
                    children: UNCHECKED_NOTE
                }),
                evidence.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                    className: "mt-2 space-y-1 text-[15px] text-muted",
                    children: evidence.map((sentence)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                            className: "math-sentence",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__374029__["f"], {
                                text: sentence
                            })
                        }, sentence))
                })
            ]
        })
    });
}
function Answer({ solve }) {
    const [line = "", ...others] = answerLines(solve.latex);
    const label = `Answer: ${solve.answer}`;
    if (others.length === 0) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__83940__["a"], {
        latex: line,
        label: label,
        size: "answer"
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ul", {
        children: [
            line,
            ...others
        ].map((each)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("li", {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__83940__["a"], {
                    latex: each,
                    label: label,
                    size: "listed"
                })
            }, each))
    });
}
function NoSolution({ answer }) {
    const words = answer || "no solution";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "font-serif text-[30px] leading-tight",
                children: words.charAt(0).toUpperCase() + words.slice(1)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-1 text-[15px]",
                children: "That is the answer: no value makes it true."
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    AnswerRow
], 962842);
// MERGED MODULE: [project]/app/_components/solve/bar-row.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
// MERGED MODULE: [project]/app/_components/solve/bar-figure.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__2 = __TURBOPACK__imported__module__907997__;
// MERGED MODULE: [project]/app/_components/solve/bar-layout.ts [app-rsc] (ecmascript)
;
const WIDTH = 320;
const BAR = 30;
const LINE = 17;
const HEAD = 24;
const GAP = 14;
/** A part that is narrower has no room for its number. */ const NARROWEST = 18;
/** A letter of a label, about. */ const LETTER = 7.2;
const UNKNOWN = "?";
function layoutOf(model) {
    const longest = Math.max(...model.bars.map(lengthOf));
    let y = 0;
    const bars = model.bars.map((bar)=>{
        const placed = placeBar(bar, y, longest);
        y = placed.bottom + GAP;
        return placed;
    });
    return {
        bars,
        height: Math.max(0, y - GAP)
    };
}
const lengthOf = ({ parts })=>parts.reduce((all, { size })=>all + size, 0);
function placeBar(bar, top, longest) {
    const words = headOf(bar);
    const y = top + (words ? HEAD : 0);
    const widths = widthsOf(bar, longest);
    const width = widths.reduce((all, each)=>all + each, 0);
    const rows = [];
    let x = 0;
    const parts = bar.parts.map((part, i)=>{
        const own = widths[i] ?? 0;
        const placed = placePart(part, {
            x,
            width: own,
            y,
            rows
        });
        x += own;
        return placed;
    });
    const head = words ? {
        text: words,
        x: 0,
        y: top + 13,
        anchor: "start"
    } : null;
    return {
        y,
        width,
        height: BAR,
        head,
        parts,
        bottom: y + BAR + rows.length * LINE
    };
}
/** "12 apples", "Omar: 15". */ function headOf({ label, whole }) {
    const all = whole ? `${whole.value ?? UNKNOWN} ${whole.label}`.trim() : "";
    return [
        label,
        all
    ].filter(Boolean).join(": ");
}
function widthsOf({ parts }, longest) {
    const length = parts.reduce((all, { size })=>all + size, 0);
    const room = longest > 0 ? WIDTH * length / longest : WIDTH;
    const least = Math.min(NARROWEST, WIDTH / parts.length);
    const own = parts.map(({ size })=>Math.max(least, length > 0 ? room * size / length : least));
    const over = own.reduce((all, each)=>all + each, 0) - WIDTH;
    if (over <= 0) return own;
    const spare = own.reduce((all, each)=>all + each - least, 0);
    return own.map((each)=>spare > 0 ? each - over * (each - least) / spare : WIDTH / parts.length);
}
function placePart({ label, value, isAsked }, { x, width, y, rows }) {
    const number = value ?? UNKNOWN;
    const middle = x + width / 2;
    const isInside = number.length * LETTER <= width - 2;
    const inside = isInside ? [
        {
            text: number,
            x: middle,
            y: y + BAR / 2 + 5,
            anchor: "middle"
        }
    ] : [];
    const below = [
        isInside ? "" : number,
        label
    ].filter(Boolean).join(" ");
    if (below === "") return {
        x,
        width,
        isAsked,
        texts: inside,
        lead: null
    };
    const half = below.length * LETTER / 2;
    const at = Math.min(Math.max(middle, half), WIDTH - half);
    const free = rows.findIndex((taken)=>taken <= at - half);
    const row = free < 0 ? rows.length : free;
    rows[row] = at + half + LETTER;
    const words = {
        text: below,
        x: at,
        y: y + BAR + (row + 1) * LINE - 3,
        anchor: "middle"
    };
    return {
        x,
        width,
        isAsked,
        texts: [
            ...inside,
            words
        ],
        lead: row > 0 ? words.y - 12 : null
    };
}
function inWords({ bars }) {
    return bars.map(sentenceOf).join(" ");
}
function sentenceOf(bar) {
    const parts = bar.parts.map(({ label, value, isAsked })=>[
            value ?? "an unknown part",
            label,
            isAsked ? "(asked)" : ""
        ].filter(Boolean).join(" "));
    const [first] = parts;
    const isEqual = parts.length > 1 && parts.every((each)=>each === first);
    const made = isEqual ? `${parts.length} equal parts of ${first}` : parts.join(", ");
    const head = headOf(bar).replace(/\?/g, "unknown");
    return head ? `${head}, made of ${made}.` : `Made of ${made}.`;
}
;
;
function BarFigure({ model, id }) {
    const { bars, height } = layoutOf(model);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("figure", {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("svg", {
            viewBox: `-1 0 ${WIDTH + 2} ${height + 4}`,
            role: "img",
            "aria-labelledby": `${id}-title`,
            "aria-describedby": `${id}-desc`,
            className: "h-auto w-full max-w-[520px] text-ink",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("title", {
                    id: `${id}-title`,
                    children: "Bar model of the story"
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("desc", {
                    id: `${id}-desc`,
                    children: inWords(model)
                }),
                bars.map((bar)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(OneBar, {
                        bar: bar
                    }, bar.y))
            ]
        })
    });
}
function OneBar({ bar: { y, width, height, head, parts } }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("g", {
        className: "bar-text",
        fill: "currentColor",
        children: [
            head && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])(__TURBOPACK__imported__module__907997__2["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("text", {
                        x: head.x,
                        y: head.y,
                        textAnchor: head.anchor,
                        children: head.text
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("path", {
                        d: `M0 ${y - 2}v-4H${width}v4`,
                        fill: "none",
                        stroke: "var(--edge)"
                    })
                ]
            }),
            parts.map((part)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("g", {
                    className: part.isAsked ? "bar-asked" : undefined,
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("rect", {
                            x: part.x,
                            y: y,
                            width: part.width,
                            height: height,
                            stroke: "var(--ink)"
                        }),
                        part.lead !== null && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("path", {
                            d: `M${part.x + part.width / 2} ${y + height}V${part.lead}`,
                            stroke: "var(--edge)",
                            strokeDasharray: "2 2"
                        }),
                        part.texts.map((text)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("text", {
                                x: text.x,
                                y: text.y,
                                textAnchor: text.anchor,
                                children: text.text
                            }, `${text.y} ${text.text}`))
                    ]
                }, part.x))
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    BarFigure
], 248965);
var __TURBOPACK__imported__module__718569__1 = __TURBOPACK__imported__module__718569__;
;
;
;
function BarRow({ solve: { story }, id = "bars" }) {
    if (!story?.model) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__718569__1["f"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(BarFigure, {
            model: story.model,
            id: id
        })
    });
}
__turbopack_context__.s([
    "f",
    0,
    BarRow
], 329648);
}),
447036, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__283591__ = __turbopack_context__.i(283591);
;
const byModelNote = ({ byModel })=>byModel?.kind === "agreed" ? __TURBOPACK__imported__module__283591__["M"] : undefined;
__turbopack_context__.s([
    "f",
    0,
    byModelNote
]);
}),
458557, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__521091__ = __turbopack_context__.i(521091);
var __TURBOPACK__imported__module__718569__ = __turbopack_context__.i(718569);
;
;
;
function GraphRow({ graph }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__718569__["f"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__521091__["f"], {
            graph: graph
        })
    });
}
__turbopack_context__.s([
    "f",
    0,
    GraphRow
]);
}),
735268, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__248965__ = __turbopack_context__.i(248965);
var __TURBOPACK__imported__module__718569__ = __turbopack_context__.i(718569);
;
;
;
const RUNGS_BEFORE_STEPS = 2;
function HintRows({ solve, bars = "bars" }) {
    const { hints, revealedSteps, story } = solve;
    if (!hints) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("section", {
        "aria-label": "Hints",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__718569__["f"], {
                margin: "1",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                        className: "text-[15px] text-muted",
                        children: "What kind of problem"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                        className: "mt-1",
                        children: hints.kind
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__718569__["f"], {
                margin: "2",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("details", {
                    className: "-my-2.5",
                    open: revealedSteps > 0,
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("summary", {
                            className: "fold-title flex min-h-11 cursor-pointer list-none items-center text-[15px] text-muted",
                            children: "Which idea"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                            className: "mb-2.5",
                            children: hints.idea
                        }),
                        story?.model && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                            className: "mb-2.5",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__248965__["f"], {
                                model: story.model,
                                id: bars
                            })
                        })
                    ]
                })
            })
        ]
    });
}
__turbopack_context__.s([
    "n",
    0,
    HintRows,
    "m",
    0,
    RUNGS_BEFORE_STEPS
]);
}),
193147, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__718569__ = __turbopack_context__.i(718569);
var __TURBOPACK__imported__module__486586__ = __turbopack_context__.i(486586);
;
;
;
function OtherWays({ alternatives }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("section", {
        id: "another-way",
        "aria-label": "Another way",
        children: alternatives.map(({ way, steps })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("details", {
                className: "no-print",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("summary", {
                        className: "block cursor-pointer list-none",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__718569__["f"], {
                            tone: "wash",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("span", {
                                className: "link text-[15px]",
                                children: [
                                    "Another way: ",
                                    way
                                ]
                            })
                        })
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__486586__["f"], {
                        steps: steps
                    })
                ]
            }, way))
    });
}
__turbopack_context__.s([
    "f",
    0,
    OtherWays
]);
}),
785604, 413477, 
987611, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/solve/part-list.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__770892__ = __turbopack_context__.i(770892);
var __TURBOPACK__imported__module__75527__ = __turbopack_context__.i(75527);
// MERGED MODULE: [project]/app/_components/solve/part-state.ts [app-rsc] (ecmascript)
;
const partId = (place)=>`part-${place + 1}`;
const answerId = (place)=>`answer-${place + 1}`;
const isAnswered = ({ status })=>status === "solved" || status === "no-solution";
function sheetProgress(parts) {
    const answered = parts.filter(isAnswered).length;
    if (answered === parts.length) return `All ${parts.length} parts solved`;
    return `${answered} of ${parts.length} parts solved`;
}
__turbopack_context__.s([
    "J",
    0,
    answerId,
    "T",
    0,
    isAnswered,
    "R",
    0,
    partId,
    "v",
    0,
    sheetProgress
], 413477);
;
;
;
;
function PartList({ parts }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("nav", {
        "aria-label": "Parts of this worksheet",
        className: "no-print mt-4 xl:absolute xl:top-0 xl:right-full xl:mt-0 xl:mr-9 xl:w-[200px]",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "pb-2 text-[15px] text-muted",
                children: sheetProgress(parts)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ul", {
                children: parts.map((part, place)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("li", {
                        className: "border-b border-hairline first:border-t",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("a", {
                            href: `#${partId(place)}`,
                            className: "flex min-h-11 items-center gap-2.5 hover:bg-wash",
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("span", {
                                    className: "w-9 shrink-0 font-serif text-muted",
                                    children: [
                                        "(",
                                        part.label,
                                        ")"
                                    ]
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("span", {
                                    className: "min-w-0 flex-1 overflow-hidden text-[15px] whitespace-nowrap",
                                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Outcome, {
                                        part: part
                                    })
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Mark, {
                                    part: part
                                })
                            ]
                        })
                    }, `${part.label} ${part.text}`))
            })
        ]
    });
}
function Outcome({ part }) {
    const { status, latex, answerRevealed } = part;
    if (status === "ambiguous") return "One question";
    if (!isAnswered(part)) return "Not solved yet";
    if (!answerRevealed) return "Not shown yet";
    if (status === "no-solution") return "No solution";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__770892__["f"], {
        latex: latex
    });
}
const MARKS = {
    verified: {
        word: "Checked",
        Icon: __TURBOPACK__imported__module__75527__["w"],
        tone: "text-checked"
    },
    partial: {
        word: "Spot-checked",
        Icon: __TURBOPACK__imported__module__75527__["o"],
        tone: "text-caution"
    },
    unchecked: {
        word: "Not checked",
        Icon: __TURBOPACK__imported__module__75527__["g"],
        tone: "text-muted"
    }
};
function Mark({ part }) {
    if (isAnswered(part) && !part.answerRevealed) return null;
    if (!isAnswered(part)) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("span", {
        className: "text-caution",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__75527__["d"], {})
    });
    const { word, Icon, tone } = MARKS[part.verification];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("span", {
        className: tone,
        title: word,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Icon, {}),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("span", {
                className: "sr-only",
                children: word
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    PartList
], 785604);
// MERGED MODULE: [project]/app/_components/solve/fold.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
;
function Fold({ title, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("details", {
        className: "fold",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("summary", {
                className: "sheet-row cursor-pointer list-none",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("span", {
                        className: "sheet-margin"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("span", {
                        className: "sheet-body fold-title link text-[15px]",
                        children: title
                    })
                ]
            }),
            children
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    Fold
], 987611);
}),
162199, 755572, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/solve/part-sheet.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__962842__ = __turbopack_context__.i(962842);
var __TURBOPACK__imported__module__329648__ = __turbopack_context__.i(329648);
var __TURBOPACK__imported__module__987611__ = __turbopack_context__.i(987611);
var __TURBOPACK__imported__module__458557__ = __turbopack_context__.i(458557);
var __TURBOPACK__imported__module__735268__ = __turbopack_context__.i(735268);
var __TURBOPACK__imported__module__413477__ = __turbopack_context__.i(413477);
var __TURBOPACK__imported__module__383259__ = __turbopack_context__.i(383259);
var __TURBOPACK__imported__module__718569__ = __turbopack_context__.i(718569);
var __TURBOPACK__imported__module__486586__ = __turbopack_context__.i(486586);
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
function PartSheet({ part, place, correction, note, children }) {
    const { label, steps, graph, answerRevealed } = part;
    const open = answerRevealed && (0, __TURBOPACK__imported__module__413477__["T"])(part);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("article", {
        id: (0, __TURBOPACK__imported__module__413477__["R"])(place),
        "aria-label": `Part ${label}`,
        className: "sheet solution part-sheet mt-3 scroll-mt-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__718569__["f"], {
                margin: `(${label})`,
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__383259__["f"], {
                    solve: part,
                    part: label,
                    correction: correction
                })
            }),
            open && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__962842__["f"], {
                solve: part,
                id: (0, __TURBOPACK__imported__module__413477__["J"])(place),
                name: `Answer to part ${label}`,
                note: note
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__735268__["n"], {
                solve: part,
                bars: `bars-${place + 1}`
            }),
            !part.hints && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__329648__["f"], {
                solve: part,
                id: `bars-${place + 1}`
            }),
            open && steps.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__987611__["f"], {
                title: stepsTitle(steps.length, graph !== null),
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__486586__["f"], {
                        steps: steps
                    }),
                    graph && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__458557__["f"], {
                        graph: graph
                    })
                ]
            }),
            !open && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__486586__["f"], {
                steps: steps,
                after: __TURBOPACK__imported__module__735268__["m"]
            }),
            children
        ]
    });
}
const stepsTitle = (count, hasGraph)=>`${count} ${count === 1 ? "step" : "steps"}${hasGraph ? " and a graph" : ""}`;
__turbopack_context__.s([
    "f",
    0,
    PartSheet
], 162199);
// MERGED MODULE: [project]/app/_components/solve/worksheet-words.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
;
function WorksheetWords({ text }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("details", {
        className: "fold mt-1",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("summary", {
                className: "inline-flex min-h-11 items-center text-[15px]",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("span", {
                    className: "fold-title link",
                    children: "You wrote"
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                className: "pb-2 break-words whitespace-pre-wrap",
                children: text
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    WorksheetWords
], 755572);
}),
383259, 258913, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/solve/read-lines.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__83940__ = __turbopack_context__.i(83940);
var __TURBOPACK__imported__module__374029__ = __turbopack_context__.i(374029);
// MERGED MODULE: [project]/app/_components/solve/story-table.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__800717__ = __turbopack_context__.i(800717);
;
;
const CELL = "py-2.5 pr-3 text-left align-top";
function StoryTable({ story: { rows, asked }, correction }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("table", {
        className: "mt-1 w-full text-[15px] sm:text-base",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("caption", {
                className: "sr-only",
                children: "What the story says, as it was read"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("thead", {
                className: "text-sm text-muted",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("tr", {
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("th", {
                            scope: "col",
                            className: `${CELL} w-[26%] font-normal`,
                            children: "who"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("th", {
                            scope: "col",
                            className: `${CELL} font-normal`,
                            children: "what"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("th", {
                            scope: "col",
                            className: `${CELL} w-[30%] font-normal`,
                            children: "when"
                        })
                    ]
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("tbody", {
                children: [
                    rows.map((row, place)=>// biome-ignore lint/suspicious/noArrayIndexKey: a story may say the same twice, and its lines keep their places
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])(__TURBOPACK__imported__module__800717__["Fragment"], {
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(Line, {
                                    told: row,
                                    isCorrectable: correction !== undefined
                                }),
                                correction && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("tr", {
                                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("td", {
                                        colSpan: 3,
                                        className: "relative p-0",
                                        children: correction(row, place)
                                    })
                                })
                            ]
                        }, place)),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(Line, {
                        told: asked,
                        isCorrectable: false,
                        isAsked: true
                    })
                ]
            })
        ]
    });
}
function Line({ told: { who, what, when }, isCorrectable, isAsked = false }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("tr", {
        className: `border-t ${isAsked ? "border-ink" : "border-hairline"}`,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("th", {
                scope: "row",
                className: `${CELL} font-semibold break-words`,
                children: who
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("td", {
                className: `${CELL} break-words`,
                children: what
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("td", {
                className: `${CELL} text-muted ${isCorrectable ? "pr-11" : ""}`,
                children: when
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    StoryTable
], 258913);
// MERGED MODULE: [project]/app/_components/solve/understood-text.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__2 = __TURBOPACK__imported__module__907997__;
;
function UnderstoodText({ text, missed }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])(__TURBOPACK__imported__module__907997__2["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("p", {
                className: "understood mt-1 text-lg break-words whitespace-pre-wrap",
                children: [
                    missed.flatMap(({ start, end }, at)=>[
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("span", {
                                children: text.slice(missed[at - 1]?.end ?? 0, start)
                            }, `before ${start}`),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("span", {
                                className: "missed",
                                children: text.slice(start, end)
                            }, start)
                        ]),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("span", {
                        children: text.slice(missed.at(-1)?.end ?? 0)
                    })
                ]
            }),
            missed.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("p", {
                className: "mt-2 text-[15px] text-muted",
                children: [
                    "I don’t know what the dotted words say here: ",
                    quoted(text, missed),
                    "."
                ]
            })
        ]
    });
}
const QUOTED_MAX = 4;
function quoted(text, missed) {
    const words = [
        ...new Set(missed.map(({ start, end })=>`“${text.slice(start, end)}”`))
    ];
    const rest = words.length > QUOTED_MAX ? " and others" : "";
    return words.slice(0, QUOTED_MAX).join(", ") + rest;
}
;
;
;
;
;
function ReadLines({ solve, besideTool = false, part, correction }) {
    const { status, read, text, story } = solve;
    const understood = status === "solved" || status === "no-solution";
    const readOnly = part !== undefined && understood && !story;
    const Heading = part === undefined ? "h1" : "h2";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(Heading, {
                className: `text-[15px] text-muted ${besideTool ? "sm:pr-44" : ""}`,
                children: [
                    part !== undefined && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("span", {
                        className: "sr-only",
                        children: [
                            "Part ",
                            part,
                            ". "
                        ]
                    }),
                    readOnly ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Reading, {
                        instruction: read.instruction
                    }) : part === undefined ? "You wrote" : "This part says"
                ]
            }),
            status === "unsupported" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(UnderstoodText, {
                text: text,
                missed: solve.missed
            }) : !readOnly && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-1 text-lg break-words whitespace-pre-wrap",
                children: text
            }),
            !readOnly && (story || read.latex) && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-3 text-[15px] text-muted",
                children: story ? "Read as" : understood ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Reading, {
                    instruction: read.instruction
                }) : "The mathematics I found in it"
            }),
            story ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(StoryTable, {
                story: story,
                correction: correction
            }) : read.latex && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__83940__["a"], {
                latex: read.latex,
                label: "The problem as read"
            })
        ]
    });
}
function Reading({ instruction }) {
    if (!instruction) return "Read as";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            "Read as: ",
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__374029__["f"], {
                text: instruction.charAt(0).toLowerCase() + instruction.slice(1)
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    ReadLines
], 383259);
}),
];

//# sourceMappingURL=app__components_solve_1zs84b6pkn1ow._.js.map