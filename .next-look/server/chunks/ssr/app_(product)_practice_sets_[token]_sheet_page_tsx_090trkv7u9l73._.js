module.exports = [
967394, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(product)/practice/sets/[token]/sheet/page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__852917__ = __turbopack_context__.i(852917);
var __TURBOPACK__imported__module__399763__ = __turbopack_context__.i(399763);
// MERGED MODULE: [project]/app/(product)/practice/sets/[token]/_components/answer-pages.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__969400__ = __turbopack_context__.i(969400);
;
;
function AnswerPages({ title, sheets }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("section", {
        "aria-labelledby": "answers",
        className: "break-before-page",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("h2", {
                id: "answers",
                className: "font-serif text-[26px] leading-tight break-words",
                children: [
                    title,
                    ": answers"
                ]
            }),
            sheets.map(({ copy, problems })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
                    className: "mt-4 break-inside-avoid",
                    children: [
                        sheets.length > 1 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("h3", {
                            className: "text-[15px] font-medium",
                            children: [
                                "Copy ",
                                copy
                            ]
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("ol", {
                            className: "mt-1 grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-6 gap-y-2",
                            children: problems.map(({ answer }, place)=>// biome-ignore lint/suspicious/noArrayIndexKey: a sheet of paper does not change its order.
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("li", {
                                    className: "flex items-baseline gap-2",
                                    children: [
                                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("span", {
                                            className: "text-sm text-muted",
                                            children: place + 1
                                        }),
                                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__969400__["f"], {
                                            html: answer
                                        })
                                    ]
                                }, place))
                        })
                    ]
                }, copy))
        ]
    });
}
// MERGED MODULE: [project]/app/(product)/practice/sets/[token]/_components/problem-page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__2 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__374029__ = __turbopack_context__.i(374029);
var __TURBOPACK__imported__module__969400__1 = __TURBOPACK__imported__module__969400__;
;
;
;
function ProblemPage({ title, sheet: { copy, problems }, isOnly }) {
    const id = `copy-${copy}`;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("section", {
        "aria-labelledby": id,
        className: "mb-12 break-after-page",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("div", {
                className: "flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("h2", {
                        id: id,
                        className: "font-serif text-[26px] leading-tight break-words",
                        children: [
                            title,
                            !isOnly && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("span", {
                                className: "ml-3 font-sans text-base text-muted",
                                children: [
                                    "Copy ",
                                    copy
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("p", {
                        className: "flex min-w-56 flex-1 items-baseline gap-2 text-[15px] text-muted",
                        children: [
                            "Name ",
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("span", {
                                className: "h-px flex-1 bg-edge"
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("ol", {
                className: "mt-5",
                children: problems.map(({ instruction, html }, place)=>// biome-ignore lint/suspicious/noArrayIndexKey: a sheet of paper does not change its order.
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("li", {
                        className: "flex min-h-24 break-inside-avoid gap-4 border-hairline border-b py-3",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("span", {
                                className: "w-6 shrink-0 font-serif text-lg text-muted",
                                children: place + 1
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("div", {
                                className: "min-w-0",
                                children: [
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("p", {
                                        className: "math-sentence text-[15px]",
                                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__374029__["f"], {
                                            text: instruction
                                        })
                                    }),
                                    html !== "" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("p", {
                                        className: "sideways mt-1 text-[22px]",
                                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__969400__1["f"], {
                                            html: html
                                        })
                                    })
                                ]
                            })
                        ]
                    }, place))
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
const instant = false;
const metadata = {
    title: "Practice sheet",
    robots: {
        index: false,
        follow: false
    }
};
async function SheetPage({ params, searchParams }) {
    const [{ token }, { copies = "1" }] = await Promise.all([
        params,
        searchParams
    ]);
    const { title, sheets } = await (0, __TURBOPACK__imported__module__399763__["d"])({
        token,
        copies: Number(copies)
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        "data-page": true,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
                className: "no-print mb-8 flex flex-wrap items-center gap-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__852917__["PrintButton"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: `/practice/sets/${token}`,
                        prefetch: false,
                        className: "button",
                        children: "Back to the set"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                        className: "w-full text-[15px] text-muted",
                        children: "Each copy is a page of its own. The answers come after the last one."
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "sr-only",
                children: title
            }),
            sheets.map((sheet)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(ProblemPage, {
                    title: title,
                    sheet: sheet,
                    isOnly: sheets.length === 1
                }, sheet.copy)),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(AnswerPages, {
                title: title,
                sheets: sheets
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
    SheetPage,
    "instant",
    0,
    instant,
    "metadata",
    0,
    metadata
], 967394);
}),
593423, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(967394));
}),
];

//# sourceMappingURL=app_%28product%29_practice_sets_%5Btoken%5D_sheet_page_tsx_090trkv7u9l73._.js.map