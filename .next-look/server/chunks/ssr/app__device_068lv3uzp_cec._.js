module.exports = [
277754, ((__turbopack_context__) => {
"use strict";

const STORE = "parcels";
function openDeviceStore(place) {
    const here = new Map();
    async function inBrowser(mode, ask) {
        const db = await opened(place);
        try {
            const transaction = db.transaction(STORE, mode);
            const request = ask(transaction.objectStore(STORE));
            await ended(transaction);
            return request.result;
        } finally{
            db.close();
        }
    }
    return {
        all: async ()=>{
            const there = await inBrowser("readonly", (store)=>store.getAll()).catch(()=>[]);
            // What could not be written over is newer here.
            const stored = there.filter(({ id })=>!here.has(id));
            return [
                ...stored,
                ...here.values()
            ].sort((a, b)=>place.madeAt(a) - place.madeAt(b));
        },
        put: async (item)=>{
            try {
                await inBrowser("readwrite", (store)=>store.put(item));
                here.delete(item.id);
                return true;
            } catch  {
                here.set(item.id, item);
                return false;
            }
        },
        remove: async (id)=>{
            here.delete(id);
            await inBrowser("readwrite", (store)=>store.delete(id)).catch(()=>{});
        }
    };
}
function opened({ factory, name }) {
    return new Promise((resolve, reject)=>{
        const request = factory().open(name, 1);
        request.onupgradeneeded = ()=>request.result.createObjectStore(STORE, {
                keyPath: "id"
            });
        request.onsuccess = ()=>resolve(request.result);
        request.onerror = ()=>reject(request.error);
        request.onblocked = ()=>reject(new Error("blocked"));
    });
}
function ended(transaction) {
    return new Promise((resolve, reject)=>{
        transaction.oncomplete = ()=>resolve();
        transaction.onabort = ()=>reject(transaction.error);
        transaction.onerror = ()=>reject(transaction.error);
    });
}
__turbopack_context__.s([
    "f",
    0,
    openDeviceStore
]);
}),
105819, 944947, 
445447, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_device/one-at-a-time.ts [app-ssr] (ecmascript)
;
function oneAtATime(name) {
    let last = Promise.resolve();
    return (work)=>{
        const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
        const next = last.then(()=>locks ? locks.request(name, work) : work());
        last = next.catch(()=>{});
        return next;
    };
}
__turbopack_context__.s([
    "f",
    0,
    oneAtATime
], 105819);
// MERGED MODULE: [project]/app/_device/retries.ts [app-ssr] (ecmascript)
;
const afterAWhile = (milliseconds, work)=>void setTimeout(work, milliseconds);
/** How long the first pause is after a delivery that failed; each is twice the one before it. */ const PAUSE_MS = 2_000;
const PAUSE_MS_MAX = 5 * 60_000;
class Retries {
    work;
    later;
    pause;
    isDue;
    /** Of pauses: those of a round before this one are over. */ round;
    constructor(work, later){
        this.work = work;
        this.later = later;
        this.pause = PAUSE_MS;
        this.isDue = false;
        this.round = 0;
    }
    /** It was sent: the next pause is a short one. */ reset() {
        this.pause = PAUSE_MS;
    }
    /** Pauses begin anew, those under way are over. */ wake() {
        this.round += 1;
        this.isDue = false;
        this.reset();
    }
    /** It could not be sent. */ again() {
        if (this.isDue) return;
        this.isDue = true;
        const { round } = this;
        this.later(this.pause, ()=>{
            if (round !== this.round) return;
            this.isDue = false;
            this.work();
        });
        this.pause = Math.min(2 * this.pause, PAUSE_MS_MAX);
    }
}
__turbopack_context__.s([
    "s",
    0,
    Retries,
    "B",
    0,
    afterAWhile
], 944947);
// MERGED MODULE: [project]/app/_device/server-calls.ts [app-ssr] (ecmascript)
;
const API = "/api/trpc";
const TIMED_OUT_MS = 20_000;
/** Answers after which trying again helps: the server is busy or away, or this browser has asked too often. */ const TRY_AGAIN = new Set([
    408,
    425,
    429,
    500,
    502,
    503,
    504
]);
const NOT_TAKEN = "The server did not take this problem.";
class ServerCalls {
    fetch;
    hasOwner;
    constructor(fetch){
        this.fetch = fetch;
        this.hasOwner = false;
    }
    /** Has the server say who this browser is, before it keeps anything. What is kept first, if its answer never arrives, would
   * belong to a guest that the browser has not heard of. */ async meetOwner() {
        if (!this.hasOwner) {
            const response = await this.post("account.begin", {}).catch(()=>null);
            this.hasOwner = response?.ok ?? false;
        }
        return this.hasOwner;
    }
    async call(procedure, input) {
        try {
            const response = await this.post(procedure, {
                json: input
            });
            if (response.ok) return "kept";
            if (TRY_AGAIN.has(response.status)) return "waiting";
            return {
                refused: wordsIn(await response.json())
            };
        } catch  {
            return "waiting";
        }
    }
    post(procedure, body) {
        return this.fetch(`${API}/${procedure}`, {
            method: "POST",
            headers: {
                "content-type": "application/json"
            },
            body: JSON.stringify(body),
            signal: AbortSignal.timeout(TIMED_OUT_MS)
        });
    }
}
function wordsIn(body) {
    const error = body?.error;
    return typeof error?.json?.message === "string" ? error.json.message : NOT_TAKEN;
}
__turbopack_context__.s([
    "f",
    0,
    ServerCalls
], 445447);
}),
];

//# sourceMappingURL=app__device_068lv3uzp_cec._.js.map