module.exports = [
640534, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];