/** Asks a server as a page does. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** What came of a call: it was taken, it can be tried again, or it was refused with the server's words. */
export type Taken = "kept" | "waiting" | { readonly refused: string };

const API = "/api/trpc";
const TIMED_OUT_MS = 20_000;

/** Answers after which trying again helps: the server is busy or away, or this browser has asked too often. */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

const NOT_TAKEN = "The server did not take this problem.";

/** Calls of this browser, for someone whom the server knows. */
export class ServerCalls {
  private hasOwner = false;

  constructor(private readonly fetch: Fetch) {}

  /** Has the server say who this browser is, before it keeps anything. What is kept first, if its answer never arrives, would
   * belong to a guest that the browser has not heard of. */
  async meetOwner(): Promise<boolean> {
    if (!this.hasOwner) {
      const response = await this.post("account.begin", {}).catch(() => null);
      this.hasOwner = response?.ok ?? false;
    }
    return this.hasOwner;
  }

  async call(procedure: string, input: unknown): Promise<Taken> {
    try {
      const response = await this.post(procedure, { json: input });
      if (response.ok) return "kept";
      if (TRY_AGAIN.has(response.status)) return "waiting";
      return { refused: wordsIn(await response.json()) };
    } catch {
      return "waiting";
    }
  }

  private post(procedure: string, body: object): Promise<Response> {
    return this.fetch(`${API}/${procedure}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMED_OUT_MS),
    });
  }
}

function wordsIn(body: unknown): string {
  const error = (body as { error?: { json?: { message?: unknown } } } | null)?.error;
  return typeof error?.json?.message === "string" ? error.json.message : NOT_TAKEN;
}
