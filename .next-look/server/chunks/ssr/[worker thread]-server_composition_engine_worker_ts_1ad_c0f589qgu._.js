var R=require("./[turbopack]_runtime.js")("server/chunks/ssr/[worker thread]-server_composition_engine_worker_ts_1ad_c0f589qgu._.js")
R.c("server/chunks/ssr/[root-of-the-server]__18jqti29ahgf9._.js")
R.c("server/chunks/ssr/server_solver_practice_0p7o41j10cghv._.js")
R.c("server/chunks/ssr/server_solver_0rshb1rtid_75._.js")
R.c("server/chunks/ssr/node_modules_zod_v4_classic_external_023ji_34tcw7j.js")
R.c("server/chunks/ssr/server_1vz5az4tg_u1u._.js")
R.c("server/chunks/ssr/server_solver_hints_own-writing_ts_1_15hwhe3mktj._.js")
R.m(562259)
module.exports=R.m(562259).exports
