module.exports = [
193695, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/shared/lib/no-fallback-error.external.js", () => require("next/dist/shared/lib/no-fallback-error.external.js"));

module.exports = mod;
}),
727028, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:zlib", () => require("node:zlib"));

module.exports = mod;
}),
814747, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("path", () => require("path"));

module.exports = mod;
}),
239457, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__83940__ = __turbopack_context__.i(83940);
var __TURBOPACK__imported__module__374029__ = __turbopack_context__.i(374029);
;
;
;
;
function SubjectCard({ subject }) {
    const { isSolved = true } = subject;
    const isRead = isSolved && subject.latex !== "";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("section", {
        "aria-label": "The problem",
        className: "sheet px-5 py-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
                className: "flex flex-wrap items-baseline justify-between gap-x-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                        className: "text-[15px] text-muted",
                        children: isRead ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__374029__["f"], {
                            text: subject.instruction
                        }) : "About this problem"
                    }),
                    subject.solveId !== undefined && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: `/solve/${subject.solveId}`,
                        className: "link text-[15px]",
                        children: isSolved ? "See the solution" : "Change its words"
                    })
                ]
            }),
            isRead ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__83940__["a"], {
                latex: subject.latex,
                label: "The problem"
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "break-words",
                children: subject.text
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    SubjectCard
]);
}),
17810, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__75527__ = __turbopack_context__.i(75527);
;
;
const BADGES = {
    verified: {
        word: "Checked",
        Icon: __TURBOPACK__imported__module__75527__["w"],
        tone: "text-checked"
    },
    partial: {
        word: "Spot-checked",
        Icon: __TURBOPACK__imported__module__75527__["o"],
        tone: "text-caution"
    },
    unchecked: {
        word: "Not checked",
        Icon: __TURBOPACK__imported__module__75527__["g"],
        tone: "text-muted"
    }
};
function VerificationBadge({ status }) {
    const { word, Icon, tone } = BADGES[status];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("span", {
        className: `inline-flex items-center gap-1.5 text-[15px] font-semibold whitespace-nowrap ${tone}`,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Icon, {}),
            word
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    VerificationBadge
]);
}),
914465, ((__turbopack_context__, module, exports) => {

(()=>{
    "use strict";
    var e = {
        86: (e)=>{
            /*!
 * bytes
 * Copyright(c) 2012-2014 TJ Holowaychuk
 * Copyright(c) 2015 Jed Watson
 * MIT Licensed
 */ e.exports = bytes;
            e.exports.format = format;
            e.exports.parse = parse;
            var r = /\B(?=(\d{3})+(?!\d))/g;
            var a = /(?:\.0*|(\.[^0]+)0+)$/;
            var t = {
                b: 1,
                kb: 1 << 10,
                mb: 1 << 20,
                gb: 1 << 30,
                tb: Math.pow(1024, 4),
                pb: Math.pow(1024, 5)
            };
            var i = /^((-|\+)?(\d+(?:\.\d+)?)) *(kb|mb|gb|tb|pb)$/i;
            function bytes(e, r) {
                if (typeof e === "string") {
                    return parse(e);
                }
                if (typeof e === "number") {
                    return format(e, r);
                }
                return null;
            }
            function format(e, i) {
                if (!Number.isFinite(e)) {
                    return null;
                }
                var n = Math.abs(e);
                var o = i && i.thousandsSeparator || "";
                var s = i && i.unitSeparator || "";
                var f = i && i.decimalPlaces !== undefined ? i.decimalPlaces : 2;
                var u = Boolean(i && i.fixedDecimals);
                var p = i && i.unit || "";
                if (!p || !t[p.toLowerCase()]) {
                    if (n >= t.pb) {
                        p = "PB";
                    } else if (n >= t.tb) {
                        p = "TB";
                    } else if (n >= t.gb) {
                        p = "GB";
                    } else if (n >= t.mb) {
                        p = "MB";
                    } else if (n >= t.kb) {
                        p = "KB";
                    } else {
                        p = "B";
                    }
                }
                var b = e / t[p.toLowerCase()];
                var l = b.toFixed(f);
                if (!u) {
                    l = l.replace(a, "$1");
                }
                if (o) {
                    l = l.split(".").map(function(e, a) {
                        return a === 0 ? e.replace(r, o) : e;
                    }).join(".");
                }
                return l + s + p;
            }
            function parse(e) {
                if (typeof e === "number" && !isNaN(e)) {
                    return e;
                }
                if (typeof e !== "string") {
                    return null;
                }
                var r = i.exec(e);
                var a;
                var n = "b";
                if (!r) {
                    a = parseInt(e, 10);
                    n = "b";
                } else {
                    a = parseFloat(r[1]);
                    n = r[4].toLowerCase();
                }
                return Math.floor(t[n] * a);
            }
        }
    };
    var r = {};
    function __nccwpck_require__(a) {
        var t = r[a];
        if (t !== undefined) {
            return t.exports;
        }
        var i = r[a] = {
            exports: {}
        };
        var n = true;
        try {
            e[a](i, i.exports, __nccwpck_require__);
            n = false;
        } finally{
            if (n) delete r[a];
        }
        return i.exports;
    }
    if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = ("TURBOPACK compile-time value", "/ROOT/node_modules/next/dist/compiled/bytes") + "/";
    var a = __nccwpck_require__(86);
    module.exports = a;
})();
}),
];