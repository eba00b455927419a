module.exports = [
343561, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];