import "server-only";

/** How long to wait for a server that does not answer, before whoever asked is told so. */
export const CONNECTION_TIMEOUT_MS = 10_000;
