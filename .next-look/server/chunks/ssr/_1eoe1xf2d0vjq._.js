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
93777, ((__turbopack_context__) => {
"use strict";

/** Characters one message may have after trimming. */ const MESSAGE_LENGTH_MAX = 4000;
const TITLE_LENGTH_MAX = 80;
const NO_NAME = "Give it a name.";
const CHAT_LIST_LENGTH = 50;
const CHAT_LIST_LENGTH_MAX = 100;
const HISTORY_LENGTH_MAX = 80;
const SEARCH_LENGTH_MAX = 100;
const SEARCH_RESULTS_MAX = 20;
const TUTOR_MODES = [
    "explain",
    "hints",
    "check"
];
const CHOOSE_ONE = "Send me the one you mean.";
__turbopack_context__.s([
    "$",
    0,
    CHAT_LIST_LENGTH,
    "K",
    0,
    CHAT_LIST_LENGTH_MAX,
    "o",
    0,
    CHOOSE_ONE,
    "l",
    0,
    MESSAGE_LENGTH_MAX,
    "A",
    0,
    NO_NAME,
    "Q",
    0,
    SEARCH_LENGTH_MAX,
    "g",
    0,
    SEARCH_RESULTS_MAX,
    "B",
    0,
    TITLE_LENGTH_MAX,
    "H",
    0,
    TUTOR_MODES
]);
}),
933955, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
var __TURBOPACK__imported__module__195628__ = __turbopack_context__.i(195628);
var __TURBOPACK__imported__module__805986__ = __turbopack_context__.i(805986);
var __TURBOPACK__imported__module__333851__ = __turbopack_context__.i(333851);
var __TURBOPACK__imported__module__572925__ = __turbopack_context__.i(572925);
var __TURBOPACK__imported__module__724895__ = __turbopack_context__.i(724895);
;
;
;
;
;
;
;
function loadChats() {
    return (0, __TURBOPACK__imported__module__805986__["f"])(ownChats(), null);
}
async function ownChats() {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    return scope ? (0, __TURBOPACK__imported__module__724895__["U"])((0, __TURBOPACK__imported__module__843951__["b"])(), scope) : {
        items: [],
        nextCursor: null
    };
}
async function loadSubject(solveId) {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    const known = __TURBOPACK__imported__module__195628__["W"].safeParse(solveId);
    return scope && known.success ? (0, __TURBOPACK__imported__module__724895__["t"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), scope, known.data) : null;
}
function loadChatHits(query) {
    return (0, __TURBOPACK__imported__module__805986__["f"])(ownHits(query), []);
}
async function ownHits(query) {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    const asked = __TURBOPACK__imported__module__572925__["l"].safeParse({
        query
    });
    return scope && asked.success ? (0, __TURBOPACK__imported__module__724895__["I"])((0, __TURBOPACK__imported__module__843951__["b"])(), scope, asked.data) : [];
}
__turbopack_context__.s([
    "E",
    0,
    loadChatHits,
    "p",
    0,
    loadChats,
    "F",
    0,
    loadSubject
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