var R=require("./[turbopack]_runtime.js")("server/chunks/[worker thread]-server_composition_engine_worker_ts_13k1dmb8epu96._.js")
R.c("server/chunks/[root-of-the-server]__0c72_bgs170pe._.js")
R.c("server/chunks/server_solver_practice_1pddastrpv7is._.js")
R.c("server/chunks/server_features_tutor_203h-jkf_wq91._.js")
R.c("server/chunks/server_06xp84alncxdz._.js")
R.c("server/chunks/node_modules_zod_v4_classic_external_0qoqh-q5drsgn.js")
R.c("server/chunks/server_10xaehw8vh9fi._.js")
R.m(968539)
module.exports=R.m(968539).exports
