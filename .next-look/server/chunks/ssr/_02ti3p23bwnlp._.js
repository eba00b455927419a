module.exports = [
583231, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__787724__ = __turbopack_context__.i(787724);
// Nothing here depends on anything: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
const DeleteIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7"
        })
    });
const HaltIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("rect", {
            x: "6.5",
            y: "6.5",
            width: "11",
            height: "11",
            rx: "1.5",
            fill: "currentColor"
        })
    });
const NewIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M12 5v14M5 12h14"
        })
    });
const BackIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "m14.5 6-6 6 6 6"
        })
    });
const ForthIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "m9.5 6 6 6-6 6"
        })
    });
const ListIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M8 6.5h12M8 12h12M8 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1"
        })
    });
const RenameIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "m5 19 1-4.2L16.2 4.6l3.2 3.2L9.2 18zM14 6.8l3.2 3.2"
        })
    });
const SearchIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__787724__["W"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("circle", {
                cx: "11",
                cy: "11",
                r: "6.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
                d: "m16 16 4.5 4.5"
            })
        ]
    });
const ShareIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M12 15V4.5m-4 4 4-4 4 4M6 12v7.5h12V12"
        })
    });
__turbopack_context__.s([
    "l",
    0,
    BackIcon,
    "Y",
    0,
    DeleteIcon,
    "y",
    0,
    ForthIcon,
    "g",
    0,
    HaltIcon,
    "j",
    0,
    RenameIcon,
    "O",
    0,
    SearchIcon,
    "D",
    0,
    ShareIcon
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