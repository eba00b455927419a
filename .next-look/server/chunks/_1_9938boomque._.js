module.exports = [
661332, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.S([
    595907,
    0,
    259361,
    "accountSessions,f",
    0,
    141048,
    "accounts,f",
    0,
    387988,
    "billingCustomers,f",
    0,
    634767,
    "billingEvents,f",
    0,
    564616,
    "chats,f",
    0,
    508640,
    "extensionCodes,f",
    0,
    30369,
    "formerAccounts,f",
    0,
    55423,
    "grantedDays,f",
    0,
    205123,
    "guestClaims,f",
    0,
    329953,
    "invoices,f",
    0,
    857907,
    "knownPlaces,f",
    0,
    667177,
    "mailedLinks,f",
    0,
    685567,
    "messages,f",
    0,
    155290,
    "practiceCards,s,practiceReviews,N",
    0,
    235358,
    "practiceParticipants,Q,practiceSets,M",
    0,
    862419,
    "rateBuckets,f",
    0,
    618241,
    "referralRewards,v,referrals,t",
    0,
    963496,
    "reveals,f",
    0,
    788055,
    "runEvents,Y,runs,A",
    0,
    728117,
    "sandboxObjects,f",
    0,
    135083,
    "passedSessions,X,recoveryCodes,q,secondFactors,n",
    0,
    131722,
    "shares,f",
    0,
    256226,
    "solves,f",
    0,
    830958,
    "subscriptions,f",
    0,
    794170,
    "usage,f",
    0,
    666987,
    "spendingDays,U,vendorCalls,z"
]);
}),
234621, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__844988__ = __turbopack_context__.i(844988);
;
class Cache {
    static [__TURBOPACK__imported__module__844988__["h"]] = "Cache";
}
class NoopCache extends Cache {
    strategy() {
        return "all";
    }
    static [__TURBOPACK__imported__module__844988__["h"]] = "NoopCache";
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
307932, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__844988__ = __turbopack_context__.i(844988);
;
class ConsoleLogWriter {
    static [__TURBOPACK__imported__module__844988__["h"]] = "ConsoleLogWriter";
    write(message) {
        console.log(message);
    }
}
class DefaultLogger {
    static [__TURBOPACK__imported__module__844988__["h"]] = "DefaultLogger";
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
    static [__TURBOPACK__imported__module__844988__["h"]] = "NoopLogger";
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
544482, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/db.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__ = __turbopack_context__.i(844988);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/delete.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__1 = __TURBOPACK__imported__module__844988__;
var __TURBOPACK__imported__module__398020__ = __turbopack_context__.i(398020);
var __TURBOPACK__imported__module__947211__ = __turbopack_context__.i(947211);
var __TURBOPACK__imported__module__369000__ = __turbopack_context__.i(369000);
var __TURBOPACK__imported__module__722360__ = __turbopack_context__.i(722360);
var __TURBOPACK__imported__module__704313__ = __turbopack_context__.i(704313);
var __TURBOPACK__imported__module__367770__ = __turbopack_context__.i(367770);
;
;
;
;
;
;
;
class PgDeleteBase extends __TURBOPACK__imported__module__398020__["f"] {
    constructor(table, session, dialect, withList){
        super();
        this.session = session;
        this.dialect = dialect;
        this.config = {
            table,
            withList
        };
    }
    static [__TURBOPACK__imported__module__844988__1["h"]] = "PgDelete";
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
    returning(fields = this.config.table[__TURBOPACK__imported__module__369000__["s"].Symbol.Columns]) {
        this.config.returningFields = fields;
        this.config.returning = (0, __TURBOPACK__imported__module__704313__["$"])(fields);
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
        return __TURBOPACK__imported__module__722360__["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
            return this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), this.config.returning, name, true, void 0, {
                type: "delete",
                tables: (0, __TURBOPACK__imported__module__367770__["f"])(this.config.table)
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
        return __TURBOPACK__imported__module__722360__["f"].startActiveSpan("drizzle.operation", ()=>{
            return this._prepare().execute(placeholderValues, this.authToken);
        });
    };
    /** @internal */ getSelectedFields() {
        return this.config.returningFields ? new Proxy(this.config.returningFields, new __TURBOPACK__imported__module__947211__["f"]({
            alias: (0, __TURBOPACK__imported__module__369000__["P"])(this.config.table),
            sqlAliasedBehavior: "alias",
            sqlBehavior: "error"
        })) : void 0;
    }
    $dynamic() {
        return this;
    }
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/insert.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__2 = __TURBOPACK__imported__module__844988__;
var __TURBOPACK__imported__module__398020__1 = __TURBOPACK__imported__module__398020__;
var __TURBOPACK__imported__module__947211__1 = __TURBOPACK__imported__module__947211__;
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__369000__1 = __TURBOPACK__imported__module__369000__;
var __TURBOPACK__imported__module__722360__1 = __TURBOPACK__imported__module__722360__;
var __TURBOPACK__imported__module__704313__1 = __TURBOPACK__imported__module__704313__;
var __TURBOPACK__imported__module__367770__1 = __TURBOPACK__imported__module__367770__;
var __TURBOPACK__imported__module__205455__ = __turbopack_context__.i(205455);
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
    static [__TURBOPACK__imported__module__844988__2["h"]] = "PgInsertBuilder";
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
            const cols = this.table[__TURBOPACK__imported__module__369000__1["s"].Symbol.Columns];
            for (const colKey of Object.keys(entry)){
                const colValue = entry[colKey];
                result[colKey] = (0, __TURBOPACK__imported__module__844988__2["f"])(colValue, __TURBOPACK__imported__module__518899__["o"]) ? colValue : new __TURBOPACK__imported__module__518899__["r"](colValue, cols[colKey]);
            }
            return result;
        });
        return new PgInsertBase(this.table, mappedValues, this.session, this.dialect, this.withList, false, this.overridingSystemValue_).setToken(this.authToken);
    }
    select(selectQuery) {
        const select = typeof selectQuery === "function" ? selectQuery(new __TURBOPACK__imported__module__205455__["f"]()) : selectQuery;
        if (!(0, __TURBOPACK__imported__module__844988__2["f"])(select, __TURBOPACK__imported__module__518899__["o"]) && !(0, __TURBOPACK__imported__module__704313__1["B"])(this.table[__TURBOPACK__imported__module__369000__1["b"]], select._.selectedFields)) {
            throw new Error("Insert select error: selected fields are not the same or are in a different order compared to the table definition");
        }
        return new PgInsertBase(this.table, select, this.session, this.dialect, this.withList, true);
    }
}
class PgInsertBase extends __TURBOPACK__imported__module__398020__1["f"] {
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
    static [__TURBOPACK__imported__module__844988__2["h"]] = "PgInsert";
    config;
    cacheConfig;
    returning(fields = this.config.table[__TURBOPACK__imported__module__369000__1["s"].Symbol.Columns]) {
        this.config.returningFields = fields;
        this.config.returning = (0, __TURBOPACK__imported__module__704313__1["$"])(fields);
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
            this.config.onConflict = __TURBOPACK__imported__module__518899__["B"]`do nothing`;
        } else {
            let targetColumn = "";
            targetColumn = Array.isArray(config.target) ? config.target.map((it)=>this.dialect.escapeName(this.dialect.casing.getColumnCasing(it))).join(",") : this.dialect.escapeName(this.dialect.casing.getColumnCasing(config.target));
            const whereSql = config.where ? __TURBOPACK__imported__module__518899__["B"]` where ${config.where}` : void 0;
            this.config.onConflict = __TURBOPACK__imported__module__518899__["B"]`(${__TURBOPACK__imported__module__518899__["B"].raw(targetColumn)})${whereSql} do nothing`;
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
        const whereSql = config.where ? __TURBOPACK__imported__module__518899__["B"]` where ${config.where}` : void 0;
        const targetWhereSql = config.targetWhere ? __TURBOPACK__imported__module__518899__["B"]` where ${config.targetWhere}` : void 0;
        const setWhereSql = config.setWhere ? __TURBOPACK__imported__module__518899__["B"]` where ${config.setWhere}` : void 0;
        const setSql = this.dialect.buildUpdateSet(this.config.table, (0, __TURBOPACK__imported__module__704313__1["o"])(this.config.table, config.set));
        let targetColumn = "";
        targetColumn = Array.isArray(config.target) ? config.target.map((it)=>this.dialect.escapeName(this.dialect.casing.getColumnCasing(it))).join(",") : this.dialect.escapeName(this.dialect.casing.getColumnCasing(config.target));
        this.config.onConflict = __TURBOPACK__imported__module__518899__["B"]`(${__TURBOPACK__imported__module__518899__["B"].raw(targetColumn)})${targetWhereSql} do update set ${setSql}${whereSql}${setWhereSql}`;
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
        return __TURBOPACK__imported__module__722360__1["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
            return this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), this.config.returning, name, true, void 0, {
                type: "insert",
                tables: (0, __TURBOPACK__imported__module__367770__1["f"])(this.config.table)
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
        return __TURBOPACK__imported__module__722360__1["f"].startActiveSpan("drizzle.operation", ()=>{
            return this._prepare().execute(placeholderValues, this.authToken);
        });
    };
    /** @internal */ getSelectedFields() {
        return this.config.returningFields ? new Proxy(this.config.returningFields, new __TURBOPACK__imported__module__947211__1["f"]({
            alias: (0, __TURBOPACK__imported__module__369000__1["P"])(this.config.table),
            sqlAliasedBehavior: "alias",
            sqlBehavior: "error"
        })) : void 0;
    }
    $dynamic() {
        return this;
    }
}
;
var __TURBOPACK__imported__module__816610__ = __turbopack_context__.i(816610);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/update.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__3 = __TURBOPACK__imported__module__844988__;
var __TURBOPACK__imported__module__794093__ = __turbopack_context__.i(794093);
var __TURBOPACK__imported__module__398020__2 = __TURBOPACK__imported__module__398020__;
var __TURBOPACK__imported__module__947211__2 = __TURBOPACK__imported__module__947211__;
var __TURBOPACK__imported__module__518899__1 = __TURBOPACK__imported__module__518899__;
var __TURBOPACK__imported__module__792352__ = __turbopack_context__.i(792352);
var __TURBOPACK__imported__module__369000__2 = __TURBOPACK__imported__module__369000__;
var __TURBOPACK__imported__module__704313__2 = __TURBOPACK__imported__module__704313__;
var __TURBOPACK__imported__module__88274__ = __turbopack_context__.i(88274);
var __TURBOPACK__imported__module__367770__2 = __TURBOPACK__imported__module__367770__;
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
    static [__TURBOPACK__imported__module__844988__3["h"]] = "PgUpdateBuilder";
    authToken;
    setToken(token) {
        this.authToken = token;
        return this;
    }
    set(values) {
        return new PgUpdateBase(this.table, (0, __TURBOPACK__imported__module__704313__2["o"])(this.table, values), this.session, this.dialect, this.withList).setToken(this.authToken);
    }
}
class PgUpdateBase extends __TURBOPACK__imported__module__398020__2["f"] {
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
        this.tableName = (0, __TURBOPACK__imported__module__704313__2["x"])(table);
        this.joinsNotNullableMap = typeof this.tableName === "string" ? {
            [this.tableName]: true
        } : {};
    }
    static [__TURBOPACK__imported__module__844988__3["h"]] = "PgUpdate";
    config;
    tableName;
    joinsNotNullableMap;
    cacheConfig;
    from(source) {
        const src = source;
        const tableName = (0, __TURBOPACK__imported__module__704313__2["x"])(src);
        if (typeof tableName === "string") {
            this.joinsNotNullableMap[tableName] = true;
        }
        this.config.from = src;
        return this;
    }
    getTableLikeFields(table) {
        if ((0, __TURBOPACK__imported__module__844988__3["f"])(table, __TURBOPACK__imported__module__794093__["M"])) {
            return table[__TURBOPACK__imported__module__369000__2["s"].Symbol.Columns];
        } else if ((0, __TURBOPACK__imported__module__844988__3["f"])(table, __TURBOPACK__imported__module__792352__["Q"])) {
            return table._.selectedFields;
        }
        return table[__TURBOPACK__imported__module__88274__["f"]].selectedFields;
    }
    createJoin(joinType) {
        return (table, on)=>{
            const tableName = (0, __TURBOPACK__imported__module__704313__2["x"])(table);
            if (typeof tableName === "string" && this.config.joins.some((join)=>join.alias === tableName)) {
                throw new Error(`Alias "${tableName}" is already used in this query`);
            }
            if (typeof on === "function") {
                const from = this.config.from && !(0, __TURBOPACK__imported__module__844988__3["f"])(this.config.from, __TURBOPACK__imported__module__518899__1["o"]) ? this.getTableLikeFields(this.config.from) : void 0;
                on = on(new Proxy(this.config.table[__TURBOPACK__imported__module__369000__2["s"].Symbol.Columns], new __TURBOPACK__imported__module__947211__2["f"]({
                    sqlAliasedBehavior: "sql",
                    sqlBehavior: "sql"
                })), from && new Proxy(from, new __TURBOPACK__imported__module__947211__2["f"]({
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
            fields = Object.assign({}, this.config.table[__TURBOPACK__imported__module__369000__2["s"].Symbol.Columns]);
            if (this.config.from) {
                const tableName = (0, __TURBOPACK__imported__module__704313__2["x"])(this.config.from);
                if (typeof tableName === "string" && this.config.from && !(0, __TURBOPACK__imported__module__844988__3["f"])(this.config.from, __TURBOPACK__imported__module__518899__1["o"])) {
                    const fromFields = this.getTableLikeFields(this.config.from);
                    fields[tableName] = fromFields;
                }
                for (const join of this.config.joins){
                    const tableName2 = (0, __TURBOPACK__imported__module__704313__2["x"])(join.table);
                    if (typeof tableName2 === "string" && !(0, __TURBOPACK__imported__module__844988__3["f"])(join.table, __TURBOPACK__imported__module__518899__1["o"])) {
                        const fromFields = this.getTableLikeFields(join.table);
                        fields[tableName2] = fromFields;
                    }
                }
            }
        }
        this.config.returningFields = fields;
        this.config.returning = (0, __TURBOPACK__imported__module__704313__2["$"])(fields);
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
            tables: (0, __TURBOPACK__imported__module__367770__2["f"])(this.config.table)
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
        return this.config.returningFields ? new Proxy(this.config.returningFields, new __TURBOPACK__imported__module__947211__2["f"]({
            alias: (0, __TURBOPACK__imported__module__369000__2["P"])(this.config.table),
            sqlAliasedBehavior: "alias",
            sqlBehavior: "error"
        })) : void 0;
    }
    $dynamic() {
        return this;
    }
}
;
var __TURBOPACK__imported__module__205455__1 = __TURBOPACK__imported__module__205455__;
var __TURBOPACK__imported__module__947211__3 = __TURBOPACK__imported__module__947211__;
var __TURBOPACK__imported__module__518899__2 = __TURBOPACK__imported__module__518899__;
var __TURBOPACK__imported__module__792352__1 = __TURBOPACK__imported__module__792352__;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/count.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__4 = __TURBOPACK__imported__module__844988__;
var __TURBOPACK__imported__module__518899__3 = __TURBOPACK__imported__module__518899__;
;
;
class PgCountBuilder extends __TURBOPACK__imported__module__518899__3["o"] {
    constructor(params){
        super(PgCountBuilder.buildEmbeddedCount(params.source, params.filters).queryChunks);
        this.params = params;
        this.mapWith(Number);
        this.session = params.session;
        this.sql = PgCountBuilder.buildCount(params.source, params.filters);
    }
    sql;
    token;
    static [__TURBOPACK__imported__module__844988__4["h"]] = "PgCountBuilder";
    [Symbol.toStringTag] = "PgCountBuilder";
    session;
    static buildEmbeddedCount(source, filters) {
        return __TURBOPACK__imported__module__518899__3["B"]`(select count(*) from ${source}${__TURBOPACK__imported__module__518899__3["B"].raw(" where ").if(filters)}${filters})`;
    }
    static buildCount(source, filters) {
        return __TURBOPACK__imported__module__518899__3["B"]`select count(*) as count from ${source}${__TURBOPACK__imported__module__518899__3["B"].raw(" where ").if(filters)}${filters};`;
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
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/query.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__5 = __TURBOPACK__imported__module__844988__;
var __TURBOPACK__imported__module__398020__3 = __TURBOPACK__imported__module__398020__;
var __TURBOPACK__imported__module__479822__ = __turbopack_context__.i(479822);
var __TURBOPACK__imported__module__722360__2 = __TURBOPACK__imported__module__722360__;
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
    static [__TURBOPACK__imported__module__844988__5["h"]] = "PgRelationalQueryBuilder";
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
class PgRelationalQuery extends __TURBOPACK__imported__module__398020__3["f"] {
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
    static [__TURBOPACK__imported__module__844988__5["h"]] = "PgRelationalQuery";
    /** @internal */ _prepare(name) {
        return __TURBOPACK__imported__module__722360__2["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
            const { query, builtQuery } = this._toSQL();
            return this.session.prepareQuery(builtQuery, void 0, name, true, (rawRows, mapColumnValue)=>{
                const rows = rawRows.map((row)=>(0, __TURBOPACK__imported__module__479822__["h"])(this.schema, this.tableConfig, row, query.selection, mapColumnValue));
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
        return __TURBOPACK__imported__module__722360__2["f"].startActiveSpan("drizzle.operation", ()=>{
            return this._prepare().execute(void 0, this.authToken);
        });
    }
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/raw.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__6 = __TURBOPACK__imported__module__844988__;
var __TURBOPACK__imported__module__398020__4 = __TURBOPACK__imported__module__398020__;
;
;
class PgRaw extends __TURBOPACK__imported__module__398020__4["f"] {
    constructor(execute, sql, query, mapBatchResult){
        super();
        this.execute = execute;
        this.sql = sql;
        this.query = query;
        this.mapBatchResult = mapBatchResult;
    }
    static [__TURBOPACK__imported__module__844988__6["h"]] = "PgRaw";
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
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/query-builders/refresh-materialized-view.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__7 = __TURBOPACK__imported__module__844988__;
var __TURBOPACK__imported__module__398020__5 = __TURBOPACK__imported__module__398020__;
var __TURBOPACK__imported__module__722360__3 = __TURBOPACK__imported__module__722360__;
;
;
;
class PgRefreshMaterializedView extends __TURBOPACK__imported__module__398020__5["f"] {
    constructor(view, session, dialect){
        super();
        this.session = session;
        this.dialect = dialect;
        this.config = {
            view
        };
    }
    static [__TURBOPACK__imported__module__844988__7["h"]] = "PgRefreshMaterializedView";
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
        return __TURBOPACK__imported__module__722360__3["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
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
        return __TURBOPACK__imported__module__722360__3["f"].startActiveSpan("drizzle.operation", ()=>{
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
    static [__TURBOPACK__imported__module__844988__["h"]] = "PgDatabase";
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
                qb = qb(new __TURBOPACK__imported__module__205455__1["f"](self.dialect));
            }
            return new Proxy(new __TURBOPACK__imported__module__792352__1["Y"](qb.getSQL(), selection ?? ("getSelectedFields" in qb ? qb.getSelectedFields() ?? {} : {}), alias, true), new __TURBOPACK__imported__module__947211__3["f"]({
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
            return new __TURBOPACK__imported__module__816610__["E"]({
                fields: fields ?? void 0,
                session: self.session,
                dialect: self.dialect,
                withList: queries
            });
        }
        function selectDistinct(fields) {
            return new __TURBOPACK__imported__module__816610__["E"]({
                fields: fields ?? void 0,
                session: self.session,
                dialect: self.dialect,
                withList: queries,
                distinct: true
            });
        }
        function selectDistinctOn(on, fields) {
            return new __TURBOPACK__imported__module__816610__["E"]({
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
        return new __TURBOPACK__imported__module__816610__["E"]({
            fields: fields ?? void 0,
            session: this.session,
            dialect: this.dialect
        });
    }
    selectDistinct(fields) {
        return new __TURBOPACK__imported__module__816610__["E"]({
            fields: fields ?? void 0,
            session: this.session,
            dialect: this.dialect,
            distinct: true
        });
    }
    selectDistinctOn(on, fields) {
        return new __TURBOPACK__imported__module__816610__["E"]({
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
        const sequel = typeof query === "string" ? __TURBOPACK__imported__module__518899__2["B"].raw(query) : query.getSQL();
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
], 544482);
}),
668581, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__234621__ = __turbopack_context__.i(234621);
var __TURBOPACK__imported__module__844988__ = __turbopack_context__.i(844988);
var __TURBOPACK__imported__module__71783__ = __turbopack_context__.i(71783);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__722360__ = __turbopack_context__.i(722360);
var __TURBOPACK__imported__module__544482__ = __turbopack_context__.i(544482);
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
    static [__TURBOPACK__imported__module__844988__["h"]] = "PgPreparedQuery";
    /** @internal */ joinsNotNullableMap;
    /** @internal */ async queryWithCache(queryString, params, query) {
        if (this.cache === void 0 || (0, __TURBOPACK__imported__module__844988__["f"])(this.cache, __TURBOPACK__imported__module__234621__["p"]) || this.queryMetadata === void 0) {
            try {
                return await query();
            } catch (e) {
                throw new __TURBOPACK__imported__module__71783__["l"](queryString, params, e);
            }
        }
        if (this.cacheConfig && !this.cacheConfig.enable) {
            try {
                return await query();
            } catch (e) {
                throw new __TURBOPACK__imported__module__71783__["l"](queryString, params, e);
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
                throw new __TURBOPACK__imported__module__71783__["l"](queryString, params, e);
            }
        }
        if (!this.cacheConfig) {
            try {
                return await query();
            } catch (e) {
                throw new __TURBOPACK__imported__module__71783__["l"](queryString, params, e);
            }
        }
        if (this.queryMetadata.type === "select") {
            const fromCache = await this.cache.get(this.cacheConfig.tag ?? await (0, __TURBOPACK__imported__module__234621__["t"])(queryString, params), this.queryMetadata.tables, this.cacheConfig.tag !== void 0, this.cacheConfig.autoInvalidate);
            if (fromCache === void 0) {
                let result;
                try {
                    result = await query();
                } catch (e) {
                    throw new __TURBOPACK__imported__module__71783__["l"](queryString, params, e);
                }
                await this.cache.put(this.cacheConfig.tag ?? await (0, __TURBOPACK__imported__module__234621__["t"])(queryString, params), result, // make sure we send tables that were used in a query only if user wants to invalidate it on each write
                this.cacheConfig.autoInvalidate ? this.queryMetadata.tables : [], this.cacheConfig.tag !== void 0, this.cacheConfig.config);
                return result;
            }
            return fromCache;
        }
        try {
            return await query();
        } catch (e) {
            throw new __TURBOPACK__imported__module__71783__["l"](queryString, params, e);
        }
    }
}
class PgSession {
    constructor(dialect){
        this.dialect = dialect;
    }
    static [__TURBOPACK__imported__module__844988__["h"]] = "PgSession";
    /** @internal */ execute(query, token) {
        return __TURBOPACK__imported__module__722360__["f"].startActiveSpan("drizzle.operation", ()=>{
            const prepared = __TURBOPACK__imported__module__722360__["f"].startActiveSpan("drizzle.prepareQuery", ()=>{
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
class PgTransaction extends __TURBOPACK__imported__module__544482__["f"] {
    constructor(dialect, session, schema, nestedIndex = 0){
        super(dialect, session, schema);
        this.schema = schema;
        this.nestedIndex = nestedIndex;
    }
    static [__TURBOPACK__imported__module__844988__["h"]] = "PgTransaction";
    rollback() {
        throw new __TURBOPACK__imported__module__71783__["b"]();
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
        return __TURBOPACK__imported__module__518899__["B"].raw(chunks.join(" "));
    }
    setTransaction(config) {
        return this.session.execute(__TURBOPACK__imported__module__518899__["B"]`set transaction ${this.getTransactionConfigSQL(config)}`);
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
418802, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/db/migrations.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
var __TURBOPACK__imported__module__349129__ = __turbopack_context__.i(349129);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
// MERGED MODULE: [project]/node_modules/drizzle-orm/migrator.js [app-route] (ecmascript)
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
var __TURBOPACK__imported__module__690429__ = __turbopack_context__.i(690429);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/schema.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__ = __turbopack_context__.i(844988);
var __TURBOPACK__imported__module__518899__1 = __TURBOPACK__imported__module__518899__;
var __TURBOPACK__imported__module__431779__ = __turbopack_context__.i(431779);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/sequence.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__844988__1 = __TURBOPACK__imported__module__844988__;
;
class PgSequence {
    constructor(seqName, seqOptions, schema){
        this.seqName = seqName;
        this.seqOptions = seqOptions;
        this.schema = schema;
    }
    static [__TURBOPACK__imported__module__844988__1["h"]] = "PgSequence";
}
function pgSequence(name, options) {
    return pgSequenceWithSchema(name, options, void 0);
}
function pgSequenceWithSchema(name, options, schema) {
    return new PgSequence(name, options, schema);
}
function isPgSequence(obj) {
    return (0, __TURBOPACK__imported__module__844988__1["f"])(obj, PgSequence);
}
;
var __TURBOPACK__imported__module__794093__ = __turbopack_context__.i(794093);
var __TURBOPACK__imported__module__815014__ = __turbopack_context__.i(815014);
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
    static [__TURBOPACK__imported__module__844988__["h"]] = "PgSchema";
    table = (name, columns, extraConfig)=>{
        return (0, __TURBOPACK__imported__module__794093__["x"])(name, columns, extraConfig, this.schemaName);
    };
    view = (name, columns)=>{
        return (0, __TURBOPACK__imported__module__815014__["g"])(name, columns, this.schemaName);
    };
    materializedView = (name, columns)=>{
        return (0, __TURBOPACK__imported__module__815014__["D"])(name, columns, this.schemaName);
    };
    enum(enumName, input) {
        return Array.isArray(input) ? (0, __TURBOPACK__imported__module__431779__["r"])(enumName, [
            ...input
        ], this.schemaName) : (0, __TURBOPACK__imported__module__431779__["q"])(enumName, input, this.schemaName);
    }
    sequence = (name, options)=>{
        return pgSequenceWithSchema(name, options, this.schemaName);
    };
    getSQL() {
        return new __TURBOPACK__imported__module__518899__1["o"]([
            __TURBOPACK__imported__module__518899__1["B"].identifier(this.schemaName)
        ]);
    }
    shouldOmitSQLParens() {
        return true;
    }
}
function isPgSchema(obj) {
    return (0, __TURBOPACK__imported__module__844988__["f"])(obj, PgSchema);
}
function pgSchema(name) {
    if (name === "public") {
        throw new Error(`You can't specify 'public' as schema name. Postgres is using public schema by default. If you want to use 'public' schema, just use pgTable() instead of creating a schema`);
    }
    return new PgSchema(name);
}
;
var __TURBOPACK__imported__module__405694__ = __turbopack_context__.i(405694);
var __TURBOPACK__imported__module__484259__ = __turbopack_context__.i(484259);
;
;
;
;
;
const migrationsFolder = __TURBOPACK__imported__module__750227__["default"].join(/* turbopackIgnore: true */ process.cwd(), "drizzle", "migrations");
/** Any number, the same for every server of this product. */ const MIGRATION_LOCK = 7_204_811;
/** How long a migration waits for a table that a long query holds, while all other queries wait behind it. */ const LOCK_TIMEOUT = "10s";
/** What was migrated, in the form Drizzle's own commands read. */ const applied = pgSchema("drizzle").table("__drizzle_migrations", {
    id: (0, __TURBOPACK__imported__module__405694__["f"])().primaryKey(),
    hash: (0, __TURBOPACK__imported__module__484259__["f"])().notNull(),
    createdAt: (0, __TURBOPACK__imported__module__690429__["f"])("created_at", {
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
        await tx.execute(__TURBOPACK__imported__module__518899__["B"]`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
        await tx.execute(__TURBOPACK__imported__module__518899__["B"].raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
        await tx.execute(__TURBOPACK__imported__module__518899__["B"]`create schema if not exists drizzle`);
        await tx.execute(__TURBOPACK__imported__module__518899__["B"]`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`);
        for (const { sql: statements, hash, folderMillis } of (await missingIn(tx, migrations))){
            for (const statement of statements)await tx.execute(__TURBOPACK__imported__module__518899__["B"].raw(statement));
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
        name: __TURBOPACK__imported__module__518899__["B"]`c.relname`
    }).from(__TURBOPACK__imported__module__518899__["B"]`pg_class c join pg_namespace n on n.oid = c.relnamespace`).where(__TURBOPACK__imported__module__518899__["B"]`n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'`);
    return found !== undefined;
}
async function lastIn(database) {
    const [newest] = await database.select({
        createdAt: applied.createdAt
    }).from(applied).orderBy((0, __TURBOPACK__imported__module__349129__["A"])(applied.createdAt)).limit(1);
    return newest?.createdAt ?? null;
}
__turbopack_context__.s([
    "f",
    0,
    migrateDatabase
], 418802);
}),
];

//# sourceMappingURL=_1_9938boomque._.js.map