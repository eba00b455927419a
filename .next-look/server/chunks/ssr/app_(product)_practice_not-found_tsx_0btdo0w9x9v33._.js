module.exports = [
467472, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__4509__ = __turbopack_context__.i(4509);
;
;
;
function PracticeNotFound() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("title", {
                children: "Practice not found"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__4509__["f"], {
                title: "We could not find this practice",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                        children: "The address may be mistyped, or the set has been deleted. Ask its maker for a new link."
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                        className: "flex flex-wrap gap-3 pt-2",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                                href: "/practice",
                                prefetch: false,
                                className: "button button-primary",
                                children: "Your practice"
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                                href: "/",
                                prefetch: false,
                                className: "button",
                                children: "Solve a problem"
                            })
                        ]
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    PracticeNotFound
]);
}),
619284, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(467472));
}),
];