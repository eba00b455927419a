module.exports = [
902157, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:fs", () => require("node:fs"));

module.exports = mod;
}),
601457, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:readline", () => require("node:readline"));

module.exports = mod;
}),
812057, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:util", () => require("node:util"));

module.exports = mod;
}),
727028, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:zlib", () => require("node:zlib"));

module.exports = mod;
}),
];