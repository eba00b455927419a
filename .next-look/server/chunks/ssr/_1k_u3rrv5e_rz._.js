module.exports = [
429889, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_katex_dist_fonts_1m6dsipbbt_tq._.js",
  "server/chunks/ssr/app__components_math_math_css_17ngh0asf18dq.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(113980);
    });
});
}),
872765, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[externals]_node_diagnostics_channel_1s-vljgydubr3._.js",
  "server/chunks/ssr/_09eaop7agwkfl._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(958656);
    });
});
}),
];