module.exports = [
620259, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/api/trpc/[trpc]/route.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__451277__ = __turbopack_context__.i(451277);
// MERGED MODULE: [project]/server/trpc/handler.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@trpc/server/dist/adapters/fetch/index.mjs [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@trpc/server/dist/getErrorShape-B0JBUs-i.mjs [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@trpc/server/dist/codes-D5Ya6_Bi.mjs [app-route] (ecmascript)
;
//#region src/unstable-core-do-not-import/utils.ts
/**
* Ensures there are no duplicate keys when building a procedure.
* @internal
*/ function mergeWithoutOverrides(obj1, ...objs) {
    const newObj = Object.assign(emptyObject(), obj1);
    for (const overrides of objs)for(const key in overrides){
        if (key in newObj && newObj[key] !== overrides[key]) throw new Error(`Duplicate key ${key}`);
        newObj[key] = overrides[key];
    }
    return newObj;
}
/**
* Check that value is object
* @internal
*/ function isObject(value) {
    return !!value && !Array.isArray(value) && typeof value === "object";
}
function isFunction(fn) {
    return typeof fn === "function";
}
/**
* Create an object without inheriting anything from `Object.prototype`
* @internal
*/ function emptyObject() {
    return Object.create(null);
}
const asyncIteratorsSupported = typeof Symbol === "function" && !!Symbol.asyncIterator;
function isAsyncIterable(value) {
    return asyncIteratorsSupported && isObject(value) && Symbol.asyncIterator in value;
}
/**
* Run an IIFE
*/ const run = (fn)=>fn();
function noop() {}
function identity(it) {
    return it;
}
/**
* Generic runtime assertion function. Throws, if the condition is not `true`.
*
* Can be used as a slightly less dangerous variant of type assertions. Code
* mistakes would be revealed at runtime then (hopefully during testing).
*/ function assert(condition, msg = "no additional info") {
    if (!condition) throw new Error(`AssertionError: ${msg}`);
}
function sleep(ms = 0) {
    return new Promise((res)=>setTimeout(res, ms));
}
/**
* Ponyfill for
* [`AbortSignal.any`](https://developer.mozilla.org/en-US/docs/Web/API/AbortSignal/any_static).
*/ function abortSignalsAnyPonyfill(signals) {
    if (typeof AbortSignal.any === "function") return AbortSignal.any(signals);
    const ac = new AbortController();
    for (const signal of signals){
        if (signal.aborted) {
            trigger();
            break;
        }
        signal.addEventListener("abort", trigger, {
            once: true
        });
    }
    return ac.signal;
    //TURBOPACK unreachable
    ;
    function trigger() {
        ac.abort();
        for (const signal of signals)signal.removeEventListener("abort", trigger);
    }
}
//#endregion
//#region src/unstable-core-do-not-import/rpc/codes.ts
/**
* JSON-RPC 2.0 Error codes
*
* `-32000` to `-32099` are reserved for implementation-defined server-errors.
* For tRPC we're copying the last digits of HTTP 4XX errors.
*/ const TRPC_ERROR_CODES_BY_KEY = {
    /**
	* Invalid JSON was received by the server.
	* An error occurred on the server while parsing the JSON text.
	*/ PARSE_ERROR: -32700,
    /**
	* The JSON sent is not a valid Request object.
	*/ BAD_REQUEST: -32600,
    INTERNAL_SERVER_ERROR: -32603,
    NOT_IMPLEMENTED: -32603,
    BAD_GATEWAY: -32603,
    SERVICE_UNAVAILABLE: -32603,
    GATEWAY_TIMEOUT: -32603,
    UNAUTHORIZED: -32001,
    PAYMENT_REQUIRED: -32002,
    FORBIDDEN: -32003,
    NOT_FOUND: -32004,
    METHOD_NOT_SUPPORTED: -32005,
    TIMEOUT: -32008,
    CONFLICT: -32009,
    PRECONDITION_FAILED: -32012,
    PAYLOAD_TOO_LARGE: -32013,
    UNSUPPORTED_MEDIA_TYPE: -32015,
    UNPROCESSABLE_CONTENT: -32022,
    PRECONDITION_REQUIRED: -32028,
    TOO_MANY_REQUESTS: -32029,
    CLIENT_CLOSED_REQUEST: -32099
};
const TRPC_ERROR_CODES_BY_NUMBER = {
    [-32700]: "PARSE_ERROR",
    [-32600]: "BAD_REQUEST",
    [-32603]: "INTERNAL_SERVER_ERROR",
    [-32001]: "UNAUTHORIZED",
    [-32002]: "PAYMENT_REQUIRED",
    [-32003]: "FORBIDDEN",
    [-32004]: "NOT_FOUND",
    [-32005]: "METHOD_NOT_SUPPORTED",
    [-32008]: "TIMEOUT",
    [-32009]: "CONFLICT",
    [-32012]: "PRECONDITION_FAILED",
    [-32013]: "PAYLOAD_TOO_LARGE",
    [-32015]: "UNSUPPORTED_MEDIA_TYPE",
    [-32022]: "UNPROCESSABLE_CONTENT",
    [-32028]: "PRECONDITION_REQUIRED",
    [-32029]: "TOO_MANY_REQUESTS",
    [-32099]: "CLIENT_CLOSED_REQUEST"
};
/**
* tRPC error codes that are considered retryable
* With out of the box SSE, the client will reconnect when these errors are encountered
*/ const retryableRpcCodes = [
    TRPC_ERROR_CODES_BY_KEY.BAD_GATEWAY,
    TRPC_ERROR_CODES_BY_KEY.SERVICE_UNAVAILABLE,
    TRPC_ERROR_CODES_BY_KEY.GATEWAY_TIMEOUT,
    TRPC_ERROR_CODES_BY_KEY.INTERNAL_SERVER_ERROR
];
;
;
//#region src/unstable-core-do-not-import/createProxy.ts
const noop1 = ()=>{};
const freezeIfAvailable = (obj)=>{
    if (Object.freeze) Object.freeze(obj);
};
function createInnerProxy(callback, path, memo) {
    var _memo$cacheKey;
    const cacheKey = path.join(".");
    (_memo$cacheKey = memo[cacheKey]) !== null && _memo$cacheKey !== void 0 || (memo[cacheKey] = new Proxy(noop1, {
        get (_obj, key) {
            if (typeof key !== "string" || key === "then") return;
            return createInnerProxy(callback, [
                ...path,
                key
            ], memo);
        },
        apply (_1, _2, args) {
            const lastOfPath = path[path.length - 1];
            if (lastOfPath === "valueOf" || lastOfPath === "toString" || lastOfPath === "toJSON") return `tRPC.proxy(${path.slice(0, -1).join(".")})`;
            let opts = {
                args,
                path
            };
            if (lastOfPath === "call") opts = {
                args: args.length >= 2 ? [
                    args[1]
                ] : [],
                path: path.slice(0, -1)
            };
            else if (lastOfPath === "apply") opts = {
                args: args.length >= 2 ? args[1] : [],
                path: path.slice(0, -1)
            };
            freezeIfAvailable(opts.args);
            freezeIfAvailable(opts.path);
            return callback(opts);
        }
    }));
    return memo[cacheKey];
}
/**
* Creates a proxy that calls the callback with the path and arguments
*
* @internal
*/ const createRecursiveProxy = (callback)=>createInnerProxy(callback, [], emptyObject());
/**
* Used in place of `new Proxy` where each handler will map 1 level deep to another value.
*
* @internal
*/ const createFlatProxy = (callback)=>{
    return new Proxy(noop1, {
        get (_obj, name) {
            if (name === "then") return;
            return callback(name);
        }
    });
};
//#endregion
//#region src/unstable-core-do-not-import/http/getHTTPStatusCode.ts
const JSONRPC2_TO_HTTP_CODE = {
    PARSE_ERROR: 400,
    BAD_REQUEST: 400,
    UNAUTHORIZED: 401,
    PAYMENT_REQUIRED: 402,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    METHOD_NOT_SUPPORTED: 405,
    TIMEOUT: 408,
    CONFLICT: 409,
    PRECONDITION_FAILED: 412,
    PAYLOAD_TOO_LARGE: 413,
    UNSUPPORTED_MEDIA_TYPE: 415,
    UNPROCESSABLE_CONTENT: 422,
    PRECONDITION_REQUIRED: 428,
    TOO_MANY_REQUESTS: 429,
    CLIENT_CLOSED_REQUEST: 499,
    INTERNAL_SERVER_ERROR: 500,
    NOT_IMPLEMENTED: 501,
    BAD_GATEWAY: 502,
    SERVICE_UNAVAILABLE: 503,
    GATEWAY_TIMEOUT: 504
};
const HTTP_CODE_TO_JSONRPC2 = {
    400: "BAD_REQUEST",
    401: "UNAUTHORIZED",
    402: "PAYMENT_REQUIRED",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    405: "METHOD_NOT_SUPPORTED",
    408: "TIMEOUT",
    409: "CONFLICT",
    412: "PRECONDITION_FAILED",
    413: "PAYLOAD_TOO_LARGE",
    415: "UNSUPPORTED_MEDIA_TYPE",
    422: "UNPROCESSABLE_CONTENT",
    428: "PRECONDITION_REQUIRED",
    429: "TOO_MANY_REQUESTS",
    499: "CLIENT_CLOSED_REQUEST",
    500: "INTERNAL_SERVER_ERROR",
    501: "NOT_IMPLEMENTED",
    502: "BAD_GATEWAY",
    503: "SERVICE_UNAVAILABLE",
    504: "GATEWAY_TIMEOUT"
};
function getStatusCodeFromKey(code) {
    var _JSONRPC2_TO_HTTP_COD;
    return (_JSONRPC2_TO_HTTP_COD = JSONRPC2_TO_HTTP_CODE[code]) !== null && _JSONRPC2_TO_HTTP_COD !== void 0 ? _JSONRPC2_TO_HTTP_COD : 500;
}
function getStatusKeyFromCode(code) {
    var _HTTP_CODE_TO_JSONRPC;
    return (_HTTP_CODE_TO_JSONRPC = HTTP_CODE_TO_JSONRPC2[code]) !== null && _HTTP_CODE_TO_JSONRPC !== void 0 ? _HTTP_CODE_TO_JSONRPC : "INTERNAL_SERVER_ERROR";
}
function getHTTPStatusCode(json) {
    const httpStatuses = new Set((Array.isArray(json) ? json : [
        json
    ]).map((res)=>{
        if ("error" in res && isObject(res.error.data)) {
            var _res$error$data;
            if (typeof ((_res$error$data = res.error.data) === null || _res$error$data === void 0 ? void 0 : _res$error$data["httpStatus"]) === "number") return res.error.data["httpStatus"];
            const code = TRPC_ERROR_CODES_BY_NUMBER[res.error.code];
            return getStatusCodeFromKey(code);
        }
        return 200;
    }));
    if (httpStatuses.size !== 1) return 207;
    return httpStatuses.values().next().value;
}
function getHTTPStatusCodeFromError(error) {
    return getStatusCodeFromKey(error.code);
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/typeof.js
function _typeof(o1) {
    "@babel/helpers - typeof";
    return _typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function(o1) {
        return typeof o1;
    } : function(o1) {
        return o1 && "function" == typeof Symbol && o1.constructor === Symbol && o1 !== Symbol.prototype ? "symbol" : typeof o1;
    }, _typeof(o1);
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/toPrimitive.js
function toPrimitive(t1, r) {
    if ("object" != _typeof(t1) || !t1) return t1;
    var e = t1[Symbol.toPrimitive];
    if (void 0 !== e) {
        var i = e.call(t1, r || "default");
        if ("object" != _typeof(i)) return i;
        throw new TypeError("@@toPrimitive must return a primitive value.");
    }
    return ("string" === r ? String : Number)(t1);
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/toPropertyKey.js
function toPropertyKey(t1) {
    var i = toPrimitive(t1, "string");
    return "symbol" == _typeof(i) ? i : i + "";
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/defineProperty.js
function _defineProperty(e, r, t1) {
    return (r = toPropertyKey(r)) in e ? Object.defineProperty(e, r, {
        value: t1,
        enumerable: !0,
        configurable: !0,
        writable: !0
    }) : e[r] = t1, e;
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/objectSpread2.js
function ownKeys(e, r) {
    var t1 = Object.keys(e);
    if (Object.getOwnPropertySymbols) {
        var o1 = Object.getOwnPropertySymbols(e);
        r && (o1 = o1.filter(function(r) {
            return Object.getOwnPropertyDescriptor(e, r).enumerable;
        })), t1.push.apply(t1, o1);
    }
    return t1;
}
function _objectSpread2(e) {
    for(var r = 1; r < arguments.length; r++){
        var t1 = null != arguments[r] ? arguments[r] : {};
        r % 2 ? ownKeys(Object(t1), !0).forEach(function(r) {
            _defineProperty(e, r, t1[r]);
        }) : Object.getOwnPropertyDescriptors ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(t1)) : ownKeys(Object(t1)).forEach(function(r) {
            Object.defineProperty(e, r, Object.getOwnPropertyDescriptor(t1, r));
        });
    }
    return e;
}
//#endregion
//#region src/unstable-core-do-not-import/error/getErrorShape.ts
/**
* @internal
*/ function getErrorShape(opts) {
    const { path, error, config } = opts;
    const { code } = opts.error;
    const shape = {
        message: error.message,
        code: TRPC_ERROR_CODES_BY_KEY[code],
        data: {
            code,
            httpStatus: getHTTPStatusCodeFromError(error)
        }
    };
    if (config.isDev && typeof opts.error.stack === "string") shape.data.stack = opts.error.stack;
    if (typeof path === "string") shape.data.path = path;
    return config.errorFormatter(_objectSpread2(_objectSpread2({}, opts), {}, {
        shape
    }));
}
;
// MERGED MODULE: [project]/node_modules/@trpc/server/dist/resolveResponse-JtMyT9TQ.mjs [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@trpc/server/dist/tracked-D4jU_Hb3.mjs [app-route] (ecmascript)
;
;
;
//#region src/unstable-core-do-not-import/error/formatter.ts
const defaultFormatter = ({ shape })=>{
    return shape;
};
//#endregion
//#region src/unstable-core-do-not-import/error/TRPCError.ts
var UnknownCauseError = class extends Error {
    constructor(cause){
        super(getMessage(cause));
        Object.assign(this, cause);
    }
};
function getMessage(cause) {
    if ("message" in cause) return String(cause.message);
}
function getCauseFromUnknown(cause) {
    if (cause instanceof Error) return cause;
    const type = typeof cause;
    if (type === "undefined" || type === "function" || cause === null) return;
    if (type !== "object") return new Error(String(cause));
    if (isObject(cause)) return new UnknownCauseError(cause);
}
function getTRPCErrorFromUnknown(cause) {
    if (cause instanceof TRPCError) return cause;
    if (cause instanceof Error && cause.name === "TRPCError") return cause;
    const trpcError = new TRPCError({
        code: "INTERNAL_SERVER_ERROR",
        cause
    });
    if (cause instanceof Error && cause.stack) trpcError.stack = cause.stack;
    return trpcError;
}
var TRPCError = class extends Error {
    constructor(opts){
        var _ref, _opts$message, _this$cause;
        const cause = getCauseFromUnknown(opts.cause);
        const message = (_ref = (_opts$message = opts.message) !== null && _opts$message !== void 0 ? _opts$message : cause === null || cause === void 0 ? void 0 : cause.message) !== null && _ref !== void 0 ? _ref : opts.code;
        super(message, {
            cause
        });
        _defineProperty(this, "cause", void 0);
        _defineProperty(this, "code", void 0);
        this.code = opts.code;
        this.name = "TRPCError";
        (_this$cause = this.cause) !== null && _this$cause !== void 0 || (this.cause = cause);
    }
};
//#endregion
//#region src/unstable-core-do-not-import/transformer.ts
/**
* @internal
*/ function getDataTransformer(transformer) {
    if ("input" in transformer) return transformer;
    return {
        input: transformer,
        output: transformer
    };
}
/**
* @internal
*/ const defaultTransformer = {
    input: {
        serialize: (obj)=>obj,
        deserialize: (obj)=>obj
    },
    output: {
        serialize: (obj)=>obj,
        deserialize: (obj)=>obj
    }
};
function transformTRPCResponseItem(config, item) {
    if ("error" in item) return _objectSpread2(_objectSpread2({}, item), {}, {
        error: config.transformer.output.serialize(item.error)
    });
    if ("data" in item.result) return _objectSpread2(_objectSpread2({}, item), {}, {
        result: _objectSpread2(_objectSpread2({}, item.result), {}, {
            data: config.transformer.output.serialize(item.result.data)
        })
    });
    return item;
}
/**
* Takes a unserialized `TRPCResponse` and serializes it with the router's transformers
**/ function transformTRPCResponse(config, itemOrItems) {
    return Array.isArray(itemOrItems) ? itemOrItems.map((item)=>transformTRPCResponseItem(config, item)) : transformTRPCResponseItem(config, itemOrItems);
}
/** @internal */ function transformResultInner(response, transformer) {
    if ("error" in response) {
        const error = transformer.deserialize(response.error);
        return {
            ok: false,
            error: _objectSpread2(_objectSpread2({}, response), {}, {
                error
            })
        };
    }
    return {
        ok: true,
        result: _objectSpread2(_objectSpread2({}, response.result), (!response.result.type || response.result.type === "data") && {
            type: "data",
            data: transformer.deserialize(response.result.data)
        })
    };
}
var TransformResultError = class extends Error {
    constructor(){
        super("Unable to transform response from server");
    }
};
/**
* Transforms and validates that the result is a valid TRPCResponse
* @internal
*/ function transformResult(response, transformer) {
    let result;
    try {
        result = transformResultInner(response, transformer);
    } catch (_unused) {
        throw new TransformResultError();
    }
    if (!result.ok && (!isObject(result.error.error) || typeof result.error.error["code"] !== "number")) throw new TransformResultError();
    if (result.ok && !isObject(result.result)) throw new TransformResultError();
    return result;
}
//#endregion
//#region src/unstable-core-do-not-import/router.ts
/**
* @internal
*/ const lazyMarker = "lazyMarker";
function once(fn) {
    const uncalled = Symbol();
    let result = uncalled;
    return ()=>{
        if (result === uncalled) result = fn();
        return result;
    };
}
/**
* Lazy load a router
* @see https://trpc.io/docs/server/merging-routers#lazy-load
*/ function lazy(importRouter) {
    async function resolve() {
        const mod = await importRouter();
        if (isRouter(mod)) return mod;
        const routers = Object.values(mod);
        if (routers.length !== 1 || !isRouter(routers[0])) throw new Error("Invalid router module - either define exactly 1 export or return the router directly.\nExample: `lazy(() => import('./slow.js').then((m) => m.slowRouter))`");
        return routers[0];
    }
    resolve[lazyMarker] = true;
    return resolve;
}
function isLazy(input) {
    return typeof input === "function" && lazyMarker in input;
}
function isRouter(value) {
    return isObject(value) && isObject(value["_def"]) && "router" in value["_def"];
}
const emptyRouter = {
    _ctx: null,
    _errorShape: null,
    _meta: null,
    queries: {},
    mutations: {},
    subscriptions: {},
    errorFormatter: defaultFormatter,
    transformer: defaultTransformer
};
/**
* Reserved words that can't be used as router or procedure names
*/ const reservedWords = [
    "then",
    "call",
    "apply"
];
/**
* @internal
*/ function createRouterFactory(config) {
    function createRouterInner(input) {
        const reservedWordsUsed = new Set(Object.keys(input).filter((v)=>reservedWords.includes(v)));
        if (reservedWordsUsed.size > 0) throw new Error("Reserved words used in `router({})` call: " + Array.from(reservedWordsUsed).join(", "));
        const procedures = emptyObject();
        const lazy = emptyObject();
        function createLazyLoader(opts) {
            return {
                ref: opts.ref,
                load: once(async ()=>{
                    const router = await opts.ref();
                    const lazyPath = [
                        ...opts.path,
                        opts.key
                    ];
                    const lazyKey = lazyPath.join(".");
                    opts.aggregate[opts.key] = step(router._def.record, lazyPath);
                    delete lazy[lazyKey];
                    for (const [nestedKey, nestedItem] of Object.entries(router._def.lazy)){
                        const nestedRouterKey = [
                            ...lazyPath,
                            nestedKey
                        ].join(".");
                        lazy[nestedRouterKey] = createLazyLoader({
                            ref: nestedItem.ref,
                            path: lazyPath,
                            key: nestedKey,
                            aggregate: opts.aggregate[opts.key]
                        });
                    }
                })
            };
        }
        function step(from, path = []) {
            const aggregate = emptyObject();
            for (const [key, item] of Object.entries(from !== null && from !== void 0 ? from : {})){
                if (isLazy(item)) {
                    lazy[[
                        ...path,
                        key
                    ].join(".")] = createLazyLoader({
                        path,
                        ref: item,
                        key,
                        aggregate
                    });
                    continue;
                }
                if (isRouter(item)) {
                    aggregate[key] = step(item._def.record, [
                        ...path,
                        key
                    ]);
                    continue;
                }
                if (!isProcedure(item)) {
                    aggregate[key] = step(item, [
                        ...path,
                        key
                    ]);
                    continue;
                }
                const newPath = [
                    ...path,
                    key
                ].join(".");
                if (procedures[newPath]) throw new Error(`Duplicate key: ${newPath}`);
                procedures[newPath] = item;
                aggregate[key] = item;
            }
            return aggregate;
        }
        const record = step(input);
        const _def = _objectSpread2(_objectSpread2({
            _config: config,
            router: true,
            procedures,
            lazy
        }, emptyRouter), {}, {
            record
        });
        return _objectSpread2(_objectSpread2({}, record), {}, {
            _def,
            createCaller: createCallerFactory()({
                _def
            })
        });
    }
    return createRouterInner;
}
function isProcedure(procedureOrRouter) {
    return typeof procedureOrRouter === "function";
}
/**
* @internal
*/ async function getProcedureAtPath(router, path) {
    const { _def } = router;
    let procedure = _def.procedures[path];
    while(!procedure){
        const key = Object.keys(_def.lazy).find((key)=>path === key || path.startsWith(key + "."));
        if (!key) return null;
        await _def.lazy[key].load();
        procedure = _def.procedures[path];
    }
    return procedure;
}
/**
* @internal
*/ async function callProcedure(opts) {
    const { type, path } = opts;
    const proc = await getProcedureAtPath(opts.router, path);
    if (!proc || !isProcedure(proc) || proc._def.type !== type && !opts.allowMethodOverride) throw new TRPCError({
        code: "NOT_FOUND",
        message: `No "${type}"-procedure on path "${path}"`
    });
    /* istanbul ignore if -- @preserve */ if (proc._def.type !== type && opts.allowMethodOverride && proc._def.type === "subscription") throw new TRPCError({
        code: "METHOD_NOT_SUPPORTED",
        message: `Method override is not supported for subscriptions`
    });
    return proc(opts);
}
function createCallerFactory() {
    return function createCallerInner(router) {
        const { _def } = router;
        return function createCaller(ctxOrCallback, opts) {
            return createRecursiveProxy(async (innerOpts)=>{
                const { path, args } = innerOpts;
                const fullPath = path.join(".");
                if (path.length === 1 && path[0] === "_def") return _def;
                const procedure = await getProcedureAtPath(router, fullPath);
                let ctx = void 0;
                try {
                    if (!procedure) throw new TRPCError({
                        code: "NOT_FOUND",
                        message: `No procedure found on path "${path}"`
                    });
                    ctx = isFunction(ctxOrCallback) ? await Promise.resolve(ctxOrCallback()) : ctxOrCallback;
                    return await procedure({
                        path: fullPath,
                        getRawInput: async ()=>args[0],
                        ctx,
                        type: procedure._def.type,
                        signal: opts === null || opts === void 0 ? void 0 : opts.signal,
                        batchIndex: 0
                    });
                } catch (cause) {
                    var _opts$onError, _procedure$_def$type;
                    opts === null || opts === void 0 || (_opts$onError = opts.onError) === null || _opts$onError === void 0 || _opts$onError.call(opts, {
                        ctx,
                        error: getTRPCErrorFromUnknown(cause),
                        input: args[0],
                        path: fullPath,
                        type: (_procedure$_def$type = procedure === null || procedure === void 0 ? void 0 : procedure._def.type) !== null && _procedure$_def$type !== void 0 ? _procedure$_def$type : "unknown"
                    });
                    throw cause;
                }
            });
        };
    };
}
function mergeRouters(...routerList) {
    var _routerList$, _routerList$2;
    const record = mergeWithoutOverrides({}, ...routerList.map((r1)=>r1._def.record));
    return createRouterFactory({
        errorFormatter: routerList.reduce((currentErrorFormatter, nextRouter)=>{
            if (nextRouter._def._config.errorFormatter && nextRouter._def._config.errorFormatter !== defaultFormatter) {
                if (currentErrorFormatter !== defaultFormatter && currentErrorFormatter !== nextRouter._def._config.errorFormatter) throw new Error("You seem to have several error formatters");
                return nextRouter._def._config.errorFormatter;
            }
            return currentErrorFormatter;
        }, defaultFormatter),
        transformer: routerList.reduce((prev, current)=>{
            if (current._def._config.transformer && current._def._config.transformer !== defaultTransformer) {
                if (prev !== defaultTransformer && prev !== current._def._config.transformer) throw new Error("You seem to have several transformers");
                return current._def._config.transformer;
            }
            return prev;
        }, defaultTransformer),
        isDev: routerList.every((r1)=>r1._def._config.isDev),
        allowOutsideOfServer: routerList.every((r1)=>r1._def._config.allowOutsideOfServer),
        isServer: routerList.every((r1)=>r1._def._config.isServer),
        $types: (_routerList$ = routerList[0]) === null || _routerList$ === void 0 ? void 0 : _routerList$._def._config.$types,
        sse: (_routerList$2 = routerList[0]) === null || _routerList$2 === void 0 ? void 0 : _routerList$2._def._config.sse
    })(record);
}
//#endregion
//#region src/unstable-core-do-not-import/stream/tracked.ts
const trackedSymbol = Symbol();
/**
* Produce a typed server-sent event message
* @deprecated use `tracked(id, data)` instead
*/ function sse(event) {
    return tracked(event.id, event.data);
}
function isTrackedEnvelope(value) {
    return Array.isArray(value) && value[2] === trackedSymbol;
}
/**
* Automatically track an event so that it can be resumed from a given id if the connection is lost
*/ function tracked(id, data) {
    if (id === "") throw new Error("`id` must not be an empty string as empty string is the same as not setting the id at all");
    return [
        id,
        data,
        trackedSymbol
    ];
}
;
// MERGED MODULE: [project]/node_modules/@trpc/server/dist/observable-DwUFSuKv.mjs [app-route] (ecmascript)
;
//#region src/observable/observable.ts
/** @public */ function isObservable(x) {
    return typeof x === "object" && x !== null && "subscribe" in x;
}
/** @public */ function observable(subscribe) {
    const self = {
        subscribe (observer) {
            let teardownRef = null;
            let isDone = false;
            let unsubscribed = false;
            let teardownImmediately = false;
            function unsubscribe() {
                if (teardownRef === null) {
                    teardownImmediately = true;
                    return;
                }
                if (unsubscribed) return;
                unsubscribed = true;
                if (typeof teardownRef === "function") teardownRef();
                else if (teardownRef) teardownRef.unsubscribe();
            }
            teardownRef = subscribe({
                next (value) {
                    var _observer$next;
                    if (isDone) return;
                    (_observer$next = observer.next) === null || _observer$next === void 0 || _observer$next.call(observer, value);
                },
                error (err) {
                    var _observer$error;
                    if (isDone) return;
                    isDone = true;
                    (_observer$error = observer.error) === null || _observer$error === void 0 || _observer$error.call(observer, err);
                    unsubscribe();
                },
                complete () {
                    var _observer$complete;
                    if (isDone) return;
                    isDone = true;
                    (_observer$complete = observer.complete) === null || _observer$complete === void 0 || _observer$complete.call(observer);
                    unsubscribe();
                }
            });
            if (teardownImmediately) unsubscribe();
            return {
                unsubscribe
            };
        },
        pipe (...operations) {
            return operations.reduce(pipeReducer, self);
        }
    };
    return self;
}
function pipeReducer(prev, fn) {
    return fn(prev);
}
/** @internal */ function observableToPromise(observable) {
    const ac = new AbortController();
    return new Promise((resolve, reject)=>{
        let isDone = false;
        function onDone() {
            if (isDone) return;
            isDone = true;
            obs$.unsubscribe();
        }
        ac.signal.addEventListener("abort", ()=>{
            reject(ac.signal.reason);
        });
        const obs$ = observable.subscribe({
            next (data) {
                isDone = true;
                resolve(data);
                onDone();
            },
            error (data) {
                reject(data);
            },
            complete () {
                ac.abort();
                onDone();
            }
        });
    });
}
/**
* @internal
*/ function observableToReadableStream(observable, signal) {
    let unsub = null;
    const onAbort = ()=>{
        unsub === null || unsub === void 0 || unsub.unsubscribe();
        unsub = null;
        signal.removeEventListener("abort", onAbort);
    };
    return new ReadableStream({
        start (controller) {
            unsub = observable.subscribe({
                next (data) {
                    controller.enqueue({
                        ok: true,
                        value: data
                    });
                },
                error (error) {
                    controller.enqueue({
                        ok: false,
                        error
                    });
                    controller.close();
                },
                complete () {
                    controller.close();
                }
            });
            if (signal.aborted) onAbort();
            else signal.addEventListener("abort", onAbort, {
                once: true
            });
        },
        cancel () {
            onAbort();
        }
    });
}
/** @internal */ function observableToAsyncIterable(observable, signal) {
    const reader = observableToReadableStream(observable, signal).getReader();
    const iterator = {
        async next () {
            const value = await reader.read();
            if (value.done) return {
                value: void 0,
                done: true
            };
            const { value: result } = value;
            if (!result.ok) throw result.error;
            return {
                value: result.value,
                done: false
            };
        },
        async return () {
            await reader.cancel();
            return {
                value: void 0,
                done: true
            };
        }
    };
    return {
        [Symbol.asyncIterator] () {
            return iterator;
        }
    };
}
;
;
;
;
;
//#region src/unstable-core-do-not-import/http/parseConnectionParams.ts
function parseConnectionParamsFromUnknown(parsed) {
    try {
        if (parsed === null) return null;
        if (!isObject(parsed)) throw new Error("Expected object");
        const nonStringValues = Object.entries(parsed).filter(([_key, value])=>typeof value !== "string");
        if (nonStringValues.length > 0) throw new Error(`Expected connectionParams to be string values. Got ${nonStringValues.map(([key, value])=>`${key}: ${typeof value}`).join(", ")}`);
        return parsed;
    } catch (cause) {
        throw new TRPCError({
            code: "PARSE_ERROR",
            message: "Invalid connection params shape",
            cause
        });
    }
}
function parseConnectionParamsFromString(str) {
    let parsed;
    try {
        parsed = JSON.parse(str);
    } catch (cause) {
        throw new TRPCError({
            code: "PARSE_ERROR",
            message: "Not JSON-parsable query params",
            cause
        });
    }
    return parseConnectionParamsFromUnknown(parsed);
}
//#endregion
//#region src/unstable-core-do-not-import/http/contentType.ts
function getAcceptHeader(headers) {
    var _ref, _headers$get;
    return (_ref = headers.get("trpc-accept")) !== null && _ref !== void 0 ? _ref : ((_headers$get = headers.get("accept")) === null || _headers$get === void 0 ? void 0 : _headers$get.split(",").some((t1)=>t1.trim() === "application/jsonl")) ? "application/jsonl" : null;
}
/**
* Memoize a function that takes no arguments
* @internal
*/ function memo(fn) {
    let promise = null;
    const sym = Symbol.for("@trpc/server/http/memo");
    let value = sym;
    return {
        /**
		* Lazily read the value
		*/ read: async ()=>{
            var _promise;
            if (value !== sym) return value;
            (_promise = promise) !== null && _promise !== void 0 || (promise = fn().catch((cause)=>{
                if (cause instanceof TRPCError) throw cause;
                throw new TRPCError({
                    code: "BAD_REQUEST",
                    message: cause instanceof Error ? cause.message : "Invalid input",
                    cause
                });
            }));
            value = await promise;
            promise = null;
            return value;
        },
        /**
		* Get an already stored result
		*/ result: ()=>{
            return value !== sym ? value : void 0;
        }
    };
}
const jsonContentTypeHandler = {
    isMatch (req) {
        var _req$headers$get;
        return !!((_req$headers$get = req.headers.get("content-type")) === null || _req$headers$get === void 0 ? void 0 : _req$headers$get.startsWith("application/json"));
    },
    async parse (opts) {
        var _types$values$next$va;
        const { req } = opts;
        const isBatchCall = opts.searchParams.get("batch") === "1";
        const maxBatchSize = opts.maxBatchSize;
        const paths = isBatchCall ? opts.path.split(",") : [
            opts.path
        ];
        if (isBatchCall && typeof maxBatchSize === "number" && paths.length > maxBatchSize) throw new TRPCError({
            code: "BAD_REQUEST",
            message: `Batch call exceeds maximum size`
        });
        const getInputs = memo(async ()=>{
            let inputs = void 0;
            if (req.method === "GET") {
                const queryInput = opts.searchParams.get("input");
                if (queryInput) inputs = JSON.parse(queryInput);
            } else inputs = await req.json();
            if (inputs === void 0) return emptyObject();
            if (!isBatchCall) {
                const result = emptyObject();
                result[0] = opts.router._def._config.transformer.input.deserialize(inputs);
                return result;
            }
            if (!isObject(inputs)) throw new TRPCError({
                code: "BAD_REQUEST",
                message: "\"input\" needs to be an object when doing a batch call"
            });
            const acc = emptyObject();
            for (const index of paths.keys()){
                const input = inputs[index];
                if (input !== void 0) acc[index] = opts.router._def._config.transformer.input.deserialize(input);
            }
            return acc;
        });
        const calls = await Promise.all(paths.map(async (path, index)=>{
            const procedure = await getProcedureAtPath(opts.router, path);
            return {
                batchIndex: index,
                path,
                procedure,
                getRawInput: async ()=>{
                    let input = (await getInputs.read())[index];
                    if ((procedure === null || procedure === void 0 ? void 0 : procedure._def.type) === "subscription") {
                        var _ref2, _opts$headers$get;
                        const lastEventId = (_ref2 = (_opts$headers$get = opts.headers.get("last-event-id")) !== null && _opts$headers$get !== void 0 ? _opts$headers$get : opts.searchParams.get("lastEventId")) !== null && _ref2 !== void 0 ? _ref2 : opts.searchParams.get("Last-Event-Id");
                        if (lastEventId) {
                            if (isObject(input)) input = _objectSpread2(_objectSpread2({}, input), {}, {
                                lastEventId
                            });
                            else {
                                var _input;
                                (_input = input) !== null && _input !== void 0 || (input = {
                                    lastEventId
                                });
                            }
                        }
                    }
                    return input;
                },
                result: ()=>{
                    var _getInputs$result;
                    return (_getInputs$result = getInputs.result()) === null || _getInputs$result === void 0 ? void 0 : _getInputs$result[index];
                }
            };
        }));
        const types = new Set(calls.map((call)=>{
            var _call$procedure;
            return (_call$procedure = call.procedure) === null || _call$procedure === void 0 ? void 0 : _call$procedure._def.type;
        }).filter(Boolean));
        /* istanbul ignore if -- @preserve */ if (types.size > 1) throw new TRPCError({
            code: "BAD_REQUEST",
            message: `Cannot mix procedure types in call: ${Array.from(types).join(", ")}`
        });
        const type = (_types$values$next$va = types.values().next().value) !== null && _types$values$next$va !== void 0 ? _types$values$next$va : "unknown";
        const connectionParamsStr = opts.searchParams.get("connectionParams");
        return {
            isBatchCall,
            accept: getAcceptHeader(req.headers),
            calls,
            type,
            connectionParams: connectionParamsStr === null ? null : parseConnectionParamsFromString(connectionParamsStr),
            signal: req.signal,
            url: opts.url
        };
    }
};
const handlers = [
    jsonContentTypeHandler,
    {
        isMatch (req) {
            var _req$headers$get2;
            return !!((_req$headers$get2 = req.headers.get("content-type")) === null || _req$headers$get2 === void 0 ? void 0 : _req$headers$get2.startsWith("multipart/form-data"));
        },
        async parse (opts) {
            const { req } = opts;
            if (req.method !== "POST") throw new TRPCError({
                code: "METHOD_NOT_SUPPORTED",
                message: "Only POST requests are supported for multipart/form-data requests"
            });
            const getInputs = memo(async ()=>{
                return await req.formData();
            });
            const procedure = await getProcedureAtPath(opts.router, opts.path);
            return {
                accept: null,
                calls: [
                    {
                        batchIndex: 0,
                        path: opts.path,
                        getRawInput: getInputs.read,
                        result: getInputs.result,
                        procedure
                    }
                ],
                isBatchCall: false,
                type: "mutation",
                connectionParams: null,
                signal: req.signal,
                url: opts.url
            };
        }
    },
    {
        isMatch (req) {
            var _req$headers$get3;
            return !!((_req$headers$get3 = req.headers.get("content-type")) === null || _req$headers$get3 === void 0 ? void 0 : _req$headers$get3.startsWith("application/octet-stream"));
        },
        async parse (opts) {
            const { req } = opts;
            if (req.method !== "POST") throw new TRPCError({
                code: "METHOD_NOT_SUPPORTED",
                message: "Only POST requests are supported for application/octet-stream requests"
            });
            const getInputs = memo(async ()=>{
                return req.body;
            });
            return {
                calls: [
                    {
                        batchIndex: 0,
                        path: opts.path,
                        getRawInput: getInputs.read,
                        result: getInputs.result,
                        procedure: await getProcedureAtPath(opts.router, opts.path)
                    }
                ],
                isBatchCall: false,
                accept: null,
                type: "mutation",
                connectionParams: null,
                signal: req.signal,
                url: opts.url
            };
        }
    }
];
function getContentTypeHandler(req) {
    const handler = handlers.find((handler)=>handler.isMatch(req));
    if (handler) return handler;
    if (!handler && req.method === "GET") return jsonContentTypeHandler;
    throw new TRPCError({
        code: "UNSUPPORTED_MEDIA_TYPE",
        message: req.headers.has("content-type") ? `Unsupported content-type "${req.headers.get("content-type")}` : "Missing content-type header"
    });
}
async function getRequestInfo(opts) {
    return await getContentTypeHandler(opts.req).parse(opts);
}
//#endregion
//#region src/unstable-core-do-not-import/http/abortError.ts
function isAbortError(error) {
    return isObject(error) && error["name"] === "AbortError";
}
function throwAbortError(message = "AbortError") {
    throw new DOMException(message, "AbortError");
}
//#endregion
//#region src/vendor/is-plain-object.ts
/*!
* is-plain-object <https://github.com/jonschlinkert/is-plain-object>
*
* Copyright (c) 2014-2017, Jon Schlinkert.
* Released under the MIT License.
*/ function isObject1(o1) {
    return Object.prototype.toString.call(o1) === "[object Object]";
}
function isPlainObject(o1) {
    var ctor, prot;
    if (isObject1(o1) === false) return false;
    ctor = o1.constructor;
    if (ctor === void 0) return true;
    prot = ctor.prototype;
    if (isObject1(prot) === false) return false;
    if (prot.hasOwnProperty("isPrototypeOf") === false) return false;
    return true;
}
//#endregion
//#region src/vendor/unpromise/unpromise.ts
let _Symbol$toStringTag;
/** Memory safe (weakmapped) cache of the ProxyPromise for each Promise,
* which is retained for the lifetime of the original Promise.
*/ const subscribableCache = /* @__PURE__ */ new WeakMap();
/** A NOOP function allowing a consistent interface for settled
* SubscribedPromises (settled promises are not subscribed - they resolve
* immediately). */ const NOOP = ()=>{};
_Symbol$toStringTag = Symbol.toStringTag;
/**
* Every `Promise<T>` can be shadowed by a single `ProxyPromise<T>`. It is
* created once, cached and reused throughout the lifetime of the Promise. Get a
* Promise's ProxyPromise using `Unpromise.proxy(promise)`.
*
* The `ProxyPromise<T>` attaches handlers to the original `Promise<T>`
* `.then()` and `.catch()` just once. Promises derived from it use a
* subscription- (and unsubscription-) based mechanism that monitors these
* handlers.
*
* Every time you call `.subscribe()`, `.then()` `.catch()` or `.finally()` on a
* `ProxyPromise<T>` it returns a `SubscribedPromise<T>` having an additional
* `unsubscribe()` method. Calling `unsubscribe()` detaches reference chains
* from the original, potentially long-lived Promise, eliminating memory leaks.
*
* This approach can eliminate the memory leaks that otherwise come about from
* repeated `race()` or `any()` calls invoking `.then()` and `.catch()` multiple
* times on the same long-lived native Promise (subscriptions which can never be
* cleaned up).
*
* `Unpromise.race(promises)` is a reference implementation of `Promise.race`
* avoiding memory leaks when using long-lived unsettled Promises.
*
* `Unpromise.any(promises)` is a reference implementation of `Promise.any`
* avoiding memory leaks when using long-lived unsettled Promises.
*
* `Unpromise.resolve(promise)` returns an ephemeral `SubscribedPromise<T>` for
* any given `Promise<T>` facilitating arbitrary async/await patterns. Behind
* the scenes, `resolve` is implemented simply as
* `Unpromise.proxy(promise).subscribe()`. Don't forget to call `.unsubscribe()`
* to tidy up!
*
*/ var Unpromise = class Unpromise {
    constructor(arg){
        _defineProperty(this, "promise", void 0);
        _defineProperty(this, "subscribers", []);
        _defineProperty(this, "settlement", null);
        _defineProperty(this, _Symbol$toStringTag, "Unpromise");
        if (typeof arg === "function") this.promise = new Promise(arg);
        else this.promise = arg;
        const thenReturn = this.promise.then((value)=>{
            const { subscribers } = this;
            this.subscribers = null;
            this.settlement = {
                status: "fulfilled",
                value
            };
            subscribers === null || subscribers === void 0 || subscribers.forEach(({ resolve })=>{
                resolve(value);
            });
        });
        if ("catch" in thenReturn) thenReturn.catch((reason)=>{
            const { subscribers } = this;
            this.subscribers = null;
            this.settlement = {
                status: "rejected",
                reason
            };
            subscribers === null || subscribers === void 0 || subscribers.forEach(({ reject })=>{
                reject(reason);
            });
        });
    }
    /** Create a promise that mitigates uncontrolled subscription to a long-lived
	* Promise via .then() and .catch() - otherwise a source of memory leaks.
	*
	* The returned promise has an `unsubscribe()` method which can be called when
	* the Promise is no longer being tracked by application logic, and which
	* ensures that there is no reference chain from the original promise to the
	* new one, and therefore no memory leak.
	*
	* If original promise has not yet settled, this adds a new unique promise
	* that listens to then/catch events, along with an `unsubscribe()` method to
	* detach it.
	*
	* If original promise has settled, then creates a new Promise.resolve() or
	* Promise.reject() and provided unsubscribe is a noop.
	*
	* If you call `unsubscribe()` before the returned Promise has settled, it
	* will never settle.
	*/ subscribe() {
        let promise;
        let unsubscribe;
        const { settlement } = this;
        if (settlement === null) {
            if (this.subscribers === null) throw new Error("Unpromise settled but still has subscribers");
            const subscriber = withResolvers();
            this.subscribers = listWithMember(this.subscribers, subscriber);
            promise = subscriber.promise;
            unsubscribe = ()=>{
                if (this.subscribers !== null) this.subscribers = listWithoutMember(this.subscribers, subscriber);
            };
        } else {
            const { status } = settlement;
            if (status === "fulfilled") promise = Promise.resolve(settlement.value);
            else promise = Promise.reject(settlement.reason);
            unsubscribe = NOOP;
        }
        return Object.assign(promise, {
            unsubscribe
        });
    }
    /** STANDARD PROMISE METHODS (but returning a SubscribedPromise) */ then(onfulfilled, onrejected) {
        const subscribed = this.subscribe();
        const { unsubscribe } = subscribed;
        return Object.assign(subscribed.then(onfulfilled, onrejected), {
            unsubscribe
        });
    }
    catch(onrejected) {
        const subscribed = this.subscribe();
        const { unsubscribe } = subscribed;
        return Object.assign(subscribed.catch(onrejected), {
            unsubscribe
        });
    }
    finally(onfinally) {
        const subscribed = this.subscribe();
        const { unsubscribe } = subscribed;
        return Object.assign(subscribed.finally(onfinally), {
            unsubscribe
        });
    }
    /** Unpromise STATIC METHODS */ /** Create or Retrieve the proxy Unpromise (a re-used Unpromise for the VM lifetime
	* of the provided Promise reference) */ static proxy(promise) {
        const cached = Unpromise.getSubscribablePromise(promise);
        return typeof cached !== "undefined" ? cached : Unpromise.createSubscribablePromise(promise);
    }
    /** Create and store an Unpromise keyed by an original Promise. */ static createSubscribablePromise(promise) {
        const created = new Unpromise(promise);
        subscribableCache.set(promise, created);
        subscribableCache.set(created, created);
        return created;
    }
    /** Retrieve a previously-created Unpromise keyed by an original Promise. */ static getSubscribablePromise(promise) {
        return subscribableCache.get(promise);
    }
    /** Promise STATIC METHODS */ /** Lookup the Unpromise for this promise, and derive a SubscribedPromise from
	* it (that can be later unsubscribed to eliminate Memory leaks) */ static resolve(value) {
        const promise = typeof value === "object" && value !== null && "then" in value && typeof value.then === "function" ? value : Promise.resolve(value);
        return Unpromise.proxy(promise).subscribe();
    }
    static async any(values) {
        const subscribedPromises = (Array.isArray(values) ? values : [
            ...values
        ]).map(Unpromise.resolve);
        try {
            return await Promise.any(subscribedPromises);
        } finally{
            subscribedPromises.forEach(({ unsubscribe })=>{
                unsubscribe();
            });
        }
    }
    static async race(values) {
        const subscribedPromises = (Array.isArray(values) ? values : [
            ...values
        ]).map(Unpromise.resolve);
        try {
            return await Promise.race(subscribedPromises);
        } finally{
            subscribedPromises.forEach(({ unsubscribe })=>{
                unsubscribe();
            });
        }
    }
    /** Create a race of SubscribedPromises that will fulfil to a single winning
	* Promise (in a 1-Tuple). Eliminates memory leaks from long-lived promises
	* accumulating .then() and .catch() subscribers. Allows simple logic to
	* consume the result, like...
	* ```ts
	* const [ winner ] = await Unpromise.race([ promiseA, promiseB ]);
	* if(winner === promiseB){
	*   const result = await promiseB;
	*   // do the thing
	* }
	* ```
	* */ static async raceReferences(promises) {
        const selfPromises = promises.map(resolveSelfTuple);
        try {
            return await Promise.race(selfPromises);
        } finally{
            for (const promise of selfPromises)promise.unsubscribe();
        }
    }
};
/** Promises a 1-tuple containing the original promise when it resolves. Allows
* awaiting the eventual Promise ***reference*** (easy to destructure and
* exactly compare with ===). Avoids resolving to the Promise ***value*** (which
* may be ambiguous and therefore hard to identify as the winner of a race).
* You can call unsubscribe on the Promise to mitigate memory leaks.
* */ function resolveSelfTuple(promise) {
    return Unpromise.proxy(promise).then(()=>[
            promise
        ]);
}
/** VENDORED (Future) PROMISE UTILITIES */ /** Reference implementation of https://github.com/tc39/proposal-promise-with-resolvers */ function withResolvers() {
    let resolve;
    let reject;
    return {
        promise: new Promise((_resolve, _reject)=>{
            resolve = _resolve;
            reject = _reject;
        }),
        resolve,
        reject
    };
}
/** IMMUTABLE LIST OPERATIONS */ function listWithMember(arr, member) {
    return [
        ...arr,
        member
    ];
}
function listWithoutIndex(arr, index) {
    return [
        ...arr.slice(0, index),
        ...arr.slice(index + 1)
    ];
}
function listWithoutMember(arr, member) {
    const index = arr.indexOf(member);
    if (index !== -1) return listWithoutIndex(arr, index);
    return arr;
}
//#endregion
//#region src/unstable-core-do-not-import/stream/utils/disposable.ts
var _Symbol;
var _Symbol$dispose;
var _Symbol2;
var _Symbol2$asyncDispose;
(_Symbol$dispose = (_Symbol = Symbol).dispose) !== null && _Symbol$dispose !== void 0 || (_Symbol.dispose = Symbol());
(_Symbol2$asyncDispose = (_Symbol2 = Symbol).asyncDispose) !== null && _Symbol2$asyncDispose !== void 0 || (_Symbol2.asyncDispose = Symbol());
/**
* Takes a value and a dispose function and returns a new object that implements the Disposable interface.
* The returned object is the original value augmented with a Symbol.dispose method.
* @param thing The value to make disposable
* @param dispose Function to call when disposing the resource
* @returns The original value with Symbol.dispose method added
*/ function makeResource(thing, dispose) {
    const it = thing;
    const existing = it[Symbol.dispose];
    it[Symbol.dispose] = ()=>{
        dispose();
        existing === null || existing === void 0 || existing.call(it);
    };
    return it;
}
/**
* Takes a value and an async dispose function and returns a new object that implements the AsyncDisposable interface.
* The returned object is the original value augmented with a Symbol.asyncDispose method.
* @param thing The value to make async disposable
* @param dispose Async function to call when disposing the resource
* @returns The original value with Symbol.asyncDispose method added
*/ function makeAsyncResource(thing, dispose) {
    const it = thing;
    const existing = it[Symbol.asyncDispose];
    it[Symbol.asyncDispose] = async ()=>{
        await dispose();
        await (existing === null || existing === void 0 ? void 0 : existing.call(it));
    };
    return it;
}
//#endregion
//#region src/unstable-core-do-not-import/stream/utils/timerResource.ts
const disposablePromiseTimerResult = Symbol();
function timerResource(ms) {
    let timer = null;
    return makeResource({
        start () {
            if (timer) throw new Error("Timer already started");
            return new Promise((resolve)=>{
                timer = setTimeout(()=>resolve(disposablePromiseTimerResult), ms);
            });
        }
    }, ()=>{
        if (timer) clearTimeout(timer);
    });
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/usingCtx.js
function _usingCtx() {
    var r1 = "function" == typeof SuppressedError ? SuppressedError : function(r1, e) {
        var n1 = Error();
        return n1.name = "SuppressedError", n1.error = r1, n1.suppressed = e, n1;
    }, e = {}, n1 = [];
    function using(r1, e) {
        if (null != e) {
            if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
            if (r1) var o1 = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
            if (void 0 === o1 && (o1 = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r1)) var t1 = o1;
            if ("function" != typeof o1) throw new TypeError("Object is not disposable.");
            t1 && (o1 = function o1() {
                try {
                    t1.call(e);
                } catch (r1) {
                    return Promise.reject(r1);
                }
            }), n1.push({
                v: e,
                d: o1,
                a: r1
            });
        } else r1 && n1.push({
            d: e,
            a: r1
        });
        return e;
    }
    return {
        e,
        u: using.bind(null, !1),
        a: using.bind(null, !0),
        d: function d() {
            var o1, t1 = this.e, s1 = 0;
            function next() {
                for(; o1 = n1.pop();)try {
                    if (!o1.a && 1 === s1) return s1 = 0, n1.push(o1), Promise.resolve().then(next);
                    if (o1.d) {
                        var r1 = o1.d.call(o1.v);
                        if (o1.a) return s1 |= 2, Promise.resolve(r1).then(next, err);
                    } else s1 |= 1;
                } catch (r1) {
                    return err(r1);
                }
                if (1 === s1) return t1 !== e ? Promise.reject(t1) : Promise.resolve();
                if (t1 !== e) throw t1;
            }
            function err(n1) {
                return t1 = t1 !== e ? new r1(n1, t1) : n1, next();
            }
            return next();
        }
    };
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/OverloadYield.js
function _OverloadYield(e, d) {
    this.v = e, this.k = d;
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/awaitAsyncGenerator.js
function _awaitAsyncGenerator(e) {
    return new _OverloadYield(e, 0);
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/wrapAsyncGenerator.js
function _wrapAsyncGenerator(e) {
    return function() {
        return new AsyncGenerator(e.apply(this, arguments));
    };
}
function AsyncGenerator(e) {
    var r1, t1;
    function resume(r1, t1) {
        try {
            var n1 = e[r1](t1), o1 = n1.value, u1 = o1 instanceof _OverloadYield;
            Promise.resolve(u1 ? o1.v : o1).then(function(t1) {
                if (u1) {
                    var i1 = "return" === r1 ? "return" : "next";
                    if (!o1.k || t1.done) return resume(i1, t1);
                    t1 = e[i1](t1).value;
                }
                settle(n1.done ? "return" : "normal", t1);
            }, function(e) {
                resume("throw", e);
            });
        } catch (e) {
            settle("throw", e);
        }
    }
    function settle(e, n1) {
        switch(e){
            case "return":
                r1.resolve({
                    value: n1,
                    done: !0
                });
                break;
            case "throw":
                r1.reject(n1);
                break;
            default:
                r1.resolve({
                    value: n1,
                    done: !1
                });
        }
        (r1 = r1.next) ? resume(r1.key, r1.arg) : t1 = null;
    }
    this._invoke = function(e, n1) {
        return new Promise(function(o1, u1) {
            var i1 = {
                key: e,
                arg: n1,
                resolve: o1,
                reject: u1,
                next: null
            };
            t1 ? t1 = t1.next = i1 : (r1 = t1 = i1, resume(e, n1));
        });
    }, "function" != typeof e["return"] && (this["return"] = void 0);
}
AsyncGenerator.prototype["function" == typeof Symbol && Symbol.asyncIterator || "@@asyncIterator"] = function() {
    return this;
}, AsyncGenerator.prototype.next = function(e) {
    return this._invoke("next", e);
}, AsyncGenerator.prototype["throw"] = function(e) {
    return this._invoke("throw", e);
}, AsyncGenerator.prototype["return"] = function(e) {
    return this._invoke("return", e);
};
//#endregion
//#region src/unstable-core-do-not-import/stream/utils/asyncIterable.ts
function iteratorResource(iterable) {
    const iterator = iterable[Symbol.asyncIterator]();
    if (iterator[Symbol.asyncDispose]) return iterator;
    return makeAsyncResource(iterator, async ()=>{
        var _iterator$return;
        await ((_iterator$return = iterator.return) === null || _iterator$return === void 0 ? void 0 : _iterator$return.call(iterator));
    });
}
/**
* Derives a new {@link AsyncGenerator} based of {@link iterable}, that yields its first
* {@link count} values. Then, a grace period of {@link gracePeriodMs} is started in which further
* values may still come through. After this period, the generator aborts.
*/ function takeWithGrace(_x, _x2) {
    return _takeWithGrace.apply(this, arguments);
}
function _takeWithGrace() {
    _takeWithGrace = _wrapAsyncGenerator(function*(iterable, opts) {
        try {
            var _usingCtx$5 = _usingCtx();
            const iterator = _usingCtx$5.a(iteratorResource(iterable));
            let result;
            const timer = _usingCtx$5.u(timerResource(opts.gracePeriodMs));
            let count = opts.count;
            let timerPromise = new Promise(()=>{});
            while(true){
                result = yield _awaitAsyncGenerator(Unpromise.race([
                    iterator.next(),
                    timerPromise
                ]));
                if (result === disposablePromiseTimerResult) throwAbortError();
                if (result.done) return result.value;
                yield result.value;
                if (--count === 0) timerPromise = timer.start();
                result = null;
            }
        } catch (_) {
            _usingCtx$5.e = _;
        } finally{
            yield _awaitAsyncGenerator(_usingCtx$5.d());
        }
    });
    return _takeWithGrace.apply(this, arguments);
}
//#endregion
//#region src/unstable-core-do-not-import/stream/utils/createDeferred.ts
function createDeferred() {
    let resolve;
    let reject;
    return {
        promise: new Promise((res, rej)=>{
            resolve = res;
            reject = rej;
        }),
        resolve,
        reject
    };
}
//#endregion
//#region src/unstable-core-do-not-import/stream/utils/mergeAsyncIterables.ts
function createManagedIterator(iterable, onResult) {
    const iterator = iterable[Symbol.asyncIterator]();
    let state = "idle";
    function cleanup() {
        state = "done";
        onResult = ()=>{};
    }
    function pull() {
        if (state !== "idle") return;
        state = "pending";
        iterator.next().then((result)=>{
            if (result.done) {
                state = "done";
                onResult({
                    status: "return",
                    value: result.value
                });
                cleanup();
                return;
            }
            state = "idle";
            onResult({
                status: "yield",
                value: result.value
            });
        }).catch((cause)=>{
            onResult({
                status: "error",
                error: cause
            });
            cleanup();
        });
    }
    return {
        pull,
        destroy: async ()=>{
            var _iterator$return;
            cleanup();
            await ((_iterator$return = iterator.return) === null || _iterator$return === void 0 ? void 0 : _iterator$return.call(iterator));
        }
    };
}
/**
* Creates a new async iterable that merges multiple async iterables into a single stream.
* Values from the input iterables are yielded in the order they resolve, similar to Promise.race().
*
* New iterables can be added dynamically using the returned {@link MergedAsyncIterables.add} method, even after iteration has started.
*
* If any of the input iterables throws an error, that error will be propagated through the merged stream.
* Other iterables will not continue to be processed.
*
* @template TYield The type of values yielded by the input iterables
*/ function mergeAsyncIterables() {
    let state = "idle";
    let flushSignal = createDeferred();
    /**
	* used while {@link state} is `idle`
	*/ const iterables = [];
    /**
	* used while {@link state} is `pending`
	*/ const iterators = /* @__PURE__ */ new Set();
    const buffer = [];
    function initIterable(iterable) {
        if (state !== "pending") return;
        const iterator = createManagedIterator(iterable, (result)=>{
            if (state !== "pending") return;
            switch(result.status){
                case "yield":
                    buffer.push([
                        iterator,
                        result
                    ]);
                    break;
                case "return":
                    iterators.delete(iterator);
                    break;
                case "error":
                    buffer.push([
                        iterator,
                        result
                    ]);
                    iterators.delete(iterator);
            }
            flushSignal.resolve();
        });
        iterators.add(iterator);
        iterator.pull();
    }
    return {
        add (iterable) {
            switch(state){
                case "idle":
                    iterables.push(iterable);
                    break;
                case "pending":
                    initIterable(iterable);
            }
        },
        [Symbol.asyncIterator] () {
            return _wrapAsyncGenerator(function*() {
                try {
                    var _usingCtx$4 = _usingCtx();
                    if (state !== "idle") throw new Error("Cannot iterate twice");
                    state = "pending";
                    _usingCtx$4.a(makeAsyncResource({}, async ()=>{
                        state = "done";
                        const errors = [];
                        await Promise.all(Array.from(iterators.values()).map(async (it)=>{
                            try {
                                await it.destroy();
                            } catch (cause) {
                                errors.push(cause);
                            }
                        }));
                        buffer.length = 0;
                        iterators.clear();
                        flushSignal.resolve();
                        if (errors.length > 0) throw new AggregateError(errors);
                    }));
                    while(iterables.length > 0)initIterable(iterables.shift());
                    while(iterators.size > 0){
                        yield _awaitAsyncGenerator(flushSignal.promise);
                        while(buffer.length > 0){
                            const [iterator, result] = buffer.shift();
                            switch(result.status){
                                case "yield":
                                    yield result.value;
                                    iterator.pull();
                                    break;
                                case "error":
                                    throw result.error;
                            }
                        }
                        flushSignal = createDeferred();
                    }
                } catch (_) {
                    _usingCtx$4.e = _;
                } finally{
                    yield _awaitAsyncGenerator(_usingCtx$4.d());
                }
            })();
        }
    };
}
//#endregion
//#region src/unstable-core-do-not-import/stream/utils/readableStreamFrom.ts
/**
* Creates a ReadableStream from an AsyncIterable.
*
* @param iterable - The source AsyncIterable to stream from
* @returns A ReadableStream that yields values from the AsyncIterable
*/ function readableStreamFrom(iterable) {
    const iterator = iterable[Symbol.asyncIterator]();
    return new ReadableStream({
        async cancel () {
            var _iterator$return;
            await ((_iterator$return = iterator.return) === null || _iterator$return === void 0 ? void 0 : _iterator$return.call(iterator));
        },
        async pull (controller) {
            const result = await iterator.next();
            if (result.done) {
                controller.close();
                return;
            }
            controller.enqueue(result.value);
        }
    });
}
//#endregion
//#region src/unstable-core-do-not-import/stream/utils/withPing.ts
const PING_SYM = Symbol("ping");
/**
* Derives a new {@link AsyncGenerator} based of {@link iterable}, that yields {@link PING_SYM}
* whenever no value has been yielded for {@link pingIntervalMs}.
*/ function withPing(_x, _x2) {
    return _withPing.apply(this, arguments);
}
function _withPing() {
    _withPing = _wrapAsyncGenerator(function*(iterable, pingIntervalMs) {
        try {
            var _usingCtx$3 = _usingCtx();
            const iterator = _usingCtx$3.a(iteratorResource(iterable));
            let result;
            let nextPromise = iterator.next();
            while(true)try {
                var _usingCtx3 = _usingCtx();
                const pingPromise = _usingCtx3.u(timerResource(pingIntervalMs));
                result = yield _awaitAsyncGenerator(Unpromise.race([
                    nextPromise,
                    pingPromise.start()
                ]));
                if (result === disposablePromiseTimerResult) {
                    yield PING_SYM;
                    continue;
                }
                if (result.done) return result.value;
                nextPromise = iterator.next();
                yield result.value;
                result = null;
            } catch (_) {
                _usingCtx3.e = _;
            } finally{
                _usingCtx3.d();
            }
        } catch (_) {
            _usingCtx$3.e = _;
        } finally{
            yield _awaitAsyncGenerator(_usingCtx$3.d());
        }
    });
    return _withPing.apply(this, arguments);
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/asyncIterator.js
function _asyncIterator(r1) {
    var n1, t1, o1, e = 2;
    for("undefined" != typeof Symbol && (t1 = Symbol.asyncIterator, o1 = Symbol.iterator); e--;){
        if (t1 && null != (n1 = r1[t1])) return n1.call(r1);
        if (o1 && null != (n1 = r1[o1])) return new AsyncFromSyncIterator(n1.call(r1));
        t1 = "@@asyncIterator", o1 = "@@iterator";
    }
    throw new TypeError("Object is not async iterable");
}
function AsyncFromSyncIterator(r1) {
    function AsyncFromSyncIteratorContinuation(r1) {
        if (Object(r1) !== r1) return Promise.reject(/* @__PURE__ */ new TypeError(r1 + " is not an object."));
        var n1 = r1.done;
        return Promise.resolve(r1.value).then(function(r1) {
            return {
                value: r1,
                done: n1
            };
        });
    }
    return AsyncFromSyncIterator = function AsyncFromSyncIterator(r1) {
        this.s = r1, this.n = r1.next;
    }, AsyncFromSyncIterator.prototype = {
        s: null,
        n: null,
        next: function next() {
            return AsyncFromSyncIteratorContinuation(this.n.apply(this.s, arguments));
        },
        "return": function _return(r1) {
            var n1 = this.s["return"];
            return void 0 === n1 ? Promise.resolve({
                value: r1,
                done: !0
            }) : AsyncFromSyncIteratorContinuation(n1.apply(this.s, arguments));
        },
        "throw": function _throw(r1) {
            var n1 = this.s["return"];
            return void 0 === n1 ? Promise.reject(r1) : AsyncFromSyncIteratorContinuation(n1.apply(this.s, arguments));
        }
    }, new AsyncFromSyncIterator(r1);
}
//#endregion
//#region src/unstable-core-do-not-import/stream/jsonl.ts
const CHUNK_VALUE_TYPE_PROMISE = 0;
const CHUNK_VALUE_TYPE_ASYNC_ITERABLE = 1;
const PROMISE_STATUS_FULFILLED = 0;
const PROMISE_STATUS_REJECTED = 1;
const ASYNC_ITERABLE_STATUS_RETURN = 0;
const ASYNC_ITERABLE_STATUS_YIELD = 1;
const ASYNC_ITERABLE_STATUS_ERROR = 2;
function isPromise(value) {
    return (isObject(value) || isFunction(value)) && typeof (value === null || value === void 0 ? void 0 : value["then"]) === "function" && typeof (value === null || value === void 0 ? void 0 : value["catch"]) === "function";
}
var MaxDepthError = class extends Error {
    constructor(path){
        super("Max depth reached at path: " + path.join("."));
        this.path = path;
    }
};
function createBatchStreamProducer(_x3) {
    return _createBatchStreamProducer.apply(this, arguments);
}
function _createBatchStreamProducer() {
    _createBatchStreamProducer = _wrapAsyncGenerator(function*(opts) {
        const { data } = opts;
        let counter = 0;
        const placeholder = 0;
        const mergedIterables = mergeAsyncIterables();
        function registerAsync(callback) {
            const idx = counter++;
            const iterable = callback(idx);
            mergedIterables.add(iterable);
            return idx;
        }
        function encodePromise(promise, path) {
            return registerAsync(/* @__PURE__ */ function() {
                var _ref = _wrapAsyncGenerator(function*(idx) {
                    const error = checkMaxDepth(path);
                    if (error) {
                        promise.catch((cause)=>{
                            var _opts$onError;
                            (_opts$onError = opts.onError) === null || _opts$onError === void 0 || _opts$onError.call(opts, {
                                error: cause,
                                path
                            });
                        });
                        promise = Promise.reject(error);
                    }
                    try {
                        const next = yield _awaitAsyncGenerator(promise);
                        yield [
                            idx,
                            PROMISE_STATUS_FULFILLED,
                            encode(next, path)
                        ];
                    } catch (cause) {
                        var _opts$onError2, _opts$formatError;
                        (_opts$onError2 = opts.onError) === null || _opts$onError2 === void 0 || _opts$onError2.call(opts, {
                            error: cause,
                            path
                        });
                        yield [
                            idx,
                            PROMISE_STATUS_REJECTED,
                            (_opts$formatError = opts.formatError) === null || _opts$formatError === void 0 ? void 0 : _opts$formatError.call(opts, {
                                error: cause,
                                path
                            })
                        ];
                    }
                });
                return function(_x) {
                    return _ref.apply(this, arguments);
                };
            }());
        }
        function encodeAsyncIterable(iterable, path) {
            return registerAsync(/* @__PURE__ */ function() {
                var _ref2 = _wrapAsyncGenerator(function*(idx) {
                    try {
                        var _usingCtx$2 = _usingCtx();
                        const error = checkMaxDepth(path);
                        if (error) throw error;
                        const iterator = _usingCtx$2.a(iteratorResource(iterable));
                        try {
                            while(true){
                                const next = yield _awaitAsyncGenerator(iterator.next());
                                if (next.done) {
                                    yield [
                                        idx,
                                        ASYNC_ITERABLE_STATUS_RETURN,
                                        encode(next.value, path)
                                    ];
                                    break;
                                }
                                yield [
                                    idx,
                                    ASYNC_ITERABLE_STATUS_YIELD,
                                    encode(next.value, path)
                                ];
                            }
                        } catch (cause) {
                            var _opts$onError3, _opts$formatError2;
                            (_opts$onError3 = opts.onError) === null || _opts$onError3 === void 0 || _opts$onError3.call(opts, {
                                error: cause,
                                path
                            });
                            yield [
                                idx,
                                ASYNC_ITERABLE_STATUS_ERROR,
                                (_opts$formatError2 = opts.formatError) === null || _opts$formatError2 === void 0 ? void 0 : _opts$formatError2.call(opts, {
                                    error: cause,
                                    path
                                })
                            ];
                        }
                    } catch (_) {
                        _usingCtx$2.e = _;
                    } finally{
                        yield _awaitAsyncGenerator(_usingCtx$2.d());
                    }
                });
                return function(_x2) {
                    return _ref2.apply(this, arguments);
                };
            }());
        }
        function checkMaxDepth(path) {
            if (opts.maxDepth && path.length > opts.maxDepth) return new MaxDepthError(path);
            return null;
        }
        function encodeAsync(value, path) {
            if (isPromise(value)) return [
                CHUNK_VALUE_TYPE_PROMISE,
                encodePromise(value, path)
            ];
            if (isAsyncIterable(value)) {
                if (opts.maxDepth && path.length >= opts.maxDepth) throw new Error("Max depth reached");
                return [
                    CHUNK_VALUE_TYPE_ASYNC_ITERABLE,
                    encodeAsyncIterable(value, path)
                ];
            }
            return null;
        }
        function encode(value, path) {
            if (value === void 0) return [
                []
            ];
            const reg = encodeAsync(value, path);
            if (reg) return [
                [
                    placeholder
                ],
                [
                    null,
                    ...reg
                ]
            ];
            if (!isPlainObject(value)) return [
                [
                    value
                ]
            ];
            const newObj = emptyObject();
            const asyncValues = [];
            for (const [key, item] of Object.entries(value)){
                const transformed = encodeAsync(item, [
                    ...path,
                    key
                ]);
                if (!transformed) {
                    newObj[key] = item;
                    continue;
                }
                newObj[key] = placeholder;
                asyncValues.push([
                    key,
                    ...transformed
                ]);
            }
            return [
                [
                    newObj
                ],
                ...asyncValues
            ];
        }
        const newHead = emptyObject();
        for (const [key, item] of Object.entries(data))newHead[key] = encode(item, [
            key
        ]);
        yield newHead;
        let iterable = mergedIterables;
        if (opts.pingMs) iterable = withPing(mergedIterables, opts.pingMs);
        var _iteratorAbruptCompletion = false;
        var _didIteratorError = false;
        var _iteratorError;
        try {
            for(var _iterator = _asyncIterator(iterable), _step; _iteratorAbruptCompletion = !(_step = yield _awaitAsyncGenerator(_iterator.next())).done; _iteratorAbruptCompletion = false)yield _step.value;
        } catch (err) {
            _didIteratorError = true;
            _iteratorError = err;
        } finally{
            try {
                if (_iteratorAbruptCompletion && _iterator.return != null) yield _awaitAsyncGenerator(_iterator.return());
            } finally{
                if (_didIteratorError) throw _iteratorError;
            }
        }
    });
    return _createBatchStreamProducer.apply(this, arguments);
}
/**
* JSON Lines stream producer
* @see https://jsonlines.org/
*/ function jsonlStreamProducer(opts) {
    let stream = readableStreamFrom(createBatchStreamProducer(opts));
    const { serialize } = opts;
    if (serialize) stream = stream.pipeThrough(new TransformStream({
        transform (chunk, controller) {
            if (chunk === PING_SYM) controller.enqueue(PING_SYM);
            else controller.enqueue(serialize(chunk));
        }
    }));
    return stream.pipeThrough(new TransformStream({
        transform (chunk, controller) {
            if (chunk === PING_SYM) controller.enqueue(" ");
            else controller.enqueue(JSON.stringify(chunk) + "\n");
        }
    })).pipeThrough(new TextEncoderStream());
}
var AsyncError = class extends Error {
    constructor(data){
        super("Received error from server");
        this.data = data;
    }
};
const nodeJsStreamToReaderEsque = (source)=>{
    return {
        getReader () {
            return new ReadableStream({
                start (controller) {
                    source.on("data", (chunk)=>{
                        controller.enqueue(chunk);
                    });
                    source.on("end", ()=>{
                        controller.close();
                    });
                    source.on("error", (error)=>{
                        controller.error(error);
                    });
                }
            }).getReader();
        }
    };
};
function createLineAccumulator(from) {
    const reader = "getReader" in from ? from.getReader() : nodeJsStreamToReaderEsque(from).getReader();
    let lineAggregate = "";
    return new ReadableStream({
        async pull (controller) {
            const { done, value } = await reader.read();
            if (done) controller.close();
            else controller.enqueue(value);
        },
        cancel () {
            return reader.cancel();
        }
    }).pipeThrough(new TextDecoderStream()).pipeThrough(new TransformStream({
        transform (chunk, controller) {
            var _parts$pop;
            lineAggregate += chunk;
            const parts = lineAggregate.split("\n");
            lineAggregate = (_parts$pop = parts.pop()) !== null && _parts$pop !== void 0 ? _parts$pop : "";
            for (const part of parts)controller.enqueue(part);
        }
    }));
}
function createConsumerStream(from) {
    const stream = createLineAccumulator(from);
    let sentHead = false;
    return stream.pipeThrough(new TransformStream({
        transform (line, controller) {
            if (!sentHead) {
                const head = JSON.parse(line);
                controller.enqueue(head);
                sentHead = true;
            } else {
                const chunk = JSON.parse(line);
                controller.enqueue(chunk);
            }
        }
    }));
}
/**
* Creates a handler for managing stream controllers and their lifecycle
*/ function createStreamsManager(abortController) {
    const controllerMap = /* @__PURE__ */ new Map();
    /**
	* Checks if there are no pending controllers or deferred promises
	*/ function isEmpty() {
        return Array.from(controllerMap.values()).every((c1)=>c1.closed);
    }
    /**
	* Creates a stream controller
	*/ function createStreamController() {
        let originalController;
        const stream = new ReadableStream({
            start (controller) {
                originalController = controller;
            }
        });
        const streamController = {
            enqueue: (v)=>originalController.enqueue(v),
            close: ()=>{
                originalController.close();
                clear();
                if (isEmpty()) abortController.abort();
            },
            closed: false,
            getReaderResource: ()=>{
                const reader = stream.getReader();
                return makeResource(reader, ()=>{
                    streamController.close();
                    reader.releaseLock();
                });
            },
            error: (reason)=>{
                originalController.error(reason);
                clear();
            }
        };
        function clear() {
            Object.assign(streamController, {
                closed: true,
                close: ()=>{},
                enqueue: ()=>{},
                getReaderResource: null,
                error: ()=>{}
            });
        }
        return streamController;
    }
    /**
	* Gets or creates a stream controller
	*/ function getOrCreate(chunkId) {
        let c1 = controllerMap.get(chunkId);
        if (!c1) {
            c1 = createStreamController();
            controllerMap.set(chunkId, c1);
        }
        return c1;
    }
    /**
	* Cancels all pending controllers and rejects deferred promises
	*/ function cancelAll(reason) {
        for (const controller of controllerMap.values())controller.error(reason);
    }
    /**
	* Closes all pending controllers to preserve buffered data
	*/ function closeAll() {
        for (const controller of controllerMap.values())controller.close();
    }
    return {
        getOrCreate,
        cancelAll,
        closeAll
    };
}
/**
* JSON Lines stream consumer
* @see https://jsonlines.org/
*/ async function jsonlStreamConsumer(opts) {
    const { deserialize = (v)=>v } = opts;
    let source = createConsumerStream(opts.from);
    if (deserialize) source = source.pipeThrough(new TransformStream({
        transform (chunk, controller) {
            controller.enqueue(deserialize(chunk));
        }
    }));
    let headDeferred = createDeferred();
    const streamManager = createStreamsManager(opts.abortController);
    function decodeChunkDefinition(value) {
        const [_path, type, chunkId] = value;
        const controller = streamManager.getOrCreate(chunkId);
        switch(type){
            case CHUNK_VALUE_TYPE_PROMISE:
                return run(async ()=>{
                    try {
                        var _usingCtx3 = _usingCtx();
                        const { value } = await _usingCtx3.u(controller.getReaderResource()).read();
                        const [_chunkId, status, data] = value;
                        switch(status){
                            case PROMISE_STATUS_FULFILLED:
                                return decode(data);
                            case PROMISE_STATUS_REJECTED:
                                var _opts$formatError3, _opts$formatError4;
                                throw (_opts$formatError3 = (_opts$formatError4 = opts.formatError) === null || _opts$formatError4 === void 0 ? void 0 : _opts$formatError4.call(opts, {
                                    error: data
                                })) !== null && _opts$formatError3 !== void 0 ? _opts$formatError3 : new AsyncError(data);
                        }
                    } catch (_) {
                        _usingCtx3.e = _;
                    } finally{
                        _usingCtx3.d();
                    }
                });
            case CHUNK_VALUE_TYPE_ASYNC_ITERABLE:
                return run(_wrapAsyncGenerator(function*() {
                    try {
                        var _usingCtx4 = _usingCtx();
                        const reader = _usingCtx4.u(controller.getReaderResource());
                        while(true){
                            const { value } = yield _awaitAsyncGenerator(reader.read());
                            const [_chunkId, status, data] = value;
                            switch(status){
                                case ASYNC_ITERABLE_STATUS_YIELD:
                                    yield decode(data);
                                    break;
                                case ASYNC_ITERABLE_STATUS_RETURN:
                                    return decode(data);
                                case ASYNC_ITERABLE_STATUS_ERROR:
                                    var _opts$formatError5, _opts$formatError6;
                                    throw (_opts$formatError5 = (_opts$formatError6 = opts.formatError) === null || _opts$formatError6 === void 0 ? void 0 : _opts$formatError6.call(opts, {
                                        error: data
                                    })) !== null && _opts$formatError5 !== void 0 ? _opts$formatError5 : new AsyncError(data);
                            }
                        }
                    } catch (_) {
                        _usingCtx4.e = _;
                    } finally{
                        _usingCtx4.d();
                    }
                }));
        }
    }
    function decode(value) {
        const [[data], ...asyncProps] = value;
        for (const value of asyncProps){
            const [key] = value;
            const decoded = decodeChunkDefinition(value);
            if (key === null) return decoded;
            data[key] = decoded;
        }
        return data;
    }
    const handleClose = ()=>{
        if (headDeferred) {
            headDeferred.reject(/* @__PURE__ */ new Error("Stream closed before head was received"));
            headDeferred = null;
        }
        streamManager.closeAll();
    };
    const handleAbort = (reason)=>{
        headDeferred === null || headDeferred === void 0 || headDeferred.reject(reason);
        headDeferred = null;
        streamManager.cancelAll(reason);
    };
    source.pipeTo(new WritableStream({
        write (chunkOrHead) {
            if (headDeferred) {
                const head = chunkOrHead;
                for (const [key, value] of Object.entries(chunkOrHead))head[key] = decode(value);
                headDeferred.resolve(head);
                headDeferred = null;
                return;
            }
            const chunk = chunkOrHead;
            const [idx] = chunk;
            streamManager.getOrCreate(idx).enqueue(chunk);
        },
        close: handleClose,
        abort: handleAbort
    })).catch((error)=>{
        var _opts$onError4;
        (_opts$onError4 = opts.onError) === null || _opts$onError4 === void 0 || _opts$onError4.call(opts, {
            error
        });
        handleAbort(error);
    });
    return [
        await headDeferred.promise
    ];
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/asyncGeneratorDelegate.js
function _asyncGeneratorDelegate(t1) {
    var e = {}, n1 = !1;
    function pump(e, r1) {
        return n1 = !0, r1 = new Promise(function(n1) {
            n1(t1[e](r1));
        }), {
            done: !1,
            value: new _OverloadYield(r1, 1)
        };
    }
    return e["undefined" != typeof Symbol && Symbol.iterator || "@@iterator"] = function() {
        return this;
    }, e.next = function(t1) {
        return n1 ? (n1 = !1, t1) : pump("next", t1);
    }, "function" == typeof t1["throw"] && (e["throw"] = function(t1) {
        if (n1) throw n1 = !1, t1;
        return pump("throw", t1);
    }), "function" == typeof t1["return"] && (e["return"] = function(t1) {
        return n1 ? (n1 = !1, t1) : pump("return", t1);
    }), e;
}
//#endregion
//#region src/unstable-core-do-not-import/stream/sse.ts
const PING_EVENT = "ping";
const SERIALIZED_ERROR_EVENT = "serialized-error";
const CONNECTED_EVENT = "connected";
const RETURN_EVENT = "return";
/**
*
* @see https://html.spec.whatwg.org/multipage/server-sent-events.html
*/ function sseStreamProducer(opts) {
    var _opts$ping$enabled, _opts$ping, _opts$ping$intervalMs, _opts$ping2, _opts$client;
    const { serialize = identity } = opts;
    const ping = {
        enabled: (_opts$ping$enabled = (_opts$ping = opts.ping) === null || _opts$ping === void 0 ? void 0 : _opts$ping.enabled) !== null && _opts$ping$enabled !== void 0 ? _opts$ping$enabled : false,
        intervalMs: (_opts$ping$intervalMs = (_opts$ping2 = opts.ping) === null || _opts$ping2 === void 0 ? void 0 : _opts$ping2.intervalMs) !== null && _opts$ping$intervalMs !== void 0 ? _opts$ping$intervalMs : 1e3
    };
    const client = (_opts$client = opts.client) !== null && _opts$client !== void 0 ? _opts$client : {};
    if (ping.enabled && client.reconnectAfterInactivityMs && ping.intervalMs > client.reconnectAfterInactivityMs) throw new Error(`Ping interval must be less than client reconnect interval to prevent unnecessary reconnection - ping.intervalMs: ${ping.intervalMs} client.reconnectAfterInactivityMs: ${client.reconnectAfterInactivityMs}`);
    function generator() {
        return _generator.apply(this, arguments);
    }
    function _generator() {
        _generator = _wrapAsyncGenerator(function*() {
            yield {
                event: CONNECTED_EVENT,
                data: JSON.stringify(client)
            };
            let iterable = opts.data;
            if (opts.emitAndEndImmediately) iterable = takeWithGrace(iterable, {
                count: 1,
                gracePeriodMs: 1
            });
            if (ping.enabled && ping.intervalMs !== Infinity && ping.intervalMs > 0) iterable = withPing(iterable, ping.intervalMs);
            let value;
            let chunk;
            var _iteratorAbruptCompletion = false;
            var _didIteratorError = false;
            var _iteratorError;
            try {
                for(var _iterator = _asyncIterator(iterable), _step; _iteratorAbruptCompletion = !(_step = yield _awaitAsyncGenerator(_iterator.next())).done; _iteratorAbruptCompletion = false){
                    value = _step.value;
                    if (value === PING_SYM) {
                        yield {
                            event: PING_EVENT,
                            data: ""
                        };
                        continue;
                    }
                    chunk = isTrackedEnvelope(value) ? {
                        id: value[0],
                        data: value[1]
                    } : {
                        data: value
                    };
                    chunk.data = JSON.stringify(serialize(chunk.data));
                    yield chunk;
                    value = null;
                    chunk = null;
                }
            } catch (err) {
                _didIteratorError = true;
                _iteratorError = err;
            } finally{
                try {
                    if (_iteratorAbruptCompletion && _iterator.return != null) yield _awaitAsyncGenerator(_iterator.return());
                } finally{
                    if (_didIteratorError) throw _iteratorError;
                }
            }
        });
        return _generator.apply(this, arguments);
    }
    function generatorWithErrorHandling() {
        return _generatorWithErrorHandling.apply(this, arguments);
    }
    function _generatorWithErrorHandling() {
        _generatorWithErrorHandling = _wrapAsyncGenerator(function*() {
            try {
                yield* _asyncGeneratorDelegate(_asyncIterator(generator()));
                yield {
                    event: RETURN_EVENT,
                    data: ""
                };
            } catch (cause) {
                var _opts$formatError, _opts$formatError2;
                if (isAbortError(cause)) return;
                const error = getTRPCErrorFromUnknown(cause);
                const data = (_opts$formatError = (_opts$formatError2 = opts.formatError) === null || _opts$formatError2 === void 0 ? void 0 : _opts$formatError2.call(opts, {
                    error
                })) !== null && _opts$formatError !== void 0 ? _opts$formatError : null;
                yield {
                    event: SERIALIZED_ERROR_EVENT,
                    data: JSON.stringify(serialize(data))
                };
            }
        });
        return _generatorWithErrorHandling.apply(this, arguments);
    }
    return readableStreamFrom(generatorWithErrorHandling()).pipeThrough(new TransformStream({
        transform (chunk, controller) {
            if ("event" in chunk) controller.enqueue(`event: ${chunk.event}\n`);
            if ("data" in chunk) controller.enqueue(`data: ${chunk.data}\n`);
            if ("id" in chunk) controller.enqueue(`id: ${chunk.id}\n`);
            if ("comment" in chunk) controller.enqueue(`: ${chunk.comment}\n`);
            controller.enqueue("\n\n");
        }
    })).pipeThrough(new TextEncoderStream());
}
async function withTimeout(opts) {
    try {
        var _usingCtx$1 = _usingCtx();
        const timeoutPromise = _usingCtx$1.u(timerResource(opts.timeoutMs));
        const res = await Unpromise.race([
            opts.promise,
            timeoutPromise.start()
        ]);
        if (res === disposablePromiseTimerResult) return await opts.onTimeout();
        return res;
    } catch (_) {
        _usingCtx$1.e = _;
    } finally{
        _usingCtx$1.d();
    }
}
/**
* @see https://html.spec.whatwg.org/multipage/server-sent-events.html
*/ function sseStreamConsumer(opts) {
    const { deserialize = (v)=>v } = opts;
    let clientOptions = emptyObject();
    const signal = opts.signal;
    let _es = null;
    const createStream = ()=>new ReadableStream({
            async start (controller) {
                const [url, init] = await Promise.all([
                    opts.url(),
                    opts.init()
                ]);
                const eventSource = _es = new opts.EventSource(url, init);
                controller.enqueue({
                    type: "connecting",
                    eventSource: _es,
                    event: null
                });
                eventSource.addEventListener(CONNECTED_EVENT, (_msg)=>{
                    const options = JSON.parse(_msg.data);
                    clientOptions = options;
                    controller.enqueue({
                        type: "connected",
                        options,
                        eventSource
                    });
                });
                eventSource.addEventListener(SERIALIZED_ERROR_EVENT, (_msg)=>{
                    const msg = _msg;
                    controller.enqueue({
                        type: "serialized-error",
                        error: deserialize(JSON.parse(msg.data)),
                        eventSource
                    });
                });
                eventSource.addEventListener(PING_EVENT, ()=>{
                    controller.enqueue({
                        type: "ping",
                        eventSource
                    });
                });
                eventSource.addEventListener(RETURN_EVENT, ()=>{
                    eventSource.close();
                    controller.close();
                    _es = null;
                });
                eventSource.addEventListener("error", (event)=>{
                    if (eventSource.readyState === eventSource.CLOSED) controller.error(event);
                    else controller.enqueue({
                        type: "connecting",
                        eventSource,
                        event
                    });
                });
                eventSource.addEventListener("message", (_msg)=>{
                    const msg = _msg;
                    const def = {
                        data: deserialize(JSON.parse(msg.data))
                    };
                    if (msg.lastEventId) def.id = msg.lastEventId;
                    controller.enqueue({
                        type: "data",
                        data: def,
                        eventSource
                    });
                });
                const onAbort = ()=>{
                    try {
                        eventSource.close();
                        controller.close();
                    } catch (_unused) {}
                };
                if (signal.aborted) onAbort();
                else signal.addEventListener("abort", onAbort);
            },
            cancel () {
                _es === null || _es === void 0 || _es.close();
            }
        });
    const getStreamResource = ()=>{
        let stream = createStream();
        let reader = stream.getReader();
        async function dispose() {
            await reader.cancel();
            _es = null;
        }
        return makeAsyncResource({
            read () {
                return reader.read();
            },
            async recreate () {
                await dispose();
                stream = createStream();
                reader = stream.getReader();
            }
        }, dispose);
    };
    return run(_wrapAsyncGenerator(function*() {
        try {
            var _usingCtx3 = _usingCtx();
            const stream = _usingCtx3.a(getStreamResource());
            while(true){
                let promise = stream.read();
                const timeoutMs = clientOptions.reconnectAfterInactivityMs;
                if (timeoutMs) promise = withTimeout({
                    promise,
                    timeoutMs,
                    onTimeout: async ()=>{
                        const res = {
                            value: {
                                type: "timeout",
                                ms: timeoutMs,
                                eventSource: _es
                            },
                            done: false
                        };
                        await stream.recreate();
                        return res;
                    }
                });
                const result = yield _awaitAsyncGenerator(promise);
                if (result.done) return result.value;
                yield result.value;
            }
        } catch (_) {
            _usingCtx3.e = _;
        } finally{
            yield _awaitAsyncGenerator(_usingCtx3.d());
        }
    }));
}
const sseHeaders = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-cache, no-transform",
    "X-Accel-Buffering": "no",
    Connection: "keep-alive"
};
//#endregion
//#region src/unstable-core-do-not-import/http/resolveResponse.ts
function errorToAsyncIterable(err) {
    return run(_wrapAsyncGenerator(function*() {
        throw err;
    }));
}
function combinedAbortController(signal) {
    const controller = new AbortController();
    return {
        signal: abortSignalsAnyPonyfill([
            signal,
            controller.signal
        ]),
        controller
    };
}
const TYPE_ACCEPTED_METHOD_MAP = {
    mutation: [
        "POST"
    ],
    query: [
        "GET"
    ],
    subscription: [
        "GET"
    ]
};
const TYPE_ACCEPTED_METHOD_MAP_WITH_METHOD_OVERRIDE = {
    mutation: [
        "POST"
    ],
    query: [
        "GET",
        "POST"
    ],
    subscription: [
        "GET",
        "POST"
    ]
};
function initResponse(initOpts) {
    var _responseMeta, _info$calls$find$proc, _info$calls$find;
    const { ctx, info, responseMeta, untransformedJSON, errors = [], headers } = initOpts;
    let status = untransformedJSON ? getHTTPStatusCode(untransformedJSON) : 200;
    const eagerGeneration = !untransformedJSON;
    const data = eagerGeneration ? [] : Array.isArray(untransformedJSON) ? untransformedJSON : [
        untransformedJSON
    ];
    const meta = (_responseMeta = responseMeta === null || responseMeta === void 0 ? void 0 : responseMeta({
        ctx,
        info,
        paths: info === null || info === void 0 ? void 0 : info.calls.map((call)=>call.path),
        data,
        errors,
        eagerGeneration,
        type: (_info$calls$find$proc = info === null || info === void 0 || (_info$calls$find = info.calls.find((call)=>{
            var _call$procedure;
            return (_call$procedure = call.procedure) === null || _call$procedure === void 0 ? void 0 : _call$procedure._def.type;
        })) === null || _info$calls$find === void 0 || (_info$calls$find = _info$calls$find.procedure) === null || _info$calls$find === void 0 ? void 0 : _info$calls$find._def.type) !== null && _info$calls$find$proc !== void 0 ? _info$calls$find$proc : "unknown"
    })) !== null && _responseMeta !== void 0 ? _responseMeta : {};
    if (meta.headers) {
        if (meta.headers instanceof Headers) for (const [key, value] of meta.headers.entries())headers.append(key, value);
        else /**
		* @deprecated, delete in v12
		*/ for (const [key, value] of Object.entries(meta.headers))if (Array.isArray(value)) for (const v of value)headers.append(key, v);
        else if (typeof value === "string") headers.set(key, value);
    }
    if (meta.status) status = meta.status;
    return {
        status
    };
}
function caughtErrorToData(cause, errorOpts) {
    const { router, req, onError } = errorOpts.opts;
    const error = getTRPCErrorFromUnknown(cause);
    onError === null || onError === void 0 || onError({
        error,
        path: errorOpts.path,
        input: errorOpts.input,
        ctx: errorOpts.ctx,
        type: errorOpts.type,
        req
    });
    const untransformedJSON = {
        error: getErrorShape({
            config: router._def._config,
            error,
            type: errorOpts.type,
            path: errorOpts.path,
            input: errorOpts.input,
            ctx: errorOpts.ctx
        })
    };
    const transformedJSON = transformTRPCResponse(router._def._config, untransformedJSON);
    return {
        error,
        untransformedJSON,
        body: JSON.stringify(transformedJSON)
    };
}
/**
* Check if a value is a stream-like object
* - if it's an async iterable
* - if it's an object with async iterables or promises
*/ function isDataStream(v) {
    if (!isObject(v)) return false;
    if (isAsyncIterable(v)) return true;
    return Object.values(v).some(isPromise) || Object.values(v).some(isAsyncIterable);
}
async function resolveResponse(opts) {
    var _ref, _opts$allowBatching, _opts$batching, _opts$allowMethodOver, _config$sse$enabled, _config$sse;
    const { router, req } = opts;
    const headers = new Headers([
        [
            "vary",
            "trpc-accept, accept"
        ]
    ]);
    const config = router._def._config;
    const url = new URL(req.url);
    if (req.method === "HEAD") return new Response(null, {
        status: 204
    });
    const allowBatching = (_ref = (_opts$allowBatching = opts.allowBatching) !== null && _opts$allowBatching !== void 0 ? _opts$allowBatching : (_opts$batching = opts.batching) === null || _opts$batching === void 0 ? void 0 : _opts$batching.enabled) !== null && _ref !== void 0 ? _ref : true;
    const allowMethodOverride = ((_opts$allowMethodOver = opts.allowMethodOverride) !== null && _opts$allowMethodOver !== void 0 ? _opts$allowMethodOver : false) && req.method === "POST";
    const infoTuple = await run(async ()=>{
        try {
            return [
                void 0,
                await getRequestInfo({
                    req,
                    path: decodeURIComponent(opts.path),
                    router,
                    searchParams: url.searchParams,
                    headers: opts.req.headers,
                    url,
                    maxBatchSize: opts.maxBatchSize
                })
            ];
        } catch (cause) {
            return [
                getTRPCErrorFromUnknown(cause),
                void 0
            ];
        }
    });
    const ctxManager = run(()=>{
        let result = void 0;
        return {
            valueOrUndefined: ()=>{
                if (!result) return;
                return result[1];
            },
            value: ()=>{
                const [err, ctx] = result;
                if (err) throw err;
                return ctx;
            },
            create: async (info)=>{
                if (result) throw new Error("This should only be called once - report a bug in tRPC");
                try {
                    result = [
                        void 0,
                        await opts.createContext({
                            info
                        })
                    ];
                } catch (cause) {
                    result = [
                        getTRPCErrorFromUnknown(cause),
                        void 0
                    ];
                }
            }
        };
    });
    const methodMapper = allowMethodOverride ? TYPE_ACCEPTED_METHOD_MAP_WITH_METHOD_OVERRIDE : TYPE_ACCEPTED_METHOD_MAP;
    /**
	* @deprecated
	*/ const isStreamCall = getAcceptHeader(req.headers) === "application/jsonl";
    const experimentalSSE = (_config$sse$enabled = (_config$sse = config.sse) === null || _config$sse === void 0 ? void 0 : _config$sse.enabled) !== null && _config$sse$enabled !== void 0 ? _config$sse$enabled : true;
    try {
        const [infoError, info] = infoTuple;
        if (infoError) throw infoError;
        if (info.isBatchCall && !allowBatching) throw new TRPCError({
            code: "BAD_REQUEST",
            message: `Batching is not enabled on the server`
        });
        /* istanbul ignore if -- @preserve */ if (isStreamCall && !info.isBatchCall) throw new TRPCError({
            message: `Streaming requests must be batched (you can do a batch of 1)`,
            code: "BAD_REQUEST"
        });
        await ctxManager.create(info);
        const rpcCalls = info.calls.map(async (call)=>{
            const proc = call.procedure;
            const combinedAbort = combinedAbortController(opts.req.signal);
            try {
                if (opts.error) throw opts.error;
                if (!proc) throw new TRPCError({
                    code: "NOT_FOUND",
                    message: `No procedure found on path "${call.path}"`
                });
                if (!methodMapper[proc._def.type].includes(req.method)) throw new TRPCError({
                    code: "METHOD_NOT_SUPPORTED",
                    message: `Unsupported ${req.method}-request to ${proc._def.type} procedure at path "${call.path}"`
                });
                if (proc._def.type === "subscription") {
                    var _config$sse2;
                    /* istanbul ignore if -- @preserve */ if (info.isBatchCall) throw new TRPCError({
                        code: "BAD_REQUEST",
                        message: `Cannot batch subscription calls`
                    });
                    if ((_config$sse2 = config.sse) === null || _config$sse2 === void 0 ? void 0 : _config$sse2.maxDurationMs) {
                        function cleanup() {
                            clearTimeout(timer);
                            combinedAbort.signal.removeEventListener("abort", cleanup);
                            combinedAbort.controller.abort();
                        }
                        const timer = setTimeout(cleanup, config.sse.maxDurationMs);
                        combinedAbort.signal.addEventListener("abort", cleanup);
                    }
                }
                return [
                    void 0,
                    {
                        data: await proc({
                            path: call.path,
                            getRawInput: call.getRawInput,
                            ctx: ctxManager.value(),
                            type: proc._def.type,
                            signal: combinedAbort.signal,
                            batchIndex: call.batchIndex
                        }),
                        signal: proc._def.type === "subscription" ? combinedAbort.signal : void 0
                    }
                ];
            } catch (cause) {
                var _opts$onError, _call$procedure$_def$, _call$procedure2;
                const error = getTRPCErrorFromUnknown(cause);
                const input = call.result();
                (_opts$onError = opts.onError) === null || _opts$onError === void 0 || _opts$onError.call(opts, {
                    error,
                    path: call.path,
                    input,
                    ctx: ctxManager.valueOrUndefined(),
                    type: (_call$procedure$_def$ = (_call$procedure2 = call.procedure) === null || _call$procedure2 === void 0 ? void 0 : _call$procedure2._def.type) !== null && _call$procedure$_def$ !== void 0 ? _call$procedure$_def$ : "unknown",
                    req: opts.req
                });
                return [
                    error,
                    void 0
                ];
            }
        });
        if (!info.isBatchCall) {
            const [call] = info.calls;
            const [error, result] = await rpcCalls[0];
            switch(info.type){
                case "unknown":
                case "mutation":
                case "query":
                    {
                        headers.set("content-type", "application/json");
                        if (isDataStream(result === null || result === void 0 ? void 0 : result.data)) throw new TRPCError({
                            code: "UNSUPPORTED_MEDIA_TYPE",
                            message: "Cannot use stream-like response in non-streaming request - use httpBatchStreamLink"
                        });
                        const res = error ? {
                            error: getErrorShape({
                                config,
                                ctx: ctxManager.valueOrUndefined(),
                                error,
                                input: call.result(),
                                path: call.path,
                                type: info.type
                            })
                        } : {
                            result: {
                                data: result.data
                            }
                        };
                        const headResponse = initResponse({
                            ctx: ctxManager.valueOrUndefined(),
                            info,
                            responseMeta: opts.responseMeta,
                            errors: error ? [
                                error
                            ] : [],
                            headers,
                            untransformedJSON: [
                                res
                            ]
                        });
                        return new Response(JSON.stringify(transformTRPCResponse(config, res)), {
                            status: headResponse.status,
                            headers
                        });
                    }
                case "subscription":
                    {
                        const iterable = run(()=>{
                            if (error) return errorToAsyncIterable(error);
                            if (!experimentalSSE) return errorToAsyncIterable(new TRPCError({
                                code: "METHOD_NOT_SUPPORTED",
                                message: "Missing experimental flag \"sseSubscriptions\""
                            }));
                            if (!isObservable(result.data) && !isAsyncIterable(result.data)) return errorToAsyncIterable(new TRPCError({
                                message: `Subscription ${call.path} did not return an observable or a AsyncGenerator`,
                                code: "INTERNAL_SERVER_ERROR"
                            }));
                            return isObservable(result.data) ? observableToAsyncIterable(result.data, opts.req.signal) : result.data;
                        });
                        const stream = sseStreamProducer(_objectSpread2(_objectSpread2({}, config.sse), {}, {
                            data: iterable,
                            serialize: (v)=>config.transformer.output.serialize(v),
                            formatError (errorOpts) {
                                var _call$procedure$_def$2, _call$procedure3, _opts$onError2;
                                const error = getTRPCErrorFromUnknown(errorOpts.error);
                                const input = call === null || call === void 0 ? void 0 : call.result();
                                const path = call === null || call === void 0 ? void 0 : call.path;
                                const type = (_call$procedure$_def$2 = call === null || call === void 0 || (_call$procedure3 = call.procedure) === null || _call$procedure3 === void 0 ? void 0 : _call$procedure3._def.type) !== null && _call$procedure$_def$2 !== void 0 ? _call$procedure$_def$2 : "unknown";
                                (_opts$onError2 = opts.onError) === null || _opts$onError2 === void 0 || _opts$onError2.call(opts, {
                                    error,
                                    path,
                                    input,
                                    ctx: ctxManager.valueOrUndefined(),
                                    req: opts.req,
                                    type
                                });
                                return getErrorShape({
                                    config,
                                    ctx: ctxManager.valueOrUndefined(),
                                    error,
                                    input,
                                    path,
                                    type
                                });
                            }
                        }));
                        for (const [key, value] of Object.entries(sseHeaders))headers.set(key, value);
                        const headResponse = initResponse({
                            ctx: ctxManager.valueOrUndefined(),
                            info,
                            responseMeta: opts.responseMeta,
                            errors: [],
                            headers,
                            untransformedJSON: null
                        });
                        const abortSignal = result === null || result === void 0 ? void 0 : result.signal;
                        let responseBody = stream;
                        if (abortSignal) {
                            const reader = stream.getReader();
                            const onAbort = ()=>void reader.cancel();
                            if (abortSignal.aborted) onAbort();
                            else abortSignal.addEventListener("abort", onAbort, {
                                once: true
                            });
                            responseBody = new ReadableStream({
                                async pull (controller) {
                                    const chunk = await reader.read();
                                    if (chunk.done) {
                                        abortSignal.removeEventListener("abort", onAbort);
                                        controller.close();
                                    } else controller.enqueue(chunk.value);
                                },
                                cancel () {
                                    abortSignal.removeEventListener("abort", onAbort);
                                    return reader.cancel();
                                }
                            });
                        }
                        return new Response(responseBody, {
                            headers,
                            status: headResponse.status
                        });
                    }
            }
        }
        if (info.accept === "application/jsonl") {
            headers.set("content-type", "application/json");
            headers.set("transfer-encoding", "chunked");
            const headResponse = initResponse({
                ctx: ctxManager.valueOrUndefined(),
                info,
                responseMeta: opts.responseMeta,
                errors: [],
                headers,
                untransformedJSON: null
            });
            const stream = jsonlStreamProducer(_objectSpread2(_objectSpread2({}, config.jsonl), {}, {
                /**
				* Example structure for `maxDepth: 4`:
				* {
				*   // 1
				*   0: {
				*     // 2
				*     result: {
				*       // 3
				*       data: // 4
				*     }
				*   }
				* }
				*/ maxDepth: Infinity,
                data: rpcCalls.map(async (res, index)=>{
                    const [error, result] = await res;
                    const call = info.calls[index];
                    if (error) {
                        var _procedure$_def$type, _procedure;
                        return {
                            error: getErrorShape({
                                config,
                                ctx: ctxManager.valueOrUndefined(),
                                error,
                                input: call.result(),
                                path: call.path,
                                type: (_procedure$_def$type = (_procedure = call.procedure) === null || _procedure === void 0 ? void 0 : _procedure._def.type) !== null && _procedure$_def$type !== void 0 ? _procedure$_def$type : "unknown"
                            })
                        };
                    }
                    /**
					* Not very pretty, but we need to wrap nested data in promises
					* Our stream producer will only resolve top-level async values or async values that are directly nested in another async value
					*/ const iterable = isObservable(result.data) ? observableToAsyncIterable(result.data, opts.req.signal) : Promise.resolve(result.data);
                    return {
                        result: Promise.resolve({
                            data: iterable
                        })
                    };
                }),
                serialize: (data)=>config.transformer.output.serialize(data),
                onError: (cause)=>{
                    var _opts$onError3, _info$type;
                    (_opts$onError3 = opts.onError) === null || _opts$onError3 === void 0 || _opts$onError3.call(opts, {
                        error: getTRPCErrorFromUnknown(cause.error),
                        path: void 0,
                        input: void 0,
                        ctx: ctxManager.valueOrUndefined(),
                        req: opts.req,
                        type: (_info$type = info === null || info === void 0 ? void 0 : info.type) !== null && _info$type !== void 0 ? _info$type : "unknown"
                    });
                },
                formatError (errorOpts) {
                    var _call$procedure$_def$3, _call$procedure4;
                    const call = info === null || info === void 0 ? void 0 : info.calls[errorOpts.path[0]];
                    const error = getTRPCErrorFromUnknown(errorOpts.error);
                    const input = call === null || call === void 0 ? void 0 : call.result();
                    const path = call === null || call === void 0 ? void 0 : call.path;
                    const type = (_call$procedure$_def$3 = call === null || call === void 0 || (_call$procedure4 = call.procedure) === null || _call$procedure4 === void 0 ? void 0 : _call$procedure4._def.type) !== null && _call$procedure$_def$3 !== void 0 ? _call$procedure$_def$3 : "unknown";
                    return getErrorShape({
                        config,
                        ctx: ctxManager.valueOrUndefined(),
                        error,
                        input,
                        path,
                        type
                    });
                }
            }));
            return new Response(stream, {
                headers,
                status: headResponse.status
            });
        }
        /**
		* Non-streaming response:
		* - await all responses in parallel, blocking on the slowest one
		* - create headers with known response body
		* - return a complete HTTPResponse
		*/ headers.set("content-type", "application/json");
        const results = (await Promise.all(rpcCalls)).map((res)=>{
            const [error, result] = res;
            if (error) return res;
            if (isDataStream(result.data)) return [
                new TRPCError({
                    code: "UNSUPPORTED_MEDIA_TYPE",
                    message: "Cannot use stream-like response in non-streaming request - use httpBatchStreamLink"
                }),
                void 0
            ];
            return res;
        });
        const resultAsRPCResponse = results.map(([error, result], index)=>{
            const call = info.calls[index];
            if (error) {
                var _call$procedure$_def$4, _call$procedure5;
                return {
                    error: getErrorShape({
                        config,
                        ctx: ctxManager.valueOrUndefined(),
                        error,
                        input: call.result(),
                        path: call.path,
                        type: (_call$procedure$_def$4 = (_call$procedure5 = call.procedure) === null || _call$procedure5 === void 0 ? void 0 : _call$procedure5._def.type) !== null && _call$procedure$_def$4 !== void 0 ? _call$procedure$_def$4 : "unknown"
                    })
                };
            }
            return {
                result: {
                    data: result.data
                }
            };
        });
        const errors = results.map(([error])=>error).filter(Boolean);
        const headResponse = initResponse({
            ctx: ctxManager.valueOrUndefined(),
            info,
            responseMeta: opts.responseMeta,
            untransformedJSON: resultAsRPCResponse,
            errors,
            headers
        });
        return new Response(JSON.stringify(transformTRPCResponse(config, resultAsRPCResponse)), {
            status: headResponse.status,
            headers
        });
    } catch (cause) {
        var _info$type2;
        const [_infoError, info] = infoTuple;
        const ctx = ctxManager.valueOrUndefined();
        const { error, untransformedJSON, body } = caughtErrorToData(cause, {
            opts,
            ctx: ctxManager.valueOrUndefined(),
            type: (_info$type2 = info === null || info === void 0 ? void 0 : info.type) !== null && _info$type2 !== void 0 ? _info$type2 : "unknown"
        });
        const headResponse = initResponse({
            ctx,
            info,
            responseMeta: opts.responseMeta,
            untransformedJSON,
            errors: [
                error
            ],
            headers
        });
        return new Response(body, {
            status: headResponse.status,
            headers
        });
    }
}
;
;
;
//#region src/adapters/fetch/fetchRequestHandler.ts
const trimSlashes = (path)=>{
    path = path.startsWith("/") ? path.slice(1) : path;
    path = path.endsWith("/") ? path.slice(0, -1) : path;
    return path;
};
async function fetchRequestHandler(opts) {
    const resHeaders = new Headers();
    const createContext = async (innerOpts)=>{
        var _opts$createContext;
        return (_opts$createContext = opts.createContext) === null || _opts$createContext === void 0 ? void 0 : _opts$createContext.call(opts, _objectSpread2({
            req: opts.req,
            resHeaders
        }, innerOpts));
    };
    const url = new URL(opts.req.url);
    const pathname = trimSlashes(url.pathname);
    const endpoint = trimSlashes(opts.endpoint);
    const path = trimSlashes(pathname.slice(endpoint.length));
    return await resolveResponse(_objectSpread2(_objectSpread2({}, opts), {}, {
        req: opts.req,
        createContext,
        path,
        error: null,
        onError (o) {
            var _opts$onError;
            opts === null || opts === void 0 || (_opts$onError = opts.onError) === null || _opts$onError === void 0 || _opts$onError.call(opts, _objectSpread2(_objectSpread2({}, o), {}, {
                req: opts.req
            }));
        },
        responseMeta (data) {
            var _opts$responseMeta;
            const meta = (_opts$responseMeta = opts.responseMeta) === null || _opts$responseMeta === void 0 ? void 0 : _opts$responseMeta.call(opts, data);
            if (meta === null || meta === void 0 ? void 0 : meta.headers) {
                if (meta.headers instanceof Headers) for (const [key, value] of meta.headers.entries())resHeaders.append(key, value);
                else /**
				* @deprecated, delete in v12
				*/ for (const [key, value] of Object.entries(meta.headers))if (Array.isArray(value)) for (const v of value)resHeaders.append(key, v);
                else if (typeof value === "string") resHeaders.set(key, value);
            }
            return {
                headers: resHeaders,
                status: meta === null || meta === void 0 ? void 0 : meta.status
            };
        }
    }));
}
;
// MERGED MODULE: [project]/node_modules/superjson/dist/index.js [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/class-registry.js [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/registry.js [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/double-indexed-kv.js [app-route] (ecmascript)
;
class DoubleIndexedKV {
    constructor(){
        this.keyToValue = new Map();
        this.valueToKey = new Map();
    }
    set(key, value) {
        this.keyToValue.set(key, value);
        this.valueToKey.set(value, key);
    }
    getByKey(key) {
        return this.keyToValue.get(key);
    }
    getByValue(value) {
        return this.valueToKey.get(value);
    }
    clear() {
        this.keyToValue.clear();
        this.valueToKey.clear();
    }
}
;
class Registry {
    constructor(generateIdentifier){
        this.generateIdentifier = generateIdentifier;
        this.kv = new DoubleIndexedKV();
    }
    register(value, identifier) {
        if (this.kv.getByValue(value)) {
            return;
        }
        if (!identifier) {
            identifier = this.generateIdentifier(value);
        }
        this.kv.set(identifier, value);
    }
    clear() {
        this.kv.clear();
    }
    getIdentifier(value) {
        return this.kv.getByValue(value);
    }
    getValue(identifier) {
        return this.kv.getByKey(identifier);
    }
}
;
class ClassRegistry extends Registry {
    constructor(){
        super((c)=>c.name);
        this.classToAllowedProps = new Map();
    }
    register(value, options) {
        if (typeof options === 'object') {
            if (options.allowProps) {
                this.classToAllowedProps.set(value, options.allowProps);
            }
            super.register(value, options.identifier);
        } else {
            super.register(value, options);
        }
    }
    getAllowedProps(value) {
        return this.classToAllowedProps.get(value);
    }
}
// MERGED MODULE: [project]/node_modules/superjson/dist/custom-transformer-registry.js [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/util.js [app-route] (ecmascript)
;
function valuesOfObj(record) {
    if ('values' in Object) {
        // eslint-disable-next-line es5/no-es6-methods
        return Object.values(record);
    }
    const values = [];
    // eslint-disable-next-line no-restricted-syntax
    for(const key in record){
        if (record.hasOwnProperty(key)) {
            values.push(record[key]);
        }
    }
    return values;
}
function find(record, predicate) {
    const values = valuesOfObj(record);
    if ('find' in values) {
        // eslint-disable-next-line es5/no-es6-methods
        return values.find(predicate);
    }
    const valuesNotNever = values;
    for(let i = 0; i < valuesNotNever.length; i++){
        const value = valuesNotNever[i];
        if (predicate(value)) {
            return value;
        }
    }
    return undefined;
}
function forEach(record, run) {
    Object.entries(record).forEach(([key, value])=>run(value, key));
}
function includes(arr, value) {
    return arr.indexOf(value) !== -1;
}
function findArr(record, predicate) {
    for(let i = 0; i < record.length; i++){
        const value = record[i];
        if (predicate(value)) {
            return value;
        }
    }
    return undefined;
}
;
class CustomTransformerRegistry {
    constructor(){
        this.transfomers = {};
    }
    register(transformer) {
        this.transfomers[transformer.name] = transformer;
    }
    findApplicable(v) {
        return find(this.transfomers, (transformer)=>transformer.isApplicable(v));
    }
    findByName(name) {
        return this.transfomers[name];
    }
}
// MERGED MODULE: [project]/node_modules/superjson/dist/plainer.js [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/is.js [app-route] (ecmascript)
;
const getType = (payload)=>Object.prototype.toString.call(payload).slice(8, -1);
const isUndefined = (payload)=>typeof payload === 'undefined';
const isNull = (payload)=>payload === null;
const isPlainObject1 = (payload)=>{
    if (typeof payload !== 'object' || payload === null) return false;
    if (payload === Object.prototype) return false;
    if (Object.getPrototypeOf(payload) === null) return true;
    return Object.getPrototypeOf(payload) === Object.prototype;
};
const isEmptyObject = (payload)=>isPlainObject1(payload) && Object.keys(payload).length === 0;
const isArray = (payload)=>Array.isArray(payload);
const isString = (payload)=>typeof payload === 'string';
const isNumber = (payload)=>typeof payload === 'number' && !isNaN(payload);
const isBoolean = (payload)=>typeof payload === 'boolean';
const isRegExp = (payload)=>payload instanceof RegExp;
const isMap = (payload)=>payload instanceof Map;
const isSet = (payload)=>payload instanceof Set;
const isSymbol = (payload)=>getType(payload) === 'Symbol';
const isDate = (payload)=>payload instanceof Date && !isNaN(payload.valueOf());
const isError = (payload)=>payload instanceof Error;
const isNaNValue = (payload)=>typeof payload === 'number' && isNaN(payload);
const isPrimitive = (payload)=>isBoolean(payload) || isNull(payload) || isUndefined(payload) || isNumber(payload) || isString(payload) || isSymbol(payload);
const isBigint = (payload)=>typeof payload === 'bigint';
const isInfinite = (payload)=>payload === Infinity || payload === -Infinity;
const isTypedArray = (payload)=>ArrayBuffer.isView(payload) && !(payload instanceof DataView);
const isURL = (payload)=>payload instanceof URL;
// MERGED MODULE: [project]/node_modules/superjson/dist/pathstringifier.js [app-route] (ecmascript)
;
const escapeKey = (key)=>key.replace(/\\/g, '\\\\').replace(/\./g, '\\.');
const stringifyPath = (path)=>path.map(String).map(escapeKey).join('.');
const parsePath = (string, legacyPaths)=>{
    const result = [];
    let segment = '';
    for(let i = 0; i < string.length; i++){
        let char = string.charAt(i);
        if (!legacyPaths && char === '\\') {
            const escaped = string.charAt(i + 1);
            if (escaped === '\\') {
                segment += '\\';
                i++;
                continue;
            } else if (escaped !== '.') {
                throw Error('invalid path');
            }
        }
        const isEscapedDot = char === '\\' && string.charAt(i + 1) === '.';
        if (isEscapedDot) {
            segment += '.';
            i++;
            continue;
        }
        const isEndOfSegment = char === '.';
        if (isEndOfSegment) {
            result.push(segment);
            segment = '';
            continue;
        }
        segment += char;
    }
    const lastSegment = segment;
    result.push(lastSegment);
    return result;
};
// MERGED MODULE: [project]/node_modules/superjson/dist/transformer.js [app-route] (ecmascript)
;
;
;
function simpleTransformation(isApplicable, annotation, transform, untransform) {
    return {
        isApplicable,
        annotation,
        transform,
        untransform
    };
}
const simpleRules = [
    simpleTransformation(isUndefined, 'undefined', ()=>null, ()=>undefined),
    simpleTransformation(isBigint, 'bigint', (v)=>v.toString(), (v)=>{
        if (typeof BigInt !== 'undefined') {
            return BigInt(v);
        }
        console.error('Please add a BigInt polyfill.');
        return v;
    }),
    simpleTransformation(isDate, 'Date', (v)=>v.toISOString(), (v)=>new Date(v)),
    simpleTransformation(isError, 'Error', (v, superJson)=>{
        const baseError = {
            name: v.name,
            message: v.message
        };
        if ('cause' in v) {
            baseError.cause = v.cause;
        }
        superJson.allowedErrorProps.forEach((prop)=>{
            baseError[prop] = v[prop];
        });
        return baseError;
    }, (v, superJson)=>{
        const e = new Error(v.message, {
            cause: v.cause
        });
        e.name = v.name;
        e.stack = v.stack;
        superJson.allowedErrorProps.forEach((prop)=>{
            e[prop] = v[prop];
        });
        return e;
    }),
    simpleTransformation(isRegExp, 'regexp', (v)=>'' + v, (regex)=>{
        const body = regex.slice(1, regex.lastIndexOf('/'));
        const flags = regex.slice(regex.lastIndexOf('/') + 1);
        return new RegExp(body, flags);
    }),
    simpleTransformation(isSet, 'set', // (sets only exist in es6+)
    // eslint-disable-next-line es5/no-es6-methods
    (v)=>[
            ...v.values()
        ], (v)=>new Set(v)),
    simpleTransformation(isMap, 'map', (v)=>[
            ...v.entries()
        ], (v)=>new Map(v)),
    simpleTransformation((v)=>isNaNValue(v) || isInfinite(v), 'number', (v)=>{
        if (isNaNValue(v)) {
            return 'NaN';
        }
        if (v > 0) {
            return 'Infinity';
        } else {
            return '-Infinity';
        }
    }, Number),
    simpleTransformation((v)=>v === 0 && 1 / v === -Infinity, 'number', ()=>{
        return '-0';
    }, Number),
    simpleTransformation(isURL, 'URL', (v)=>v.toString(), (v)=>new URL(v))
];
function compositeTransformation(isApplicable, annotation, transform, untransform) {
    return {
        isApplicable,
        annotation,
        transform,
        untransform
    };
}
const symbolRule = compositeTransformation((s, superJson)=>{
    if (isSymbol(s)) {
        const isRegistered = !!superJson.symbolRegistry.getIdentifier(s);
        return isRegistered;
    }
    return false;
}, (s, superJson)=>{
    const identifier = superJson.symbolRegistry.getIdentifier(s);
    return [
        'symbol',
        identifier
    ];
}, (v)=>v.description, (_, a, superJson)=>{
    const value = superJson.symbolRegistry.getValue(a[1]);
    if (!value) {
        throw new Error('Trying to deserialize unknown symbol');
    }
    return value;
});
const constructorToName = [
    Int8Array,
    Uint8Array,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    Uint8ClampedArray
].reduce((obj, ctor)=>{
    obj[ctor.name] = ctor;
    return obj;
}, {});
const typedArrayRule = compositeTransformation(isTypedArray, (v)=>[
        'typed-array',
        v.constructor.name
    ], (v)=>[
        ...v
    ], (v, a)=>{
    const ctor = constructorToName[a[1]];
    if (!ctor) {
        throw new Error('Trying to deserialize unknown typed array');
    }
    return new ctor(v);
});
function isInstanceOfRegisteredClass(potentialClass, superJson) {
    if (potentialClass?.constructor) {
        const isRegistered = !!superJson.classRegistry.getIdentifier(potentialClass.constructor);
        return isRegistered;
    }
    return false;
}
const classRule = compositeTransformation(isInstanceOfRegisteredClass, (clazz, superJson)=>{
    const identifier = superJson.classRegistry.getIdentifier(clazz.constructor);
    return [
        'class',
        identifier
    ];
}, (clazz, superJson)=>{
    const allowedProps = superJson.classRegistry.getAllowedProps(clazz.constructor);
    if (!allowedProps) {
        return {
            ...clazz
        };
    }
    const result = {};
    allowedProps.forEach((prop)=>{
        result[prop] = clazz[prop];
    });
    return result;
}, (v, a, superJson)=>{
    const clazz = superJson.classRegistry.getValue(a[1]);
    if (!clazz) {
        throw new Error(`Trying to deserialize unknown class '${a[1]}' - check https://github.com/blitz-js/superjson/issues/116#issuecomment-773996564`);
    }
    return Object.assign(Object.create(clazz.prototype), v);
});
const customRule = compositeTransformation((value, superJson)=>{
    return !!superJson.customTransformerRegistry.findApplicable(value);
}, (value, superJson)=>{
    const transformer = superJson.customTransformerRegistry.findApplicable(value);
    return [
        'custom',
        transformer.name
    ];
}, (value, superJson)=>{
    const transformer = superJson.customTransformerRegistry.findApplicable(value);
    return transformer.serialize(value);
}, (v, a, superJson)=>{
    const transformer = superJson.customTransformerRegistry.findByName(a[1]);
    if (!transformer) {
        throw new Error('Trying to deserialize unknown custom value');
    }
    return transformer.deserialize(v);
});
const compositeRules = [
    classRule,
    symbolRule,
    customRule,
    typedArrayRule
];
const transformValue = (value, superJson)=>{
    const applicableCompositeRule = findArr(compositeRules, (rule)=>rule.isApplicable(value, superJson));
    if (applicableCompositeRule) {
        return {
            value: applicableCompositeRule.transform(value, superJson),
            type: applicableCompositeRule.annotation(value, superJson)
        };
    }
    const applicableSimpleRule = findArr(simpleRules, (rule)=>rule.isApplicable(value, superJson));
    if (applicableSimpleRule) {
        return {
            value: applicableSimpleRule.transform(value, superJson),
            type: applicableSimpleRule.annotation
        };
    }
    return undefined;
};
const simpleRulesByAnnotation = {};
simpleRules.forEach((rule)=>{
    simpleRulesByAnnotation[rule.annotation] = rule;
});
const untransformValue = (json, type, superJson)=>{
    if (isArray(type)) {
        switch(type[0]){
            case 'symbol':
                return symbolRule.untransform(json, type, superJson);
            case 'class':
                return classRule.untransform(json, type, superJson);
            case 'custom':
                return customRule.untransform(json, type, superJson);
            case 'typed-array':
                return typedArrayRule.untransform(json, type, superJson);
            default:
                throw new Error('Unknown transformation: ' + type);
        }
    } else {
        const transformation = simpleRulesByAnnotation[type];
        if (!transformation) {
            throw new Error('Unknown transformation: ' + type);
        }
        return transformation.untransform(json, superJson);
    }
};
// MERGED MODULE: [project]/node_modules/superjson/dist/accessDeep.js [app-route] (ecmascript)
;
;
;
const getNthKey = (value, n)=>{
    if (n > value.size) throw new Error('index out of bounds');
    const keys = value.keys();
    while(n > 0){
        keys.next();
        n--;
    }
    return keys.next().value;
};
function validatePath(path) {
    if (includes(path, '__proto__')) {
        throw new Error('__proto__ is not allowed as a property');
    }
    if (includes(path, 'prototype')) {
        throw new Error('prototype is not allowed as a property');
    }
    if (includes(path, 'constructor')) {
        throw new Error('constructor is not allowed as a property');
    }
}
const getDeep = (object, path)=>{
    validatePath(path);
    for(let i = 0; i < path.length; i++){
        const key = path[i];
        if (isSet(object)) {
            object = getNthKey(object, +key);
        } else if (isMap(object)) {
            const row = +key;
            const type = +path[++i] === 0 ? 'key' : 'value';
            const keyOfRow = getNthKey(object, row);
            switch(type){
                case 'key':
                    object = keyOfRow;
                    break;
                case 'value':
                    object = object.get(keyOfRow);
                    break;
            }
        } else {
            object = object[key];
        }
    }
    return object;
};
const setDeep = (object, path, mapper)=>{
    validatePath(path);
    if (path.length === 0) {
        return mapper(object);
    }
    let parent = object;
    for(let i = 0; i < path.length - 1; i++){
        const key = path[i];
        if (isArray(parent)) {
            const index = +key;
            parent = parent[index];
        } else if (isPlainObject1(parent)) {
            parent = parent[key];
        } else if (isSet(parent)) {
            const row = +key;
            parent = getNthKey(parent, row);
        } else if (isMap(parent)) {
            const isEnd = i === path.length - 2;
            if (isEnd) {
                break;
            }
            const row = +key;
            const type = +path[++i] === 0 ? 'key' : 'value';
            const keyOfRow = getNthKey(parent, row);
            switch(type){
                case 'key':
                    parent = keyOfRow;
                    break;
                case 'value':
                    parent = parent.get(keyOfRow);
                    break;
            }
        }
    }
    const lastKey = path[path.length - 1];
    if (isArray(parent)) {
        parent[+lastKey] = mapper(parent[+lastKey]);
    } else if (isPlainObject1(parent)) {
        parent[lastKey] = mapper(parent[lastKey]);
    }
    if (isSet(parent)) {
        const oldValue = getNthKey(parent, +lastKey);
        const newValue = mapper(oldValue);
        if (oldValue !== newValue) {
            parent.delete(oldValue);
            parent.add(newValue);
        }
    }
    if (isMap(parent)) {
        const row = +path[path.length - 2];
        const keyToRow = getNthKey(parent, row);
        const type = +lastKey === 0 ? 'key' : 'value';
        switch(type){
            case 'key':
                {
                    const newKey = mapper(keyToRow);
                    parent.set(newKey, parent.get(keyToRow));
                    if (newKey !== keyToRow) {
                        parent.delete(keyToRow);
                    }
                    break;
                }
            case 'value':
                {
                    parent.set(keyToRow, mapper(parent.get(keyToRow)));
                    break;
                }
        }
    }
    return object;
};
;
;
;
;
;
;
const enableLegacyPaths = (version)=>version < 1;
function traverse(tree, walker, version, origin = []) {
    if (!tree) {
        return;
    }
    const legacyPaths = enableLegacyPaths(version);
    if (!isArray(tree)) {
        forEach(tree, (subtree, key)=>traverse(subtree, walker, version, [
                ...origin,
                ...parsePath(key, legacyPaths)
            ]));
        return;
    }
    const [nodeValue, children] = tree;
    if (children) {
        forEach(children, (child, key)=>{
            traverse(child, walker, version, [
                ...origin,
                ...parsePath(key, legacyPaths)
            ]);
        });
    }
    walker(nodeValue, origin);
}
function applyValueAnnotations(plain, annotations, version, superJson) {
    traverse(annotations, (type, path)=>{
        plain = setDeep(plain, path, (v)=>untransformValue(v, type, superJson));
    }, version);
    return plain;
}
function applyReferentialEqualityAnnotations(plain, annotations, version) {
    const legacyPaths = enableLegacyPaths(version);
    function apply(identicalPaths, path) {
        const object = getDeep(plain, parsePath(path, legacyPaths));
        identicalPaths.map((path)=>parsePath(path, legacyPaths)).forEach((identicalObjectPath)=>{
            plain = setDeep(plain, identicalObjectPath, ()=>object);
        });
    }
    if (isArray(annotations)) {
        const [root, other] = annotations;
        root.forEach((identicalPath)=>{
            plain = setDeep(plain, parsePath(identicalPath, legacyPaths), ()=>plain);
        });
        if (other) {
            forEach(other, apply);
        }
    } else {
        forEach(annotations, apply);
    }
    return plain;
}
const isDeep = (object, superJson)=>isPlainObject1(object) || isArray(object) || isMap(object) || isSet(object) || isError(object) || isInstanceOfRegisteredClass(object, superJson);
function addIdentity(object, path, identities) {
    const existingSet = identities.get(object);
    if (existingSet) {
        existingSet.push(path);
    } else {
        identities.set(object, [
            path
        ]);
    }
}
function generateReferentialEqualityAnnotations(identitites, dedupe) {
    const result = {};
    let rootEqualityPaths = undefined;
    identitites.forEach((paths)=>{
        if (paths.length <= 1) {
            return;
        }
        // if we're not deduping, all of these objects continue existing.
        // putting the shortest path first makes it easier to parse for humans
        // if we're deduping though, only the first entry will still exist, so we can't do this optimisation.
        if (!dedupe) {
            paths = paths.map((path)=>path.map(String)).sort((a, b)=>a.length - b.length);
        }
        const [representativePath, ...identicalPaths] = paths;
        if (representativePath.length === 0) {
            rootEqualityPaths = identicalPaths.map(stringifyPath);
        } else {
            result[stringifyPath(representativePath)] = identicalPaths.map(stringifyPath);
        }
    });
    if (rootEqualityPaths) {
        if (isEmptyObject(result)) {
            return [
                rootEqualityPaths
            ];
        } else {
            return [
                rootEqualityPaths,
                result
            ];
        }
    } else {
        return isEmptyObject(result) ? undefined : result;
    }
}
const walker = (object, identities, superJson, dedupe, path = [], objectsInThisPath = [], seenObjects = new Map())=>{
    const primitive = isPrimitive(object);
    if (!primitive) {
        addIdentity(object, path, identities);
        const seen = seenObjects.get(object);
        if (seen) {
            // short-circuit result if we've seen this object before
            return dedupe ? {
                transformedValue: null
            } : seen;
        }
    }
    if (!isDeep(object, superJson)) {
        const transformed = transformValue(object, superJson);
        const result = transformed ? {
            transformedValue: transformed.value,
            annotations: [
                transformed.type
            ]
        } : {
            transformedValue: object
        };
        if (!primitive) {
            seenObjects.set(object, result);
        }
        return result;
    }
    if (includes(objectsInThisPath, object)) {
        // prevent circular references
        return {
            transformedValue: null
        };
    }
    const transformationResult = transformValue(object, superJson);
    const transformed = transformationResult?.value ?? object;
    const transformedValue = isArray(transformed) ? [] : {};
    const innerAnnotations = {};
    forEach(transformed, (value, index)=>{
        if (index === '__proto__' || index === 'constructor' || index === 'prototype') {
            throw new Error(`Detected property ${index}. This is a prototype pollution risk, please remove it from your object.`);
        }
        const recursiveResult = walker(value, identities, superJson, dedupe, [
            ...path,
            index
        ], [
            ...objectsInThisPath,
            object
        ], seenObjects);
        transformedValue[index] = recursiveResult.transformedValue;
        if (isArray(recursiveResult.annotations)) {
            innerAnnotations[escapeKey(index)] = recursiveResult.annotations;
        } else if (isPlainObject1(recursiveResult.annotations)) {
            forEach(recursiveResult.annotations, (tree, key)=>{
                innerAnnotations[escapeKey(index) + '.' + key] = tree;
            });
        }
    });
    const result = isEmptyObject(innerAnnotations) ? {
        transformedValue,
        annotations: !!transformationResult ? [
            transformationResult.type
        ] : undefined
    } : {
        transformedValue,
        annotations: !!transformationResult ? [
            transformationResult.type,
            innerAnnotations
        ] : innerAnnotations
    };
    if (!primitive) {
        seenObjects.set(object, result);
    }
    return result;
};
// MERGED MODULE: [project]/node_modules/copy-anything/dist/index.js [app-route] (ecmascript)
;
/**
 * Assigns a prop the copy is keeping, preserving whether it was enumerable. Callers decide
 * _whether_ to keep a non-enumerable prop before getting here, so by this point the answer is
 * always yes.
 */ function assignProp(carry, key, newVal, originalObject) {
    if (Object.prototype.propertyIsEnumerable.call(originalObject, key)) {
        carry[key] = newVal;
        return;
    }
    Object.defineProperty(carry, key, {
        value: newVal,
        enumerable: false,
        writable: true,
        configurable: true
    });
}
/**
 * Whether `value` is an object literal, as opposed to a class instance, a built-in like `Date`, an
 * `arguments` object, or an object with a null prototype.
 *
 * The prototype check comes first because it is cheap and rejects almost everything; the tag check
 * is only reached by values that are about to be cloned anyway.
 */ function isPlainObject2(value) {
    return Object.getPrototypeOf(value) === Object.prototype && Object.prototype.toString.call(value) === '[object Object]';
}
/**
 * Returns the clone that `value` should be replaced with, and queues it to be filled in later.
 * Anything that isn't an array or a plain object is returned untouched.
 *
 * Reusing the clone already registered in `clones` is what makes circular and shared references
 * work: the placeholder is registered before its contents exist, so a reference back to an ancestor
 * resolves to it rather than walking forever.
 */ function cloneRef(value, clones, sources, dests) {
    if (typeof value !== 'object' || value === null) return value;
    const array = Array.isArray(value);
    if (!array && !isPlainObject2(value)) return value;
    const existing = clones.get(value);
    if (existing !== undefined) return existing;
    const clone = array ? new Array(value.length) : {};
    clones.set(value, clone);
    sources.push(value);
    dests.push(clone);
    return clone;
}
function copy(target, options = {}) {
    if (typeof target !== 'object' || target === null) return target;
    const clones = new Map();
    // An explicit work list rather than recursion, so nesting depth is bounded by the heap instead
    // of the call stack. Deeply nested input used to throw a RangeError here.
    const sources = [];
    const dests = [];
    const result = cloneRef(target, clones, sources, dests);
    const onlyProps = Array.isArray(options.props) ? options.props : undefined;
    const nonenumerable = options.nonenumerable === true;
    while(sources.length){
        const source = sources.pop();
        const dest = dests.pop();
        if (Array.isArray(source)) {
            for(let i = 0; i < source.length; i++){
                if (i in source) dest[i] = cloneRef(source[i], clones, sources, dests);
            }
            continue;
        }
        if (nonenumerable) {
            for (const key of Object.getOwnPropertyNames(source)){
                // Skip __proto__ properties to prevent prototype pollution
                if (key === '__proto__') continue;
                if (onlyProps && !onlyProps.includes(key)) continue;
                const newVal = cloneRef(source[key], clones, sources, dests);
                assignProp(dest, key, newVal, source);
            }
        } else {
            // `for in` skips non-enumerable keys and allocates no key array, which is why it beats
            // getOwnPropertyNames here. The own check is needed because it also walks the prototype.
            for(const key in source){
                if (!Object.prototype.hasOwnProperty.call(source, key)) continue;
                // Skip __proto__ properties to prevent prototype pollution
                if (key === '__proto__') continue;
                if (onlyProps && !onlyProps.includes(key)) continue;
                dest[key] = cloneRef(source[key], clones, sources, dests);
            }
        }
        for (const key of Object.getOwnPropertySymbols(source)){
            if (onlyProps && !onlyProps.includes(key)) continue;
            if (!nonenumerable && !Object.prototype.propertyIsEnumerable.call(source, key)) continue;
            const newVal = cloneRef(source[key], clones, sources, dests);
            assignProp(dest, key, newVal, source);
        }
    }
    return result;
}
;
;
;
;
;
class SuperJSON {
    /**
     * @param dedupeReferentialEqualities  If true, SuperJSON will make sure only one instance of referentially equal objects are serialized and the rest are replaced with `null`.
     */ constructor({ dedupe = false } = {}){
        this.classRegistry = new ClassRegistry();
        this.symbolRegistry = new Registry((s)=>s.description ?? '');
        this.customTransformerRegistry = new CustomTransformerRegistry();
        this.allowedErrorProps = [];
        this.dedupe = dedupe;
    }
    serialize(object) {
        const identities = new Map();
        const output = walker(object, identities, this, this.dedupe);
        const res = {
            json: output.transformedValue
        };
        if (output.annotations) {
            res.meta = {
                ...res.meta,
                values: output.annotations
            };
        }
        const equalityAnnotations = generateReferentialEqualityAnnotations(identities, this.dedupe);
        if (equalityAnnotations) {
            res.meta = {
                ...res.meta,
                referentialEqualities: equalityAnnotations
            };
        }
        if (res.meta) res.meta.v = 1;
        return res;
    }
    deserialize(payload, options) {
        const { json, meta } = payload;
        let result = options?.inPlace ? json : copy(json);
        if (meta?.values) {
            result = applyValueAnnotations(result, meta.values, meta.v ?? 0, this);
        }
        if (meta?.referentialEqualities) {
            result = applyReferentialEqualityAnnotations(result, meta.referentialEqualities, meta.v ?? 0);
        }
        return result;
    }
    stringify(object) {
        return JSON.stringify(this.serialize(object));
    }
    parse(string) {
        return this.deserialize(JSON.parse(string), {
            inPlace: true
        });
    }
    registerClass(v, options) {
        this.classRegistry.register(v, options);
    }
    registerSymbol(v, identifier) {
        this.symbolRegistry.register(v, identifier);
    }
    registerCustom(transformer, name) {
        this.customTransformerRegistry.register({
            name,
            ...transformer
        });
    }
    allowErrorProps(...props) {
        this.allowedErrorProps.push(...props);
    }
}
SuperJSON.defaultInstance = new SuperJSON();
SuperJSON.serialize = SuperJSON.defaultInstance.serialize.bind(SuperJSON.defaultInstance);
SuperJSON.deserialize = SuperJSON.defaultInstance.deserialize.bind(SuperJSON.defaultInstance);
SuperJSON.stringify = SuperJSON.defaultInstance.stringify.bind(SuperJSON.defaultInstance);
SuperJSON.parse = SuperJSON.defaultInstance.parse.bind(SuperJSON.defaultInstance);
SuperJSON.registerClass = SuperJSON.defaultInstance.registerClass.bind(SuperJSON.defaultInstance);
SuperJSON.registerSymbol = SuperJSON.defaultInstance.registerSymbol.bind(SuperJSON.defaultInstance);
SuperJSON.registerCustom = SuperJSON.defaultInstance.registerCustom.bind(SuperJSON.defaultInstance);
SuperJSON.allowErrorProps = SuperJSON.defaultInstance.allowErrorProps.bind(SuperJSON.defaultInstance);
const __TURBOPACK__default__export__ = SuperJSON;
;
const serialize = SuperJSON.serialize;
const deserialize = SuperJSON.deserialize;
const stringify = SuperJSON.stringify;
const parse = SuperJSON.parse;
const registerClass = SuperJSON.registerClass;
const registerCustom = SuperJSON.registerCustom;
const registerSymbol = SuperJSON.registerSymbol;
const allowErrorProps = SuperJSON.allowErrorProps;
var __TURBOPACK__imported__module__721737__ = __turbopack_context__.i(721737);
var __TURBOPACK__imported__module__629588__ = __turbopack_context__.i(629588);
// MERGED MODULE: [project]/server/errors/to-trpc.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@trpc/server/dist/codes-D5Ya6_Bi.mjs [app-route] (ecmascript) <export t as TRPC_ERROR_CODES_BY_KEY>
;
var __TURBOPACK__imported__module__721737__1 = __TURBOPACK__imported__module__721737__;
var __TURBOPACK__imported__module__445893__ = __turbopack_context__.i(445893);
;
;
;
;
function toProtocolShape(error, { path, requestId } = {}) {
    const known = (0, __TURBOPACK__imported__module__721737__1["f"])(error);
    const { http, trpc } = (0, __TURBOPACK__imported__module__721737__1["g"])(known);
    return {
        message: (0, __TURBOPACK__imported__module__445893__["f"])(known, requestId),
        code: TRPC_ERROR_CODES_BY_KEY[trpc],
        data: {
            code: trpc,
            reason: known.code,
            httpStatus: http,
            ...path !== undefined && {
                path
            },
            ...requestId && {
                requestId
            },
            ...known.fieldErrors && {
                fieldErrors: known.fieldErrors
            },
            ...known.retryAfterSeconds !== undefined && {
                retryAfterSeconds: known.retryAfterSeconds
            }
        }
    };
}
var __TURBOPACK__imported__module__172190__ = __turbopack_context__.i(172190);
var __TURBOPACK__imported__module__587640__ = __turbopack_context__.i(587640);
var __TURBOPACK__imported__module__359176__ = __turbopack_context__.i(359176);
// MERGED MODULE: [project]/server/trpc/assert-protocol.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
;
;
const BATCH_MAX = 20;
function assertProtocol({ method, headers, url }) {
    if (method !== "GET" && method !== "POST" && method !== "HEAD") throw new __TURBOPACK__imported__module__861839__["f"]("METHOD_NOT_SUPPORTED");
    if (method === "POST") assertJson(headers);
    const { pathname, searchParams } = new URL(url);
    const names = decode(pathname);
    if (searchParams.get("batch") === "1" && names.split(",").length > BATCH_MAX) {
        throw new __TURBOPACK__imported__module__861839__["f"]("PAYLOAD_TOO_LARGE", {
            message: `Send at most ${BATCH_MAX} calls in one request.`
        });
    }
}
/** A page of another site can make a browser send a form, but not JSON without asking first. */ function assertJson(headers) {
    const type = headers.get("content-type")?.split(";")[0]?.trim();
    const coding = headers.get("content-encoding") ?? "identity";
    if (type !== "application/json" || coding !== "identity") throw new __TURBOPACK__imported__module__861839__["f"]("UNSUPPORTED_MEDIA_TYPE");
}
function decode(pathname) {
    try {
        return decodeURIComponent(pathname);
    } catch (cause) {
        throw new __TURBOPACK__imported__module__861839__["f"]("BAD_REQUEST", {
            cause
        });
    }
}
// MERGED MODULE: [project]/server/trpc/failed-requests.ts [app-route] (ecmascript)
;
;
const requestIds = new WeakMap();
function rememberRequest(error, requestId) {
    requestIds.set(error, requestId);
}
function requestIdOf(error) {
    return requestIds.get(error);
}
// MERGED MODULE: [project]/server/trpc/root.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/features/account/router.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/trpc/init.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@trpc/server/dist/initTRPC-B259os3T.mjs [app-route] (ecmascript) <export t as initTRPC>
;
// MERGED MODULE: [project]/node_modules/@trpc/server/dist/initTRPC-B259os3T.mjs [app-route] (ecmascript)
;
;
;
;
//#region src/unstable-core-do-not-import/middleware.ts
/** @internal */ const middlewareMarker = "middlewareMarker";
/**
* @internal
*/ function createMiddlewareFactory() {
    function createMiddlewareInner(middlewares) {
        return {
            _middlewares: middlewares,
            unstable_pipe (middlewareBuilderOrFn) {
                const pipedMiddleware = "_middlewares" in middlewareBuilderOrFn ? middlewareBuilderOrFn._middlewares : [
                    middlewareBuilderOrFn
                ];
                return createMiddlewareInner([
                    ...middlewares,
                    ...pipedMiddleware
                ]);
            }
        };
    }
    function createMiddleware(fn) {
        return createMiddlewareInner([
            fn
        ]);
    }
    return createMiddleware;
}
/**
* Create a standalone middleware
* @see https://trpc.io/docs/v11/server/middlewares#experimental-standalone-middlewares
* @deprecated use `.concat()` instead
*/ const experimental_standaloneMiddleware = ()=>({
        create: createMiddlewareFactory()
    });
/**
* @internal
* Please note, `trpc-openapi` uses this function.
*/ function createInputMiddleware(parse) {
    const inputMiddleware = async function inputValidatorMiddleware(opts) {
        let parsedInput;
        const rawInput = await opts.getRawInput();
        try {
            parsedInput = await parse(rawInput);
        } catch (cause) {
            throw new TRPCError({
                code: "BAD_REQUEST",
                cause
            });
        }
        const combinedInput = isObject(opts.input) && isObject(parsedInput) ? _objectSpread2(_objectSpread2({}, opts.input), parsedInput) : parsedInput;
        return opts.next({
            input: combinedInput
        });
    };
    inputMiddleware._type = "input";
    return inputMiddleware;
}
/**
* @internal
*/ function createOutputMiddleware(parse) {
    const outputMiddleware = async function outputValidatorMiddleware({ next }) {
        const result = await next();
        if (!result.ok) return result;
        try {
            const data = await parse(result.data);
            return _objectSpread2(_objectSpread2({}, result), {}, {
                data
            });
        } catch (cause) {
            throw new TRPCError({
                message: "Output validation failed",
                code: "INTERNAL_SERVER_ERROR",
                cause
            });
        }
    };
    outputMiddleware._type = "output";
    return outputMiddleware;
}
//#endregion
//#region src/vendor/standard-schema-v1/error.ts
/** A schema error with useful information. */ var StandardSchemaV1Error = class extends Error {
    /**
	* Creates a schema error with useful information.
	*
	* @param issues The schema issues.
	*/ constructor(issues){
        var _issues$;
        super((_issues$ = issues[0]) === null || _issues$ === void 0 ? void 0 : _issues$.message);
        _defineProperty(this, "issues", void 0);
        this.name = "SchemaError";
        this.issues = issues;
    }
};
//#endregion
//#region src/unstable-core-do-not-import/parser.ts
function getParseFn(procedureParser) {
    const parser = procedureParser;
    const isStandardSchema = "~standard" in parser;
    if (typeof parser === "function" && typeof parser.assert === "function") return parser.assert.bind(parser);
    if (typeof parser === "function" && !isStandardSchema) return parser;
    if (typeof parser.parseAsync === "function") return parser.parseAsync.bind(parser);
    if (typeof parser.parse === "function") return parser.parse.bind(parser);
    if (typeof parser.validateSync === "function") return parser.validateSync.bind(parser);
    if (typeof parser.create === "function") return parser.create.bind(parser);
    if (typeof parser.assert === "function") return (value)=>{
        parser.assert(value);
        return value;
    };
    if (isStandardSchema) return async (value)=>{
        const result = await parser["~standard"].validate(value);
        if (result.issues) throw new StandardSchemaV1Error(result.issues);
        return result.value;
    };
    throw new Error("Could not find a validator fn");
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/objectWithoutPropertiesLoose.js
function _objectWithoutPropertiesLoose(r1, e) {
    if (null == r1) return {};
    var t = {};
    for(var n1 in r1)if (({}).hasOwnProperty.call(r1, n1)) {
        if (e.includes(n1)) continue;
        t[n1] = r1[n1];
    }
    return t;
}
//#endregion
//#region \0@oxc-project+runtime@0.149.0/helpers/esm/objectWithoutProperties.js
function _objectWithoutProperties(e, t) {
    if (null == e) return {};
    var o1, r1, i = _objectWithoutPropertiesLoose(e, t);
    if (Object.getOwnPropertySymbols) {
        var s = Object.getOwnPropertySymbols(e);
        for(r1 = 0; r1 < s.length; r1++)o1 = s[r1], t.includes(o1) || ({}).propertyIsEnumerable.call(e, o1) && (i[o1] = e[o1]);
    }
    return i;
}
//#endregion
//#region src/unstable-core-do-not-import/procedureBuilder.ts
const _excluded = [
    "middlewares",
    "inputs",
    "meta"
];
function createNewBuilder(def1, def2) {
    const { middlewares = [], inputs, meta } = def2, rest = _objectWithoutProperties(def2, _excluded);
    return createBuilder(_objectSpread2(_objectSpread2({}, mergeWithoutOverrides(def1, rest)), {}, {
        inputs: [
            ...def1.inputs,
            ...inputs !== null && inputs !== void 0 ? inputs : []
        ],
        middlewares: [
            ...def1.middlewares,
            ...middlewares
        ],
        meta: def1.meta && meta ? _objectSpread2(_objectSpread2({}, def1.meta), meta) : meta !== null && meta !== void 0 ? meta : def1.meta
    }));
}
function createBuilder(initDef = {}) {
    const _def = _objectSpread2({
        procedure: true,
        inputs: [],
        middlewares: []
    }, initDef);
    return {
        _def,
        input (input) {
            const parser = getParseFn(input);
            return createNewBuilder(_def, {
                inputs: [
                    input
                ],
                middlewares: [
                    createInputMiddleware(parser)
                ]
            });
        },
        output (output) {
            const parser = getParseFn(output);
            return createNewBuilder(_def, {
                output,
                middlewares: [
                    createOutputMiddleware(parser)
                ]
            });
        },
        meta (meta) {
            return createNewBuilder(_def, {
                meta
            });
        },
        use (middlewareBuilderOrFn) {
            const middlewares = "_middlewares" in middlewareBuilderOrFn ? middlewareBuilderOrFn._middlewares : [
                middlewareBuilderOrFn
            ];
            return createNewBuilder(_def, {
                middlewares
            });
        },
        unstable_concat (builder) {
            return createNewBuilder(_def, builder._def);
        },
        concat (builder) {
            return createNewBuilder(_def, builder._def);
        },
        query (resolver) {
            return createResolver(_objectSpread2(_objectSpread2({}, _def), {}, {
                type: "query"
            }), resolver);
        },
        mutation (resolver) {
            return createResolver(_objectSpread2(_objectSpread2({}, _def), {}, {
                type: "mutation"
            }), resolver);
        },
        subscription (resolver) {
            return createResolver(_objectSpread2(_objectSpread2({}, _def), {}, {
                type: "subscription"
            }), resolver);
        },
        experimental_caller (caller) {
            return createNewBuilder(_def, {
                caller
            });
        }
    };
}
function createResolver(_defIn, resolver) {
    const finalBuilder = createNewBuilder(_defIn, {
        resolver,
        middlewares: [
            async function resolveMiddleware(opts) {
                const data = await resolver(opts);
                return {
                    marker: middlewareMarker,
                    ok: true,
                    data,
                    ctx: opts.ctx
                };
            }
        ]
    });
    const _def = _objectSpread2(_objectSpread2({}, finalBuilder._def), {}, {
        type: _defIn.type,
        experimental_caller: Boolean(finalBuilder._def.caller),
        meta: finalBuilder._def.meta,
        $types: null
    });
    const invoke = createProcedureCaller(finalBuilder._def);
    const callerOverride = finalBuilder._def.caller;
    if (!callerOverride) return invoke;
    const callerWrapper = async (...args)=>{
        return await callerOverride({
            args,
            invoke,
            _def
        });
    };
    callerWrapper._def = _def;
    return callerWrapper;
}
const codeblock = `
This is a client-only function.
If you want to call this function on the server, see https://trpc.io/docs/v11/server/server-side-calls
`.trim();
async function callRecursive(index, _def, opts) {
    try {
        const middleware = _def.middlewares[index];
        return await middleware(_objectSpread2(_objectSpread2({}, opts), {}, {
            meta: _def.meta,
            input: opts.input,
            next (_nextOpts) {
                var _nextOpts$getRawInput;
                const nextOpts = _nextOpts;
                return callRecursive(index + 1, _def, _objectSpread2(_objectSpread2({}, opts), {}, {
                    ctx: (nextOpts === null || nextOpts === void 0 ? void 0 : nextOpts.ctx) ? _objectSpread2(_objectSpread2({}, opts.ctx), nextOpts.ctx) : opts.ctx,
                    input: nextOpts && "input" in nextOpts ? nextOpts.input : opts.input,
                    getRawInput: (_nextOpts$getRawInput = nextOpts === null || nextOpts === void 0 ? void 0 : nextOpts.getRawInput) !== null && _nextOpts$getRawInput !== void 0 ? _nextOpts$getRawInput : opts.getRawInput
                }));
            }
        }));
    } catch (cause) {
        return {
            ok: false,
            error: getTRPCErrorFromUnknown(cause),
            marker: middlewareMarker
        };
    }
}
function createProcedureCaller(_def) {
    async function procedure(opts) {
        if (!opts || !("getRawInput" in opts)) throw new Error(codeblock);
        const result = await callRecursive(0, _def, opts);
        if (!result) throw new TRPCError({
            code: "INTERNAL_SERVER_ERROR",
            message: "No result from middlewares - did you forget to `return next()`?"
        });
        if (!result.ok) throw result.error;
        return result.data;
    }
    procedure._def = _def;
    procedure.procedure = true;
    procedure.meta = _def.meta;
    return procedure;
}
//#endregion
//#region src/unstable-core-do-not-import/rootConfig.ts
var _globalThis$process;
var _globalThis$process2;
var _globalThis$process3;
/**
* The default check to see if we're in a server
*/ const isServerDefault = ("TURBOPACK compile-time value", "undefined") === "undefined" || "Deno" in window || ((_globalThis$process = globalThis.process) === null || _globalThis$process === void 0 || (_globalThis$process = _globalThis$process.env) === null || _globalThis$process === void 0 ? void 0 : _globalThis$process["NODE_ENV"]) === "test" || !!((_globalThis$process2 = globalThis.process) === null || _globalThis$process2 === void 0 || (_globalThis$process2 = _globalThis$process2.env) === null || _globalThis$process2 === void 0 ? void 0 : _globalThis$process2["JEST_WORKER_ID"]) || !!((_globalThis$process3 = globalThis.process) === null || _globalThis$process3 === void 0 || (_globalThis$process3 = _globalThis$process3.env) === null || _globalThis$process3 === void 0 ? void 0 : _globalThis$process3["VITEST_WORKER_ID"]);
/**
* Builder to initialize the tRPC root object - use this exactly once per backend
* @see https://trpc.io/docs/v11/quickstart
*/ const initTRPC = new class TRPCBuilder {
    /**
	* Add a context shape as a generic to the root object
	* @see https://trpc.io/docs/v11/server/context
	*/ context() {
        return new TRPCBuilder();
    }
    /**
	* Add a meta shape as a generic to the root object
	* @see https://trpc.io/docs/v11/quickstart
	*/ meta() {
        return new TRPCBuilder();
    }
    /**
	* Create the root object
	* @see https://trpc.io/docs/v11/server/routers#initialize-trpc
	*/ create(opts) {
        var _opts$transformer, _opts$isDev, _globalThis$process, _opts$allowOutsideOfS, _opts$errorFormatter, _opts$isServer;
        const config = _objectSpread2(_objectSpread2({}, opts), {}, {
            transformer: getDataTransformer((_opts$transformer = opts === null || opts === void 0 ? void 0 : opts.transformer) !== null && _opts$transformer !== void 0 ? _opts$transformer : defaultTransformer),
            isDev: (_opts$isDev = opts === null || opts === void 0 ? void 0 : opts.isDev) !== null && _opts$isDev !== void 0 ? _opts$isDev : ((_globalThis$process = globalThis.process) === null || _globalThis$process === void 0 ? void 0 : _globalThis$process.env["NODE_ENV"]) !== "production",
            allowOutsideOfServer: (_opts$allowOutsideOfS = opts === null || opts === void 0 ? void 0 : opts.allowOutsideOfServer) !== null && _opts$allowOutsideOfS !== void 0 ? _opts$allowOutsideOfS : false,
            errorFormatter: (_opts$errorFormatter = opts === null || opts === void 0 ? void 0 : opts.errorFormatter) !== null && _opts$errorFormatter !== void 0 ? _opts$errorFormatter : defaultFormatter,
            isServer: (_opts$isServer = opts === null || opts === void 0 ? void 0 : opts.isServer) !== null && _opts$isServer !== void 0 ? _opts$isServer : isServerDefault,
            /**
			* These are just types, they can't be used at runtime
			* @internal
			*/ $types: null
        });
        var _opts$isServer2;
        if (!((_opts$isServer2 = opts === null || opts === void 0 ? void 0 : opts.isServer) !== null && _opts$isServer2 !== void 0 ? _opts$isServer2 : isServerDefault) && (opts === null || opts === void 0 ? void 0 : opts.allowOutsideOfServer) !== true) throw new Error(`You're trying to use @trpc/server in a non-server environment. This is not supported by default.`);
        return {
            /**
			* Your router config
			* @internal
			*/ _config: config,
            /**
			* Builder object for creating procedures
			* @see https://trpc.io/docs/v11/server/procedures
			*/ procedure: createBuilder({
                meta: opts === null || opts === void 0 ? void 0 : opts.defaultMeta
            }),
            /**
			* Create reusable middlewares
			* @see https://trpc.io/docs/v11/server/middlewares
			*/ middleware: createMiddlewareFactory(),
            /**
			* Create a router
			* @see https://trpc.io/docs/v11/server/routers
			*/ router: createRouterFactory(config),
            /**
			* Merge Routers
			* @see https://trpc.io/docs/v11/server/merging-routers
			*/ mergeRouters: mergeRouters,
            /**
			* Create a server-side caller for a router
			* @see https://trpc.io/docs/v11/server/server-side-calls
			*/ createCallerFactory: createCallerFactory()
        };
    }
}();
;
var __TURBOPACK__imported__module__172190__1 = __TURBOPACK__imported__module__172190__;
var __TURBOPACK__imported__module__817492__ = __turbopack_context__.i(817492);
var __TURBOPACK__imported__module__463658__ = __turbopack_context__.i(463658);
var __TURBOPACK__imported__module__896233__ = __turbopack_context__.i(896233);
// MERGED MODULE: [project]/server/trpc/transformer.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__1 = __TURBOPACK__imported__module__861839__;
;
;
;
/** How deep an input may be nested. No procedure takes a tenth of it. */ const DEPTH_MAX = 32;
/** Values and lists an input may have altogether, and annotations of their types. Superjson walks a set or a map
 * once for each annotation in it, so that the two together bound the work. */ const NODES_MAX = 10_000;
const ANNOTATIONS_MAX = 4_000;
/** The rich types an input may name. Not typed arrays, whose announced length is allocated whatever was sent, nor
 * patterns, errors, classes and symbols, which no procedure takes. */ const TYPES = new Set([
    "Date",
    "set",
    "map",
    "undefined",
    "bigint",
    "number",
    "URL"
]);
/** Keys through which an object's prototype is reached. */ const PROTOTYPE_KEYS = new Set([
    "__proto__",
    "constructor",
    "prototype"
]);
/** A dot that is in a key comes behind a backslash, as a backslash does. */ const UNESCAPED_DOT = /(?<=(?<!\\)(?:\\\\)*)\./;
const transformer = {
    input: {
        serialize: __TURBOPACK__default__export__.serialize,
        deserialize: readInput
    },
    output: {
        serialize: __TURBOPACK__default__export__.serialize,
        deserialize: __TURBOPACK__default__export__.deserialize
    }
};
/** @param payload parsed JSON, `{ json, meta? }`; anything else reads as no input
 * @throws {AppError} BAD_REQUEST for nesting, sizes, types or keys that no procedure takes */ function readInput(payload) {
    if (!isRecord(payload)) return undefined;
    bound(payload.json, NODES_MAX);
    const meta = payload.meta === undefined ? undefined : readMeta(payload.meta, payload.json);
    try {
        return __TURBOPACK__default__export__.deserialize({
            json: payload.json,
            meta
        }, {
            inPlace: true
        });
    } catch (cause) {
        throw unfit(cause);
    }
}
/** Looks at every value once, without recursion: the depth is what is in question. */ function bound(root, most) {
    const open = [
        {
            value: root,
            depth: 0
        }
    ];
    let seen = 0;
    for(let next = open.pop(); next; next = open.pop()){
        seen += 1;
        const { value, depth } = next;
        if (typeof value !== "object" || value === null) continue;
        if (depth >= DEPTH_MAX) throw unfit();
        const isList = Array.isArray(value);
        for (const [key, inner] of Object.entries(value)){
            if (!isList && PROTOTYPE_KEYS.has(key)) throw unfit();
            open.push({
                value: inner,
                depth: depth + 1
            });
        }
        if (seen + open.length > most) throw unfit();
    }
}
/** Keeps which value has which type. That two values were one object before they were sent is dropped: both are
 * there in full, and putting them together again would make an endless value of a short text. */ function readMeta(meta, json) {
    if (!isRecord(meta)) throw unfit();
    const { values, v } = meta;
    bound(values, ANNOTATIONS_MAX);
    if (values !== undefined) assertTypes(values, json);
    return {
        values: values,
        ...v === 1 && {
            v
        }
    };
}
/** The tree of annotations: `{ path: tree }` or `[type, { path: tree }?]`, where a path leads to a value that was
 * sent. A path into nothing would write there: at place four thousand million of a list, for instance. */ function assertTypes(tree, value) {
    if (Array.isArray(tree)) {
        const [type, inner, ...rest] = tree;
        if (typeof type !== "string" || !TYPES.has(type) || rest.length > 0) throw unfit();
        if (inner !== undefined) assertTypes(inner, value);
        return;
    }
    if (!isRecord(tree)) throw unfit();
    for (const [path, inner] of Object.entries(tree))assertTypes(inner, valueAt(value, path));
}
function valueAt(root, path) {
    let value = root;
    for (const part of path.split(UNESCAPED_DOT)){
        const key = part.replace(/\\([.\\])/g, "$1");
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) throw unfit();
        value = Reflect.get(value, key);
    }
    return value;
}
function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function unfit(cause) {
    return new __TURBOPACK__imported__module__861839__1["f"]("BAD_REQUEST", {
        cause
    });
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
const t1 = initTRPC.context().meta().create({
    transformer: transformer,
    isDev: false,
    errorFormatter: ({ error, path, ctx })=>toProtocolShape(error, {
            path,
            requestId: ctx?.request.requestId ?? requestIdOf(error)
        })
});
const { router, mergeRouters: mergeRouters1, createCallerFactory: createCallerFactory1 } = t1;
const askedBy = ({ address, requestId }, scope)=>({
        scope,
        address,
        requestId
    });
const publicProcedure = t1.procedure.use(async ({ ctx, type, meta, next })=>{
    const { deps, request } = ctx;
    if (type === "mutation") (0, __TURBOPACK__imported__module__172190__1["k"])(request.headers);
    await (0, __TURBOPACK__imported__module__817492__["x"])(deps, meta?.limit ?? "api", {
        scope: null,
        address: request.address
    });
    return next({
        ctx: {
            deps: (0, __TURBOPACK__imported__module__463658__["f"])(deps, askedBy(request, null))
        }
    });
});
const guestOrUserProcedure = t1.procedure.use(async ({ ctx, type, meta, next })=>{
    const { deps, request } = ctx;
    if (type === "mutation") (0, __TURBOPACK__imported__module__172190__1["k"])(request.headers);
    const known = await (type === "mutation" ? request.scopeOrGuest() : request.scope());
    await (0, __TURBOPACK__imported__module__817492__["x"])(deps, meta?.limit ?? "api", {
        scope: known,
        address: request.address
    });
    const scope = known ?? await request.reader();
    return next({
        ctx: {
            scope,
            deps: (0, __TURBOPACK__imported__module__463658__["f"])(deps, askedBy(request, known))
        }
    });
});
const userProcedure = t1.procedure.use(async ({ ctx, type, meta, next })=>{
    const { deps, request } = ctx;
    if (type === "mutation") (0, __TURBOPACK__imported__module__172190__1["k"])(request.headers);
    const scope = await request.scope();
    await (0, __TURBOPACK__imported__module__817492__["x"])(deps, meta?.limit ?? "api", {
        scope,
        address: request.address
    });
    const user = (0, __TURBOPACK__imported__module__896233__["P"])(scope);
    return next({
        ctx: {
            scope: user,
            deps: (0, __TURBOPACK__imported__module__463658__["f"])(deps, askedBy(request, user))
        }
    });
});
var __TURBOPACK__imported__module__780932__ = __turbopack_context__.i(780932);
var __TURBOPACK__imported__module__56275__ = __turbopack_context__.i(56275);
;
;
;
;
const accountRouter = router({
    /** Who the caller is. Makes nobody a guest. */ me: publicProcedure.output(__TURBOPACK__imported__module__780932__["E"]).query(async ({ ctx })=>(0, __TURBOPACK__imported__module__56275__["N"])(await ctx.request.scope())),
    /** Makes a visitor a guest, so that what is sent next has an owner even if its answer is lost. */ begin: guestOrUserProcedure.output(__TURBOPACK__imported__module__780932__["E"]).mutation(({ ctx })=>(0, __TURBOPACK__imported__module__56275__["N"])(ctx.scope))
});
// MERGED MODULE: [project]/server/features/billing/router.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/features/billing/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__604147__ = __turbopack_context__.i(604147);
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__839293__ = __turbopack_context__.i(839293);
var __TURBOPACK__imported__module__180473__ = __turbopack_context__.i(180473);
var __TURBOPACK__imported__module__206033__ = __turbopack_context__.i(206033);
var __TURBOPACK__imported__module__663098__ = __turbopack_context__.i(663098);
;
;
const intervalSchema = __TURBOPACK__imported__module__604147__["z"].enum([
    "month",
    "year"
], {
    error: "Choose monthly or annual."
});
const PROMOTION_LENGTH_MAX = 100;
const checkoutSchema = __TURBOPACK__imported__module__971724__["z"].object({
    interval: intervalSchema,
    promotion: __TURBOPACK__imported__module__105954__["z"].string().overwrite((code)=>code.replace(__TURBOPACK__imported__module__663098__["B"], "")).trim().max(PROMOTION_LENGTH_MAX).nullable().default(null)
});
const intervalChangeSchema = __TURBOPACK__imported__module__971724__["z"].object({
    interval: intervalSchema
});
const nothingSchema = __TURBOPACK__imported__module__971724__["z"].object({});
const billingPlanSchema = __TURBOPACK__imported__module__971724__["z"].object({
    plan: __TURBOPACK__imported__module__604147__["z"].enum([
        "guest",
        "free",
        "plus"
    ]),
    /** Null for a guest and for Free. */ source: __TURBOPACK__imported__module__604147__["z"].enum([
        "trial",
        "subscription",
        "grace",
        "free-days"
    ]).nullable(),
    until: __TURBOPACK__imported__module__839293__["z"].date().nullable(),
    /** Whether it goes on by itself after `until`. */ renews: __TURBOPACK__imported__module__180473__["z"].boolean(),
    messagesPerDay: __TURBOPACK__imported__module__206033__["z"].number().int()
});
var __TURBOPACK__imported__module__656670__ = __turbopack_context__.i(656670);
;
;
;
;
const billingRouter = router({
    /** The caller's plan and what it allows. Makes nobody a guest. */ plan: publicProcedure.meta({
        limit: "read"
    }).output(billingPlanSchema).query(async ({ ctx })=>(0, __TURBOPACK__imported__module__656670__["o"])(ctx.deps, await ctx.request.scope()))
});
// MERGED MODULE: [project]/server/features/chat/router.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__326808__ = __turbopack_context__.i(326808);
var __TURBOPACK__imported__module__849968__ = __turbopack_context__.i(849968);
var __TURBOPACK__imported__module__178430__ = __turbopack_context__.i(178430);
;
;
;
;
;
const chatRouter = router({
    /** The caller's conversations, the one written in last first, a page at a time. */ list: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__849968__["Z"].optional().transform((input)=>input ?? __TURBOPACK__imported__module__849968__["Z"].parse({}))).output(__TURBOPACK__imported__module__849968__["U"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__178430__["U"])(ctx.deps, ctx.scope, input)),
    /** Gives one of the caller's conversations another name. */ rename: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__849968__["B"]).output(__TURBOPACK__imported__module__849968__["G"]).mutation(async ({ ctx, input })=>{
        await (0, __TURBOPACK__imported__module__178430__["W"])(ctx.deps, ctx.scope, input);
        return input;
    }),
    /** Deletes one of the caller's conversations permanently, with its messages and the link to it. */ delete: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__849968__["i"]).output(__TURBOPACK__imported__module__849968__["E"]).mutation(async ({ ctx, input })=>{
        await (0, __TURBOPACK__imported__module__178430__["w"])({
            ...ctx.deps,
            live: (0, __TURBOPACK__imported__module__326808__["f"])().live
        }, ctx.scope, input.id);
        return input;
    })
});
// MERGED MODULE: [project]/server/features/practice/router.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__64168__ = __turbopack_context__.i(64168);
var __TURBOPACK__imported__module__880636__ = __turbopack_context__.i(880636);
// MERGED MODULE: [project]/server/features/practice/sets/router.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__64168__1 = __TURBOPACK__imported__module__64168__;
var __TURBOPACK__imported__module__615796__ = __turbopack_context__.i(615796);
var __TURBOPACK__imported__module__913749__ = __turbopack_context__.i(913749);
;
;
;
;
;
const practiceSetRouter = router({
    /** Makes a set for others to work on under a link. */ create: guestOrUserProcedure.meta({
        limit: "profile"
    }).input(__TURBOPACK__imported__module__615796__["G"]).output(__TURBOPACK__imported__module__615796__["Z"]).mutation(({ ctx, input })=>(0, __TURBOPACK__imported__module__913749__["g"])(ctx.deps, ctx.scope, input)),
    /** The sets the caller made. */ list: guestOrUserProcedure.meta({
        limit: "read"
    }).output(__TURBOPACK__imported__module__615796__["B"]).query(({ ctx })=>(0, __TURBOPACK__imported__module__913749__["Z"])(ctx.deps, ctx.scope)),
    /** A set by its link, and how far the caller is. */ byToken: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__615796__["v"]).output(__TURBOPACK__imported__module__615796__["T"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__913749__["m"])(ctx.deps, ctx.scope, input)),
    /** Gives the caller a place in a set, with numbers of their own. */ join: guestOrUserProcedure.meta({
        limit: "solve"
    }).input(__TURBOPACK__imported__module__615796__["u"]).output(__TURBOPACK__imported__module__615796__["T"]).mutation(({ ctx, input })=>(0, __TURBOPACK__imported__module__913749__["h"])(ctx.deps, ctx.scope, input)),
    /** Takes an answer to a problem of a set, or gives a hint or the solution. */ answer: guestOrUserProcedure.meta({
        limit: "check"
    }).input(__TURBOPACK__imported__module__615796__["N"]).output(__TURBOPACK__imported__module__64168__1["s"]).mutation(({ ctx, input })=>(0, __TURBOPACK__imported__module__913749__["K"])(ctx.deps, ctx.scope, input)),
    /** Takes the caller out of a set; what they practised stays theirs. */ leave: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__615796__["M"]).output(__TURBOPACK__imported__module__615796__["M"]).mutation(async ({ ctx, input })=>{
        await (0, __TURBOPACK__imported__module__913749__["A"])(ctx.deps, ctx.scope, input.token);
        return input;
    }),
    /** What came of a set, for who made it. */ report: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__615796__["M"]).output(__TURBOPACK__imported__module__615796__["a"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__913749__["l"])(ctx.deps, ctx.scope, input.token)),
    /** Deletes a set of the caller's. */ delete: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__615796__["M"]).output(__TURBOPACK__imported__module__615796__["M"]).mutation(async ({ ctx, input })=>{
        await (0, __TURBOPACK__imported__module__913749__["F"])(ctx.deps, ctx.scope, input.token);
        return input;
    })
});
;
;
;
;
;
const practiceRouter = router({
    /** The problem that comes next: one that is due, or one of a skill. */ next: guestOrUserProcedure.meta({
        limit: "solve"
    }).input(__TURBOPACK__imported__module__64168__["H"].optional().transform((input)=>input ?? __TURBOPACK__imported__module__64168__["H"].parse({}))).output(__TURBOPACK__imported__module__64168__["U"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__880636__["Y"])(ctx.deps, ctx.scope, input)),
    /** Takes an answer, or gives a hint or the solution. */ answer: guestOrUserProcedure.meta({
        limit: "check"
    }).input(__TURBOPACK__imported__module__64168__["d"]).output(__TURBOPACK__imported__module__64168__["s"]).mutation(({ ctx, input })=>(0, __TURBOPACK__imported__module__880636__["L"])(ctx.deps, ctx.scope, input)),
    /** Everything one can practise and how well the caller knows it. */ skills: guestOrUserProcedure.meta({
        limit: "read"
    }).output(__TURBOPACK__imported__module__64168__["G"]).query(({ ctx })=>(0, __TURBOPACK__imported__module__880636__["B"])(ctx.deps, ctx.scope)),
    /** What the caller practised, the newest first, a page at a time. */ log: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__64168__["k"].optional().transform((input)=>input ?? __TURBOPACK__imported__module__64168__["k"].parse({}))).output(__TURBOPACK__imported__module__64168__["I"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__880636__["S"])(ctx.deps, ctx.scope, input)),
    set: practiceSetRouter
});
// MERGED MODULE: [project]/server/features/referral/router.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__215618__ = __turbopack_context__.i(215618);
var __TURBOPACK__imported__module__261679__ = __turbopack_context__.i(261679);
;
;
;
;
const referralRouter = router({
    /** Binds the caller's account to who invited it. */ bind: userProcedure.meta({
        limit: "referral"
    }).input(__TURBOPACK__imported__module__215618__["j"]).output(__TURBOPACK__imported__module__215618__["b"]).mutation(({ ctx, input })=>(0, __TURBOPACK__imported__module__261679__["$"])(ctx.deps, ctx.scope, input)),
    /** The caller's own invitation link and what came of it. */ mine: userProcedure.meta({
        limit: "read"
    }).output(__TURBOPACK__imported__module__215618__["s"]).query(({ ctx })=>(0, __TURBOPACK__imported__module__261679__["H"])(ctx.deps, ctx.scope))
});
// MERGED MODULE: [project]/server/features/second-factor/router.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/features/second-factor/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__105954__1 = __TURBOPACK__imported__module__105954__;
var __TURBOPACK__imported__module__971724__1 = __TURBOPACK__imported__module__971724__;
var __TURBOPACK__imported__module__604147__1 = __TURBOPACK__imported__module__604147__;
;
const WRONG = "Enter the six digits your app shows, or one of your recovery codes.";
const codeSchema = __TURBOPACK__imported__module__105954__1["z"].string({
    error: WRONG
}).max(64, WRONG).transform((typed)=>typed.replace(/[\s-]/g, "").toUpperCase()).pipe(__TURBOPACK__imported__module__105954__1["z"].string().regex(/^(\d{6}|[A-Z2-7]{16})$/, WRONG));
const passSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    code: codeSchema
});
const passedSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    kind: __TURBOPACK__imported__module__604147__1["z"].enum([
        "app",
        "recovery"
    ])
});
const confirmSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    code: codeSchema,
    currentPassword: __TURBOPACK__imported__module__105954__1["z"].string().max(1000)
});
var __TURBOPACK__imported__module__792712__ = __turbopack_context__.i(792712);
;
;
;
;
const secondFactorRouter = router({
    /** The second step of signing in, for a session that owes a code: one of the authenticator app, or a recovery code. */ pass: publicProcedure.meta({
        limit: "signIn"
    }).input(passSchema).output(passedSchema).mutation(async ({ ctx, input })=>{
        const { deps, request } = ctx;
        const { address, requestId } = request;
        const pending = await request.pending();
        return {
            kind: await (0, __TURBOPACK__imported__module__792712__["d"])({
                deps,
                address,
                requestId
            }, pending, input.code)
        };
    })
});
// MERGED MODULE: [project]/server/features/solve/router.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__326808__1 = __TURBOPACK__imported__module__326808__;
var __TURBOPACK__imported__module__843095__ = __turbopack_context__.i(843095);
var __TURBOPACK__imported__module__448425__ = __turbopack_context__.i(448425);
// MERGED MODULE: [project]/server/features/solve/by-model/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__2 = __TURBOPACK__imported__module__861839__;
var __TURBOPACK__imported__module__721737__2 = __TURBOPACK__imported__module__721737__;
var __TURBOPACK__imported__module__629588__1 = __TURBOPACK__imported__module__629588__;
var __TURBOPACK__imported__module__476700__ = __turbopack_context__.i(476700);
var __TURBOPACK__imported__module__940649__ = __turbopack_context__.i(940649);
var __TURBOPACK__imported__module__458788__ = __turbopack_context__.i(458788);
var __TURBOPACK__imported__module__303234__ = __turbopack_context__.i(303234);
var __TURBOPACK__imported__module__442989__ = __turbopack_context__.i(442989);
;
;
;
;
;
;
;
;
;
const NO_MODEL = "No language model is set up here. Try other words, or take it to the tutor.";
const SPENT = "The language model has answered all it can today. Try other words, or come back tomorrow.";
const NOT_REFUSED = "There is nothing here for a language model to read.";
async function createReadSolve(deps, scope, { address, reading, ...input }) {
    const made = await (0, __TURBOPACK__imported__module__458788__["o"])(deps, scope, input);
    // A device has shown what it found already, and waits for no model.
    return input.onDevice ? made : readWhereRefused(scope, {
        solve: made,
        address,
        reading
    });
}
async function readWhereRefused(scope, { solve, address, reading }) {
    if (!isReadable(solve) || solve.byModel !== null) return solve;
    const deps = reading();
    if (deps.chatModel.kind === "engine") return solve;
    try {
        return await readByModel(deps, scope, {
            solve,
            address
        });
    } catch (error) {
        (0, __TURBOPACK__imported__module__629588__1["f"])(deps.log, (0, __TURBOPACK__imported__module__721737__2["f"])(error), {
            requestId: solve.id,
            operation: "solve.readByModel"
        });
        return solve;
    }
}
const isReadable = ({ status, parts, text })=>status === "unsupported" && parts.length === 0 && (0, __TURBOPACK__imported__module__303234__["f"])(text);
async function chooseReader(deps, scope, { id, reader, address }) {
    const solve = await (0, __TURBOPACK__imported__module__458788__["y"])(deps, scope, id);
    if (reader === "engine") {
        if (solve.byModel === null) return solve;
        return (0, __TURBOPACK__imported__module__458788__["_"])(deps, scope, {
            id,
            result: await deps.engine.run("solve", solve.text)
        });
    }
    if (solve.byModel?.kind === "agreed") return solve;
    if (!isReadable(solve)) throw new __TURBOPACK__imported__module__861839__2["f"]("BAD_REQUEST", {
        message: NOT_REFUSED
    });
    return readByModel(deps, scope, {
        solve,
        address
    });
}
async function readByModel(deps, scope, { solve, address }) {
    const { id, text } = solve;
    const byEngine = await deps.engine.run("solve", text);
    const found = await readText(deps, scope, {
        text,
        address
    });
    return (0, __TURBOPACK__imported__module__458788__["_"])(deps, scope, {
        id,
        result: withReading(byEngine, found)
    });
}
const withReading = (byEngine, { reading, result })=>({
        ...byEngine,
        ...result,
        byModel: reading
    });
async function readText(deps, scope, { text, address }) {
    const { chatModel, spending } = deps;
    if (chatModel.kind === "engine") throw new __TURBOPACK__imported__module__861839__2["f"]("MODEL_UNAVAILABLE", {
        message: NO_MODEL
    });
    const { standsIn, allowance } = await (0, __TURBOPACK__imported__module__476700__["h"])(deps, scope, {
        engine: false,
        address
    });
    if (standsIn || !allowance) throw new __TURBOPACK__imported__module__861839__2["f"]("MODEL_UNAVAILABLE", {
        message: SPENT
    });
    const runId = deps.newId();
    const db = await deps.db();
    await db.transaction((tx)=>(0, __TURBOPACK__imported__module__476700__["g"])(deps, tx, {
            scope,
            runId,
            model: spending.model,
            allowance
        }));
    let found = null;
    try {
        const model = (0, __TURBOPACK__imported__module__476700__["O"])(deps, chatModel, {
            runId,
            spending
        });
        if (model.kind === "engine") throw new __TURBOPACK__imported__module__861839__2["f"]("MODEL_UNAVAILABLE", {
            message: NO_MODEL
        });
        const onCall = (call)=>(0, __TURBOPACK__imported__module__940649__["f"])(deps.log, runId, call);
        found = await (0, __TURBOPACK__imported__module__442989__["f"])(text, {
            model,
            engine: deps.engine,
            onCall
        });
        return found;
    } finally{
        const reason = found?.result ? null : "failed";
        await db.transaction((tx)=>(0, __TURBOPACK__imported__module__476700__["I"])(deps, tx, {
                runId,
                reason,
                allowance: null
            }));
    }
}
var __TURBOPACK__imported__module__65762__ = __turbopack_context__.i(65762);
var __TURBOPACK__imported__module__458788__1 = __TURBOPACK__imported__module__458788__;
;
;
;
;
;
;
;
;
const solveRouter = router({
    /** Works a problem and keeps it. One that the engine cannot read is read by the language model, where there is one. */ create: guestOrUserProcedure.meta({
        limit: "solve"
    }).input(__TURBOPACK__imported__module__65762__["L"]).output(__TURBOPACK__imported__module__65762__["Y"]).mutation(async ({ ctx, input })=>{
        const { address } = ctx.request;
        const reading = ()=>({
                ...(0, __TURBOPACK__imported__module__326808__1["f"])(),
                ...ctx.deps
            });
        const solve = await createReadSolve(ctx.deps, ctx.scope, {
            ...input,
            address,
            reading
        });
        const visitor = {
            scope: ctx.scope,
            optedOut: ctx.request.optedOut
        };
        const { mode, status: outcome } = solve;
        // Pressed on a page: other programs that ask are not counted.
        if (input.onDevice) (0, __TURBOPACK__imported__module__843095__["f"])(ctx.deps, visitor, "solve_btn_submitted", {
            mode,
            outcome
        });
        return solve;
    }),
    /** One of the caller's problems. */ byId: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__65762__["W"]).output(__TURBOPACK__imported__module__65762__["Y"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__458788__1["y"])(ctx.deps, ctx.scope, input.id)),
    /** The caller's problems, newest first, a page at a time. */ list: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__65762__["H"].optional().transform((input)=>input ?? __TURBOPACK__imported__module__65762__["H"].parse({}))).output(__TURBOPACK__imported__module__65762__["Q"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__458788__1["S"])(ctx.deps, ctx.scope, input)),
    /** Deletes one of the caller's problems permanently, with the link to it. */ delete: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__65762__["W"]).output(__TURBOPACK__imported__module__65762__["Z"]).mutation(async ({ ctx, input })=>{
        await (0, __TURBOPACK__imported__module__458788__1["G"])(ctx.deps, ctx.scope, input.id);
        return input;
    }),
    /** What the engine makes of a text, typeset, without working it. */ read: publicProcedure.meta({
        limit: "preview"
    }).input(__TURBOPACK__imported__module__65762__["e"]).output(__TURBOPACK__imported__module__65762__["r"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__458788__1["z"])(ctx.deps, input.text)),
    /** Whether an answer to a problem is right, without giving the right one away. */ check: publicProcedure.meta({
        limit: "check"
    }).input(__TURBOPACK__imported__module__65762__["G"]).output(__TURBOPACK__imported__module__65762__["v"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__458788__1["B"])(ctx.deps, input)),
    /** The first line of a working that does not follow from the one before it. */ checkWorking: publicProcedure.meta({
        limit: "check"
    }).input(__TURBOPACK__imported__module__65762__["I"]).output(__TURBOPACK__imported__module__65762__["a"]).query(({ ctx, input })=>(0, __TURBOPACK__imported__module__458788__1["w"])(ctx.deps, input)),
    /** Checks a try at one of the caller's problems and keeps it there. */ attempt: guestOrUserProcedure.meta({
        limit: "check"
    }).input(__TURBOPACK__imported__module__65762__["_"]).output(__TURBOPACK__imported__module__65762__["Y"]).mutation(({ ctx, input })=>(0, __TURBOPACK__imported__module__458788__1["V"])(ctx.deps, ctx.scope, input)),
    /** Solves a story anew with one of its lines put right. */ correct: guestOrUserProcedure.meta({
        limit: "solve"
    }).input(__TURBOPACK__imported__module__65762__["V"]).output(__TURBOPACK__imported__module__65762__["Y"]).mutation(async ({ ctx, input })=>{
        const reading = ()=>({
                ...(0, __TURBOPACK__imported__module__326808__1["f"])(),
                ...ctx.deps
            });
        const solve = await (0, __TURBOPACK__imported__module__458788__1["I"])(ctx.deps, ctx.scope, input);
        return readWhereRefused(ctx.scope, {
            solve,
            address: ctx.request.address,
            reading
        });
    }),
    /** Has one of the caller's problems read by the language model, or by the engine alone again. */ chooseReader: guestOrUserProcedure.meta({
        limit: "chat"
    }).input(__TURBOPACK__imported__module__448425__["W"]).output(__TURBOPACK__imported__module__65762__["Y"]).mutation(({ ctx, input })=>{
        const { address } = ctx.request;
        return chooseReader({
            ...(0, __TURBOPACK__imported__module__326808__1["f"])(),
            ...ctx.deps
        }, ctx.scope, {
            ...input,
            address
        });
    }),
    /** Shows the next step, or the answer, of a problem with hints first. */ reveal: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__65762__["S"]).output(__TURBOPACK__imported__module__65762__["Y"]).mutation(({ ctx, input })=>(0, __TURBOPACK__imported__module__458788__1["g"])(ctx.deps, ctx.scope, input))
});
// MERGED MODULE: [project]/server/features/tutor/router.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__326808__2 = __TURBOPACK__imported__module__326808__;
var __TURBOPACK__imported__module__843095__1 = __TURBOPACK__imported__module__843095__;
var __TURBOPACK__imported__module__849968__1 = __TURBOPACK__imported__module__849968__;
// MERGED MODULE: [project]/server/features/tutor/runs/read-conversation.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__3 = __TURBOPACK__imported__module__861839__;
// MERGED MODULE: [project]/server/features/tutor/runs/get-conversation.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__178430__1 = __TURBOPACK__imported__module__178430__;
var __TURBOPACK__imported__module__178218__ = __turbopack_context__.i(178218);
var __TURBOPACK__imported__module__261141__ = __turbopack_context__.i(261141);
;
;
;
;
async function getConversation(deps, scope, id) {
    await (0, __TURBOPACK__imported__module__178218__["k"])(deps, id);
    const [chat, running] = await Promise.all([
        (0, __TURBOPACK__imported__module__178430__1["T"])(deps, scope, id),
        deps.db().then((db)=>(0, __TURBOPACK__imported__module__261141__["h"])(db, id))
    ]);
    const last = chat.messages.at(-1);
    const run = running.find(({ messageId })=>messageId === last?.id);
    return {
        ...chat,
        runId: run?.id ?? null
    };
}
;
;
;
async function readConversation(deps, scope, { id, before, limit }) {
    const { messages: all, ...conversation } = await getConversation(deps, scope, id);
    const end = before === undefined ? all.length : all.findIndex((message)=>message.id === before);
    if (end < 0) throw new __TURBOPACK__imported__module__861839__3["f"]("NOT_FOUND");
    const begin = Math.max(0, end - limit);
    return {
        ...conversation,
        messages: all.slice(begin, end),
        hasEarlier: begin > 0
    };
}
var __TURBOPACK__imported__module__554141__ = __turbopack_context__.i(554141);
var __TURBOPACK__imported__module__601070__ = __turbopack_context__.i(601070);
var __TURBOPACK__imported__module__266492__ = __turbopack_context__.i(266492);
;
;
;
;
;
;
;
;
;
const conversationRouter = router({
    /** One of the caller's conversations, with the last of its messages. */ byId: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__266492__["W"]).output(__TURBOPACK__imported__module__266492__["u"]).query(({ ctx, input })=>readConversation({
            ...(0, __TURBOPACK__imported__module__326808__2["f"])(),
            ...ctx.deps
        }, ctx.scope, input)),
    /** Takes a message and has the reply written, whether or not anyone follows it. */ send: guestOrUserProcedure.meta({
        limit: "chat"
    }).input(__TURBOPACK__imported__module__266492__["R"]).output(__TURBOPACK__imported__module__266492__["z"]).mutation(async ({ ctx, input })=>{
        const deps = {
            ...(0, __TURBOPACK__imported__module__326808__2["f"])(),
            ...ctx.deps
        };
        const { id = deps.newId(), messageId = deps.newId(), text, ...rest } = input;
        const { address } = ctx.request;
        const asked = {
            ...rest,
            id,
            message: {
                id: messageId,
                text
            },
            address
        };
        const runId = await (0, __TURBOPACK__imported__module__554141__["f"])(deps, ctx.scope, asked);
        (0, __TURBOPACK__imported__module__843095__1["f"])(deps, {
            scope: ctx.scope,
            optedOut: ctx.request.optedOut
        }, "chats_msg_sent", {});
        return {
            id,
            messageId,
            runId
        };
    }),
    /** Stops the reply that is being written; what there is of it is kept. */ stop: guestOrUserProcedure.meta({
        limit: "read"
    }).input(__TURBOPACK__imported__module__849968__1["i"]).output(__TURBOPACK__imported__module__849968__1["E"]).mutation(async ({ ctx, input })=>{
        await (0, __TURBOPACK__imported__module__601070__["f"])({
            ...(0, __TURBOPACK__imported__module__326808__2["f"])(),
            ...ctx.deps
        }, ctx.scope, input.id);
        return input;
    })
});
// MERGED MODULE: [project]/server/features/usage/router.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__326808__3 = __TURBOPACK__imported__module__326808__;
// MERGED MODULE: [project]/server/features/usage/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__971724__2 = __TURBOPACK__imported__module__971724__;
var __TURBOPACK__imported__module__604147__2 = __TURBOPACK__imported__module__604147__;
var __TURBOPACK__imported__module__206033__1 = __TURBOPACK__imported__module__206033__;
var __TURBOPACK__imported__module__839293__1 = __TURBOPACK__imported__module__839293__;
var __TURBOPACK__imported__module__180473__1 = __TURBOPACK__imported__module__180473__;
;
const usageSchema = __TURBOPACK__imported__module__971724__2["z"].object({
    plan: __TURBOPACK__imported__module__604147__2["z"].enum([
        "guest",
        "free",
        "plus"
    ]),
    used: __TURBOPACK__imported__module__206033__1["z"].number().int().min(0),
    limit: __TURBOPACK__imported__module__206033__1["z"].number().int().min(0),
    remaining: __TURBOPACK__imported__module__206033__1["z"].number().int().min(0),
    /** When new ones come. */ resetAt: __TURBOPACK__imported__module__839293__1["z"].date(),
    /** False where the tutor is free and unlimited. */ counts: __TURBOPACK__imported__module__180473__1["z"].boolean(),
    /** Whether Plus can be bought here. */ sold: __TURBOPACK__imported__module__180473__1["z"].boolean()
});
var __TURBOPACK__imported__module__476700__1 = __TURBOPACK__imported__module__476700__;
;
;
;
;
;
const usageRouter = router({
    /** How many tutor messages the caller has left today. Asking makes nobody a guest. */ today: publicProcedure.meta({
        limit: "read"
    }).output(usageSchema).query(async ({ ctx: { deps, request } })=>{
        const { chatModel } = (0, __TURBOPACK__imported__module__326808__3["f"])();
        return (0, __TURBOPACK__imported__module__476700__1["a"])({
            ...deps,
            chatModel
        }, await request.scope(), {
            address: request.address
        });
    })
});
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
const appRouter = router({
    account: accountRouter,
    billing: billingRouter,
    chat: mergeRouters1(chatRouter, conversationRouter),
    practice: practiceRouter,
    referral: referralRouter,
    secondFactor: secondFactorRouter,
    solve: solveRouter,
    usage: usageRouter
});
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
const API_PATH = "/api/trpc";
/** Characters from which an answer is worth compressing: about one packet. */ const COMPRESS_FROM = 1_200;
/** What the API takes. To a page of another site, which asks before it sends, that says nothing of its being let in. */ const METHODS = "GET, HEAD, OPTIONS, POST";
function createApiHandler({ deps, gate }, { router = appRouter, bodyMs } = {}) {
    const report = (error, operation, { requestId })=>(0, __TURBOPACK__imported__module__629588__["f"])(deps.log, error, {
            requestId,
            operation
        });
    return async (incoming)=>{
        if (incoming.method === "OPTIONS") return new Response(null, {
            status: 204,
            headers: {
                allow: METHODS
            }
        });
        const opened = (0, __TURBOPACK__imported__module__587640__["f"])(incoming, {
            deps,
            gate
        });
        const streamed = isStreamed(incoming);
        try {
            (0, __TURBOPACK__imported__module__172190__["f"])(incoming.headers);
            assertProtocol(incoming);
            return await fetchRequestHandler({
                endpoint: API_PATH,
                router,
                req: await (0, __TURBOPACK__imported__module__359176__["A"])(incoming, bodyMs),
                createContext: async ()=>{
                    // A streamed answer sends its headers before any procedure has run.
                    if (streamed && incoming.method === "POST") await opened.scopeOrGuest();
                    return {
                        deps,
                        request: opened
                    };
                },
                onError: ({ error, path })=>{
                    rememberRequest(error, opened.requestId);
                    report((0, __TURBOPACK__imported__module__721737__["f"])(error), operationOf(router, path), opened);
                },
                responseMeta: ({ errors })=>({
                        headers: answerHeaders(incoming, opened, errors)
                    })
            });
        } catch (error) {
            const known = (0, __TURBOPACK__imported__module__721737__["f"])(error);
            report(known, "api", opened);
            const shape = toProtocolShape(known, {
                requestId: opened.requestId
            });
            const headers = answerHeaders(incoming, opened, [
                known
            ]);
            return Response.json({
                error: __TURBOPACK__default__export__.serialize(shape)
            }, {
                status: shape.data.httpStatus,
                headers
            });
        }
    };
}
/** A procedure by its name; a name nobody has may be anything a caller wrote, and is not for the log. */ function operationOf(router, path) {
    return path !== undefined && Object.hasOwn(router._def.procedures, path) ? path : "api";
}
/** Whether the answer's parts are sent one by one, as each is there. */ const isStreamed = ({ headers })=>(headers.get("trpc-accept") ?? headers.get("accept"))?.includes("application/jsonl") ?? false;
const sparingShort = (handle)=>async (incoming)=>{
        const response = await handle(incoming);
        if (!response.body || isStreamed(incoming) || !incoming.headers.has("accept-encoding")) return response;
        const { status, headers } = response;
        const text = await response.text();
        if (text.length < COMPRESS_FROM) headers.set("cache-control", "no-store, no-transform");
        return new Response(text, {
            status,
            headers
        });
    };
function answerHeaders({ method }, opened, errors) {
    const headers = new Headers({
        "cache-control": "no-store",
        "x-request-id": opened.requestId
    });
    for (const cookie of opened.setCookies())headers.append("set-cookie", cookie);
    const known = errors.map(__TURBOPACK__imported__module__721737__["f"]);
    const longest = Math.max(0, ...known.map(({ retryAfterSeconds })=>retryAfterSeconds ?? 0));
    if (longest > 0) headers.set("retry-after", String(longest));
    if (known.some(({ code })=>code === "METHOD_NOT_SUPPORTED")) headers.set("allow", methodsBeside(method));
    return headers;
}
/** What to try instead: a procedure that refuses reads takes writes, and the other way round. */ function methodsBeside(method) {
    if (method === "GET") return "POST";
    return method === "POST" ? "GET" : METHODS;
}
;
;
let handle;
/** The typed API: reads by GET, writes by POST, several calls in one with `batch=1`. A server of
 * our own answers the same by itself, with the same handler (server/composition/offer-server.ts). */ function handler(request) {
    handle ??= sparingShort(createApiHandler((0, __TURBOPACK__imported__module__451277__["f"])()));
    return handle(request);
}
;
__turbopack_context__.s([
    "DELETE",
    0,
    handler,
    "GET",
    0,
    handler,
    "HEAD",
    0,
    handler,
    "OPTIONS",
    0,
    handler,
    "PATCH",
    0,
    handler,
    "POST",
    0,
    handler,
    "PUT",
    0,
    handler
], 620259);
}),
147437, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__747909__ = __turbopack_context__.i(747909);
var __TURBOPACK__imported__module__174017__ = __turbopack_context__.i(174017);
var __TURBOPACK__imported__module__996250__ = __turbopack_context__.i(996250);
var __TURBOPACK__imported__module__759756__ = __turbopack_context__.i(759756);
var __TURBOPACK__imported__module__561916__ = __turbopack_context__.i(561916);
var __TURBOPACK__imported__module__174677__ = __turbopack_context__.i(174677);
var __TURBOPACK__imported__module__869741__ = __turbopack_context__.i(869741);
var __TURBOPACK__imported__module__316795__ = __turbopack_context__.i(316795);
var __TURBOPACK__imported__module__487718__ = __turbopack_context__.i(487718);
var __TURBOPACK__imported__module__995169__ = __turbopack_context__.i(995169);
var __TURBOPACK__imported__module__47587__ = __turbopack_context__.i(47587);
var __TURBOPACK__imported__module__666012__ = __turbopack_context__.i(666012);
var __TURBOPACK__imported__module__570101__ = __turbopack_context__.i(570101);
var __TURBOPACK__imported__module__626937__ = __turbopack_context__.i(626937);
var __TURBOPACK__imported__module__10372__ = __turbopack_context__.i(10372);
var __TURBOPACK__imported__module__193695__ = __turbopack_context__.i(193695);
var __TURBOPACK__imported__module__509580__ = __turbopack_context__.i(509580);
var __TURBOPACK__imported__module__52474__ = __turbopack_context__.i(52474);
var __TURBOPACK__imported__module__600220__ = __turbopack_context__.i(600220);
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
;
;
;
// We inject the nextConfigOutput here so that we can use them in the route
// module.
const nextConfigOutput = "standalone";
const routeModule = new __TURBOPACK__imported__module__747909__["AppRouteRouteModule"]({
    definition: {
        kind: __TURBOPACK__imported__module__174017__["f"].APP_ROUTE,
        page: "/api/trpc/[trpc]/route",
        pathname: "/api/trpc/[trpc]",
        filename: "route",
        bundlePath: ""
    },
    distDir: ("TURBOPACK compile-time value", ".next") || '',
    relativeProjectDir: ("TURBOPACK compile-time value", "") || '',
    resolvedPagePath: "[project]/app/api/trpc/[trpc]/route.ts",
    nextConfigOutput,
    // The lazy require factory ensures that:
    // - In dev: devRequestTimingInternalsEnd is set before userland executes,
    //   correctly attributing module load time to application-code rather than
    //   framework internals.
    // - In all modes: async modules (route files with top-level await) are
    //   handled correctly — require() returns a Promise for such modules, which
    //   ensureUserland() awaits before the first request is handled.
    userland: ()=>__turbopack_context__.r(620259),
    // In Turbopack dev mode, also provide a synchronous per-request getter so
    // server HMR updates are picked up without re-executing the entry chunk.
    // Using require() (synchronous) avoids adding async overhead that would be
    // incorrectly attributed to application-code time in devRequestTiming.
    ...("TURBOPACK compile-time falsy", 0) ? "TURBOPACK unreachable" : {}
});
// Pull out the exports that we need to expose from the module. This should
// be eliminated when we've moved the other routes to the new format. These
// are used to hook into the route.
const { workAsyncStorage, workUnitAsyncStorage, serverHooks } = routeModule;
function patchFetch() {
    return (0, __TURBOPACK__imported__module__996250__["f"])({
        workAsyncStorage,
        workUnitAsyncStorage
    });
}
;
async function handler(req, res, ctx) {
    if (ctx.requestMeta) {
        (0, __TURBOPACK__imported__module__759756__["R"])(req, ctx.requestMeta);
    }
    if (routeModule.isDev) {
        (0, __TURBOPACK__imported__module__759756__["i"])(req, 'devRequestTimingInternalsEnd', process.hrtime.bigint());
    }
    let srcPage = "/api/trpc/[trpc]/route";
    // turbopack doesn't normalize `/index` in the page name
    // so we need to to process dynamic routes properly
    // TODO: fix turbopack providing differing value from webpack
    if ("TURBOPACK compile-time truthy", 1) {
        srcPage = srcPage.replace(/\/index$/, '') || '/';
    } else if (srcPage === '/index') {
        // we always normalize /index specifically
        srcPage = '/';
    }
    const multiZoneDraftMode = ("TURBOPACK compile-time value", false);
    // Registering `instrumentation.ts` usually installs the tracer provider, so
    // do it before starting the request span. The span is started before
    // `prepare`, so route module preparation is part of the request's trace.
    // When this request triggers registration, the lifecycle spans of
    // `instrumentation.ts` are emitted inside the request span.
    const { instrumentation } = await routeModule.ensureInstrumentation(req, {
        deferSpans: true
    });
    return routeModule.traceRequest(req, {
        tracer: (0, __TURBOPACK__imported__module__561916__["v"])(),
        spanName: `${req.method || 'GET'} ${srcPage}`,
        httpTarget: req.url,
        instrumentation
    }, (requestSpan, requestRootSpan)=>handleRequest(req, res, ctx, srcPage, multiZoneDraftMode, requestSpan, requestRootSpan));
}
async function handleRequest(req, res, ctx, srcPage, multiZoneDraftMode, requestSpan, requestRootSpan) {
    const prepareResult = await routeModule.prepare(req, res, {
        srcPage,
        multiZoneDraftMode
    });
    if (!prepareResult) {
        res.statusCode = 400;
        res.end('Bad Request');
        ctx.waitUntil == null ? void 0 : ctx.waitUntil.call(ctx, Promise.resolve());
        return null;
    }
    const { buildId, deploymentId, params, nextConfig, parsedUrl, isDraftMode, prerenderManifest, routerServerContext, isOnDemandRevalidate, revalidateOnlyGenerated, resolvedPathname, clientReferenceManifest, serverActionsManifest, previewProps } = prepareResult;
    const normalizedSrcPage = (0, __TURBOPACK__imported__module__869741__["f"])(srcPage);
    // Only this route's prerenders can establish ISR or admit generated params.
    const isPrerendered = Boolean(prerenderManifest.routes[resolvedPathname]) && (routeModule.isDev || (0, __TURBOPACK__imported__module__509580__["f"])(resolvedPathname, routeModule.cacheOwner, prerenderManifest.routes[resolvedPathname]));
    let isIsr = Boolean(prerenderManifest.dynamicRoutes[normalizedSrcPage] || isPrerendered);
    const render404 = async ()=>{
        // TODO: should route-module itself handle rendering the 404
        if (routerServerContext == null ? void 0 : routerServerContext.render404) {
            await routerServerContext.render404(req, res, parsedUrl, false);
        } else {
            res.end('This page could not be found');
        }
        return null;
    };
    if (isIsr && !isDraftMode) {
        const prerenderInfo = prerenderManifest.dynamicRoutes[normalizedSrcPage];
        if (prerenderInfo) {
            if (prerenderInfo.fallback === false && !isPrerendered) {
                if (nextConfig.adapterPath) {
                    return await render404();
                }
                throw new __TURBOPACK__imported__module__193695__["NoFallbackError"]();
            }
        }
    }
    let cacheKey = null;
    if (isIsr && !routeModule.isDev && !isDraftMode) {
        cacheKey = resolvedPathname;
        // ensure /index and / is normalized to one key
        cacheKey = cacheKey === '/index' ? '/' : cacheKey;
    }
    // Before rendering (which initializes component tree modules), we have to
    // set the reference manifests to our global store so Server Action's
    // encryption util can access to them at the top level of the page module.
    if (serverActionsManifest && clientReferenceManifest) {
        (0, __TURBOPACK__imported__module__174677__["f"])({
            page: srcPage,
            clientReferenceManifest,
            serverActionsManifest
        });
    }
    const method = req.method || 'GET';
    const tracer = (0, __TURBOPACK__imported__module__561916__["v"])();
    const isWrappedByNextServer = Boolean(routerServerContext == null ? void 0 : routerServerContext.isWrappedByNextServer);
    const isMinimalMode = Boolean((0, __TURBOPACK__imported__module__759756__["w"])(req, 'minimalMode'));
    const incrementalCache = (0, __TURBOPACK__imported__module__759756__["w"])(req, 'incrementalCache') || await routeModule.getIncrementalCache(req, nextConfig, previewProps, prerenderManifest, isMinimalMode);
    incrementalCache == null ? void 0 : incrementalCache.resetRequestCache();
    globalThis.__incrementalCache = incrementalCache;
    const context = {
        params,
        previewProps,
        renderOpts: {
            experimental: {
                authInterrupts: Boolean(nextConfig.experimental.authInterrupts),
                useCacheTimeout: nextConfig.experimental.useCacheTimeout,
                durableUseCacheEntries: Boolean(nextConfig.experimental.durableUseCacheEntries)
            },
            cacheComponents: Boolean(nextConfig.cacheComponents),
            validationLevel: nextConfig.experimental.instantInsights.validationLevel,
            isDraftMode,
            incrementalCache,
            hmrRefreshHash: (0, __TURBOPACK__imported__module__759756__["w"])(req, 'hmrRefreshHash'),
            cacheLifeProfiles: nextConfig.cacheLife,
            staticPageGenerationTimeout: nextConfig.staticPageGenerationTimeout,
            waitUntil: ctx.waitUntil,
            onClose: (cb)=>{
                res.on('close', cb);
            },
            onAfterTaskError: undefined
        },
        sharedContext: {
            buildId,
            deploymentId
        }
    };
    const nodeNextReq = new __TURBOPACK__imported__module__316795__["x"](req);
    const nodeNextRes = new __TURBOPACK__imported__module__316795__["e"](res);
    const nextReq = __TURBOPACK__imported__module__487718__["k"].fromNodeNextRequest(nodeNextReq, (0, __TURBOPACK__imported__module__487718__["t"])(res));
    const responseGenerator = async ({ previousCacheEntry })=>{
        try {
            if (!isMinimalMode && isOnDemandRevalidate && revalidateOnlyGenerated && !previousCacheEntry) {
                res.statusCode = 404;
                // on-demand revalidate always sets this header
                res.setHeader('x-nextjs-cache', 'REVALIDATED');
                res.end('This page could not be found');
                return null;
            }
            const response = cacheKey === null ? await routeModule.handle(nextReq, context) : await routeModule.prerender(nextReq, context);
            req.fetchMetrics = context.renderOpts.fetchMetrics;
            let pendingWaitUntil = context.renderOpts.pendingWaitUntil;
            // Attempt using provided waitUntil if available
            // if it's not we fallback to sendResponse's handling
            if (pendingWaitUntil) {
                if (ctx.waitUntil) {
                    ctx.waitUntil(pendingWaitUntil);
                    pendingWaitUntil = undefined;
                }
            }
            const cacheTags = context.renderOpts.collectedTags;
            // If the request is for a static response, we can cache it so long
            // as it's not edge.
            if (isIsr) {
                const blob = await response.blob();
                // Copy the headers from the response.
                const headers = (0, __TURBOPACK__imported__module__570101__["S"])(response.headers);
                if (cacheTags) {
                    headers[__TURBOPACK__imported__module__10372__["M"]] = cacheTags;
                }
                if (!headers['content-type'] && blob.type) {
                    headers['content-type'] = blob.type;
                }
                const revalidate = typeof context.renderOpts.collectedRevalidate === 'undefined' || context.renderOpts.collectedRevalidate >= __TURBOPACK__imported__module__10372__["Q"] ? false : context.renderOpts.collectedRevalidate;
                const expire = typeof context.renderOpts.collectedExpire === 'undefined' || context.renderOpts.collectedExpire >= __TURBOPACK__imported__module__10372__["Q"] ? // explicit `expire` (e.g. via `cacheLife`). This mirrors the
                // build-time fallback in `build/index.ts` so cache entries
                // and the response Cache-Control header agree on the route's
                // effective expire. Routes that opt out of revalidation
                // (`revalidate: false`) or that are dynamic (`revalidate: 0`)
                // keep `expire: undefined`.
                revalidate !== false && revalidate > 0 ? nextConfig.expireTime : undefined : context.renderOpts.collectedExpire;
                // Create the cache entry for the response.
                const cacheEntry = {
                    value: {
                        kind: __TURBOPACK__imported__module__600220__["x"].APP_ROUTE,
                        status: response.status,
                        body: Buffer.from(await blob.arrayBuffer()),
                        headers
                    },
                    cacheControl: {
                        revalidate,
                        expire
                    }
                };
                return cacheEntry;
            } else {
                // send response without caching if not ISR
                await (0, __TURBOPACK__imported__module__666012__["f"])(nodeNextReq, nodeNextRes, response, pendingWaitUntil);
                return null;
            }
        } catch (err) {
            // if this is a background revalidate we need to report
            // the request error here as it won't be bubbled
            if (previousCacheEntry == null ? void 0 : previousCacheEntry.isStale) {
                const silenceLog = false;
                await routeModule.onRequestError(req, err, {
                    routerKind: 'App Router',
                    routePath: srcPage,
                    routeType: 'route',
                    revalidateReason: (0, __TURBOPACK__imported__module__47587__["f"])({
                        isStaticGeneration: cacheKey !== null,
                        isOnDemandRevalidate
                    })
                }, silenceLog, routerServerContext);
            }
            throw err;
        }
    };
    const handleResponse = async (currentSpan)=>{
        try {
            var _cacheEntry_value;
            const cacheEntry = await routeModule.handleResponse({
                req,
                nextConfig,
                cacheKey,
                routeKind: __TURBOPACK__imported__module__174017__["f"].APP_ROUTE,
                isFallback: false,
                previewProps,
                prerenderManifest,
                isRoutePPREnabled: false,
                isOnDemandRevalidate,
                revalidateOnlyGenerated,
                responseGenerator,
                waitUntil: ctx.waitUntil,
                isMinimalMode
            });
            if (cacheEntry !== null && 'error' in cacheEntry) {
                throw cacheEntry.error;
            }
            // we don't create a cacheEntry for ISR
            if (!isIsr) {
                return;
            }
            if ((cacheEntry == null ? void 0 : (_cacheEntry_value = cacheEntry.value) == null ? void 0 : _cacheEntry_value.kind) !== __TURBOPACK__imported__module__600220__["x"].APP_ROUTE) {
                var _cacheEntry_value1;
                throw new Error(`Invariant: app-route received invalid cache entry ${cacheEntry == null ? void 0 : (_cacheEntry_value1 = cacheEntry.value) == null ? void 0 : _cacheEntry_value1.kind}`);
            }
            if (!isMinimalMode) {
                res.setHeader('x-nextjs-cache', isOnDemandRevalidate ? 'REVALIDATED' : cacheEntry.isMiss ? 'MISS' : cacheEntry.isStale ? 'STALE' : 'HIT');
            }
            // Draft mode should never be cached
            if (isDraftMode) {
                res.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
            }
            const headers = (0, __TURBOPACK__imported__module__570101__["G"])(cacheEntry.value.headers);
            if (!(isMinimalMode && isIsr)) {
                headers.delete(__TURBOPACK__imported__module__10372__["M"]);
            }
            // If cache control is already set on the response we don't
            // override it to allow users to customize it via next.config
            if (cacheEntry.cacheControl && !res.getHeader('Cache-Control') && !headers.get('Cache-Control')) {
                headers.set('Cache-Control', (0, __TURBOPACK__imported__module__626937__["f"])(cacheEntry.cacheControl));
            }
            await (0, __TURBOPACK__imported__module__666012__["f"])(nodeNextReq, nodeNextRes, new Response(cacheEntry.value.body, {
                headers,
                status: cacheEntry.value.status || 200
            }));
            return;
        } catch (err) {
            if (!(err instanceof __TURBOPACK__imported__module__193695__["NoFallbackError"])) {
                const silenceLog = false;
                await routeModule.onRequestError(req, err, {
                    routerKind: 'App Router',
                    routePath: normalizedSrcPage,
                    routeType: 'route',
                    revalidateReason: (0, __TURBOPACK__imported__module__47587__["f"])({
                        isStaticGeneration: cacheKey !== null,
                        isOnDemandRevalidate
                    })
                }, silenceLog, routerServerContext);
            }
            // rethrow so that we can handle serving error page
            // If this is during static generation, throw the error again.
            if (isIsr) throw err;
            // Otherwise, send a 500 response unless the original response has
            // already committed. In that case, preserve its status code for
            // telemetry while still recording the failure and terminating a response
            // that the failed pipeline left open.
            if (res.headersSent) {
                if (currentSpan) {
                    const error = err instanceof Error ? err : new Error('Unknown app route error');
                    currentSpan.recordException(error);
                    currentSpan.setStatus({
                        code: __TURBOPACK__imported__module__561916__["J"].ERROR,
                        message: error.message
                    });
                    currentSpan.setAttribute('error.type', error.name);
                }
                if (!res.writableEnded && !res.destroyed) {
                    res.end();
                }
            } else {
                await (0, __TURBOPACK__imported__module__666012__["f"])(nodeNextReq, nodeNextRes, new Response(null, {
                    status: 500
                }));
            }
            return;
        } finally{
            ;
            (()=>{
                if (!currentSpan) {
                    return;
                }
                let statusCode = res.statusCode;
                currentSpan.setAttributes({
                    'http.status_code': statusCode,
                    'next.rsc': false
                });
                if (statusCode && statusCode >= 500) {
                    // For 5xx status codes: SHOULD be set to 'Error' span status.
                    // x-ref: https://opentelemetry.io/docs/specs/semconv/http/http-spans/#status
                    currentSpan.setStatus({
                        code: __TURBOPACK__imported__module__561916__["J"].ERROR
                    });
                    // For span status 'Error', SHOULD set 'error.type' attribute.
                    currentSpan.setAttribute('error.type', statusCode.toString());
                }
                const rootSpanAttributes = tracer.getRootSpanAttributes();
                // We were unable to get attributes, probably OTEL is not enabled
                if (!rootSpanAttributes) {
                    return;
                }
                if (rootSpanAttributes.get('next.span_type') !== __TURBOPACK__imported__module__995169__["q"].handleRequest) {
                    console.warn(`Unexpected root span type '${rootSpanAttributes.get('next.span_type')}'. Please report this Next.js issue https://github.com/vercel/next.js`);
                    return;
                }
                const route = rootSpanAttributes.get('next.route') || normalizedSrcPage;
                const name = `${method} ${route}`;
                currentSpan.setAttributes({
                    'next.route': route,
                    'http.route': route,
                    'next.span_name': name
                });
                currentSpan.updateName(name);
                // Propagate http.route to the request's root span if it isn't the
                // request span (e.g. a platform-created HTTP span in adapter
                // deployments).
                if (requestRootSpan && requestRootSpan !== currentSpan) {
                    requestRootSpan.setAttribute('http.route', route);
                    requestRootSpan.updateName(name);
                }
            })();
        }
    };
    // When invoked directly, the request span was started before `prepare`;
    // record the request target as normalized by it. next-server's request span
    // already has it.
    if (!isWrappedByNextServer && req.url !== undefined) {
        requestSpan == null ? void 0 : requestSpan.setAttribute('http.target', req.url);
    }
    await handleResponse(requestSpan);
}
__turbopack_context__.s([
    "handler",
    0,
    handler,
    "patchFetch",
    0,
    patchFetch,
    "routeModule",
    0,
    routeModule,
    "serverHooks",
    0,
    serverHooks,
    "workAsyncStorage",
    0,
    workAsyncStorage,
    "workUnitAsyncStorage",
    0,
    workUnitAsyncStorage
]);
}),
];

//# sourceMappingURL=_1ld6l6z_i0day._.js.map