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
];