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
967030, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(783697);
    });
});
}),
683671, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/node_modules_@vercel_oidc_dist_token_1o4m7ms78h_w1.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(390391);
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
441945, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__1z6d1soe48rr5._.js",
  "server/chunks/node_modules_stripe_esm_stripe_esm_node_0fkun5-m5lqxd.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(822880);
    });
});
}),
393960, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__0galsjrb_doj7._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/_0shebowpr8xer._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(996510);
    });
});
}),
542357, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__10-1kh-o6tplz._.js",
  "server/chunks/_1sh2_iagzqdh0._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(620345);
    });
});
}),
224462, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__0h6_yy3qkspcf._.js",
  "server/chunks/_1iw2aj-42w_ox._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(987306);
    });
});
}),
878723, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__01ulvtazjhfk6._.js",
  "server/chunks/server_providers_analytics_posthog_ts_1exnzvc4x5x1c._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(698707);
    });
});
}),
268171, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_auth_delete-by-sql_ts_02xchn_i18759._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(24305);
    });
});
}),
658656, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_auth_known-addresses_ts_0wqqab2uz_p3v._.js"
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
    return Promise.resolve().then(() => {
        return parentImport(76438);
    });
});
}),
221030, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_tracing_otlp_ts_09i93mx5xfmlo._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(901695);
    });
});
}),
479875, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/_1xexb67r4dv06._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(805139);
    });
});
}),
];