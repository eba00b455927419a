module.exports = [
191914, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];