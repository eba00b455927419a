module.exports = [
578823, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__95177__ = __turbopack_context__.i(95177);
var __TURBOPACK__imported__module__4509__ = __turbopack_context__.i(4509);
;
;
;
function SolveNotFound() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__4509__["f"], {
        title: "We could not find this problem",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                children: "The address may be mistyped, or the problem belongs to someone else. If it is yours, sign in to see it."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__95177__["f"], {})
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    SolveNotFound
]);
}),
678269, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(578823));
}),
];