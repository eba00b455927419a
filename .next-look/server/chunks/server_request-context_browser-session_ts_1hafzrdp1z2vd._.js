module.exports = [
563970, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__172626__ = __turbopack_context__.i(172626);
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__190585__ = __turbopack_context__.i(190585);
var __TURBOPACK__imported__module__287300__ = __turbopack_context__.i(287300);
var __TURBOPACK__imported__module__675882__ = __turbopack_context__.i(675882);
var __TURBOPACK__imported__module__916057__ = __turbopack_context__.i(916057);
var __TURBOPACK__imported__module__172190__ = __turbopack_context__.i(172190);
var __TURBOPACK__imported__module__817492__ = __turbopack_context__.i(817492);
var __TURBOPACK__imported__module__121646__ = __turbopack_context__.i(121646);
var __TURBOPACK__imported__module__596843__ = __turbopack_context__.i(596843);
var __TURBOPACK__imported__module__605877__ = __turbopack_context__.i(605877);
var __TURBOPACK__imported__module__769622__ = __turbopack_context__.i(769622);
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
const NO_SESSION = {
    code: 400,
    error_code: "refresh_token_not_found",
    msg: "Nobody is signed in here."
};
const NO_ANSWER = {
    code: 503,
    error_code: "unavailable",
    msg: "The session cannot be renewed now. Try again."
};
function answerSession(request, composition) {
    return answer(request, composition, async ({ session: { scope, stale }, cookies })=>{
        // The auth server did not answer: nobody can say whether the session goes on.
        if (stale) return (0, __TURBOPACK__imported__module__172626__["f"])(Response.json(NO_ANSWER, {
            status: 503
        }));
        return Response.json({
            session: scope?.kind === "user" ? shown(scope, cookies, composition) : null
        });
    });
}
function answerRenewal(request, composition) {
    return answer(request, composition, async ({ session: { scope, stale }, cookies })=>{
        if (stale) return (0, __TURBOPACK__imported__module__172626__["f"])(Response.json(NO_ANSWER, {
            status: 503
        }));
        if (scope?.kind !== "user") return Response.json(NO_SESSION, {
            status: 400
        });
        return Response.json(shown(scope, cookies, composition));
    });
}
async function answer(request, composition, work) {
    const { deps } = composition;
    const jar = (0, __TURBOPACK__imported__module__121646__["K"])(request);
    let response;
    try {
        if (request.method === "GET") (0, __TURBOPACK__imported__module__172190__["e"])(request.headers);
        else (0, __TURBOPACK__imported__module__172190__["T"])(request.headers);
        const session = await open(jar, composition);
        await (0, __TURBOPACK__imported__module__817492__["x"])(deps, "read", {
            scope: session.scope,
            address: (0, __TURBOPACK__imported__module__675882__["W"])(request.headers)
        });
        response = await work({
            session,
            cookies: jar.getAll()
        });
    } catch (error) {
        response = (0, __TURBOPACK__imported__module__190585__["f"])(error, {
            log: deps.log,
            requestId: deps.newId(),
            operation: "session.browser"
        });
    }
    response.headers.set("cache-control", "no-store");
    for (const cookie of jar.setCookies())response.headers.append("set-cookie", cookie);
    return response;
}
/** Reads the session, renewed if it is due. */ async function open(jar, { deps, gate }) {
    const tokens = tokensIn(jar.getAll(), deps.auth.url);
    if (tokens && (0, __TURBOPACK__imported__module__596843__["t"])(tokens.accessToken, deps.now().getTime())) await (0, __TURBOPACK__imported__module__605877__["f"])(deps, jar);
    return (0, __TURBOPACK__imported__module__769622__["f"])({
        deps,
        gate,
        jar
    });
}
function shown(scope, cookies, { deps }) {
    const tokens = tokensIn(cookies, deps.auth.url);
    if (!tokens) throw new __TURBOPACK__imported__module__861839__["f"]("UNAUTHORIZED");
    const expiresAt = (0, __TURBOPACK__imported__module__596843__["Q"])(tokens.accessToken);
    return {
        access_token: __TURBOPACK__imported__module__287300__["B"],
        refresh_token: __TURBOPACK__imported__module__287300__["B"],
        token_type: "bearer",
        expires_in: Math.max(0, expiresAt - Math.floor(deps.now().getTime() / 1000)),
        expires_at: expiresAt,
        user: {
            id: scope.userId,
            email: scope.email,
            app_metadata: {
                provider: scope.provider
            }
        }
    };
}
function tokensIn(cookies, authUrl) {
    const raw = (0, __TURBOPACK__imported__module__596843__["u"])((0, __TURBOPACK__imported__module__596843__["F"])(authUrl), (name)=>(0, __TURBOPACK__imported__module__916057__["P"])(cookies, name));
    return raw ? (0, __TURBOPACK__imported__module__596843__["D"])(raw) : null;
}
__turbopack_context__.s([
    "m",
    0,
    answerRenewal,
    "_",
    0,
    answerSession
]);
}),
];