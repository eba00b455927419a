module.exports = [
947290, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__30278__ = __turbopack_context__.i(30278);
var __TURBOPACK__imported__module__309439__ = __turbopack_context__.i(309439);
;
;
;
const BASE64 = "base64-";
const CHUNKS_MAX = 10;
function sessionCookieName(authUrl) {
    return `sb-${new URL(authUrl).hostname.split(".")[0]}-auth-token`;
}
function joinChunks(name, cookie) {
    const whole = cookie(name);
    if (whole) return whole;
    let joined = "";
    for(let index = 0; index < CHUNKS_MAX; index += 1){
        const chunk = cookie(`${name}.${index}`);
        if (!chunk) break;
        joined += chunk;
    }
    return joined || null;
}
function isChunkOf(name, cookie) {
    return cookie === name || cookie.startsWith(`${name}.`) && /^\d+$/.test(cookie.slice(name.length + 1));
}
function expiryOf(token) {
    try {
        return (0, __TURBOPACK__imported__module__30278__["f"])(token).exp ?? 0;
    } catch  {
        return 0;
    }
}
function isDue(accessToken, nowMs) {
    return expiryOf(accessToken) * 1000 - nowMs < __TURBOPACK__imported__module__309439__["$"];
}
function readTokens(raw) {
    try {
        const json = raw.startsWith(BASE64) ? Buffer.from(raw.slice(BASE64.length), "base64url").toString("utf8") : raw;
        const session = JSON.parse(json);
        if (typeof session !== "object" || session === null) return null;
        const { access_token: access, refresh_token: refresh } = session;
        if (typeof access !== "string") return null;
        return {
            accessToken: access,
            refreshToken: typeof refresh === "string" ? refresh : null
        };
    } catch  {
        return null;
    }
}
__turbopack_context__.s([
    "isChunkOf",
    0,
    isChunkOf,
    "isDue",
    0,
    isDue,
    "joinChunks",
    0,
    joinChunks,
    "readTokens",
    0,
    readTokens,
    "sessionCookieName",
    0,
    sessionCookieName
]);
}),
];