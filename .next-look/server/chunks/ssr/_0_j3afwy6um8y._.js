module.exports = [
217378, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
316209, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
235504, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
918409, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/account/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__316209__ = __turbopack_context__.i(316209);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-rsc] (ecmascript) <export * as z .null>
;
var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
var __TURBOPACK__imported__module__954757__ = __TURBOPACK__imported__module__954757__;
var __TURBOPACK__imported__module__817579__ = __turbopack_context__.i(817579);
;
;
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const viewerSchema = __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("kind", [
    __TURBOPACK__imported__module__26972__["z"].object({
        kind: __TURBOPACK__imported__module__899370__["z"].literal("guest"),
        id: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
        email: __TURBOPACK__imported__module__954757__.null()
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        kind: __TURBOPACK__imported__module__899370__["z"].literal("user"),
        id: __TURBOPACK__imported__module__427221__["z"].string(),
        email: __TURBOPACK__imported__module__427221__["z"].string()
    })
]);
const UNNAMED = "Tell us what to call you.";
const NAME_TOO_LONG = `A name can have at most ${__TURBOPACK__imported__module__817579__["X"]} characters.`;
const NAME_UNREADABLE = "This name contains a character that cannot be shown. Type it again.";
const displayNameSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: UNNAMED
}).trim().min(1, UNNAMED).refine((name)=>[
        ...name
    ].length <= __TURBOPACK__imported__module__817579__["X"], NAME_TOO_LONG).refine((name)=>!UNPRINTABLE.test(name), NAME_UNREADABLE);
const profileChangeSchema = __TURBOPACK__imported__module__26972__["z"].object({
    displayName: displayNameSchema
});
__turbopack_context__.s([
    "B",
    0,
    UNPRINTABLE,
    "U",
    0,
    profileChangeSchema
], 918409);
}),
240761, ((__turbopack_context__) => {
"use strict";

;
function track({ analytics, newId }, { scope, optedOut }, name, properties) {
    if (optedOut) return;
    const distinctId = scope?.kind === "user" ? scope.userId : scope?.guestId ?? newId();
    analytics.track({
        name,
        distinctId,
        profile: scope?.kind === "user",
        properties: {
            ...properties
        }
    });
}
__turbopack_context__.s([
    "f",
    0,
    track
]);
}),
283591, ((__turbopack_context__) => {
"use strict";

/** Characters a problem may have after trimming. */ const TEXT_LENGTH_MAX = 2000;
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;
const ATTEMPT_LENGTH_MAX = 4000;
const PARTS_MAX = 24;
const PAGE_SIZE = 20;
const PAGE_SIZE_MAX = 100;
const FIND_LENGTH_MAX = 100;
const SHOWN_KINDS = [
    "all",
    "solved",
    "unsolved",
    "mistakes"
];
const MISTAKES_MAX = 5;
const SOLVE_MODES = [
    "answer",
    "hints"
];
const STORY_ROWS_MAX = 100;
const CORRECTION_LENGTH_MAX = 500;
const BY_MODEL = "Read by a language model, worked out and checked here";
__turbopack_context__.s([
    "M",
    0,
    BY_MODEL,
    "V",
    0,
    CORRECTION_LENGTH_MAX,
    "K",
    0,
    FIND_LENGTH_MAX,
    "r",
    0,
    MISTAKES_MAX,
    "$",
    0,
    PAGE_SIZE,
    "F",
    0,
    PAGE_SIZE_MAX,
    "X",
    0,
    PARTS_MAX,
    "v",
    0,
    SHOWN_KINDS,
    "G",
    0,
    SOLVE_MODES,
    "Z",
    0,
    STORY_ROWS_MAX,
    "E",
    0,
    TEXT_LENGTH_MAX,
    "B",
    0,
    UNPRINTABLE
]);
}),
958755, ((__turbopack_context__) => {
"use strict";

/** How the product writes dates, times, numbers and money, in the interface, in mail and in exports: British English,
 * UTC where nothing else is said, US dollars. */ const DAY = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeZone: "UTC"
});
const SHORT_DAY = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeZone: "UTC"
});
const MOMENT = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC"
});
const LONG_MOMENT = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC"
});
const TIME_OF_DAY = {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23"
};
const COUNT = new Intl.NumberFormat("en-GB");
const formatDay = (date)=>DAY.format(date);
const [HOUR_MS, DAY_MS] = [
    3_600_000,
    86_400_000
];
function formatUntil(date, now) {
    const wait = date.getTime() - now.getTime();
    if (wait < HOUR_MS) return "in a few minutes";
    if (wait < 1.5 * DAY_MS) return wait < DAY_MS / 2 ? "in a few hours" : "tomorrow";
    const days = Math.round(wait / DAY_MS);
    return days < 21 ? `in ${days} days` : `on ${formatShortDay(date)}`;
}
function formatAgo(date, now) {
    const since = now.getTime() - date.getTime();
    if (since < HOUR_MS) return "a few minutes ago";
    if (since < 1.5 * DAY_MS) return since < DAY_MS / 2 ? "a few hours ago" : "yesterday";
    const days = Math.round(since / DAY_MS);
    return days < 21 ? `${days} days ago` : `on ${formatShortDay(date)}`;
}
const formatShortDay = (date)=>SHORT_DAY.format(date);
const formatMoment = (date)=>`${MOMENT.format(date)} UTC`;
const formatLongMoment = (date)=>`${LONG_MOMENT.format(date)} UTC`;
const formatTime = (date, timeZone)=>date.toLocaleTimeString("en-GB", {
        ...TIME_OF_DAY,
        timeZone
    });
const formatCount = (count)=>COUNT.format(count);
const formatShare = (share)=>`${(Math.min(Math.max(Math.floor(share * 1000), share > 0 ? 1 : 0), 1000) / 10).toFixed(1)}%`;
function formatMoney(amount, currency = "usd") {
    const format = new Intl.NumberFormat("en-US", {
        style: "currency",
        currency
    });
    const { maximumFractionDigits = 2 } = format.resolvedOptions();
    return format.format(amount / 10 ** maximumFractionDigits);
}
__turbopack_context__.s([
    "X",
    0,
    formatAgo,
    "L",
    0,
    formatCount,
    "_",
    0,
    formatDay,
    "p",
    0,
    formatLongMoment,
    "x",
    0,
    formatMoment,
    "i",
    0,
    formatMoney,
    "g",
    0,
    formatShare,
    "M",
    0,
    formatShortDay,
    "N",
    0,
    formatUntil
]);
}),
];

//# sourceMappingURL=_0_j3afwy6um8y._.js.map