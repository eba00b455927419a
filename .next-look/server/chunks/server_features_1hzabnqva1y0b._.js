module.exports = [
278169, 273282, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/ledger/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__136340__ = __turbopack_context__.i(136340);
var __TURBOPACK__imported__module__721737__ = __turbopack_context__.i(721737);
var __TURBOPACK__imported__module__629588__ = __turbopack_context__.i(629588);
// MERGED MODULE: [project]/server/features/ledger/constants.ts [app-route] (ecmascript)
;
const VENDOR_CALLS_PER_MESSAGE = 6;
const VENDOR_CALLS_PER_PHOTO = 3;
const CALL_LEASE_SECONDS = 20 * 60;
const SETTLE_AGAIN_MS = [
    1_000,
    2_000,
    5_000,
    10_000,
    30_000,
    60_000
];
const CALLS_KEPT_MS1 = 40 * 86_400_000;
const REMOVED_AT_ONCE1 = 1_000;
__turbopack_context__.s([
    "n",
    0,
    CALL_LEASE_SECONDS,
    "Y",
    0,
    SETTLE_AGAIN_MS,
    "_",
    0,
    VENDOR_CALLS_PER_MESSAGE,
    "a",
    0,
    VENDOR_CALLS_PER_PHOTO
], 273282);
// MERGED MODULE: [project]/server/features/ledger/policy.ts [app-route] (ecmascript)
;
const MICROS = 1_000_000;
const costMicros = ({ input, output }, { inputPrice, outputPrice })=>Math.ceil(input * inputPrice + output * outputPrice);
const worstCase = (estimate, prices)=>costMicros({
        input: estimate.inputTokensMax,
        output: estimate.outputTokensMax
    }, prices);
const capMicros = ({ dailyCap })=>dailyCap === null ? null : Math.floor(dailyCap * MICROS);
const dayOf = (moment)=>moment.toISOString().slice(0, 10);
const bookingOf = (taken, reservedMicros, prices)=>({
        inputTokens: taken.input,
        outputTokens: taken.output,
        estimated: taken.estimated,
        costMicros: taken.estimated ? reservedMicros : costMicros(taken, prices)
    });
const lostBooking = ({ inputTokens, outputTokens, reservedMicros })=>({
        inputTokens,
        outputTokens,
        estimated: true,
        costMicros: reservedMicros
    });
const NOTHING_TAKEN = {
    inputTokens: 0,
    outputTokens: 0,
    estimated: false,
    costMicros: 0
};
// MERGED MODULE: [project]/server/features/ledger/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__666987__ = __turbopack_context__.i(666987);
var __TURBOPACK__imported__module__794170__ = __turbopack_context__.i(794170);
;
;
;
;
function inTransaction(db, work) {
    return db.transaction(work);
}
async function countCall(db, runId, callsMax) {
    const rows = await db.update(__TURBOPACK__imported__module__794170__["f"]).set({
        calls: __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__794170__["f"].calls} + 1`
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].runId, runId), (0, __TURBOPACK__imported__module__875225__["S"])(__TURBOPACK__imported__module__794170__["f"].calls, callsMax))).returning({
        runId: __TURBOPACK__imported__module__794170__["f"].runId
    });
    return rows.length > 0;
}
async function uncountCall(db, runId) {
    await db.update(__TURBOPACK__imported__module__794170__["f"]).set({
        calls: __TURBOPACK__imported__module__518899__["B"]`greatest(${__TURBOPACK__imported__module__794170__["f"].calls} - 1, 0)`
    }).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].runId, runId));
}
async function reserve(db, { day, micros, cap }) {
    await db.insert(__TURBOPACK__imported__module__666987__["U"]).values({
        day
    }).onConflictDoNothing();
    const after = __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__666987__["U"].spentMicros} + ${__TURBOPACK__imported__module__666987__["U"].reservedMicros} + ${micros}`;
    const rows = await db.update(__TURBOPACK__imported__module__666987__["U"]).set({
        reservedMicros: __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__666987__["U"].reservedMicros} + ${micros}`
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__666987__["U"].day, day), cap === null ? undefined : __TURBOPACK__imported__module__518899__["B"]`${after} <= ${cap}`)).returning({
        day: __TURBOPACK__imported__module__666987__["U"].day
    });
    return rows.length > 0;
}
async function insert(db, call) {
    const leaseUntil = __TURBOPACK__imported__module__518899__["B"]`now() + make_interval(secs => ${CALL_LEASE_SECONDS})`;
    await db.insert(__TURBOPACK__imported__module__666987__["z"]).values({
        ...call,
        leaseUntil
    });
}
const CALL = {
    id: __TURBOPACK__imported__module__666987__["z"].id,
    runId: __TURBOPACK__imported__module__666987__["z"].runId,
    instance: __TURBOPACK__imported__module__666987__["z"].instance,
    day: __TURBOPACK__imported__module__666987__["z"].day,
    outcome: __TURBOPACK__imported__module__666987__["z"].outcome,
    inputTokens: __TURBOPACK__imported__module__666987__["z"].inputTokens,
    outputTokens: __TURBOPACK__imported__module__666987__["z"].outputTokens,
    estimated: __TURBOPACK__imported__module__666987__["z"].estimated,
    reservedMicros: __TURBOPACK__imported__module__666987__["z"].reservedMicros,
    costMicros: __TURBOPACK__imported__module__666987__["z"].costMicros,
    createdAt: __TURBOPACK__imported__module__666987__["z"].createdAt
};
async function holdCall(db, id) {
    const [row] = await db.select(CALL).from(__TURBOPACK__imported__module__666987__["z"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__666987__["z"].id, id), (0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__666987__["z"].outcome, [
        "open",
        "expired"
    ]))).for("update");
    return row ? heldFrom(row) : null;
}
async function holdOpen(db, of) {
    const dead = (0, __TURBOPACK__imported__module__875225__["S"])(__TURBOPACK__imported__module__666987__["z"].leaseUntil, __TURBOPACK__imported__module__518899__["B"]`now()`);
    const whose = "runId" in of ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__666987__["z"].runId, of.runId) : of.only === null ? dead : (0, __TURBOPACK__imported__module__875225__["F"])(dead, (0, __TURBOPACK__imported__module__875225__["c"])(__TURBOPACK__imported__module__666987__["z"].instance, of.only));
    const rows = await db.select(CALL).from(__TURBOPACK__imported__module__666987__["z"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__666987__["z"].outcome, "open"), whose)).limit("runId" in of ? 100 : 1).for("update", {
        skipLocked: true
    });
    return rows.map(heldFrom);
}
function heldFrom({ outcome, estimated, costMicros, ...call }) {
    if (outcome === "expired") {
        const { inputTokens, outputTokens } = call;
        return {
            ...call,
            outcome,
            booked: {
                inputTokens,
                outputTokens,
                estimated,
                costMicros
            }
        };
    }
    return {
        ...call,
        outcome: "open",
        booked: {
            inputTokens: 0,
            outputTokens: 0,
            estimated: false,
            costMicros: 0
        }
    };
}
async function removeSettled1(db, before, most) {
    const old = db.select({
        id: __TURBOPACK__imported__module__666987__["z"].id
    }).from(__TURBOPACK__imported__module__666987__["z"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["c"])(__TURBOPACK__imported__module__666987__["z"].outcome, "open"), (0, __TURBOPACK__imported__module__875225__["S"])(__TURBOPACK__imported__module__666987__["z"].settledAt, before))).limit(most).for("update", {
        skipLocked: true
    });
    const removed = await db.delete(__TURBOPACK__imported__module__666987__["z"]).where((0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__666987__["z"].id, old)).returning({
        id: __TURBOPACK__imported__module__666987__["z"].id
    });
    return removed.length;
}
async function settle(db, { call, outcome, booking, at }) {
    const { booked } = call;
    await db.update(__TURBOPACK__imported__module__666987__["z"]).set({
        ...booking,
        outcome,
        settledAt: at
    }).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__666987__["z"].id, call.id));
    await db.update(__TURBOPACK__imported__module__794170__["f"]).set({
        inputTokens: __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__794170__["f"].inputTokens} + ${booking.inputTokens - booked.inputTokens}`,
        outputTokens: __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__794170__["f"].outputTokens} + ${booking.outputTokens - booked.outputTokens}`,
        costMicros: __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__794170__["f"].costMicros} + ${booking.costMicros - booked.costMicros}`,
        ...booking.estimated && {
            estimated: true
        }
    }).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].runId, call.runId));
    const held = call.outcome === "open" ? call.reservedMicros : 0;
    await db.update(__TURBOPACK__imported__module__666987__["U"]).set({
        spentMicros: __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__666987__["U"].spentMicros} + ${booking.costMicros - booked.costMicros}`,
        reservedMicros: __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__666987__["U"].reservedMicros} - ${held}`
    }).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__666987__["U"].day, call.day));
}
async function findDay(db, day) {
    const [row] = await db.select({
        spentMicros: __TURBOPACK__imported__module__666987__["U"].spentMicros,
        reservedMicros: __TURBOPACK__imported__module__666987__["U"].reservedMicros
    }).from(__TURBOPACK__imported__module__666987__["U"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__666987__["U"].day, day));
    return row ?? {
        spentMicros: 0,
        reservedMicros: 0
    };
}
;
;
;
;
;
;
;
function openLedger(deps, page) {
    const ledger = {
        async reserve (estimate) {
            const { spending } = page;
            const now = deps.now();
            const call = {
                id: deps.newId(),
                runId: page.runId,
                instance: deps.instance,
                day: dayOf(now),
                inputTokens: estimate.inputTokens,
                outputTokens: estimate.outputTokensMax,
                reservedMicros: worstCase(estimate, spending),
                createdAt: now
            };
            const first = await tryReserve(deps, call, page);
            const refusal = first === "out-of-budget" ? await tryAfterDead(deps, call, page) : first;
            if (refusal) return {
                ok: false,
                reason: refusal
            };
            return {
                ok: true,
                permit: permitFor(deps, call, page)
            };
        }
    };
    return ledger;
}
async function tryReserve(deps, call, { callsMax, spending }) {
    const { runId, day, reservedMicros: micros } = call;
    return inTransaction(await deps.db(), async (tx)=>{
        if (!await countCall(tx, runId, callsMax)) return "too-many-calls";
        if (!await reserve(tx, {
            day,
            micros,
            cap: capMicros(spending)
        })) {
            await uncountCall(tx, runId);
            return "out-of-budget";
        }
        await insert(tx, call);
        return null;
    });
}
/** What dead processes hold must keep nobody waiting. */ async function tryAfterDead(deps, call, page) {
    return await settleDead(deps) === 0 ? "out-of-budget" : tryReserve(deps, call, page);
}
function permitFor(deps, call, { spending }) {
    let used = false;
    let settled = false;
    const permit = {
        outputTokensMax: call.outputTokens,
        use () {
            if (used || settled) throw new Error("a permit is good for one request");
            used = true;
        },
        async settle (taken) {
            if (settled) return;
            settled = true;
            await settleCall(deps, call, used ? bookingOf(taken, call.reservedMicros, spending) : null);
        }
    };
    return permit;
}
/** Books a request once. Never throws: one that cannot be settled now is settled when the database answers again, at the
 * latest by the process that finds its lease has run out.
 * @param booking null for one that was never sent */ async function settleCall(deps, { id, runId }, booking) {
    const once = async ()=>inTransaction(await deps.db(), (tx)=>settleHeld(deps, tx, {
                id,
                booking
            }));
    const report = (error)=>(0, __TURBOPACK__imported__module__629588__["f"])(deps.log, (0, __TURBOPACK__imported__module__721737__["f"])(error), {
            requestId: runId,
            operation: "ledger.settle"
        });
    try {
        await once();
    } catch (error) {
        report(error);
        void settleLater(once, report);
    }
}
async function settleLater(once, report) {
    for (const waitMs of SETTLE_AGAIN_MS){
        await (0, __TURBOPACK__imported__module__136340__["setTimeout"])(waitMs, undefined, {
            ref: false
        });
        try {
            return await once();
        } catch (error) {
            report(error);
        }
    }
}
async function settleHeld({ now }, tx, { id, booking }) {
    const call = await holdCall(tx, id);
    if (!call) return;
    const outcome = booking ? "settled" : "unsent";
    await settle(tx, {
        call,
        outcome,
        booking: booking ?? NOTHING_TAKEN,
        at: now()
    });
    if (!booking) await uncountCall(tx, call.runId);
}
async function settleDead(deps) {
    const only = deps.alone ? deps.instance : null;
    const db = await deps.db();
    for(let settled = 0;; settled += 1){
        // One per transaction: the holder of the day's row never waits for a reply's.
        const found = await inTransaction(db, async (tx)=>{
            const [call] = await holdOpen(tx, {
                only
            });
            if (call) await settle(tx, {
                call,
                outcome: "expired",
                booking: lostBooking(call),
                at: deps.now()
            });
            return call !== undefined;
        });
        if (!found) return settled;
    }
}
async function forgetOldCalls({ db, now }) {
    const database = await db();
    const before = new Date(now().getTime() - CALLS_KEPT_MS);
    for(let count = 0;;){
        const removed = await removeSettled(database, before, REMOVED_AT_ONCE);
        count += removed;
        if (removed < REMOVED_AT_ONCE) return count;
    }
}
async function settleByLog({ now }, db, reply) {
    for (const call of (await holdOpen(db, {
        runId: reply.runId
    }))){
        const output = Math.min(call.outputTokens, Math.ceil(reply.writtenBytes / BYTES_PER_TOKEN));
        const booking = {
            ...lostBooking(call),
            outputTokens: output
        };
        await settle(db, {
            call,
            outcome: "expired",
            booking,
            at: now()
        });
    }
}
const BYTES_PER_TOKEN = 4;
async function isSpent(deps, spending) {
    const cap = capMicros(spending);
    if (cap === null) return false;
    const { spentMicros, reservedMicros } = await findDay(await deps.db(), dayOf(deps.now()));
    return spentMicros + reservedMicros >= cap;
}
__turbopack_context__.s([
    "z",
    0,
    isSpent,
    "L",
    0,
    openLedger,
    "P",
    0,
    settleByLog,
    "k",
    0,
    settleDead
], 278169);
}),
625355, ((__turbopack_context__) => {
"use strict";

/** How often a process says that it is alive, and how long it is believed without saying so. */ const HEARTBEAT_MS = 5_000;
const LEASE_SECONDS = 20;
const EVENTS_AT_ONCE = 500;
const EVENTS_KEPT_MS = 10 * 60_000;
const RUNS_AT_ONCE = 500;
const PUT_DOWN_AFTER_MS = [
    0,
    1_000,
    2_000,
    5_000,
    10_000,
    20_000
];
__turbopack_context__.s([
    "F",
    0,
    EVENTS_AT_ONCE,
    "P",
    0,
    EVENTS_KEPT_MS,
    "e",
    0,
    HEARTBEAT_MS,
    "l",
    0,
    LEASE_SECONDS,
    "U",
    0,
    PUT_DOWN_AFTER_MS,
    "y",
    0,
    RUNS_AT_ONCE
]);
}),
815989, ((__turbopack_context__) => {
"use strict";

/** How the number of a row begins that is about reading a photo, and counts as no message. */ const PHOTO_RUN = "photo:";
const DIGEST_SEPARATOR = ".";
const SHOWN_FROM = 5;
const REFUNDS_PER_DAY = {
    guest: 3,
    free: 10,
    plus: 100
};
const GUEST_ADDRESS_REFUNDS = 10;
const PHOTOS_PER_DAY = {
    guest: 10,
    free: 50,
    plus: 500
};
const GUEST_ADDRESS_PHOTOS = 40;
const COUNTED_WORDS = "It counts as a message, because today’s free retries are used up.";
__turbopack_context__.s([
    "v",
    0,
    COUNTED_WORDS,
    "a",
    0,
    DIGEST_SEPARATOR,
    "T",
    0,
    GUEST_ADDRESS_PHOTOS,
    "j",
    0,
    GUEST_ADDRESS_REFUNDS,
    "L",
    0,
    PHOTOS_PER_DAY,
    "A",
    0,
    PHOTO_RUN,
    "z",
    0,
    REFUNDS_PER_DAY
]);
}),
668324, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__594355__ = __turbopack_context__.i(594355);
var __TURBOPACK__imported__module__536724__ = __turbopack_context__.i(536724);
var __TURBOPACK__imported__module__815989__ = __turbopack_context__.i(815989);
;
;
;
const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;
const startOfDay = (now)=>new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
const startOfNextDay = (now)=>new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
const NOTHING_BEGUN = {
    begun: 0,
    refunded: 0,
    abandoned: 0
};
/** How many messages count: all that were begun but those that are refunded, or will be once they are marked.
 * @param refunds how many refunds there are in a day */ const countedOf = ({ begun, refunded, abandoned }, refunds)=>begun - refunded - Math.min(abandoned, Math.max(0, refunds - refunded));
function standing({ plan, limit, addressDigest }, { own, atPlaces }, now) {
    const used = countedOf(own, __TURBOPACK__imported__module__815989__["z"][plan]);
    const left = [
        limit - used,
        beginningsLeft({
            plan,
            limit,
            addressDigest
        }, {
            own,
            atPlaces
        })
    ];
    for (const { tally, share } of atPlaces)left.push(__TURBOPACK__imported__module__594355__["T"] * share - countedOf(tally, __TURBOPACK__imported__module__815989__["j"] * share));
    return {
        plan,
        used,
        limit,
        remaining: Math.max(0, Math.min(...left)),
        resetAt: startOfNextDay(now)
    };
}
function beginningsLeft({ plan, limit }, { own, atPlaces }) {
    const alone = limit + __TURBOPACK__imported__module__815989__["z"][plan] - own.begun;
    const here = atPlaces.map(({ tally, share })=>(__TURBOPACK__imported__module__594355__["T"] + __TURBOPACK__imported__module__815989__["j"]) * share - tally.begun);
    return Math.min(alone, ...here);
}
const leftOf = ({ limit, remaining, resetAt, sold }, now)=>({
        limit,
        remaining,
        resetAt: resetAt.toISOString(),
        asOf: now.toISOString(),
        sold
    });
function usedUpWords({ plan, used, limit, resetAt }, now) {
    const again = `You get more in ${durationWords(resetAt.getTime() - now.getTime())}.`;
    const goOn = "The built-in tutor and solving stay free and unlimited.";
    if (plan !== "guest") return `You have used today’s ${(0, __TURBOPACK__imported__module__536724__["L"])(limit)} tutor messages of ${__TURBOPACK__imported__module__594355__["q"][plan].name}. ${again} ${goOn}`;
    const whose = used < limit ? "Guests on your network have used today’s tutor messages." : `You have used today’s ${limit} tutor messages for guests.`;
    return `${whose} ${again} With a free account you have ${__TURBOPACK__imported__module__594355__["q"].free.messagesPerDay} a day. ${goOn}`;
}
function durationWords(ms) {
    const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
    const hours = Math.floor(minutes / HOUR_MINUTES);
    const parts = [
        counted(hours, "hour"),
        counted(minutes % HOUR_MINUTES, "minute")
    ];
    return parts.filter((part)=>part !== null).join(" ");
}
const counted = (count, unit)=>count === 0 ? null : `${count} ${unit}${count === 1 ? "" : "s"}`;
__turbopack_context__.s([
    "E",
    0,
    NOTHING_BEGUN,
    "s",
    0,
    beginningsLeft,
    "_",
    0,
    leftOf,
    "d",
    0,
    standing,
    "v",
    0,
    startOfDay,
    "e",
    0,
    usedUpWords
]);
}),
476700, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/usage/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__656670__ = __turbopack_context__.i(656670);
var __TURBOPACK__imported__module__273282__ = __turbopack_context__.i(273282);
var __TURBOPACK__imported__module__278169__ = __turbopack_context__.i(278169);
var __TURBOPACK__imported__module__675882__ = __turbopack_context__.i(675882);
var __TURBOPACK__imported__module__815989__ = __turbopack_context__.i(815989);
var __TURBOPACK__imported__module__668324__ = __turbopack_context__.i(668324);
// MERGED MODULE: [project]/server/features/usage/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__260338__ = __turbopack_context__.i(260338);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__788055__ = __turbopack_context__.i(788055);
var __TURBOPACK__imported__module__794170__ = __turbopack_context__.i(794170);
var __TURBOPACK__imported__module__666987__ = __turbopack_context__.i(666987);
var __TURBOPACK__imported__module__625355__ = __turbopack_context__.i(625355);
var __TURBOPACK__imported__module__815989__1 = __TURBOPACK__imported__module__815989__;
;
;
;
;
;
/** Names of the locks; the database keeps them apart from those of other uses. */ const OWNER_LOCK = 0x75_01;
const ADDRESS_LOCK = 0x75_02;
const ownedBy = (owner)=>owner.kind === "user" ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].userId, owner.userId) : (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].guestId, owner.guestId);
async function holdCount(db, owner, addressDigest) {
    if (owner) {
        const whose = owner.kind === "user" ? owner.userId : owner.guestId;
        await db.execute(__TURBOPACK__imported__module__518899__["B"]`select pg_advisory_xact_lock(${OWNER_LOCK}::int, hashtext(${whose}))`);
    }
    if (addressDigest === null) return;
    const [widest] = addressDigest.split(__TURBOPACK__imported__module__815989__1["a"]);
    await db.execute(__TURBOPACK__imported__module__518899__["B"]`select pg_advisory_xact_lock(${ADDRESS_LOCK}::int, hashtext(${widest}))`);
}
const DAY_MS = 86_400_000;
/** Booked on a day. Later ones were booked before the clock was put back, and must not count until it has caught up. */ const onDay = (from)=>(0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__794170__["f"].createdAt, from), (0, __TURBOPACK__imported__module__875225__["S"])(__TURBOPACK__imported__module__794170__["f"].createdAt, new Date(from.getTime() + DAY_MS)));
async function countOwn(db, owner, day) {
    return countWhere(db, day, ownedBy(owner));
}
async function countAtAddress(db, addressDigest, day) {
    return countWhere(db, day, (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].addressDigest, addressDigest));
}
async function countInNetwork(db, networkDigest, day) {
    return countWhere(db, day, inNetwork(networkDigest));
}
const inNetwork = (networkDigest)=>__TURBOPACK__imported__module__518899__["B"]`starts_with(${__TURBOPACK__imported__module__794170__["f"].addressDigest}, ${networkDigest + __TURBOPACK__imported__module__815989__1["a"]})`;
async function countWhere(db, day, whose) {
    // A reply whose process has died counts no longer, even before it has been marked.
    const abandoned = db.select({
        id: __TURBOPACK__imported__module__788055__["A"].id
    }).from(__TURBOPACK__imported__module__788055__["A"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__788055__["A"].id, __TURBOPACK__imported__module__794170__["f"].runId), (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__788055__["A"].status, "running"), (0, __TURBOPACK__imported__module__875225__["S"])(__TURBOPACK__imported__module__788055__["A"].heartbeatAt, __TURBOPACK__imported__module__518899__["B"]`now() - make_interval(secs => ${__TURBOPACK__imported__module__625355__["l"]})`)));
    const [row] = await db.select({
        begun: (0, __TURBOPACK__imported__module__260338__["H"])(),
        refunded: (0, __TURBOPACK__imported__module__260338__["H"])(__TURBOPACK__imported__module__794170__["f"].refundedAt),
        abandoned: __TURBOPACK__imported__module__518899__["B"]`count(*) filter (where ${(0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__794170__["f"].refundedAt), (0, __TURBOPACK__imported__module__875225__["v"])(abandoned))})`.mapWith(Number)
    }).from(__TURBOPACK__imported__module__794170__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])(whose, onDay(day), (0, __TURBOPACK__imported__module__875225__["s"])(__TURBOPACK__imported__module__794170__["f"].runId, `${__TURBOPACK__imported__module__815989__1["A"]}%`), sent));
    return row ?? {
        begun: 0,
        refunded: 0,
        abandoned: 0
    };
}
/** Something was sent to the vendor for it, or may be yet. */ const sent = (0, __TURBOPACK__imported__module__875225__["F"])((0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__794170__["f"].refundReason), (0, __TURBOPACK__imported__module__875225__["c"])(__TURBOPACK__imported__module__794170__["f"].refundReason, "unsent"));
async function countPhotos(db, of, day) {
    const [row] = await db.select({
        count: (0, __TURBOPACK__imported__module__260338__["H"])()
    }).from(__TURBOPACK__imported__module__794170__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])(photographed(of), onDay(day), (0, __TURBOPACK__imported__module__875225__["D"])(__TURBOPACK__imported__module__794170__["f"].runId, `${__TURBOPACK__imported__module__815989__1["A"]}%`), sent));
    return row?.count ?? 0;
}
function photographed(of) {
    if ("networkDigest" in of) return inNetwork(of.networkDigest);
    return "addressDigest" in of ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].addressDigest, of.addressDigest) : ownedBy(of);
}
async function findCharge(db, runId) {
    const [row] = await db.select({
        userId: __TURBOPACK__imported__module__794170__["f"].userId,
        guestId: __TURBOPACK__imported__module__794170__["f"].guestId,
        plan: __TURBOPACK__imported__module__794170__["f"].plan,
        addressDigest: __TURBOPACK__imported__module__794170__["f"].addressDigest,
        createdAt: __TURBOPACK__imported__module__794170__["f"].createdAt,
        refundedAt: __TURBOPACK__imported__module__794170__["f"].refundedAt,
        calls: __TURBOPACK__imported__module__794170__["f"].calls
    }).from(__TURBOPACK__imported__module__794170__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].runId, runId));
    return row ? {
        ...row,
        owner: ownerFrom(row)
    } : null;
}
function ownerFrom(row) {
    if (row.userId !== null) return {
        kind: "user",
        userId: row.userId
    };
    return row.guestId === null ? null : {
        kind: "guest",
        guestId: row.guestId
    };
}
async function insert(db, owner, charge) {
    const whose = owner.kind === "user" ? {
        userId: owner.userId
    } : {
        guestId: owner.guestId
    };
    await db.insert(__TURBOPACK__imported__module__794170__["f"]).values({
        ...charge,
        ...whose
    });
}
async function continueCharge(db, { from, runId, callsMax }) {
    const rows = await db.update(__TURBOPACK__imported__module__794170__["f"]).set({
        runId,
        refundReason: null
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].runId, from), (0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__794170__["f"].refundedAt), (0, __TURBOPACK__imported__module__875225__["S"])(__TURBOPACK__imported__module__794170__["f"].calls, callsMax))).returning({
        runId: __TURBOPACK__imported__module__794170__["f"].runId
    });
    if (rows.length === 0) return false;
    await db.update(__TURBOPACK__imported__module__666987__["z"]).set({
        runId
    }).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__666987__["z"].runId, from));
    return true;
}
async function clearAddresses(db, before) {
    await db.update(__TURBOPACK__imported__module__794170__["f"]).set({
        addressDigest: null
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__794170__["f"].addressDigest), (0, __TURBOPACK__imported__module__875225__["S"])(__TURBOPACK__imported__module__794170__["f"].createdAt, before)));
}
async function refund(db, { runId, reason, at }) {
    await db.update(__TURBOPACK__imported__module__794170__["f"]).set({
        refundedAt: at,
        refundReason: reason
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].runId, runId), (0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__794170__["f"].refundedAt)));
}
async function updateReason(db, runId, reason) {
    await db.update(__TURBOPACK__imported__module__794170__["f"]).set({
        refundReason: reason
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].runId, runId), (0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__794170__["f"].refundedAt)));
}
;
;
;
;
;
;
;
;
;
async function writerOf(deps, scope, { engine, address }) {
    if (deps.chatModel.kind === "engine") return {
        standsIn: null,
        allowance: null
    };
    if (engine) return {
        standsIn: "chosen",
        allowance: null
    };
    if (await (0, __TURBOPACK__imported__module__278169__["z"])(deps, deps.spending)) return {
        standsIn: "spent",
        allowance: null
    };
    return {
        standsIn: null,
        allowance: await allowanceOf(deps, scope, address)
    };
}
async function charge(deps, db, reply) {
    const { scope, runId, model, allowance, resumes = null } = reply;
    const { addressDigest, plan } = allowance;
    await holdCount(db, scope, addressDigest);
    const now = deps.now();
    const sold = deps.payments !== null;
    const done = await counted(db, {
        owner: scope,
        addressDigest,
        now
    });
    const before = (0, __TURBOPACK__imported__module__668324__["d"])(allowance, done, now);
    const callsMax = __TURBOPACK__imported__module__273282__["_"];
    if (resumes !== null && await continueCharge(db, {
        from: resumes,
        runId,
        callsMax
    })) return (0, __TURBOPACK__imported__module__668324__["_"])({
        ...before,
        sold
    }, now);
    const resumesFree = async ()=>resumes !== null && (0, __TURBOPACK__imported__module__668324__["s"])(allowance, done) > 0 && await wasRefunded(db, resumes);
    if (before.remaining === 0 && !await resumesFree()) throw usedUp({
        ...before,
        sold,
        counts: true
    }, now);
    await insert(db, scope, {
        runId,
        model,
        plan,
        createdAt: now,
        addressDigest
    });
    const remaining = Math.max(0, before.remaining - 1);
    return (0, __TURBOPACK__imported__module__668324__["_"])({
        ...before,
        sold,
        remaining
    }, now);
}
const wasRefunded = async (db, runId)=>(await findCharge(db, runId))?.refundedAt != null;
const meteredFor = (deps, chatModel, { runId, spending })=>chatModel.kind === "engine" ? chatModel : chatModel.metered((0, __TURBOPACK__imported__module__278169__["L"])(deps, {
        runId,
        spending,
        callsMax: __TURBOPACK__imported__module__273282__["_"]
    }));
async function usageOf(deps, scope, { address }) {
    const now = deps.now();
    const allowance = await allowanceOf(deps, scope, address);
    const { addressDigest } = allowance;
    const done = await counted(await deps.db(), {
        owner: scope,
        addressDigest,
        now
    });
    const counts = deps.chatModel.kind === "language-model";
    return {
        ...(0, __TURBOPACK__imported__module__668324__["d"])(allowance, done, now),
        counts,
        sold: deps.payments !== null
    };
}
async function usageOfAccount(deps, userId) {
    const now = deps.now();
    const { plan, messagesPerDay } = await (0, __TURBOPACK__imported__module__656670__["$"])(deps, userId);
    const own = await countOwn(await deps.db(), {
        kind: "user",
        userId
    }, (0, __TURBOPACK__imported__module__668324__["v"])(now));
    return (0, __TURBOPACK__imported__module__668324__["d"])({
        plan,
        limit: messagesPerDay,
        addressDigest: null
    }, {
        own,
        atPlaces: []
    }, now);
}
async function allowanceOf(deps, scope, address) {
    const { plan, messagesPerDay } = await (0, __TURBOPACK__imported__module__656670__["o"])(deps, scope);
    const addressDigest = plan === "guest" ? digestOf(deps, address) : null;
    return {
        plan,
        limit: messagesPerDay,
        addressDigest
    };
}
/** The widest place first, so that all of one network begin alike. */ const digestOf = (deps, address)=>(0, __TURBOPACK__imported__module__675882__["x"])(address).map(({ name })=>deps.digestAddress(name)).reverse().join(__TURBOPACK__imported__module__815989__["a"]);
async function counted(db, { owner, addressDigest, now }) {
    const since = (0, __TURBOPACK__imported__module__668324__["v"])(now);
    return {
        own: owner ? await countOwn(db, owner, since) : __TURBOPACK__imported__module__668324__["E"],
        atPlaces: addressDigest === null ? [] : await countedAt(db, addressDigest, since)
    };
}
async function countedAt(db, digest, since) {
    const atAddress = {
        tally: await countAtAddress(db, digest, since),
        share: 1
    };
    const network = networkIn(digest);
    if (network === null) return [
        atAddress
    ];
    return [
        atAddress,
        {
            tally: await countInNetwork(db, network, since),
            share: __TURBOPACK__imported__module__675882__["e"]
        }
    ];
}
/** @returns the digest of the network around an address; null where it is counted alone */ function networkIn(digest) {
    const [network, narrower] = digest.split(__TURBOPACK__imported__module__815989__["a"]);
    return network !== undefined && narrower !== undefined ? network : null;
}
function usedUp(usage, now) {
    return new __TURBOPACK__imported__module__861839__["f"]("QUOTA_REACHED", {
        message: (0, __TURBOPACK__imported__module__668324__["e"])(usage, now),
        retryAfterSeconds: Math.ceil((usage.resetAt.getTime() - now.getTime()) / 1000),
        usage
    });
}
async function settle(deps, db, reply) {
    const { runId, allowance } = reply;
    const first = await findCharge(db, runId);
    if (!first || first.refundedAt) return {
        counted: false,
        left: null
    };
    const reason = first.calls === 0 ? "unsent" : reply.reason;
    if (!reason) return {
        counted: false,
        left: null
    };
    await holdCount(db, first.owner, first.addressDigest);
    const charge = await findCharge(db, runId) ?? first;
    if (reason !== "unsent" && !await hasRefunds(db, charge)) {
        await updateReason(db, runId, reason);
        return {
            counted: true,
            left: null
        };
    }
    const now = deps.now();
    await refund(db, {
        runId,
        reason,
        at: now
    });
    // Of a guest who has signed in meanwhile the account has the messages.
    const same = allowance !== null && charge.owner?.kind === (allowance.plan === "guest" ? "guest" : "user");
    if (!same) return {
        counted: false,
        left: null
    };
    const { owner, addressDigest } = charge;
    const done = await counted(db, {
        owner,
        addressDigest,
        now
    });
    const sold = deps.payments !== null;
    return {
        counted: false,
        left: (0, __TURBOPACK__imported__module__668324__["_"])({
            ...(0, __TURBOPACK__imported__module__668324__["d"])(allowance, done, now),
            sold
        }, now)
    };
}
/** Whether the day of a reply has refunds left, for its owner and for the guests at its address. */ async function hasRefunds(db, { owner, plan, addressDigest, createdAt }) {
    const { own, atPlaces } = await counted(db, {
        owner,
        addressDigest,
        now: createdAt
    });
    if (own.refunded >= __TURBOPACK__imported__module__815989__["z"][plan]) return false;
    return atPlaces.every(({ tally, share })=>tally.refunded < __TURBOPACK__imported__module__815989__["j"] * share);
}
async function forgetAddresses(deps, db) {
    await clearAddresses(db, (0, __TURBOPACK__imported__module__668324__["v"])(deps.now()));
}
async function hasPhotosLeft(deps, scope, { address }) {
    const { plan, addressDigest } = await allowanceOf(deps, scope, address);
    return photosLeft(await deps.db(), scope, {
        plan,
        addressDigest,
        now: deps.now()
    });
}
async function photosLeft(db, owner, { plan, addressDigest, now }) {
    const day = (0, __TURBOPACK__imported__module__668324__["v"])(now);
    if (owner && await countPhotos(db, owner, day) >= __TURBOPACK__imported__module__815989__["L"][plan]) return false;
    if (addressDigest === null) return true;
    if (await countPhotos(db, {
        addressDigest
    }, day) >= __TURBOPACK__imported__module__815989__["T"]) return false;
    const networkDigest = networkIn(addressDigest);
    if (networkDigest === null) return true;
    return await countPhotos(db, {
        networkDigest
    }, day) < __TURBOPACK__imported__module__815989__["T"] * __TURBOPACK__imported__module__675882__["e"];
}
async function chargePhoto(deps, scope, { address, spending }) {
    const { plan, addressDigest } = await allowanceOf(deps, scope, address);
    const runId = `${__TURBOPACK__imported__module__815989__["A"]}${deps.newId()}`;
    const now = deps.now();
    const admitted = await (await deps.db()).transaction(async (tx)=>{
        await holdCount(tx, scope, addressDigest);
        if (!await photosLeft(tx, scope, {
            plan,
            addressDigest,
            now
        })) return false;
        await insert(tx, scope, {
            runId,
            model: spending.model,
            plan,
            createdAt: now,
            addressDigest
        });
        return true;
    });
    if (!admitted) return null;
    return {
        runId,
        ledger: (0, __TURBOPACK__imported__module__278169__["L"])(deps, {
            runId,
            spending,
            callsMax: __TURBOPACK__imported__module__273282__["a"]
        })
    };
}
__turbopack_context__.s([
    "g",
    0,
    charge,
    "S",
    0,
    chargePhoto,
    "k",
    0,
    forgetAddresses,
    "X",
    0,
    hasPhotosLeft,
    "O",
    0,
    meteredFor,
    "I",
    0,
    settle,
    "a",
    0,
    usageOf,
    "l",
    0,
    usageOfAccount,
    "h",
    0,
    writerOf
], 476700);
}),
];

//# sourceMappingURL=server_features_1hzabnqva1y0b._.js.map