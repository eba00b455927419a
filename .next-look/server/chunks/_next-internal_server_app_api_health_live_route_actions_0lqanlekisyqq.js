module.exports = [
52588, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];