/** Bytes of bodies that may be on their way at once and outlive their page: browsers refuse more than 65,536 of all. */
const LASTING_BYTES_MAX = 60_000;

/** A letter takes three bytes at most, or a pair of them four. */
const BYTES_A_LETTER = 3;

type Ask = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Asks as `ask` does, and has what changes something arrive when its page is left at once: a page shows a change before the
 * server has it. What is only read is for the page alone, and goes with it. */
export function lastingFetch(ask: Ask): Ask {
  let onTheirWay = 0;
  return async (input, init) => {
    const bytes = typeof init?.body === "string" ? init.body.length * BYTES_A_LETTER : 0;
    if (init?.method !== "POST" || onTheirWay + bytes > LASTING_BYTES_MAX) return ask(input, init);
    onTheirWay += bytes;
    try {
      return await ask(input, { ...init, keepalive: true });
    } finally {
      onTheirWay -= bytes;
    }
  };
}
