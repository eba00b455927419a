module.exports = [
429889, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_katex_dist_fonts_1m6dsipbbt_tq._.js",
  "server/chunks/ssr/app__components_math_math_css_17ngh0asf18dq.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(113980);
    });
});
}),
257845, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_AMS-Regular.25ieegmnh38ts.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
396788, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Caligraphic-Bold.06b-ya9t43ioz.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
321090, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Caligraphic-Regular.2eph4dlhid_m9.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
81380, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Fraktur-Bold.2sasz-d-jtw8y.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
79026, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Fraktur-Regular.2d10y4xmjvzlf.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
911945, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Main-Bold.3-rowy8o6_4ky.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
338342, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Main-BoldItalic.14r2naom8mrec.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
792879, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Main-Italic.0lig0v9j0700p.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
217387, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Main-Regular.1ryvsdzh2w1_e.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
449400, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Math-BoldItalic.1oopuu636h4il.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
691222, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Math-Italic.32405s1aq8vas.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
197168, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_SansSerif-Bold.0h3wi2z_eouyg.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
16073, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_SansSerif-Italic.0wkjc4dm2kcit.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
925677, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_SansSerif-Regular.2peiewu59z3d-.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
973712, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Script-Regular.11h14300o9pd0.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
104283, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Size1-Regular.03lhvx36ekcou.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
434230, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Size2-Regular.14s5gg-puz6h-.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
168492, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Size3-Regular.1n1rgzz84z8r9.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
105693, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Size4-Regular.2sgotkdv3dcyv.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
763067, ((__turbopack_context__) => {

__turbopack_context__.v("/_next/static/media/KaTeX_Typewriter-Regular.11gr2d2wuwz77.woff2" + (globalThis["NEXT_CLIENT_ASSET_SUFFIX"] || ''));}),
918397, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_mathlive_mathlive-ssr_min_mjs_1ajhbc7aox3e1._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(209000);
    });
});
}),
193231, ((__turbopack_context__) => {
"use strict";

/** What makes an error's class known wherever it was loaded: each class names its own. */ class BrandedError extends Error {
    /** Whether something thrown is an error of this class or of one that extends it, whichever copy of the module made it.
   * @example AppError.isInstance(error) */ static isInstance(error) {
        // A class has the brand of the one it extends, until it names its own.
        for(let made = error?.constructor; typeof made === "function";)// biome-ignore lint/complexity/noThisInStatic: which class is meant is known where it is called.
        if (made.brand === this.brand) return true;
        else made = Object.getPrototypeOf(made);
        return false;
    }
}
__turbopack_context__.s([
    "f",
    0,
    BrandedError
]);
}),
431445, ((__turbopack_context__) => {
"use strict";

/** A table that is looked up by the words of a text. It has its own entries and no others: a plain object also answers to
 * "constructor" and "toString". */ const table = (entries)=>Object.assign(Object.create(null), entries);
__turbopack_context__.s([
    "f",
    0,
    table
]);
}),
];