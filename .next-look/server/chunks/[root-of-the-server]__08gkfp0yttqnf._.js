module.exports = [
987330, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("@node-rs/bcrypt-2b27bb094203e5de", () => require("@node-rs/bcrypt-2b27bb094203e5de"));

module.exports = mod;
}),
950308, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]_@supabase_lite_156rmibq7puev._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(321780);
    });
});
}),
237548, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]_@supabase_lite_pglite_11prentdpc5z9._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(505582);
    });
});
}),
478500, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:async_hooks", () => require("node:async_hooks"));

module.exports = mod;
}),
666680, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:crypto", () => require("node:crypto"));

module.exports = mod;
}),
677652, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:diagnostics_channel", () => require("node:diagnostics_channel"));

module.exports = mod;
}),
761095, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:net", () => require("node:net"));

module.exports = mod;
}),
660526, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:os", () => require("node:os"));

module.exports = mod;
}),
874096, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:perf_hooks", () => require("node:perf_hooks"));

module.exports = mod;
}),
925127, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:worker_threads", () => require("node:worker_threads"));

module.exports = mod;
}),
130146, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("pino-28069d5257187539", () => require("pino-28069d5257187539"));

module.exports = mod;
}),
396918, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
;
function asc(column) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} asc`;
}
function desc(column) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} desc`;
}
;
__turbopack_context__.s([
    "M",
    0,
    asc,
    "A",
    0,
    desc
]);
}),
114964, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/node_modules_popular-passwords_data_json_[json]_cjs_1d3hrqlt2hrdr._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(575722);
    });
});
}),
804897, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__1p2v0bzww2ak_._.js",
  "server/chunks/node_modules_stripe_esm_stripe_esm_node_1sa3v4vzou7id.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(503379);
    });
});
}),
246517, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__794588__ = __turbopack_context__.i(794588);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__794588__
]);
}),
492973, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__794588__ = __turbopack_context__.i(794588);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__794588__
]);
}),
250697, ((__turbopack_context__) => {

__turbopack_context__.q("/server/assets/worker.25itbf1du03b3.ts");}),
996265, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__478500__ = __turbopack_context__.i(478500);
;
;
const unheard = new __TURBOPACK__imported__module__478500__["AsyncLocalStorage"]();
let loading;
const loadLite = ()=>{
    loading ??= unheard.run(true, ()=>withoutWarnings(load));
    return loading;
};
const load = async ()=>({
        ...await __turbopack_context__.A(950308),
        ...await __turbopack_context__.A(237548)
    });
/** Leaves out the warnings of what runs in there, and of nothing that runs at the same time. */ async function withoutWarnings(work) {
    const { warn } = console;
    const whenHeard = (...words)=>{
        if (!unheard.getStore()) warn.apply(console, words);
    };
    console.warn = whenHeard;
    try {
        return await work();
    } finally{
        if (console.warn === whenHeard) console.warn = warn;
    }
}
__turbopack_context__.s([
    "f",
    0,
    loadLite
]);
}),
969394, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__21a6ri-4jszgb._.js",
  "server/chunks/node_modules_drizzle-orm_05fig1px1dw84._.js",
  "server/chunks/_0d2xs4o2rzgbl._.js",
  "server/chunks/_1lr1d-d24wnec._.js",
  "server/chunks/_0gx41gig6yutm._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(349353);
    });
});
}),
900056, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1twkjp22nokaa._.js",
  "server/chunks/_1ofds61m9vq7g._.js",
  "server/chunks/_0gx41gig6yutm._.js",
  "server/chunks/_0d2xs4o2rzgbl._.js",
  "server/chunks/node_modules_drizzle-orm_05fig1px1dw84._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(180623);
    });
});
}),
42150, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__0qpbkhatj3p93._.js",
  "server/chunks/node_modules_drizzle-orm_05fig1px1dw84._.js",
  "server/chunks/server_db_1qjctsdpa9784._.js",
  "server/chunks/_0gx41gig6yutm._.js",
  "server/chunks/_0d2xs4o2rzgbl._.js",
  "server/chunks/_1ub86q_9ckzs3._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(52040);
    });
});
}),
154581, ((__turbopack_context__) => {
"use strict";

/** Whether a host name, as in `URL.hostname`, is this machine and can be nothing else. */ function isLoopback(hostname) {
    const name = hostname.toLowerCase().replace(/\.$/, "");
    if (name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || name === "::1") return true;
    const parts = name.split(".");
    return parts.length === 4 && parts[0] === "127" && parts.every((part)=>/^\d{1,3}$/.test(part));
}
__turbopack_context__.s([
    "f",
    0,
    isLoopback
]);
}),
229955, ((__turbopack_context__) => {
"use strict";

/** What makes an error's class known wherever it was loaded: each class names its own. */ class BrandedError extends Error {
    /** Whether something thrown is an error of this class or of one that extends it, whichever copy of the module made it.
   * @example AppError.isInstance(error) */ static isInstance(error) {
        // A class has the brand of the one it extends, until it names its own.
        for(let made = error?.constructor; typeof made === "function";)// biome-ignore lint/complexity/noThisInStatic: which class is meant is known where it is called.
        if (made.brand === this.brand) return true;
        else made = Object.getPrototypeOf(made);
        return false;
    }
}
__turbopack_context__.s([
    "f",
    0,
    BrandedError
]);
}),
97288, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__0wxuem4c84s8o._.js",
  "server/chunks/server_providers_analytics_posthog_ts_0wlt4-yyfl7jw._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(540091);
    });
});
}),
56097, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/_12ynhxqyzker7._.js",
  "server/chunks/node_modules_zod_v4_classic_external_0orv4gf7buf8g.js",
  "server/chunks/node_modules_drizzle-orm_07o40d-u1a9d2._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(650572);
    });
});
}),
240137, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__136bevyyziqdu._.js",
  "server/chunks/_2193x22t9rsz3._.js",
  "server/chunks/node_modules_drizzle-orm_0_f83643elzpt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(819377);
    });
});
}),
725648, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__0nocil0-_xztq._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(208813);
    });
});
}),
626687, ((__turbopack_context__) => {
"use strict";

;
const WORD = /^[a-z/][\w./-]{0,39}$/i;
const OTHER = "other";
function asWord(text) {
    return WORD.test(text) ? text : OTHER;
}
__turbopack_context__.s([
    "G",
    0,
    OTHER,
    "b",
    0,
    asWord
]);
}),
389993, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]_node_crypto_1kn79-7xl4-5u._.js",
  "server/chunks/server_providers_rate-limiter_shared_ts_1gkjap0z7j33e._.js",
  "server/chunks/_2193x22t9rsz3._.js",
  "server/chunks/node_modules_drizzle-orm_0_f83643elzpt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(666676);
    });
});
}),
315134, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__0g_393pfzh7o5._.js",
  "server/chunks/server_providers_tracing_otlp_ts_1udh_d0x3z7kz._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(319326);
    });
});
}),
392341, ((__turbopack_context__) => {
"use strict";

/** A table that is looked up by the words of a text. It has its own entries and no others: a plain object also answers to
 * "constructor" and "toString". */ const table = (entries)=>Object.assign(Object.create(null), entries);
__turbopack_context__.s([
    "f",
    0,
    table
]);
}),
];