module.exports = [
708901, 356617, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
// MERGED MODULE: [project]/server/features/analytics/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
;
const nothingSchema = __TURBOPACK__imported__module__26972__["z"].object({});
var __TURBOPACK__imported__module__240761__ = __turbopack_context__.i(240761);
var __TURBOPACK__imported__module__713095__ = __turbopack_context__.i(713095);
;
;
;
;
;
async function trackSignedInAction() {
    await (0, __TURBOPACK__imported__module__675877__["H"])({
        name: "analytics.signedIn",
        schema: nothingSchema,
        input: {},
        limit: "read"
    }, async ({ deps, scope, request })=>{
        (0, __TURBOPACK__imported__module__240761__["f"])(deps, {
            scope,
            optedOut: request.optedOut
        }, "signed_in", {
            provider: scope.provider ?? "unknown"
        });
    });
}
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    trackSignedInAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(trackSignedInAction, "009279764a783dc8e38e1adad0c710ef3e87570777", null);
__turbopack_context__.s([
    "f",
    0,
    trackSignedInAction
], 708901);
// MERGED MODULE: [project]/server/features/referral/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__1 = __TURBOPACK__imported__module__137936__;
var __TURBOPACK__imported__module__675877__1 = __TURBOPACK__imported__module__675877__;
// MERGED MODULE: [project]/server/features/referral/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__26972__1 = __TURBOPACK__imported__module__26972__;
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__217378__ = __turbopack_context__.i(217378);
var __TURBOPACK__imported__module__811365__ = __turbopack_context__.i(811365);
var __TURBOPACK__imported__module__78453__ = __turbopack_context__.i(78453);
var __TURBOPACK__imported__module__265907__ = __turbopack_context__.i(265907);
;
;
;
const bindReferralSchema = __TURBOPACK__imported__module__26972__1["z"].object({
    firstEntry: __TURBOPACK__imported__module__427221__["z"].string({
        error: __TURBOPACK__imported__module__78453__["W"]
    }).startsWith(__TURBOPACK__imported__module__78453__["u"], __TURBOPACK__imported__module__78453__["W"]).max(__TURBOPACK__imported__module__78453__["K"], __TURBOPACK__imported__module__78453__["W"]).refine((firstEntry)=>(0, __TURBOPACK__imported__module__265907__["A"])(firstEntry) !== null, {
        error: __TURBOPACK__imported__module__78453__["W"],
        abort: true
    })
});
const bindingSchema = __TURBOPACK__imported__module__26972__1["z"].object({
    boundAt: __TURBOPACK__imported__module__217378__["z"].date(),
    /** Days of trial the account has now. */ trialDays: __TURBOPACK__imported__module__811365__["z"].number().int()
});
const referralStandingSchema = __TURBOPACK__imported__module__26972__1["z"].object({
    code: __TURBOPACK__imported__module__427221__["z"].string(),
    link: __TURBOPACK__imported__module__427221__["z"].string(),
    /** Accounts that came through the link. */ newcomers: __TURBOPACK__imported__module__811365__["z"].number().int(),
    rewards: __TURBOPACK__imported__module__26972__1["z"].object({
        /** Newcomers who have not paid yet. */ pending: __TURBOPACK__imported__module__811365__["z"].number().int(),
        /** Days of Plus earned. */ earnedDays: __TURBOPACK__imported__module__811365__["z"].number().int(),
        /** Days taken back because the invoice was refunded. */ revokedDays: __TURBOPACK__imported__module__811365__["z"].number().int()
    })
});
var __TURBOPACK__imported__module__16715__ = __turbopack_context__.i(16715);
var __TURBOPACK__imported__module__713095__1 = __TURBOPACK__imported__module__713095__;
;
;
;
;
;
async function bindReferralAction(firstEntry) {
    return (0, __TURBOPACK__imported__module__675877__1["H"])({
        name: "referral.bind",
        schema: bindReferralSchema,
        input: {
            firstEntry
        },
        limit: "referral"
    }, ({ deps, scope, input })=>(0, __TURBOPACK__imported__module__16715__["$"])(deps, scope, input));
}
;
(0, __TURBOPACK__imported__module__713095__1["ensureServerEntryExports"])([
    bindReferralAction
]);
(0, __TURBOPACK__imported__module__137936__1["registerServerReference"])(bindReferralAction, "4012e86e4add5cb48e9bc17ceb8e63df4e42f91378", null);
__turbopack_context__.s([
    "f",
    0,
    bindReferralAction
], 356617);
}),
];

//# sourceMappingURL=server_features_analytics_actions_ts_0apj4a5vsjh5d._.js.map