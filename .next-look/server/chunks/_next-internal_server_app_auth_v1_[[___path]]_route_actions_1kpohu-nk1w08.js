module.exports = [
441252, ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([]);
}),
];