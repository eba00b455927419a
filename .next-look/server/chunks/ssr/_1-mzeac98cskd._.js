module.exports = [
653263, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[root-of-the-server]__11-akh8w9xs95._.js",
  "server/chunks/ssr/[root-of-the-server]__0frm53pi_fzwk._.js",
  "server/chunks/ssr/app__components_photo_open-photo_ts_0fsdq9fpgql5q._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(222211);
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
];