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
611625, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_1a7lwtqbczf9s._.js",
  "server/chunks/ssr/app__components_billing_limit-popup_tsx_1t8rgqkg94m6b._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(842886);
    });
});
}),
486448, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__238246__ = __turbopack_context__.i(238246);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__49356__ = __turbopack_context__.i(49356);
"use client";
;
;
;
;
;
const PLANS_PAGE = "/billing";
function UpgradeLink({ className, children }) {
    const inBrowser = (0, __TURBOPACK__imported__module__49356__["f"])();
    const [Popup, setPopup] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    if (!inBrowser) {
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__238246__["default"], {
            href: PLANS_PAGE,
            prefetch: false,
            className: className,
            children: children
        });
    }
    const open = ()=>{
        (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(611625)).then((loaded)=>setPopup(()=>loaded.default), ()=>location.assign(PLANS_PAGE));
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "button",
                onClick: open,
                className: className,
                children: children
            }),
            Popup && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Popup, {
                usage: null,
                onClose: ()=>setPopup(null)
            })
        ]
    });
}
__turbopack_context__.s([
    "UpgradeLink",
    0,
    UpgradeLink
]);
}),
202976, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__lib_analytics-posthog_ts_1mbmhive6z8mp._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(605538);
    });
});
}),
924470, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__lib_auth_client_ts_0o1ut2sjf23oc._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(804265);
    });
});
}),
406731, ((__turbopack_context__) => {
"use strict";

/** In local storage, while problems stay on this device. */ const DEVICE_ONLY_KEY = "cm-device-only";
__turbopack_context__.s([
    "f",
    0,
    DEVICE_ONLY_KEY
]);
}),
511093, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/geist-latin.2u009ynkurzk0.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
777493, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/newsreader-latin.1dgvfwxrvj12l.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
977080, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app_globals_css_192f8_zedagp8.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(291089);
    });
});
}),
405050, ((__turbopack_context__, module, exports) => {
"use strict";

// This file must be bundled in the app's client layer, it shouldn't be directly
// imported by the server.
Object.defineProperty(exports, "__esModule", {
    value: true
});
0 && (module.exports = {
    callServer: null,
    createServerReference: null,
    findSourceMapURL: null
});
function _export(target, all) {
    for(var name in all)Object.defineProperty(target, name, {
        enumerable: true,
        get: all[name]
    });
}
_export(exports, {
    callServer: function() {
        return _appcallserver.callServer;
    },
    createServerReference: function() {
        return _client.createServerReference;
    },
    findSourceMapURL: function() {
        return _appfindsourcemapurl.findSourceMapURL;
    }
});
const _appcallserver = __turbopack_context__.r(120611);
const _appfindsourcemapurl = __turbopack_context__.r(1722);
const _client = __turbopack_context__.r(738783);
}),
];