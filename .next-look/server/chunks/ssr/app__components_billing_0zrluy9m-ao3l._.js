module.exports = [
172643, 135324, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/billing/plan-card.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
;
function PlanCard({ name, price, per, terms, features, current = false, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("li", {
        "aria-current": current ? "true" : undefined,
        className: `sheet flex flex-col px-5 py-5 ${current ? "border-accent" : ""}`,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
                className: "flex items-baseline justify-between gap-2",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h3", {
                        className: "font-medium",
                        children: name
                    }),
                    current && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("span", {
                        className: "text-sm whitespace-nowrap text-accent-text",
                        children: "Your plan"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-3 font-serif text-[34px] leading-none",
                children: price
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-1.5 text-sm text-muted",
                children: per
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ul", {
                className: "mt-4 space-y-1.5 border-l border-accent pl-3 text-[15px]",
                children: features.map((feature)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("li", {
                        children: feature
                    }, feature))
            }),
            terms && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-4 text-sm text-muted",
                children: terms
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                className: "mt-auto pt-5 empty:hidden",
                children: children
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    PlanCard
], 172643);
// MERGED MODULE: [project]/app/_components/billing/plan-features.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__32911__ = __turbopack_context__.i(32911);
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
;
;
function planFeatures(counts) {
    return {
        free: [
            "Unlimited solving, with steps and checks",
            "Hints, graphs, photos and practice",
            counts ? messages(__TURBOPACK__imported__module__32911__["q"].free.messagesPerDay) : "The built-in tutor, unlimited"
        ],
        plus: [
            "Everything in Free",
            counts ? messages(__TURBOPACK__imported__module__32911__["q"].plus.messagesPerDay) : `${messages(__TURBOPACK__imported__module__32911__["q"].plus.messagesPerDay)}, once a language model answers here`,
            ...counts ? [] : [
                "Nothing more today: the built-in tutor is free for everyone"
            ]
        ]
    };
}
const messages = (count)=>`${(0, __TURBOPACK__imported__module__958755__["L"])(count)} tutor messages a day`;
__turbopack_context__.s([
    "f",
    0,
    planFeatures
], 135324);
}),
213635, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__32911__ = __turbopack_context__.i(32911);
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
;
;
const MONTHS_A_YEAR = 12;
function priceOf(interval) {
    return `${(0, __TURBOPACK__imported__module__958755__["i"])(__TURBOPACK__imported__module__32911__["r"][interval].amount)} a ${interval}`;
}
function yearByMonth() {
    return (0, __TURBOPACK__imported__module__958755__["i"])(Math.round(__TURBOPACK__imported__module__32911__["r"].year.amount / MONTHS_A_YEAR));
}
function firstPayment(interval, offer) {
    return Math.round(__TURBOPACK__imported__module__32911__["r"][interval].amount * (100 - offer.percentOff) / 100);
}
function offerWords(interval, offer) {
    const first = (0, __TURBOPACK__imported__module__958755__["i"])(firstPayment(interval, offer));
    return `${first} for the first ${interval} with the code ${offer.code}, then ${priceOf(interval)}.`;
}
__turbopack_context__.s([
    "L",
    0,
    offerWords,
    "u",
    0,
    priceOf,
    "h",
    0,
    yearByMonth
]);
}),
];

//# sourceMappingURL=app__components_billing_0zrluy9m-ao3l._.js.map