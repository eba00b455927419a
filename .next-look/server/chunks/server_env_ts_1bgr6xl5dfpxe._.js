module.exports = [
984221, 588107, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/env.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/env-parse.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__202917__ = __turbopack_context__.i(202917);
var __TURBOPACK__imported__module__689988__ = __turbopack_context__.i(689988);
// MERGED MODULE: [project]/server/env-fields.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__761095__ = __turbopack_context__.i(761095);
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-route] (ecmascript) <export * as z .preprocess>
;
var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
var __TURBOPACK__imported__module__562810__ = __TURBOPACK__imported__module__562810__;
var __TURBOPACK__imported__module__604147__ = __turbopack_context__.i(604147);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-route] (ecmascript) <export * as z .coerce>
;
var __TURBOPACK__imported__module__562810__1 = __TURBOPACK__imported__module__562810__;
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__1
], 588107);
var __TURBOPACK__imported__module__562810__1 = __TURBOPACK__imported__module__562810__;
var __TURBOPACK__imported__module__446581__ = __turbopack_context__.i(446581);
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
const present = __TURBOPACK__imported__module__105954__["z"].string({
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
    return __TURBOPACK__imported__module__562810__.preprocess((given)=>given ?? VERCEL_URL, __TURBOPACK__imported__module__105954__["z"].string({
        error
    })).transform((value)=>/^https?:\/\//.test(value) ? value : `https://${value}`).pipe(webUrl);
}
/** The half of a pair that is only asked for when its other half is there. */ function pairedWith(other, field) {
    return other ? field : field.optional();
}
const smtpUrl = checked("smtp URL", (value)=>/^smtps?:\/\//.test(value) && URL.canParse(value), urlKind);
/** Whether the product has an address that only this machine can reach. */ function onThisMachineAlone({ AUTH_URL, VERCEL, VERCEL_URL }) {
    if (VERCEL || VERCEL_URL) return false;
    return AUTH_URL !== undefined && URL.canParse(AUTH_URL) && (0, __TURBOPACK__imported__module__446581__["f"])(new URL(AUTH_URL).hostname);
}
/** Whether people other than those at this machine sign in with the embedded auth server. */ function embeddedOnPublicAddress({ SUPABASE_URL, AUTH_URL, VERCEL, VERCEL_URL }) {
    if (SUPABASE_URL) return false;
    if (VERCEL || VERCEL_URL) return true;
    return AUTH_URL !== undefined && URL.canParse(AUTH_URL) && !(0, __TURBOPACK__imported__module__446581__["f"])(new URL(AUTH_URL).hostname);
}
const dollars = checked("US dollars", (value)=>/^\d{1,6}(\.\d{1,6})?$/.test(value));
const inPool = (value)=>/^\d{1,3}$/.test(value) && +value >= 2 && +value <= 100;
const isWorkers = (value)=>/^\d{1,2}$/.test(value) && +value >= 1 && +value <= 64;
const inPatience = (seconds)=>seconds >= 1 && seconds <= 600;
const inTokens = (value)=>/^\d{3,5}$/.test(value) && +value >= 256 && +value <= 65_536;
/** Where the engine works. */ const engineFields = {
    /** Threads; by default as many as the machine has processors less one, from 2 to 4. */ ENGINE_WORKERS: checked("a number from 1 to 64", isWorkers).transform(Number).optional(),
    /** "off" takes back from browsers what they keep for when there is no network. */ OFFLINE_PAGES: __TURBOPACK__imported__module__604147__["z"].enum([
        "on",
        "off"
    ]).default("on"),
    /** Names the build that serves. */ BUILD_MARK: __TURBOPACK__imported__module__105954__["z"].string().default("unbuilt"),
    /** Set by a host that runs the product as functions. */ VERCEL: __TURBOPACK__imported__module__105954__["z"].string().optional()
};
/** The language model, if there is one. */ function modelFields(values) {
    return {
        AI_BASE_URL: pairedWith(values.AI_MODEL ?? values.AI_VISION_MODEL, webUrl),
        AI_API_KEY: __TURBOPACK__imported__module__105954__["z"].string().optional(),
        AI_MODEL: pairedWith(values.AI_BASE_URL, present),
        /** Reads photos, at the same address and with the same key. Without it browsers read them themselves. */ AI_VISION_MODEL: __TURBOPACK__imported__module__105954__["z"].string().optional(),
        /** Whether the start looks for models on this machine; unset: where `npm start` or `npm run dev` is typed. */ AI_DISCOVERY: __TURBOPACK__imported__module__604147__["z"].enum([
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
    OTEL_SERVICE_NAME: __TURBOPACK__imported__module__105954__["z"].string().default("classmate")
};
/** What `npm start` sets. */ const startFields = {
    /** Opens the inbox, in the address that the start prints. */ INBOX_KEY: checked("at least 32 characters", (key)=>key.length >= 32).optional(),
    /** The process to end with, also when it is killed outright. */ LAUNCHER_PID: __TURBOPACK__imported__module__562810__1.coerce.number().int().optional()
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
        DATA_DIR: __TURBOPACK__imported__module__105954__["z"].string().default(".data"),
        PROMO_TITLE: __TURBOPACK__imported__module__105954__["z"].string().default("BACK-TO-SCHOOL DEAL"),
        PROMO_ENDS_ON: date.default("2024-09-30"),
        ...engineFields,
        ...modelFields(values),
        ...paymentFields(values),
        // Without a mail server mail stays in an inbox that anyone who reaches the product can read: only this machine may.
        SMTP_URL: embedded && embeddedOnPublicAddress(values) ? smtpUrl : smtpUrl.optional(),
        MAIL_FROM: __TURBOPACK__imported__module__105954__["z"].string().default("Classmate <classmate@localhost>"),
        /** Where another server speaks Google's or GitHub's protocol. */ GOOGLE_OAUTH_URL: webUrl.optional(),
        GITHUB_OAUTH_URL: webUrl.optional(),
        /** Lets the product delete accounts of a hosted auth server. */ SUPABASE_SERVICE_ROLE_KEY: __TURBOPACK__imported__module__105954__["z"].string().optional(),
        /** Who collects analytics events. */ ANALYTICS_HOST: webUrl.default("https://us.i.posthog.com"),
        /** Anyone who knows it reads the process's numbers; without it nobody does. */ METRICS_TOKEN: secret.optional(),
        ...tracingFields,
        ...startFields,
        LOG_LEVEL: __TURBOPACK__imported__module__604147__["z"].enum(LOG_LEVELS, {
            error: (issue)=>`Expected ${LOG_LEVELS.map((level)=>`'${level}'`).join(" | ")}, received '${issue.input}'`
        }).default("info")
    };
}
var __TURBOPACK__imported__module__272937__ = __turbopack_context__.i(272937);
;
;
;
;
class InvalidEnvironment extends __TURBOPACK__imported__module__689988__["f"] {
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
    return (0, __TURBOPACK__imported__module__202917__["f"])({
        server,
        client: {
            ...__TURBOPACK__imported__module__272937__["O"],
            ...__TURBOPACK__imported__module__272937__["Z"]
        },
        shared: __TURBOPACK__imported__module__272937__["V"],
        runtimeEnv: {
            ...named(server, given),
            ...named(__TURBOPACK__imported__module__272937__["O"], given),
            ...named(__TURBOPACK__imported__module__272937__["Z"], given),
            ...named(__TURBOPACK__imported__module__272937__["V"], given)
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
], 984221);
}),
];

//# sourceMappingURL=server_env_ts_1bgr6xl5dfpxe._.js.map