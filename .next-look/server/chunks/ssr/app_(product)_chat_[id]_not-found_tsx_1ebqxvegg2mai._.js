module.exports = [
916562, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__4509__ = __turbopack_context__.i(4509);
;
;
;
function NotFound() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
        className: "pt-6",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__4509__["f"], {
            title: "We could not find this conversation",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                    children: "It may have been deleted, or it belongs to another account."
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                    className: "flex flex-wrap gap-3 pt-2",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                            href: "/chat",
                            className: "button button-primary",
                            children: "Start a new one"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                            href: "/history",
                            className: "button",
                            children: "Your history"
                        })
                    ]
                })
            ]
        })
    });
}
__turbopack_context__.s([
    "default",
    0,
    NotFound
]);
}),
384772, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(916562));
}),
];