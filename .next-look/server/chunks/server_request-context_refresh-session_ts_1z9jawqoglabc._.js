module.exports = [
539396, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/request-context/refresh-session.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__30278__ = __turbopack_context__.i(30278);
// MERGED MODULE: [project]/server/features/session/service.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__309439__ = __turbopack_context__.i(309439);
// MERGED MODULE: [project]/server/features/session/policy.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__309439__1 = __TURBOPACK__imported__module__309439__;
;
function limitsAt1(now) {
    const before = (ms)=>new Date(now.getTime() - ms);
    return {
        begunAfter: before(__TURBOPACK__imported__module__309439__1["r"]),
        seenAfter: before(__TURBOPACK__imported__module__309439__1["Z"])
    };
}
function hasRunOut({ createdAt, lastSeenAt }, now) {
    const { begunAfter, seenAfter } = limitsAt1(now);
    return createdAt < begunAfter || lastSeenAt < seenAfter;
}
/** The first that matches names the browser: those built on another one's engine also carry its name. */ const BROWSERS = [
    [
        /\bEdg(e|A|iOS)?\//,
        "Edge"
    ],
    [
        /\b(OPR|OPiOS|Opera)\//,
        "Opera"
    ],
    [
        /\bSamsungBrowser\//,
        "Samsung Internet"
    ],
    [
        /\b(Firefox|FxiOS)\//,
        "Firefox"
    ],
    [
        /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//,
        "Chrome"
    ],
    [
        /\bVersion\/[\d.]+.* Safari\//,
        "Safari"
    ]
];
const SYSTEMS = [
    [
        /\bAndroid\b/,
        "Android"
    ],
    [
        /\biPhone\b/,
        "iPhone"
    ],
    [
        /\biPad\b/,
        "iPad"
    ],
    [
        /\bCrOS\b/,
        "ChromeOS"
    ],
    [
        /\bWindows\b/,
        "Windows"
    ],
    [
        /\bMacintosh\b|\bMac OS X\b/,
        "Mac"
    ],
    [
        /\bLinux\b/,
        "Linux"
    ]
];
/** Longer ones are cut off before they are looked at. */ const USER_AGENT_MAX = 512;
function deviceName1(userAgent) {
    const text = (userAgent ?? "").slice(0, USER_AGENT_MAX);
    const first = (names)=>names.find(([pattern])=>pattern.test(text))?.[1];
    const browser = first(BROWSERS) ?? "An unknown browser";
    const system = first(SYSTEMS);
    return system ? `${browser} on ${system}` : browser;
}
// MERGED MODULE: [project]/server/features/session/repository.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__479586__ = __turbopack_context__.i(479586);
var __TURBOPACK__imported__module__147764__ = __turbopack_context__.i(147764);
var __TURBOPACK__imported__module__679343__ = __turbopack_context__.i(679343);
;
;
;
const open = (0, __TURBOPACK__imported__module__479586__["M"])(__TURBOPACK__imported__module__679343__["f"].endedAt);
const ofAuthServer = (0, __TURBOPACK__imported__module__479586__["M"])(__TURBOPACK__imported__module__679343__["f"].extensionId);
async function upsert1(db, { id, userId, device, seenAt }) {
    await db.insert(__TURBOPACK__imported__module__679343__["f"]).values({
        id,
        userId,
        device,
        createdAt: seenAt,
        lastSeenAt: seenAt
    }).onConflictDoUpdate({
        target: __TURBOPACK__imported__module__679343__["f"].id,
        set: {
            device,
            lastSeenAt: seenAt
        },
        setWhere: (0, __TURBOPACK__imported__module__479586__["b"])(open, (0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].userId, userId))
    });
}
async function insertOfExtension1(db, { seenAt, ...session }) {
    await db.insert(__TURBOPACK__imported__module__679343__["f"]).values({
        ...session,
        createdAt: seenAt,
        lastSeenAt: seenAt
    });
}
async function renewOfExtension1(db, { id, userId, extensionId, generation }, at) {
    const renewed = await db.update(__TURBOPACK__imported__module__679343__["f"]).set({
        renewals: generation + 1,
        lastSeenAt: at.seenAt
    }).where((0, __TURBOPACK__imported__module__479586__["b"])((0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].id, id), (0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].userId, userId), (0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].extensionId, extensionId), (0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].renewals, generation), gte(__TURBOPACK__imported__module__679343__["f"].createdAt, at.begunAfter), gte(__TURBOPACK__imported__module__679343__["f"].lastSeenAt, at.seenAfter), open)).returning({
        id: __TURBOPACK__imported__module__679343__["f"].id
    });
    return renewed.length > 0;
}
async function touch(db, id, { seenAt, unlessSince }) {
    await db.update(__TURBOPACK__imported__module__679343__["f"]).set({
        lastSeenAt: seenAt
    }).where((0, __TURBOPACK__imported__module__479586__["b"])((0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].id, id), open, (0, __TURBOPACK__imported__module__479586__["S"])(__TURBOPACK__imported__module__679343__["f"].lastSeenAt, unlessSince)));
}
async function findLife(db, id) {
    const [row] = await db.select({
        userId: __TURBOPACK__imported__module__679343__["f"].userId,
        createdAt: __TURBOPACK__imported__module__679343__["f"].createdAt,
        lastSeenAt: __TURBOPACK__imported__module__679343__["f"].lastSeenAt,
        endedAt: __TURBOPACK__imported__module__679343__["f"].endedAt,
        extensionId: __TURBOPACK__imported__module__679343__["f"].extensionId,
        renewals: __TURBOPACK__imported__module__679343__["f"].renewals
    }).from(__TURBOPACK__imported__module__679343__["f"]).where((0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].id, id));
    return row ?? null;
}
async function findValidFrom1(db, userId) {
    const [row] = await db.select({
        validFrom: accounts.tokensValidFrom
    }).from(accounts).where((0, __TURBOPACK__imported__module__479586__["u"])(accounts.userId, userId));
    return row?.validFrom ?? null;
}
async function listByOwner1(db, scope, { limit, begunAfter, seenAfter }) {
    return db.select({
        id: __TURBOPACK__imported__module__679343__["f"].id,
        device: __TURBOPACK__imported__module__679343__["f"].device,
        createdAt: __TURBOPACK__imported__module__679343__["f"].createdAt,
        lastSeenAt: __TURBOPACK__imported__module__679343__["f"].lastSeenAt
    }).from(__TURBOPACK__imported__module__679343__["f"]).where((0, __TURBOPACK__imported__module__479586__["b"])((0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].userId, scope.userId), open, gte(__TURBOPACK__imported__module__679343__["f"].createdAt, begunAfter), gte(__TURBOPACK__imported__module__679343__["f"].lastSeenAt, seenAfter))).orderBy(desc(__TURBOPACK__imported__module__679343__["f"].lastSeenAt), desc(__TURBOPACK__imported__module__679343__["f"].id)).limit(limit);
}
async function end1(db, scope, { id, endedAt }) {
    const ended = await db.update(__TURBOPACK__imported__module__679343__["f"]).set({
        endedAt
    }).where((0, __TURBOPACK__imported__module__479586__["b"])((0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].id, id), (0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].userId, scope.userId), open)).returning({
        id: __TURBOPACK__imported__module__679343__["f"].id
    });
    return ended.length > 0;
}
async function endOfUser1(db, { id, userId, endedAt }) {
    await db.update(__TURBOPACK__imported__module__679343__["f"]).set({
        endedAt
    }).where((0, __TURBOPACK__imported__module__479586__["b"])((0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].id, id), (0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].userId, userId), open));
}
async function endOthers1(db, scope, { except, endedAt }) {
    const ended = await db.update(__TURBOPACK__imported__module__679343__["f"]).set({
        endedAt
    }).where((0, __TURBOPACK__imported__module__479586__["b"])((0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].userId, scope.userId), open, ne(__TURBOPACK__imported__module__679343__["f"].id, except))).returning({
        id: __TURBOPACK__imported__module__679343__["f"].id
    });
    return ended.length;
}
async function endAllBut1(db, { userId, open: kept, everywhere, endedAt }) {
    const others = (0, __TURBOPACK__imported__module__479586__["b"])((0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].userId, userId), open, notInArray(__TURBOPACK__imported__module__679343__["f"].id, [
        ...kept
    ]), everywhere ? undefined : ofAuthServer);
    await db.update(__TURBOPACK__imported__module__679343__["f"]).set({
        endedAt
    }).where(others);
}
async function endAll1(db, { userId }, endedAt) {
    return db.transaction(async (tx)=>{
        await tx.update(accounts).set({
            tokensValidFrom: endedAt
        }).where((0, __TURBOPACK__imported__module__479586__["u"])(accounts.userId, userId));
        const ended = await tx.update(__TURBOPACK__imported__module__679343__["f"]).set({
            endedAt
        }).where((0, __TURBOPACK__imported__module__479586__["b"])((0, __TURBOPACK__imported__module__479586__["u"])(__TURBOPACK__imported__module__679343__["f"].userId, userId), open)).returning({
            id: __TURBOPACK__imported__module__679343__["f"].id
        });
        return ended.length;
    });
}
// MERGED MODULE: [project]/server/features/session/schema.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__41071__ = __turbopack_context__.i(41071);
var __TURBOPACK__imported__module__769301__ = __turbopack_context__.i(769301);
;
const sessionIdSchema = __TURBOPACK__imported__module__41071__["z"].uuid();
const endSessionSchema = __TURBOPACK__imported__module__769301__["z"].object({
    id: sessionIdSchema
});
const endSessionsSchema = __TURBOPACK__imported__module__769301__["z"].object({});
;
;
;
;
;
;
const AUTH_TIMEOUT_MS = 5_000;
async function recordSession({ db, now }, session) {
    const id = recordable(session.sessionId);
    if (!id) return;
    const device = deviceName(session.userAgent);
    await upsert(await db(), {
        id,
        userId: session.userId,
        device,
        seenAt: now()
    });
}
async function openExtensionSession({ db, now }, session) {
    const { id, userId, extensionId, userAgent } = session;
    const device = `${EXTENSION_PLACE}, ${deviceName(userAgent)}`;
    await insertOfExtension(await db(), {
        id,
        userId,
        extensionId,
        device,
        seenAt: now()
    });
}
async function renewExtensionSession({ db, now, revocations }, renewal) {
    const [database, time] = [
        await db(),
        now()
    ];
    const { id, userId, extensionId, generation } = renewal;
    if (await renewOfExtension(database, renewal, {
        seenAt: time,
        ...limitsAt(time)
    })) return "renewed";
    const known = await findLife(database, id);
    const isOpen = known !== null && known.endedAt === null && !hasRunOut(known, time);
    if (!isOpen || known.userId !== userId || known.extensionId !== extensionId) return "ended";
    const ageMs = time.getTime() - known.lastSeenAt.getTime();
    // The answer to the first one may have been lost on its way.
    if (known.renewals === generation + 1 && ageMs < RENEWED_AGAIN_MS) return "renewed";
    await endOfUser(database, {
        id,
        userId,
        endedAt: time
    });
    revocations.forget(userId);
    return "copied";
}
async function endExtensionSession(deps, scope) {
    const id = recordable(scope.sessionId);
    const known = id ? await findLife(await deps.db(), id) : null;
    if (known?.userId !== scope.userId || known.extensionId === null) throw new AppError("NOT_FOUND");
    await endCurrentSession(deps, scope);
}
async function touchSession({ db, now }, sessionId) {
    const id = recordable(sessionId);
    if (!id) return;
    const seenAt = now();
    await touch(await db(), id, {
        seenAt,
        unlessSince: new Date(seenAt.getTime() - __TURBOPACK__imported__module__309439__["O"])
    });
}
async function listSessions({ db, now }, scope) {
    const sessions = await listByOwner(await db(), scope, {
        limit: SESSIONS_SHOWN,
        ...limitsAt(now())
    });
    return sessions.map((session)=>({
            ...session,
            current: session.id === scope.sessionId
        }));
}
const needsPassword = (provider)=>provider === null || provider === "email";
async function isFreshSession({ db, now }, scope) {
    const id = recordable(scope.sessionId);
    const known = id ? await findLife(await db(), id) : null;
    if (known?.userId !== scope.userId) return false;
    return now().getTime() - known.createdAt.getTime() < FRESH_SESSION_MS;
}
async function endSession({ db, now, revocations }, scope, id) {
    const ended = await end(await db(), scope, {
        id,
        endedAt: now()
    });
    if (!ended) throw new AppError("NOT_FOUND");
    revocations.forget(scope.userId);
}
async function endCurrentSession({ db, now, revocations }, scope) {
    const id = recordable(scope.sessionId);
    if (!id) return;
    await end(await db(), scope, {
        id,
        endedAt: now()
    });
    revocations.forget(scope.userId);
}
async function endOtherSessions({ db, now, revocations }, scope) {
    const except = recordable(scope.sessionId);
    // Without a number nobody can tell which one goes on.
    if (!except) throw new AppError("PRECONDITION_FAILED");
    const ended = await endOthers(await db(), scope, {
        except,
        endedAt: now()
    });
    revocations.forget(scope.userId);
    return ended;
}
async function endAllSessions({ db, now, revocations }, scope) {
    await endAll(await db(), scope, now());
    revocations.forget(scope.userId);
}
async function endSessionsOf({ db, now, revocations, auth }, userId) {
    const places = await endAll(await db(), {
        userId
    }, now());
    await auth.endSessions?.(userId);
    revocations.forget(userId);
    return {
        places,
        told: auth.endSessions !== undefined
    };
}
async function followEnds({ db, now, revocations }, { userId, open, everywhere }) {
    revocations.forget(userId);
    await endAllBut(await db(), {
        userId,
        open,
        everywhere,
        endedAt: now()
    });
    revocations.forget(userId);
}
async function hasEnded({ db, now }, sessionId) {
    const id = recordable(sessionId);
    if (!id) return false;
    const known = await findLife(await db(), id);
    return known !== null && (known.endedAt !== null || hasRunOut(known, now()));
}
async function isRevoked({ db, auth, now }, claims, token) {
    const database = await db();
    const id = recordable(claims.sessionId);
    const known = id ? await findLife(database, id) : null;
    if (known) {
        if (known.endedAt !== null || known.userId !== claims.userId || hasRunOut(known, now())) return true;
        // The auth server does not know the sessions of extensions.
        if (known.extensionId !== null) return false;
        return Boolean(id && auth.hasSession && !await auth.hasSession(id));
    }
    const validFrom = await findValidFrom(database, claims.userId);
    // Tokens count in whole seconds: one of the same second may be the newer one.
    if (validFrom && claims.issuedAt < Math.floor(validFrom.getTime() / 1000)) return true;
    return !await isOpen(auth, token);
}
async function isOpen(auth, token) {
    const send = auth.fetch ?? fetch;
    const response = await send(`${auth.url}/auth/v1/user`, {
        headers: {
            apikey: auth.anonKey,
            authorization: `Bearer ${token}`
        },
        signal: AbortSignal.timeout(AUTH_TIMEOUT_MS)
    });
    await response.body?.cancel();
    if (response.ok) return true;
    if (response.status === 429 || response.status >= 500) {
        throw new Error(`The auth server answered ${response.status}.`);
    }
    return false;
}
/** @returns the session's number when it can be kept under it, else null */ function recordable(sessionId) {
    return sessionIdSchema.safeParse(sessionId).success ? sessionId : null;
}
var __TURBOPACK__imported__module__363430__ = __turbopack_context__.i(363430);
var __TURBOPACK__imported__module__947290__ = __turbopack_context__.i(947290);
;
;
;
;
;
/** How long one refresh answers for requests that carried the same spent cookie. The auth server takes a refresh
 * token once; a page that loads sends several requests with it. */ const SHARED_MS = 10_000;
/** How long a page waits for the auth server before it goes on without. */ const ANSWER_MS = 5_000;
const running = new Map();
async function refreshSession(deps, jar) {
    const present = jar.getAll();
    const raw = (0, __TURBOPACK__imported__module__947290__["joinChunks"])((0, __TURBOPACK__imported__module__947290__["sessionCookieName"])(deps.auth.url), (name)=>(0, __TURBOPACK__imported__module__363430__["P"])(present, name));
    const tokens = raw ? (0, __TURBOPACK__imported__module__947290__["readTokens"])(raw) : null;
    if (!tokens?.refreshToken) return [];
    const time = deps.now().getTime();
    for (const [key, { startedAt }] of running)if (Math.abs(time - startedAt) > SHARED_MS) running.delete(key);
    const shared = running.get(tokens.refreshToken) ?? {
        cookies: refresh(deps, jar, tokens),
        startedAt: time
    };
    running.set(tokens.refreshToken, shared);
    const cookies = await shared.cookies;
    for (const cookie of cookies)jar.set(cookie);
    return cookies;
}
async function refresh(deps, { getAll, secure, address }, { accessToken }) {
    const sessionId = sessionIdOf(accessToken);
    const ended = await hasEnded(deps, sessionId).catch(()=>null);
    // Who reads the cookie next asks the database too, and reports that it does not answer.
    if (ended === null) return [];
    if (ended) return removals(deps, {
        getAll,
        secure
    });
    const written = [];
    // Few requests come here; the others need not load the client.
    const { createSupabase } = await __turbopack_context__.A(550884);
    const line = singleTry(deps.auth);
    const jar = {
        getAll,
        secure,
        address,
        set: (cookie)=>void written.push(cookie)
    };
    const { auth } = createSupabase({
        ...deps.auth,
        fetch: line.fetch
    }, jar);
    let { data } = await auth.getSession();
    // Of itself the client trades in only what has run out, and goes on with what has not when the trade is refused.
    const isUntried = written.length === 0 && !(0, __TURBOPACK__imported__module__947290__["isDue"])(accessToken, deps.now().getTime());
    if (isUntried) ({ data } = await auth.refreshSession());
    if (line.failed()) return [];
    if (isUntried && !data.session) return removals(deps, {
        getAll,
        secure
    });
    // A visit that is not written down must not cost the session it renews.
    if (data.session && written.length > 0) await touchSession(deps, sessionId).catch(()=>undefined);
    return written;
}
/** The network for one refresh. The client tries for half a minute to reach an auth server that does not answer, while
 * the page waits: it is told of a refusal instead, and what it does about that is not written down. */ function singleTry({ fetch: own }) {
    const send = own ?? fetch;
    let failed = false;
    return {
        failed: ()=>failed,
        async fetch (input, init) {
            try {
                const response = await send(input, {
                    ...init,
                    signal: AbortSignal.timeout(ANSWER_MS)
                });
                if (response.status < 500 && response.status !== 429) return response;
            } catch  {
            // No answer is what the caller hears of below.
            }
            failed = true;
            return Response.json({
                error_code: "no_answer",
                msg: "The auth server did not answer."
            }, {
                status: 400
            });
        }
    };
}
function removals({ auth }, { getAll, secure }) {
    const options = {
        path: "/",
        maxAge: 0,
        httpOnly: true,
        sameSite: "lax",
        secure
    };
    const own = getAll().filter(({ name })=>(0, __TURBOPACK__imported__module__947290__["isChunkOf"])((0, __TURBOPACK__imported__module__947290__["sessionCookieName"])(auth.url), name));
    return own.map(({ name })=>({
            name,
            value: "",
            options
        }));
}
/** @returns the session a token names; its signature is not looked at, the gate does that with the fresh one */ function sessionIdOf(token) {
    try {
        const { session_id: id } = (0, __TURBOPACK__imported__module__30278__["f"])(token);
        return typeof id === "string" ? id : null;
    } catch  {
        return null;
    }
}
__turbopack_context__.s([
    "refreshSession",
    0,
    refreshSession
], 539396);
}),
];

//# sourceMappingURL=server_request-context_refresh-session_ts_1z9jawqoglabc._.js.map