module.exports = [
653263, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[externals]__055syl6z6nlp2._.js",
  "server/chunks/ssr/[root-of-the-server]__0frm53pi_fzwk._.js",
  "server/chunks/ssr/app__components_photo_open-photo_ts_0fsdq9fpgql5q._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(222211);
    });
});
}),
869197, ((__turbopack_context__) => {
"use strict";

/** Whether problems stay on this device, so that nothing of them is sent. A script in the page's head writes it on the root
 * before anything can be sent, and whenever another tab changes it (KEEP_ON_DEVICE). */ const isDeviceOnly = ()=>"deviceOnly" in document.documentElement.dataset;
__turbopack_context__.s([
    "f",
    0,
    isDeviceOnly
]);
}),
];