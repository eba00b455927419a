module.exports = [
413609, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/.next-internal/server/app/(product)/practice/sets/[token]/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/solve/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/practice/actions.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript)
;
// MERGED MODULE: [project]/.next-internal/server/app/(product)/practice/sets/[token]/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/solve/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/practice/actions.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript) <locals>
;
var __TURBOPACK__imported__module__203359__ = __turbopack_context__.i(203359);
var __TURBOPACK__imported__module__285081__ = __turbopack_context__.i(285081);
var __TURBOPACK__imported__module__415139__ = __turbopack_context__.i(415139);
var __TURBOPACK__imported__module__708901__ = __turbopack_context__.i(708901);
var __TURBOPACK__imported__module__356617__ = __turbopack_context__.i(356617);
var __TURBOPACK__imported__module__603106__ = __turbopack_context__.i(603106);
var __TURBOPACK__imported__module__339563__ = __turbopack_context__.i(339563);
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
var __TURBOPACK__imported__module__203359__1 = __TURBOPACK__imported__module__203359__;
var __TURBOPACK__imported__module__285081__1 = __TURBOPACK__imported__module__285081__;
var __TURBOPACK__imported__module__415139__1 = __TURBOPACK__imported__module__415139__;
var __TURBOPACK__imported__module__708901__1 = __TURBOPACK__imported__module__708901__;
var __TURBOPACK__imported__module__356617__1 = __TURBOPACK__imported__module__356617__;
var __TURBOPACK__imported__module__339563__1 = __TURBOPACK__imported__module__339563__;
var __TURBOPACK__imported__module__603106__1 = __TURBOPACK__imported__module__603106__;
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
    __TURBOPACK__imported__module__339563__1,
    "406a8f3291f7542b013a2e21831900c7db24a9fe75,a,408ac68f80132ead8f65100609cd237ebfe5067d22,u,409642da0b00932f6ebf309c10f1f794423bc62de8,T,40b9e311a311b0b6389b372492479477ef667faa7b,G,6044c5dad09e31277555a5776fc602f2e533da2acb,D,60d580897cb53ca739b3588d410101fdc63fb2c7f0,_",
    0,
    __TURBOPACK__imported__module__603106__1,
    "40dd99dfb4285ab0461ce122f1d3718134ac4ef352,N,60477111c045309d4b28740798c204716af0ac24bd,J,604ebacd638bfdafdd02fef12e6662d8bd617a2199,A,60b7a9e3f7ec225f411d3210bacae77fb4c3115af2,Y,60cab8be40839b02a188a0b37f34b09aa6f98fbad0,p"
], 413609);
}),
];

//# sourceMappingURL=1oeh_server_app_%28product%29_practice_sets_%5Btoken%5D_page_actions_0cp1p7fa7u9l4.js.map