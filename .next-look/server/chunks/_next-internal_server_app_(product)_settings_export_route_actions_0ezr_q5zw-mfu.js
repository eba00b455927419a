module.exports = [
705085, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];