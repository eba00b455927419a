module.exports = [
682301, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__93321__ = __turbopack_context__.i(93321);
var __TURBOPACK__imported__module__351674__ = __turbopack_context__.i(351674);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__29979__ = __turbopack_context__.i(29979);
;
;
;
;
/** As long as a session lives at most. */ const KEPT_MS = 90 * 86_400_000;
function createKnownAddresses({ db, now, secret }) {
    const keyOf = (email, address)=>(0, __TURBOPACK__imported__module__666680__["createHmac"])("sha256", secret).update(`${email} ${address}`).digest("base64url");
    const oldest = ()=>new Date(now().getTime() - KEPT_MS);
    return {
        async has (email, address) {
            const known = (0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__29979__["f"].key, keyOf(email, address)), (0, __TURBOPACK__imported__module__93321__["H"])(__TURBOPACK__imported__module__29979__["f"].seenAt, oldest()));
            const rows = await (await db()).select({
                key: __TURBOPACK__imported__module__29979__["f"].key
            }).from(__TURBOPACK__imported__module__29979__["f"]).where(known);
            return rows.length > 0;
        },
        async keep (email, address) {
            const [database, seenAt] = [
                await db(),
                now()
            ];
            await database.insert(__TURBOPACK__imported__module__29979__["f"]).values({
                key: keyOf(email, address),
                seenAt
            }).onConflictDoUpdate({
                target: __TURBOPACK__imported__module__29979__["f"].key,
                set: {
                    seenAt: __TURBOPACK__imported__module__351674__["B"]`excluded.seen_at`
                }
            });
            await database.delete(__TURBOPACK__imported__module__29979__["f"]).where((0, __TURBOPACK__imported__module__93321__["n"])(__TURBOPACK__imported__module__29979__["f"].seenAt, oldest()));
        }
    };
}
__turbopack_context__.s([
    "createKnownAddresses",
    0,
    createKnownAddresses
]);
}),
];