module.exports = [
950308, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]_@supabase_lite_156rmibq7puev._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(321780);
    });
});
}),
237548, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]_@supabase_lite_pglite_11prentdpc5z9._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(505582);
    });
});
}),
254799, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("crypto", () => require("crypto"));

module.exports = mod;
}),
918622, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/compiled/next-server/app-page-turbo.runtime.prod.js", () => require("next/dist/compiled/next-server/app-page-turbo.runtime.prod.js"));

module.exports = mod;
}),
120635, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/action-async-storage.external.js", () => require("next/dist/server/app-render/action-async-storage.external.js"));

module.exports = mod;
}),
324725, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/after-task-async-storage.external.js", () => require("next/dist/server/app-render/after-task-async-storage.external.js"));

module.exports = mod;
}),
556704, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/work-async-storage.external.js", () => require("next/dist/server/app-render/work-async-storage.external.js"));

module.exports = mod;
}),
832319, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/app-render/work-unit-async-storage.external.js", () => require("next/dist/server/app-render/work-unit-async-storage.external.js"));

module.exports = mod;
}),
559043, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("next/dist/server/runtime-reacts.external.js", () => require("next/dist/server/runtime-reacts.external.js"));

module.exports = mod;
}),
81111, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:stream", () => require("node:stream"));

module.exports = mod;
}),
814747, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("path", () => require("path"));

module.exports = mod;
}),
936434, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/node_modules_popular-passwords_data_json_[json]_cjs_1wm1xi8m-73jd._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(220794);
    });
});
}),
441945, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__19u27x18msr64._.js",
  "server/chunks/node_modules_stripe_esm_stripe_esm_node_0fkun5-m5lqxd.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(822880);
    });
});
}),
393960, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__0galsjrb_doj7._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/_0shebowpr8xer._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(996510);
    });
});
}),
542357, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[root-of-the-server]__10-1kh-o6tplz._.js",
  "server/chunks/_1sh2_iagzqdh0._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(620345);
    });
});
}),
224462, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__0h6_yy3qkspcf._.js",
  "server/chunks/_1iw2aj-42w_ox._.js",
  "server/chunks/_1_9938boomque._.js",
  "server/chunks/node_modules_drizzle-orm_11iifm-tjhamt._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(987306);
    });
});
}),
878723, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/[externals]__01ulvtazjhfk6._.js",
  "server/chunks/server_providers_analytics_posthog_ts_1exnzvc4x5x1c._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(698707);
    });
});
}),
268171, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_auth_delete-by-sql_ts_02xchn_i18759._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(24305);
    });
});
}),
658656, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_auth_known-addresses_ts_0wqqab2uz_p3v._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(267465);
    });
});
}),
623178, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_mail_smtp_ts_03rz7oun1lv2d._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(503661);
    });
});
}),
589254, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(76438);
    });
});
}),
221030, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/server_providers_tracing_otlp_ts_09i93mx5xfmlo._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(901695);
    });
});
}),
764229, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__190585__ = __turbopack_context__.i(190585);
var __TURBOPACK__imported__module__359176__ = __turbopack_context__.i(359176);
var __TURBOPACK__imported__module__451277__ = __turbopack_context__.i(451277);
var __TURBOPACK__imported__module__172190__ = __turbopack_context__.i(172190);
var __TURBOPACK__imported__module__587640__ = __turbopack_context__.i(587640);
;
;
;
;
;
;
;
async function answerRequest(request, operation, work) {
    const composition = (0, __TURBOPACK__imported__module__451277__["f"])();
    const opened = (0, __TURBOPACK__imported__module__587640__["f"])(request, composition);
    let response;
    try {
        (0, __TURBOPACK__imported__module__172190__["k"])(request.headers);
        response = await work(opened);
    } catch (error) {
        const context = {
            log: composition.deps.log,
            requestId: opened.requestId,
            operation
        };
        response = (0, __TURBOPACK__imported__module__190585__["f"])(error, context);
    }
    response.headers.set("x-request-id", opened.requestId);
    for (const cookie of opened.setCookies())response.headers.append("set-cookie", cookie);
    return response;
}
async function jsonOf(request) {
    const limited = await (0, __TURBOPACK__imported__module__359176__["A"])(request);
    try {
        return await limited.json();
    } catch (cause) {
        throw new __TURBOPACK__imported__module__861839__["f"]("PARSE_ERROR", {
            cause
        });
    }
}
__turbopack_context__.s([
    "y",
    0,
    answerRequest,
    "s",
    0,
    jsonOf
]);
}),
479875, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/_1xexb67r4dv06._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(805139);
    });
});
}),
];