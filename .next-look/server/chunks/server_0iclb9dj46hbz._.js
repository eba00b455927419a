module.exports = [
67516, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_db_1_qvi3ii4uig4._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(348335);
    });
});
}),
652789, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_errors_report_ts_013opw1_vcsg_._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(140134);
    });
});
}),
470110, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__113o88gaxbhwy._.js",
  "server/chunks/[root-of-the-server]__1oa0zs3y82i6k._.js",
  "server/chunks/_0qbn3lpsay7it._.js",
  "server/chunks/server_providers_auth_index_ts_0rwbksid43r96._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(478981);
    });
});
}),
252885, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__0_3675-smva_l._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(189006);
    });
});
}),
332854, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/_0a5yzgfgtx5r3._.js",
  "server/chunks/_0e-je6m_myo-a._.js",
  "server/chunks/_0vnpyw0ca2y01._.js",
  "server/chunks/node_modules_drizzle-orm_10eq455c2glxk._.js",
  "server/chunks/server_request-context_refresh-session_ts_1z9jawqoglabc._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(539396);
    });
});
}),
192806, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_session_session-cookie_ts_1d58y3cyvgj5x._.js",
  "server/chunks/_0e-je6m_myo-a._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(947290);
    });
});
}),
];