module.exports = [
950308, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[externals]_@supabase_lite_156rmibq7puev._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(321780);
    });
});
}),
237548, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[externals]_@supabase_lite_pglite_11prentdpc5z9._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(505582);
    });
});
}),
959503, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_popular-passwords_data_json_[json]_cjs_1r64r31t0rybj._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(72596);
    });
});
}),
505755, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[externals]__1_g3dcfq0knz9._.js",
  "server/chunks/ssr/node_modules_stripe_esm_stripe_esm_node_039ezrihsddw-.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(826629);
    });
});
}),
393365, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[root-of-the-server]__0yg1b30qbwnx-._.js",
  "server/chunks/ssr/_139nrcadln6mx._.js",
  "server/chunks/ssr/_0bqkd26fmru4w._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(760589);
    });
});
}),
307557, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[root-of-the-server]__0rj5cd3-3xfqu._.js",
  "server/chunks/ssr/_0bqkd26fmru4w._.js",
  "server/chunks/ssr/_07eeih7c8h0_v._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(687730);
    });
});
}),
776406, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[externals]__0h6_yy3qkspcf._.js",
  "server/chunks/ssr/_0bqkd26fmru4w._.js",
  "server/chunks/ssr/_00wve86_9yfcl._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(776640);
    });
});
}),
233596, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[externals]__0u8_j64lryq26._.js",
  "server/chunks/ssr/server_providers_analytics_posthog_ts_0itzby5g3kt8t._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(224351);
    });
});
}),
542589, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/server_providers_auth_delete-by-sql_ts_19mcrnwgr8f7-._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(251379);
    });
});
}),
807972, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/server_providers_auth_known-addresses_ts_0j-f2w8mvu6z_._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(682301);
    });
});
}),
822979, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/server_providers_mail_smtp_ts_0bex3-f556bea._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(184771);
    });
});
}),
253610, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(526535);
    });
});
}),
678619, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/server_providers_tracing_otlp_ts_1cqd1m-_fmd8z._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(616700);
    });
});
}),
191457, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(745625);
    });
});
}),
];