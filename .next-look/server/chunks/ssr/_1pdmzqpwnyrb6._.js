module.exports = [
830746, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_chat_choices_tsx_05k-496cl9ms0._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(574568);
    });
});
}),
662098, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_chat_rich-text_highlight_ts_1e_zhk-83-do6._.js",
  "server/chunks/ssr/app__components_10w5tl-sp2nfu._.js",
  "server/chunks/ssr/app__components_chat_hint-ladder_tsx_0ltxn3upjem0q._.js",
  "server/chunks/ssr/app__components_chat_rich-text_1ts04m8cv46ee._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(90943);
    });
});
}),
248422, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_1kaw4z9ro_7ui._.js",
  "server/chunks/ssr/app__components_chat_rich-text_1o5zhn75ptf1o._.js",
  "server/chunks/ssr/[root-of-the-server]__1rby1gw7z87mj._.js",
  "server/chunks/ssr/_0q56-hl814-ue._.js",
  "server/chunks/ssr/_07imrdq--cnu1._.js",
  "server/chunks/ssr/node_modules_@vercel_oidc_dist_1xczveikp2z4g._.js",
  "server/chunks/ssr/app__components_math_1nziqaq2rqz12._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(257949);
    });
});
}),
856410, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_mathlive_mathlive-ssr_min_mjs_0zupyud7ltvrd._.js",
  "server/chunks/ssr/app__components_math-field_math-panel_tsx_07mrg2s9gh77_._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(277962);
    });
});
}),
38450, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_math-field_paste_read-clipboard_ts_1h1a22q_9r-nj._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(842712);
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
371554, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app_1nqm3wzosx3-b._.js",
  "server/chunks/ssr/app__components_photo_open-photo_ts_0fsdq9fpgql5q._.js",
  "server/chunks/ssr/_1rhlo59kz0krg._.js",
  "server/chunks/ssr/_1ch6kn0dnuhkv._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(385801);
    });
});
}),
510779, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_share_share-dialog_tsx_0-1em1d7bcc_p._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(197783);
    });
});
}),
785345, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_19y59gyf98xpy._.js",
  "server/chunks/ssr/app__components_solve_live-preview_tsx_1isbt3z-7hopj._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(504242);
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