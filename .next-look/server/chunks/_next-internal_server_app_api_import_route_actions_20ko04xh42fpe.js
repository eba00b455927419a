module.exports = [
563464, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];