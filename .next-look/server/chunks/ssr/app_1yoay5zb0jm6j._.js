module.exports = [
795376, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_ui_field-error_tsx_06u9lpn4r06jz._.js",
  "server/chunks/ssr/app__components_chat_rename-dialog_tsx_1_c8e9rawidta._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(580086);
    });
});
}),
513149, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__lib_device-only_ts_1npt7izs4omnb._.js",
  "server/chunks/ssr/app__device_page-sender_ts_0vw5b8mkvyrq2._.js",
  "server/chunks/ssr/app__device_068lv3uzp_cec._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(692896);
    });
});
}),
725704, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__device_practice_answers_ts_0f06l3qc7embj._.js",
  "server/chunks/ssr/app__device_068lv3uzp_cec._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(870657);
    });
});
}),
];