module.exports = [
198950, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__8366__ = __turbopack_context__.i(8366);
;
;
const metadata = {
    robots: {
        index: false,
        follow: false
    }
};
function SandboxLayout({ children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__8366__["f"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                className: "mb-7 rounded-control border border-hairline bg-wash px-4 py-3 text-[15px]",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("strong", {
                        className: "font-medium",
                        children: "Test mode: no money moves."
                    }),
                    " This page replaces the payment provider’s, and no card is needed."
                ]
            }),
            children
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    SandboxLayout,
    "metadata",
    0,
    metadata
]);
}),
188390, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(198950));
}),
];