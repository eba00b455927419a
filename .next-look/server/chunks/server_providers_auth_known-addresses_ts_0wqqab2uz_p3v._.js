module.exports = [
267465, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__857907__ = __turbopack_context__.i(857907);
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
            const known = (0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__857907__["f"].key, keyOf(email, address)), (0, __TURBOPACK__imported__module__875225__["H"])(__TURBOPACK__imported__module__857907__["f"].seenAt, oldest()));
            const rows = await (await db()).select({
                key: __TURBOPACK__imported__module__857907__["f"].key
            }).from(__TURBOPACK__imported__module__857907__["f"]).where(known);
            return rows.length > 0;
        },
        async keep (email, address) {
            const [database, seenAt] = [
                await db(),
                now()
            ];
            await database.insert(__TURBOPACK__imported__module__857907__["f"]).values({
                key: keyOf(email, address),
                seenAt
            }).onConflictDoUpdate({
                target: __TURBOPACK__imported__module__857907__["f"].key,
                set: {
                    seenAt: __TURBOPACK__imported__module__518899__["B"]`excluded.seen_at`
                }
            });
            await database.delete(__TURBOPACK__imported__module__857907__["f"]).where((0, __TURBOPACK__imported__module__875225__["n"])(__TURBOPACK__imported__module__857907__["f"].seenAt, oldest()));
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