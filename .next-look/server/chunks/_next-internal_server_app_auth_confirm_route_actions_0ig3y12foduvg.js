module.exports = [
851798, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];