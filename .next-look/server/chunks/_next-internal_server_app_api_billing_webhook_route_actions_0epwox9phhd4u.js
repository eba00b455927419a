module.exports = [
54020, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];