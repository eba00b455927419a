module.exports = [
815864, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__342412__ = __turbopack_context__.i(342412);
var __TURBOPACK__imported__module__8366__ = __turbopack_context__.i(8366);
;
;
;
function SolveLayout({ children }) {
    (0, __TURBOPACK__imported__module__342412__["f"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__8366__["f"], {
        children: children
    });
}
__turbopack_context__.s([
    "default",
    0,
    SolveLayout
]);
}),
797375, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(815864));
}),
342412, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__217387__ = __turbopack_context__.i(217387);
var __TURBOPACK__imported__module__691222__ = __turbopack_context__.i(691222);
var __TURBOPACK__imported__module__575465__ = __turbopack_context__.i(575465);
;
;
;
function preloadMathFonts() {
    for (const address of [
        __TURBOPACK__imported__module__217387__["default"],
        __TURBOPACK__imported__module__691222__["default"]
    ]){
        (0, __TURBOPACK__imported__module__575465__["preload"])(address, {
            as: "font",
            type: "font/woff2",
            crossOrigin: "anonymous"
        });
    }
}
__turbopack_context__.s([
    "f",
    0,
    preloadMathFonts
]);
}),
217387, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Main-Regular.1ryvsdzh2w1_e.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
691222, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Math-Italic.32405s1aq8vas.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
];