module.exports = [
666680, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:crypto", () => require("node:crypto"));

module.exports = mod;
}),
819377, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__336763__ = __turbopack_context__.i(336763);
var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
var __TURBOPACK__imported__module__82529__ = __turbopack_context__.i(82529);
var __TURBOPACK__imported__module__878609__ = __turbopack_context__.i(878609);
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
            const known = (0, __TURBOPACK__imported__module__336763__["b"])((0, __TURBOPACK__imported__module__336763__["u"])(__TURBOPACK__imported__module__878609__["f"].key, keyOf(email, address)), (0, __TURBOPACK__imported__module__336763__["H"])(__TURBOPACK__imported__module__878609__["f"].seenAt, oldest()));
            const rows = await (await db()).select({
                key: __TURBOPACK__imported__module__878609__["f"].key
            }).from(__TURBOPACK__imported__module__878609__["f"]).where(known);
            return rows.length > 0;
        },
        async keep (email, address) {
            const [database, seenAt] = [
                await db(),
                now()
            ];
            await database.insert(__TURBOPACK__imported__module__878609__["f"]).values({
                key: keyOf(email, address),
                seenAt
            }).onConflictDoUpdate({
                target: __TURBOPACK__imported__module__878609__["f"].key,
                set: {
                    seenAt: __TURBOPACK__imported__module__533102__["B"]`excluded.seen_at`
                }
            });
            await database.delete(__TURBOPACK__imported__module__878609__["f"]).where((0, __TURBOPACK__imported__module__336763__["n"])(__TURBOPACK__imported__module__878609__["f"].seenAt, oldest()));
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