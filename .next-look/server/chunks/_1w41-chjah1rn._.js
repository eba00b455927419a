module.exports = [
769449, ((__turbopack_context__) => {
"use strict";

async function register() {
    if ("TURBOPACK compile-time truthy", 1) {
        const { startServices } = await __turbopack_context__.A(422473);
        await startServices();
        if ("TURBOPACK compile-time truthy", 1) {
            const { getDeps } = await __turbopack_context__.A(483476);
            const { guardConsole } = await __turbopack_context__.A(379764);
            guardConsole(getDeps().log);
        }
    }
}
const onRequestError = async (error, request, context)=>{
    if ("TURBOPACK compile-time truthy", 1) {
        const { getDeps } = await __turbopack_context__.A(483476);
        const { reportPageError } = await __turbopack_context__.A(564309);
        const { requestIdOf } = await __turbopack_context__.A(987234);
        const headers = {
            get: (name)=>String(request.headers[name] ?? "") || null
        };
        reportPageError(getDeps().log, error, {
            ...context,
            requestId: requestIdOf(headers)
        });
    }
};
__turbopack_context__.s([
    "onRequestError",
    0,
    onRequestError,
    "register",
    0,
    register
]);
}),
422473, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1y157420npcln._.js",
  "server/chunks/server_errors_codes_ts_1isdoqu0fqbi_._.js",
  "server/chunks/server_providers_rate-limiter_shared_ts_1gkjap0z7j33e._.js",
  "server/chunks/_0f-voyqifs_sk._.js",
  "server/chunks/server_db_1qjctsdpa9784._.js",
  "server/chunks/server_14lc8vco_q0rd._.js",
  "server/chunks/[root-of-the-server]__15fp3rbaxaw0b._.js",
  "server/chunks/[root-of-the-server]__1-_mp4x8gwr0r._.js",
  "server/chunks/node_modules_drizzle-orm_0_f83643elzpt._.js",
  "server/chunks/node_modules_zod_v4_classic_external_0orv4gf7buf8g.js",
  "server/chunks/_1b44za67jewvs._.js",
  "server/chunks/_2193x22t9rsz3._.js",
  "server/chunks/_0bnkcww-bjl-b._.js",
  "server/chunks/[root-of-the-server]__1k-r954qn-9dh._.js",
  "server/chunks/node_modules_@vercel_oidc_dist_11_58f6pt5ew3._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(450905);
    });
});
}),
483476, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_rate-limiter_shared_ts_1gkjap0z7j33e._.js",
  "server/chunks/server_errors_codes_ts_1isdoqu0fqbi_._.js",
  "server/chunks/_0f-voyqifs_sk._.js",
  "server/chunks/[root-of-the-server]__08gkfp0yttqnf._.js",
  "server/chunks/_1b44za67jewvs._.js",
  "server/chunks/node_modules_zod_v4_classic_external_0orv4gf7buf8g.js",
  "server/chunks/_2193x22t9rsz3._.js",
  "server/chunks/[root-of-the-server]__1-_mp4x8gwr0r._.js",
  "server/chunks/node_modules_drizzle-orm_0_f83643elzpt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(30926);
    });
});
}),
379764, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_errors_guard-console_ts_0u-ufk2qk4pga._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(767459);
    });
});
}),
564309, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_errors_report-page_ts_1s5fj6nvq75ww._.js",
  "server/chunks/server_errors_codes_ts_1isdoqu0fqbi_._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(231579);
    });
});
}),
987234, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__1gy4l12-2eb26._.js",
  "server/chunks/_1b44za67jewvs._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(110690);
    });
});
}),
];