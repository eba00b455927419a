module.exports = [
349483, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__8366__ = __turbopack_context__.i(8366);
;
;
function MarketingLayout({ children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__8366__["f"], {
        children: children
    });
}
__turbopack_context__.s([
    "default",
    0,
    MarketingLayout
]);
}),
377358, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(349483));
}),
];