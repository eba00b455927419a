module.exports = [
551033, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];