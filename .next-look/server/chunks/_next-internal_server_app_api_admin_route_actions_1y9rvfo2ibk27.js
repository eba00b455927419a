module.exports = [
645084, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];