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
374293, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__608121__ = __turbopack_context__.i(608121);
var __TURBOPACK__imported__module__604836__ = __turbopack_context__.i(604836);
;
;
;
const metadata = {
    title: "Contact"
};
function ContactPage() {
    const address = __TURBOPACK__imported__module__608121__["f"].NEXT_PUBLIC_CONTACT_EMAIL;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[34px] leading-tight sm:text-[44px]",
                children: "Contact"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                className: "mt-3 text-lg leading-7 text-pretty text-muted",
                children: [
                    "This site is run by ",
                    (0, __TURBOPACK__imported__module__604836__["f"])(),
                    "."
                ]
            }),
            address ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                className: "mt-6",
                children: [
                    "Write to",
                    " ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("a", {
                        href: `mailto:${address}`,
                        className: "link -my-2.5 inline-flex min-h-11 items-center break-all",
                        children: address
                    })
                ]
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-6",
                children: "There is no address to write to here. Ask a teacher, or the person who showed you this site."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-4 text-muted",
                children: "If something went wrong, copy the number shown with the error into your message. It lets us find what happened without seeing what you typed."
            })
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    ContactPage,
    "metadata",
    0,
    metadata
]);
}),
550546, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(374293));
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