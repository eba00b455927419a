module.exports = [
77354, 996794, 
229362, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/env.ts [middleware] (ecmascript)
;
// MERGED MODULE: [project]/server/env-parse.ts [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@t3-oss/env-nextjs/dist/index.js [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@t3-oss/env-core/dist/index.js [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@t3-oss/env-core/dist/standard.js [middleware] (ecmascript)
;
//#region src/standard.ts
function ensureSynchronous(value, message) {
    if (value instanceof Promise) throw new Error(message);
}
function parseWithDictionary(dictionary, value) {
    const result = {};
    const issues = [];
    for(const key in dictionary){
        const propResult = dictionary[key]["~standard"].validate(value[key]);
        ensureSynchronous(propResult, `Validation must be synchronous, but ${key} returned a Promise.`);
        if (propResult.issues) {
            issues.push(...propResult.issues.map((issue)=>({
                    ...issue,
                    message: issue.message,
                    path: [
                        key,
                        ...issue.path ?? []
                    ]
                })));
            continue;
        }
        result[key] = propResult.value;
    }
    if (issues.length) return {
        issues
    };
    return {
        value: result
    };
}
;
;
//#region src/index.ts
/**
* Create a new environment variable schema.
*/ function createEnv(opts) {
    const runtimeEnv = opts.runtimeEnvStrict ?? opts.runtimeEnv ?? process.env;
    if (opts.emptyStringAsUndefined ?? false) {
        for (const [key, value] of Object.entries(runtimeEnv))if (value === "") delete runtimeEnv[key];
    }
    if (!!opts.skipValidation) {
        if (opts.extends) for (const preset of opts.extends)preset.skipValidation = true;
        return runtimeEnv;
    }
    const _client = typeof opts.client === "object" ? opts.client : {};
    const _server = typeof opts.server === "object" ? opts.server : {};
    const _shared = typeof opts.shared === "object" ? opts.shared : {};
    const isServer = opts.isServer ?? (("TURBOPACK compile-time value", "undefined") === "undefined" || "Deno" in window);
    const finalSchemaShape = isServer ? {
        ..._server,
        ..._shared,
        ..._client
    } : {
        ..._client,
        ..._shared
    };
    const parsed = opts.createFinalSchema?.(finalSchemaShape, isServer)?.["~standard"].validate(runtimeEnv) ?? parseWithDictionary(finalSchemaShape, runtimeEnv);
    ensureSynchronous(parsed, "Validation must be synchronous");
    const onValidationError = opts.onValidationError ?? ((issues)=>{
        console.error("❌ Invalid environment variables:", issues);
        throw new Error("Invalid environment variables");
    });
    const onInvalidAccess = opts.onInvalidAccess ?? (()=>{
        throw new Error("❌ Attempted to access a server-side environment variable on the client");
    });
    if (parsed.issues) return onValidationError(parsed.issues);
    const isServerAccess = (prop)=>{
        if (!opts.clientPrefix) return true;
        return !prop.startsWith(opts.clientPrefix) && !(prop in _shared);
    };
    const isValidServerAccess = (prop)=>{
        return isServer || !isServerAccess(prop);
    };
    const ignoreProp = (prop)=>{
        return prop === "__esModule" || prop === "$$typeof";
    };
    const extendedObj = (opts.extends ?? []).reduce((acc, curr)=>{
        return Object.assign(acc, curr);
    }, {});
    const fullObj = Object.assign(extendedObj, parsed.value);
    return new Proxy(fullObj, {
        get (target, prop) {
            if (typeof prop !== "string") return void 0;
            if (ignoreProp(prop)) return void 0;
            if (!isValidServerAccess(prop)) return onInvalidAccess(prop);
            return Reflect.get(target, prop);
        }
    });
}
;
;
//#region src/index.ts
const CLIENT_PREFIX = "NEXT_PUBLIC_";
/**
* Create a new environment variable schema.
*/ function createEnv1(opts) {
    const client = typeof opts.client === "object" ? opts.client : {};
    const server = typeof opts.server === "object" ? opts.server : {};
    const shared = opts.shared;
    const runtimeEnv = opts.runtimeEnv ? opts.runtimeEnv : {
        ...process.env,
        ...opts.experimental__runtimeEnv
    };
    return createEnv({
        ...opts,
        shared,
        client,
        server,
        clientPrefix: CLIENT_PREFIX,
        runtimeEnv
    });
}
;
var __TURBOPACK__imported__module__865815__ = __turbopack_context__.i(865815);
// MERGED MODULE: [project]/server/env-fields.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__761095__ = __turbopack_context__.i(761095);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .string>
;
var __TURBOPACK__imported__module__319281__ = __turbopack_context__.i(319281);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__319281__
], 996794);
var __TURBOPACK__imported__module__319281__ = __TURBOPACK__imported__module__319281__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .preprocess>
;
var __TURBOPACK__imported__module__319281__1 = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__319281__1 = __TURBOPACK__imported__module__319281__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .enum>
;
var __TURBOPACK__imported__module__319281__2 = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__319281__2 = __TURBOPACK__imported__module__319281__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .coerce>
;
var __TURBOPACK__imported__module__319281__3 = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__319281__3 = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__84082__ = __turbopack_context__.i(84082);
;
;
;
const PLACEHOLDER_DATABASE_URL = "postgresql://USER:PASSWORD@HOST:5432/DATABASE";
const DEVELOPMENT_SECRET = "only-for-development-never-used-in-production";
const SECRET_LENGTH = 32;
const LOG_LEVELS = [
    "fatal",
    "error",
    "warn",
    "info",
    "debug",
    "trace",
    "silent"
];
const present = __TURBOPACK__imported__module__319281__.string({
    error: "Required"
});
/** A required string that must pass a test. `received` says what came instead, without repeating anything secret. */ function checked(expected, accepts, received = (value)=>`'${value}'`) {
    return present.refine(accepts, {
        error: (issue)=>`Expected ${expected}, received ${received(String(issue.input))}`
    });
}
const secret = checked(`at least ${SECRET_LENGTH} characters`, (value)=>value.length >= SECRET_LENGTH, (value)=>String(value.length));
/** Says what kind of URL came, and not the URL: it may hold a password. */ function urlKind(value) {
    return URL.canParse(value) ? new URL(value).protocol.replace(":", " URL") : "text that is not a URL";
}
const webUrl = checked("URL", (value)=>/^https?:\/\//.test(value) && URL.canParse(value));
const databaseUrl = checked("URL", (value)=>/^(pglite:.|postgres(ql)?:\/\/)/.test(value) && URL.canParse(value), urlKind).refine((value)=>value !== PLACEHOLDER_DATABASE_URL && !/YOUR_\w*URL_HERE/i.test(value), {
    error: "Expected URL of your own database, received the placeholder"
});
const date = checked("date as YYYY-MM-DD", (value)=>{
    const time = Date.parse(`${value}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
});
const networksOf = (value)=>value.split(",").map((network)=>network.trim()).filter((network)=>network !== "");
function areNetworks(value) {
    return networksOf(value).every((network)=>{
        const [address = "", prefix = ""] = network.split("/");
        const bits = {
            0: 0,
            4: 32,
            6: 128
        }[(0, __TURBOPACK__imported__module__761095__["isIP"])(address)] ?? 0;
        return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits;
    });
}
/** On Vercel the address is the deployment's own unless one is given, with or without its protocol. */ function authUrl({ VERCEL, VERCEL_URL }) {
    if (!VERCEL && !VERCEL_URL) return webUrl;
    const error = "Expected URL of the deployment, received neither AUTH_URL nor VERCEL_URL";
    return __TURBOPACK__imported__module__319281__1.preprocess((given)=>given ?? VERCEL_URL, __TURBOPACK__imported__module__319281__.string({
        error
    })).transform((value)=>/^https?:\/\//.test(value) ? value : `https://${value}`).pipe(webUrl);
}
/** The half of a pair that is only asked for when its other half is there. */ function pairedWith(other, field) {
    return other ? field : field.optional();
}
const smtpUrl = checked("smtp URL", (value)=>/^smtps?:\/\//.test(value) && URL.canParse(value), urlKind);
/** Whether the product has an address that only this machine can reach. */ function onThisMachineAlone({ AUTH_URL, VERCEL, VERCEL_URL }) {
    if (VERCEL || VERCEL_URL) return false;
    return AUTH_URL !== undefined && URL.canParse(AUTH_URL) && (0, __TURBOPACK__imported__module__84082__["f"])(new URL(AUTH_URL).hostname);
}
/** Whether people other than those at this machine sign in with the embedded auth server. */ function embeddedOnPublicAddress({ SUPABASE_URL, AUTH_URL, VERCEL, VERCEL_URL }) {
    if (SUPABASE_URL) return false;
    if (VERCEL || VERCEL_URL) return true;
    return AUTH_URL !== undefined && URL.canParse(AUTH_URL) && !(0, __TURBOPACK__imported__module__84082__["f"])(new URL(AUTH_URL).hostname);
}
const dollars = checked("US dollars", (value)=>/^\d{1,6}(\.\d{1,6})?$/.test(value));
const inPool = (value)=>/^\d{1,3}$/.test(value) && +value >= 2 && +value <= 100;
const isWorkers = (value)=>/^\d{1,2}$/.test(value) && +value >= 1 && +value <= 64;
const inPatience = (seconds)=>seconds >= 1 && seconds <= 600;
const inTokens = (value)=>/^\d{3,5}$/.test(value) && +value >= 256 && +value <= 65_536;
/** Where the engine works. */ const engineFields = {
    /** Threads; by default as many as the machine has processors less one, from 2 to 4. */ ENGINE_WORKERS: checked("a number from 1 to 64", isWorkers).transform(Number).optional(),
    /** "off" takes back from browsers what they keep for when there is no network. */ OFFLINE_PAGES: __TURBOPACK__imported__module__319281__2.enum([
        "on",
        "off"
    ]).default("on"),
    /** Names the build that serves. */ BUILD_MARK: __TURBOPACK__imported__module__319281__.string().default("unbuilt"),
    /** Set by a host that runs the product as functions. */ VERCEL: __TURBOPACK__imported__module__319281__.string().optional()
};
/** The language model, if there is one. */ function modelFields(values) {
    return {
        AI_BASE_URL: pairedWith(values.AI_MODEL ?? values.AI_VISION_MODEL, webUrl),
        AI_API_KEY: __TURBOPACK__imported__module__319281__.string().optional(),
        AI_MODEL: pairedWith(values.AI_BASE_URL, present),
        /** Reads photos, at the same address and with the same key. Without it browsers read them themselves. */ AI_VISION_MODEL: __TURBOPACK__imported__module__319281__.string().optional(),
        /** Whether the start looks for models on this machine; unset: where `npm start` or `npm run dev` is typed. */ AI_DISCOVERY: __TURBOPACK__imported__module__319281__2.enum([
            "on",
            "off"
        ]).optional(),
        /** How long a student waits for a reply's first word, in seconds. */ AI_PATIENCE: checked("seconds from 1 to 600", (value)=>/^\d{1,3}$/.test(value) && inPatience(Number(value))).default("60").transform(Number),
        /** The longest reply in tokens, thinking included; sent with every request. */ AI_MAX_TOKENS: checked("tokens from 256 to 65536", inTokens).default("8192").transform(Number),
        /** US dollars for a million tokens of what the model reads and writes. */ AI_PRICE_INPUT: dollars.default("0").transform(Number),
        AI_PRICE_OUTPUT: dollars.default("0").transform(Number),
        /** US dollars the model may cost on a day by UTC; the built-in tutor stands in from then on. */ AI_DAILY_CAP: dollars.transform(Number).optional()
    };
}
/** Something that is told by its beginning, and not repeated: it may be secret. */ function beginning(expected, pattern) {
    return checked(expected, (value)=>pattern.test(value), ()=>"something else");
}
/** Who takes money for plans, and what the running promotion takes off. */ function paymentFields(values) {
    const secretKey = beginning("a secret key of Stripe", /^(sk|rk)_(test|live)_\w+$/);
    const webhookSecret = beginning("a signing secret of Stripe", /^whsec_\w+$/);
    const price = beginning("the id of a price of Stripe", /^price_\w+$/);
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_ANNUAL } = values;
    const any = STRIPE_SECRET_KEY ?? STRIPE_WEBHOOK_SECRET ?? STRIPE_PRICE_MONTHLY ?? STRIPE_PRICE_ANNUAL;
    return {
        STRIPE_SECRET_KEY: pairedWith(any, secretKey),
        STRIPE_WEBHOOK_SECRET: pairedWith(any, webhookSecret),
        STRIPE_PRICE_MONTHLY: pairedWith(any, price),
        STRIPE_PRICE_ANNUAL: pairedWith(any, price),
        /** Whether plans are sold for play money where Stripe is not set up. */ BILLING_SANDBOX: checked("'on' | 'off'", (value)=>value === "on" || value === "off").default(onThisMachineAlone(values) ? "on" : "off").transform((value)=>value === "on"),
        /** What is typed at the checkout while a promotion runs. */ PROMO_CODE: checked("3 to 40 letters, digits and dashes", (value)=>/^[A-Za-z0-9-]{3,40}$/.test(value)).optional(),
        /** Per cent that the code takes off the first payment. */ PROMO_PERCENT_OFF: checked("a number from 1 to 90", (value)=>/^[1-9]\d?$/.test(value) && +value <= 90).default("20").transform(Number)
    };
}
/** A list of headers as OpenTelemetry writes it; null where it is none. */ function headersOf(value) {
    const headers = {};
    for (const entry of value.split(",").filter((part)=>part.trim() !== "")){
        const [, name, text] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(entry) ?? [];
        if (!name || text === undefined || !isPercentEncoded(text)) return null;
        headers[name.toLowerCase()] = decodeURIComponent(text);
    }
    return headers;
}
const isPercentEncoded = (text)=>/^(?:[\x21-\x24\x26-\x7e]|%[2-7][\da-f])*$/i.test(text);
/** Who collects traces, by the names that OpenTelemetry gives these settings. */ const tracingFields = {
    /** Where OTLP over HTTP is spoken. Without it no span is made. */ OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: checked("headers such as api-key=secret, with commas between them", (value)=>headersOf(value) !== null, ()=>"something else").default("").transform((value)=>headersOf(value) ?? {}),
    OTEL_SERVICE_NAME: __TURBOPACK__imported__module__319281__.string().default("classmate")
};
/** What `npm start` sets. */ const startFields = {
    /** Opens the inbox, in the address that the start prints. */ INBOX_KEY: checked("at least 32 characters", (key)=>key.length >= 32).optional(),
    /** The process to end with, also when it is killed outright. */ LAUNCHER_PID: __TURBOPACK__imported__module__319281__3.coerce.number().int().optional()
};
const isPort = (value)=>/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536;
/** Where the server listens. */ const listeningFields = {
    PORT: checked("port number", isPort).default("3000").transform(Number),
    /** The address of this machine to listen on; empty for all of them. */ HOST: checked("an address of this machine, such as 127.0.0.1", (value)=>value === "" || (0, __TURBOPACK__imported__module__761095__["isIP"])(value) !== 0).default("")
};
function serverFields(values) {
    const production = values.NODE_ENV === "production";
    const embedded = !values.DATABASE_URL || values.DATABASE_URL.startsWith("pglite:");
    return {
        DATABASE_URL: databaseUrl,
        /** The same database past a pooler: for migrations, and for news between processes. */ DATABASE_DIRECT_URL: databaseUrl.optional(),
        /** Connections that one process holds at most. */ DATABASE_POOL_MAX: checked("a number from 2 to 100", inPool).default("10").transform(Number),
        AUTH_SECRET: production ? secret : secret.default(DEVELOPMENT_SECRET),
        AUTH_URL: authUrl(values),
        GOOGLE_CLIENT_ID: pairedWith(values.GOOGLE_CLIENT_SECRET, present),
        GOOGLE_CLIENT_SECRET: pairedWith(values.GOOGLE_CLIENT_ID, present),
        GITHUB_CLIENT_ID: pairedWith(values.GITHUB_CLIENT_SECRET, present),
        GITHUB_CLIENT_SECRET: pairedWith(values.GITHUB_CLIENT_ID, present),
        // The embedded auth server lives in the embedded database; with any other database sign-in is Supabase's.
        SUPABASE_URL: embedded ? pairedWith(values.SUPABASE_ANON_KEY, webUrl) : webUrl,
        SUPABASE_ANON_KEY: embedded ? pairedWith(values.SUPABASE_URL, present) : present,
        ...listeningFields,
        /** Proxies whose X-Forwarded-For counts, beside those on this machine. */ TRUSTED_PROXIES: checked("networks such as 203.0.113.0/24, with commas between them", areNetworks).default("").transform(networksOf),
        DATA_DIR: __TURBOPACK__imported__module__319281__.string().default(".data"),
        PROMO_TITLE: __TURBOPACK__imported__module__319281__.string().default("BACK-TO-SCHOOL DEAL"),
        PROMO_ENDS_ON: date.default("2024-09-30"),
        ...engineFields,
        ...modelFields(values),
        ...paymentFields(values),
        // Without a mail server mail stays in an inbox that anyone who reaches the product can read: only this machine may.
        SMTP_URL: embedded && embeddedOnPublicAddress(values) ? smtpUrl : smtpUrl.optional(),
        MAIL_FROM: __TURBOPACK__imported__module__319281__.string().default("Classmate <classmate@localhost>"),
        /** Where another server speaks Google's or GitHub's protocol. */ GOOGLE_OAUTH_URL: webUrl.optional(),
        GITHUB_OAUTH_URL: webUrl.optional(),
        /** Lets the product delete accounts of a hosted auth server. */ SUPABASE_SERVICE_ROLE_KEY: __TURBOPACK__imported__module__319281__.string().optional(),
        /** Who collects analytics events. */ ANALYTICS_HOST: webUrl.default("https://us.i.posthog.com"),
        /** Anyone who knows it reads the process's numbers; without it nobody does. */ METRICS_TOKEN: secret.optional(),
        ...tracingFields,
        ...startFields,
        LOG_LEVEL: __TURBOPACK__imported__module__319281__2.enum(LOG_LEVELS, {
            error: (issue)=>`Expected ${LOG_LEVELS.map((level)=>`'${level}'`).join(" | ")}, received '${issue.input}'`
        }).default("info")
    };
}
// MERGED MODULE: [project]/server/env-public.ts [middleware] (ecmascript)
;
function field(read) {
    return {
        "~standard": {
            version: 1,
            vendor: "classmate",
            validate: (raw)=>{
                const result = read(typeof raw === "string" ? raw : undefined);
                return isProblem(result) ? {
                    issues: [
                        {
                            message: result.problem
                        }
                    ]
                } : {
                    value: result
                };
            }
        }
    };
}
function isProblem(result) {
    return typeof result === "object" && result !== null && "problem" in result;
}
function text(fallback) {
    return field((value)=>value ?? fallback);
}
const optionalText = field((value)=>value);
const optionalLink = field((value)=>{
    if (value === undefined || /^https?:/.test(value)) return value;
    return {
        problem: `Expected URL, received '${value}'`
    };
});
const MODES = [
    "development",
    "test",
    "production"
];
const sharedFields = {
    NODE_ENV: field((value)=>{
        const mode = MODES.find((known)=>known === (value ?? "development"));
        const expected = MODES.map((known)=>`'${known}'`).join(" | ");
        return mode ?? {
            problem: `Expected ${expected}, received '${value}'`
        };
    }),
    /** Names the source of the engine that was built: the same for the same. */ ENGINE_VERSION: text("unbuilt")
};
const clientFields = {
    NEXT_PUBLIC_APP_NAME: text("Classmate"),
    /** Host name the product is known by, without protocol. */ NEXT_PUBLIC_APP_DOMAIN: text("localhost"),
    NEXT_PUBLIC_APP_TAGLINE: text("Homework help that shows its work"),
    NEXT_PUBLIC_APP_DESCRIPTION: text("Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."),
    /** Path or URL of the logo. Empty: the built-in one. */ NEXT_PUBLIC_APP_LOGO: optionalText,
    /** Path or URL of the favicon. Empty: the built-in one. */ NEXT_PUBLIC_APP_FAVICON: optionalText,
    /** Store listing of the browser extension. Empty: no link. */ NEXT_PUBLIC_EXTENSION_URL: optionalLink,
    /** Project token for web analytics. Empty: nothing is loaded or sent. A page counts with the token of the server that runs,
   * which it is handed with who is looking at it. */ NEXT_PUBLIC_ANALYTICS_TOKEN: optionalText
};
const operatorFields = {
    /** The operator's own privacy note and terms. Empty: pages that say what the product does. */ NEXT_PUBLIC_PRIVACY_URL: optionalLink,
    NEXT_PUBLIC_TERMS_URL: optionalLink,
    /** Who runs this server, as its privacy note, terms and contact page name them. */ NEXT_PUBLIC_OPERATOR: optionalText,
    /** Where the operator reads mail. Empty: the contact page says whom to ask instead. */ NEXT_PUBLIC_CONTACT_EMAIL: optionalText
};
;
;
;
;
class InvalidEnvironment extends __TURBOPACK__imported__module__865815__["f"] {
    issues;
    static brand = "InvalidEnvironment";
    constructor(issues){
        super([
            "Invalid environment variables",
            ...issues.map(({ variable, message })=>`  ${variable}: ${message}`)
        ].join("\n")), this.issues = issues;
        this.name = "InvalidEnvironment";
    }
}
function parseEnv(values, options = {}) {
    const given = Object.fromEntries(Object.entries(values).filter(([, value])=>value !== ""));
    const server = serverFields(given);
    return createEnv1({
        server,
        client: {
            ...clientFields,
            ...operatorFields
        },
        shared: sharedFields,
        runtimeEnv: {
            ...named(server, given),
            ...named(clientFields, given),
            ...named(operatorFields, given),
            ...named(sharedFields, given)
        },
        emptyStringAsUndefined: true,
        isServer: options.isServer ?? true,
        onValidationError: (issues)=>{
            throw new InvalidEnvironment(issues.map(({ path, message })=>({
                    variable: String(path?.[0] ?? ""),
                    message
                })));
        },
        onInvalidAccess: (variable)=>{
            throw new Error(`Attempted to access the server-side environment variable ${variable} on the client`);
        }
    });
}
function named(fields, values) {
    const entries = Object.keys(fields).map((name)=>[
            name,
            values[name]
        ]);
    return Object.fromEntries(entries);
}
;
;
/** A build opens no database and signs nobody in, so it needs no configuration. */ const BUILD_VALUES = {
    DATABASE_URL: "pglite:.data/build",
    AUTH_URL: "http://localhost:3000",
    AUTH_SECRET: "not-a-secret-used-while-building-only"
};
let parsed;
function load() {
    const building = process.env.NEXT_PHASE === "phase-production-build";
    // Written in here by the build, which knows what it builds; a server is not told.
    const { ENGINE_VERSION, BUILD_MARK } = {
        ENGINE_VERSION: ("TURBOPACK compile-time value", "7923b63d798c"),
        BUILD_MARK: ("TURBOPACK compile-time value", "d946ab940fcc")
    };
    const built = {
        ...process.env,
        ENGINE_VERSION,
        BUILD_MARK
    };
    return parseEnv(building ? {
        ...BUILD_VALUES,
        ...built
    } : built);
}
const env = new Proxy({}, {
    get (_target, name) {
        parsed ??= load();
        return Reflect.get(parsed, name);
    }
});
__turbopack_context__.s([
    "f",
    0,
    env
], 77354);
// MERGED MODULE: [project]/server/runtime.ts [middleware] (ecmascript)
;
;
// The one global of the product. server/cli/serve.mjs, which no bundler sees, fills "starting".
const root = globalThis;
function processSlot(name) {
    return {
        get current () {
            return root.classmate?.[name];
        },
        set current (value){
            root.classmate ??= {};
            root.classmate[name] = value;
        }
    };
}
__turbopack_context__.s([
    "f",
    0,
    processSlot
], 229362);
}),
];

//# sourceMappingURL=server_env_ts_06vd-hzy-avqb._.js.map