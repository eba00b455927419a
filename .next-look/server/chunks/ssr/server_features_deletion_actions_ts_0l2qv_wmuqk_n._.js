module.exports = [
722920, 257462, 
517849, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/deletion/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__990246__ = __turbopack_context__.i(990246);
var __TURBOPACK__imported__module__526434__ = __turbopack_context__.i(526434);
var __TURBOPACK__imported__module__646334__ = __turbopack_context__.i(646334);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
var __TURBOPACK__imported__module__426162__ = __turbopack_context__.i(426162);
var __TURBOPACK__imported__module__265279__ = __turbopack_context__.i(265279);
var __TURBOPACK__imported__module__437934__ = __turbopack_context__.i(437934);
var __TURBOPACK__imported__module__871778__ = __turbopack_context__.i(871778);
var __TURBOPACK__imported__module__698592__ = __turbopack_context__.i(698592);
var __TURBOPACK__imported__module__745625__ = __turbopack_context__.i(745625);
// MERGED MODULE: [project]/server/features/deletion/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
;
const NOT_TYPED = "Type your e-mail address to confirm.";
const deletionRequestSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** The account's own address, typed again. */ email: __TURBOPACK__imported__module__427221__["z"].string({
        error: NOT_TYPED
    }).trim().min(1, NOT_TYPED).max(320, NOT_TYPED),
    /** Empty for an account without one. */ currentPassword: __TURBOPACK__imported__module__427221__["z"].string().max(1000, "This is too long to be your password.")
});
// MERGED MODULE: [project]/server/features/deletion/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__809870__ = __turbopack_context__.i(809870);
var __TURBOPACK__imported__module__656105__ = __turbopack_context__.i(656105);
var __TURBOPACK__imported__module__16715__ = __turbopack_context__.i(16715);
var __TURBOPACK__imported__module__833954__ = __turbopack_context__.i(833954);
var __TURBOPACK__imported__module__928665__ = __turbopack_context__.i(928665);
// MERGED MODULE: [project]/server/features/deletion/policy.ts [app-rsc] (ecmascript)
;
const isOwnAddress = (typed, email)=>email !== "" && typed.trim().toLowerCase() === email.trim().toLowerCase();
// MERGED MODULE: [project]/server/features/deletion/repository.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__93321__ = __turbopack_context__.i(93321);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__140258__ = __turbopack_context__.i(140258);
var __TURBOPACK__imported__module__941914__ = __turbopack_context__.i(941914);
var __TURBOPACK__imported__module__845541__ = __turbopack_context__.i(845541);
var __TURBOPACK__imported__module__410211__ = __turbopack_context__.i(410211);
var __TURBOPACK__imported__module__373275__ = __turbopack_context__.i(373275);
var __TURBOPACK__imported__module__878124__ = __turbopack_context__.i(878124);
var __TURBOPACK__imported__module__927929__ = __turbopack_context__.i(927929);
var __TURBOPACK__imported__module__438935__ = __turbopack_context__.i(438935);
var __TURBOPACK__imported__module__101029__ = __turbopack_context__.i(101029);
// MERGED MODULE: [project]/server/features/deletion/constants.ts [app-rsc] (ecmascript)
;
const NOBODY = "00000000-0000-0000-0000-000000000000";
;
;
;
;
function inTransaction(db, work) {
    return db.transaction(work);
}
async function removeWork(db, userId) {
    await db.delete(__TURBOPACK__imported__module__845541__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].userId, userId));
    await db.delete(__TURBOPACK__imported__module__438935__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].userId, userId));
    await db.delete(__TURBOPACK__imported__module__878124__["N"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["N"].userId, userId));
    await db.delete(__TURBOPACK__imported__module__878124__["s"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["s"].userId, userId));
    await db.delete(__TURBOPACK__imported__module__927929__["Q"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__927929__["Q"].userId, userId));
    await db.delete(__TURBOPACK__imported__module__927929__["M"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__927929__["M"].userId, userId));
    // A guest stays taken: a copy of the cookie must not come to life again.
    await db.update(__TURBOPACK__imported__module__373275__["f"]).set({
        userId: NOBODY
    }).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__373275__["f"].userId, userId));
    // What replies cost stays in the books, as nobody's.
    await db.update(__TURBOPACK__imported__module__101029__["f"]).set({
        userId: null
    }).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__101029__["f"].userId, userId));
}
async function removeAccount(db, { userId, endedAt }) {
    await db.delete(__TURBOPACK__imported__module__941914__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__941914__["f"].userId, userId));
    await db.delete(__TURBOPACK__imported__module__410211__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__410211__["f"].userId, userId));
    await db.update(__TURBOPACK__imported__module__140258__["f"]).set({
        userId: NOBODY,
        device: "",
        createdAt: endedAt,
        lastSeenAt: endedAt,
        endedAt,
        extensionId: null
    }).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__140258__["f"].userId, userId));
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
const OTHER_ADDRESS = "This is not the address of this account. Type it exactly as shown above.";
const PASSWORD_MISSING = "Enter your password.";
const NOT_FRESH = "For your safety you must have signed in within the last 15 minutes. Sign out, sign in again and come back here.";
const STILL_PAYING = "Your subscription could not be cancelled at the moment, so nothing was deleted. Please try again in a few minutes.";
async function confirmOwner(deps, scope, { request, confirm }) {
    if (!isOwnAddress(request.email, scope.email)) throw refused("email", OTHER_ADDRESS);
    if ((0, __TURBOPACK__imported__module__928665__["M"])(scope.provider)) {
        if (request.currentPassword === "") throw refused("currentPassword", PASSWORD_MISSING);
        return confirm(request.currentPassword);
    }
    if (!await (0, __TURBOPACK__imported__module__928665__["V"])(deps, scope)) throw new __TURBOPACK__imported__module__508015__["f"]("FORBIDDEN", {
        message: NOT_FRESH
    });
}
async function deleteAccount(deps, scope) {
    const { userId } = scope;
    await endPayments(deps, userId);
    await removeRows(deps, scope);
    try {
        await deps.auth.deleteUser(userId);
    } catch (error) {
        deps.log.error("a sign-in could not be removed", {
            operation: "deletion",
            error
        });
        return "unfinished";
    }
    await (0, __TURBOPACK__imported__module__656105__["$"])(deps, userId);
    await removeRows(deps, scope);
    return "done";
}
async function endPayments(deps, userId) {
    try {
        await (0, __TURBOPACK__imported__module__656105__["$"])(deps, userId);
    } catch (error) {
        throw __TURBOPACK__imported__module__508015__["f"].isInstance(error) ? new __TURBOPACK__imported__module__508015__["f"](error.code, {
            message: STILL_PAYING,
            cause: error
        }) : error;
    }
}
async function removeRows(deps, scope) {
    const { userId } = scope;
    const { db, now, revocations } = deps;
    await inTransaction(await db(), async (tx)=>{
        await (0, __TURBOPACK__imported__module__809870__["P"])(deps, tx, scope);
        // Locks the account's row, so that nobody is bound to it meanwhile; it needs the row to be there.
        await (0, __TURBOPACK__imported__module__16715__["g"])(tx, userId);
        await (0, __TURBOPACK__imported__module__656105__["u"])(tx, userId);
        await (0, __TURBOPACK__imported__module__833954__["c"])(tx, userId);
        await removeWork(tx, userId);
        await removeAccount(tx, {
            userId,
            endedAt: now()
        });
    });
    revocations.forget(userId);
}
function refused(field, message) {
    return new __TURBOPACK__imported__module__508015__["f"]("BAD_REQUEST", {
        message,
        fieldErrors: {
            [field]: message
        }
    });
}
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
async function deleteAccountAction(_previous, form) {
    const email = typed(form, "email");
    const request = await (0, __TURBOPACK__imported__module__426162__["f"])();
    const { deps, jar, address, requestId } = request;
    let outcome;
    try {
        const input = {
            email,
            currentPassword: typed(form, "currentPassword")
        };
        const wanted = deletionRequestSchema.parse(input);
        const scope = await (0, __TURBOPACK__imported__module__675877__["f"])(request);
        await (0, __TURBOPACK__imported__module__646334__["V"])(deps, "signIn", {
            name: scope.email,
            address
        });
        const aside = (0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, (0, __TURBOPACK__imported__module__437934__["W"])(jar));
        const confirm = (password)=>(0, __TURBOPACK__imported__module__526434__["O"])(aside, {
                scope,
                password
            });
        await confirmOwner(deps, scope, {
            request: wanted,
            confirm
        });
        outcome = await deleteAccount(deps, scope);
    } catch (error) {
        const failure = (0, __TURBOPACK__imported__module__990246__["f"])(error, {
            log: deps.log,
            requestId,
            operation: "deletion"
        });
        (0, __TURBOPACK__imported__module__871778__["f"])(request, {
            what: "deletion",
            ok: false,
            email,
            code: failure.code
        });
        const state = {
            error: failure.error,
            fieldErrors: failure.fieldErrors,
            email
        };
        return (0, __TURBOPACK__imported__module__265279__["w"])(state, {
            form: "deletion",
            page: "/settings?told=1#delete"
        });
    }
    (0, __TURBOPACK__imported__module__437934__["U"])(jar, (0, __TURBOPACK__imported__module__698592__["F"])(deps.auth.url));
    (0, __TURBOPACK__imported__module__871778__["f"])(request, {
        what: "deletion",
        ok: true,
        email
    });
    (0, __TURBOPACK__imported__module__673727__["redirect"])(`/settings?deletion=${outcome}`);
}
function typed(form, name) {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
}
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    deleteAccountAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(deleteAccountAction, "60624b448b847fc4036f68f9cc0387b85d4011053d", null);
__turbopack_context__.s([
    "f",
    0,
    deleteAccountAction
], 722920);
// MERGED MODULE: [project]/server/features/account/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__1 = __TURBOPACK__imported__module__137936__;
var __TURBOPACK__imported__module__118558__ = __turbopack_context__.i(118558);
var __TURBOPACK__imported__module__675877__1 = __TURBOPACK__imported__module__675877__;
var __TURBOPACK__imported__module__265279__1 = __TURBOPACK__imported__module__265279__;
var __TURBOPACK__imported__module__918409__ = __turbopack_context__.i(918409);
var __TURBOPACK__imported__module__809870__1 = __TURBOPACK__imported__module__809870__;
var __TURBOPACK__imported__module__713095__1 = __TURBOPACK__imported__module__713095__;
;
;
;
;
;
;
;
async function changeProfileAction(_previous, form) {
    const typed = form.get("displayName");
    const displayName = typeof typed === "string" ? typed : "";
    const result = await (0, __TURBOPACK__imported__module__675877__1["H"])({
        name: "account.change",
        schema: __TURBOPACK__imported__module__918409__["U"],
        input: {
            displayName
        },
        limit: "profile"
    }, ({ deps, scope, input })=>(0, __TURBOPACK__imported__module__809870__1["Q"])(deps, scope, input));
    if (result.ok) (0, __TURBOPACK__imported__module__118558__["refresh"])();
    const state = result.ok ? {
        error: null,
        saved: true,
        displayName: displayName.trim()
    } : {
        error: result.error,
        saved: false,
        displayName
    };
    return (0, __TURBOPACK__imported__module__265279__1["w"])(state, {
        form: "name",
        page: "/settings?told=1#profile"
    });
}
;
(0, __TURBOPACK__imported__module__713095__1["ensureServerEntryExports"])([
    changeProfileAction
]);
(0, __TURBOPACK__imported__module__137936__1["registerServerReference"])(changeProfileAction, "60f469963dbcc3b7c9cf3947843f706d8479155a53", null);
__turbopack_context__.s([
    "f",
    0,
    changeProfileAction
], 257462);
// MERGED MODULE: [project]/server/features/session/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__2 = __TURBOPACK__imported__module__137936__;
var __TURBOPACK__imported__module__118558__1 = __TURBOPACK__imported__module__118558__;
var __TURBOPACK__imported__module__675877__2 = __TURBOPACK__imported__module__675877__;
var __TURBOPACK__imported__module__871778__1 = __TURBOPACK__imported__module__871778__;
var __TURBOPACK__imported__module__745625__1 = __TURBOPACK__imported__module__745625__;
var __TURBOPACK__imported__module__928406__ = __turbopack_context__.i(928406);
var __TURBOPACK__imported__module__928665__1 = __TURBOPACK__imported__module__928665__;
var __TURBOPACK__imported__module__713095__2 = __TURBOPACK__imported__module__713095__;
;
;
;
;
;
;
;
;
async function endSessionAction(_previous, form) {
    const result = await (0, __TURBOPACK__imported__module__675877__2["H"])({
        name: "session.end",
        schema: __TURBOPACK__imported__module__928406__["G"],
        input: {
            id: form.get("id")
        },
        limit: "read"
    }, async ({ deps, scope, input, request })=>{
        await (0, __TURBOPACK__imported__module__928665__1["v"])(deps, scope, input.id);
        (0, __TURBOPACK__imported__module__871778__1["f"])(request, {
            what: "sessions",
            ok: true,
            method: "one",
            email: scope.email
        });
    });
    if (!result.ok) return {
        error: result.error
    };
    (0, __TURBOPACK__imported__module__118558__1["refresh"])();
    return {
        error: null
    };
}
async function endOtherSessionsAction(_previous, _form) {
    const result = await (0, __TURBOPACK__imported__module__675877__2["H"])({
        name: "session.endOthers",
        schema: __TURBOPACK__imported__module__928406__["W"],
        input: {},
        limit: "read"
    }, async ({ deps, scope, request })=>{
        await (0, __TURBOPACK__imported__module__928665__1["g"])(deps, scope);
        (0, __TURBOPACK__imported__module__871778__1["f"])(request, {
            what: "sessions",
            ok: true,
            method: "others",
            email: scope.email
        });
        const { error } = await (0, __TURBOPACK__imported__module__745625__1["createSupabase"])(deps.auth, request.jar).auth.signOut({
            scope: "others"
        });
        // They are refused here either way; what is left undone is only that they can still be renewed there.
        if (error) deps.log.warn("the auth server was not told", {
            operation: "session.endOthers",
            error
        });
    });
    if (!result.ok) return {
        error: result.error
    };
    (0, __TURBOPACK__imported__module__118558__1["refresh"])();
    return {
        error: null
    };
}
;
(0, __TURBOPACK__imported__module__713095__2["ensureServerEntryExports"])([
    endSessionAction,
    endOtherSessionsAction
]);
(0, __TURBOPACK__imported__module__137936__2["registerServerReference"])(endSessionAction, "6008614502dcf33fddf98a79d2e9f332973e01468d", null);
(0, __TURBOPACK__imported__module__137936__2["registerServerReference"])(endOtherSessionsAction, "605cec4f40d93d9f53576d780bc5f312686e4bed02", null);
__turbopack_context__.s([
    "m",
    0,
    endOtherSessionsAction,
    "u",
    0,
    endSessionAction
], 517849);
}),
];

//# sourceMappingURL=server_features_deletion_actions_ts_0l2qv_wmuqk_n._.js.map