module.exports = [
251918, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__439193__ = __turbopack_context__.i(439193);
;
async function GET(request) {
    const file = await (0, __TURBOPACK__imported__module__439193__["f"])(new URL(request.url).pathname);
    if (!file) return new Response("Not found", {
        status: 404
    });
    const headers = {
        "content-type": file.type,
        "cache-control": "public, max-age=31536000, immutable"
    };
    return new Response(file.bytes, {
        headers
    });
}
__turbopack_context__.s([
    "GET",
    0,
    GET
]);
}),
667076, ((__turbopack_context__) => {
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
        page: "/ocr/[...path]/route",
        pathname: "/ocr/[...path]",
        filename: "route",
        bundlePath: ""
    },
    distDir: ("TURBOPACK compile-time value", ".next") || '',
    relativeProjectDir: ("TURBOPACK compile-time value", "") || '',
    resolvedPagePath: "[project]/app/ocr/[...path]/route.ts",
    nextConfigOutput,
    // The lazy require factory ensures that:
    // - In dev: devRequestTimingInternalsEnd is set before userland executes,
    //   correctly attributing module load time to application-code rather than
    //   framework internals.
    // - In all modes: async modules (route files with top-level await) are
    //   handled correctly — require() returns a Promise for such modules, which
    //   ensureUserland() awaits before the first request is handled.
    userland: ()=>__turbopack_context__.r(251918),
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
    let srcPage = "/ocr/[...path]/route";
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