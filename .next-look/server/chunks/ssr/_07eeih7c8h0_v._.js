module.exports = [
867189, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__723862__ = __turbopack_context__.i(723862);
var __TURBOPACK__imported__module__163227__ = __turbopack_context__.i(163227);
var __TURBOPACK__imported__module__417981__ = __turbopack_context__.i(417981);
var __TURBOPACK__imported__module__463343__ = __turbopack_context__.i(463343);
var __TURBOPACK__imported__module__581562__ = __turbopack_context__.i(581562);
var __TURBOPACK__imported__module__68540__ = __turbopack_context__.i(68540);
var __TURBOPACK__imported__module__844551__ = __turbopack_context__.i(844551);
var __TURBOPACK__imported__module__227401__ = __turbopack_context__.i(227401);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__723862__,
    __TURBOPACK__imported__module__227401__
]);
[__TURBOPACK__imported__module__723862__, __TURBOPACK__imported__module__227401__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
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
    static [__TURBOPACK__imported__module__163227__["h"]] = "NodePgDriver";
    createSession(schema) {
        return new __TURBOPACK__imported__module__227401__["f"](this.client, this.dialect, schema, {
            logger: this.options.logger,
            cache: this.options.cache
        });
    }
}
class NodePgDatabase extends __TURBOPACK__imported__module__463343__["f"] {
    static [__TURBOPACK__imported__module__163227__["h"]] = "NodePgDatabase";
}
function construct(client, config = {}) {
    const dialect = new __TURBOPACK__imported__module__581562__["f"]({
        casing: config.casing
    });
    let logger;
    if (config.logger === true) {
        logger = new __TURBOPACK__imported__module__417981__["P"]();
    } else if (config.logger !== false) {
        logger = config.logger;
    }
    let schema;
    if (config.schema) {
        const tablesConfig = (0, __TURBOPACK__imported__module__68540__["m"])(config.schema, __TURBOPACK__imported__module__68540__["s"]);
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
    if ((0, __TURBOPACK__imported__module__844551__["n"])(params[0])) {
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
227401, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__723862__ = __turbopack_context__.i(723862);
var __TURBOPACK__imported__module__454535__ = __turbopack_context__.i(454535);
var __TURBOPACK__imported__module__163227__ = __turbopack_context__.i(163227);
var __TURBOPACK__imported__module__417981__ = __turbopack_context__.i(417981);
var __TURBOPACK__imported__module__419169__ = __turbopack_context__.i(419169);
var __TURBOPACK__imported__module__351674__ = __turbopack_context__.i(351674);
var __TURBOPACK__imported__module__84113__ = __turbopack_context__.i(84113);
var __TURBOPACK__imported__module__844551__ = __turbopack_context__.i(844551);
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
class NodePgPreparedQuery extends __TURBOPACK__imported__module__419169__["F"] {
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
    static [__TURBOPACK__imported__module__163227__["h"]] = "NodePgPreparedQuery";
    rawQueryConfig;
    queryConfig;
    async execute(placeholderValues = {}) {
        return __TURBOPACK__imported__module__84113__["f"].startActiveSpan("drizzle.execute", async ()=>{
            const params = (0, __TURBOPACK__imported__module__351674__["X"])(this.params, placeholderValues);
            this.logger.logQuery(this.rawQueryConfig.text, params);
            const { fields, rawQueryConfig: rawQuery, client, queryConfig: query, joinsNotNullableMap, customResultMapper } = this;
            if (!fields && !customResultMapper) {
                return __TURBOPACK__imported__module__84113__["f"].startActiveSpan("drizzle.driver.execute", async (span)=>{
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
            const result = await __TURBOPACK__imported__module__84113__["f"].startActiveSpan("drizzle.driver.execute", (span)=>{
                span?.setAttributes({
                    "drizzle.query.name": query.name,
                    "drizzle.query.text": query.text,
                    "drizzle.query.params": JSON.stringify(params)
                });
                return this.queryWithCache(query.text, params, async ()=>{
                    return await client.query(query, params);
                });
            });
            return __TURBOPACK__imported__module__84113__["f"].startActiveSpan("drizzle.mapResponse", ()=>{
                return customResultMapper ? customResultMapper(result.rows) : result.rows.map((row)=>(0, __TURBOPACK__imported__module__844551__["L"])(fields, row, joinsNotNullableMap));
            });
        });
    }
    all(placeholderValues = {}) {
        return __TURBOPACK__imported__module__84113__["f"].startActiveSpan("drizzle.execute", ()=>{
            const params = (0, __TURBOPACK__imported__module__351674__["X"])(this.params, placeholderValues);
            this.logger.logQuery(this.rawQueryConfig.text, params);
            return __TURBOPACK__imported__module__84113__["f"].startActiveSpan("drizzle.driver.execute", (span)=>{
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
class NodePgSession extends __TURBOPACK__imported__module__419169__["W"] {
    constructor(client, dialect, schema, options = {}){
        super(dialect);
        this.client = client;
        this.schema = schema;
        this.options = options;
        this.logger = options.logger ?? new __TURBOPACK__imported__module__417981__["N"]();
        this.cache = options.cache ?? new __TURBOPACK__imported__module__454535__["p"]();
    }
    static [__TURBOPACK__imported__module__163227__["h"]] = "NodePgSession";
    logger;
    cache;
    prepareQuery(query, fields, name, isResponseInArrayMode, customResultMapper, queryMetadata, cacheConfig) {
        return new NodePgPreparedQuery(this.client, query.sql, query.params, this.logger, this.cache, queryMetadata, cacheConfig, fields, name, isResponseInArrayMode, customResultMapper);
    }
    async transaction(transaction, config) {
        const isPool = this.client instanceof Pool || Object.getPrototypeOf(this.client).constructor.name.includes("Pool");
        const session = isPool ? new NodePgSession(await this.client.connect(), this.dialect, this.schema, this.options) : this;
        const tx = new NodePgTransaction(this.dialect, session, this.schema);
        await tx.execute(__TURBOPACK__imported__module__351674__["B"]`begin${config ? __TURBOPACK__imported__module__351674__["B"]` ${tx.getTransactionConfigSQL(config)}` : void 0}`);
        try {
            const result = await transaction(tx);
            await tx.execute(__TURBOPACK__imported__module__351674__["B"]`commit`);
            return result;
        } catch (error) {
            await tx.execute(__TURBOPACK__imported__module__351674__["B"]`rollback`);
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
class NodePgTransaction extends __TURBOPACK__imported__module__419169__["Y"] {
    static [__TURBOPACK__imported__module__163227__["h"]] = "NodePgTransaction";
    async transaction(transaction) {
        const savepointName = `sp${this.nestedIndex + 1}`;
        const tx = new NodePgTransaction(this.dialect, this.session, this.schema, this.nestedIndex + 1);
        await tx.execute(__TURBOPACK__imported__module__351674__["B"].raw(`savepoint ${savepointName}`));
        try {
            const result = await transaction(tx);
            await tx.execute(__TURBOPACK__imported__module__351674__["B"].raw(`release savepoint ${savepointName}`));
            return result;
        } catch (err) {
            await tx.execute(__TURBOPACK__imported__module__351674__["B"].raw(`rollback to savepoint ${savepointName}`));
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
687730, ((__turbopack_context__) => {
"use strict";

return __turbopack_context__.a(async (__turbopack_handle_async_dependencies__, __turbopack_async_result__) => { try {
var __TURBOPACK__imported__module__867189__ = __turbopack_context__.i(867189);
var __TURBOPACK__imported__module__723862__ = __turbopack_context__.i(723862);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__740958__ = __turbopack_context__.i(740958);
var __TURBOPACK__imported__module__556600__ = __turbopack_context__.i(556600);
var __TURBOPACK__imported__module__984707__ = __turbopack_context__.i(984707);
var __turbopack_async_dependencies__ = __turbopack_handle_async_dependencies__([
    __TURBOPACK__imported__module__867189__,
    __TURBOPACK__imported__module__723862__
]);
[__TURBOPACK__imported__module__867189__, __TURBOPACK__imported__module__723862__] = __turbopack_async_dependencies__.then ? (await __turbopack_async_dependencies__)() : __turbopack_async_dependencies__;
;
;
;
;
;
;
async function openPg(settings) {
    const connectDirectly = ()=>new __TURBOPACK__imported__module__723862__["default"].Client((0, __TURBOPACK__imported__module__556600__["J"])(settings.directUrl ?? settings.url));
    await (0, __TURBOPACK__imported__module__556600__["z"])(connectDirectly(), (client)=>(0, __TURBOPACK__imported__module__867189__["f"])({
            client,
            schema: __TURBOPACK__imported__module__740958__
        }));
    const pool = (0, __TURBOPACK__imported__module__556600__["X"])(new __TURBOPACK__imported__module__723862__["default"].Pool((0, __TURBOPACK__imported__module__556600__["f"])(settings)));
    return {
        database: (0, __TURBOPACK__imported__module__867189__["f"])({
            client: pool,
            schema: __TURBOPACK__imported__module__740958__
        }),
        embedded: null,
        channel: (0, __TURBOPACK__imported__module__984707__["f"])(pool, connectDirectly),
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