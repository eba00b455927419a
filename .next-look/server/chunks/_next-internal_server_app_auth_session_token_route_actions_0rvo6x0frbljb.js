module.exports = [
302133, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];