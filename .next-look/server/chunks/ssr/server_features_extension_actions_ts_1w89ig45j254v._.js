module.exports = [
655087, 741636, 
579148, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/extension/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
// MERGED MODULE: [project]/server/features/extension/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
var __TURBOPACK__imported__module__316209__ = __turbopack_context__.i(316209);
// MERGED MODULE: [project]/server/features/extension/policy.ts [app-rsc] (ecmascript)
;
// MERGED MODULE: [project]/server/features/extension/constants.ts [app-rsc] (ecmascript)
;
const CODE_MS = 60_000;
const RETURN_DOMAIN = "chromiumapp.org";
;
const returnOriginOf = (extensionId)=>`https://${extensionId}.${RETURN_DOMAIN}`;
function isReturnAddress(address, extensionId) {
    if (!URL.canParse(address)) return false;
    const { href, origin, pathname } = new URL(address);
    return origin === returnOriginOf(extensionId) && href === `${origin}${pathname}`;
}
function answerAddress(redirectUri, answer) {
    return `${redirectUri}?${new URLSearchParams(answer)}`;
}
function isFromStore(extensionId, storeLink) {
    if (!storeLink || !URL.canParse(storeLink)) return false;
    return new URL(storeLink).pathname.split("/").includes(extensionId);
}
__turbopack_context__.s([
    "E",
    0,
    answerAddress,
    "s",
    0,
    isFromStore,
    "b",
    0,
    isReturnAddress
], 741636);
;
;
const extensionIdSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[a-p]{32}$/);
/** Random bytes or a SHA-256, as 32 bytes are written in an address. */ const digestSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[\w-]{43}$/);
/** What the secret half of an exchange looks like (RFC 7636). */ const verifierSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[\w.~-]{43,128}$/);
const stateSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[\w-]{16,128}$/);
const returnSchema = __TURBOPACK__imported__module__427221__["z"].string().max(300);
const connectSchema = __TURBOPACK__imported__module__26972__["z"].object({
    response_type: __TURBOPACK__imported__module__899370__["z"].literal("code"),
    client_id: extensionIdSchema,
    redirect_uri: returnSchema,
    code_challenge: digestSchema,
    code_challenge_method: __TURBOPACK__imported__module__899370__["z"].literal("S256"),
    state: stateSchema
}).refine(({ client_id, redirect_uri })=>isReturnAddress(redirect_uri, client_id), {
    path: [
        "redirect_uri"
    ],
    error: "An answer goes to the extension’s own address and to no other."
});
const tokenRequestSchema = __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("grant_type", [
    __TURBOPACK__imported__module__26972__["z"].object({
        grant_type: __TURBOPACK__imported__module__899370__["z"].literal("authorization_code"),
        client_id: extensionIdSchema,
        redirect_uri: returnSchema,
        code: digestSchema,
        code_verifier: verifierSchema
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        grant_type: __TURBOPACK__imported__module__899370__["z"].literal("refresh_token"),
        client_id: extensionIdSchema,
        refresh_token: __TURBOPACK__imported__module__427221__["z"].string().max(2000)
    })
]);
__turbopack_context__.s([
    "f",
    0,
    connectSchema
], 579148);
// MERGED MODULE: [project]/server/features/extension/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__833954__ = __turbopack_context__.i(833954);
var __TURBOPACK__imported__module__928665__ = __turbopack_context__.i(928665);
var __TURBOPACK__imported__module__607825__ = __turbopack_context__.i(607825);
var __TURBOPACK__imported__module__871778__ = __turbopack_context__.i(871778);
// MERGED MODULE: [project]/server/features/extension/repository.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__93321__ = __turbopack_context__.i(93321);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__410211__ = __turbopack_context__.i(410211);
;
;
;
async function insertCode(db, code, now) {
    await db.delete(__TURBOPACK__imported__module__410211__["f"]).where((0, __TURBOPACK__imported__module__93321__["n"])(__TURBOPACK__imported__module__410211__["f"].expiresAt, now));
    await db.insert(__TURBOPACK__imported__module__410211__["f"]).values(code);
}
async function takeCode1(db, digest) {
    const [taken] = await db.delete(__TURBOPACK__imported__module__410211__["f"]).where(eq(__TURBOPACK__imported__module__410211__["f"].digest, digest)).returning();
    return taken ?? null;
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
const CODE_BYTES = 32;
const NO_CODE = "This sign-in has run out or was used already. Start it again in the extension.";
const NO_RENEWAL = "The extension is signed out. Sign in again in the extension.";
async function allowExtension({ db, now }, scope, asked) {
    const code = (0, __TURBOPACK__imported__module__666680__["randomBytes"])(CODE_BYTES).toString("base64url");
    const time = now();
    const kept = {
        digest: digestOf(code),
        userId: scope.userId,
        email: scope.email,
        provider: scope.provider,
        allowedIn: scope.sessionId,
        extensionId: asked.client_id,
        redirectUri: asked.redirect_uri,
        challenge: asked.code_challenge,
        expiresAt: new Date(time.getTime() + CODE_MS)
    };
    await insertCode(await db(), kept, time);
    return answerAddress(asked.redirect_uri, {
        code,
        state: asked.state
    });
}
async function grantTokens(deps, asked, visit) {
    return asked.grant_type === "authorization_code" ? takeIn(deps, asked, visit) : renew(deps, asked, visit);
}
async function takeIn(deps, asked, visit) {
    const taken = await takeCode(await deps.db(), digestOf(asked.code));
    const isGood = taken !== null && isFor(taken, asked) && taken.expiresAt > deps.now();
    const note = (ok)=>noteSecurity({
            ...visit,
            deps
        }, {
            what: "extension",
            ok,
            email: taken?.email
        });
    // Who has signed out since lets nobody in any more.
    if (!isGood || await hasEnded(deps, taken.allowedIn)) {
        note(false);
        throw new AppError("UNAUTHORIZED", {
            message: NO_CODE
        });
    }
    const { userId, email, provider, extensionId } = taken;
    const id = deps.newId();
    await openExtensionSession(deps, {
        id,
        userId,
        extensionId,
        userAgent: visit.userAgent
    });
    // It was let in by a session that owed no code.
    await passWithSession(deps, {
        userId,
        sessionId: id
    });
    note(true);
    return tokensOf(deps, {
        id,
        userId,
        email,
        provider,
        extensionId,
        generation: 0
    });
}
/** Whether a code was made for the one who hands it in. */ function isFor(taken, asked) {
    const challenge = (0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(asked.code_verifier).digest("base64url");
    return taken.extensionId === asked.client_id && taken.redirectUri === asked.redirect_uri && timingSafeEqual(Buffer.from(digestOf(taken.challenge)), Buffer.from(digestOf(challenge)));
}
async function renew(deps, asked, visit) {
    const claims = readRenewalToken(deps.extensionSeal, asked.refresh_token);
    if (!claims || claims.extensionId !== asked.client_id) throw new AppError("UNAUTHORIZED", {
        message: NO_RENEWAL
    });
    const outcome = await renewExtensionSession(deps, claims);
    if (outcome === "renewed") return tokensOf(deps, {
        ...claims,
        generation: claims.generation + 1
    });
    noteSecurity({
        ...visit,
        deps
    }, {
        what: "renewal",
        ok: false,
        email: claims.email,
        code: outcome
    });
    throw new AppError("UNAUTHORIZED", {
        message: NO_RENEWAL
    });
}
function tokensOf({ extensionSeal, now }, claims) {
    return {
        access_token: writeAccessToken(extensionSeal, claims, now()),
        token_type: "Bearer",
        expires_in: ACCESS_SECONDS,
        refresh_token: writeRenewalToken(extensionSeal, claims),
        email: claims.email ?? ""
    };
}
const digestOf = (text)=>(0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(text).digest("base64url");
var __TURBOPACK__imported__module__713095__ = __turbopack_context__.i(713095);
;
;
;
;
;
;
async function allowExtensionAction(_previous, form) {
    const result = await (0, __TURBOPACK__imported__module__675877__["H"])({
        name: "extension.allow",
        schema: connectSchema,
        input: Object.fromEntries(form),
        limit: "signIn"
    }, ({ deps, scope, input })=>allowExtension(deps, scope, input));
    if (!result.ok) return {
        error: result.error
    };
    (0, __TURBOPACK__imported__module__673727__["redirect"])(result.data);
}
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    allowExtensionAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(allowExtensionAction, "6048a834ef3ebdff750f1bc24b7a2b1140710b53a1", null);
__turbopack_context__.s([
    "f",
    0,
    allowExtensionAction
], 655087);
}),
];

//# sourceMappingURL=server_features_extension_actions_ts_1w89ig45j254v._.js.map