module.exports = [
265279, 478901, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/request-context/form-state.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__905246__ = __turbopack_context__.i(905246);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__521579__ = __turbopack_context__.i(521579);
var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
var __TURBOPACK__imported__module__934508__ = __turbopack_context__.i(934508);
var __TURBOPACK__imported__module__605187__ = __turbopack_context__.i(605187);
// MERGED MODULE: [project]/server/session/auth-flow-cookies.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__853676__ = __turbopack_context__.i(853676);
var __TURBOPACK__imported__module__934508__1 = __TURBOPACK__imported__module__934508__;
var __TURBOPACK__imported__module__437934__ = __turbopack_context__.i(437934);
// MERGED MODULE: [project]/server/session/signed-value.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__666680__1 = __TURBOPACK__imported__module__666680__;
var __TURBOPACK__imported__module__853676__1 = __TURBOPACK__imported__module__853676__;
;
;
;
function signValue(value, { secret, purpose }, expiresAt) {
    const body = `${Buffer.from(value).toString("base64url")}.${expiresAt.getTime().toString(36)}`;
    return `${body}.${digest(body, {
        secret,
        purpose
    }).toString("base64url")}`;
}
function readSignedValue(sealed, key, now) {
    const [value, expiry, mac, ...rest] = sealed?.split(".") ?? [];
    if (!value || !expiry || !mac || rest.length > 0) return null;
    const given = Buffer.from(mac, "base64url");
    const expected = digest(`${value}.${expiry}`, key);
    if (given.length !== expected.length || !(0, __TURBOPACK__imported__module__666680__1["timingSafeEqual"])(given, expected)) return null;
    if (Number.parseInt(expiry, 36) <= now.getTime()) return null;
    return Buffer.from(value, "base64url").toString();
}
function digest(body, { secret, purpose }) {
    return (0, __TURBOPACK__imported__module__666680__1["createHmac"])("sha256", (0, __TURBOPACK__imported__module__853676__1["f"])(secret, purpose)).update(body).digest();
}
;
;
;
;
;
;
const MINUTE_SECONDS = 60;
const ASKED = {
    name: "cm-mail-asked",
    purpose: "mail-asked",
    seconds: 60 * MINUTE_SECONDS
};
const RECOVERY = {
    name: "cm-recovery",
    purpose: "password-recovery",
    seconds: 15 * MINUTE_SECONDS
};
const FORM = {
    name: "cm-form",
    purpose: "form-state",
    seconds: MINUTE_SECONDS
};
/** Someone may mistype an address and ask again for the right one. */ const ADDRESSES_MAX = 5;
function rememberAskedMail(cookies, { email, next }) {
    const mark = markOf(email, cookies.secret);
    const marks = [
        mark,
        ...(readAsked(cookies)?.marks ?? []).filter((one)=>one !== mark)
    ];
    keep(cookies, ASKED, JSON.stringify({
        marks: marks.slice(0, ADDRESSES_MAX),
        next
    }));
}
function askedMail(cookies) {
    const asked = readAsked(cookies);
    return asked && {
        next: asked.next,
        isFor: (email)=>asked.marks.includes(markOf(email, cookies.secret))
    };
}
function grantRecovery(cookies, scope) {
    keep(cookies, RECOVERY, bearerOf(scope));
}
function hasRecovery(cookies, scope) {
    return open(cookies, RECOVERY) === bearerOf(scope);
}
function dropRecovery({ jar }) {
    (0, __TURBOPACK__imported__module__437934__["U"])(jar, RECOVERY.name);
}
function rememberForm(cookies, state) {
    keep(cookies, FORM, state);
}
function rememberedForm(cookies) {
    return open(cookies, FORM);
}
function keep({ jar, secret, now }, kept, value) {
    const { name, purpose, seconds } = kept;
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    const options = {
        httpOnly: true,
        sameSite: "lax",
        secure: jar.secure,
        maxAge: seconds,
        path: "/"
    };
    jar.set({
        name,
        value: signValue(value, {
            secret,
            purpose
        }, expiresAt),
        options
    });
}
function open({ jar, secret, now }, { name, purpose }) {
    return readSignedValue((0, __TURBOPACK__imported__module__934508__1["P"])(jar.getAll(), name), {
        secret,
        purpose
    }, now);
}
function readAsked(cookies) {
    const value = open(cookies, ASKED);
    return value === null ? null : JSON.parse(value);
}
function markOf(email, secret) {
    const key = (0, __TURBOPACK__imported__module__853676__["f"])(secret, "mail-asked-address");
    return (0, __TURBOPACK__imported__module__666680__["createHmac"])("sha256", key).update(email.toLowerCase()).digest("base64url").slice(0, 22);
}
function bearerOf({ userId, sessionId }) {
    return `${userId} ${sessionId ?? ""}`;
}
__turbopack_context__.s([
    "v",
    0,
    dropRecovery,
    "i",
    0,
    hasRecovery,
    "z",
    0,
    rememberAskedMail,
    "A",
    0,
    rememberForm,
    "R",
    0,
    rememberedForm
], 478901);
var __TURBOPACK__imported__module__426162__ = __turbopack_context__.i(426162);
;
;
;
;
;
;
;
;
;
async function answerForm(state, to) {
    return (await (0, __TURBOPACK__imported__module__905246__["headers"])()).has("next-action") ? state : keepFormState(state, to);
}
async function keepFormState(state, to) {
    const { jar, deps } = await (0, __TURBOPACK__imported__module__426162__["f"])();
    const kept = {
        form: to.form,
        state
    };
    rememberForm({
        jar,
        secret: __TURBOPACK__imported__module__521579__["f"].AUTH_SECRET,
        now: deps.now()
    }, JSON.stringify(kept));
    (0, __TURBOPACK__imported__module__673727__["redirect"])(to.page);
}
async function keptFormState(form) {
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
    const text = rememberedForm({
        jar,
        secret: __TURBOPACK__imported__module__521579__["f"].AUTH_SECRET,
        now: (0, __TURBOPACK__imported__module__843951__["f"])().deps.now()
    });
    if (text === null) return null;
    const kept = JSON.parse(text);
    return kept.form === form ? kept.state : null;
}
__turbopack_context__.s([
    "w",
    0,
    answerForm,
    "t",
    0,
    keepFormState,
    "A",
    0,
    keptFormState
], 265279);
}),
];

//# sourceMappingURL=server_request-context_form-state_ts_0gnr7qo49iz0j._.js.map