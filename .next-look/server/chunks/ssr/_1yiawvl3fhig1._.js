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
268581, ((__turbopack_context__) => {
"use strict";

/** How mathematics is written in a text: between dollar signs among words, or as it is where all is mathematics. */ function insertionOf(formula, notation, { before, after }) {
    if (notation === "between-dollars" && isWithinDollars(before)) return formula;
    const written = notation === "between-dollars" ? `$${formula}$` : formula;
    const left = needsSpace(before.at(-1), notation, /[\s([{«“"'−+=]/) ? " " : "";
    const right = needsSpace(after.at(0), notation, /[\s)\]}»”"'.,;:!?]/) ? " " : "";
    return left + written + right;
}
/** A dollar sign with nothing but one line of text behind it opens a formula. */ function isWithinDollars(before) {
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const signs = line.match(/(?<!\\)\$/g)?.length ?? 0;
    return signs % 2 === 1 && !/\$\d[\d.,]*(?:\s|$)/.test(line);
}
/** Bare mathematics goes on where it is: only words are kept apart from it. */ function needsSpace(neighbour, notation, apart) {
    if (neighbour === undefined) return false;
    return notation === "bare" ? /[\p{L}\p{N}]/u.test(neighbour) : !apart.test(neighbour);
}
function typeInto(field, text) {
    field.focus();
    // The only way that leaves the browser's own undo in place.
    if (document.execCommand("insertText", false, text)) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", {
        bubbles: true
    }));
}
function insertFormula(field, formula, notation) {
    const { value, selectionStart, selectionEnd } = field;
    const place = {
        before: value.slice(0, selectionStart),
        after: value.slice(selectionEnd)
    };
    typeInto(field, insertionOf(formula, notation, place));
}
__turbopack_context__.s([
    "d",
    0,
    insertFormula,
    "r",
    0,
    insertionOf,
    "m",
    0,
    typeInto
]);
}),
876656, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
"use client";
;
function MathButton({ open, onToggle }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
        type: "button",
        "aria-expanded": open,
        "aria-label": "Write mathematics",
        title: "Write mathematics",
        onClick: onToggle,
        className: "button button-quiet tool needs-script",
        children: "√x"
    });
}
__turbopack_context__.s([
    "f",
    0,
    MathButton
]);
}),
169101, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
;
const NOT_LOADED = "This could not be loaded. Check your connection and try again.";
function ShareButton({ subject, className, children }) {
    const [Dialog, setDialog] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const [problem, setProblem] = (0, __TURBOPACK__imported__module__572131__["useState"])("");
    const open = async ()=>{
        setProblem("");
        try {
            const { ShareDialog } = await (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(510779));
            setDialog(()=>ShareDialog);
        } catch  {
            setProblem(NOT_LOADED);
        }
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "button",
                onClick: open,
                className: `${className} needs-script`,
                children: children
            }),
            problem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                role: "alert",
                className: "text-[14px] text-danger",
                children: problem
            }),
            Dialog && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Dialog, {
                subject: subject,
                onClose: ()=>setDialog(null)
            })
        ]
    });
}
__turbopack_context__.s([
    "ShareButton",
    0,
    ShareButton
]);
}),
535274, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__395143__ = __turbopack_context__.i(395143);
var __TURBOPACK__imported__module__493754__ = __turbopack_context__.i(493754);
;
;
const storage = (0, __TURBOPACK__imported__module__395143__["f"])(()=>sessionStorage);
const keyOf = (solveId)=>`${__TURBOPACK__imported__module__493754__["k"]}ask:${solveId}`;
function carryQuestion(solveId, text) {
    storage.set(keyOf(solveId), text);
}
function takeQuestion(solveId) {
    const text = storage.get(keyOf(solveId));
    storage.remove(keyOf(solveId));
    return text;
}
__turbopack_context__.s([
    "i",
    0,
    carryQuestion,
    "v",
    0,
    takeQuestion
]);
}),
193231, ((__turbopack_context__) => {
"use strict";

/** What makes an error's class known wherever it was loaded: each class names its own. */ class BrandedError extends Error {
    /** Whether something thrown is an error of this class or of one that extends it, whichever copy of the module made it.
   * @example AppError.isInstance(error) */ static isInstance(error) {
        // A class has the brand of the one it extends, until it names its own.
        for(let made = error?.constructor; typeof made === "function";)// biome-ignore lint/complexity/noThisInStatic: which class is meant is known where it is called.
        if (made.brand === this.brand) return true;
        else made = Object.getPrototypeOf(made);
        return false;
    }
}
__turbopack_context__.s([
    "f",
    0,
    BrandedError
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