module.exports = [
69943, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(product)/settings/export/route.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__451277__ = __turbopack_context__.i(451277);
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__190585__ = __turbopack_context__.i(190585);
var __TURBOPACK__imported__module__70094__ = __turbopack_context__.i(70094);
// MERGED MODULE: [project]/server/features/export/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__136340__ = __turbopack_context__.i(136340);
var __TURBOPACK__imported__module__656670__ = __turbopack_context__.i(656670);
var __TURBOPACK__imported__module__178430__ = __turbopack_context__.i(178430);
var __TURBOPACK__imported__module__880636__ = __turbopack_context__.i(880636);
var __TURBOPACK__imported__module__913749__ = __turbopack_context__.i(913749);
var __TURBOPACK__imported__module__261679__ = __turbopack_context__.i(261679);
var __TURBOPACK__imported__module__458788__ = __turbopack_context__.i(458788);
var __TURBOPACK__imported__module__536724__ = __turbopack_context__.i(536724);
var __TURBOPACK__imported__module__574591__ = __turbopack_context__.i(574591);
// MERGED MODULE: [project]/server/features/export/policy.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__536724__1 = __TURBOPACK__imported__module__536724__;
;
const CHECKS = {
    verified: "Checked",
    partial: "Spot-checked",
    unchecked: "Not checked"
};
const quoted = (text)=>text.split("\n").map((line)=>`> ${line}`.trimEnd()).join("\n");
const display = (latex)=>latex ? `$$\n${latex}\n$$` : "";
const paragraphs = (...parts)=>parts.filter(Boolean).join("\n\n");
function solveMarkdown(solve, problems, number) {
    const { text, createdAt, mode, result } = solve;
    const head = paragraphs(`### Problem ${number}`, `*${(0, __TURBOPACK__imported__module__536724__1["_"])(createdAt)}${mode === "hints" ? ", with hints" : ""}*`, quoted(text));
    if (!result.parts) return paragraphs(head, ...problems.map(problemMarkdown));
    const parts = problems.map((problem, place)=>paragraphs(`#### Part ${result.parts?.[place]?.label}`, quoted(problem.text), problemMarkdown(problem)));
    return paragraphs(head, ...parts, attemptMarkdown(solve));
}
function problemMarkdown(problem) {
    const { result, open } = problem;
    const shown = open ? result.steps : result.steps.slice(0, problem.revealedSteps);
    const read = [
        result.read.instruction && `Read as: ${result.read.instruction}`,
        display(result.read.latex)
    ];
    return paragraphs(...read, answerMarkdown(result, open), shown.length > 0 ? paragraphs("#### Steps", stepsMarkdown(shown)) : "", ...(open ? result.alternatives : []).map(({ way, steps })=>paragraphs(`#### Another way: ${way}`, stepsMarkdown(steps))), attemptMarkdown(problem));
}
function answerMarkdown(result, open) {
    if (!open) return "**Answer**: not shown yet. You are working on this one with hints.";
    if (result.status === "unsupported" || result.status === "limit-reached") return `**No answer.** ${result.reason ?? ""}`.trim();
    if (result.readings) return paragraphs(`**No answer yet.** ${result.reason ?? ""}`.trim(), readingsMarkdown(result));
    return paragraphs(`**Answer** (${CHECKS[result.verification]})`, display(result.latex) || result.answer, result.evidence.map((sentence)=>`- ${sentence}`).join("\n"));
}
const readingsMarkdown = ({ readings = [] })=>readings.map(({ text, meaning })=>`- ${text}: ${meaning}`).join("\n");
function stepsMarkdown(steps) {
    return steps.map(({ title, latex, why }, index)=>paragraphs(`${index + 1}. ${title}`, display(latex), why)).join("\n\n");
}
function attemptMarkdown({ attempt }) {
    if (!attempt) return "";
    const title = attempt.kind === "answer" ? "#### Your answer" : "#### Your working";
    return paragraphs(title, quoted(attempt.text), attempt.check.message);
}
function chatMarkdown({ title, createdAt }, messages) {
    const said = messages.map(({ role, text, source, stopped, cutOff })=>paragraphs(role === "user" ? "**You**" : "**Classmate**", role === "user" ? quoted(text) : text, role === "assistant" && source === "language-model" ? "*Not checked: a language model wrote this.*" : "", stopped ? "*You stopped the reply here.*" : "", cutOff ? "*The reply was cut off here.*" : ""));
    return paragraphs(`### ${title}`, `*${(0, __TURBOPACK__imported__module__536724__1["_"])(createdAt)}*`, ...said);
}
// MERGED MODULE: [project]/server/features/export/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__349129__ = __turbopack_context__.i(349129);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__259361__ = __turbopack_context__.i(259361);
var __TURBOPACK__imported__module__141048__ = __turbopack_context__.i(141048);
var __TURBOPACK__imported__module__564616__ = __turbopack_context__.i(564616);
var __TURBOPACK__imported__module__685567__ = __turbopack_context__.i(685567);
var __TURBOPACK__imported__module__256226__ = __turbopack_context__.i(256226);
var __TURBOPACK__imported__module__287637__ = __turbopack_context__.i(287637);
;
;
;
;
const ownSolves = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].guestId, scope.guestId);
const ownChats = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__564616__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__564616__["f"].guestId, scope.guestId);
async function listSolveIds(db, scope) {
    const rows = await db.select({
        id: __TURBOPACK__imported__module__256226__["f"].id
    }).from(__TURBOPACK__imported__module__256226__["f"]).where(ownSolves(scope)).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__256226__["f"].createdAt), (0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__256226__["f"].id));
    return rows.map(({ id })=>id);
}
async function listSolves(db, scope, ids) {
    const rows = await db.select(__TURBOPACK__imported__module__287637__["f"]).from(__TURBOPACK__imported__module__256226__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])(ownSolves(scope), (0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__256226__["f"].id, [
        ...ids
    ])));
    return inOrder(rows, ids);
}
async function listChatIds(db, scope) {
    const rows = await db.select({
        id: __TURBOPACK__imported__module__564616__["f"].id
    }).from(__TURBOPACK__imported__module__564616__["f"]).where(ownChats(scope)).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__564616__["f"].createdAt), (0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__564616__["f"].id));
    return rows.map(({ id })=>id);
}
async function listChats(db, scope, ids) {
    const { id, title, solveId, mode, headId, createdAt, updatedAt } = __TURBOPACK__imported__module__564616__["f"];
    const rows = await db.select({
        id,
        title,
        solveId,
        mode,
        headId,
        createdAt,
        updatedAt
    }).from(__TURBOPACK__imported__module__564616__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])(ownChats(scope), (0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__564616__["f"].id, [
        ...ids
    ])));
    const spoken = await listMessages(db, rows.map((row)=>row.id));
    const whole = (chat)=>({
            ...chat,
            messages: spoken.get(chat.id) ?? []
        });
    return inOrder(rows, ids).map(whole);
}
async function listMessages(db, chatIds) {
    const { id, chatId, parentId, role, parts, position, createdAt } = __TURBOPACK__imported__module__685567__["f"];
    const rows = await db.select({
        id,
        chatId,
        parentId,
        role,
        parts,
        position,
        createdAt
    }).from(__TURBOPACK__imported__module__685567__["f"]).where((0, __TURBOPACK__imported__module__875225__["y"])(chatId, [
        ...chatIds
    ])).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(position));
    const byChat = new Map();
    for (const { chatId: chat, role: by, ...message } of rows){
        if (by === "system") continue;
        const known = byChat.get(chat) ?? [];
        byChat.set(chat, known);
        known.push({
            ...message,
            role: by
        });
    }
    return byChat;
}
async function findProfile(db, userId) {
    const { displayName, signedUpAt } = __TURBOPACK__imported__module__141048__["f"];
    const [row] = await db.select({
        displayName,
        signedUpAt
    }).from(__TURBOPACK__imported__module__141048__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__141048__["f"].userId, userId));
    return row ?? null;
}
async function listSessions(db, userId) {
    const { device, createdAt, lastSeenAt } = __TURBOPACK__imported__module__259361__["f"];
    return db.select({
        device,
        createdAt,
        lastSeenAt
    }).from(__TURBOPACK__imported__module__259361__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__259361__["f"].userId, userId)).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(createdAt), (0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__259361__["f"].id));
}
function inOrder(rows, ids) {
    const byId = new Map(rows.map((row)=>[
            row.id,
            row
        ]));
    return ids.flatMap((id)=>byId.get(id) ?? []);
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
/** Rows fetched in one go: enough to be quick, few enough that an export of any size fits in little memory, and that the
 * embedded database, which computes where everyone else's requests are, holds nobody up. A conversation may be long. */ const SOLVES_AT_ONCE = 25;
const CHATS_AT_ONCE = 1;
async function exportWork(deps, scope, shape) {
    const day = deps.now().toISOString().slice(0, 10);
    const [pieces, mediaType] = shape === "json" ? [
        jsonPieces(deps, scope),
        "application/json; charset=utf-8"
    ] : [
        markdownPieces(deps, scope),
        "text/markdown; charset=utf-8"
    ];
    // Fetched before anything is answered, so that a database that is away is an error and not half a file.
    const first = await pieces.next();
    return {
        name: `classmate-${day}.${shape}`,
        mediaType,
        body: streamOf(deps, first, pieces)
    };
}
function streamOf({ log }, first, rest) {
    const encoder = new TextEncoder();
    let ahead = first;
    return new ReadableStream({
        async pull (controller) {
            try {
                if (!ahead) await (0, __TURBOPACK__imported__module__136340__["setImmediate"])();
                const { done, value } = ahead ?? await rest.next();
                ahead = null;
                if (done) controller.close();
                else controller.enqueue(encoder.encode(value));
            } catch (error) {
                log.error("an export broke off", {
                    operation: "export",
                    error
                });
                controller.error(error);
            }
        },
        cancel: async ()=>void await rest.return(undefined)
    });
}
async function* jsonPieces(deps, scope) {
    const db = await deps.db();
    const head = JSON.stringify({
        format: __TURBOPACK__imported__module__574591__["P"],
        version: __TURBOPACK__imported__module__574591__["U"],
        exportedAt: deps.now(),
        ...await aboutOwner(deps, scope, db)
    });
    yield head.slice(0, -1);
    yield* listOf("solves", deps.seal, exportedSolves(deps.seal, solvesOf(db, scope)));
    yield* listOf("chats", deps.seal, chatsOf(db, scope));
    yield* listOf("practice", deps.seal, await (0, __TURBOPACK__imported__module__880636__["$"])(db, scope));
    const { made, joined } = await (0, __TURBOPACK__imported__module__913749__["S"])(db, scope);
    const places = joined.map((place)=>signed(deps.seal, place)).join(",\n");
    yield `,\n"practiceSets":{"made":${JSON.stringify(made)},"joined":[${places}]}}\n`;
}
/** A list of the file, each of its entries signed. */ async function* listOf(name, seal, entries) {
    yield `,\n"${name}":[`;
    let separator = "\n";
    for await (const entry of entries){
        yield separator + signed(seal, entry);
        separator = ",\n";
    }
    yield "]";
}
async function* exportedSolves(seal, solves) {
    for await (const solve of solves)yield exportedSolve(seal, solve);
}
async function aboutOwner(deps, scope, db) {
    if (scope.kind === "guest") return {
        profile: null,
        referral: null,
        billing: null,
        sessions: []
    };
    const referral = await (0, __TURBOPACK__imported__module__261679__["H"])(deps, scope);
    const [profile, sessions, billing] = await Promise.all([
        findProfile(db, scope.userId),
        listSessions(db, scope.userId),
        (0, __TURBOPACK__imported__module__656670__["z"])(deps, scope)
    ]);
    return {
        profile: {
            email: scope.email,
            displayName: profile?.displayName ?? null,
            signsInWith: scope.provider,
            signedUpAt: profile?.signedUpAt ?? null
        },
        referral,
        billing,
        sessions
    };
}
async function* markdownPieces(deps, scope) {
    const db = await deps.db();
    const whose = scope.kind === "user" ? ` by ${scope.email}` : "";
    yield `# My work with Classmate\n\nExported on ${(0, __TURBOPACK__imported__module__536724__["_"])(deps.now())}${whose}. Formulas are written in TeX.\n\n## Problems\n`;
    let number = 0;
    for await (const solve of solvesOf(db, scope)){
        number += 1;
        yield `\n${solveMarkdown(solve, (0, __TURBOPACK__imported__module__458788__["r"])(solve), number)}\n`;
    }
    if (number === 0) yield "\nNone yet.\n";
    yield "\n## Conversations\n";
    let chats = 0;
    for await (const chat of chatsOf(db, scope)){
        chats += 1;
        yield `\n${chatMarkdown(chat, (0, __TURBOPACK__imported__module__178430__["X"])(chat.messages, chat.headId))}\n`;
    }
    if (chats === 0) yield "\nNone yet.\n";
}
async function* solvesOf(db, scope) {
    const ids = await listSolveIds(db, scope);
    for(let at = 0; at < ids.length; at += SOLVES_AT_ONCE)yield* await listSolves(db, scope, ids.slice(at, at + SOLVES_AT_ONCE));
}
async function* chatsOf(db, scope) {
    const ids = await listChatIds(db, scope);
    for(let at = 0; at < ids.length; at += CHATS_AT_ONCE)yield* await listChats(db, scope, ids.slice(at, at + CHATS_AT_ONCE));
}
/** What has not been revealed leaves concealed: a file is no way round the hints. */ function exportedSolve(seal, solve) {
    if ((0, __TURBOPACK__imported__module__458788__["H"])(solve)) return solve;
    return {
        ...solve,
        result: null,
        sealed: seal.conceal(JSON.stringify(solve.result))
    };
}
/** An item as JSON, with the signature of that very JSON as its last member. */ function signed(seal, item) {
    const json = JSON.stringify(item);
    return `${json.slice(0, -1)},"signature":"${seal.sign(json)}"}`;
}
var __TURBOPACK__imported__module__172190__ = __turbopack_context__.i(172190);
var __TURBOPACK__imported__module__725413__ = __turbopack_context__.i(725413);
var __TURBOPACK__imported__module__817492__ = __turbopack_context__.i(817492);
var __TURBOPACK__imported__module__587640__ = __turbopack_context__.i(587640);
;
;
;
;
;
;
;
;
;
async function GET(request) {
    const composition = (0, __TURBOPACK__imported__module__451277__["f"])();
    const { deps } = composition;
    const opened = (0, __TURBOPACK__imported__module__587640__["f"])(request, composition);
    let response;
    try {
        (0, __TURBOPACK__imported__module__172190__["f"])(request.headers);
        const format = new URL(request.url).searchParams.get("format") ?? undefined;
        const { format: shape } = __TURBOPACK__imported__module__70094__["V"].parse({
            format
        });
        const scope = await opened.scope();
        if (!scope) throw new __TURBOPACK__imported__module__861839__["f"]("UNAUTHORIZED");
        await (0, __TURBOPACK__imported__module__817492__["x"])(deps, "export", {
            scope,
            address: opened.address
        });
        const { name, mediaType, body } = await exportWork({
            ...deps,
            seal: (0, __TURBOPACK__imported__module__725413__["f"])()
        }, scope, shape);
        response = new Response(body, {
            headers: {
                "content-type": mediaType,
                "content-disposition": `attachment; filename="${name}"`,
                "cache-control": "private, no-store"
            }
        });
    } catch (error) {
        const context = {
            log: deps.log,
            requestId: opened.requestId,
            operation: "export"
        };
        response = (0, __TURBOPACK__imported__module__190585__["f"])(error, context);
    }
    for (const cookie of opened.setCookies())response.headers.append("set-cookie", cookie);
    return response;
}
__turbopack_context__.s([
    "GET",
    0,
    GET
], 69943);
}),
841434, ((__turbopack_context__) => {
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
        page: "/(product)/settings/export/route",
        pathname: "/settings/export",
        filename: "route",
        bundlePath: ""
    },
    distDir: ("TURBOPACK compile-time value", ".next") || '',
    relativeProjectDir: ("TURBOPACK compile-time value", "") || '',
    resolvedPagePath: "[project]/app/(product)/settings/export/route.ts",
    nextConfigOutput,
    // The lazy require factory ensures that:
    // - In dev: devRequestTimingInternalsEnd is set before userland executes,
    //   correctly attributing module load time to application-code rather than
    //   framework internals.
    // - In all modes: async modules (route files with top-level await) are
    //   handled correctly — require() returns a Promise for such modules, which
    //   ensureUserland() awaits before the first request is handled.
    userland: ()=>__turbopack_context__.r(69943),
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
    let srcPage = "/(product)/settings/export/route";
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

//# sourceMappingURL=_1kzjd6fyhod0a._.js.map