module.exports = [
697692, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_04gzqp68o5imv._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(160788);
    });
});
}),
72597, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[externals]__0ylfxtixsy_kl._.js",
  "server/chunks/ssr/node_modules_@vercel_oidc_dist_1l36l_3waj_vx._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(809750);
    });
});
}),
628472, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[root-of-the-server]__1a44fz4j3mrak._.js",
  "server/chunks/ssr/node_modules_@vercel_oidc_dist_1l36l_3waj_vx._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(779476);
    });
});
}),
];