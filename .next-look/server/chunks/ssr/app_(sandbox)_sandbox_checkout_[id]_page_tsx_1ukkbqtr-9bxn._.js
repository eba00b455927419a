module.exports = [
40796, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(sandbox)/sandbox/checkout/[id]/page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__572038__ = __turbopack_context__.i(572038);
var __TURBOPACK__imported__module__884196__ = __turbopack_context__.i(884196);
var __TURBOPACK__imported__module__798120__ = __turbopack_context__.i(798120);
var __TURBOPACK__imported__module__413869__ = __turbopack_context__.i(413869);
var __TURBOPACK__imported__module__742222__ = __turbopack_context__.i(742222);
// MERGED MODULE: [project]/app/(sandbox)/sandbox/checkout/[id]/_components/order.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
;
;
function Order({ checkout }) {
    const { name, price, currency, interval, trialDays, firstPaymentAt, hasCode, dueToday, firstPayment } = checkout;
    const each = `${(0, __TURBOPACK__imported__module__958755__["i"])(price, currency)} a ${interval}`;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
        className: "sheet px-4 py-5 sm:px-7",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("dl", {
                className: "grid gap-2",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(Row, {
                        name: name,
                        children: each
                    }),
                    trialDays > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])(Row, {
                        name: "Trial",
                        children: [
                            trialDays,
                            " days free"
                        ]
                    }),
                    hasCode && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])(Row, {
                        name: "Promotion code",
                        children: [
                            (0, __TURBOPACK__imported__module__958755__["i"])(price - firstPayment, currency),
                            " off the first payment"
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(Row, {
                        name: "Due today",
                        isSum: true,
                        children: (0, __TURBOPACK__imported__module__958755__["i"])(dueToday, currency)
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                className: "mt-3 text-[15px] text-muted",
                children: firstPaymentAt ? `The first payment of ${(0, __TURBOPACK__imported__module__958755__["i"])(firstPayment, currency)} is made on ${(0, __TURBOPACK__imported__module__958755__["M"])(firstPaymentAt)}, unless you cancel before. Then ${each}.` : `It renews at ${each} until you cancel.`
            })
        ]
    });
}
function Row({ name, children, isSum = false }) {
    const frame = isSum ? "mt-1 border-t border-hairline pt-3 font-medium" : "";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
        className: `flex flex-wrap justify-between gap-x-4 ${frame}`,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("dt", {
                children: name
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("dd", {
                className: "tabular-nums",
                children: children
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
const metadata = {
    title: "Test checkout"
};
async function CheckoutPage({ params, searchParams }) {
    const [{ id }, { note }] = await Promise.all([
        params,
        searchParams
    ]);
    const checkout = await (0, __TURBOPACK__imported__module__413869__["g"])(id);
    if (!checkout) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        "data-page": true,
        className: "max-w-[560px]",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "mb-5 font-serif text-[36px] leading-tight",
                children: checkout.name
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__742222__["f"], {
                note: (0, __TURBOPACK__imported__module__413869__["e"])(note)
            }),
            checkout.status === "open" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(OpenCheckout, {
                checkout: checkout
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(ClosedCheckout, {
                checkout: checkout
            })
        ]
    });
}
function OpenCheckout({ checkout }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Order, {
                checkout: checkout
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("form", {
                action: __TURBOPACK__imported__module__798120__["p"],
                className: "mt-5 grid gap-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__572038__["LeadsAway"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("input", {
                        type: "hidden",
                        name: "id",
                        value: checkout.id
                    }),
                    checkout.takesCode && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("label", {
                        className: "mb-2 grid gap-1.5 text-[15px]",
                        children: [
                            "Promotion code",
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("input", {
                                name: "code",
                                className: "field",
                                autoComplete: "off",
                                maxLength: 64,
                                spellCheck: false
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__884196__["SubmitButton"], {
                        className: "button button-primary",
                        name: "card",
                        value: "good",
                        children: "Pay with a card that works"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__884196__["SubmitButton"], {
                        className: "button",
                        name: "card",
                        value: "declining",
                        children: "Pay with a card that is declined"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__884196__["SubmitButton"], {
                        className: "button",
                        name: "card",
                        value: "unconfirmed",
                        children: "Leave the bank’s question unanswered"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("a", {
                        href: checkout.backUrl,
                        className: "button button-quiet",
                        children: "Back without buying"
                    })
                ]
            })
        ]
    });
}
function ClosedCheckout({ checkout }) {
    const isBought = checkout.status === "complete";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                children: isBought ? "This has been bought." : "This page has expired, and nothing was bought."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("a", {
                href: isBought ? checkout.doneUrl : checkout.backUrl,
                className: "button mt-5",
                children: "Back to Classmate"
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
    CheckoutPage,
    "instant",
    0,
    instant,
    "metadata",
    0,
    metadata
], 40796);
}),
564991, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(40796));
}),
];

//# sourceMappingURL=app_%28sandbox%29_sandbox_checkout_%5Bid%5D_page_tsx_1ukkbqtr-9bxn._.js.map