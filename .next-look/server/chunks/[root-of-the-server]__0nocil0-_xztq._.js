module.exports = [
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
208813, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__996265__ = __turbopack_context__.i(996265);
var __TURBOPACK__imported__module__154581__ = __turbopack_context__.i(154581);
;
;
;
const CONNECTION_TIMEOUT_MS = 10_000;
function createSmtp({ url, from }) {
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === "smtps:";
    const settings = {
        host: hostname.replace(/^\[|\]$/g, ""),
        port: port ? Number(port) : secure ? 465 : 587,
        secure,
        from,
        timeoutMs: CONNECTION_TIMEOUT_MS,
        ...username && {
            user: decodeURIComponent(username),
            pass: decodeURIComponent(password)
        },
        ...(0, __TURBOPACK__imported__module__154581__["f"])(hostname) && {
            requireTls: false,
            rejectUnauthorized: false
        }
    };
    return async ({ to, subject, text, html })=>{
        const { SmtpEmailDriver } = await (0, __TURBOPACK__imported__module__996265__["f"])();
        await new SmtpEmailDriver(settings).send({
            to,
            subject,
            text,
            html
        });
    };
}
__turbopack_context__.s([
    "createSmtp",
    0,
    createSmtp
]);
}),
];