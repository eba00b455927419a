module.exports = [
777758, 283333, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/jose/dist/webapi/util/base64url.js [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/lib/buffer_utils.js [instrumentation] (ecmascript)
;
const encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", {
    fatal: !0
}), UINT32_RANGE = 2 ** 32;
function concat(...buffers) {
    const size = buffers.reduce((acc, { length })=>acc + length, 0), buf = new Uint8Array(size);
    let i = 0;
    for (const buffer of buffers)buf.set(buffer, i), i += buffer.length;
    return buf;
}
function writeUInt32BE(buf, value, offset) {
    if (value < 0 || value >= UINT32_RANGE) throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE - 1}. Received ${value}`);
    buf.set([
        value >>> 24,
        value >>> 16,
        value >>> 8,
        value & 255
    ], offset);
}
function uint64be(value) {
    const high = Math.floor(value / UINT32_RANGE), low = value % UINT32_RANGE, buf = new Uint8Array(8);
    return writeUInt32BE(buf, high, 0), writeUInt32BE(buf, low, 4), buf;
}
function uint32be(value) {
    const buf = new Uint8Array(4);
    return writeUInt32BE(buf, value), buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
    if (typeof string == "string" && string.length >= 128) {
        if (NON_ASCII.test(string)) throw new TypeError("non-ASCII string encountered in encode()");
        return encoder.encode(string);
    }
    const bytes = new Uint8Array(string.length);
    for(let i = 0; i < string.length; i++){
        const code = string.charCodeAt(i);
        if (code > 127) throw new TypeError("non-ASCII string encountered in encode()");
        bytes[i] = code;
    }
    return bytes;
}
function encodeBase64(input, url = !1) {
    if (Uint8Array.prototype.toBase64) return input.toBase64({
        alphabet: url ? "base64url" : "base64",
        omitPadding: url
    });
    const CHUNK_SIZE = 32768, arr = [];
    for(let i = 0; i < input.length; i += CHUNK_SIZE)arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
    const encoded = btoa(arr.join(""));
    return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
}
function decodeBase64(encoded, url = !1) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(encoded, {
        alphabet: url ? "base64url" : "base64"
    });
    if (url) {
        if (encoded.includes("+") || encoded.includes("/")) throw new TypeError("Invalid base64url");
        encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
    }
    const binary = atob(encoded), bytes = new Uint8Array(binary.length);
    for(let i = 0; i < binary.length; i++)bytes[i] = binary.charCodeAt(i);
    return bytes;
}
async function digest(algorithm, data) {
    const subtleDigest = `SHA-${algorithm.slice(-3)}`;
    return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
}
;
__turbopack_context__.s([
    "w",
    0,
    concat,
    "F",
    0,
    decodeBase64,
    "P",
    0,
    decoder,
    "q",
    0,
    encode,
    "Y",
    0,
    encodeBase64,
    "h",
    0,
    encoder,
    "L",
    0,
    strictDecoder
], 283333);
;
const invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
    try {
        return decodeBase64(typeof input == "string" ? input : decoder.decode(input), !0);
    } catch (cause) {
        throw new TypeError(invalid, {
            cause
        });
    }
}
function encode1(input) {
    return encodeBase64(typeof input == "string" ? encoder.encode(input) : input, !0);
}
;
__turbopack_context__.s([
    "G",
    0,
    decode,
    "q",
    0,
    encode1
], 777758);
}),
749552, 563729, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/jose/dist/webapi/util/decode_jwt.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__777758__ = __turbopack_context__.i(777758);
var __TURBOPACK__imported__module__283333__ = __turbopack_context__.i(283333);
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/lib/validate.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__677181__ = __turbopack_context__.i(677181);
var __TURBOPACK__imported__module__777758__1 = __TURBOPACK__imported__module__777758__;
var __TURBOPACK__imported__module__283333__1 = __TURBOPACK__imported__module__283333__;
;
;
;
function assertUint8Array(input, label) {
    if (!(input instanceof Uint8Array)) throw new TypeError(`${label} must be an instance of Uint8Array`);
}
function isObject(input) {
    if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]") return !1;
    const prototype = Object.getPrototypeOf(input);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
    return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
}
function isDisjoint(...headers) {
    const parameters = /* @__PURE__ */ new Set();
    for (const header of headers)if (header) for (const parameter of Object.keys(header)){
        if (parameters.has(parameter)) return !1;
        parameters.add(parameter);
    }
    return !0;
}
function assertNotSet(value, name) {
    if (value !== void 0) throw new TypeError(`${name} can only be called once`);
}
function decodeBase64url(value, label, ErrorClass) {
    try {
        return (0, __TURBOPACK__imported__module__777758__1["G"])(value);
    } catch (cause) {
        throw new ErrorClass(`Failed to base64url decode the ${label}`, {
            cause
        });
    }
}
function encodeAsciiMember(value, label, ErrorClass) {
    try {
        return (0, __TURBOPACK__imported__module__283333__1["q"])(value);
    } catch (cause) {
        throw new ErrorClass(`The ${label} is not a valid base64url string`, {
            cause
        });
    }
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
    let parsed;
    try {
        parsed = JSON.parse(__TURBOPACK__imported__module__283333__1["L"].decode((0, __TURBOPACK__imported__module__777758__1["G"])(encodedProtectedHeader)));
    } catch (cause) {
        throw new ErrorClass(message, {
            cause
        });
    }
    if (!isObject(parsed)) throw new ErrorClass(message);
    return parsed;
}
const JWS_RECOGNIZED = {
    __proto__: null,
    b64: !0
}, JWE_RECOGNIZED = {
    __proto__: null
};
function validateAlgorithms(option, algorithms) {
    if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s)=>typeof s != "string"))) throw new TypeError(`"${option}" option must be an array of strings`);
    return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCritDuplicates(Err, protectedHeader) {
    const { crit } = protectedHeader ?? {};
    if (Array.isArray(crit) && new Set(crit).size !== crit.length) throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
    if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0) throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');
    if (!protectedHeader || protectedHeader.crit === void 0) return [];
    if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input)=>typeof input != "string" || input.length === 0)) throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
    const recognized = recognizedOption === void 0 ? recognizedDefault : {
        __proto__: null,
        ...recognizedOption,
        ...recognizedDefault
    };
    for (const parameter of protectedHeader.crit){
        if (!(parameter in recognized)) throw new __TURBOPACK__imported__module__677181__["u"](`Extension Header Parameter "${parameter}" is not recognized`);
        if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0) throw new Err(`Extension Header Parameter "${parameter}" is missing`);
        if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0)) throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
    }
    return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
    if (extensions.includes("b64")) {
        const b64 = protectedHeader.b64;
        if (typeof b64 != "boolean") throw new __TURBOPACK__imported__module__677181__["p"]('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
        return b64;
    }
    return !0;
}
function serializeJoseHeader(Err, header) {
    let serialized, parsed;
    try {
        serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
    } catch (cause) {
        throw new Err("JOSE Header is not valid JSON", {
            cause
        });
    }
    if (!isObject(parsed)) throw new Err("JOSE Header is not a JSON object");
    return [
        parsed,
        serialized
    ];
}
;
__turbopack_context__.s([
    "U",
    0,
    JWS_RECOGNIZED,
    "x",
    0,
    assertNotSet,
    "n",
    0,
    decodeBase64url,
    "E",
    0,
    encodeAsciiMember,
    "J",
    0,
    isDisjoint,
    "q",
    0,
    isJwkSet,
    "C",
    0,
    isObject,
    "H",
    0,
    parseJoseHeader,
    "M",
    0,
    serializeJoseHeader,
    "L",
    0,
    validateAlgorithms,
    "e",
    0,
    validateB64,
    "l",
    0,
    validateCrit,
    "h",
    0,
    validateCritDuplicates
], 563729);
var __TURBOPACK__imported__module__677181__1 = __TURBOPACK__imported__module__677181__;
;
;
;
;
function decodeJwt(jwt) {
    if (typeof jwt != "string") throw new __TURBOPACK__imported__module__677181__1["H"]("JWTs must use Compact JWS serialization, JWT must be a string");
    const { 1: encodedPayload, length } = jwt.split(".");
    if (length === 5) throw new __TURBOPACK__imported__module__677181__1["H"]("Only JWTs using Compact JWS serialization can be decoded");
    if (length !== 3) throw new __TURBOPACK__imported__module__677181__1["H"]("Invalid JWT");
    if (!encodedPayload) throw new __TURBOPACK__imported__module__677181__1["H"]("JWTs must contain a payload");
    let claimsSetBytes;
    try {
        claimsSetBytes = (0, __TURBOPACK__imported__module__777758__["G"])(encodedPayload);
    } catch (cause) {
        throw new __TURBOPACK__imported__module__677181__1["H"]("Failed to base64url decode the payload", {
            cause
        });
    }
    let claimsSet;
    try {
        claimsSet = JSON.parse(__TURBOPACK__imported__module__283333__["L"].decode(claimsSetBytes));
    } catch (cause) {
        throw new __TURBOPACK__imported__module__677181__1["H"]("Failed to parse the decoded payload as JSON", {
            cause
        });
    }
    if (!isObject(claimsSet)) throw new __TURBOPACK__imported__module__677181__1["H"]("Invalid JWT Claims Set");
    return claimsSet;
}
;
__turbopack_context__.s([
    "f",
    0,
    decodeJwt
], 749552);
}),
677181, ((__turbopack_context__) => {
"use strict";

class JOSEError extends Error {
    static code = "ERR_JOSE_GENERIC";
    code = "ERR_JOSE_GENERIC";
    constructor(message, options){
        super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
    }
}
class JWTClaimValidationFailed extends JOSEError {
    static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
    code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
    claim;
    reason;
    payload;
    constructor(message, payload, claim = "unspecified", reason = "unspecified"){
        super(message, {
            cause: {
                claim,
                reason,
                payload
            }
        }), this.claim = claim, this.reason = reason, this.payload = payload;
    }
}
class JWTExpired extends JOSEError {
    static code = "ERR_JWT_EXPIRED";
    code = "ERR_JWT_EXPIRED";
    claim;
    reason;
    payload;
    constructor(message, payload, claim = "unspecified", reason = "unspecified"){
        super(message, {
            cause: {
                claim,
                reason,
                payload
            }
        }), this.claim = claim, this.reason = reason, this.payload = payload;
    }
}
class JOSEAlgNotAllowed extends JOSEError {
    static code = "ERR_JOSE_ALG_NOT_ALLOWED";
    code = "ERR_JOSE_ALG_NOT_ALLOWED";
}
class JOSENotSupported extends JOSEError {
    static code = "ERR_JOSE_NOT_SUPPORTED";
    code = "ERR_JOSE_NOT_SUPPORTED";
}
class JWEDecryptionFailed extends JOSEError {
    static code = "ERR_JWE_DECRYPTION_FAILED";
    code = "ERR_JWE_DECRYPTION_FAILED";
    constructor(message = "decryption operation failed", options){
        super(message, options);
    }
}
class JWEInvalid extends JOSEError {
    static code = "ERR_JWE_INVALID";
    code = "ERR_JWE_INVALID";
}
class JWSInvalid extends JOSEError {
    static code = "ERR_JWS_INVALID";
    code = "ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
    static code = "ERR_JWT_INVALID";
    code = "ERR_JWT_INVALID";
}
class JWKInvalid extends JOSEError {
    static code = "ERR_JWK_INVALID";
    code = "ERR_JWK_INVALID";
}
class JWKSInvalid extends JOSEError {
    static code = "ERR_JWKS_INVALID";
    code = "ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
    static code = "ERR_JWKS_NO_MATCHING_KEY";
    code = "ERR_JWKS_NO_MATCHING_KEY";
    constructor(message = "no applicable key found in the JSON Web Key Set", options){
        super(message, options);
    }
}
class JWKSMultipleMatchingKeys extends JOSEError {
    [Symbol.asyncIterator] = async function*() {};
    static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
    code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
    constructor(message = "multiple matching keys found in the JSON Web Key Set", options){
        super(message, options);
    }
}
class JWKSTimeout extends JOSEError {
    static code = "ERR_JWKS_TIMEOUT";
    code = "ERR_JWKS_TIMEOUT";
    constructor(message = "request timed out", options){
        super(message, options);
    }
}
class JWSSignatureVerificationFailed extends JOSEError {
    static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
    code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
    constructor(message = "signature verification failed", options){
        super(message, options);
    }
}
;
__turbopack_context__.s([
    "G",
    0,
    JOSEAlgNotAllowed,
    "J",
    0,
    JOSEError,
    "u",
    0,
    JOSENotSupported,
    "P",
    0,
    JWKSInvalid,
    "o",
    0,
    JWKSMultipleMatchingKeys,
    "W",
    0,
    JWKSNoMatchingKey,
    "B",
    0,
    JWKSTimeout,
    "p",
    0,
    JWSInvalid,
    "N",
    0,
    JWSSignatureVerificationFailed,
    "w",
    0,
    JWTClaimValidationFailed,
    "L",
    0,
    JWTExpired,
    "H",
    0,
    JWTInvalid
]);
}),
406964, ((__turbopack_context__) => {
"use strict";

const DAY_MS = 86_400_000;
const IDLE_MS_MAX = 30 * DAY_MS;
const LIFETIME_MS_MAX = 90 * DAY_MS;
const FRESH_SESSION_MS = 15 * 60_000;
const TOUCH_EVERY_MS = 10 * 60_000;
const RENEWED_AGAIN_MS = 10_000;
const EXTENSION_PLACE = "Browser extension";
const SESSIONS_SHOWN = 50;
const REFRESH_MARGIN_MS = 90_000;
const SESSION_PATH = "/auth/session";
const TOKEN_STAND_IN = "kept-by-the-server";
const SHELL_HEADER = "x-classmate-shell";
__turbopack_context__.s([
    "Z",
    0,
    IDLE_MS_MAX,
    "r",
    0,
    LIFETIME_MS_MAX,
    "$",
    0,
    REFRESH_MARGIN_MS,
    "O",
    0,
    TOUCH_EVERY_MS
]);
}),
860728, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__749552__ = __turbopack_context__.i(749552);
var __TURBOPACK__imported__module__406964__ = __turbopack_context__.i(406964);
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
        return (0, __TURBOPACK__imported__module__749552__["f"])(token).exp ?? 0;
    } catch  {
        return 0;
    }
}
function isDue(accessToken, nowMs) {
    return expiryOf(accessToken) * 1000 - nowMs < __TURBOPACK__imported__module__406964__["$"];
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
    "E",
    0,
    isChunkOf,
    "t",
    0,
    isDue,
    "u",
    0,
    joinChunks,
    "D",
    0,
    readTokens,
    "F",
    0,
    sessionCookieName
]);
}),
];

//# sourceMappingURL=_0f-voyqifs_sk._.js.map