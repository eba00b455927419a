module.exports = [
918622, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/compiled/next-server/app-page-turbo.runtime.prod.js", () => require("next/dist/compiled/next-server/app-page-turbo.runtime.prod.js"));

module.exports = mod;
}),
120635, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/action-async-storage.external.js", () => require("next/dist/server/app-render/action-async-storage.external.js"));

module.exports = mod;
}),
324725, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/after-task-async-storage.external.js", () => require("next/dist/server/app-render/after-task-async-storage.external.js"));

module.exports = mod;
}),
43285, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/dynamic-access-async-storage.external.js", () => require("next/dist/server/app-render/dynamic-access-async-storage.external.js"));

module.exports = mod;
}),
434270, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/module-loading/track-module-loading.external.js", () => require("next/dist/server/app-render/module-loading/track-module-loading.external.js"));

module.exports = mod;
}),
556704, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/work-async-storage.external.js", () => require("next/dist/server/app-render/work-async-storage.external.js"));

module.exports = mod;
}),
832319, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/work-unit-async-storage.external.js", () => require("next/dist/server/app-render/work-unit-async-storage.external.js"));

module.exports = mod;
}),
559043, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/runtime-reacts.external.js", () => require("next/dist/server/runtime-reacts.external.js"));

module.exports = mod;
}),
511093, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/geist-latin.2u009ynkurzk0.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
777493, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/newsreader-latin.1dgvfwxrvj12l.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
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
977080, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app_globals_css_192f8_zedagp8.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(291089);
    });
});
}),
342602, ((__turbopack_context__, module, exports) => {
"use strict";

if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
;
else {
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    else {
        if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
        ;
        else {
            if ("TURBOPACK compile-time truthy", 1) {
                module.exports = __turbopack_context__.r(918622);
            } else //TURBOPACK unreachable
            ;
        }
    }
}
}),
909270, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['contexts'].AppRouterContext;
}),
935112, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['react-ssr'].ReactDOM;
}),
187924, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['react-ssr'].ReactJsxRuntime;
}),
738783, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['react-ssr'].ReactServerDOMTurbopackClient;
}),
572131, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['react-ssr'].React;
}),
];