module.exports = [
746489, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__572038__ = __turbopack_context__.i(572038);
var __TURBOPACK__imported__module__884196__ = __turbopack_context__.i(884196);
var __TURBOPACK__imported__module__798120__ = __turbopack_context__.i(798120);
var __TURBOPACK__imported__module__413869__ = __turbopack_context__.i(413869);
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
var __TURBOPACK__imported__module__496844__ = __turbopack_context__.i(496844);
var __TURBOPACK__imported__module__742222__ = __turbopack_context__.i(742222);
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
    title: "Test invoice"
};
async function InvoicePage({ params, searchParams }) {
    const [{ id }, { note }] = await Promise.all([
        params,
        searchParams
    ]);
    const invoice = await (0, __TURBOPACK__imported__module__413869__["G"])(id);
    if (!invoice) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        "data-page": true,
        className: "max-w-[560px]",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[36px] leading-tight",
                children: invoice.number ? `Invoice ${invoice.number}` : "Invoice in preparation"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                className: "mt-2 mb-5 text-muted",
                children: [
                    (0, __TURBOPACK__imported__module__958755__["M"])(invoice.createdAt),
                    ". ",
                    (0, __TURBOPACK__imported__module__496844__["f"])(invoice)
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__742222__["f"], {
                note: (0, __TURBOPACK__imported__module__413869__["e"])(note)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Lines, {
                invoice: invoice
            }),
            invoice.canPay && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("form", {
                action: __TURBOPACK__imported__module__798120__["v"],
                className: "mt-5",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__572038__["LeadsAway"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("input", {
                        type: "hidden",
                        name: "id",
                        value: invoice.id
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__884196__["SubmitButton"], {
                        className: "button button-primary",
                        children: "Pay now"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("a", {
                href: "/billing",
                className: "button mt-5",
                children: "Back to Classmate"
            })
        ]
    });
}
function Lines({ invoice }) {
    const { lines, currency, discount, fromBalance, total, amountDue } = invoice;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("dl", {
        className: "sheet grid gap-3 px-4 py-5 sm:px-7",
        children: [
            lines.map(({ id, description, amount, periodStart, periodEnd })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Line, {
                    name: description,
                    about: `${(0, __TURBOPACK__imported__module__958755__["M"])(periodStart)} to ${(0, __TURBOPACK__imported__module__958755__["M"])(periodEnd)}`,
                    children: (0, __TURBOPACK__imported__module__958755__["i"])(amount, currency)
                }, id)),
            discount > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Line, {
                name: "Promotion",
                children: (0, __TURBOPACK__imported__module__958755__["i"])(-discount, currency)
            }),
            fromBalance > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Line, {
                name: "From your credit",
                children: (0, __TURBOPACK__imported__module__958755__["i"])(-fromBalance, currency)
            }),
            total < 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Line, {
                name: "Kept as credit",
                children: (0, __TURBOPACK__imported__module__958755__["i"])(-total, currency)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Line, {
                name: invoice.status === "paid" ? "Paid" : "To pay",
                isSum: true,
                children: (0, __TURBOPACK__imported__module__958755__["i"])(amountDue, currency)
            })
        ]
    });
}
function Line({ name, about, children, isSum = false }) {
    const frame = isSum ? "border-t border-hairline pt-3 font-medium" : "";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        className: `flex flex-wrap justify-between gap-x-4 ${frame}`,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("dt", {
                children: [
                    name,
                    about && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("span", {
                        className: "block text-sm text-muted",
                        children: about
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("dd", {
                className: "tabular-nums",
                children: children
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
    InvoicePage,
    "instant",
    0,
    instant,
    "metadata",
    0,
    metadata
]);
}),
930970, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(746489));
}),
];