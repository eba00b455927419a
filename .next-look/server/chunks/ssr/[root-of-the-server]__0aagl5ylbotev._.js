module.exports = [
193695, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/shared/lib/no-fallback-error.external.js", () => require("next/dist/shared/lib/no-fallback-error.external.js"));

module.exports = mod;
}),
727028, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:zlib", () => require("node:zlib"));

module.exports = mod;
}),
847161, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__351166__ = __turbopack_context__.i(351166);
var __TURBOPACK__imported__module__239457__ = __turbopack_context__.i(239457);
var __TURBOPACK__imported__module__924933__ = __turbopack_context__.i(924933);
var __TURBOPACK__imported__module__169558__ = __turbopack_context__.i(169558);
var __TURBOPACK__imported__module__138482__ = __turbopack_context__.i(138482);
var __TURBOPACK__imported__module__398666__ = __turbopack_context__.i(398666);
var __TURBOPACK__imported__module__865781__ = __turbopack_context__.i(865781);
;
;
;
;
;
;
;
;
async function generateMetadata({ params }) {
    const { title } = await (0, __TURBOPACK__imported__module__138482__["f"])((await params).id);
    return {
        title,
        robots: {
            index: false
        }
    };
}
async function ChatPage({ params, searchParams }) {
    const { all, before } = await searchParams;
    const { id, title, subject, mode, messages, runId } = await (0, __TURBOPACK__imported__module__138482__["f"])((await params).id);
    const lastAt = messages.findLastIndex(({ role })=>role === "user");
    const earlier = lastAt < 0 ? messages : messages.slice(0, lastAt);
    const exchange = exchangeOf(messages.slice(earlier.length), earlier.at(-1)?.id ?? null);
    const upTo = earlier.findIndex((message)=>message.id === before);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
        "data-page": true,
        className: "flex flex-1 flex-col",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__924933__["ChatView"], {
            chat: {
                id,
                title
            },
            solveId: null,
            subject: subject && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__239457__["f"], {
                subject: subject
            }),
            exchange: exchange,
            history: earlier.length > 0 ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__865781__["P"], {
                chatId: id,
                messages: earlier,
                upTo: upTo,
                whole: all !== undefined
            }) : null,
            runId: exchange?.reply === null ? runId : null,
            mode: mode,
            usage: (0, __TURBOPACK__imported__module__398666__["v"])()
        }, id)
    });
}
/** The student's last message and the reply behind it. */ function exchangeOf([message, reply], after) {
    if (!message) return null;
    return {
        message: {
            id: message.id,
            text: message.text,
            after,
            versions: message.versions,
            shown: pacedView(message)
        },
        reply: reply ? {
            id: reply.id,
            broken: reply.cutOff === true || reply.interrupted === true,
            text: reply.text,
            versions: reply.versions,
            shown: pacedView(reply)
        } : null
    };
}
const pacedView = (message)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__169558__["f"], {
        characters: message.text.length,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__351166__["f"], {
            ...message
        })
    });
__turbopack_context__.s([
    "default",
    0,
    ChatPage,
    "generateMetadata",
    0,
    generateMetadata
]);
}),
825577, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(847161));
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