module.exports = [
331704, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/share/[token]/page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__905246__ = __turbopack_context__.i(905246);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__132951__ = __turbopack_context__.i(132951);
// MERGED MODULE: [project]/server/features/share/loaders.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__843405__ = __turbopack_context__.i(843405);
var __TURBOPACK__imported__module__800717__ = __turbopack_context__.i(800717);
var __TURBOPACK__imported__module__333851__ = __turbopack_context__.i(333851);
var __TURBOPACK__imported__module__495209__ = __turbopack_context__.i(495209);
var __TURBOPACK__imported__module__237122__ = __turbopack_context__.i(237122);
;
;
;
;
;
;
;
const loadShared = (0, __TURBOPACK__imported__module__800717__["cache"])(async (token)=>{
    await (0, __TURBOPACK__imported__module__843405__["connection"])();
    const work = __TURBOPACK__imported__module__495209__["l"].safeParse(token).success ? await (0, __TURBOPACK__imported__module__237122__["L"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), token) : null;
    return work ?? (0, __TURBOPACK__imported__module__673727__["notFound"])();
});
var __TURBOPACK__imported__module__76297__ = __turbopack_context__.i(76297);
// MERGED MODULE: [project]/app/share/[token]/_components/shared-chat.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__395936__1 = __TURBOPACK__imported__module__395936__;
var __TURBOPACK__imported__module__351166__ = __turbopack_context__.i(351166);
var __TURBOPACK__imported__module__31683__ = __turbopack_context__.i(31683);
var __TURBOPACK__imported__module__239457__ = __turbopack_context__.i(239457);
var __TURBOPACK__imported__module__169558__ = __turbopack_context__.i(169558);
;
;
;
;
;
;
function SharedChat({ chat, path, part: wanted }) {
    const parts = (0, __TURBOPACK__imported__module__31683__["v"])(chat.messages);
    const part = Math.min(wanted, Math.max(1, parts.length));
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])(__TURBOPACK__imported__module__907997__1["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("h1", {
                className: "font-serif text-[28px] leading-tight break-words",
                children: chat.title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
                className: "mt-6 space-y-6",
                children: [
                    chat.subject && part === 1 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__239457__["f"], {
                        subject: chat.subject
                    }),
                    parts[part - 1]?.map(({ id, ...message })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__169558__["f"], {
                            characters: message.text.length,
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__351166__["f"], {
                                ...message,
                                shared: true
                            })
                        }, id))
                ]
            }),
            parts.length > 1 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("nav", {
                "aria-label": "Parts of the conversation",
                className: "no-print mt-6 flex items-center gap-4",
                children: [
                    part > 1 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(PartLink, {
                        href: `${path}?part=${part - 1}`,
                        children: "Earlier"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("span", {
                        className: "text-[15px] text-muted",
                        children: [
                            "Part ",
                            part,
                            " of ",
                            parts.length
                        ]
                    }),
                    part < parts.length && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(PartLink, {
                        href: `${path}?part=${part + 1}`,
                        children: "Later"
                    })
                ]
            })
        ]
    });
}
const PartLink = ({ href, children })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__395936__1["default"], {
        href: href,
        prefetch: false,
        className: "button",
        children: children
    });
// MERGED MODULE: [project]/app/share/[token]/_components/shared-solution.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__2 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__962842__ = __turbopack_context__.i(962842);
var __TURBOPACK__imported__module__329648__ = __turbopack_context__.i(329648);
var __TURBOPACK__imported__module__447036__ = __turbopack_context__.i(447036);
var __TURBOPACK__imported__module__458557__ = __turbopack_context__.i(458557);
var __TURBOPACK__imported__module__193147__ = __turbopack_context__.i(193147);
var __TURBOPACK__imported__module__785604__ = __turbopack_context__.i(785604);
var __TURBOPACK__imported__module__162199__ = __turbopack_context__.i(162199);
var __TURBOPACK__imported__module__413477__ = __turbopack_context__.i(413477);
var __TURBOPACK__imported__module__383259__ = __turbopack_context__.i(383259);
var __TURBOPACK__imported__module__718569__ = __turbopack_context__.i(718569);
var __TURBOPACK__imported__module__486586__ = __turbopack_context__.i(486586);
var __TURBOPACK__imported__module__755572__ = __turbopack_context__.i(755572);
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
function SharedSolution({ solve }) {
    return solve.parts.length > 0 ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(SharedWorksheet, {
        solve: solve
    }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(SharedProblem, {
        solve: solve
    });
}
function SharedWorksheet({ solve: { parts, text } }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("div", {
        className: "relative",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("h1", {
                className: "font-serif text-[24px] leading-tight sm:text-[28px]",
                children: [
                    "A worksheet with ",
                    parts.length,
                    " parts"
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__755572__["f"], {
                text: text
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__785604__["f"], {
                parts: parts
            }),
            parts.map((part, place)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])(__TURBOPACK__imported__module__162199__["f"], {
                    part: part,
                    place: place,
                    children: [
                        !part.answerRevealed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(HeldBack, {}),
                        !(0, __TURBOPACK__imported__module__413477__["T"])(part) && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__718569__["f"], {
                            tone: "wash",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("p", {
                                children: part.reason
                            })
                        })
                    ]
                }, `${part.label} ${part.text}`))
        ]
    });
}
function HeldBack() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__718569__["f"], {
        tone: "wash",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("p", {
            className: "text-[15px] text-muted",
            children: "The answer is hidden because the person who shared this is still working on it with hints."
        })
    });
}
function SharedProblem({ solve }) {
    const { status, steps, graph, alternatives, answerRevealed, reason } = solve;
    const stopped = status !== "solved" && status !== "no-solution";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("article", {
        className: "sheet solution",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__718569__["f"], {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__383259__["f"], {
                    solve: solve
                })
            }),
            !stopped && answerRevealed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__962842__["f"], {
                solve: solve,
                note: (0, __TURBOPACK__imported__module__447036__["f"])(solve)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__329648__["f"], {
                solve: solve
            }),
            steps.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])(__TURBOPACK__imported__module__907997__2["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("h2", {
                        className: "sr-only",
                        children: "Steps"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__486586__["f"], {
                        steps: steps
                    })
                ]
            }),
            graph && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__458557__["f"], {
                graph: graph
            }),
            alternatives.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__193147__["f"], {
                alternatives: alternatives
            }),
            !answerRevealed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(HeldBack, {}),
            stopped && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])(__TURBOPACK__imported__module__718569__["f"], {
                tone: "wash",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("p", {
                    children: reason
                })
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
const instant = false;
const TITLE_LENGTH_MAX = 60;
async function generateMetadata({ params }) {
    const work = await loadShared((await params).token);
    const title = work.kind === "chat" ? work.chat.title : work.solve.text;
    return {
        title: (0, __TURBOPACK__imported__module__76297__["f"])(title).slice(0, TITLE_LENGTH_MAX),
        robots: {
            index: false,
            follow: false
        }
    };
}
async function SharePage({ params, searchParams }) {
    const { token } = await params;
    const work = await loadShared(token);
    (0, __TURBOPACK__imported__module__132951__["b"])(await (0, __TURBOPACK__imported__module__905246__["headers"])());
    const part = Math.max(1, Number.parseInt(String((await searchParams).part), 10) || 1);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        "data-page": true,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mb-5 text-[15px] text-muted",
                children: work.kind === "chat" ? "A shared conversation with the tutor" : "A shared solution"
            }),
            work.kind === "chat" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(SharedChat, {
                chat: work.chat,
                path: `/share/${token}`,
                part: part
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(SharedSolution, {
                solve: work.solve
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "no-print mt-8",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                    href: "/",
                    prefetch: false,
                    className: "button",
                    children: "Work on a problem of your own"
                })
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
    SharePage,
    "generateMetadata",
    0,
    generateMetadata,
    "instant",
    0,
    instant
], 331704);
}),
634326, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(331704));
}),
];

//# sourceMappingURL=app_share_%5Btoken%5D_page_tsx_1e5f3j51qf8ov._.js.map