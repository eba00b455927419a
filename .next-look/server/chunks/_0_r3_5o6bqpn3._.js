module.exports = [
616103, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__319281__ = __turbopack_context__.i(319281);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__319281__
]);
}),
747978, 892577, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/errors/app-error.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__865815__ = __turbopack_context__.i(865815);
// MERGED MODULE: [project]/server/errors/codes.ts [middleware] (ecmascript)
;
;
const PROTOCOL_CODES = [
    "PARSE_ERROR",
    "BAD_REQUEST",
    "INTERNAL_SERVER_ERROR",
    "UNAUTHORIZED",
    "FORBIDDEN",
    "NOT_FOUND",
    "METHOD_NOT_SUPPORTED",
    "TIMEOUT",
    "CONFLICT",
    "PRECONDITION_FAILED",
    "PAYLOAD_TOO_LARGE",
    "UNPROCESSABLE_CONTENT",
    "TOO_MANY_REQUESTS",
    "CLIENT_CLOSED_REQUEST"
];
const ERROR_TABLE = {
    PARSE_ERROR: {
        http: 400,
        trpc: "PARSE_ERROR",
        level: "info",
        message: "That request could not be read.",
        next: "Reload the page and try again."
    },
    BAD_REQUEST: {
        http: 400,
        trpc: "BAD_REQUEST",
        level: "info",
        message: "That request is invalid.",
        next: "Check what you entered and try again."
    },
    INTERNAL_SERVER_ERROR: {
        http: 500,
        trpc: "INTERNAL_SERVER_ERROR",
        level: "error",
        message: "Something went wrong on our side.",
        next: "Please try again in a moment."
    },
    UNAUTHORIZED: {
        http: 401,
        trpc: "UNAUTHORIZED",
        level: "info",
        message: "You are not signed in.",
        next: "Please sign in to continue."
    },
    INVALID_TOKEN: {
        http: 401,
        trpc: "UNAUTHORIZED",
        level: "info",
        message: "This token is not valid, or not any more.",
        next: "Renew it, or sign in again."
    },
    SECOND_FACTOR_REQUIRED: {
        http: 401,
        trpc: "UNAUTHORIZED",
        level: "info",
        message: "This account also needs a code from your authenticator app.",
        next: "Enter the code to finish signing in."
    },
    FORBIDDEN: {
        http: 403,
        trpc: "FORBIDDEN",
        level: "warn",
        message: "This is not allowed from here.",
        next: "Open Classmate in its own tab and try again."
    },
    NOT_FOUND: {
        http: 404,
        trpc: "NOT_FOUND",
        level: "debug",
        message: "We could not find that. It may have been deleted, or it belongs to another account.",
        next: "Check your history, or start again."
    },
    METHOD_NOT_SUPPORTED: {
        http: 405,
        trpc: "METHOD_NOT_SUPPORTED",
        level: "info",
        message: "This address does not accept that kind of request.",
        next: "Use GET to read and POST to change something."
    },
    TIMEOUT: {
        http: 408,
        trpc: "TIMEOUT",
        level: "warn",
        message: "This took too long, so we stopped.",
        next: "Please try again."
    },
    CONFLICT: {
        http: 409,
        trpc: "CONFLICT",
        level: "info",
        message: "This changed in the meantime.",
        next: "Reload the page and try again."
    },
    PRECONDITION_FAILED: {
        http: 412,
        trpc: "PRECONDITION_FAILED",
        level: "info",
        message: "This cannot be done at the moment.",
        next: "Reload the page to see the current state."
    },
    PAYLOAD_TOO_LARGE: {
        http: 413,
        trpc: "PAYLOAD_TOO_LARGE",
        level: "info",
        message: "That is too much at once.",
        next: "Send a shorter text or fewer requests."
    },
    UNPROCESSABLE_CONTENT: {
        http: 422,
        trpc: "UNPROCESSABLE_CONTENT",
        level: "info",
        message: "We could read this but cannot work with it.",
        next: "Try putting it another way."
    },
    TOO_MANY_REQUESTS: {
        http: 429,
        trpc: "TOO_MANY_REQUESTS",
        level: "warn",
        message: "That was too many requests in a short time.",
        next: "Please wait a moment and try again.",
        retryAfterSeconds: 5
    },
    CLIENT_CLOSED_REQUEST: {
        http: 499,
        trpc: "CLIENT_CLOSED_REQUEST",
        level: "debug",
        message: "The request was stopped before it was done.",
        next: "Send it again if you still want the answer."
    },
    INVALID_CREDENTIALS: {
        http: 401,
        trpc: "UNAUTHORIZED",
        level: "info",
        message: "The e-mail address or password is not right.",
        next: "Check both and try again."
    },
    QUOTA_REACHED: {
        http: 429,
        trpc: "TOO_MANY_REQUESTS",
        level: "info",
        message: "You have used today’s tutor messages.",
        next: "Solving stays free and unlimited.",
        retryAfterSeconds: 60 * 60
    },
    MODEL_UNAVAILABLE: {
        http: 503,
        trpc: "INTERNAL_SERVER_ERROR",
        level: "error",
        message: "The tutor is not available at the moment.",
        next: "Solving a problem still works; try the tutor again later.",
        retryAfterSeconds: 60
    },
    PAYMENTS_UNAVAILABLE: {
        http: 503,
        trpc: "INTERNAL_SERVER_ERROR",
        level: "error",
        message: "The payment service is not responding at the moment. Nothing was charged.",
        next: "Please try again in a few minutes.",
        retryAfterSeconds: 120
    },
    SERVER_BUSY: {
        http: 503,
        trpc: "INTERNAL_SERVER_ERROR",
        level: "warn",
        message: "Classmate is very busy at the moment.",
        next: "Nothing is lost; please try again in a few seconds.",
        retryAfterSeconds: 3
    },
    SERVICE_UNAVAILABLE: {
        http: 503,
        trpc: "INTERNAL_SERVER_ERROR",
        level: "error",
        message: "Part of Classmate is not responding at the moment. What you have saved is safe.",
        next: "Please try again in a minute.",
        retryAfterSeconds: 15
    },
    UNSUPPORTED_MEDIA_TYPE: {
        http: 415,
        trpc: "BAD_REQUEST",
        level: "info",
        message: "We cannot read this kind of content.",
        next: "Send the input as JSON, uncompressed, with the content type application/json."
    }
};
function wordsOf(code) {
    const { message, next } = ERROR_TABLE[code];
    return `${message} ${next}`;
}
__turbopack_context__.s([
    "P",
    0,
    ERROR_TABLE,
    "L",
    0,
    PROTOCOL_CODES,
    "l",
    0,
    wordsOf
], 892577);
;
;
;
class AppError extends __TURBOPACK__imported__module__865815__["f"] {
    code;
    static brand = "AppError";
    fieldErrors;
    retryAfterSeconds;
    usage;
    constructor(code, options = {}){
        super(options.message ?? wordsOf(code), {
            cause: options.cause
        }), this.code = code;
        this.name = "AppError";
        this.fieldErrors = options.fieldErrors;
        this.retryAfterSeconds = options.retryAfterSeconds ?? ERROR_TABLE[code].retryAfterSeconds;
        this.usage = options.usage;
    }
}
__turbopack_context__.s([
    "f",
    0,
    AppError
], 747978);
}),
193505, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/errors/normalise.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__616103__ = __turbopack_context__.i(616103);
var __TURBOPACK__imported__module__747978__ = __turbopack_context__.i(747978);
var __TURBOPACK__imported__module__892577__ = __turbopack_context__.i(892577);
// MERGED MODULE: [project]/server/errors/connection-fault.ts [middleware] (ecmascript)
;
;
/** How the network and PostgreSQL say that a server is away, ending, starting, or has no room: its connections are used up,
 * its disk or its memory is full. */ const CODES = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|08...|53...|57P0[123]|58030|ERR_JWKS_TIMEOUT)$/;
/** What the drivers, and who speaks to an auth server, throw without a code. */ const WORDS = /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Query read timeout|The database is closed|PGlite is clos|The auth server answered (5\d\d|429))/;
const DEPTH_MAX = 5;
function isConnectionFault(error, depth = 0) {
    if (!(error instanceof Error) || depth > DEPTH_MAX) return false;
    const code = "code" in error ? String(error.code) : "";
    if (CODES.test(code) || WORDS.test(error.message)) return true;
    // Several addresses of one server were tried.
    if (error instanceof AggregateError && error.errors.some((each)=>isConnectionFault(each, depth + 1))) return true;
    return isConnectionFault(error.cause, depth + 1);
}
// MERGED MODULE: [project]/server/errors/input-words.ts [middleware] (ecmascript)
;
var __TURBOPACK__imported__module__89950__ = __turbopack_context__.i(89950);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [middleware] (ecmascript) <export * as z .config>
;
var __TURBOPACK__imported__module__319281__ = __turbopack_context__.i(319281);
var __TURBOPACK__imported__module__319281__ = __TURBOPACK__imported__module__319281__;
;
;
;
/** What a field should be, by the library's name for it. */ const KINDS = (0, __TURBOPACK__imported__module__89950__["f"])({
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object with named fields",
    record: "an object with named fields",
    date: "a date"
});
/** How a size is counted; a number has none. */ const UNITS = (0, __TURBOPACK__imported__module__89950__["f"])({
    string: " characters",
    array: " entries",
    set: " entries",
    map: " entries",
    file: " bytes"
});
/** What is wrong with an input of which the schema itself says nothing, in the product's words. */ function wordsOfIssue(issue) {
    switch(issue.code){
        case "invalid_type":
            if (issue.input === undefined) return "This is missing.";
            return KINDS[issue.expected] ? `This should be ${KINDS[issue.expected]}.` : "This is not what it should be.";
        case "invalid_value":
            return `This should be ${issue.values.map(String).join(" or ")}.`;
        case "too_small":
            return `This should be ${issue.minimum}${UNITS[issue.origin] ?? ""} or more.`;
        case "too_big":
            return `This should be ${issue.maximum}${UNITS[issue.origin] ?? ""} or fewer.`;
        case "unrecognized_keys":
            return `There is no field of this name: ${issue.keys.join(", ")}.`;
        case "invalid_format":
            return "This is not written as it should be.";
        default:
            return "This is not what it should be.";
    }
}
function speakPlainly() {
    __TURBOPACK__imported__module__319281__.config({
        customError: wordsOfIssue
    });
}
;
;
;
;
;
;
speakPlainly();
/** What PostgreSQL says of text that it cannot keep, NUL, bytes that are no UTF-8, half a character in JSON, and of text
 * that is no number or id. It came from outside, whichever way it took; no text of ours has any of it. */ const UNKEEPABLE_TEXT = new Set([
    "22021",
    "22P05",
    "22P02"
]);
/** What PostgreSQL says when a statement ran into its time limit. */ const QUERY_CANCELED = "57014";
function toAppError(error) {
    if (__TURBOPACK__imported__module__747978__["f"].isInstance(error)) return error;
    if (isProtocolError(error)) return fromProtocol(error);
    if (error instanceof __TURBOPACK__imported__module__616103__["z"].ZodError) return fromIssues(error);
    // A driver's wrapping of a refusal of ours.
    if (error instanceof Error && __TURBOPACK__imported__module__747978__["f"].isInstance(error.cause)) return error.cause;
    return new __TURBOPACK__imported__module__747978__["f"](codeOf(error), {
        cause: error
    });
}
/** As the protocol's library tells its own errors: its class may be there several times. */ const isProtocolError = (error)=>error instanceof Error && error.name === "TRPCError" && "code" in error;
function fromProtocol(error) {
    const { cause } = error;
    if (__TURBOPACK__imported__module__747978__["f"].isInstance(cause)) return cause;
    if (error.code === "BAD_REQUEST" && cause instanceof __TURBOPACK__imported__module__616103__["z"].ZodError) return fromIssues(cause);
    if (error.code === "BAD_REQUEST" && cause instanceof SyntaxError) return new __TURBOPACK__imported__module__747978__["f"]("PARSE_ERROR", {
        cause
    });
    if (cause instanceof URIError) return new __TURBOPACK__imported__module__747978__["f"]("BAD_REQUEST", {
        cause
    });
    if (error.code === "INTERNAL_SERVER_ERROR") return new __TURBOPACK__imported__module__747978__["f"](codeOf(cause), {
        cause: cause ?? error
    });
    return new __TURBOPACK__imported__module__747978__["f"](isProtocolCode(error.code) ? error.code : fallback(error.code), {
        cause: error
    });
}
/** @returns BAD_REQUEST with the first message for each field, and the very first as the summary */ function fromIssues(error) {
    const fieldErrors = {};
    for (const { path, message } of error.issues)fieldErrors[path.join(".") || "input"] ??= message;
    const first = error.issues[0];
    const summary = first && first.path.length > 0 ? first.message : undefined;
    return new __TURBOPACK__imported__module__747978__["f"]("BAD_REQUEST", {
        message: summary,
        fieldErrors: fieldErrors,
        cause: error
    });
}
function codeOf(error) {
    if (!(error instanceof Error)) return "INTERNAL_SERVER_ERROR";
    if (error.name === "AbortError") return "CLIENT_CLOSED_REQUEST";
    if (error.name === "TimeoutError") return "TIMEOUT";
    const source = "code" in error ? error : error.cause;
    const refusal = source instanceof Error && "code" in source ? String(source.code) : "";
    if (refusal === QUERY_CANCELED) return "TIMEOUT";
    if (UNKEEPABLE_TEXT.has(refusal)) return "BAD_REQUEST";
    return isConnectionFault(error) ? "SERVICE_UNAVAILABLE" : "INTERNAL_SERVER_ERROR";
}
function isProtocolCode(code) {
    return __TURBOPACK__imported__module__892577__["L"].includes(code);
}
/** Codes of the protocol's library that are not in the catalogue, by whose fault they are. */ function fallback(code) {
    if (code === "UNSUPPORTED_MEDIA_TYPE") return code;
    return code === "PAYMENT_REQUIRED" || code === "PRECONDITION_REQUIRED" ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR";
}
function entryOf(error) {
    return __TURBOPACK__imported__module__892577__["P"][error.code];
}
__turbopack_context__.s([
    "g",
    0,
    entryOf,
    "f",
    0,
    toAppError
], 193505);
}),
];

//# sourceMappingURL=_0_r3_5o6bqpn3._.js.map