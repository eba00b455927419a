module.exports = [
842886, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/billing/limit-popup.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__238246__ = __turbopack_context__.i(238246);
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__660081__ = __turbopack_context__.i(660081);
var __TURBOPACK__imported__module__449374__ = __turbopack_context__.i(449374);
var __TURBOPACK__imported__module__229419__ = __turbopack_context__.i(229419);
// MERGED MODULE: [project]/app/_components/billing/popup-words.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__449374__1 = __TURBOPACK__imported__module__449374__;
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
// MERGED MODULE: [project]/app/_components/billing/price-words.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__449374__2 = __TURBOPACK__imported__module__449374__;
var __TURBOPACK__imported__module__693195__1 = __TURBOPACK__imported__module__693195__;
;
;
const MONTHS_A_YEAR = 12;
function priceOf(interval) {
    return `${(0, __TURBOPACK__imported__module__693195__1["i"])(__TURBOPACK__imported__module__449374__2["r"][interval].amount)} a ${interval}`;
}
function yearByMonth() {
    return (0, __TURBOPACK__imported__module__693195__1["i"])(Math.round(__TURBOPACK__imported__module__449374__2["r"].year.amount / MONTHS_A_YEAR));
}
function firstPayment(interval, offer) {
    return Math.round(__TURBOPACK__imported__module__449374__2["r"][interval].amount * (100 - offer.percentOff) / 100);
}
function offerWords(interval, offer) {
    const first = (0, __TURBOPACK__imported__module__693195__1["i"])(firstPayment(interval, offer));
    return `${first} for the first ${interval} with the code ${offer.code}, then ${priceOf(interval)}.`;
}
;
;
;
function popupTitle(usage) {
    return usage ? "Today’s tutor messages are used up" : `Plus: ${(0, __TURBOPACK__imported__module__693195__["L"])(__TURBOPACK__imported__module__449374__1["q"].plus.messagesPerDay)} tutor messages a day`;
}
function usedWords({ plan, used, limit }) {
    return plan === "guest" && used < limit ? "Guests on this connection have used up today’s messages between them." : `You have used ${(0, __TURBOPACK__imported__module__693195__["L"])(used)} of ${(0, __TURBOPACK__imported__module__693195__["L"])(limit)}.`;
}
function upgradeWords() {
    return `Free has ${__TURBOPACK__imported__module__449374__1["q"].free.messagesPerDay}. Plus costs ${priceOf("month")} or ${priceOf("year")}, and you can cancel at any time.`;
}
function waysToMore({ plan, sold }) {
    const plus = plan !== "plus" && sold ? [
        "plus"
    ] : [];
    return plan === "guest" ? [
        "account",
        ...plus
    ] : plus;
}
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
function LimitPopup({ usage, onEngine, onClose }) {
    const dialog = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const titleId = (0, __TURBOPACK__imported__module__572131__["useId"])();
    const reason = usage ? "limit" : "upgrade";
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (dialog.current?.open) return;
        dialog.current?.showModal();
        (0, __TURBOPACK__imported__module__660081__["H"])("billing_popup_viewed", {
            reason
        });
    }, [
        reason
    ]);
    const close = ()=>dialog.current?.close();
    const goOn = ()=>{
        close();
        onEngine?.();
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("dialog", {
        ref: dialog,
        "aria-labelledby": titleId,
        onClose: onClose,
        className: "dialog",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("h2", {
                id: titleId,
                className: "font-serif text-[24px] leading-tight",
                children: popupTitle(usage)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("div", {
                className: "mt-2 space-y-2 text-muted",
                children: usage ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Standing, {
                    usage: usage
                }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                    children: upgradeWords()
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "mt-5 flex flex-col gap-3",
                children: [
                    onEngine && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        onClick: goOn,
                        className: "button button-primary",
                        children: "Continue with the built-in tutor"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(WaysToMore, {
                        ways: waysToMore(usage ?? LOOKING),
                        onLeave: close,
                        first: !onEngine
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        onClick: close,
                        className: "button border-transparent text-muted",
                        children: "Not now"
                    })
                ]
            })
        ]
    });
}
function Standing({ usage }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
                children: [
                    usedWords(usage),
                    " You get more at ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__229419__["f"], {
                        at: usage.resetAt
                    }),
                    ". What you typed is kept."
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                children: "The built-in tutor is free and unlimited: it solves, checks and gives hints."
            })
        ]
    });
}
/** Someone who has Free and came to look at Plus. */ const LOOKING = {
    plan: "free",
    sold: true
};
/** What gives more messages. */ function WaysToMore({ ways, onLeave, first }) {
    const path = (0, __TURBOPACK__imported__module__50944__["usePathname"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            ways.includes("account") && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__238246__["default"], {
                href: `/sign-up?next=${encodeURIComponent(path)}`,
                onClick: onLeave,
                className: "button",
                children: [
                    "Sign up: ",
                    __TURBOPACK__imported__module__449374__["q"].free.messagesPerDay,
                    " a day, free"
                ]
            }),
            ways.includes("plus") && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__238246__["default"], {
                href: "/billing",
                prefetch: false,
                onClick: onLeave,
                className: `button ${first ? "button-primary" : ""}`,
                children: "See Plus"
            })
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    LimitPopup
], 842886);
}),
];

//# sourceMappingURL=app__components_billing_limit-popup_tsx_1t8rgqkg94m6b._.js.map