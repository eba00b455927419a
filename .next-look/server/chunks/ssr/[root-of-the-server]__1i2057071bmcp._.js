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
604836, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__608121__ = __turbopack_context__.i(608121);
;
const operatorName = ()=>__TURBOPACK__imported__module__608121__["f"].NEXT_PUBLIC_OPERATOR ?? "the people who gave you the address of this site";
__turbopack_context__.s([
    "f",
    0,
    operatorName
]);
}),
431789, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
;
function TextPage({ title, lead, sections, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[34px] leading-tight sm:text-[44px]",
                children: title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-3 text-lg leading-7 text-pretty text-muted",
                children: lead
            }),
            sections.map((section)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("section", {
                    "aria-label": section.title,
                    className: "mt-10",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                            className: "font-serif text-[24px] leading-tight",
                            children: section.title
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ul", {
                            className: "mt-3 list-disc space-y-2 pl-5",
                            children: section.lines.map((line)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("li", {
                                    children: line
                                }, line))
                        })
                    ]
                }, section.title)),
            children
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    TextPage
]);
}),
965320, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__604836__ = __turbopack_context__.i(604836);
var __TURBOPACK__imported__module__431789__ = __turbopack_context__.i(431789);
;
;
;
const metadata = {
    title: "Terms"
};
const SECTIONS = [
    {
        title: "What you get",
        lines: [
            "Solutions with steps, hints and practice are free and unlimited. Messages to the tutor may be counted by the day; how many are left is shown beside the field.",
            "An answer marked “Checked” was confirmed in a second way. The mark is about the calculation: compare “Read as” with what you meant.",
            "The service can be away for a while, and what it can do may change."
        ]
    },
    {
        title: "What we ask of you",
        lines: [
            "Keep to the rules of your school. Where help is not allowed, do not use it.",
            "Do not try to break the site, to use it up for others, or to open what belongs to someone else.",
            "If you are too young to agree to this where you live, ask a parent or guardian first."
        ]
    },
    {
        title: "Paying",
        lines: [
            "Prices are on the Plans page. A subscription renews until you cancel it, and then lasts to the end of the time you have paid for.",
            "You can cancel at any time, under Plans."
        ]
    },
    {
        title: "What is yours",
        lines: [
            "What you write stays yours. It is kept so that you find it again, and shown to someone else only by a link that you made."
        ]
    }
];
function TermsPage() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__431789__["f"], {
        title: "Terms",
        lead: `This site is run by ${(0, __TURBOPACK__imported__module__604836__["f"])()}. By using it you agree to the following.`,
        sections: SECTIONS
    });
}
__turbopack_context__.s([
    "default",
    0,
    TermsPage,
    "metadata",
    0,
    metadata
]);
}),
129433, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(965320));
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