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
663183, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/.next-internal/server/app/(product)/billing/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/usage/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/billing/actions.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript)
;
// MERGED MODULE: [project]/.next-internal/server/app/(product)/billing/page/actions.js { ACTIONS_MODULE0 => "[project]/server/features/promotion/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE1 => "[project]/server/features/auth/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE2 => "[project]/server/features/billing/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE3 => "[project]/server/features/analytics/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE4 => "[project]/server/features/referral/actions.ts [app-rsc] (ecmascript)", ACTIONS_MODULE5 => "[project]/server/features/usage/loaders.ts [app-rsc] (ecmascript)", ACTIONS_MODULE6 => "[project]/server/features/billing/actions.ts [app-rsc] (ecmascript)" } [app-rsc] (server actions loader, ecmascript) <locals>
;
var __TURBOPACK__imported__module__203359__ = __turbopack_context__.i(203359);
var __TURBOPACK__imported__module__285081__ = __turbopack_context__.i(285081);
var __TURBOPACK__imported__module__415139__ = __turbopack_context__.i(415139);
var __TURBOPACK__imported__module__708901__ = __turbopack_context__.i(708901);
var __TURBOPACK__imported__module__356617__ = __turbopack_context__.i(356617);
var __TURBOPACK__imported__module__398666__ = __turbopack_context__.i(398666);
var __TURBOPACK__imported__module__825264__ = __turbopack_context__.i(825264);
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
var __TURBOPACK__imported__module__398666__1 = __TURBOPACK__imported__module__398666__;
var __TURBOPACK__imported__module__825264__1 = __TURBOPACK__imported__module__825264__;
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
    __TURBOPACK__imported__module__398666__1,
    "803789787ee94d4a49508555a0495c759cb41d845b,k",
    0,
    __TURBOPACK__imported__module__825264__1,
    "000b25681b24a91c745090580e7a00b4e604e33727,M,00344952651846cf2f5615d812561ac5c6c87bb929,l,007dad19870c698836f2341f187a743cdf8b5b4ec8,c,400a186670f4623aff0a85de023239f2b66f0389e2,_,40cd273313bca62bdbe3d310f80a8b144a2cd8e899,i"
], 663183);
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

//# sourceMappingURL=%5Broot-of-the-server%5D__1blflw6-2fn5b._.js.map