module.exports = [
812498, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__8366__ = __turbopack_context__.i(8366);
;
;
function AuthLayout({ children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__8366__["f"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
            className: "mx-auto max-w-[420px]",
            children: children
        })
    });
}
__turbopack_context__.s([
    "default",
    0,
    AuthLayout
]);
}),
686024, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(812498));
}),
];