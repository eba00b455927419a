module.exports = [
246517, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__794588__ = __turbopack_context__.i(794588);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__794588__
]);
}),
650572, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
var __TURBOPACK__imported__module__75064__ = __turbopack_context__.i(75064);
var __TURBOPACK__imported__module__909592__ = __turbopack_context__.i(909592);
var __TURBOPACK__imported__module__246517__ = __turbopack_context__.i(246517);
;
;
;
const answerSchema = __TURBOPACK__imported__module__75064__["z"].object({
    rows: __TURBOPACK__imported__module__909592__["z"].array(__TURBOPACK__imported__module__75064__["z"].object({
        may: __TURBOPACK__imported__module__246517__["z"].boolean()
    }))
});
async function deleteBySql(database, userId) {
    return database.transaction(async (transaction)=>{
        const mayDelete = async (table)=>{
            const answer = await transaction.execute(__TURBOPACK__imported__module__533102__["B"]`select coalesce(has_table_privilege(to_regclass(${table}), 'delete'), false) as may`);
            return answerSchema.parse(answer).rows[0]?.may ?? false;
        };
        if (!await mayDelete("auth.users")) return false;
        for (const [table, ofUser] of Object.entries(loose(userId))){
            if (await mayDelete(table)) {
                await transaction.execute(__TURBOPACK__imported__module__533102__["B"]`delete from ${__TURBOPACK__imported__module__533102__["B"].raw(table)} where ${ofUser}`);
            }
        }
        // Sessions, identities and one-time tokens go with the account by themselves.
        await transaction.execute(__TURBOPACK__imported__module__533102__["B"]`delete from auth.users where id = ${userId}::uuid`);
        return true;
    });
}
/** Tables that are not tied to the account, and which of their rows are its. */ const loose = (userId)=>({
        "auth.refresh_tokens": __TURBOPACK__imported__module__533102__["B"]`user_id::text = ${userId}`,
        "auth.flow_state": __TURBOPACK__imported__module__533102__["B"]`user_id::text = ${userId}`,
        "auth.audit_log_entries": __TURBOPACK__imported__module__533102__["B"]`payload->>'actor_id' = ${userId}`
    });
__turbopack_context__.s([
    "deleteBySql",
    0,
    deleteBySql
]);
}),
];