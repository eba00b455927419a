module.exports = [
515123, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/.next-internal/server/app/(product)/solve/[id]/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/solve/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/usage/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE7 => "[project]/server/features/share/actions.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript)
;
// MERGED MODULE: [project]/.next-internal/server/app/(product)/solve/[id]/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/solve/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/usage/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE7 => "[project]/server/features/share/actions.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript) <locals>
;
var __TURBOPACK__imported__module__203359__ = __turbopack_context__.i(203359);
var __TURBOPACK__imported__module__285081__ = __turbopack_context__.i(285081);
var __TURBOPACK__imported__module__415139__ = __turbopack_context__.i(415139);
var __TURBOPACK__imported__module__708901__ = __turbopack_context__.i(708901);
var __TURBOPACK__imported__module__356617__ = __turbopack_context__.i(356617);
var __TURBOPACK__imported__module__603106__ = __turbopack_context__.i(603106);
var __TURBOPACK__imported__module__398666__ = __turbopack_context__.i(398666);
var __TURBOPACK__imported__module__443043__ = __turbopack_context__.i(443043);
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
var __TURBOPACK__imported__module__203359__1 = __TURBOPACK__imported__module__203359__;
var __TURBOPACK__imported__module__285081__1 = __TURBOPACK__imported__module__285081__;
var __TURBOPACK__imported__module__415139__1 = __TURBOPACK__imported__module__415139__;
var __TURBOPACK__imported__module__708901__1 = __TURBOPACK__imported__module__708901__;
var __TURBOPACK__imported__module__356617__1 = __TURBOPACK__imported__module__356617__;
var __TURBOPACK__imported__module__603106__1 = __TURBOPACK__imported__module__603106__;
var __TURBOPACK__imported__module__398666__1 = __TURBOPACK__imported__module__398666__;
var __TURBOPACK__imported__module__443043__1 = __TURBOPACK__imported__module__443043__;
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
    "4012e86e4add5cb48e9bc17ceb8e63df4e42f91378,f",
    0,
    __TURBOPACK__imported__module__603106__1,
    "40dd99dfb4285ab0461ce122f1d3718134ac4ef352,N,60477111c045309d4b28740798c204716af0ac24bd,J,604ebacd638bfdafdd02fef12e6662d8bd617a2199,A,60b7a9e3f7ec225f411d3210bacae77fb4c3115af2,Y,60cab8be40839b02a188a0b37f34b09aa6f98fbad0,p",
    0,
    __TURBOPACK__imported__module__398666__1,
    "803789787ee94d4a49508555a0495c759cb41d845b,k",
    0,
    __TURBOPACK__imported__module__443043__1,
    "4095ce67ebce185715f955c3b6639f4a122b99228e,R,40bd8582d3ed1c24089d13e68ca55bb7f51bb5f7e5,B"
], 515123);
}),
];

//# sourceMappingURL=_next-internal_server_app_%28product%29_solve_%5Bid%5D_page_actions_00nkkxbt8rw2m.js.map