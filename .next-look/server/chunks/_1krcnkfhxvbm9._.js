module.exports = [
294753, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.S([
    147764,
    0,
    679343,
    "accountSessions,f",
    0,
    860422,
    "accounts,f",
    0,
    375004,
    "billingCustomers,f",
    0,
    451965,
    "billingEvents,f",
    0,
    253056,
    "chats,f",
    0,
    53721,
    "extensionCodes,f",
    0,
    230142,
    "formerAccounts,f",
    0,
    498527,
    "grantedDays,f",
    0,
    899137,
    "guestClaims,f",
    0,
    915977,
    "invoices,f",
    0,
    61961,
    "knownPlaces,f",
    0,
    31213,
    "mailedLinks,f",
    0,
    52621,
    "messages,f",
    0,
    634438,
    "practiceCards,s,practiceReviews,N",
    0,
    251472,
    "practiceParticipants,Q,practiceSets,M",
    0,
    315496,
    "rateBuckets,f",
    0,
    738254,
    "referralRewards,v,referrals,t",
    0,
    764995,
    "reveals,f",
    0,
    109705,
    "runEvents,Y,runs,A",
    0,
    357177,
    "sandboxObjects,f",
    0,
    905021,
    "passedSessions,X,recoveryCodes,q,secondFactors,n",
    0,
    521315,
    "shares,f",
    0,
    328594,
    "solves,f",
    0,
    839382,
    "subscriptions,f",
    0,
    646699,
    "usage,f",
    0,
    804677,
    "spendingDays,U,vendorCalls,z"
]);
}),
530124, 646665, 
730079, 
488964, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/drizzle-orm/alias.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__38031__ = __turbopack_context__.i(38031);
var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
var __TURBOPACK__imported__module__382108__ = __turbopack_context__.i(382108);
var __TURBOPACK__imported__module__269900__ = __turbopack_context__.i(269900);
var __TURBOPACK__imported__module__657206__ = __turbopack_context__.i(657206);
;
;
;
;
;
class ColumnAliasProxyHandler {
    constructor(table){
        this.table = table;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "ColumnAliasProxyHandler";
    get(columnObj, prop) {
        if (prop === "table") {
            return this.table;
        }
        return columnObj[prop];
    }
}
class TableAliasProxyHandler {
    constructor(alias, replaceOriginalName){
        this.alias = alias;
        this.replaceOriginalName = replaceOriginalName;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "TableAliasProxyHandler";
    get(target, prop) {
        if (prop === __TURBOPACK__imported__module__269900__["s"].Symbol.IsAlias) {
            return true;
        }
        if (prop === __TURBOPACK__imported__module__269900__["s"].Symbol.Name) {
            return this.alias;
        }
        if (this.replaceOriginalName && prop === __TURBOPACK__imported__module__269900__["s"].Symbol.OriginalName) {
            return this.alias;
        }
        if (prop === __TURBOPACK__imported__module__657206__["f"]) {
            return {
                ...target[__TURBOPACK__imported__module__657206__["f"]],
                name: this.alias,
                isAlias: true
            };
        }
        if (prop === __TURBOPACK__imported__module__269900__["s"].Symbol.Columns) {
            const columns = target[__TURBOPACK__imported__module__269900__["s"].Symbol.Columns];
            if (!columns) {
                return columns;
            }
            const proxiedColumns = {};
            Object.keys(columns).map((key)=>{
                proxiedColumns[key] = new Proxy(columns[key], new ColumnAliasProxyHandler(new Proxy(target, this)));
            });
            return proxiedColumns;
        }
        const value = target[prop];
        if ((0, __TURBOPACK__imported__module__219829__["f"])(value, __TURBOPACK__imported__module__38031__["f"])) {
            return new Proxy(value, new ColumnAliasProxyHandler(new Proxy(target, this)));
        }
        return value;
    }
}
class RelationTableAliasProxyHandler {
    constructor(alias){
        this.alias = alias;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "RelationTableAliasProxyHandler";
    get(target, prop) {
        if (prop === "sourceTable") {
            return aliasedTable(target.sourceTable, this.alias);
        }
        return target[prop];
    }
}
function aliasedTable(table, tableAlias) {
    return new Proxy(table, new TableAliasProxyHandler(tableAlias, false));
}
function aliasedRelation(relation, tableAlias) {
    return new Proxy(relation, new RelationTableAliasProxyHandler(tableAlias));
}
function aliasedTableColumn(column, tableAlias) {
    return new Proxy(column, new ColumnAliasProxyHandler(new Proxy(column.table, new TableAliasProxyHandler(tableAlias, false))));
}
function mapColumnsInAliasedSQLToAlias(query, alias) {
    return new __TURBOPACK__imported__module__382108__["o"].Aliased(mapColumnsInSQLToAlias(query.sql, alias), query.fieldAlias);
}
function mapColumnsInSQLToAlias(query, alias) {
    return __TURBOPACK__imported__module__382108__["B"].join(query.queryChunks.map((c)=>{
        if ((0, __TURBOPACK__imported__module__219829__["f"])(c, __TURBOPACK__imported__module__38031__["f"])) {
            return aliasedTableColumn(c, alias);
        }
        if ((0, __TURBOPACK__imported__module__219829__["f"])(c, __TURBOPACK__imported__module__382108__["o"])) {
            return mapColumnsInSQLToAlias(c, alias);
        }
        if ((0, __TURBOPACK__imported__module__219829__["f"])(c, __TURBOPACK__imported__module__382108__["o"].Aliased)) {
            return mapColumnsInAliasedSQLToAlias(c, alias);
        }
        return c;
    }));
}
;
__turbopack_context__.s([
    "Z",
    0,
    ColumnAliasProxyHandler,
    "e",
    0,
    TableAliasProxyHandler,
    "L",
    0,
    aliasedTable,
    "P",
    0,
    aliasedTableColumn,
    "C",
    0,
    mapColumnsInAliasedSQLToAlias,
    "t",
    0,
    mapColumnsInSQLToAlias
], 530124);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/dialect.js [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/casing.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__1 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__269900__1 = __TURBOPACK__imported__module__269900__;
;
;
function toSnakeCase(input) {
    const words = input.replace(/['\u2019]/g, "").match(/[\da-z]+|[A-Z]+(?![a-z])|[A-Z][\da-z]+/g) ?? [];
    return words.map((word)=>word.toLowerCase()).join("_");
}
function toCamelCase(input) {
    const words = input.replace(/['\u2019]/g, "").match(/[\da-z]+|[A-Z]+(?![a-z])|[A-Z][\da-z]+/g) ?? [];
    return words.reduce((acc, word, i)=>{
        const formattedWord = i === 0 ? word.toLowerCase() : `${word[0].toUpperCase()}${word.slice(1)}`;
        return acc + formattedWord;
    }, "");
}
function noopCase(input) {
    return input;
}
class CasingCache {
    static [__TURBOPACK__imported__module__219829__1["h"]] = "CasingCache";
    /** @internal */ cache = {};
    cachedTables = {};
    convert;
    constructor(casing){
        this.convert = casing === "snake_case" ? toSnakeCase : casing === "camelCase" ? toCamelCase : noopCase;
    }
    getColumnCasing(column) {
        if (!column.keyAsName) return column.name;
        const schema = column.table[__TURBOPACK__imported__module__269900__1["s"].Symbol.Schema] ?? "public";
        const tableName = column.table[__TURBOPACK__imported__module__269900__1["s"].Symbol.OriginalName];
        const key = `${schema}.${tableName}.${column.name}`;
        if (!this.cache[key]) {
            this.cacheTable(column.table);
        }
        return this.cache[key];
    }
    cacheTable(table) {
        const schema = table[__TURBOPACK__imported__module__269900__1["s"].Symbol.Schema] ?? "public";
        const tableName = table[__TURBOPACK__imported__module__269900__1["s"].Symbol.OriginalName];
        const tableKey = `${schema}.${tableName}`;
        if (!this.cachedTables[tableKey]) {
            for (const column of Object.values(table[__TURBOPACK__imported__module__269900__1["s"].Symbol.Columns])){
                const columnKey = `${tableKey}.${column.name}`;
                this.cache[columnKey] = this.convert(column.name);
            }
            this.cachedTables[tableKey] = true;
        }
    }
    clearCache() {
        this.cache = {};
        this.cachedTables = {};
    }
}
;
var __TURBOPACK__imported__module__38031__1 = __TURBOPACK__imported__module__38031__;
var __TURBOPACK__imported__module__219829__2 = __TURBOPACK__imported__module__219829__;
// MERGED MODULE: [project]/node_modules/drizzle-orm/errors.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__3 = __TURBOPACK__imported__module__219829__;
;
class DrizzleError extends Error {
    static [__TURBOPACK__imported__module__219829__3["h"]] = "DrizzleError";
    constructor({ message, cause }){
        super(message);
        this.name = "DrizzleError";
        this.cause = cause;
    }
}
class DrizzleQueryError extends Error {
    constructor(query, params, cause){
        super(`Failed query: ${query}
params: ${params}`);
        this.query = query;
        this.params = params;
        this.cause = cause;
        Error.captureStackTrace(this, DrizzleQueryError);
        if (cause) this.cause = cause;
    }
}
class TransactionRollbackError extends DrizzleError {
    static [__TURBOPACK__imported__module__219829__3["h"]] = "TransactionRollbackError";
    constructor(){
        super({
            message: "Rollback"
        });
    }
}
;
__turbopack_context__.s([
    "S",
    0,
    DrizzleError,
    "l",
    0,
    DrizzleQueryError,
    "b",
    0,
    TransactionRollbackError
], 646665);
var __TURBOPACK__imported__module__490043__ = __turbopack_context__.i(490043);
var __TURBOPACK__imported__module__258225__ = __turbopack_context__.i(258225);
var __TURBOPACK__imported__module__813055__ = __turbopack_context__.i(813055);
var __TURBOPACK__imported__module__502564__ = __turbopack_context__.i(502564);
var __TURBOPACK__imported__module__44115__ = __turbopack_context__.i(44115);
var __TURBOPACK__imported__module__166248__ = __turbopack_context__.i(166248);
var __TURBOPACK__imported__module__487280__ = __turbopack_context__.i(487280);
var __TURBOPACK__imported__module__557367__ = __turbopack_context__.i(557367);
var __TURBOPACK__imported__module__733250__ = __turbopack_context__.i(733250);
var __TURBOPACK__imported__module__40704__ = __turbopack_context__.i(40704);
var __TURBOPACK__imported__module__479586__ = __turbopack_context__.i(479586);
var __TURBOPACK__imported__module__382108__1 = __TURBOPACK__imported__module__382108__;
var __TURBOPACK__imported__module__332311__ = __turbopack_context__.i(332311);
var __TURBOPACK__imported__module__269900__2 = __TURBOPACK__imported__module__269900__;
var __TURBOPACK__imported__module__389902__ = __turbopack_context__.i(389902);
var __TURBOPACK__imported__module__657206__1 = __TURBOPACK__imported__module__657206__;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/view-base.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__4 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__382108__2 = __TURBOPACK__imported__module__382108__;
;
;
class PgViewBase extends __TURBOPACK__imported__module__382108__2["_"] {
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgViewBase";
}
;
__turbopack_context__.s([
    "f",
    0,
    PgViewBase
], 730079);
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
;
;
;
;
class PgDialect {
    static [__TURBOPACK__imported__module__219829__2["h"]] = "PgDialect";
    /** @internal */ casing;
    constructor(config){
        this.casing = new CasingCache(config?.casing);
    }
    async migrate(migrations, session, config) {
        const migrationsTable = typeof config === "string" ? "__drizzle_migrations" : config.migrationsTable ?? "__drizzle_migrations";
        const migrationsSchema = typeof config === "string" ? "drizzle" : config.migrationsSchema ?? "drizzle";
        const migrationTableCreate = __TURBOPACK__imported__module__382108__1["B"]`
			CREATE TABLE IF NOT EXISTS ${__TURBOPACK__imported__module__382108__1["B"].identifier(migrationsSchema)}.${__TURBOPACK__imported__module__382108__1["B"].identifier(migrationsTable)} (
				id SERIAL PRIMARY KEY,
				hash text NOT NULL,
				created_at bigint
			)
		`;
        await session.execute(__TURBOPACK__imported__module__382108__1["B"]`CREATE SCHEMA IF NOT EXISTS ${__TURBOPACK__imported__module__382108__1["B"].identifier(migrationsSchema)}`);
        await session.execute(migrationTableCreate);
        const dbMigrations = await session.all(__TURBOPACK__imported__module__382108__1["B"]`select id, hash, created_at from ${__TURBOPACK__imported__module__382108__1["B"].identifier(migrationsSchema)}.${__TURBOPACK__imported__module__382108__1["B"].identifier(migrationsTable)} order by created_at desc limit 1`);
        const lastDbMigration = dbMigrations[0];
        await session.transaction(async (tx)=>{
            for await (const migration of migrations){
                if (!lastDbMigration || Number(lastDbMigration.created_at) < migration.folderMillis) {
                    for (const stmt of migration.sql){
                        await tx.execute(__TURBOPACK__imported__module__382108__1["B"].raw(stmt));
                    }
                    await tx.execute(__TURBOPACK__imported__module__382108__1["B"]`insert into ${__TURBOPACK__imported__module__382108__1["B"].identifier(migrationsSchema)}.${__TURBOPACK__imported__module__382108__1["B"].identifier(migrationsTable)} ("hash", "created_at") values(${migration.hash}, ${migration.folderMillis})`);
                }
            }
        });
    }
    escapeName(name) {
        return `"${name.replace(/"/g, '""')}"`;
    }
    escapeParam(num) {
        return `$${num + 1}`;
    }
    escapeString(str) {
        return `'${str.replace(/'/g, "''")}'`;
    }
    buildWithCTE(queries) {
        if (!queries?.length) return void 0;
        const withSqlChunks = [
            __TURBOPACK__imported__module__382108__1["B"]`with `
        ];
        for (const [i, w] of queries.entries()){
            withSqlChunks.push(__TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].identifier(w._.alias)} as (${w._.sql})`);
            if (i < queries.length - 1) {
                withSqlChunks.push(__TURBOPACK__imported__module__382108__1["B"]`, `);
            }
        }
        withSqlChunks.push(__TURBOPACK__imported__module__382108__1["B"]` `);
        return __TURBOPACK__imported__module__382108__1["B"].join(withSqlChunks);
    }
    buildDeleteQuery({ table, where, returning, withList }) {
        const withSql = this.buildWithCTE(withList);
        const returningSql = returning ? __TURBOPACK__imported__module__382108__1["B"]` returning ${this.buildSelection(returning, {
            isSingleTable: true
        })}` : void 0;
        const whereSql = where ? __TURBOPACK__imported__module__382108__1["B"]` where ${where}` : void 0;
        return __TURBOPACK__imported__module__382108__1["B"]`${withSql}delete from ${table}${whereSql}${returningSql}`;
    }
    buildUpdateSet(table, set) {
        const tableColumns = table[__TURBOPACK__imported__module__269900__2["s"].Symbol.Columns];
        const columnNames = Object.keys(tableColumns).filter((colName)=>set[colName] !== void 0 || tableColumns[colName]?.onUpdateFn !== void 0);
        const setSize = columnNames.length;
        return __TURBOPACK__imported__module__382108__1["B"].join(columnNames.flatMap((colName, i)=>{
            const col = tableColumns[colName];
            const onUpdateFnResult = col.onUpdateFn?.();
            const value = set[colName] ?? ((0, __TURBOPACK__imported__module__219829__2["f"])(onUpdateFnResult, __TURBOPACK__imported__module__382108__1["o"]) ? onUpdateFnResult : __TURBOPACK__imported__module__382108__1["B"].param(onUpdateFnResult, col));
            const res = __TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].identifier(this.casing.getColumnCasing(col))} = ${value}`;
            if (i < setSize - 1) {
                return [
                    res,
                    __TURBOPACK__imported__module__382108__1["B"].raw(", ")
                ];
            }
            return [
                res
            ];
        }));
    }
    buildUpdateQuery({ table, set, where, returning, withList, from, joins }) {
        const withSql = this.buildWithCTE(withList);
        const tableName = table[__TURBOPACK__imported__module__733250__["M"].Symbol.Name];
        const tableSchema = table[__TURBOPACK__imported__module__733250__["M"].Symbol.Schema];
        const origTableName = table[__TURBOPACK__imported__module__733250__["M"].Symbol.OriginalName];
        const alias = tableName === origTableName ? void 0 : tableName;
        const tableSql = __TURBOPACK__imported__module__382108__1["B"]`${tableSchema ? __TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].identifier(tableSchema)}.` : void 0}${__TURBOPACK__imported__module__382108__1["B"].identifier(origTableName)}${alias && __TURBOPACK__imported__module__382108__1["B"]` ${__TURBOPACK__imported__module__382108__1["B"].identifier(alias)}`}`;
        const setSql = this.buildUpdateSet(table, set);
        const fromSql = from && __TURBOPACK__imported__module__382108__1["B"].join([
            __TURBOPACK__imported__module__382108__1["B"].raw(" from "),
            this.buildFromTable(from)
        ]);
        const joinsSql = this.buildJoins(joins);
        const returningSql = returning ? __TURBOPACK__imported__module__382108__1["B"]` returning ${this.buildSelection(returning, {
            isSingleTable: !from
        })}` : void 0;
        const whereSql = where ? __TURBOPACK__imported__module__382108__1["B"]` where ${where}` : void 0;
        return __TURBOPACK__imported__module__382108__1["B"]`${withSql}update ${tableSql} set ${setSql}${fromSql}${joinsSql}${whereSql}${returningSql}`;
    }
    /**
   * Builds selection SQL with provided fields/expressions
   *
   * Examples:
   *
   * `select <selection> from`
   *
   * `insert ... returning <selection>`
   *
   * If `isSingleTable` is true, then columns won't be prefixed with table name
   */ buildSelection(fields, { isSingleTable = false } = {}) {
        const columnsLen = fields.length;
        const chunks = fields.flatMap(({ field }, i)=>{
            const chunk = [];
            if ((0, __TURBOPACK__imported__module__219829__2["f"])(field, __TURBOPACK__imported__module__382108__1["o"].Aliased) && field.isSelectionField) {
                chunk.push(__TURBOPACK__imported__module__382108__1["B"].identifier(field.fieldAlias));
            } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(field, __TURBOPACK__imported__module__382108__1["o"].Aliased) || (0, __TURBOPACK__imported__module__219829__2["f"])(field, __TURBOPACK__imported__module__382108__1["o"])) {
                const query = (0, __TURBOPACK__imported__module__219829__2["f"])(field, __TURBOPACK__imported__module__382108__1["o"].Aliased) ? field.sql : field;
                if (isSingleTable) {
                    chunk.push(new __TURBOPACK__imported__module__382108__1["o"](query.queryChunks.map((c)=>{
                        if ((0, __TURBOPACK__imported__module__219829__2["f"])(c, __TURBOPACK__imported__module__490043__["t"])) {
                            return __TURBOPACK__imported__module__382108__1["B"].identifier(this.casing.getColumnCasing(c));
                        }
                        return c;
                    })));
                } else {
                    chunk.push(query);
                }
                if ((0, __TURBOPACK__imported__module__219829__2["f"])(field, __TURBOPACK__imported__module__382108__1["o"].Aliased)) {
                    chunk.push(__TURBOPACK__imported__module__382108__1["B"]` as ${__TURBOPACK__imported__module__382108__1["B"].identifier(field.fieldAlias)}`);
                }
            } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(field, __TURBOPACK__imported__module__38031__1["f"])) {
                if (isSingleTable) {
                    chunk.push(__TURBOPACK__imported__module__382108__1["B"].identifier(this.casing.getColumnCasing(field)));
                } else {
                    chunk.push(field);
                }
            } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(field, __TURBOPACK__imported__module__332311__["Q"])) {
                const entries = Object.entries(field._.selectedFields);
                if (entries.length === 1) {
                    const entry = entries[0][1];
                    const fieldDecoder = (0, __TURBOPACK__imported__module__219829__2["f"])(entry, __TURBOPACK__imported__module__382108__1["o"]) ? entry.decoder : (0, __TURBOPACK__imported__module__219829__2["f"])(entry, __TURBOPACK__imported__module__38031__1["f"]) ? {
                        mapFromDriverValue: (v)=>entry.mapFromDriverValue(v)
                    } : entry.sql.decoder;
                    if (fieldDecoder) {
                        field._.sql.decoder = fieldDecoder;
                    }
                }
                chunk.push(field);
            }
            if (i < columnsLen - 1) {
                chunk.push(__TURBOPACK__imported__module__382108__1["B"]`, `);
            }
            return chunk;
        });
        return __TURBOPACK__imported__module__382108__1["B"].join(chunks);
    }
    buildJoins(joins) {
        if (!joins || joins.length === 0) {
            return void 0;
        }
        const joinsArray = [];
        for (const [index, joinMeta] of joins.entries()){
            if (index === 0) {
                joinsArray.push(__TURBOPACK__imported__module__382108__1["B"]` `);
            }
            const table = joinMeta.table;
            const lateralSql = joinMeta.lateral ? __TURBOPACK__imported__module__382108__1["B"]` lateral` : void 0;
            const onSql = joinMeta.on ? __TURBOPACK__imported__module__382108__1["B"]` on ${joinMeta.on}` : void 0;
            if ((0, __TURBOPACK__imported__module__219829__2["f"])(table, __TURBOPACK__imported__module__733250__["M"])) {
                const tableName = table[__TURBOPACK__imported__module__733250__["M"].Symbol.Name];
                const tableSchema = table[__TURBOPACK__imported__module__733250__["M"].Symbol.Schema];
                const origTableName = table[__TURBOPACK__imported__module__733250__["M"].Symbol.OriginalName];
                const alias = tableName === origTableName ? void 0 : joinMeta.alias;
                joinsArray.push(__TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].raw(joinMeta.joinType)} join${lateralSql} ${tableSchema ? __TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].identifier(tableSchema)}.` : void 0}${__TURBOPACK__imported__module__382108__1["B"].identifier(origTableName)}${alias && __TURBOPACK__imported__module__382108__1["B"]` ${__TURBOPACK__imported__module__382108__1["B"].identifier(alias)}`}${onSql}`);
            } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(table, __TURBOPACK__imported__module__382108__1["_"])) {
                const viewName = table[__TURBOPACK__imported__module__657206__1["f"]].name;
                const viewSchema = table[__TURBOPACK__imported__module__657206__1["f"]].schema;
                const origViewName = table[__TURBOPACK__imported__module__657206__1["f"]].originalName;
                const alias = viewName === origViewName ? void 0 : joinMeta.alias;
                joinsArray.push(__TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].raw(joinMeta.joinType)} join${lateralSql} ${viewSchema ? __TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].identifier(viewSchema)}.` : void 0}${__TURBOPACK__imported__module__382108__1["B"].identifier(origViewName)}${alias && __TURBOPACK__imported__module__382108__1["B"]` ${__TURBOPACK__imported__module__382108__1["B"].identifier(alias)}`}${onSql}`);
            } else {
                joinsArray.push(__TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].raw(joinMeta.joinType)} join${lateralSql} ${table}${onSql}`);
            }
            if (index < joins.length - 1) {
                joinsArray.push(__TURBOPACK__imported__module__382108__1["B"]` `);
            }
        }
        return __TURBOPACK__imported__module__382108__1["B"].join(joinsArray);
    }
    buildFromTable(table) {
        if ((0, __TURBOPACK__imported__module__219829__2["f"])(table, __TURBOPACK__imported__module__269900__2["s"]) && table[__TURBOPACK__imported__module__269900__2["s"].Symbol.IsAlias]) {
            let fullName = __TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].identifier(table[__TURBOPACK__imported__module__269900__2["s"].Symbol.OriginalName])}`;
            if (table[__TURBOPACK__imported__module__269900__2["s"].Symbol.Schema]) {
                fullName = __TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].identifier(table[__TURBOPACK__imported__module__269900__2["s"].Symbol.Schema])}.${fullName}`;
            }
            return __TURBOPACK__imported__module__382108__1["B"]`${fullName} ${__TURBOPACK__imported__module__382108__1["B"].identifier(table[__TURBOPACK__imported__module__269900__2["s"].Symbol.Name])}`;
        }
        return table;
    }
    buildSelectQuery({ withList, fields, fieldsFlat, where, having, table, joins, orderBy, groupBy, limit, offset, lockingClause, distinct, setOperators }) {
        const fieldsList = fieldsFlat ?? (0, __TURBOPACK__imported__module__389902__["$"])(fields);
        for (const f of fieldsList){
            if ((0, __TURBOPACK__imported__module__219829__2["f"])(f.field, __TURBOPACK__imported__module__38031__1["f"]) && (0, __TURBOPACK__imported__module__269900__2["P"])(f.field.table) !== ((0, __TURBOPACK__imported__module__219829__2["f"])(table, __TURBOPACK__imported__module__332311__["Q"]) ? table._.alias : (0, __TURBOPACK__imported__module__219829__2["f"])(table, PgViewBase) ? table[__TURBOPACK__imported__module__657206__1["f"]].name : (0, __TURBOPACK__imported__module__219829__2["f"])(table, __TURBOPACK__imported__module__382108__1["o"]) ? void 0 : (0, __TURBOPACK__imported__module__269900__2["P"])(table)) && !((table2)=>joins?.some(({ alias })=>alias === (table2[__TURBOPACK__imported__module__269900__2["s"].Symbol.IsAlias] ? (0, __TURBOPACK__imported__module__269900__2["P"])(table2) : table2[__TURBOPACK__imported__module__269900__2["s"].Symbol.BaseName])))(f.field.table)) {
                const tableName = (0, __TURBOPACK__imported__module__269900__2["P"])(f.field.table);
                throw new Error(`Your "${f.path.join("->")}" field references a column "${tableName}"."${f.field.name}", but the table "${tableName}" is not part of the query! Did you forget to join it?`);
            }
        }
        const isSingleTable = !joins || joins.length === 0;
        const withSql = this.buildWithCTE(withList);
        let distinctSql;
        if (distinct) {
            distinctSql = distinct === true ? __TURBOPACK__imported__module__382108__1["B"]` distinct` : __TURBOPACK__imported__module__382108__1["B"]` distinct on (${__TURBOPACK__imported__module__382108__1["B"].join(distinct.on, __TURBOPACK__imported__module__382108__1["B"]`, `)})`;
        }
        const selection = this.buildSelection(fieldsList, {
            isSingleTable
        });
        const tableSql = this.buildFromTable(table);
        const joinsSql = this.buildJoins(joins);
        const whereSql = where ? __TURBOPACK__imported__module__382108__1["B"]` where ${where}` : void 0;
        const havingSql = having ? __TURBOPACK__imported__module__382108__1["B"]` having ${having}` : void 0;
        let orderBySql;
        if (orderBy && orderBy.length > 0) {
            orderBySql = __TURBOPACK__imported__module__382108__1["B"]` order by ${__TURBOPACK__imported__module__382108__1["B"].join(orderBy, __TURBOPACK__imported__module__382108__1["B"]`, `)}`;
        }
        let groupBySql;
        if (groupBy && groupBy.length > 0) {
            groupBySql = __TURBOPACK__imported__module__382108__1["B"]` group by ${__TURBOPACK__imported__module__382108__1["B"].join(groupBy, __TURBOPACK__imported__module__382108__1["B"]`, `)}`;
        }
        const limitSql = typeof limit === "object" || typeof limit === "number" && limit >= 0 ? __TURBOPACK__imported__module__382108__1["B"]` limit ${limit}` : void 0;
        const offsetSql = offset ? __TURBOPACK__imported__module__382108__1["B"]` offset ${offset}` : void 0;
        const lockingClauseSql = __TURBOPACK__imported__module__382108__1["B"].empty();
        if (lockingClause) {
            const clauseSql = __TURBOPACK__imported__module__382108__1["B"]` for ${__TURBOPACK__imported__module__382108__1["B"].raw(lockingClause.strength)}`;
            if (lockingClause.config.of) {
                clauseSql.append(__TURBOPACK__imported__module__382108__1["B"]` of ${__TURBOPACK__imported__module__382108__1["B"].join(Array.isArray(lockingClause.config.of) ? lockingClause.config.of : [
                    lockingClause.config.of
                ], __TURBOPACK__imported__module__382108__1["B"]`, `)}`);
            }
            if (lockingClause.config.noWait) {
                clauseSql.append(__TURBOPACK__imported__module__382108__1["B"]` nowait`);
            } else if (lockingClause.config.skipLocked) {
                clauseSql.append(__TURBOPACK__imported__module__382108__1["B"]` skip locked`);
            }
            lockingClauseSql.append(clauseSql);
        }
        const finalQuery = __TURBOPACK__imported__module__382108__1["B"]`${withSql}select${distinctSql} ${selection} from ${tableSql}${joinsSql}${whereSql}${groupBySql}${havingSql}${orderBySql}${limitSql}${offsetSql}${lockingClauseSql}`;
        if (setOperators.length > 0) {
            return this.buildSetOperations(finalQuery, setOperators);
        }
        return finalQuery;
    }
    buildSetOperations(leftSelect, setOperators) {
        const [setOperator, ...rest] = setOperators;
        if (!setOperator) {
            throw new Error("Cannot pass undefined values to any set operator");
        }
        if (rest.length === 0) {
            return this.buildSetOperationQuery({
                leftSelect,
                setOperator
            });
        }
        return this.buildSetOperations(this.buildSetOperationQuery({
            leftSelect,
            setOperator
        }), rest);
    }
    buildSetOperationQuery({ leftSelect, setOperator: { type, isAll, rightSelect, limit, orderBy, offset } }) {
        const leftChunk = __TURBOPACK__imported__module__382108__1["B"]`(${leftSelect.getSQL()}) `;
        const rightChunk = __TURBOPACK__imported__module__382108__1["B"]`(${rightSelect.getSQL()})`;
        let orderBySql;
        if (orderBy && orderBy.length > 0) {
            const orderByValues = [];
            for (const singleOrderBy of orderBy){
                if ((0, __TURBOPACK__imported__module__219829__2["f"])(singleOrderBy, __TURBOPACK__imported__module__490043__["t"])) {
                    orderByValues.push(__TURBOPACK__imported__module__382108__1["B"].identifier(singleOrderBy.name));
                } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(singleOrderBy, __TURBOPACK__imported__module__382108__1["o"])) {
                    for(let i = 0; i < singleOrderBy.queryChunks.length; i++){
                        const chunk = singleOrderBy.queryChunks[i];
                        if ((0, __TURBOPACK__imported__module__219829__2["f"])(chunk, __TURBOPACK__imported__module__490043__["t"])) {
                            singleOrderBy.queryChunks[i] = __TURBOPACK__imported__module__382108__1["B"].identifier(chunk.name);
                        }
                    }
                    orderByValues.push(__TURBOPACK__imported__module__382108__1["B"]`${singleOrderBy}`);
                } else {
                    orderByValues.push(__TURBOPACK__imported__module__382108__1["B"]`${singleOrderBy}`);
                }
            }
            orderBySql = __TURBOPACK__imported__module__382108__1["B"]` order by ${__TURBOPACK__imported__module__382108__1["B"].join(orderByValues, __TURBOPACK__imported__module__382108__1["B"]`, `)} `;
        }
        const limitSql = typeof limit === "object" || typeof limit === "number" && limit >= 0 ? __TURBOPACK__imported__module__382108__1["B"]` limit ${limit}` : void 0;
        const operatorChunk = __TURBOPACK__imported__module__382108__1["B"].raw(`${type} ${isAll ? "all " : ""}`);
        const offsetSql = offset ? __TURBOPACK__imported__module__382108__1["B"]` offset ${offset}` : void 0;
        return __TURBOPACK__imported__module__382108__1["B"]`${leftChunk}${operatorChunk}${rightChunk}${orderBySql}${limitSql}${offsetSql}`;
    }
    buildInsertQuery({ table, values: valuesOrSelect, onConflict, returning, withList, select, overridingSystemValue_ }) {
        const valuesSqlList = [];
        const columns = table[__TURBOPACK__imported__module__269900__2["s"].Symbol.Columns];
        const colEntries = Object.entries(columns).filter(([_, col])=>!col.shouldDisableInsert());
        const insertOrder = colEntries.map(([, column])=>__TURBOPACK__imported__module__382108__1["B"].identifier(this.casing.getColumnCasing(column)));
        if (select) {
            const select2 = valuesOrSelect;
            if ((0, __TURBOPACK__imported__module__219829__2["f"])(select2, __TURBOPACK__imported__module__382108__1["o"])) {
                valuesSqlList.push(select2);
            } else {
                valuesSqlList.push(select2.getSQL());
            }
        } else {
            const values = valuesOrSelect;
            valuesSqlList.push(__TURBOPACK__imported__module__382108__1["B"].raw("values "));
            for (const [valueIndex, value] of values.entries()){
                const valueList = [];
                for (const [fieldName, col] of colEntries){
                    const colValue = value[fieldName];
                    if (colValue === void 0 || (0, __TURBOPACK__imported__module__219829__2["f"])(colValue, __TURBOPACK__imported__module__382108__1["r"]) && colValue.value === void 0) {
                        if (col.defaultFn !== void 0) {
                            const defaultFnResult = col.defaultFn();
                            const defaultValue = (0, __TURBOPACK__imported__module__219829__2["f"])(defaultFnResult, __TURBOPACK__imported__module__382108__1["o"]) ? defaultFnResult : __TURBOPACK__imported__module__382108__1["B"].param(defaultFnResult, col);
                            valueList.push(defaultValue);
                        } else if (!col.default && col.onUpdateFn !== void 0) {
                            const onUpdateFnResult = col.onUpdateFn();
                            const newValue = (0, __TURBOPACK__imported__module__219829__2["f"])(onUpdateFnResult, __TURBOPACK__imported__module__382108__1["o"]) ? onUpdateFnResult : __TURBOPACK__imported__module__382108__1["B"].param(onUpdateFnResult, col);
                            valueList.push(newValue);
                        } else {
                            valueList.push(__TURBOPACK__imported__module__382108__1["B"]`default`);
                        }
                    } else {
                        valueList.push(colValue);
                    }
                }
                valuesSqlList.push(valueList);
                if (valueIndex < values.length - 1) {
                    valuesSqlList.push(__TURBOPACK__imported__module__382108__1["B"]`, `);
                }
            }
        }
        const withSql = this.buildWithCTE(withList);
        const valuesSql = __TURBOPACK__imported__module__382108__1["B"].join(valuesSqlList);
        const returningSql = returning ? __TURBOPACK__imported__module__382108__1["B"]` returning ${this.buildSelection(returning, {
            isSingleTable: true
        })}` : void 0;
        const onConflictSql = onConflict ? __TURBOPACK__imported__module__382108__1["B"]` on conflict ${onConflict}` : void 0;
        const overridingSql = overridingSystemValue_ === true ? __TURBOPACK__imported__module__382108__1["B"]`overriding system value ` : void 0;
        return __TURBOPACK__imported__module__382108__1["B"]`${withSql}insert into ${table} ${insertOrder} ${overridingSql}${valuesSql}${onConflictSql}${returningSql}`;
    }
    buildRefreshMaterializedViewQuery({ view, concurrently, withNoData }) {
        const concurrentlySql = concurrently ? __TURBOPACK__imported__module__382108__1["B"]` concurrently` : void 0;
        const withNoDataSql = withNoData ? __TURBOPACK__imported__module__382108__1["B"]` with no data` : void 0;
        return __TURBOPACK__imported__module__382108__1["B"]`refresh materialized view${concurrentlySql} ${view}${withNoDataSql}`;
    }
    prepareTyping(encoder) {
        if ((0, __TURBOPACK__imported__module__219829__2["f"])(encoder, __TURBOPACK__imported__module__502564__["Z"]) || (0, __TURBOPACK__imported__module__219829__2["f"])(encoder, __TURBOPACK__imported__module__813055__["E"])) {
            return "json";
        } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(encoder, __TURBOPACK__imported__module__44115__["e"])) {
            return "decimal";
        } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(encoder, __TURBOPACK__imported__module__166248__["F"])) {
            return "time";
        } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(encoder, __TURBOPACK__imported__module__487280__["R"]) || (0, __TURBOPACK__imported__module__219829__2["f"])(encoder, __TURBOPACK__imported__module__487280__["y"])) {
            return "timestamp";
        } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(encoder, __TURBOPACK__imported__module__258225__["r"]) || (0, __TURBOPACK__imported__module__219829__2["f"])(encoder, __TURBOPACK__imported__module__258225__["$"])) {
            return "date";
        } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(encoder, __TURBOPACK__imported__module__557367__["I"])) {
            return "uuid";
        } else {
            return "none";
        }
    }
    sqlToQuery(sql2, invokeSource) {
        return sql2.toQuery({
            casing: this.casing,
            escapeName: this.escapeName,
            escapeParam: this.escapeParam,
            escapeString: this.escapeString,
            prepareTyping: this.prepareTyping,
            invokeSource
        });
    }
    // buildRelationalQueryWithPK({
    // 	fullSchema,
    // 	schema,
    // 	tableNamesMap,
    // 	table,
    // 	tableConfig,
    // 	queryConfig: config,
    // 	tableAlias,
    // 	isRoot = false,
    // 	joinOn,
    // }: {
    // 	fullSchema: Record<string, unknown>;
    // 	schema: TablesRelationalConfig;
    // 	tableNamesMap: Record<string, string>;
    // 	table: PgTable;
    // 	tableConfig: TableRelationalConfig;
    // 	queryConfig: true | DBQueryConfig<'many', true>;
    // 	tableAlias: string;
    // 	isRoot?: boolean;
    // 	joinOn?: SQL;
    // }): BuildRelationalQueryResult<PgTable, PgColumn> {
    // 	// For { "<relation>": true }, return a table with selection of all columns
    // 	if (config === true) {
    // 		const selectionEntries = Object.entries(tableConfig.columns);
    // 		const selection: BuildRelationalQueryResult<PgTable, PgColumn>['selection'] = selectionEntries.map((
    // 			[key, value],
    // 		) => ({
    // 			dbKey: value.name,
    // 			tsKey: key,
    // 			field: value as PgColumn,
    // 			relationTableTsKey: undefined,
    // 			isJson: false,
    // 			selection: [],
    // 		}));
    // 		return {
    // 			tableTsKey: tableConfig.tsName,
    // 			sql: table,
    // 			selection,
    // 		};
    // 	}
    // 	// let selection: BuildRelationalQueryResult<PgTable, PgColumn>['selection'] = [];
    // 	// let selectionForBuild = selection;
    // 	const aliasedColumns = Object.fromEntries(
    // 		Object.entries(tableConfig.columns).map(([key, value]) => [key, aliasedTableColumn(value, tableAlias)]),
    // 	);
    // 	const aliasedRelations = Object.fromEntries(
    // 		Object.entries(tableConfig.relations).map(([key, value]) => [key, aliasedRelation(value, tableAlias)]),
    // 	);
    // 	const aliasedFields = Object.assign({}, aliasedColumns, aliasedRelations);
    // 	let where, hasUserDefinedWhere;
    // 	if (config.where) {
    // 		const whereSql = typeof config.where === 'function' ? config.where(aliasedFields, operators) : config.where;
    // 		where = whereSql && mapColumnsInSQLToAlias(whereSql, tableAlias);
    // 		hasUserDefinedWhere = !!where;
    // 	}
    // 	where = and(joinOn, where);
    // 	// const fieldsSelection: { tsKey: string; value: PgColumn | SQL.Aliased; isExtra?: boolean }[] = [];
    // 	let joins: Join[] = [];
    // 	let selectedColumns: string[] = [];
    // 	// Figure out which columns to select
    // 	if (config.columns) {
    // 		let isIncludeMode = false;
    // 		for (const [field, value] of Object.entries(config.columns)) {
    // 			if (value === undefined) {
    // 				continue;
    // 			}
    // 			if (field in tableConfig.columns) {
    // 				if (!isIncludeMode && value === true) {
    // 					isIncludeMode = true;
    // 				}
    // 				selectedColumns.push(field);
    // 			}
    // 		}
    // 		if (selectedColumns.length > 0) {
    // 			selectedColumns = isIncludeMode
    // 				? selectedColumns.filter((c) => config.columns?.[c] === true)
    // 				: Object.keys(tableConfig.columns).filter((key) => !selectedColumns.includes(key));
    // 		}
    // 	} else {
    // 		// Select all columns if selection is not specified
    // 		selectedColumns = Object.keys(tableConfig.columns);
    // 	}
    // 	// for (const field of selectedColumns) {
    // 	// 	const column = tableConfig.columns[field]! as PgColumn;
    // 	// 	fieldsSelection.push({ tsKey: field, value: column });
    // 	// }
    // 	let initiallySelectedRelations: {
    // 		tsKey: string;
    // 		queryConfig: true | DBQueryConfig<'many', false>;
    // 		relation: Relation;
    // 	}[] = [];
    // 	// let selectedRelations: BuildRelationalQueryResult<PgTable, PgColumn>['selection'] = [];
    // 	// Figure out which relations to select
    // 	if (config.with) {
    // 		initiallySelectedRelations = Object.entries(config.with)
    // 			.filter((entry): entry is [typeof entry[0], NonNullable<typeof entry[1]>] => !!entry[1])
    // 			.map(([tsKey, queryConfig]) => ({ tsKey, queryConfig, relation: tableConfig.relations[tsKey]! }));
    // 	}
    // 	const manyRelations = initiallySelectedRelations.filter((r) =>
    // 		is(r.relation, Many)
    // 		&& (schema[tableNamesMap[r.relation.referencedTable[Table.Symbol.Name]]!]?.primaryKey.length ?? 0) > 0
    // 	);
    // 	// If this is the last Many relation (or there are no Many relations), we are on the innermost subquery level
    // 	const isInnermostQuery = manyRelations.length < 2;
    // 	const selectedExtras: {
    // 		tsKey: string;
    // 		value: SQL.Aliased;
    // 	}[] = [];
    // 	// Figure out which extras to select
    // 	if (isInnermostQuery && config.extras) {
    // 		const extras = typeof config.extras === 'function'
    // 			? config.extras(aliasedFields, { sql })
    // 			: config.extras;
    // 		for (const [tsKey, value] of Object.entries(extras)) {
    // 			selectedExtras.push({
    // 				tsKey,
    // 				value: mapColumnsInAliasedSQLToAlias(value, tableAlias),
    // 			});
    // 		}
    // 	}
    // 	// Transform `fieldsSelection` into `selection`
    // 	// `fieldsSelection` shouldn't be used after this point
    // 	// for (const { tsKey, value, isExtra } of fieldsSelection) {
    // 	// 	selection.push({
    // 	// 		dbKey: is(value, SQL.Aliased) ? value.fieldAlias : tableConfig.columns[tsKey]!.name,
    // 	// 		tsKey,
    // 	// 		field: is(value, Column) ? aliasedTableColumn(value, tableAlias) : value,
    // 	// 		relationTableTsKey: undefined,
    // 	// 		isJson: false,
    // 	// 		isExtra,
    // 	// 		selection: [],
    // 	// 	});
    // 	// }
    // 	let orderByOrig = typeof config.orderBy === 'function'
    // 		? config.orderBy(aliasedFields, orderByOperators)
    // 		: config.orderBy ?? [];
    // 	if (!Array.isArray(orderByOrig)) {
    // 		orderByOrig = [orderByOrig];
    // 	}
    // 	const orderBy = orderByOrig.map((orderByValue) => {
    // 		if (is(orderByValue, Column)) {
    // 			return aliasedTableColumn(orderByValue, tableAlias) as PgColumn;
    // 		}
    // 		return mapColumnsInSQLToAlias(orderByValue, tableAlias);
    // 	});
    // 	const limit = isInnermostQuery ? config.limit : undefined;
    // 	const offset = isInnermostQuery ? config.offset : undefined;
    // 	// For non-root queries without additional config except columns, return a table with selection
    // 	if (
    // 		!isRoot
    // 		&& initiallySelectedRelations.length === 0
    // 		&& selectedExtras.length === 0
    // 		&& !where
    // 		&& orderBy.length === 0
    // 		&& limit === undefined
    // 		&& offset === undefined
    // 	) {
    // 		return {
    // 			tableTsKey: tableConfig.tsName,
    // 			sql: table,
    // 			selection: selectedColumns.map((key) => ({
    // 				dbKey: tableConfig.columns[key]!.name,
    // 				tsKey: key,
    // 				field: tableConfig.columns[key] as PgColumn,
    // 				relationTableTsKey: undefined,
    // 				isJson: false,
    // 				selection: [],
    // 			})),
    // 		};
    // 	}
    // 	const selectedRelationsWithoutPK:
    // 	// Process all relations without primary keys, because they need to be joined differently and will all be on the same query level
    // 	for (
    // 		const {
    // 			tsKey: selectedRelationTsKey,
    // 			queryConfig: selectedRelationConfigValue,
    // 			relation,
    // 		} of initiallySelectedRelations
    // 	) {
    // 		const normalizedRelation = normalizeRelation(schema, tableNamesMap, relation);
    // 		const relationTableName = relation.referencedTable[Table.Symbol.Name];
    // 		const relationTableTsName = tableNamesMap[relationTableName]!;
    // 		const relationTable = schema[relationTableTsName]!;
    // 		if (relationTable.primaryKey.length > 0) {
    // 			continue;
    // 		}
    // 		const relationTableAlias = `${tableAlias}_${selectedRelationTsKey}`;
    // 		const joinOn = and(
    // 			...normalizedRelation.fields.map((field, i) =>
    // 				eq(
    // 					aliasedTableColumn(normalizedRelation.references[i]!, relationTableAlias),
    // 					aliasedTableColumn(field, tableAlias),
    // 				)
    // 			),
    // 		);
    // 		const builtRelation = this.buildRelationalQueryWithoutPK({
    // 			fullSchema,
    // 			schema,
    // 			tableNamesMap,
    // 			table: fullSchema[relationTableTsName] as PgTable,
    // 			tableConfig: schema[relationTableTsName]!,
    // 			queryConfig: selectedRelationConfigValue,
    // 			tableAlias: relationTableAlias,
    // 			joinOn,
    // 			nestedQueryRelation: relation,
    // 		});
    // 		const field = sql`${sql.identifier(relationTableAlias)}.${sql.identifier('data')}`.as(selectedRelationTsKey);
    // 		joins.push({
    // 			on: sql`true`,
    // 			table: new Subquery(builtRelation.sql as SQL, {}, relationTableAlias),
    // 			alias: relationTableAlias,
    // 			joinType: 'left',
    // 			lateral: true,
    // 		});
    // 		selectedRelations.push({
    // 			dbKey: selectedRelationTsKey,
    // 			tsKey: selectedRelationTsKey,
    // 			field,
    // 			relationTableTsKey: relationTableTsName,
    // 			isJson: true,
    // 			selection: builtRelation.selection,
    // 		});
    // 	}
    // 	const oneRelations = initiallySelectedRelations.filter((r): r is typeof r & { relation: One } =>
    // 		is(r.relation, One)
    // 	);
    // 	// Process all One relations with PKs, because they can all be joined on the same level
    // 	for (
    // 		const {
    // 			tsKey: selectedRelationTsKey,
    // 			queryConfig: selectedRelationConfigValue,
    // 			relation,
    // 		} of oneRelations
    // 	) {
    // 		const normalizedRelation = normalizeRelation(schema, tableNamesMap, relation);
    // 		const relationTableName = relation.referencedTable[Table.Symbol.Name];
    // 		const relationTableTsName = tableNamesMap[relationTableName]!;
    // 		const relationTableAlias = `${tableAlias}_${selectedRelationTsKey}`;
    // 		const relationTable = schema[relationTableTsName]!;
    // 		if (relationTable.primaryKey.length === 0) {
    // 			continue;
    // 		}
    // 		const joinOn = and(
    // 			...normalizedRelation.fields.map((field, i) =>
    // 				eq(
    // 					aliasedTableColumn(normalizedRelation.references[i]!, relationTableAlias),
    // 					aliasedTableColumn(field, tableAlias),
    // 				)
    // 			),
    // 		);
    // 		const builtRelation = this.buildRelationalQueryWithPK({
    // 			fullSchema,
    // 			schema,
    // 			tableNamesMap,
    // 			table: fullSchema[relationTableTsName] as PgTable,
    // 			tableConfig: schema[relationTableTsName]!,
    // 			queryConfig: selectedRelationConfigValue,
    // 			tableAlias: relationTableAlias,
    // 			joinOn,
    // 		});
    // 		const field = sql`case when ${sql.identifier(relationTableAlias)} is null then null else json_build_array(${
    // 			sql.join(
    // 				builtRelation.selection.map(({ field }) =>
    // 					is(field, SQL.Aliased)
    // 						? sql`${sql.identifier(relationTableAlias)}.${sql.identifier(field.fieldAlias)}`
    // 						: is(field, Column)
    // 						? aliasedTableColumn(field, relationTableAlias)
    // 						: field
    // 				),
    // 				sql`, `,
    // 			)
    // 		}) end`.as(selectedRelationTsKey);
    // 		const isLateralJoin = is(builtRelation.sql, SQL);
    // 		joins.push({
    // 			on: isLateralJoin ? sql`true` : joinOn,
    // 			table: is(builtRelation.sql, SQL)
    // 				? new Subquery(builtRelation.sql, {}, relationTableAlias)
    // 				: aliasedTable(builtRelation.sql, relationTableAlias),
    // 			alias: relationTableAlias,
    // 			joinType: 'left',
    // 			lateral: is(builtRelation.sql, SQL),
    // 		});
    // 		selectedRelations.push({
    // 			dbKey: selectedRelationTsKey,
    // 			tsKey: selectedRelationTsKey,
    // 			field,
    // 			relationTableTsKey: relationTableTsName,
    // 			isJson: true,
    // 			selection: builtRelation.selection,
    // 		});
    // 	}
    // 	let distinct: PgSelectConfig['distinct'];
    // 	let tableFrom: PgTable | Subquery = table;
    // 	// Process first Many relation - each one requires a nested subquery
    // 	const manyRelation = manyRelations[0];
    // 	if (manyRelation) {
    // 		const {
    // 			tsKey: selectedRelationTsKey,
    // 			queryConfig: selectedRelationQueryConfig,
    // 			relation,
    // 		} = manyRelation;
    // 		distinct = {
    // 			on: tableConfig.primaryKey.map((c) => aliasedTableColumn(c as PgColumn, tableAlias)),
    // 		};
    // 		const normalizedRelation = normalizeRelation(schema, tableNamesMap, relation);
    // 		const relationTableName = relation.referencedTable[Table.Symbol.Name];
    // 		const relationTableTsName = tableNamesMap[relationTableName]!;
    // 		const relationTableAlias = `${tableAlias}_${selectedRelationTsKey}`;
    // 		const joinOn = and(
    // 			...normalizedRelation.fields.map((field, i) =>
    // 				eq(
    // 					aliasedTableColumn(normalizedRelation.references[i]!, relationTableAlias),
    // 					aliasedTableColumn(field, tableAlias),
    // 				)
    // 			),
    // 		);
    // 		const builtRelationJoin = this.buildRelationalQueryWithPK({
    // 			fullSchema,
    // 			schema,
    // 			tableNamesMap,
    // 			table: fullSchema[relationTableTsName] as PgTable,
    // 			tableConfig: schema[relationTableTsName]!,
    // 			queryConfig: selectedRelationQueryConfig,
    // 			tableAlias: relationTableAlias,
    // 			joinOn,
    // 		});
    // 		const builtRelationSelectionField = sql`case when ${
    // 			sql.identifier(relationTableAlias)
    // 		} is null then '[]' else json_agg(json_build_array(${
    // 			sql.join(
    // 				builtRelationJoin.selection.map(({ field }) =>
    // 					is(field, SQL.Aliased)
    // 						? sql`${sql.identifier(relationTableAlias)}.${sql.identifier(field.fieldAlias)}`
    // 						: is(field, Column)
    // 						? aliasedTableColumn(field, relationTableAlias)
    // 						: field
    // 				),
    // 				sql`, `,
    // 			)
    // 		})) over (partition by ${sql.join(distinct.on, sql`, `)}) end`.as(selectedRelationTsKey);
    // 		const isLateralJoin = is(builtRelationJoin.sql, SQL);
    // 		joins.push({
    // 			on: isLateralJoin ? sql`true` : joinOn,
    // 			table: isLateralJoin
    // 				? new Subquery(builtRelationJoin.sql as SQL, {}, relationTableAlias)
    // 				: aliasedTable(builtRelationJoin.sql as PgTable, relationTableAlias),
    // 			alias: relationTableAlias,
    // 			joinType: 'left',
    // 			lateral: isLateralJoin,
    // 		});
    // 		// Build the "from" subquery with the remaining Many relations
    // 		const builtTableFrom = this.buildRelationalQueryWithPK({
    // 			fullSchema,
    // 			schema,
    // 			tableNamesMap,
    // 			table,
    // 			tableConfig,
    // 			queryConfig: {
    // 				...config,
    // 				where: undefined,
    // 				orderBy: undefined,
    // 				limit: undefined,
    // 				offset: undefined,
    // 				with: manyRelations.slice(1).reduce<NonNullable<typeof config['with']>>(
    // 					(result, { tsKey, queryConfig: configValue }) => {
    // 						result[tsKey] = configValue;
    // 						return result;
    // 					},
    // 					{},
    // 				),
    // 			},
    // 			tableAlias,
    // 		});
    // 		selectedRelations.push({
    // 			dbKey: selectedRelationTsKey,
    // 			tsKey: selectedRelationTsKey,
    // 			field: builtRelationSelectionField,
    // 			relationTableTsKey: relationTableTsName,
    // 			isJson: true,
    // 			selection: builtRelationJoin.selection,
    // 		});
    // 		// selection = builtTableFrom.selection.map((item) =>
    // 		// 	is(item.field, SQL.Aliased)
    // 		// 		? { ...item, field: sql`${sql.identifier(tableAlias)}.${sql.identifier(item.field.fieldAlias)}` }
    // 		// 		: item
    // 		// );
    // 		// selectionForBuild = [{
    // 		// 	dbKey: '*',
    // 		// 	tsKey: '*',
    // 		// 	field: sql`${sql.identifier(tableAlias)}.*`,
    // 		// 	selection: [],
    // 		// 	isJson: false,
    // 		// 	relationTableTsKey: undefined,
    // 		// }];
    // 		// const newSelectionItem: (typeof selection)[number] = {
    // 		// 	dbKey: selectedRelationTsKey,
    // 		// 	tsKey: selectedRelationTsKey,
    // 		// 	field,
    // 		// 	relationTableTsKey: relationTableTsName,
    // 		// 	isJson: true,
    // 		// 	selection: builtRelationJoin.selection,
    // 		// };
    // 		// selection.push(newSelectionItem);
    // 		// selectionForBuild.push(newSelectionItem);
    // 		tableFrom = is(builtTableFrom.sql, PgTable)
    // 			? builtTableFrom.sql
    // 			: new Subquery(builtTableFrom.sql, {}, tableAlias);
    // 	}
    // 	if (selectedColumns.length === 0 && selectedRelations.length === 0 && selectedExtras.length === 0) {
    // 		throw new DrizzleError(`No fields selected for table "${tableConfig.tsName}" ("${tableAlias}")`);
    // 	}
    // 	let selection: BuildRelationalQueryResult<PgTable, PgColumn>['selection'];
    // 	function prepareSelectedColumns() {
    // 		return selectedColumns.map((key) => ({
    // 			dbKey: tableConfig.columns[key]!.name,
    // 			tsKey: key,
    // 			field: tableConfig.columns[key] as PgColumn,
    // 			relationTableTsKey: undefined,
    // 			isJson: false,
    // 			selection: [],
    // 		}));
    // 	}
    // 	function prepareSelectedExtras() {
    // 		return selectedExtras.map((item) => ({
    // 			dbKey: item.value.fieldAlias,
    // 			tsKey: item.tsKey,
    // 			field: item.value,
    // 			relationTableTsKey: undefined,
    // 			isJson: false,
    // 			selection: [],
    // 		}));
    // 	}
    // 	if (isRoot) {
    // 		selection = [
    // 			...prepareSelectedColumns(),
    // 			...prepareSelectedExtras(),
    // 		];
    // 	}
    // 	if (hasUserDefinedWhere || orderBy.length > 0) {
    // 		tableFrom = new Subquery(
    // 			this.buildSelectQuery({
    // 				table: is(tableFrom, PgTable) ? aliasedTable(tableFrom, tableAlias) : tableFrom,
    // 				fields: {},
    // 				fieldsFlat: selectionForBuild.map(({ field }) => ({
    // 					path: [],
    // 					field: is(field, Column) ? aliasedTableColumn(field, tableAlias) : field,
    // 				})),
    // 				joins,
    // 				distinct,
    // 			}),
    // 			{},
    // 			tableAlias,
    // 		);
    // 		selectionForBuild = selection.map((item) =>
    // 			is(item.field, SQL.Aliased)
    // 				? { ...item, field: sql`${sql.identifier(tableAlias)}.${sql.identifier(item.field.fieldAlias)}` }
    // 				: item
    // 		);
    // 		joins = [];
    // 		distinct = undefined;
    // 	}
    // 	const result = this.buildSelectQuery({
    // 		table: is(tableFrom, PgTable) ? aliasedTable(tableFrom, tableAlias) : tableFrom,
    // 		fields: {},
    // 		fieldsFlat: selectionForBuild.map(({ field }) => ({
    // 			path: [],
    // 			field: is(field, Column) ? aliasedTableColumn(field, tableAlias) : field,
    // 		})),
    // 		where,
    // 		limit,
    // 		offset,
    // 		joins,
    // 		orderBy,
    // 		distinct,
    // 	});
    // 	return {
    // 		tableTsKey: tableConfig.tsName,
    // 		sql: result,
    // 		selection,
    // 	};
    // }
    buildRelationalQueryWithoutPK({ fullSchema, schema, tableNamesMap, table, tableConfig, queryConfig: config, tableAlias, nestedQueryRelation, joinOn }) {
        let selection = [];
        let limit, offset, orderBy = [], where;
        const joins = [];
        if (config === true) {
            const selectionEntries = Object.entries(tableConfig.columns);
            selection = selectionEntries.map(([key, value])=>({
                    dbKey: value.name,
                    tsKey: key,
                    field: aliasedTableColumn(value, tableAlias),
                    relationTableTsKey: void 0,
                    isJson: false,
                    selection: []
                }));
        } else {
            const aliasedColumns = Object.fromEntries(Object.entries(tableConfig.columns).map(([key, value])=>[
                    key,
                    aliasedTableColumn(value, tableAlias)
                ]));
            if (config.where) {
                const whereSql = typeof config.where === "function" ? config.where(aliasedColumns, (0, __TURBOPACK__imported__module__40704__["l"])()) : config.where;
                where = whereSql && mapColumnsInSQLToAlias(whereSql, tableAlias);
            }
            const fieldsSelection = [];
            let selectedColumns = [];
            if (config.columns) {
                let isIncludeMode = false;
                for (const [field, value] of Object.entries(config.columns)){
                    if (value === void 0) {
                        continue;
                    }
                    if (field in tableConfig.columns) {
                        if (!isIncludeMode && value === true) {
                            isIncludeMode = true;
                        }
                        selectedColumns.push(field);
                    }
                }
                if (selectedColumns.length > 0) {
                    selectedColumns = isIncludeMode ? selectedColumns.filter((c)=>config.columns?.[c] === true) : Object.keys(tableConfig.columns).filter((key)=>!selectedColumns.includes(key));
                }
            } else {
                selectedColumns = Object.keys(tableConfig.columns);
            }
            for (const field of selectedColumns){
                const column = tableConfig.columns[field];
                fieldsSelection.push({
                    tsKey: field,
                    value: column
                });
            }
            let selectedRelations = [];
            if (config.with) {
                selectedRelations = Object.entries(config.with).filter((entry)=>!!entry[1]).map(([tsKey, queryConfig])=>({
                        tsKey,
                        queryConfig,
                        relation: tableConfig.relations[tsKey]
                    }));
            }
            let extras;
            if (config.extras) {
                extras = typeof config.extras === "function" ? config.extras(aliasedColumns, {
                    sql: __TURBOPACK__imported__module__382108__1["B"]
                }) : config.extras;
                for (const [tsKey, value] of Object.entries(extras)){
                    fieldsSelection.push({
                        tsKey,
                        value: mapColumnsInAliasedSQLToAlias(value, tableAlias)
                    });
                }
            }
            for (const { tsKey, value } of fieldsSelection){
                selection.push({
                    dbKey: (0, __TURBOPACK__imported__module__219829__2["f"])(value, __TURBOPACK__imported__module__382108__1["o"].Aliased) ? value.fieldAlias : tableConfig.columns[tsKey].name,
                    tsKey,
                    field: (0, __TURBOPACK__imported__module__219829__2["f"])(value, __TURBOPACK__imported__module__38031__1["f"]) ? aliasedTableColumn(value, tableAlias) : value,
                    relationTableTsKey: void 0,
                    isJson: false,
                    selection: []
                });
            }
            let orderByOrig = typeof config.orderBy === "function" ? config.orderBy(aliasedColumns, (0, __TURBOPACK__imported__module__40704__["u"])()) : config.orderBy ?? [];
            if (!Array.isArray(orderByOrig)) {
                orderByOrig = [
                    orderByOrig
                ];
            }
            orderBy = orderByOrig.map((orderByValue)=>{
                if ((0, __TURBOPACK__imported__module__219829__2["f"])(orderByValue, __TURBOPACK__imported__module__38031__1["f"])) {
                    return aliasedTableColumn(orderByValue, tableAlias);
                }
                return mapColumnsInSQLToAlias(orderByValue, tableAlias);
            });
            limit = config.limit;
            offset = config.offset;
            for (const { tsKey: selectedRelationTsKey, queryConfig: selectedRelationConfigValue, relation } of selectedRelations){
                const normalizedRelation = (0, __TURBOPACK__imported__module__40704__["J"])(schema, tableNamesMap, relation);
                const relationTableName = (0, __TURBOPACK__imported__module__269900__2["I"])(relation.referencedTable);
                const relationTableTsName = tableNamesMap[relationTableName];
                const relationTableAlias = `${tableAlias}_${selectedRelationTsKey}`;
                const joinOn2 = (0, __TURBOPACK__imported__module__479586__["b"])(...normalizedRelation.fields.map((field2, i)=>(0, __TURBOPACK__imported__module__479586__["u"])(aliasedTableColumn(normalizedRelation.references[i], relationTableAlias), aliasedTableColumn(field2, tableAlias))));
                const builtRelation = this.buildRelationalQueryWithoutPK({
                    fullSchema,
                    schema,
                    tableNamesMap,
                    table: fullSchema[relationTableTsName],
                    tableConfig: schema[relationTableTsName],
                    queryConfig: (0, __TURBOPACK__imported__module__219829__2["f"])(relation, __TURBOPACK__imported__module__40704__["V"]) ? selectedRelationConfigValue === true ? {
                        limit: 1
                    } : {
                        ...selectedRelationConfigValue,
                        limit: 1
                    } : selectedRelationConfigValue,
                    tableAlias: relationTableAlias,
                    joinOn: joinOn2,
                    nestedQueryRelation: relation
                });
                const field = __TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].identifier(relationTableAlias)}.${__TURBOPACK__imported__module__382108__1["B"].identifier("data")}`.as(selectedRelationTsKey);
                joins.push({
                    on: __TURBOPACK__imported__module__382108__1["B"]`true`,
                    table: new __TURBOPACK__imported__module__332311__["Q"](builtRelation.sql, {}, relationTableAlias),
                    alias: relationTableAlias,
                    joinType: "left",
                    lateral: true
                });
                selection.push({
                    dbKey: selectedRelationTsKey,
                    tsKey: selectedRelationTsKey,
                    field,
                    relationTableTsKey: relationTableTsName,
                    isJson: true,
                    selection: builtRelation.selection
                });
            }
        }
        if (selection.length === 0) {
            throw new DrizzleError({
                message: `No fields selected for table "${tableConfig.tsName}" ("${tableAlias}")`
            });
        }
        let result;
        where = (0, __TURBOPACK__imported__module__479586__["b"])(joinOn, where);
        if (nestedQueryRelation) {
            let field = __TURBOPACK__imported__module__382108__1["B"]`json_build_array(${__TURBOPACK__imported__module__382108__1["B"].join(selection.map(({ field: field2, tsKey, isJson })=>isJson ? __TURBOPACK__imported__module__382108__1["B"]`${__TURBOPACK__imported__module__382108__1["B"].identifier(`${tableAlias}_${tsKey}`)}.${__TURBOPACK__imported__module__382108__1["B"].identifier("data")}` : (0, __TURBOPACK__imported__module__219829__2["f"])(field2, __TURBOPACK__imported__module__382108__1["o"].Aliased) ? field2.sql : field2), __TURBOPACK__imported__module__382108__1["B"]`, `)})`;
            if ((0, __TURBOPACK__imported__module__219829__2["f"])(nestedQueryRelation, __TURBOPACK__imported__module__40704__["P"])) {
                field = __TURBOPACK__imported__module__382108__1["B"]`coalesce(json_agg(${field}${orderBy.length > 0 ? __TURBOPACK__imported__module__382108__1["B"]` order by ${__TURBOPACK__imported__module__382108__1["B"].join(orderBy, __TURBOPACK__imported__module__382108__1["B"]`, `)}` : void 0}), '[]'::json)`;
            }
            const nestedSelection = [
                {
                    dbKey: "data",
                    tsKey: "data",
                    field: field.as("data"),
                    isJson: true,
                    relationTableTsKey: tableConfig.tsName,
                    selection
                }
            ];
            const needsSubquery = limit !== void 0 || offset !== void 0 || orderBy.length > 0;
            if (needsSubquery) {
                result = this.buildSelectQuery({
                    table: aliasedTable(table, tableAlias),
                    fields: {},
                    fieldsFlat: [
                        {
                            path: [],
                            field: __TURBOPACK__imported__module__382108__1["B"].raw("*")
                        }
                    ],
                    where,
                    limit,
                    offset,
                    orderBy,
                    setOperators: []
                });
                where = void 0;
                limit = void 0;
                offset = void 0;
                orderBy = [];
            } else {
                result = aliasedTable(table, tableAlias);
            }
            result = this.buildSelectQuery({
                table: (0, __TURBOPACK__imported__module__219829__2["f"])(result, __TURBOPACK__imported__module__733250__["M"]) ? result : new __TURBOPACK__imported__module__332311__["Q"](result, {}, tableAlias),
                fields: {},
                fieldsFlat: nestedSelection.map(({ field: field2 })=>({
                        path: [],
                        field: (0, __TURBOPACK__imported__module__219829__2["f"])(field2, __TURBOPACK__imported__module__38031__1["f"]) ? aliasedTableColumn(field2, tableAlias) : field2
                    })),
                joins,
                where,
                limit,
                offset,
                orderBy,
                setOperators: []
            });
        } else {
            result = this.buildSelectQuery({
                table: aliasedTable(table, tableAlias),
                fields: {},
                fieldsFlat: selection.map(({ field })=>({
                        path: [],
                        field: (0, __TURBOPACK__imported__module__219829__2["f"])(field, __TURBOPACK__imported__module__38031__1["f"]) ? aliasedTableColumn(field, tableAlias) : field
                    })),
                joins,
                where,
                limit,
                offset,
                orderBy,
                setOperators: []
            });
        }
        return {
            tableTsKey: tableConfig.tsName,
            sql: result,
            selection
        };
    }
}
;
__turbopack_context__.s([
    "f",
    0,
    PgDialect
], 488964);
}),
306175, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
;
class Cache {
    static [__TURBOPACK__imported__module__219829__["h"]] = "Cache";
}
class NoopCache extends Cache {
    strategy() {
        return "all";
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "NoopCache";
    async get(_key) {
        return void 0;
    }
    async put(_hashedQuery, _response, _tables, _config) {}
    async onMutate(_params) {}
}
async function hashQuery(sql, params) {
    const dataToHash = `${sql}-${JSON.stringify(params)}`;
    const encoder = new TextEncoder();
    const data = encoder.encode(dataToHash);
    const hashBuffer = await crypto.subtle.digest("SHA-256", data);
    const hashArray = [
        ...new Uint8Array(hashBuffer)
    ];
    const hashHex = hashArray.map((b)=>b.toString(16).padStart(2, "0")).join("");
    return hashHex;
}
;
__turbopack_context__.s([
    "p",
    0,
    NoopCache,
    "t",
    0,
    hashQuery
]);
}),
487249, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
;
class ConsoleLogWriter {
    static [__TURBOPACK__imported__module__219829__["h"]] = "ConsoleLogWriter";
    write(message) {
        console.log(message);
    }
}
class DefaultLogger {
    static [__TURBOPACK__imported__module__219829__["h"]] = "DefaultLogger";
    writer;
    constructor(config){
        this.writer = config?.writer ?? new ConsoleLogWriter();
    }
    logQuery(query, params) {
        const stringifiedParams = params.map((p)=>{
            try {
                return JSON.stringify(p);
            } catch  {
                return String(p);
            }
        });
        const paramsStr = stringifiedParams.length ? ` -- params: [${stringifiedParams.join(", ")}]` : "";
        this.writer.write(`Query: ${query}${paramsStr}`);
    }
}
class NoopLogger {
    static [__TURBOPACK__imported__module__219829__["h"]] = "NoopLogger";
    logQuery() {}
}
;
__turbopack_context__.s([
    "P",
    0,
    DefaultLogger,
    "N",
    0,
    NoopLogger
]);
}),
779946, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/db.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/delete.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__1 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__776887__ = __turbopack_context__.i(776887);
var __TURBOPACK__imported__module__494307__ = __turbopack_context__.i(494307);
var __TURBOPACK__imported__module__269900__ = __turbopack_context__.i(269900);
var __TURBOPACK__imported__module__540066__ = __turbopack_context__.i(540066);
var __TURBOPACK__imported__module__389902__ = __turbopack_context__.i(389902);
var __TURBOPACK__imported__module__923226__ = __turbopack_context__.i(923226);
;
;
;
;
;
;
;
class PgDeleteBase extends __TURBOPACK__imported__module__776887__["f"] {
    constructor(table, session, dialect, withList){
        super();
        this.session = session;
        this.dialect = dialect;
        this.config = {
            table,
            withList
        };
    }
    static [__TURBOPACK__imported__module__219829__1["h"]] = "PgDelete";
    config;
    cacheConfig;
    /**
   * Adds a `where` clause to the query.
   *
   * Calling this method will delete only those rows that fulfill a specified condition.
   *
   * See docs: {@link https://orm.drizzle.team/docs/delete}
   *
   * @param where the `where` clause.
   *
   * @example
   * You can use conditional operators and `sql function` to filter the rows to be deleted.
   *
   * ```ts
   * // Delete all cars with green color
   * await db.delete(cars).where(eq(cars.color, 'green'));
   * // or
   * await db.delete(cars).where(sql`${cars.color} = 'green'`)
   * ```
   *
   * You can logically combine conditional operators with `and()` and `or()` operators:
   *
   * ```ts
   * // Delete all BMW cars with a green color
   * await db.delete(cars).where(and(eq(cars.color, 'green'), eq(cars.brand, 'BMW')));
   *
   * // Delete all cars with the green or blue color
   * await db.delete(cars).where(or(eq(cars.color, 'green'), eq(cars.color, 'blue')));
   * ```
   */ where(where) {
        this.config.where = where;
        return this;
    }
    returning(fields = this.config.table[__TURBOPACK__imported__module__269900__["s"].Symbol.Columns]) {
        this.config.returningFields = fields;
        this.config.returning = (0, __TURBOPACK__imported__module__389902__["$"])(fields);
        return this;
    }
    /** @internal */ getSQL() {
        return this.dialect.buildDeleteQuery(this.config);
    }
    toSQL() {
        const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
        return rest;
    }
    /** @internal */ _prepare(name) {
        return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
            return this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), this.config.returning, name, true, void 0, {
                type: "delete",
                tables: (0, __TURBOPACK__imported__module__923226__["f"])(this.config.table)
            }, this.cacheConfig);
        });
    }
    prepare(name) {
        return this._prepare(name);
    }
    authToken;
    /** @internal */ setToken(token) {
        this.authToken = token;
        return this;
    }
    execute = (placeholderValues)=>{
        return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.operation", ()=>{
            return this._prepare().execute(placeholderValues, this.authToken);
        });
    };
    /** @internal */ getSelectedFields() {
        return this.config.returningFields ? new Proxy(this.config.returningFields, new __TURBOPACK__imported__module__494307__["f"]({
            alias: (0, __TURBOPACK__imported__module__269900__["P"])(this.config.table),
            sqlAliasedBehavior: "alias",
            sqlBehavior: "error"
        })) : void 0;
    }
    $dynamic() {
        return this;
    }
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/insert.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__2 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__776887__1 = __TURBOPACK__imported__module__776887__;
var __TURBOPACK__imported__module__494307__1 = __TURBOPACK__imported__module__494307__;
var __TURBOPACK__imported__module__382108__ = __turbopack_context__.i(382108);
var __TURBOPACK__imported__module__269900__1 = __TURBOPACK__imported__module__269900__;
var __TURBOPACK__imported__module__540066__1 = __TURBOPACK__imported__module__540066__;
var __TURBOPACK__imported__module__389902__1 = __TURBOPACK__imported__module__389902__;
var __TURBOPACK__imported__module__923226__1 = __TURBOPACK__imported__module__923226__;
var __TURBOPACK__imported__module__659343__ = __turbopack_context__.i(659343);
;
;
;
;
;
;
;
;
;
class PgInsertBuilder {
    constructor(table, session, dialect, withList, overridingSystemValue_){
        this.table = table;
        this.session = session;
        this.dialect = dialect;
        this.withList = withList;
        this.overridingSystemValue_ = overridingSystemValue_;
    }
    static [__TURBOPACK__imported__module__219829__2["h"]] = "PgInsertBuilder";
    authToken;
    /** @internal */ setToken(token) {
        this.authToken = token;
        return this;
    }
    overridingSystemValue() {
        this.overridingSystemValue_ = true;
        return this;
    }
    values(values) {
        values = Array.isArray(values) ? values : [
            values
        ];
        if (values.length === 0) {
            throw new Error("values() must be called with at least one value");
        }
        const mappedValues = values.map((entry)=>{
            const result = {};
            const cols = this.table[__TURBOPACK__imported__module__269900__1["s"].Symbol.Columns];
            for (const colKey of Object.keys(entry)){
                const colValue = entry[colKey];
                result[colKey] = (0, __TURBOPACK__imported__module__219829__2["f"])(colValue, __TURBOPACK__imported__module__382108__["o"]) ? colValue : new __TURBOPACK__imported__module__382108__["r"](colValue, cols[colKey]);
            }
            return result;
        });
        return new PgInsertBase(this.table, mappedValues, this.session, this.dialect, this.withList, false, this.overridingSystemValue_).setToken(this.authToken);
    }
    select(selectQuery) {
        const select = typeof selectQuery === "function" ? selectQuery(new __TURBOPACK__imported__module__659343__["f"]()) : selectQuery;
        if (!(0, __TURBOPACK__imported__module__219829__2["f"])(select, __TURBOPACK__imported__module__382108__["o"]) && !(0, __TURBOPACK__imported__module__389902__1["B"])(this.table[__TURBOPACK__imported__module__269900__1["b"]], select._.selectedFields)) {
            throw new Error("Insert select error: selected fields are not the same or are in a different order compared to the table definition");
        }
        return new PgInsertBase(this.table, select, this.session, this.dialect, this.withList, true);
    }
}
class PgInsertBase extends __TURBOPACK__imported__module__776887__1["f"] {
    constructor(table, values, session, dialect, withList, select, overridingSystemValue_){
        super();
        this.session = session;
        this.dialect = dialect;
        this.config = {
            table,
            values,
            withList,
            select,
            overridingSystemValue_
        };
    }
    static [__TURBOPACK__imported__module__219829__2["h"]] = "PgInsert";
    config;
    cacheConfig;
    returning(fields = this.config.table[__TURBOPACK__imported__module__269900__1["s"].Symbol.Columns]) {
        this.config.returningFields = fields;
        this.config.returning = (0, __TURBOPACK__imported__module__389902__1["$"])(fields);
        return this;
    }
    /**
   * Adds an `on conflict do nothing` clause to the query.
   *
   * Calling this method simply avoids inserting a row as its alternative action.
   *
   * See docs: {@link https://orm.drizzle.team/docs/insert#on-conflict-do-nothing}
   *
   * @param config The `target` and `where` clauses.
   *
   * @example
   * ```ts
   * // Insert one row and cancel the insert if there's a conflict
   * await db.insert(cars)
   *   .values({ id: 1, brand: 'BMW' })
   *   .onConflictDoNothing();
   *
   * // Explicitly specify conflict target
   * await db.insert(cars)
   *   .values({ id: 1, brand: 'BMW' })
   *   .onConflictDoNothing({ target: cars.id });
   * ```
   */ onConflictDoNothing(config = {}) {
        if (config.target === void 0) {
            this.config.onConflict = __TURBOPACK__imported__module__382108__["B"]`do nothing`;
        } else {
            let targetColumn = "";
            targetColumn = Array.isArray(config.target) ? config.target.map((it)=>this.dialect.escapeName(this.dialect.casing.getColumnCasing(it))).join(",") : this.dialect.escapeName(this.dialect.casing.getColumnCasing(config.target));
            const whereSql = config.where ? __TURBOPACK__imported__module__382108__["B"]` where ${config.where}` : void 0;
            this.config.onConflict = __TURBOPACK__imported__module__382108__["B"]`(${__TURBOPACK__imported__module__382108__["B"].raw(targetColumn)})${whereSql} do nothing`;
        }
        return this;
    }
    /**
   * Adds an `on conflict do update` clause to the query.
   *
   * Calling this method will update the existing row that conflicts with the row proposed for insertion as its alternative action.
   *
   * See docs: {@link https://orm.drizzle.team/docs/insert#upserts-and-conflicts}
   *
   * @param config The `target`, `set` and `where` clauses.
   *
   * @example
   * ```ts
   * // Update the row if there's a conflict
   * await db.insert(cars)
   *   .values({ id: 1, brand: 'BMW' })
   *   .onConflictDoUpdate({
   *     target: cars.id,
   *     set: { brand: 'Porsche' }
   *   });
   *
   * // Upsert with 'where' clause
   * await db.insert(cars)
   *   .values({ id: 1, brand: 'BMW' })
   *   .onConflictDoUpdate({
   *     target: cars.id,
   *     set: { brand: 'newBMW' },
   *     targetWhere: sql`${cars.createdAt} > '2023-01-01'::date`,
   *   });
   * ```
   */ onConflictDoUpdate(config) {
        if (config.where && (config.targetWhere || config.setWhere)) {
            throw new Error('You cannot use both "where" and "targetWhere"/"setWhere" at the same time - "where" is deprecated, use "targetWhere" or "setWhere" instead.');
        }
        const whereSql = config.where ? __TURBOPACK__imported__module__382108__["B"]` where ${config.where}` : void 0;
        const targetWhereSql = config.targetWhere ? __TURBOPACK__imported__module__382108__["B"]` where ${config.targetWhere}` : void 0;
        const setWhereSql = config.setWhere ? __TURBOPACK__imported__module__382108__["B"]` where ${config.setWhere}` : void 0;
        const setSql = this.dialect.buildUpdateSet(this.config.table, (0, __TURBOPACK__imported__module__389902__1["o"])(this.config.table, config.set));
        let targetColumn = "";
        targetColumn = Array.isArray(config.target) ? config.target.map((it)=>this.dialect.escapeName(this.dialect.casing.getColumnCasing(it))).join(",") : this.dialect.escapeName(this.dialect.casing.getColumnCasing(config.target));
        this.config.onConflict = __TURBOPACK__imported__module__382108__["B"]`(${__TURBOPACK__imported__module__382108__["B"].raw(targetColumn)})${targetWhereSql} do update set ${setSql}${whereSql}${setWhereSql}`;
        return this;
    }
    /** @internal */ getSQL() {
        return this.dialect.buildInsertQuery(this.config);
    }
    toSQL() {
        const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
        return rest;
    }
    /** @internal */ _prepare(name) {
        return __TURBOPACK__imported__module__540066__1["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
            return this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), this.config.returning, name, true, void 0, {
                type: "insert",
                tables: (0, __TURBOPACK__imported__module__923226__1["f"])(this.config.table)
            }, this.cacheConfig);
        });
    }
    prepare(name) {
        return this._prepare(name);
    }
    authToken;
    /** @internal */ setToken(token) {
        this.authToken = token;
        return this;
    }
    execute = (placeholderValues)=>{
        return __TURBOPACK__imported__module__540066__1["f"].startActiveSpan("drizzle.operation", ()=>{
            return this._prepare().execute(placeholderValues, this.authToken);
        });
    };
    /** @internal */ getSelectedFields() {
        return this.config.returningFields ? new Proxy(this.config.returningFields, new __TURBOPACK__imported__module__494307__1["f"]({
            alias: (0, __TURBOPACK__imported__module__269900__1["P"])(this.config.table),
            sqlAliasedBehavior: "alias",
            sqlBehavior: "error"
        })) : void 0;
    }
    $dynamic() {
        return this;
    }
}
;
var __TURBOPACK__imported__module__291377__ = __turbopack_context__.i(291377);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/update.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__3 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__733250__ = __turbopack_context__.i(733250);
var __TURBOPACK__imported__module__776887__2 = __TURBOPACK__imported__module__776887__;
var __TURBOPACK__imported__module__494307__2 = __TURBOPACK__imported__module__494307__;
var __TURBOPACK__imported__module__382108__1 = __TURBOPACK__imported__module__382108__;
var __TURBOPACK__imported__module__332311__ = __turbopack_context__.i(332311);
var __TURBOPACK__imported__module__269900__2 = __TURBOPACK__imported__module__269900__;
var __TURBOPACK__imported__module__389902__2 = __TURBOPACK__imported__module__389902__;
var __TURBOPACK__imported__module__657206__ = __turbopack_context__.i(657206);
var __TURBOPACK__imported__module__923226__2 = __TURBOPACK__imported__module__923226__;
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
class PgUpdateBuilder {
    constructor(table, session, dialect, withList){
        this.table = table;
        this.session = session;
        this.dialect = dialect;
        this.withList = withList;
    }
    static [__TURBOPACK__imported__module__219829__3["h"]] = "PgUpdateBuilder";
    authToken;
    setToken(token) {
        this.authToken = token;
        return this;
    }
    set(values) {
        return new PgUpdateBase(this.table, (0, __TURBOPACK__imported__module__389902__2["o"])(this.table, values), this.session, this.dialect, this.withList).setToken(this.authToken);
    }
}
class PgUpdateBase extends __TURBOPACK__imported__module__776887__2["f"] {
    constructor(table, set, session, dialect, withList){
        super();
        this.session = session;
        this.dialect = dialect;
        this.config = {
            set,
            table,
            withList,
            joins: []
        };
        this.tableName = (0, __TURBOPACK__imported__module__389902__2["x"])(table);
        this.joinsNotNullableMap = typeof this.tableName === "string" ? {
            [this.tableName]: true
        } : {};
    }
    static [__TURBOPACK__imported__module__219829__3["h"]] = "PgUpdate";
    config;
    tableName;
    joinsNotNullableMap;
    cacheConfig;
    from(source) {
        const src = source;
        const tableName = (0, __TURBOPACK__imported__module__389902__2["x"])(src);
        if (typeof tableName === "string") {
            this.joinsNotNullableMap[tableName] = true;
        }
        this.config.from = src;
        return this;
    }
    getTableLikeFields(table) {
        if ((0, __TURBOPACK__imported__module__219829__3["f"])(table, __TURBOPACK__imported__module__733250__["M"])) {
            return table[__TURBOPACK__imported__module__269900__2["s"].Symbol.Columns];
        } else if ((0, __TURBOPACK__imported__module__219829__3["f"])(table, __TURBOPACK__imported__module__332311__["Q"])) {
            return table._.selectedFields;
        }
        return table[__TURBOPACK__imported__module__657206__["f"]].selectedFields;
    }
    createJoin(joinType) {
        return (table, on)=>{
            const tableName = (0, __TURBOPACK__imported__module__389902__2["x"])(table);
            if (typeof tableName === "string" && this.config.joins.some((join)=>join.alias === tableName)) {
                throw new Error(`Alias "${tableName}" is already used in this query`);
            }
            if (typeof on === "function") {
                const from = this.config.from && !(0, __TURBOPACK__imported__module__219829__3["f"])(this.config.from, __TURBOPACK__imported__module__382108__1["o"]) ? this.getTableLikeFields(this.config.from) : void 0;
                on = on(new Proxy(this.config.table[__TURBOPACK__imported__module__269900__2["s"].Symbol.Columns], new __TURBOPACK__imported__module__494307__2["f"]({
                    sqlAliasedBehavior: "sql",
                    sqlBehavior: "sql"
                })), from && new Proxy(from, new __TURBOPACK__imported__module__494307__2["f"]({
                    sqlAliasedBehavior: "sql",
                    sqlBehavior: "sql"
                })));
            }
            this.config.joins.push({
                on,
                table,
                joinType,
                alias: tableName
            });
            if (typeof tableName === "string") {
                switch(joinType){
                    case "left":
                        {
                            this.joinsNotNullableMap[tableName] = false;
                            break;
                        }
                    case "right":
                        {
                            this.joinsNotNullableMap = Object.fromEntries(Object.entries(this.joinsNotNullableMap).map(([key])=>[
                                    key,
                                    false
                                ]));
                            this.joinsNotNullableMap[tableName] = true;
                            break;
                        }
                    case "inner":
                        {
                            this.joinsNotNullableMap[tableName] = true;
                            break;
                        }
                    case "full":
                        {
                            this.joinsNotNullableMap = Object.fromEntries(Object.entries(this.joinsNotNullableMap).map(([key])=>[
                                    key,
                                    false
                                ]));
                            this.joinsNotNullableMap[tableName] = false;
                            break;
                        }
                }
            }
            return this;
        };
    }
    leftJoin = this.createJoin("left");
    rightJoin = this.createJoin("right");
    innerJoin = this.createJoin("inner");
    fullJoin = this.createJoin("full");
    /**
   * Adds a 'where' clause to the query.
   *
   * Calling this method will update only those rows that fulfill a specified condition.
   *
   * See docs: {@link https://orm.drizzle.team/docs/update}
   *
   * @param where the 'where' clause.
   *
   * @example
   * You can use conditional operators and `sql function` to filter the rows to be updated.
   *
   * ```ts
   * // Update all cars with green color
   * await db.update(cars).set({ color: 'red' })
   *   .where(eq(cars.color, 'green'));
   * // or
   * await db.update(cars).set({ color: 'red' })
   *   .where(sql`${cars.color} = 'green'`)
   * ```
   *
   * You can logically combine conditional operators with `and()` and `or()` operators:
   *
   * ```ts
   * // Update all BMW cars with a green color
   * await db.update(cars).set({ color: 'red' })
   *   .where(and(eq(cars.color, 'green'), eq(cars.brand, 'BMW')));
   *
   * // Update all cars with the green or blue color
   * await db.update(cars).set({ color: 'red' })
   *   .where(or(eq(cars.color, 'green'), eq(cars.color, 'blue')));
   * ```
   */ where(where) {
        this.config.where = where;
        return this;
    }
    returning(fields) {
        if (!fields) {
            fields = Object.assign({}, this.config.table[__TURBOPACK__imported__module__269900__2["s"].Symbol.Columns]);
            if (this.config.from) {
                const tableName = (0, __TURBOPACK__imported__module__389902__2["x"])(this.config.from);
                if (typeof tableName === "string" && this.config.from && !(0, __TURBOPACK__imported__module__219829__3["f"])(this.config.from, __TURBOPACK__imported__module__382108__1["o"])) {
                    const fromFields = this.getTableLikeFields(this.config.from);
                    fields[tableName] = fromFields;
                }
                for (const join of this.config.joins){
                    const tableName2 = (0, __TURBOPACK__imported__module__389902__2["x"])(join.table);
                    if (typeof tableName2 === "string" && !(0, __TURBOPACK__imported__module__219829__3["f"])(join.table, __TURBOPACK__imported__module__382108__1["o"])) {
                        const fromFields = this.getTableLikeFields(join.table);
                        fields[tableName2] = fromFields;
                    }
                }
            }
        }
        this.config.returningFields = fields;
        this.config.returning = (0, __TURBOPACK__imported__module__389902__2["$"])(fields);
        return this;
    }
    /** @internal */ getSQL() {
        return this.dialect.buildUpdateQuery(this.config);
    }
    toSQL() {
        const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
        return rest;
    }
    /** @internal */ _prepare(name) {
        const query = this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), this.config.returning, name, true, void 0, {
            type: "insert",
            tables: (0, __TURBOPACK__imported__module__923226__2["f"])(this.config.table)
        }, this.cacheConfig);
        query.joinsNotNullableMap = this.joinsNotNullableMap;
        return query;
    }
    prepare(name) {
        return this._prepare(name);
    }
    authToken;
    /** @internal */ setToken(token) {
        this.authToken = token;
        return this;
    }
    execute = (placeholderValues)=>{
        return this._prepare().execute(placeholderValues, this.authToken);
    };
    /** @internal */ getSelectedFields() {
        return this.config.returningFields ? new Proxy(this.config.returningFields, new __TURBOPACK__imported__module__494307__2["f"]({
            alias: (0, __TURBOPACK__imported__module__269900__2["P"])(this.config.table),
            sqlAliasedBehavior: "alias",
            sqlBehavior: "error"
        })) : void 0;
    }
    $dynamic() {
        return this;
    }
}
;
var __TURBOPACK__imported__module__659343__1 = __TURBOPACK__imported__module__659343__;
var __TURBOPACK__imported__module__494307__3 = __TURBOPACK__imported__module__494307__;
var __TURBOPACK__imported__module__382108__2 = __TURBOPACK__imported__module__382108__;
var __TURBOPACK__imported__module__332311__1 = __TURBOPACK__imported__module__332311__;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/count.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__4 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__382108__3 = __TURBOPACK__imported__module__382108__;
;
;
class PgCountBuilder extends __TURBOPACK__imported__module__382108__3["o"] {
    constructor(params){
        super(PgCountBuilder.buildEmbeddedCount(params.source, params.filters).queryChunks);
        this.params = params;
        this.mapWith(Number);
        this.session = params.session;
        this.sql = PgCountBuilder.buildCount(params.source, params.filters);
    }
    sql;
    token;
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgCountBuilder";
    [Symbol.toStringTag] = "PgCountBuilder";
    session;
    static buildEmbeddedCount(source, filters) {
        return __TURBOPACK__imported__module__382108__3["B"]`(select count(*) from ${source}${__TURBOPACK__imported__module__382108__3["B"].raw(" where ").if(filters)}${filters})`;
    }
    static buildCount(source, filters) {
        return __TURBOPACK__imported__module__382108__3["B"]`select count(*) as count from ${source}${__TURBOPACK__imported__module__382108__3["B"].raw(" where ").if(filters)}${filters};`;
    }
    /** @intrnal */ setToken(token) {
        this.token = token;
        return this;
    }
    then(onfulfilled, onrejected) {
        return Promise.resolve(this.session.count(this.sql, this.token)).then(onfulfilled, onrejected);
    }
    catch(onRejected) {
        return this.then(void 0, onRejected);
    }
    finally(onFinally) {
        return this.then((value)=>{
            onFinally?.();
            return value;
        }, (reason)=>{
            onFinally?.();
            throw reason;
        });
    }
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/query.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__5 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__776887__3 = __TURBOPACK__imported__module__776887__;
var __TURBOPACK__imported__module__40704__ = __turbopack_context__.i(40704);
var __TURBOPACK__imported__module__540066__2 = __TURBOPACK__imported__module__540066__;
;
;
;
;
class RelationalQueryBuilder {
    constructor(fullSchema, schema, tableNamesMap, table, tableConfig, dialect, session){
        this.fullSchema = fullSchema;
        this.schema = schema;
        this.tableNamesMap = tableNamesMap;
        this.table = table;
        this.tableConfig = tableConfig;
        this.dialect = dialect;
        this.session = session;
    }
    static [__TURBOPACK__imported__module__219829__5["h"]] = "PgRelationalQueryBuilder";
    findMany(config) {
        return new PgRelationalQuery(this.fullSchema, this.schema, this.tableNamesMap, this.table, this.tableConfig, this.dialect, this.session, config ? config : {}, "many");
    }
    findFirst(config) {
        return new PgRelationalQuery(this.fullSchema, this.schema, this.tableNamesMap, this.table, this.tableConfig, this.dialect, this.session, config ? {
            ...config,
            limit: 1
        } : {
            limit: 1
        }, "first");
    }
}
class PgRelationalQuery extends __TURBOPACK__imported__module__776887__3["f"] {
    constructor(fullSchema, schema, tableNamesMap, table, tableConfig, dialect, session, config, mode){
        super();
        this.fullSchema = fullSchema;
        this.schema = schema;
        this.tableNamesMap = tableNamesMap;
        this.table = table;
        this.tableConfig = tableConfig;
        this.dialect = dialect;
        this.session = session;
        this.config = config;
        this.mode = mode;
    }
    static [__TURBOPACK__imported__module__219829__5["h"]] = "PgRelationalQuery";
    /** @internal */ _prepare(name) {
        return __TURBOPACK__imported__module__540066__2["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
            const { query, builtQuery } = this._toSQL();
            return this.session.prepareQuery(builtQuery, void 0, name, true, (rawRows, mapColumnValue)=>{
                const rows = rawRows.map((row)=>(0, __TURBOPACK__imported__module__40704__["h"])(this.schema, this.tableConfig, row, query.selection, mapColumnValue));
                if (this.mode === "first") {
                    return rows[0];
                }
                return rows;
            });
        });
    }
    prepare(name) {
        return this._prepare(name);
    }
    _getQuery() {
        return this.dialect.buildRelationalQueryWithoutPK({
            fullSchema: this.fullSchema,
            schema: this.schema,
            tableNamesMap: this.tableNamesMap,
            table: this.table,
            tableConfig: this.tableConfig,
            queryConfig: this.config,
            tableAlias: this.tableConfig.tsName
        });
    }
    /** @internal */ getSQL() {
        return this._getQuery().sql;
    }
    _toSQL() {
        const query = this._getQuery();
        const builtQuery = this.dialect.sqlToQuery(query.sql);
        return {
            query,
            builtQuery
        };
    }
    toSQL() {
        return this._toSQL().builtQuery;
    }
    authToken;
    /** @internal */ setToken(token) {
        this.authToken = token;
        return this;
    }
    execute() {
        return __TURBOPACK__imported__module__540066__2["f"].startActiveSpan("drizzle.operation", ()=>{
            return this._prepare().execute(void 0, this.authToken);
        });
    }
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/raw.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__6 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__776887__4 = __TURBOPACK__imported__module__776887__;
;
;
class PgRaw extends __TURBOPACK__imported__module__776887__4["f"] {
    constructor(execute, sql, query, mapBatchResult){
        super();
        this.execute = execute;
        this.sql = sql;
        this.query = query;
        this.mapBatchResult = mapBatchResult;
    }
    static [__TURBOPACK__imported__module__219829__6["h"]] = "PgRaw";
    /** @internal */ getSQL() {
        return this.sql;
    }
    getQuery() {
        return this.query;
    }
    mapResult(result, isFromBatch) {
        return isFromBatch ? this.mapBatchResult(result) : result;
    }
    _prepare() {
        return this;
    }
    /** @internal */ isResponseInArrayMode() {
        return false;
    }
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/refresh-materialized-view.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__7 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__776887__5 = __TURBOPACK__imported__module__776887__;
var __TURBOPACK__imported__module__540066__3 = __TURBOPACK__imported__module__540066__;
;
;
;
class PgRefreshMaterializedView extends __TURBOPACK__imported__module__776887__5["f"] {
    constructor(view, session, dialect){
        super();
        this.session = session;
        this.dialect = dialect;
        this.config = {
            view
        };
    }
    static [__TURBOPACK__imported__module__219829__7["h"]] = "PgRefreshMaterializedView";
    config;
    concurrently() {
        if (this.config.withNoData !== void 0) {
            throw new Error("Cannot use concurrently and withNoData together");
        }
        this.config.concurrently = true;
        return this;
    }
    withNoData() {
        if (this.config.concurrently !== void 0) {
            throw new Error("Cannot use concurrently and withNoData together");
        }
        this.config.withNoData = true;
        return this;
    }
    /** @internal */ getSQL() {
        return this.dialect.buildRefreshMaterializedViewQuery(this.config);
    }
    toSQL() {
        const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
        return rest;
    }
    /** @internal */ _prepare(name) {
        return __TURBOPACK__imported__module__540066__3["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
            return this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), void 0, name, true);
        });
    }
    prepare(name) {
        return this._prepare(name);
    }
    authToken;
    /** @internal */ setToken(token) {
        this.authToken = token;
        return this;
    }
    execute = (placeholderValues)=>{
        return __TURBOPACK__imported__module__540066__3["f"].startActiveSpan("drizzle.operation", ()=>{
            return this._prepare().execute(placeholderValues, this.authToken);
        });
    };
}
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
class PgDatabase {
    constructor(dialect, session, schema){
        this.dialect = dialect;
        this.session = session;
        this._ = schema ? {
            schema: schema.schema,
            fullSchema: schema.fullSchema,
            tableNamesMap: schema.tableNamesMap,
            session
        } : {
            schema: void 0,
            fullSchema: {},
            tableNamesMap: {},
            session
        };
        this.query = {};
        if (this._.schema) {
            for (const [tableName, columns] of Object.entries(this._.schema)){
                this.query[tableName] = new RelationalQueryBuilder(schema.fullSchema, this._.schema, this._.tableNamesMap, schema.fullSchema[tableName], columns, dialect, session);
            }
        }
        this.$cache = {
            invalidate: async (_params)=>{}
        };
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "PgDatabase";
    query;
    /**
   * Creates a subquery that defines a temporary named result set as a CTE.
   *
   * It is useful for breaking down complex queries into simpler parts and for reusing the result set in subsequent parts of the query.
   *
   * See docs: {@link https://orm.drizzle.team/docs/select#with-clause}
   *
   * @param alias The alias for the subquery.
   *
   * Failure to provide an alias will result in a DrizzleTypeError, preventing the subquery from being referenced in other queries.
   *
   * @example
   *
   * ```ts
   * // Create a subquery with alias 'sq' and use it in the select query
   * const sq = db.$with('sq').as(db.select().from(users).where(eq(users.id, 42)));
   *
   * const result = await db.with(sq).select().from(sq);
   * ```
   *
   * To select arbitrary SQL values as fields in a CTE and reference them in other CTEs or in the main query, you need to add aliases to them:
   *
   * ```ts
   * // Select an arbitrary SQL value as a field in a CTE and reference it in the main query
   * const sq = db.$with('sq').as(db.select({
   *   name: sql<string>`upper(${users.name})`.as('name'),
   * })
   * .from(users));
   *
   * const result = await db.with(sq).select({ name: sq.name }).from(sq);
   * ```
   */ $with = (alias, selection)=>{
        const self = this;
        const as = (qb)=>{
            if (typeof qb === "function") {
                qb = qb(new __TURBOPACK__imported__module__659343__1["f"](self.dialect));
            }
            return new Proxy(new __TURBOPACK__imported__module__332311__1["Y"](qb.getSQL(), selection ?? ("getSelectedFields" in qb ? qb.getSelectedFields() ?? {} : {}), alias, true), new __TURBOPACK__imported__module__494307__3["f"]({
                alias,
                sqlAliasedBehavior: "alias",
                sqlBehavior: "error"
            }));
        };
        return {
            as
        };
    };
    $count(source, filters) {
        return new PgCountBuilder({
            source,
            filters,
            session: this.session
        });
    }
    $cache;
    /**
   * Incorporates a previously defined CTE (using `$with`) into the main query.
   *
   * This method allows the main query to reference a temporary named result set.
   *
   * See docs: {@link https://orm.drizzle.team/docs/select#with-clause}
   *
   * @param queries The CTEs to incorporate into the main query.
   *
   * @example
   *
   * ```ts
   * // Define a subquery 'sq' as a CTE using $with
   * const sq = db.$with('sq').as(db.select().from(users).where(eq(users.id, 42)));
   *
   * // Incorporate the CTE 'sq' into the main query and select from it
   * const result = await db.with(sq).select().from(sq);
   * ```
   */ with(...queries) {
        const self = this;
        function select(fields) {
            return new __TURBOPACK__imported__module__291377__["f"]({
                fields: fields ?? void 0,
                session: self.session,
                dialect: self.dialect,
                withList: queries
            });
        }
        function selectDistinct(fields) {
            return new __TURBOPACK__imported__module__291377__["f"]({
                fields: fields ?? void 0,
                session: self.session,
                dialect: self.dialect,
                withList: queries,
                distinct: true
            });
        }
        function selectDistinctOn(on, fields) {
            return new __TURBOPACK__imported__module__291377__["f"]({
                fields: fields ?? void 0,
                session: self.session,
                dialect: self.dialect,
                withList: queries,
                distinct: {
                    on
                }
            });
        }
        function update(table) {
            return new PgUpdateBuilder(table, self.session, self.dialect, queries);
        }
        function insert(table) {
            return new PgInsertBuilder(table, self.session, self.dialect, queries);
        }
        function delete_(table) {
            return new PgDeleteBase(table, self.session, self.dialect, queries);
        }
        return {
            select,
            selectDistinct,
            selectDistinctOn,
            update,
            insert,
            delete: delete_
        };
    }
    select(fields) {
        return new __TURBOPACK__imported__module__291377__["f"]({
            fields: fields ?? void 0,
            session: this.session,
            dialect: this.dialect
        });
    }
    selectDistinct(fields) {
        return new __TURBOPACK__imported__module__291377__["f"]({
            fields: fields ?? void 0,
            session: this.session,
            dialect: this.dialect,
            distinct: true
        });
    }
    selectDistinctOn(on, fields) {
        return new __TURBOPACK__imported__module__291377__["f"]({
            fields: fields ?? void 0,
            session: this.session,
            dialect: this.dialect,
            distinct: {
                on
            }
        });
    }
    /**
   * Creates an update query.
   *
   * Calling this method without `.where()` clause will update all rows in a table. The `.where()` clause specifies which rows should be updated.
   *
   * Use `.set()` method to specify which values to update.
   *
   * See docs: {@link https://orm.drizzle.team/docs/update}
   *
   * @param table The table to update.
   *
   * @example
   *
   * ```ts
   * // Update all rows in the 'cars' table
   * await db.update(cars).set({ color: 'red' });
   *
   * // Update rows with filters and conditions
   * await db.update(cars).set({ color: 'red' }).where(eq(cars.brand, 'BMW'));
   *
   * // Update with returning clause
   * const updatedCar: Car[] = await db.update(cars)
   *   .set({ color: 'red' })
   *   .where(eq(cars.id, 1))
   *   .returning();
   * ```
   */ update(table) {
        return new PgUpdateBuilder(table, this.session, this.dialect);
    }
    /**
   * Creates an insert query.
   *
   * Calling this method will create new rows in a table. Use `.values()` method to specify which values to insert.
   *
   * See docs: {@link https://orm.drizzle.team/docs/insert}
   *
   * @param table The table to insert into.
   *
   * @example
   *
   * ```ts
   * // Insert one row
   * await db.insert(cars).values({ brand: 'BMW' });
   *
   * // Insert multiple rows
   * await db.insert(cars).values([{ brand: 'BMW' }, { brand: 'Porsche' }]);
   *
   * // Insert with returning clause
   * const insertedCar: Car[] = await db.insert(cars)
   *   .values({ brand: 'BMW' })
   *   .returning();
   * ```
   */ insert(table) {
        return new PgInsertBuilder(table, this.session, this.dialect);
    }
    /**
   * Creates a delete query.
   *
   * Calling this method without `.where()` clause will delete all rows in a table. The `.where()` clause specifies which rows should be deleted.
   *
   * See docs: {@link https://orm.drizzle.team/docs/delete}
   *
   * @param table The table to delete from.
   *
   * @example
   *
   * ```ts
   * // Delete all rows in the 'cars' table
   * await db.delete(cars);
   *
   * // Delete rows with filters and conditions
   * await db.delete(cars).where(eq(cars.color, 'green'));
   *
   * // Delete with returning clause
   * const deletedCar: Car[] = await db.delete(cars)
   *   .where(eq(cars.id, 1))
   *   .returning();
   * ```
   */ delete(table) {
        return new PgDeleteBase(table, this.session, this.dialect);
    }
    refreshMaterializedView(view) {
        return new PgRefreshMaterializedView(view, this.session, this.dialect);
    }
    authToken;
    execute(query) {
        const sequel = typeof query === "string" ? __TURBOPACK__imported__module__382108__2["B"].raw(query) : query.getSQL();
        const builtQuery = this.dialect.sqlToQuery(sequel);
        const prepared = this.session.prepareQuery(builtQuery, void 0, void 0, false);
        return new PgRaw(()=>prepared.execute(void 0, this.authToken), sequel, builtQuery, (result)=>prepared.mapResult(result, true));
    }
    transaction(transaction, config) {
        return this.session.transaction(transaction, config);
    }
}
const withReplicas = (primary, replicas, getReplica = ()=>replicas[Math.floor(Math.random() * replicas.length)])=>{
    const select = (...args)=>getReplica(replicas).select(...args);
    const selectDistinct = (...args)=>getReplica(replicas).selectDistinct(...args);
    const selectDistinctOn = (...args)=>getReplica(replicas).selectDistinctOn(...args);
    const $count = (...args)=>getReplica(replicas).$count(...args);
    const _with = (...args)=>getReplica(replicas).with(...args);
    const $with = (arg)=>getReplica(replicas).$with(arg);
    const update = (...args)=>primary.update(...args);
    const insert = (...args)=>primary.insert(...args);
    const $delete = (...args)=>primary.delete(...args);
    const execute = (...args)=>primary.execute(...args);
    const transaction = (...args)=>primary.transaction(...args);
    const refreshMaterializedView = (...args)=>primary.refreshMaterializedView(...args);
    return {
        ...primary,
        update,
        insert,
        delete: $delete,
        execute,
        transaction,
        refreshMaterializedView,
        $primary: primary,
        $replicas: replicas,
        select,
        selectDistinct,
        selectDistinctOn,
        $count,
        $with,
        with: _with,
        get query () {
            return getReplica(replicas).query;
        }
    };
};
;
__turbopack_context__.s([
    "f",
    0,
    PgDatabase
], 779946);
}),
760794, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__306175__ = __turbopack_context__.i(306175);
var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
var __TURBOPACK__imported__module__646665__ = __turbopack_context__.i(646665);
var __TURBOPACK__imported__module__382108__ = __turbopack_context__.i(382108);
var __TURBOPACK__imported__module__540066__ = __turbopack_context__.i(540066);
var __TURBOPACK__imported__module__779946__ = __turbopack_context__.i(779946);
;
;
;
;
;
;
class PgPreparedQuery {
    constructor(query, cache, queryMetadata, cacheConfig){
        this.query = query;
        this.cache = cache;
        this.queryMetadata = queryMetadata;
        this.cacheConfig = cacheConfig;
        if (cache && cache.strategy() === "all" && cacheConfig === void 0) {
            this.cacheConfig = {
                enable: true,
                autoInvalidate: true
            };
        }
        if (!this.cacheConfig?.enable) {
            this.cacheConfig = void 0;
        }
    }
    authToken;
    getQuery() {
        return this.query;
    }
    mapResult(response, _isFromBatch) {
        return response;
    }
    /** @internal */ setToken(token) {
        this.authToken = token;
        return this;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "PgPreparedQuery";
    /** @internal */ joinsNotNullableMap;
    /** @internal */ async queryWithCache(queryString, params, query) {
        if (this.cache === void 0 || (0, __TURBOPACK__imported__module__219829__["f"])(this.cache, __TURBOPACK__imported__module__306175__["p"]) || this.queryMetadata === void 0) {
            try {
                return await query();
            } catch (e) {
                throw new __TURBOPACK__imported__module__646665__["l"](queryString, params, e);
            }
        }
        if (this.cacheConfig && !this.cacheConfig.enable) {
            try {
                return await query();
            } catch (e) {
                throw new __TURBOPACK__imported__module__646665__["l"](queryString, params, e);
            }
        }
        if ((this.queryMetadata.type === "insert" || this.queryMetadata.type === "update" || this.queryMetadata.type === "delete") && this.queryMetadata.tables.length > 0) {
            try {
                const [res] = await Promise.all([
                    query(),
                    this.cache.onMutate({
                        tables: this.queryMetadata.tables
                    })
                ]);
                return res;
            } catch (e) {
                throw new __TURBOPACK__imported__module__646665__["l"](queryString, params, e);
            }
        }
        if (!this.cacheConfig) {
            try {
                return await query();
            } catch (e) {
                throw new __TURBOPACK__imported__module__646665__["l"](queryString, params, e);
            }
        }
        if (this.queryMetadata.type === "select") {
            const fromCache = await this.cache.get(this.cacheConfig.tag ?? await (0, __TURBOPACK__imported__module__306175__["t"])(queryString, params), this.queryMetadata.tables, this.cacheConfig.tag !== void 0, this.cacheConfig.autoInvalidate);
            if (fromCache === void 0) {
                let result;
                try {
                    result = await query();
                } catch (e) {
                    throw new __TURBOPACK__imported__module__646665__["l"](queryString, params, e);
                }
                await this.cache.put(this.cacheConfig.tag ?? await (0, __TURBOPACK__imported__module__306175__["t"])(queryString, params), result, // make sure we send tables that were used in a query only if user wants to invalidate it on each write
                this.cacheConfig.autoInvalidate ? this.queryMetadata.tables : [], this.cacheConfig.tag !== void 0, this.cacheConfig.config);
                return result;
            }
            return fromCache;
        }
        try {
            return await query();
        } catch (e) {
            throw new __TURBOPACK__imported__module__646665__["l"](queryString, params, e);
        }
    }
}
class PgSession {
    constructor(dialect){
        this.dialect = dialect;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "PgSession";
    /** @internal */ execute(query, token) {
        return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.operation", ()=>{
            const prepared = __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
                return this.prepareQuery(this.dialect.sqlToQuery(query), void 0, void 0, false);
            });
            return prepared.setToken(token).execute(void 0, token);
        });
    }
    all(query) {
        return this.prepareQuery(this.dialect.sqlToQuery(query), void 0, void 0, false).all();
    }
    /** @internal */ async count(sql2, token) {
        const res = await this.execute(sql2, token);
        return Number(res[0]["count"]);
    }
}
class PgTransaction extends __TURBOPACK__imported__module__779946__["f"] {
    constructor(dialect, session, schema, nestedIndex = 0){
        super(dialect, session, schema);
        this.schema = schema;
        this.nestedIndex = nestedIndex;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "PgTransaction";
    rollback() {
        throw new __TURBOPACK__imported__module__646665__["b"]();
    }
    /** @internal */ getTransactionConfigSQL(config) {
        const chunks = [];
        if (config.isolationLevel) {
            chunks.push(`isolation level ${config.isolationLevel}`);
        }
        if (config.accessMode) {
            chunks.push(config.accessMode);
        }
        if (typeof config.deferrable === "boolean") {
            chunks.push(config.deferrable ? "deferrable" : "not deferrable");
        }
        return __TURBOPACK__imported__module__382108__["B"].raw(chunks.join(" "));
    }
    setTransaction(config) {
        return this.session.execute(__TURBOPACK__imported__module__382108__["B"]`set transaction ${this.getTransactionConfigSQL(config)}`);
    }
}
;
__turbopack_context__.s([
    "F",
    0,
    PgPreparedQuery,
    "W",
    0,
    PgSession,
    "Y",
    0,
    PgTransaction
]);
}),
776887, 494307, 
291377, 
659343, 
945458, 
923226, 
((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([
    "f",
    ()=>extractUsedTable
], 923226);
__turbopack_context__.s([
    "a",
    ()=>PgMaterializedViewConfig,
    "D",
    ()=>pgMaterializedViewWithSchema,
    "g",
    ()=>pgViewWithSchema
], 945458);
__turbopack_context__.s([
    "f",
    ()=>QueryBuilder
], 659343);
__turbopack_context__.s([
    "f",
    ()=>PgSelectBuilder
], 291377);
// MERGED MODULE: [project]/node_modules/drizzle-orm/query-promise.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
;
class QueryPromise {
    static [__TURBOPACK__imported__module__219829__["h"]] = "QueryPromise";
    [Symbol.toStringTag] = "QueryPromise";
    catch(onRejected) {
        return this.then(void 0, onRejected);
    }
    finally(onFinally) {
        return this.then((value)=>{
            onFinally?.();
            return value;
        }, (reason)=>{
            onFinally?.();
            throw reason;
        });
    }
    then(onFulfilled, onRejected) {
        return this.execute().then(onFulfilled, onRejected);
    }
}
;
__turbopack_context__.s([
    "f",
    0,
    QueryPromise
], 776887);
// MERGED MODULE: [project]/node_modules/drizzle-orm/selection-proxy.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__530124__ = __turbopack_context__.i(530124);
var __TURBOPACK__imported__module__38031__ = __turbopack_context__.i(38031);
var __TURBOPACK__imported__module__219829__1 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__382108__ = __turbopack_context__.i(382108);
var __TURBOPACK__imported__module__332311__ = __turbopack_context__.i(332311);
var __TURBOPACK__imported__module__657206__ = __turbopack_context__.i(657206);
;
;
;
;
;
;
class SelectionProxyHandler {
    static [__TURBOPACK__imported__module__219829__1["h"]] = "SelectionProxyHandler";
    config;
    constructor(config){
        this.config = {
            ...config
        };
    }
    get(subquery, prop) {
        if (prop === "_") {
            return {
                ...subquery["_"],
                selectedFields: new Proxy(subquery._.selectedFields, this)
            };
        }
        if (prop === __TURBOPACK__imported__module__657206__["f"]) {
            return {
                ...subquery[__TURBOPACK__imported__module__657206__["f"]],
                selectedFields: new Proxy(subquery[__TURBOPACK__imported__module__657206__["f"]].selectedFields, this)
            };
        }
        if (typeof prop === "symbol") {
            return subquery[prop];
        }
        const columns = (0, __TURBOPACK__imported__module__219829__1["f"])(subquery, __TURBOPACK__imported__module__332311__["Q"]) ? subquery._.selectedFields : (0, __TURBOPACK__imported__module__219829__1["f"])(subquery, __TURBOPACK__imported__module__382108__["_"]) ? subquery[__TURBOPACK__imported__module__657206__["f"]].selectedFields : subquery;
        const value = columns[prop];
        if ((0, __TURBOPACK__imported__module__219829__1["f"])(value, __TURBOPACK__imported__module__382108__["o"].Aliased)) {
            if (this.config.sqlAliasedBehavior === "sql" && !value.isSelectionField) {
                return value.sql;
            }
            const newValue = value.clone();
            newValue.isSelectionField = true;
            return newValue;
        }
        if ((0, __TURBOPACK__imported__module__219829__1["f"])(value, __TURBOPACK__imported__module__382108__["o"])) {
            if (this.config.sqlBehavior === "sql") {
                return value;
            }
            throw new Error(`You tried to reference "${prop}" field from a subquery, which is a raw SQL field, but it doesn't have an alias declared. Please add an alias to the field using ".as('alias')" method.`);
        }
        if ((0, __TURBOPACK__imported__module__219829__1["f"])(value, __TURBOPACK__imported__module__38031__["f"])) {
            if (this.config.alias) {
                return new Proxy(value, new __TURBOPACK__imported__module__530124__["Z"](new Proxy(value.table, new __TURBOPACK__imported__module__530124__["e"](this.config.alias, this.config.replaceOriginalName ?? false))));
            }
            return value;
        }
        if (typeof value !== "object" || value === null) {
            return value;
        }
        return new Proxy(value, new SelectionProxyHandler(this.config));
    }
}
;
__turbopack_context__.s([
    "f",
    0,
    SelectionProxyHandler
], 494307);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/utils.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__2 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__733250__ = __turbopack_context__.i(733250);
var __TURBOPACK__imported__module__382108__1 = __TURBOPACK__imported__module__382108__;
var __TURBOPACK__imported__module__332311__1 = __TURBOPACK__imported__module__332311__;
var __TURBOPACK__imported__module__269900__ = __turbopack_context__.i(269900);
var __TURBOPACK__imported__module__657206__1 = __TURBOPACK__imported__module__657206__;
var __TURBOPACK__imported__module__980767__ = __turbopack_context__.i(980767);
var __TURBOPACK__imported__module__631188__ = __turbopack_context__.i(631188);
var __TURBOPACK__imported__module__457642__ = __turbopack_context__.i(457642);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/policies.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__3 = __TURBOPACK__imported__module__219829__;
;
class PgPolicy {
    constructor(name, config){
        this.name = name;
        if (config) {
            this.as = config.as;
            this.for = config.for;
            this.to = config.to;
            this.using = config.using;
            this.withCheck = config.withCheck;
        }
    }
    static [__TURBOPACK__imported__module__219829__3["h"]] = "PgPolicy";
    as;
    for;
    to;
    using;
    withCheck;
    /** @internal */ _linkedTable;
    link(table) {
        this._linkedTable = table;
        return this;
    }
}
function pgPolicy(name, config) {
    return new PgPolicy(name, config);
}
;
var __TURBOPACK__imported__module__975642__ = __turbopack_context__.i(975642);
var __TURBOPACK__imported__module__711093__ = __turbopack_context__.i(711093);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/view-common.js [middleware] (ecmascript)
;
const PgViewConfig = Symbol.for("drizzle:PgViewConfig");
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/view.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__4 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__389902__ = __turbopack_context__.i(389902);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/query-builder.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__5 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__488964__ = __turbopack_context__.i(488964);
var __TURBOPACK__imported__module__332311__2 = __TURBOPACK__imported__module__332311__;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/select.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__6 = __TURBOPACK__imported__module__219829__;
var __TURBOPACK__imported__module__730079__ = __turbopack_context__.i(730079);
// MERGED MODULE: [project]/node_modules/drizzle-orm/query-builders/query-builder.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__7 = __TURBOPACK__imported__module__219829__;
;
class TypedQueryBuilder {
    static [__TURBOPACK__imported__module__219829__7["h"]] = "TypedQueryBuilder";
    /** @internal */ getSelectedFields() {
        return this._.selectedFields;
    }
}
;
var __TURBOPACK__imported__module__382108__2 = __TURBOPACK__imported__module__382108__;
var __TURBOPACK__imported__module__332311__3 = __TURBOPACK__imported__module__332311__;
var __TURBOPACK__imported__module__269900__1 = __TURBOPACK__imported__module__269900__;
var __TURBOPACK__imported__module__540066__ = __turbopack_context__.i(540066);
var __TURBOPACK__imported__module__389902__1 = __TURBOPACK__imported__module__389902__;
var __TURBOPACK__imported__module__657206__2 = __TURBOPACK__imported__module__657206__;
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
;
;
class PgSelectBuilder {
    static [__TURBOPACK__imported__module__219829__6["h"]] = "PgSelectBuilder";
    fields;
    session;
    dialect;
    withList = [];
    distinct;
    constructor(config){
        this.fields = config.fields;
        this.session = config.session;
        this.dialect = config.dialect;
        if (config.withList) {
            this.withList = config.withList;
        }
        this.distinct = config.distinct;
    }
    authToken;
    /** @internal */ setToken(token) {
        this.authToken = token;
        return this;
    }
    /**
   * Specify the table, subquery, or other target that you're
   * building a select query against.
   *
   * {@link https://www.postgresql.org/docs/current/sql-select.html#SQL-FROM | Postgres from documentation}
   */ from(source) {
        const isPartialSelect = !!this.fields;
        const src = source;
        let fields;
        if (this.fields) {
            fields = this.fields;
        } else if ((0, __TURBOPACK__imported__module__219829__6["f"])(src, __TURBOPACK__imported__module__332311__3["Q"])) {
            fields = Object.fromEntries(Object.keys(src._.selectedFields).map((key)=>[
                    key,
                    src[key]
                ]));
        } else if ((0, __TURBOPACK__imported__module__219829__6["f"])(src, __TURBOPACK__imported__module__730079__["f"])) {
            fields = src[__TURBOPACK__imported__module__657206__2["f"]].selectedFields;
        } else if ((0, __TURBOPACK__imported__module__219829__6["f"])(src, __TURBOPACK__imported__module__382108__2["o"])) {
            fields = {};
        } else {
            fields = (0, __TURBOPACK__imported__module__389902__1["q"])(src);
        }
        return new PgSelectBase({
            table: src,
            fields,
            isPartialSelect,
            session: this.session,
            dialect: this.dialect,
            withList: this.withList,
            distinct: this.distinct
        }).setToken(this.authToken);
    }
}
class PgSelectQueryBuilderBase extends TypedQueryBuilder {
    static [__TURBOPACK__imported__module__219829__6["h"]] = "PgSelectQueryBuilder";
    _;
    config;
    joinsNotNullableMap;
    tableName;
    isPartialSelect;
    session;
    dialect;
    cacheConfig = void 0;
    usedTables = /* @__PURE__ */ new Set();
    constructor({ table, fields, isPartialSelect, session, dialect, withList, distinct }){
        super();
        this.config = {
            withList,
            table,
            fields: {
                ...fields
            },
            distinct,
            setOperators: []
        };
        this.isPartialSelect = isPartialSelect;
        this.session = session;
        this.dialect = dialect;
        this._ = {
            selectedFields: fields,
            config: this.config
        };
        this.tableName = (0, __TURBOPACK__imported__module__389902__1["x"])(table);
        this.joinsNotNullableMap = typeof this.tableName === "string" ? {
            [this.tableName]: true
        } : {};
        for (const item of extractUsedTable(table))this.usedTables.add(item);
    }
    /** @internal */ getUsedTables() {
        return [
            ...this.usedTables
        ];
    }
    createJoin(joinType, lateral) {
        return (table, on)=>{
            const baseTableName = this.tableName;
            const tableName = (0, __TURBOPACK__imported__module__389902__1["x"])(table);
            for (const item of extractUsedTable(table))this.usedTables.add(item);
            if (typeof tableName === "string" && this.config.joins?.some((join)=>join.alias === tableName)) {
                throw new Error(`Alias "${tableName}" is already used in this query`);
            }
            if (!this.isPartialSelect) {
                if (Object.keys(this.joinsNotNullableMap).length === 1 && typeof baseTableName === "string") {
                    this.config.fields = {
                        [baseTableName]: this.config.fields
                    };
                }
                if (typeof tableName === "string" && !(0, __TURBOPACK__imported__module__219829__6["f"])(table, __TURBOPACK__imported__module__382108__2["o"])) {
                    const selection = (0, __TURBOPACK__imported__module__219829__6["f"])(table, __TURBOPACK__imported__module__332311__3["Q"]) ? table._.selectedFields : (0, __TURBOPACK__imported__module__219829__6["f"])(table, __TURBOPACK__imported__module__382108__2["_"]) ? table[__TURBOPACK__imported__module__657206__2["f"]].selectedFields : table[__TURBOPACK__imported__module__269900__1["s"].Symbol.Columns];
                    this.config.fields[tableName] = selection;
                }
            }
            if (typeof on === "function") {
                on = on(new Proxy(this.config.fields, new SelectionProxyHandler({
                    sqlAliasedBehavior: "sql",
                    sqlBehavior: "sql"
                })));
            }
            if (!this.config.joins) {
                this.config.joins = [];
            }
            this.config.joins.push({
                on,
                table,
                joinType,
                alias: tableName,
                lateral
            });
            if (typeof tableName === "string") {
                switch(joinType){
                    case "left":
                        {
                            this.joinsNotNullableMap[tableName] = false;
                            break;
                        }
                    case "right":
                        {
                            this.joinsNotNullableMap = Object.fromEntries(Object.entries(this.joinsNotNullableMap).map(([key])=>[
                                    key,
                                    false
                                ]));
                            this.joinsNotNullableMap[tableName] = true;
                            break;
                        }
                    case "cross":
                    case "inner":
                        {
                            this.joinsNotNullableMap[tableName] = true;
                            break;
                        }
                    case "full":
                        {
                            this.joinsNotNullableMap = Object.fromEntries(Object.entries(this.joinsNotNullableMap).map(([key])=>[
                                    key,
                                    false
                                ]));
                            this.joinsNotNullableMap[tableName] = false;
                            break;
                        }
                }
            }
            return this;
        };
    }
    /**
   * Executes a `left join` operation by adding another table to the current query.
   *
   * Calling this method associates each row of the table with the corresponding row from the joined table, if a match is found. If no matching row exists, it sets all columns of the joined table to null.
   *
   * See docs: {@link https://orm.drizzle.team/docs/joins#left-join}
   *
   * @param table the table to join.
   * @param on the `on` clause.
   *
   * @example
   *
   * ```ts
   * // Select all users and their pets
   * const usersWithPets: { user: User; pets: Pet | null; }[] = await db.select()
   *   .from(users)
   *   .leftJoin(pets, eq(users.id, pets.ownerId))
   *
   * // Select userId and petId
   * const usersIdsAndPetIds: { userId: number; petId: number | null; }[] = await db.select({
   *   userId: users.id,
   *   petId: pets.id,
   * })
   *   .from(users)
   *   .leftJoin(pets, eq(users.id, pets.ownerId))
   * ```
   */ leftJoin = this.createJoin("left", false);
    /**
   * Executes a `left join lateral` operation by adding subquery to the current query.
   *
   * A `lateral` join allows the right-hand expression to refer to columns from the left-hand side.
   *
   * Calling this method associates each row of the table with the corresponding row from the joined table, if a match is found. If no matching row exists, it sets all columns of the joined table to null.
   *
   * See docs: {@link https://orm.drizzle.team/docs/joins#left-join-lateral}
   *
   * @param table the subquery to join.
   * @param on the `on` clause.
   */ leftJoinLateral = this.createJoin("left", true);
    /**
   * Executes a `right join` operation by adding another table to the current query.
   *
   * Calling this method associates each row of the joined table with the corresponding row from the main table, if a match is found. If no matching row exists, it sets all columns of the main table to null.
   *
   * See docs: {@link https://orm.drizzle.team/docs/joins#right-join}
   *
   * @param table the table to join.
   * @param on the `on` clause.
   *
   * @example
   *
   * ```ts
   * // Select all users and their pets
   * const usersWithPets: { user: User | null; pets: Pet; }[] = await db.select()
   *   .from(users)
   *   .rightJoin(pets, eq(users.id, pets.ownerId))
   *
   * // Select userId and petId
   * const usersIdsAndPetIds: { userId: number | null; petId: number; }[] = await db.select({
   *   userId: users.id,
   *   petId: pets.id,
   * })
   *   .from(users)
   *   .rightJoin(pets, eq(users.id, pets.ownerId))
   * ```
   */ rightJoin = this.createJoin("right", false);
    /**
   * Executes an `inner join` operation, creating a new table by combining rows from two tables that have matching values.
   *
   * Calling this method retrieves rows that have corresponding entries in both joined tables. Rows without matching entries in either table are excluded, resulting in a table that includes only matching pairs.
   *
   * See docs: {@link https://orm.drizzle.team/docs/joins#inner-join}
   *
   * @param table the table to join.
   * @param on the `on` clause.
   *
   * @example
   *
   * ```ts
   * // Select all users and their pets
   * const usersWithPets: { user: User; pets: Pet; }[] = await db.select()
   *   .from(users)
   *   .innerJoin(pets, eq(users.id, pets.ownerId))
   *
   * // Select userId and petId
   * const usersIdsAndPetIds: { userId: number; petId: number; }[] = await db.select({
   *   userId: users.id,
   *   petId: pets.id,
   * })
   *   .from(users)
   *   .innerJoin(pets, eq(users.id, pets.ownerId))
   * ```
   */ innerJoin = this.createJoin("inner", false);
    /**
   * Executes an `inner join lateral` operation, creating a new table by combining rows from two queries that have matching values.
   *
   * A `lateral` join allows the right-hand expression to refer to columns from the left-hand side.
   *
   * Calling this method retrieves rows that have corresponding entries in both joined tables. Rows without matching entries in either table are excluded, resulting in a table that includes only matching pairs.
   *
   * See docs: {@link https://orm.drizzle.team/docs/joins#inner-join-lateral}
   *
   * @param table the subquery to join.
   * @param on the `on` clause.
   */ innerJoinLateral = this.createJoin("inner", true);
    /**
   * Executes a `full join` operation by combining rows from two tables into a new table.
   *
   * Calling this method retrieves all rows from both main and joined tables, merging rows with matching values and filling in `null` for non-matching columns.
   *
   * See docs: {@link https://orm.drizzle.team/docs/joins#full-join}
   *
   * @param table the table to join.
   * @param on the `on` clause.
   *
   * @example
   *
   * ```ts
   * // Select all users and their pets
   * const usersWithPets: { user: User | null; pets: Pet | null; }[] = await db.select()
   *   .from(users)
   *   .fullJoin(pets, eq(users.id, pets.ownerId))
   *
   * // Select userId and petId
   * const usersIdsAndPetIds: { userId: number | null; petId: number | null; }[] = await db.select({
   *   userId: users.id,
   *   petId: pets.id,
   * })
   *   .from(users)
   *   .fullJoin(pets, eq(users.id, pets.ownerId))
   * ```
   */ fullJoin = this.createJoin("full", false);
    /**
   * Executes a `cross join` operation by combining rows from two tables into a new table.
   *
   * Calling this method retrieves all rows from both main and joined tables, merging all rows from each table.
   *
   * See docs: {@link https://orm.drizzle.team/docs/joins#cross-join}
   *
   * @param table the table to join.
   *
   * @example
   *
   * ```ts
   * // Select all users, each user with every pet
   * const usersWithPets: { user: User; pets: Pet; }[] = await db.select()
   *   .from(users)
   *   .crossJoin(pets)
   *
   * // Select userId and petId
   * const usersIdsAndPetIds: { userId: number; petId: number; }[] = await db.select({
   *   userId: users.id,
   *   petId: pets.id,
   * })
   *   .from(users)
   *   .crossJoin(pets)
   * ```
   */ crossJoin = this.createJoin("cross", false);
    /**
   * Executes a `cross join lateral` operation by combining rows from two queries into a new table.
   *
   * A `lateral` join allows the right-hand expression to refer to columns from the left-hand side.
   *
   * Calling this method retrieves all rows from both main and joined queries, merging all rows from each query.
   *
   * See docs: {@link https://orm.drizzle.team/docs/joins#cross-join-lateral}
   *
   * @param table the query to join.
   */ crossJoinLateral = this.createJoin("cross", true);
    createSetOperator(type, isAll) {
        return (rightSelection)=>{
            const rightSelect = typeof rightSelection === "function" ? rightSelection(getPgSetOperators()) : rightSelection;
            if (!(0, __TURBOPACK__imported__module__389902__1["B"])(this.getSelectedFields(), rightSelect.getSelectedFields())) {
                throw new Error("Set operator error (union / intersect / except): selected fields are not the same or are in a different order");
            }
            this.config.setOperators.push({
                type,
                isAll,
                rightSelect
            });
            return this;
        };
    }
    /**
   * Adds `union` set operator to the query.
   *
   * Calling this method will combine the result sets of the `select` statements and remove any duplicate rows that appear across them.
   *
   * See docs: {@link https://orm.drizzle.team/docs/set-operations#union}
   *
   * @example
   *
   * ```ts
   * // Select all unique names from customers and users tables
   * await db.select({ name: users.name })
   *   .from(users)
   *   .union(
   *     db.select({ name: customers.name }).from(customers)
   *   );
   * // or
   * import { union } from 'drizzle-orm/pg-core'
   *
   * await union(
   *   db.select({ name: users.name }).from(users),
   *   db.select({ name: customers.name }).from(customers)
   * );
   * ```
   */ union = this.createSetOperator("union", false);
    /**
   * Adds `union all` set operator to the query.
   *
   * Calling this method will combine the result-set of the `select` statements and keep all duplicate rows that appear across them.
   *
   * See docs: {@link https://orm.drizzle.team/docs/set-operations#union-all}
   *
   * @example
   *
   * ```ts
   * // Select all transaction ids from both online and in-store sales
   * await db.select({ transaction: onlineSales.transactionId })
   *   .from(onlineSales)
   *   .unionAll(
   *     db.select({ transaction: inStoreSales.transactionId }).from(inStoreSales)
   *   );
   * // or
   * import { unionAll } from 'drizzle-orm/pg-core'
   *
   * await unionAll(
   *   db.select({ transaction: onlineSales.transactionId }).from(onlineSales),
   *   db.select({ transaction: inStoreSales.transactionId }).from(inStoreSales)
   * );
   * ```
   */ unionAll = this.createSetOperator("union", true);
    /**
   * Adds `intersect` set operator to the query.
   *
   * Calling this method will retain only the rows that are present in both result sets and eliminate duplicates.
   *
   * See docs: {@link https://orm.drizzle.team/docs/set-operations#intersect}
   *
   * @example
   *
   * ```ts
   * // Select course names that are offered in both departments A and B
   * await db.select({ courseName: depA.courseName })
   *   .from(depA)
   *   .intersect(
   *     db.select({ courseName: depB.courseName }).from(depB)
   *   );
   * // or
   * import { intersect } from 'drizzle-orm/pg-core'
   *
   * await intersect(
   *   db.select({ courseName: depA.courseName }).from(depA),
   *   db.select({ courseName: depB.courseName }).from(depB)
   * );
   * ```
   */ intersect = this.createSetOperator("intersect", false);
    /**
   * Adds `intersect all` set operator to the query.
   *
   * Calling this method will retain only the rows that are present in both result sets including all duplicates.
   *
   * See docs: {@link https://orm.drizzle.team/docs/set-operations#intersect-all}
   *
   * @example
   *
   * ```ts
   * // Select all products and quantities that are ordered by both regular and VIP customers
   * await db.select({
   *   productId: regularCustomerOrders.productId,
   *   quantityOrdered: regularCustomerOrders.quantityOrdered
   * })
   * .from(regularCustomerOrders)
   * .intersectAll(
   *   db.select({
   *     productId: vipCustomerOrders.productId,
   *     quantityOrdered: vipCustomerOrders.quantityOrdered
   *   })
   *   .from(vipCustomerOrders)
   * );
   * // or
   * import { intersectAll } from 'drizzle-orm/pg-core'
   *
   * await intersectAll(
   *   db.select({
   *     productId: regularCustomerOrders.productId,
   *     quantityOrdered: regularCustomerOrders.quantityOrdered
   *   })
   *   .from(regularCustomerOrders),
   *   db.select({
   *     productId: vipCustomerOrders.productId,
   *     quantityOrdered: vipCustomerOrders.quantityOrdered
   *   })
   *   .from(vipCustomerOrders)
   * );
   * ```
   */ intersectAll = this.createSetOperator("intersect", true);
    /**
   * Adds `except` set operator to the query.
   *
   * Calling this method will retrieve all unique rows from the left query, except for the rows that are present in the result set of the right query.
   *
   * See docs: {@link https://orm.drizzle.team/docs/set-operations#except}
   *
   * @example
   *
   * ```ts
   * // Select all courses offered in department A but not in department B
   * await db.select({ courseName: depA.courseName })
   *   .from(depA)
   *   .except(
   *     db.select({ courseName: depB.courseName }).from(depB)
   *   );
   * // or
   * import { except } from 'drizzle-orm/pg-core'
   *
   * await except(
   *   db.select({ courseName: depA.courseName }).from(depA),
   *   db.select({ courseName: depB.courseName }).from(depB)
   * );
   * ```
   */ except = this.createSetOperator("except", false);
    /**
   * Adds `except all` set operator to the query.
   *
   * Calling this method will retrieve all rows from the left query, except for the rows that are present in the result set of the right query.
   *
   * See docs: {@link https://orm.drizzle.team/docs/set-operations#except-all}
   *
   * @example
   *
   * ```ts
   * // Select all products that are ordered by regular customers but not by VIP customers
   * await db.select({
   *   productId: regularCustomerOrders.productId,
   *   quantityOrdered: regularCustomerOrders.quantityOrdered,
   * })
   * .from(regularCustomerOrders)
   * .exceptAll(
   *   db.select({
   *     productId: vipCustomerOrders.productId,
   *     quantityOrdered: vipCustomerOrders.quantityOrdered,
   *   })
   *   .from(vipCustomerOrders)
   * );
   * // or
   * import { exceptAll } from 'drizzle-orm/pg-core'
   *
   * await exceptAll(
   *   db.select({
   *     productId: regularCustomerOrders.productId,
   *     quantityOrdered: regularCustomerOrders.quantityOrdered
   *   })
   *   .from(regularCustomerOrders),
   *   db.select({
   *     productId: vipCustomerOrders.productId,
   *     quantityOrdered: vipCustomerOrders.quantityOrdered
   *   })
   *   .from(vipCustomerOrders)
   * );
   * ```
   */ exceptAll = this.createSetOperator("except", true);
    /** @internal */ addSetOperators(setOperators) {
        this.config.setOperators.push(...setOperators);
        return this;
    }
    /**
   * Adds a `where` clause to the query.
   *
   * Calling this method will select only those rows that fulfill a specified condition.
   *
   * See docs: {@link https://orm.drizzle.team/docs/select#filtering}
   *
   * @param where the `where` clause.
   *
   * @example
   * You can use conditional operators and `sql function` to filter the rows to be selected.
   *
   * ```ts
   * // Select all cars with green color
   * await db.select().from(cars).where(eq(cars.color, 'green'));
   * // or
   * await db.select().from(cars).where(sql`${cars.color} = 'green'`)
   * ```
   *
   * You can logically combine conditional operators with `and()` and `or()` operators:
   *
   * ```ts
   * // Select all BMW cars with a green color
   * await db.select().from(cars).where(and(eq(cars.color, 'green'), eq(cars.brand, 'BMW')));
   *
   * // Select all cars with the green or blue color
   * await db.select().from(cars).where(or(eq(cars.color, 'green'), eq(cars.color, 'blue')));
   * ```
   */ where(where) {
        if (typeof where === "function") {
            where = where(new Proxy(this.config.fields, new SelectionProxyHandler({
                sqlAliasedBehavior: "sql",
                sqlBehavior: "sql"
            })));
        }
        this.config.where = where;
        return this;
    }
    /**
   * Adds a `having` clause to the query.
   *
   * Calling this method will select only those rows that fulfill a specified condition. It is typically used with aggregate functions to filter the aggregated data based on a specified condition.
   *
   * See docs: {@link https://orm.drizzle.team/docs/select#aggregations}
   *
   * @param having the `having` clause.
   *
   * @example
   *
   * ```ts
   * // Select all brands with more than one car
   * await db.select({
   * 	brand: cars.brand,
   * 	count: sql<number>`cast(count(${cars.id}) as int)`,
   * })
   *   .from(cars)
   *   .groupBy(cars.brand)
   *   .having(({ count }) => gt(count, 1));
   * ```
   */ having(having) {
        if (typeof having === "function") {
            having = having(new Proxy(this.config.fields, new SelectionProxyHandler({
                sqlAliasedBehavior: "sql",
                sqlBehavior: "sql"
            })));
        }
        this.config.having = having;
        return this;
    }
    groupBy(...columns) {
        if (typeof columns[0] === "function") {
            const groupBy = columns[0](new Proxy(this.config.fields, new SelectionProxyHandler({
                sqlAliasedBehavior: "alias",
                sqlBehavior: "sql"
            })));
            this.config.groupBy = Array.isArray(groupBy) ? groupBy : [
                groupBy
            ];
        } else {
            this.config.groupBy = columns;
        }
        return this;
    }
    orderBy(...columns) {
        if (typeof columns[0] === "function") {
            const orderBy = columns[0](new Proxy(this.config.fields, new SelectionProxyHandler({
                sqlAliasedBehavior: "alias",
                sqlBehavior: "sql"
            })));
            const orderByArray = Array.isArray(orderBy) ? orderBy : [
                orderBy
            ];
            if (this.config.setOperators.length > 0) {
                this.config.setOperators.at(-1).orderBy = orderByArray;
            } else {
                this.config.orderBy = orderByArray;
            }
        } else {
            const orderByArray = columns;
            if (this.config.setOperators.length > 0) {
                this.config.setOperators.at(-1).orderBy = orderByArray;
            } else {
                this.config.orderBy = orderByArray;
            }
        }
        return this;
    }
    /**
   * Adds a `limit` clause to the query.
   *
   * Calling this method will set the maximum number of rows that will be returned by this query.
   *
   * See docs: {@link https://orm.drizzle.team/docs/select#limit--offset}
   *
   * @param limit the `limit` clause.
   *
   * @example
   *
   * ```ts
   * // Get the first 10 people from this query.
   * await db.select().from(people).limit(10);
   * ```
   */ limit(limit) {
        if (this.config.setOperators.length > 0) {
            this.config.setOperators.at(-1).limit = limit;
        } else {
            this.config.limit = limit;
        }
        return this;
    }
    /**
   * Adds an `offset` clause to the query.
   *
   * Calling this method will skip a number of rows when returning results from this query.
   *
   * See docs: {@link https://orm.drizzle.team/docs/select#limit--offset}
   *
   * @param offset the `offset` clause.
   *
   * @example
   *
   * ```ts
   * // Get the 10th-20th people from this query.
   * await db.select().from(people).offset(10).limit(10);
   * ```
   */ offset(offset) {
        if (this.config.setOperators.length > 0) {
            this.config.setOperators.at(-1).offset = offset;
        } else {
            this.config.offset = offset;
        }
        return this;
    }
    /**
   * Adds a `for` clause to the query.
   *
   * Calling this method will specify a lock strength for this query that controls how strictly it acquires exclusive access to the rows being queried.
   *
   * See docs: {@link https://www.postgresql.org/docs/current/sql-select.html#SQL-FOR-UPDATE-SHARE}
   *
   * @param strength the lock strength.
   * @param config the lock configuration.
   */ for(strength, config = {}) {
        this.config.lockingClause = {
            strength,
            config
        };
        return this;
    }
    /** @internal */ getSQL() {
        return this.dialect.buildSelectQuery(this.config);
    }
    toSQL() {
        const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
        return rest;
    }
    as(alias) {
        const usedTables = [];
        usedTables.push(...extractUsedTable(this.config.table));
        if (this.config.joins) {
            for (const it of this.config.joins)usedTables.push(...extractUsedTable(it.table));
        }
        return new Proxy(new __TURBOPACK__imported__module__332311__3["Q"](this.getSQL(), this.config.fields, alias, false, [
            ...new Set(usedTables)
        ]), new SelectionProxyHandler({
            alias,
            sqlAliasedBehavior: "alias",
            sqlBehavior: "error"
        }));
    }
    /** @internal */ getSelectedFields() {
        return new Proxy(this.config.fields, new SelectionProxyHandler({
            alias: this.tableName,
            sqlAliasedBehavior: "alias",
            sqlBehavior: "error"
        }));
    }
    $dynamic() {
        return this;
    }
    $withCache(config) {
        this.cacheConfig = config === void 0 ? {
            config: {},
            enable: true,
            autoInvalidate: true
        } : config === false ? {
            enable: false
        } : {
            enable: true,
            autoInvalidate: true,
            ...config
        };
        return this;
    }
}
class PgSelectBase extends PgSelectQueryBuilderBase {
    static [__TURBOPACK__imported__module__219829__6["h"]] = "PgSelect";
    /** @internal */ _prepare(name) {
        const { session, config, dialect, joinsNotNullableMap, authToken, cacheConfig, usedTables } = this;
        if (!session) {
            throw new Error("Cannot execute a query on a query builder. Please use a database instance instead.");
        }
        const { fields } = config;
        return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
            const fieldsList = (0, __TURBOPACK__imported__module__389902__1["$"])(fields);
            const query = session.prepareQuery(dialect.sqlToQuery(this.getSQL()), fieldsList, name, true, void 0, {
                type: "select",
                tables: [
                    ...usedTables
                ]
            }, cacheConfig);
            query.joinsNotNullableMap = joinsNotNullableMap;
            return query.setToken(authToken);
        });
    }
    /**
   * Create a prepared statement for this query. This allows
   * the database to remember this query for the given session
   * and call it by name, rather than specifying the full query.
   *
   * {@link https://www.postgresql.org/docs/current/sql-prepare.html | Postgres prepare documentation}
   */ prepare(name) {
        return this._prepare(name);
    }
    authToken;
    /** @internal */ setToken(token) {
        this.authToken = token;
        return this;
    }
    execute = (placeholderValues)=>{
        return __TURBOPACK__imported__module__540066__["f"].startActiveSpan("drizzle.operation", ()=>{
            return this._prepare().execute(placeholderValues, this.authToken);
        });
    };
}
(0, __TURBOPACK__imported__module__389902__1["X"])(PgSelectBase, [
    QueryPromise
]);
function createSetOperator(type, isAll) {
    return (leftSelect, rightSelect, ...restSelects)=>{
        const setOperators = [
            rightSelect,
            ...restSelects
        ].map((select)=>({
                type,
                isAll,
                rightSelect: select
            }));
        for (const setOperator of setOperators){
            if (!(0, __TURBOPACK__imported__module__389902__1["B"])(leftSelect.getSelectedFields(), setOperator.rightSelect.getSelectedFields())) {
                throw new Error("Set operator error (union / intersect / except): selected fields are not the same or are in a different order");
            }
        }
        return leftSelect.addSetOperators(setOperators);
    };
}
const getPgSetOperators = ()=>({
        union,
        unionAll,
        intersect,
        intersectAll,
        except,
        exceptAll
    });
const union = createSetOperator("union", false);
const unionAll = createSetOperator("union", true);
const intersect = createSetOperator("intersect", false);
const intersectAll = createSetOperator("intersect", true);
const except = createSetOperator("except", false);
const exceptAll = createSetOperator("except", true);
;
;
;
;
;
;
class QueryBuilder {
    static [__TURBOPACK__imported__module__219829__5["h"]] = "PgQueryBuilder";
    dialect;
    dialectConfig;
    constructor(dialect){
        this.dialect = (0, __TURBOPACK__imported__module__219829__5["f"])(dialect, __TURBOPACK__imported__module__488964__["f"]) ? dialect : void 0;
        this.dialectConfig = (0, __TURBOPACK__imported__module__219829__5["f"])(dialect, __TURBOPACK__imported__module__488964__["f"]) ? void 0 : dialect;
    }
    $with = (alias, selection)=>{
        const queryBuilder = this;
        const as = (qb)=>{
            if (typeof qb === "function") {
                qb = qb(queryBuilder);
            }
            return new Proxy(new __TURBOPACK__imported__module__332311__2["Y"](qb.getSQL(), selection ?? ("getSelectedFields" in qb ? qb.getSelectedFields() ?? {} : {}), alias, true), new SelectionProxyHandler({
                alias,
                sqlAliasedBehavior: "alias",
                sqlBehavior: "error"
            }));
        };
        return {
            as
        };
    };
    with(...queries) {
        const self = this;
        function select(fields) {
            return new PgSelectBuilder({
                fields: fields ?? void 0,
                session: void 0,
                dialect: self.getDialect(),
                withList: queries
            });
        }
        function selectDistinct(fields) {
            return new PgSelectBuilder({
                fields: fields ?? void 0,
                session: void 0,
                dialect: self.getDialect(),
                distinct: true
            });
        }
        function selectDistinctOn(on, fields) {
            return new PgSelectBuilder({
                fields: fields ?? void 0,
                session: void 0,
                dialect: self.getDialect(),
                distinct: {
                    on
                }
            });
        }
        return {
            select,
            selectDistinct,
            selectDistinctOn
        };
    }
    select(fields) {
        return new PgSelectBuilder({
            fields: fields ?? void 0,
            session: void 0,
            dialect: this.getDialect()
        });
    }
    selectDistinct(fields) {
        return new PgSelectBuilder({
            fields: fields ?? void 0,
            session: void 0,
            dialect: this.getDialect(),
            distinct: true
        });
    }
    selectDistinctOn(on, fields) {
        return new PgSelectBuilder({
            fields: fields ?? void 0,
            session: void 0,
            dialect: this.getDialect(),
            distinct: {
                on
            }
        });
    }
    // Lazy load dialect to avoid circular dependency
    getDialect() {
        if (!this.dialect) {
            this.dialect = new __TURBOPACK__imported__module__488964__["f"](this.dialectConfig);
        }
        return this.dialect;
    }
}
;
var __TURBOPACK__imported__module__733250__1 = __TURBOPACK__imported__module__733250__;
var __TURBOPACK__imported__module__730079__1 = __TURBOPACK__imported__module__730079__;
;
;
;
;
;
;
;
class DefaultViewBuilderCore {
    constructor(name, schema){
        this.name = name;
        this.schema = schema;
    }
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgDefaultViewBuilderCore";
    config = {};
    with(config) {
        this.config.with = config;
        return this;
    }
}
class ViewBuilder extends DefaultViewBuilderCore {
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgViewBuilder";
    as(qb) {
        if (typeof qb === "function") {
            qb = qb(new QueryBuilder());
        }
        const selectionProxy = new SelectionProxyHandler({
            alias: this.name,
            sqlBehavior: "error",
            sqlAliasedBehavior: "alias",
            replaceOriginalName: true
        });
        const aliasedSelection = new Proxy(qb.getSelectedFields(), selectionProxy);
        return new Proxy(new PgView({
            pgConfig: this.config,
            config: {
                name: this.name,
                schema: this.schema,
                selectedFields: aliasedSelection,
                query: qb.getSQL().inlineParams()
            }
        }), selectionProxy);
    }
}
class ManualViewBuilder extends DefaultViewBuilderCore {
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgManualViewBuilder";
    columns;
    constructor(name, columns, schema){
        super(name, schema);
        this.columns = (0, __TURBOPACK__imported__module__389902__["q"])((0, __TURBOPACK__imported__module__733250__1["X"])(name, columns));
    }
    existing() {
        return new Proxy(new PgView({
            pgConfig: void 0,
            config: {
                name: this.name,
                schema: this.schema,
                selectedFields: this.columns,
                query: void 0
            }
        }), new SelectionProxyHandler({
            alias: this.name,
            sqlBehavior: "error",
            sqlAliasedBehavior: "alias",
            replaceOriginalName: true
        }));
    }
    as(query) {
        return new Proxy(new PgView({
            pgConfig: this.config,
            config: {
                name: this.name,
                schema: this.schema,
                selectedFields: this.columns,
                query: query.inlineParams()
            }
        }), new SelectionProxyHandler({
            alias: this.name,
            sqlBehavior: "error",
            sqlAliasedBehavior: "alias",
            replaceOriginalName: true
        }));
    }
}
class MaterializedViewBuilderCore {
    constructor(name, schema){
        this.name = name;
        this.schema = schema;
    }
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgMaterializedViewBuilderCore";
    config = {};
    using(using) {
        this.config.using = using;
        return this;
    }
    with(config) {
        this.config.with = config;
        return this;
    }
    tablespace(tablespace) {
        this.config.tablespace = tablespace;
        return this;
    }
    withNoData() {
        this.config.withNoData = true;
        return this;
    }
}
class MaterializedViewBuilder extends MaterializedViewBuilderCore {
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgMaterializedViewBuilder";
    as(qb) {
        if (typeof qb === "function") {
            qb = qb(new QueryBuilder());
        }
        const selectionProxy = new SelectionProxyHandler({
            alias: this.name,
            sqlBehavior: "error",
            sqlAliasedBehavior: "alias",
            replaceOriginalName: true
        });
        const aliasedSelection = new Proxy(qb.getSelectedFields(), selectionProxy);
        return new Proxy(new PgMaterializedView({
            pgConfig: {
                with: this.config.with,
                using: this.config.using,
                tablespace: this.config.tablespace,
                withNoData: this.config.withNoData
            },
            config: {
                name: this.name,
                schema: this.schema,
                selectedFields: aliasedSelection,
                query: qb.getSQL().inlineParams()
            }
        }), selectionProxy);
    }
}
class ManualMaterializedViewBuilder extends MaterializedViewBuilderCore {
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgManualMaterializedViewBuilder";
    columns;
    constructor(name, columns, schema){
        super(name, schema);
        this.columns = (0, __TURBOPACK__imported__module__389902__["q"])((0, __TURBOPACK__imported__module__733250__1["X"])(name, columns));
    }
    existing() {
        return new Proxy(new PgMaterializedView({
            pgConfig: {
                tablespace: this.config.tablespace,
                using: this.config.using,
                with: this.config.with,
                withNoData: this.config.withNoData
            },
            config: {
                name: this.name,
                schema: this.schema,
                selectedFields: this.columns,
                query: void 0
            }
        }), new SelectionProxyHandler({
            alias: this.name,
            sqlBehavior: "error",
            sqlAliasedBehavior: "alias",
            replaceOriginalName: true
        }));
    }
    as(query) {
        return new Proxy(new PgMaterializedView({
            pgConfig: {
                tablespace: this.config.tablespace,
                using: this.config.using,
                with: this.config.with,
                withNoData: this.config.withNoData
            },
            config: {
                name: this.name,
                schema: this.schema,
                selectedFields: this.columns,
                query: query.inlineParams()
            }
        }), new SelectionProxyHandler({
            alias: this.name,
            sqlBehavior: "error",
            sqlAliasedBehavior: "alias",
            replaceOriginalName: true
        }));
    }
}
class PgView extends __TURBOPACK__imported__module__730079__1["f"] {
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgView";
    [PgViewConfig];
    constructor({ pgConfig, config }){
        super(config);
        if (pgConfig) {
            this[PgViewConfig] = {
                with: pgConfig.with
            };
        }
    }
}
const PgMaterializedViewConfig = Symbol.for("drizzle:PgMaterializedViewConfig");
class PgMaterializedView extends __TURBOPACK__imported__module__730079__1["f"] {
    static [__TURBOPACK__imported__module__219829__4["h"]] = "PgMaterializedView";
    [PgMaterializedViewConfig];
    constructor({ pgConfig, config }){
        super(config);
        this[PgMaterializedViewConfig] = {
            with: pgConfig?.with,
            using: pgConfig?.using,
            tablespace: pgConfig?.tablespace,
            withNoData: pgConfig?.withNoData
        };
    }
}
function pgViewWithSchema(name, selection, schema) {
    if (selection) {
        return new ManualViewBuilder(name, selection, schema);
    }
    return new ViewBuilder(name, schema);
}
function pgMaterializedViewWithSchema(name, selection, schema) {
    if (selection) {
        return new ManualMaterializedViewBuilder(name, selection, schema);
    }
    return new MaterializedViewBuilder(name, schema);
}
function pgView(name, columns) {
    return pgViewWithSchema(name, columns, void 0);
}
function pgMaterializedView(name, columns) {
    return pgMaterializedViewWithSchema(name, columns, void 0);
}
function isPgView(obj) {
    return (0, __TURBOPACK__imported__module__219829__4["f"])(obj, PgView);
}
function isPgMaterializedView(obj) {
    return (0, __TURBOPACK__imported__module__219829__4["f"])(obj, PgMaterializedView);
}
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
;
;
;
;
function getTableConfig(table) {
    const columns = Object.values(table[__TURBOPACK__imported__module__269900__["s"].Symbol.Columns]);
    const indexes = [];
    const checks = [];
    const primaryKeys = [];
    const foreignKeys = Object.values(table[__TURBOPACK__imported__module__733250__["M"].Symbol.InlineForeignKeys]);
    const uniqueConstraints = [];
    const name = table[__TURBOPACK__imported__module__269900__["s"].Symbol.Name];
    const schema = table[__TURBOPACK__imported__module__269900__["s"].Symbol.Schema];
    const policies = [];
    const enableRLS = table[__TURBOPACK__imported__module__733250__["M"].Symbol.EnableRLS];
    const extraConfigBuilder = table[__TURBOPACK__imported__module__733250__["M"].Symbol.ExtraConfigBuilder];
    if (extraConfigBuilder !== void 0) {
        const extraConfig = extraConfigBuilder(table[__TURBOPACK__imported__module__269900__["s"].Symbol.ExtraConfigColumns]);
        const extraValues = Array.isArray(extraConfig) ? extraConfig.flat(1) : Object.values(extraConfig);
        for (const builder of extraValues){
            if ((0, __TURBOPACK__imported__module__219829__2["f"])(builder, __TURBOPACK__imported__module__457642__["e"])) {
                indexes.push(builder.build(table));
            } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(builder, __TURBOPACK__imported__module__980767__["K"])) {
                checks.push(builder.build(table));
            } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(builder, __TURBOPACK__imported__module__711093__["v"])) {
                uniqueConstraints.push(builder.build(table));
            } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(builder, __TURBOPACK__imported__module__975642__["E"])) {
                primaryKeys.push(builder.build(table));
            } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(builder, __TURBOPACK__imported__module__631188__["f"])) {
                foreignKeys.push(builder.build(table));
            } else if ((0, __TURBOPACK__imported__module__219829__2["f"])(builder, PgPolicy)) {
                policies.push(builder);
            }
        }
    }
    return {
        columns,
        indexes,
        foreignKeys,
        checks,
        primaryKeys,
        uniqueConstraints,
        name,
        schema,
        policies,
        enableRLS
    };
}
function extractUsedTable(table) {
    if ((0, __TURBOPACK__imported__module__219829__2["f"])(table, __TURBOPACK__imported__module__733250__["M"])) {
        return [
            table[__TURBOPACK__imported__module__269900__["B"]] ? `${table[__TURBOPACK__imported__module__269900__["B"]]}.${table[__TURBOPACK__imported__module__269900__["s"].Symbol.BaseName]}` : table[__TURBOPACK__imported__module__269900__["s"].Symbol.BaseName]
        ];
    }
    if ((0, __TURBOPACK__imported__module__219829__2["f"])(table, __TURBOPACK__imported__module__332311__1["Q"])) {
        return table._.usedTables ?? [];
    }
    if ((0, __TURBOPACK__imported__module__219829__2["f"])(table, __TURBOPACK__imported__module__382108__1["o"])) {
        return table.usedTables ?? [];
    }
    return [];
}
function getViewConfig(view) {
    return {
        ...view[__TURBOPACK__imported__module__657206__1["f"]],
        ...view[PgViewConfig]
    };
}
function getMaterializedViewConfig(view) {
    return {
        ...view[__TURBOPACK__imported__module__657206__1["f"]],
        ...view[PgMaterializedViewConfig]
    };
}
;
}),
40704, 591574, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/drizzle-orm/relations.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__269900__ = __turbopack_context__.i(269900);
var __TURBOPACK__imported__module__38031__ = __turbopack_context__.i(38031);
var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
var __TURBOPACK__imported__module__975642__ = __turbopack_context__.i(975642);
var __TURBOPACK__imported__module__479586__ = __turbopack_context__.i(479586);
// MERGED MODULE: [project]/node_modules/drizzle-orm/sql/expressions/select.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__382108__ = __turbopack_context__.i(382108);
;
function asc(column) {
    return __TURBOPACK__imported__module__382108__["B"]`${column} asc`;
}
function desc(column) {
    return __TURBOPACK__imported__module__382108__["B"]`${column} desc`;
}
;
__turbopack_context__.s([
    "M",
    0,
    asc,
    "A",
    0,
    desc
], 591574);
var __TURBOPACK__imported__module__382108__1 = __TURBOPACK__imported__module__382108__;
;
;
;
;
;
;
class Relation {
    constructor(sourceTable, referencedTable, relationName){
        this.sourceTable = sourceTable;
        this.referencedTable = referencedTable;
        this.relationName = relationName;
        this.referencedTableName = referencedTable[__TURBOPACK__imported__module__269900__["s"].Symbol.Name];
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "Relation";
    referencedTableName;
    fieldName;
}
class Relations {
    constructor(table, config){
        this.table = table;
        this.config = config;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "Relations";
}
class One extends Relation {
    constructor(sourceTable, referencedTable, config, isNullable){
        super(sourceTable, referencedTable, config?.relationName);
        this.config = config;
        this.isNullable = isNullable;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "One";
    withFieldName(fieldName) {
        const relation = new One(this.sourceTable, this.referencedTable, this.config, this.isNullable);
        relation.fieldName = fieldName;
        return relation;
    }
}
class Many extends Relation {
    constructor(sourceTable, referencedTable, config){
        super(sourceTable, referencedTable, config?.relationName);
        this.config = config;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "Many";
    withFieldName(fieldName) {
        const relation = new Many(this.sourceTable, this.referencedTable, this.config);
        relation.fieldName = fieldName;
        return relation;
    }
}
function getOperators() {
    return {
        and: __TURBOPACK__imported__module__479586__["b"],
        between: __TURBOPACK__imported__module__479586__["C"],
        eq: __TURBOPACK__imported__module__479586__["u"],
        exists: __TURBOPACK__imported__module__479586__["v"],
        gt: __TURBOPACK__imported__module__479586__["H"],
        gte: __TURBOPACK__imported__module__479586__["B"],
        ilike: __TURBOPACK__imported__module__479586__["O"],
        inArray: __TURBOPACK__imported__module__479586__["y"],
        isNull: __TURBOPACK__imported__module__479586__["M"],
        isNotNull: __TURBOPACK__imported__module__479586__["E"],
        like: __TURBOPACK__imported__module__479586__["D"],
        lt: __TURBOPACK__imported__module__479586__["S"],
        lte: __TURBOPACK__imported__module__479586__["n"],
        ne: __TURBOPACK__imported__module__479586__["c"],
        not: __TURBOPACK__imported__module__479586__["R"],
        notBetween: __TURBOPACK__imported__module__479586__["e"],
        notExists: __TURBOPACK__imported__module__479586__["k"],
        notLike: __TURBOPACK__imported__module__479586__["s"],
        notIlike: __TURBOPACK__imported__module__479586__["t"],
        notInArray: __TURBOPACK__imported__module__479586__["$"],
        or: __TURBOPACK__imported__module__479586__["F"],
        sql: __TURBOPACK__imported__module__382108__1["B"]
    };
}
function getOrderByOperators() {
    return {
        sql: __TURBOPACK__imported__module__382108__1["B"],
        asc: asc,
        desc: desc
    };
}
function extractTablesRelationalConfig(schema, configHelpers) {
    if (Object.keys(schema).length === 1 && "default" in schema && !(0, __TURBOPACK__imported__module__219829__["f"])(schema["default"], __TURBOPACK__imported__module__269900__["s"])) {
        schema = schema["default"];
    }
    const tableNamesMap = {};
    const relationsBuffer = {};
    const tablesConfig = {};
    for (const [key, value] of Object.entries(schema)){
        if ((0, __TURBOPACK__imported__module__219829__["f"])(value, __TURBOPACK__imported__module__269900__["s"])) {
            const dbName = (0, __TURBOPACK__imported__module__269900__["I"])(value);
            const bufferedRelations = relationsBuffer[dbName];
            tableNamesMap[dbName] = key;
            tablesConfig[key] = {
                tsName: key,
                dbName: value[__TURBOPACK__imported__module__269900__["s"].Symbol.Name],
                schema: value[__TURBOPACK__imported__module__269900__["s"].Symbol.Schema],
                columns: value[__TURBOPACK__imported__module__269900__["s"].Symbol.Columns],
                relations: bufferedRelations?.relations ?? {},
                primaryKey: bufferedRelations?.primaryKey ?? []
            };
            for (const column of Object.values(value[__TURBOPACK__imported__module__269900__["s"].Symbol.Columns])){
                if (column.primary) {
                    tablesConfig[key].primaryKey.push(column);
                }
            }
            const extraConfig = value[__TURBOPACK__imported__module__269900__["s"].Symbol.ExtraConfigBuilder]?.(value[__TURBOPACK__imported__module__269900__["s"].Symbol.ExtraConfigColumns]);
            if (extraConfig) {
                for (const configEntry of Object.values(extraConfig)){
                    if ((0, __TURBOPACK__imported__module__219829__["f"])(configEntry, __TURBOPACK__imported__module__975642__["E"])) {
                        tablesConfig[key].primaryKey.push(...configEntry.columns);
                    }
                }
            }
        } else if ((0, __TURBOPACK__imported__module__219829__["f"])(value, Relations)) {
            const dbName = (0, __TURBOPACK__imported__module__269900__["I"])(value.table);
            const tableName = tableNamesMap[dbName];
            const relations2 = value.config(configHelpers(value.table));
            let primaryKey;
            for (const [relationName, relation] of Object.entries(relations2)){
                if (tableName) {
                    const tableConfig = tablesConfig[tableName];
                    tableConfig.relations[relationName] = relation;
                    if (primaryKey) {
                        tableConfig.primaryKey.push(...primaryKey);
                    }
                } else {
                    if (!(dbName in relationsBuffer)) {
                        relationsBuffer[dbName] = {
                            relations: {},
                            primaryKey
                        };
                    }
                    relationsBuffer[dbName].relations[relationName] = relation;
                }
            }
        }
    }
    return {
        tables: tablesConfig,
        tableNamesMap
    };
}
function relations(table, relations2) {
    return new Relations(table, (helpers)=>Object.fromEntries(Object.entries(relations2(helpers)).map(([key, value])=>[
                key,
                value.withFieldName(key)
            ])));
}
function createOne(sourceTable) {
    return function one(table, config) {
        return new One(sourceTable, table, config, config?.fields.reduce((res, f)=>res && f.notNull, true) ?? false);
    };
}
function createMany(sourceTable) {
    return function many(referencedTable, config) {
        return new Many(sourceTable, referencedTable, config);
    };
}
function normalizeRelation(schema, tableNamesMap, relation) {
    if ((0, __TURBOPACK__imported__module__219829__["f"])(relation, One) && relation.config) {
        return {
            fields: relation.config.fields,
            references: relation.config.references
        };
    }
    const referencedTableTsName = tableNamesMap[(0, __TURBOPACK__imported__module__269900__["I"])(relation.referencedTable)];
    if (!referencedTableTsName) {
        throw new Error(`Table "${relation.referencedTable[__TURBOPACK__imported__module__269900__["s"].Symbol.Name]}" not found in schema`);
    }
    const referencedTableConfig = schema[referencedTableTsName];
    if (!referencedTableConfig) {
        throw new Error(`Table "${referencedTableTsName}" not found in schema`);
    }
    const sourceTable = relation.sourceTable;
    const sourceTableTsName = tableNamesMap[(0, __TURBOPACK__imported__module__269900__["I"])(sourceTable)];
    if (!sourceTableTsName) {
        throw new Error(`Table "${sourceTable[__TURBOPACK__imported__module__269900__["s"].Symbol.Name]}" not found in schema`);
    }
    const reverseRelations = [];
    for (const referencedTableRelation of Object.values(referencedTableConfig.relations)){
        if (relation.relationName && relation !== referencedTableRelation && referencedTableRelation.relationName === relation.relationName || !relation.relationName && referencedTableRelation.referencedTable === relation.sourceTable) {
            reverseRelations.push(referencedTableRelation);
        }
    }
    if (reverseRelations.length > 1) {
        throw relation.relationName ? new Error(`There are multiple relations with name "${relation.relationName}" in table "${referencedTableTsName}"`) : new Error(`There are multiple relations between "${referencedTableTsName}" and "${relation.sourceTable[__TURBOPACK__imported__module__269900__["s"].Symbol.Name]}". Please specify relation name`);
    }
    if (reverseRelations[0] && (0, __TURBOPACK__imported__module__219829__["f"])(reverseRelations[0], One) && reverseRelations[0].config) {
        return {
            fields: reverseRelations[0].config.references,
            references: reverseRelations[0].config.fields
        };
    }
    throw new Error(`There is not enough information to infer relation "${sourceTableTsName}.${relation.fieldName}"`);
}
function createTableRelationsHelpers(sourceTable) {
    return {
        one: createOne(sourceTable),
        many: createMany(sourceTable)
    };
}
function mapRelationalRow(tablesConfig, tableConfig, row, buildQueryResultSelection, mapColumnValue = (value)=>value) {
    const result = {};
    for (const [selectionItemIndex, selectionItem] of buildQueryResultSelection.entries()){
        if (selectionItem.isJson) {
            const relation = tableConfig.relations[selectionItem.tsKey];
            const rawSubRows = row[selectionItemIndex];
            const subRows = typeof rawSubRows === "string" ? JSON.parse(rawSubRows) : rawSubRows;
            result[selectionItem.tsKey] = (0, __TURBOPACK__imported__module__219829__["f"])(relation, One) ? subRows && mapRelationalRow(tablesConfig, tablesConfig[selectionItem.relationTableTsKey], subRows, selectionItem.selection, mapColumnValue) : subRows.map((subRow)=>mapRelationalRow(tablesConfig, tablesConfig[selectionItem.relationTableTsKey], subRow, selectionItem.selection, mapColumnValue));
        } else {
            const value = mapColumnValue(row[selectionItemIndex]);
            const field = selectionItem.field;
            let decoder;
            if ((0, __TURBOPACK__imported__module__219829__["f"])(field, __TURBOPACK__imported__module__38031__["f"])) {
                decoder = field;
            } else if ((0, __TURBOPACK__imported__module__219829__["f"])(field, __TURBOPACK__imported__module__382108__1["o"])) {
                decoder = field.decoder;
            } else {
                decoder = field.sql.decoder;
            }
            result[selectionItem.tsKey] = value === null ? null : decoder.mapFromDriverValue(value);
        }
    }
    return result;
}
;
__turbopack_context__.s([
    "P",
    0,
    Many,
    "V",
    0,
    One,
    "s",
    0,
    createTableRelationsHelpers,
    "m",
    0,
    extractTablesRelationalConfig,
    "l",
    0,
    getOperators,
    "u",
    0,
    getOrderByOperators,
    "h",
    0,
    mapRelationalRow,
    "J",
    0,
    normalizeRelation
], 40704);
}),
847921, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/db/migrations.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
var __TURBOPACK__imported__module__591574__ = __turbopack_context__.i(591574);
var __TURBOPACK__imported__module__382108__ = __turbopack_context__.i(382108);
// MERGED MODULE: [project]/node_modules/drizzle-orm/migrator.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__902157__ = __turbopack_context__.i(902157);
;
;
function readMigrationFiles(config) {
    const migrationFolderTo = config.migrationsFolder;
    const migrationQueries = [];
    const journalPath = `${migrationFolderTo}/meta/_journal.json`;
    if (!__TURBOPACK__imported__module__902157__["default"].existsSync(journalPath)) {
        throw new Error(`Can't find meta/_journal.json file`);
    }
    const journalAsString = __TURBOPACK__imported__module__902157__["default"].readFileSync(`${migrationFolderTo}/meta/_journal.json`).toString();
    const journal = JSON.parse(journalAsString);
    for (const journalEntry of journal.entries){
        const migrationPath = `${migrationFolderTo}/${journalEntry.tag}.sql`;
        try {
            const query = __TURBOPACK__imported__module__902157__["default"].readFileSync(`${migrationFolderTo}/${journalEntry.tag}.sql`).toString();
            const result = query.split("--> statement-breakpoint").map((it)=>{
                return it;
            });
            migrationQueries.push({
                sql: result,
                bps: journalEntry.breakpoints,
                folderMillis: journalEntry.when,
                hash: __TURBOPACK__imported__module__666680__["default"].createHash("sha256").update(query).digest("hex")
            });
        } catch  {
            throw new Error(`No file ${migrationPath} found in ${migrationFolderTo} folder`);
        }
    }
    return migrationQueries;
}
;
var __TURBOPACK__imported__module__61574__ = __turbopack_context__.i(61574);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/schema.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__ = __turbopack_context__.i(219829);
var __TURBOPACK__imported__module__382108__1 = __TURBOPACK__imported__module__382108__;
var __TURBOPACK__imported__module__915354__ = __turbopack_context__.i(915354);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/sequence.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__219829__1 = __TURBOPACK__imported__module__219829__;
;
class PgSequence {
    constructor(seqName, seqOptions, schema){
        this.seqName = seqName;
        this.seqOptions = seqOptions;
        this.schema = schema;
    }
    static [__TURBOPACK__imported__module__219829__1["h"]] = "PgSequence";
}
function pgSequence(name, options) {
    return pgSequenceWithSchema(name, options, void 0);
}
function pgSequenceWithSchema(name, options, schema) {
    return new PgSequence(name, options, schema);
}
function isPgSequence(obj) {
    return (0, __TURBOPACK__imported__module__219829__1["f"])(obj, PgSequence);
}
;
var __TURBOPACK__imported__module__733250__ = __turbopack_context__.i(733250);
var __TURBOPACK__imported__module__945458__ = __turbopack_context__.i(945458);
;
;
;
;
;
;
class PgSchema {
    constructor(schemaName){
        this.schemaName = schemaName;
    }
    static [__TURBOPACK__imported__module__219829__["h"]] = "PgSchema";
    table = (name, columns, extraConfig)=>{
        return (0, __TURBOPACK__imported__module__733250__["x"])(name, columns, extraConfig, this.schemaName);
    };
    view = (name, columns)=>{
        return (0, __TURBOPACK__imported__module__945458__["g"])(name, columns, this.schemaName);
    };
    materializedView = (name, columns)=>{
        return (0, __TURBOPACK__imported__module__945458__["D"])(name, columns, this.schemaName);
    };
    enum(enumName, input) {
        return Array.isArray(input) ? (0, __TURBOPACK__imported__module__915354__["r"])(enumName, [
            ...input
        ], this.schemaName) : (0, __TURBOPACK__imported__module__915354__["q"])(enumName, input, this.schemaName);
    }
    sequence = (name, options)=>{
        return pgSequenceWithSchema(name, options, this.schemaName);
    };
    getSQL() {
        return new __TURBOPACK__imported__module__382108__1["o"]([
            __TURBOPACK__imported__module__382108__1["B"].identifier(this.schemaName)
        ]);
    }
    shouldOmitSQLParens() {
        return true;
    }
}
function isPgSchema(obj) {
    return (0, __TURBOPACK__imported__module__219829__["f"])(obj, PgSchema);
}
function pgSchema(name) {
    if (name === "public") {
        throw new Error(`You can't specify 'public' as schema name. Postgres is using public schema by default. If you want to use 'public' schema, just use pgTable() instead of creating a schema`);
    }
    return new PgSchema(name);
}
;
var __TURBOPACK__imported__module__12876__ = __turbopack_context__.i(12876);
var __TURBOPACK__imported__module__63177__ = __turbopack_context__.i(63177);
;
;
;
;
;
const migrationsFolder = __TURBOPACK__imported__module__750227__["default"].join(/* turbopackIgnore: true */ process.cwd(), "drizzle", "migrations");
/** Any number, the same for every server of this product. */ const MIGRATION_LOCK = 7_204_811;
/** How long a migration waits for a table that a long query holds, while all other queries wait behind it. */ const LOCK_TIMEOUT = "10s";
/** What was migrated, in the form Drizzle's own commands read. */ const applied = pgSchema("drizzle").table("__drizzle_migrations", {
    id: (0, __TURBOPACK__imported__module__12876__["f"])().primaryKey(),
    hash: (0, __TURBOPACK__imported__module__63177__["f"])().notNull(),
    createdAt: (0, __TURBOPACK__imported__module__61574__["f"])("created_at", {
        mode: "number"
    })
});
async function migrateDatabase(database) {
    const migrations = readMigrationFiles({
        migrationsFolder
    });
    // Most starts find nothing to do and need no lock.
    if ((await missingIn(database, migrations)).length === 0) return;
    await database.transaction(async (tx)=>{
        await tx.execute(__TURBOPACK__imported__module__382108__["B"]`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
        await tx.execute(__TURBOPACK__imported__module__382108__["B"].raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
        await tx.execute(__TURBOPACK__imported__module__382108__["B"]`create schema if not exists drizzle`);
        await tx.execute(__TURBOPACK__imported__module__382108__["B"]`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`);
        for (const { sql: statements, hash, folderMillis } of (await missingIn(tx, migrations))){
            for (const statement of statements)await tx.execute(__TURBOPACK__imported__module__382108__["B"].raw(statement));
            await tx.insert(applied).values({
                hash,
                createdAt: folderMillis
            });
        }
    });
}
/** What a database lacks, the oldest first. */ async function missingIn(database, migrations) {
    const last = await isThere(database) ? await lastIn(database) : null;
    return migrations.filter(({ folderMillis })=>last === null || folderMillis > last);
}
async function isThere(database) {
    const [found] = await database.select({
        name: __TURBOPACK__imported__module__382108__["B"]`c.relname`
    }).from(__TURBOPACK__imported__module__382108__["B"]`pg_class c join pg_namespace n on n.oid = c.relnamespace`).where(__TURBOPACK__imported__module__382108__["B"]`n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'`);
    return found !== undefined;
}
async function lastIn(database) {
    const [newest] = await database.select({
        createdAt: applied.createdAt
    }).from(applied).orderBy((0, __TURBOPACK__imported__module__591574__["A"])(applied.createdAt)).limit(1);
    return newest?.createdAt ?? null;
}
__turbopack_context__.s([
    "f",
    0,
    migrateDatabase
], 847921);
}),
];

//# sourceMappingURL=_1krcnkfhxvbm9._.js.map