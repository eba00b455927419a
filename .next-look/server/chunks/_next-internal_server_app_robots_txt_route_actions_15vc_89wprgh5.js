module.exports = [
938285, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];