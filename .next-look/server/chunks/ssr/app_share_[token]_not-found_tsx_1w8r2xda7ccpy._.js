module.exports = [
129888, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__4509__ = __turbopack_context__.i(4509);
;
;
;
function ShareNotFound() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__4509__["f"], {
        title: "This link no longer works",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                children: "It may no longer be shared, or the address is mistyped. Ask for a new link."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "pt-2",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                    href: "/",
                    className: "button button-primary",
                    children: "Solve a problem"
                })
            })
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    ShareNotFound
]);
}),
256453, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(129888));
}),
];