module.exports = [
600962, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(product)/practice/[skill]/page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__427335__ = __turbopack_context__.i(427335);
var __TURBOPACK__imported__module__300504__ = __turbopack_context__.i(300504);
var __TURBOPACK__imported__module__379239__ = __turbopack_context__.i(379239);
var __TURBOPACK__imported__module__162722__ = __turbopack_context__.i(162722);
var __TURBOPACK__imported__module__339563__ = __turbopack_context__.i(339563);
var __TURBOPACK__imported__module__399763__ = __turbopack_context__.i(399763);
var __TURBOPACK__imported__module__603106__ = __turbopack_context__.i(603106);
var __TURBOPACK__imported__module__967325__ = __turbopack_context__.i(967325);
// MERGED MODULE: [project]/app/(product)/practice/[skill]/_components/all-done.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
;
;
function AllDone({ session }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("div", {
        "data-page": true,
        className: "sheet solution",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
            className: "sheet-row",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("div", {
                    className: "sheet-margin",
                    "aria-hidden": "true"
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
                    className: "sheet-body pb-8",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("h1", {
                            className: "font-serif text-[26px] leading-tight",
                            children: "That is all for now"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                            className: "mt-2 text-muted",
                            children: "What you got right comes back later, what slipped comes back soon."
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("p", {
                            className: "mt-5 flex flex-wrap gap-3",
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                                    href: "/practice",
                                    prefetch: false,
                                    className: "button button-primary",
                                    children: "See your map"
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                                    href: `/practice/${session}`,
                                    prefetch: false,
                                    className: "button",
                                    children: "Ten more"
                                })
                            ]
                        })
                    ]
                })
            ]
        })
    });
}
// MERGED MODULE: [project]/app/(product)/practice/[skill]/_components/in-textbooks.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__2 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__395936__1 = __TURBOPACK__imported__module__395936__;
;
;
function InTextbooks({ sections }) {
    if (sections.length === 0) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("details", {
        className: "no-print mt-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("summary", {
                className: "link inline-flex min-h-11 cursor-pointer items-center text-[15px]",
                children: "In textbooks"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("ul", {
                className: "text-[15px]",
                children: sections.map(({ book, number, title })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("li", {
                        className: "py-1",
                        children: [
                            book,
                            ", section ",
                            number,
                            ": ",
                            title
                        ]
                    }, `${book} ${number}`))
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("p", {
                className: "text-sm text-muted",
                children: [
                    "Free books by OpenStax.",
                    " ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__395936__1["default"], {
                        href: "/practice/books",
                        prefetch: false,
                        className: "link inline-flex min-h-11 items-center",
                        children: "All books and sections"
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
;
;
;
;
;
;
const instant = false;
const metadata = {
    title: "Practice",
    robots: {
        index: false
    }
};
/** What a session without a skill of its own is called in its address. */ const DUE = "due";
async function SessionPage({ params, searchParams }) {
    const [{ skill: session }, { place = "0", problem, just, failed }] = await Promise.all([
        params,
        searchParams
    ]);
    const skill = session === DUE ? undefined : session;
    const named = typeof problem === "string" ? problem : undefined;
    if (place === "10") return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(AllDone, {
        session: session
    });
    const turn = await (0, __TURBOPACK__imported__module__399763__["h"])({
        skill,
        place: Number(place),
        problem: named,
        just: typeof just === "string" ? just : undefined
    });
    if (!turn.problem) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(AllDone, {
        session: session
    });
    const { skill: its, level, seed } = turn.problem;
    const { place: first, length } = turn;
    const [address, stop] = [
        `/practice/${session}`,
        "/practice"
    ];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__162722__["SessionStage"], {
        session: (0, __TURBOPACK__imported__module__967325__["f"])(turn, turn.problem, {
            id: address,
            stop
        }),
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__379239__["f"], {
                ...turn,
                problem: turn.problem,
                action: __TURBOPACK__imported__module__339563__["G"],
                fields: {
                    session,
                    place: String(first),
                    problem: `${its}.${level}.${seed}`
                },
                next: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__427335__["f"], {
                    href: `${address}?place=${first + 1}`,
                    isLast: first + 1 >= length
                }),
                stop: stop,
                working: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__300504__["TryForm"], {
                    text: turn.problem.text,
                    action: __TURBOPACK__imported__module__603106__["A"],
                    children: "Check my working"
                }),
                just: `${address}?place=${first}&just=${its}.`,
                hasFailed: failed !== undefined
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(InTextbooks, {
                sections: (0, __TURBOPACK__imported__module__399763__["n"])(its)
            })
        ]
    });
}
const __debugCreateInstantConfigStack = process.env.NODE_ENV !== 'production' ? function instant() {
    const error = new Error(' ');
    error.name = 'Instant Validation';
    return error;
} : null;
__turbopack_context__.s([
    "__debugCreateInstantConfigStack",
    0,
    __debugCreateInstantConfigStack,
    "default",
    0,
    SessionPage,
    "instant",
    0,
    instant,
    "metadata",
    0,
    metadata
], 600962);
}),
894014, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(600962));
}),
];

//# sourceMappingURL=app_%28product%29_practice_%5Bskill%5D_page_tsx_1xw66fa5-nj52._.js.map