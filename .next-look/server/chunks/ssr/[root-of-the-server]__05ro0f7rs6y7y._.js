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
682672, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(72918);
    });
});
}),
966249, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_@vercel_oidc_dist_token_16gdpgb6w_lp0.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(860544);
    });
});
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
235504, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
918409, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/account/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__316209__ = __turbopack_context__.i(316209);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-rsc] (ecmascript) <export * as z .null>
;
var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
var __TURBOPACK__imported__module__954757__ = __TURBOPACK__imported__module__954757__;
var __TURBOPACK__imported__module__817579__ = __turbopack_context__.i(817579);
;
;
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const viewerSchema = __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("kind", [
    __TURBOPACK__imported__module__26972__["z"].object({
        kind: __TURBOPACK__imported__module__899370__["z"].literal("guest"),
        id: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
        email: __TURBOPACK__imported__module__954757__.null()
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        kind: __TURBOPACK__imported__module__899370__["z"].literal("user"),
        id: __TURBOPACK__imported__module__427221__["z"].string(),
        email: __TURBOPACK__imported__module__427221__["z"].string()
    })
]);
const UNNAMED = "Tell us what to call you.";
const NAME_TOO_LONG = `A name can have at most ${__TURBOPACK__imported__module__817579__["X"]} characters.`;
const NAME_UNREADABLE = "This name contains a character that cannot be shown. Type it again.";
const displayNameSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: UNNAMED
}).trim().min(1, UNNAMED).refine((name)=>[
        ...name
    ].length <= __TURBOPACK__imported__module__817579__["X"], NAME_TOO_LONG).refine((name)=>!UNPRINTABLE.test(name), NAME_UNREADABLE);
const profileChangeSchema = __TURBOPACK__imported__module__26972__["z"].object({
    displayName: displayNameSchema
});
__turbopack_context__.s([
    "B",
    0,
    UNPRINTABLE,
    "U",
    0,
    profileChangeSchema
], 918409);
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

//# sourceMappingURL=%5Broot-of-the-server%5D__05ro0f7rs6y7y._.js.map