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
443043, ((__turbopack_context__) => {
"use strict";

/* __next_internal_action_entry_do_not_use__ [{"4095ce67ebce185715f955c3b6639f4a122b99228e":{"name":"revokeShareAction"},"40bd8582d3ed1c24089d13e68ca55bb7f51bb5f7e5":{"name":"shareAction"}},"server/features/share/actions.ts",""] */ var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
var __TURBOPACK__imported__module__495209__ = __turbopack_context__.i(495209);
var __TURBOPACK__imported__module__237122__ = __turbopack_context__.i(237122);
var __TURBOPACK__imported__module__713095__ = __turbopack_context__.i(713095);
;
;
;
;
;
async function shareAction(input) {
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "share.make",
        schema: __TURBOPACK__imported__module__495209__["I"],
        input,
        limit: "profile"
    }, ({ deps, scope, input: parsed })=>(0, __TURBOPACK__imported__module__237122__["A"])(deps, scope, parsed));
    return result.ok ? {
        ok: true,
        link: result.data
    } : {
        ok: false,
        error: result.error
    };
}
async function revokeShareAction(input) {
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "share.revoke",
        schema: __TURBOPACK__imported__module__495209__["Q"],
        input,
        limit: "profile"
    }, ({ deps, scope, input: parsed })=>(0, __TURBOPACK__imported__module__237122__["H"])(deps, scope, parsed));
    return result.ok ? {
        ok: true
    } : {
        ok: false,
        error: result.error
    };
}
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    shareAction,
    revokeShareAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(shareAction, "40bd8582d3ed1c24089d13e68ca55bb7f51bb5f7e5", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(revokeShareAction, "4095ce67ebce185715f955c3b6639f4a122b99228e", null);
__turbopack_context__.s([
    "R",
    0,
    revokeShareAction,
    "B",
    0,
    shareAction
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