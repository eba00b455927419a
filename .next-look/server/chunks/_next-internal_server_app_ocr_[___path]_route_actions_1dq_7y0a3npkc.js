module.exports = [
526666, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];