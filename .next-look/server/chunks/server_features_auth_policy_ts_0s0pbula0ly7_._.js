module.exports = [
226500, 875985, 
624403, 
584605, 
743245, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/auth/policy.ts [app-route] (ecmascript)
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
__turbopack_context__.s([
    "m",
    0,
    afterSignUp,
    "y",
    0,
    callbackProblem,
    "h",
    0,
    problemPage,
    "L",
    0,
    safeNext
], 226500);
// MERGED MODULE: [project]/server/features/auth/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-route] (ecmascript) <export * as z .email>
;
var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
var __TURBOPACK__imported__module__562810__ = __TURBOPACK__imported__module__562810__;
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__604147__ = __turbopack_context__.i(604147);
var __TURBOPACK__imported__module__419149__ = __turbopack_context__.i(419149);
// MERGED MODULE: [project]/server/features/auth/constants.ts [app-route] (ecmascript)
;
const PASSWORD_LENGTH_MIN = 8;
const PASSWORD_LENGTH_MAX = 256;
const HOSTED_PASSWORD_BYTES = 72;
const PROBLEMS = {
    link: "This link no longer works: it has been used or has expired. Enter your e-mail address and ask for a new one.",
    denied: "You cancelled signing in on the other site. Try again, or use your e-mail address.",
    unverified: "Your address is not confirmed on the other site. Confirm it there first, or use your e-mail address here.",
    expired: "That took too long, or it was started in another browser. Please start again.",
    busy: "That was too many requests in a short time. Please wait a few minutes and try again.",
    failed: "Signing in did not work this time. Please try again in a minute."
};
;
;
const EMAIL = "Enter an e-mail address such as ada@example.org.";
const SHORT = `Use at least ${PASSWORD_LENGTH_MIN} characters.`;
const LONG = `Use at most ${PASSWORD_LENGTH_MAX} characters.`;
const emailSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: EMAIL
}).trim().toLowerCase().max(254, EMAIL).pipe(__TURBOPACK__imported__module__562810__.email({
    error: EMAIL
}));
/** By what people count, not by what an encoding takes. */ const isShortEnough = (password)=>[
        ...password
    ].length <= PASSWORD_LENGTH_MAX;
const isLongEnough = (password)=>[
        ...password
    ].length >= PASSWORD_LENGTH_MIN;
const knownPasswordSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: "Enter your password."
}).min(1, "Enter your password.").max(1000, LONG);
const newPasswordSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: SHORT
}).refine(isLongEnough, SHORT).refine(isShortEnough, LONG);
const signInSchema = __TURBOPACK__imported__module__971724__["z"].object({
    email: emailSchema,
    password: knownPasswordSchema
});
const signUpSchema = __TURBOPACK__imported__module__971724__["z"].object({
    email: emailSchema,
    password: newPasswordSchema
});
const newPasswordFormSchema = __TURBOPACK__imported__module__971724__["z"].object({
    password: newPasswordSchema
});
const changePasswordSchema = __TURBOPACK__imported__module__971724__["z"].object({
    currentPassword: knownPasswordSchema,
    newPassword: newPasswordSchema
});
const mailRequestSchema = __TURBOPACK__imported__module__971724__["z"].object({
    email: emailSchema,
    kind: __TURBOPACK__imported__module__604147__["z"].enum([
        "sign-up",
        "sign-in",
        "recovery"
    ])
});
const mailLinkSchema = __TURBOPACK__imported__module__971724__["z"].object({
    tokenHash: __TURBOPACK__imported__module__105954__["z"].string().regex(/^[\w-]{8,256}$/),
    type: __TURBOPACK__imported__module__604147__["z"].enum([
        "signup",
        "magiclink",
        "recovery",
        "email_change",
        "email",
        "invite"
    ])
});
const socialProviderSchema = __TURBOPACK__imported__module__604147__["z"].enum([
    "google",
    "github"
]);
const problemSchema = __TURBOPACK__imported__module__419149__["z"].custom((value)=>typeof value === "string" && Object.hasOwn(PROBLEMS, value));
__turbopack_context__.s([
    "a",
    0,
    mailLinkSchema,
    "e",
    0,
    socialProviderSchema
], 875985);
// MERGED MODULE: [project]/server/features/auth/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__56275__ = __turbopack_context__.i(56275);
var __TURBOPACK__imported__module__792712__ = __turbopack_context__.i(792712);
var __TURBOPACK__imported__module__114__ = __turbopack_context__.i(114);
var __TURBOPACK__imported__module__817492__ = __turbopack_context__.i(817492);
// MERGED MODULE: [project]/server/session/auth-flow-cookies.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__955490__ = __turbopack_context__.i(955490);
var __TURBOPACK__imported__module__916057__ = __turbopack_context__.i(916057);
var __TURBOPACK__imported__module__121646__ = __turbopack_context__.i(121646);
// MERGED MODULE: [project]/server/session/signed-value.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__666680__1 = __TURBOPACK__imported__module__666680__;
var __TURBOPACK__imported__module__955490__1 = __TURBOPACK__imported__module__955490__;
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
    return (0, __TURBOPACK__imported__module__666680__1["createHmac"])("sha256", (0, __TURBOPACK__imported__module__955490__1["f"])(secret, purpose)).update(body).digest();
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
    dropCookies(jar, RECOVERY.name);
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
    return readSignedValue((0, __TURBOPACK__imported__module__916057__["P"])(jar.getAll(), name), {
        secret,
        purpose
    }, now);
}
function readAsked(cookies) {
    const value = open(cookies, ASKED);
    return value === null ? null : JSON.parse(value);
}
function markOf(email, secret) {
    const key = (0, __TURBOPACK__imported__module__955490__["f"])(secret, "mail-asked-address");
    return (0, __TURBOPACK__imported__module__666680__["createHmac"])("sha256", key).update(email.toLowerCase()).digest("base64url").slice(0, 22);
}
function bearerOf({ userId, sessionId }) {
    return `${userId} ${sessionId ?? ""}`;
}
__turbopack_context__.s([
    "_",
    0,
    askedMail,
    "M",
    0,
    grantRecovery
], 624403);
var __TURBOPACK__imported__module__121646__1 = __TURBOPACK__imported__module__121646__;
var __TURBOPACK__imported__module__851975__ = __turbopack_context__.i(851975);
var __TURBOPACK__imported__module__76496__ = __turbopack_context__.i(76496);
var __TURBOPACK__imported__module__596843__ = __turbopack_context__.i(596843);
var __TURBOPACK__imported__module__805139__ = __turbopack_context__.i(805139);
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
const NOT_RIGHT = "The e-mail address or password is not right. Check both and try again. If you have just created the account, open the link in our e-mail first.";
const WEAK = "This password is too easy to guess. Choose a longer or less common one.";
const TOO_LONG = `Passwords can have at most ${HOSTED_PASSWORD_BYTES} characters here. Choose a shorter one.`;
const SAME = "That is already your password. Choose a different one.";
const WRONG_NOW = "That is not your current password. If you have forgotten it or never had one, use “Forgot your password?”.";
const AWAY = "Sign-in is not responding at the moment. Please try again in a minute.";
/** Refusals that would reveal whether an address has an account. */ const TELLING = new Set([
    "user_already_exists",
    "email_exists",
    "over_email_send_rate_limit",
    "otp_disabled",
    "user_not_found",
    "user_banned",
    "email_not_confirmed"
]);
async function signIn({ auth }, credentials) {
    const { data, error } = await auth.signInWithPassword(credentials);
    if (error) throw asAppError(error, new __TURBOPACK__imported__module__861839__["f"]("INVALID_CREDENTIALS", {
        message: NOT_RIGHT,
        cause: error
    }));
    return arrivalOf(data.user);
}
async function signUp({ auth }, credentials) {
    const { data, error } = await auth.signUp(credentials);
    if (error && !TELLING.has(error.code ?? "")) {
        throw passwordRefused(error, {
            field: "password",
            ...credentials
        }) ?? asAppError(error);
    }
    if (data.session && data.user) return arrivalOf(data.user);
    const isTaken = error !== null || data.user?.identities?.length === 0;
    if (isTaken) await sendMail({
        auth
    }, {
        kind: "sign-in",
        email: credentials.email
    });
    return null;
}
async function sendMail({ auth }, { kind, email }) {
    const link = ()=>auth.signInWithOtp({
            email,
            options: {
                shouldCreateUser: false
            }
        });
    const ask = {
        "sign-in": link,
        recovery: ()=>auth.resetPasswordForEmail(email),
        // Some auth servers confirm an address once only; a link to sign in confirms it as well.
        "sign-up": async ()=>{
            const again = await auth.resend({
                type: "signup",
                email
            });
            return again.error?.code === "over_email_send_rate_limit" ? link() : again;
        }
    }[kind];
    const { error } = await ask();
    if (error && !TELLING.has(error.code ?? "")) throw asAppError(error);
}
/** Signs in by the link of an e-mail. A link opens once. */ async function enterByMail({ auth }, { tokenHash, type }) {
    const { data, error } = await auth.verifyOtp({
        token_hash: tokenHash,
        type
    });
    if (error) return {
        ok: false,
        problem: problemOf(error, "link")
    };
    return data.user ? {
        ok: true,
        arrival: arrivalOf(data.user)
    } : {
        ok: false,
        problem: "link"
    };
}
async function socialAddress({ auth }, { provider, redirectTo }) {
    const { data, error } = await auth.signInWithOAuth({
        provider,
        options: {
            redirectTo,
            skipBrowserRedirect: true
        }
    });
    if (error) throw asAppError(error);
    return data.url;
}
async function enterByCallback({ auth }, params) {
    const code = params.get("code");
    if (params.has("error") || !code) return {
        ok: false,
        problem: callbackProblem(params)
    };
    const { data, error } = await auth.exchangeCodeForSession(code);
    return error ? {
        ok: false,
        problem: problemOf(error, "expired")
    } : {
        ok: true,
        arrival: arrivalOf(data.user)
    };
}
async function choosePassword({ auth }, { password, current, field }) {
    const { error } = await auth.updateUser({
        password,
        ...current && {
            current_password: current
        }
    });
    if (error) throw passwordRefused(error, {
        field,
        password
    }) ?? asAppError(error);
    const { error: kept } = await auth.signOut({
        scope: "others"
    });
    if (kept) throw asAppError(kept);
}
async function confirmPassword(aside, { scope, password }) {
    const { error } = await aside.auth.signInWithPassword({
        email: scope.email,
        password
    });
    if (error) {
        const wrong = {
            message: WRONG_NOW,
            fieldErrors: {
                currentPassword: WRONG_NOW
            },
            cause: error
        };
        throw asAppError(error, new __TURBOPACK__imported__module__861839__["f"]("BAD_REQUEST", wrong));
    }
    await aside.auth.signOut({
        scope: "local"
    });
}
async function finishSignIn(deps, { scope, guest }, { signedUpAt, userAgent }) {
    if (scope?.kind !== "user") return false;
    const { userId, sessionId } = scope;
    await attempt(deps, "account", ()=>(0, __TURBOPACK__imported__module__56275__["M"])(deps, {
            userId,
            signedUpAt,
            email: scope.email
        }));
    await attempt(deps, "device", ()=>(0, __TURBOPACK__imported__module__114__["w"])(deps, {
            userId,
            sessionId,
            userAgent
        }));
    return guest !== null && attempt(deps, "claim", ()=>(0, __TURBOPACK__imported__module__56275__["p"])(deps, guest, scope));
}
async function enter({ deps, gate }, jar, arrival) {
    (0, __TURBOPACK__imported__module__121646__1["U"])(jar, `${(0, __TURBOPACK__imported__module__596843__["F"])(deps.auth.url)}-`);
    const session = await gate.read({
        cookies: jar.getAll(),
        authorization: null
    });
    if (session.pending) return session.pending;
    if (await finishSignIn(deps, session, arrival)) (0, __TURBOPACK__imported__module__121646__1["U"])(jar, __TURBOPACK__imported__module__851975__["E"]);
    return session.scope?.kind === "user" ? session.scope : null;
}
async function followMailLink({ deps, gate }, cookies, visit) {
    const { jar } = cookies;
    const note = (event)=>(0, __TURBOPACK__imported__module__76496__["f"])({
            ...visit,
            deps,
            address: jar.address
        }, {
            what: "sign-in",
            method: "link",
            ...event
        });
    await (0, __TURBOPACK__imported__module__817492__["x"])(deps, "confirm", {
        scope: null,
        address: jar.address ?? "unknown"
    });
    const client = (0, __TURBOPACK__imported__module__805139__["createSupabase"])(deps.auth, jar);
    const entry = visit.link ? await enterByMail(client, visit.link) : {
        ok: false,
        problem: "link"
    };
    if (!entry.ok) {
        note({
            ok: false,
            code: entry.problem
        });
        return problemPage(entry.problem);
    }
    const asked = askedMail(cookies);
    if (!visit.pressed && !asked?.isFor(entry.arrival.email)) {
        await client.auth.signOut({
            scope: "local"
        });
        (0, __TURBOPACK__imported__module__121646__1["U"])(jar, (0, __TURBOPACK__imported__module__596843__["F"])(deps.auth.url));
        note({
            ok: false,
            email: entry.arrival.email,
            code: "another-browser"
        });
        return problemPage("link");
    }
    const { signedUpAt, email, passwordDropped } = entry.arrival;
    const scope = await enter({
        deps,
        gate
    }, jar, {
        signedUpAt,
        userAgent: visit.userAgent
    });
    note({
        ok: true,
        email
    });
    const choosesPassword = visit.link?.type === "recovery" || passwordDropped;
    const isElsewhere = visit.link?.type === "signup" && !asked?.isFor(email);
    const dropped = scope !== null && isElsewhere && await forgetPassword(deps, scope);
    const chooses = scope !== null && (choosesPassword || dropped);
    if (chooses) grantRecovery(cookies, scope);
    const wanted = asked?.next ?? visit.next;
    const reached = visit.link?.type === "signup" ? afterSignUp(wanted) : wanted;
    const goOn = chooses ? "/reset-password" : reached;
    return scope?.kind === "pending" ? (0, __TURBOPACK__imported__module__792712__["Z"])(goOn) : goOn;
}
/** Drops the password of a sign-up that another browser asked for: the person who opens its link has the
 * mailbox, but may not be the one who chose the password.
 * @returns whether the auth server can do that */ async function forgetPassword({ auth }, { userId }) {
    await auth.dropPassword?.(userId);
    return auth.dropPassword !== undefined;
}
async function attempt({ log }, what, work) {
    try {
        await work();
        return true;
    } catch (error) {
        log.error("a part of signing in did not work", {
            operation: `auth.${what}`,
            error
        });
        return false;
    }
}
function arrivalOf({ email, created_at, ...user }) {
    const passwordDropped = "password_dropped" in user && user.password_dropped === true;
    return {
        email: email ?? "",
        signedUpAt: new Date(created_at),
        passwordDropped
    };
}
function problemOf({ status = 0 }, refused) {
    if (status === 429) return "busy";
    return status === 0 || status >= 500 ? "failed" : refused;
}
/** @returns null when the password is not what the auth server minds */ function passwordRefused(cause, { field, password }) {
    const isLong = new TextEncoder().encode(password).length > HOSTED_PASSWORD_BYTES;
    const words = {
        same_password: SAME,
        weak_password: isLong ? TOO_LONG : WEAK,
        ...isLong && {
            validation_failed: TOO_LONG
        }
    };
    const message = words[cause.code ?? ""];
    return message ? new __TURBOPACK__imported__module__861839__["f"]("BAD_REQUEST", {
        message,
        fieldErrors: {
            [field]: message
        },
        cause
    }) : null;
}
/** @param refused what a refusal means here, when it is none of the general ones */ function asAppError(error, refused) {
    const { status = 0 } = error;
    if (status === 429) return new __TURBOPACK__imported__module__861839__["f"]("TOO_MANY_REQUESTS", {
        cause: error
    });
    if (status === 0 || status >= 500) return new __TURBOPACK__imported__module__861839__["f"]("INTERNAL_SERVER_ERROR", {
        message: AWAY,
        cause: error
    });
    return refused ?? new __TURBOPACK__imported__module__861839__["f"]("BAD_REQUEST", {
        cause: error
    });
}
__turbopack_context__.s([
    "W",
    0,
    enter,
    "x",
    0,
    enterByCallback,
    "S",
    0,
    followMailLink,
    "e",
    0,
    socialAddress
], 584605);
// MERGED MODULE: [project]/server/request-context/auth-flow-failure.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__190585__ = __turbopack_context__.i(190585);
var __TURBOPACK__imported__module__121646__2 = __TURBOPACK__imported__module__121646__;
;
;
;
;
function authFlowFailure(error, { log, newId }, operation) {
    const response = (0, __TURBOPACK__imported__module__190585__["f"])(error, {
        log,
        requestId: newId(),
        operation
    });
    if (response.status === 403) return response;
    return (0, __TURBOPACK__imported__module__121646__2["I"])(problemPage(response.status === 429 ? "busy" : "failed"));
}
__turbopack_context__.s([
    "f",
    0,
    authFlowFailure
], 743245);
}),
];

//# sourceMappingURL=server_features_auth_policy_ts_0s0pbula0ly7_._.js.map