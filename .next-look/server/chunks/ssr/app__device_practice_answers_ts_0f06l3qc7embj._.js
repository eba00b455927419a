module.exports = [
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
];