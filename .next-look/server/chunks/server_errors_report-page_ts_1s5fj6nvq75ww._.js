module.exports = [
231579, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__317772__ = __turbopack_context__.i(317772);
;
;
function reportPageError(log, error, { routePath, routeType, requestId }) {
    const { level, http } = __TURBOPACK__imported__module__317772__["P"][codeOf(error)];
    log[level]("a page failed", {
        ...requestId && {
            requestId
        },
        digest: digestOf(error),
        operation: `${routeType} ${routePath}`,
        code: codeOf(error),
        status: http,
        error
    });
}
/** Told by name: the page may have been bundled with a copy of the class of its own. */ function codeOf(error) {
    if (!(error instanceof Error) || error.name !== "AppError" || !("code" in error)) return "INTERNAL_SERVER_ERROR";
    const { code } = error;
    return typeof code === "string" && isKnown(code) ? code : "INTERNAL_SERVER_ERROR";
}
const isKnown = (code)=>Object.hasOwn(__TURBOPACK__imported__module__317772__["P"], code);
function digestOf(error) {
    const has = typeof error === "object" && error !== null && "digest" in error;
    return has ? String(error.digest) : undefined;
}
__turbopack_context__.s([
    "reportPageError",
    0,
    reportPageError
]);
}),
];