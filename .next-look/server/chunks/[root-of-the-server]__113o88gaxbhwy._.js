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
146794, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/node_modules_popular-passwords_data_json_[json]_cjs_16c82ppu5257d._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(359778);
    });
});
}),
57400, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__0l80r3l-3u5_v._.js",
  "server/chunks/node_modules_drizzle-orm_1kqy3-h974ir5._.js",
  "server/chunks/_076tfs84p-hpo._.js",
  "server/chunks/_18ske0b7eeg1w._.js",
  "server/chunks/_1krcnkfhxvbm9._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(389674);
    });
});
}),
285576, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1uqve7m2cl4li._.js",
  "server/chunks/_09w8mg9gy_-yj._.js",
  "server/chunks/_1krcnkfhxvbm9._.js",
  "server/chunks/_076tfs84p-hpo._.js",
  "server/chunks/node_modules_drizzle-orm_1kqy3-h974ir5._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(901950);
    });
});
}),
387642, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1xf30oqvecm-4._.js",
  "server/chunks/_0t53f88bb267t._.js",
  "server/chunks/_1krcnkfhxvbm9._.js",
  "server/chunks/_076tfs84p-hpo._.js",
  "server/chunks/node_modules_drizzle-orm_1kqy3-h974ir5._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(540543);
    });
});
}),
341433, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/_0egutdicptjvo._.js",
  "server/chunks/node_modules_drizzle-orm_1b4v8k2yk4kfk._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(8205);
    });
});
}),
709868, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_auth_known-addresses_ts_1ca6__kxja2ts._.js",
  "server/chunks/_0vnpyw0ca2y01._.js",
  "server/chunks/node_modules_drizzle-orm_10eq455c2glxk._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(916801);
    });
});
}),
698440, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__1ajmr7xdnbqeg._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(245127);
    });
});
}),
584330, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_rate-limiter_shared_ts_1z8m6tbt96_s6._.js",
  "server/chunks/_0vnpyw0ca2y01._.js",
  "server/chunks/node_modules_drizzle-orm_10eq455c2glxk._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(758553);
    });
});
}),
];