module.exports = [
924266, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];