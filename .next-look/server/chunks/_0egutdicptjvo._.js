module.exports = [
624643, 652504, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .array>
;
var __TURBOPACK__imported__module__319281__ = __turbopack_context__.i(319281);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__319281__
], 624643);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .boolean>
;
var __TURBOPACK__imported__module__319281__1 = __TURBOPACK__imported__module__319281__;
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__319281__1
], 652504);
}),
8205, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__382108__ = __turbopack_context__.i(382108);
var __TURBOPACK__imported__module__769301__ = __turbopack_context__.i(769301);
var __TURBOPACK__imported__module__624643__ = __turbopack_context__.i(624643);
var __TURBOPACK__imported__module__652504__ = __turbopack_context__.i(652504);
;
;
;
const answerSchema = __TURBOPACK__imported__module__769301__["z"].object({
    rows: __TURBOPACK__imported__module__624643__["z"].array(__TURBOPACK__imported__module__769301__["z"].object({
        may: __TURBOPACK__imported__module__652504__["z"].boolean()
    }))
});
async function deleteBySql(database, userId) {
    return database.transaction(async (transaction)=>{
        const mayDelete = async (table)=>{
            const answer = await transaction.execute(__TURBOPACK__imported__module__382108__["B"]`select coalesce(has_table_privilege(to_regclass(${table}), 'delete'), false) as may`);
            return answerSchema.parse(answer).rows[0]?.may ?? false;
        };
        if (!await mayDelete("auth.users")) return false;
        for (const [table, ofUser] of Object.entries(loose(userId))){
            if (await mayDelete(table)) {
                await transaction.execute(__TURBOPACK__imported__module__382108__["B"]`delete from ${__TURBOPACK__imported__module__382108__["B"].raw(table)} where ${ofUser}`);
            }
        }
        // Sessions, identities and one-time tokens go with the account by themselves.
        await transaction.execute(__TURBOPACK__imported__module__382108__["B"]`delete from auth.users where id = ${userId}::uuid`);
        return true;
    });
}
/** Tables that are not tied to the account, and which of their rows are its. */ const loose = (userId)=>({
        "auth.refresh_tokens": __TURBOPACK__imported__module__382108__["B"]`user_id::text = ${userId}`,
        "auth.flow_state": __TURBOPACK__imported__module__382108__["B"]`user_id::text = ${userId}`,
        "auth.audit_log_entries": __TURBOPACK__imported__module__382108__["B"]`payload->>'actor_id' = ${userId}`
    });
__turbopack_context__.s([
    "deleteBySql",
    0,
    deleteBySql
]);
}),
];

//# sourceMappingURL=_0egutdicptjvo._.js.map