module.exports = [
76438, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__862419__ = __turbopack_context__.i(862419);
;
;
;
;
const SWEEP_EVERY_MS = 10_000;
const SWEPT_AT_ONCE = 1_000;
function createSharedRateLimiter({ db, now, secret }) {
    let sweptAt = Number.NEGATIVE_INFINITY;
    const sweepIfDue = async (database, time)=>{
        if (time.getTime() - sweptAt < SWEEP_EVERY_MS) return;
        sweptAt = time.getTime();
        await sweep(database, time);
    };
    return {
        async take (rule, name, calls = 1) {
            const [database, time] = [
                await db(),
                now()
            ];
            const key = (0, __TURBOPACK__imported__module__666680__["createHmac"])("sha256", secret).update(name).digest("base64url");
            const bucket = {
                key,
                rule,
                time,
                calls
            };
            const fullAt = await count(database, bucket);
            if (fullAt === null) return {
                ok: false,
                retryAfterMs: await wait(database, bucket)
            };
            await sweepIfDue(database, time);
            const free = time.getTime() + rule.windowMs - fullAt.getTime();
            return {
                ok: true,
                remaining: Math.floor(free * rule.limit / rule.windowMs)
            };
        }
    };
}
/** Takes a token for each call.
 * @returns when the bucket will be full again; null when it has none left */ async function count(database, { key, rule, time, calls }) {
    const nowThere = instant(time);
    // Whole microseconds, which is what the database keeps; rounded down, so that `limit` of them fit the window.
    const taken = microseconds(Math.floor(rule.windowMs * 1000 / rule.limit) * calls);
    const window = microseconds(rule.windowMs * 1000);
    // A bucket is full again within one window. One that is not for two was filled before the clock was put back; less may
    // be what the clocks of two machines differ by.
    const misdated = __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__862419__["f"].fullAt} > ${nowThere} + 2 * ${window}`;
    const next = __TURBOPACK__imported__module__518899__["B"]`case when ${misdated} then ${nowThere} else greatest(${__TURBOPACK__imported__module__862419__["f"].fullAt}, ${nowThere}) end + ${taken}`;
    const [row] = await database.insert(__TURBOPACK__imported__module__862419__["f"]).values({
        key,
        fullAt: __TURBOPACK__imported__module__518899__["B"]`${nowThere} + ${taken}`
    }).onConflictDoUpdate({
        target: __TURBOPACK__imported__module__862419__["f"].key,
        set: {
            fullAt: next
        },
        setWhere: __TURBOPACK__imported__module__518899__["B"]`${next} <= ${nowThere} + ${window}`
    }).returning({
        fullAt: __TURBOPACK__imported__module__862419__["f"].fullAt
    });
    return row?.fullAt ?? null;
}
/** Milliseconds until an empty bucket has as many tokens again, if nobody else takes them. */ async function wait(database, { key, rule, time, calls }) {
    const [kept] = await database.select({
        fullAt: __TURBOPACK__imported__module__862419__["f"].fullAt
    }).from(__TURBOPACK__imported__module__862419__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__862419__["f"].key, key));
    const perCall = rule.windowMs / rule.limit;
    const fullAt = kept?.fullAt.getTime() ?? 0;
    return Math.max(1, fullAt + perCall * calls - time.getTime() - rule.windowMs);
}
/** Forgets buckets that are full again, a bounded number at a time; those in use at this moment are left alone. */ async function sweep(database, time) {
    const full = database.select({
        key: __TURBOPACK__imported__module__862419__["f"].key
    }).from(__TURBOPACK__imported__module__862419__["f"]).where((0, __TURBOPACK__imported__module__875225__["n"])(__TURBOPACK__imported__module__862419__["f"].fullAt, time)).limit(SWEPT_AT_ONCE).for("update", {
        skipLocked: true
    });
    await database.delete(__TURBOPACK__imported__module__862419__["f"]).where((0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__862419__["f"].key, full));
}
const instant = (time)=>__TURBOPACK__imported__module__518899__["B"]`${time.toISOString()}::timestamptz`;
const microseconds = (count)=>__TURBOPACK__imported__module__518899__["B"]`${count}::bigint * interval '1 microsecond'`;
__turbopack_context__.s([
    "createSharedRateLimiter",
    0,
    createSharedRateLimiter
]);
}),
];