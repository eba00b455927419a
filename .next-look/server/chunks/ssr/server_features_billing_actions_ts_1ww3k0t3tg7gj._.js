module.exports = [
825264, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/billing/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__118558__ = __turbopack_context__.i(118558);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__240761__ = __turbopack_context__.i(240761);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
var __TURBOPACK__imported__module__265279__ = __turbopack_context__.i(265279);
// MERGED MODULE: [project]/server/features/billing/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__217378__ = __turbopack_context__.i(217378);
var __TURBOPACK__imported__module__83931__ = __turbopack_context__.i(83931);
var __TURBOPACK__imported__module__811365__ = __turbopack_context__.i(811365);
var __TURBOPACK__imported__module__283591__ = __turbopack_context__.i(283591);
;
;
const intervalSchema = __TURBOPACK__imported__module__149310__["z"].enum([
    "month",
    "year"
], {
    error: "Choose monthly or annual."
});
const PROMOTION_LENGTH_MAX = 100;
const checkoutSchema = __TURBOPACK__imported__module__26972__["z"].object({
    interval: intervalSchema,
    promotion: __TURBOPACK__imported__module__427221__["z"].string().overwrite((code)=>code.replace(__TURBOPACK__imported__module__283591__["B"], "")).trim().max(PROMOTION_LENGTH_MAX).nullable().default(null)
});
const intervalChangeSchema = __TURBOPACK__imported__module__26972__["z"].object({
    interval: intervalSchema
});
const nothingSchema = __TURBOPACK__imported__module__26972__["z"].object({});
const billingPlanSchema = __TURBOPACK__imported__module__26972__["z"].object({
    plan: __TURBOPACK__imported__module__149310__["z"].enum([
        "guest",
        "free",
        "plus"
    ]),
    /** Null for a guest and for Free. */ source: __TURBOPACK__imported__module__149310__["z"].enum([
        "trial",
        "subscription",
        "grace",
        "free-days"
    ]).nullable(),
    until: __TURBOPACK__imported__module__217378__["z"].date().nullable(),
    /** Whether it goes on by itself after `until`. */ renews: __TURBOPACK__imported__module__83931__["z"].boolean(),
    messagesPerDay: __TURBOPACK__imported__module__811365__["z"].number().int()
});
var __TURBOPACK__imported__module__656105__ = __turbopack_context__.i(656105);
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
const PAGE = "/billing";
async function startCheckoutAction(form) {
    const input = {
        interval: form.get("interval"),
        promotion: form.get("promotion")
    };
    const result = await (0, __TURBOPACK__imported__module__675877__["H"])({
        name: "billing.checkout",
        schema: checkoutSchema,
        input,
        limit: "billing"
    }, async ({ deps, scope, input: chosen, request })=>{
        const page = await (0, __TURBOPACK__imported__module__656105__["s"])(deps, scope, chosen);
        const visitor = {
            scope,
            optedOut: request.optedOut
        };
        (0, __TURBOPACK__imported__module__240761__["f"])(deps, visitor, "plan_purchase_clicked", {
            plan: "plus",
            interval: chosen.interval
        });
        return page;
    });
    if (!result.ok && result.code === "UNAUTHORIZED") (0, __TURBOPACK__imported__module__673727__["redirect"])("/sign-up?next=/billing");
    await leave(result);
}
async function portalAction() {
    await leave(await run("billing.portal", NOTHING, __TURBOPACK__imported__module__656105__["e"]));
}
async function cancelPlanAction() {
    await stay(await run("billing.cancel", NOTHING, __TURBOPACK__imported__module__656105__["C"]));
}
async function resumePlanAction() {
    await stay(await run("billing.resume", NOTHING, __TURBOPACK__imported__module__656105__["b"]));
}
async function changePlanAction(form) {
    const input = {
        interval: form.get("interval")
    };
    await stay(await run("billing.change", {
        schema: intervalChangeSchema,
        input
    }, __TURBOPACK__imported__module__656105__["j"]));
}
const NOTHING = {
    schema: nothingSchema,
    input: {}
};
function run(name, { schema, input }, work) {
    return (0, __TURBOPACK__imported__module__675877__["H"])({
        name,
        schema,
        input,
        limit: "billing"
    }, ({ deps, scope, input: parsed })=>work(deps, scope, parsed));
}
async function leave(result) {
    (0, __TURBOPACK__imported__module__673727__["redirect"])(result.ok ? result.data : await tell(result.error));
}
async function stay(result) {
    // Also after a failure: what is shown was true before the button was pressed.
    (0, __TURBOPACK__imported__module__118558__["refresh"])();
    if (!result.ok) await tell(result.error);
    (0, __TURBOPACK__imported__module__673727__["redirect"])(PAGE);
}
function tell(error) {
    const state = {
        error
    };
    return (0, __TURBOPACK__imported__module__265279__["t"])(state, {
        form: "billing",
        page: `${PAGE}?told=1`
    });
}
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    startCheckoutAction,
    portalAction,
    cancelPlanAction,
    resumePlanAction,
    changePlanAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(startCheckoutAction, "40cd273313bca62bdbe3d310f80a8b144a2cd8e899", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(portalAction, "00344952651846cf2f5615d812561ac5c6c87bb929", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(cancelPlanAction, "000b25681b24a91c745090580e7a00b4e604e33727", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(resumePlanAction, "007dad19870c698836f2341f187a743cdf8b5b4ec8", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(changePlanAction, "400a186670f4623aff0a85de023239f2b66f0389e2", null);
__turbopack_context__.s([
    "M",
    0,
    cancelPlanAction,
    "_",
    0,
    changePlanAction,
    "l",
    0,
    portalAction,
    "c",
    0,
    resumePlanAction,
    "i",
    0,
    startCheckoutAction
], 825264);
}),
];

//# sourceMappingURL=server_features_billing_actions_ts_1ww3k0t3tg7gj._.js.map