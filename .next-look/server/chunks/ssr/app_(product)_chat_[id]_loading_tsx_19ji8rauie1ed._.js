module.exports = [
541922, ((__turbopack_context__) => {
"use strict";

/** Shown where a conversation will be while it is read. */ var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
;
function Loading() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        "data-skeleton": true,
        "aria-hidden": "true",
        className: "flex-1 space-y-6 pt-6",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                className: "ml-auto h-11 w-1/2 rounded-sheet bg-wash"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                className: "h-40 rounded-sheet bg-wash"
            })
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    Loading
]);
}),
66125, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(541922));
}),
];