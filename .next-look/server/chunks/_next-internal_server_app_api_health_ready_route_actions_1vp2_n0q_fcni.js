module.exports = [
460415, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];