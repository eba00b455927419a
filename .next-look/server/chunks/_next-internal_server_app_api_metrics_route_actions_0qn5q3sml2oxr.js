module.exports = [
14369, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];