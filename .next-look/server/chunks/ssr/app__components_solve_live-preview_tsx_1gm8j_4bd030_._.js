module.exports = [
785345, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_0h6kktbuw4-up._.js",
  "server/chunks/ssr/app__components_solve_live-preview_tsx_1isbt3z-7hopj._.js",
  "server/chunks/ssr/_0g5ylah_0a99i._.js",
  "server/chunks/ssr/app__lib_trpc-provider_tsx_0quql4rhbuxad._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(504242);
    });
});
}),
];