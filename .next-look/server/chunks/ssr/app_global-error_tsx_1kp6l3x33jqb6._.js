module.exports = [
303171, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__933012__ = __turbopack_context__.i(933012);
var __TURBOPACK__imported__module__854261__ = __turbopack_context__.i(854261);
"use client";
;
;
;
;
function GlobalError({ error }) {
    const [colours] = (0, __TURBOPACK__imported__module__572131__["useState"])(coloursBefore);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("html", {
        lang: "en",
        "data-accent": "blue",
        className: colours,
        suppressHydrationWarning: true,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("body", {
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__933012__["PageStyles"], {}),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__854261__["Theme"], {
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("title", {
                            children: "Something went wrong"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("main", {
                            className: "mx-auto w-full max-w-[560px] space-y-4 px-4 pt-24 text-muted",
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("h1", {
                                    className: "font-serif text-[38px] leading-tight text-ink",
                                    children: "The page could not be shown"
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                                    children: "Something went wrong on our side. What you have solved so far is safe."
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
                                    className: "flex flex-wrap gap-3 pt-2",
                                    children: [
                                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                                            type: "submit",
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
                })
            ]
        })
    });
}
/** The colours of the document this one stands in for; a browser runs no script that it is given afterwards. */ function coloursBefore() {
    const isDark = typeof document !== "undefined" && document.documentElement.classList.contains("dark");
    return isDark ? "dark" : "light";
}
__turbopack_context__.s([
    "default",
    0,
    GlobalError
]);
}),
];