module.exports = [
356384, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];