import "server-only";

/** The levels a failure is logged at. `debug` is for what a visitor may do all day. */
export type LogLevel = "debug" | "info" | "warn" | "error";

/** The call protocol's error codes this product uses. */
export const PROTOCOL_CODES = [
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
  "CLIENT_CLOSED_REQUEST",
] as const;

export type ProtocolCode = (typeof PROTOCOL_CODES)[number];

/** What can go wrong, in the product's own words: each protocol code, and finer cases of some of them. */
export type ErrorCode = ProtocolCode | "INVALID_CREDENTIALS" | "QUOTA_REACHED" | "MODEL_UNAVAILABLE";

export interface ErrorEntry {
  readonly http: number;
  readonly trpc: ProtocolCode;
  readonly level: LogLevel;
  /** What the student reads when the thrower says nothing better: what happened and what to do next. */
  readonly message: string;
}

/** The one table of errors: code → HTTP status, protocol code, log level and the student's words. */
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorEntry>> = {
  PARSE_ERROR: {
    http: 400,
    trpc: "PARSE_ERROR",
    level: "info",
    message: "That request could not be read. Reload the page and try again.",
  },
  BAD_REQUEST: {
    http: 400,
    trpc: "BAD_REQUEST",
    level: "info",
    message: "Something in that request is not right. Check what you entered and try again.",
  },
  INTERNAL_SERVER_ERROR: {
    http: 500,
    trpc: "INTERNAL_SERVER_ERROR",
    level: "error",
    message: "Something went wrong on our side. Please try again in a moment.",
  },
  UNAUTHORIZED: {
    http: 401,
    trpc: "UNAUTHORIZED",
    level: "info",
    message: "Please sign in to go on.",
  },
  FORBIDDEN: {
    http: 403,
    trpc: "FORBIDDEN",
    level: "warn",
    message: "This is not allowed from here. Open Classmate in its own tab and try again.",
  },
  NOT_FOUND: {
    http: 404,
    trpc: "NOT_FOUND",
    level: "debug",
    message: "We could not find that. It may have been deleted, or it belongs to another account.",
  },
  METHOD_NOT_SUPPORTED: {
    http: 405,
    trpc: "METHOD_NOT_SUPPORTED",
    level: "info",
    message: "This address does not take that kind of request. Use GET to read and POST to change something.",
  },
  TIMEOUT: {
    http: 408,
    trpc: "TIMEOUT",
    level: "warn",
    message: "This took too long, so we stopped. Please try again.",
  },
  CONFLICT: {
    http: 409,
    trpc: "CONFLICT",
    level: "info",
    message: "This changed in the meantime. Reload the page and try again.",
  },
  PRECONDITION_FAILED: {
    http: 412,
    trpc: "PRECONDITION_FAILED",
    level: "info",
    message: "This cannot be done at the moment. Reload the page to see where things stand.",
  },
  PAYLOAD_TOO_LARGE: {
    http: 413,
    trpc: "PAYLOAD_TOO_LARGE",
    level: "info",
    message: "That is too much at once. Send a shorter text or fewer requests.",
  },
  UNPROCESSABLE_CONTENT: {
    http: 422,
    trpc: "UNPROCESSABLE_CONTENT",
    level: "info",
    message: "We could read this, but we cannot work with it. Try to put it another way.",
  },
  TOO_MANY_REQUESTS: {
    http: 429,
    trpc: "TOO_MANY_REQUESTS",
    level: "warn",
    message: "That was a lot in a short time. Please wait a moment and try again.",
  },
  CLIENT_CLOSED_REQUEST: {
    http: 499,
    trpc: "CLIENT_CLOSED_REQUEST",
    level: "debug",
    message: "The request was stopped before it was done.",
  },
  INVALID_CREDENTIALS: {
    http: 401,
    trpc: "UNAUTHORIZED",
    level: "info",
    message: "The e-mail address or the password is not right. Check both and try again.",
  },
  QUOTA_REACHED: {
    http: 429,
    trpc: "TOO_MANY_REQUESTS",
    level: "info",
    message: "You have used today's tutor messages. Solving stays free and unlimited.",
  },
  MODEL_UNAVAILABLE: {
    http: 503,
    trpc: "INTERNAL_SERVER_ERROR",
    level: "error",
    message:
      "The tutor is not available at the moment. Solving a problem still works; try the tutor again later.",
  },
};
