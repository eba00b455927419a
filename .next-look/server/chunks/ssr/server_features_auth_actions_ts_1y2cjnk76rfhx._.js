module.exports = [
285081, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/auth/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__136340__ = __turbopack_context__.i(136340);
var __TURBOPACK__imported__module__118558__ = __turbopack_context__.i(118558);
var __TURBOPACK__imported__module__905246__ = __turbopack_context__.i(905246);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__515034__ = __turbopack_context__.i(515034);
var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
var __TURBOPACK__imported__module__521579__ = __turbopack_context__.i(521579);
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__990246__ = __turbopack_context__.i(990246);
var __TURBOPACK__imported__module__936979__ = __turbopack_context__.i(936979);
var __TURBOPACK__imported__module__833954__ = __turbopack_context__.i(833954);
var __TURBOPACK__imported__module__928665__ = __turbopack_context__.i(928665);
var __TURBOPACK__imported__module__646334__ = __turbopack_context__.i(646334);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
var __TURBOPACK__imported__module__426162__ = __turbopack_context__.i(426162);
var __TURBOPACK__imported__module__265279__ = __turbopack_context__.i(265279);
var __TURBOPACK__imported__module__478901__ = __turbopack_context__.i(478901);
var __TURBOPACK__imported__module__437934__ = __turbopack_context__.i(437934);
var __TURBOPACK__imported__module__871778__ = __turbopack_context__.i(871778);
var __TURBOPACK__imported__module__698592__ = __turbopack_context__.i(698592);
var __TURBOPACK__imported__module__745625__ = __turbopack_context__.i(745625);
// MERGED MODULE: [project]/server/features/auth/policy.ts [app-rsc] (ecmascript)
;
/** A base that no real address shares: what resolves away from it left this site. */ const HERE = "http://here.invalid";
const LENGTH_MAX = 2048;
function safeNext(wanted) {
    if (typeof wanted !== "string" || wanted.length > LENGTH_MAX) return "/";
    if (!wanted.startsWith("/") || /[\\\p{Cc}\s]/u.test(wanted) || !URL.canParse(wanted, HERE)) return "/";
    const url = new URL(wanted, HERE);
    // "/.//host" is a path here and an address once it has been normalised.
    if (url.origin !== HERE || url.pathname.startsWith("//")) return "/";
    return `${url.pathname}${url.search}${url.hash}`;
}
function callbackProblem(params) {
    const code = params.get("error_code") ?? "";
    if (code === "provider_email_needs_verification") return "unverified";
    if (code.startsWith("flow_state") || code === "bad_oauth_state") return "expired";
    return params.get("error") === "access_denied" ? "denied" : "failed";
}
function problemPage(problem, next = "/") {
    return `/sign-in?${new URLSearchParams(next === "/" ? {
        problem
    } : {
        problem,
        next
    })}`;
}
const afterSignUp = (next)=>next === "/" ? "/welcome" : next;
var __TURBOPACK__imported__module__488367__ = __turbopack_context__.i(488367);
var __TURBOPACK__imported__module__526434__ = __turbopack_context__.i(526434);
var __TURBOPACK__imported__module__713095__ = __turbopack_context__.i(713095);
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
;
;
;
;
;
;
;
;
/** A refusal, and every answer about an e-mail, takes at least this long, so that the time does not reveal who has an
 * account: hashing a password takes longer than finding no account. */ const ANSWER_AFTER_MS = 700;
const SENT = {
    "sign-up": "We have sent you an e-mail: open its link to finish.",
    "sign-in": "If this address has an account, a link to sign in is on its way. Open your e-mail.",
    recovery: "If this address has an account, a link to choose a new password is on its way. Open your e-mail."
};
const SENT_AGAIN = "We have sent it again. It can take a minute; look among the unwanted mail too.";
const CHANGED = "Your password is changed. You are signed out everywhere else.";
const PAGES = {
    "sign-up": "sign-up",
    "sign-in": "sign-in",
    recovery: "reset-password"
};
async function signInAction(_previous, form) {
    if (form.get("with") === "link") return mail(form, "sign-in");
    return answer(form, {
        page: "sign-in",
        what: "sign-in"
    }, async (request)=>{
        const { deps, jar, address } = request;
        const credentials = __TURBOPACK__imported__module__488367__["A"].parse({
            email: form.get("email"),
            password: form.get("password")
        });
        await (0, __TURBOPACK__imported__module__646334__["V"])(deps, "signIn", {
            name: credentials.email,
            address
        });
        return arrive(request, await (0, __TURBOPACK__imported__module__526434__["P"])((0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, jar), credentials), form);
    });
}
async function signUpAction(_previous, form) {
    return answer(form, {
        page: "sign-up",
        what: "sign-up"
    }, async (request)=>{
        const { deps, jar, address } = request;
        const credentials = __TURBOPACK__imported__module__488367__["c"].parse({
            email: form.get("email"),
            password: form.get("password")
        });
        await (0, __TURBOPACK__imported__module__646334__["V"])(deps, "signUp", {
            name: credentials.email,
            address
        });
        await (0, __TURBOPACK__imported__module__646334__["V"])(deps, "mail", {
            name: credentials.email,
            address
        });
        const arrival = await (0, __TURBOPACK__imported__module__526434__["g"])((0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, jar), credentials);
        if (arrival) return arrive(request, arrival, form);
        (0, __TURBOPACK__imported__module__437934__["U"])(jar, `${(0, __TURBOPACK__imported__module__698592__["F"])(deps.auth.url)}-`);
        (0, __TURBOPACK__imported__module__478901__["z"])(cookiesOf(request), {
            email: credentials.email,
            next: safeNext(form.get("next"))
        });
        return {
            notice: SENT["sign-up"],
            mail: "sign-up"
        };
    });
}
async function sendMailAction(_previous, form) {
    return mail(form, __TURBOPACK__imported__module__488367__["u"].shape.kind.catch("sign-in").parse(form.get("kind")));
}
async function resetPasswordAction(_previous, form) {
    return answer(form, {
        page: "reset-password",
        what: "password"
    }, async (request)=>{
        const { deps, jar, address } = request;
        const { password } = __TURBOPACK__imported__module__488367__["q"].parse({
            password: form.get("password")
        });
        const scope = await (0, __TURBOPACK__imported__module__675877__["f"])(request);
        await (0, __TURBOPACK__imported__module__646334__["x"])(deps, "signIn", {
            scope,
            address
        });
        if (!(0, __TURBOPACK__imported__module__478901__["i"])(cookiesOf(request), scope)) throw new __TURBOPACK__imported__module__508015__["f"]("UNAUTHORIZED");
        await (0, __TURBOPACK__imported__module__526434__["x"])((0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, jar), {
            password,
            field: "password"
        });
        await (0, __TURBOPACK__imported__module__928665__["g"])(deps, scope);
        (0, __TURBOPACK__imported__module__478901__["v"])(cookiesOf(request));
        return {
            goTo: "/reset-password?done=1",
            email: scope.email
        };
    });
}
async function changePasswordAction(_previous, form) {
    const request = await (0, __TURBOPACK__imported__module__426162__["f"])();
    const { deps, jar, address, requestId } = request;
    let state;
    let email = null;
    try {
        const typed = {
            currentPassword: form.get("currentPassword"),
            newPassword: form.get("newPassword")
        };
        const { currentPassword, newPassword } = __TURBOPACK__imported__module__488367__["b"].parse(typed);
        const scope = await (0, __TURBOPACK__imported__module__675877__["f"])(request);
        email = scope.email;
        await (0, __TURBOPACK__imported__module__646334__["V"])(deps, "signIn", {
            name: email,
            address
        });
        const aside = (0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, (0, __TURBOPACK__imported__module__437934__["W"])(jar));
        await (0, __TURBOPACK__imported__module__526434__["O"])(aside, {
            scope,
            password: currentPassword
        });
        const chosen = {
            password: newPassword,
            current: currentPassword,
            field: "newPassword"
        };
        await (0, __TURBOPACK__imported__module__526434__["x"])((0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, jar), chosen);
        await (0, __TURBOPACK__imported__module__928665__["g"])(deps, scope);
        state = {
            ok: true,
            error: null,
            fieldErrors: {},
            notice: CHANGED
        };
        (0, __TURBOPACK__imported__module__871778__["f"])(request, {
            what: "password",
            ok: true,
            method: "password",
            email
        });
    } catch (error) {
        const failure = (0, __TURBOPACK__imported__module__990246__["f"])(error, {
            log: deps.log,
            requestId,
            operation: "auth.changePassword"
        });
        state = {
            ok: false,
            error: failure.error,
            fieldErrors: failure.fieldErrors,
            notice: null
        };
        (0, __TURBOPACK__imported__module__871778__["f"])(request, {
            what: "password",
            ok: false,
            method: "password",
            email,
            code: failure.code
        });
    }
    return (0, __TURBOPACK__imported__module__265279__["w"])(state, {
        form: "password",
        page: "/settings?told=1#password"
    });
}
async function enterCodeAction(_previous, form) {
    const request = await (0, __TURBOPACK__imported__module__426162__["f"])();
    const { deps, jar, address, requestId } = request;
    const next = safeNext(form.get("next"));
    try {
        (0, __TURBOPACK__imported__module__515034__["f"])(requestId);
        const { code } = __TURBOPACK__imported__module__936979__["o"].parse({
            code: form.get("code")
        });
        const { pending } = await request.session();
        await (0, __TURBOPACK__imported__module__646334__["x"])(deps, "confirm", {
            scope: null,
            address
        });
        await (0, __TURBOPACK__imported__module__833954__["d"])({
            deps,
            address,
            requestId
        }, pending, code);
        const userAgent = (await (0, __TURBOPACK__imported__module__905246__["headers"])()).get("user-agent");
        await (0, __TURBOPACK__imported__module__526434__["W"])((0, __TURBOPACK__imported__module__843951__["f"])(), jar, {
            signedUpAt: deps.now(),
            userAgent
        });
    } catch (error) {
        const { error: words } = (0, __TURBOPACK__imported__module__990246__["f"])(error, {
            log: deps.log,
            requestId,
            operation: "secondFactor.enter"
        });
        const page = (0, __TURBOPACK__imported__module__833954__["Z"])(next);
        return (0, __TURBOPACK__imported__module__265279__["w"])({
            error: words
        }, {
            form: "code",
            page: `${page}${page.includes("?") ? "&" : "?"}told=1`
        });
    }
    // No cookie changes with the second step, so the browser would keep the frame it drew before it.
    (0, __TURBOPACK__imported__module__118558__["refresh"])();
    (0, __TURBOPACK__imported__module__673727__["redirect"])(next);
}
async function signOutAction() {
    await signOut("local");
}
async function signOutEverywhereAction() {
    await signOut("global");
}
async function signOut(reach) {
    const request = await (0, __TURBOPACK__imported__module__426162__["f"])();
    const { deps, jar } = request;
    const { scope } = await request.session();
    if (scope?.kind === "user") {
        const end = reach === "global" ? __TURBOPACK__imported__module__928665__["o"] : __TURBOPACK__imported__module__928665__["w"];
        // Signing out of a shared computer must work even when the database is away.
        await end(deps, scope).catch((error)=>deps.log.error("a session could not be marked as ended", {
                operation: "auth.signOut",
                error
            }));
    }
    const { error } = await (0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, jar).auth.signOut({
        scope: reach
    });
    if (error) deps.log.warn("the auth server was not told of a sign-out", {
        operation: "auth.signOut",
        error
    });
    (0, __TURBOPACK__imported__module__437934__["U"])(jar, (0, __TURBOPACK__imported__module__698592__["F"])(deps.auth.url));
    if (scope?.kind === "user") (0, __TURBOPACK__imported__module__871778__["f"])(request, {
        what: "sign-out",
        ok: true,
        method: reach,
        email: scope.email
    });
    (0, __TURBOPACK__imported__module__673727__["redirect"])("/");
}
/** Answers a form: by going on, or by a state that the form shows. */ async function answer(form, { page, what }, work) {
    const inTime = (0, __TURBOPACK__imported__module__136340__["setTimeout"])(ANSWER_AFTER_MS);
    const request = await (0, __TURBOPACK__imported__module__426162__["f"])();
    const { deps, requestId } = request;
    const typed = form.get("email");
    const email = typeof typed === "string" ? typed.slice(0, 254) : "";
    const shown = {
        values: {
            email
        },
        fieldErrors: {}
    };
    let state;
    try {
        (0, __TURBOPACK__imported__module__515034__["f"])(requestId);
        const outcome = await work(request);
        (0, __TURBOPACK__imported__module__871778__["f"])(request, {
            what,
            ok: true,
            method: "form",
            email,
            ...outcome
        });
        if ("goTo" in outcome) (0, __TURBOPACK__imported__module__673727__["redirect"])(outcome.goTo);
        state = {
            ...shown,
            ok: true,
            error: null,
            ...outcome
        };
    } catch (error) {
        const failure = (0, __TURBOPACK__imported__module__990246__["f"])(error, {
            log: deps.log,
            requestId,
            operation: `auth.${page}`
        });
        (0, __TURBOPACK__imported__module__871778__["f"])(request, {
            what,
            ok: false,
            method: "form",
            email,
            code: failure.code
        });
        const { error: words, fieldErrors } = failure;
        state = {
            ...shown,
            ok: false,
            error: words,
            fieldErrors,
            notice: null,
            mail: null
        };
    }
    await inTime;
    const next = safeNext(form.get("next"));
    const goOn = next === "/" ? "" : `&next=${encodeURIComponent(next)}`;
    return (0, __TURBOPACK__imported__module__265279__["w"])(state, {
        form: page,
        page: `/${page}?told=1${goOn}`
    });
}
function mail(form, kind) {
    return answer(form, {
        page: PAGES[kind],
        what: "mail"
    }, async (request)=>{
        const { deps, jar, address } = request;
        const asked = __TURBOPACK__imported__module__488367__["u"].parse({
            email: form.get("email"),
            kind
        });
        await (0, __TURBOPACK__imported__module__646334__["V"])(deps, "mail", {
            name: asked.email,
            address
        });
        await (0, __TURBOPACK__imported__module__526434__["B"])((0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, (0, __TURBOPACK__imported__module__437934__["W"])(jar)), asked);
        (0, __TURBOPACK__imported__module__478901__["z"])(cookiesOf(request), {
            email: asked.email,
            next: safeNext(form.get("next"))
        });
        return {
            notice: form.has("again") ? SENT_AGAIN : SENT[kind],
            mail: kind
        };
    });
}
async function arrive({ jar }, { signedUpAt }, form) {
    const userAgent = (await (0, __TURBOPACK__imported__module__905246__["headers"])()).get("user-agent");
    const scope = await (0, __TURBOPACK__imported__module__526434__["W"])((0, __TURBOPACK__imported__module__843951__["f"])(), jar, {
        signedUpAt,
        userAgent
    });
    const next = safeNext(form.get("next"));
    return {
        goTo: scope?.kind === "pending" ? (0, __TURBOPACK__imported__module__833954__["Z"])(next) : next
    };
}
function cookiesOf({ jar, deps }) {
    return {
        jar,
        secret: __TURBOPACK__imported__module__521579__["f"].AUTH_SECRET,
        now: deps.now()
    };
}
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    signInAction,
    signUpAction,
    sendMailAction,
    resetPasswordAction,
    changePasswordAction,
    enterCodeAction,
    signOutAction,
    signOutEverywhereAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(signInAction, "60649ec2f3f13b71afac33fafc4ed015023daf5742", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(signUpAction, "60351ef9243866c6f55e134add8f7f84c11b779a59", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(sendMailAction, "60aaab10e0079dd47369211b7ba242023fa245113b", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(resetPasswordAction, "6045e10918e4b986e78d76d0a47b28010728231cc7", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(changePasswordAction, "6042d52450088536037450afa8f4af9ee205c6ad50", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(enterCodeAction, "6030ee006183302a1253737e475db6beac1f44602e", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(signOutAction, "004c79f163851a6c6a67a412d4bd6a7fe47e4aef45", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(signOutEverywhereAction, "0027d9cd0feaac5e526c974f7ce9471ade11c6860b", null);
__turbopack_context__.s([
    "f",
    0,
    changePasswordAction,
    "c",
    0,
    enterCodeAction,
    "R",
    0,
    resetPasswordAction,
    "P",
    0,
    sendMailAction,
    "x",
    0,
    signInAction,
    "g",
    0,
    signOutAction,
    "W",
    0,
    signOutEverywhereAction,
    "L",
    0,
    signUpAction
], 285081);
}),
];

//# sourceMappingURL=server_features_auth_actions_ts_1y2cjnk76rfhx._.js.map