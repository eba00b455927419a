import { FIRST_ENTRY_PREFIX } from "@/server/features/referral/constants";
import type { BindingOutcome } from "@/server/features/referral/types";
import type { KnownSession } from "./auth/state";
import type { BrowserStorage } from "./browser-storage";

/** In local storage: the path a visitor first came by. */
export const FIRST_ENTRY_KEY = "cm-first-entry";

/** In local storage: what sent the visitor, by the first `refer` in an address. */
export const SOURCE_KEY = "cm-refer";

/** Before a stored first entry that the server has taken or refused. */
const DONE_MARK = "~";

const SOURCE_PARAMETER = "refer";
const SOURCE_LENGTH_MAX = 100;

/** The server knows the invitation, or that there is none, and would say the same the next time: it is one's own, or late,
 * or nobody's, or another one counts. */
const REFUSED: ReadonlySet<string> = new Set(["BAD_REQUEST", "NOT_FOUND", "CONFLICT", "PRECONDITION_FAILED"]);

/** What the first load reaches beyond the page's address. */
export interface SessionBootstrapActs {
  readonly storage: BrowserStorage;
  readonly identify: (person: { readonly id: string; readonly email: string }, from: string | null) => void;
  readonly trackSignedIn: () => Promise<void>;
  /** Binds the account to who invited it. Throws when the server cannot be asked. */
  readonly bind: (firstEntry: string) => Promise<BindingOutcome>;
}

export interface SessionBootstrap {
  /** Once for each account the page is shown to; more often does nothing.
   * @param session the session the page keeps
   * @param path the path and query of the address the visitor sees */
  run(session: KnownSession | null, path: string): Promise<void>;
}

/** What happens when a page has been loaded. One for each load of the page: an effect that runs twice, or a page that is
 * made again, does nothing twice. What failed is tried again by the next load. */
export function createSessionBootstrap({
  storage,
  identify,
  trackSignedIn,
  bind,
}: SessionBootstrapActs): SessionBootstrap {
  const done = new Set<string>();
  return {
    async run(session, path) {
      rememberEntry(storage, path);
      const from = rememberSource(storage, path);
      if (!session || done.has(session.user.id)) return;
      const { id, email = "" } = session.user;
      done.add(id);
      identify({ id, email }, from);
      // Nobody waits for what is counted, and nobody is told that it failed.
      trackSignedIn().catch((error) => console.warn("Analytics failed.", error));
      await bindEntry(storage, bind);
    },
  };
}

function rememberEntry(storage: BrowserStorage, path: string): void {
  if (storage.get(FIRST_ENTRY_KEY) === null) storage.set(FIRST_ENTRY_KEY, path);
}

/** @returns what sent the visitor: the first word kept counts; null when nothing is known */
function rememberSource(storage: BrowserStorage, path: string): string | null {
  const kept = storage.get(SOURCE_KEY);
  if (kept !== null) return kept;
  // The page someone came by may have been left before its script ran: then only its path is known, and comes first.
  const source = sourceIn(storage.get(FIRST_ENTRY_KEY) ?? "") ?? sourceIn(path);
  if (source) storage.set(SOURCE_KEY, source);
  return source;
}

function sourceIn(path: string): string | null {
  const named = new URLSearchParams(path.slice(path.indexOf("?") + 1)).get(SOURCE_PARAMETER);
  return named?.slice(0, SOURCE_LENGTH_MAX) || null;
}

/** The mark is set once the server has taken or refused the entry; when it could not decide, the next load asks again. */
async function bindEntry(storage: BrowserStorage, bind: SessionBootstrapActs["bind"]): Promise<void> {
  const entry = storage.get(FIRST_ENTRY_KEY);
  if (!entry?.startsWith(FIRST_ENTRY_PREFIX)) return;
  const bound = await bind(entry).catch(() => null);
  if (bound?.ok || (bound && REFUSED.has(bound.code))) storage.set(FIRST_ENTRY_KEY, `${DONE_MARK}${entry}`);
}
