module.exports = [
948873, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__723862__ = __turbopack_context__.i(723862);
var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
var __TURBOPACK__imported__module__487249__ = __turbopack_context__.i(487249);
var __TURBOPACK__imported__module__779946__ = __turbopack_context__.i(779946);
var __TURBOPACK__imported__module__488964__ = __turbopack_context__.i(488964);
var __TURBOPACK__imported__module__40704__ = __turbopack_context__.i(40704);
var __TURBOPACK__imported__module__389902__ = __turbopack_context__.i(389902);
var __TURBOPACK__imported__module__86080__ = __turbopack_context__.i(86080);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__723862__,
    __TURBOPACK__imported__module__86080__
]);
[__TURBOPACK__imported__module__723862__, __TURBOPACK__imported__module__86080__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
;
;
;
;
;
;
;
;
class NodePgDriver {
    constructor(client, dialect, options = {}){
        this.client = client;
        this.dialect = dialect;
        this.options = options;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "NodePgDriver";
    createSession(schema) {
        return new __TURBOPACK__imported__module__86080__["f"](this.client, this.dialect, schema, {
            logger: this.options.logger,
            cache: this.options.cache
        });
    }
}
class NodePgDatabase extends __TURBOPACK__imported__module__779946__["f"] {
    static [__TURBOPACK__imported__module__219829__["h"]] = "NodePgDatabase";
}
function construct(client, config = {}) {
    const dialect = new __TURBOPACK__imported__module__488964__["f"]({
        casing: config.casing
    });
    let logger;
    if (config.logger === true) {
        logger = new __TURBOPACK__imported__module__487249__["P"]();
    } else if (config.logger !== false) {
        logger = config.logger;
    }
    let schema;
    if (config.schema) {
        const tablesConfig = (0, __TURBOPACK__imported__module__40704__["m"])(config.schema, __TURBOPACK__imported__module__40704__["s"]);
        schema = {
            fullSchema: config.schema,
            schema: tablesConfig.tables,
            tableNamesMap: tablesConfig.tableNamesMap
        };
    }
    const driver = new NodePgDriver(client, dialect, {
        logger,
        cache: config.cache
    });
    const session = driver.createSession(schema);
    const db = new NodePgDatabase(dialect, session, schema);
    db.$client = client;
    db.$cache = config.cache;
    if (db.$cache) {
        db.$cache["invalidate"] = config.cache?.onMutate;
    }
    return db;
}
function drizzle(...params) {
    if (typeof params[0] === "string") {
        const instance = new __TURBOPACK__imported__module__723862__["default"].Pool({
            connectionString: params[0]
        });
        return construct(instance, params[1]);
    }
    if ((0, __TURBOPACK__imported__module__389902__["n"])(params[0])) {
        const { connection, client, ...drizzleConfig } = params[0];
        if (client) return construct(client, drizzleConfig);
        const instance = typeof connection === "string" ? new __TURBOPACK__imported__module__723862__["default"].Pool({
            connectionString: connection
        }) : new __TURBOPACK__imported__module__723862__["default"].Pool(connection);
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
86080, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__723862__ = __turbopack_context__.i(723862);
var __TURBOPACK__imported__module__306175__ = __turbopack_context__.i(306175);
var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
var __TURBOPACK__imported__module__487249__ = __turbopack_context__.i(487249);
var __TURBOPACK__imported__module__760794__ = __turbopack_context__.i(760794);
var __TURBOPACK__imported__module__382108__ = __turbopack_context__.i(382108);
var __TURBOPACK__imported__module__540066__ = __turbopack_context__.i(540066);
var __TURBOPACK__imported__module__389902__ = __turbopack_context__.i(389902);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__723862__
]);
[__TURBOPACK__imported__module__723862__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
;
;
;
;
;
;
;
;
;
const { Pool, types } = __TURBOPACK__imported__module__723862__["default"];
class NodePgPreparedQuery extends __TURBOPACK__imported__module__760794__["F"] {
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
            name,
            text: queryString,
            types: {
                // @ts-ignore
                getTypeParser: (typeId, format)=>{
                    if (typeId === types.builtins.TIMESTAMPTZ) {
                        return (val)=>val;
                    }
                    if (typeId === types.builtins.TIMESTAMP) {
                        return (val)=>val;
                    }
                    if (typeId === types.builtins.DATE) {
                        return (val)=>val;
                    }
                    if (typeId === types.builtins.INTERVAL) {
                        return (val)=>val;
                    }
                    if (typeId === 1231) {
                        return (val)=>val;
                    }
                    if (typeId === 1115) {
                        return (val)=>val;
                    }
                    if (typeId === 1185) {
                        return (val)=>val;
                    }
                    if (typeId === 1187) {
                        return (val)=>val;
                    }
                    if (typeId === 1182) {
                        return (val)=>val;
                    }
                    return types.getTypeParser(typeId, format);
                }
            }
        };
        this.queryConfig = {
            name,
            text: queryString,
            rowMode: "array",
            types: {
                // @ts-ignore
                getTypeParser: (typeId, format)=>{
                    if (typeId === types.builtins.TIMESTAMPTZ) {
                        return (val)=>val;
                    }
                    if (typeId === types.builtins.TIMESTAMP) {
                        return (val)=>val;
                    }
                    if (typeId === types.builtins.DATE) {
                        return (val)=>val;
                    }
                    if (typeId === types.builtins.INTERVAL) {
                        return (val)=>val;
                    }
                    if (typeId === 1231) {
                        return (val)=>val;
                    }
                    if (typeId === 1115) {
                        return (val)=>val;
                    }
                    if (typeId === 1185) {
                        return (val)=>val;
                    }
                    if (typeId === 1187) {
                        return (val)=>val;
                    }
                    if (typeId === 1182) {
                        return (val)=>val;
                    }
                    return types.getTypeParser(typeId, format);
                }
            }
        };
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "NodePgPreparedQuery";
    rawQueryConfig;
    queryConfig;
    async execute(placeholderValues = {}) {
        return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.execute", async ()=>{
            const params = (0, __TURBOPACK__imported__module__382108__["X"])(this.params, placeholderValues);
            this.logger.logQuery(this.rawQueryConfig.text, params);
            const { fields, rawQueryConfig: rawQuery, client, queryConfig: query, joinsNotNullableMap, customResultMapper } = this;
            if (!fields && !customResultMapper) {
                return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.driver.execute", async (span)=>{
                    span?.setAttributes({
                        "drizzle.query.name": rawQuery.name,
                        "drizzle.query.text": rawQuery.text,
                        "drizzle.query.params": JSON.stringify(params)
                    });
                    return this.queryWithCache(rawQuery.text, params, async ()=>{
                        return await client.query(rawQuery, params);
                    });
                });
            }
            const result = await __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.driver.execute", (span)=>{
                span?.setAttributes({
                    "drizzle.query.name": query.name,
                    "drizzle.query.text": query.text,
                    "drizzle.query.params": JSON.stringify(params)
                });
                return this.queryWithCache(query.text, params, async ()=>{
                    return await client.query(query, params);
                });
            });
            return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.mapResponse", ()=>{
                return customResultMapper ? customResultMapper(result.rows) : result.rows.map((row)=>(0, __TURBOPACK__imported__module__389902__["L"])(fields, row, joinsNotNullableMap));
            });
        });
    }
    all(placeholderValues = {}) {
        return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.execute", ()=>{
            const params = (0, __TURBOPACK__imported__module__382108__["X"])(this.params, placeholderValues);
            this.logger.logQuery(this.rawQueryConfig.text, params);
            return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.driver.execute", (span)=>{
                span?.setAttributes({
                    "drizzle.query.name": this.rawQueryConfig.name,
                    "drizzle.query.text": this.rawQueryConfig.text,
                    "drizzle.query.params": JSON.stringify(params)
                });
                return this.queryWithCache(this.rawQueryConfig.text, params, async ()=>{
                    return this.client.query(this.rawQueryConfig, params);
                }).then((result)=>result.rows);
            });
        });
    }
    /** @internal */ isResponseInArrayMode() {
        return this._isResponseInArrayMode;
    }
}
class NodePgSession extends __TURBOPACK__imported__module__760794__["W"] {
    constructor(client, dialect, schema, options = {}){
        super(dialect);
        this.client = client;
        this.schema = schema;
        this.options = options;
        this.logger = options.logger ?? new __TURBOPACK__imported__module__487249__["N"]();
        this.cache = options.cache ?? new __TURBOPACK__imported__module__306175__["p"]();
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "NodePgSession";
    logger;
    cache;
    prepareQuery(query, fields, name, isResponseInArrayMode, customResultMapper, queryMetadata, cacheConfig) {
        return new NodePgPreparedQuery(this.client, query.sql, query.params, this.logger, this.cache, queryMetadata, cacheConfig, fields, name, isResponseInArrayMode, customResultMapper);
    }
    async transaction(transaction, config) {
        const isPool = this.client instanceof Pool || Object.getPrototypeOf(this.client).constructor.name.includes("Pool");
        const session = isPool ? new NodePgSession(await this.client.connect(), this.dialect, this.schema, this.options) : this;
        const tx = new NodePgTransaction(this.dialect, session, this.schema);
        await tx.execute(__TURBOPACK__imported__module__382108__["B"]`begin${config ? __TURBOPACK__imported__module__382108__["B"]` ${tx.getTransactionConfigSQL(config)}` : void 0}`);
        try {
            const result = await transaction(tx);
            await tx.execute(__TURBOPACK__imported__module__382108__["B"]`commit`);
            return result;
        } catch (error) {
            await tx.execute(__TURBOPACK__imported__module__382108__["B"]`rollback`);
            throw error;
        } finally{
            if (isPool) session.client.release();
        }
    }
    async count(sql2) {
        const res = await this.execute(sql2);
        return Number(res["rows"][0]["count"]);
    }
}
class NodePgTransaction extends __TURBOPACK__imported__module__760794__["Y"] {
    static [__TURBOPACK__imported__module__219829__["h"]] = "NodePgTransaction";
    async transaction(transaction) {
        const savepointName = `sp${this.nestedIndex + 1}`;
        const tx = new NodePgTransaction(this.dialect, this.session, this.schema, this.nestedIndex + 1);
        await tx.execute(__TURBOPACK__imported__module__382108__["B"].raw(`savepoint ${savepointName}`));
        try {
            const result = await transaction(tx);
            await tx.execute(__TURBOPACK__imported__module__382108__["B"].raw(`release savepoint ${savepointName}`));
            return result;
        } catch (err) {
            await tx.execute(__TURBOPACK__imported__module__382108__["B"].raw(`rollback to savepoint ${savepointName}`));
            throw err;
        }
    }
}
;
__turbopack_context__.s([
    "f",
    0,
    NodePgSession
]);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, false);}),
901950, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__948873__ = __turbopack_context__.i(948873);
var __TURBOPACK__imported__module__723862__ = __turbopack_context__.i(723862);
var __TURBOPACK__imported__module__147764__ = __turbopack_context__.i(147764);
var __TURBOPACK__imported__module__294753__ = __turbopack_context__.i(294753);
var __TURBOPACK__imported__module__88361__ = __turbopack_context__.i(88361);
var __TURBOPACK__imported__module__909491__ = __turbopack_context__.i(909491);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__948873__,
    __TURBOPACK__imported__module__723862__
]);
[__TURBOPACK__imported__module__948873__, __TURBOPACK__imported__module__723862__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
;
;
;
;
;
;
async function openPg(settings) {
    const connectDirectly = ()=>new __TURBOPACK__imported__module__723862__["default"].Client((0, __TURBOPACK__imported__module__88361__["J"])(settings.directUrl ?? settings.url));
    await (0, __TURBOPACK__imported__module__88361__["z"])(connectDirectly(), (client)=>(0, __TURBOPACK__imported__module__948873__["f"])({
            client,
            schema: __TURBOPACK__imported__module__294753__
        }));
    const pool = (0, __TURBOPACK__imported__module__88361__["X"])(new __TURBOPACK__imported__module__723862__["default"].Pool((0, __TURBOPACK__imported__module__88361__["f"])(settings)));
    return {
        database: (0, __TURBOPACK__imported__module__948873__["f"])({
            client: pool,
            schema: __TURBOPACK__imported__module__294753__
        }),
        embedded: null,
        channel: (0, __TURBOPACK__imported__module__909491__["f"])(pool, connectDirectly),
        ping: async ()=>void await pool.query("select 1"),
        tidy: async ()=>undefined,
        close: ()=>pool.end()
    };
}
__turbopack_context__.s([
    "openPg",
    0,
    openPg
]);
__turbopack_async_result__();
} catch(e) { __turbopack_async_result__(e); } }, false);}),
];