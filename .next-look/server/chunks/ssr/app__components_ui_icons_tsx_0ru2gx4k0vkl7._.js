module.exports = [
787724, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
// Nothing here depends on anything: what would be remembered costs more bytes than it spares work.
"use no memo";
;
function Icon({ children, size = 18 }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("svg", {
        viewBox: "0 0 24 24",
        width: size,
        height: size,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: "1.9",
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": "true",
        className: "shrink-0",
        children: children
    });
}
const MenuIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Icon, {
        size: 22,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M4 7h16M4 12h16M4 17h16"
        })
    });
const CloseIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Icon, {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "m6 6 12 12M18 6 6 18"
        })
    });
const CheckedIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(Icon, {
        size: 19,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("circle", {
                cx: "12",
                cy: "12",
                r: "9.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
                d: "m7.8 12.4 2.9 3 5.5-6.4"
            })
        ]
    });
const SampledIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(Icon, {
        size: 19,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("circle", {
                cx: "12",
                cy: "12",
                r: "9.5",
                strokeDasharray: "3.2 2.4"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
                d: "m7.8 12.4 2.9 3 5.5-6.4"
            })
        ]
    });
const UncheckedIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(Icon, {
        size: 19,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("circle", {
                cx: "12",
                cy: "12",
                r: "9.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
                d: "M7.5 12h9"
            })
        ]
    });
const ChevronIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Icon, {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "m9 5 7 7-7 7"
        })
    });
const StopIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(Icon, {
        size: 19,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("circle", {
                cx: "12",
                cy: "12",
                r: "9.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
                d: "M12 7.5v5.5M12 16.4v.1"
            })
        ]
    });
const WrongIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(Icon, {
        size: 19,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("circle", {
                cx: "12",
                cy: "12",
                r: "9.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
                d: "m8.6 8.6 6.8 6.8M15.4 8.6l-6.8 6.8"
            })
        ]
    });
const PencilIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Icon, {
        size: 17,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3"
        })
    });
const ArrowIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Icon, {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M5 12h14m-6-6 6 6-6 6"
        })
    });
__turbopack_context__.s([
    "L",
    0,
    ArrowIcon,
    "w",
    0,
    CheckedIcon,
    "e",
    0,
    ChevronIcon,
    "U",
    0,
    CloseIcon,
    "W",
    0,
    Icon,
    "o",
    0,
    PencilIcon,
    "p",
    0,
    SampledIcon,
    "d",
    0,
    StopIcon,
    "g",
    0,
    UncheckedIcon,
    "f",
    0,
    WrongIcon
]);
}),
];