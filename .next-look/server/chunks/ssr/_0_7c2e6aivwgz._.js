module.exports = [
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
369179, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/worker.3svjb_cbq2ueq.ts" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
870657, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__401482__ = __turbopack_context__.i(401482);
var __TURBOPACK__imported__module__277754__ = __turbopack_context__.i(277754);
var __TURBOPACK__imported__module__105819__ = __turbopack_context__.i(105819);
var __TURBOPACK__imported__module__944947__ = __turbopack_context__.i(944947);
var __TURBOPACK__imported__module__445447__ = __turbopack_context__.i(445447);
;
;
;
;
;
class AnswerSender {
    store;
    alone;
    server;
    retries;
    listeners;
    constructor(store, fetch1, later = __TURBOPACK__imported__module__944947__["B"]){
        this.store = store;
        this.alone = (0, __TURBOPACK__imported__module__105819__["f"])("cm-answers");
        this.listeners = new Set();
        this.server = new __TURBOPACK__imported__module__445447__["f"](fetch1);
        this.retries = new __TURBOPACK__imported__module__944947__["s"](()=>void this.sendAll(), later);
    }
    /** Hears how many wait, each time that this changes.
   * @returns what ends that */ listen(listener) {
        this.listeners.add(listener);
        return ()=>void this.listeners.delete(listener);
    }
    /** Writes down what was done, to be sent with all that waits: nobody waits for that. */ async send(waiting) {
        await this.store.put(waiting);
        await this.tell();
        void this.sendAll();
    }
    /** Sends what waits, until the server cannot be reached. What waits then is tried again after a pause. */ async sendAll() {
        await this.alone(async ()=>{
            let left = await this.store.all();
            while(left[0] && await this.take(left[0]) !== "waiting")left = await this.store.all();
            await this.tell();
        });
    }
    async tell() {
        const { length } = await this.store.all();
        for (const listener of this.listeners)listener(length);
    }
    /** There is a network again, or someone looks at the page again: pauses begin anew. */ async wake() {
        this.retries.wake();
        await this.sendAll();
    }
    async take({ id, answer }) {
        const taken = await this.server.meetOwner() ? await this.server.call("practice.answer", answer) : "waiting";
        if (taken === "waiting") this.retries.again();
        else {
            this.retries.reset();
            // What is refused, because there is no such problem any more, would be refused again.
            await this.store.remove(id);
        }
        return taken;
    }
}
let opened;
function pageAnswers() {
    if (!opened) {
        const store = (0, __TURBOPACK__imported__module__277754__["f"])({
            factory: ()=>indexedDB,
            name: __TURBOPACK__imported__module__401482__["$"],
            madeAt: ({ at })=>at
        });
        const sender = new AnswerSender(store, (input, init)=>fetch(input, init));
        addEventListener("online", ()=>void sender.wake());
        document.addEventListener("visibilitychange", ()=>{
            if (document.visibilityState === "visible") void sender.wake();
        });
        void sender.sendAll();
        opened = sender;
    }
    return opened;
}
__turbopack_context__.s([
    "AnswerSender",
    0,
    AnswerSender,
    "pageAnswers",
    0,
    pageAnswers
]);
}),
289685, ((__turbopack_context__) => {
"use strict";

/** Problems of one session. */ const SESSION_LENGTH = 10;
const RATINGS = {
    again: 1,
    hard: 2,
    good: 3
};
const REQUEST_RETENTION = 0.9;
const SHAKY_RETRIEVABILITY = 0.8;
const SETTLED_STREAK = 3;
const ON_ITS_WAY_MS = 60 * 86_400_000;
const EVENTS_MAX = 20;
const REMEMBERED_PROBLEMS = 200;
const LOG_PAGE_SIZE = 50;
const LOG_PAGE_SIZE_MAX = 200;
const LIKE_COUNT = 3;
const LIKE_ROUNDS_MAX = 99;
const WEEKS_SHOWN = 8;
const SET_SKILLS_MAX = 8;
const SET_COUNT_MAX = 10;
const SET_PROBLEMS_MAX = 30;
const SET_TITLE_MAX = 80;
const PARTICIPANT_NAME_MAX = 40;
const SETS_MAX = 100;
const PARTICIPANTS_MAX = 200;
const SHEETS_MAX = 30;
const SHEET_PROBLEMS_MAX = 300;
const SET_TOKEN_BYTES = 18;
__turbopack_context__.s([
    "G",
    0,
    PARTICIPANT_NAME_MAX,
    "b",
    0,
    SESSION_LENGTH,
    "I",
    0,
    SET_COUNT_MAX,
    "u",
    0,
    SET_SKILLS_MAX,
    "h",
    0,
    SET_TITLE_MAX
]);
}),
885504, ((__turbopack_context__) => {
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
    "E",
    0,
    TEXT_LENGTH_MAX,
    "B",
    0,
    UNPRINTABLE
]);
}),
];