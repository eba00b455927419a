module.exports = [
429058, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];