module.exports = [
692896, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_device/page-sender.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__869197__ = __turbopack_context__.i(869197);
// MERGED MODULE: [project]/app/_device/outbox.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__401482__ = __turbopack_context__.i(401482);
var __TURBOPACK__imported__module__277754__ = __turbopack_context__.i(277754);
;
;
const openOutbox = (factory)=>(0, __TURBOPACK__imported__module__277754__["f"])({
        factory,
        name: __TURBOPACK__imported__module__401482__["x"],
        madeAt: ({ problem })=>problem.at
    });
// MERGED MODULE: [project]/app/_device/sender.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/app/_lib/public-env.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@t3-oss/env-nextjs/dist/index.js [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@t3-oss/env-core/dist/index.js [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@t3-oss/env-core/dist/standard.js [app-ssr] (ecmascript)
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
// MERGED MODULE: [project]/server/env-public.ts [app-ssr] (ecmascript)
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
const publicEnv = createEnv1({
    client: clientFields,
    shared: sharedFields,
    // Next replaces each of these by its value; it cannot do so for a name put together at run time.
    runtimeEnv: {
        NODE_ENV: ("TURBOPACK compile-time value", "production"),
        ENGINE_VERSION: ("TURBOPACK compile-time value", "7923b63d798c"),
        NEXT_PUBLIC_APP_NAME: process.env.NEXT_PUBLIC_APP_NAME,
        NEXT_PUBLIC_APP_DOMAIN: process.env.NEXT_PUBLIC_APP_DOMAIN,
        NEXT_PUBLIC_APP_TAGLINE: process.env.NEXT_PUBLIC_APP_TAGLINE,
        NEXT_PUBLIC_APP_DESCRIPTION: process.env.NEXT_PUBLIC_APP_DESCRIPTION,
        NEXT_PUBLIC_APP_LOGO: process.env.NEXT_PUBLIC_APP_LOGO,
        NEXT_PUBLIC_APP_FAVICON: process.env.NEXT_PUBLIC_APP_FAVICON,
        NEXT_PUBLIC_EXTENSION_URL: process.env.NEXT_PUBLIC_EXTENSION_URL,
        NEXT_PUBLIC_ANALYTICS_TOKEN: process.env.NEXT_PUBLIC_ANALYTICS_TOKEN
    },
    emptyStringAsUndefined: true
});
var __TURBOPACK__imported__module__105819__ = __turbopack_context__.i(105819);
var __TURBOPACK__imported__module__944947__ = __turbopack_context__.i(944947);
var __TURBOPACK__imported__module__445447__ = __turbopack_context__.i(445447);
;
;
;
;
const UNREACHED = "waiting";
class Sender {
    outbox;
    alone;
    server;
    retries;
    listeners;
    /** What waits as far as this page has been told; another page of this browser may have sent it since. */ awaited;
    constructor(outbox, fetch1, later = __TURBOPACK__imported__module__944947__["B"]){
        this.outbox = outbox;
        this.alone = (0, __TURBOPACK__imported__module__105819__["f"])("cm-outbox");
        this.listeners = new Set();
        this.awaited = new Set();
        this.server = new __TURBOPACK__imported__module__445447__["f"](fetch1);
        this.retries = new __TURBOPACK__imported__module__944947__["s"](()=>void this.sendAll(), later);
    }
    /** Hears what becomes of each problem, each time that it is tried.
   * @returns what ends that */ listen(listener) {
        this.listeners.add(listener);
        return ()=>void this.listeners.delete(listener);
    }
    /** The problems that the server has not got yet, oldest first. */ async waiting() {
        const waiting = (await this.outbox.all()).filter(({ kept })=>!kept);
        for (const { id } of waiting)this.awaited.add(id);
        return waiting.map(({ problem })=>problem);
    }
    /** The numbers of the problems that the server has got from this device lately, oldest first. */ async kept() {
        return (await this.outbox.all()).filter(({ kept })=>kept).map(({ id })=>id);
    }
    /** Writes down a problem, or what was done with it since, and sends it. */ send(worked) {
        return this.alone(async ()=>this.deliver(await this.noted(worked)));
    }
    /** Writes down a problem, to be sent with all that waits. */ async accept(worked) {
        await this.alone(()=>this.noted(worked));
    }
    /** Takes back all that has not been sent.
   * @returns the problems that the server has nothing of */ withdraw() {
        return this.alone(async ()=>{
            const parcels = await this.outbox.all();
            for (const { id } of parcels)await this.outbox.remove(id);
            return parcels.filter(({ kept })=>!kept);
        });
    }
    async noted(worked) {
        const { id } = worked.problem;
        const before = (await this.outbox.all()).find((known)=>known.id === id);
        const { problem, outcome } = worked;
        const parcel = {
            id,
            kept: before?.kept ?? false,
            sent: before?.sent ?? 0,
            problem,
            outcome
        };
        await this.outbox.put(parcel);
        return parcel;
    }
    /** Sends what waits, oldest first, until the server cannot be reached. What waits then is tried again after a pause. What
   * another page has sent meanwhile is told of as well. */ async sendAll() {
        await this.alone(async ()=>{
            for (const parcel of (await this.outbox.all())){
                if (isDone(parcel) && this.awaited.has(parcel.id)) this.tell(parcel.id, "kept");
                if (isForgotten(parcel, Date.now())) await this.outbox.remove(parcel.id);
                else if (!isDone(parcel) && await this.deliver(parcel) === UNREACHED) return;
            }
        });
    }
    /** Sends what waits now: there is a network again, or someone looks at the page again. Pauses begin anew. */ async wake() {
        this.retries.wake();
        await this.sendAll();
    }
    async deliver(parcel) {
        const fate = await this.attempt(parcel);
        if (fate === UNREACHED) this.retries.again();
        else this.retries.reset();
        this.tell(parcel.id, fate);
        return fate;
    }
    tell(id, fate) {
        if (fate === UNREACHED) this.awaited.add(id);
        else this.awaited.delete(id);
        for (const listener of this.listeners)listener(id, fate);
    }
    async attempt(parcel) {
        let now = parcel;
        const { id, text, mode, acts } = parcel.problem;
        if (!now.kept) {
            if (!await this.server.meetOwner()) return UNREACHED;
            const { outcome } = parcel;
            const onDevice = outcome === null ? undefined : {
                engine: publicEnv.ENGINE_VERSION,
                outcome
            };
            const fate = await this.server.call("solve.create", {
                id,
                text,
                mode,
                onDevice
            });
            if (fate === UNREACHED) return fate;
            if (fate !== "kept") {
                await this.outbox.remove(id);
                return fate;
            }
            now = {
                ...now,
                kept: true
            };
            await this.outbox.put(now);
        }
        for (const act of acts.slice(now.sent)){
            const fate = await this.server.call(...callFor(id, act));
            if (fate === UNREACHED) return fate;
            // What is refused (the problem was deleted meanwhile) is not asked again.
            now = {
                ...now,
                sent: now.sent + 1
            };
            await this.outbox.put(now);
        }
        return "kept";
    }
}
/** How long it is known of a problem what the server has of it: a page that shows it may be open as long. */ const KNOWN_MS = 24 * 60 * 60 * 1_000;
const isForgotten = (parcel, now)=>isDone(parcel) && now - parcel.problem.at > KNOWN_MS;
/** Whether the server has all there is of it. */ const isDone = ({ problem, kept, sent })=>kept && sent >= problem.acts.length;
function callFor(id, act) {
    const { part } = act;
    if (act.kind === "reveal") return [
        "solve.reveal",
        {
            id,
            part,
            what: act.what
        }
    ];
    return [
        "solve.attempt",
        {
            id,
            part,
            kind: act.kind,
            text: act.text
        }
    ];
}
;
;
;
let opened;
function pageSender() {
    if (!opened) {
        const sender = new Sender(openOutbox(()=>indexedDB), // Every request passes here, whoever asked for it: while problems stay on this device there is none.
        async (input, init)=>{
            if ((0, __TURBOPACK__imported__module__869197__["f"])()) throw new Error("Problems stay on this device.");
            return fetch(input, init);
        });
        addEventListener("online", ()=>void sender.wake());
        document.addEventListener("visibilitychange", ()=>{
            if (document.visibilityState === "visible") void sender.wake();
        });
        void sender.sendAll();
        opened = sender;
    }
    return opened;
}
__turbopack_context__.s([
    "pageSender",
    0,
    pageSender
], 692896);
}),
];

//# sourceMappingURL=app__device_page-sender_ts_0vw5b8mkvyrq2._.js.map