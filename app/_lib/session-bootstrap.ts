import { FIRST_ENTRY_PREFIX } from "@/server/features/referral/constants";
import type { KnownSession } from "./auth/state";
import type { BrowserStorage } from "./browser-storage";

/** In local storage: the path a visitor first came by. */
export const FIRST_ENTRY_KEY = "cm-first-entry";

/** In local storage: what sent the visitor, by the first `refer` in an address. */
export const SOURCE_KEY = "cm-refer";

/** Before a stored first entry that the server has taken. */
export const DONE_MARK = "~";

const SOURCE_PARAMETER = "refer";
const SOURCE_LENGTH_MAX = 100;

/** What the first load reaches beyond the page's address. */
export interface FirstLoadActs {
  readonly storage: BrowserStorage;
  readonly identify: (person: { readonly id: string; readonly email: string }, from: string | null) => void;
  readonly trackSignedIn: (provider: string) => void;
  /** Binds the account to who invited it. Throws when the server cannot be asked. */
  readonly bind: (firstEntry: string) => Promise<{ readonly ok: boolean }>;
}

export interface FirstLoad {
  /** Once for each account the page is shown to; more often does nothing.
   * @param session the session the page keeps
   * @param path the path and query of the address the visitor sees */
  run(session: KnownSession | null, path: string): Promise<void>;
}

/** What happens when a page has been loaded. One for each load of the page: an effect that runs twice, or a page that is
 * made anew, does nothing twice. What failed is tried again by the next load. */
export function createFirstLoad({ storage, identify, trackSignedIn, bind }: FirstLoadActs): FirstLoad {
  const done = new Set<string>();
  return {
    async run(session, path) {
      rememberEntry(storage, path);
      const from = rememberSource(storage, path);
      if (!session || done.has(session.user.id)) return;
      const { id, email = "", app_metadata } = session.user;
      done.add(id);
      identify({ id, email }, from);
      trackSignedIn(app_metadata.provider ?? "unknown");
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
  // The page somebody came by may have been left before its script ran: then only its path is known, and comes first.
  const source = sourceIn(storage.get(FIRST_ENTRY_KEY) ?? "") ?? sourceIn(path);
  if (source) storage.set(SOURCE_KEY, source);
  return source;
}

function sourceIn(path: string): string | null {
  const named = new URLSearchParams(path.slice(path.indexOf("?") + 1)).get(SOURCE_PARAMETER);
  return named?.slice(0, SOURCE_LENGTH_MAX) || null;
}

/** The mark is set on success only, so that a failure leaves the entry to the next load. */
async function bindEntry(storage: BrowserStorage, bind: FirstLoadActs["bind"]): Promise<void> {
  const entry = storage.get(FIRST_ENTRY_KEY);
  if (!entry?.startsWith(FIRST_ENTRY_PREFIX)) return;
  const { ok } = await bind(entry).catch(() => ({ ok: false }));
  if (ok) storage.set(FIRST_ENTRY_KEY, `${DONE_MARK}${entry}`);
}
