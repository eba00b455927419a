module.exports = [
577995, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];