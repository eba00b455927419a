module.exports = [
348335, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/db/client.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__77354__ = __turbopack_context__.i(77354);
var __TURBOPACK__imported__module__229362__ = __turbopack_context__.i(229362);
// MERGED MODULE: [project]/server/db/driver.ts [middleware] (ecmascript)
;
const NEON_HOST = /(^|\.)neon\.(tech|build)$/;
function chooseDriver(databaseUrl) {
    if (databaseUrl.startsWith("pglite:")) {
        return {
            kind: "pglite",
            directory: databaseUrl.replace(/^pglite:(\/\/)?/, "")
        };
    }
    const host = new URL(databaseUrl).hostname;
    return NEON_HOST.test(host) ? {
        kind: "neon",
        url: databaseUrl
    } : {
        kind: "pg",
        url: databaseUrl
    };
}
;
;
;
;
// Development reloads modules and the proxy has its own copies of them; the process still has one database.
const database = (0, __TURBOPACK__imported__module__229362__["f"])("database");
function openDatabase() {
    if (!database.current) {
        const opening = connect(__TURBOPACK__imported__module__77354__["f"].DATABASE_URL, {
            directUrl: __TURBOPACK__imported__module__77354__["f"].DATABASE_DIRECT_URL ?? null,
            poolMax: __TURBOPACK__imported__module__77354__["f"].DATABASE_POOL_MAX
        });
        database.current = opening;
        opening.catch(()=>{
            if (database.current === opening) database.current = undefined;
        });
    }
    return database.current;
}
async function getDatabase() {
    return (await openDatabase()).database;
}
async function closeDatabase() {
    const opening = database.current;
    database.current = undefined;
    await (await opening?.catch(()=>undefined))?.close();
}
/** Opens and migrates the database a URL names. Each driver is loaded only when it is the one.
 * @param server what only a PostgreSQL server needs */ async function connect(databaseUrl, server) {
    const driver = chooseDriver(databaseUrl);
    switch(driver.kind){
        case "pglite":
            return (await __turbopack_context__.A(387642)).openPglite(driver.directory);
        case "neon":
            return (await __turbopack_context__.A(57400)).openNeon({
                ...server,
                url: driver.url
            });
        case "pg":
            return (await __turbopack_context__.A(285576)).openPg({
                ...server,
                url: driver.url
            });
    }
}
__turbopack_context__.s([
    "getDatabase",
    0,
    getDatabase,
    "openDatabase",
    0,
    openDatabase
], 348335);
}),
57400, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__0l80r3l-3u5_v._.js",
  "server/chunks/node_modules_drizzle-orm_1kqy3-h974ir5._.js",
  "server/chunks/_076tfs84p-hpo._.js",
  "server/chunks/_18ske0b7eeg1w._.js",
  "server/chunks/_1krcnkfhxvbm9._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(389674);
    });
});
}),
285576, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1uqve7m2cl4li._.js",
  "server/chunks/_09w8mg9gy_-yj._.js",
  "server/chunks/_1krcnkfhxvbm9._.js",
  "server/chunks/_076tfs84p-hpo._.js",
  "server/chunks/node_modules_drizzle-orm_1kqy3-h974ir5._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(901950);
    });
});
}),
387642, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1xf30oqvecm-4._.js",
  "server/chunks/_0t53f88bb267t._.js",
  "server/chunks/_1krcnkfhxvbm9._.js",
  "server/chunks/_076tfs84p-hpo._.js",
  "server/chunks/node_modules_drizzle-orm_1kqy3-h974ir5._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(540543);
    });
});
}),
];

//# sourceMappingURL=server_db_1_qvi3ii4uig4._.js.map