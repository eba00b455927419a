module.exports = [
678141, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/error.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
// MERGED MODULE: [project]/app/_components/ui/message.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
;
function Message({ title, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("div", {
        "data-page": true,
        className: "max-w-[560px] space-y-3 text-[17px] text-muted",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("h1", {
                className: "font-serif text-[34px] leading-tight text-ink sm:text-[40px]",
                children: title
            }),
            children
        ]
    });
}
"use client";
;
;
function ErrorPage({ error, reset }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("main", {
        id: "main",
        tabIndex: -1,
        className: "mx-auto w-full max-w-[744px] px-4 pt-7 pb-16 outline-none sm:pt-11",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("title", {
                children: "Something went wrong"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(Message, {
                title: "That did not work",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                        children: "Something went wrong on our side. What you have solved so far is safe."
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
                        className: "flex flex-wrap gap-3 pt-2",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                                type: "button",
                                onClick: reset,
                                className: "button button-primary",
                                children: "Try again"
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("a", {
                                href: "/",
                                className: "button",
                                children: "Home page"
                            })
                        ]
                    }),
                    error.digest && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
                        className: "pt-2 text-sm",
                        children: [
                            "If you write to us, quote ",
                            error.digest,
                            "."
                        ]
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    ErrorPage
], 678141);
}),
];

//# sourceMappingURL=app_error_tsx_20-epnwvpd-v1._.js.map