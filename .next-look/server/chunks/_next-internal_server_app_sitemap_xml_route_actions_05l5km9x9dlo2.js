module.exports = [
629262, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];