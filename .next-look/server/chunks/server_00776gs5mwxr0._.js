module.exports = [
403722, ((__turbopack_context__) => {
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
587640, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__675882__ = __turbopack_context__.i(675882);
var __TURBOPACK__imported__module__916057__ = __turbopack_context__.i(916057);
var __TURBOPACK__imported__module__403722__ = __turbopack_context__.i(403722);
var __TURBOPACK__imported__module__100191__ = __turbopack_context__.i(100191);
var __TURBOPACK__imported__module__121646__ = __turbopack_context__.i(121646);
var __TURBOPACK__imported__module__851975__ = __turbopack_context__.i(851975);
var __TURBOPACK__imported__module__769622__ = __turbopack_context__.i(769622);
;
;
;
;
;
;
;
;
function openApiRequest({ headers, url }, { deps, gate }) {
    const jar = (0, __TURBOPACK__imported__module__121646__["K"])({
        headers,
        url
    });
    const authorization = headers.get("authorization");
    let reading;
    let minting;
    let areCookiesOut = false;
    const session = ()=>{
        reading ??= (0, __TURBOPACK__imported__module__769622__["f"])({
            deps,
            gate,
            jar,
            authorization
        });
        return reading;
    };
    const mint = async ()=>{
        const known = (await session()).scope;
        if (known) return known;
        const { scope: guest, cookieValue } = gate.mintGuest(()=>areCookiesOut);
        const options = {
            httpOnly: true,
            sameSite: "lax",
            secure: jar.secure,
            maxAge: __TURBOPACK__imported__module__851975__["M"]
        };
        jar.set({
            name: __TURBOPACK__imported__module__851975__["E"],
            value: cookieValue,
            options
        });
        return guest;
    };
    return {
        requestId: (0, __TURBOPACK__imported__module__100191__["f"])(headers) ?? deps.newId(),
        address: (0, __TURBOPACK__imported__module__675882__["W"])(headers),
        headers,
        optedOut: (0, __TURBOPACK__imported__module__403722__["f"])(headers),
        session,
        scope: async ()=>(await session()).scope,
        reader: async ()=>(await session()).scope ?? gate.mintGuest().scope,
        pending: ()=>gate.readPending({
                cookies: (0, __TURBOPACK__imported__module__916057__["n"])(headers, url),
                authorization
            }),
        scopeOrGuest () {
            minting ??= mint();
            return minting;
        },
        setCookies () {
            areCookiesOut = true;
            return jar.setCookies();
        }
    };
}
__turbopack_context__.s([
    "f",
    0,
    openApiRequest
]);
}),
121646, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__675882__ = __turbopack_context__.i(675882);
var __TURBOPACK__imported__module__916057__ = __turbopack_context__.i(916057);
var __TURBOPACK__imported__module__172190__ = __turbopack_context__.i(172190);
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
            ].map(__TURBOPACK__imported__module__916057__["M"])
    };
}
function createRequestCookieJar({ headers, url }) {
    const from = {
        secure: (0, __TURBOPACK__imported__module__172190__["o"])(headers, url),
        address: (0, __TURBOPACK__imported__module__675882__["W"])(headers)
    };
    return createMemoryJar(from, (0, __TURBOPACK__imported__module__916057__["n"])(headers, url));
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
    "K",
    0,
    createRequestCookieJar,
    "U",
    0,
    dropCookies,
    "I",
    0,
    seeOther
]);
}),
703619, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__387954__ = __turbopack_context__.i(387954);
;
function createPace(slice, soon) {
    const waiting = [];
    let spent = 0;
    let planned = false;
    const plan = ()=>{
        if (planned) return;
        planned = true;
        soon(next);
    };
    const next = ()=>{
        planned = false;
        spent = 0;
        while(spent < slice){
            const first = waiting.shift();
            if (!first) break;
            spent += first.cost;
            first.resume();
        }
        if (spent > 0) plan();
    };
    return (cost)=>{
        plan();
        if (waiting.length > 0 || spent >= slice) {
            return new Promise((resume)=>waiting.push({
                    cost,
                    resume: ()=>resume()
                }));
        }
        spent += cost;
        return null;
    };
}
const pace = createPace(__TURBOPACK__imported__module__387954__["J"], (next)=>setImmediate(next));
__turbopack_context__.s([
    "m",
    0,
    createPace,
    "q",
    0,
    pace
]);
}),
];