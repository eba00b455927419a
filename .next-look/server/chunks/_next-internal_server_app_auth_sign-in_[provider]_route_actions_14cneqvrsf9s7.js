module.exports = [
607402, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];