module.exports = [
79838, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(product)/practice/like/[id]/page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__4509__ = __turbopack_context__.i(4509);
var __TURBOPACK__imported__module__598805__ = __turbopack_context__.i(598805);
var __TURBOPACK__imported__module__399763__ = __turbopack_context__.i(399763);
var __TURBOPACK__imported__module__603106__ = __turbopack_context__.i(603106);
// MERGED MODULE: [project]/app/(product)/practice/like/[id]/_components/like-row.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__395936__1 = __TURBOPACK__imported__module__395936__;
var __TURBOPACK__imported__module__374029__ = __turbopack_context__.i(374029);
var __TURBOPACK__imported__module__969400__ = __turbopack_context__.i(969400);
var __TURBOPACK__imported__module__300504__ = __turbopack_context__.i(300504);
;
;
;
;
;
function LikeRow({ problem: { text, instruction, html, problem }, skill, action }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("li", {
        className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
                className: "min-w-0",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                        className: html === "" ? "math-sentence" : "math-sentence text-[15px] text-muted",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__374029__["f"], {
                            text: instruction
                        })
                    }),
                    html !== "" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                        className: "sideways mt-1 text-[22px]",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__969400__["f"], {
                            html: html
                        })
                    })
                ]
            }),
            skill !== null && problem !== null ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__395936__1["default"], {
                href: `/practice/${skill}?problem=${problem}`,
                prefetch: false,
                "aria-label": `Try ${text}`,
                className: "button",
                children: "Try it"
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__300504__["TryForm"], {
                text: text,
                action: action,
                children: "Try it"
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
const instant = false;
const metadata = {
    title: "More like this",
    robots: {
        index: false
    }
};
const AGAIN = "The step that went wrong, with different numbers.";
async function LikePage({ params, searchParams }) {
    const [{ id }, { round: asked = "1", again: step }] = await Promise.all([
        params,
        searchParams
    ]);
    const round = Number(asked);
    const again = step !== undefined;
    const { skill, problems } = await (0, __TURBOPACK__imported__module__399763__["q"])({
        id,
        round,
        again
    });
    const back = /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
        href: `/solve/${encodeURIComponent(id)}`,
        prefetch: false,
        className: "button",
        children: "Back to the solution"
    });
    if (problems.length === 0) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__4509__["f"], {
        title: "No others like this",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                children: "I can’t find different numbers with which this problem works out the same way."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                children: back
            })
        ]
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        "data-page": true,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[36px] leading-tight sm:text-[40px]",
                children: "More like this"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-2 text-muted",
                children: skill ? skill.name : again ? AGAIN : "The same problem with different numbers."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ol", {
                className: "mt-5 divide-y divide-hairline border-y border-hairline",
                children: problems.map((problem)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(LikeRow, {
                        problem: problem,
                        skill: skill?.id ?? null,
                        action: __TURBOPACK__imported__module__603106__["A"]
                    }, problem.text))
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
                className: "mt-5 flex flex-wrap gap-3",
                children: [
                    skill && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: `/practice/${skill.id}`,
                        prefetch: false,
                        className: "button button-primary",
                        children: "Practise ten, mixed"
                    }),
                    round < __TURBOPACK__imported__module__598805__["z"] && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: `/practice/like/${encodeURIComponent(id)}?${again ? "again=1&" : ""}round=${round + 1}`,
                        prefetch: false,
                        className: "button",
                        children: "Others"
                    }),
                    back
                ]
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
    LikePage,
    "instant",
    0,
    instant,
    "metadata",
    0,
    metadata
], 79838);
}),
431227, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(79838));
}),
];

//# sourceMappingURL=app_%28product%29_practice_like_%5Bid%5D_page_tsx_0vfrdlyy1s5ac._.js.map