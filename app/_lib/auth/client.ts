import { AuthClient, type Session } from "@supabase/auth-js";
import { SESSION_PATH } from "@/server/features/session/constants";
import { STORAGE_KEY } from "./constants";
import type { AuthChange } from "./state";

/** The session as the auth client's storage holds it. It lives as long as the page: the tokens are in a cookie that no
 * script can read, and the server puts a word in their place. */
let stored: string | null = null;
let started = false;

/** Keeps the browser's session alive and reports its changes: the auth client looks at it every 30 seconds while the
 * tab is in front, and has the server renew it when 90 are left. Called again, it takes up the session of now.
 * @throws {Error} when the server cannot be asked; nobody is signed out by that */
export async function followSession(receive: (change: AuthChange) => void): Promise<void> {
  const session = await readSession();
  stored = session && JSON.stringify(session);
  if (!session) receive({ event: "SIGNED_OUT", session: null });
  else if (!started) start(receive);
}

/** There is no session to keep alive any more. */
export function forgetSession(): void {
  stored = null;
}

function start(receive: (change: AuthChange) => void): void {
  started = true;
  const client = new AuthClient({
    url: new URL(SESSION_PATH, location.origin).href,
    storageKey: STORAGE_KEY,
    storage: {
      getItem: (key) => (key === STORAGE_KEY ? stored : null),
      setItem: (key, value) => {
        if (key === STORAGE_KEY) stored = value;
      },
      removeItem: (key) => {
        if (key === STORAGE_KEY) stored = null;
      },
    },
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
  });
  client.onAuthStateChange((event, session) => receive({ event, session }));
}

async function readSession(): Promise<Session | null> {
  const response = await fetch(SESSION_PATH, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`The session cannot be read: ${response.status}.`);
  const { session } = (await response.json()) as { session: Session | null };
  return session;
}
