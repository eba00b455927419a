module.exports = [
478981, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/providers/auth/index.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__348335__ = __turbopack_context__.i(348335);
var __TURBOPACK__imported__module__77354__ = __turbopack_context__.i(77354);
var __TURBOPACK__imported__module__189006__ = __turbopack_context__.i(189006);
// MERGED MODULE: [project]/server/providers/mail/inbox.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
;
;
function createInbox({ keep = 200, now = ()=>new Date() } = {}) {
    const kept = [];
    return {
        send ({ to, subject, text }) {
            kept.unshift({
                id: (0, __TURBOPACK__imported__module__666680__["randomUUID"])(),
                to,
                subject,
                text,
                sentAt: now()
            });
            kept.length = Math.min(kept.length, keep);
        },
        list: ()=>[
                ...kept
            ]
    };
}
// MERGED MODULE: [project]/server/providers/mail/queue.ts [middleware] (ecmascript)
;
;
const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;
/** Before the second, third and fourth try. */ const RETRY_AFTER_MS = [
    2_000,
    10_000,
    60_000
];
const pause = (ms)=>new Promise((resume)=>{
        setTimeout(resume, ms).unref();
    });
function createMailQueue({ deliver, log, wait = pause, capacity = 500 }) {
    const waiting = [];
    const running = new Set();
    async function attempt(mail) {
        const late = wait(TIMEOUT_MS).then(()=>Promise.reject(Object.assign(new Error(), {
                code: "TIMEOUT"
            })));
        late.catch(()=>{});
        try {
            await Promise.race([
                deliver(mail),
                late
            ]);
            return true;
        } catch (error) {
            log.warn("a mail could not be handed over", {
                operation: "mail.send",
                code: failureCode(error)
            });
            return false;
        }
    }
    async function send(mail) {
        if (await attempt(mail)) return;
        for (const ms of RETRY_AFTER_MS){
            await wait(ms);
            if (await attempt(mail)) return;
        }
        log.error("a mail was given up", {
            operation: "mail.send"
        });
    }
    function next() {
        while(running.size < AT_ONCE){
            const mail = waiting.shift();
            if (!mail) return;
            const sending = send(mail).finally(()=>{
                running.delete(sending);
                next();
            });
            running.add(sending);
        }
    }
    return {
        send (mail) {
            if (waiting.length + running.size >= capacity) {
                log.error("a mail was given up: too many are waiting", {
                    operation: "mail.send",
                    count: capacity
                });
                return;
            }
            waiting.push(mail);
            next();
        },
        async idle () {
            while(running.size > 0)await Promise.all(running);
        }
    };
}
/** A word such as ECONNREFUSED, or the mail server's number such as 550. */ function failureCode(error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const { responseCode, code } = cause ?? {};
    if (typeof responseCode === "number") return String(responseCode);
    return typeof code === "string" && /^[A-Z_]{2,40}$/.test(code) ? code : "UNKNOWN";
}
var __TURBOPACK__imported__module__229362__ = __turbopack_context__.i(229362);
// MERGED MODULE: [project]/server/providers/auth/embedded.ts [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/jwt/verify.js [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/lib/jws_verify.js [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/lib/jws_algorithms.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__259568__ = __turbopack_context__.i(259568);
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/lib/key_descriptor.js [middleware] (ecmascript)
;
function table(entries) {
    const out = {
        __proto__: null
    };
    for(const alg in entries)out[alg] = {
        ...entries[alg],
        alg
    };
    return out;
}
;
;
;
const sig = [
    [
        "verify"
    ],
    [
        "sign"
    ]
];
function hmac(bits) {
    const subtle = {
        name: "HMAC",
        hash: `SHA-${bits}`
    };
    return {
        kty: [
            "oct"
        ],
        secret: !0,
        subtle,
        signing: subtle,
        usages: sig
    };
}
function rsa(bits, saltLength) {
    const subtle = {
        name: saltLength ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
        hash: `SHA-${bits}`
    };
    return {
        kty: [
            "RSA"
        ],
        subtle,
        signing: saltLength ? {
            ...subtle,
            saltLength
        } : subtle,
        usages: sig,
        minRsaBits: 2048
    };
}
function ecdsa(crv, bits) {
    return {
        kty: [
            "EC"
        ],
        crv,
        subtle: {
            name: "ECDSA",
            namedCurve: crv
        },
        signing: {
            name: "ECDSA",
            hash: `SHA-${bits}`
        },
        usages: sig
    };
}
function eddsa() {
    const subtle = {
        name: "Ed25519"
    };
    return {
        kty: [
            "OKP"
        ],
        crv: "Ed25519",
        subtle,
        signing: subtle,
        usages: sig
    };
}
function mldsa(parameterSet) {
    const subtle = {
        name: `ML-DSA-${parameterSet}`
    };
    return {
        kty: [
            "AKP"
        ],
        subtle,
        signing: subtle,
        usages: sig
    };
}
const JWS = table({
    HS256: hmac(256),
    HS384: hmac(384),
    HS512: hmac(512),
    RS256: rsa(256),
    RS384: rsa(384),
    RS512: rsa(512),
    PS256: rsa(256, 32),
    PS384: rsa(384, 48),
    PS512: rsa(512, 64),
    ES256: ecdsa("P-256", 256),
    ES384: ecdsa("P-384", 384),
    ES512: ecdsa("P-521", 512),
    EdDSA: eddsa(),
    Ed25519: eddsa(),
    "ML-DSA-44": mldsa(44),
    "ML-DSA-65": mldsa(65),
    "ML-DSA-87": mldsa(87)
});
function jwsAlgorithm(alg) {
    const entry = typeof alg == "string" ? JWS[alg] : void 0;
    if (!entry) throw new __TURBOPACK__imported__module__259568__["u"](`alg ${alg} is not supported either by JOSE or your javascript runtime`);
    return entry;
}
;
var __TURBOPACK__imported__module__259568__1 = __TURBOPACK__imported__module__259568__;
var __TURBOPACK__imported__module__394962__ = __turbopack_context__.i(394962);
var __TURBOPACK__imported__module__346440__ = __turbopack_context__.i(346440);
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/lib/key.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__346440__1 = __TURBOPACK__imported__module__346440__;
var __TURBOPACK__imported__module__886769__ = __turbopack_context__.i(886769);
var __TURBOPACK__imported__module__259568__2 = __TURBOPACK__imported__module__259568__;
;
;
;
const tag = (key)=>key[Symbol.toStringTag], jwkMatchesOp = (entry, key, usage)=>{
    const { alg } = entry;
    if (key.use !== void 0) {
        const expected = usage === "sign" || usage === "verify" ? "sig" : "enc";
        if (key.use !== expected) throw new TypeError(`Invalid key for this operation, its "use" must be "${expected}" when present`);
    }
    if (key.alg !== void 0 && key.alg !== alg) throw new TypeError(`Invalid key for this operation, its "alg" must be "${alg}" when present`);
    if (Array.isArray(key.key_ops)) {
        const expectedKeyOp = usage === "encrypt" || usage === "decrypt" ? entry.ops?.[usage === "encrypt" ? 0 : 1] : usage;
        if (expectedKeyOp && !key.key_ops.includes(expectedKeyOp)) throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${expectedKeyOp}" when present`);
    }
};
async function prepareKey(entry, key, usage) {
    const { alg, secret } = entry, requiresPrivateKey = usage === "decrypt" || usage === "sign";
    if (secret && key instanceof Uint8Array) return key;
    let normalized, keyObject;
    if ((0, __TURBOPACK__imported__module__346440__1["C"])(key)) {
        if (normalized = normalizeJwk(key), typeof normalized.kty != "string") throw invalidKeyType(alg, key, secret);
        if (!(secret ? normalized.kty === "oct" && typeof normalized.k == "string" : normalized.kty !== "oct" && (requiresPrivateKey ? normalized.kty === "AKP" && typeof normalized.priv == "string" || typeof normalized.d == "string" : normalized.d === void 0 && normalized.priv === void 0))) throw new TypeError(secret ? 'JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present' : `JSON Web Key for this operation must be a ${requiresPrivateKey ? "private" : "public"} JWK`);
        if (jwkMatchesOp(entry, normalized, usage), normalized.kty === "oct") return (0, __TURBOPACK__imported__module__886769__["G"])(normalized.k);
        if (!Object.isFrozen(key)) {
            const { key_ops } = key;
            Array.isArray(key_ops) && Object.freeze(key_ops), Object.freeze(key);
        }
    } else {
        if (!isKeyLike(key)) throw invalidKeyType(alg, key, secret);
        const expectedType = secret ? "secret" : requiresPrivateKey ? "private" : "public";
        if (key.type !== expectedType && (secret || [
            "secret",
            "public",
            "private"
        ].includes(key.type))) throw new TypeError(`${tag(key)} instances must be of type "${expectedType}" for the ${alg} algorithm`);
        if (isCryptoKey(key)) return key;
        if (keyObject = key, keyObject.type === "secret") return keyObject.export();
    }
    cache ||= /* @__PURE__ */ new WeakMap();
    const cacheKey = key;
    let cached = cache.get(cacheKey);
    if (cached?.[alg]) return cached[alg];
    if (cached || cache.set(cacheKey, cached = {}), keyObject && typeof keyObject.toCryptoKey == "function") {
        const isPublic = keyObject.type === "public", crv = nist[keyObject.asymmetricKeyDetails?.namedCurve], params = entry.resolve?.({
            crv,
            asymmetricKeyType: keyObject.asymmetricKeyType
        }) ?? entry.subtle;
        return cached[alg] = keyObject.toCryptoKey(params, isPublic, entry.usages[isPublic ? 0 : 1]);
    }
    return normalized ??= keyObject.export({
        format: "jwk"
    }), normalized.alg = alg, cached[alg] = await jwkToKey(entry, normalized);
}
let cache;
const nist = {
    __proto__: null,
    prime256v1: "P-256",
    secp384r1: "P-384",
    secp521r1: "P-521"
};
function assertCryptoKey(key) {
    if (!isCryptoKey(key)) throw new Error("CryptoKey instance expected");
}
const isCryptoKey = (key)=>{
    if (key?.[Symbol.toStringTag] === "CryptoKey") return !0;
    try {
        return key instanceof CryptoKey;
    } catch  {
        return !1;
    }
}, isKeyObject = (key)=>key?.[Symbol.toStringTag] === "KeyObject", isKeyLike = (key)=>isCryptoKey(key) || isKeyObject(key);
function message(msg, actual, ...types) {
    if (types.length > 2) {
        const last = types.pop();
        msg += `one of type ${types.join(", ")}, or ${last}.`;
    } else types.length === 2 ? msg += `one of type ${types[0]} or ${types[1]}.` : msg += `of type ${types[0]}.`;
    return actual == null ? msg += ` Received ${actual}` : typeof actual == "function" && actual.name ? msg += ` Received function ${actual.name}` : typeof actual == "object" && actual != null && actual.constructor?.name && (msg += ` Received an instance of ${actual.constructor.name}`), msg;
}
const invalidKeyInput = (actual, ...types)=>message("Key must be ", actual, ...types);
function invalidKeyType(alg, actual, secret) {
    const types = [
        "CryptoKey",
        "KeyObject",
        "JSON Web Key"
    ];
    return secret && types.push("Uint8Array"), new TypeError(message(`Key for the ${alg} algorithm must be `, actual, ...types));
}
const unusable = (name, prop = "algorithm.name")=>new TypeError(`CryptoKey does not support this operation, its ${prop} must be ${name}`);
function checkUsage(key, usage) {
    if (usage && !key.usages.includes(usage)) throw new TypeError(`CryptoKey does not support this operation, its usages must include ${usage}.`);
}
function checkModulusLength(alg, key) {
    const { modulusLength } = key.algorithm;
    if (typeof modulusLength != "number" || modulusLength < 2048) throw new TypeError(`${alg} requires key modulusLength to be 2048 bits or larger`);
}
function checkCryptoKey(key, expected, usage) {
    const algorithm = key.algorithm;
    if (algorithm.name !== expected.name) throw unusable(expected.name);
    if (expected.hash && algorithm.hash?.name !== expected.hash) throw unusable(expected.hash, "algorithm.hash");
    if (expected.namedCurve && algorithm.namedCurve !== expected.namedCurve) throw unusable(expected.namedCurve, "algorithm.namedCurve");
    if (expected.length !== void 0 && algorithm.length !== expected.length) throw unusable(expected.length, "algorithm.length");
    checkUsage(key, usage);
}
function snapshotJwk(jwk) {
    return {
        __proto__: null,
        ...jwk
    };
}
function normalizeJwk(jwk) {
    const normalized = snapshotJwk(jwk);
    if (normalized.ext !== void 0 && typeof normalized.ext != "boolean") throw new TypeError('"ext" (Extractable) Parameter must be a boolean');
    if (normalized.key_ops !== void 0) {
        const value = normalized.key_ops, keyOps = Array.isArray(value) ? [
            ...value
        ] : void 0;
        if (!keyOps || keyOps.some((operation)=>typeof operation != "string") || new Set(keyOps).size !== keyOps.length) throw new TypeError('"key_ops" (Key Operations) Parameter must be an array of unique strings');
        normalized.key_ops = keyOps;
    }
    return normalized;
}
function validateExtractableOption(extractable) {
    if (extractable !== void 0 && typeof extractable != "boolean") throw new TypeError('"extractable" option must be a boolean');
    return extractable;
}
async function jwkToKey(entry, jwk, extractable) {
    if (!entry.kty.includes(jwk.kty)) throw new __TURBOPACK__imported__module__259568__2["u"]('Invalid or unsupported JWK "alg" (Algorithm) Parameter value');
    const algorithm = entry.resolve?.({
        kty: jwk.kty,
        crv: jwk.crv
    }) ?? entry.subtle, isPrivate = !!(jwk.d || jwk.priv), keyData = {
        ...jwk,
        ext: extractable ?? jwk.ext
    };
    return keyData.kty !== "AKP" && delete keyData.alg, delete keyData.use, crypto.subtle.importKey("jwk", keyData, algorithm, keyData.ext ?? !isPrivate, jwk.key_ops ?? entry.usages[isPrivate ? 1 : 0]);
}
async function rawKey(key, expected, usage, extractable = !1) {
    return key instanceof Uint8Array && (key = await crypto.subtle.importKey("raw", key, expected, extractable, [
        usage
    ])), checkCryptoKey(key, expected, usage), key;
}
;
;
;
;
;
;
function snapshotJws(jws, sharedPayload) {
    const encodedProtectedHeader = jws.protected, inputHeader = jws.header, header = (0, __TURBOPACK__imported__module__346440__["C"])(inputHeader) ? {
        ...inputHeader
    } : inputHeader;
    let payload = sharedPayload ? sharedPayload[0] : jws.payload;
    !sharedPayload && payload instanceof Uint8Array && (payload = new Uint8Array(payload));
    const signature = jws.signature, snapshot = {
        payload,
        signature
    };
    if (encodedProtectedHeader !== void 0 && (snapshot.protected = encodedProtectedHeader), inputHeader !== void 0 && (snapshot.header = header), encodedProtectedHeader === void 0 && header === void 0) throw new __TURBOPACK__imported__module__259568__1["p"]('Flattened JWS must have either of the "protected" or "header" members');
    if (encodedProtectedHeader !== void 0 && typeof encodedProtectedHeader != "string") throw new __TURBOPACK__imported__module__259568__1["p"]("JWS Protected Header incorrect type");
    if (payload === void 0) throw new __TURBOPACK__imported__module__259568__1["p"]("JWS Payload missing");
    if (typeof signature != "string") throw new __TURBOPACK__imported__module__259568__1["p"]("JWS Signature missing or incorrect type");
    if (header !== void 0 && !(0, __TURBOPACK__imported__module__346440__["C"])(header)) throw new __TURBOPACK__imported__module__259568__1["p"]("JWS Unprotected Header incorrect type");
    return snapshot;
}
function prepareVerify(options) {
    return [
        options && (0, __TURBOPACK__imported__module__346440__["L"])("algorithms", options.algorithms),
        options?.crit
    ];
}
function parseProtectedHeader(encodedProtectedHeader) {
    return encodedProtectedHeader === void 0 ? {} : (0, __TURBOPACK__imported__module__346440__["H"])(encodedProtectedHeader, __TURBOPACK__imported__module__259568__1["p"], "JWS Protected Header is invalid");
}
function encodeJsonUnencodedPayload(payload) {
    const invalid = /[\p{Cs}\p{Cn}]/u.exec(payload)?.[0];
    if (invalid !== void 0) throw new __TURBOPACK__imported__module__259568__1["p"](/\p{Cs}/u.test(invalid) ? "JWS Payload must be a well-formed Unicode string" : "JWS Payload must not contain unassigned Unicode code points");
    return __TURBOPACK__imported__module__394962__["h"].encode(payload);
}
function encodeCompactUnencodedPayload(payload) {
    try {
        return (0, __TURBOPACK__imported__module__394962__["q"])(payload);
    } catch (cause) {
        throw new __TURBOPACK__imported__module__259568__1["p"]("JWS Compact Serialization payload must use only ASCII characters", {
            cause
        });
    }
}
async function verifySignature(jws, shared, key, encodeUnencodedPayload, parsedProtected) {
    const { protected: encodedProtectedHeader, header, payload: inputPayload } = jws, protectedHeader = parsedProtected ?? parseProtectedHeader(encodedProtectedHeader);
    if (!(0, __TURBOPACK__imported__module__346440__["J"])(protectedHeader, header)) throw new __TURBOPACK__imported__module__259568__1["p"]("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
    const joseHeader = {
        ...protectedHeader,
        ...header
    }, b64 = (0, __TURBOPACK__imported__module__346440__["e"])(protectedHeader, (0, __TURBOPACK__imported__module__346440__["l"])(__TURBOPACK__imported__module__259568__1["p"], __TURBOPACK__imported__module__346440__["U"], shared[1], protectedHeader, joseHeader)), { alg } = joseHeader;
    if (typeof alg != "string" || !alg) throw new __TURBOPACK__imported__module__259568__1["p"]('JWS "alg" (Algorithm) Header Parameter missing or invalid');
    if (shared[0] && !shared[0].has(alg)) throw new __TURBOPACK__imported__module__259568__1["G"]('"alg" (Algorithm) Header Parameter value not allowed');
    if (b64) {
        if (typeof inputPayload != "string") throw new __TURBOPACK__imported__module__259568__1["p"]("JWS Payload must be a string");
    } else if (typeof inputPayload != "string" && !(inputPayload instanceof Uint8Array)) throw new __TURBOPACK__imported__module__259568__1["p"]("JWS Payload must be a string or an Uint8Array instance");
    const signingPayload = b64 || typeof inputPayload != "string" ? inputPayload : encodeUnencodedPayload(inputPayload);
    let resolvedKey = !1;
    typeof key == "function" && (key = await key(protectedHeader, jws), resolvedKey = !0);
    const entry = jwsAlgorithm(alg), signingInput = (0, __TURBOPACK__imported__module__394962__["w"])(encodedProtectedHeader !== void 0 ? (0, __TURBOPACK__imported__module__394962__["q"])(encodedProtectedHeader) : new Uint8Array(), (0, __TURBOPACK__imported__module__394962__["q"])("."), typeof signingPayload == "string" ? shared[2] ??= (0, __TURBOPACK__imported__module__346440__["E"])(signingPayload, "payload", __TURBOPACK__imported__module__259568__1["p"]) : signingPayload), signature = (0, __TURBOPACK__imported__module__346440__["n"])(jws.signature, "signature", __TURBOPACK__imported__module__259568__1["p"]), verificationKey = await prepareKey(entry, key, "verify"), cryptoKey = await rawKey(verificationKey, entry.subtle, "verify");
    entry.minRsaBits && checkModulusLength(entry.alg, cryptoKey);
    let verified = !1;
    try {
        verified = await crypto.subtle.verify(entry.signing, cryptoKey, signature, signingInput);
    } catch (cause) {
        throw new __TURBOPACK__imported__module__259568__1["N"](void 0, {
            cause
        });
    }
    if (!verified) throw new __TURBOPACK__imported__module__259568__1["N"]();
    const result = {
        payload: typeof signingPayload == "string" ? (0, __TURBOPACK__imported__module__346440__["n"])(signingPayload, "payload", __TURBOPACK__imported__module__259568__1["p"]) : signingPayload
    };
    return encodedProtectedHeader !== void 0 && (result.protectedHeader = protectedHeader), header !== void 0 && (result.unprotectedHeader = header), resolvedKey ? [
        {
            ...result,
            key: verificationKey
        },
        b64
    ] : [
        result,
        b64
    ];
}
async function verifyCompact(jws, shared, key) {
    if (jws instanceof Uint8Array && (jws = __TURBOPACK__imported__module__394962__["P"].decode(jws)), typeof jws != "string") throw new __TURBOPACK__imported__module__259568__1["p"]("Compact JWS must be a string or Uint8Array");
    const { 0: protectedHeader, 1: payload, 2: signature, length } = jws.split(".");
    if (length !== 3) throw new __TURBOPACK__imported__module__259568__1["p"]("Invalid Compact JWS");
    return verifySignature({
        payload,
        protected: protectedHeader,
        signature
    }, shared, key, encodeCompactUnencodedPayload);
}
;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/lib/jwt_claims_set.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__259568__3 = __TURBOPACK__imported__module__259568__;
var __TURBOPACK__imported__module__394962__1 = __TURBOPACK__imported__module__394962__;
var __TURBOPACK__imported__module__346440__2 = __TURBOPACK__imported__module__346440__;
;
;
;
const epoch = (date)=>Math.floor(date.getTime() / 1e3), multipliers = {
    s: 1,
    m: 60,
    h: 3600,
    d: 86400,
    w: 604800,
    y: 31557600
}, REGEX = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i, checkFailed = "check_failed";
function invalidDuration() {
    throw new TypeError("Invalid time period format");
}
function secs(str) {
    typeof str != "string" && invalidDuration();
    const matched = REGEX.exec(str);
    (!matched || matched[4] && matched[1]) && invalidDuration();
    const value = parseFloat(matched[2]), durationSeconds = Math.round(value * multipliers[matched[3][0].toLowerCase()]);
    return Number.isFinite(durationSeconds) || invalidDuration(), matched[1] === "-" || matched[4] === "ago" ? -durationSeconds : durationSeconds;
}
function validateInput(label, input) {
    if (!Number.isFinite(input)) throw new TypeError(`Invalid ${label} input`);
    return input;
}
function validateStringClaim(claim, value) {
    if (typeof value != "string") throw new TypeError(`"${claim}" claim must be a string`);
}
function validateAudienceClaim(value) {
    if (typeof value != "string" && (!Array.isArray(value) || Array.from(value).some((member)=>typeof member != "string"))) throw new TypeError('"aud" claim must be a string or an array of strings');
}
function numericDate(value, label) {
    return typeof value == "number" ? validateInput(label, value) : value instanceof Date ? validateInput(label, epoch(value)) : epoch(/* @__PURE__ */ new Date()) + secs(value);
}
const normalizeTyp = (value)=>{
    const normalized = value.toLowerCase();
    return value.includes("/") ? normalized : `application/${normalized}`;
}, checkAudiencePresence = (audPayload, audOption)=>typeof audPayload == "string" ? audOption.includes(audPayload) : Array.isArray(audPayload) ? audOption.some((aud)=>audPayload.includes(aud)) : !1;
function validateNumericDate(claimsSet, claim, required = !1) {
    const value = claimsSet[claim];
    if (!(value === void 0 && !required)) {
        if (typeof value != "number") throw new __TURBOPACK__imported__module__259568__3["w"](`"${claim}" claim must be a number`, claimsSet, claim, "invalid");
        return value;
    }
}
function unexpectedClaim(claimsSet, claim) {
    throw new __TURBOPACK__imported__module__259568__3["w"](`unexpected "${claim}" claim value`, claimsSet, claim, checkFailed);
}
function validateClaimsSet(protectedHeader, claimsSetBytes, options = {}) {
    let claimsSet;
    try {
        claimsSet = JSON.parse(__TURBOPACK__imported__module__394962__1["L"].decode(claimsSetBytes));
    } catch (cause) {
        throw new __TURBOPACK__imported__module__259568__3["H"]("JWT Claims Set must be a top-level JSON object", {
            cause
        });
    }
    if (!(0, __TURBOPACK__imported__module__346440__2["C"])(claimsSet)) throw new __TURBOPACK__imported__module__259568__3["H"]("JWT Claims Set must be a top-level JSON object");
    const { typ } = options;
    if (typ !== void 0 && (typeof protectedHeader.typ != "string" || normalizeTyp(protectedHeader.typ) !== normalizeTyp(typ))) throw new __TURBOPACK__imported__module__259568__3["w"]('unexpected "typ" JWT header value', claimsSet, "typ", checkFailed);
    const { requiredClaims = [], issuer, subject, audience, maxTokenAge } = options, presenceCheck = [
        ...requiredClaims
    ];
    maxTokenAge !== void 0 && presenceCheck.push("iat"), audience !== void 0 && presenceCheck.push("aud"), subject !== void 0 && presenceCheck.push("sub"), issuer !== void 0 && presenceCheck.push("iss");
    for (const claim of new Set(presenceCheck.reverse()))if (!Object.hasOwn(claimsSet, claim)) throw new __TURBOPACK__imported__module__259568__3["w"](`missing required "${claim}" claim`, claimsSet, claim, "missing");
    issuer !== void 0 && !(Array.isArray(issuer) ? issuer : [
        issuer
    ]).includes(claimsSet.iss) && unexpectedClaim(claimsSet, "iss"), subject !== void 0 && claimsSet.sub !== subject && unexpectedClaim(claimsSet, "sub"), audience !== void 0 && !checkAudiencePresence(claimsSet.aud, typeof audience == "string" ? [
        audience
    ] : audience) && unexpectedClaim(claimsSet, "aud");
    const { clockTolerance } = options;
    let tolerance = 0;
    if (typeof clockTolerance == "string") tolerance = secs(clockTolerance);
    else if (clockTolerance !== void 0) {
        if (typeof clockTolerance != "number") throw new TypeError("Invalid clockTolerance option type");
        tolerance = clockTolerance;
    }
    if (validateInput("clockTolerance option", tolerance), tolerance < 0) throw new TypeError("Invalid clockTolerance option input");
    const { currentDate } = options, now = validateInput("currentDate option", epoch(currentDate === void 0 ? /* @__PURE__ */ new Date() : currentDate)), iat = validateNumericDate(claimsSet, "iat", maxTokenAge !== void 0), nbf = validateNumericDate(claimsSet, "nbf");
    if (nbf !== void 0 && nbf > now + tolerance) throw new __TURBOPACK__imported__module__259568__3["w"]('"nbf" claim timestamp check failed', claimsSet, "nbf", checkFailed);
    const exp = validateNumericDate(claimsSet, "exp");
    if (exp !== void 0 && exp <= now - tolerance) throw new __TURBOPACK__imported__module__259568__3["L"]('"exp" claim timestamp check failed', claimsSet, "exp", checkFailed);
    if (maxTokenAge !== void 0) {
        const age = now - iat, max = validateInput("maxTokenAge option", typeof maxTokenAge == "number" ? maxTokenAge : secs(maxTokenAge));
        if (max < 0) throw new TypeError("Invalid maxTokenAge option input");
        if (age - tolerance > max) throw new __TURBOPACK__imported__module__259568__3["L"]('"iat" claim timestamp check failed (too far in the past)', claimsSet, "iat", checkFailed);
        if (age < -tolerance) throw new __TURBOPACK__imported__module__259568__3["w"]('"iat" claim timestamp check failed (it should be in the past)', claimsSet, "iat", checkFailed);
    }
    return claimsSet;
}
let producerClaimsSets;
function producerClaimsSet(producer) {
    return producerClaimsSets.get(producer);
}
function jwtClaimsSetBytes(producer) {
    const claimsSet = producerClaimsSet(producer);
    for (const claim of [
        "iat",
        "nbf",
        "exp"
    ]){
        const value = claimsSet[claim];
        if (typeof value == "number" && !Number.isFinite(value)) throw new TypeError(`"${claim}" claim must be a finite number`);
    }
    return __TURBOPACK__imported__module__394962__1["h"].encode(JSON.stringify(claimsSet));
}
function jwtClaim(producer, claim) {
    return producerClaimsSet(producer)[claim];
}
class JWTClaimsBuilder {
    constructor(claimsSet = {}){
        if (!(0, __TURBOPACK__imported__module__346440__2["C"])(claimsSet)) throw new TypeError("JWT Claims Set MUST be an object");
        (producerClaimsSets ||= /* @__PURE__ */ new WeakMap()).set(this, structuredClone(claimsSet));
    }
    setIssuer(value) {
        return validateStringClaim("iss", value), producerClaimsSet(this).iss = value, this;
    }
    setSubject(value) {
        return validateStringClaim("sub", value), producerClaimsSet(this).sub = value, this;
    }
    setAudience(value) {
        return validateAudienceClaim(value), producerClaimsSet(this).aud = value, this;
    }
    setJti(value) {
        return validateStringClaim("jti", value), producerClaimsSet(this).jti = value, this;
    }
    setNotBefore(value) {
        return producerClaimsSet(this).nbf = numericDate(value, "setNotBefore"), this;
    }
    setExpirationTime(value) {
        return producerClaimsSet(this).exp = numericDate(value, "setExpirationTime"), this;
    }
    setIssuedAt(value) {
        const claimsSet = producerClaimsSet(this);
        return value === void 0 ? claimsSet.iat = epoch(/* @__PURE__ */ new Date()) : typeof value == "string" ? claimsSet.iat = validateInput("setIssuedAt", epoch(/* @__PURE__ */ new Date()) + secs(value)) : claimsSet.iat = numericDate(value, "setIssuedAt"), this;
    }
}
;
var __TURBOPACK__imported__module__259568__4 = __TURBOPACK__imported__module__259568__;
;
;
;
async function jwtVerify(jwt, key, options) {
    const [verified, b64] = await verifyCompact(jwt, prepareVerify(options), key);
    if (!b64) throw new __TURBOPACK__imported__module__259568__4["H"]("JWTs MUST NOT use unencoded payload");
    const payload = validateClaimsSet(verified.protectedHeader, verified.payload, options);
    return {
        ...verified,
        payload
    };
}
;
var __TURBOPACK__imported__module__769301__ = __turbopack_context__.i(769301);
var __TURBOPACK__imported__module__996794__ = __turbopack_context__.i(996794);
// MERGED MODULE: [project]/server/providers/auth/answers.ts [middleware] (ecmascript)
;
// MERGED MODULE: [project]/server/providers/auth/bearer-claims.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__30278__ = __turbopack_context__.i(30278);
;
;
function claimsIn(token) {
    const text = (value)=>typeof value === "string" && value !== "" ? value : null;
    try {
        const { sub, session_id, email } = (0, __TURBOPACK__imported__module__30278__["f"])(token);
        return {
            userId: text(sub),
            sessionId: text(session_id),
            email: text(email) ?? ""
        };
    } catch  {
        return {
            userId: null,
            sessionId: null,
            email: ""
        };
    }
}
function bearerClaims(headers) {
    return claimsIn(headers.get("authorization")?.replace(/^Bearer /i, "") ?? "");
}
// MERGED MODULE: [project]/server/providers/auth/change-user.ts [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .looseObject>
;
var __TURBOPACK__imported__module__319281__ = __turbopack_context__.i(319281);
var __TURBOPACK__imported__module__319281__ = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__996794__1 = __TURBOPACK__imported__module__996794__;
// MERGED MODULE: [project]/server/providers/auth/passwords.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__666680__1 = __TURBOPACK__imported__module__666680__;
var __TURBOPACK__imported__module__987330__ = __turbopack_context__.i(987330);
// MERGED MODULE: [project]/server/providers/auth/protocol.ts [middleware] (ecmascript)
;
;
const PREFIX = "/auth/v1/";
const MAX_BODY_BYTES = 64 * 1024;
/** One address and nothing that a mail program reads as a name, a comment or a second address. */ const ADDRESS = /^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]{1,64}@[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+\.[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+$/u;
/** What no text of a database holds: the zero character and halves of characters. */ const UNKEEPABLE = /[\0\p{Surrogate}]/u;
const ADDRESS_LENGTH_MAX = 254;
const TEXT_FIELDS = [
    "email",
    "password",
    "type",
    "token",
    "token_hash",
    "refresh_token",
    "auth_code",
    "code_verifier"
];
/** All that is offered. What the embedded server could do besides stays closed. */ const ENDPOINTS = new Set([
    "GET health",
    "GET settings",
    "GET .well-known/jwks.json",
    "POST signup",
    "POST token",
    "POST otp",
    "POST recover",
    "POST resend",
    "POST verify",
    "GET user",
    "PUT user",
    "POST logout",
    "GET authorize",
    "GET callback"
]);
async function readCall(request) {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(PREFIX)) return notFound();
    const endpoint = `${request.method} ${url.pathname.slice(PREFIX.length)}`;
    if (!ENDPOINTS.has(endpoint)) return notFound();
    const text = request.method === "GET" ? "" : await readBody(request);
    if (text === null) return problem(413, "request_too_large", "The request is too large.");
    const body = parseBody(text);
    if (!body) return problem(400, "bad_json", "The body of the request cannot be read.");
    const call = {
        endpoint,
        url,
        headers: request.headers,
        body
    };
    const email = emailOf(call);
    if (email && (email.length > ADDRESS_LENGTH_MAX || !ADDRESS.test(email))) return badAddress();
    return call;
}
function badAddress() {
    return problem(400, "validation_failed", "Unable to validate email address: invalid format");
}
/** @returns null when the body is larger than any honest one */ async function readBody(request) {
    if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) return null;
    const chunks = [];
    let size = 0;
    for await (const chunk of request.body ?? []){
        size += chunk.byteLength;
        if (size > MAX_BODY_BYTES) return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString("utf8");
}
function parseBody(text) {
    if (text === "") return {};
    try {
        const body = JSON.parse(text);
        if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
        const fields = body;
        return TEXT_FIELDS.every((name)=>isText(fields[name])) ? fields : null;
    } catch  {
        return null;
    }
}
const isText = (value)=>value === undefined || typeof value === "string" && !UNKEEPABLE.test(value);
function textOf({ body }, name) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    return typeof value === "string" ? value : "";
}
function emailOf(call) {
    return textOf(call, "email").trim().toLowerCase();
}
function forward(call, { search = {}, body } = {}) {
    const url = new URL(call.url.pathname, call.url);
    for (const [name, value] of Object.entries(search))url.searchParams.set(name, value);
    const authorization = call.headers.get("authorization");
    return new Request(url, {
        method: call.endpoint.split(" ")[0],
        headers: {
            "content-type": "application/json",
            ...authorization && {
                authorization
            }
        },
        ...body && {
            body: JSON.stringify(body)
        }
    });
}
function problem(status, code, message) {
    return Response.json({
        code: status,
        error_code: code,
        msg: message
    }, {
        status,
        headers: {
            "x-sb-error-code": code
        }
    });
}
function notFound() {
    return new Response("Not found", {
        status: 404
    });
}
;
;
;
;
const LENGTH_MIN = 8;
const LENGTH_MAX = 256;
/** Worked on the thread pool: a hash costs tens of milliseconds, which would be everyone's on the thread that answers. The
 * auth server hashes new passwords there too: package.json puts this package in the place of the one it names. */ const ROUNDS = 10;
/** bcrypt reads no more of what it is given. */ const BCRYPT_BYTES = 72;
/** The shape of a condensed password, which nobody types. Taken for a password of before, it would open an account to
 * anyone who knows no more than that. */ const CONDENSED = /^[A-Za-z0-9+/]{43}=$/;
function condense(password) {
    return (0, __TURBOPACK__imported__module__666680__1["createHash"])("sha256").update(`classmate password\0${password.normalize("NFKC")}`).digest("base64");
}
function refuseLength(password) {
    const length = [
        ...password
    ].length;
    if (length < LENGTH_MIN) return weak(`Password should be at least ${LENGTH_MIN} characters.`);
    return length > LENGTH_MAX ? weak(`Password cannot be longer than ${LENGTH_MAX} characters.`) : null;
}
function weak(msg) {
    const body = {
        code: 422,
        error_code: "weak_password",
        msg,
        weak_password: {
            reasons: [
                "length"
            ]
        }
    };
    return Response.json(body, {
        status: 422,
        headers: {
            "x-sb-error-code": "weak_password"
        }
    });
}
const invalidCredentials = ()=>problem(400, "invalid_credentials", "Invalid login credentials");
let nobodys;
async function isSame(password, hashed) {
    nobodys ??= (0, __TURBOPACK__imported__module__987330__["hash"])((0, __TURBOPACK__imported__module__666680__1["randomUUID"])(), ROUNDS);
    const same = await (0, __TURBOPACK__imported__module__987330__["compare"])(condense(password), hashed || await nobodys);
    return Boolean(hashed) && same;
}
async function isSameUncondensed(password, hashed) {
    nobodys ??= (0, __TURBOPACK__imported__module__987330__["hash"])((0, __TURBOPACK__imported__module__666680__1["randomUUID"])(), ROUNDS);
    const fits = Buffer.byteLength(password) <= BCRYPT_BYTES && !CONDENSED.test(password);
    const same = await (0, __TURBOPACK__imported__module__987330__["compare"])(fits ? password : "", hashed || await nobodys);
    return Boolean(hashed) && fits && same;
}
const hashOf = (password)=>(0, __TURBOPACK__imported__module__987330__["hash"])(condense(password), ROUNDS);
;
;
;
;
;
/** How long after a sign-in its session may change the password and the address without the present password. */ const FRESH_MS = 15 * 60_000;
const userSchema = __TURBOPACK__imported__module__319281__.looseObject({
    id: __TURBOPACK__imported__module__996794__1["z"].string(),
    email: __TURBOPACK__imported__module__996794__1["z"].string()
});
async function changeUser({ lite, inTurn }, call) {
    const who = await lite.fetch(forward({
        ...call,
        endpoint: "GET user"
    }));
    if (!who.ok) return who;
    const user = userSchema.parse(await who.json());
    return inTurn(user.email, ()=>change(lite, call, user));
}
async function change(lite, call, user) {
    const [email, password] = [
        emailOf(call),
        textOf(call, "password")
    ];
    if (!email && !password) return lite.fetch(forward(call, {
        body: {}
    }));
    const refused = password && refuseLength(password) || await refuseStranger(lite, call, user.email);
    if (refused) return refused;
    const known = (await lite.tables.findByEmail(user.email))?.passwordHash;
    if (password && await isSameUncondensed(password, known)) {
        return problem(422, "same_password", "New password should be different from the old password.");
    }
    const body = {
        ...email && {
            email
        },
        ...password && {
            password: condense(password)
        }
    };
    const answer = await lite.fetch(forward(call, {
        body
    }));
    if (answer.ok) {
        const { sessionId } = bearerClaims(call.headers);
        if (password && !email) await lite.tables.dropChange(user.id);
        if (password) await lite.endSessions(user.id, sessionId ? [
            sessionId
        ] : []);
        if (password) lite.tell(user.email, "password");
        if (email && email !== user.email) lite.tell(user.email, "address-asked");
        return answer;
    }
    if (answer.headers.get("x-sb-error-code") !== "email_exists") return answer;
    lite.tell(user.email, "address-asked");
    return Response.json({
        ...user,
        new_email: email,
        email_change_sent_at: new Date().toISOString()
    });
}
/** @returns the refusal of someone who holds a session and shows neither the password nor a fresh sign-in, or null */ async function refuseStranger(lite, call, address) {
    const { sessionId } = bearerClaims(call.headers);
    const shown = textOf(call, "current_password");
    if (shown) {
        const known = (await lite.tables.findByEmail(address))?.passwordHash;
        const right = await isSame(shown, known) || await isSameUncondensed(shown, known);
        return right ? null : problem(400, "invalid_credentials", "The current password is not right.");
    }
    const ageMs = sessionId ? await lite.sessions.ageOfSession(sessionId) : null;
    if (ageMs !== null && ageMs <= FRESH_MS) return null;
    return problem(400, "reauthentication_needed", "A new password or address needs current_password, or a sign-in of the last 15 minutes.");
}
// MERGED MODULE: [project]/server/providers/auth/in-turn.ts [middleware] (ecmascript)
;
;
function createInTurn() {
    const last = new Map();
    return async (keys, run)=>{
        // Everyone takes a place in all of their lines at once, so that nobody waits in a circle.
        const own = [
            ...new Set(typeof keys === "string" ? [
                keys
            ] : keys)
        ];
        const before = own.map((key)=>last.get(key));
        const mine = (async ()=>{
            await Promise.allSettled(before);
            return run();
        })();
        for (const key of own)last.set(key, mine);
        try {
            return await mine;
        } finally{
            for (const key of own)if (last.get(key) === mine) last.delete(key);
        }
    };
}
// MERGED MODULE: [project]/server/providers/auth/mail-requests.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__666680__2 = __TURBOPACK__imported__module__666680__;
;
;
;
async function requestMail(options, call) {
    const email = emailOf(call);
    if (!email) return badAddress();
    const work = options.inTurn(email, ()=>sendFor(options, call, email)).catch((error)=>options.log.error("a link was not sent", {
            operation: call.endpoint,
            error
        }));
    await options.pace(work);
    return Response.json({});
}
async function sendFor({ lite, mayMail }, call, email) {
    const person = await lite.tables.findByEmail(email);
    const enter = async (type, body)=>{
        if (!await mayMail(email, type)) return lite.mailed.contest(email);
        await ask(lite, call, body);
        await lite.mailed.keepEntry(email, type);
    };
    switch(call.endpoint){
        case "POST recover":
            return person ? enter("recovery", {
                email
            }) : lite.mailed.awaitSignUp(email);
        case "POST otp":
            if (person) return enter("magiclink", {
                email,
                create_user: false
            });
            return call.body.create_user === false ? lite.mailed.awaitSignUp(email) : invite(lite, call, email);
        case "POST resend":
            if (!person || person.confirmed || textOf(call, "type") !== "signup") return;
            return await mayMail(email, "signup") ? confirmAgain(lite, email) : undefined;
    }
}
async function ask(lite, call, body) {
    const answer = await lite.fetch(forward(call, {
        body
    }));
    if (!answer.ok) throw new Error(`The auth server answered ${answer.status}.`);
}
/** Makes an account without a password; the link in the confirmation is the way in. */ async function invite(lite, call, email) {
    const request = {
        ...call,
        url: new URL(call.url.pathname.replace(/otp$/, "signup"), call.url)
    };
    const password = (0, __TURBOPACK__imported__module__666680__2["randomBytes"])(24).toString("base64url");
    await ask(lite, request, {
        email,
        password
    });
    await lite.mailed.keepSignUp(email, false);
}
async function confirmAgain(lite, email) {
    const tokenHash = (0, __TURBOPACK__imported__module__666680__2["randomBytes"])(32).toString("hex");
    await lite.mailed.keepAgain(email, tokenHash);
    lite.write(email, "signup", tokenHash);
}
// MERGED MODULE: [project]/server/providers/auth/sessions.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__30278__1 = __TURBOPACK__imported__module__30278__;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/jwt/sign.js [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/lib/jws_sign.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__886769__1 = __TURBOPACK__imported__module__886769__;
var __TURBOPACK__imported__module__346440__3 = __TURBOPACK__imported__module__346440__;
var __TURBOPACK__imported__module__259568__5 = __TURBOPACK__imported__module__259568__;
var __TURBOPACK__imported__module__394962__2 = __TURBOPACK__imported__module__394962__;
;
;
;
;
;
;
async function createSignature(input, key, rejectUnencoded) {
    let [payload, protectedHeader, unprotectedHeader, crit] = input, encodedProtectedHeader = "";
    if (protectedHeader !== void 0) {
        const normalized = (0, __TURBOPACK__imported__module__346440__3["M"])(__TURBOPACK__imported__module__259568__5["p"], protectedHeader);
        protectedHeader = normalized[0], encodedProtectedHeader = (0, __TURBOPACK__imported__module__886769__1["q"])(normalized[1]);
    }
    if (unprotectedHeader !== void 0 && (unprotectedHeader = (0, __TURBOPACK__imported__module__346440__3["M"])(__TURBOPACK__imported__module__259568__5["p"], unprotectedHeader)[0]), !protectedHeader && !unprotectedHeader) throw new __TURBOPACK__imported__module__259568__5["p"]("either setProtectedHeader or setUnprotectedHeader must be called before #sign()");
    if (!(0, __TURBOPACK__imported__module__346440__3["J"])(protectedHeader, unprotectedHeader)) throw new __TURBOPACK__imported__module__259568__5["p"]("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
    const joseHeader = {
        ...protectedHeader,
        ...unprotectedHeader
    };
    (0, __TURBOPACK__imported__module__346440__3["h"])(__TURBOPACK__imported__module__259568__5["p"], protectedHeader);
    const b64 = (0, __TURBOPACK__imported__module__346440__3["e"])(protectedHeader, (0, __TURBOPACK__imported__module__346440__3["l"])(__TURBOPACK__imported__module__259568__5["p"], __TURBOPACK__imported__module__346440__3["U"], crit, protectedHeader, joseHeader));
    b64 || rejectUnencoded?.();
    const { alg } = joseHeader;
    if (typeof alg != "string" || !alg) throw new __TURBOPACK__imported__module__259568__5["p"]('JWS "alg" (Algorithm) Header Parameter missing or invalid');
    const entry = jwsAlgorithm(alg);
    let encodedPayload = "", signingPayload = payload, signingInput;
    if (b64) {
        const encodedPayloadCache = input[4];
        encodedPayloadCache ? (encodedPayload = encodedPayloadCache[0] ??= (0, __TURBOPACK__imported__module__886769__1["q"])(payload), signingPayload = encodedPayloadCache[1] ??= (0, __TURBOPACK__imported__module__394962__2["q"])(encodedPayload)) : (encodedPayload = (0, __TURBOPACK__imported__module__886769__1["q"])(payload), signingInput = __TURBOPACK__imported__module__394962__2["h"].encode(`${encodedProtectedHeader}.${encodedPayload}`));
    }
    signingInput ??= (0, __TURBOPACK__imported__module__394962__2["w"])((0, __TURBOPACK__imported__module__394962__2["q"])(encodedProtectedHeader), (0, __TURBOPACK__imported__module__394962__2["q"])("."), signingPayload);
    const signingKey = await rawKey(await prepareKey(entry, key, "sign"), entry.subtle, "sign");
    entry.minRsaBits && checkModulusLength(entry.alg, signingKey);
    const jws = {
        signature: (0, __TURBOPACK__imported__module__886769__1["q"])(new Uint8Array(await crypto.subtle.sign(entry.signing, signingKey, signingInput))),
        payload: encodedPayload
    };
    return protectedHeader && (jws.protected = encodedProtectedHeader), unprotectedHeader && (jws.header = unprotectedHeader), [
        jws,
        b64
    ];
}
async function createCompactSignature(payload, protectedHeader, crit, key, rejectUnencoded) {
    const [jws] = await createSignature([
        payload,
        protectedHeader,
        void 0,
        crit
    ], key, rejectUnencoded);
    return `${jws.protected}.${jws.payload}.${jws.signature}`;
}
;
var __TURBOPACK__imported__module__259568__6 = __TURBOPACK__imported__module__259568__;
var __TURBOPACK__imported__module__346440__4 = __TURBOPACK__imported__module__346440__;
;
;
;
;
const SignJWT_base = JWTClaimsBuilder;
class SignJWT extends SignJWT_base {
    #protectedHeader;
    setProtectedHeader(protectedHeader) {
        return (0, __TURBOPACK__imported__module__346440__4["x"])(this.#protectedHeader, "setProtectedHeader"), this.#protectedHeader = protectedHeader, this;
    }
    async sign(key, options) {
        return createCompactSignature(jwtClaimsSetBytes(this), this.#protectedHeader, options?.crit, key, ()=>{
            throw new __TURBOPACK__imported__module__259568__6["H"]("JWTs MUST NOT use unencoded payload");
        });
    }
}
;
var __TURBOPACK__imported__module__319281__ = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__996794__2 = __TURBOPACK__imported__module__996794__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .record>
;
var __TURBOPACK__imported__module__319281__1 = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__319281__1 = __TURBOPACK__imported__module__319281__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .unknown>
;
var __TURBOPACK__imported__module__319281__2 = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__319281__2 = __TURBOPACK__imported__module__319281__;
;
;
;
;
const answerSchema = __TURBOPACK__imported__module__319281__.looseObject({
    access_token: __TURBOPACK__imported__module__996794__2["z"].string(),
    user: __TURBOPACK__imported__module__319281__.looseObject({
        app_metadata: __TURBOPACK__imported__module__319281__1.record(__TURBOPACK__imported__module__996794__2["z"].string(), __TURBOPACK__imported__module__319281__2.unknown())
    })
});
async function withProvider(answer, key) {
    if (!answer.ok) return answer;
    const body = answerSchema.safeParse(await answer.clone().json());
    if (!body.success) return answer;
    const { provider_token: _token, provider_refresh_token: _refresh, ...session } = body.data;
    const { access_token, user } = session;
    const token = await new SignJWT({
        ...(0, __TURBOPACK__imported__module__30278__1["f"])(access_token),
        app_metadata: user.app_metadata
    }).setProtectedHeader({
        alg: "HS256",
        typ: "JWT"
    }).sign(key);
    const headers = new Headers(answer.headers);
    headers.delete("content-length");
    return Response.json({
        ...session,
        access_token: token
    }, {
        status: answer.status,
        headers
    });
}
function createRenewals(lite, log) {
    const running = new Map();
    return async (call)=>{
        const token = textOf(call, "refresh_token");
        let renewal = running.get(token);
        if (!renewal) {
            renewal = renew({
                lite,
                log
            }, call, token).finally(()=>running.delete(token));
            running.set(token, renewal);
        }
        return (await renewal).clone();
    };
}
async function renew({ lite, log }, call, token) {
    const spent = await lite.sessions.findSpent(token);
    if (spent) {
        log.warn("a spent renewal token came back; its session was ended", {
            operation: "security.renewal"
        });
        if (spent.sessionId) await lite.endSession(spent.userId, spent.sessionId);
        return problem(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
    }
    return lite.fetch(forward(call, {
        search: {
            grant_type: "refresh_token"
        },
        body: {
            refresh_token: token
        }
    }));
}
// MERGED MODULE: [project]/server/providers/auth/sign-in.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__769301__1 = __TURBOPACK__imported__module__769301__;
var __TURBOPACK__imported__module__996794__3 = __TURBOPACK__imported__module__996794__;
;
;
;
;
;
const sessionSchema = __TURBOPACK__imported__module__769301__1["z"].object({
    access_token: __TURBOPACK__imported__module__996794__3["z"].string()
});
async function signInWithPassword(lite, call) {
    const email = emailOf(call);
    const password = textOf(call, "password");
    const person = await lite.tables.findByEmail(email);
    const known = person?.confirmed ? person.passwordHash : null;
    if (!known) {
        await isSame(password, null);
        await isSameUncondensed(password, null);
        return invalidCredentials();
    }
    const body = {
        email,
        password: condense(password)
    };
    const ask = ()=>lite.fetch(forward(call, {
            search: {
                grant_type: "password"
            },
            body
        }));
    const answer = await ask();
    if (answer.ok) return unlessChanged(lite, answer, {
        email,
        known
    });
    if (!await isSameUncondensed(password, known)) return invalidCredentials();
    // A password that was hashed before they were condensed is condensed now, by anyone who knows it.
    const renewed = await hashOf(password);
    await lite.tables.replacePassword(email, {
        from: known,
        to: renewed
    });
    const second = await ask();
    return second.ok ? unlessChanged(lite, second, {
        email,
        known: renewed
    }) : invalidCredentials();
}
/** Ends the session again when the password was changed while it was being checked. */ async function unlessChanged(lite, answer, { email, known }) {
    const person = await lite.tables.findByEmail(email);
    if (person?.passwordHash === known) return answer;
    const { access_token } = sessionSchema.parse(await answer.json());
    const { userId, sessionId } = claimsIn(access_token);
    if (userId && sessionId) await lite.endSession(userId, sessionId);
    return invalidCredentials();
}
// MERGED MODULE: [project]/server/providers/auth/sign-up.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__666680__3 = __TURBOPACK__imported__module__666680__;
// MERGED MODULE: [project]/server/providers/auth/lite.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__622188__ = __turbopack_context__.i(622188);
var __TURBOPACK__imported__module__309439__ = __turbopack_context__.i(309439);
// MERGED MODULE: [project]/server/providers/auth/email-templates.ts [middleware] (ecmascript)
;
;
const LINK_TYPES = [
    "signup",
    "magiclink",
    "recovery",
    "email_change"
];
const LIFETIME_MINUTES = {
    // Mail to a school is often slow, and an address that is confirmed late harms nobody.
    signup: 60,
    email_change: 60,
    magiclink: 10,
    recovery: 10
};
const lifetimeOf = (type)=>LIFETIME_MINUTES[type];
const WORDS = {
    signup: (product)=>({
            subject: `Confirm your address for ${product}`,
            lead: `Welcome to ${product}. Open this link to confirm your e-mail address and finish creating your account:`,
            button: "Confirm my address",
            otherwise: "If you did not sign up, ignore this e-mail: no account is created unless the link is opened."
        }),
    magiclink: (product)=>({
            subject: `Your link to sign in to ${product}`,
            lead: `Open this link to sign in to ${product}:`,
            button: "Sign in",
            otherwise: "If you did not ask for this, ignore this e-mail: nobody can sign in without the link."
        }),
    recovery: (product)=>({
            subject: `Choose a new password for ${product}`,
            lead: `Open this link to choose a new password for ${product}:`,
            button: "Choose a new password",
            otherwise: "If you did not ask for this, ignore this e-mail: your password stays the same."
        }),
    email_change: (product)=>({
            subject: `Confirm your new address for ${product}`,
            lead: `Open this link to use this e-mail address for your ${product} account from now on:`,
            button: "Use this address",
            otherwise: "If you did not ask for this, ignore this e-mail: the account keeps its old address."
        })
};
const NOTICES = {
    password: (product)=>({
            subject: `Your password for ${product} was changed`,
            lead: `The password for your ${product} account has just been changed, and it has been signed out everywhere else.`
        }),
    address: (product)=>({
            subject: `The e-mail address of your ${product} account was changed`,
            lead: `Your ${product} account has just been moved to another e-mail address, which has been confirmed. It has been signed out everywhere else, and you can no longer sign in with this address.`
        }),
    "address-asked": (product)=>({
            subject: `A new address was requested for your ${product} account`,
            lead: `We were asked to move your ${product} account to another e-mail address. That happens only if the link we sent there is opened within the hour.`
        })
};
const TAKE_BACK = {
    password: (siteUrl)=>`If this was not you, open ${siteUrl}, choose "Sign in", then "Forgot your password?", and take your account back.`,
    address: (siteUrl)=>`If this was not you, write to the people who run ${siteUrl}.`,
    "address-asked": (siteUrl)=>`If this was not you, open ${siteUrl}, choose "Sign in", then "Forgot your password?": a new password withdraws the request.`
};
function writeNotice({ to, what, siteUrl, product }) {
    const { subject, lead } = NOTICES[what](product);
    const otherwise = TAKE_BACK[what](siteUrl);
    return {
        to,
        subject,
        text: `${lead}\n\n${otherwise}\n`,
        html: [
            `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${asHtml(subject)}</title></head>`,
            `<body style="font:16px/1.5 sans-serif;max-width:32em;margin:2em auto;padding:0 1em">`,
            `<p>${asHtml(lead)}</p><p>${asHtml(otherwise)}</p></body></html>`
        ].join("\n")
    };
}
function writeEmail({ to, type, token, siteUrl, product }) {
    const { subject, lead, button, otherwise } = WORDS[type](product);
    const link = `${siteUrl}/auth/confirm?${new URLSearchParams({
        token_hash: token,
        type
    })}`;
    const limits = `Use the link within ${lifetimeOf(type)} minutes. It works once.`;
    return {
        to,
        subject,
        text: `${lead}\n\n${link}\n\n${limits}\n\n${otherwise}\n`,
        html: [
            `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${asHtml(subject)}</title></head>`,
            `<body style="font:16px/1.5 sans-serif;max-width:32em;margin:2em auto;padding:0 1em">`,
            `<p>${asHtml(lead)}</p>`,
            `<p><a href="${asHtml(link)}" style="display:inline-block;padding:12px 20px;border:1px solid">${asHtml(button)}</a></p>`,
            `<p>Or copy this address into your browser:<br>${asHtml(link)}</p>`,
            `<p>${asHtml(limits)} ${asHtml(otherwise)}</p></body></html>`
        ].join("\n")
    };
}
function asHtml(text) {
    return text.replace(/[&<>"]/g, (found)=>`&#${found.charCodeAt(0)};`);
}
// MERGED MODULE: [project]/server/providers/auth/link-signature.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__666680__4 = __TURBOPACK__imported__module__666680__;
// MERGED MODULE: [project]/server/providers/auth/secrets.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__666680__5 = __TURBOPACK__imported__module__666680__;
;
;
function deriveSecret(secret, purpose) {
    return Buffer.from((0, __TURBOPACK__imported__module__666680__5["hkdfSync"])("sha256", secret, "classmate", purpose, 32)).toString("hex");
}
;
;
;
const SEPARATOR = "-";
function createLinkMarks(secret) {
    const key = deriveSecret(secret, "mailed-link");
    const markOf = (token)=>(0, __TURBOPACK__imported__module__666680__4["createHmac"])("sha256", key).update(token).digest("hex");
    return {
        mark: (token)=>`${token}${SEPARATOR}${markOf(token)}`,
        unmark (marked) {
            const [token = "", mark = "", ...more] = marked.split(SEPARATOR);
            const [given, right] = [
                Buffer.from(mark),
                Buffer.from(markOf(token))
            ];
            const isOurs = more.length === 0 && given.length === right.length && (0, __TURBOPACK__imported__module__666680__4["timingSafeEqual"])(given, right);
            return isOurs ? token : null;
        }
    };
}
// MERGED MODULE: [project]/server/providers/auth/mailed-links.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__666680__6 = __TURBOPACK__imported__module__666680__;
;
;
;
/** Of a link that is mailed to nobody. */ const nobodysToken = ()=>(0, __TURBOPACK__imported__module__666680__6["randomBytes"])(32).toString("hex");
const TAKE_SIGN_UP = `
  with before as (
    select id, email, confirmation_token as token, encrypted_password as hash
    from auth.users where email = $1 and email_confirmed_at is null
  ), emptied as (
    update auth.users set encrypted_password = null from before where auth.users.id = before.id
  )
  insert into mailed_links (token_hash, email, type, password_hash)
  select token, email, 'signup', case when $2 then hash end from before where token is not null
  on conflict do nothing`;
const ARM = {
    signup: `
    update auth.users set confirmation_token = link.token_hash, confirmation_sent_at = link.sent_at,
      encrypted_password = link.password_hash
    from mailed_links link
    where link.token_hash = $1 and link.type = 'signup' and auth.users.email = link.email
      and email_confirmed_at is null`,
    entry: `
    update auth.users set recovery_token = link.token_hash, recovery_sent_at = link.sent_at,
      encrypted_password = case when email_confirmed_at is null then null else encrypted_password end
    from mailed_links link
    where link.token_hash = $1 and link.type <> 'signup' and auth.users.email = link.email`
};
/** What addresses without an account were asked about goes once it has expired, and for this address altogether. */ async function awaitSignUp(database, email) {
    await database.query(`delete from mailed_links where (email = $1 or sent_at < now() - $2 * interval '1 minute')
     and not exists (select 1 from auth.users where auth.users.email = mailed_links.email)`, [
        email,
        lifetimeOf("signup")
    ]);
    await database.query("insert into mailed_links (token_hash, email, type) values ($1, $2, 'signup')", [
        nobodysToken(),
        email
    ]);
}
function createMailedLinks(database) {
    /** The newest link stays also when it can no longer be opened: it says what became of the sign-up's password. */ const prune = (email)=>database.query(`delete from mailed_links where email = $1 and sent_at < now() - $2 * interval '1 minute'
       and sent_at < coalesce(
         (select max(sent_at) from mailed_links where email = $1 and type = 'signup'), now())`, [
            email,
            lifetimeOf("signup")
        ]);
    const contest = async (email)=>void await database.query("update mailed_links set password_hash = null where email = $1", [
            email
        ]);
    return {
        contest,
        awaitSignUp: (email)=>awaitSignUp(database, email),
        async find (tokenHash) {
            const { rows } = await database.query(`select link.email, link.type, email_confirmed_at is not null as confirmed,
           extract(epoch from now() - link.sent_at)::float8 * 1000 as "ageMs"
         from mailed_links link join auth.users on auth.users.email = link.email where link.token_hash = $1`, [
                tokenHash
            ]);
            return rows[0] ?? null;
        },
        async waitingPassword (email) {
            const { rows } = await database.query(`select password_hash as hash from mailed_links where email = $1 and type = 'signup' and (
           sent_at >= now() - $2 * interval '1 minute'
           or exists (select 1 from auth.users where auth.users.email = $1))
         order by sent_at desc limit 1`, [
                email,
                lifetimeOf("signup")
            ]);
            return rows[0]?.hash;
        },
        async keepSignUp (email, bringsPassword) {
            await database.query(TAKE_SIGN_UP, [
                email,
                bringsPassword
            ]);
            if (!bringsPassword) await contest(email);
            await prune(email);
        },
        async keepAgain (email, tokenHash) {
            await database.query(`insert into mailed_links (token_hash, email, type, password_hash)
         select $2, $1, 'signup', (select password_hash from mailed_links
           where email = $1 and type = 'signup' order by sent_at desc limit 1)`, [
                email,
                tokenHash
            ]);
            await prune(email);
        },
        async keepEntry (email, type) {
            await database.query(`insert into mailed_links (token_hash, email, type)
         select recovery_token, email, $2 from auth.users where email = $1 and recovery_token is not null
         on conflict do nothing`, [
                email,
                type
            ]);
            await contest(email);
            await prune(email);
        },
        async arm (tokenHash) {
            await database.query(ARM.signup, [
                tokenHash
            ]);
            await database.query(ARM.entry, [
                tokenHash
            ]);
        },
        async drop (email) {
            await database.query("delete from mailed_links where email = $1", [
                email
            ]);
        }
    };
}
// MERGED MODULE: [project]/server/providers/auth/session-tables.ts [middleware] (ecmascript)
;
;
function createSessionTables(database) {
    return {
        async isOpen (sessionId) {
            const { rows } = await database.query("select 1 from auth.sessions where id = $1", [
                sessionId
            ]);
            return rows.length > 0;
        },
        async listOpen (userId) {
            const { rows } = await database.query("select id from auth.sessions where user_id = $1", [
                userId
            ]);
            return rows.map(({ id })=>id);
        },
        async ageOfSession (sessionId) {
            const { rows } = await database.query("select extract(epoch from now() - created_at)::float8 * 1000 as ms from auth.sessions where id = $1", [
                sessionId
            ]);
            return rows[0]?.ms ?? null;
        },
        async findSpent (token) {
            const { rows } = await database.query(`select user_id as "userId", session_id as "sessionId" from auth.refresh_tokens
         where token = $1 and revoked`, [
                token
            ]);
            return rows[0] ?? null;
        },
        async endAllBut (userId, kept) {
            const rest = "user_id = $1 and not (id::text = any($2::text[]))";
            await database.query(`delete from auth.sessions where ${rest}`, [
                userId,
                kept
            ]);
            // Their renewal tokens went with them; these belong to no session.
            await database.query("delete from auth.refresh_tokens where user_id = $1 and session_id is null", [
                userId
            ]);
        },
        async endOne (sessionId) {
            await database.query("delete from auth.sessions where id = $1", [
                sessionId
            ]);
        }
    };
}
// MERGED MODULE: [project]/server/providers/auth/social-peers.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__478500__ = __turbopack_context__.i(478500);
var __TURBOPACK__imported__module__769301__2 = __TURBOPACK__imported__module__769301__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .url>
;
var __TURBOPACK__imported__module__319281__3 = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__319281__3 = __TURBOPACK__imported__module__319281__;
;
;
;
const socialContext = new __TURBOPACK__imported__module__478500__["AsyncLocalStorage"]();
/** The endpoints the embedded server knows Google by. */ const GOOGLE = {
    authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
    token_endpoint: "https://oauth2.googleapis.com/token",
    jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
    userinfo_endpoint: "https://www.googleapis.com/userinfo/v2/me"
};
const discoverySchema = __TURBOPACK__imported__module__769301__2["z"].object({
    authorization_endpoint: __TURBOPACK__imported__module__319281__3.url(),
    token_endpoint: __TURBOPACK__imported__module__319281__3.url(),
    jwks_uri: __TURBOPACK__imported__module__319281__3.url(),
    userinfo_endpoint: __TURBOPACK__imported__module__319281__3.url()
});
const DISCOVERY_TIMEOUT_MS = 5_000;
function createGooglePeer(issuer, send = fetch) {
    let discovering;
    async function discover() {
        const response = await send(`${issuer.replace(/\/+$/, "")}/.well-known/openid-configuration`, {
            signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS)
        });
        return discoverySchema.parse(await response.json());
    }
    return async (url)=>{
        const [address, query] = url.split("?");
        const name = Object.keys(GOOGLE).find((key)=>GOOGLE[key] === address);
        if (!name) return url;
        discovering ??= discover().catch((error)=>{
            discovering = undefined;
            throw error;
        });
        const target = new URL((await discovering)[name]);
        for (const [key, value] of new URLSearchParams(query))target.searchParams.set(key, value);
        return target.toString();
    };
}
function inSocialContext(peer, run) {
    if (!peer) return socialContext.run({}, run);
    const plain = routeGlobalFetch();
    const send = async (input, init)=>{
        const target = input instanceof Request ? input : await peer(String(input));
        // Outside the context, so that a `fetch` someone has wrapped around this one does not come back here.
        return socialContext.exit(()=>plain(target, init));
    };
    return socialContext.run({
        fetch: send
    }, run);
}
let routing;
function routeGlobalFetch() {
    if (routing?.routed === globalThis.fetch) return routing.plain;
    const plain = globalThis.fetch;
    const routed = (input, init)=>(socialContext.getStore()?.fetch ?? plain)(input, init);
    routing = {
        routed,
        plain
    };
    globalThis.fetch = routed;
    return plain;
}
// MERGED MODULE: [project]/server/providers/auth/tables.ts [middleware] (ecmascript)
;
;
function createAuthTables(database) {
    const run = async (query, ...values)=>void await database.query(query, values);
    const dropPassword = (userId)=>run("update auth.users set encrypted_password = null where id = $1", userId);
    return {
        ...createLookups(database),
        replacePassword: (email, { from, to })=>run("update auth.users set encrypted_password = $3 where email = $1 and encrypted_password = $2", email, from, to),
        dropPassword,
        async dropOtherWays (userId) {
            await dropPassword(userId);
            await run("delete from auth.identities where user_id = $1 and provider <> 'email'", userId);
        },
        dropChange: (userId)=>run("update auth.users set email_change = null, email_change_token_new = null, email_change_token_current = null where id = $1", userId),
        dropRecovery: (userId)=>run("update auth.users set recovery_token = null where id = $1", userId),
        removeUnverified: ()=>run("delete from auth.users where email_confirmed_at is null and raw_app_meta_data->>'provider' <> 'email'"),
        withdraw: (userId)=>remove(database, userId, {
                keepLinks: true
            }),
        remove: (userId)=>remove(database, userId, {
                keepLinks: false
            })
    };
}
function createLookups(database) {
    return {
        async findByEmail (email) {
            const { rows } = await database.query("select id, email_confirmed_at as at, encrypted_password as hash from auth.users where email = $1", [
                email
            ]);
            const [row] = rows;
            return row ? {
                id: row.id,
                confirmed: row.at !== null,
                passwordHash: row.hash || null
            } : null;
        },
        async findHolder (wanted) {
            const byId = "userId" in wanted;
            const { rows } = await database.query(`select id, email from auth.users where ${byId ? "id" : "email"} = $1`, [
                byId ? wanted.userId : wanted.email.toLowerCase()
            ]);
            const [row] = rows;
            return row ? {
                userId: row.id,
                email: row.email
            } : null;
        },
        async findChange (tokenHash) {
            const { rows } = await database.query(`select id as "userId", email, email_change as wanted from auth.users
         where email_change_token_new = $1 and email_change is not null`, [
                tokenHash
            ]);
            return rows[0] ?? null;
        }
    };
}
/** Sessions and identities go with the account by themselves; the rest is not tied to it. */ async function remove(database, userId, { keepLinks }) {
    await database.transaction(async (transaction)=>{
        const { rows } = await transaction.query("delete from auth.users where id = $1 returning email", [
            userId
        ]);
        const email = rows[0]?.email ?? null;
        await transaction.query("delete from auth.refresh_tokens where user_id = $1", [
            userId
        ]);
        await transaction.query("delete from auth.flow_state where user_id = $1", [
            userId
        ]);
        if (!keepLinks) await transaction.query("delete from mailed_links where email = $1", [
            email
        ]);
        await transaction.query("delete from auth.audit_log_entries where payload->>'actor_id' = $1::text or payload->>'actor_username' = $2", [
            userId,
            email
        ]);
    });
}
;
;
;
;
;
;
;
;
;
;
const DECOY_DOMAIN = "@decoy.invalid";
/** Long enough that nobody guesses a link: the token in it is made of nothing but this code and the address. */ const CODE_DIGITS = 40;
async function startLite(options) {
    const { connection, mailer, siteUrl, product } = options;
    const links = createLinkMarks(options.secret);
    const sessions = createSessionTables(connection.driver);
    const reportSessions = async (userId, everywhere)=>options.onSessionsEnded({
            userId,
            open: await sessions.listOpen(userId),
            everywhere
        });
    const write = (to, type, tokenHash)=>{
        if (to.endsWith(DECOY_DOMAIN) || socialContext.getStore()) return;
        mailer.send(writeEmail({
            to,
            type,
            token: links.mark(tokenHash),
            siteUrl,
            product
        }));
    };
    const { App } = await (0, __TURBOPACK__imported__module__622188__["f"])();
    const app = new App({
        connection,
        auth: configuration(options),
        options: {
            server: {
                apiKeys: false,
                admin: false,
                disableStudio: true
            },
            drivers: {
                email: readingLinks(write)
            }
        }
    });
    return {
        fetch: async (request)=>app.fetch(request, {
                peerAddress: null
            }),
        tables: createAuthTables(connection.driver),
        sessions,
        links,
        mailed: createMailedLinks(connection.driver),
        write,
        tell: (to, what)=>mailer.send(writeNotice({
                to,
                what,
                siteUrl,
                product
            })),
        async endSessions (userId, kept) {
            await sessions.endAllBut(userId, kept);
            await reportSessions(userId, true);
        },
        async endSession (userId, sessionId) {
            await sessions.endOne(sessionId);
            await reportSessions(userId, false);
        },
        reportSessions
    };
}
const hours = (ms)=>`${ms / 3_600_000}h`;
function configuration({ siteUrl, jwtSecret, social }) {
    const external = ({ app, url })=>({
            enabled: app !== undefined,
            client_id: app?.clientId,
            secret: app?.clientSecret,
            redirect_uri: `${siteUrl}${PREFIX}callback`,
            ...url && {
                url
            }
        });
    return {
        enabled: true,
        jwt_secret: jwtSecret,
        site_url: siteUrl,
        additional_redirect_urls: [],
        minimum_password_length: 8,
        // A renewal token that comes back after its successor was used has been copied: it ends the session.
        enable_refresh_token_rotation: true,
        sessions: {
            timebox: hours(__TURBOPACK__imported__module__309439__["r"]),
            inactivity_timeout: hours(__TURBOPACK__imported__module__309439__["Z"])
        },
        email: {
            enable_confirmations: true,
            // The new address confirms: the old one cannot vouch for a mailbox it does not own.
            double_confirm_changes: false,
            otp_length: CODE_DIGITS,
            otp_expiry: lifetimeOf("signup") * 60
        },
        external: {
            google: external({
                app: social.google
            }),
            github: external({
                app: social.github,
                url: social.githubUrl
            })
        }
    };
}
/** Takes the link out of the server's own message and writes ours. */ function readingLinks(write) {
    return {
        async send ({ to, text }) {
            const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text ?? "")?.[0];
            const { searchParams } = new URL(link ?? "about:blank");
            const [token, type] = [
                searchParams.get("token"),
                searchParams.get("type")
            ];
            const known = LINK_TYPES.find((one)=>one === type);
            if (!token || !known) throw new Error("The auth server wrote a mail that has no link.");
            write(to, known, token);
        }
    };
}
;
;
;
;
;
async function signUp(options, call) {
    const email = emailOf(call);
    const password = textOf(call, "password");
    const refused = password === "" ? null : refuseLength(password);
    return refused ?? options.inTurn(email, ()=>signUpAs(options, call, {
            email,
            password
        }));
}
async function signUpAs(options, call, { email, password }) {
    const { lite } = options;
    const chosen = password && condense(password);
    const ask = (address)=>lite.fetch(forward(call, {
            body: {
                email: address,
                password: chosen
            }
        }));
    const person = await lite.tables.findByEmail(email);
    const waiting = person?.confirmed ? undefined : await lite.mailed.waitingPassword(email);
    const counts = await isSame(password, waiting) || waiting === undefined;
    if (person?.confirmed) {
        const answer = await asIfNew(lite, email, ask);
        if (answer.ok) remindOwner(options, call, email);
        return answer;
    }
    // The links that are on their way to this mailbox are as good as another one.
    if (person && !await options.mayMail(email, "signup")) {
        if (!counts) await lite.mailed.contest(email);
        return asIfNew(lite, email, ask);
    }
    let answer = await ask(email);
    if (person && answer.status === 429) {
        await lite.tables.withdraw(person.id);
        answer = await ask(email);
    }
    if (answer.ok) await lite.mailed.keepSignUp(email, counts);
    return answer;
}
/** Signs up someone who does not exist and answers as if it were the address asked for. */ async function asIfNew(lite, email, ask) {
    const decoy = `${(0, __TURBOPACK__imported__module__666680__3["randomUUID"])()}${DECOY_DOMAIN}`;
    const answer = await ask(decoy);
    const text = await answer.text();
    if (answer.ok) {
        const { id } = JSON.parse(text);
        await lite.tables.remove(id);
    }
    const inWords = JSON.stringify(email).slice(1, -1);
    return new Response(text.replaceAll(decoy, ()=>inWords), answer);
}
/** Sends the owner of a taken address a link to sign in. Nobody waits for it. */ function remindOwner({ lite, inTurn, log, mayMail }, call, email) {
    const request = {
        ...call,
        url: new URL(call.url.pathname.replace(/signup$/, "otp"), call.url)
    };
    const remind = async ()=>{
        if (!await mayMail(email, "magiclink")) return;
        await lite.fetch(forward(request, {
            body: {
                email,
                create_user: false
            }
        }));
        await lite.mailed.keepEntry(email, "magiclink");
    };
    inTurn(email, remind).catch((error)=>log.error("an owner was not reminded", {
            operation: "auth.signUp",
            error
        }));
}
// MERGED MODULE: [project]/server/providers/auth/social.ts [middleware] (ecmascript)
;
;
;
;
const PASSED_TO_PROVIDER = [
    "provider",
    "code_challenge",
    "prompt",
    "login_hint"
];
const PASSED_FROM_PROVIDER = [
    "state",
    "code",
    "error",
    "error_description"
];
/** Where a return that belongs to no sign-in of ours ends. */ const RETURN_PATH = "/auth/callback";
async function authorize({ lite, siteUrl, google }, call) {
    const asked = call.url.searchParams;
    if (!asked.get("code_challenge") || asked.get("code_challenge_method")?.toLowerCase() !== "s256") {
        return problem(400, "validation_failed", "A social sign-in needs a code_challenge with the method S256.");
    }
    const search = {
        ...only(asked, PASSED_TO_PROVIDER),
        code_challenge_method: "s256",
        redirect_to: ownAddress(asked.get("redirect_to"), siteUrl)
    };
    const answer = await lite.fetch(forward(call, {
        search
    }));
    const location = answer.headers.get("location");
    if (!location) return answer;
    const target = new URL(location);
    // Kept with the sign-in; the provider has no use for it.
    target.searchParams.delete("redirect_to");
    return redirect(google ? await google(target.toString()) : target.toString());
}
async function returnFromProvider({ lite, siteUrl, google }, call) {
    const search = only(call.url.searchParams, PASSED_FROM_PROVIDER);
    const answer = await inSocialContext(google, ()=>lite.fetch(forward(call, {
            search
        })));
    const target = new URL(answer.headers.get("location") ?? `${siteUrl}?error=server_error`);
    target.hash = "";
    const code = target.searchParams.get("error_code");
    if (code === "provider_email_needs_verification") await lite.tables.removeUnverified();
    if (target.pathname === "/") target.pathname = RETURN_PATH;
    return redirect(target.toString());
}
/** An address within the product; its front page for any other. */ function ownAddress(asked, siteUrl) {
    if (!asked || !URL.canParse(asked)) return siteUrl;
    const url = new URL(asked);
    return url.origin === new URL(siteUrl).origin && !url.username && !url.password ? url.toString() : siteUrl;
}
function only(params, names) {
    const found = names.map((name)=>[
            name,
            params.get(name)
        ]).filter(([, value])=>value !== null);
    return Object.fromEntries(found);
}
function redirect(location) {
    return new Response(null, {
        status: 302,
        headers: {
            location,
            "cache-control": "no-store"
        }
    });
}
// MERGED MODULE: [project]/server/providers/auth/verify-link.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__319281__ = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__996794__4 = __TURBOPACK__imported__module__996794__;
var __TURBOPACK__imported__module__769301__3 = __TURBOPACK__imported__module__769301__;
;
;
;
;
;
const answerSchema1 = __TURBOPACK__imported__module__319281__.looseObject({
    access_token: __TURBOPACK__imported__module__996794__4["z"].string(),
    user: __TURBOPACK__imported__module__319281__.looseObject({
        id: __TURBOPACK__imported__module__996794__4["z"].string()
    })
});
const expired = ()=>problem(403, "otp_expired", "Email link is invalid or has expired");
async function verifyLink(options, call) {
    const token = options.lite.links.unmark(textOf(call, "token_hash"));
    if (!token) return expired();
    const type = textOf(call, "type");
    if (type === "email_change") return takeAddress(options, call, token);
    const link = await options.lite.mailed.find(token);
    if (!link) return expired();
    return options.inTurn(link.email, ()=>enter(options.lite, call, {
            token,
            type
        }));
}
async function enter(lite, call, { token, type: asked }) {
    const link = await lite.mailed.find(token);
    if (!link || !mayOpen(link, asked)) return expired();
    await lite.mailed.arm(token);
    const answer = await lite.fetch(forward(call, {
        body: {
            type: link.type,
            token_hash: token
        }
    }));
    if (!answer.ok) return answer;
    await lite.mailed.drop(link.email);
    const person = await lite.tables.findByEmail(link.email);
    // A link to sign in with was asked for without one; a sign-up came with a password.
    return link.type === "signup" && !person?.passwordHash ? sayingDropped(answer) : answer;
}
function mayOpen({ type, ageMs, confirmed }, asked) {
    if (asked === "email" ? type === "recovery" : asked !== type) return false;
    if (type === "signup" && confirmed) return false;
    return ageMs <= lifetimeOf(type) * 60_000;
}
async function sayingDropped(answer) {
    const body = answerSchema1.parse(await answer.json());
    const headers = new Headers(answer.headers);
    headers.delete("content-length");
    const user = {
        ...body.user,
        password_dropped: true
    };
    return Response.json({
        ...body,
        user
    }, {
        status: answer.status,
        headers
    });
}
/** Gives an account another address. The new mailbox proves itself; when anyone who opens the link is not the one who
 * asked for it, signed in to the account, nothing but the mailbox leads into the account from then on. */ async function takeAddress({ lite, inTurn }, call, token) {
    const asked = await lite.tables.findChange(token);
    if (!asked) return expired();
    // Nothing that concerns the account, by its old address or its new one, happens meanwhile.
    return inTurn([
        asked.email,
        asked.wanted
    ], async ()=>{
        const change = await lite.tables.findChange(token);
        if (change?.email !== asked.email || change.wanted !== asked.wanted) return expired();
        const holder = await lite.tables.findByEmail(change.wanted);
        if (holder?.confirmed) return expired();
        if (holder) await lite.tables.remove(holder.id);
        const byOwner = await isSignedInTo(lite, call, change.userId);
        const answer = await lite.fetch(forward(call, {
            body: {
                type: "email_change",
                token_hash: token
            }
        }));
        if (!answer.ok) return answer;
        const { access_token } = answerSchema1.parse(await answer.clone().json());
        await lite.tables.dropRecovery(change.userId);
        await lite.mailed.drop(change.email);
        if (!byOwner) await lite.tables.dropOtherWays(change.userId);
        const kept = [
            claimsIn(access_token).sessionId,
            byOwner ? bearerClaims(call.headers).sessionId : null
        ];
        await lite.endSessions(change.userId, kept.filter((id)=>id !== null));
        lite.tell(change.email, "address");
        return byOwner ? answer : sayingDropped(answer);
    });
}
async function isSignedInTo(lite, call, userId) {
    if (!call.headers.has("authorization")) return false;
    const url = new URL(call.url.pathname.replace(/verify$/, "user"), call.url);
    const answer = await lite.fetch(forward({
        ...call,
        url,
        endpoint: "GET user"
    }));
    if (!answer.ok) {
        await answer.body?.cancel();
        return false;
    }
    return __TURBOPACK__imported__module__769301__3["z"].object({
        id: __TURBOPACK__imported__module__996794__4["z"].string()
    }).parse(await answer.json()).id === userId;
}
;
;
;
;
;
;
;
;
;
;
;
function createAnswers(options) {
    const { lite, key } = options;
    const withTurn = {
        ...options,
        inTurn: createInTurn()
    };
    const renew = createRenewals(lite, options.log);
    const exchangeCode = (call)=>{
        const body = {
            auth_code: textOf(call, "auth_code"),
            code_verifier: textOf(call, "code_verifier")
        };
        return lite.fetch(forward(call, {
            search: {
                grant_type: "pkce"
            },
            body
        }));
    };
    const token = async (call)=>{
        switch(call.url.searchParams.get("grant_type")){
            case "password":
                return withProvider(await signInWithPassword(lite, call), key);
            case "refresh_token":
                return withProvider(await renew(call), key);
            case "pkce":
                return withProvider(await exchangeCode(call), key);
            default:
                return lite.fetch(forward(call, {
                    body: {}
                }));
        }
    };
    return async (call)=>{
        switch(call.endpoint){
            case "POST token":
                return token(call);
            case "POST signup":
                return signUp(withTurn, call);
            case "POST otp":
            case "POST recover":
            case "POST resend":
                return requestMail(withTurn, call);
            case "POST verify":
                return withProvider(await verifyLink(withTurn, call), key);
            case "PUT user":
                return changeUser(withTurn, call);
            case "GET authorize":
                return authorize(options, call);
            case "GET callback":
                return returnFromProvider(options, call);
            case "POST logout":
                return signOut(lite, call);
            default:
                return lite.fetch(forward(call));
        }
    };
}
async function signOut(lite, call) {
    const scope = call.url.searchParams.get("scope") ?? "global";
    const answer = await lite.fetch(forward(call, {
        search: {
            scope
        }
    }));
    const { userId } = bearerClaims(call.headers);
    if (answer.ok && userId) await lite.reportSessions(userId, scope !== "local");
    return answer;
}
// MERGED MODULE: [project]/server/providers/auth/claims.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__769301__4 = __TURBOPACK__imported__module__769301__;
var __TURBOPACK__imported__module__41071__ = __turbopack_context__.i(41071);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .number>
;
var __TURBOPACK__imported__module__319281__4 = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__319281__4 = __TURBOPACK__imported__module__319281__;
var __TURBOPACK__imported__module__996794__5 = __TURBOPACK__imported__module__996794__;
;
;
const payloadSchema = __TURBOPACK__imported__module__769301__4["z"].object({
    sub: __TURBOPACK__imported__module__41071__["z"].uuid(),
    exp: __TURBOPACK__imported__module__319281__4.number(),
    iat: __TURBOPACK__imported__module__319281__4.number().nullish(),
    email: __TURBOPACK__imported__module__996794__5["z"].string().nullish(),
    session_id: __TURBOPACK__imported__module__996794__5["z"].string().nullish(),
    app_metadata: __TURBOPACK__imported__module__769301__4["z"].object({
        provider: __TURBOPACK__imported__module__996794__5["z"].string().nullish()
    }).nullish()
});
function readClaims(payload) {
    const parsed = payloadSchema.safeParse(payload);
    if (!parsed.success) return null;
    const { sub, exp, iat, email, session_id, app_metadata } = parsed.data;
    return {
        userId: sub,
        email: email || null,
        provider: app_metadata?.provider ?? null,
        sessionId: session_id ?? null,
        issuedAt: iat ?? 0,
        expiresAt: exp
    };
}
// MERGED MODULE: [project]/server/providers/auth/guard.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__89950__ = __turbopack_context__.i(89950);
// MERGED MODULE: [project]/server/http/client-address.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__109849__ = __turbopack_context__.i(109849);
// MERGED MODULE: [project]/node_modules/lru-cache/dist/esm/node/index.min.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__677652__ = __turbopack_context__.i(677652);
;
var S = (0, __TURBOPACK__imported__module__677652__["channel"])("lru-cache:metrics"), W = (0, __TURBOPACK__imported__module__677652__["tracingChannel"])("lru-cache");
var L = typeof performance == "object" && performance && typeof performance.now == "function" ? performance : Date;
var R = ()=>S.hasSubscribers || W.hasSubscribers, U = new Set, M = typeof process == "object" && process ? process : {}, k = (d, e, t, i)=>{
    typeof M.emitWarning == "function" ? M.emitWarning(d, e, t, i) : console.error(`[${t}] ${e}: ${d}`);
}, H = (d)=>!U.has(d);
var T = (d)=>!!d && d === Math.floor(d) && d > 0 && isFinite(d), j = (d)=>T(d) ? d <= Math.pow(2, 8) ? Uint8Array : d <= Math.pow(2, 16) ? Uint16Array : d <= Math.pow(2, 32) ? Uint32Array : d <= Number.MAX_SAFE_INTEGER ? O : null : null, O = class extends Array {
    constructor(e){
        super(e), this.fill(0);
    }
}, x = class d {
    heap;
    length;
    static #o = !1;
    static create(e) {
        let t = j(e);
        if (!t) return [];
        d.#o = !0;
        let i = new d(e, t);
        return d.#o = !1, i;
    }
    constructor(e, t){
        if (!d.#o) throw new TypeError("instantiate Stack using Stack.create(n)");
        this.heap = new t(e), this.length = 0;
    }
    push(e) {
        this.heap[this.length++] = e;
    }
    pop() {
        return this.heap[--this.length];
    }
}, I = class d {
    #o;
    #c;
    #S;
    #O;
    #w;
    #M;
    #I;
    #m;
    get perf() {
        return this.#m;
    }
    ttl;
    ttlResolution;
    ttlAutopurge;
    updateAgeOnGet;
    updateAgeOnHas;
    allowStale;
    noDisposeOnSet;
    noUpdateTTL;
    maxEntrySize;
    sizeCalculation;
    noDeleteOnFetchRejection;
    noDeleteOnStaleGet;
    allowStaleOnFetchAbort;
    allowStaleOnFetchRejection;
    ignoreFetchAbort;
    backgroundFetchSize;
    #n;
    #b;
    #s;
    #i;
    #t;
    #l;
    #u;
    #a;
    #h;
    #y;
    #r;
    #_;
    #F;
    #d;
    #g;
    #T;
    #U;
    #f;
    #D;
    static unsafeExposeInternals(e) {
        return {
            starts: e.#F,
            ttls: e.#d,
            autopurgeTimers: e.#g,
            sizes: e.#_,
            keyMap: e.#s,
            keyList: e.#i,
            valList: e.#t,
            next: e.#l,
            prev: e.#u,
            get head () {
                return e.#a;
            },
            get tail () {
                return e.#h;
            },
            free: e.#y,
            isBackgroundFetch: (t)=>e.#e(t),
            backgroundFetch: (t, i, s, n)=>e.#P(t, i, s, n),
            moveToTail: (t)=>e.#L(t),
            indexes: (t)=>e.#A(t),
            rindexes: (t)=>e.#z(t),
            isStale: (t)=>e.#p(t)
        };
    }
    get max() {
        return this.#o;
    }
    get maxSize() {
        return this.#c;
    }
    get calculatedSize() {
        return this.#b;
    }
    get size() {
        return this.#n;
    }
    get fetchMethod() {
        return this.#M;
    }
    get memoMethod() {
        return this.#I;
    }
    get dispose() {
        return this.#S;
    }
    get onInsert() {
        return this.#O;
    }
    get disposeAfter() {
        return this.#w;
    }
    constructor(e){
        let { max: t = 0, ttl: i, ttlResolution: s = 1, ttlAutopurge: n, updateAgeOnGet: o, updateAgeOnHas: l, allowStale: h, dispose: r, onInsert: c, disposeAfter: m, noDisposeOnSet: _, noUpdateTTL: u, maxSize: g = 0, maxEntrySize: f = 0, sizeCalculation: y, fetchMethod: a, memoMethod: w, noDeleteOnFetchRejection: F, noDeleteOnStaleGet: b, allowStaleOnFetchRejection: p, allowStaleOnFetchAbort: A, ignoreFetchAbort: z, backgroundFetchSize: C = 1, perf: E } = e;
        if (this.backgroundFetchSize = C, E !== void 0 && typeof E?.now != "function") throw new TypeError("perf option must have a now() method if specified");
        if (this.#m = E ?? L, t !== 0 && !T(t)) throw new TypeError("max option must be a nonnegative integer");
        let v = t ? j(t) : Array;
        if (!v) throw new Error("invalid max value: " + t);
        if (this.#o = t, this.#c = g, this.maxEntrySize = f || this.#c, this.sizeCalculation = y, this.sizeCalculation) {
            if (!this.#c && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
            if (typeof this.sizeCalculation != "function") throw new TypeError("sizeCalculation set to non-function");
        }
        if (w !== void 0 && typeof w != "function") throw new TypeError("memoMethod must be a function if defined");
        if (this.#I = w, a !== void 0 && typeof a != "function") throw new TypeError("fetchMethod must be a function if specified");
        if (this.#M = a, this.#U = !!a, this.#s = new Map, this.#i = Array.from({
            length: t
        }).fill(void 0), this.#t = Array.from({
            length: t
        }).fill(void 0), this.#l = new v(t), this.#u = new v(t), this.#a = 0, this.#h = 0, this.#y = x.create(t), this.#n = 0, this.#b = 0, typeof r == "function" && (this.#S = r), typeof c == "function" && (this.#O = c), typeof m == "function" ? (this.#w = m, this.#r = []) : (this.#w = void 0, this.#r = void 0), this.#T = !!this.#S, this.#D = !!this.#O, this.#f = !!this.#w, this.noDisposeOnSet = !!_, this.noUpdateTTL = !!u, this.noDeleteOnFetchRejection = !!F, this.allowStaleOnFetchRejection = !!p, this.allowStaleOnFetchAbort = !!A, this.ignoreFetchAbort = !!z, this.maxEntrySize !== 0) {
            if (this.#c !== 0 && !T(this.#c)) throw new TypeError("maxSize must be a positive integer if specified");
            if (!T(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
            this.#X();
        }
        if (this.allowStale = !!h, this.noDeleteOnStaleGet = !!b, this.updateAgeOnGet = !!o, this.updateAgeOnHas = !!l, this.ttlResolution = T(s) || s === 0 ? s : 1, this.ttlAutopurge = !!n, this.ttl = i || 0, this.ttl) {
            if (!T(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
            this.#k();
        }
        if (this.#o === 0 && this.ttl === 0 && this.#c === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
        if (!this.ttlAutopurge && !this.#o && !this.#c) {
            let D = "LRU_CACHE_UNBOUNDED";
            H(D) && (U.add(D), k("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", D, d));
        }
    }
    getRemainingTTL(e) {
        return this.#s.has(e) ? 1 / 0 : 0;
    }
    #k() {
        let e = new O(this.#o), t = new O(this.#o);
        this.#d = e, this.#F = t;
        let i = this.ttlAutopurge ? Array.from({
            length: this.#o
        }) : void 0;
        this.#g = i, this.#H = (h, r, c = this.#m.now())=>{
            t[h] = r !== 0 ? c : 0, e[h] = r, s(h, r);
        }, this.#R = (h)=>{
            t[h] = e[h] !== 0 ? this.#m.now() : 0, s(h, e[h]);
        };
        let s = this.ttlAutopurge ? (h, r)=>{
            if (i?.[h] && (clearTimeout(i[h]), i[h] = void 0), r && r !== 0 && i) {
                let c = setTimeout(()=>{
                    this.#p(h) ? (this.#E(this.#i[h], "expire"), i[h] = void 0) : s(h, l(h));
                }, r + 1);
                c.unref && c.unref(), i[h] = c;
            }
        } : ()=>{};
        this.#v = (h, r)=>{
            if (e[r]) {
                let c = e[r], m = t[r];
                if (!c || !m) return;
                h.ttl = c, h.start = m, h.now = n || o();
                let _ = h.now - m;
                h.remainingTTL = c - _;
            }
        };
        let n = 0, o = ()=>{
            let h = this.#m.now();
            if (this.ttlResolution > 0) {
                n = h;
                let r = setTimeout(()=>n = 0, this.ttlResolution);
                r.unref && r.unref();
            }
            return h;
        };
        this.getRemainingTTL = (h)=>{
            let r = this.#s.get(h);
            return r === void 0 ? 0 : l(r);
        };
        let l = (h)=>{
            let r = e[h], c = t[h];
            if (!r || !c) return 1 / 0;
            let m = (n || o()) - c;
            return r - m;
        };
        this.#p = (h)=>{
            let r = t[h], c = e[h];
            return !!c && !!r && (n || o()) - r > c;
        };
    }
    #R = ()=>{};
    #v = ()=>{};
    #H = ()=>{};
    #p = ()=>!1;
    #X() {
        let e = new O(this.#o);
        this.#b = 0, this.#_ = e, this.#x = (t)=>{
            this.#b -= e[t], e[t] = 0;
        }, this.#N = (t, i, s, n)=>{
            if (!T(s)) {
                if (this.#e(i)) return this.backgroundFetchSize;
                if (n) {
                    if (typeof n != "function") throw new TypeError("sizeCalculation must be a function");
                    if (s = n(i, t), !T(s)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
                } else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
            }
            return s;
        }, this.#j = (t, i, s)=>{
            if (e[t] = i, this.#c) {
                let n = this.#c - e[t];
                for(; this.#b > n;)this.#G(!0);
            }
            this.#b += e[t], s && (s.entrySize = i, s.totalCalculatedSize = this.#b);
        };
    }
    #x = (e)=>{};
    #j = (e, t, i)=>{};
    #N = (e, t, i, s)=>{
        if (i || s) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
        return 0;
    };
    *#A({ allowStale: e = this.allowStale } = {}) {
        if (this.#n) for(let t = this.#h; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#a);)t = this.#u[t];
    }
    *#z({ allowStale: e = this.allowStale } = {}) {
        if (this.#n) for(let t = this.#a; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#h);)t = this.#l[t];
    }
    #V(e) {
        return e !== void 0 && this.#s.get(this.#i[e]) === e;
    }
    *entries() {
        for (let e of this.#A())this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [
            this.#i[e],
            this.#t[e]
        ]);
    }
    *rentries() {
        for (let e of this.#z())this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [
            this.#i[e],
            this.#t[e]
        ]);
    }
    *keys() {
        for (let e of this.#A()){
            let t = this.#i[e];
            t !== void 0 && !this.#e(this.#t[e]) && (yield t);
        }
    }
    *rkeys() {
        for (let e of this.#z()){
            let t = this.#i[e];
            t !== void 0 && !this.#e(this.#t[e]) && (yield t);
        }
    }
    *values() {
        for (let e of this.#A())this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
    }
    *rvalues() {
        for (let e of this.#z())this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
    }
    [Symbol.iterator]() {
        return this.entries();
    }
    [Symbol.toStringTag] = "LRUCache";
    find(e, t = {}) {
        for (let i of this.#A()){
            let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
            if (n !== void 0 && e(n, this.#i[i], this)) return this.#C(this.#i[i], t);
        }
    }
    forEach(e, t = this) {
        for (let i of this.#A()){
            let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
            n !== void 0 && e.call(t, n, this.#i[i], this);
        }
    }
    rforEach(e, t = this) {
        for (let i of this.#z()){
            let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
            n !== void 0 && e.call(t, n, this.#i[i], this);
        }
    }
    purgeStale() {
        let e = !1;
        for (let t of this.#z({
            allowStale: !0
        }))this.#p(t) && (this.#E(this.#i[t], "expire"), e = !0);
        return e;
    }
    info(e) {
        let t = this.#s.get(e);
        if (t === void 0) return;
        let i = this.#t[t], s = this.#e(i) ? i.__staleWhileFetching : i;
        if (s === void 0) return;
        let n = {
            value: s
        };
        if (this.#d && this.#F) {
            let o = this.#d[t], l = this.#F[t];
            if (o && l) {
                let h = o - (this.#m.now() - l);
                n.ttl = h, n.start = Date.now();
            }
        }
        return this.#_ && (n.size = this.#_[t]), n;
    }
    dump() {
        let e = [];
        for (let t of this.#A({
            allowStale: !0
        })){
            let i = this.#i[t], s = this.#t[t], n = this.#e(s) ? s.__staleWhileFetching : s;
            if (n === void 0 || i === void 0) continue;
            let o = {
                value: n
            };
            if (this.#d && this.#F) {
                o.ttl = this.#d[t];
                let l = this.#m.now() - this.#F[t];
                o.start = Math.floor(Date.now() - l);
            }
            this.#_ && (o.size = this.#_[t]), e.unshift([
                i,
                o
            ]);
        }
        return e;
    }
    load(e) {
        this.clear();
        for (let [t, i] of e){
            if (i.start) {
                let s = Date.now() - i.start;
                i.start = this.#m.now() - s;
            }
            this.#W(t, i.value, i);
        }
    }
    set(e, t, i = {}) {
        let { status: s = S.hasSubscribers ? {} : void 0 } = i;
        i.status = s, s && (s.op = "set", s.key = e, t !== void 0 && (s.value = t), s.cache = this);
        let n = this.#W(e, t, i);
        return s && S.hasSubscribers && S.publish(s), n;
    }
    #W(e, t, i, s) {
        let { ttl: n = this.ttl, start: o, noDisposeOnSet: l = this.noDisposeOnSet, sizeCalculation: h = this.sizeCalculation, status: r } = i, c = this.#e(t);
        if (t === void 0) return r && (r.set = "deleted"), this.delete(e), this;
        let { noUpdateTTL: m = this.noUpdateTTL } = i;
        r && !c && (r.value = t);
        let _ = this.#N(e, t, i.size || 0, h, r);
        if (this.maxEntrySize && _ > this.maxEntrySize) return this.#E(e, "set"), r && (r.set = "miss", r.maxEntrySizeExceeded = !0), this;
        let u = this.#n === 0 ? void 0 : this.#s.get(e);
        if (u === void 0) u = this.#n === 0 ? this.#h : this.#y.length !== 0 ? this.#y.pop() : this.#n === this.#o ? this.#G(!1) : this.#n, this.#i[u] = e, this.#t[u] = t, this.#s.set(e, u), this.#l[this.#h] = u, this.#u[u] = this.#h, this.#h = u, this.#n++, this.#j(u, _, r), r && (r.set = "add"), m = !1, this.#D && !c && this.#O?.(t, e, "add");
        else {
            this.#L(u);
            let g = this.#t[u];
            if (t !== g) {
                if (!l) if (this.#e(g)) {
                    g !== s && g.__abortController.abort(new Error("replaced"));
                    let { __staleWhileFetching: f } = g;
                    f !== void 0 && f !== t && (this.#T && this.#S?.(f, e, "set"), this.#f && this.#r?.push([
                        f,
                        e,
                        "set"
                    ]));
                } else this.#T && this.#S?.(g, e, "set"), this.#f && this.#r?.push([
                    g,
                    e,
                    "set"
                ]);
                if (this.#x(u), this.#j(u, _, r), this.#t[u] = t, !c) {
                    let f = g && this.#e(g) ? g.__staleWhileFetching : g, y = f === void 0 ? "add" : t !== f ? "replace" : "update";
                    r && (r.set = y, f !== void 0 && (r.oldValue = f)), this.#D && this.onInsert?.(t, e, y);
                }
            } else c || (r && (r.set = "update"), this.#D && this.onInsert?.(t, e, "update"));
        }
        if (n !== 0 && !this.#d && this.#k(), this.#d && (m || this.#H(u, n, o), r && this.#v(r, u)), !l && this.#f && this.#r) {
            let g = this.#r, f;
            for(; f = g?.shift();)this.#w?.(...f);
        }
        return this;
    }
    pop() {
        try {
            for(; this.#n;){
                let e = this.#t[this.#a];
                if (this.#G(!0), this.#e(e)) {
                    if (e.__staleWhileFetching) return e.__staleWhileFetching;
                } else if (e !== void 0) return e;
            }
        } finally{
            if (this.#f && this.#r) {
                let e = this.#r, t;
                for(; t = e?.shift();)this.#w?.(...t);
            }
        }
    }
    #G(e) {
        let t = this.#a, i = this.#i[t], s = this.#t[t], n = this.#e(s);
        n && s.__abortController.abort(new Error("evicted"));
        let o = n ? s.__staleWhileFetching : s;
        return (this.#T || this.#f) && o !== void 0 && (this.#T && this.#S?.(o, i, "evict"), this.#f && this.#r?.push([
            o,
            i,
            "evict"
        ])), this.#x(t), this.#g?.[t] && (clearTimeout(this.#g[t]), this.#g[t] = void 0), e && (this.#i[t] = void 0, this.#t[t] = void 0, this.#y.push(t)), this.#n === 1 ? (this.#a = this.#h = 0, this.#y.length = 0) : this.#a = this.#l[t], this.#s.delete(i), this.#n--, t;
    }
    has(e, t = {}) {
        let { status: i = S.hasSubscribers ? {} : void 0 } = t;
        t.status = i, i && (i.op = "has", i.key = e, i.cache = this);
        let s = this.#Y(e, t);
        return S.hasSubscribers && S.publish(i), s;
    }
    #Y(e, t = {}) {
        let { updateAgeOnHas: i = this.updateAgeOnHas, status: s } = t, n = this.#s.get(e);
        if (n !== void 0) {
            let o = this.#t[n];
            if (this.#e(o) && o.__staleWhileFetching === void 0) return !1;
            if (this.#p(n)) s && (s.has = "stale", this.#v(s, n));
            else return i && this.#R(n), s && (s.has = "hit", this.#v(s, n)), !0;
        } else s && (s.has = "miss");
        return !1;
    }
    peek(e, t = {}) {
        let { status: i = R() ? {} : void 0 } = t;
        i && (i.op = "peek", i.key = e, i.cache = this), t.status = i;
        let s = this.#J(e, t);
        return S.hasSubscribers && S.publish(i), s;
    }
    #J(e, t) {
        let { status: i, allowStale: s = this.allowStale } = t, n = this.#s.get(e);
        if (n === void 0 || !s && this.#p(n)) {
            i && (i.peek = n === void 0 ? "miss" : "stale");
            return;
        }
        let o = this.#t[n], l = this.#e(o) ? o.__staleWhileFetching : o;
        return i && (l !== void 0 ? (i.peek = "hit", i.value = l) : i.peek = "miss"), l;
    }
    #P(e, t, i, s) {
        let n = t === void 0 ? void 0 : this.#t[t];
        if (this.#e(n)) return n;
        let o = new AbortController, { signal: l } = i;
        l?.addEventListener("abort", ()=>o.abort(l.reason), {
            signal: o.signal
        });
        let h = {
            signal: o.signal,
            options: i,
            context: s
        }, r = (f, y = !1)=>{
            let { aborted: a } = o.signal, w = i.ignoreFetchAbort && f !== void 0, F = i.ignoreFetchAbort || !!(i.allowStaleOnFetchAbort && f !== void 0);
            if (i.status && (a && !y ? (i.status.fetchAborted = !0, i.status.fetchError = o.signal.reason, w && (i.status.fetchAbortIgnored = !0)) : i.status.fetchResolved = !0), a && !w && !y) return m(o.signal.reason, F);
            let b = u, p = this.#t[t];
            return (p === u || p === void 0 && w && y) && (f === void 0 ? b.__staleWhileFetching !== void 0 ? this.#t[t] = b.__staleWhileFetching : this.#E(e, "fetch") : (i.status && (i.status.fetchUpdated = !0), this.#W(e, f, h.options, b))), f;
        }, c = (f)=>(i.status && (i.status.fetchRejected = !0, i.status.fetchError = f), m(f, !1)), m = (f, y)=>{
            let { aborted: a } = o.signal, w = a && i.allowStaleOnFetchAbort, F = w || i.allowStaleOnFetchRejection, b = F || i.noDeleteOnFetchRejection, p = u;
            if (this.#t[t] === u && (!b || !y && p.__staleWhileFetching === void 0 ? this.#E(e, "fetch") : w || (this.#t[t] = p.__staleWhileFetching)), F) return i.status && p.__staleWhileFetching !== void 0 && (i.status.returnedStale = !0), p.__staleWhileFetching;
            if (p.__returned === p) throw f;
        }, _ = (f, y)=>{
            let a = this.#M?.(e, n, h);
            o.signal.addEventListener("abort", ()=>{
                (!i.ignoreFetchAbort || i.allowStaleOnFetchAbort) && (f(void 0), i.allowStaleOnFetchAbort && (f = (w)=>r(w, !0)));
            }), a && a instanceof Promise ? a.then((w)=>f(w === void 0 ? void 0 : w), y) : a !== void 0 && f(a);
        };
        i.status && (i.status.fetchDispatched = !0);
        let u = new Promise(_).then(r, c), g = Object.assign(u, {
            __abortController: o,
            __staleWhileFetching: n,
            __returned: void 0
        });
        return t === void 0 ? (this.#W(e, g, {
            ...h.options,
            status: void 0
        }), t = this.#s.get(e)) : this.#t[t] = g, g;
    }
    #e(e) {
        if (!this.#U) return !1;
        let t = e;
        return !!t && t instanceof Promise && t.hasOwnProperty("__staleWhileFetching") && t.__abortController instanceof AbortController;
    }
    fetch(e, t = {}) {
        let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
        t.status = s, s && t.context && (s.context = t.context);
        let n = this.#B(e, t);
        return s && i && (s.trace = !0, W.tracePromise(()=>n, s).catch(()=>{})), n;
    }
    async #B(e, t = {}) {
        let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, ttl: o = this.ttl, noDisposeOnSet: l = this.noDisposeOnSet, size: h = 0, sizeCalculation: r = this.sizeCalculation, noUpdateTTL: c = this.noUpdateTTL, noDeleteOnFetchRejection: m = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection: _ = this.allowStaleOnFetchRejection, ignoreFetchAbort: u = this.ignoreFetchAbort, allowStaleOnFetchAbort: g = this.allowStaleOnFetchAbort, context: f, forceRefresh: y = !1, status: a, signal: w } = t;
        if (a && (a.op = "fetch", a.key = e, y && (a.forceRefresh = !0), a.cache = this), !this.#U) return a && (a.fetch = "get"), this.#C(e, {
            allowStale: i,
            updateAgeOnGet: s,
            noDeleteOnStaleGet: n,
            status: a
        });
        let F = {
            allowStale: i,
            updateAgeOnGet: s,
            noDeleteOnStaleGet: n,
            ttl: o,
            noDisposeOnSet: l,
            size: h,
            sizeCalculation: r,
            noUpdateTTL: c,
            noDeleteOnFetchRejection: m,
            allowStaleOnFetchRejection: _,
            allowStaleOnFetchAbort: g,
            ignoreFetchAbort: u,
            status: a,
            signal: w
        }, b = this.#s.get(e);
        if (b === void 0) {
            a && (a.fetch = "miss");
            let p = this.#P(e, b, F, f);
            return p.__returned = p;
        } else {
            let p = this.#t[b];
            if (this.#e(p)) {
                let v = i && p.__staleWhileFetching !== void 0;
                return a && (a.fetch = "inflight", v && (a.returnedStale = !0)), v ? p.__staleWhileFetching : p.__returned = p;
            }
            let A = this.#p(b);
            if (!y && !A) return a && (a.fetch = "hit"), this.#L(b), s && this.#R(b), a && this.#v(a, b), p;
            let z = this.#P(e, b, F, f), E = z.__staleWhileFetching !== void 0 && i;
            return a && (a.fetch = A ? "stale" : "refresh", E && A && (a.returnedStale = !0)), E ? z.__staleWhileFetching : z.__returned = z;
        }
    }
    forceFetch(e, t = {}) {
        let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
        t.status = s, s && t.context && (s.context = t.context);
        let n = this.#K(e, t);
        return s && i && (s.trace = !0, W.tracePromise(()=>n, s).catch(()=>{})), n;
    }
    async #K(e, t = {}) {
        let i = await this.#B(e, t);
        if (i === void 0) throw new Error("fetch() returned undefined");
        return i;
    }
    memo(e, t = {}) {
        let { status: i = S.hasSubscribers ? {} : void 0 } = t;
        t.status = i, i && (i.op = "memo", i.key = e, t.context && (i.context = t.context), i.cache = this);
        let s = this.#Q(e, t);
        return i && (i.value = s), S.hasSubscribers && S.publish(i), s;
    }
    #Q(e, t = {}) {
        let i = this.#I;
        if (!i) throw new Error("no memoMethod provided to constructor");
        let { context: s, status: n, forceRefresh: o, ...l } = t;
        n && o && (n.forceRefresh = !0);
        let h = this.#C(e, l), r = o || h === void 0;
        if (n && (n.memo = r ? "miss" : "hit", r || (n.value = h)), !r) return h;
        let c = i(e, h, {
            options: l,
            context: s
        });
        return n && (n.value = c), this.#W(e, c, l), c;
    }
    get(e, t = {}) {
        let { status: i = S.hasSubscribers ? {} : void 0 } = t;
        t.status = i, i && (i.op = "get", i.key = e, i.cache = this);
        let s = this.#C(e, t);
        return i && (s !== void 0 && (i.value = s), S.hasSubscribers && S.publish(i)), s;
    }
    #C(e, t = {}) {
        let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, status: o } = t, l = this.#s.get(e);
        if (l === void 0) {
            o && (o.get = "miss");
            return;
        }
        let h = this.#t[l], r = this.#e(h);
        return o && this.#v(o, l), this.#p(l) ? r ? (o && (o.get = "stale-fetching"), i && h.__staleWhileFetching !== void 0 ? (o && (o.returnedStale = !0), h.__staleWhileFetching) : void 0) : (n || this.#E(e, "expire"), o && (o.get = "stale"), i ? (o && (o.returnedStale = !0), h) : void 0) : (o && (o.get = r ? "fetching" : "hit"), this.#L(l), s && this.#R(l), r ? h.__staleWhileFetching : h);
    }
    #$(e, t) {
        this.#u[t] = e, this.#l[e] = t;
    }
    #L(e) {
        e !== this.#h && (e === this.#a ? this.#a = this.#l[e] : this.#$(this.#u[e], this.#l[e]), this.#$(this.#h, e), this.#h = e);
    }
    delete(e) {
        return this.#E(e, "delete");
    }
    #E(e, t) {
        S.hasSubscribers && S.publish({
            op: "delete",
            delete: t,
            key: e,
            cache: this
        });
        let i = !1;
        if (this.#n !== 0) {
            let s = this.#s.get(e);
            if (s !== void 0) if (this.#g?.[s] && (clearTimeout(this.#g[s]), this.#g[s] = void 0), i = !0, this.#n === 1) this.#q(t);
            else {
                this.#x(s);
                let n = this.#t[s];
                if (this.#e(n) ? n.__abortController.abort(new Error("deleted")) : (this.#T || this.#f) && (this.#T && this.#S?.(n, e, t), this.#f && this.#r?.push([
                    n,
                    e,
                    t
                ])), this.#s.delete(e), this.#i[s] = void 0, this.#t[s] = void 0, s === this.#h) this.#h = this.#u[s];
                else if (s === this.#a) this.#a = this.#l[s];
                else {
                    let o = this.#u[s];
                    this.#l[o] = this.#l[s];
                    let l = this.#l[s];
                    this.#u[l] = this.#u[s];
                }
                this.#n--, this.#y.push(s);
            }
        }
        if (this.#f && this.#r?.length) {
            let s = this.#r, n;
            for(; n = s?.shift();)this.#w?.(...n);
        }
        return i;
    }
    clear() {
        return this.#q("delete");
    }
    #q(e) {
        for (let t of this.#z({
            allowStale: !0
        })){
            let i = this.#t[t];
            if (this.#e(i)) i.__abortController.abort(new Error("deleted"));
            else {
                let s = this.#i[t];
                this.#T && this.#S?.(i, s, e), this.#f && this.#r?.push([
                    i,
                    s,
                    e
                ]);
            }
        }
        if (this.#s.clear(), this.#t.fill(void 0), this.#i.fill(void 0), this.#d && this.#F) {
            this.#d.fill(0), this.#F.fill(0);
            for (let t of this.#g ?? [])t !== void 0 && clearTimeout(t);
            this.#g?.fill(void 0);
        }
        if (this.#_ && this.#_.fill(0), this.#a = 0, this.#h = 0, this.#y.length = 0, this.#b = 0, this.#n = 0, this.#f && this.#r) {
            let t = this.#r, i;
            for(; i = t?.shift();)this.#w?.(...i);
        }
    }
};
;
var __TURBOPACK__imported__module__825898__ = __turbopack_context__.i(825898);
var __TURBOPACK__imported__module__104553__ = __turbopack_context__.i(104553);
;
;
;
;
;
/** What all callers share whose address nobody can tell. */ const UNKNOWN = "unknown";
const LOOPBACK_NETWORKS = [
    "127.0.0.0/8",
    "::1/128"
];
const LOOPBACK = (0, __TURBOPACK__imported__module__825898__["F"])(LOOPBACK_NETWORKS);
/** An address is read several times in a request, and in all requests of its client; reading one costs more than admitting
 * the request. Anyone who writes long headers has each of them read. */ const REMEMBERED_MAX = 2_000;
const REMEMBERED_LENGTH_MAX = 200;
const createMemory = ()=>new I({
        max: REMEMBERED_MAX
    });
/** By the proxies that are trusted: where a socket and a header lead. */ const knownWays = new WeakMap();
const knownNetworks = createMemory();
function remembered(known, key, read) {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const value = read();
    if (key.length <= REMEMBERED_LENGTH_MAX) known.set(key, value);
    return value;
}
function clientAddress(peer, forwardedFor, proxies) {
    const ways = knownWays.get(proxies) ?? createMemory();
    knownWays.set(proxies, ways);
    const [near, header] = [
        peer ?? "",
        forwardedFor ?? ""
    ];
    // The length says where the one ends and the other begins.
    return remembered(ways, `${near.length} ${near}${header}`, ()=>follow(near, header, proxies));
}
function follow(peer, forwardedFor, proxies) {
    let nearest = (0, __TURBOPACK__imported__module__825898__["q"])(peer);
    if (!nearest) return UNKNOWN;
    const hops = forwardedFor.split(",").filter((hop)=>hop.trim() !== "");
    while(hops.length > 0 && (0, __TURBOPACK__imported__module__825898__["P"])(proxies, nearest)){
        nearest = (0, __TURBOPACK__imported__module__825898__["q"])(hops.pop() ?? "");
        if (!nearest) return UNKNOWN;
    }
    return countedAs(nearest);
}
function addressOf(headers) {
    const forwarded = headers.get("x-forwarded-for");
    if ((0, __TURBOPACK__imported__module__104553__["v"])()) return clientAddress((0, __TURBOPACK__imported__module__104553__["P"])(headers), forwarded, (0, __TURBOPACK__imported__module__104553__["q"])());
    return forwarded ? clientAddress("127.0.0.1", forwarded, LOOPBACK) : UNKNOWN;
}
function countedAs(address) {
    if (address instanceof __TURBOPACK__imported__module__109849__["default"].IPv4) return address.toString();
    return address.range() === "loopback" ? "::1" : (0, __TURBOPACK__imported__module__825898__["i"])(address, 64);
}
const WIDE_SHARE = 10;
function networksOf(address) {
    return remembered(knownNetworks, address, ()=>readNetworks(address));
}
function readNetworks(address) {
    const read = (0, __TURBOPACK__imported__module__825898__["q"])(address);
    const place = {
        name: read ? countedAs(read) : address,
        share: 1
    };
    if (!(read instanceof __TURBOPACK__imported__module__109849__["default"].IPv6) || read.range() === "loopback") return [
        place
    ];
    return [
        place,
        {
            name: `${(0, __TURBOPACK__imported__module__825898__["i"])(read, 48)}/48`,
            share: WIDE_SHARE
        }
    ];
}
// MERGED MODULE: [project]/server/providers/auth/attempt-limit.ts [middleware] (ecmascript)
;
;
function createAttemptLimiter({ capacity = 20_000, now }) {
    const fullAt = new Map();
    return {
        take ({ limit, windowMs }, key) {
            const time = now();
            const kept = fullAt.get(key) ?? time;
            // A bucket that takes longer than a window to fill was used before the clock was put back.
            const known = kept > time + windowMs ? time : Math.max(kept, time);
            const next = known + windowMs / limit;
            const over = next - time - windowMs;
            // A thousandth of a millisecond absorbs what adding fractions loses.
            if (over > 0.001) return {
                ok: false,
                retryAfterMs: over
            };
            fullAt.delete(key);
            if (fullAt.size >= capacity) fullAt.delete(fullAt.keys().next().value ?? "");
            fullAt.set(key, next);
            return {
                ok: true
            };
        }
    };
}
;
;
;
;
;
;
const MINUTE = 60_000;
/** A school shares one address, so an address gets many times what one account does. */ const PER_ADDRESS = {
    limit: 600,
    windowMs: 5 * MINUTE
};
/** Tries of one address at one account: passwords, and mail that is asked for. */ const AT_ONE_ACCOUNT = {
    limit: 20,
    windowMs: 10 * MINUTE
};
const MAIL_FROM_ONE_PLACE = {
    limit: 10,
    windowMs: 15 * MINUTE
};
/** Passwords tried at one account from places where nobody has signed in to it: anyone who has many addresses guesses no
 * faster than this, and its owner's own places stay open. */ const FROM_STRANGERS = {
    limit: 100,
    windowMs: 10 * MINUTE
};
const RENEWALS_PER_ADDRESS = {
    limit: 3_000,
    windowMs: 5 * MINUTE
};
/** Links of one kind that are mailed to one address, no matter who asks. One is free again every two minutes, and a link can be
 * opened for ten or more: when none is mailed there is one in the mailbox that still opens. */ const LINKS_MAILED = {
    limit: 5,
    windowMs: 10 * MINUTE
};
/** Endpoints where guessing pays, or that cause mail. */ const ATTEMPTS = (0, __TURBOPACK__imported__module__89950__["f"])({
    "POST token": "password",
    "POST verify": "other",
    "PUT user": "change",
    "GET authorize": "other",
    "GET callback": "other",
    "POST signup": "mail",
    "POST recover": "mail",
    "POST otp": "mail",
    "POST resend": "mail"
});
function createGuard({ limiter, places, log, now }) {
    const here = createAttemptLimiter({
        now
    });
    const counting = limiter ?? here;
    const take = async (rule, key)=>refusal(await counting.take(rule, `auth:${key}`));
    async function refuseTry(call, kind, address) {
        const email = emailOf(call);
        if (kind === "change") {
            return take(MAIL_FROM_ONE_PLACE, `change:${bearerClaims(call.headers).userId ?? address}`);
        }
        if (!email || kind === "other") return null;
        if (kind === "mail") return take(MAIL_FROM_ONE_PLACE, `mail:${email} ${address}`);
        const here = await take(AT_ONE_ACCOUNT, `password:${email} ${address}`);
        if (here || await places?.has(email, address)) return here;
        return take(FROM_STRANGERS, `strangers:${email}`);
    }
    return {
        async refuse (call) {
            const kind = ATTEMPTS[call.endpoint];
            if (!kind) return null;
            const address = addressOf(call.headers);
            try {
                if (call.url.searchParams.get("grant_type") === "refresh_token") {
                    return await takePlaces(here, RENEWALS_PER_ADDRESS, {
                        kind: "renewal",
                        address
                    });
                }
                const fromAddress = await takePlaces(counting, PER_ADDRESS, {
                    kind: "auth:address",
                    address
                });
                return fromAddress ?? await refuseTry(call, kind, address);
            } catch (error) {
                log.error("the limiter of sign-in attempts failed", {
                    operation: "auth.guard",
                    error
                });
                return tooMany(60);
            }
        },
        async welcome (call, email) {
            await places?.keep(email, addressOf(call.headers)).catch((error)=>{
                log.error("a known place was not kept", {
                    operation: "auth.guard",
                    error
                });
            });
        },
        async mayMail (email, type) {
            // A fixed window would leave minutes in which no link in the mailbox opens any more.
            return (await counting.take(LINKS_MAILED, `auth:links:${type} ${email}`)).ok;
        }
    };
}
/** Counts an attempt against an address and the network around it. */ async function takePlaces(limiter, rule, { kind, address }) {
    for (const { name, share } of networksOf(address)){
        const refused = refusal(await limiter.take({
            ...rule,
            limit: rule.limit * share
        }, `${kind}:${name}`));
        if (refused) return refused;
    }
    return null;
}
function refusal(decision) {
    return decision.ok ? null : tooMany(Math.max(1, Math.ceil(decision.retryAfterMs / 1000)));
}
function tooMany(seconds) {
    const message = `Too many attempts. Please try again in ${seconds} s.`;
    const response = problem(429, "over_request_rate_limit", message);
    response.headers.set("retry-after", String(seconds));
    return response;
}
// MERGED MODULE: [project]/server/providers/auth/jose-code.ts [middleware] (ecmascript)
;
;
const OF_JOSE = /^ERR_(JOSE|JWE|JWKS?|JWS|JWT)_/;
function joseCodeOf(error) {
    if (!(error instanceof Error && "code" in error)) return null;
    return typeof error.code === "string" && OF_JOSE.test(error.code) ? error.code : null;
}
// MERGED MODULE: [project]/server/providers/auth/known-passwords.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__30278__2 = __TURBOPACK__imported__module__30278__;
;
;
;
/** What a guesser tries here before anything else, besides the address and the product's name. */ const OF_THIS_PLACE = [
    "classmate",
    "homework",
    "mathematics",
    "studyhelp",
    "tutor"
];
let known;
async function refuseGuessed(call, product) {
    if (call.endpoint !== "POST signup" && call.endpoint !== "PUT user") return null;
    const password = textOf(call, "password");
    const email = emailOf(call) || emailInToken(call.headers);
    if (!password || !await isEasilyGuessed(password, {
        email,
        product
    })) return null;
    const body = {
        code: 422,
        error_code: "weak_password",
        msg: "Password is known to be weak and easy to guess, please choose a different one.",
        weak_password: {
            reasons: [
                "pwned"
            ]
        }
    };
    return Response.json(body, {
        status: 422,
        headers: {
            "x-sb-error-code": "weak_password"
        }
    });
}
/** Whose token a call carries; nothing depends on it but what is refused. */ function emailInToken(headers) {
    try {
        const { email } = (0, __TURBOPACK__imported__module__30278__2["f"])(headers.get("authorization")?.replace(/^Bearer /i, "") ?? "");
        return typeof email === "string" ? email : "";
    } catch  {
        return "";
    }
}
async function isEasilyGuessed(password, { email, product }) {
    const lower = password.toLowerCase();
    const words = [
        ...OF_THIS_PLACE,
        product.toLowerCase(),
        email,
        email.split("@")[0] ?? ""
    ];
    const bare = (text)=>text.replace(/[^\p{L}]/gu, "");
    if (words.some((word)=>lower === word || bare(word) !== "" && bare(lower) === bare(word))) return true;
    known ??= __turbopack_context__.A(146794).then(({ default: list })=>new Set(list));
    return (await known).has(lower);
}
;
;
;
;
;
;
;
;
;
;
;
;
/** A name for the one public client there is. The embedded server asks for no key: it answers its own origin only. */ const PUBLIC_KEY = "classmate";
const MAIL_ANSWER_MS = 300;
/** Calls by which someone signs in. */ const ENTRIES = new Set([
    "POST token",
    "POST verify"
]);
const enteredSchema = __TURBOPACK__imported__module__769301__["z"].object({
    user: __TURBOPACK__imported__module__769301__["z"].object({
        email: __TURBOPACK__imported__module__996794__["z"].string()
    })
});
/** Whose account an answer opens; null when it opens none. */ async function emailIn(answer) {
    return enteredSchema.safeParse(await answer.clone().json()).data?.user.email.toLowerCase() ?? null;
}
const atAFixedMoment = ()=>new Promise((resume)=>setTimeout(resume, MAIL_ANSWER_MS));
function createEmbeddedAuth(options) {
    const { siteUrl, social = {}, log, now = Date.now, pace = atAFixedMoment } = options;
    const jwtSecret = deriveSecret(options.secret, "auth-access-token");
    const key = new TextEncoder().encode(jwtSecret);
    const google = social.googleUrl ? createGooglePeer(social.googleUrl) : null;
    const guard = createGuard({
        ...options,
        now
    });
    const boot = once(async ()=>{
        const connection = await options.connection();
        const lite = await startLite({
            ...options,
            social,
            jwtSecret,
            connection,
            onSessionsEnded
        });
        const { mayMail } = guard;
        return {
            lite,
            answer: createAnswers({
                lite,
                siteUrl,
                google,
                key,
                log,
                pace,
                mayMail
            })
        };
    });
    const listeners = [];
    const onSessionsEnded = async (ended)=>{
        for (const listener of listeners)await listener(ended);
    };
    async function handle(request, seen) {
        const call = await readCall(request);
        if (call instanceof Response) return call;
        const grant = call.url.searchParams.get("grant_type");
        seen?.({
            endpoint: grant ? `${call.endpoint} ${grant}` : call.endpoint,
            email: emailOf(call)
        });
        const refused = await guard.refuse(call) ?? await refuseGuessed(call, options.product);
        if (refused) return refused;
        const answer = await (await boot()).answer(call);
        const email = ENTRIES.has(call.endpoint) && answer.ok ? await emailIn(answer) : null;
        if (email) await guard.welcome(call, email);
        return answer;
    }
    return {
        kind: "embedded",
        url: siteUrl,
        anonKey: PUBLIC_KEY,
        fetch: (input, init)=>handle(new Request(input, init)),
        handle,
        verifyAccessToken: (token)=>verify(token, key, new Date(now())),
        socialProviders: async ()=>configured(social),
        deleteUser: async (userId)=>(await boot()).lite.tables.remove(userId),
        endSessions: async (userId)=>(await boot()).lite.endSessions(userId, []),
        dropPassword: async (userId)=>(await boot()).lite.tables.dropPassword(userId),
        hasSession: async (sessionId)=>(await boot()).lite.sessions.isOpen(sessionId),
        onSessionsEnded: (listener)=>void listeners.push(listener),
        findPerson: async (wanted)=>(await boot()).lite.tables.findHolder(wanted),
        ...options.inbox && {
            inbox: options.inbox
        },
        isHealthy: async ()=>(await handle(new Request(`${siteUrl}${PREFIX}health`))).ok
    };
}
function configured({ google, github }) {
    return [
        ...google ? [
            "google"
        ] : [],
        ...github ? [
            "github"
        ] : []
    ];
}
/** What `open` gave; a failed attempt is forgotten. */ function once(open) {
    let opening;
    return ()=>{
        opening ??= open().catch((error)=>{
            opening = undefined;
            throw error;
        });
        return opening;
    };
}
async function verify(token, key, currentDate) {
    try {
        const { payload } = await jwtVerify(token, key, {
            algorithms: [
                "HS256"
            ],
            audience: "authenticated",
            currentDate
        });
        return readClaims(payload);
    } catch (error) {
        if (joseCodeOf(error) !== null) return null;
        throw error;
    }
}
// MERGED MODULE: [project]/server/providers/auth/hosted.ts [middleware] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/jwks/remote.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__259568__7 = __TURBOPACK__imported__module__259568__;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/jwks/local.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__259568__8 = __TURBOPACK__imported__module__259568__;
var __TURBOPACK__imported__module__346440__5 = __TURBOPACK__imported__module__346440__;
;
;
;
;
function isUsableJWK(jwk, entry, alg, kid) {
    const { kty, key_ops: keyOps, ext, kid: jwkKid, alg: jwkAlg, use, crv } = jwk;
    return (ext === void 0 || typeof ext == "boolean") && (keyOps === void 0 || Array.isArray(keyOps) && keyOps.every((operation, index)=>typeof operation == "string" && keyOps.indexOf(operation) === index) && keyOps.includes("verify")) && entry.kty.includes(kty) && (kid === void 0 || typeof kid == "string" && kid === jwkKid) && (jwkAlg === void 0 ? kty !== "AKP" : alg === jwkAlg) && (use === void 0 || use === "sig") && (!entry.crv || crv === entry.crv);
}
async function importWithAlgCache(cache, jwk, entry) {
    const cached = cache.get(jwk) || cache.set(jwk, {}).get(jwk), { alg } = entry;
    if (cached[alg] === void 0) {
        const pending = jwkToKey(entry, jwk, !0).then((key)=>{
            if (key.type !== "public") throw new __TURBOPACK__imported__module__259568__8["P"]("JSON Web Key Set members must be public keys");
            return cached[alg] = key, key;
        }).catch((error)=>{
            throw cached[alg] === pending && delete cached[alg], error;
        });
        cached[alg] = pending;
    }
    return cached[alg];
}
function createLocalJWKSet(jwks) {
    let snapshot;
    try {
        snapshot = structuredClone(jwks);
    } catch (cause) {
        throw new __TURBOPACK__imported__module__259568__8["P"]("JSON Web Key Set malformed", {
            cause
        });
    }
    if (!(0, __TURBOPACK__imported__module__346440__5["q"])(snapshot)) throw new __TURBOPACK__imported__module__259568__8["P"]("JSON Web Key Set malformed");
    const metadata = snapshot.keys.map((jwk)=>{
        const normalized = snapshotJwk(jwk);
        return Array.isArray(normalized.key_ops) && (normalized.key_ops = [
            ...normalized.key_ops
        ]), normalized;
    }), cached = /* @__PURE__ */ new WeakMap();
    return Object.defineProperty(async (protectedHeader, token)=>{
        const { alg, kid } = {
            ...protectedHeader,
            ...token?.header
        }, entry = typeof alg == "string" ? JWS[alg] : void 0;
        if (!entry || entry.secret) throw new __TURBOPACK__imported__module__259568__8["u"]('Unsupported "alg" value for a JSON Web Key Set');
        const candidates = snapshot.keys.filter((_, index)=>isUsableJWK(metadata[index], entry, alg, kid)), { 0: jwk, length } = candidates;
        if (!length) throw new __TURBOPACK__imported__module__259568__8["W"]();
        if (length !== 1) {
            const error = new __TURBOPACK__imported__module__259568__8["o"]();
            throw error[Symbol.asyncIterator] = async function*() {
                for (const jwk2 of candidates)try {
                    yield await importWithAlgCache(cached, jwk2, entry);
                } catch  {}
            }, error;
        }
        return importWithAlgCache(cached, jwk, entry);
    }, "jwks", {
        value: ()=>structuredClone(snapshot)
    });
}
;
var __TURBOPACK__imported__module__346440__6 = __TURBOPACK__imported__module__346440__;
;
;
;
function isCloudflareWorkers() {
    return typeof WebSocketPair < "u" || typeof navigator < "u" && navigator.userAgent === "Cloudflare-Workers" || typeof EdgeRuntime < "u" && EdgeRuntime === "vercel";
}
let USER_AGENT;
(typeof navigator > "u" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) && (USER_AGENT = "jose/v6.2.17");
const customFetch = /* @__PURE__ */ Symbol();
async function fetchJwks(url, headers, signal, fetchImpl = fetch) {
    const response = await fetchImpl(url, {
        method: "GET",
        signal,
        redirect: "manual",
        headers
    }).catch((err)=>{
        throw err.name === "TimeoutError" ? new __TURBOPACK__imported__module__259568__7["B"](void 0, {
            cause: err
        }) : err;
    });
    if (response.status !== 200) throw new __TURBOPACK__imported__module__259568__7["J"]("Expected 200 OK from the JSON Web Key Set HTTP response");
    try {
        return await response.json();
    } catch (cause) {
        throw new __TURBOPACK__imported__module__259568__7["J"]("Failed to parse the JSON Web Key Set HTTP response as JSON", {
            cause
        });
    }
}
const jwksCache = /* @__PURE__ */ Symbol();
function isFreshFor(timestamp, duration) {
    return Number.isFinite(timestamp) && Date.now() < timestamp + duration;
}
function validateDuration(value, fallback, option) {
    if (Number.isNaN(value)) throw new TypeError(`"${option}" option must not be NaN`);
    if (typeof value == "number" && value < 0) throw new TypeError(`"${option}" option must not be negative`);
    return typeof value == "number" ? value : fallback;
}
function createRemoteJWKSet(url, options) {
    if (!(url instanceof URL)) throw new TypeError("url must be an instance of URL");
    const href = new URL(url.href).href, opts = options ?? {}, timeoutOption = opts.timeoutDuration;
    if (typeof timeoutOption == "number" && (!Number.isInteger(timeoutOption) || timeoutOption < 0)) throw new TypeError('"timeoutDuration" option must be a non-negative integer');
    const timeoutDuration = typeof timeoutOption == "number" ? timeoutOption : 5e3, cooldownDuration = validateDuration(opts.cooldownDuration, 3e4, "cooldownDuration"), cacheMaxAge = validateDuration(opts.cacheMaxAge, 6e5, "cacheMaxAge"), headers = new Headers(opts.headers);
    USER_AGENT && !headers.has("User-Agent") && headers.set("User-Agent", USER_AGENT), headers.has("accept") || headers.set("accept", "application/json, application/jwk-set+json");
    const fetchImpl = opts[customFetch], cache = opts[jwksCache];
    let jwksTimestamp, pendingFetch, reloadSequence = 0, appliedSequence = 0, local;
    if (cache && typeof cache == "object") {
        const { uat, jwks } = cache;
        isFreshFor(uat, cacheMaxAge) && (0, __TURBOPACK__imported__module__346440__6["q"])(jwks) && (jwksTimestamp = uat, local = createLocalJWKSet(jwks));
    }
    const reload = async ()=>{
        if (pendingFetch && isCloudflareWorkers() && (pendingFetch = void 0), !pendingFetch) {
            const sequence = ++reloadSequence, current = pendingFetch = fetchJwks(href, headers, AbortSignal.timeout(timeoutDuration), fetchImpl).then((json)=>{
                const next = createLocalJWKSet(json);
                if (sequence <= appliedSequence) return;
                local = next;
                const updatedAt = Date.now();
                cache && (cache.uat = updatedAt, cache.jwks = json), jwksTimestamp = updatedAt, appliedSequence = sequence;
            }).finally(()=>{
                pendingFetch === current && (pendingFetch = void 0);
            });
        }
        await pendingFetch;
    };
    return Object.defineProperties(async (protectedHeader, token)=>{
        (!local || !isFreshFor(jwksTimestamp, cacheMaxAge)) && await reload();
        try {
            return await local(protectedHeader, token);
        } catch (err) {
            if (err instanceof __TURBOPACK__imported__module__259568__7["W"] && !isFreshFor(jwksTimestamp, cooldownDuration)) return await reload(), local(protectedHeader, token);
            throw err;
        }
    }, {
        coolingDown: {
            get: ()=>isFreshFor(jwksTimestamp, cooldownDuration),
            enumerable: !0
        },
        fresh: {
            get: ()=>isFreshFor(jwksTimestamp, cacheMaxAge),
            enumerable: !0
        },
        reload: {
            value: reload,
            enumerable: !0
        },
        reloading: {
            get: ()=>!!pendingFetch,
            enumerable: !0
        },
        jwks: {
            value: ()=>local?.jwks(),
            enumerable: !0
        }
    });
}
;
var __TURBOPACK__imported__module__30278__3 = __TURBOPACK__imported__module__30278__;
// MERGED MODULE: [project]/node_modules/jose/dist/webapi/util/decode_protected_header.js [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__346440__7 = __TURBOPACK__imported__module__346440__;
;
function decodeProtectedHeader(token) {
    let encodedProtectedHeader;
    if (typeof token == "string") {
        const parts = token.split(".");
        (parts.length === 3 || parts.length === 5) && ([encodedProtectedHeader] = parts);
    } else if (typeof token == "object" && token) if ("protected" in token) encodedProtectedHeader = token.protected;
    else throw new TypeError("Token does not contain a Protected Header");
    const invalid = "Invalid Token or Protected Header formatting";
    if (typeof encodedProtectedHeader != "string" || !encodedProtectedHeader) throw new TypeError(invalid);
    return (0, __TURBOPACK__imported__module__346440__7["H"])(encodedProtectedHeader, TypeError, invalid);
}
;
// MERGED MODULE: [project]/server/providers/auth/find-person.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__769301__5 = __TURBOPACK__imported__module__769301__;
var __TURBOPACK__imported__module__996794__6 = __TURBOPACK__imported__module__996794__;
var __TURBOPACK__imported__module__624643__ = __turbopack_context__.i(624643);
;
;
/** Accounts the auth server shows at once, and how many times it is asked for more. */ const PER_PAGE = 200;
const PAGES_MAX = 50;
const holderSchema = __TURBOPACK__imported__module__769301__5["z"].object({
    id: __TURBOPACK__imported__module__996794__6["z"].string(),
    email: __TURBOPACK__imported__module__996794__6["z"].string().nullish()
});
const pageSchema = __TURBOPACK__imported__module__769301__5["z"].object({
    users: __TURBOPACK__imported__module__624643__["z"].array(holderSchema)
});
async function findPersonAt(ask, wanted) {
    if ("userId" in wanted) {
        const response = await ask(`/users/${encodeURIComponent(wanted.userId)}`);
        if (response.status === 404) return null;
        return holderOf(holderSchema.parse(await bodyOf(response)));
    }
    const email = wanted.email.toLowerCase();
    for(let page = 1; page <= PAGES_MAX; page++){
        // Servers that do not know the filter show everyone.
        const query = new URLSearchParams({
            filter: email,
            page: String(page),
            per_page: String(PER_PAGE)
        });
        const { users } = pageSchema.parse(await bodyOf(await ask(`/users?${query}`)));
        const found = users.find((user)=>user.email?.toLowerCase() === email);
        if (found) return holderOf(found);
        if (users.length < PER_PAGE) return null;
    }
    return null;
}
const holderOf = ({ id, email })=>({
        userId: id,
        email: email || null
    });
async function bodyOf(response) {
    if (!response.ok) throw new Error(`The auth server answered ${response.status} when it was asked for an account.`);
    return response.json();
}
// MERGED MODULE: [project]/server/providers/auth/hosted-settings.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__769301__6 = __TURBOPACK__imported__module__769301__;
var __TURBOPACK__imported__module__652504__ = __turbopack_context__.i(652504);
;
;
const settingsSchema = __TURBOPACK__imported__module__769301__6["z"].object({
    external: __TURBOPACK__imported__module__769301__6["z"].object({
        google: __TURBOPACK__imported__module__652504__["z"].boolean().nullish(),
        github: __TURBOPACK__imported__module__652504__["z"].boolean().nullish()
    })
});
const REMEMBERED_MS = 60_000;
function createHostedSettings(read, now) {
    let known = [];
    let readAt = Number.NEGATIVE_INFINITY;
    return async ()=>{
        if (now() - readAt < REMEMBERED_MS) return known;
        readAt = now();
        try {
            const { external } = settingsSchema.parse(await (await read()).json());
            known = [
                "google",
                "github"
            ].filter((name)=>external[name]);
        } catch  {
            return known;
        }
        return known;
    };
}
;
;
;
;
;
;
const TIMEOUT_MS1 = 5_000;
function createHostedAuth(options) {
    const { url, anonKey, fetch: connect = fetch, now = Date.now } = options;
    // The project answers itself. Where it sent us on to, keys and tokens would go along.
    const send = (input, init)=>connect(input, {
            ...init,
            redirect: "error"
        });
    const base = `${url.replace(/\/+$/, "")}/auth/v1`;
    const keys = createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`), {
        timeoutDuration: TIMEOUT_MS1,
        [customFetch]: (...args)=>send(...args)
    });
    const get = (path, headers = {})=>send(`${base}${path}`, {
            headers: {
                apikey: anonKey,
                ...headers
            },
            signal: AbortSignal.timeout(TIMEOUT_MS1)
        });
    async function readVerified(token) {
        const algorithm = algorithmOf(token);
        if (algorithm === null) return null;
        if (algorithm !== "HS256") {
            const { payload } = await jwtVerify(token, keys, {
                algorithms: [
                    "ES256",
                    "RS256",
                    "EdDSA"
                ],
                issuer: base,
                audience: "authenticated"
            });
            return payload;
        }
        const response = await get("/user", {
            authorization: `Bearer ${token}`
        });
        if (response.ok) return (0, __TURBOPACK__imported__module__30278__3["f"])(token);
        if (response.status >= 500) throw new Error(`The auth server answered ${response.status}.`);
        return null;
    }
    async function verifyAccessToken(token) {
        try {
            const payload = await readVerified(token);
            return payload && readClaims(payload);
        } catch (error) {
            if (isTokenFault(error)) return null;
            throw error;
        }
    }
    return {
        kind: "hosted",
        url,
        anonKey,
        fetch: send,
        verifyAccessToken,
        socialProviders: createHostedSettings(()=>get("/settings"), now),
        deleteUser: (userId)=>deleteUser(userId, {
                ...options,
                base,
                send
            }),
        async findPerson (wanted) {
            const { serviceRoleKey } = options;
            if (!serviceRoleKey) throw new Error("Accounts are looked up only with SUPABASE_SERVICE_ROLE_KEY.");
            const headers = {
                apikey: serviceRoleKey,
                authorization: `Bearer ${serviceRoleKey}`
            };
            return findPersonAt((path)=>get(`/admin${path}`, headers), wanted);
        },
        isHealthy: async ()=>(await get("/health")).ok
    };
}
async function deleteUser(userId, { serviceRoleKey, deleteBySql, base, send }) {
    if (!serviceRoleKey) {
        if (await deleteBySql?.(userId)) return;
        throw new Error("The auth server deletes accounts only with SUPABASE_SERVICE_ROLE_KEY.");
    }
    const response = await send(`${base}/admin/users/${encodeURIComponent(userId)}`, {
        method: "DELETE",
        headers: {
            apikey: serviceRoleKey,
            authorization: `Bearer ${serviceRoleKey}`
        },
        signal: AbortSignal.timeout(TIMEOUT_MS1)
    });
    if (!response.ok && response.status !== 404) {
        throw new Error(`The auth server answered ${response.status} when it was told to delete an account.`);
    }
}
/** @returns null for what is not a token at all */ function algorithmOf(token) {
    try {
        return decodeProtectedHeader(token).alg ?? null;
    } catch  {
        return null;
    }
}
/** What jose says of an auth server, not of a token. */ const OF_SERVER = new Set([
    "ERR_JWKS_TIMEOUT",
    "ERR_JWKS_INVALID",
    "ERR_JOSE_GENERIC"
]);
/** Tells a bad token from an auth server that cannot be reached: the second must not sign anyone out. */ function isTokenFault(error) {
    const code = joseCodeOf(error);
    return code !== null && !OF_SERVER.has(code);
}
;
;
;
;
;
;
;
;
;
;
const provider = (0, __TURBOPACK__imported__module__229362__["f"])("auth");
function getAuthProvider() {
    provider.current ??= create();
    return provider.current;
}
function create() {
    if (__TURBOPACK__imported__module__77354__["f"].SUPABASE_URL && __TURBOPACK__imported__module__77354__["f"].SUPABASE_ANON_KEY) {
        return createHostedAuth({
            url: __TURBOPACK__imported__module__77354__["f"].SUPABASE_URL,
            anonKey: __TURBOPACK__imported__module__77354__["f"].SUPABASE_ANON_KEY,
            serviceRoleKey: __TURBOPACK__imported__module__77354__["f"].SUPABASE_SERVICE_ROLE_KEY,
            deleteBySql: async (userId)=>{
                const { database, embedded } = await (0, __TURBOPACK__imported__module__348335__["openDatabase"])();
                if (embedded) return false;
                const { deleteBySql } = await __turbopack_context__.A(341433);
                return deleteBySql(database, userId);
            }
        });
    }
    const log = (0, __TURBOPACK__imported__module__189006__["createPinoLogger"])({
        level: __TURBOPACK__imported__module__77354__["f"].LOG_LEVEL
    });
    return createEmbeddedAuth({
        siteUrl: __TURBOPACK__imported__module__77354__["f"].AUTH_URL.replace(/\/+$/, ""),
        product: __TURBOPACK__imported__module__77354__["f"].NEXT_PUBLIC_APP_NAME,
        secret: __TURBOPACK__imported__module__77354__["f"].AUTH_SECRET,
        connection: embeddedConnection,
        ...post(__TURBOPACK__imported__module__77354__["f"].SMTP_URL, log),
        social: {
            google: socialApp(__TURBOPACK__imported__module__77354__["f"].GOOGLE_CLIENT_ID, __TURBOPACK__imported__module__77354__["f"].GOOGLE_CLIENT_SECRET),
            github: socialApp(__TURBOPACK__imported__module__77354__["f"].GITHUB_CLIENT_ID, __TURBOPACK__imported__module__77354__["f"].GITHUB_CLIENT_SECRET),
            googleUrl: __TURBOPACK__imported__module__77354__["f"].GOOGLE_OAUTH_URL,
            githubUrl: __TURBOPACK__imported__module__77354__["f"].GITHUB_OAUTH_URL
        },
        limiter: databaseLimiter(),
        places: databasePlaces(),
        log
    });
}
/** Where mail goes: to the mail server, or into an inbox. The environment sees to it that only a product which serves
 * this machine alone has no mail server. */ function post(url, log) {
    if (!url) {
        const inbox = createInbox();
        return {
            mailer: inbox,
            inbox
        };
    }
    const deliver = __turbopack_context__.A(698440).then(({ createSmtp })=>createSmtp({
            url,
            from: __TURBOPACK__imported__module__77354__["f"].MAIL_FROM
        }));
    return {
        mailer: createMailQueue({
            deliver: async (mail)=>(await deliver)(mail),
            log
        })
    };
}
/** Counts in the database, which is opened by the first attempt. */ function databaseLimiter() {
    let opening;
    const open = async ()=>{
        const { createSharedRateLimiter } = await __turbopack_context__.A(584330);
        const secret = deriveSecret(__TURBOPACK__imported__module__77354__["f"].AUTH_SECRET, "rate-limit");
        return createSharedRateLimiter({
            db: __TURBOPACK__imported__module__348335__["getDatabase"],
            now: ()=>new Date(),
            secret
        });
    };
    return {
        async take (rule, key) {
            opening ??= open();
            return (await opening).take(rule, key);
        }
    };
}
/** Remembers places in the database, which is opened by the first sign-in. */ function databasePlaces() {
    let opening;
    const open = async ()=>{
        const { createKnownAddresses } = await __turbopack_context__.A(709868);
        const secret = deriveSecret(__TURBOPACK__imported__module__77354__["f"].AUTH_SECRET, "known-places");
        return createKnownAddresses({
            db: __TURBOPACK__imported__module__348335__["getDatabase"],
            now: ()=>new Date(),
            secret
        });
    };
    const places = ()=>{
        opening ??= open();
        return opening;
    };
    return {
        has: async (email, address)=>(await places()).has(email, address),
        keep: async (email, address)=>(await places()).keep(email, address)
    };
}
async function embeddedConnection() {
    const { embedded } = await (0, __TURBOPACK__imported__module__348335__["openDatabase"])();
    if (!embedded) throw new Error("The embedded auth server needs the embedded database.");
    return embedded.connection;
}
function socialApp(clientId, clientSecret) {
    return clientId && clientSecret ? {
        clientId,
        clientSecret
    } : undefined;
}
__turbopack_context__.s([
    "getAuthProvider",
    0,
    getAuthProvider
], 478981);
}),
];

//# sourceMappingURL=server_providers_auth_index_ts_0rwbksid43r96._.js.map