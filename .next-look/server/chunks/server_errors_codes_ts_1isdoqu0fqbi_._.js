module.exports = [
317772, ((__turbopack_context__) => {
"use strict";

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
]);
}),
];