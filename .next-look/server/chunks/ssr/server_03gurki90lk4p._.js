module.exports = [
367010, ((__turbopack_context__) => {
"use strict";

;
function hasOptedOut(headers) {
    return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
}
__turbopack_context__.s([
    "f",
    0,
    hasOptedOut
]);
}),
426162, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/request-context/action-context.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__905246__ = __turbopack_context__.i(905246);
var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
var __TURBOPACK__imported__module__854104__ = __turbopack_context__.i(854104);
var __TURBOPACK__imported__module__934508__ = __turbopack_context__.i(934508);
var __TURBOPACK__imported__module__367010__ = __turbopack_context__.i(367010);
var __TURBOPACK__imported__module__605187__ = __turbopack_context__.i(605187);
var __TURBOPACK__imported__module__307616__ = __turbopack_context__.i(307616);
var __TURBOPACK__imported__module__437934__ = __turbopack_context__.i(437934);
var __TURBOPACK__imported__module__375658__ = __turbopack_context__.i(375658);
// MERGED MODULE: [project]/server/request-context/renewed-session.ts [app-rsc] (ecmascript)
;
// MERGED MODULE: [project]/server/request-context/refresh-session.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__260711__ = __turbopack_context__.i(260711);
var __TURBOPACK__imported__module__700724__ = __turbopack_context__.i(700724);
var __TURBOPACK__imported__module__928665__ = __turbopack_context__.i(928665);
var __TURBOPACK__imported__module__934508__1 = __TURBOPACK__imported__module__934508__;
var __TURBOPACK__imported__module__698592__ = __turbopack_context__.i(698592);
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
    const raw = (0, __TURBOPACK__imported__module__698592__["u"])((0, __TURBOPACK__imported__module__698592__["F"])(deps.auth.url), (name)=>(0, __TURBOPACK__imported__module__934508__1["P"])(present, name));
    const tokens = raw ? (0, __TURBOPACK__imported__module__698592__["D"])(raw) : null;
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
    const ended = await (0, __TURBOPACK__imported__module__928665__["J"])(deps, sessionId).catch(()=>null);
    // Who reads the cookie next asks the database too, and reports that it does not answer.
    if (ended === null) return [];
    if (ended) return removals(deps, {
        getAll,
        secure
    });
    const written = [];
    // Few requests come here; the others need not load the client.
    const { createSupabase } = await /*#__PURE__*/ (0, __TURBOPACK__imported__module__260711__["trackDynamicImport"])(__turbopack_context__.A(191457));
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
    const isUntried = written.length === 0 && !(0, __TURBOPACK__imported__module__698592__["t"])(accessToken, deps.now().getTime());
    if (isUntried) ({ data } = await auth.refreshSession());
    if (line.failed()) return [];
    if (isUntried && !data.session) return removals(deps, {
        getAll,
        secure
    });
    // A visit that is not written down must not cost the session it renews.
    if (data.session && written.length > 0) await (0, __TURBOPACK__imported__module__928665__["L"])(deps, sessionId).catch(()=>undefined);
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
    const own = getAll().filter(({ name })=>(0, __TURBOPACK__imported__module__698592__["E"])((0, __TURBOPACK__imported__module__698592__["F"])(auth.url), name));
    return own.map(({ name })=>({
            name,
            value: "",
            options
        }));
}
/** @returns the session a token names; its signature is not looked at, the gate does that with the fresh one */ function sessionIdOf(token) {
    try {
        const { session_id: id } = (0, __TURBOPACK__imported__module__700724__["f"])(token);
        return typeof id === "string" ? id : null;
    } catch  {
        return null;
    }
}
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
async function openActionContext() {
    const { deps, gate } = (0, __TURBOPACK__imported__module__843951__["f"])();
    const [store, head] = await Promise.all([
        (0, __TURBOPACK__imported__module__905246__["cookies"])(),
        (0, __TURBOPACK__imported__module__905246__["headers"])()
    ]);
    (0, __TURBOPACK__imported__module__605187__["T"])(head);
    const secure = (0, __TURBOPACK__imported__module__605187__["o"])(head);
    const present = ()=>(0, __TURBOPACK__imported__module__934508__["h"])(store.getAll(), secure);
    const jar = {
        getAll: present,
        set: ({ name, value, options })=>void store.set((0, __TURBOPACK__imported__module__934508__["W"])(name, secure), value, options),
        secure,
        address: (0, __TURBOPACK__imported__module__854104__["W"])(head)
    };
    const session = ()=>readRenewed({
            deps,
            gate,
            jar
        });
    const keep = ({ scope, cookieValue })=>{
        const options = {
            httpOnly: true,
            sameSite: "lax",
            secure,
            maxAge: __TURBOPACK__imported__module__375658__["M"],
            path: "/"
        };
        jar.set({
            name: __TURBOPACK__imported__module__375658__["E"],
            value: cookieValue,
            options
        });
        return scope;
    };
    return {
        deps,
        requestId: (0, __TURBOPACK__imported__module__307616__["f"])(head) ?? deps.newId(),
        address: (0, __TURBOPACK__imported__module__854104__["W"])(head),
        jar,
        optedOut: (0, __TURBOPACK__imported__module__367010__["f"])(head),
        session,
        scopeOrGuest: async ()=>(await session()).scope ?? keep(gate.mintGuest()),
        forgetGuest: ()=>(0, __TURBOPACK__imported__module__437934__["U"])(jar, __TURBOPACK__imported__module__375658__["E"])
    };
}
__turbopack_context__.s([
    "f",
    0,
    openActionContext
], 426162);
}),
437934, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__854104__ = __turbopack_context__.i(854104);
var __TURBOPACK__imported__module__934508__ = __turbopack_context__.i(934508);
;
;
;
;
function createMemoryJar({ secure, address }, present = []) {
    const cookies = new Map(present.map(({ name, value })=>[
            name,
            value
        ]));
    const written = new Map();
    return {
        getAll: ()=>[
                ...cookies
            ].map(([name, value])=>({
                    name,
                    value
                })),
        set (cookie) {
            written.set(cookie.name, cookie);
            if (cookie.options.maxAge === 0) cookies.delete(cookie.name);
            else cookies.set(cookie.name, cookie.value);
        },
        secure,
        address,
        setCookies: ()=>[
                ...written.values()
            ].map(__TURBOPACK__imported__module__934508__["M"])
    };
}
function createRequestCookieJar({ headers, url }) {
    const from = {
        secure: isSecure(headers, url),
        address: addressOf(headers)
    };
    return createMemoryJar(from, readCookies(headers, url));
}
function dropCookies(jar, start) {
    for (const { name } of jar.getAll()){
        if (name.startsWith(start)) jar.set({
            name,
            value: "",
            options: {
                path: "/",
                maxAge: 0,
                secure: jar.secure
            }
        });
    }
}
function seeOther(location, jar) {
    const headers = new Headers({
        location,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer"
    });
    for (const cookie of jar?.setCookies() ?? [])headers.append("set-cookie", cookie);
    return new Response(null, {
        status: 303,
        headers
    });
}
__turbopack_context__.s([
    "W",
    0,
    createMemoryJar,
    "U",
    0,
    dropCookies
]);
}),
];

//# sourceMappingURL=server_03gurki90lk4p._.js.map