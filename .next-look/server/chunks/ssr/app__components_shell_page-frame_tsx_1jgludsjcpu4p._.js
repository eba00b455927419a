module.exports = [
8366, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/shell/page-frame.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
// MERGED MODULE: [project]/app/_components/shell/site-footer.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__608121__ = __turbopack_context__.i(608121);
var __TURBOPACK__imported__module__192518__ = __turbopack_context__.i(192518);
var __TURBOPACK__imported__module__705348__ = __turbopack_context__.i(705348);
;
;
;
;
;
/** Pages about the product itself; the operator's own texts take the place of ours. */ const ABOUT = [
    [
        "How often we are right",
        "/accuracy"
    ],
    [
        "Privacy",
        __TURBOPACK__imported__module__608121__["f"].NEXT_PUBLIC_PRIVACY_URL ?? "/privacy"
    ],
    [
        "Terms",
        __TURBOPACK__imported__module__608121__["f"].NEXT_PUBLIC_TERMS_URL ?? "/terms"
    ],
    [
        "Contact",
        "/contact"
    ]
];
const FOOTER_LINK = "inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline";
function SiteFooter() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("footer", {
        className: "site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("div", {
            className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-1",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("p", {
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("span", {
                            className: "font-serif text-base text-ink",
                            children: __TURBOPACK__imported__module__192518__["f"].NEXT_PUBLIC_APP_NAME
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("span", {
                            className: "ml-3",
                            children: __TURBOPACK__imported__module__192518__["f"].NEXT_PUBLIC_APP_TAGLINE
                        })
                    ]
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("nav", {
                    "aria-label": "About",
                    className: "flex flex-wrap gap-x-4",
                    children: [
                        ABOUT.map(([name, href])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                                href: href,
                                prefetch: false,
                                className: FOOTER_LINK,
                                children: name
                            }, name)),
                        __TURBOPACK__imported__module__192518__["f"].NEXT_PUBLIC_EXTENSION_URL && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("a", {
                            href: __TURBOPACK__imported__module__192518__["f"].NEXT_PUBLIC_EXTENSION_URL,
                            rel: "noopener",
                            className: FOOTER_LINK,
                            children: "Browser extension"
                        })
                    ]
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__705348__["ThemeSwitch"], {})
            ]
        })
    });
}
;
;
function PageFrame({ children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("main", {
                id: "main",
                tabIndex: -1,
                className: "min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                    className: "mx-auto w-full max-w-[712px]",
                    children: children
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(SiteFooter, {})
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    PageFrame
], 8366);
}),
];

//# sourceMappingURL=app__components_shell_page-frame_tsx_1jgludsjcpu4p._.js.map