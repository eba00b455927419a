module.exports = [
856410, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_06zrl-r-lv1qk._.js",
  "server/chunks/ssr/app__components_math-field_math-panel_tsx_07mrg2s9gh77_._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(277962);
    });
});
}),
429889, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_math_math_css_17ngh0asf18dq.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(113980);
    });
});
}),
253531, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_solve_live-preview_tsx_1gm8j_4bd030_._.js",
  "server/chunks/ssr/app_0rovd2fxzwj37._.js",
  "server/chunks/ssr/_02ti3p23bwnlp._.js",
  "server/chunks/ssr/app_1lyayy2arasuy._.js",
  "server/chunks/ssr/app__device_068lv3uzp_cec._.js",
  "server/chunks/ssr/app__device_device_tsx_0shjtevy_m-qt._.js",
  "server/chunks/ssr/app__device_page-sender_ts_0vw5b8mkvyrq2._.js",
  "server/chunks/ssr/app__components_math_0p8shrc_el83-._.js",
  "server/chunks/ssr/_1chljs65xmvsu._.js",
  "server/chunks/ssr/app__components_solve_0r3o0h7mo7ocq._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(16819);
    });
});
}),
872765, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(958656);
    });
});
}),
];