module.exports = [
90943, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/hint-ladder.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
var __TURBOPACK__imported__module__536245__ = __turbopack_context__.i(536245);
// MERGED MODULE: [project]/app/_components/chat/use-hints.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/server/features/hints/data:6be6e4 [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__ = __turbopack_context__.i(405050);
/* __next_internal_action_entry_do_not_use__ [{"40f40e4f65133a9aea61bd6c767103fd64b82efff6":{"name":"hintsAction"}},"server/features/hints/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_0 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__["createServerReference"])("40f40e4f65133a9aea61bd6c767103fd64b82efff6", __TURBOPACK__imported__module__405050__["callServer"], void 0, __TURBOPACK__imported__module__405050__["findSourceMapURL"], "hintsAction");
;
// MERGED MODULE: [project]/server/features/hints/data:bd724d [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__1 = __TURBOPACK__imported__module__405050__;
/* __next_internal_action_entry_do_not_use__ [{"40f1971201bf7d2469005f5bb74118fca45f9a9650":{"name":"revealRungAction"}},"server/features/hints/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_1 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__1["createServerReference"])("40f1971201bf7d2469005f5bb74118fca45f9a9650", __TURBOPACK__imported__module__405050__1["callServer"], void 0, __TURBOPACK__imported__module__405050__1["findSourceMapURL"], "revealRungAction");
;
"use client";
;
;
const FAILED = "The hint could not be loaded. Check your connection and try again.";
const failed = ()=>({
        ok: false,
        error: FAILED
    });
function useHints({ chatId, busy }) {
    const [hints, setHints] = (0, __TURBOPACK__imported__module__572131__1["useState"])(null);
    const [problem, setProblem] = (0, __TURBOPACK__imported__module__572131__1["useState"])("");
    /** What was just opened, for those who hear the page. */ const [news, setNews] = (0, __TURBOPACK__imported__module__572131__1["useState"])("");
    const [pending, startReveal] = (0, __TURBOPACK__imported__module__572131__1["useTransition"])();
    (0, __TURBOPACK__imported__module__572131__1["useEffect"])(()=>{
        if (busy) return;
        let current = true;
        void $$RSC_SERVER_ACTION_0({
            id: chatId
        }).catch(failed).then((result)=>{
            if (current && result.ok) setHints(result.hints);
        });
        return ()=>{
            current = false;
        };
    }, [
        chatId,
        busy
    ]);
    const reveal = (what)=>startReveal(async ()=>{
            const seen = hints?.open.length ?? 0;
            const wanted = what === "next" ? {
                id: chatId,
                what,
                seen
            } : {
                id: chatId,
                what
            };
            const result = await $$RSC_SERVER_ACTION_1(wanted).catch(failed);
            setProblem(result.ok ? "" : result.error);
            if (!result.ok || !result.hints) return;
            setHints(result.hints);
            setNews(what === "answer" ? "The answer is shown." : `Hint ${result.hints.open.length} is shown.`);
        });
    return {
        hints,
        problem,
        news,
        pending,
        reveal
    };
}
"use client";
;
;
;
;
;
function HintLadder(props) {
    const { hints, problem, news, pending, reveal } = useHints(props);
    const top = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    if (!hints) return null;
    const isOpen = hints.open.length > hints.total;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("section", {
        ref: top,
        tabIndex: -1,
        "aria-label": "Hints",
        className: "hint-ladder sheet",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("div", {
                className: "text-[15px] text-muted",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__536245__["f"], {
                    text: hints.problem
                })
            }),
            hints.open.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("ol", {
                className: "hint-list",
                children: hints.open.map(({ kind, text }, at)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("li", {
                        ref: news !== "" && at === hints.open.length - 1 ? intoView : null,
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                                className: "hint-name",
                                children: kind === "answer" ? "Answer" : `Hint ${at + 1}`
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__536245__["f"], {
                                text: text
                            })
                        ]
                    }, text))
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                className: "text-[14px] text-muted",
                children: summaryOf(hints)
            }),
            !isOpen && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Openers, {
                canHint: hints.open.length < hints.total,
                pending: pending || props.busy,
                onReveal: (what)=>{
                    reveal(what);
                    top.current?.focus({
                        preventScroll: true
                    });
                }
            }),
            problem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "text-danger",
                children: problem
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "status",
                className: "sr-only",
                children: news
            })
        ]
    });
}
/** What was just opened is what the student wants to see. */ const intoView = (hint)=>hint?.scrollIntoView({
        block: "nearest"
    });
/** The answer is asked for twice: once it is seen, it cannot be found any more. */ function Openers({ canHint, pending, onReveal }) {
    const [asked, setAsked] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    if (asked) {
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("fieldset", {
            className: "flex flex-wrap items-center gap-2",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("legend", {
                    className: "mb-2",
                    children: "Show the answer? There will be nothing left to find."
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                    type: "button",
                    // The button that was pressed is gone; its answer is what comes next.
                    ref: (button)=>button?.focus(),
                    disabled: pending,
                    onClick: ()=>{
                        setAsked(false);
                        onReveal("answer");
                    },
                    className: "button button-primary",
                    children: "Yes, show it"
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                    type: "button",
                    onClick: ()=>setAsked(false),
                    className: "button",
                    children: "Not yet"
                })
            ]
        });
    }
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        className: "flex flex-wrap gap-2",
        children: [
            canHint && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "button",
                disabled: pending,
                onClick: ()=>onReveal("next"),
                className: "button",
                children: "Next hint"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "button",
                disabled: pending,
                onClick: ()=>setAsked(true),
                className: "button",
                children: "Show the answer"
            })
        ]
    });
}
const time = (iso)=>(0, __TURBOPACK__imported__module__693195__["P"])(new Date(iso));
/** What was opened and when, in a sentence. */ function summaryOf({ open, total }) {
    const answer = open.find(({ kind })=>kind === "answer");
    const hints = answer ? open.length - 1 : open.length;
    const all = total === 1 ? "1 hint" : `${total} hints`;
    if (open.length === 0) return `No hint is open yet. There ${total === 1 ? "is" : "are"} ${all}.`;
    const last = open.findLast(({ openedAt })=>openedAt !== null)?.openedAt;
    const told = answer ? [
        `${hints} of ${all}`,
        answer.openedAt ? `the answer at ${time(answer.openedAt)}` : "the answer"
    ] : [
        `${hints} of ${all}`
    ];
    return `You opened ${told.join(" and ")}${!answer && last ? `, the last one at ${time(last)}` : ""}.`;
}
__turbopack_context__.s([
    "default",
    0,
    HintLadder
], 90943);
}),
];

//# sourceMappingURL=app__components_chat_hint-ladder_tsx_0ltxn3upjem0q._.js.map