module.exports = [
526434, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__809870__ = __turbopack_context__.i(809870);
var __TURBOPACK__imported__module__833954__ = __turbopack_context__.i(833954);
var __TURBOPACK__imported__module__928665__ = __turbopack_context__.i(928665);
var __TURBOPACK__imported__module__646334__ = __turbopack_context__.i(646334);
var __TURBOPACK__imported__module__478901__ = __turbopack_context__.i(478901);
var __TURBOPACK__imported__module__437934__ = __turbopack_context__.i(437934);
var __TURBOPACK__imported__module__375658__ = __turbopack_context__.i(375658);
var __TURBOPACK__imported__module__871778__ = __turbopack_context__.i(871778);
var __TURBOPACK__imported__module__698592__ = __turbopack_context__.i(698592);
var __TURBOPACK__imported__module__745625__ = __turbopack_context__.i(745625);
var __TURBOPACK__imported__module__841529__ = __turbopack_context__.i(841529);
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
const TOO_LONG = `Passwords can have at most ${__TURBOPACK__imported__module__841529__["g"]} characters here. Choose a shorter one.`;
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
    if (error) throw asAppError(error, new __TURBOPACK__imported__module__508015__["f"]("INVALID_CREDENTIALS", {
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
        throw asAppError(error, new __TURBOPACK__imported__module__508015__["f"]("BAD_REQUEST", wrong));
    }
    await aside.auth.signOut({
        scope: "local"
    });
}
async function finishSignIn(deps, { scope, guest }, { signedUpAt, userAgent }) {
    if (scope?.kind !== "user") return false;
    const { userId, sessionId } = scope;
    await attempt(deps, "account", ()=>(0, __TURBOPACK__imported__module__809870__["M"])(deps, {
            userId,
            signedUpAt,
            email: scope.email
        }));
    await attempt(deps, "device", ()=>(0, __TURBOPACK__imported__module__928665__["x"])(deps, {
            userId,
            sessionId,
            userAgent
        }));
    return guest !== null && attempt(deps, "claim", ()=>(0, __TURBOPACK__imported__module__809870__["p"])(deps, guest, scope));
}
async function enter({ deps, gate }, jar, arrival) {
    (0, __TURBOPACK__imported__module__437934__["U"])(jar, `${(0, __TURBOPACK__imported__module__698592__["F"])(deps.auth.url)}-`);
    const session = await gate.read({
        cookies: jar.getAll(),
        authorization: null
    });
    if (session.pending) return session.pending;
    if (await finishSignIn(deps, session, arrival)) (0, __TURBOPACK__imported__module__437934__["U"])(jar, __TURBOPACK__imported__module__375658__["E"]);
    return session.scope?.kind === "user" ? session.scope : null;
}
async function followMailLink({ deps, gate }, cookies, visit) {
    const { jar } = cookies;
    const note = (event)=>noteSecurity({
            ...visit,
            deps,
            address: jar.address
        }, {
            what: "sign-in",
            method: "link",
            ...event
        });
    await takeRate(deps, "confirm", {
        scope: null,
        address: jar.address ?? "unknown"
    });
    const client = createSupabase(deps.auth, jar);
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
        (0, __TURBOPACK__imported__module__437934__["U"])(jar, (0, __TURBOPACK__imported__module__698592__["F"])(deps.auth.url));
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
    return scope?.kind === "pending" ? codePage(goOn) : goOn;
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
    const isLong = new TextEncoder().encode(password).length > __TURBOPACK__imported__module__841529__["g"];
    const words = {
        same_password: SAME,
        weak_password: isLong ? TOO_LONG : WEAK,
        ...isLong && {
            validation_failed: TOO_LONG
        }
    };
    const message = words[cause.code ?? ""];
    return message ? new __TURBOPACK__imported__module__508015__["f"]("BAD_REQUEST", {
        message,
        fieldErrors: {
            [field]: message
        },
        cause
    }) : null;
}
/** @param refused what a refusal means here, when it is none of the general ones */ function asAppError(error, refused) {
    const { status = 0 } = error;
    if (status === 429) return new __TURBOPACK__imported__module__508015__["f"]("TOO_MANY_REQUESTS", {
        cause: error
    });
    if (status === 0 || status >= 500) return new __TURBOPACK__imported__module__508015__["f"]("INTERNAL_SERVER_ERROR", {
        message: AWAY,
        cause: error
    });
    return refused ?? new __TURBOPACK__imported__module__508015__["f"]("BAD_REQUEST", {
        cause: error
    });
}
__turbopack_context__.s([
    "x",
    0,
    choosePassword,
    "O",
    0,
    confirmPassword,
    "W",
    0,
    enter,
    "B",
    0,
    sendMail,
    "P",
    0,
    signIn,
    "g",
    0,
    signUp
]);
}),
936979, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
;
const WRONG = "Enter the six digits your app shows, or one of your recovery codes.";
const codeSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: WRONG
}).max(64, WRONG).transform((typed)=>typed.replace(/[\s-]/g, "").toUpperCase()).pipe(__TURBOPACK__imported__module__427221__["z"].string().regex(/^(\d{6}|[A-Z2-7]{16})$/, WRONG));
const passSchema = __TURBOPACK__imported__module__26972__["z"].object({
    code: codeSchema
});
const passedSchema = __TURBOPACK__imported__module__26972__["z"].object({
    kind: __TURBOPACK__imported__module__149310__["z"].enum([
        "app",
        "recovery"
    ])
});
const confirmSchema = __TURBOPACK__imported__module__26972__["z"].object({
    code: codeSchema,
    currentPassword: __TURBOPACK__imported__module__427221__["z"].string().max(1000)
});
__turbopack_context__.s([
    "m",
    0,
    codeSchema,
    "J",
    0,
    confirmSchema,
    "o",
    0,
    passSchema
]);
}),
];