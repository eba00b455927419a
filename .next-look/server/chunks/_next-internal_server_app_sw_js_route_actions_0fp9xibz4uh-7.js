module.exports = [
847416, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];