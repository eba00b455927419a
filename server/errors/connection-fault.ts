import "server-only";

/** How the network and PostgreSQL say that a server is away, ending, starting, or has no room: its connections are used up,
 * its disk or its memory is full. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|08...|53...|57P0[123]|58030|ERR_JWKS_TIMEOUT)$/;

/** What the drivers, and who speaks to an auth server, throw without a code. */
const WORDS =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Query read timeout|The database is closed|PGlite is clos|The auth server answered (5\d\d|429))/;

const DEPTH_MAX = 5;

/** Whether a failure, or what is underneath it, says that a server the product needs does not answer. */
export function isConnectionFault(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEPTH_MAX) return false;
  const code = "code" in error ? String(error.code) : "";
  if (CODES.test(code) || WORDS.test(error.message)) return true;
  // Several addresses of one server were tried.
  if (error instanceof AggregateError && error.errors.some((each) => isConnectionFault(each, depth + 1)))
    return true;
  return isConnectionFault(error.cause, depth + 1);
}
