module.exports = [
284180, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__685801__ = __turbopack_context__.i(685801);
var __TURBOPACK__imported__module__844988__ = __turbopack_context__.i(844988);
var __TURBOPACK__imported__module__307932__ = __turbopack_context__.i(307932);
var __TURBOPACK__imported__module__544482__ = __turbopack_context__.i(544482);
var __TURBOPACK__imported__module__615428__ = __turbopack_context__.i(615428);
var __TURBOPACK__imported__module__479822__ = __turbopack_context__.i(479822);
var __TURBOPACK__imported__module__704313__ = __turbopack_context__.i(704313);
var __TURBOPACK__imported__module__995887__ = __turbopack_context__.i(995887);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__685801__,
    __TURBOPACK__imported__module__995887__
]);
[__TURBOPACK__imported__module__685801__, __TURBOPACK__imported__module__995887__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
;
;
;
;
;
;
;
;
class PgliteDriver {
    constructor(client, dialect, options = {}){
        this.client = client;
        this.dialect = dialect;
        this.options = options;
    }
    static [__TURBOPACK__imported__module__844988__["h"]] = "PgliteDriver";
    createSession(schema) {
        return new __TURBOPACK__imported__module__995887__["f"](this.client, this.dialect, schema, {
            logger: this.options.logger,
            cache: this.options.cache
        });
    }
}
class PgliteDatabase extends __TURBOPACK__imported__module__544482__["f"] {
    static [__TURBOPACK__imported__module__844988__["h"]] = "PgliteDatabase";
}
function construct(client, config = {}) {
    const dialect = new __TURBOPACK__imported__module__615428__["f"]({
        casing: config.casing
    });
    let logger;
    if (config.logger === true) {
        logger = new __TURBOPACK__imported__module__307932__["P"]();
    } else if (config.logger !== false) {
        logger = config.logger;
    }
    let schema;
    if (config.schema) {
        const tablesConfig = (0, __TURBOPACK__imported__module__479822__["m"])(config.schema, __TURBOPACK__imported__module__479822__["s"]);
        schema = {
            fullSchema: config.schema,
            schema: tablesConfig.tables,
            tableNamesMap: tablesConfig.tableNamesMap
        };
    }
    const driver = new PgliteDriver(client, dialect, {
        logger,
        cache: config.cache
    });
    const session = driver.createSession(schema);
    const db = new PgliteDatabase(dialect, session, schema);
    db.$client = client;
    db.$cache = config.cache;
    if (db.$cache) {
        db.$cache["invalidate"] = config.cache?.onMutate;
    }
    return db;
}
function drizzle(...params) {
    if (params[0] === void 0 || typeof params[0] === "string") {
        const instance = new __TURBOPACK__imported__module__685801__["PGlite"](params[0]);
        return construct(instance, params[1]);
    }
    if ((0, __TURBOPACK__imported__module__704313__["n"])(params[0])) {
        const { connection, client, ...drizzleConfig } = params[0];
        if (client) return construct(client, drizzleConfig);
        if (typeof connection === "object") {
            const { dataDir, ...options } = connection;
            const instance2 = new __TURBOPACK__imported__module__685801__["PGlite"](dataDir, options);
            return construct(instance2, drizzleConfig);
        }
        const instance = new __TURBOPACK__imported__module__685801__["PGlite"](connection);
        return construct(instance, drizzleConfig);
    }
    return construct(params[0], params[1]);
}
((drizzle2)=>{
    function mock(config) {
        return construct({}, config);
    }
    drizzle2.mock = mock;
})(drizzle || (drizzle = {}));
;
__turbopack_context__.s([
    "f",
    0,
    drizzle
]);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, false);}),
995887, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__844988__ = __turbopack_context__.i(844988);
var __TURBOPACK__imported__module__307932__ = __turbopack_context__.i(307932);
var __TURBOPACK__imported__module__668581__ = __turbopack_context__.i(668581);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__704313__ = __turbopack_context__.i(704313);
var __TURBOPACK__imported__module__685801__ = __turbopack_context__.i(685801);
var __TURBOPACK__imported__module__234621__ = __turbopack_context__.i(234621);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__685801__
]);
[__TURBOPACK__imported__module__685801__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
;
;
;
;
;
;
;
;
class PglitePreparedQuery extends __TURBOPACK__imported__module__668581__["F"] {
    constructor(client, queryString, params, logger, cache, queryMetadata, cacheConfig, fields, name, _isResponseInArrayMode, customResultMapper){
        super({
            sql: queryString,
            params
        }, cache, queryMetadata, cacheConfig);
        this.client = client;
        this.queryString = queryString;
        this.params = params;
        this.logger = logger;
        this.fields = fields;
        this._isResponseInArrayMode = _isResponseInArrayMode;
        this.customResultMapper = customResultMapper;
        this.rawQueryConfig = {
            rowMode: "object",
            parsers: {
                [__TURBOPACK__imported__module__685801__["types"].TIMESTAMP]: (value)=>value,
                [__TURBOPACK__imported__module__685801__["types"].TIMESTAMPTZ]: (value)=>value,
                [__TURBOPACK__imported__module__685801__["types"].INTERVAL]: (value)=>value,
                [__TURBOPACK__imported__module__685801__["types"].DATE]: (value)=>value,
                // numeric[]
                [1231]: (value)=>value,
                // timestamp[]
                [1115]: (value)=>value,
                // timestamp with timezone[]
                [1185]: (value)=>value,
                // interval[]
                [1187]: (value)=>value,
                // date[]
                [1182]: (value)=>value
            }
        };
        this.queryConfig = {
            rowMode: "array",
            parsers: {
                [__TURBOPACK__imported__module__685801__["types"].TIMESTAMP]: (value)=>value,
                [__TURBOPACK__imported__module__685801__["types"].TIMESTAMPTZ]: (value)=>value,
                [__TURBOPACK__imported__module__685801__["types"].INTERVAL]: (value)=>value,
                [__TURBOPACK__imported__module__685801__["types"].DATE]: (value)=>value,
                // numeric[]
                [1231]: (value)=>value,
                // timestamp[]
                [1115]: (value)=>value,
                // timestamp with timezone[]
                [1185]: (value)=>value,
                // interval[]
                [1187]: (value)=>value,
                // date[]
                [1182]: (value)=>value
            }
        };
    }
    static [__TURBOPACK__imported__module__844988__["h"]] = "PglitePreparedQuery";
    rawQueryConfig;
    queryConfig;
    async execute(placeholderValues = {}) {
        const params = (0, __TURBOPACK__imported__module__518899__["X"])(this.params, placeholderValues);
        this.logger.logQuery(this.queryString, params);
        const { fields, client, queryConfig, joinsNotNullableMap, customResultMapper, queryString, rawQueryConfig } = this;
        if (!fields && !customResultMapper) {
            return this.queryWithCache(queryString, params, async ()=>{
                return await client.query(queryString, params, rawQueryConfig);
            });
        }
        const result = await this.queryWithCache(queryString, params, async ()=>{
            return await client.query(queryString, params, queryConfig);
        });
        return customResultMapper ? customResultMapper(result.rows) : result.rows.map((row)=>(0, __TURBOPACK__imported__module__704313__["L"])(fields, row, joinsNotNullableMap));
    }
    all(placeholderValues = {}) {
        const params = (0, __TURBOPACK__imported__module__518899__["X"])(this.params, placeholderValues);
        this.logger.logQuery(this.queryString, params);
        return this.queryWithCache(this.queryString, params, async ()=>{
            return await this.client.query(this.queryString, params, this.rawQueryConfig);
        }).then((result)=>result.rows);
    }
    /** @internal */ isResponseInArrayMode() {
        return this._isResponseInArrayMode;
    }
}
class PgliteSession extends __TURBOPACK__imported__module__668581__["W"] {
    constructor(client, dialect, schema, options = {}){
        super(dialect);
        this.client = client;
        this.schema = schema;
        this.options = options;
        this.logger = options.logger ?? new __TURBOPACK__imported__module__307932__["N"]();
        this.cache = options.cache ?? new __TURBOPACK__imported__module__234621__["p"]();
    }
    static [__TURBOPACK__imported__module__844988__["h"]] = "PgliteSession";
    logger;
    cache;
    prepareQuery(query, fields, name, isResponseInArrayMode, customResultMapper, queryMetadata, cacheConfig) {
        return new PglitePreparedQuery(this.client, query.sql, query.params, this.logger, this.cache, queryMetadata, cacheConfig, fields, name, isResponseInArrayMode, customResultMapper);
    }
    async transaction(transaction, config) {
        return this.client.transaction(async (client)=>{
            const session = new PgliteSession(client, this.dialect, this.schema, this.options);
            const tx = new PgliteTransaction(this.dialect, session, this.schema);
            if (config) {
                await tx.setTransaction(config);
            }
            return transaction(tx);
        });
    }
    async count(sql2) {
        const res = await this.execute(sql2);
        return Number(res["rows"][0]["count"]);
    }
}
class PgliteTransaction extends __TURBOPACK__imported__module__668581__["Y"] {
    static [__TURBOPACK__imported__module__844988__["h"]] = "PgliteTransaction";
    async transaction(transaction) {
        const savepointName = `sp${this.nestedIndex + 1}`;
        const tx = new PgliteTransaction(this.dialect, this.session, this.schema, this.nestedIndex + 1);
        await tx.execute(__TURBOPACK__imported__module__518899__["B"].raw(`savepoint ${savepointName}`));
        try {
            const result = await transaction(tx);
            await tx.execute(__TURBOPACK__imported__module__518899__["B"].raw(`release savepoint ${savepointName}`));
            return result;
        } catch (err) {
            await tx.execute(__TURBOPACK__imported__module__518899__["B"].raw(`rollback to savepoint ${savepointName}`));
            throw err;
        }
    }
}
;
__turbopack_context__.s([
    "f",
    0,
    PgliteSession
]);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, false);}),
243744, ((__turbopack_context__) => {
"use strict";

;
/** Statements and transactions that may wait for their turn: about a second of work. Further ones would be answered when
 * nobody waits for them any more, and take the place of those that someone does. */ const WAITING_MAX = 1_000;
const TOO_MANY_WAITING = "53300";
function boundQueue(pglite, waitingMax = WAITING_MAX) {
    let waiting = 0;
    const counted = async (run)=>{
        if (waiting >= waitingMax) throw Object.assign(new Error("too many statements wait for the database"), {
            code: TOO_MANY_WAITING
        });
        waiting += 1;
        try {
            return await run();
        } finally{
            waiting -= 1;
        }
    };
    const { query, exec, transaction } = pglite;
    pglite.query = (...args)=>counted(()=>Reflect.apply(query, pglite, args));
    pglite.exec = (...args)=>counted(()=>exec.apply(pglite, args));
    pglite.transaction = (...args)=>counted(()=>Reflect.apply(transaction, pglite, args));
    return pglite;
}
__turbopack_context__.s([
    "f",
    0,
    boundQueue
]);
}),
389804, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__902157__ = __turbopack_context__.i(902157);
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
;
;
;
function beginCreation(directory) {
    const marker = `${__TURBOPACK__imported__module__750227__["default"].resolve(directory)}.creating`;
    if ((0, __TURBOPACK__imported__module__902157__["existsSync"])(marker)) (0, __TURBOPACK__imported__module__902157__["rmSync"])(directory, {
        recursive: true,
        force: true
    });
    if ((0, __TURBOPACK__imported__module__902157__["existsSync"])(directory) && (0, __TURBOPACK__imported__module__902157__["readdirSync"])(directory).length > 0) return ()=>undefined;
    (0, __TURBOPACK__imported__module__902157__["mkdirSync"])(__TURBOPACK__imported__module__750227__["default"].dirname(marker), {
        recursive: true
    });
    (0, __TURBOPACK__imported__module__902157__["writeFileSync"])(marker, "");
    return ()=>(0, __TURBOPACK__imported__module__902157__["rmSync"])(marker, {
            force: true
        });
}
__turbopack_context__.s([
    "f",
    0,
    beginCreation
]);
}),
261625, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
var __TURBOPACK__imported__module__421610__ = __turbopack_context__.i(421610);
var __TURBOPACK__imported__module__243744__ = __turbopack_context__.i(243744);
var __TURBOPACK__imported__module__389804__ = __turbopack_context__.i(389804);
var __TURBOPACK__imported__module__455077__ = __turbopack_context__.i(455077);
var __TURBOPACK__imported__module__790834__ = __turbopack_context__.i(790834);
var __TURBOPACK__imported__module__531608__ = __turbopack_context__.i(531608);
var __TURBOPACK__imported__module__218563__ = __turbopack_context__.i(218563);
var __TURBOPACK__imported__module__568543__ = __turbopack_context__.i(568543);
var __TURBOPACK__imported__module__895759__ = __turbopack_context__.i(895759);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__421610__,
    __TURBOPACK__imported__module__790834__
]);
[__TURBOPACK__imported__module__421610__, __TURBOPACK__imported__module__790834__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
;
;
;
;
;
;
;
;
;
;
;
async function openEmbedded(directory, image) {
    if (directory !== null) (0, __TURBOPACK__imported__module__568543__["f"])();
    const unlock = directory === null ? ()=>{} : (0, __TURBOPACK__imported__module__218563__["f"])(directory);
    try {
        const whole = directory === null ? ()=>undefined : (0, __TURBOPACK__imported__module__389804__["f"])(directory);
        const { App, createPgliteConnection } = await (0, __TURBOPACK__imported__module__531608__["f"])();
        const connection = await createPgliteConnection(directory === null ? {
            pgliteOptions: {
                loadDataDir: image
            }
        } : {
            url: __TURBOPACK__imported__module__750227__["default"].resolve(directory)
        });
        (0, __TURBOPACK__imported__module__243744__["f"])((0, __TURBOPACK__imported__module__455077__["f"])((0, __TURBOPACK__imported__module__895759__["f"])(connection.driver)));
        connection.kysely = new __TURBOPACK__imported__module__421610__["Kysely"]({
            dialect: (0, __TURBOPACK__imported__module__790834__["f"])(connection.driver)
        });
        await new App({
            connection,
            auth: {
                enabled: true
            }
        }).ensureSystemSchema();
        whole();
        return {
            connection,
            close: async ()=>void await connection.close().finally(unlock)
        };
    } catch (error) {
        unlock();
        throw error;
    }
}
__turbopack_context__.s([
    "f",
    0,
    openEmbedded
]);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, false);}),
455077, ((__turbopack_context__) => {
"use strict";

;
/** The protocol's message that ends a connection. */ const TERMINATE = "X".charCodeAt(0);
function refuseAfterEnd(pglite) {
    const send = pglite.execProtocolRawSync.bind(pglite);
    let ended = false;
    pglite.execProtocolRawSync = (message)=>{
        if (ended) throw new Error("The database is closed.");
        ended = message[0] === TERMINATE;
        return send(message);
    };
    return pglite;
}
__turbopack_context__.s([
    "f",
    0,
    refuseAfterEnd
]);
}),
790834, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__421610__ = __turbopack_context__.i(421610);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__421610__
]);
[__TURBOPACK__imported__module__421610__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
;
;
/** Opens a PGlite transaction and stays inside it. PGlite lets one transaction in at a time and makes everyone
 * else wait, so nothing can slip between its BEGIN and its COMMIT on the one session there is. */ function parkTransaction(pglite) {
    return new Promise((opened, failed)=>{
        const ended = pglite.transaction(async (runner)=>{
            const outcome = await new Promise((finish)=>{
                opened({
                    runner,
                    finish: async (how)=>{
                        finish(how);
                        await ended;
                    }
                });
            });
            if (outcome === "rollback") await runner.rollback();
        });
        ended.catch(failed);
    });
}
class PgliteConnection {
    pglite;
    parked;
    constructor(pglite){
        this.pglite = pglite;
        this.parked = null;
    }
    async executeQuery(query) {
        const runner = this.parked?.runner ?? this.pglite;
        const { rows, affectedRows } = await runner.query(query.sql, [
            ...query.parameters
        ]);
        return affectedRows === undefined ? {
            rows
        } : {
            rows,
            numAffectedRows: BigInt(affectedRows)
        };
    }
    streamQuery() {
        throw new Error("PGlite cannot stream rows.");
    }
}
class PgliteDriver {
    pglite;
    constructor(pglite){
        this.pglite = pglite;
    }
    async init() {}
    async acquireConnection() {
        return new PgliteConnection(this.pglite);
    }
    async beginTransaction(connection) {
        connection.parked = await parkTransaction(this.pglite);
    }
    async commitTransaction(connection) {
        await end(connection, "commit");
    }
    async rollbackTransaction(connection) {
        await end(connection, "rollback");
    }
    async releaseConnection() {}
    /** The database is closed by the one who opened it. */ async destroy() {}
}
async function end(connection, outcome) {
    const parked = connection.parked;
    connection.parked = null;
    await parked?.finish(outcome);
}
function pgliteDialect(pglite) {
    return {
        createAdapter: ()=>new __TURBOPACK__imported__module__421610__["PostgresAdapter"](),
        createDriver: ()=>new PgliteDriver(pglite),
        createIntrospector: (db)=>new __TURBOPACK__imported__module__421610__["PostgresIntrospector"](db),
        createQueryCompiler: ()=>new __TURBOPACK__imported__module__421610__["PostgresQueryCompiler"]()
    };
}
__turbopack_context__.s([
    "f",
    0,
    pgliteDialect
]);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, false);}),
218563, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__874533__ = __turbopack_context__.i(874533);
var __TURBOPACK__imported__module__902157__ = __turbopack_context__.i(902157);
var __TURBOPACK__imported__module__660526__ = __turbopack_context__.i(660526);
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
var __TURBOPACK__imported__module__689988__ = __turbopack_context__.i(689988);
;
;
;
;
;
class DataDirectoryLocked extends __TURBOPACK__imported__module__689988__["f"] {
    static brand = "DataDirectoryLocked";
    constructor(directory, holder){
        const where = holder.host === (0, __TURBOPACK__imported__module__660526__["hostname"])() ? "" : ` on ${holder.host}`;
        super(`The data in ${directory} is already in use by process ${holder.pid}${where}, running since ${holder.since}; ` + "stop that one first, or choose another place with DATA_DIR.");
        this.name = "DataDirectoryLocked";
    }
}
const BEAT_MS = 15_000;
/** A holder on another machine or in another container cannot be looked up; its lock counts while it is touched. */ const SILENT_AFTER_MS = 4 * BEAT_MS;
const TAKEOVER_STUCK_MS = 10_000;
function lockDataDirectory(directory) {
    const file = lockFile(directory);
    (0, __TURBOPACK__imported__module__902157__["mkdirSync"])(__TURBOPACK__imported__module__750227__["default"].dirname(file), {
        recursive: true
    });
    const mine = {
        pid: process.pid,
        host: (0, __TURBOPACK__imported__module__660526__["hostname"])(),
        space: processSpace(),
        started: processStart(process.pid) ?? "",
        since: new Date().toISOString()
    };
    if (!create(file, mine)) takeOver(directory, file, mine);
    const beat = setInterval(()=>touch(file), BEAT_MS);
    beat.unref();
    return ()=>{
        clearInterval(beat);
        if (isSame(readHolder(file), mine)) (0, __TURBOPACK__imported__module__902157__["rmSync"])(file, {
            force: true
        });
    };
}
function currentHolder(directory) {
    const file = lockFile(directory);
    const holder = readHolder(file);
    return holder && isAlive(holder, file) ? holder : null;
}
/** Beside the directory, not in it: PGlite creates a database only where it finds nothing. */ function lockFile(directory) {
    return `${__TURBOPACK__imported__module__750227__["default"].resolve(directory)}.lock`;
}
/** Replaces a dead holder's lock. Only one process at a time gets past `mkdir`, so two cannot both believe they did. */ function takeOver(directory, file, mine) {
    const gate = `${file}.takeover`;
    if (!enter(gate)) throw new DataDirectoryLocked(directory, readHolder(file) ?? mine);
    try {
        const holder = currentHolder(directory);
        if (holder) throw new DataDirectoryLocked(directory, holder);
        (0, __TURBOPACK__imported__module__902157__["rmSync"])(file, {
            force: true
        });
        if (!create(file, mine)) throw new DataDirectoryLocked(directory, readHolder(file) ?? mine);
    } finally{
        (0, __TURBOPACK__imported__module__902157__["rmdirSync"])(gate);
    }
}
function enter(gate) {
    try {
        (0, __TURBOPACK__imported__module__902157__["mkdirSync"])(gate);
        return true;
    } catch  {
        if (Date.now() - (modifiedAt(gate) ?? Date.now()) < TAKEOVER_STUCK_MS) return false;
        (0, __TURBOPACK__imported__module__902157__["rmdirSync"])(gate);
        return enter(gate);
    }
}
function create(file, holder) {
    try {
        (0, __TURBOPACK__imported__module__902157__["writeFileSync"])(file, JSON.stringify(holder), {
            flag: "wx",
            mode: 0o600
        });
        return true;
    } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
        throw error;
    }
}
function readHolder(file) {
    try {
        return JSON.parse((0, __TURBOPACK__imported__module__902157__["readFileSync"])(file, "utf8"));
    } catch  {
        return null;
    }
}
function isSame(a, b) {
    return a?.pid === b.pid && a.host === b.host && a.started === b.started;
}
function isAlive(holder, file) {
    const isHere = holder.host === (0, __TURBOPACK__imported__module__660526__["hostname"])() && (holder.space ?? processSpace()) === processSpace();
    if (!isHere) return Date.now() - (modifiedAt(file) ?? 0) < SILENT_AFTER_MS;
    const started = processStart(holder.pid);
    return started !== null && (started === holder.started || started === "" || holder.started === "");
}
function processSpace() {
    try {
        return (0, __TURBOPACK__imported__module__902157__["readlinkSync"])("/proc/self/ns/pid");
    } catch  {
        return "";
    }
}
/** When a process started, in whatever form the system tells it; "" if it lives but does not tell; null if it is gone. */ function processStart(pid) {
    try {
        process.kill(pid, 0);
    } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return null;
    }
    const known = startFromProc(pid);
    if (known === ENDED) return null;
    return known ?? startFromPs(pid) ?? "";
}
/** A process that has ended keeps its number until its parent takes note. */ const ENDED = "ended";
function startFromProc(pid) {
    try {
        const boot = (0, __TURBOPACK__imported__module__902157__["readFileSync"])("/proc/sys/kernel/random/boot_id", "utf8").trim();
        const stat = (0, __TURBOPACK__imported__module__902157__["readFileSync"])(`/proc/${pid}/stat`, "utf8");
        // The program's name is in brackets and may contain spaces. After it: the state, and 19 fields on the start.
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return /^[ZX]/.test(fields[0] ?? "") ? ENDED : `${boot}:${fields[19]}`;
    } catch  {
        return null;
    }
}
function startFromPs(pid) {
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    try {
        return (0, __TURBOPACK__imported__module__874533__["execFileSync"])("ps", [
            "-o",
            "lstart=",
            "-p",
            String(pid)
        ], {
            encoding: "utf8"
        }).trim();
    } catch  {
        return null;
    }
}
function modifiedAt(file) {
    return (0, __TURBOPACK__imported__module__902157__["statSync"])(file, {
        throwIfNoEntry: false
    })?.mtimeMs ?? null;
}
function touch(file) {
    const now = new Date();
    try {
        (0, __TURBOPACK__imported__module__902157__["utimesSync"])(file, now, now);
    } catch  {
    // Someone removed the data directory under a running server; the next query says so better.
    }
}
__turbopack_context__.s([
    "f",
    0,
    lockDataDirectory
]);
}),
987306, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__284180__ = __turbopack_context__.i(284180);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__661332__ = __turbopack_context__.i(661332);
var __TURBOPACK__imported__module__261625__ = __turbopack_context__.i(261625);
var __TURBOPACK__imported__module__418802__ = __turbopack_context__.i(418802);
var __TURBOPACK__imported__module__555863__ = __turbopack_context__.i(555863);
var __TURBOPACK__imported__module__890636__ = __turbopack_context__.i(890636);
var __TURBOPACK__imported__module__736849__ = __turbopack_context__.i(736849);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__284180__,
    __TURBOPACK__imported__module__261625__
]);
[__TURBOPACK__imported__module__284180__, __TURBOPACK__imported__module__261625__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
;
;
;
;
;
;
;
;
async function openPglite(directory) {
    const embedded = await (0, __TURBOPACK__imported__module__261625__["f"])(directory);
    const pglite = embedded.connection.driver;
    const database = (0, __TURBOPACK__imported__module__284180__["f"])({
        client: pglite,
        schema: __TURBOPACK__imported__module__661332__
    });
    try {
        await (0, __TURBOPACK__imported__module__418802__["f"])(database);
    } catch (error) {
        await embedded.close();
        throw error;
    }
    (0, __TURBOPACK__imported__module__555863__["f"])((0, __TURBOPACK__imported__module__890636__["f"])(pglite));
    return {
        database,
        embedded,
        channel: null,
        ping: async ()=>void await pglite.query("select 1"),
        tidy: ()=>(0, __TURBOPACK__imported__module__736849__["f"])(pglite),
        close: ()=>embedded.close()
    };
}
__turbopack_context__.s([
    "openPglite",
    0,
    openPglite
]);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, false);}),
568543, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__902157__ = __turbopack_context__.i(902157);
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
var __TURBOPACK__imported__module__925127__ = __turbopack_context__.i(925127);
;
;
;
/** What others than the owner could do with a file or a directory. */ const OTHERS = 0o077;
const OWNER = 0o700;
function createForOwnerOnly() {
    // A worker thread shares the process's mask and may not set it.
    if (__TURBOPACK__imported__module__925127__["isMainThread"]) process.umask(OTHERS);
}
function tighten(name) {
    // There modes say nothing; access lists do, which directories hand down.
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    const found = look(name);
    if (!found || found.isSymbolicLink()) return [];
    const left = close(name, found);
    if (!found.isDirectory()) return left;
    try {
        return [
            ...left,
            ...readdirSync(name).flatMap((entry)=>tighten(path.join(name, entry)))
        ];
    } catch (error) {
        return [
            ...left,
            ...failed(name, error)
        ];
    }
}
function tightenOne(name) {
    const found = ("TURBOPACK compile-time falsy", 0) ? "TURBOPACK unreachable" : look(name);
    return found && !found.isSymbolicLink() ? close(name, found) : [];
}
function close(name, { mode }) {
    if ((mode & OTHERS) === 0) return [];
    try {
        chmodSync(name, mode & OWNER);
    } catch (error) {
        return failed(name, error);
    }
    // A file system without modes of its own takes the change and forgets it.
    const kept = ((look(name)?.mode ?? 0) & OTHERS) === 0;
    return kept ? [] : [
        {
            path: name,
            reason: "the file system keeps no modes"
        }
    ];
}
function failed(name, error) {
    // A server that runs may have removed it just now.
    if (!look(name)) return [];
    return [
        {
            path: name,
            reason: error instanceof Error ? error.message : String(error)
        }
    ];
}
/** @returns null where there is nothing */ function look(name) {
    return lstatSync(name, {
        throwIfNoEntry: false
    }) ?? null;
}
__turbopack_context__.s([
    "f",
    0,
    createForOwnerOnly
]);
}),
555863, ((__turbopack_context__) => {
"use strict";

;
/** How much of one turn of the event loop statements and what follows upon them may take, in milliseconds. */ const TURN_MS = 5;
function paceStatements(pglite, { turnMs = TURN_MS, now = ()=>performance.now(), soon = setImmediate } = {}) {
    const send = pglite.execProtocolStream.bind(pglite);
    let begun = null;
    const over = ()=>{
        if (begun !== null) return now() - begun >= turnMs;
        begun = now();
        soon(()=>{
            begun = null;
        });
        return false;
    };
    pglite.execProtocolStream = async (message, how)=>{
        if (over()) await new Promise((resume)=>soon(resume));
        return send(message, how);
    };
    return pglite;
}
__turbopack_context__.s([
    "f",
    0,
    paceStatements
]);
}),
895759, ((__turbopack_context__) => {
"use strict";

;
function parseTypesInUse(pglite) {
    const all = pglite.parsers;
    const met = {};
    pglite.parsers = met;
    const send = pglite.execProtocolStream.bind(pglite);
    pglite.execProtocolStream = async (message, how)=>{
        const answer = await send(message, how);
        for (const part of answer){
            if (part.name !== "rowDescription") continue;
            for (const type of typesOf(part)){
                const parser = all[type];
                if (parser) met[type] = parser;
            }
        }
        return answer;
    };
    return pglite;
}
/** The types of a result's columns. PGlite's own declarations keep the columns of this message to themselves. */ const typesOf = (description)=>description.fields.map(({ dataTypeID })=>dataTypeID);
__turbopack_context__.s([
    "f",
    0,
    parseTypesInUse
]);
}),
890636, ((__turbopack_context__) => {
"use strict";

;
const PARSE = "P".charCodeAt(0);
const DESCRIBE = "D".charCodeAt(0);
const BIND = "B".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const SIMPLE = "Q".charCodeAt(0);
const CLOSE = "C".charCodeAt(0);
const OF_STATEMENT = "S".charCodeAt(0);
/** A kind and a length. */ const HEAD = 5;
const STATEMENTS_MAX = 300;
/** A plan follows from how large tables are, and is made again while they may have grown by little. */ const KEPT_MS = 60_000;
const STALE = -1;
const REPEATABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
const HARMLESS = /^\s*(?:begin|start|commit|rollback|savepoint|release)\b/i;
function prepareStatements(pglite, options = {}) {
    const send = pglite.execProtocolStream.bind(pglite);
    const statements = createStatements(options);
    let current = null;
    pglite.execProtocolStream = async (message, how)=>{
        const kind = message[0];
        if (kind === SIMPLE || kind === SYNC) current = null;
        if (kind === SIMPLE) statements.heard(latin(message.subarray(HEAD)));
        if (kind === PARSE) current = statements.parsing(latin(message.subarray(HEAD)));
        if (!current) return send(message, how);
        try {
            const sendThis = (bytes)=>send(bytes, how);
            if (kind === PARSE) return await parsed(current, {
                message,
                send: sendThis,
                now: statements.now
            });
            return await used(current, {
                message,
                send: sendThis
            });
        } catch (error) {
            current.preparedAt = STALE;
            throw error;
        }
    };
    return pglite;
}
function createStatements({ now = ()=>performance.now(), statementsMax = STATEMENTS_MAX }) {
    const statements = new Map();
    const heard = (text)=>{
        if (REPEATABLE.test(text) || HARMLESS.test(text)) return;
        for (const statement of statements.values())statement.preparedAt = STALE;
    };
    return {
        now,
        /** What was asked without being prepared. */ heard,
        /** @param text a name, a zero, the statement, and the types of its values
     * @returns null for what is not kept */ parsing (text) {
            heard(text.slice(text.indexOf("\0") + 1));
            const known = statements.get(text);
            const isKept = text.startsWith("\0") && REPEATABLE.test(text.slice(1)) && statements.size < statementsMax;
            if (known || !isKept) return known ?? null;
            const name = Buffer.from(`s${statements.size}`);
            const made = {
                name,
                preparedAt: STALE,
                parsed: [],
                described: null,
                rows: null
            };
            statements.set(text, made);
            return made;
        }
    };
}
async function parsed(statement, { message, send, now }) {
    const { name, preparedAt } = statement;
    if (preparedAt !== STALE && now() - preparedAt < KEPT_MS) return statement.parsed;
    const answer = await send(Buffer.concat([
        closing(name),
        named(message, HEAD, name)
    ]));
    Object.assign(statement, {
        preparedAt: now(),
        parsed: answer,
        described: null,
        rows: null
    });
    return answer;
}
/** What follows a statement's text: what it gives, its values, its run. */ async function used(statement, { message, send }) {
    const { name } = statement;
    if (message[0] === BIND) return send(named(message, HEAD + 1, name));
    if (message[0] !== DESCRIBE) return send(message);
    if (message[HEAD] !== OF_STATEMENT) {
        statement.rows ??= await send(message);
        return statement.rows;
    }
    statement.described ??= await send(named(message, HEAD + 1, name));
    return statement.described;
}
const latin = (bytes)=>Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
/** A message with the statement's name in place of none.
 * @param at where the empty name ends in its zero */ function named(message, at, name) {
    const whole = Buffer.concat([
        message.subarray(0, at),
        name,
        message.subarray(at)
    ]);
    whole.writeInt32BE(whole.length - 1, 1);
    return whole;
}
/** Forgets a prepared statement, whether or not there is one of that name. */ function closing(name) {
    const message = Buffer.concat([
        Uint8Array.of(CLOSE, 0, 0, 0, 0, OF_STATEMENT),
        name,
        Uint8Array.of(0)
    ]);
    message.writeInt32BE(message.length - 1, 1);
    return message;
}
__turbopack_context__.s([
    "f",
    0,
    prepareStatements
]);
}),
736849, ((__turbopack_context__) => {
"use strict";

;
const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
async function tidyPglite(pglite) {
    const { rows } = await pglite.query(TABLES);
    for (const { name } of rows)await pglite.exec(`vacuum (analyze) ${name}`);
}
__turbopack_context__.s([
    "f",
    0,
    tidyPglite
]);
}),
];