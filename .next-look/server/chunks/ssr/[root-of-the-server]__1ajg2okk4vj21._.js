module.exports = [
522734, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("fs", () => require("fs"));

module.exports = mod;
}),
347299, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:http", () => require("node:http"));

module.exports = mod;
}),
743698, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:https", () => require("node:https"));

module.exports = mod;
}),
446786, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("os", () => require("os"));

module.exports = mod;
}),
814747, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("path", () => require("path"));

module.exports = mod;
}),
14488, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/.next-internal/server/app/(marketing)/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/solve/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/usage/loaders.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript)
;
// MERGED MODULE: [project]/.next-internal/server/app/(marketing)/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/solve/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/usage/loaders.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript) <locals>
;
var __TURBOPACK__imported__module__203359__ = __turbopack_context__.i(203359);
var __TURBOPACK__imported__module__285081__ = __turbopack_context__.i(285081);
var __TURBOPACK__imported__module__415139__ = __turbopack_context__.i(415139);
var __TURBOPACK__imported__module__708901__ = __turbopack_context__.i(708901);
var __TURBOPACK__imported__module__356617__ = __turbopack_context__.i(356617);
var __TURBOPACK__imported__module__603106__ = __turbopack_context__.i(603106);
var __TURBOPACK__imported__module__398666__ = __turbopack_context__.i(398666);
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
    "803789787ee94d4a49508555a0495c759cb41d845b,k"
], 14488);
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
398666, ((__turbopack_context__) => {
"use strict";

/* __next_internal_action_entry_do_not_use__ [{"803789787ee94d4a49508555a0495c759cb41d845b":{"name":"$$RSC_SERVER_CACHE_0"}},"server/features/usage/loaders.ts",""] */ var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__402597__ = __turbopack_context__.i(402597);
var __TURBOPACK__imported__module__800717__ = __turbopack_context__.i(800717);
var __TURBOPACK__imported__module__118558__ = __turbopack_context__.i(118558);
var __TURBOPACK__imported__module__905246__ = __turbopack_context__.i(905246);
var __TURBOPACK__imported__module__204384__ = __turbopack_context__.i(204384);
var __TURBOPACK__imported__module__854104__ = __turbopack_context__.i(854104);
var __TURBOPACK__imported__module__805986__ = __turbopack_context__.i(805986);
var __TURBOPACK__imported__module__333851__ = __turbopack_context__.i(333851);
var __TURBOPACK__imported__module__484855__ = __turbopack_context__.i(484855);
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
async function loadUsage() {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    return (0, __TURBOPACK__imported__module__484855__["a"])((0, __TURBOPACK__imported__module__204384__["f"])(), scope, {
        address: (0, __TURBOPACK__imported__module__854104__["W"])(await (0, __TURBOPACK__imported__module__905246__["headers"])())
    });
}
const loadKnownUsage = ()=>(0, __TURBOPACK__imported__module__805986__["f"])(loadUsage(), null);
const $$RSC_SERVER_CACHE_0_INNER = async function loadCounting() {
    (0, __TURBOPACK__imported__module__118558__["cacheLife"])("max");
    return {
        counts: (0, __TURBOPACK__imported__module__204384__["f"])().chatModel.kind !== "engine"
    };
};
var $$RSC_SERVER_CACHE_0 = (0, __TURBOPACK__imported__module__800717__["cache"])(function loadCounting() {
    return (0, __TURBOPACK__imported__module__402597__["cache"])("default", "803789787ee94d4a49508555a0495c759cb41d845b", 0, $$RSC_SERVER_CACHE_0_INNER, []);
});
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])($$RSC_SERVER_CACHE_0, "803789787ee94d4a49508555a0495c759cb41d845b", null);
Object["defineProperty"]($$RSC_SERVER_CACHE_0, "name", {
    value: "loadCounting"
});
var loadCounting = $$RSC_SERVER_CACHE_0;
__turbopack_context__.s([
    "k",
    0,
    $$RSC_SERVER_CACHE_0,
    "c",
    0,
    loadCounting,
    "v",
    0,
    loadKnownUsage,
    "g",
    0,
    loadUsage
]);
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__1ajg2okk4vj21._.js.map