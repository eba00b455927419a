module.exports = [
490128, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(sandbox)/sandbox/portal/[id]/page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__413869__ = __turbopack_context__.i(413869);
var __TURBOPACK__imported__module__742222__ = __turbopack_context__.i(742222);
// MERGED MODULE: [project]/app/(sandbox)/sandbox/portal/[id]/_components/card-section.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
// MERGED MODULE: [project]/app/(sandbox)/sandbox/portal/[id]/_components/section.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__2 = __TURBOPACK__imported__module__907997__;
;
function Section({ id, title, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsxs"])("section", {
        "aria-labelledby": `${id}-title`,
        className: "sheet mt-5 px-4 py-5 sm:px-7 sm:py-6",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("h2", {
                id: `${id}-title`,
                className: "font-serif text-[24px] leading-tight",
                children: title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__2["jsx"])("div", {
                className: "mt-3",
                children: children
            })
        ]
    });
}
// MERGED MODULE: [project]/app/(sandbox)/sandbox/portal/[id]/_components/step-button.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__3 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__572038__ = __turbopack_context__.i(572038);
var __TURBOPACK__imported__module__884196__ = __turbopack_context__.i(884196);
var __TURBOPACK__imported__module__798120__ = __turbopack_context__.i(798120);
;
;
;
;
function StepButton({ portalId, step, children, about }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsxs"])("form", {
        action: __TURBOPACK__imported__module__798120__["W"],
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])(__TURBOPACK__imported__module__572038__["LeadsAway"], {}),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])("input", {
                type: "hidden",
                name: "id",
                value: portalId
            }),
            Object.entries(step).map(([name, value])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsx"])("input", {
                    type: "hidden",
                    name: name,
                    value: value
                }, name)),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsxs"])(__TURBOPACK__imported__module__884196__["SubmitButton"], {
                className: "button",
                children: [
                    children,
                    about && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__3["jsxs"])("span", {
                        className: "sr-only",
                        children: [
                            " ",
                            about
                        ]
                    })
                ]
            })
        ]
    });
}
;
;
;
function CardSection({ portal: { id, card } }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])(Section, {
        id: "card",
        title: "Card",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
                className: "text-[15px] text-muted",
                children: wordsFor(card)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
                className: "mt-4 flex flex-wrap gap-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(StepButton, {
                        portalId: id,
                        step: {
                            what: "card",
                            card: "good"
                        },
                        children: "Use a card that works"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(StepButton, {
                        portalId: id,
                        step: {
                            what: "card",
                            card: "declining"
                        },
                        children: "Use a card that is declined"
                    })
                ]
            })
        ]
    });
}
function wordsFor(card) {
    if (!card) return "No card yet.";
    return `A test card that ends in ${card.last4} and ${card.works ? "works" : "does not pay"}.`;
}
// MERGED MODULE: [project]/app/(sandbox)/sandbox/portal/[id]/_components/invoice-section.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__4 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
var __TURBOPACK__imported__module__496844__ = __turbopack_context__.i(496844);
;
;
;
;
;
function InvoiceSection({ portal }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])(Section, {
        id: "invoices",
        title: "Invoices",
        children: [
            portal.invoices.length === 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])("p", {
                className: "text-muted",
                children: "Nothing has been billed yet."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])("ul", {
                className: "divide-y divide-hairline",
                children: portal.invoices.map((invoice)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])("li", {
                        className: "py-4 first:pt-0 last:pb-0",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])("div", {
                                className: "flex flex-wrap items-center justify-between gap-x-4",
                                children: [
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])("a", {
                                        href: `/sandbox/invoice/${invoice.id}`,
                                        className: "link inline-flex min-h-11 items-center",
                                        children: [
                                            (0, __TURBOPACK__imported__module__958755__["M"])(invoice.createdAt),
                                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])("span", {
                                                className: "sr-only",
                                                children: [
                                                    ": invoice ",
                                                    invoice.number
                                                ]
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])("span", {
                                        className: "tabular-nums",
                                        children: (0, __TURBOPACK__imported__module__958755__["i"])(invoice.amountDue, invoice.currency)
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])("p", {
                                className: "text-[15px] text-muted",
                                children: (0, __TURBOPACK__imported__module__496844__["f"])(invoice)
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])(Steps, {
                                portalId: portal.id,
                                invoice: invoice
                            })
                        ]
                    }, invoice.id))
            })
        ]
    });
}
function Steps({ portalId, invoice }) {
    const { id, canPay, refundable, canDispute, dispute, createdAt } = invoice;
    const common = {
        portalId,
        about: `for ${(0, __TURBOPACK__imported__module__958755__["M"])(createdAt)}`
    };
    if (!canPay && refundable === 0 && !canDispute && dispute !== "open") return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])("div", {
        className: "mt-3 flex flex-wrap gap-3",
        children: [
            canPay && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])(StepButton, {
                ...common,
                step: {
                    what: "pay",
                    invoice: id
                },
                children: "Pay now"
            }),
            refundable > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])(__TURBOPACK__imported__module__907997__4["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])(StepButton, {
                        ...common,
                        step: {
                            what: "refund",
                            invoice: id,
                            part: "all"
                        },
                        children: "Refund all"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])(StepButton, {
                        ...common,
                        step: {
                            what: "refund",
                            invoice: id,
                            part: "half"
                        },
                        children: "Refund half"
                    })
                ]
            }),
            canDispute && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])(StepButton, {
                ...common,
                step: {
                    what: "dispute",
                    invoice: id,
                    outcome: "open"
                },
                children: "Dispute"
            }),
            dispute === "open" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsxs"])(__TURBOPACK__imported__module__907997__4["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])(StepButton, {
                        ...common,
                        step: {
                            what: "dispute",
                            invoice: id,
                            outcome: "won"
                        },
                        children: "Dispute won"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__4["jsx"])(StepButton, {
                        ...common,
                        step: {
                            what: "dispute",
                            invoice: id,
                            outcome: "lost"
                        },
                        children: "Dispute lost"
                    })
                ]
            })
        ]
    });
}
// MERGED MODULE: [project]/app/(sandbox)/sandbox/portal/[id]/_components/plan-section.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__5 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__958755__1 = __TURBOPACK__imported__module__958755__;
;
;
;
;
function PlanSection({ portal }) {
    const { subscriptions, credit, currency } = portal;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsxs"])(Section, {
        id: "plan",
        title: "Plan",
        children: [
            subscriptions.length === 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])("p", {
                className: "text-muted",
                children: "No subscription is running."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])("ul", {
                className: "grid gap-4",
                children: subscriptions.map((subscription)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsxs"])("li", {
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsxs"])("p", {
                                children: [
                                    subscription.name,
                                    ", ",
                                    (0, __TURBOPACK__imported__module__958755__1["i"])(subscription.price, subscription.currency),
                                    " a",
                                    " ",
                                    subscription.interval
                                ]
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])("p", {
                                className: "mb-3 text-[15px] text-muted",
                                children: standingOf(subscription)
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsx"])(StepButton, {
                                portalId: portal.id,
                                step: {
                                    what: subscription.cancelled ? "resume" : "cancel",
                                    subscription: subscription.id
                                },
                                children: subscription.cancelled ? "Resume Plus" : "Cancel Plus"
                            })
                        ]
                    }, subscription.id))
            }),
            credit > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__5["jsxs"])("p", {
                className: "mt-3 text-[15px] text-muted",
                children: [
                    (0, __TURBOPACK__imported__module__958755__1["i"])(credit, currency),
                    " is left over and goes towards the next payments."
                ]
            })
        ]
    });
}
function standingOf({ status, periodEnd, cancelled }) {
    const end = (0, __TURBOPACK__imported__module__958755__1["M"])(periodEnd);
    if (status === "incomplete") return "Waiting for its first payment.";
    if (cancelled) return `Ends on ${end}.`;
    if (status === "past_due") return `A payment is late. The period ends on ${end}.`;
    return status === "trialing" ? `Trial until ${end}, then it is paid.` : `Renews on ${end}.`;
}
// MERGED MODULE: [project]/app/(sandbox)/sandbox/portal/[id]/_components/time-section.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__6 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__958755__2 = __TURBOPACK__imported__module__958755__;
;
;
;
;
const WORDS = {
    day: "1 day",
    week: "7 days",
    payment: "To the next payment attempt",
    renewal: "To the next renewal",
    year: "1 year"
};
function TimeSection({ portal }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__6["jsxs"])(Section, {
        id: "time",
        title: "Move time ahead",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__6["jsxs"])("p", {
                className: "text-[15px] text-muted",
                children: [
                    "For these payments it is",
                    " ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__6["jsx"])("time", {
                        dateTime: portal.now.toISOString(),
                        className: "text-ink",
                        children: (0, __TURBOPACK__imported__module__958755__2["p"])(portal.now)
                    }),
                    ". Renewals and cancellations on the way happen in order. Time cannot go back."
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__6["jsx"])("div", {
                className: "mt-4 flex flex-wrap gap-3",
                children: portal.steps.map((step)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__6["jsx"])(StepButton, {
                        portalId: portal.id,
                        step: {
                            what: "time",
                            step
                        },
                        children: WORDS[step]
                    }, step))
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
    title: "Test payments"
};
async function PortalPage({ params, searchParams }) {
    const [{ id }, { note }] = await Promise.all([
        params,
        searchParams
    ]);
    const portal = await (0, __TURBOPACK__imported__module__413869__["H"])(id);
    if (!portal) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        "data-page": true,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "mb-5 font-serif text-[36px] leading-tight",
                children: "Test payments"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__742222__["f"], {
                note: (0, __TURBOPACK__imported__module__413869__["e"])(note)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(TimeSection, {
                portal: portal
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(PlanSection, {
                portal: portal
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(CardSection, {
                portal: portal
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(InvoiceSection, {
                portal: portal
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("a", {
                href: portal.backUrl,
                className: "button mt-7",
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
    PortalPage,
    "instant",
    0,
    instant,
    "metadata",
    0,
    metadata
], 490128);
}),
665972, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(490128));
}),
];

//# sourceMappingURL=app_%28sandbox%29_sandbox_portal_%5Bid%5D_page_tsx_0qpolnq-vvn3e._.js.map