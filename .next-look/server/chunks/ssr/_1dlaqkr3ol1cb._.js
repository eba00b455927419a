module.exports = [
942737, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/.next-internal/server/app/(marketing)/privacy/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript)
;
// MERGED MODULE: [project]/.next-internal/server/app/(marketing)/privacy/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript) <locals>
;
var __TURBOPACK__imported__module__203359__ = __turbopack_context__.i(203359);
var __TURBOPACK__imported__module__285081__ = __turbopack_context__.i(285081);
var __TURBOPACK__imported__module__415139__ = __turbopack_context__.i(415139);
var __TURBOPACK__imported__module__708901__ = __turbopack_context__.i(708901);
var __TURBOPACK__imported__module__356617__ = __turbopack_context__.i(356617);
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
var __TURBOPACK__imported__module__203359__1 = __TURBOPACK__imported__module__203359__;
var __TURBOPACK__imported__module__285081__1 = __TURBOPACK__imported__module__285081__;
var __TURBOPACK__imported__module__415139__1 = __TURBOPACK__imported__module__415139__;
var __TURBOPACK__imported__module__708901__1 = __TURBOPACK__imported__module__708901__;
var __TURBOPACK__imported__module__356617__1 = __TURBOPACK__imported__module__356617__;
__turbopack_context__.S([
    __TURBOPACK__imported__module__203359__1,
    "8031fa5cf26a43a948fba9de51e464a4f85a0c9de8,k",
    0,
    __TURBOPACK__imported__module__285081__1,
    "0027d9cd0feaac5e526c974f7ce9471ade11c6860b,W,004c79f163851a6c6a67a412d4bd6a7fe47e4aef45,g,6030ee006183302a1253737e475db6beac1f44602e,c,60351ef9243866c6f55e134add8f7f84c11b779a59,L,6042d52450088536037450afa8f4af9ee205c6ad50,f,6045e10918e4b986e78d76d0a47b28010728231cc7,R,60649ec2f3f13b71afac33fafc4ed015023daf5742,x,60aaab10e0079dd47369211b7ba242023fa245113b,P",
    0,
    __TURBOPACK__imported__module__415139__1,
    "809cca83be81f113c587bfbde52cf674236b322722,k",
    0,
    __TURBOPACK__imported__module__708901__1,
    "009279764a783dc8e38e1adad0c710ef3e87570777,f",
    0,
    __TURBOPACK__imported__module__356617__1,
    "4012e86e4add5cb48e9bc17ceb8e63df4e42f91378,f"
], 942737);
}),
217378, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
240761, ((__turbopack_context__) => {
"use strict";

;
function track({ analytics, newId }, { scope, optedOut }, name, properties) {
    if (optedOut) return;
    const distinctId = scope?.kind === "user" ? scope.userId : scope?.guestId ?? newId();
    analytics.track({
        name,
        distinctId,
        profile: scope?.kind === "user",
        properties: {
            ...properties
        }
    });
}
__turbopack_context__.s([
    "f",
    0,
    track
]);
}),
];

//# sourceMappingURL=_1dlaqkr3ol1cb._.js.map