module.exports = [
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
449374, ((__turbopack_context__) => {
"use strict";

/** The plans: the one place that says what they cost and allow. Amounts in US cents. */ const PLANS = {
    guest: {
        name: "Guest",
        messagesPerDay: 5
    },
    free: {
        name: "Free",
        messagesPerDay: 25
    },
    plus: {
        name: "Plus",
        messagesPerDay: 1_000
    }
};
const PRICES = {
    month: {
        amount: 799,
        name: "monthly"
    },
    year: {
        amount: 5_999,
        name: "annual"
    }
};
const CURRENCY = "usd";
const GRACE_DAYS = 7;
const LATE_DAYS = 3;
const GUEST_ADDRESS_MESSAGES = 20;
const INVOICES_SHOWN = 24;
const LIVE_STATUSES = [
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "paused"
];
const LOOK_PATIENCE_MS = 5_000;
__turbopack_context__.s([
    "q",
    0,
    PLANS,
    "r",
    0,
    PRICES
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