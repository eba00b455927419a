module.exports = [
140134, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__193505__ = __turbopack_context__.i(193505);
;
;
function reportError(log, error, { requestId, operation }) {
    const { level, http } = (0, __TURBOPACK__imported__module__193505__["g"])(error);
    const unexpected = level === "error" || error.code === "TIMEOUT";
    log[level]("a request failed", {
        requestId,
        operation,
        code: error.code,
        status: http,
        ...unexpected && {
            error: error.cause ?? error
        }
    });
}
__turbopack_context__.s([
    "reportError",
    0,
    reportError
]);
}),
];