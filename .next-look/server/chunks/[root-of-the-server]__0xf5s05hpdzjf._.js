module.exports = [
902157, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:fs", () => require("node:fs"));

module.exports = mod;
}),
723862, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var mod = await __turbopack_context__.y("pg-587764f78a6c7a9c");

__turbopack_context__.n(mod);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, true);}),
922613, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__418802__ = __turbopack_context__.i(418802);
;
;
/** How long to wait for a connection, a new one or a free one, before anyone who asked is told so. */ const CONNECTION_TIMEOUT_MS = 10_000;
/** Longer than anything a request asks for: a server that has vanished without a word counts as gone by then. It is
 * watched here, because a pooler refuses connections that bring a `statement_timeout`. */ const QUERY_TIMEOUT_MS = 60_000;
/** A connection is replaced now and then, so that a server that was added or moved is found. */ const LIFETIME_SECONDS = 30 * 60;
const connectionOptions = (connectionString)=>({
        connectionString,
        connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
        keepAlive: true
    });
const poolOptions = ({ url, poolMax })=>({
        ...connectionOptions(url),
        max: poolMax,
        query_timeout: QUERY_TIMEOUT_MS,
        maxLifetimeSeconds: LIFETIME_SECONDS
    });
function survivesBreaks(pool) {
    pool.on("error", ()=>undefined);
    pool.on("connect", (client)=>client.on("error", ()=>undefined));
    return pool;
}
async function migrateOver(client, databaseOn) {
    client.on("error", ()=>undefined);
    try {
        await client.connect();
        await (0, __TURBOPACK__imported__module__418802__["f"])(databaseOn(client));
    } finally{
        await client.end();
    }
}
__turbopack_context__.s([
    "J",
    0,
    connectionOptions,
    "z",
    0,
    migrateOver,
    "f",
    0,
    poolOptions,
    "X",
    0,
    survivesBreaks
]);
}),
335137, ((__turbopack_context__) => {
"use strict";

;
const CHANNEL = "classmate";
function pgChannel(pool, connect) {
    return {
        async send (payload) {
            await pool.query("select pg_notify($1, $2)", [
                CHANNEL,
                payload
            ]);
        },
        async listen (onPayload, onLost) {
            const client = connect();
            let left = false;
            client.on("error", ()=>undefined);
            client.once("end", ()=>{
                if (!left) onLost();
            });
            client.on("notification", ({ payload })=>onPayload(payload ?? ""));
            await client.connect();
            await client.query(`listen ${CHANNEL}`);
            return async ()=>{
                left = true;
                await client.end();
            };
        }
    };
}
__turbopack_context__.s([
    "f",
    0,
    pgChannel
]);
}),
];