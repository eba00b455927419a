module.exports = [
702866, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];