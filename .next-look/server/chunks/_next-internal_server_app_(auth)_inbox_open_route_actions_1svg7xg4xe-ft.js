module.exports = [
201041, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];