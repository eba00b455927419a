module.exports = [
537719, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/auth/loaders.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__905246__ = __turbopack_context__.i(905246);
var __TURBOPACK__imported__module__843405__ = __turbopack_context__.i(843405);
var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
var __TURBOPACK__imported__module__521579__ = __turbopack_context__.i(521579);
var __TURBOPACK__imported__module__934508__ = __turbopack_context__.i(934508);
var __TURBOPACK__imported__module__605187__ = __turbopack_context__.i(605187);
// MERGED MODULE: [project]/server/http/this-machine.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__550824__ = __turbopack_context__.i(550824);
var __TURBOPACK__imported__module__307616__ = __turbopack_context__.i(307616);
;
;
;
function isOnThisMachine(headers) {
    const isHere = (0, __TURBOPACK__imported__module__307616__["e"])(headers) && isLoopbackHost(headers.get("host"));
    return isHere && [
        ...headers
    ].every(([name, value])=>!speaksOfOthers(name, value));
}
function isLoopbackHost(host) {
    if (!host || !URL.canParse(`http://${host}`)) return false;
    const { hostname } = new URL(`http://${host}`);
    return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
/** Headers in which proxies name whom they ask for; those of vendors are of the same words. */ const HANDED_ON = /forward|(^|-)(via|remote|peer|original)(-|$)|(ip|ipv6|addr|address)$/;
/** What the framework writes by itself says nothing but how this server was asked. */ function speaksOfOthers(name, value) {
    if (!HANDED_ON.test(name)) return false;
    if (name === "x-forwarded-port") return !/^\d+$/.test(value);
    if (name === "x-forwarded-proto") return value !== "http";
    if (name === "x-forwarded-host") return !isLoopbackHost(value);
    return !value.split(",").every(isLoopbackAddress);
}
const isLoopbackAddress = (text)=>(0, __TURBOPACK__imported__module__550824__["q"])(text)?.range() === "loopback";
var __TURBOPACK__imported__module__265279__ = __turbopack_context__.i(265279);
var __TURBOPACK__imported__module__333851__ = __turbopack_context__.i(333851);
var __TURBOPACK__imported__module__478901__ = __turbopack_context__.i(478901);
// MERGED MODULE: [project]/server/session/inbox-key.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__521579__1 = __TURBOPACK__imported__module__521579__;
var __TURBOPACK__imported__module__853676__ = __turbopack_context__.i(853676);
var __TURBOPACK__imported__module__954380__ = __turbopack_context__.i(954380);
var __TURBOPACK__imported__module__934508__1 = __TURBOPACK__imported__module__934508__;
;
;
;
;
;
;
;
const COOKIE = "cm-inbox";
const KEY_BYTES = 32;
const key = (0, __TURBOPACK__imported__module__954380__["f"])("inboxKey");
/** The key that the start printed; where nothing printed one, a key that nobody knows. */ function inboxKey() {
    key.current ??= __TURBOPACK__imported__module__521579__1["f"].INBOX_KEY ?? (0, __TURBOPACK__imported__module__666680__["randomBytes"])(KEY_BYTES).toString("hex");
    return key.current;
}
/** What a browser keeps, which opens the inbox until the server is started again and tells nobody the key. */ const cookieSecret = ()=>(0, __TURBOPACK__imported__module__853676__["f"])(inboxKey(), "inbox-cookie");
const mayOpenInbox = (headers, key)=>isOnThisMachine(headers) && key !== null && isSame(key, inboxKey());
const inboxCookie = ()=>({
        name: COOKIE,
        value: cookieSecret(),
        options: {
            httpOnly: true,
            sameSite: "strict",
            path: "/"
        }
    });
const hasInboxOpen = (headers, cookies)=>isOnThisMachine(headers) && isSame((0, __TURBOPACK__imported__module__934508__1["P"])(cookies, COOKIE) ?? "", cookieSecret());
const isSame = (one, other)=>(0, __TURBOPACK__imported__module__666680__["timingSafeEqual"])(digest(one), digest(other));
const digest = (text)=>(0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(text).digest();
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
async function loadSignInOptions(page, told) {
    await (0, __TURBOPACK__imported__module__843405__["connection"])();
    const { auth } = (0, __TURBOPACK__imported__module__843951__["b"])();
    return {
        social: await auth.socialProviders(),
        inbox: auth.inbox ? await inboxFor() : null,
        state: told ? await (0, __TURBOPACK__imported__module__265279__["A"])(page) : null
    };
}
function loadPasswordForm() {
    return (0, __TURBOPACK__imported__module__265279__["A"])("password");
}
async function loadRecovery() {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    if (scope?.kind !== "user") return null;
    return (0, __TURBOPACK__imported__module__478901__["i"])(await pageCookies(), scope) ? scope.email : null;
}
async function loadInbox() {
    await (0, __TURBOPACK__imported__module__843405__["connection"])();
    const { inbox } = (0, __TURBOPACK__imported__module__843951__["b"])().auth;
    if (!inbox) return null;
    const access = await inboxFor();
    return access === "open" ? inbox.list() : access;
}
async function inboxFor() {
    const [store, head] = await Promise.all([
        (0, __TURBOPACK__imported__module__905246__["cookies"])(),
        (0, __TURBOPACK__imported__module__905246__["headers"])()
    ]);
    if (hasInboxOpen(head, store.getAll())) return "open";
    return isOnThisMachine(head) ? "closed" : null;
}
/** A page only reads. */ async function pageCookies() {
    const [store, head] = await Promise.all([
        (0, __TURBOPACK__imported__module__905246__["cookies"])(),
        (0, __TURBOPACK__imported__module__905246__["headers"])()
    ]);
    const secure = (0, __TURBOPACK__imported__module__605187__["o"])(head);
    const jar = {
        getAll: ()=>(0, __TURBOPACK__imported__module__934508__["h"])(store.getAll(), secure),
        set: ()=>{},
        secure
    };
    return {
        jar,
        secret: __TURBOPACK__imported__module__521579__["f"].AUTH_SECRET,
        now: (0, __TURBOPACK__imported__module__843951__["b"])().now()
    };
}
__turbopack_context__.s([
    "B",
    0,
    loadInbox,
    "W",
    0,
    loadPasswordForm,
    "S",
    0,
    loadRecovery,
    "F",
    0,
    loadSignInOptions
], 537719);
}),
];

//# sourceMappingURL=server_features_auth_loaders_ts_1it6ji18ll786._.js.map