module.exports = [
443865, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__446287__ = __turbopack_context__.i(446287);
var __TURBOPACK__imported__module__909226__ = __turbopack_context__.i(909226);
"use client";
;
;
;
;
;
const Choices = (0, __TURBOPACK__imported__module__446287__["f"])(()=>(0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(830746)));
const ChoicesBelow = (props)=>props.text.endsWith(__TURBOPACK__imported__module__909226__["o"]) && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__572131__["Suspense"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Choices, {
            ...props
        })
    });
__turbopack_context__.s([
    "f",
    0,
    ChoicesBelow
]);
}),
768607, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__193231__ = __turbopack_context__.i(193231);
;
class LimitReached extends __TURBOPACK__imported__module__193231__["f"] {
    usage;
    asking;
    static brand = "ChatLimitReached";
    constructor(words, usage, /** What the request asked for beside the message. */ asking = {}){
        super(words), this.usage = usage, this.asking = asking;
        this.name = "LimitReached";
    }
}
const PLANS = [
    "guest",
    "free",
    "plus"
];
function usedUpIn(refusal) {
    if (!("usage" in refusal) || typeof refusal.usage !== "object" || refusal.usage === null) return null;
    const { plan, used, limit, resetAt, sold } = refusal.usage;
    const known = PLANS.includes(plan) && typeof used === "number" && typeof limit === "number";
    return known && plan && resetAt ? {
        plan,
        used,
        limit,
        resetAt,
        sold: sold === true
    } : null;
}
function createEngineChoice(now = Date.now) {
    let resetAt = 0;
    let chosenUntil = 0;
    return {
        of ({ engine }) {
            if (engine) chosenUntil = resetAt;
            return engine || now() < chosenUntil ? {
                engine: true
            } : {};
        },
        learn (error, asking) {
            if (!LimitReached.isInstance(error)) return error;
            resetAt = Date.parse(error.usage.resetAt);
            return new LimitReached(error.message, error.usage, asking);
        }
    };
}
__turbopack_context__.s([
    "i",
    0,
    LimitReached,
    "r",
    0,
    createEngineChoice,
    "V",
    0,
    usedUpIn
]);
}),
677020, 797417, 
889857, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/said.ts [app-ssr] (ecmascript)
;
const SAID = "said";
const SAID_BEFORE = "said said-before";
const SAID_AWAY = "said said-away";
__turbopack_context__.s([
    "_",
    0,
    SAID,
    "q",
    0,
    SAID_BEFORE
], 677020);
// MERGED MODULE: [project]/app/_components/chat/no-reply.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
;
function NoReply({ onRetry }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        className: "needs-script flex flex-wrap items-center gap-x-4 gap-y-2 text-muted",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                children: "There is no reply to this yet."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "button",
                onClick: onRetry,
                className: "button",
                children: "Get the reply"
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    NoReply
], 797417);
// MERGED MODULE: [project]/app/_components/chat/thinking.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__935578__ = __turbopack_context__.i(935578);
;
;
function Thinking() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__935578__["f"], {
        by: "assistant",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("p", {
            className: "thinking text-muted",
            children: "Working on it"
        })
    });
}
__turbopack_context__.s([
    "f",
    0,
    Thinking
], 889857);
}),
720982, 935578, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/usage/constants.ts [app-ssr] (ecmascript)
;
const PHOTO_RUN = "photo:";
const DIGEST_SEPARATOR = ".";
const SHOWN_FROM = 5;
const REFUNDS_PER_DAY = {
    guest: 3,
    free: 10,
    plus: 100
};
const GUEST_ADDRESS_REFUNDS = 10;
const PHOTOS_PER_DAY = {
    guest: 10,
    free: 50,
    plus: 500
};
const GUEST_ADDRESS_PHOTOS = 40;
const COUNTED_WORDS = "It counts as a message, because today’s free retries are used up.";
__turbopack_context__.s([
    "v",
    0,
    COUNTED_WORDS,
    "U",
    0,
    SHOWN_FROM
], 720982);
// MERGED MODULE: [project]/app/_components/chat/bubble.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
;
function Bubble({ by, author = "You", children }) {
    if (by === "user") {
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("article", {
            "aria-label": author,
            className: "bubble-user",
            children: children
        });
    }
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("article", {
        "aria-label": "Tutor",
        className: "bubble-tutor",
        children: children
    });
}
__turbopack_context__.s([
    "f",
    0,
    Bubble
], 935578);
}),
];

//# sourceMappingURL=_18t246vver-wf._.js.map