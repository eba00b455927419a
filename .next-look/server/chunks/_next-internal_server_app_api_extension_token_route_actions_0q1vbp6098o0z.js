module.exports = [
803980, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];