module.exports = [
267580, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
function RenewFrame() {
    const router = (0, __TURBOPACK__imported__module__50944__["useRouter"])();
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>router.refresh(), [
        router
    ]);
    return null;
}
__turbopack_context__.s([
    "RenewFrame",
    0,
    RenewFrame
]);
}),
771586, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__229419__ = __turbopack_context__.i(229419);
var __TURBOPACK__imported__module__337167__ = __turbopack_context__.i(337167);
var __TURBOPACK__imported__module__738726__ = __turbopack_context__.i(738726);
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
"use client";
;
;
;
;
;
const FRAME = "mt-5 border-t border-hairline pt-4 text-[15px]";
function UsageToday(props) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__738726__["default"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Usage, {
            ...props
        })
    });
}
function Usage({ usage }) {
    const { data } = __TURBOPACK__imported__module__337167__["f"].usage.today.useQuery(undefined, {
        initialData: usage
    });
    const { used, limit, resetAt, counts } = data;
    if (!counts) {
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
            className: FRAME,
            children: "The built-in tutor answers here. It is free and unlimited; nothing is counted."
        });
    }
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        className: FRAME,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
                className: "flex flex-wrap justify-between gap-x-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("label", {
                        htmlFor: "usage-today",
                        children: [
                            (0, __TURBOPACK__imported__module__693195__["L"])(used),
                            " of ",
                            (0, __TURBOPACK__imported__module__693195__["L"])(limit),
                            " tutor messages used today"
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("span", {
                        className: "text-muted",
                        children: [
                            "More at ",
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__229419__["f"], {
                                at: resetAt.toISOString()
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("meter", {
                id: "usage-today",
                min: 0,
                max: limit,
                value: Math.min(used, limit),
                className: "usage-meter"
            })
        ]
    });
}
__turbopack_context__.s([
    "UsageToday",
    0,
    UsageToday
]);
}),
572062, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__660081__ = __turbopack_context__.i(660081);
"use client";
;
;
function BillingViewed() {
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>(0, __TURBOPACK__imported__module__660081__["H"])("billing_page_viewed", {}), []);
    return null;
}
__turbopack_context__.s([
    "BillingViewed",
    0,
    BillingViewed
]);
}),
229419, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__49356__ = __turbopack_context__.i(49356);
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
"use client";
;
;
;
function LocalTime({ at }) {
    const here = (0, __TURBOPACK__imported__module__49356__["f"])();
    const time = (0, __TURBOPACK__imported__module__693195__["P"])(new Date(at), here ? undefined : "UTC");
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("time", {
        dateTime: at,
        className: "tabular-nums",
        children: here ? time : `${time} UTC`
    });
}
__turbopack_context__.s([
    "f",
    0,
    LocalTime
]);
}),
149552, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__935112__ = __turbopack_context__.i(935112);
"use client";
;
;
function SubmitButton({ children, className, pendingText, name, value }) {
    const { pending } = (0, __TURBOPACK__imported__module__935112__["useFormStatus"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
        type: "submit",
        name: name,
        value: value,
        "aria-disabled": pending,
        onClick: (event)=>pending && event.preventDefault(),
        className: className,
        children: pending && pendingText ? pendingText : children
    });
}
__turbopack_context__.s([
    "SubmitButton",
    0,
    SubmitButton
]);
}),
693195, ((__turbopack_context__) => {
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
    "L",
    0,
    formatCount,
    "i",
    0,
    formatMoney,
    "M",
    0,
    formatShortDay,
    "P",
    0,
    formatTime,
    "N",
    0,
    formatUntil
]);
}),
];