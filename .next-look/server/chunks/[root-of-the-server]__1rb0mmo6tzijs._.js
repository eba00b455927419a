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
573349, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__0ylfxtixsy_kl._.js",
  "server/chunks/node_modules_@vercel_oidc_dist_0v4wa_7ow7o-u._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(913803);
    });
});
}),
566462, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__04e84gq5svsd7._.js",
  "server/chunks/node_modules_@vercel_oidc_dist_0v4wa_7ow7o-u._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(313176);
    });
});
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
856828, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/_1vkc7yo3v93rs._.js",
  "server/chunks/_02mbva2xwrt81._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(198003);
    });
});
}),
];