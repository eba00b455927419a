module.exports = [
442672, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(product)/practice/page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__800717__ = __turbopack_context__.i(800717);
var __TURBOPACK__imported__module__399763__ = __turbopack_context__.i(399763);
// MERGED MODULE: [project]/app/(product)/practice/_components/due-list.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__395936__1 = __TURBOPACK__imported__module__395936__;
var __TURBOPACK__imported__module__770892__ = __turbopack_context__.i(770892);
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
;
;
;
;
function DueList({ skills }) {
    const due = skills.filter(({ isDue })=>isDue);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("section", {
        "aria-labelledby": "due-today",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
                className: "flex flex-wrap items-end justify-between gap-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("h1", {
                                id: "due-today",
                                className: "font-serif text-[36px] leading-tight sm:text-[40px]",
                                children: due.length > 0 ? "Due today" : "Practice"
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                                className: "mt-2 text-muted",
                                children: invitation(due.length)
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__395936__1["default"], {
                        href: "/practice/due",
                        prefetch: false,
                        className: "button button-primary w-full sm:w-auto",
                        children: "Start"
                    })
                ]
            }),
            due.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("ul", {
                className: "mt-5 divide-y divide-hairline border-y border-hairline",
                children: due.map((skill)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(DueRow, {
                        skill: skill
                    }, skill.id))
            })
        ]
    });
}
function invitation(due) {
    if (due === 0) return "Nothing is due. Ten problems on something new, or choose a skill below.";
    return `${due === 1 ? "One skill" : `${due} skills`}, ten problems, about 15 minutes.`;
}
function DueRow({ skill: { id, name, example, slipped, reviewedAt } }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("li", {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])(__TURBOPACK__imported__module__395936__1["default"], {
            href: `/practice/${id}`,
            prefetch: false,
            className: "flex min-h-14 items-center justify-between gap-4 py-2.5 hover:bg-wash",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("span", {
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("span", {
                            className: "block font-medium",
                            children: name
                        }),
                        reviewedAt && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("span", {
                            className: "block text-sm text-muted",
                            children: [
                                (0, __TURBOPACK__imported__module__958755__["X"])(reviewedAt, new Date()),
                                slipped && ", with a slip"
                            ]
                        })
                    ]
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("span", {
                    "aria-hidden": "true",
                    className: "shrink-0 text-muted",
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__770892__["f"], {
                        latex: example
                    })
                })
            ]
        })
    });
}
// MERGED MODULE: [project]/app/(product)/practice/_components/practice-skeleton.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__2 = __TURBOPACK__imported__module__907997__;
;
function PracticeSkeleton() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("div", {
        "data-skeleton": true,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("h1", {
                className: "font-serif text-[36px] leading-tight sm:text-[40px]",
                children: "Practice"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("p", {
                role: "status",
                className: "sr-only",
                children: "Fetching your practice…"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("div", {
                "aria-hidden": "true",
                className: "skeleton mt-6 h-12 w-full"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("div", {
                "aria-hidden": "true",
                className: "skeleton mt-6 h-64 w-full"
            })
        ]
    });
}
// MERGED MODULE: [project]/app/(product)/practice/_components/skill-map.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__3 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__395936__2 = __TURBOPACK__imported__module__395936__;
// MERGED MODULE: [project]/app/(product)/practice/_components/standing-mark.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__4 = __TURBOPACK__imported__module__907997__;
;
function StandingMark({ standing }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])("svg", {
        viewBox: "0 0 20 20",
        width: "20",
        height: "20",
        "aria-hidden": "true",
        className: "shrink-0",
        children: [
            standing === "steady" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])(__TURBOPACK__imported__module__907997__4["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])("circle", {
                        cx: "10",
                        cy: "10",
                        r: "9",
                        className: "fill-accent"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])("path", {
                        d: "M6 10.4 8.8 13 14 7.4",
                        fill: "none",
                        strokeWidth: "1.8",
                        className: "stroke-on-accent"
                    })
                ]
            }),
            standing === "shaky" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])(__TURBOPACK__imported__module__907997__4["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])("path", {
                        d: "M10 1a9 9 0 0 0 0 18Z",
                        className: "fill-accent"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])("circle", {
                        cx: "10",
                        cy: "10",
                        r: "8.4",
                        fill: "none",
                        strokeWidth: "1.6",
                        className: "stroke-accent"
                    })
                ]
            }),
            standing === "new" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])("circle", {
                cx: "10",
                cy: "10",
                r: "8.4",
                fill: "none",
                strokeWidth: "1.4",
                strokeDasharray: "2.6 2.6",
                className: "stroke-muted"
            })
        ]
    });
}
// MERGED MODULE: [project]/app/(product)/practice/_components/strand-map.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__5 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__395936__3 = __TURBOPACK__imported__module__395936__;
// MERGED MODULE: [project]/app/(product)/practice/_components/strand-layout.ts [app-rsc] (ecmascript)
;
const COLUMNS = 5;
const ROWS_MAX = 8;
function layOut(skills) {
    const leads = leadsOf(skills);
    const followersOf = (id)=>skills.filter((skill)=>leads.get(skill.id) === id);
    const placed = [];
    let below = 0;
    const place = (id, column, row)=>{
        placed.push({
            id,
            column,
            row
        });
        below = Math.max(below, row + 1);
        for (const [index, follower] of followersOf(id).entries())place(follower.id, column + 1, index === 0 ? row : below);
    };
    const first = skills.filter(({ id })=>!leads.has(id));
    for (const { id } of first)if (followersOf(id).length > 0) place(id, 0, below);
    const alone = first.filter(({ id })=>followersOf(id).length === 0);
    return [
        ...placed,
        ...alone.map(({ id }, index)=>{
            return {
                id,
                column: index % COLUMNS,
                row: below + Math.floor(index / COLUMNS)
            };
        })
    ];
}
function leadsOf(skills) {
    const byId = new Map(skills.map((skill)=>[
            skill.id,
            skill
        ]));
    const before = (id)=>(byId.get(id)?.after ?? []).filter((each)=>byId.has(each));
    const depthOf = (id)=>Math.max(-1, ...before(id).map(depthOf)) + 1;
    return new Map(skills.flatMap(({ id })=>{
        const [lead] = before(id).toSorted((a, b)=>depthOf(b) - depthOf(a));
        return lead === undefined ? [] : [
            [
                id,
                lead
            ]
        ];
    }));
}
;
;
;
;
const STANDING_WORDS = {
    steady: "steady",
    shaky: "shaky",
    new: "not met yet"
};
/** How high a row of the picture is, and where in it the marks are, in pixels. */ const [ROW, MARK] = [
    96,
    18
];
const LOOKS = {
    steady: "",
    shaky: "font-medium",
    new: "sm:text-muted"
};
function StrandMap({ skills, names }) {
    const at = new Map(layOut(skills).map((place)=>[
            place.id,
            place
        ]));
    const leads = leadsOf(skills);
    const named = (ids)=>ids.map((each)=>names.get(each) ?? each).join(" and ");
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsxs"])("div", {
        className: "relative pb-3",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])(Lines, {
                leads: leads,
                at: at
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])("ul", {
                className: "relative sm:grid sm:auto-rows-[96px] sm:grid-cols-5",
                children: skills.map(({ id, name, standing, after })=>{
                    const { column = 0, row = 0 } = at.get(id) ?? {};
                    const besides = after.filter((each)=>at.has(each) && each !== leads.get(id));
                    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])("li", {
                        style: {
                            gridArea: `${row + 1} / ${column + 1}`
                        },
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsxs"])(__TURBOPACK__imported__module__395936__3["default"], {
                            href: `/practice/${id}`,
                            prefetch: false,
                            className: `flex min-h-11 items-center gap-3 rounded-control px-1 py-1 hover:underline sm:flex-col sm:gap-1 sm:py-2 sm:text-center sm:text-sm sm:leading-tight ${LOOKS[standing]}`,
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])("span", {
                                    className: "rounded-full bg-paper",
                                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])(StandingMark, {
                                        standing: standing
                                    })
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsxs"])("span", {
                                    children: [
                                        name,
                                        after.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsxs"])("span", {
                                            className: "block text-sm font-normal text-muted sm:sr-only",
                                            children: [
                                                "after ",
                                                named(after)
                                            ]
                                        }),
                                        besides.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsxs"])("span", {
                                            "aria-hidden": "true",
                                            className: "hidden text-[13px] font-normal text-muted sm:block",
                                            children: [
                                                "also after ",
                                                named(besides)
                                            ]
                                        })
                                    ]
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])("span", {
                                    className: "ml-auto whitespace-nowrap text-sm font-normal text-muted sm:sr-only",
                                    children: STANDING_WORDS[standing]
                                })
                            ]
                        })
                    }, id);
                })
            })
        ]
    });
}
/** From what comes first to what comes after it. They stretch with the page. */ function Lines({ at, leads }) {
    const rows = Math.max(0, ...[
        ...at.values()
    ].map(({ row })=>row)) + 1;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])("svg", {
        viewBox: `0 0 ${COLUMNS * 100} ${rows * ROW}`,
        width: "100%",
        height: rows * ROW,
        preserveAspectRatio: "none",
        fill: "none",
        "aria-hidden": "true",
        className: "absolute inset-x-0 top-0 hidden stroke-edge sm:block",
        children: [
            ...leads
        ].map(([id, lead])=>{
            const [from, to] = [
                at.get(lead),
                at.get(id)
            ];
            return from && to && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])("path", {
                d: lineBetween(from, to),
                vectorEffect: "non-scaling-stroke"
            }, id);
        })
    });
}
/** Down between the columns, so that it passes between the names. */ function lineBetween(from, to) {
    const [x, y] = [
        from.column * 100 + 50,
        from.row * ROW + MARK
    ];
    const [right, down] = [
        to.column * 100 + 50,
        to.row * ROW + MARK
    ];
    if (y === down) return `M${x} ${y}H${right}`;
    const turn = x + 50;
    return `M${x} ${y}H${turn - 12}C${turn} ${y} ${turn} ${y} ${turn} ${y + 12}V${down - 12}C${turn} ${down} ${turn} ${down} ${turn + 12} ${down}H${right}`;
}
// MERGED MODULE: [project]/app/(product)/practice/_components/strand-marks.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__6 = __TURBOPACK__imported__module__907997__;
;
;
function StrandMarks({ skills }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__6["jsx"])("span", {
        "aria-hidden": "true",
        className: "flex max-w-[184px] flex-wrap justify-end gap-y-2 sm:max-w-none",
        children: skills.map(({ id, standing, after }, place)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__6["jsxs"])("span", {
                className: "flex items-center",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__6["jsx"])("span", {
                        className: `h-px w-2.5 ${after.includes(skills[place - 1]?.id ?? "") ? "bg-edge" : ""}`
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__6["jsx"])(StandingMark, {
                        standing: standing
                    })
                ]
            }, id))
    });
}
// MERGED MODULE: [project]/app/(product)/practice/_components/strand-names.ts [app-rsc] (ecmascript)
;
const STRAND_NAMES = {
    numbers: "Numbers",
    fractions: "Fractions",
    percent: "Percent",
    powers: "Powers and roots",
    expressions: "Expressions",
    factoring: "Factoring",
    equations: "Equations",
    quadratics: "Quadratics",
    systems: "Two unknowns",
    exponentials: "Exponents and logarithms",
    graphs: "Functions and lines",
    sequences: "Sequences",
    geometry: "Geometry",
    measures: "Measures and data",
    calculus: "Calculus"
};
;
;
;
;
;
;
function SkillMap({ skills }) {
    const names = new Map(skills.map(({ id, name })=>[
            id,
            name
        ]));
    const count = (wanted)=>skills.filter(({ standing })=>standing === wanted).length;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsxs"])("section", {
        "aria-labelledby": "skill-map",
        className: "mt-12 border-hairline border-t pt-8",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])("h2", {
                id: "skill-map",
                className: "font-serif text-[26px] leading-tight",
                children: "Your map"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])("ul", {
                className: "mt-3 mb-3 flex flex-wrap gap-x-6 gap-y-2 text-[15px]",
                children: [
                    "steady",
                    "shaky",
                    "new"
                ].map((standing)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsxs"])("li", {
                        className: "flex items-center gap-2",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])(StandingMark, {
                                standing: standing
                            }),
                            count(standing),
                            " ",
                            STANDING_WORDS[standing]
                        ]
                    }, standing))
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])("p", {
                className: "mb-2 text-[15px]",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])(__TURBOPACK__imported__module__395936__2["default"], {
                    href: "/practice/books",
                    prefetch: false,
                    className: "link inline-flex min-h-11 items-center",
                    children: "Find a skill by the section of your textbook"
                })
            }),
            Object.entries(STRAND_NAMES).map(([strand, name])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])(StrandRow, {
                    name: name,
                    skills: skills.filter((skill)=>skill.strand === strand),
                    names: names
                }, strand))
        ]
    });
}
function StrandRow({ name, skills, names }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsxs"])("details", {
        className: "row-fold border-hairline border-b",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsxs"])("summary", {
                className: "flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])("span", {
                        className: "mr-auto",
                        children: name
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])(StrandMarks, {
                        skills: skills
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])(StrandMap, {
                skills: skills,
                names: names
            })
        ]
    });
}
// MERGED MODULE: [project]/app/(product)/practice/_components/week-by-week.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__7 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__958755__1 = __TURBOPACK__imported__module__958755__;
;
;
const [WIDTH, HEIGHT, BAR, GAP] = [
    360,
    140,
    30,
    15
];
function WeekByWeek({ weeks }) {
    const most = Math.max(1, ...weeks.map(({ steady, shaky })=>steady + shaky));
    const high = (count)=>count / most * (HEIGHT - 8);
    const last = weeks.at(-1);
    const summary = `Now ${last?.steady ?? 0} steady and ${last?.shaky ?? 0} shaky.`;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsxs"])("section", {
        "aria-labelledby": "weeks",
        className: "mt-12 border-hairline border-t pt-8",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsx"])("h2", {
                id: "weeks",
                className: "font-serif text-[26px] leading-tight",
                children: "Week by week"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsx"])("p", {
                className: "mt-2 text-muted",
                children: "A skill is steady after three right answers in a row, each with different numbers. It turns shaky after a slip or a long pause."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsxs"])("svg", {
                viewBox: `-6 0 ${WIDTH} ${HEIGHT + 22}`,
                className: "mt-5 w-full max-w-[520px]",
                role: "img",
                "aria-label": summary,
                children: [
                    weeks.map(({ endsAt, steady, shaky }, index)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsxs"])("g", {
                            transform: `translate(${index * (BAR + GAP)} 0)`,
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsx"])("title", {
                                    children: `${(0, __TURBOPACK__imported__module__958755__1["M"])(endsAt)}: ${steady} steady, ${shaky} shaky`
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsx"])("rect", {
                                    y: HEIGHT - high(steady),
                                    width: BAR,
                                    height: high(steady),
                                    className: "fill-accent"
                                }),
                                steady > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsx"])("text", {
                                    x: BAR / 2,
                                    y: HEIGHT - high(steady) + 13,
                                    textAnchor: "middle",
                                    className: "fill-on-accent text-[11px] font-medium",
                                    children: steady
                                }),
                                index % 2 === 1 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsx"])("text", {
                                    x: BAR / 2,
                                    y: HEIGHT + 15,
                                    textAnchor: "middle",
                                    className: "fill-muted text-[11px]",
                                    children: (0, __TURBOPACK__imported__module__958755__1["M"])(endsAt).replace(/ \d{4}$/, "")
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsx"])("rect", {
                                    y: HEIGHT - high(steady + shaky),
                                    width: BAR,
                                    height: high(shaky),
                                    fill: "none",
                                    strokeDasharray: "3 2",
                                    className: "stroke-accent"
                                })
                            ]
                        }, endsAt.toISOString())),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsx"])("path", {
                        d: `M0 ${HEIGHT - 0.5}H${WIDTH - 15}`,
                        className: "stroke-edge"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__7["jsx"])("p", {
                className: "mt-2 text-sm text-muted",
                children: "Solid: steady. Dashed: shaky."
            })
        ]
    });
}
;
;
;
;
;
;
;
;
const metadata = {
    title: "Practice"
};
function PracticePage() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__800717__["Suspense"], {
        fallback: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(PracticeSkeleton, {}),
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Practice, {})
    });
}
async function Practice() {
    const { skills, weeks } = await (0, __TURBOPACK__imported__module__399763__["X"])();
    const met = skills.some(({ standing })=>standing !== "new");
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        "data-page": true,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(DueList, {
                skills: skills
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(SkillMap, {
                skills: skills
            }),
            met && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(WeekByWeek, {
                weeks: weeks
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("section", {
                "aria-labelledby": "sets",
                className: "mt-12 border-hairline border-t pt-8",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                        id: "sets",
                        className: "font-serif text-[26px] leading-tight",
                        children: "For a class"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                        className: "mt-2 text-muted",
                        children: "Make a set of problems for others to work on, online or on paper. Everyone gets numbers of their own."
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: "/practice/sets",
                        prefetch: false,
                        className: "button mt-4",
                        children: "Practice sets"
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    PracticePage,
    "metadata",
    0,
    metadata
], 442672);
}),
771191, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(442672));
}),
];

//# sourceMappingURL=app_%28product%29_practice_page_tsx_0l3rhe6jh2e1x._.js.map