module.exports = [
313365, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/api/chat/temporary/route.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__978806__ = __turbopack_context__.i(978806);
var __TURBOPACK__imported__module__326808__ = __turbopack_context__.i(326808);
var __TURBOPACK__imported__module__843095__ = __turbopack_context__.i(843095);
// MERGED MODULE: [project]/server/features/temporary/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__604147__ = __turbopack_context__.i(604147);
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__600205__ = __turbopack_context__.i(600205);
var __TURBOPACK__imported__module__455744__ = __turbopack_context__.i(455744);
var __TURBOPACK__imported__module__168595__ = __turbopack_context__.i(168595);
var __TURBOPACK__imported__module__849968__ = __turbopack_context__.i(849968);
var __TURBOPACK__imported__module__65762__ = __turbopack_context__.i(65762);
// MERGED MODULE: [project]/server/features/temporary/constants.ts [app-route] (ecmascript)
;
const TEMPORARY_MESSAGES_MAX = 40;
const TEMPORARY_LENGTH_MAX = 60_000;
const TEMPORARY_PATH = "/api/chat/temporary";
;
;
;
;
;
const TOO_LONG = "This conversation has grown too long for a temporary one. Start a new one.";
const NOT_OURS = "We do not recognise this conversation. Start a new one.";
const saidSchema = __TURBOPACK__imported__module__971724__["z"].object({
    role: __TURBOPACK__imported__module__604147__["z"].enum([
        "user",
        "assistant"
    ], {
        error: NOT_OURS
    }),
    text: __TURBOPACK__imported__module__105954__["z"].string({
        error: NOT_OURS
    }).max(TEMPORARY_LENGTH_MAX, TOO_LONG)
})// A student's message was a message once, and problems are looked for in every one of them.
.refine(({ role, text })=>role !== "user" || text.length <= __TURBOPACK__imported__module__168595__["l"], NOT_OURS);
const temporarySchema = __TURBOPACK__imported__module__971724__["z"].object({
    /** The problem it is about. */ solveId: __TURBOPACK__imported__module__65762__["X"].optional(),
    mode: __TURBOPACK__imported__module__849968__["P"].default("explain"),
    /** The built-in tutor is to write, for which it never counts. */ engine: __TURBOPACK__imported__module__600205__["z"].literal(true).optional(),
    messages: __TURBOPACK__imported__module__455744__["z"].array(saidSchema, {
        error: NOT_OURS
    }).max(TEMPORARY_MESSAGES_MAX, TOO_LONG).refine((said)=>said.reduce((sum, { text })=>sum + text.length, 0) <= TEMPORARY_LENGTH_MAX, TOO_LONG).refine((said)=>said.at(-1)?.role === "user", NOT_OURS).superRefine((said, check)=>{
        const last = __TURBOPACK__imported__module__849968__["h"].safeParse(said.at(-1)?.text);
        if (!last.success) check.addIssue({
            code: "custom",
            message: last.error.issues[0]?.message ?? NOT_OURS
        });
    })
});
// MERGED MODULE: [project]/server/features/temporary/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__721737__ = __turbopack_context__.i(721737);
var __TURBOPACK__imported__module__629588__ = __turbopack_context__.i(629588);
var __TURBOPACK__imported__module__445893__ = __turbopack_context__.i(445893);
var __TURBOPACK__imported__module__178430__ = __turbopack_context__.i(178430);
var __TURBOPACK__imported__module__782352__ = __turbopack_context__.i(782352);
var __TURBOPACK__imported__module__677934__ = __turbopack_context__.i(677934);
var __TURBOPACK__imported__module__291830__ = __turbopack_context__.i(291830);
var __TURBOPACK__imported__module__815989__ = __turbopack_context__.i(815989);
var __TURBOPACK__imported__module__476700__ = __turbopack_context__.i(476700);
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
const TITLE = "Temporary chat";
async function replyTemporarily(deps, scope, talk) {
    const { address, engine = false } = talk;
    const context = await (0, __TURBOPACK__imported__module__178430__["Y"])(deps, scope, talk.solveId ?? null);
    const spokenBefore = talk.messages.map(({ role, text })=>({
            role,
            content: text
        }));
    const messages = [
        ...context,
        ...spokenBefore
    ];
    // Before anything is counted: the engine may be too busy.
    const found = talk.mode === "hints" ? await deps.engine.run("ladderInTalk", (0, __TURBOPACK__imported__module__782352__["g"])(messages)) : null;
    const { standsIn, allowance } = await (0, __TURBOPACK__imported__module__476700__["h"])(deps, scope, {
        engine,
        address
    });
    const id = deps.newId();
    const { model } = deps.spending;
    const left = allowance && await (await deps.db()).transaction((tx)=>(0, __TURBOPACK__imported__module__476700__["g"])(deps, tx, {
            scope,
            runId: id,
            model,
            allowance
        }));
    return events(deps, {
        ...talk,
        id,
        standsIn,
        allowance,
        left,
        messages,
        found
    });
}
async function* events(deps, reply) {
    const { id, messages, mode, found, signal, standsIn, left } = reply;
    const unreadable = found === "unknown";
    const ladder = unreadable ? null : found;
    const request = {
        messages,
        mode,
        ladder,
        unreadable,
        resumedFrom: "",
        signal
    };
    const told = (0, __TURBOPACK__imported__module__291830__["f"])(deps, {
        id,
        operation: "temporary.check",
        standsIn,
        request
    });
    let written = null;
    try {
        yield* (0, __TURBOPACK__imported__module__677934__["t"])(id, {
            title: TITLE,
            source: (standsIn ? deps.standIn : deps.chatModel).kind,
            ...standsIn === "spent" && {
                standIn: true
            },
            ...left && {
                left
            }
        });
        let next = await told.next();
        for(; !next.done; next = await told.next())yield next.value;
        written = next.value;
        const settled = await book(deps, reply, written);
        const { ending, failure } = written;
        if (failure && ending === "failed") (0, __TURBOPACK__imported__module__629588__["f"])(deps.log, failure, {
            requestId: id,
            operation: "temporary.reply"
        });
        const words = failure ? (0, __TURBOPACK__imported__module__445893__["f"])(failure, id) : "";
        yield* (0, __TURBOPACK__imported__module__677934__["W"])(ending, settled.counted ? `${words} ${__TURBOPACK__imported__module__815989__["v"]}` : words, settled);
    } finally{
        // A reader who has gone left the writing where it was.
        if (!written) await book(deps, reply, await restOf(told));
    }
}
async function restOf(told) {
    let next = await told.next();
    while(!next.done)next = await told.next();
    return next.value;
}
/** Never throws. */ async function book(deps, { id, allowance }, written) {
    try {
        const db = await deps.db();
        return await db.transaction((tx)=>(0, __TURBOPACK__imported__module__476700__["I"])(deps, tx, {
                runId: id,
                reason: reasonFor(written),
                allowance
            }));
    } catch (error) {
        (0, __TURBOPACK__imported__module__629588__["f"])(deps.log, (0, __TURBOPACK__imported__module__721737__["f"])(error), {
            requestId: id,
            operation: "temporary.keep"
        });
        return {
            counted: false,
            left: null
        };
    }
}
/** What went wrong with a reply, for which it may not count. One whose reader left before its first word reached nobody:
 * the browser sends the message again when the line breaks. */ function reasonFor({ ending, text, refuted, overLength, instead }) {
    if (instead) return "failed";
    if (ending === "cut-off" && overLength) return null;
    if (ending === "failed" || ending === "cut-off") return "failed";
    if (ending === "stopped" && text === "") return "interrupted";
    return refuted ? "refuted" : null;
}
var __TURBOPACK__imported__module__887265__ = __turbopack_context__.i(887265);
var __TURBOPACK__imported__module__817492__ = __turbopack_context__.i(817492);
var __TURBOPACK__imported__module__764229__ = __turbopack_context__.i(764229);
var __TURBOPACK__imported__module__463658__ = __turbopack_context__.i(463658);
;
;
;
;
;
;
;
;
;
function POST(request) {
    return (0, __TURBOPACK__imported__module__764229__["y"])(request, "chat.temporary", async (opened)=>{
        const deps = (0, __TURBOPACK__imported__module__326808__["f"])();
        const talk = temporarySchema.parse(await (0, __TURBOPACK__imported__module__764229__["s"])(request));
        const scope = await opened.scopeOrGuest();
        await (0, __TURBOPACK__imported__module__817492__["x"])(deps, "chat", {
            scope,
            address: opened.address
        });
        const { address, optedOut } = opened;
        return (0, __TURBOPACK__imported__module__978806__["f"])(scope, address, async (over)=>{
            const gone = new AbortController();
            const events = await replyTemporarily((0, __TURBOPACK__imported__module__463658__["f"])(deps, {
                ...opened,
                scope
            }), scope, {
                ...talk,
                address,
                signal: gone.signal
            });
            (0, __TURBOPACK__imported__module__843095__["f"])(deps, {
                scope,
                optedOut
            }, "chats_msg_sent", {});
            return (0, __TURBOPACK__imported__module__887265__["f"])(events, {
                leave: ()=>gone.abort(),
                over
            });
        });
    });
}
__turbopack_context__.s([
    "POST",
    0,
    POST
], 313365);
}),
277559, ((__turbopack_context__) => {
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
        page: "/api/chat/temporary/route",
        pathname: "/api/chat/temporary",
        filename: "route",
        bundlePath: ""
    },
    distDir: ("TURBOPACK compile-time value", ".next") || '',
    relativeProjectDir: ("TURBOPACK compile-time value", "") || '',
    resolvedPagePath: "[project]/app/api/chat/temporary/route.ts",
    nextConfigOutput,
    // The lazy require factory ensures that:
    // - In dev: devRequestTimingInternalsEnd is set before userland executes,
    //   correctly attributing module load time to application-code rather than
    //   framework internals.
    // - In all modes: async modules (route files with top-level await) are
    //   handled correctly — require() returns a Promise for such modules, which
    //   ensureUserland() awaits before the first request is handled.
    userland: ()=>__turbopack_context__.r(313365),
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
    let srcPage = "/api/chat/temporary/route";
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

//# sourceMappingURL=_1gmas4txbj05g._.js.map