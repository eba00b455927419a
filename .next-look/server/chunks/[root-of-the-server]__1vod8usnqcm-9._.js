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
936434, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/node_modules_popular-passwords_data_json_[json]_cjs_1wm1xi8m-73jd._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(220794);
    });
});
}),
393960, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1ccxhxudlwdna._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/node_modules_drizzle-orm_0m6_jlex7rs0p._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js",
  "server/chunks/_0shebowpr8xer._.js",
  "server/chunks/_1va50lpl3rphq._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(996510);
    });
});
}),
542357, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1np9n5d1hs3bz._.js",
  "server/chunks/node_modules_drizzle-orm_0m6_jlex7rs0p._.js",
  "server/chunks/_1sh2_iagzqdh0._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js",
  "server/chunks/_1va50lpl3rphq._.js",
  "server/chunks/_1_9938boomque._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(620345);
    });
});
}),
224462, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1lhmc_4p7wns0._.js",
  "server/chunks/node_modules_drizzle-orm_0m6_jlex7rs0p._.js",
  "server/chunks/_1iw2aj-42w_ox._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/_1va50lpl3rphq._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(987306);
    });
});
}),
268171, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_auth_delete-by-sql_ts_02xchn_i18759._.js",
  "server/chunks/node_modules_drizzle-orm_0f1wu18r3ge4g._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(24305);
    });
});
}),
658656, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_auth_known-addresses_ts_0wqqab2uz_p3v._.js",
  "server/chunks/_0l8frwm33lqbu._.js",
  "server/chunks/node_modules_drizzle-orm_1swilej2iqw2z._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(267465);
    });
});
}),
623178, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_mail_smtp_ts_03rz7oun1lv2d._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(503661);
    });
});
}),
589254, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_rate-limiter_shared_ts_0hami1dd2pctt._.js",
  "server/chunks/_0l8frwm33lqbu._.js",
  "server/chunks/node_modules_drizzle-orm_1swilej2iqw2z._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(76438);
    });
});
}),
];