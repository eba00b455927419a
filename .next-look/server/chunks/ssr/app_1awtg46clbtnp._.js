module.exports = [
856410, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_0m0bb5jjl5qiz._.js",
  "server/chunks/ssr/app__components_math-field_math-panel_tsx_07mrg2s9gh77_._.js",
  "server/chunks/ssr/app__components_math_math-styles_tsx_0mrhh66frail9._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(277962);
    });
});
}),
38450, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/server_solver_table_ts_208cje0pdrffs._.js",
  "server/chunks/ssr/app__components_math-field_paste_read-clipboard_ts_1h1a22q_9r-nj._.js",
  "server/chunks/ssr/app__components_chat_rich-text_math_ts_1ikg0dowryb8r._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(842712);
    });
});
}),
371554, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_1-mzeac98cskd._.js",
  "server/chunks/ssr/app__components_photo_open-photo_ts_0fsdq9fpgql5q._.js",
  "server/chunks/ssr/_1rhlo59kz0krg._.js",
  "server/chunks/ssr/_1ch6kn0dnuhkv._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(385801);
    });
});
}),
785345, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_1e7_osmtmrhp4._.js",
  "server/chunks/ssr/app__components_solve_live-preview_tsx_1isbt3z-7hopj._.js",
  "server/chunks/ssr/_02gu5g5fjapyy._.js",
  "server/chunks/ssr/_0g5ylah_0a99i._.js",
  "server/chunks/ssr/app__components_math_math-styles_tsx_0mrhh66frail9._.js",
  "server/chunks/ssr/app__lib_trpc-provider_tsx_0quql4rhbuxad._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(504242);
    });
});
}),
253531, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_1k_u3rrv5e_rz._.js",
  "server/chunks/ssr/app__device_068lv3uzp_cec._.js",
  "server/chunks/ssr/app__components_math_formula_tsx_0u3knej687ght._.js",
  "server/chunks/ssr/app_1lyayy2arasuy._.js",
  "server/chunks/ssr/_02ti3p23bwnlp._.js",
  "server/chunks/ssr/[root-of-the-server]__1aufne7s8q1oi._.js",
  "server/chunks/ssr/_0_7c2e6aivwgz._.js",
  "server/chunks/ssr/app__device_device_tsx_0shjtevy_m-qt._.js",
  "server/chunks/ssr/app__components_math_math-styles_tsx_0mrhh66frail9._.js",
  "server/chunks/ssr/_09eaop7agwkfl._.js",
  "server/chunks/ssr/app__components_math_0p8shrc_el83-._.js",
  "server/chunks/ssr/app__components_solve_0r3o0h7mo7ocq._.js",
  "server/chunks/ssr/app_0hk9o_thsryua._.js",
  "server/chunks/ssr/app__device_page-sender_ts_0vw5b8mkvyrq2._.js",
  "server/chunks/ssr/app_0rovd2fxzwj37._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(16819);
    });
});
}),
];