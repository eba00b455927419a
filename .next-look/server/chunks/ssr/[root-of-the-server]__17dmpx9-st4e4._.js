module.exports = [
136340, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:timers/promises", () => require("node:timers/promises"));

module.exports = mod;
}),
713095, ((__turbopack_context__, module, exports) => {
"use strict";

// This function ensures that all the exported values are valid server actions,
// during the runtime. By definition all actions are required to be async
// functions, but here we can only check that they are functions.
Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "ensureServerEntryExports", {
    enumerable: true,
    get: function() {
        return ensureServerEntryExports;
    }
});
function ensureServerEntryExports(actions) {
    for(let i = 0; i < actions.length; i++){
        const action = actions[i];
        if (typeof action !== 'function') {
            throw new Error(`A "use server" file can only export async functions, found ${typeof action}.\nRead more: https://nextjs.org/docs/messages/invalid-use-server-value`);
        }
    }
}
}),
515034, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954380__ = __turbopack_context__.i(954380);
;
;
const slot = (0, __TURBOPACK__imported__module__954380__["f"])("admission");
function keepServer(server) {
    slot.current = server;
}
const requestsUnderWay = ()=>slot.current?.admission.underWay() ?? 0;
function stopListening() {
    const server = slot.current?.server;
    server?.close();
    server?.closeIdleConnections();
}
function assertRoom(requestId) {
    slot.current?.admission.assertRoom(requestId);
}
__turbopack_context__.s([
    "f",
    0,
    assertRoom
]);
}),
990246, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/errors/to-result.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__190664__ = __turbopack_context__.i(190664);
var __TURBOPACK__imported__module__909634__ = __turbopack_context__.i(909634);
// MERGED MODULE: [project]/server/errors/user-message.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__321423__ = __turbopack_context__.i(321423);
;
;
function userMessage(error, requestId) {
    const ours = __TURBOPACK__imported__module__321423__["P"][error.code].level === "error";
    return ours && requestId ? `${error.message} If you write to us, quote ${requestId}.` : error.message;
}
;
;
;
;
;
function toActionFailure(error, context) {
    (0, __TURBOPACK__imported__module__673727__["unstable_rethrow"])(error);
    const known = (0, __TURBOPACK__imported__module__190664__["f"])(error);
    (0, __TURBOPACK__imported__module__909634__["f"])(context.log, known, context);
    return {
        ok: false,
        code: known.code,
        error: userMessage(known, context.requestId),
        fieldErrors: known.fieldErrors ?? {},
        requestId: context.requestId
    };
}
__turbopack_context__.s([
    "f",
    0,
    toActionFailure
], 990246);
}),
841529, ((__turbopack_context__) => {
"use strict";

/** Characters a new password needs at least, and may have at most. */ const PASSWORD_LENGTH_MIN = 8;
const PASSWORD_LENGTH_MAX = 256;
const HOSTED_PASSWORD_BYTES = 72;
const PROBLEMS = {
    link: "This link no longer works: it has been used or has expired. Enter your e-mail address and ask for a new one.",
    denied: "You cancelled signing in on the other site. Try again, or use your e-mail address.",
    unverified: "Your address is not confirmed on the other site. Confirm it there first, or use your e-mail address here.",
    expired: "That took too long, or it was started in another browser. Please start again.",
    busy: "That was too many requests in a short time. Please wait a few minutes and try again.",
    failed: "Signing in did not work this time. Please try again in a minute."
};
__turbopack_context__.s([
    "g",
    0,
    HOSTED_PASSWORD_BYTES,
    "a",
    0,
    PASSWORD_LENGTH_MAX,
    "T",
    0,
    PASSWORD_LENGTH_MIN,
    "b",
    0,
    PROBLEMS
]);
}),
488367, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/auth/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-rsc] (ecmascript) <export * as z .email>
;
var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
var __TURBOPACK__imported__module__954757__ = __TURBOPACK__imported__module__954757__;
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-rsc] (ecmascript) <export * as z .custom>
;
var __TURBOPACK__imported__module__954757__1 = __TURBOPACK__imported__module__954757__;
var __TURBOPACK__imported__module__954757__1 = __TURBOPACK__imported__module__954757__;
var __TURBOPACK__imported__module__841529__ = __turbopack_context__.i(841529);
;
;
const EMAIL = "Enter an e-mail address such as ada@example.org.";
const SHORT = `Use at least ${__TURBOPACK__imported__module__841529__["T"]} characters.`;
const LONG = `Use at most ${__TURBOPACK__imported__module__841529__["a"]} characters.`;
const emailSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: EMAIL
}).trim().toLowerCase().max(254, EMAIL).pipe(__TURBOPACK__imported__module__954757__.email({
    error: EMAIL
}));
/** By what people count, not by what an encoding takes. */ const isShortEnough = (password)=>[
        ...password
    ].length <= __TURBOPACK__imported__module__841529__["a"];
const isLongEnough = (password)=>[
        ...password
    ].length >= __TURBOPACK__imported__module__841529__["T"];
const knownPasswordSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: "Enter your password."
}).min(1, "Enter your password.").max(1000, LONG);
const newPasswordSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: SHORT
}).refine(isLongEnough, SHORT).refine(isShortEnough, LONG);
const signInSchema = __TURBOPACK__imported__module__26972__["z"].object({
    email: emailSchema,
    password: knownPasswordSchema
});
const signUpSchema = __TURBOPACK__imported__module__26972__["z"].object({
    email: emailSchema,
    password: newPasswordSchema
});
const newPasswordFormSchema = __TURBOPACK__imported__module__26972__["z"].object({
    password: newPasswordSchema
});
const changePasswordSchema = __TURBOPACK__imported__module__26972__["z"].object({
    currentPassword: knownPasswordSchema,
    newPassword: newPasswordSchema
});
const mailRequestSchema = __TURBOPACK__imported__module__26972__["z"].object({
    email: emailSchema,
    kind: __TURBOPACK__imported__module__149310__["z"].enum([
        "sign-up",
        "sign-in",
        "recovery"
    ])
});
const mailLinkSchema = __TURBOPACK__imported__module__26972__["z"].object({
    tokenHash: __TURBOPACK__imported__module__427221__["z"].string().regex(/^[\w-]{8,256}$/),
    type: __TURBOPACK__imported__module__149310__["z"].enum([
        "signup",
        "magiclink",
        "recovery",
        "email_change",
        "email",
        "invite"
    ])
});
const socialProviderSchema = __TURBOPACK__imported__module__149310__["z"].enum([
    "google",
    "github"
]);
const problemSchema = __TURBOPACK__imported__module__954757__1.custom((value)=>typeof value === "string" && Object.hasOwn(__TURBOPACK__imported__module__841529__["b"], value));
__turbopack_context__.s([
    "b",
    0,
    changePasswordSchema,
    "a",
    0,
    mailLinkSchema,
    "u",
    0,
    mailRequestSchema,
    "q",
    0,
    newPasswordFormSchema,
    "M",
    0,
    problemSchema,
    "A",
    0,
    signInSchema,
    "c",
    0,
    signUpSchema
], 488367);
}),
675877, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__515034__ = __turbopack_context__.i(515034);
var __TURBOPACK__imported__module__990246__ = __turbopack_context__.i(990246);
var __TURBOPACK__imported__module__646334__ = __turbopack_context__.i(646334);
var __TURBOPACK__imported__module__730039__ = __turbopack_context__.i(730039);
var __TURBOPACK__imported__module__7915__ = __turbopack_context__.i(7915);
var __TURBOPACK__imported__module__426162__ = __turbopack_context__.i(426162);
;
;
;
;
;
;
;
function runAction(options, work) {
    return run(options, (request)=>request.scopeOrGuest(), work);
}
function runUserAction(options, work) {
    return run(options, requireUser, work);
}
async function run({ name, schema, input, limit }, authorise, work) {
    const request = await (0, __TURBOPACK__imported__module__426162__["f"])();
    const { deps, requestId, address } = request;
    try {
        (0, __TURBOPACK__imported__module__515034__["f"])(requestId);
        const parsed = schema.parse(input);
        const scope = await authorise(request);
        await (0, __TURBOPACK__imported__module__646334__["x"])(deps, limit, {
            scope,
            address
        });
        const working = (0, __TURBOPACK__imported__module__730039__["f"])(deps, {
            scope,
            address,
            requestId
        });
        return {
            ok: true,
            data: await work({
                deps: working,
                scope,
                input: parsed,
                request
            })
        };
    } catch (error) {
        return (0, __TURBOPACK__imported__module__990246__["f"])(error, {
            log: deps.log,
            requestId,
            operation: name
        });
    }
}
async function requireUser(request) {
    return (0, __TURBOPACK__imported__module__7915__["P"])((await request.session()).scope);
}
__turbopack_context__.s([
    "f",
    0,
    requireUser,
    "F",
    0,
    runAction,
    "H",
    0,
    runUserAction
]);
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__17dmpx9-st4e4._.js.map