module.exports = [
260338, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__156325__ = __turbopack_context__.i(156325);
var __TURBOPACK__imported__module__844988__ = __turbopack_context__.i(844988);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
;
;
;
function count(expression) {
    return __TURBOPACK__imported__module__518899__["B"]`count(${expression || __TURBOPACK__imported__module__518899__["B"].raw("*")})`.mapWith(Number);
}
function countDistinct(expression) {
    return __TURBOPACK__imported__module__518899__["B"]`count(distinct ${expression})`.mapWith(Number);
}
function avg(expression) {
    return __TURBOPACK__imported__module__518899__["B"]`avg(${expression})`.mapWith(String);
}
function avgDistinct(expression) {
    return __TURBOPACK__imported__module__518899__["B"]`avg(distinct ${expression})`.mapWith(String);
}
function sum(expression) {
    return __TURBOPACK__imported__module__518899__["B"]`sum(${expression})`.mapWith(String);
}
function sumDistinct(expression) {
    return __TURBOPACK__imported__module__518899__["B"]`sum(distinct ${expression})`.mapWith(String);
}
function max(expression) {
    return __TURBOPACK__imported__module__518899__["B"]`max(${expression})`.mapWith((0, __TURBOPACK__imported__module__844988__["f"])(expression, __TURBOPACK__imported__module__156325__["f"]) ? expression : String);
}
function min(expression) {
    return __TURBOPACK__imported__module__518899__["B"]`min(${expression})`.mapWith((0, __TURBOPACK__imported__module__844988__["f"])(expression, __TURBOPACK__imported__module__156325__["f"]) ? expression : String);
}
;
__turbopack_context__.s([
    "H",
    0,
    count,
    "e",
    0,
    countDistinct,
    "y",
    0,
    max
]);
}),
222637, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
]);
}),
861839, 721948, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/errors/app-error.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__689988__ = __turbopack_context__.i(689988);
// MERGED MODULE: [project]/server/errors/codes.ts [app-route] (ecmascript)
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
], 721948);
;
;
;
class AppError extends __TURBOPACK__imported__module__689988__["f"] {
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
], 861839);
}),
721737, 837657, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/errors/normalise.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__222637__ = __turbopack_context__.i(222637);
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__721948__ = __turbopack_context__.i(721948);
// MERGED MODULE: [project]/server/errors/connection-fault.ts [app-route] (ecmascript)
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
__turbopack_context__.s([
    "f",
    0,
    isConnectionFault
], 837657);
// MERGED MODULE: [project]/server/errors/input-words.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__66693__ = __turbopack_context__.i(66693);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-route] (ecmascript) <export * as z .config>
;
var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
var __TURBOPACK__imported__module__562810__ = __TURBOPACK__imported__module__562810__;
;
;
;
/** What a field should be, by the library's name for it. */ const KINDS = (0, __TURBOPACK__imported__module__66693__["f"])({
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object with named fields",
    record: "an object with named fields",
    date: "a date"
});
/** How a size is counted; a number has none. */ const UNITS = (0, __TURBOPACK__imported__module__66693__["f"])({
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
    __TURBOPACK__imported__module__562810__.config({
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
    if (__TURBOPACK__imported__module__861839__["f"].isInstance(error)) return error;
    if (isProtocolError(error)) return fromProtocol(error);
    if (error instanceof __TURBOPACK__imported__module__222637__["z"].ZodError) return fromIssues(error);
    // A driver's wrapping of a refusal of ours.
    if (error instanceof Error && __TURBOPACK__imported__module__861839__["f"].isInstance(error.cause)) return error.cause;
    return new __TURBOPACK__imported__module__861839__["f"](codeOf(error), {
        cause: error
    });
}
/** As the protocol's library tells its own errors: its class may be there several times. */ const isProtocolError = (error)=>error instanceof Error && error.name === "TRPCError" && "code" in error;
function fromProtocol(error) {
    const { cause } = error;
    if (__TURBOPACK__imported__module__861839__["f"].isInstance(cause)) return cause;
    if (error.code === "BAD_REQUEST" && cause instanceof __TURBOPACK__imported__module__222637__["z"].ZodError) return fromIssues(cause);
    if (error.code === "BAD_REQUEST" && cause instanceof SyntaxError) return new __TURBOPACK__imported__module__861839__["f"]("PARSE_ERROR", {
        cause
    });
    if (cause instanceof URIError) return new __TURBOPACK__imported__module__861839__["f"]("BAD_REQUEST", {
        cause
    });
    if (error.code === "INTERNAL_SERVER_ERROR") return new __TURBOPACK__imported__module__861839__["f"](codeOf(cause), {
        cause: cause ?? error
    });
    return new __TURBOPACK__imported__module__861839__["f"](isProtocolCode(error.code) ? error.code : fallback(error.code), {
        cause: error
    });
}
/** @returns BAD_REQUEST with the first message for each field, and the very first as the summary */ function fromIssues(error) {
    const fieldErrors = {};
    for (const { path, message } of error.issues)fieldErrors[path.join(".") || "input"] ??= message;
    const first = error.issues[0];
    const summary = first && first.path.length > 0 ? first.message : undefined;
    return new __TURBOPACK__imported__module__861839__["f"]("BAD_REQUEST", {
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
    return __TURBOPACK__imported__module__721948__["L"].includes(code);
}
/** Codes of the protocol's library that are not in the catalogue, by whose fault they are. */ function fallback(code) {
    if (code === "UNSUPPORTED_MEDIA_TYPE") return code;
    return code === "PAYMENT_REQUIRED" || code === "PRECONDITION_REQUIRED" ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR";
}
function entryOf(error) {
    return __TURBOPACK__imported__module__721948__["P"][error.code];
}
__turbopack_context__.s([
    "g",
    0,
    entryOf,
    "f",
    0,
    toAppError
], 721737);
}),
629588, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__721737__ = __turbopack_context__.i(721737);
;
;
function reportError(log, error, { requestId, operation }) {
    const { level, http } = (0, __TURBOPACK__imported__module__721737__["g"])(error);
    const unexpected = level === "error" || error.code === "TIMEOUT";
    log[level]("a request failed", {
        requestId,
        operation,
        code: error.code,
        status: http,
        ...unexpected && {
            error: error.cause ?? error
        }
    });
}
__turbopack_context__.s([
    "f",
    0,
    reportError
]);
}),
56275, 374841, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/account/service.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/features/account/constants.ts [app-route] (ecmascript)
;
const CLAIM_GRACE_MS = 30_000;
const FORMER_ACCOUNT_DAYS = 365;
const DISPLAY_NAME_MAX = 80;
__turbopack_context__.s([
    "y",
    0,
    CLAIM_GRACE_MS,
    "X",
    0,
    DISPLAY_NAME_MAX,
    "M",
    0,
    FORMER_ACCOUNT_DAYS
], 374841);
// MERGED MODULE: [project]/server/features/account/policy.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__66693__ = __turbopack_context__.i(66693);
;
/** Letters and digits that are not mistaken for one another (Crockford's base 32). */ const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_DIGITS = 12;
/** Providers of mail that read an address without its dots, by each of their domains. */ const DOTLESS = (0, __TURBOPACK__imported__module__66693__["f"])({
    "gmail.com": "gmail.com",
    "googlemail.com": "gmail.com"
});
function normalisedAddress(email) {
    const address = email.trim().toLowerCase();
    const at = address.lastIndexOf("@");
    const [mailbox = "", domain] = [
        address.slice(0, Math.max(0, at)).split("+")[0],
        address.slice(at + 1)
    ];
    const dotless = DOTLESS[domain];
    return dotless ? `${mailbox.replaceAll(".", "")}@${dotless}` : `${mailbox}@${domain}`;
}
function referralCodeOf(id) {
    let rest = BigInt(`0x${id.replaceAll("-", "").slice(-RANDOM_DIGITS)}`);
    let code = "";
    while(code.length < 10){
        code = ALPHABET.charAt(Number(rest % 32n)) + code;
        rest /= 32n;
    }
    return code;
}
// MERGED MODULE: [project]/server/features/account/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__141048__ = __turbopack_context__.i(141048);
var __TURBOPACK__imported__module__564616__ = __turbopack_context__.i(564616);
var __TURBOPACK__imported__module__30369__ = __turbopack_context__.i(30369);
var __TURBOPACK__imported__module__205123__ = __turbopack_context__.i(205123);
var __TURBOPACK__imported__module__155290__ = __turbopack_context__.i(155290);
var __TURBOPACK__imported__module__235358__ = __turbopack_context__.i(235358);
var __TURBOPACK__imported__module__256226__ = __turbopack_context__.i(256226);
var __TURBOPACK__imported__module__794170__ = __turbopack_context__.i(794170);
;
;
;
;
async function claimGuest(db, { guest, user, claimedAt }) {
    return db.transaction(async (tx)=>{
        const claim = {
            guestId: guest.guestId,
            userId: user.userId,
            claimedAt
        };
        const won = await tx.insert(__TURBOPACK__imported__module__205123__["f"]).values(claim).onConflictDoNothing().returning();
        return won.length === 0 ? null : moveWork(tx, claim);
    });
}
async function moveClaimed(db, { guestId, readAt }) {
    const [claim] = await db.select().from(__TURBOPACK__imported__module__205123__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__205123__["f"].guestId, guestId));
    // A browser that sends the cookie after the claim is not the guest who was claimed.
    if (claim && claim.claimedAt >= readAt) await db.transaction((tx)=>moveWork(tx, claim));
}
async function hasClaim(db, guestId) {
    const rows = await db.select({
        guestId: __TURBOPACK__imported__module__205123__["f"].guestId
    }).from(__TURBOPACK__imported__module__205123__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__205123__["f"].guestId, guestId));
    return rows.length > 0;
}
async function moveWork(tx, { guestId, userId }) {
    const owner = {
        userId,
        guestId: null
    };
    const movedSolves = await tx.update(__TURBOPACK__imported__module__256226__["f"]).set(owner).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].guestId, guestId)).returning({
        id: __TURBOPACK__imported__module__256226__["f"].id
    });
    const movedChats = await tx.update(__TURBOPACK__imported__module__564616__["f"]).set(owner).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__564616__["f"].guestId, guestId)).returning({
        id: __TURBOPACK__imported__module__564616__["f"].id
    });
    await movePractice(tx, {
        guestId,
        userId
    });
    await moveSets(tx, {
        guestId,
        userId
    });
    // The address they came from stays for the day: signing in does not give its guests their messages back.
    await tx.update(__TURBOPACK__imported__module__794170__["f"]).set(owner).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].guestId, guestId));
    return {
        solves: movedSolves.length,
        chats: movedChats.length
    };
}
/** Practice moves but for problems the account has met itself. Its cards are worked out anew from all reviews together. */ async function movePractice(tx, { guestId, userId }) {
    const met = tx.select({
        problem: __TURBOPACK__imported__module__155290__["N"].problem
    }).from(__TURBOPACK__imported__module__155290__["N"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__155290__["N"].userId, userId));
    await tx.delete(__TURBOPACK__imported__module__155290__["N"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__155290__["N"].guestId, guestId), (0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__155290__["N"].problem, met)));
    await tx.update(__TURBOPACK__imported__module__155290__["N"]).set({
        userId,
        guestId: null
    }).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__155290__["N"].guestId, guestId));
    await tx.delete(__TURBOPACK__imported__module__155290__["s"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__155290__["s"].guestId, guestId));
}
/** Sets move, and so do places in sets, but for those of sets in which the account takes part itself. */ async function moveSets(tx, { guestId, userId }) {
    const owner = {
        userId,
        guestId: null
    };
    await tx.update(__TURBOPACK__imported__module__235358__["M"]).set(owner).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["M"].guestId, guestId));
    const joined = tx.select({
        setId: __TURBOPACK__imported__module__235358__["Q"].setId
    }).from(__TURBOPACK__imported__module__235358__["Q"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].userId, userId));
    await tx.delete(__TURBOPACK__imported__module__235358__["Q"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].guestId, guestId), (0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__235358__["Q"].setId, joined)));
    await tx.update(__TURBOPACK__imported__module__235358__["Q"]).set(owner).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].guestId, guestId));
}
async function countWork1(db, userId) {
    const [problems, conversations] = await Promise.all([
        db.$count(__TURBOPACK__imported__module__256226__["f"], (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].userId, userId)),
        db.$count(__TURBOPACK__imported__module__564616__["f"], (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__564616__["f"].userId, userId))
    ]);
    return {
        solves: problems,
        chats: conversations
    };
}
const ACCOUNT = {
    userId: __TURBOPACK__imported__module__141048__["f"].userId,
    displayName: __TURBOPACK__imported__module__141048__["f"].displayName,
    referralCode: __TURBOPACK__imported__module__141048__["f"].referralCode,
    signedUpAt: __TURBOPACK__imported__module__141048__["f"].signedUpAt,
    addressDigest: __TURBOPACK__imported__module__141048__["f"].addressDigest
};
async function findAccount(db, userId) {
    const [row] = await db.select(ACCOUNT).from(__TURBOPACK__imported__module__141048__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__141048__["f"].userId, userId));
    return row ?? null;
}
async function insertAccount(db, account) {
    await db.insert(__TURBOPACK__imported__module__141048__["f"]).values(account).onConflictDoNothing();
}
async function updateAddressDigest(db, userId, addressDigest) {
    await db.update(__TURBOPACK__imported__module__141048__["f"]).set({
        addressDigest
    }).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__141048__["f"].userId, userId));
}
const oldestFormer = (now)=>new Date(now.getTime() - FORMER_ACCOUNT_DAYS * 86_400_000);
async function findFormer(db, { digests, now }) {
    if (digests.length === 0) return null;
    const rows = await db.select({
        hadTrial: __TURBOPACK__imported__module__30369__["f"].hadTrial
    }).from(__TURBOPACK__imported__module__30369__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__30369__["f"].addressDigest, [
        ...digests
    ]), (0, __TURBOPACK__imported__module__875225__["H"])(__TURBOPACK__imported__module__30369__["f"].deletedAt, oldestFormer(now))));
    return rows.length === 0 ? null : {
        hadTrial: rows.some(({ hadTrial })=>hadTrial)
    };
}
async function rememberFormer1(db, former) {
    const { userId, digests, deletedAt } = former;
    await db.delete(__TURBOPACK__imported__module__30369__["f"]).where(lte(__TURBOPACK__imported__module__30369__["f"].deletedAt, oldestFormer(deletedAt)));
    const trials = await db.select({
        id: subscriptions.id
    }).from(subscriptions).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(subscriptions.userId, userId), isNotNull(subscriptions.trialEndsAt)));
    const hadTrial = trials.length > 0;
    for (const addressDigest of digests){
        await db.insert(__TURBOPACK__imported__module__30369__["f"]).values({
            addressDigest,
            hadTrial,
            deletedAt
        }).onConflictDoUpdate({
            target: __TURBOPACK__imported__module__30369__["f"].addressDigest,
            set: {
                hadTrial: sql`${__TURBOPACK__imported__module__30369__["f"].hadTrial} or excluded.had_trial`,
                deletedAt
            }
        });
    }
}
async function updateDisplayName1(db, userId, displayName) {
    await db.update(__TURBOPACK__imported__module__141048__["f"]).set({
        displayName
    }).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__141048__["f"].userId, userId));
}
;
;
;
;
function viewerOf(scope) {
    if (scope?.kind === "user") return {
        kind: "user",
        id: scope.userId,
        email: scope.email
    };
    return {
        kind: "guest",
        id: scope?.guestId ?? null,
        email: null
    };
}
async function claimGuestWork({ db, now, revocations }, guest, user) {
    const database = await db();
    const moved = await claimGuest(database, {
        guest,
        user,
        claimedAt: now()
    });
    revocations.forget(guest.guestId);
    if (moved) await moveClaimed(database, guest);
    return moved;
}
async function workOf({ db }, { userId }) {
    return countWork(await db(), userId);
}
async function followClaim({ db, now }, scope) {
    // Nobody claims a guest whose cookie no browser has.
    if (scope.kind !== "guest" || scope.isTold?.() === false) return;
    if (now().getTime() - scope.readAt.getTime() > CLAIM_GRACE_MS) return;
    await moveClaimed(await db(), scope);
}
async function isClaimed({ db, revocations, log }, guestId) {
    try {
        return await revocations.ask({
            userId: guestId,
            sessionId: null
        }, async ()=>hasClaim(await db(), guestId));
    } catch (error) {
        log.warn("whether a guest was claimed cannot be told", {
            operation: "account.claim",
            error
        });
        return false;
    }
}
async function ensureAccount(deps, { userId, signedUpAt = deps.now(), email = "" }) {
    const database = await deps.db();
    const addressDigest = email === "" ? null : digestOf(deps, email);
    const known = await findAccount(database, userId);
    if (known) {
        if (addressDigest && addressDigest !== known.addressDigest) await updateAddressDigest(database, userId, addressDigest);
        return {
            ...known,
            addressDigest: addressDigest ?? known.addressDigest
        };
    }
    const referralCode = referralCodeOf(deps.newId());
    const account = {
        userId,
        displayName: null,
        referralCode,
        signedUpAt,
        addressDigest
    };
    await insertAccount(database, account);
    return await findAccount(database, userId) ?? account;
}
/** What is kept of an address of mail to know it again: nobody can tell which it is without AUTH_SECRET. */ const digestOf = ({ digestAddress }, email)=>digestAddress(`account ${normalisedAddress(email)}`);
async function formerAccount(deps, { userId, email }) {
    const database = await deps.db();
    const kept = (await findAccount(database, userId))?.addressDigest;
    const digests = [
        ...email === "" ? [] : [
            digestOf(deps, email)
        ],
        ...kept ? [
            kept
        ] : []
    ];
    return findFormer(database, {
        digests,
        now: deps.now()
    });
}
async function rememberAccount(deps, db, { userId, email }) {
    const kept = (await findAccount(db, userId))?.addressDigest;
    const digests = new Set([
        ...email === "" ? [] : [
            digestOf(deps, email)
        ],
        ...kept ? [
            kept
        ] : []
    ]);
    await rememberFormer(db, {
        userId,
        digests: [
            ...digests
        ],
        deletedAt: deps.now()
    });
}
async function profileOf({ db }, scope) {
    const account = await findAccount(await db(), scope.userId);
    return {
        email: scope.email,
        provider: scope.provider,
        displayName: account?.displayName ?? null
    };
}
async function changeProfile(deps, { userId }, { displayName }) {
    await ensureAccount(deps, {
        userId
    });
    await updateDisplayName(await deps.db(), userId, displayName);
}
__turbopack_context__.s([
    "p",
    0,
    claimGuestWork,
    "M",
    0,
    ensureAccount,
    "o",
    0,
    followClaim,
    "_",
    0,
    formerAccount,
    "u",
    0,
    isClaimed,
    "N",
    0,
    viewerOf
], 56275);
}),
463695, 261679, 
707761, 
594355, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/billing/reconciliation/service.ts [app-route] (ecmascript) <locals>
;
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__721737__ = __turbopack_context__.i(721737);
// MERGED MODULE: [project]/server/features/referral/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__1 = __TURBOPACK__imported__module__861839__;
var __TURBOPACK__imported__module__56275__ = __turbopack_context__.i(56275);
var __TURBOPACK__imported__module__372900__ = __turbopack_context__.i(372900);
var __TURBOPACK__imported__module__329694__ = __turbopack_context__.i(329694);
// MERGED MODULE: [project]/server/features/referral/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__349129__ = __turbopack_context__.i(349129);
var __TURBOPACK__imported__module__260338__ = __turbopack_context__.i(260338);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__455744__ = __turbopack_context__.i(455744);
var __TURBOPACK__imported__module__469755__ = __turbopack_context__.i(469755);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__141048__ = __turbopack_context__.i(141048);
var __TURBOPACK__imported__module__618241__ = __turbopack_context__.i(618241);
;
;
;
;
async function findByCode(db, code) {
    const [row] = await db.select({
        userId: __TURBOPACK__imported__module__141048__["f"].userId
    }).from(__TURBOPACK__imported__module__141048__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__141048__["f"].referralCode, code));
    return row?.userId ?? null;
}
async function lockAccounts(db, userIds) {
    const rows = await db.select({
        userId: __TURBOPACK__imported__module__141048__["f"].userId
    }).from(__TURBOPACK__imported__module__141048__["f"]).where((0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__141048__["f"].userId, [
        ...userIds
    ])).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__141048__["f"].userId)).for("update");
    return rows.map(({ userId })=>userId);
}
/** Any number that nothing else in this database locks. */ const BINDINGS_LOCK = 7_316_204_911;
async function lockBindings(db) {
    await db.execute(__TURBOPACK__imported__module__518899__["B"]`select pg_advisory_xact_lock(${BINDINGS_LOCK})`);
}
async function isBroughtBy(db, { personId, byId }) {
    const above = await db.execute(__TURBOPACK__imported__module__518899__["B"]`
    with recursive above (id) as (
      select ${__TURBOPACK__imported__module__618241__["t"].referrerId} from ${__TURBOPACK__imported__module__618241__["t"]} where ${__TURBOPACK__imported__module__618241__["t"].newcomerId} = ${personId}
      union
      select ${__TURBOPACK__imported__module__618241__["t"].referrerId} from ${__TURBOPACK__imported__module__618241__["t"]} join above on ${__TURBOPACK__imported__module__618241__["t"].newcomerId} = above.id
    )
    select 1 as found from above where id = ${byId}`);
    return rowsSchema.parse(above).rows.length > 0;
}
const rowsSchema = __TURBOPACK__imported__module__971724__["z"].object({
    rows: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__469755__["z"].unknown())
});
async function findAddressDigest(db, userId) {
    const [row] = await db.select({
        digest: __TURBOPACK__imported__module__141048__["f"].addressDigest
    }).from(__TURBOPACK__imported__module__141048__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__141048__["f"].userId, userId));
    return row?.digest ?? null;
}
async function listByNewcomers(db, newcomerIds) {
    return db.select().from(__TURBOPACK__imported__module__618241__["t"]).where((0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__618241__["t"].newcomerId, [
        ...newcomerIds
    ]));
}
async function insert(db, referral) {
    await db.insert(__TURBOPACK__imported__module__618241__["t"]).values(referral);
}
async function insertReward(db, { newcomerId, invoiceId, paidAt, days }) {
    await db.transaction(async (tx)=>{
        // Held, so that a referrer who leaves now is not given a reward afterwards.
        const [bound] = await tx.select().from(__TURBOPACK__imported__module__618241__["t"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["t"].newcomerId, newcomerId)).for("update");
        if (!bound?.referrerId || bound.boundAt > paidAt) return;
        const reward = {
            newcomerId,
            referrerId: bound.referrerId,
            invoiceId,
            days,
            grantedAt: paidAt
        };
        await tx.insert(__TURBOPACK__imported__module__618241__["v"]).values(reward).onConflictDoNothing();
    });
}
async function findReward(db, { newcomerId, invoiceId }) {
    const [row] = await db.select({
        referrerId: __TURBOPACK__imported__module__618241__["v"].referrerId,
        days: __TURBOPACK__imported__module__618241__["v"].days
    }).from(__TURBOPACK__imported__module__618241__["v"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["v"].newcomerId, newcomerId), (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["v"].invoiceId, invoiceId), (0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__618241__["v"].revokedAt)));
    return row ?? null;
}
async function updateRevoked(db, { invoiceId, revokedAt }) {
    const [row] = await db.update(__TURBOPACK__imported__module__618241__["v"]).set({
        revokedAt
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["v"].invoiceId, invoiceId), (0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__618241__["v"].revokedAt))).returning({
        referrerId: __TURBOPACK__imported__module__618241__["v"].referrerId,
        days: __TURBOPACK__imported__module__618241__["v"].days
    });
    return row ?? null;
}
async function countByReferrer(db, referrerId) {
    const days = __TURBOPACK__imported__module__518899__["B"]`coalesce(${__TURBOPACK__imported__module__618241__["v"].days}, 0)`;
    const [row] = await db.select({
        newcomers: (0, __TURBOPACK__imported__module__260338__["H"])(),
        pending: __TURBOPACK__imported__module__518899__["B"]`count(*) filter (where ${__TURBOPACK__imported__module__618241__["v"].newcomerId} is null)`.mapWith(Number),
        earnedDays: __TURBOPACK__imported__module__518899__["B"]`coalesce(sum(${days}) filter (where ${__TURBOPACK__imported__module__618241__["v"].revokedAt} is null), 0)`.mapWith(Number),
        revokedDays: __TURBOPACK__imported__module__518899__["B"]`coalesce(sum(${days}) filter (where ${__TURBOPACK__imported__module__618241__["v"].revokedAt} is not null), 0)`.mapWith(Number)
    }).from(__TURBOPACK__imported__module__618241__["t"]).leftJoin(__TURBOPACK__imported__module__618241__["v"], (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["v"].newcomerId, __TURBOPACK__imported__module__618241__["t"].newcomerId)).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["t"].referrerId, referrerId));
    return row ?? {
        newcomers: 0,
        pending: 0,
        earnedDays: 0,
        revokedDays: 0
    };
}
async function sumRewardDays1(db, referrerId) {
    const [row] = await db.select({
        days: __TURBOPACK__imported__module__518899__["B"]`coalesce(sum(${__TURBOPACK__imported__module__618241__["v"].days}), 0)`.mapWith(Number)
    }).from(__TURBOPACK__imported__module__618241__["v"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["v"].referrerId, referrerId), (0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__618241__["v"].revokedAt)));
    return row?.days ?? 0;
}
async function listRewardsOf(db, referrerId) {
    const { days, grantedAt, newcomerId, revokedAt } = __TURBOPACK__imported__module__618241__["v"];
    return db.select({
        days,
        grantedAt
    }).from(__TURBOPACK__imported__module__618241__["v"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["v"].referrerId, referrerId), (0, __TURBOPACK__imported__module__875225__["M"])(revokedAt))).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(grantedAt), (0, __TURBOPACK__imported__module__349129__["M"])(newcomerId));
}
async function remove1(db, userId) {
    await db.transaction(async (tx)=>{
        await lockAccounts(tx, [
            userId
        ]);
        // In order, so that several who leave at once wait for each other in one direction only.
        await tx.select({
            newcomerId: __TURBOPACK__imported__module__618241__["t"].newcomerId
        }).from(__TURBOPACK__imported__module__618241__["t"]).where(or((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["t"].newcomerId, userId), (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["t"].referrerId, userId))).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__618241__["t"].newcomerId)).for("update");
        await tx.delete(__TURBOPACK__imported__module__618241__["t"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["t"].newcomerId, userId));
        await tx.update(__TURBOPACK__imported__module__618241__["t"]).set({
            referrerId: null
        }).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["t"].referrerId, userId));
        await tx.delete(__TURBOPACK__imported__module__618241__["v"]).where(or((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["v"].newcomerId, userId), (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["v"].referrerId, userId)));
    });
}
;
;
;
;
;
;
const UNKNOWN = "We do not know this invitation. Ask the person who invited you to send the link again.";
const REFUSALS = {
    oneself: ()=>new __TURBOPACK__imported__module__861839__1["f"]("PRECONDITION_FAILED", {
            message: "This is your own invitation link. Send it to someone who is new here."
        }),
    mutual: ()=>new __TURBOPACK__imported__module__861839__1["f"]("PRECONDITION_FAILED", {
            message: "You invited this person, so they cannot invite you. Neither of you loses anything."
        }),
    again: ()=>new __TURBOPACK__imported__module__861839__1["f"]("PRECONDITION_FAILED", {
            message: "You had an account here before, and invitations are for people who are new. You can still invite others."
        }),
    late: ()=>new __TURBOPACK__imported__module__861839__1["f"]("PRECONDITION_FAILED", {
            message: `An invitation works in the first ${__TURBOPACK__imported__module__372900__["r"]} days of an account, and yours is older. You can still invite others.`
        }),
    taken: ()=>new __TURBOPACK__imported__module__861839__1["f"]("CONFLICT", {
            message: "You have already accepted another invitation, and only one counts. You can still invite others."
        })
};
async function bindReferral(deps, scope, { firstEntry }) {
    const code = (0, __TURBOPACK__imported__module__329694__["A"])(firstEntry);
    if (!code) throw new __TURBOPACK__imported__module__861839__1["f"]("BAD_REQUEST", {
        message: __TURBOPACK__imported__module__372900__["W"]
    });
    const database = await deps.db();
    const { userId, email } = scope;
    const { signedUpAt, addressDigest } = await (0, __TURBOPACK__imported__module__56275__["M"])(deps, {
        userId,
        email
    });
    const madeAgain = await (0, __TURBOPACK__imported__module__56275__["_"])(deps, scope) !== null;
    const referrerId = await findByCode(database, code);
    if (!referrerId) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: UNKNOWN
    });
    const boundAt = await database.transaction((tx)=>bindOnce(tx, {
            newcomerId: userId,
            referrerId,
            signedUpAt,
            now: deps.now(),
            madeAgain,
            addressDigest
        }));
    return {
        boundAt,
        trialDays: __TURBOPACK__imported__module__372900__["T"]
    };
}
/** @param db a transaction: both accounts are held until it ends
 * @returns since when the newcomer is bound to this referrer */ async function bindOnce(db, who) {
    const { newcomerId, referrerId, now, addressDigest } = who;
    // One after the other: several bindings at once could close a circle that none of them sees.
    await lockBindings(db);
    const present = await lockAccounts(db, [
        newcomerId,
        referrerId
    ]);
    if (!present.includes(referrerId)) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: UNKNOWN
    });
    if (!present.includes(newcomerId)) throw new __TURBOPACK__imported__module__861839__1["f"]("UNAUTHORIZED");
    const [own] = await listByNewcomers(db, [
        newcomerId
    ]);
    if (own?.referrerId === referrerId) return own.boundAt;
    const refusal = (0, __TURBOPACK__imported__module__329694__["v"])({
        ...who,
        brought: own !== undefined,
        wouldCircle: await isBroughtBy(db, {
            personId: referrerId,
            byId: newcomerId
        }),
        samePerson: addressDigest !== null && addressDigest === await findAddressDigest(db, referrerId)
    });
    if (refusal) throw REFUSALS[refusal]();
    await insert(db, {
        newcomerId,
        referrerId,
        boundAt: now
    });
    return now;
}
async function referralStanding(deps, { userId }) {
    const { referralCode } = await (0, __TURBOPACK__imported__module__56275__["M"])(deps, {
        userId
    });
    const { newcomers, ...rewards } = await countByReferrer(await deps.db(), userId);
    return {
        code: referralCode,
        link: (0, __TURBOPACK__imported__module__329694__["m"])(deps.siteUrl, referralCode),
        newcomers,
        rewards
    };
}
async function trialDays(deps, scope) {
    if ((await (0, __TURBOPACK__imported__module__56275__["_"])(deps, scope))?.hadTrial) return 0;
    const [own] = await listByNewcomers(await deps.db(), [
        scope.userId
    ]);
    return own ? __TURBOPACK__imported__module__372900__["T"] : TRIAL_DAYS;
}
async function grantReward({ db }, invoice) {
    const database = await db();
    await insertReward(database, {
        ...invoice,
        days: __TURBOPACK__imported__module__372900__["I"]
    });
    return findReward(database, invoice);
}
async function revokeReward({ db, now }, { invoiceId }) {
    return updateRevoked(await db(), {
        invoiceId,
        revokedAt: now()
    });
}
async function rewardDays({ db }, userId) {
    return sumRewardDays(await db(), userId);
}
async function listRewards({ db }, userId) {
    return listRewardsOf(await db(), userId);
}
async function forgetReferrals(db, userId) {
    await remove(db, userId);
}
__turbopack_context__.s([
    "$",
    0,
    bindReferral,
    "P",
    0,
    grantReward,
    "I",
    0,
    listRewards,
    "H",
    0,
    referralStanding,
    "b",
    0,
    revokeReward
], 261679);
// MERGED MODULE: [project]/server/features/billing/reconciliation/constants.ts [app-route] (ecmascript)
;
const ROUNDS_MAX = 3;
const DAILY_WINDOW_MS1 = 22 * 60 * 60_000;
const AT_ONCE1 = 100;
const EVENTS_AT_ONCE1 = 1_000;
const FAILURES_MAX1 = 5;
const EVENT_DAYS1 = 90;
const EVENT_BYTES_MAX = 1024 * 1024;
__turbopack_context__.s([
    "U",
    0,
    EVENT_BYTES_MAX,
    "C",
    0,
    ROUNDS_MAX
], 707761);
// MERGED MODULE: [project]/server/features/billing/reconciliation/policy.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/features/billing/constants.ts [app-route] (ecmascript)
;
const PLANS = {
    guest: {
        name: "Guest",
        messagesPerDay: 5
    },
    free: {
        name: "Free",
        messagesPerDay: 25
    },
    plus: {
        name: "Plus",
        messagesPerDay: 1_000
    }
};
const PRICES = {
    month: {
        amount: 799,
        name: "monthly"
    },
    year: {
        amount: 5_999,
        name: "annual"
    }
};
const CURRENCY = "usd";
const GRACE_DAYS = 7;
const LATE_DAYS = 3;
const GUEST_ADDRESS_MESSAGES = 20;
const INVOICES_SHOWN = 24;
const LIVE_STATUSES = [
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "paused"
];
const LOOK_PATIENCE_MS = 5_000;
__turbopack_context__.s([
    "O",
    0,
    CURRENCY,
    "Z",
    0,
    GRACE_DAYS,
    "T",
    0,
    GUEST_ADDRESS_MESSAGES,
    "K",
    0,
    LATE_DAYS,
    "g",
    0,
    LIVE_STATUSES,
    "q",
    0,
    PLANS,
    "r",
    0,
    PRICES
], 594355);
;
const isLive = ({ status, endedAt })=>endedAt === null && LIVE_STATUSES.some((live)=>live === status);
const liveOf = (subscriptions)=>subscriptions.filter(isLive).sort(byStart);
function endingsOf(subscriptions, payments, now) {
    const live = subscriptions.filter(isLive);
    const over = live.filter(({ id })=>isPaidBack(lastPaymentOf(id, payments), now));
    const [, ...doubled] = live.filter((subscription)=>!over.includes(subscription)).sort(byStart);
    return [
        ...over.map(({ id })=>({
                subscriptionId: id,
                refund: false
            })),
        ...doubled.map(({ id })=>({
                subscriptionId: id,
                refund: true
            }))
    ];
}
const byStart = (a, b)=>a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1);
const isRealPayment = ({ status, amountPaid })=>status === "paid" && amountPaid > 0;
function lastPaymentOf(subscriptionId, payments) {
    return payments.filter((payment)=>payment.subscriptionId === subscriptionId && isRealPayment(payment)).sort((a, b)=>b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))[0];
}
/** Whether a payment that is for this moment has gone back, all of it. */ function isPaidBack(payment, now) {
    if (!payment) return false;
    const { amountPaid, amountRefunded, disputeLost, periodStart, periodEnd } = payment;
    const running = periodStart <= now && now < periodEnd;
    return running && (disputeLost || amountRefunded >= amountPaid);
}
function firstPaymentOf(payments) {
    const [first] = payments.filter(isRealPayment).flatMap((payment)=>payment.paidAt ? [
            {
                ...payment,
                paidAt: payment.paidAt
            }
        ] : []).sort((a, b)=>a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1));
    return first ?? null;
}
function givenBackOf(payments) {
    return payments.filter(isRealPayment).filter(({ disputed, amountRefunded, amountPaid })=>disputed || amountRefunded >= amountPaid);
}
// MERGED MODULE: [project]/server/features/billing/reconciliation/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__1 = __TURBOPACK__imported__module__875225__;
var __TURBOPACK__imported__module__518899__1 = __TURBOPACK__imported__module__518899__;
var __TURBOPACK__imported__module__595907__1 = __TURBOPACK__imported__module__595907__;
var __TURBOPACK__imported__module__387988__ = __turbopack_context__.i(387988);
var __TURBOPACK__imported__module__634767__ = __turbopack_context__.i(634767);
var __TURBOPACK__imported__module__329953__ = __turbopack_context__.i(329953);
var __TURBOPACK__imported__module__830958__ = __turbopack_context__.i(830958);
;
;
;
const CUSTOMER = {
    userId: __TURBOPACK__imported__module__387988__["f"].userId,
    customerId: __TURBOPACK__imported__module__387988__["f"].customerId,
    lookedAt: __TURBOPACK__imported__module__387988__["f"].lookedAt,
    clockAt: __TURBOPACK__imported__module__387988__["f"].clockAt
};
async function findCustomer1(db, userId) {
    const [row] = await db.select(CUSTOMER).from(__TURBOPACK__imported__module__387988__["f"]).where((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__387988__["f"].userId, userId));
    return row ?? null;
}
async function findByCustomerId1(db, customerId) {
    const [row] = await db.select(CUSTOMER).from(__TURBOPACK__imported__module__387988__["f"]).where((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__387988__["f"].customerId, customerId));
    return row ?? null;
}
async function insertCustomer1(db, customer) {
    await db.insert(__TURBOPACK__imported__module__387988__["f"]).values(customer).onConflictDoNothing();
}
async function updateTicket(db, customerId) {
    const [row] = await db.update(__TURBOPACK__imported__module__387988__["f"]).set({
        looksBegun: __TURBOPACK__imported__module__518899__1["B"]`${__TURBOPACK__imported__module__387988__["f"].looksBegun} + 1`
    }).where((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__387988__["f"].customerId, customerId)).returning({
        ticket: __TURBOPACK__imported__module__387988__["f"].looksBegun,
        userId: __TURBOPACK__imported__module__387988__["f"].userId
    });
    return row ?? null;
}
async function updateLook(db, { ticket, lookedAt, state, gone }) {
    return db.transaction(async (tx)=>{
        const [customer] = await tx.update(__TURBOPACK__imported__module__387988__["f"]).set({
            lookKept: ticket,
            lookedAt,
            clockAt: state.clockAt
        }).where((0, __TURBOPACK__imported__module__875225__1["b"])((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__387988__["f"].customerId, state.customerId), (0, __TURBOPACK__imported__module__875225__1["S"])(__TURBOPACK__imported__module__387988__["f"].lookKept, ticket))).returning({
            userId: __TURBOPACK__imported__module__387988__["f"].userId
        });
        if (!customer) return false;
        await keepSubscriptions(tx, customer.userId, {
            lookedAt,
            state
        });
        await keepInvoices(tx, customer.userId, state);
        if (gone) await tx.delete(__TURBOPACK__imported__module__387988__["f"]).where((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__387988__["f"].customerId, state.customerId));
        return true;
    });
}
async function keepSubscriptions(tx, userId, { lookedAt, state }) {
    const rows = state.subscriptions.map((subscription)=>({
            ...pick(SUBSCRIPTION, subscription),
            userId
        }));
    if (rows.length > 0) await tx.insert(__TURBOPACK__imported__module__830958__["f"]).values(rows).onConflictDoUpdate({
        target: __TURBOPACK__imported__module__830958__["f"].id,
        set: excluded(__TURBOPACK__imported__module__830958__["f"], SUBSCRIPTION),
        setWhere: (0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__830958__["f"].userId, userId)
    });
    const named = rows.map(({ id })=>id);
    await tx.update(__TURBOPACK__imported__module__830958__["f"]).set({
        status: "canceled",
        endedAt: lookedAt
    }).where((0, __TURBOPACK__imported__module__875225__1["b"])((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__830958__["f"].userId, userId), (0, __TURBOPACK__imported__module__875225__1["M"])(__TURBOPACK__imported__module__830958__["f"].endedAt), (0, __TURBOPACK__imported__module__875225__1["$"])(__TURBOPACK__imported__module__830958__["f"].status, [
        "canceled",
        "incomplete_expired"
    ]), (0, __TURBOPACK__imported__module__875225__1["$"])(__TURBOPACK__imported__module__830958__["f"].id, named)));
}
async function keepInvoices(tx, userId, state) {
    const rows = state.invoices.map((invoice)=>({
            ...pick(INVOICE, invoice),
            userId
        }));
    if (rows.length > 0) await tx.insert(__TURBOPACK__imported__module__329953__["f"]).values(rows).onConflictDoUpdate({
        target: __TURBOPACK__imported__module__329953__["f"].id,
        set: excluded(__TURBOPACK__imported__module__329953__["f"], INVOICE),
        setWhere: (0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__329953__["f"].userId, userId)
    });
    const named = rows.map(({ id })=>id);
    await tx.update(__TURBOPACK__imported__module__329953__["f"]).set({
        status: "void"
    }).where((0, __TURBOPACK__imported__module__875225__1["b"])((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__329953__["f"].userId, userId), (0, __TURBOPACK__imported__module__875225__1["y"])(__TURBOPACK__imported__module__329953__["f"].status, [
        "draft",
        "open"
    ]), (0, __TURBOPACK__imported__module__875225__1["$"])(__TURBOPACK__imported__module__329953__["f"].id, named)));
}
const SUBSCRIPTION = [
    "id",
    "status",
    "interval",
    "startedAt",
    "trialEndsAt",
    "periodStart",
    "periodEnd",
    "cancelsAt",
    "endedAt"
];
const INVOICE = [
    "id",
    "subscriptionId",
    "number",
    "status",
    "currency",
    "amountDue",
    "amountPaid",
    "amountRefunded",
    "disputed",
    "periodStart",
    "periodEnd",
    "createdAt",
    "paidAt",
    "url"
];
function pick(keys, row) {
    return Object.fromEntries(keys.map((key)=>[
            key,
            row[key]
        ]));
}
/** For an upsert: each column as the row that could not be inserted has it. */ function excluded(table, keys) {
    const columns = table;
    return Object.fromEntries(keys.map((key)=>[
            key,
            __TURBOPACK__imported__module__518899__1["B"]`excluded.${__TURBOPACK__imported__module__518899__1["B"].identifier(columns[key]?.name ?? key)}`
        ]));
}
async function listCustomers1(db, { after, lookedBefore, limit }) {
    const { customerId, lookedAt } = __TURBOPACK__imported__module__387988__["f"];
    const rows = await db.select({
        customerId
    }).from(__TURBOPACK__imported__module__387988__["f"]).where((0, __TURBOPACK__imported__module__875225__1["b"])(gt(customerId, after), or((0, __TURBOPACK__imported__module__875225__1["M"])(lookedAt), (0, __TURBOPACK__imported__module__875225__1["S"])(lookedAt, lookedBefore)))).orderBy(asc(customerId)).limit(limit);
    return rows.map((row)=>row.customerId);
}
async function hasAccount1(db, userId) {
    const rows = await db.select({
        id: accounts.userId
    }).from(accounts).where((0, __TURBOPACK__imported__module__875225__1["u"])(accounts.userId, userId));
    return rows.length > 0;
}
async function insertEvent(db, event) {
    await db.insert(__TURBOPACK__imported__module__634767__["f"]).values(event).onConflictDoNothing();
    const { doneAt } = __TURBOPACK__imported__module__634767__["f"];
    const [row] = await db.select({
        doneAt
    }).from(__TURBOPACK__imported__module__634767__["f"]).where((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__634767__["f"].id, event.id));
    return row?.doneAt ?? null;
}
async function updateEventDone(db, id, doneAt) {
    await db.update(__TURBOPACK__imported__module__634767__["f"]).set({
        doneAt,
        failure: null,
        attempts: __TURBOPACK__imported__module__518899__1["B"]`${__TURBOPACK__imported__module__634767__["f"].attempts} + 1`
    }).where((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__634767__["f"].id, id));
}
async function updateEventFailed(db, id, failure) {
    await db.update(__TURBOPACK__imported__module__634767__["f"]).set({
        failure,
        attempts: __TURBOPACK__imported__module__518899__1["B"]`${__TURBOPACK__imported__module__634767__["f"].attempts} + 1`
    }).where((0, __TURBOPACK__imported__module__875225__1["b"])((0, __TURBOPACK__imported__module__875225__1["u"])(__TURBOPACK__imported__module__634767__["f"].id, id), (0, __TURBOPACK__imported__module__875225__1["M"])(__TURBOPACK__imported__module__634767__["f"].doneAt)));
}
async function listOpenEvents1(db, limit) {
    const { id, type, customerId, createdAt, receivedAt, doneAt } = __TURBOPACK__imported__module__634767__["f"];
    return db.select({
        id,
        type,
        customerId,
        createdAt
    }).from(__TURBOPACK__imported__module__634767__["f"]).where((0, __TURBOPACK__imported__module__875225__1["M"])(doneAt)).orderBy(asc(__TURBOPACK__imported__module__634767__["f"].attempts), asc(receivedAt), asc(id)).limit(limit);
}
async function removeEvents1(db, before) {
    await db.delete(__TURBOPACK__imported__module__634767__["f"]).where((0, __TURBOPACK__imported__module__875225__1["b"])(isNotNull(__TURBOPACK__imported__module__634767__["f"].doneAt), (0, __TURBOPACK__imported__module__875225__1["S"])(__TURBOPACK__imported__module__634767__["f"].doneAt, before)));
}
;
;
;
;
;
;
;
;
const DAY_MS = 86_400_000;
/** Who takes the money.
 * @throws {AppError} PAYMENTS_UNAVAILABLE where nobody does */ function paymentsOf({ payments }) {
    if (!payments) throw new __TURBOPACK__imported__module__861839__["f"]("PAYMENTS_UNAVAILABLE");
    return payments;
}
async function customerOf({ db }, userId) {
    return findCustomer(await db(), userId);
}
async function ensureCustomer(deps, account) {
    const db = await deps.db();
    const known = await findCustomer(db, account.userId);
    if (known) return known.customerId;
    const customerId = await paymentsOf(deps).createCustomer(account);
    await insertCustomer(db, {
        userId: account.userId,
        customerId,
        createdAt: deps.now()
    });
    return (await findCustomer(db, account.userId))?.customerId ?? customerId;
}
async function syncCustomer(deps, customerId, { letGo = false } = {}) {
    const payments = paymentsOf(deps);
    const db = await deps.db();
    for(let round = 0; round < ROUNDS_MAX; round += 1){
        const lookedAt = deps.now();
        const begun = await updateTicket(db, customerId);
        if (!begun) return "unknown";
        const state = await payments.look(customerId);
        if (isUnheardOf(state) && !letGo) {
            deps.log.warn("the payment provider does not know a customer", {
                operation: "reconciliation"
            });
            return "unknown";
        }
        const gone = state.userId === null && !state.subscriptions.some(isLive);
        if (!await updateLook(db, {
            ticket: begun.ticket,
            lookedAt,
            state,
            gone
        })) return "older";
        await settleRewards(deps, begun.userId, state.invoices);
        if (!await endWhatMust(payments, state, deps)) return "kept";
    }
    deps.log.error("a subscription does not end", {
        operation: "reconciliation"
    });
    return "kept";
}
const isUnheardOf = ({ userId, subscriptions, invoices })=>userId === null && subscriptions.length === 0 && invoices.length === 0;
/** @returns whether anything was ended, so that the customer has to be looked up again */ async function endWhatMust(payments, { subscriptions, invoices, clockAt }, { now, log }) {
    const moment = new Date(Math.max(now().getTime(), clockAt?.getTime() ?? 0));
    const endings = endingsOf(subscriptions, invoices, moment);
    for (const { subscriptionId, refund } of endings){
        await payments.end(subscriptionId, {
            refund
        });
        log.info("a subscription was ended", {
            operation: "reconciliation",
            reason: refund ? "double" : "refund"
        });
    }
    return endings.length > 0;
}
async function settleRewards(deps, newcomerId, invoices) {
    const first = firstPaymentOf(invoices);
    if (!first) return;
    // A test clock's payments lie in the rewarded account's future.
    const paidAt = new Date(Math.min(first.paidAt.getTime(), deps.now().getTime()));
    await grantReward(deps, {
        newcomerId,
        invoiceId: first.id,
        paidAt
    });
    for (const { id } of givenBackOf(invoices))await revokeReward(deps, {
        invoiceId: id
    });
}
async function receiveEvent(deps, { body, signature }) {
    if (!deps.payments) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND");
    const event = await deps.payments.readEvent(body, signature);
    return takeEvent(deps, event);
}
async function takeEvent(deps, event) {
    const doneAt = await insertEvent(await deps.db(), {
        ...event,
        receivedAt: deps.now()
    });
    return doneAt ? "known" : workOff(deps, event);
}
async function replayEvent(deps, id) {
    const event = await paymentsOf(deps).findEvent(id);
    if (!event) return "unknown";
    await insertEvent(await deps.db(), {
        ...event,
        receivedAt: deps.now()
    });
    return workOff(deps, event);
}
async function workOff(deps, { id, customerId }) {
    const db = await deps.db();
    try {
        const outcome = customerId ? await syncCustomer(deps, customerId) : "unknown";
        await updateEventDone(db, id, deps.now());
        return outcome === "unknown" ? "ignored" : "done";
    } catch (error) {
        await updateEventFailed(db, id, (0, __TURBOPACK__imported__module__721737__["f"])(error).code);
        throw error;
    }
}
async function reconcile(deps) {
    const payments = paymentsOf(deps);
    const db = await deps.db();
    const startedAt = deps.now();
    const tries = createTries(deps);
    const events = createCount();
    for (const event of (await listOpenEvents(db, EVENTS_AT_ONCE)))await tries.run(events, async ()=>await workOff(deps, event) !== "known");
    const customers = createCount();
    for await (const customerId of customersSince(deps, startedAt))await tries.run(customers, async ()=>await syncCustomer(deps, customerId) !== "unknown");
    const adopted = createCount();
    await tries.run(createCount(), async ()=>{
        for await (const customerId of payments.listCustomers())await tries.run(adopted, ()=>adopt(deps, customerId));
        return true;
    });
    await removeEvents(db, new Date(startedAt.getTime() - EVENT_DAYS * DAY_MS));
    return {
        customers: customers.done,
        customersFailed: customers.failed,
        adopted: adopted.done,
        events: events.done,
        eventsFailed: events.failed,
        brokenOff: tries.over()
    };
}
async function reconcileDaily(deps) {
    if (!deps.payments) return null;
    const turn = await deps.sharedLimiter.take({
        limit: 1,
        windowMs: DAILY_WINDOW_MS
    }, "billing:reconcile");
    return turn.ok ? reconcile(deps) : null;
}
async function* customersSince({ db }, lookedBefore) {
    let page = [];
    do {
        page = await listCustomers(await db(), {
            after: page.at(-1) ?? "",
            lookedBefore,
            limit: AT_ONCE
        });
        yield* page;
    }while (page.length === AT_ONCE)
}
/** Takes in a customer the provider knows as one of our accounts', and we do not: its row was lost.
 * @returns false for customers that are known, or of accounts that are not here */ async function adopt(deps, customerId) {
    const db = await deps.db();
    if (await findByCustomerId(db, customerId)) return false;
    const { userId } = await paymentsOf(deps).look(customerId);
    if (!userId || !await hasAccount(db, userId) || await findCustomer(db, userId)) return false;
    await insertCustomer(db, {
        userId,
        customerId,
        createdAt: deps.now()
    });
    return await syncCustomer(deps, customerId) !== "unknown";
}
const createCount = ()=>({
        done: 0,
        failed: 0
    });
/** Runs one piece of work after the other, whatever becomes of each, until too many fail in a row. */ function createTries({ log }) {
    let failures = 0;
    const over = ()=>failures >= FAILURES_MAX;
    return {
        over,
        /** @param work whether there was something to count */ async run (count, work) {
            if (over()) return;
            try {
                if (await work()) count.done += 1;
                failures = 0;
            } catch (error) {
                failures += 1;
                count.failed += 1;
                log.error("a customer could not be reconciled", {
                    operation: "reconciliation",
                    error
                });
            }
        }
    };
}
__turbopack_context__.s([
    "i",
    0,
    receiveEvent,
    "I",
    0,
    replayEvent
], 463695);
}),
372900, 329694, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/referral/constants.ts [app-route] (ecmascript)
;
const FIRST_ENTRY_PREFIX = "/?c=";
const FIRST_ENTRY_LENGTH_MAX = 2_048;
const CODE_LENGTH = 10;
const BINDING_DAYS = 30;
const TRIAL_DAYS = 7;
const TRIAL_DAYS_INVITED = 14;
const REWARD_DAYS = 30;
const NO_INVITATION = "This is not an invitation link. Open the link you were sent again.";
__turbopack_context__.s([
    "r",
    0,
    BINDING_DAYS,
    "H",
    0,
    CODE_LENGTH,
    "K",
    0,
    FIRST_ENTRY_LENGTH_MAX,
    "u",
    0,
    FIRST_ENTRY_PREFIX,
    "W",
    0,
    NO_INVITATION,
    "I",
    0,
    REWARD_DAYS,
    "B",
    0,
    TRIAL_DAYS,
    "T",
    0,
    TRIAL_DAYS_INVITED
], 372900);
// MERGED MODULE: [project]/server/features/referral/policy.ts [app-route] (ecmascript)
;
;
const DAY_MS = 86_400_000;
/** Crockford's base 32, which has no I, L, O and U. */ const CODE = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${CODE_LENGTH}}$`, "i");
/** What people and mail programs put around or into a code: spaces, hyphens, the full stop of the sentence. */ const AROUND = /[\s\u00AD\u200B-\u200D\u2060\uFEFF\-.,;:!?'"()<>[\]]/g;
function codeOfFirstEntry(firstEntry) {
    if (!firstEntry.startsWith(FIRST_ENTRY_PREFIX)) return null;
    const [query = ""] = firstEntry.slice("/?".length).split("#");
    const typed = new URLSearchParams(query).get("c") ?? "";
    const code = typed.replace(AROUND, "").replaceAll(/o/gi, "0").replaceAll(/[il]/gi, "1");
    return CODE.test(code) ? code.toUpperCase() : null;
}
function linkOf(siteUrl, code) {
    return `${siteUrl}${FIRST_ENTRY_PREFIX}${code}`;
}
function refusalOf(asked) {
    if (asked.newcomerId === asked.referrerId || asked.samePerson) return "oneself";
    if (asked.brought) return "taken";
    if (asked.wouldCircle) return "mutual";
    if (asked.madeAgain) return "again";
    const age = asked.now.getTime() - asked.signedUpAt.getTime();
    return age <= BINDING_DAYS * DAY_MS ? null : "late";
}
__turbopack_context__.s([
    "A",
    0,
    codeOfFirstEntry,
    "m",
    0,
    linkOf,
    "v",
    0,
    refusalOf
], 329694);
}),
];

//# sourceMappingURL=_0157jxxsuzi5t._.js.map