var R=require("./[turbopack]_runtime.js")("server/chunks/[worker thread]-server_composition_engine_worker_ts_06t6k-m0abi55._.js")
R.c("server/chunks/[root-of-the-server]__0aaxp21xka19j._.js")
R.c("server/chunks/server_0kl6cse92exfw._.js")
R.c("server/chunks/server_0gn62mej-85lf._.js")
R.c("server/chunks/server_0qga1g8glx1ks._.js")
R.c("server/chunks/node_modules_zod_v4_classic_external_0orv4gf7buf8g.js")
R.m(497867)
module.exports=R.m(497867).exports
