module.exports = [
84275, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
const NOTE_MS = 2000;
function CopyButton({ text, name }) {
    const [note, setNote] = (0, __TURBOPACK__imported__module__572131__["useState"])("");
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (!note) return;
        const timer = setTimeout(()=>setNote(""), NOTE_MS);
        return ()=>clearTimeout(timer);
    }, [
        note
    ]);
    const copy = async ()=>{
        try {
            await navigator.clipboard.writeText(typeof text === "string" ? text : text());
            setNote("Copied");
        } catch  {
            setNote("Not copied");
        }
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("button", {
        type: "button",
        onClick: copy,
        className: "button needs-script grid",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                "aria-hidden": note ? "true" : undefined,
                className: `col-start-1 row-start-1 ${note ? "invisible" : ""}`,
                children: name
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                role: "status",
                className: "col-start-1 row-start-1",
                children: note
            })
        ]
    });
}
__turbopack_context__.s([
    "CopyButton",
    0,
    CopyButton
]);
}),
553750, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
;
function FieldError({ id, message }) {
    if (!message) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
        id: id,
        role: "alert",
        className: "mt-1.5 text-sm text-danger",
        children: message
    });
}
__turbopack_context__.s([
    "f",
    0,
    FieldError
]);
}),
359266, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
;
const LOOK = {
    wrong: "bg-danger-wash text-danger",
    done: "bg-checked-wash text-checked"
};
function Note({ kind, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
        role: kind === "wrong" ? "alert" : "status",
        className: `rounded-control px-4 py-3 text-[15px] ${LOOK[kind]}`,
        children: children
    });
}
__turbopack_context__.s([
    "f",
    0,
    Note
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
436110, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__553750__ = __turbopack_context__.i(553750);
;
;
function TextField({ id, label, error, ...input }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                htmlFor: id,
                className: "text-[15px] font-medium",
                children: label
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                ...input,
                id: id,
                "aria-invalid": error ? true : undefined,
                "aria-describedby": error ? `${id}-error` : undefined,
                className: "field mt-1.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__553750__["f"], {
                id: `${id}-error`,
                message: error
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    TextField
]);
}),
647041, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
function useBadField(state) {
    const form = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (state) form.current?.querySelector("[aria-invalid=true]")?.focus();
    }, [
        state
    ]);
    return form;
}
__turbopack_context__.s([
    "f",
    0,
    useBadField
]);
}),
895419, ((__turbopack_context__) => {
"use strict";

/** Characters a new password needs at least, and may have at most. */ const PASSWORD_LENGTH_MIN = 8;
const PASSWORD_LENGTH_MAX = 256;
const HOSTED_PASSWORD_BYTES = 72;
const PROBLEMS = {
    link: "This link no longer works: it has been used or has expired. Enter your e-mail address and ask for a new one.",
    denied: "You cancelled signing in on the other site. Try again, or use your e-mail address.",
    unverified: "Your address is not confirmed on the other site. Confirm it there first, or use your e-mail address here.",
    expired: "That took too long, or it was started in another browser. Please start again.",
    busy: "That was too many requests in a short time. Please wait a few minutes and try again.",
    failed: "Signing in did not work this time. Please try again in a minute."
};
__turbopack_context__.s([
    "a",
    0,
    PASSWORD_LENGTH_MAX,
    "T",
    0,
    PASSWORD_LENGTH_MIN
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