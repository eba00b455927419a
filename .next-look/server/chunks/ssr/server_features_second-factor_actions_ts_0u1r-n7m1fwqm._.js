module.exports = [
164685, ((__turbopack_context__) => {
"use strict";

/* __next_internal_action_entry_do_not_use__ [{"005f945bdacb5184c101de5be3cc942c00e92da54a":{"name":"beginSetUpAction"},"602584abda952ee2fdfbdbf79b6ca75dd021a2de05":{"name":"changeCodesAction"},"60c0a49c6c7f2db0b9c051ef30690173d86127122c":{"name":"confirmSetUpAction"}},"server/features/second-factor/actions.ts",""] */ var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__990246__ = __turbopack_context__.i(990246);
var __TURBOPACK__imported__module__526434__ = __turbopack_context__.i(526434);
var __TURBOPACK__imported__module__928665__ = __turbopack_context__.i(928665);
var __TURBOPACK__imported__module__646334__ = __turbopack_context__.i(646334);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
var __TURBOPACK__imported__module__426162__ = __turbopack_context__.i(426162);
var __TURBOPACK__imported__module__265279__ = __turbopack_context__.i(265279);
var __TURBOPACK__imported__module__437934__ = __turbopack_context__.i(437934);
var __TURBOPACK__imported__module__871778__ = __turbopack_context__.i(871778);
var __TURBOPACK__imported__module__745625__ = __turbopack_context__.i(745625);
var __TURBOPACK__imported__module__481327__ = __turbopack_context__.i(481327);
var __TURBOPACK__imported__module__936979__ = __turbopack_context__.i(936979);
var __TURBOPACK__imported__module__833954__ = __turbopack_context__.i(833954);
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
const NOT_FRESH = "For your safety you must have signed in within the last 15 minutes. Sign out, sign in again and come back here.";
const PASSWORD_MISSING = "Enter your password.";
const SETTINGS_PAGE = "/settings/two-step";
const FORM = {
    form: "two-step",
    page: `${SETTINGS_PAGE}?told=1`
};
async function beginSetUpAction() {
    const request = await (0, __TURBOPACK__imported__module__426162__["f"])();
    const scope = await (0, __TURBOPACK__imported__module__675877__["f"])(request);
    await (0, __TURBOPACK__imported__module__646334__["x"])(request.deps, "profile", {
        scope,
        address: request.address
    });
    await (0, __TURBOPACK__imported__module__833954__["N"])(request.deps, scope);
    (0, __TURBOPACK__imported__module__673727__["redirect"])(SETTINGS_PAGE);
}
async function confirmSetUpAction(_previous, form) {
    return change("on", async (request, scope)=>{
        const { deps, jar } = request;
        const typed = {
            code: form.get("code"),
            currentPassword: form.get("currentPassword") ?? ""
        };
        const { code, currentPassword } = __TURBOPACK__imported__module__936979__["J"].parse(typed);
        await (0, __TURBOPACK__imported__module__833954__["S"])(deps, {
            kind: (0, __TURBOPACK__imported__module__481327__["b"])(code),
            userId: scope.userId,
            address: request.address
        });
        await confirmOwner(request, scope, currentPassword);
        const codes = await (0, __TURBOPACK__imported__module__833954__["v"])(deps, scope, code);
        const { error } = await (0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, jar).auth.signOut({
            scope: "others"
        });
        // They owe a code either way; what is left undone is only that they can still be renewed there.
        if (error) deps.log.warn("the auth server was not told", {
            operation: "secondFactor.confirm",
            error
        });
        return codes;
    });
}
async function changeCodesAction(_previous, form) {
    const what = form.get("what") === "off" ? "off" : "codes";
    return change(what, async ({ deps, address }, scope)=>{
        const code = __TURBOPACK__imported__module__936979__["m"].parse(form.get("code"));
        await (0, __TURBOPACK__imported__module__833954__["S"])(deps, {
            kind: (0, __TURBOPACK__imported__module__481327__["b"])(code),
            userId: scope.userId,
            address
        });
        if (what === "codes") return (0, __TURBOPACK__imported__module__833954__["s"])(deps, scope, code);
        await (0, __TURBOPACK__imported__module__833954__["X"])(deps, scope, code);
        return null;
    });
}
/** New codes are shown by the page itself, which this is already: they would go with the form that asked for them. */ async function change(what, work) {
    const request = await (0, __TURBOPACK__imported__module__426162__["f"])();
    const { deps, requestId } = request;
    let state;
    let email = null;
    try {
        const scope = await (0, __TURBOPACK__imported__module__675877__["f"])(request);
        email = scope.email;
        const codes = await work(request, scope);
        (0, __TURBOPACK__imported__module__871778__["f"])(request, {
            what: "two-step",
            ok: true,
            method: what,
            email
        });
        if (codes === null) (0, __TURBOPACK__imported__module__673727__["redirect"])(`${SETTINGS_PAGE}?off=1`);
        return await (0, __TURBOPACK__imported__module__265279__["t"])({
            error: null,
            fieldErrors: {},
            codes
        }, FORM);
    } catch (error) {
        const operation = `secondFactor.${what}`;
        const { error: words, fieldErrors, code } = (0, __TURBOPACK__imported__module__990246__["f"])(error, {
            log: deps.log,
            requestId,
            operation
        });
        (0, __TURBOPACK__imported__module__871778__["f"])(request, {
            what: "two-step",
            ok: false,
            method: what,
            email,
            code
        });
        state = {
            error: words,
            fieldErrors,
            codes: null
        };
    }
    return (0, __TURBOPACK__imported__module__265279__["w"])(state, FORM);
}
/** Makes sure that it is the account's owner who turns codes on, and not a passer-by at an open session: by the
 * password, or by a sign-in of a moment ago for an account that has none. */ async function confirmOwner({ deps, jar, address }, scope, password) {
    if (!(0, __TURBOPACK__imported__module__928665__["M"])(scope.provider)) {
        if (!await (0, __TURBOPACK__imported__module__928665__["V"])(deps, scope)) throw new __TURBOPACK__imported__module__508015__["f"]("FORBIDDEN", {
            message: NOT_FRESH
        });
        return;
    }
    if (password === "") {
        const fieldErrors = {
            currentPassword: PASSWORD_MISSING
        };
        throw new __TURBOPACK__imported__module__508015__["f"]("BAD_REQUEST", {
            message: PASSWORD_MISSING,
            fieldErrors
        });
    }
    await (0, __TURBOPACK__imported__module__646334__["V"])(deps, "signIn", {
        name: scope.email,
        address
    });
    await (0, __TURBOPACK__imported__module__526434__["O"])((0, __TURBOPACK__imported__module__745625__["createSupabase"])(deps.auth, (0, __TURBOPACK__imported__module__437934__["W"])(jar)), {
        scope,
        password
    });
}
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    beginSetUpAction,
    confirmSetUpAction,
    changeCodesAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(beginSetUpAction, "005f945bdacb5184c101de5be3cc942c00e92da54a", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(confirmSetUpAction, "60c0a49c6c7f2db0b9c051ef30690173d86127122c", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(changeCodesAction, "602584abda952ee2fdfbdbf79b6ca75dd021a2de05", null);
__turbopack_context__.s([
    "z",
    0,
    beginSetUpAction,
    "D",
    0,
    changeCodesAction,
    "S",
    0,
    confirmSetUpAction
]);
}),
];