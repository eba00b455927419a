module.exports = [
217362, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/.next-internal/server/app/(product)/chat/[id]/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/chat/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/share/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE7 => "[project]/server/features/hints/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE8 => "[project]/server/features/usage/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE9 => "[project]/app/(product)/chat/[id]/_components/recent-history.tsx [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript)
;
// MERGED MODULE: [project]/.next-internal/server/app/(product)/chat/[id]/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/chat/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/share/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE7 => "[project]/server/features/hints/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE8 => "[project]/server/features/usage/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE9 => "[project]/app/(product)/chat/[id]/_components/recent-history.tsx [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript) <locals>
;
var __TURBOPACK__imported__module__203359__ = __turbopack_context__.i(203359);
var __TURBOPACK__imported__module__285081__ = __turbopack_context__.i(285081);
var __TURBOPACK__imported__module__415139__ = __turbopack_context__.i(415139);
var __TURBOPACK__imported__module__708901__ = __turbopack_context__.i(708901);
var __TURBOPACK__imported__module__356617__ = __turbopack_context__.i(356617);
var __TURBOPACK__imported__module__161881__ = __turbopack_context__.i(161881);
var __TURBOPACK__imported__module__443043__ = __turbopack_context__.i(443043);
var __TURBOPACK__imported__module__986543__ = __turbopack_context__.i(986543);
var __TURBOPACK__imported__module__398666__ = __turbopack_context__.i(398666);
var __TURBOPACK__imported__module__865781__ = __turbopack_context__.i(865781);
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
var __TURBOPACK__imported__module__161881__1 = __TURBOPACK__imported__module__161881__;
var __TURBOPACK__imported__module__443043__1 = __TURBOPACK__imported__module__443043__;
var __TURBOPACK__imported__module__986543__1 = __TURBOPACK__imported__module__986543__;
var __TURBOPACK__imported__module__398666__1 = __TURBOPACK__imported__module__398666__;
var __TURBOPACK__imported__module__865781__1 = __TURBOPACK__imported__module__865781__;
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
    __TURBOPACK__imported__module__161881__1,
    "4011022f865b48fb43ee50eaa6a71f0ce4f21fa162,_,402075b0f03cef4cfb3808cba036d3393ed1b6246c,e",
    0,
    __TURBOPACK__imported__module__443043__1,
    "4095ce67ebce185715f955c3b6639f4a122b99228e,R,40bd8582d3ed1c24089d13e68ca55bb7f51bb5f7e5,B",
    0,
    __TURBOPACK__imported__module__986543__1,
    "40de168f64346ed5a48c7884ac6d549ec9dc738053,s,40f1971201bf7d2469005f5bb74118fca45f9a9650,p,40f40e4f65133a9aea61bd6c767103fd64b82efff6,F",
    0,
    __TURBOPACK__imported__module__398666__1,
    "803789787ee94d4a49508555a0495c759cb41d845b,k",
    0,
    __TURBOPACK__imported__module__865781__1,
    "601988791c1f6c5ddb2ca97a70b97ad489ae25a3a6,$"
], 217362);
}),
];

//# sourceMappingURL=_next-internal_server_app_%28product%29_chat_%5Bid%5D_page_actions_16ewvyh0i84h3.js.map