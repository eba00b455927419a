module.exports = [
769622, 605877, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/request-context/renewed-session.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/request-context/refresh-session.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__532507__ = __turbopack_context__.i(532507);
var __TURBOPACK__imported__module__878175__ = __turbopack_context__.i(878175);
var __TURBOPACK__imported__module__114__ = __turbopack_context__.i(114);
var __TURBOPACK__imported__module__916057__ = __turbopack_context__.i(916057);
var __TURBOPACK__imported__module__596843__ = __turbopack_context__.i(596843);
;
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
    const raw = (0, __TURBOPACK__imported__module__596843__["u"])((0, __TURBOPACK__imported__module__596843__["F"])(deps.auth.url), (name)=>(0, __TURBOPACK__imported__module__916057__["P"])(present, name));
    const tokens = raw ? (0, __TURBOPACK__imported__module__596843__["D"])(raw) : null;
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
    const ended = await (0, __TURBOPACK__imported__module__114__["J"])(deps, sessionId).catch(()=>null);
    // Who reads the cookie next asks the database too, and reports that it does not answer.
    if (ended === null) return [];
    if (ended) return removals(deps, {
        getAll,
        secure
    });
    const written = [];
    // Few requests come here; the others need not load the client.
    const { createSupabase } = await /*#__PURE__*/ (0, __TURBOPACK__imported__module__532507__["trackDynamicImport"])(__turbopack_context__.A(479875));
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
    const isUntried = written.length === 0 && !(0, __TURBOPACK__imported__module__596843__["t"])(accessToken, deps.now().getTime());
    if (isUntried) ({ data } = await auth.refreshSession());
    if (line.failed()) return [];
    if (isUntried && !data.session) return removals(deps, {
        getAll,
        secure
    });
    // A visit that is not written down must not cost the session it renews.
    if (data.session && written.length > 0) await (0, __TURBOPACK__imported__module__114__["L"])(deps, sessionId).catch(()=>undefined);
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
    const own = getAll().filter(({ name })=>(0, __TURBOPACK__imported__module__596843__["E"])((0, __TURBOPACK__imported__module__596843__["F"])(auth.url), name));
    return own.map(({ name })=>({
            name,
            value: "",
            options
        }));
}
/** @returns the session a token names; its signature is not looked at, the gate does that with the fresh one */ function sessionIdOf(token) {
    try {
        const { session_id: id } = (0, __TURBOPACK__imported__module__878175__["f"])(token);
        return typeof id === "string" ? id : null;
    } catch  {
        return null;
    }
}
__turbopack_context__.s([
    "f",
    0,
    refreshSession
], 605877);
;
;
async function readRenewed({ deps, gate, jar, authorization = null }) {
    const read = ()=>gate.read({
            cookies: jar.getAll(),
            authorization
        });
    const found = await read();
    if (!found.stale) return found;
    await refreshSession(deps, jar);
    return read();
}
__turbopack_context__.s([
    "f",
    0,
    readRenewed
], 769622);
}),
];

//# sourceMappingURL=server_request-context_renewed-session_ts_20g4f7phq-1bk._.js.map